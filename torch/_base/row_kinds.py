"""Kinds of rows by public name: those that create tensors, and those that draw random numbers."""

import functools

from torch import _core


@functools.cache
def makes(name):
    """Return whether a name creates tensors, from numbers alone or in the size of a tensor."""
    numbers_alone = (all(kind not in "tseT" for _, kind, *_ in row.parameters) for row in _core.rows_of(name))
    return name.endswith("_like") or any(numbers_alone)


@functools.cache
def draws(name):
    """Return whether a name draws random numbers."""
    composed = name in ("binomial", "multinomial", "poisson", "randperm")
    return composed or any("random" in row.traits for row in _core.rows_of(name))
