"""Pooling over windows of 1, 2 and 3 spatial dims, and max unpooling."""

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
    """Base class of pooling layers: `function` is the functional form."""

    function = None
    _repr_options = dict.fromkeys(("kernel_size", "stride", "padding"), ...)

    def _set(self, kernel_size, stride=None, **options):
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        for name, value in options.items():
            setattr(self, name, value)


class _MaxPool(_Pool):
    _repr_options = dict.fromkeys(("kernel_size", "stride", "padding", "dilation", "ceil_mode"), ...)

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


class MaxPool2d(_MaxPool):
    """Maximum of each window.

    Args:
        kernel_size, stride, padding, dilation: ints or pairs (height, width). `stride` is `kernel_size` by default.
        return_indices: return (output, indices), as MaxUnpool2d needs them.
        ceil_mode: round the output size up, so that a window may extend over the edge.
    Shape:
        input: (N, C, H, W) or (C, H, W).
        output: (N, C, H', W') or (C, H', W').

    >>> nn.MaxPool2d(2)(torch.zeros(1, 3, 8, 6)).size()
    torch.Size([1, 3, 4, 3])
    """

    function = staticmethod(functional.max_pool2d)


class _AvgPool(_Pool):
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
    """Mean of each window. Arguments are as for AvgPool2d.

    Shape:
        input: (N, C, L) or (C, L).

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
    """Mean of each window. Sizes are as for MaxPool2d.

    Args:
        count_include_pad: count padding as zeros; False: leave it out of the mean.
        divisor_override: divide the sums by this number instead of the number of elements.

    >>> nn.AvgPool2d(2)(torch.ones(1, 1, 2, 2)).tolist()
    [[[[1.0]]]]
    """

    function = staticmethod(functional.avg_pool2d)


class AvgPool3d(_AvgPool):
    """Mean of each window. Arguments are as for AvgPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.AvgPool3d(2)(torch.ones(1, 1, 2, 2, 2)).tolist()
    [[[[[1.0]]]]]
    """

    function = staticmethod(functional.avg_pool3d)


class _LPPool(_Pool):
    _repr_options = dict.fromkeys(("norm_type", "kernel_size", "stride", "ceil_mode"), ...)

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


class LPPool2d(_LPPool):
    """p-norm of each window: the sum of x ** norm_type, to the power 1 / norm_type. Sizes are as for MaxPool2d.

    Args:
        norm_type: the exponent p, above 0.

    >>> nn.LPPool2d(2, 2)(torch.Tensor([[[[3, 4], [0, 0]]]])).tolist()
    [[[[5.0]]]]
    """

    function = staticmethod(functional.lp_pool2d)


class _AdaptivePool(Module):
    function = None
    _repr_options = {"output_size": ...}

    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.output_size)


class _AdaptiveAvgPool(_AdaptivePool):
    pass


class AdaptiveAvgPool2d(_AdaptiveAvgPool):
    """Mean of each of `output_size` windows that cover the input.

    Of k windows over n elements, window i ranges from floor(i n / k) to ceil((i + 1) n / k), exclusive.

    Args:
        output_size: an int or a pair (height, width); None in the pair keeps the input's size.
    Shape:
        input: (N, C, H, W) or (C, H, W).

    >>> nn.AdaptiveAvgPool2d((1, None))(torch.zeros(1, 3, 5, 7)).size()
    torch.Size([1, 3, 1, 7])
    """

    function = staticmethod(functional.adaptive_avg_pool2d)


class _AdaptiveMaxPool(_AdaptivePool):
    def __init__(self, output_size: Any, return_indices: bool = False) -> None:
        super().__init__(output_size)
        self.return_indices = return_indices

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPool):
    """Maximum of each of `output_size` windows that cover the input, the windows of AdaptiveAvgPool2d.

    Args:
        return_indices: return (output, indices), where indices are row-major positions in the H x W plane.
    Shape:
        input: (N, C, H, W) or (C, H, W).

    >>> nn.AdaptiveMaxPool2d(3)(torch.zeros(1, 3, 5, 7)).size()
    torch.Size([1, 3, 3, 3])
    """

    function = staticmethod(functional.adaptive_max_pool2d)


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
        if output_ratio is not None:
            output_ratio = output_ratio if hasattr(output_ratio, "__len__") else (output_ratio,) * self.dims
            if not all(0 < ratio < 1 for ratio in output_ratio):
                raise ValueError(f"{name}: output_ratio is {output_ratio}; need numbers between 0 and 1")
        else:
            output_size = numbers(name, "output_size", output_size, self.dims)
        self.kernel_size = numbers(name, "kernel_size", kernel_size, self.dims)
        self.output_size, self.output_ratio, self.return_indices = output_size, output_ratio, return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices,
                             self._random_samples)


class FractionalMaxPool2d(_FractionalMaxPool):
    """Maximum of windows at random positions, drawn anew in each call (Graham, 2014).

    Args:
        kernel_size: an int or a pair.
        output_size: an int or a pair; pass either it or `output_ratio`.
        output_ratio: output size divided by input size, between 0 and 1.
        return_indices: return (output, indices).
    Shape:
        input: (N, C, H, W) or (C, H, W).
    Raises:
        ValueError: not exactly one of `output_size` and `output_ratio` is given, or the ratio is out of range.

    >>> nn.FractionalMaxPool2d(2, output_ratio=0.7)(torch.zeros(1, 3, 10, 20)).size()
    torch.Size([1, 3, 7, 14])
    """

    function = staticmethod(functional.fractional_max_pool2d)


class FractionalMaxPool3d(_FractionalMaxPool):
    """Maximum of windows at random positions. Arguments are as for FractionalMaxPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

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
        """Apply the layer; `output_size` selects the spatial sizes if several match the number of windows."""
        return self.function(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool2d(_MaxUnpool):
    """Partial inverse of MaxPool2d: put every element at its index, and zeros elsewhere.

    Call it with the output and the indices of a MaxPool2d that has the same kernel_size, stride and padding. Of equal
    indices, the last element wins.

    Raises:
        IndexError: an index is outside of the plane.
        ValueError: `output_size` does not match the number of windows.

    >>> pool, unpool = nn.MaxPool2d(2, return_indices=True), nn.MaxUnpool2d(2)
    >>> unpool(*pool(torch.Tensor([[[[1, 2], [4, 3]]]]))).tolist()
    [[[[0.0, 0.0], [4.0, 0.0]]]]
    """

    function = staticmethod(functional.max_unpool2d)


_MaxPoolNd, _AvgPoolNd = _MaxPool, _AvgPool  # names that other packages use in isinstance()

# The names that packages ask isinstance for, or derive from.
_LPPoolNd, _MaxUnpoolNd = _LPPool, _MaxUnpool
_AdaptiveAvgPoolNd, _AdaptiveMaxPoolNd = _AdaptiveAvgPool, _AdaptiveMaxPool

from torch._generated.python.layers_pooling import *  # noqa: E402, F403 - their bases are above
