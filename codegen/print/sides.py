"""The sides of accumulators, integral, floating or complex, for the template."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..model.bodies import reads_of
from ..model.evaluate import evaluate
from ..model.rows import Row
from ..model.signature import COMPLEX, FLOATING
from .expressions import to_c
from .literals import c_number
from .loops import Local, option_locals

# Field, C type and index of each side. A complex accumulator is two doubles.
SIDES = {"integral": ("i", "int64_t", 0), "floating": ("f", "double", 1), "complex": ("f", "complexdouble", 2)}


def side_of(dtype: str) -> str:
    """Return the side of an accumulator that a type uses."""
    return "floating" if dtype in FLOATING else "complex" if dtype in COMPLEX else "integral"


@dataclass(frozen=True)
class Side:
    """The side of the accumulators that a fold uses."""

    row: Row
    name: str

    @property
    def field(self) -> str:
        return SIDES[self.name][0]

    @property
    def ctype(self) -> str:
        return SIDES[self.name][1]

    @property
    def index(self) -> int:
        return SIDES[self.name][2]

    @property
    def struct(self) -> str:
        """`logsumexp_floating`: the struct of a set of accumulators."""
        return f"{self.row.op}_{self.name}"

    @property
    def join(self) -> str:
        """`th_join_sum`, or the function of the row."""
        body = self.row.body
        return (
            f"th_join_{body.accumulators[0].derived[0]}"
            if body.simple
            else f"{self.row.op}_join_one_{self.name}"
        )

    @property
    def starts(self) -> tuple[str, ...]:
        """The start values of the accumulators; infinity saturates in integers."""
        return tuple(self.start(float(evaluate(a.start.tree, {}))) for a in self.row.body.accumulators)

    @property
    def start_fields(self) -> str:
        """The start values as an initializer of the row's accumulators."""
        imaginary = [".f = 0"] if self.name == "complex" else []
        return "}, {".join(part for start in self.starts for part in (f".{self.field} = {start}", *imaginary))

    def start(self, value: float) -> str:
        if self.name == "integral" and math.isinf(value):
            return "INT64_MAX" if value > 0 else "INT64_MIN"
        return c_number(int(value) if value.is_integer() or self.name == "integral" else value)

    @property
    def join_result(self) -> str:
        """The joined set of acc and other."""
        accumulators = self.row.body.accumulators
        spelled = {a.name: f"acc.{a.name}" for a in accumulators}
        spelled |= {f"other_{a.name}": f"other.{a.name}" for a in accumulators}
        values = [to_c(a.join.tree, self.ctype, spelled) for a in accumulators]
        return self.set_of(values)

    def set_of(self, values: list[str]) -> str:
        """Return a set of accumulators as an expression: `(logsumexp_floating){a, b}`."""
        return f"({self.struct}){{{', '.join(values)}}}"

    @property
    def finish_options(self) -> tuple[Local, ...]:
        names = {name for read in self.row.body.finish.values() for name in reads_of(read.tree, {})}
        return option_locals(self.row, names, self.ctype)

    @property
    def finish(self) -> list[str]:
        """A text per result, from acc and count."""
        body = self.row.body
        spelled = {"count": "count"}
        spelled |= {a.name: "acc" if body.simple else f"acc.{a.name}" for a in body.accumulators}
        return [to_c(read.tree, self.ctype, spelled) for read in body.finish.values()]


def sides(row: Row) -> list[Side]:
    """Return the sides that a row needs."""
    return [
        Side(row, name)
        for name in SIDES
        if any(side_of(dtype) == name for dtype in row.folded_dtypes)
    ]
