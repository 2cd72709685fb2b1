"""Conversion of the reductions of losses."""

from __future__ import annotations

from torch._base.arguments import shown

NONE, MEAN, SUM = range(3)  # numbers in the catalogue
NAMES = ("none", "mean", "sum")


def reduction_of(size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> int:
    """Return the number of "none", "mean" or "sum".

    The older options have priority, as in PyTorch: reduce=False over size_average. A word passed as size_average is the
    reduction, as in MSELoss("sum").

    Raises:
        ValueError: another word.
    """
    if isinstance(size_average, str):
        reduction = size_average
    elif size_average is not None or reduce is not None:
        return NONE if reduce is not None and not reduce else MEAN if size_average or size_average is None else SUM
    if reduction not in NAMES:
        raise ValueError(f'reduction is "none", "mean" or "sum", not {shown(reduction)}')
    return NAMES.index(reduction)


def get_enum(reduction: str) -> int:
    """Return the number of a reduction: 0 for "none", 1 for "mean", 2 for "sum"."""
    return ["none", "mean", "sum"].index(reduction)


def legacy_get_string(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> str:
    """Return the reduction that the older options mean."""
    return NAMES[reduction_of(size_average, reduce)]


def legacy_get_enum(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> int:
    """Return the number of the reduction that the older options mean."""
    return get_enum(legacy_get_string(size_average, reduce))
