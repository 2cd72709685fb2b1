"""Checks the calls of a composition: every function is a row or public, every keyword a parameter."""

from __future__ import annotations

from typing import Any

from . import handwritten
from .formula import Call, walk
from .spelling import instead, nearest
from .stated import Stated

OPTIONS = {"dtype", "device", "out"}  # of every row, besides its parameters

# Functions of numbers and of lists of numbers, with Python's text of each. They have names of their own, since min, all
# and sum are operators of tensors.
NUMBERS = {
    "least": "min", "greatest": "max", "every": "all", "total": "sum", "multiplied": "prod", "len": "len",
    "range": "range", "accumulated": "accumulate", "listed": "listed", "dim_of": "dim_of", "dims_of": "several",
    "floored": "floor", "broadcast_sizes": "broadcast", "limits_of": "limits_of", "fractional": "fractional",
}
IMPORTED = {
    "prod": "math", "floor": "math", "accumulate": "itertools",
    "listed": "torch._base.arguments", "fractional": "torch._base.arguments",
    "dim_of": "torch._base.arguments", "several": "torch.composed.shapes",
    "broadcast": "torch.composed.broadcasting", "limits_of": "torch._tensor.dtypes",
}
TYPES = ("bool", "int64", "uint64", "float16", "float64")  # dtypes that a composition may name


def wrong_calls(row: Stated, catalogue: Any) -> list[tuple[int, str]]:
    """Return (line, sentence) for each call of a composed row that nothing can answer."""
    return [(read.line, sentence) for read in row.body.reads for node in walk(read.tree) if isinstance(node, Call)
            for sentence in wrong_call(node, catalogue)]


def is_of_numbers(node: Call) -> bool:
    """Return whether a call of a composition is one of NUMBERS, which come before rows of that name."""
    return node.function in NUMBERS and node.target is None


def wrong_call(node: Call, catalogue: Any) -> list[str]:
    """Return what is wrong with one call: its name, a keyword, or the number of arguments."""
    if node.function == "select" and node.target is None:
        return [] if len(node.arguments) == 3 and not node.keywords else ["write select(condition, one, other)"]
    if is_of_numbers(node):
        return []
    rows = catalogue.callable.get(node.function)
    own = catalogue.by_op.get(node.function)
    rows = [own] if rows is None and own and own.body.kind == "composed" and node.target is None else rows
    public = handwritten.MODULE if node.target is None else handwritten.TENSOR
    if rows is None:
        inplace = node.function.removesuffix("_")
        if node.function in public or node.target is not None and inplace in catalogue.callable:
            return []
        return [f"no row is named '{node.function}'" + nearest(node.function, [*catalogue.callable, *public])]
    known = {p.name for each in rows for p in each.parameters} | OPTIONS
    wrong = [f"{node.function} has no parameter '{key}'" + instead(key, known)
             for key, _ in node.keywords if key not in known]
    count = len(node.arguments) + sum(key not in OPTIONS for key, _ in node.keywords) + (node.target is not None)
    most = max(len(each.parameters) for each in rows)
    lists = any(each.parameters and each.parameters[-1].kind in ("list", "dims") for each in rows)
    if count > most and not lists and not wrong:
        wrong = [f"{node.function} takes {most} arguments at most, not {count}"]
    return wrong
