"""CUDA text of loop, random and reduce rows: a template per formula, and an instance per element type."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from ..model.bodies import lets_of, reads_of
from ..model.catalogue import Section
from ..model.elements import draw_name, is_compute_bound
from ..model.evaluate import evaluate
from ..model.formula import Formula, Node
from ..model.rows import Row
from ..model.signature import C_TYPES, COMPLEX, FLOATING, INTEGERS, Parameter
from .expressions import to_c
from .folds import computes_wide
from .literals import c_number, comment
from .loops import Local, Operand, Store, gradient_operands, let_locals, operands_of

Output: TypeAlias = tuple[str, str | None, Node]  # name, fixed element type and formula


def ctype_of(dtype: str | None) -> str:
    """Return a fixed type, or the template's T."""
    return C_TYPES[dtype] if dtype else "T"


def read_type(dtype: str | None) -> str:
    """Return the type of an input; a mask is read as bytes, which may be other than 0 and 1."""
    return ctype_of("Byte" if dtype == "Bool" else dtype)


# The macros of csrc/cuda/loop.cuh; one with more types stands before those with some of them.
EACH = {"EACH_TYPE": INTEGERS + FLOATING, "EACH_INTEGRAL": INTEGERS, "EACH_FLOATING": FLOATING}


def instances(kind: str, dtypes: Sequence[str], *given: str) -> list[str]:
    """Return the lines that instantiate a formula for element types; GPUs compute no complex tensors.

    >>> instances("KERNEL", ["Byte", "Float", "Double"], "tanh")
    ['EACH_FLOATING(KERNEL_OF, tanh)', 'KERNEL_OF(byte, uint8_t, tanh)']
    """
    left, result, names = [dtype for dtype in dtypes if dtype not in COMPLEX], [], ", ".join(given)
    for each, types in EACH.items():
        if set(types) <= set(left):
            result.append(f"{each}({kind}_OF, {names})")
            left = [dtype for dtype in left if dtype not in types]
    return result + [f"{kind}_OF({dtype.lower()}, {C_TYPES[dtype]}, {names})" for dtype in left]


class Kernel:
    """A formula as a device function of the operands' addresses, and a kernel per element type."""

    def __init__(
        self, row: Row, name: str, heading: str, formulas: list[Output],
        operands: list[tuple[str, str | None]], dtypes: tuple[str, ...], lets: dict[str, Formula],
    ) -> None:  # fmt: skip
        self.row, self.name, self.heading, self.given = row, name, heading, lets
        self.dtypes = dtypes
        self.formulas, self.operands = formulas, operands
        trees = [tree for _, _, tree in formulas]
        self.names = {each for tree in trees for each in reads_of(tree, lets)}
        self.used = lets_of(trees, lets)
        self.computes = any(map(is_compute_bound, [*trees, *(let.tree for let in self.used.values())]))

    @property
    def count(self) -> int:
        """The number of outputs and inputs."""
        return len(self.formulas) + len(self.operands)

    @property
    def rule(self) -> bool:
        """Whether the row may be the rule of an optimizer: it changes all tensors except one, the gradient."""
        states = len(self.row.states)
        return self.name == self.row.op and self.row.changes and 0 < states == len(self.row.tensors) - 1

    @property
    def instances(self) -> list[str]:
        """The lines that make kernels of the formula, of which float's also take narrow floats."""
        narrow = [f"NARROW_KERNELS({self.name})"] if "Float" in self.dtypes else []
        rules = instances("RULE", self.dtypes, self.name) if self.rule else []
        return instances("KERNEL", self.dtypes, self.name) + narrow + rules

    @property
    def inputs(self) -> list[Operand]:
        """The operands that formulas read, after the outputs."""
        first = len(self.formulas)
        return [
            Operand(read_type(dtype), name, first + k)
            for k, (name, dtype) in enumerate(self.operands)
            if name in self.names
        ]

    @property
    def options(self) -> list[Local]:
        """Scalars, ints and bools; for a gradient of a reduction, followed by the count."""
        result = []
        for p in self.row.options:
            if p.name in self.names:
                slot = p.slot if p.group == "s" else self.row.slots["s"] + p.slot
                ctype = {"bool": "bool", "int": "int64_t"}.get(p.kind, "T")
                text = {"bool": f"option.at[{slot}].i != 0", "int": f"whole<T>(option, {slot})"}.get(
                    p.kind, f"number<T>(option, {slot})")
                result.append(Local(ctype, f"in_{p.name}", text))
        if "count" in self.names:
            result.append(
                Local(
                    "T",
                    "in_count",
                    f"number<T>(option, {self.row.slots['s'] + self.row.slots['n']})",
                )
            )
        return result

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


class Draws(Kernel):
    """A formula of a random row, whose draws depend on the element."""

    @property
    def instances(self) -> list[str]:
        return instances("RANDOM_KERNEL", self.dtypes, self.name)

    @property
    def draws(self) -> list[Local]:
        """`const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);`"""
        def text(k: int, source: str) -> str:
            if source == "integers":
                return f"draw_bits(from.from[{k}], i)"
            return f"draw<typename drawn<T>::type>(from.from[{k}], i, {str(source == 'normal').lower()})"

        return [Local("auto", f"in_draw_{k}", text(k, source)) for k, source in enumerate(self.row.body.sources)]

    @property
    def spelled(self) -> dict[str, str]:
        drawn = {draw_name(k): f"in_draw_{k}" for k in range(len(self.row.body.sources))}
        return super().spelled | drawn


def random_kernel(row: Row) -> Draws:
    """Return the kernel of a random row."""
    name = row.changed[0]
    operands = [(p.name, p.dtype) for p in operands_of(row)]
    formulas: list[Output] = [(name, row.fixed_types[name], row.body.formula.tree)]
    return Draws(row, row.op, heading(row), formulas, operands, row.loop_dtypes, row.lets)


class CudaFold:
    """A reduction as a C++ type for elements T: a set of accumulators of type `number`, and its operations."""

    def __init__(self, row: Row) -> None:
        self.row, self.body = row, row.body
        steps = [a.step.tree for a in row.body.accumulators]
        self.names = {name for tree in steps for name in reads_of(tree, row.lets)}
        self.used = lets_of(steps, row.lets)

    @property
    def instances(self) -> list[str]:
        """The lines that make kernels of the fold; reductions of floats also take narrow floats."""
        op, dtypes = self.row.op, self.row.loop_dtypes
        if self.body.kind == "scan":
            return instances("SCAN", dtypes, op, str(self.body.backwards).lower())
        return instances("REDUCTION", dtypes, op) + ([f"NARROW_REDUCTIONS({op})"] if "Float" in dtypes else [])

    @property
    def accumulators(self) -> list[str]:
        return [a.name for a in self.body.accumulators]

    @property
    def inputs(self) -> list[Operand]:
        """The tensors that the step reads."""
        return [
            Operand(read_type(p.dtype), p.name, k)
            for k, p in enumerate(self.row.tensors)
            if p.name in self.names
        ]

    @property
    def finish_inputs(self) -> list[Operand]:
        """The tensors of a scan whose element the results read."""
        read = {name for each in self.body.finish.values() for name in reads_of(each.tree, {})}
        return [Operand(read_type(p.dtype), p.name, k) for k, p in enumerate(self.row.tensors) if p.name in read]

    @property
    def wide(self) -> bool:
        """Whether steps compute in the type of the accumulators."""
        return computes_wide(self.row) or self.body.kind == "scan" and not self.body.simple

    def given(self, operand: Operand) -> str:
        """Return the type in which the step computes."""
        return "number" if operand.ctype == "T" and self.wide else operand.ctype

    @property
    def options(self) -> list[Local]:
        """The numbers that the step reads."""
        return [self.option(p, "T") for p in self.row.options if p.name in self.names]

    @property
    def finish_options(self) -> list[Local]:
        names = {name for read in self.body.finish.values() for name in reads_of(read.tree, {})}
        return [self.option(p, "number") for p in self.row.options if p.name in names]

    def option(self, p: Parameter, ctype: str) -> Local:
        """`const number in_p = numbers<number>::of(option[0]);`"""
        slot = p.slot if p.group == "s" else self.row.slots["s"] + p.slot
        if p.kind == "bool":
            return Local("bool", f"in_{p.name}", f"option[{slot}].i != 0")
        return Local(ctype, f"in_{p.name}", f"numbers<{ctype}>::of(option[{slot}])")

    @property
    def spelled(self) -> dict[str, str]:
        """The text of each name in a step."""
        accumulators = {} if self.body.simple else {a: f"acc.{a}" for a in self.accumulators}
        return accumulators | {"index": "index"}

    @property
    def lets(self) -> tuple[Local, ...]:
        return let_locals(self.used, "number" if self.body.kind == "scan" and self.wide else "T", self.spelled)

    @property
    def starts(self) -> list[str]:
        """The start values of the accumulators; infinity saturates in integers."""
        result = [float(evaluate(a.start.tree, {})) for a in self.body.accumulators]
        ends = {math.inf: "ends<number>::highest()", -math.inf: "ends<number>::lowest()"}
        return [ends.get(value) or c_number(int(value) if value.is_integer() else value) for value in result]

    @property
    def stepped(self) -> list[str]:
        """The next value of each accumulator."""
        if self.body.simple:
            join, part = self.body.accumulators[0].derived
            return [f"th_join_{join}(acc.acc, (number)({to_c(part, 'T', self.spelled)}))"]
        return [f"(number)({to_c(a.step.tree, 'number', self.spelled)})" for a in self.body.accumulators]

    @property
    def joined(self) -> list[str]:
        """The accumulators of acc and other together."""
        if self.body.simple:
            return [f"th_join_{self.body.accumulators[0].derived[0]}(acc.acc, other.acc)"]
        spelled = {a: f"acc.{a}" for a in self.accumulators}
        spelled |= {f"other_{a}": f"other.{a}" for a in self.accumulators}
        return [f"(number)({to_c(a.join.tree, 'number', spelled)})" for a in self.body.accumulators]

    @property
    def finished(self) -> list[str]:
        """A text per result; without `finish` the accumulators are the results."""
        spelled = {"count": "count"} | {a: f"acc.{a}" for a in self.accumulators}
        texts = [to_c(read.tree, "number", spelled) for read in self.body.finish.values()]
        return texts or [f"acc.{a}" for a in self.accumulators]


def heading(row: Row) -> str:
    """Return the comment with the row's formula."""
    return comment(f"{row.signature} = {row.summary}")


def has_source(section: Section) -> bool:
    """Return whether a row of the section has a kernel from its formula."""
    return any(row.cuda == "formula" for row in section.rows)


def kernels(row: Row) -> list[Kernel]:
    """Return the forward kernel of a loop row, and the kernels of its gradients, which reduce rows have too."""
    if row.body.kind == "random":
        return []
    result = [] if row.body.kind in ("reduce", "scan") else [forward(row)]
    for gradient in row.gradients if row.elementwise else ():
        if row.computes_gradient(gradient):
            operands = [(name, fixed) for name, _, fixed in gradient_operands(row, gradient)]
            formulas: list[Output] = [(gradient.key, None, gradient.tree)]
            title = comment(f"d {gradient.comma_names} = {gradient.text}")
            name = f"{row.op}_{gradient.key}"
            result.append(
                Kernel(row, name, title, formulas, operands, row.floating_dtypes, gradient.lets)
            )
    return result


def instances_of(row: Row) -> list[str]:
    """Return the lines that make kernels of a row's formulas."""
    if row.cuda != "formula":
        return []
    own = CudaFold(row).instances if row.body.kind in ("reduce", "scan") else []
    own = random_kernel(row).instances if row.body.kind == "random" else own
    return own + [line for kernel in kernels(row) for line in kernel.instances]


def forward(row: Row) -> Kernel:
    """Return the kernel of a loop row."""
    formulas: list[Output] = [(name, row.fixed_types[name], read.tree) for name, read in row.body.formulas.items()]
    operands = [(p.name, p.dtype) for p in row.tensors]
    return Kernel(row, row.op, heading(row), formulas, operands, row.loop_dtypes, row.lets)
