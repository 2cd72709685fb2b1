"""Reads how a row's results scale with its operands."""

from __future__ import annotations

from ..model import formula
from ..model.bodies import Body, Scale
from ..model.formula import Binary, Call, Formula, Sequence, Slice, Unary, unknown_names, walk
from ..model.signature import COMPLEX, DIFFERENTIABLE, GROUPS
from ..model.spelling import instead
from ..model.vocabulary import INTEGRAL_OPERATORS
from .document import Item
from .keys import KeyReader, line_of


class ScaleReader(KeyReader):
    """Reader of `scales: {"input, other": 1}`."""

    def scales(self, body: Body) -> tuple[Scale, ...]:
        """Return the operands that are scaled together, and the degree of each returned result."""
        item = self.keys.get("scales")
        if item is None:
            return self.moved() if self.types == GROUPS["any"] and body.kind != "random" else ()
        if not isinstance(item.value, dict):
            self.wrong("scales", "write a mapping of operands to a degree: {input: 1}")
            return ()
        if body.kind == "random" or not set(self.types) & {*DIFFERENTIABLE, *COMPLEX}:
            self.wrong("scales", "only a row that computes floating numbers scales")
        return tuple(self.scale(names, child) for names, child in item.value.items())

    def moved(self) -> tuple[Scale, ...]:
        """Return the scale of a row that only moves or compares elements, all of which scale together."""
        names, results = tuple(self.floating_operands()), [r for r in self.signature.results if not r.saved]
        kinds = {p.kind for p in self.signature.parameters}
        if not kinds & {"tensor", "tensors"} or "state" in kinds or not results:
            return ()
        texts = ["0" if result.dtype else "1" for result in results]
        return (Scale(names, tuple(Formula(text, formula.parse(text), self.item.line) for text in texts)),)

    def floating_operands(self) -> list[str]:
        """Return the names of the tensors and Scalars that have the row's type."""
        return [p.name for p in self.signature.parameters
                if p.kind in ("tensor", "either", "tensors", "scalar") and p.dtype is None]

    def scale(self, written: str, item: Item) -> Scale:
        """Return one entry; a list has a degree for each returned result."""
        names = tuple(name.strip() for name in written.split(","))
        known = self.floating_operands()
        for name in names:
            if name not in known:
                self.wrong("scales", f"'{name}' is no floating operand" + instead(name, known), item)
            elif names.count(name) > 1:
                self.wrong("scales", f"'{name}' stands here twice", item)
        results = len([r for r in self.signature.results if not r.saved]) or 1
        several = item.value if isinstance(item.value, list) else [item] * results
        if len(several) != results:
            self.wrong("scales", f"'{written}' needs a degree for each of {results} results", item)
        return Scale(names, tuple(self.degree(child) for child in several))

    def degree(self, item: Item) -> Formula:
        """Return a number, or arithmetic over Scalars, ints and bools."""
        text = line_of(item)
        scope = [p.name for p in self.signature.parameters if p.is_scalar or p.group == "n" and p.kind != "ints"]
        try:
            tree = formula.parse(text)
        except formula.FormulaError as error:
            self.wrong("scales", f"'{text}': {error}", item)
            return Formula("0", formula.parse("0"), item.line)
        wrong = unknown_names(tree, scope)
        for node in walk(tree):
            if isinstance(node, (Call, Sequence, Slice)) or (
                isinstance(node, (Binary, Unary)) and node.operator in INTEGRAL_OPERATORS
            ):
                wrong.append(f"'{text}': a degree is a number, or arithmetic over numbers of the call")
        for sentence in dict.fromkeys(wrong):
            self.wrong("scales", sentence, item)
        return Formula(text, tree, item.line)
