"""Derivatives of element formulas by the chain rule and the vocabulary; formulas as numbers and as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .formula import Binary, Call, FormulaError, Name, Number, Unary, parse, replaced
from .vocabulary import CONSTANTS, WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .formula import Node

ZERO, ONE = Number(0), Number(1)
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=", "and", "or")
LEVELS = {"or": 1, "and": 2, **dict.fromkeys(COMPARISONS[:6], 4), "+": 9, "-": 9, "*": 10, "/": 10, "**": 12}


def derivative(node: Any, name: str) -> Node:
    """Return d node / d name as a tree. Raises FormulaError for functions without a derivative in the vocabulary.

    >>> text(derivative(parse("x * tanh(x)"), "x"))
    'tanh(x) + x * (1 - tanh(x) * tanh(x))'
    """
    if isinstance(node, Number):
        return ZERO
    if isinstance(node, Name):
        return ONE if node.name == name else ZERO
    if isinstance(node, Unary):
        return negative(derivative(node.operand, name)) if node.operator == "-" else ZERO
    if isinstance(node, Binary):
        return _of_binary(node, name)
    if node.function == "select":
        condition, first, second = node.arguments
        return chosen(condition, derivative(first, name), derivative(second, name))
    word = WORDS[node.function]
    total: Node = ZERO
    for rule, argument in zip(word.derivatives, node.arguments, strict=True):
        inner = derivative(argument, name)
        if inner == ZERO:
            continue
        if not rule:
            raise FormulaError(f"the derivative of {word.name} is not a formula")
        outer = with_operands(parse(rule), dict(zip("xyz", node.arguments, strict=False), output=node))
        total = plus(total, times(outer, inner))
    return total


def with_operands(tree: Node, operands: dict[str, Node]) -> Node:
    """Return a tree with names replaced by trees."""
    return replaced(tree, lambda node: operands.get(node.name) if isinstance(node, Name) else None)


def _of_binary(node: Binary, name: str) -> Node:
    a, b = node.left, node.right
    da, db = derivative(a, name), derivative(b, name)
    if node.operator in COMPARISONS:
        return ZERO
    if node.operator in ("+", "-"):
        return plus(da, db if node.operator == "+" else negative(db))
    if node.operator == "*":
        return plus(times(da, b), times(a, db))
    if node.operator == "/":
        return plus(over(da, b), negative(over(times(node, db), b)))
    if node.operator == "**":
        rule = times(times(b, power(a, b)), da) if da != ZERO else ZERO
        return plus(rule, times(times(node, Call("log", (a,))), db) if db != ZERO else ZERO)
    raise FormulaError(f"the derivative of '{node.operator}' is not a formula")


def power(a: Node, b: Node) -> Node:
    """Return a ** (b - 1)."""
    if isinstance(b, Number):
        return a if b.value == 2 else Binary("**", a, Number(b.value - 1))
    return Binary("**", a, Binary("-", b, ONE))


def plus(a: Node, b: Node) -> Node:
    if ZERO in (a, b):
        return b if a == ZERO else a
    return Binary("-", a, b.operand) if isinstance(b, Unary) and b.operator == "-" else Binary("+", a, b)


def times(a: Node, b: Node) -> Node:
    if ZERO in (a, b):
        return ZERO
    if ONE in (a, b):
        return b if a == ONE else a
    if isinstance(a, Binary) and a.operator == "/" and a.left == ONE:
        return Binary("/", b, a.right)
    return Binary("*", a, b)


def over(a: Node, b: Node) -> Node:
    return ZERO if a == ZERO else Binary("/", a, b)


def negative(a: Node) -> Node:
    if a == ZERO:
        return a
    return a.operand if isinstance(a, Unary) and a.operator == "-" else Unary("-", a)


def chosen(condition: Node, a: Node, b: Node) -> Node:
    return a if a == b else Call("select", (condition, a, b))


def text(node: Any, level: int = 0) -> str:
    """Return a tree as a formula with the necessary parentheses.

    >>> text(parse("(a - (b - c)) * -x ** 2"))
    '(a - (b - c)) * -x ** 2'
    """
    if isinstance(node, Number):
        return repr(node.value)
    if isinstance(node, Name):
        return node.name
    if isinstance(node, Call):
        return f"{node.function}({', '.join(map(text, node.arguments))})"
    if isinstance(node, Unary):
        own = 3 if node.operator == "not" else 11
        written = f"{node.operator}{' ' * (node.operator == 'not')}{text(node.operand, own)}"
    else:
        own = LEVELS.get(node.operator, 5)
        right = own + (node.operator not in ("+", "*", "**", "and", "or"))
        written = f"{text(node.left, own + (node.operator == '**'))} {node.operator} {text(node.right, right)}"
    return f"({written})" if own < level else written


def numpy(node: Any) -> str:
    """Return a tree as a NumPy expression over arrays."""
    if isinstance(node, Number):
        return repr(node.value)
    if isinstance(node, Name):
        return f"np.{node.name}" if node.name in CONSTANTS else node.name
    if isinstance(node, Unary):
        return f"np.logical_not({numpy(node.operand)})" if node.operator == "not" else f"(-{numpy(node.operand)})"
    if isinstance(node, Binary):
        operator = {"and": "&", "or": "|"}.get(node.operator, node.operator)
        return f"({numpy(node.left)} {operator} {numpy(node.right)})"
    arguments = [numpy(argument) for argument in node.arguments]
    if node.function == "select":
        return f"np.where({', '.join(arguments)})"
    template = WORDS[node.function].numpy
    if re.fullmatch(r"[\w.]+\([^()]*\)", template):  # a call, whose arguments need no parentheses
        return "".join(_letters(template, dict(zip("xyz", map(bare, arguments), strict=False))))
    return "(" + "".join(_letters(template, dict(zip("xyz", arguments, strict=False)))) + ")"


def bare(expression: str) -> str:
    """Return a text without parentheses around the whole."""
    if not expression.startswith("("):
        return expression
    depth = 0
    for at, letter in enumerate(expression):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return expression[1:-1] if at == len(expression) - 1 else expression
    return expression


def _letters(template: str, spelled: dict[str, str]) -> Iterator[str]:
    """Return the parts of a word's NumPy text, with its letters replaced."""
    for k, letter in enumerate(template):
        neighbours = template[k - 1 : k] + template[k + 1 : k + 2]
        alone = letter in spelled and not any(other.isalnum() or other in "_." for other in neighbours)
        yield spelled[letter] if alone else letter
