"""The base class of losses."""

from __future__ import annotations

from torch.nn.modules.module import Module
from torch.nn.reduction import NAMES, reduction_of


class Loss(Module):
    """Base class of losses.

    Args:
        reduction: "mean", "sum" or "none".
        size_average, reduce: older forms; reduce=False means "none", size_average=False means "sum".
    Raises:
        ValueError: another word.
    """

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__()
        self.reduction = NAMES[reduction_of(size_average, reduce, reduction)]

    @property
    def size_average(self) -> bool:
        """Whether the reduction is the mean; assignable."""
        return self.reduction == "mean"

    @size_average.setter
    def size_average(self, average: bool) -> None:
        self.reduction = "mean" if average else "sum"
