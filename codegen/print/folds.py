"""Folds of reduce rows for the template: into one accumulator, or into several with a struct and a step function."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..model.bodies import Accumulator, lets_of, reads_of
from ..model.derivative import times
from ..model.elements import TRUTHS, is_compute_bound, join_of
from ..model.formula import Binary, Call, Name, Node, parse, replaced
from ..model.rows import Row
from ..model.signature import C_TYPES, COMPLEX, FLOATING
from .expressions import to_c
from .loops import Local, Operand, element_type, is_wide, let_locals, option_locals
from .sides import Side, side_of

# Types of the lanes that count truth values, by element type.
LANES = {"uint8_t": "uint8_t", "int8_t": "uint8_t", "int16_t": "uint16_t", "int32_t": "uint32_t",
         "int64_t": "uint64_t", "float": "uint32_t", "double": "uint64_t"}  # fmt: skip
WIDER = {"uint8_t": "int16_t", "int8_t": "int16_t", "int16_t": "int32_t"}  # hold the sum of a fold's elements


def computes_wide(row: Row) -> bool:
    """Return whether a step computes in the type of its accumulators, because products of floats may exceed floats."""
    steps = [a.step.tree for a in row.body.accumulators]
    lets = [let.tree for let in lets_of(steps, row.lets).values()]
    return not row.body.simple and not is_wide([*steps, *lets], "float")


def searched(row: Row) -> int:
    """Return 1 or 2 if the steps keep the first index of the largest or smallest element, nan counting as such.

    A search with vectors replaces these folds on CPUs.
    """
    body = row.body
    if body.kind != "reduce" or len(body.accumulators) != 2 or len(row.tensors) != 1:
        return 0
    (position, best), x = body.accumulators, row.tensors[0].name
    for number, sign in enumerate("><", 1):
        wins = f"{position.name} < 0 or {x} {sign} {best.name} or isnan({x}) and not isnan({best.name})"
        if [a.step.tree for a in (position, best)] == [
            parse(f"select({wins}, index, {position.name})"), parse(f"select({wins}, {x}, {best.name})")
        ] and [read.tree for read in body.finish.values()] == [Name(position.name)]:  # fmt: skip
            return number
    return 0


def below(tree: Node, x: str, top: str) -> Node:
    """Return a step's formula where x is at most `top`: the selections whose condition is `x > top` are decided."""

    above = Binary(">", Name(x), Name(top))

    def decide(node: Node) -> Node | None:
        if isinstance(node, Call) and node.function == "select" and node.arguments[0] == above:
            return below(node.arguments[2], x, top)
        if isinstance(node, Binary) and node.operator == "*":
            return times(below(node.left, x, top), below(node.right, x, top))
        return None

    return replaced(tree, decide)


def body_of(template: str, **parameters: str) -> str:
    """Return the lines that include a template of csrc/walk as the body of a function.

    >>> print(body_of("folds/floats", PART="in_input[i]"))
    #define PART in_input[i]
    #include "walk/folds/floats.h"
    """
    defines = [f"#define {name} {text}\n" for name, text in parameters.items()]
    return f'{"".join(defines)}#include "walk/{template}.h"'


@dataclass(frozen=True)
class Fold:
    """The fold of a row for one element type."""

    row: Row
    dtype: str

    @property
    def name(self) -> str:
        """`sum_float`"""
        return f"{self.row.op}_{self.dtype.lower()}"

    @property
    def spread_name(self) -> str:
        """`sum_each_float`"""
        return f"{self.row.op}_each_{self.dtype.lower()}"

    @cached_property
    def side(self) -> Side:
        return Side(self.row, side_of(self.dtype))

    @property
    def ctype(self) -> str:
        """The C type of an element."""
        return C_TYPES[self.dtype]

    @cached_property
    def trees(self) -> list[Node]:
        """The formulas that read an element."""
        return [a.step.tree for a in self.row.body.accumulators]

    @cached_property
    def names(self) -> set[str]:
        return {name for tree in self.trees for name in reads_of(tree, self.row.lets)}

    @cached_property
    def inputs(self) -> tuple[Operand, ...]:
        """The tensors that the step reads."""
        return tuple(
            Operand(element_type(p.dtype, self.dtype), p.name, k)
            for k, p in enumerate(self.row.tensors)
            if p.name in self.names
        )

    @property
    def step_inputs(self) -> list[Operand]:
        """The inputs of a scan, without those that only its results read."""
        return [o for o in self.inputs if o.name in self.names]

    @cached_property
    def options(self) -> tuple[Local, ...]:
        return option_locals(self.row, self.names, self.ctype)

    @cached_property
    def has_step(self) -> bool:
        """Whether the step is a separate function: for several accumulators, or subexpressions."""
        return not self.row.body.simple and not self.row.extremes or bool(self.lets)

    @cached_property
    def given_type(self) -> str:
        """The type in which the step computes; several accumulators of plain arithmetic read floats as doubles."""
        return "double" if self.ctype == "float" and computes_wide(self.row) else self.ctype

    @cached_property
    def lets(self) -> tuple[Local, ...]:
        """Subexpressions of the step, by parameter name."""
        return let_locals(lets_of(self.trees, self.row.lets), self.given_type, self.row_names)

    @cached_property
    def row_names(self) -> dict[str, str]:
        """The text of each name in a step. An extreme of floats is a float, so that its functions have more lanes."""
        accumulators = {
            a.name: f"(float)acc.{a.name}" if self.given_type == "float" and self.is_extreme(a) else f"acc.{a.name}"
            for a in self.row.body.accumulators
        }
        return ({} if self.row.body.simple else accumulators) | {"index": "index"}

    def is_extreme(self, accumulator: Accumulator) -> bool:
        """Return whether an accumulator is the largest or smallest element of an input."""
        inputs = [Name(o.name) for o in self.inputs]
        return accumulator.derived in [(join, x) for join in ("max", "min") for x in inputs]

    @cached_property
    def parts(self) -> Node | None:
        """What each element adds to the second accumulator if the first one is the largest element, or None.

        Such a fold takes two passes: the extreme of a piece, then a sum whose parts depend on nothing else.
        """
        if len(self.row.body.accumulators) != 2 or self.lets or self.options or len(self.inputs) != 1:
            return None
        top, total = self.row.body.accumulators
        x = self.inputs[0].name
        if top.derived != ("max", Name(x)):
            return None
        join, part = join_of(below(total.step.tree, x, top.name), total.name) or (None, None)
        return part if join == "sum" else None

    @property
    def parts_opening(self) -> str:
        """The head of the function of a part."""
        x, top = self.inputs[0].name, self.row.body.accumulators[0].name
        return f"STEP {self.given_type} {self.parts_name}({self.given_type} in_{x}, {self.given_type} {top})"

    @property
    def parts_result(self) -> str:
        """The part as text."""
        top = self.row.body.accumulators[0].name
        return to_c(self.parts, self.given_type, {top: top}) if self.parts else ""

    @property
    def parts_name(self) -> str:
        """`logsumexp_part_float`"""
        return f"{self.row.op}_part_{self.dtype.lower()}"

    @property
    def several(self) -> str:
        """The body of a fold into several accumulators."""
        if self.row.extremes:
            return self.extreme("folds/extreme", f"in_{self.inputs[0].name}[i]")
        side, op = self.side, self.row.op
        if not self.parts:
            return body_of("folds/steps", SET=side.struct, JOIN=f"{op}_join_{side.name}",
                           START=f"{op}_start_{side.name}", PART=self.part)  # fmt: skip
        return body_of("folds/parts", SET=side.struct, T=self.ctype, MERGE=side.join, STEPPED=self.part,
                       ELEMENT=f"in_{self.inputs[0].name}[i]", RELATIVE=self.parts_name)  # fmt: skip

    def extreme(self, template: str, part: str) -> str:
        """The body of a fold into the smallest or largest element, or both."""
        low, high = (str(self.row.extremes.get(join, -1)) for join in ("min", "max"))
        return body_of(template, ACC=self.side.ctype, T=self.ctype, LOW=low, HIGH=high, PART=part)

    @property
    def spread_steps(self) -> str:
        """The body of a fold along outer dims into several accumulators, by their step."""
        return body_of("folds/spread_steps", SET=self.side.struct, PART=self.spread_part)

    @property
    def spread_several(self) -> str:
        """The body of a fold along outer dims into several accumulators."""
        if self.row.extremes:
            return self.extreme("folds/spread_extreme", f"in_{self.inputs[0].name}[i]")
        if not self.parts:
            return self.spread_steps
        return body_of("folds/spread_parts", SET=self.side.struct, T=self.ctype, MERGE=self.side.join,
                       ELEMENT=f"in_{self.inputs[0].name}[i]", RELATIVE=self.parts_name)  # fmt: skip

    @cached_property
    def element(self) -> Node:
        """What a simple step adds, multiplies or compares."""
        element: Node = self.row.body.accumulators[0].derived[1]
        return element

    @cached_property
    def part(self) -> str:
        """The value that a simple step adds, multiplies or compares, at element i."""
        if self.has_step:
            return self.call("i", "first + i")
        spelled = {o.name: f"in_{o.name}[i]" for o in self.inputs} | {"index": "(first + i)"}
        return to_c(self.element, self.ctype, spelled)

    @property
    def single(self) -> str:
        """The body of a simple fold: `folds/floats.h` sums floats. Truths, extremes, small integers have lanes."""
        side, part = self.side, self.element
        if side.join == "th_join_sum" and getattr(part, "operator", None) in TRUTHS:
            return body_of("folds/truths", ACC=side.ctype, LANE=LANES[self.ctype], PART=self.part)
        if self.row.extremes:
            return self.extreme("folds/extreme", self.part)
        if side.join == "th_join_sum" and self.ctype in WIDER and part in [Name(o.name) for o in self.inputs]:
            return body_of("folds/integers", ACC=side.ctype, LANE=WIDER[self.ctype], PART=self.part)
        if side.join == "th_join_sum" and self.dtype in FLOATING and self.calls:
            return body_of("folds/stored", T=self.ctype, PART=self.part)
        if self.ctype == "float" and side.join == "th_join_sum":
            return body_of("folds/floats", PART=self.part)
        if self.adds_pairs:
            return body_of("folds/pairs", T=self.part_type, PAIRS=f"in_{self.inputs[0].name}", PART=self.part)
        return body_of("folds/each", ACC=side.ctype, JOIN=side.join, START=side.starts[0], PART=self.part)

    @property
    def adds_pairs(self) -> bool:
        """Whether the fold adds complex elements, whose real and imaginary parts alternate."""
        inputs = [Name(o.name) for o in self.inputs]
        return self.dtype in COMPLEX and self.row.body.accumulators[0].derived in [("sum", x) for x in inputs]

    @property
    def part_type(self) -> str:
        """The C type of the parts of complex elements."""
        return self.ctype.removeprefix("complex")

    @property
    def spread_pairs(self) -> str:
        """The body of a fold along outer dims that adds complex elements as twice as many parts."""
        parts = f"const {self.part_type} *parts = (const {self.part_type} *)in_{self.inputs[0].name};"
        body = (body_of("folds/spread_floats", PART="parts[i]") if self.part_type == "float" else
                body_of("folds/spread_each", ACC="double", JOIN="th_join_sum", PART="parts[i]"))  # fmt: skip
        return f"    {parts}\n    count *= 2;\n    rows.pitch *= 2;\n{body}"

    @property
    def calls(self) -> bool:
        """Whether a part takes longer than storing it, because its formula calls costly functions."""
        lets = (let.tree for let in lets_of(self.trees, self.row.lets).values())
        return any(map(is_compute_bound, (*self.trees, *lets)))

    @property
    def spread_single(self) -> str:
        """The body of a simple fold along outer dims: `folds/spread_floats.h` sums floats."""
        side = self.side
        if self.row.extremes:
            return self.extreme("folds/spread_extreme", self.spread_part)
        if self.ctype == "float" and side.join == "th_join_sum" and "index" not in self.spread_part:
            return body_of("folds/spread_floats", PART=self.spread_part)
        if self.adds_pairs:
            return self.spread_pairs
        return body_of("folds/spread_each", ACC=side.ctype, JOIN=self.spread_join, PART=self.spread_part)

    @property
    def spread_join(self) -> str:
        """The function that joins a part to its accumulator."""
        is_wide = self.ctype == "float" and self.side.join == "th_join_sum"
        return "th_join_wide" if is_wide else self.side.join

    @cached_property
    def spread_part(self) -> str:
        """The part if element i belongs to accumulator i; all of a row have its index."""
        if self.has_step:
            return self.call("i", "index")
        spelled = {o.name: f"in_{o.name}[i]" for o in self.inputs} | {"index": "index"}
        return to_c(self.element, self.ctype, spelled)

    @cached_property
    def printed(self) -> tuple[object, ...]:
        """What the C shows of the fold besides its name: equal folds of a section are printed once."""
        return self.dtype, self.inputs, self.options, self.part, self.spread_part, self.side.join, self.side.starts

    def call(self, element: str, index: str) -> str:
        """`logsumexp_step_float(acc, in_input[i], first + i, option)`"""
        acc = [] if self.row.body.simple else ["acc"]
        given = [*acc, *(f"in_{o.name}[{element}]" for o in self.step_inputs), index, "option"]
        return f"{self.row.op}_step_{self.dtype.lower()}({', '.join(given)})"

    @property
    def step_opening(self) -> str:
        """The head of the step function."""
        result = self.ctype if self.row.body.simple else self.side.struct
        acc = [] if self.row.body.simple else [f"{result} acc"]
        given = [f"{self.given_type if o.ctype == self.ctype else o.ctype} in_{o.name}" for o in self.step_inputs]
        inside = [*acc, *given, "UNUSED int64_t index", "UNUSED const scalar *option"]
        return f"STEP {result} {self.row.op}_step_{self.dtype.lower()}({', '.join(inside)})"

    @property
    def step_result(self) -> str:
        """The result of the step: the part, or the next value of every accumulator."""
        body = self.row.body
        if body.simple:
            return to_c(body.accumulators[0].derived[1], self.ctype, self.row_names)
        values = [to_c(a.step.tree, self.side.ctype, self.row_names) for a in body.accumulators]
        return self.side.set_of(values)


@dataclass(frozen=True)
class RestFold(Fold):
    """The fold of the rest of a step, which reads parts of it as operands: see parts.py."""

    rest: Node
    operands: tuple[str, ...]

    @property
    def name(self) -> str:
        """`kl_div_rest_float`"""
        return f"{self.row.op}_rest_{self.dtype.lower()}"

    @cached_property
    def trees(self) -> list[Node]:
        return [self.rest]

    @cached_property
    def element(self) -> Node:
        return self.rest

    @cached_property
    def inputs(self) -> tuple[Operand, ...]:
        return tuple(Operand(self.ctype, name, k) for k, name in enumerate(self.operands))

    @property
    def calls(self) -> bool:
        """As the whole fold, which adds in the same order."""
        return Fold(self.row, self.dtype).calls


def folds(row: Row) -> list[Fold]:
    """Return a fold for each element type that folds read."""
    return [Fold(row, dtype) for dtype in row.folded_dtypes]
