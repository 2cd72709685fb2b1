"""Kinds of operators by public name: those that create tensors, draw random numbers, copy, or move elements."""

import functools

from torch import _core

COPIES = frozenset("clone detach contiguous alias".split())
_MOVES = frozenset("cat stack split chunk tensor_split unbind index index_select flip roll repeat slice".split())


def moves(name):
    """Return whether an operator only moves elements."""
    return name in _MOVES or any("view" in row.traits for row in _core.rows_of(name))


@functools.cache
def makes(name):
    """Return whether a name creates tensors, from numbers alone or in the size of a tensor."""
    rows = _core.rows_of(name)
    numbers_alone = (all(kind not in "tseT" for _, kind, *_ in row.parameters) for row in rows)
    return name.endswith("_like") or option(rows, "dtype") == "made" or any(numbers_alone)


def draws(rows):
    """Return whether rows draw random numbers."""
    return any("random" in row.traits for row in rows)


def option(rows, name):
    """Return what rows state about an option, under `options`, or None."""
    stated = (part.partition("=") for row in rows for part in (row.options or "").split())
    return next((word for key, _, word in stated if key == name), None)
