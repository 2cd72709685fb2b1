"""Integers of a program as formulas of its dynamic sizes.

A program runs at several sizes, and each integer argument of its steps is compared between the runs. An integer that
changes is a multilinear formula of the sizes: its coefficients follow from the runs at which some of the sizes are
larger by one. A last run at other sizes checks the formulas.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass


@dataclass
class Dim:
    """A size that may differ between calls.

    Args:
        name: the name of the size; dims with the same name have the same size.
        min, max: the smallest and the largest size.

    >>> torch.export.Dim("batch", max=64)
    Dim(name='batch', min=1, max=64)
    """

    name: str
    min: int = 1
    max: int | None = None

    AUTO = DYNAMIC = "a size of its own"
    STATIC = None

    def __hash__(self):
        return hash(self.name)


def dims(names: str, *, min: int = 1, max: int | None = None) -> tuple[Dim, ...]:
    """Return a Dim for each name.

    >>> torch.export.dims("batch length")
    (Dim(name='batch', min=1, max=None), Dim(name='length', min=1, max=None))
    """
    return tuple(Dim(name, min, max) for name in names.split())


@dataclass(frozen=True)
class Formula:
    """The sum of coefficient * product of sizes, as pairs (names of the sizes, coefficient)."""

    terms: tuple

    def at(self, sizes):
        """Return the value for sizes by name."""
        total = 0
        for names, coefficient in self.terms:
            for name in names:
                coefficient *= sizes[name]
            total += coefficient
        return total


def points(base):
    """Return the sizes at which a program runs: all subsets of sizes one larger, and a last point for the check."""
    names = list(base)
    subsets = [subset for count in range(len(names) + 1) for subset in itertools.combinations(names, count)]
    steps = [{name: size + (name in subset) for name, size in base.items()} for subset in subsets]
    return subsets, [*steps, {name: size + 2 + position for position, (name, size) in enumerate(base.items())}]


def fitted(subsets, runs, values):
    """Return the Formula of an integer with these values at the points, the integer if it is constant, or None."""
    if len(set(values)) == 1:
        return values[0]
    # Differences of the multilinear polynomial in base + step, then its coefficients in the sizes themselves.
    base = runs[0]
    shifted = {}
    for subset in subsets:
        inner = [other for other in subsets if set(other) <= set(subset)]
        shifted[subset] = sum((-1) ** (len(subset) - len(other)) * values[subsets.index(other)] for other in inner)
    terms = {}
    for subset, coefficient in shifted.items():  # coefficient * product of (size - base)
        for count in range(len(subset) + 1):
            for kept in itertools.combinations(subset, count):
                scale = coefficient
                for name in subset:
                    scale *= 1 if name in kept else -base[name]
                terms[kept] = terms.get(kept, 0) + scale
    formula = Formula(tuple((names, scale) for names, scale in terms.items() if scale))
    return formula if all(formula.at(run) == value for run, value in zip(runs, values, strict=True)) else None
