"""The C text of a row's loops, and of what all C of a row is built from. Templates place these strings."""

from __future__ import annotations

import textwrap

from . import formula
from .layout import Group, block, filled
from .printing import to_c
from .signature import C_TYPES

FLOAT_TYPES = ("float", "double")


def comment(text: str) -> str:
    """A C comment, wrapped; the text may not end it."""
    words = text.replace("*/", "* /").split(" ")
    rows, line = [], "/*"
    for word in words:
        if len(line) + len(word) > 95 and line != "/*":
            rows.append(line.rstrip())
            line = "  "
        line += " " + word
    return "\n".join([*rows, line + " */"])


def heading(row) -> str:
    """The comment above a row's C: signature, formula, place."""
    return comment(f"{row.signature} = {row.summary}")


def scalar_lines(parameters, names, ctype: str) -> list[str]:
    """Declares the Scalars that a formula reads, in the loop's own type."""
    field = "f" if ctype in FLOAT_TYPES else "i"
    read = [p for p in parameters if p.kind == "scalar" and p.name in names]
    return [f"    const {ctype} {p.name} = ({ctype})option[{p.s}].{field};" for p in read]


def macro_line(
    macro: str, head: list[str], operands: list[tuple[str, str]], expression: str
) -> str:
    """`LOOP2(float, float, input, float, other, input + other)`; a long formula goes to lines of its own."""
    opening = f"    {macro}{len(operands)}(" + ", ".join(
        [*head, *(f"{ctype}, {name}" for ctype, name in operands)]
    )
    if len(opening) + len(expression) < 98:
        return f"{opening}, {expression})"
    if len(opening) > 98:
        cut = opening.rindex(", ", 0, 98)
        opening = f"{opening[:cut]},\n        {opening[cut + 2 :]}"
    return "\n".join([opening + ",", *wrapped_expression(expression + ")", 8)])


def wrapped_expression(text: str, indent: int) -> list[str]:
    """A long expression, broken at spaces."""
    space = " " * indent
    return textwrap.wrap(
        text, 100, initial_indent=space, subsequent_indent=space + "    ", break_long_words=False
    )


def function(opening: str, scalars: list[str], body: str) -> str:
    """A loop: on one line where it fits, else its statements on lines of their own."""
    single = f"{opening} {{ {body.strip()} }}"
    if not scalars and "\n" not in body and len(single) <= 100:
        return single
    return "\n".join([opening + " {", *scalars, body, "}"])


def operand_type(dtype: str | None, own: str) -> str:
    """The C type of an operand: fixed, or the row's."""
    return C_TYPES[dtype or own]


# Forward loops


def loops(row) -> str:
    """One loop per element type, of a loop or random row."""
    return "\n".join(forward_loop(row, dtype) for dtype in row.loop_dtypes)


def forward_loop(row, dtype: str) -> str:
    """`LOOP(tanh_float) { LOOP1(float, float, input, f_tanh(input)) }`."""
    ctype = C_TYPES[dtype]
    result = operand_type(row.results[0].dtype, dtype)
    operands = [(operand_type(p.dtype, dtype), p.name) for p in loop_tensors(row)]
    if row.body.kind == "random":
        operands.insert(0, (random_type(dtype), source_of(row)))
    body = macro_line("LOOP", [result], operands, to_c(row.body.tree, ctype))
    return function(
        f"LOOP({row.op}_{dtype.lower()})",
        scalar_lines(row.scalars, formula.names(row.body.tree), ctype),
        body,
    )


def loop_tensors(row) -> tuple:
    """The tensor parameters that a forward loop reads; a random row in place only fills its first."""
    skip = row.body.kind == "random" and row.only_inplace
    return row.tensors[1:] if skip else row.tensors


def random_type(dtype: str) -> str:
    """Integers are drawn through doubles."""
    return C_TYPES[dtype] if dtype in ("Float", "Double") else "double"


def source_of(row) -> str:
    """`uniform` or `normal`."""
    return "normal" if "normal" in formula.functions(row.body.tree) else "uniform"


def loop_table(row, prefix: str, dtypes) -> str:
    """`{[TH_FLOAT] = tanh_float, ...}`."""
    return Group(
        "{", tuple(f"[TH_{dtype.upper()}] = {prefix}_{dtype.lower()}" for dtype in dtypes), "}"
    )


def structure(declaration: str, fields: list) -> str:
    """A static initializer, a few fields a line."""
    lines, words = [], []
    for name, value in fields:
        if isinstance(value, Group):
            lines += filled(words, 4, ",")
            lines.append(block(Group(f".{name} = " + value.open, value.parts, value.close), 4, ","))
            words = []
        else:
            words.append(f".{name} = {value}")
    return "\n".join([declaration + " = {", *lines, *filled(words, 4, ","), "};"])


def type_word(dtype: str | None) -> str:
    """TH_SAME, or the fixed type."""
    return f"TH_{dtype.upper()}" if dtype else "TH_SAME"


def bits(indices) -> str:
    """A mask in decimal."""
    return str(sum(1 << index for index in indices))


def pointwise_structure(row) -> str:
    """What th_pointwise needs to know of a loop row."""
    divisors = formula.divisors(row.body.tree)
    fields = [("op", f'"{row.op}"'), ("dtypes", row.dtype_mask), ("inputs", str(len(row.tensors)))]
    if either := [p for p in row.tensors if p.kind == "either"]:
        fields.append(("either", bits(p.t for p in either)))
        fields.append(("either_slot", Group("{", tuple(f"[{p.t}] = {p.s}" for p in either), "}")))
    fields.append(("types", Group("{", tuple(type_word(p.dtype) for p in row.tensors), "}")))
    fields.append(("result", type_word(row.results[0].dtype)))
    if mask := [p.t for p in row.tensors if p.name in divisors]:
        fields.append(("divisors", bits(mask)))
    if row.scalars:
        fields.append(("scalars", str(len(row.scalars))))
    fields.append(("loops", loop_table(row, row.op, row.loop_dtypes)))
    return structure(f"static const pointwise {row.op}_row", fields)


def random_structure(row) -> str:
    """What th_random needs to know of a random row."""
    fields = [
        ("op", f'"{row.op}"'),
        ("dtypes", row.dtype_mask),
        ("inputs", str(len(loop_tensors(row)))),
    ]
    fields += [("normal", "true")] if source_of(row) == "normal" else []
    fields += [("fills", "true")] if row.only_inplace else []
    fields += [("scalars", str(len(row.scalars)))] if row.scalars else []
    fields.append(("loops", loop_table(row, row.op, row.loop_dtypes)))
    return structure(f"static const random_row {row.op}_row", fields)
