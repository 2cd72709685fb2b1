"""What a row does: the kinds of bodies, and the gradients that belong to them."""

from __future__ import annotations

from dataclasses import dataclass, field

from .elements import join_of, outlasts_memory
from .formula import Call, Formula, Name, functions, names, walk
from .signature import Parameter
from .vocabulary import ARITIES

FILES = ("kernel", "update", "view")
ELEMENTS = "_elements"  # ends the name of the row of a loss's elements


@dataclass(frozen=True)
class Loop:
    """An element formula per result or Tensor& parameter, by its name."""

    formulas: dict[str, Formula]
    kind: str = "loop"

    @property
    def text(self) -> str:
        return formulas_text(self.formulas)


@dataclass(frozen=True)
class Accumulator:
    """One number that a reduction gathers. `join` is None where the join follows from the step."""

    name: str
    start: Formula
    step: Formula
    join: Formula | None

    @property
    def derived(self) -> tuple[str, object] | None:
        """('sum', E) of a step acc + E, and the like."""
        return join_of(self.step.tree, self.name)


@dataclass(frozen=True)
class Reduction:
    """Accumulators, and formulas that make results of them; none where they are the results."""

    accumulators: tuple[Accumulator, ...]
    finish: dict[str, Formula]
    kind: str = "reduce"

    @property
    def simple(self) -> bool:
        """One accumulator whose join follows from its step."""
        return len(self.accumulators) == 1 and self.accumulators[0].join is None

    @property
    def text(self) -> str:
        parts = []
        for key in ("start", "step", "join"):
            found = {a.name: getattr(a, key) for a in self.accumulators if getattr(a, key)}
            parts += [f"{key}: {formulas_text(found)}"] if found else []
        parts += [f"finish: {formulas_text(self.finish)}"] if self.finish else []
        return "; ".join(parts)

    @property
    def ordered(self) -> bool:
        """Some formula reads the element's number among those reduced."""
        return any("index" in names(a.step.tree) for a in self.accumulators)

    @property
    def empty(self) -> bool:
        """Nothing reduces to the start, unless an infinity or a place stands for no element."""
        return not self.ordered and not any(
            "inf" in names_with_constants(a.start.tree) for a in self.accumulators
        )

    @property
    def trees(self) -> list:
        """Every formula's tree."""
        found = [f for a in self.accumulators for f in (a.start, a.step, a.join) if f]
        return [f.tree for f in (*found, *self.finish.values())]


@dataclass(frozen=True)
class Scan(Reduction):
    """A reduction of the elements up to each along a dim, whose formulas for results read that element too."""

    backwards: bool = False  # from the last element to the first
    kind: str = "scan"

    @property
    def text(self) -> str:
        return super().text + ("; from: last" if self.backwards else "")

    @property
    def costly(self) -> bool:
        """Its formulas take longer than to move the elements."""
        return any(map(outlasts_memory, self.trees))

    @property
    def chosen(self):
        """The condition under which an element takes the place of all accumulators; None where steps compute."""
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
    """An element formula over random numbers, whose trees name the draws."""

    formula: Formula
    normal: tuple[bool, ...]  # of each draw
    kind: str = "random"

    @property
    def text(self) -> str:
        return self.formula.text


@dataclass(frozen=True)
class File:
    """A kernel, update or view: hand-written C in a file of csrc/."""

    kind: str
    file: str
    folder: str = "csrc"  # where the file was found

    @property
    def text(self) -> str:
        return self.file

    @property
    def stem(self) -> str:
        """The file without .c, after which its generated header is called."""
        return self.file.removesuffix(".c")


@dataclass(frozen=True)
class Composed:
    """A function of torch/composed/."""

    function: str
    kind: str = "python"

    @property
    def text(self) -> str:
        return self.function


def calls_rows(tree) -> bool:
    """Whether a formula calls what is no word of element formulas."""
    return any(name not in ARITIES for name in functions(tree))


@dataclass(frozen=True)
class Gradient:
    """`grad:` of one parameter, or of several that one call yields together."""

    parameters: tuple[Parameter, ...]
    formula: Formula
    lets: dict[str, Formula] = field(default_factory=dict)  # those that the formula reads, in order

    @property
    def is_kernel(self) -> bool:
        """The backward is hand-written C."""
        return self.formula.tree is None

    @property
    def text(self) -> str:
        return self.formula.text

    @property
    def tree(self):
        return self.formula.tree

    @property
    def calls_rows(self) -> bool:
        """It is composed of rows, where an element formula knows the words of formulas alone."""
        return calls_rows(self.tree)

    @property
    def joint(self) -> bool:
        """One formula, several gradients."""
        return len(self.parameters) > 1

    @property
    def key(self) -> str:
        """A name for it: `input`, or `input_weight_bias`."""
        return "_".join(parameter.name for parameter in self.parameters)

    @property
    def comma_names(self) -> str:
        """As ops.yaml has the key: `input, weight`."""
        return ", ".join(parameter.name for parameter in self.parameters)


def names_with_constants(tree) -> list[str]:
    """All names of a formula, inf and pi too."""
    return [node.name for node in walk(tree) if isinstance(node, Name)]


def formulas_text(formulas: dict[str, Formula]) -> str:
    """One formula as it is, several with their names."""
    if len(formulas) == 1:
        return next(iter(formulas.values())).text
    return ", ".join(f"{name} = {formula.text}" for name, formula in formulas.items())


def reads_of(tree, lets: dict[str, Formula]) -> list[str]:
    """The names that a formula reads, those of its lets in their place."""
    found: list[str] = []
    for name in names(tree):
        found += reads_of(lets[name].tree, lets) if name in lets else [name]
    return list(dict.fromkeys(found))


def lets_of(trees, lets: dict[str, Formula]) -> dict[str, Formula]:
    """The lets that formulas need, those of other lets too, in the order of the row."""
    wanted: set[str] = set()

    def visit(tree):
        for name in names(tree):
            if name in lets and name not in wanted:
                wanted.add(name)
                visit(lets[name].tree)

    for tree in trees:
        visit(tree)
    return {name: formula for name, formula in lets.items() if name in wanted}
