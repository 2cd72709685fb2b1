"""Python text of expressions that call rows: composed gradients and compositions."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeGuard

from ..model.catalogue import Catalogue
from ..model.composition import NUMBERS, TYPES, is_of_numbers
from ..model.formula import Binary, Call, Each, Field, Name, Node, Number, Sequence, Slice, Unary, Word, walk
from ..model.rows import Row
from ..model.stated import name_within


class Speller:
    """Printer of the expressions of one row; `near` are composed functions of the module that the text is in."""

    def __init__(
        self, row: Row, catalogue: Catalogue, near: Collection[str] = (), renamed: dict[str, str] | None = None
    ) -> None:
        self.row, self.catalogue, self.renamed = row, catalogue, renamed or {}
        self.near = set(near) - {p.name for p in row.parameters}

    def spell(self, node: Node) -> str:
        """Return the Python text of an expression, in which functions have their modules."""
        if isinstance(node, Number):
            return repr(node.value)
        if isinstance(node, Name):
            named = node.name in TYPES and self.row.parameter(node.name) is None
            return f"torch.{node.name}" if named else self.renamed.get(node.name, node.name)
        if isinstance(node, Field):
            return f"{self.atom(node.target)}.{node.field}"
        if isinstance(node, Word):
            return f'"{node.word}"'
        if isinstance(node, Sequence):
            return f"({', '.join(map(self.spell, node.items))}{',' if len(node.items) == 1 else ''})"
        if isinstance(node, Each):
            chosen = "" if node.condition is None else f" if {self.spell(node.condition)}"
            return f"[{self.spell(node.item)} for {node.name} in {self.spell(node.over)}{chosen}]"
        if isinstance(node, Slice):
            bounds = [self.spell(b) if b else "" for b in (node.start, node.stop)]
            inside = bounds[0] if node.single else ":".join(bounds)
            return f"{self.atom(node.target)}[{inside}]"
        if isinstance(node, Unary):
            return f"{node.operator}{' ' * (node.operator == 'not')}{self.atom(node.operand)}"
        if isinstance(node, Binary):
            none = node.right == Name("None")
            operator = {"==": "is", "!=": "is not"}.get(node.operator, node.operator) if none else node.operator
            return f"{self.atom(node.left)} {operator} {self.atom(node.right)}"
        return self.call(node)

    def call(self, node: Call) -> str:
        if is_choice(node):
            parts = (self.atom(each) if is_choice(each) else self.spell(each) for each in node.arguments)
            condition, one, other = parts
            return f"{one} if {condition} else {other}"
        if isinstance(plain := self.inlined(node), str):
            return plain
        arguments = [*(self.argument(node, k, value) for k, value in enumerate(node.arguments)),
                     *(f"{key}={self.keyword(node, key, value)}" for key, value in node.keywords)]
        rows = self.catalogue.callable.get(node.function, ()) if node.target is None else ()
        if is_of_numbers(node):
            return f"{NUMBERS[node.function]}({', '.join(arguments)})"
        apart = rows and rows[0].module_name and node.function not in self.near
        shown = f"{rows[0].module_name}.{name_within(rows[0].module_name, node.function)}" if apart else node.function
        return f"{self.owner(node)}{shown}({', '.join(arguments)})"

    def inlined(self, node: Call) -> str | None:
        """Return the expression of a composition in place of its call, if all arguments are names."""
        row = self.catalogue.by_op.get(node.function) if node.function in self.near and node.target is None else None
        names = [each.name for each in node.arguments if isinstance(each, Name)]
        if row is None or not row.body.formula or row.body.parts or row.body.require or node.keywords:
            return None
        tree = row.body.formula.tree
        if not len(row.parameters) == len(names) == len(node.arguments) or any(isinstance(n, Each) for n in walk(tree)):
            return None
        renamed = {p.name: self.renamed.get(name, name) for p, name in zip(row.parameters, names, strict=True)}
        return Speller(row, self.catalogue, self.near, renamed).atom(tree)

    def argument(self, node: Call, k: int, value: Node) -> str:
        """Return the text of argument k: True or False where all rows of the name take a bool."""
        at = k + (node.target is not None)
        kinds = {row.parameters[at].kind for row in self.catalogue.callable.get(node.function, ())
                 if at < len(row.parameters)}
        return self.value(value, kinds if kinds <= TRUTHS else set())

    def keyword(self, node: Call, key: str, value: Node) -> str:
        """Return the text of a keyword's value: True or False for a bool."""
        rows = self.catalogue.callable.get(node.function, ())
        return self.value(value, {p.kind for row in rows for p in row.parameters if p.name == key})

    def value(self, value: Node, kinds: set[str]) -> str:
        return str(bool(value.value)) if isinstance(value, Number) and kinds & TRUTHS else self.spell(value)

    def owner(self, node: Call) -> str:
        """Return what stands in front of a function: its tensor or its module, with a dot."""
        if node.target is not None:
            return f"{self.atom(node.target)}."
        if node.function in self.near:
            return ""
        rows = self.catalogue.callable.get(node.function, ())
        if self.row.package and node.function in self.catalogue.by_name:
            return "own."
        return "internal." if any(row.internal for row in rows) else "torch."

    def atom(self, node: Node) -> str:
        return f"({self.spell(node)})" if is_choice(node) or isinstance(node, (Binary, Unary)) else self.spell(node)


TRUTHS = {"bool", "keepdim"}  # kinds of parameters


def is_choice(node: Node) -> TypeGuard[Call]:
    """Return whether a node is `select(condition, one, other)`, of which Python computes one."""
    return isinstance(node, Call) and node.function == "select" and node.target is None
