"""The calls and declarations of the handwritten functions of a row."""

from __future__ import annotations

from .layout import filled


def kernel_parameters(row) -> tuple:
    """Return the parameters of a handwritten kernel; the output of an update or view replaces its first tensor."""
    hidden = row.tensors[0] if row.body.kind in ("update", "view") else None
    return tuple(p for p in read_parameters(row) if p is not hidden)


def read_parameters(row) -> tuple:
    """Return the parameters that handwritten functions read: all but bools that select an overload."""
    return tuple(p for p in row.parameters if p.kind != "fixed")


def call_text(name: str, arguments: list[str]) -> str:
    """Return a call after `return`, with line breaks."""
    whole = f"{name}({', '.join(arguments)})"
    return whole if len(whole) < 84 else "\n".join([f"{name}(", *filled(arguments, 8, ")")])


def argument(p) -> str:
    """Return an argument of a handwritten function, read from `call *c`."""
    if p.kind == "ints":
        return f"c->n + {p.slot}" if p.slot else "c->n"
    number = f", c->s[{p.number}]" if p.kind == "either" else ""
    return f"c->{p.group}[{p.slot}]{number}"


def like_argument(p, other) -> str:
    """Return an argument of the function of the row that this one is like, which may take a list of any length."""
    return f"(ints){{c->n + {p.slot}, {p.length}}}" if (p.kind, other.kind) == ("ints", "list") else argument(p)


def declaration(p) -> str:
    """Return a parameter of a handwritten function."""
    name = f"in_{p.name}"
    return {
        "tensor": f"const tensor *{name}",
        "state": f"tensor *{name}",
        "either": f"const tensor *{name}, scalar {name}_number",
        "scalar": f"scalar {name}",
        "int": f"int64_t {name}",
        "dim": f"int64_t {name}",
        "reduction": f"int64_t {name}",
        "word": f"int64_t {name}",
        "bool": f"bool {name}",
        "keepdim": f"bool {name}",
        "ints": f"const int64_t *{name}",
        "list": f"ints {name}",
        "dims": f"ints {name}",
        "tensors": f"tensors {name}",
    }[p.kind]


def prototypes(row) -> list[str]:
    """Return the declarations of the functions that a row calls, so that a mismatch does not compile."""
    found = []
    outputs = [f"tensor *to_{result.name}" for result in row.results]
    work = [*outputs, *(declaration(p) for p in kernel_parameters(row))]
    if row.like:
        return []
    if row.body.kind == "view":
        return [prototype(f"view_{row.op}", work)]
    if row.measured:
        found.append(
            prototype(
                f"shape_{row.op}", ["extent *size", *(declaration(p) for p in read_parameters(row))]
            )
        )
    found.append(prototype(f"cpu_{row.op}", work))
    if row.cuda == "kernel":
        found.append(prototype(f"cuda_{row.op}", work))
    if row.kernel_gradient:
        found.append(
            prototype(
                f"backward_{row.op}", ["const saved *s", "tensor *const *grad", "tensor **result"]
            )
        )
    return found


def prototype(name: str, parts: list[str]) -> str:
    """Return `int cpu_mm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);`."""
    whole = f"int {name}({', '.join(parts)});"
    return whole if len(whole) <= 100 else "\n".join([f"int {name}(", *filled(parts, 4, ");")])
