"""The C text of reduce rows: folds, spreads, joins and finishes around the element's part of the step."""

from __future__ import annotations

from . import formula
from .layout import Group
from .native import (
    function,
    loop_table,
    macro_line,
    operand_type,
    scalar_lines,
    structure,
    type_word,
)
from .printing import to_c
from .reader import join_of
from .signature import C_TYPES, FLOATING

# Field of the accumulator, its C type, and the extreme values that infinity stands for.
SIDES = {"floating": ("f", "double"), "integral": ("i", "int64_t")}


def side_of(dtype: str) -> str:
    """Which half of an accumulator a type uses."""
    return "floating" if dtype in FLOATING else "integral"


def sides(row) -> list[str]:
    """The halves that a row needs."""
    return [
        side
        for side in ("integral", "floating")
        if any(side_of(dtype) == side for dtype in row.loop_dtypes)
    ]


def start(row, side: str) -> str:
    """What an accumulator holds before the first element; infinity saturates in integers."""
    text = to_c(row.body.parts["start"], SIDES[side][1])
    if side == "floating":
        return text.replace("(double)", "")
    return {"-(int64_t)INFINITY": "INT64_MIN", "(int64_t)INFINITY": "INT64_MAX"}.get(text, text)


def step_lines(row) -> str:
    """A fold and a spread per element type."""
    return "\n".join(
        step(row, kind, dtype) for dtype in row.loop_dtypes for kind in ("FOLD", "SPREAD")
    )


def step(row, kind: str, dtype: str) -> str:
    """`FOLD(sum_float) { FOLD1(double, th_join_sum, 0, float, input, input) }`."""
    join, part = join_of(row.body.tree)
    ctype = C_TYPES[dtype]
    head = [SIDES[side_of(dtype)][1], f"th_join_{join}", start(row, side_of(dtype))]
    operands = [(operand_type(p.dtype, dtype), p.name) for p in row.tensors]
    body = macro_line(kind, head, operands, to_c(part, ctype))
    name = f"{row.op}_{dtype.lower()}" + ("_each" if kind == "SPREAD" else "")
    return function(f"FOLD({name})", scalar_lines(row.scalars, formula.names(part), ctype), body)


def join_lines(row) -> str:
    """How two accumulators of each half become one."""
    join, _ = join_of(row.body.tree)
    return "\n".join(
        f"static void {row.op}_join_{side}(JOIN_ARGUMENTS) {{ JOIN_EACH({SIDES[side][0]}, th_join_{join}) }}"
        for side in sides(row)
    )


def finishes(row) -> bool:
    """Whether anything is left to do with an accumulator."""
    return row.body.parts["finish"] != formula.Name("acc")


def finish_lines(row) -> str:
    """The last formula, over acc, count and Scalars."""
    tree, texts = row.body.parts["finish"], []
    for side in sides(row) if finishes(row) else ():
        field, ctype = SIDES[side]
        body = f"    FINISH_EACH({field}, {ctype}, {to_c(tree, ctype)})"
        scalars = scalar_lines(row.scalars, formula.names(tree), ctype)
        texts.append(
            function(f"static void {row.op}_finish_{side}(FINISH_ARGUMENTS)", scalars, body)
        )
    return "\n".join(texts)


def defined_when_empty(row) -> bool:
    """Nothing reduces to the start, unless that is an infinity."""
    return "inf" not in row.body.texts["start"]


def per_side(row, suffix: str) -> Group:
    """`{[1] = sum_join_floating}`"""
    index = {"integral": 0, "floating": 1}
    return Group(
        "{", tuple(f"[{index[side]}] = {row.op}_{suffix}_{side}" for side in sides(row)), "}"
    )


def reduction_structure(row) -> str:
    """What th_reduce needs to know."""
    dim, keepdim = row.parameter("dim"), row.parameter("keepdim")
    index = {"integral": ("0", "i"), "floating": ("1", "f")}
    starts = tuple(
        f"[{index[side][0]}] = {{.{index[side][1]} = {start(row, side)}}}" for side in sides(row)
    )
    fields = [
        ("op", f'"{row.op}"'),
        ("dtypes", row.dtype_mask),
        ("inputs", str(len(row.tensors))),
        ("dim", str(dim.n if dim else 255)),
        ("keepdim", str(keepdim.n if keepdim else 255)),
        ("result", type_word(row.results[0].dtype)),
        ("empty", "true" if defined_when_empty(row) else "false"),
    ]
    fields += [("scalars", str(len(row.scalars)))] if row.scalars else []
    fields.append(("start", Group("{", starts, "}")))
    spread = loop_table(row, row.op, row.loop_dtypes)
    spread = Group("{", tuple(part + "_each" for part in spread.parts), "}")
    fields += [("fold", loop_table(row, row.op, row.loop_dtypes)), ("spread", spread)]
    fields.append(("join", per_side(row, "join")))
    fields += [("finish", per_side(row, "finish"))] if finishes(row) else []
    return structure(f"static const reduction {row.op}_row", fields)
