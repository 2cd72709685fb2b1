"""`require:` as C: conditions over the numbers of a call, in double precision; nan meets none."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.formula import names
from .expressions import to_c
from .literals import c_string


@dataclass(frozen=True)
class Condition:
    """One condition: where it is asked for, its text in C, and what the refusal shows."""

    applies: str  # C text that is true where a Tensor|Scalar is a number; or nothing
    text: str
    rule: str
    name: str
    value: str


def conditions(row) -> list[Condition]:
    """The conditions of a row."""
    return [condition(row, read) for read in row.require]


def condition(row, read) -> Condition:
    """`std >= 0` as `c->s[1].f >= 0`."""
    read_names = names(read.tree)
    parameters = [row.parameter(name) for name in read_names]
    spelled = {p.name: number_of(p) for p in parameters}
    numbers = [f"!c->t[{p.slot}]" for p in parameters if p.kind == "either"]
    shown = parameters[0]
    value = f"c->s[{slot_of(shown)}]" if shown.is_scalar else f"th_integral(c->n[{shown.slot}])"
    text = to_c(read.tree, "double", spelled)
    return Condition(" && ".join(numbers), text, c_string(read.text), c_string(shown.name), value)


def slot_of(p) -> int:
    """The slot of s of a Scalar or of a Tensor|Scalar's number."""
    return p.number if p.kind == "either" else p.slot


def number_of(p) -> str:
    """What a condition compares: the number itself."""
    return f"c->s[{slot_of(p)}].f" if p.is_scalar else f"c->n[{p.slot}]"
