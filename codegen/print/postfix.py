"""Element formulas as text that csrc/row/stretch_reader.c reads at run time: operands first, then the operator."""

from __future__ import annotations

from ..model.bodies import Reduction, lets_of
from ..model.elements import is_neutral
from ..model.formula import Binary, Call, Name, Node, Number, Unary
from ..model.rows import Row
from ..model.vocabulary import CONSTANTS, WORDS
from .literals import c_number
from .loops import operands_of

_FLOATS = {"Float", "Double"}
_BINARY = {name: name for name in ("+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "and", "or")}
_TRUTHS = {"&": "and", "|": "or"}  # of comparison results, in rows of integers
_FOLDS = {"sum": "sum", "max": "largest", "min": "least"}  # all elements of a row to one
_UNARY = {"-": "neg", "not": "not"}


class _Unwritten(Exception):
    """Raised for a part of a formula that has no such text."""


class Postfix:
    """The formula of a loop row or reduction with one result.

    Attributes:
        text: x0 is an operand, o0 an option, n0 a constant, c the number of elements of a row; the other words are
            operators, functions of csrc/maths, and reductions of a row. "" if the formula needs another function.
        constants: the constants, as C.

    The text of relu, select(input < 0, 0, input), is `x0 n0 < n0 x0 select`; its constants are ["0.0"].
    """

    def __init__(self, row: Row) -> None:
        self.text = ""
        self.constants: list[str] = []
        self._names = {p.name: f"x{k}" for k, p in enumerate(operands_of(row))}
        self._binary = _BINARY if set(row.loop_dtypes) >= _FLOATS else _TRUTHS
        try:
            if isinstance(row.body, Reduction) and row.body.kind == "reduce":
                self.text = self._reduction(row, row.body)
            elif row.body.kind == "loop" and len(row.body.formulas) == 1:
                self.text = self._loop(row)
        except _Unwritten:
            self.constants = []

    def _loop(self, row: Row) -> str:
        tree = next(iter(row.body.formulas.values())).tree
        self._names |= {p.name: f"o{p.slot}" for p in row.options if p.kind == "scalar"}
        for name, let in lets_of([tree], row.lets).items():
            self._names[name] = self._tokens(let.tree)
        return self._tokens(tree)

    def _reduction(self, row: Row, body: Reduction) -> str:
        """Return the text of a reduction by sum, max or min, whose steps and finish are formulas."""
        first = body.accumulators[0]
        derived = first.derived if body.simple and len(body.finish) < 2 and not body.ordered else None
        if derived is None or derived[0] not in _FOLDS or not is_neutral(derived[0], first.start.tree) or row.lets:
            raise _Unwritten
        text = f"{self._tokens(derived[1])} {_FOLDS[derived[0]]}"
        for formula in body.finish.values():
            self._names = {first.name: text, "count": "c"}
            text = self._tokens(formula.tree)
        return text

    def _tokens(self, node: Node) -> str:
        if isinstance(node, Number):
            return self._constant(node.value)
        if isinstance(node, Name):
            return self._names.get(node.name) or self._constant(CONSTANTS.get(node.name))
        inside = [self._tokens(child) for child in node.children]
        if isinstance(node, Unary) and node.operator in _UNARY:
            return f"{inside[0]} {_UNARY[node.operator]}"
        if isinstance(node, Binary) and node == Binary("**", node.left, Number(2)) and isinstance(node.left, Name):
            return f"{inside[0]} {inside[0]} *"
        if isinstance(node, Binary) and node.operator in self._binary:
            return f"{inside[0]} {inside[1]} {self._binary[node.operator]}"
        if isinstance(node, Call) and node.function == "select":
            return f"{' '.join(inside)} select"
        if isinstance(node, Call) and node.function in WORDS and (written := WORDS[node.function].postfix):
            return " ".join(self._word(token, inside) for token in written.split())
        raise _Unwritten

    def _word(self, token: str, inside: list[str]) -> str:
        """Return a token of a word's text with its operands and constants put in."""
        if token in ("x", "y"):
            return inside["xy".index(token)]
        return self._constant(float(token)) if token.lstrip("-")[:1].isdigit() else token

    def _constant(self, value: float | None) -> str:
        if value is None:
            raise _Unwritten
        text = c_number(float(value))
        if text not in self.constants:
            self.constants.append(text)
        return f"n{self.constants.index(text)}"
