"""Bodies of rows by kind, and the gradients that belong to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .elements import is_compute_bound, join_of
from .formula import Call, Formula, Name, functions, names, walk
from .keys import WARNINGS
from .signature import Parameter
from .vocabulary import ARITIES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .formula import Node

FILES = ("kernel", "update", "view")
ELEMENTS = "_elements"  # suffix of the op for the elements of a loss


@dataclass(frozen=True)
class Loop:
    """Element formula for each result or Tensor& parameter, by name."""

    formulas: dict[str, Formula]
    kind: str = "loop"

    @property
    def text(self) -> str:
        return formulas_text(self.formulas)

    @property
    def trees(self) -> list[Node]:
        return [read.tree for read in self.formulas.values()]


@dataclass(frozen=True)
class Accumulator:
    """Accumulator of a reduction. `join` is None if it follows from the step."""

    name: str
    start: Formula
    step: Formula
    join: Formula | None

    @property
    def derived(self) -> tuple[str, Node] | None:
        """('sum', E) for a step acc + E, and similar pairs."""
        return join_of(self.step.tree, self.name)


@dataclass(frozen=True)
class Reduction:
    """Accumulators, and the formulas of results, which are empty if the accumulators are the results."""

    accumulators: tuple[Accumulator, ...]
    finish: dict[str, Formula]
    kind: str = "reduce"

    @property
    def simple(self) -> bool:
        """Whether there is one accumulator whose join follows from its step."""
        return len(self.accumulators) == 1 and self.accumulators[0].join is None

    @property
    def text(self) -> str:
        parts = []
        for key in ("start", "step", "join"):
            result = {a.name: getattr(a, key) for a in self.accumulators if getattr(a, key)}
            parts += [f"{key}: {formulas_text(result)}"] if result else []
        parts += [f"finish: {formulas_text(self.finish)}"] if self.finish else []
        return "; ".join(parts)

    @property
    def ordered(self) -> bool:
        """Whether a formula reads the index of the element."""
        return any("index" in names(a.step.tree) for a in self.accumulators)

    @property
    def empty(self) -> bool:
        """Whether no elements have a result: the formula of the start, or the start unless it is an infinity."""
        infinite = any("inf" in names_with_constants(a.start.tree) for a in self.accumulators)
        return not self.ordered and (bool(self.finish) or not infinite)

    @property
    def trees(self) -> list[Node]:
        """The trees of all formulas."""
        result = [f for a in self.accumulators for f in (a.start, a.step, a.join) if f]
        return [f.tree for f in (*result, *self.finish.values())]


@dataclass(frozen=True)
class Scan(Reduction):
    """Reduction of the elements up to each one along a dim. Its result formulas may also read that element."""

    backwards: bool = False  # from the last element to the first
    kind: str = "scan"

    @property
    def text(self) -> str:
        return super().text + ("; from: last" if self.backwards else "")

    @property
    def costly(self) -> bool:
        """Whether the formulas take longer than reading and writing the elements."""
        return any(map(is_compute_bound, self.trees))

    @property
    def chosen(self) -> Node | None:
        """The condition under which an element replaces all accumulators, or None for steps that compute."""
        steps = [a.step.tree for a in self.accumulators]
        conditions = {step.arguments[0] if isinstance(step, Call) and step.function == "select" else None
                      for step in steps}
        if len(conditions) > 1 or None in conditions or self.finish or self.backwards:
            return None
        moves = all(isinstance(step.arguments[1], Name) and step.arguments[2] == Name(a.name)
                    for step, a in zip(steps, self.accumulators, strict=True))
        return conditions.pop() if moves else None


@dataclass(frozen=True)
class Random:
    """Element formula with random numbers, whose trees name the draws."""

    formula: Formula
    sources: tuple[str, ...]  # for each draw: uniform, normal or integers
    kind: str = "random"

    @property
    def text(self) -> str:
        return self.formula.text

    @property
    def trees(self) -> list[Node]:
        return [self.formula.tree]


@dataclass(frozen=True)
class File:
    """Kernel, update or view: handwritten C in a file of csrc/."""

    kind: str
    file: str
    folder: str = "csrc"  # where the file was found

    @property
    def text(self) -> str:
        return self.file

    @property
    def stem(self) -> str:
        """The file name without .c, which names its generated header."""
        return self.file.removesuffix(".c")


@dataclass(frozen=True)
class Requirement:
    """Condition of a composition, and the error or the warning of calls that fail it."""

    condition: Formula
    raises: str
    need: str  # the end of the message, which begins with the operands that the condition reads

    @property
    def warns(self) -> bool:
        """Whether a call that fails it goes on after a warning."""
        return self.raises in WARNINGS


@dataclass(frozen=True)
class Composed:
    """Function of torch/composed/, one expression of calls of rows with named parts, or a function put in place."""

    function: str
    formula: Formula | None = None
    parts: dict[str, Formula] = field(default_factory=dict)
    of: str = ""  # the row whose result replaces the first tensor's
    require: tuple[Requirement, ...] = ()
    kind: str = "composed"

    @property
    def generated(self) -> bool:
        """Whether the generator writes the function."""
        return bool(self.formula or self.of)

    @property
    def text(self) -> str:
        return self.formula.text if self.formula else self.of or self.function

    @property
    def trees(self) -> list[Node]:
        """The trees of the conditions, of the parts and of the expression."""
        return [read.tree for read in self.reads]

    @property
    def reads(self) -> list[Formula]:
        """The conditions, the parts and the expression."""
        conditions = (each.condition for each in self.require)
        return [*conditions, *self.parts.values(), *([self.formula] if self.formula else ())]


Body = Loop | Reduction | Random | File | Composed  # a Scan is a Reduction


def calls_rows(tree: Node) -> bool:
    """Return whether a formula calls functions outside the vocabulary of element formulas."""
    return any(name not in ARITIES for name in functions(tree))


@dataclass(frozen=True)
class Scale:
    """Operands that are multiplied by s together, and the degree k of each returned result: s**k times as large."""

    names: tuple[str, ...]
    degrees: tuple[Formula, ...]


@dataclass(frozen=True)
class Gradient:
    """Gradient of one parameter, or of several from one call."""

    parameters: tuple[Parameter, ...]
    formula: Formula
    lets: dict[str, Formula] = field(default_factory=dict)  # the lets that the formula reads, in order

    @property
    def is_kernel(self) -> bool:
        """Whether the backward is handwritten C."""
        return self.formula.tree is None

    @property
    def is_zero(self) -> bool:
        """Whether it is stated as 0."""
        return self.text == "0"

    @property
    def text(self) -> str:
        return self.formula.text

    @property
    def tree(self) -> Any:
        return self.formula.tree

    @property
    def calls_rows(self) -> bool:
        """Whether it is composed of rows instead of vocabulary functions."""
        return calls_rows(self.tree)

    @property
    def joint(self) -> bool:
        """Whether one formula gives several gradients."""
        return len(self.parameters) > 1

    @property
    def key(self) -> str:
        """Name of the gradient: `input`, or `input_weight_bias`."""
        return "_".join(parameter.name for parameter in self.parameters)

    @property
    def comma_names(self) -> str:
        """The key in ops.yaml: `input, weight`."""
        return ", ".join(parameter.name for parameter in self.parameters)


def names_with_constants(tree: Node) -> list[str]:
    """Return all names of a formula, including inf and pi."""
    return [node.name for node in walk(tree) if isinstance(node, Name)]


def formulas_text(formulas: dict[str, Formula]) -> str:
    """Return one formula unchanged, or several with their names."""
    if len(formulas) == 1:
        return next(iter(formulas.values())).text
    return ", ".join(f"{name} = {formula.text}" for name, formula in formulas.items())


def reads_of(tree: Node, lets: dict[str, Formula]) -> list[str]:
    """Return the names that a formula reads, with lets replaced by the names that they read."""
    result: list[str] = []
    for name in names(tree):
        result += reads_of(lets[name].tree, lets) if name in lets else [name]
    return list(dict.fromkeys(result))


def lets_of(trees: Iterable[Node], lets: dict[str, Formula]) -> dict[str, Formula]:
    """Return the lets that formulas need, directly or through other lets, in the order of the row."""
    wanted: set[str] = set()

    def visit(tree: Node) -> None:
        for name in names(tree):
            if name in lets and name not in wanted:
                wanted.add(name)
                visit(lets[name].tree)

    for tree in trees:
        visit(tree)
    return {name: formula for name, formula in lets.items() if name in wanted}
