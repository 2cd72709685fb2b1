"""Element formulas as text that csrc/row/stretch.c reads at run time: operands first, then the operator."""

from __future__ import annotations

from ..model.bodies import lets_of
from ..model.formula import Binary, Call, Name, Node, Number, Unary
from ..model.rows import Row
from ..model.vocabulary import CONSTANTS, WORDS
from .literals import c_number
from .loops import operands_of

_FLOATS = {"Float", "Double"}
_BINARY = {name: name for name in ("+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "and", "or")}
_TRUTHS = {"&": "and", "|": "or"}  # of comparison results, in rows of integers
_UNARY = {"-": "neg", "not": "not"}


class _Unwritten(Exception):
    """Raised for a part of a formula that has no such text."""


class Postfix:
    """The formula of a loop row with one result.

    Attributes:
        text: x0 is an operand, o0 an option, n0 a constant; the other words are operators. "" if the formula needs
            a function that is none of them.
        constants: the constants, as C.

    The text of relu, select(input < 0, 0, input), is `x0 n0 < n0 x0 select`; its constants are ["0.0"].
    """

    def __init__(self, row: Row) -> None:
        self.text = ""
        self.constants: list[str] = []
        if row.body.kind != "loop" or len(row.body.formulas) != 1:
            return
        self._binary = _BINARY if set(row.loop_dtypes) >= _FLOATS else _TRUTHS
        tree = next(iter(row.body.formulas.values())).tree
        self._names = {p.name: f"x{k}" for k, p in enumerate(operands_of(row))}
        self._names |= {p.name: f"o{p.slot}" for p in row.options if p.kind == "scalar"}
        try:
            for name, let in lets_of([tree], row.lets).items():
                self._names[name] = self._tokens(let.tree)
            self.text = self._tokens(tree)
        except _Unwritten:
            self.constants = []

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
        return self._constant(float(token)) if token[-1].isdigit() else token

    def _constant(self, value: float | None) -> str:
        if value is None:
            raise _Unwritten
        text = c_number(float(value))
        if text not in self.constants:
            self.constants.append(text)
        return f"n{self.constants.index(text)}"
