"""What losses share: their three ways to say mean, sum or every element, and targets of the right size."""

from __future__ import annotations

from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

NONE, MEAN, SUM = range(3)  # as rows have it
NAMES = ("none", "mean", "sum")


def reduction_of(size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None) -> int:
    """The number of "none", "mean" or "sum". reduction decides where it is given, then reduce=False, then size_average.
    A word in the place of size_average is the reduction, as in MSELoss("sum").

    Raises ValueError for another word.
    """
    if reduction is None and isinstance(size_average, str):
        reduction = size_average
    if reduction is None:
        return NONE if reduce is not None and not reduce else MEAN if size_average or size_average is None else SUM
    if reduction not in NAMES:
        raise ValueError(f'reduction is "none", "mean" or "sum", not {shown(reduction)}')
    return NAMES.index(reduction)


def reduced(losses: Tensor, reduction: int) -> Tensor:
    """Losses as they are, their mean, or their sum."""
    return losses if reduction == NONE else losses.mean() if reduction == MEAN else losses.sum()


def of_same_size(name: str, input: Any, target: Any, what: str = "target") -> Any:
    """The target beside the input. Raises ValueError if the sizes differ: a loss that broadcasts is mostly a slip."""
    if input.size() != target.size():
        given, wanted = ("x".join(map(str, each.size())) for each in (target, input))
        raise ValueError(f"{name}: {what} is {given}, input is {wanted}; they need the same size")
    return target
