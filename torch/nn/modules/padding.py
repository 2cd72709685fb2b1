"""Padding layers for 1, 2 and 3 spatial dims."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.functions.sizes import check_planes, numbers
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch._core import Tensor


__all__ = [
    "CircularPad1d", "CircularPad2d", "CircularPad3d", "ConstantPad1d", "ConstantPad2d", "ConstantPad3d",
    "ReflectionPad1d", "ReflectionPad2d", "ReflectionPad3d", "ReplicationPad1d", "ReplicationPad2d",
    "ReplicationPad3d", "ZeroPad1d", "ZeroPad2d", "ZeroPad3d",
]  # fmt: skip


class _Pad(Module):
    """Base class of padding layers; `padding` has two numbers per spatial dim, last dim first."""

    dims = 2
    mode = "constant"

    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__()
        self.padding = numbers(type(self).__name__, "padding", padding, 2 * self.dims)

    def forward(self, input: Tensor) -> Tensor:
        check_planes(type(self).__name__, input, self.dims)
        return functional.pad(input, self.padding, self.mode)

    def extra_repr(self) -> str:
        return f"{self.padding}"


_ReflectionPadNd = _ReplicationPadNd = _CircularPadNd = _Pad


class _ConstantPad(_Pad):
    def __init__(self, padding: int | Sequence[int], value: float = 0) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        check_planes(type(self).__name__, input, self.dims)
        return functional.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


_ConstantPadNd = _ConstantPad


class _ZeroPad(_ConstantPad):
    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__(padding, 0)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ConstantPad1d(_ConstantPad):
    """Pad with a constant.

    Args:
        padding: an int or (left, right); negative numbers crop.
        value: the constant.
    Shape:
        input: (N, C, L) or (C, L).

    >>> nn.ConstantPad1d(1, 7)(torch.zeros(1, 1, 2)).tolist()
    [[[7.0, 0.0, 0.0, 7.0]]]
    """

    dims = 1


class ConstantPad2d(_ConstantPad):
    """Pad with a constant.

    Args:
        padding: an int or (left, right, top, bottom); negative numbers crop.
        value: the constant.
    Shape:
        input: (N, C, H, W) or (C, H, W).

    >>> nn.ConstantPad2d((1, 0, -1, 0), 7)(torch.zeros(1, 1, 2, 2)).tolist()
    [[[[7.0, 0.0, 0.0]]]]
    """


class ConstantPad3d(_ConstantPad):
    """Pad with a constant.

    Args:
        padding: an int or (left, right, top, bottom, front, back); negative numbers crop.
        value: the constant.
    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.ConstantPad3d(1, 7)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3


class ZeroPad1d(_ZeroPad):
    """Pad signals (N, C, L) or (C, L) with zeros.

    Args:
        padding: an int or (left, right).

    >>> nn.ZeroPad1d(1)(torch.ones(1, 1, 2)).tolist()
    [[[0.0, 1.0, 1.0, 0.0]]]
    """

    dims = 1


class ZeroPad2d(_ZeroPad):
    """Pad images (N, C, H, W) or (C, H, W) with zeros.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.ZeroPad2d((0, 1, 0, 1))(torch.ones(1, 1, 1, 1)).tolist()
    [[[[1.0, 0.0], [0.0, 0.0]]]]
    """


class ZeroPad3d(_ZeroPad):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) with zeros.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ZeroPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3


class ReflectionPad1d(_Pad):
    """Pad signals (N, C, L) or (C, L) with a reflection of the input, without repeating the edge.

    Args:
        padding: an int or (left, right), below L.
    Raises:
        ValueError: in the call, if the padding is too large.

    >>> nn.ReflectionPad1d(2)(torch.Tensor([[[1, 2, 3]]])).tolist()
    [[[3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]]]
    """

    dims = 1
    mode = "reflect"


class ReflectionPad2d(_Pad):
    """Pad images (N, C, H, W) or (C, H, W) with a reflection of the input.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.ReflectionPad2d((1, 0, 0, 1))(torch.Tensor([[[[1, 2], [3, 4]]]])).tolist()
    [[[[2.0, 1.0, 2.0], [4.0, 3.0, 4.0], [2.0, 1.0, 2.0]]]]
    """

    mode = "reflect"


class ReflectionPad3d(_Pad):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) with a reflection of the input.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ReflectionPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "reflect"


class ReplicationPad1d(_Pad):
    """Pad signals (N, C, L) or (C, L) by repeating the edge.

    Args:
        padding: an int or (left, right).

    >>> nn.ReplicationPad1d(2)(torch.Tensor([[[1, 2]]])).tolist()
    [[[1.0, 1.0, 1.0, 2.0, 2.0, 2.0]]]
    """

    dims = 1
    mode = "replicate"


class ReplicationPad2d(_Pad):
    """Pad images (N, C, H, W) or (C, H, W) by repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.ReplicationPad2d((1, 0, 0, 1))(torch.Tensor([[[[1, 2]]]])).tolist()
    [[[[1.0, 1.0, 2.0], [1.0, 1.0, 2.0]]]]
    """

    mode = "replicate"


class ReplicationPad3d(_Pad):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) by repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ReplicationPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "replicate"


class CircularPad1d(_Pad):
    """Pad signals (N, C, L) or (C, L) periodically: each side continues with the opposite end.

    Args:
        padding: an int or (left, right), at most L.

    >>> nn.CircularPad1d((2, 1))(torch.Tensor([[[1, 2, 3]]])).tolist()
    [[[2.0, 3.0, 1.0, 2.0, 3.0, 1.0]]]
    """

    dims = 1
    mode = "circular"


class CircularPad2d(_Pad):
    """Pad images (N, C, H, W) or (C, H, W) periodically.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.CircularPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    mode = "circular"


class CircularPad3d(_Pad):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) periodically.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.CircularPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "circular"
