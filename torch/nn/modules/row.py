"""Base classes of generated modules, which store the options of one function."""

from __future__ import annotations

from torch.nn.modules.module import Module
from torch.nn.reduction import NAMES, reduction_of


class RowModule(Module):
    """A layer without parameters. `options` maps the names that repr shows to the defaults that it omits."""

    options = {}

    def extra_repr(self) -> str:
        given = [(name, getattr(self, name), silent) for name, silent in self.options.items()]
        return ", ".join(f"{name}={value!r}" for name, value, silent in given if value is not silent)


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
