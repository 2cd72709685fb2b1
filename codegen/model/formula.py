"""The expression language of ops.yaml: parsed and checked against the names in scope, never executed.

Two dialects share one syntax. An element formula works on one element of each tensor (`grad * (1 - output *
output)`). A composed formula works on whole tensors (`grad.mm(mat2.t()) * alpha`).
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, TypeAlias

from .spelling import instead
from .vocabulary import CONSTANTS, DIVISIONS, MEANT, MODULES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from typing import Any

    from .signature import Parameter

FIELDS = ("dtype", "device", "is_cuda", "requires_grad", "is_complex", "is_floating_point", "is_signed", "mH", "real",
          "max", "itemsize")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


class FormulaError(ValueError):
    """A problem of a formula."""


@dataclass(frozen=True)
class Formula:
    """Parsed formula with its text and line."""

    text: str
    tree: Any  # a Node; None for a backward in C
    line: int = 0


class Tree:
    """What all nodes have: the nodes below, and the names that they read. Both are computed once, for many readers."""

    @property
    def children(self) -> tuple[Node, ...]:
        raise NotImplementedError

    @cached_property
    def nodes(self) -> tuple[Tree, ...]:
        return (self, *(node for child in self.children for node in child.nodes))

    @cached_property
    def names(self) -> tuple[str, ...]:
        found = dict.fromkeys(node.name for node in self.nodes if isinstance(node, Name))
        items = {node.name for node in self.nodes if isinstance(node, Each)}
        return tuple(name for name in found if name not in CONSTANTS and name != "None" and name not in items)


@dataclass(frozen=True)
class Number(Tree):
    value: int | float

    @property
    def children(self) -> tuple[Node, ...]:
        return ()


@dataclass(frozen=True)
class Name(Tree):
    name: str

    @property
    def children(self) -> tuple[Node, ...]:
        return ()


@dataclass(frozen=True)
class Unary(Tree):
    operator: str  # - ~ not
    operand: Node

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.operand,)


@dataclass(frozen=True)
class Binary(Tree):
    """Arithmetic, bitwise operation, comparison, `and` or `or`."""

    operator: str
    left: Node
    right: Node

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.left, self.right)


@dataclass(frozen=True)
class Call(Tree):
    """`function(arguments)`, or `target.function(arguments)` in a composed formula."""

    function: str
    arguments: tuple[Node, ...]
    keywords: tuple[tuple[str, Node], ...] = ()
    target: Node | None = None

    @property
    def children(self) -> tuple[Node, ...]:
        head = () if self.target is None else (self.target,)
        return head + self.arguments + tuple(value for _, value in self.keywords)


@dataclass(frozen=True)
class Sequence(Tree):
    """Tuple or list of ints in a composed formula."""

    items: tuple[Node, ...]

    @property
    def children(self) -> tuple[Node, ...]:
        return self.items


@dataclass(frozen=True)
class Word(Tree):
    """One of the words of a parameter, in a composition."""

    word: str

    @property
    def children(self) -> tuple[Node, ...]:
        return ()


@dataclass(frozen=True)
class Field(Tree):
    """A fact of a tensor's type, `input.dtype.is_complex`, in a composition."""

    target: Node
    field: str

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.target,)


@dataclass(frozen=True)
class Each(Tree):
    """`[item for name in over if condition]`: the item for each tensor or number of a list, in a composition."""

    item: Node
    name: str
    over: Node
    condition: Node | None = None

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.over, self.item) if self.condition is None else (self.over, self.condition, self.item)


@dataclass(frozen=True)
class Slice(Tree):
    """`target[start:stop]` or `target[start]` of a size in a composed formula."""

    target: Node
    start: Node | None
    stop: Node | None
    single: bool

    @property
    def children(self) -> tuple[Node, ...]:
        return tuple(node for node in (self.target, self.start, self.stop) if node is not None)


Node: TypeAlias = Number | Name | Unary | Binary | Call | Sequence | Word | Field | Each | Slice

_BINARY: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%", ast.Pow: "**",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.MatMult: "@", ast.FloorDiv: "//", ast.Lt: "<", ast.LtE: "<=", ast.Eq: "==",
    ast.NotEq: "!=", ast.GtE: ">=", ast.Gt: ">", ast.And: "and", ast.Or: "or",
}  # fmt: skip
_UNARY: dict[type[ast.AST], str] = {ast.USub: "-", ast.Invert: "~", ast.Not: "not"}


DEEPEST = 100  # levels of a formula; the functions on trees are recursive


@cache
def parse(text: str, composition: bool = False) -> Node:
    """Return the formula as a tree. Raises FormulaError for syntax outside the language.

    A composition may also have words, and lists with an item for each tensor of a list.
    """
    if not text.isascii():
        raise FormulaError(f"'{text}': a formula must be ASCII")
    for number in re.findall(r"(?<!\w)\d\w*", text):
        if not re.fullmatch(r"\d+(e\d*)?", number):
            raise FormulaError(f"'{number}': write numbers in plain decimals")
    try:
        written = ast.parse(" ".join(text.split()), mode="eval").body
        if not composition:
            _check_plain(written)
        tree: Node | None = _read(written)
    except (SyntaxError, ValueError) as error:
        if isinstance(error, FormulaError):
            raise
        reason = (getattr(error, "msg", None) or str(error)) + _foreign(text)
        raise FormulaError(f"'{text}' is not a formula: {reason}") from None
    except (RecursionError, MemoryError):
        tree = None
    if tree is None or _is_deeper(tree, DEEPEST):
        raise FormulaError(f"a formula has {DEEPEST} levels at most; name parts of it with let:")
    return tree


FOREIGN = {"&&": "write a and b", "||": "write a or b", "?": "write select(condition, a, b)",
           "if ": "write select(condition, a, b)", "!": "write not a", "=": "name parts with let:"}  # fmt: skip


def _foreign(text: str) -> str:
    """Return what to write in place of a sign of another language."""
    text = re.sub("[!<>=]=", "", text)
    return next((f"; {advice}" for sign, advice in FOREIGN.items() if sign in text), "")


def _check_plain(written: ast.AST) -> None:
    """Raise the error for what only a composition may have."""
    nodes = list(ast.walk(written))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            raise FormulaError(f"'{ast.unparse(node)}' is not a number")
        if isinstance(node, ast.ListComp | ast.Attribute) and id(node) not in called:
            raise FormulaError(f"'{ast.unparse(node)}' is not allowed in a formula{_instead(node)}")


def _is_deeper(node: Node, levels: int) -> bool:
    return levels == 0 or any(_is_deeper(child, levels - 1) for child in node.children)


def _read(node: ast.AST) -> Node:
    reader = _READERS.get(type(node))
    if reader is None:
        raise FormulaError(f"'{ast.unparse(node)}' is not allowed in a formula{_instead(node)}")
    return reader(node)


def _instead(node: ast.AST) -> str:
    """Return the replacement for Python syntax that formulas lack."""
    if isinstance(node, ast.IfExp):
        return f"; write select({ast.unparse(node.test)}, {ast.unparse(node.body)}, {ast.unparse(node.orelse)})"
    return f"; write {node.attr}" if isinstance(node, ast.Attribute) and node.attr in CONSTANTS else ""


def _read_number(node: ast.Constant) -> Node:
    if isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        if not abs(node.value) < (2**63 if isinstance(node.value, int) else float("inf")):
            raise FormulaError(f"'{ast.unparse(node)}' does not fit 64 bits; write inf for infinity")
        return Number(node.value)
    if node.value is True or node.value is False:
        return Number(int(node.value))
    if node.value is None:
        return Name("None")
    if isinstance(node.value, str):
        return Word(node.value)
    raise FormulaError(f"'{ast.unparse(node)}' is not a number")


def _read_binary(node: ast.BinOp) -> Node:
    operator, right = _BINARY[type(node.op)], _read(node.right)
    if operator in ("/", "//", "%") and isinstance(right, Number) and right.value == 0:
        raise FormulaError(f"'{ast.unparse(node)}' divides by zero")
    return Binary(operator, _read(node.left), right)


def _read_unary(node: ast.UnaryOp) -> Node:
    if isinstance(node.op, ast.UAdd):
        raise FormulaError("a unary '+' has no effect; leave it out")
    return Unary(_UNARY[type(node.op)], _read(node.operand))


def _read_boolean(node: ast.BoolOp) -> Node:
    result = _read(node.values[0])
    for value in node.values[1:]:
        result = Binary(_BINARY[type(node.op)], result, _read(value))
    return result


def _read_compare(node: ast.Compare) -> Node:
    operator = _BINARY.get(type(node.ops[0]))
    if len(node.ops) > 1 or operator is None:
        raise FormulaError(
            f"'{ast.unparse(node)}': compare two things at a time, with == != < <= > >="
        )
    return Binary(operator, _read(node.left), _read(node.comparators[0]))


def _read_call(node: ast.Call) -> Node:
    if any(isinstance(argument, ast.Starred) for argument in node.args) or any(
        k.arg is None for k in node.keywords
    ):
        raise FormulaError(f"'{ast.unparse(node)}': * and ** are not allowed in a call")
    keys = [keyword.arg for keyword in node.keywords]
    if len(set(keys)) < len(keys):
        raise FormulaError(f"'{ast.unparse(node)}' names a parameter twice")
    arguments = tuple(_read(argument) for argument in node.args)
    keywords = tuple((keyword.arg, _read(keyword.value)) for keyword in node.keywords if keyword.arg)
    if isinstance(node.func, ast.Attribute):
        if isinstance(node.func.value, ast.Name) and node.func.value.id in MODULES:
            written, near = ast.unparse(node.func), MEANT.get(node.func.attr, node.func.attr)
            raise FormulaError(f"'{written}': a formula calls functions without a module; write {near}(...)")
        return Call(node.func.attr, arguments, keywords, _read(node.func.value))
    if isinstance(node.func, ast.Name):
        return Call(node.func.id, arguments, keywords)
    raise FormulaError(f"'{ast.unparse(node.func)}' is not a function")


def _read_subscript(node: ast.Subscript) -> Node:
    if not isinstance(node.slice, ast.Slice):
        return Slice(_read(node.value), _read(node.slice), None, True)
    if node.slice.step is not None:
        raise FormulaError(f"'{ast.unparse(node)}': a slice of sizes has no step")
    start, stop = (None if bound is None else _read(bound) for bound in (node.slice.lower, node.slice.upper))
    return Slice(_read(node.value), start, stop, False)


def _read_field(node: ast.Attribute) -> Node:
    if node.attr not in FIELDS:
        raise FormulaError(f"'{ast.unparse(node)}': a composition reads {', '.join(FIELDS)} of tensors alone")
    return Field(_read(node.value), node.attr)


def _read_each(node: ast.ListComp) -> Node:
    loop = node.generators[0]
    if len(node.generators) > 1 or len(loop.ifs) > 1 or loop.is_async or not isinstance(loop.target, ast.Name):
        raise FormulaError(f"'{ast.unparse(node)}': write [item for name in list], with one `if condition` at most")
    return Each(_read(node.elt), loop.target.id, _read(loop.iter), _read(loop.ifs[0]) if loop.ifs else None)


_READERS: dict[type[ast.AST], Callable[[Any], Node]] = {
    ast.Constant: _read_number,
    ast.Name: lambda node: Name(node.id),
    ast.BinOp: _read_binary,
    ast.UnaryOp: _read_unary,
    ast.BoolOp: _read_boolean,
    ast.Compare: _read_compare,
    ast.Call: _read_call,
    ast.Subscript: _read_subscript,
    ast.ListComp: _read_each,
    ast.Attribute: _read_field,
    ast.Tuple: lambda node: Sequence(tuple(_read(item) for item in node.elts)),
    ast.List: lambda node: Sequence(tuple(_read(item) for item in node.elts)),
}


def walk(node: Node) -> Iterator[Any]:
    """Yield the node and all nodes below it, in the order of the text."""
    return iter(node.nodes)


def not_of_elements(node: Node) -> FormulaError:
    """Return the error for a node that only composed formulas and compositions have."""
    return FormulaError(f"an element formula has no {type(node).__name__.lower()}")


def names(node: Node) -> list[str]:
    """Return the names that a formula reads without duplicates, in the order of the text, without constants."""
    return list(node.names)


def unknown_names(node: Node, scope: Collection[str], declared: Iterable[Parameter] = ()) -> list[str]:
    """Return a sentence for each name that is neither in scope nor a constant; `declared` are the row's parameters."""
    known, types = [*scope, *CONSTANTS], {p.name: p.type for p in declared}
    return [
        f"'{name}' is {types[name]} and cannot be read here"
        if name in types
        else f"unknown name '{name}'" + instead(name, known)
        for name in names(node)
        if name not in scope
    ]


def functions(node: Node) -> list[str]:
    """Return the functions and methods that a formula calls, without duplicates."""
    return list(dict.fromkeys(child.function for child in walk(node) if isinstance(child, Call)))


def divisors(node: Node) -> list[Node]:
    """Return the divisors of a formula, where an integer zero would be undefined."""
    result = []
    for child in walk(node):
        if isinstance(child, Binary) and child.operator in ("/", "%"):
            result.append(child.right)
        elif isinstance(child, Call) and child.function in DIVISIONS:
            result += child.arguments[1:]
    return list(dict.fromkeys(result))


def exponents(node: Node) -> list[Node]:
    """Return the exponents of a formula, where a negative integer would not give an integer."""
    result = [child.right for child in walk(node) if isinstance(child, Binary) and child.operator == "**"]
    return list(dict.fromkeys(result))


def factors(node: Node) -> list[Node]:
    """Return what a formula multiplies or divides by, where it is a product or quotient of them."""
    if not isinstance(node, Binary) or node.operator not in ("*", "/"):
        return []
    return [leaf for side in (node.left, node.right) for leaf in (factors(side) or [side])]


def limits(node: Node) -> list[str]:
    """Return the names that a formula only compares with other values."""
    def without_comparisons(child: Node) -> Node | None:
        is_comparison = isinstance(child, Binary) and child.operator in COMPARISONS
        return Number(0) if is_comparison else None

    elsewhere = names(replaced(node, without_comparisons))
    return [name for name in names(node) if name not in elsewhere]


def replaced(node: Node, change: Callable[[Node], Node | None]) -> Node:
    """Return the tree with nodes replaced by the results of `change`; None keeps a node."""
    other = change(node)
    if other is not None:
        return other
    if isinstance(node, Unary):
        return Unary(node.operator, replaced(node.operand, change))
    if isinstance(node, Binary):
        return Binary(node.operator, replaced(node.left, change), replaced(node.right, change))
    if isinstance(node, Call):
        arguments = tuple(replaced(argument, change) for argument in node.arguments)
        return Call(node.function, arguments, node.keywords, node.target)
    return node
