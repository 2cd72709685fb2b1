"""`require:` as C: conditions on the numbers of a call in double precision. nan fails all of them."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.formula import Formula, names
from ..model.rows import Row
from ..model.signature import Parameter
from .expressions import to_c
from .literals import c_string


@dataclass(frozen=True)
class Condition:
    """One condition: when it applies, its C text, and the number that an error shows."""

    applies: str  # C text that is true if a Tensor|Scalar is a number and an optional int is given, or ""
    text: str
    rule: str
    name: str
    value: str


def conditions(row: Row) -> list[Condition]:
    """Return the conditions of a row."""
    return [condition(row, read) for read in row.require]


def condition(row: Row, read: Formula) -> Condition:
    """Return `std >= 0` as `c->s[1].f >= 0`."""
    parameters = [p for name in names(read.tree) if (p := row.parameter(name))]
    spelled = {p.name: number_of(p) for p in parameters}
    numbers = [f"!c->t[{p.slot}]" for p in parameters if p.kind == "either"]
    numbers += [f"c->n[{p.slot}] != TH_NONE" for p in parameters if p.nullable]
    shown = parameters[0]
    value = f"c->s[{slot_of(shown)}]" if shown.is_scalar else f"th_integral(c->n[{shown.slot}])"
    text = to_c(read.tree, "double", spelled)
    return Condition(" && ".join(numbers), text, c_string(read.text), c_string(shown.name), value)


def slot_of(p: Parameter) -> int:
    """Return the slot of s of a Scalar, or of the number of a Tensor|Scalar."""
    return p.number if p.kind == "either" else p.slot


def number_of(p: Parameter) -> str:
    """Return the number that a condition compares."""
    return f"c->s[{slot_of(p)}].f" if p.is_scalar else f"c->n[{p.slot}]"
