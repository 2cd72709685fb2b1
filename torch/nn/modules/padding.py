"""Edges around planes."""

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
    """What the paddings share: two numbers for each dimension of the plane, the last dimension's first."""

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


class _ConstantPad(_Pad):
    def __init__(self, padding: int | Sequence[int], value: float = 0) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Tensor) -> Tensor:
        check_planes(type(self).__name__, input, self.dims)
        return functional.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class _ZeroPad(_ConstantPad):
    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__(padding, 0)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ConstantPad1d(_ConstantPad):
    """A number around signals (N, C, L) or (C, L). padding: an int or (left, right); else as ConstantPad2d.

    >>> nn.ConstantPad1d(1, 7)(torch.zeros(1, 1, 2)).tolist()
    [[[7.0, 0.0, 0.0, 7.0]]]
    """

    dims = 1


class ConstantPad2d(_ConstantPad):
    """A number around images (N, C, H, W) or (C, H, W).

    padding: an int, or (left, right, top, bottom); negative ones take elements away. value: the number.

    >>> nn.ConstantPad2d((1, 0, -1, 0), 7)(torch.zeros(1, 1, 2, 2)).tolist()
    [[[[7.0, 0.0, 0.0]]]]
    """


class ConstantPad3d(_ConstantPad):
    """A number around volumes (N, C, D, H, W). padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ConstantPad3d(1, 7)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3


class ZeroPad1d(_ZeroPad):
    """Zeros around signals (N, C, L) or (C, L). padding: an int or (left, right).

    >>> nn.ZeroPad1d(1)(torch.ones(1, 1, 2)).tolist()
    [[[0.0, 1.0, 1.0, 0.0]]]
    """

    dims = 1


class ZeroPad2d(_ZeroPad):
    """Zeros around images (N, C, H, W) or (C, H, W). padding: an int or (left, right, top, bottom).

    >>> nn.ZeroPad2d((0, 1, 0, 1))(torch.ones(1, 1, 1, 1)).tolist()
    [[[[1.0, 0.0], [0.0, 0.0]]]]
    """


class ZeroPad3d(_ZeroPad):
    """Zeros around volumes (N, C, D, H, W). padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ZeroPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3


class ReflectionPad1d(_Pad):
    """What lies inside, mirrored at the edge, around signals (N, C, L) or (C, L). padding: an int or (left, right).

    The edge is not repeated, so a width stays below the length, else the call raises ValueError.

    >>> nn.ReflectionPad1d(2)(torch.Tensor([[[1, 2, 3]]])).tolist()
    [[[3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]]]
    """

    dims = 1
    mode = "reflect"


class ReflectionPad2d(_Pad):
    """ReflectionPad1d around images (N, C, H, W) or (C, H, W). padding: an int or (left, right, top, bottom).

    >>> nn.ReflectionPad2d((1, 0, 0, 1))(torch.Tensor([[[[1, 2], [3, 4]]]])).tolist()
    [[[[2.0, 1.0, 2.0], [4.0, 3.0, 4.0], [2.0, 1.0, 2.0]]]]
    """

    mode = "reflect"


class ReflectionPad3d(_Pad):
    """ReflectionPad1d around volumes (N, C, D, H, W). padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ReflectionPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "reflect"


class ReplicationPad1d(_Pad):
    """The edge, repeated around signals (N, C, L) or (C, L). padding: an int or (left, right).

    >>> nn.ReplicationPad1d(2)(torch.Tensor([[[1, 2]]])).tolist()
    [[[1.0, 1.0, 1.0, 2.0, 2.0, 2.0]]]
    """

    dims = 1
    mode = "replicate"


class ReplicationPad2d(_Pad):
    """The edge, repeated around images (N, C, H, W) or (C, H, W). padding: an int or (left, right, top, bottom).

    >>> nn.ReplicationPad2d((1, 0, 0, 1))(torch.Tensor([[[[1, 2]]]])).tolist()
    [[[[1.0, 1.0, 2.0], [1.0, 1.0, 2.0]]]]
    """

    mode = "replicate"


class ReplicationPad3d(_Pad):
    """The edge, repeated around volumes (N, C, D, H, W). padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ReplicationPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "replicate"


class CircularPad1d(_Pad):
    """The other side, around signals (N, C, L) or (C, L). padding: an int or (left, right), up to the length.

    >>> nn.CircularPad1d((2, 1))(torch.Tensor([[[1, 2, 3]]])).tolist()
    [[[2.0, 3.0, 1.0, 2.0, 3.0, 1.0]]]
    """

    dims = 1
    mode = "circular"


class CircularPad2d(_Pad):
    """The other side, around images (N, C, H, W) or (C, H, W). padding: an int or (left, right, top, bottom).

    >>> nn.CircularPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    mode = "circular"


class CircularPad3d(_Pad):
    """The other side, around volumes (N, C, D, H, W). padding: an int or (left, right, top, bottom, front, back).

    >>> nn.CircularPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    dims = 3
    mode = "circular"
