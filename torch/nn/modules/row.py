"""What the generated modules share: they keep the options of one function."""

from __future__ import annotations

from torch.nn.modules.module import Module
from torch.nn.reduction import NAMES, reduction_of


class RowModule(Module):
    """A layer without parameters. `options`: the names that repr shows, each with a value that it leaves out."""

    options = {}

    def extra_repr(self) -> str:
        given = [(name, getattr(self, name), silent) for name, silent in self.options.items()]
        return ", ".join(f"{name}={value!r}" for name, value, silent in given if value is not silent)


class Loss(Module):
    """A loss: the mean over all elements, their sum, or each for itself, as reduction says.

    reduction: "mean", "sum" or "none"; or as before there was that word: reduce=False for each, size_average=False for
    the sum. Raises ValueError for another word.
    """

    def __init__(
        self, size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__()
        self.reduction = NAMES[reduction_of(size_average, reduce, reduction)]

    @property
    def size_average(self) -> bool:
        """Whether it is the mean; may be set."""
        return self.reduction == "mean"

    @size_average.setter
    def size_average(self, average: bool) -> None:
        self.reduction = "mean" if average else "sum"
