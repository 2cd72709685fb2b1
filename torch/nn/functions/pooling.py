"""Norms of windows, and windows at random positions.

Inputs are (N, C, L), (N, C, H, W) or (N, C, D, H, W), or the same without N. Sizes are ints, or one int per spatial
dim.
"""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import functional as rows
from torch._core import internal
from torch.nn.functions.sizes import check_planes, numbers, on_batch, powers_in_range

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "fractional_max_pool2d", "fractional_max_pool3d", "lp_pool1d", "lp_pool2d", "lp_pool3d",
]  # fmt: skip

_LARGEST = (_core.max_pool1d, _core.max_pool2d, _core.max_pool3d)
_MEANS = (_core.avg_pool1d, rows.avg_pool2d, rows.avg_pool3d)


def _lp_pool(name, dims, input, norm_type, kernel_size, stride, ceil_mode):
    if not norm_type > 0:
        raise ValueError(f"{name}: norm_type is {norm_type}; need a number above 0")
    kernel = numbers(name, "kernel_size", kernel_size, dims)
    if norm_type == math.inf:
        return named(name, _LARGEST[dims - 1], input.abs(), kernel, stride, 0, 1, ceil_mode)
    values, scale = powers_in_range(input, norm_type, range(-dims, 0))
    try:
        sums = _sums_of_powers(name, dims, values, norm_type, kernel, stride, ceil_mode)
    except RuntimeError:
        _sums_of_powers(name, dims, input, norm_type, kernel, stride, ceil_mode)  # raises the error of its type
        raise
    norms = named(name, internal.root, sums, norm_type)
    return norms.to(input.dtype) if scale is None else (norms * scale).to(input.dtype)


def _sums_of_powers(name, dims, input, norm_type, kernel, stride, ceil_mode):
    powers = input * input if norm_type == 2 else input.pow(norm_type)
    if ceil_mode:  # a smaller last window counts as a whole one
        return named(name, _MEANS[dims - 1], powers, kernel, stride, 0, True) * math.prod(kernel)
    return named(name, _MEANS[dims - 1], powers, kernel, stride, 0, False, True, 1)


def lp_pool1d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Compute the p-norm of each window of (N, C, L) or (C, L). Arguments are as for `lp_pool2d`.

    >>> F.lp_pool1d(torch.Tensor([[[3, 4]]]), 2, 2).tolist()
    [[[5.0]]]
    """
    return _lp_pool("lp_pool1d", 1, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool2d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Compute the p-norm of each window: the sum of x ** norm_type, to the power 1 / norm_type.

    The gradient is 0 where the sum is 0. For odd exponents, a negative sum yields nan. With `ceil_mode`, the sum of a
    window that reaches beyond the input is scaled up to the size of a whole window.

    Args:
        norm_type: the exponent p; math.inf computes the maximum of the absolute values.
    Shape:
        input: (N, C, H, W) or (C, H, W).
    Raises:
        ValueError: `norm_type` is not above 0.

    >>> F.lp_pool2d(torch.Tensor([[[[3, 4], [0, 0]]]]), 2, 2).tolist()
    [[[[5.0]]]]
    """
    return _lp_pool("lp_pool2d", 2, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool3d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """Compute the p-norm of each window of (N, C, D, H, W) or (C, D, H, W). Arguments are as for `lp_pool2d`.

    >>> F.lp_pool3d(torch.ones(1, 1, 2, 2, 2), 1, 2).tolist()
    [[[[[8.0]]]]]
    """
    return _lp_pool("lp_pool3d", 3, input, norm_type, kernel_size, stride, ceil_mode)


def _fractional(name, dims, input, kernel_size, output_size, output_ratio, return_indices, samples):
    if (output_size is None) == (output_ratio is None):
        raise ValueError(f"{name}: give either output_size or output_ratio")
    unbatched = check_planes(name, input, dims)
    if output_size is None:
        ratios = tuple(output_ratio) if hasattr(output_ratio, "__len__") else (output_ratio,) * dims
        if len(ratios) != dims or not all(0 < ratio < 1 for ratio in ratios):
            raise ValueError(f"{name}: output_ratio is {shown(output_ratio)}; need one or {dims} "
                             "numbers between 0 and 1")
        output_size = [int(input.size(i - dims) * ratio) for i, ratio in enumerate(ratios)]
    if samples is None:
        batch = (1, input.size(0)) if unbatched else tuple(input.size()[:2])
        samples = value_of(input).new(*batch, dims).uniform_(0, 1)
    elif unbatched and samples.dim() == 2:
        samples = samples.unsqueeze(0)
    if dims == 2:  # samples are (width, height), but (depth, height, width) for volumes
        samples = samples.flip(2)
    sizes = [numbers(name, "kernel_size", kernel_size, dims), numbers(name, "output_size", output_size, dims)]
    results = on_batch(name, internal.fractional_max_pool, input, dims, samples, *sizes)
    return results if return_indices else results[0]


def fractional_max_pool2d(
    input: Tensor, kernel_size: int | Sequence[int], output_size: Any = None, output_ratio: Any = None,
    return_indices: bool = False, _random_samples: Any = None,
) -> Tensor:
    """Compute the maximum of windows at random positions (Graham, 2014).

    Args:
        kernel_size: an int or a pair.
        output_size: an int or a pair; pass either it or `output_ratio`.
        output_ratio: output size divided by input size, between 0 and 1; a number or a pair.
        return_indices: return (output, indices).
        _random_samples: (N, C, 2) numbers from 0 to 1, for width and height, instead of random ones.
    Shape:
        input: (N, C, H, W) or (C, H, W).
    Raises:
        ValueError: not exactly one of `output_size` and `output_ratio` is given, or the ratio is out of range.

    >>> F.fractional_max_pool2d(torch.zeros(1, 3, 10, 20), 2, output_ratio=0.7).size()
    torch.Size([1, 3, 7, 14])
    """
    return _fractional("fractional_max_pool2d", 2, input, kernel_size, output_size, output_ratio, return_indices,
                       _random_samples)


def fractional_max_pool3d(
    input: Tensor, kernel_size: int | Sequence[int], output_size: Any = None, output_ratio: Any = None,
    return_indices: bool = False, _random_samples: Any = None,
) -> Tensor:
    """Compute the maximum of windows of (N, C, D, H, W) at random positions; see `fractional_max_pool2d`.

    >>> F.fractional_max_pool3d(torch.zeros(1, 3, 6, 7, 8), 2, output_size=3).size()
    torch.Size([1, 3, 3, 3, 3])
    """
    return _fractional("fractional_max_pool3d", 3, input, kernel_size, output_size, output_ratio, return_indices,
                       _random_samples)
