"""The C text of a row's entry, and the prototypes of the hand-written functions that it calls."""

from __future__ import annotations

from .layout import Group, block, filled

DRIVERS = {"loop": "th_pointwise", "reduce": "th_reduce", "random": "th_random"}


def entry(row) -> str:
    """`int th_<op>(call *c)`: every check, the output, the work."""
    if row.body.kind in DRIVERS:
        return f"int {row.entry}(call *c) {{ return {DRIVERS[row.body.kind]}(&{row.op}_row, c); }}"
    steps = [check_dtypes(), *entry_steps(row)]
    extents = f"    extent size{'s' if len(row.results) > 1 else ''}" + (
        f"[{len(row.results)}]" * (len(row.results) > 1)
    )
    lines = [
        f"int {row.entry}(call *c) {{",
        f"    const row *r = &th_rows[{row.identifier}];",
        "    dtype type;",
        *([extents + ";"] if row.body.kind != "view" else []),
        "    const int failed = " + " ||\n        ".join(steps) + ";",
        *(["    if (!failed)", "        th_update(c->out[0]);"] if row.body.kind == "view" else []),
        "    return th_finish(c, -failed);",
        "}",
    ]
    return "\n".join(lines)


def check_dtypes() -> str:
    """Types and devices of all tensors; of a creation row the type of what it makes."""
    return "th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type)"


def entry_steps(row) -> list[str]:
    """Sizes, outputs and the kernel, each nonzero on failure."""
    if row.body.kind == "view":
        return [
            "!th_viewed(r->op, c)",
            kernel_call(f"th_{row.op}_view", ["c->out[0]"], without_first(row)),
        ]
    many = len(row.results) > 1
    if row.shapes:
        size = "sizes" if many else "&size"
        steps = [f'th_check_shapes(r->op, "{shape_spec(row)}", r->params, r->nparams, c, {size})']
    else:
        steps = [kernel_call(f"th_{row.op}_shape", ["sizes" if many else "&size"], row.parameters)]
    if row.body.kind == "update":
        steps.append("!th_updated(r->op, c, &size)")
        return [*steps, kernel_call(f"th_{row.op}_cpu", ["c->out[0]"], without_first(row))]
    for k, result in enumerate(row.results):
        dtype = f"TH_{result.dtype.upper()}" if result.dtype else "type"
        steps.append(f"!th_output(r->op, c, {k}, {dtype}, &{f'sizes[{k}]' if many else 'size'})")
    outputs = [f"c->out[{k}]" for k in range(len(row.results))]
    return [*steps, kernel_call(f"th_{row.op}_cpu", outputs, row.parameters)]


def without_first(row) -> tuple:
    """All parameters but the tensor that is updated or viewed."""
    return tuple(p for p in row.parameters if p is not row.tensors[0])


def kernel_call(name: str, head: list[str], parameters) -> str:
    """A call of a hand-written function, as a step of an entry."""
    group = Group(f"{name}(", (*head, *(p.c_argument for p in parameters)), ")")
    return block(group, 8, " ||").strip().removesuffix(" ||")


def shape_spec(row) -> str:
    """`np,nm,mp->np`: letters per tensor parameter, `*np` where it may be broadcast."""
    inputs = [("*" if p.name in row.broadcast else "") + letters(row, p.name) for p in row.tensors]
    return ",".join(inputs) + "->" + ",".join(letters(row, result.name) for result in row.results)


def letters(row, name: str) -> str:
    """The letters of one tensor."""
    return "".join(row.shapes.get(name, []))


# Prototypes


def prototypes(row) -> list[str]:
    """The hand-written functions that a row calls, declared, so that a mismatch does not compile."""
    found = []
    if row.body.kind == "view":
        found.append(prototype(f"th_{row.op}_view", ["tensor *output"], without_first(row)))
    if row.body.kind in ("kernel", "update"):
        if not row.shapes:
            found.append(prototype(f"th_{row.op}_shape", ["extent *result"], row.parameters))
        outputs = [f"tensor *{free_name(row, result.name)}" for result in row.results]
        parameters = without_first(row) if row.body.kind == "update" else row.parameters
        found.append(prototype(f"th_{row.op}_cpu", outputs, parameters))
    return found


def free_name(row, name: str) -> str:
    """A result's name, unless a parameter has it."""
    return f"{name}_result" if row.parameter(name) else name


def prototype(name: str, head: list[str], parameters) -> str:
    """`int th_mm_cpu(tensor *output, const tensor *input, const tensor *mat2);`"""
    parts = (*head, *(p.c_declaration for p in parameters))
    whole = f"int {name}({', '.join(parts)});"
    return whole if len(whole) <= 100 else "\n".join([f"int {name}(", *filled(parts, 4, ");")])
