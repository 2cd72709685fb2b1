"""Linear layers, Identity, Flatten and Unflatten."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import linear
from torch.nn import functional, init
from torch.nn.functions.sizes import items_of
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor


class Linear(Module):
    """Affine map x @ weight.t() + bias.

    Shape:
        input: (*, in_features).
        output: (*, out_features).
    Attributes:
        weight: (out_features, in_features), initialized uniformly within 1 / sqrt(in_features).
        bias: (out_features), initialized like `weight`.

    >>> nn.Linear(3, 2)(torch.zeros(4, 3)).size()
    torch.Size([4, 2])
    """

    @with_placement
    def __init__(
        self, in_features: int, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = Parameter(_core.Tensor(out_features, in_features))
        self.register_parameter("bias", Parameter(_core.Tensor(out_features)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize weight and bias."""
        init._fill_by_fan(self.in_features, self.weight, self.bias)

    def forward(self, input: Tensor) -> Tensor:
        return linear(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class NonDynamicallyQuantizableLinear(Linear):
    """The Linear that MultiheadAttention ends with, by PyTorch's name."""


class Bilinear(Module):
    """x1 @ weight[k] @ x2 + bias[k] for each output k.

    Shape:
        input1, input2: (*, in1_features), (*, in2_features).
        output: (*, out_features).
    Attributes:
        weight: (out_features, in1_features, in2_features), initialized uniformly within 1 / sqrt(in1_features).
        bias: (out_features).

    >>> nn.Bilinear(3, 4, 2)(torch.zeros(5, 3), torch.zeros(5, 4)).size()
    torch.Size([5, 2])
    """

    @with_placement
    def __init__(
        self, in1_features: int, in2_features: int, out_features: int, bias: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.in1_features, self.in2_features, self.out_features = in1_features, in2_features, out_features
        self.weight = Parameter(_core.Tensor(out_features, in1_features, in2_features))
        self.register_parameter("bias", Parameter(_core.Tensor(out_features)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize weight and bias."""
        init._fill_by_fan(self.in1_features, self.weight, self.bias)

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        return functional.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self) -> str:
        return (f"in1_features={self.in1_features}, in2_features={self.in2_features}, "
                f"out_features={self.out_features}, bias={self.bias is not None}")


class Identity(Module):
    """Return the input; the constructor accepts and ignores any arguments.

    >>> nn.Identity()(torch.ones(2)).tolist()
    [1.0, 1.0]
    """

    def __init__(self, *ignored: Any, **more: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        return input


class Flatten(Module):
    """Join the dims from `start_dim` to `end_dim`.

    >>> nn.Flatten()(torch.zeros(2, 3, 4)).size()
    torch.Size([2, 12])
    """

    _repr_options = {"start_dim": ..., "end_dim": ...}

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim, self.end_dim = start_dim, end_dim

    def forward(self, input: Tensor) -> Tensor:
        return _core.flatten(input, self.start_dim, self.end_dim)


class Unflatten(Module):
    """Split one dim into several sizes, one of which may be -1.

    >>> nn.Unflatten(1, (3, -1))(torch.zeros(2, 12)).size()
    torch.Size([2, 3, 4])
    """

    _repr_options = {"dim": ..., "unflattened_size": ...}

    def __init__(self, dim: int, unflattened_size: Sequence[int]) -> None:
        super().__init__()
        self.dim = dim
        self.unflattened_size = tuple(items_of("Unflatten", "unflattened_size", unflattened_size, "a tuple of ints"))

    def forward(self, input: Tensor) -> Tensor:
        return _core.unflatten(input, self.dim, self.unflattened_size)
