"""Formulas of text, evaluated over traced values."""

from __future__ import annotations

import math
import operator

from torch._formula.trace import Traced, call


def evaluate(tree, names):
    """Evaluate a formula's tree over Traced values or numbers."""
    kind = type(tree).__name__
    if kind == "Number":
        return tree.value
    if kind == "Name":
        return names[tree.name] if tree.name in names else getattr(math, tree.name)
    values = [evaluate(child, names) for child in tree.children]
    if kind == "Unary":
        return -values[0] if tree.operator == "-" else ~values[0]
    if kind == "Binary":
        if tree.operator == "**":
            return values[0] ** values[1]
        return OPERATORS[tree.operator](*values)
    return _function(tree.function, values)


OPERATORS = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "<": operator.lt,
    "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
    "and": operator.and_, "or": operator.or_, "%": operator.mod,
}  # fmt: skip


def _is_tensor(value):
    return not isinstance(value, (bool, int, float)) and not (isinstance(value, Traced) and value.number)


def _function(name, values):
    """Call a function of the vocabulary."""
    if all(isinstance(value, (bool, int, float)) for value in values):
        return values[1 if values[0] else 2] if name == "select" else getattr(math, name)(*values)
    if name == "select":
        return call("where", *values)
    if name == "isnan":
        return values[0] != values[0]
    if name in ("max", "min"):
        first, second = values if _is_tensor(values[0]) else reversed(values)
        plain = not _is_tensor(second)
        return call(f"clamp_{'min' if name == 'max' else 'max'}" if plain else name, first, second)
    if name == "pow":
        return values[0] ** values[1]
    return call(name, *values)

