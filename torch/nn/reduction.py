"""Reductions of losses: conversion of their arguments, and a check of the target's size."""

from __future__ import annotations

import warnings

from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

NONE, MEAN, SUM = range(3)  # numbers in the catalogue
NAMES = ("none", "mean", "sum")


def reduction_of(size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None) -> int:
    """Return the number of "none", "mean" or "sum".

    `reduction` has priority, then reduce=False, then size_average. A word passed as size_average is the reduction, as
    in MSELoss("sum").

    Raises:
        ValueError: another word.
    """
    if reduction is None and isinstance(size_average, str):
        reduction = size_average
    if reduction is None:
        return NONE if reduce is not None and not reduce else MEAN if size_average or size_average is None else SUM
    if reduction not in NAMES:
        raise ValueError(f'reduction is "none", "mean" or "sum", not {shown(reduction)}')
    return NAMES.index(reduction)


def reduced(losses: Tensor, reduction: int) -> Tensor:
    """Return the losses unchanged, their mean, or their sum."""
    return losses if reduction == NONE else losses.mean() if reduction == MEAN else losses.sum()


def broadcast_with_warning(name: str, input: Any, target: Any, what: str = "target") -> Any:
    """Return the target. Warn if it is broadcast with the input, which is usually a mistake."""
    pairs = zip(reversed(input.size()), reversed(target.size()), strict=False)
    if input.size() != target.size() and all(1 in pair or pair[0] == pair[1] for pair in pairs):
        given, wanted = ("x".join(map(str, each.size())) for each in (target, input))
        warnings.warn(f"{name}: {what} is {given}, input is {wanted}; they are broadcast, which is rarely meant; give "
                      "both the same size", UserWarning, stacklevel=3)
    return target


def of_same_size(name: str, input: Any, target: Any, what: str = "target") -> Any:
    """Return the target. Raise ValueError if its size differs from the input's: broadcasting is usually a mistake."""
    if input.size() != target.size():
        given, wanted = ("x".join(map(str, each.size())) for each in (target, input))
        raise ValueError(f"{name}: {what} is {given}, input is {wanted}; need the same size")
    return target


def get_enum(reduction: str) -> int:
    """Return the number of a reduction: 0 for "none", 1 for "mean", 2 for "sum"."""
    return ["none", "mean", "sum"].index(reduction)


def legacy_get_string(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> str:
    """Return the reduction that the older options mean."""
    return NAMES[reduction_of(True if size_average is None else size_average, True if reduce is None else reduce)]


def legacy_get_enum(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> int:
    """Return the number of the reduction that the older options mean."""
    return get_enum(legacy_get_string(size_average, reduce))
