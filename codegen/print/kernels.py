"""The calls and declarations of the handwritten functions of a row."""

from __future__ import annotations

from collections.abc import Iterable

from ..model.rows import Row
from ..model.signature import Parameter, Signature
from .layout import filled


def kernel_parameters(row: Row) -> tuple[Parameter, ...]:
    """Return the parameters of a handwritten kernel; the output of an update or view replaces its first tensor."""
    hidden = row.tensors[0] if row.body.kind in ("update", "view") else None
    return tuple(p for p in read_parameters(row) if p is not hidden)


def read_parameters(row: Row) -> tuple[Parameter, ...]:
    """Return the parameters that handwritten functions read: all but bools that select an overload."""
    return tuple(p for p in row.parameters if p.kind != "fixed")


def call_text(name: str, arguments: list[str]) -> str:
    """Return a call after `return`, with line breaks."""
    whole = f"{name}({', '.join(arguments)})"
    return whole if len(whole) < 84 else "\n".join([f"{name}(", *filled(arguments, 8, ")")])


def argument(p: Parameter) -> str:
    """Return an argument of a handwritten function, read from `call *c`."""
    if p.kind == "ints":
        return f"c->n + {p.slot}" if p.slot else "c->n"
    number = f", c->s[{p.number}]" if p.kind == "either" else ""
    return f"c->{p.group}[{p.slot}]{number}"


def like_argument(p: Parameter, other: Parameter) -> str:
    """Return an argument of the function of the row that this one is like, which may take a list of any length."""
    return f"(ints){{c->n + {p.slot}, {p.length}}}" if (p.kind, other.kind) == ("ints", "list") else argument(p)


def declaration(p: Parameter) -> str:
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


def prototypes(row: Row) -> list[str]:
    """Return the declarations of the functions that a row calls, so that a mismatch does not compile."""
    if row.like:
        return []
    if row.body.kind == "view":
        return [declared("view", row.declared, kernel_parameters(row))]
    found = [declared("shape", row.declared, read_parameters(row))] if row.measured else []
    found.append(declared("cpu", row.declared, kernel_parameters(row)))
    if row.cuda == "kernel":
        found.append(declared("cuda", row.declared, kernel_parameters(row)))
    if row.kernel_gradient:
        found.append(declared("backward", row.declared, ()))
    return found


def declared(part: str, signature: Signature, parameters: Iterable[Parameter]) -> str:
    """Return the declaration of a part of a row: shape, cpu, cuda, view or backward."""
    inputs = [declaration(p) for p in parameters]
    if part == "shape":
        return prototype(f"shape_{signature.op}", ["extent *size", *inputs])
    if part == "backward":
        return prototype(f"backward_{signature.op}", ["const saved *s", "tensor *const *grad", "tensor **result"])
    outputs = [f"tensor *to_{result.name}" for result in signature.results]
    return prototype(f"{part}_{signature.op}", [*outputs, *inputs])


def prototype(name: str, parts: list[str]) -> str:
    """Return `int cpu_mm(tensor *to_output, const tensor *in_input, const tensor *in_mat2);`."""
    whole = f"int {name}({', '.join(parts)});"
    return whole if len(whole) <= 100 else "\n".join([f"int {name}(", *filled(parts, 4, ");")])
