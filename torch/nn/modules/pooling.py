"""Pooling of one, two and three dimensions, and its inverse."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.functions.sizes import numbers
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "AdaptiveAvgPool1d", "AdaptiveAvgPool2d", "AdaptiveAvgPool3d", "AdaptiveMaxPool1d", "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d", "AvgPool1d", "AvgPool2d", "AvgPool3d", "FractionalMaxPool2d", "FractionalMaxPool3d",
    "LPPool1d", "LPPool2d", "LPPool3d", "MaxPool1d", "MaxPool2d", "MaxPool3d", "MaxUnpool1d", "MaxUnpool2d",
    "MaxUnpool3d",
]  # fmt: skip


class _Pool(Module):
    """What the pooling layers share. function: their twin; repr shows the options of `shown`."""

    function = None
    shown: tuple[str, ...] = ()

    def _set(self, kernel_size, stride=None, **options):
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        for name, value in options.items():
            setattr(self, name, value)

    def extra_repr(self) -> str:
        return ", ".join(f"{name}={getattr(self, name)}" for name in self.shown)


class _MaxPool(_Pool):
    shown = ("kernel_size", "stride", "padding", "dilation", "ceil_mode")

    def __init__(
        self, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self._set(kernel_size, stride, padding=padding, dilation=dilation, return_indices=return_indices,
                  ceil_mode=ceil_mode)

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
                             self.return_indices)


class MaxPool1d(_MaxPool):
    """The largest element of each window of (N, C, L) or (C, L); else as MaxPool2d.

    >>> nn.MaxPool1d(2)(torch.zeros(1, 3, 8)).size()
    torch.Size([1, 3, 4])
    """

    function = staticmethod(functional.max_pool1d)


class MaxPool2d(_MaxPool):
    """The largest element of each window.

    Input (N, C, H, W) or (C, H, W). kernel_size, stride (kernel_size if None), padding, dilation: ints or pairs.
    Gives the output, or (output, indices) with return_indices. ceil_mode: windows may reach over the edge.

    >>> nn.MaxPool2d(2)(torch.zeros(1, 3, 8, 6)).size()
    torch.Size([1, 3, 4, 3])
    """

    function = staticmethod(functional.max_pool2d)


class MaxPool3d(_MaxPool):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W); else as MaxPool2d.

    >>> nn.MaxPool3d(2)(torch.zeros(1, 3, 4, 8, 6)).size()
    torch.Size([1, 3, 2, 4, 3])
    """

    function = staticmethod(functional.max_pool3d)


class _AvgPool(_Pool):
    shown = ("kernel_size", "stride", "padding")

    def __init__(
        self, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self._set(kernel_size, stride, padding=padding, ceil_mode=ceil_mode, count_include_pad=count_include_pad,
                  divisor_override=divisor_override)

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.kernel_size, self.stride, self.padding, self.ceil_mode,
                             self.count_include_pad, self.divisor_override)


class AvgPool1d(_AvgPool):
    """The mean of each window of (N, C, L) or (C, L); else as AvgPool2d.

    >>> nn.AvgPool1d(2)(torch.Tensor([[[1, 3, 5, 7]]])).tolist()
    [[[2.0, 6.0]]]
    """

    function = staticmethod(functional.avg_pool1d)

    def _set(self, kernel_size, stride=None, padding=0, **options):
        stride = kernel_size if stride is None else stride
        kernel, step, edge = (tuple(value) if isinstance(value, (list, tuple)) else (value,)
                              for value in (kernel_size, stride, padding))
        super()._set(kernel, step, padding=edge, **options)


class AvgPool2d(_AvgPool):
    """The mean of each window; sizes as for MaxPool2d. Padding counts as zeros unless count_include_pad=False.

    divisor_override: divides the sums instead of the count of elements.

    >>> nn.AvgPool2d(2)(torch.ones(1, 1, 2, 2)).tolist()
    [[[[1.0]]]]
    """

    function = staticmethod(functional.avg_pool2d)


class AvgPool3d(_AvgPool):
    """The mean of each window of (N, C, D, H, W) or (C, D, H, W); else as AvgPool2d.

    >>> nn.AvgPool3d(2)(torch.ones(1, 1, 2, 2, 2)).tolist()
    [[[[[1.0]]]]]
    """

    function = staticmethod(functional.avg_pool3d)


class _LPPool(_Pool):
    shown = ("norm_type", "kernel_size", "stride", "ceil_mode")

    def __init__(
        self, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.norm_type = norm_type
        self._set(kernel_size, stride, ceil_mode=ceil_mode)
        self.stride = stride

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class LPPool1d(_LPPool):
    """The p-norm of each window of (N, C, L) or (C, L); else as LPPool2d.

    >>> nn.LPPool1d(2, 2)(torch.Tensor([[[3, 4]]])).tolist()
    [[[5.0]]]
    """

    function = staticmethod(functional.lp_pool1d)


class LPPool2d(_LPPool):
    """The p-norm of each window: the sum of x ** norm_type to the power 1 / norm_type; sizes as for MaxPool2d.

    >>> nn.LPPool2d(2, 2)(torch.Tensor([[[[3, 4], [0, 0]]]])).tolist()
    [[[[5.0]]]]
    """

    function = staticmethod(functional.lp_pool2d)


class LPPool3d(_LPPool):
    """The p-norm of each window of (N, C, D, H, W); else as LPPool2d.

    >>> nn.LPPool3d(1, 2)(torch.ones(1, 1, 2, 2, 2)).tolist()
    [[[[[8.0]]]]]
    """

    function = staticmethod(functional.lp_pool3d)


class _AdaptivePool(Module):
    function = None

    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptivePool):
    """The mean of each of output_size windows that cover (N, C, L) or (C, L); else as AdaptiveAvgPool2d.

    >>> nn.AdaptiveAvgPool1d(2)(torch.Tensor([[[1, 3, 5, 7]]])).tolist()
    [[[2.0, 6.0]]]
    """

    function = staticmethod(functional.adaptive_avg_pool1d)


class AdaptiveAvgPool2d(_AdaptivePool):
    """The mean of each of output_size windows that cover (N, C, H, W) or (C, H, W).

    output_size: an int or a pair; None in its place keeps the input's size. Window i of k along n elements goes from
    floor(i n / k) up to ceil((i + 1) n / k).

    >>> nn.AdaptiveAvgPool2d((1, None))(torch.zeros(1, 3, 5, 7)).size()
    torch.Size([1, 3, 1, 7])
    """

    function = staticmethod(functional.adaptive_avg_pool2d)


class AdaptiveAvgPool3d(_AdaptivePool):
    """The mean of each of output_size windows that cover (N, C, D, H, W); else as AdaptiveAvgPool2d.

    >>> nn.AdaptiveAvgPool3d(1)(torch.zeros(1, 3, 5, 7, 2)).size()
    torch.Size([1, 3, 1, 1, 1])
    """

    function = staticmethod(functional.adaptive_avg_pool3d)


class _AdaptiveMaxPool(_AdaptivePool):
    def __init__(self, output_size: Any, return_indices: bool = False) -> None:
        super().__init__(output_size)
        self.return_indices = return_indices

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.output_size, self.return_indices)


class AdaptiveMaxPool1d(_AdaptiveMaxPool):
    """The largest element of each of output_size windows of (N, C, L) or (C, L); else as AdaptiveMaxPool2d.

    >>> nn.AdaptiveMaxPool1d(2)(torch.Tensor([[[1, 3, 5, 7]]])).tolist()
    [[[3.0, 7.0]]]
    """

    function = staticmethod(functional.adaptive_max_pool1d)


class AdaptiveMaxPool2d(_AdaptiveMaxPool):
    """The largest element of each of the windows that AdaptiveAvgPool2d has.

    Gives the output, or (output, indices) with return_indices: places in the plane, row by row.

    >>> nn.AdaptiveMaxPool2d(3)(torch.zeros(1, 3, 5, 7)).size()
    torch.Size([1, 3, 3, 3])
    """

    function = staticmethod(functional.adaptive_max_pool2d)


class AdaptiveMaxPool3d(_AdaptiveMaxPool):
    """The largest element of each of output_size windows of (N, C, D, H, W); else as AdaptiveMaxPool2d.

    >>> nn.AdaptiveMaxPool3d(2)(torch.zeros(1, 3, 5, 7, 4)).size()
    torch.Size([1, 3, 2, 2, 2])
    """

    function = staticmethod(functional.adaptive_max_pool3d)


class _FractionalMaxPool(Module):
    function = None
    dims = 2

    def __init__(
        self, kernel_size: int | Sequence[int], output_size: Any = None, output_ratio: Any = None,
        return_indices: bool = False, _random_samples: Any = None,
    ) -> None:
        super().__init__()
        name = type(self).__name__
        if (output_size is None) == (output_ratio is None):
            raise ValueError(f"{name}: give either output_size or output_ratio")
        ratios = output_ratio if hasattr(output_ratio, "__len__") else (output_ratio,)
        if output_ratio is not None and not all(0 < ratio < 1 for ratio in ratios):
            raise ValueError(f"{name}: output_ratio is {output_ratio}; need numbers between 0 and 1")
        self.kernel_size = numbers(name, "kernel_size", kernel_size, self.dims)
        self.output_size, self.output_ratio, self.return_indices = output_size, output_ratio, return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices,
                             self._random_samples)


class FractionalMaxPool2d(_FractionalMaxPool):
    """The largest element of windows of (N, C, H, W) whose places are drawn anew in each call. Source: Graham, 2014.

    kernel_size: int or pair. Either output_size, an int or a pair, or output_ratio, the output's part of the input
    between 0 and 1. Gives the output, or (output, indices) with return_indices. Raises ValueError unless exactly one of
    the two is given.

    >>> nn.FractionalMaxPool2d(2, output_ratio=0.7)(torch.zeros(1, 3, 10, 20)).size()
    torch.Size([1, 3, 7, 14])
    """

    function = staticmethod(functional.fractional_max_pool2d)


class FractionalMaxPool3d(_FractionalMaxPool):
    """The largest element of windows of (N, C, D, H, W) whose places are drawn; else as FractionalMaxPool2d.

    >>> nn.FractionalMaxPool3d(2, output_size=3)(torch.zeros(1, 3, 6, 7, 8)).size()
    torch.Size([1, 3, 3, 3, 3])
    """

    function = staticmethod(functional.fractional_max_pool3d)
    dims = 3


class _MaxUnpool(_Pool):
    dims = 2

    def __init__(
        self, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0,
    ) -> None:
        super().__init__()
        name = type(self).__name__
        kernel = numbers(name, "kernel_size", kernel_size, self.dims)
        self._set(kernel, None if stride is None else numbers(name, "stride", stride, self.dims),
                  padding=numbers(name, "padding", padding, self.dims))

    def forward(self, input: Tensor, indices: Tensor, output_size: Any = None) -> Tensor:
        """output_size: the plane's sizes or the whole output's, where several give as many windows."""
        return self.function(input, indices, self.kernel_size, self.stride, self.padding, output_size)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool1d(_MaxUnpool):
    """The inverse of MaxPool1d, as far as it has one; else as MaxUnpool2d.

    >>> pool, unpool = nn.MaxPool1d(2, return_indices=True), nn.MaxUnpool1d(2)
    >>> unpool(*pool(torch.Tensor([[[1, 3, 7, 5]]]))).tolist()
    [[[0.0, 3.0, 7.0, 0.0]]]
    """

    function = staticmethod(functional.max_unpool1d)
    dims = 1


class MaxUnpool2d(_MaxUnpool):
    """The inverse of MaxPool2d, as far as it has one: every element at its place, zeros elsewhere.

    Called with the output and the indices of a MaxPool2d of the same kernel_size, stride and padding, and perhaps with
    output_size. Of equal indices the last one's element stays. Raises IndexError for an index outside of the plane,
    ValueError for an impossible output_size.

    >>> pool, unpool = nn.MaxPool2d(2, return_indices=True), nn.MaxUnpool2d(2)
    >>> unpool(*pool(torch.Tensor([[[[1, 2], [4, 3]]]]))).tolist()
    [[[[0.0, 0.0], [4.0, 0.0]]]]
    """

    function = staticmethod(functional.max_unpool2d)


class MaxUnpool3d(_MaxUnpool):
    """The inverse of MaxPool3d, as far as it has one; else as MaxUnpool2d.

    >>> pool, unpool = nn.MaxPool3d(2, return_indices=True), nn.MaxUnpool3d(2)
    >>> unpool(*pool(torch.randn(1, 2, 4, 4, 4))).size()
    torch.Size([1, 2, 4, 4, 4])
    """

    function = staticmethod(functional.max_unpool3d)
    dims = 3

_MaxPoolNd, _AvgPoolNd = _MaxPool, _AvgPool  # the names that packages ask isinstance() for
