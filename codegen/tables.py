"""The C text of tables: parameters, forms, rows, overloads, methods with their doc strings."""

from __future__ import annotations

from .backwards import backward_name
from .layout import Group, block, filled
from .rows import OPERATORS

KIND_WORDS = {
    "tensor": "P_TENSOR", "either": "P_EITHER", "scalar": "P_SCALAR", "int": "P_INT", "bool": "P_BOOL",
    "ints": "P_INTS", "list": "P_LIST", "tensors": "P_TENSORS",
}  # fmt: skip


def c_string(text: str) -> str:
    """A C string literal."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def string_lines(text: str, indent: int) -> str:
    """A long text as adjacent literals, one a line of the text, wrapped at words."""
    pieces = []
    for line in text.splitlines(keepends=True):
        while len(line) > 84:
            cut = line.rfind(" ", 20, 84) + 1 or 84
            pieces.append(line[:cut])
            line = line[cut:]
        pieces.append(line)
    return ("\n" + " " * indent).join(c_string(piece) for piece in pieces) or '""'


def parameter_line(p) -> str:
    """`{.name = "beta", .kind = P_SCALAR, .s = 0, ...},`"""
    words = [f'.name = "{p.name}"', f".kind = {KIND_WORDS[p.kind]}"]
    words += [f".t = {p.t}"] if p.is_tensor else []
    words += [f".s = {p.s}"] if p.is_scalar else []
    words += [f".n = {p.n}"] if p.kind in ("int", "bool", "ints", "list") else []
    words += [f".length = {p.length}"] if p.kind == "ints" else []
    words += [".optional = true"] if p.nullable or not p.required else []
    words += [f".preset = {p.c_preset}"] if p.c_preset else []
    words.append(f".type = TH_{p.dtype.upper()}" if p.dtype else ".type = -1")
    return (
        block(Group("{", tuple(words), "}"), 4, ",")
        if len(", ".join(words)) > 90
        else f"    {{{', '.join(words)}}},"
    )


def form_text(form) -> str:
    """`{"tt", {0, 2}}`"""
    return f'{{"{form.letters}", {{{", ".join(map(str, form.parameters))}}}}}'


def form_lines(row) -> str:
    """All forms of a row, as many a line as fit."""
    return "\n".join(filled([form_text(form) for form in row.forms], 4, ","))


def row_fields(row) -> str:
    """The row's line in th_rows, field by field."""
    bits = row.parameter_bits
    fields = [
        f".op = {c_string(row.op)}", f".name = {c_string(row.public)}", f".signature = {long_string(row.signature)}",
        f".doc = {long_string(row.doc)}",
        f".entry = {'NULL' if row.body.kind == 'python' else row.entry}", f".backward = {backward_name(row)}",
        f".params = {row.op}_params" if row.parameters else ".params = NULL",
        f".forms = {row.op}_forms" if row.forms else ".forms = NULL",
        f".nparams = {len(row.parameters)}", f".nforms = {len(row.forms)}", f".tensors = {len(row.tensors)}",
        f".results = {len(row.results)}", f".scalars = {len(row.scalars)}", f".ints = {row.ints}",
        f".flags = {row.flags}", f".dtypes = {row.dtype_mask}", f".id = {row.identifier}",
    ]  # fmt: skip
    if row.gradients:
        fields.append(f".differentiable = {row.differentiable}")
        fields.append(f".reads = {{{', '.join(hexadecimal(reads) for reads, _ in bits)}}}")
        fields.append(f".sizes = {{{', '.join(str(sizes) for _, sizes in bits)}}}")
    return "\n".join(line.rstrip() for line in "\n".join(filled(fields, 8, ",")).splitlines())


def hexadecimal(value: int) -> str:
    """Small masks in decimal, those with results in hexadecimal."""
    return hex(value) if value > 255 else str(value)


def long_string(text: str) -> str:
    """A literal on lines of its own where it is long."""
    return c_string(text) if len(text) < 70 else "\n            " + string_lines(text, 12)


def overload_line(name: str, rows) -> str:
    """`{"max", (const row *const[]){&th_rows[ROW_max], ...}, 3},`"""
    pointers = Group(
        "(const row *const[]){", tuple(f"&th_rows[{row.identifier}]" for row in rows), "}"
    )
    return block(Group("{", (c_string(name), pointers, str(len(rows))), "}"), 4, ",")


def operator_lines(catalogue) -> list[str]:
    """`[OPERATOR_ADD] = NAME_add,` for every operator."""
    lines = []
    for sign, word in OPERATORS.items():
        row = catalogue.by_operator.get(sign)
        lines.append(f"    [OPERATOR_{word}] = {'NAME_' + row.public if row else '-1'},")
    return lines


# Methods


def methods(catalogue) -> list[str]:
    """Public names that are methods."""
    return [name for name, rows in catalogue.by_name.items() if any(row.is_method for row in rows)]


def inplace_methods(catalogue) -> list[str]:
    """Public names with a derived in-place form, without its underscore."""
    return [name for name, rows in catalogue.by_name.items() if any(row.inplace for row in rows)]


def functions(catalogue) -> list[str]:
    """Public names that are functions of the module."""
    return [
        name for name, rows in catalogue.by_name.items() if any(row.is_function for row in rows)
    ]


def docstring(catalogue, name: str, kind: str) -> str:
    """The doc of a method, in-place method or function: a text signature where Python can say it, then each row."""
    chosen = [row for row in catalogue.by_name[name] if applies(row, kind)]
    shown = name + "_" if kind == "inplace" else name
    parts = [usage(row, shown, kind) + "\n\n" + row.doc for row in chosen]
    text = "\n\n".join(parts)
    if len(chosen) == 1 and chosen[0].in_python_order and can_lead(chosen[0], kind):
        text = text_signature(chosen[0], shown, kind) + "\n--\n\n" + chosen[0].doc
    return string_lines(text, 5)


def applies(row, kind: str) -> bool:
    """Whether a row is among what a name of this kind means."""
    return {"method": row.is_method, "inplace": row.inplace, "function": row.is_function}[kind]


def can_lead(row, kind: str) -> bool:
    """A method's text signature needs the tensor in front."""
    return kind == "function" or row.parameters[0] is row.self_parameter


def text_signature(row, name: str, kind: str) -> str:
    """`tanh($self, *, out=None)`, which inspect.signature reads."""
    parameters = row.parameters if kind == "function" else row.parameters[1:]
    inside = ["$module" if kind == "function" else "$self", *(p.python for p in parameters)]
    if kind != "inplace" and not row.without_out:
        inside += ["*", "out=None"]
    return f"{name}({', '.join(inside)})"


def usage(row, name: str, kind: str) -> str:
    """A plain usage line: `addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
    parameters = [p for p in row.parameters if kind == "function" or p is not row.self_parameter]
    inside = [p.python for p in parameters]
    if kind != "inplace" and not row.without_out:
        inside += ["*", "out=None"]
    return f"{name}({', '.join(inside)}) -> {row.result_text}"
