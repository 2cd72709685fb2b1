"""Activations that rows alone do not make: with weights, random numbers, options in words, or a dim by rank."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python import modules as rows
from torch.nn import functional
from torch.nn.functions.activation import check_slopes, check_word
from torch.nn.modules.conversion import placed
from torch.nn.modules.module import Module
from torch.nn.modules.row import RowModule
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


class Hardtanh(rows.Hardtanh):
    """x, cut off below min_val and above max_val; min_value and max_value are the same, as in 0.1.

    inplace overwrites the input. Raises ValueError if max_val is not above min_val.
    """

    def __init__(
        self, min_val: float = -1, max_val: float = 1, inplace: bool = False, min_value: float | None = None,
        max_value: float | None = None,
    ) -> None:
        min_val = min_val if min_value is None else min_value
        max_val = max_val if max_value is None else max_value
        if not max_val > min_val:
            raise ValueError(f"{type(self).__name__}: max_val={max_val} must be above min_val={min_val}")
        super().__init__(min_val, max_val, inplace)


class GELU(RowModule):
    """x * P(X <= x) of a standard normal X. approximate: "none", or "tanh" for a formula without the error function.

    Source: Hendrycks and Gimpel, 2016. Raises ValueError for another word.
    """

    options = {"approximate": None}

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        check_word("GELU", "approximate", approximate, ("none", "tanh"))
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        return functional.gelu(input, self.approximate)


class RReLU(RowModule):
    """x, times a slope below zero: in training uniform from lower to upper for each element, else their mean.

    inplace overwrites the input. Source: Xu and others, 2015. Raises ValueError if lower is above upper.
    """

    options = {"lower": None, "upper": None, "inplace": False}

    def __init__(self, lower: float = 1 / 8, upper: float = 1 / 3, inplace: bool = False) -> None:
        super().__init__()
        check_slopes("RReLU", lower, upper)
        self.lower, self.upper, self.inplace = lower, upper, inplace

    def forward(self, input: Tensor) -> Tensor:
        return functional.rrelu(input, self.lower, self.upper, self.training, self.inplace)


class PReLU(Module):
    """x, times weight below zero. weight has one element, or one for each channel (dim 1), and is learned.

    >>> nn.PReLU(3)(torch.randn(2, 3, 4, 4)).size()
    torch.Size([2, 3, 4, 4])
    """

    @placed
    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.weight = Parameter(_core.Tensor(num_parameters).fill_(init))

    def forward(self, input: Tensor) -> Tensor:
        return functional.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


class Softmax(RowModule):
    """exp(x) over its sum along dim; without dim along 0 for 1-D and 3-D inputs, else along 1."""

    options = {"dim": None}

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        return functional.softmax(input, self.dim)


class LogSoftmax(Softmax):
    """Logarithm of Softmax."""

    def forward(self, input: Tensor) -> Tensor:
        return functional.log_softmax(input, self.dim)


class Softmin(Softmax):
    """Softmax of the negated elements."""

    def forward(self, input: Tensor) -> Tensor:
        return functional.softmin(input, self.dim)


class Softmax2d(RowModule):
    """Softmax over the channels of (N, C, H, W) or (C, H, W), at each place. Raises ValueError for other ranks."""

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() not in (3, 4):
            raise ValueError(f"Softmax2d: input is {input.dim()}-D; need 4-D, or 3-D without a batch")
        return functional.softmax(input, -3)
