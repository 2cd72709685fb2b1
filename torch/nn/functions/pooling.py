"""Windows of one, two or three dimensions into one element each, and back.

Inputs are (N, C, L), (N, C, H, W) or (N, C, D, H, W), or the same without N. Sizes are ints, or one int for each
dimension of the window.
"""

from __future__ import annotations

import math

from torch._base.arguments import shown, value_of
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch.nn.functions.sizes import check_planes, describe, numbers, on_batch

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "adaptive_max_pool1d", "adaptive_max_pool2d",
    "adaptive_max_pool3d", "avg_pool1d", "avg_pool2d", "avg_pool3d", "fractional_max_pool2d", "fractional_max_pool3d",
    "lp_pool1d", "lp_pool2d", "lp_pool3d", "max_pool1d", "max_pool2d", "max_pool3d", "max_unpool1d", "max_unpool2d",
    "max_unpool3d",
]  # fmt: skip


def _max_pool(name, dims, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    kernel = numbers(name, "kernel_size", kernel_size, dims)
    stride = kernel if stride is None else numbers(name, "stride", stride, dims)
    padding = numbers(name, "padding", padding, dims)
    dilation = numbers(name, "dilation", dilation, dims)
    if not return_indices and math.prod(kernel) <= 256:  # a byte for each window, where a place takes eight
        return on_batch(name, internal.max_pool_values, input, dims, kernel, stride, padding, dilation, bool(ceil_mode))
    results = on_batch(name, internal.max_pool, input, dims, kernel, stride, padding, dilation, bool(ceil_mode))
    return results if return_indices else results[0]


def max_pool1d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, L) or (C, L); else as max_pool2d."""
    return _max_pool("max_pool1d", 1, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


def max_pool2d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, H, W) or (C, H, W).

    kernel_size, stride (kernel_size if None), padding, dilation: ints or pairs (height, width). What lies in the
    padding is never chosen; nan counts as largest. ceil_mode: windows may reach over the edge.
    Returns the output, or (output, indices) with return_indices: places in the H x W plane, row by row.
    Raises ValueError where a window would hold no element, RuntimeError for another rank.

    >>> F.max_pool2d(torch.arange(0, 16).float().view(1, 1, 4, 4), 2).tolist()
    [[[[5.0, 7.0], [13.0, 15.0]]]]
    """
    return _max_pool("max_pool2d", 2, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


@one_op
def max_pool3d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W); else as max_pool2d."""
    return _max_pool("max_pool3d", 3, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


def _avg_pool(name, dims, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    kernel = numbers(name, "kernel_size", kernel_size, dims)
    stride = kernel if stride is None else numbers(name, "stride", stride, dims)
    options = [kernel, stride, numbers(name, "padding", padding, dims), bool(ceil_mode), bool(count_include_pad)]
    if divisor_override is not None:
        options.append(divisor_override)
    return on_batch(name, internal.avg_pool, input, dims, *options)


def avg_pool1d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window of (N, C, L) or (C, L); else as avg_pool2d."""
    return _avg_pool("avg_pool1d", 1, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
                     divisor_override)


def avg_pool2d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window of (N, C, H, W) or (C, H, W); sizes as for max_pool2d.

    Padding counts as zeros, or not at all with count_include_pad=False. divisor_override: divides the sums instead of
    the count of elements.

    >>> F.avg_pool2d(torch.arange(0, 16).float().view(1, 1, 4, 4), 2).tolist()
    [[[[2.5, 4.5], [10.5, 12.5]]]]
    """
    return _avg_pool("avg_pool2d", 2, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
                     divisor_override)


@one_op
def avg_pool3d(
    input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window of (N, C, D, H, W) or (C, D, H, W); else as avg_pool2d."""
    return _avg_pool("avg_pool3d", 3, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
                     divisor_override)


def _lp_pool(name, dims, input, norm_type, kernel_size, stride, ceil_mode):
    if not norm_type > 0:
        raise ValueError(f"{name}: norm_type is {norm_type}; need a number above 0")
    kernel = numbers(name, "kernel_size", kernel_size, dims)
    if norm_type == math.inf:
        return _max_pool(name, dims, input.abs(), kernel, stride, 0, 1, ceil_mode, False)
    powers = input * input if norm_type == 2 else input.pow(norm_type)
    return named(name, internal.root, _avg_pool(name, dims, powers, kernel, stride, 0, ceil_mode, True, 1), norm_type)


def lp_pool1d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The p-norm of each window of (N, C, L) or (C, L); else as lp_pool2d."""
    return _lp_pool("lp_pool1d", 1, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool2d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The p-norm of each window of (N, C, H, W) or (C, H, W): the sum of x ** norm_type, to the power 1 / norm_type.

    norm_type=math.inf gives the largest absolute value.
    The gradient where the sum is 0 is taken as 0; a sum below 0, of odd powers, gives nan.
    Raises ValueError unless norm_type > 0.

    >>> F.lp_pool2d(torch.Tensor([[[[3, 4], [0, 0]]]]), 2, 2).tolist()
    [[[[5.0]]]]
    """
    return _lp_pool("lp_pool2d", 2, input, norm_type, kernel_size, stride, ceil_mode)


def lp_pool3d(
    input: Tensor, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The p-norm of each window of (N, C, D, H, W) or (C, D, H, W); else as lp_pool2d."""
    return _lp_pool("lp_pool3d", 3, input, norm_type, kernel_size, stride, ceil_mode)


def _output_size(name, input, output_size, dims):
    """output_size with None, which keeps a dimension, filled in."""
    if output_size is None:
        output_size = (None,) * dims
    if hasattr(output_size, "__len__") and len(output_size) == dims:
        output_size = [input.size(i - dims) if size is None else size for i, size in enumerate(output_size)]
    return numbers(name, "output_size", output_size, dims)


def _adaptive(name, row, dims, input, output_size):
    check_planes(name, input, dims)
    return on_batch(name, row, input, dims, _output_size(name, input, output_size, dims))


def adaptive_max_pool1d(input: Tensor, output_size: Any, return_indices: bool = False) -> Tensor:
    """The largest element of each of output_size windows of (N, C, L) or (C, L); else as adaptive_max_pool2d."""
    results = _adaptive("adaptive_max_pool1d", internal.adaptive_max_pool, 1, input, output_size)
    return results if return_indices else results[0]


def adaptive_max_pool2d(input: Tensor, output_size: Any, return_indices: bool = False) -> Tensor:
    """The largest element of each of output_size windows that cover (N, C, H, W) or (C, H, W).

    output_size: an int or a pair; None in its place keeps the input's size. Window i of k along n elements goes from
    floor(i n / k) up to ceil((i + 1) n / k). With return_indices gives (output, indices) as max_pool2d.
    """
    results = _adaptive("adaptive_max_pool2d", internal.adaptive_max_pool, 2, input, output_size)
    return results if return_indices else results[0]


def adaptive_max_pool3d(input: Tensor, output_size: Any, return_indices: bool = False) -> Tensor:
    """The largest element of each of output_size windows of (N, C, D, H, W); else as adaptive_max_pool2d."""
    results = _adaptive("adaptive_max_pool3d", internal.adaptive_max_pool, 3, input, output_size)
    return results if return_indices else results[0]


def adaptive_avg_pool1d(input: Tensor, output_size: Any) -> Tensor:
    """The mean of each of output_size windows of (N, C, L) or (C, L), as adaptive_max_pool2d has them."""
    return _adaptive("adaptive_avg_pool1d", internal.adaptive_avg_pool, 1, input, output_size)


def adaptive_avg_pool2d(input: Tensor, output_size: Any) -> Tensor:
    """The mean of each of output_size windows of (N, C, H, W) or (C, H, W), as adaptive_max_pool2d has them.

    >>> F.adaptive_avg_pool2d(torch.ones(1, 1, 5, 7), (1, 3)).tolist()
    [[[[1.0, 1.0, 1.0]]]]
    """
    return _adaptive("adaptive_avg_pool2d", internal.adaptive_avg_pool, 2, input, output_size)


@one_op
def adaptive_avg_pool3d(input: Tensor, output_size: Any) -> Tensor:
    """The mean of each of output_size windows of (N, C, D, H, W), as adaptive_max_pool2d has them."""
    return _adaptive("adaptive_avg_pool3d", internal.adaptive_avg_pool, 3, input, output_size)


def _fractional(name, dims, input, kernel_size, output_size, output_ratio, return_indices, samples):
    if (output_size is None) == (output_ratio is None):
        raise ValueError(f"{name}: give either output_size or output_ratio")
    bare = check_planes(name, input, dims)
    if output_size is None:
        ratios = tuple(output_ratio) if hasattr(output_ratio, "__len__") else (output_ratio,) * dims
        if len(ratios) != dims or not all(0 < ratio < 1 for ratio in ratios):
            raise ValueError(f"{name}: output_ratio is {shown(output_ratio)}; need one or {dims} "
                             "numbers between 0 and 1")
        output_size = [int(input.size(i - dims) * ratio) for i, ratio in enumerate(ratios)]
    if samples is None:
        batch = (1, input.size(0)) if bare else tuple(input.size()[:2])
        samples = value_of(input).new(*batch, dims).uniform_(0, 1)
    elif bare and samples.dim() == 2:
        samples = samples.unsqueeze(0)
    if dims == 2:  # they come as width, height; of volumes as depth, height, width
        samples = samples.flip(2)
    sizes = [numbers(name, "kernel_size", kernel_size, dims), numbers(name, "output_size", output_size, dims)]
    results = on_batch(name, internal.fractional_max_pool, input, dims, samples, *sizes)
    return results if return_indices else results[0]


def fractional_max_pool2d(
    input: Tensor, kernel_size: int | Sequence[int], output_size: Any = None, output_ratio: Any = None,
    return_indices: bool = False, _random_samples: Any = None,
) -> Tensor:
    """The largest element of windows of (N, C, H, W) or (C, H, W) whose places are drawn. Source: Graham, 2014.

    kernel_size: int or pair. output_size: int or pair; or output_ratio: the output's part of the input, between 0 and
    1, a number or a pair. _random_samples: (N, C, 2) numbers from 0 to 1, for width and height,
    instead of drawn ones.
    Gives the output, or (output, indices) with return_indices. Raises ValueError unless one of the two is given.
    """
    return _fractional("fractional_max_pool2d", 2, input, kernel_size, output_size, output_ratio, return_indices,
                       _random_samples)


def fractional_max_pool3d(
    input: Tensor, kernel_size: int | Sequence[int], output_size: Any = None, output_ratio: Any = None,
    return_indices: bool = False, _random_samples: Any = None,
) -> Tensor:
    """The largest element of windows of (N, C, D, H, W) whose places are drawn; else as fractional_max_pool2d."""
    return _fractional("fractional_max_pool3d", 3, input, kernel_size, output_size, output_ratio, return_indices,
                       _random_samples)


def _unpooled_size(name, input, dims, kernel_size, stride, padding, output_size):
    kernel = numbers(name, "kernel_size", kernel_size, dims)
    stride = kernel if stride is None else numbers(name, "stride", stride, dims)
    padding = numbers(name, "padding", padding, dims)
    usual = tuple((input.size(i - dims) - 1) * stride[i] - 2 * padding[i] + kernel[i] for i in range(dims))
    if output_size is None:
        return usual
    given = tuple(output_size)
    given = given[-dims:] if len(given) in (dims + 1, dims + 2) else given
    if len(given) != dims:
        raise ValueError(f"{name}: output_size is {shown(tuple(output_size))}; need {dims} ints, or the whole size")
    for wanted, size, step in zip(given, usual, stride, strict=True):
        if not size - step < wanted < size + step:
            raise ValueError(f"{name}: output_size is {given}, but the input's {tuple(input.size()[-dims:])} windows "
                             f"are those of a plane of {usual}, give or take less than the stride {stride}")
    return given


def _max_unpool(name, dims, input, indices, kernel_size, stride, padding, output_size):
    bare = check_planes(name, input, dims)
    size = _unpooled_size(name, input, dims, kernel_size, stride, padding, output_size)
    indices = indices
    if bare:
        if indices.dim() != dims + 1:
            raise RuntimeError(f"{name}: input is {describe(input)}, indices is {describe(indices)}; need the same "
                               "size")
        return named(name, internal.max_unpool, input.unsqueeze(0), indices.unsqueeze(0), size).squeeze(0)
    return named(name, internal.max_unpool, input, indices, size)


def max_unpool1d(
    input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Any = None,
) -> Tensor:
    """The inverse of max_pool1d, as far as it has one; else as max_unpool2d."""
    return _max_unpool("max_unpool1d", 1, input, indices, kernel_size, stride, padding, output_size)


def max_unpool2d(
    input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Any = None,
) -> Tensor:
    """Planes of zeros in which every element of input (N, C, H, W) stands where indices, of max_pool2d, say.

    kernel_size, stride, padding: those of the pooling. output_size: (H', W') or a whole size, to choose among the
    planes that give as many windows. Of equal indices the last one's element stays.
    Raises IndexError for an index outside of the plane, ValueError for an impossible output_size.

    >>> output, indices = F.max_pool2d(torch.Tensor([[[[1, 2], [4, 3]]]]), 2, return_indices=True)
    >>> F.max_unpool2d(output, indices, 2).tolist()
    [[[[0.0, 0.0], [4.0, 0.0]]]]
    """
    return _max_unpool("max_unpool2d", 2, input, indices, kernel_size, stride, padding, output_size)


def max_unpool3d(
    input: Tensor, indices: Tensor, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Any = None,
) -> Tensor:
    """The inverse of max_pool3d, as far as it has one; else as max_unpool2d."""
    return _max_unpool("max_unpool3d", 3, input, indices, kernel_size, stride, padding, output_size)
