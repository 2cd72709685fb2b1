"""The CUDA text of loop rows: one template per formula, one instance per element type."""

from __future__ import annotations

from ..model.bodies import lets_of, reads_of
from ..model.signature import C_TYPES
from .expressions import to_c
from .literals import comment
from .loops import Local, Operand, Store, gradient_operands, let_locals


def ctype_of(dtype: str | None) -> str:
    """A fixed type, or the template's T."""
    return C_TYPES[dtype] if dtype else "T"


class Kernel:
    """A formula as a device function over where its operands lie, and a kernel for each element
    type.
    """

    def __init__(self, row, name, heading, formulas, operands, dtypes, lets) -> None:
        self.row, self.name, self.heading, self.dtypes, self.given = (
            row,
            name,
            heading,
            dtypes,
            lets,
        )
        self.formulas, self.operands = formulas, operands
        trees = [tree for _, _, tree in formulas]
        self.names = {each for tree in trees for each in reads_of(tree, lets)}
        self.used = lets_of(trees, lets)

    @property
    def count(self) -> int:
        """Outputs and inputs together."""
        return len(self.formulas) + len(self.operands)

    @property
    def inputs(self) -> list[Operand]:
        """The operands that formulas read, behind the outputs."""
        first = len(self.formulas)
        return [
            Operand(ctype_of(dtype), name, first + k)
            for k, (name, dtype) in enumerate(self.operands)
            if name in self.names
        ]

    @property
    def options(self) -> list[Local]:
        """Scalars, ints and bools; of a reduction's gradient the count behind them."""
        found = []
        for p in self.row.options:
            if p.name in self.names:
                slot = p.slot if p.group == "s" else self.row.slots["s"] + p.slot
                ctype = {"bool": "bool", "int": "auto"}.get(p.kind, "T")
                text = (
                    f"option.at[{slot}].i != 0"
                    if p.kind == "bool"
                    else f"number<T>(option, {slot})"
                )
                found.append(Local(ctype, f"in_{p.name}", text))
        if "count" in self.names:
            found.append(
                Local(
                    "T",
                    "in_count",
                    f"number<T>(option, {self.row.slots['s'] + self.row.slots['n']})",
                )
            )
        return found

    @property
    def lets(self) -> tuple[Local, ...]:
        return let_locals(self.used, "T", self.spelled)

    @property
    def spelled(self) -> dict[str, str]:
        return {name: f"in_{name}" for name, _ in self.operands}

    @property
    def stores(self) -> list[Store]:
        return [
            Store(ctype_of(dtype), name, to_c(tree, "T", self.spelled))
            for name, dtype, tree in self.formulas
        ]


def kernels(row) -> list[Kernel]:
    """The forward kernel of a loop row, and those of its gradients."""
    written = {**{r.name: r.dtype for r in row.results}, **{p.name: p.dtype for p in row.states}}
    formulas = [(name, written[name], read.tree) for name, read in row.body.formulas.items()]
    operands = [(p.name, p.dtype) for p in row.tensors]
    heading = comment(f"{row.signature} = {row.summary}")
    found = [Kernel(row, row.op, heading, formulas, operands, row.loop_dtypes, row.lets)]
    for gradient in row.gradients:
        if row.plain(gradient) is None:
            operands = [(name, fixed) for name, _, fixed in gradient_operands(row, gradient)]
            formulas = [(gradient.key, None, gradient.tree)]
            heading = comment(f"d {gradient.comma_names} = {gradient.text}")
            name = f"{row.op}_{gradient.key}"
            found.append(
                Kernel(row, name, heading, formulas, operands, row.floating_dtypes, gradient.lets)
            )
    return found


def ctype(dtype: str) -> str:
    """The C type of an element type."""
    return C_TYPES[dtype]
