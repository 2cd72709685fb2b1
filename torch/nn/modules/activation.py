"""Activations with learned weights, random numbers, word options, or a dim chosen by rank."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python import modules as rows
from torch.nn import functional
from torch.nn.functions.sizes import check_numbers, check_word
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def axis_of(input: Tensor) -> int:
    """Return the default dim of the classes: 0 for inputs of rank 1 and 3, otherwise 1."""
    return 0 if input.dim() in (1, 3) else 1


class Hardtanh(rows.Hardtanh):
    """Clamp elements to [min_val, max_val]; `min_value` and `max_value` are aliases.

    Args:
        inplace: overwrite the input.
    Raises:
        ValueError: `max_val` is not above `min_val`.

    >>> nn.Hardtanh()(torch.tensor([-2.0, 0.5, 3.0])).tolist()
    [-1.0, 0.5, 1.0]
    """

    def __init__(
        self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False, min_value: float | None = None,
        max_value: float | None = None,
    ) -> None:
        min_val = min_val if min_value is None else min_value
        max_val = max_val if max_value is None else max_value
        check_numbers(type(self).__name__, min_val=min_val, max_val=max_val)
        if not max_val > min_val:
            raise ValueError(f"{type(self).__name__}: max_val={max_val} must be above min_val={min_val}")
        super().__init__(min_val, max_val, inplace)


class ReLU6(rows.ReLU6, Hardtanh):
    """Clamp elements to [0, 6] (Krizhevsky, 2010).

    Args:
        inplace: overwrite the input.

    >>> nn.ReLU6()(torch.tensor([-2.0, 0.5, 9.0])).tolist()
    [0.0, 0.5, 6.0]
    """

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(inplace)
        self.min_val, self.max_val = 0.0, 6.0


class GELU(Module):
    """Gaussian error linear unit, x * P(X <= x) for standard normal X (Hendrycks and Gimpel, 2016).

    Args:
        approximate: "none", or "tanh" for an approximation without the error function.
    Raises:
        ValueError: another word.

    >>> nn.GELU()(torch.zeros(2)).tolist()
    [0.0, 0.0]
    """

    _repr_options = {"approximate": None}

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        check_word("GELU", "approximate", approximate, ("none", "tanh"))
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        return functional.gelu(input, self.approximate)


class RReLU(Module):
    """Leaky ReLU with a random negative slope (Xu and others, 2015).

    In training, each element draws its slope uniformly from [lower, upper]; otherwise the slope is the mean of both.

    Args:
        inplace: overwrite the input.
    Raises:
        ValueError: `lower` is above `upper`.

    >>> nn.RReLU(0.25, 0.75).eval()(torch.tensor([-2.0, 2.0])).tolist()
    [-1.0, 2.0]
    """

    _repr_options = {"lower": None, "upper": None, "inplace": False}

    def __init__(self, lower: float = 1 / 8, upper: float = 1 / 3, inplace: bool = False) -> None:
        super().__init__()
        check_numbers("RReLU", lower=lower, upper=upper)
        if not lower <= upper:
            raise ValueError(f"RReLU: lower={lower} must not be above upper={upper}")
        self.lower, self.upper, self.inplace = lower, upper, inplace

    def forward(self, input: Tensor) -> Tensor:
        return functional.rrelu(input, self.lower, self.upper, self.training, self.inplace)


class PReLU(Module):
    """Leaky ReLU with a learned negative slope, one for all channels or one per channel (dim 1).

    Attributes:
        weight: the slope, (1) or (num_parameters).

    >>> nn.PReLU(3)(torch.randn(2, 3, 4, 4)).size()
    torch.Size([2, 3, 4, 4])
    """

    _repr_options = {"num_parameters": ...}

    @with_placement
    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = Parameter(_core.Tensor(num_parameters))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Set the slopes to `init`."""
        self.weight.data.fill_(self.init)

    def forward(self, input: Tensor) -> Tensor:
        return functional.prelu(input, self.weight)


class _Softmax(Module):
    _repr_options = {"dim": ...}

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim


class Softmax(_Softmax):
    """exp(x) divided by its sum along `dim`. Without `dim`: dim 0 for inputs of rank 1 and 3, otherwise dim 1.

    >>> nn.Softmax(dim=0)(torch.zeros(2)).tolist()
    [0.5, 0.5]
    """

    def forward(self, input: Tensor) -> Tensor:
        return functional.softmax(input, axis_of(input) if self.dim is None else self.dim)


class LogSoftmax(_Softmax):
    """Logarithm of Softmax.

    >>> nn.LogSoftmax(dim=0)(torch.zeros(1)).tolist()
    [0.0]
    """

    def forward(self, input: Tensor) -> Tensor:
        return functional.log_softmax(input, axis_of(input) if self.dim is None else self.dim)


class Softmin(_Softmax):
    """Softmax of the negated input.

    >>> nn.Softmin(dim=0)(torch.zeros(2)).tolist()
    [0.5, 0.5]
    """

    def forward(self, input: Tensor) -> Tensor:
        return functional.softmin(input, axis_of(input) if self.dim is None else self.dim)


class Softmax2d(Module):
    """Softmax over the channels of (N, C, H, W) or (C, H, W) at each position. Raises ValueError for other ranks.

    >>> nn.Softmax2d()(torch.zeros(1, 2, 1, 1)).tolist()
    [[[[0.5]], [[0.5]]]]
    """

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() not in (3, 4):
            raise ValueError(f"Softmax2d: input is {input.dim()}-D; need 4-D, or 3-D without a batch")
        return functional.softmax(input, -3)
