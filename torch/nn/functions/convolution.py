"""Convolutions of signals, images and volumes, with or without a batch, and transposed ones."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.functions.sizes import describe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch._core import Tensor

__all__ = ["conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d"]

_TRANSPOSED = (_core.conv_transpose1d, _core.conv_transpose2d, _core.conv_transpose3d)


def conv1d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] | str = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """Cross-correlation of signals (N, C, L) or (C, L) with weight (O, C / groups, k); else as conv2d."""
    if input.dim() == 2:
        return _core.conv1d(input.unsqueeze(0), weight, bias, stride, padding, dilation, groups).squeeze(0)
    return _core.conv1d(input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] | str = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """Cross-correlation of images (N, C, H, W) or (C, H, W) with weight (O, C / groups, kh, kw), plus bias (O).

    stride, padding (of zeros), dilation: ints or pairs; padding may be "same", which keeps the size where the stride is
    1, or "valid", none. Gives (N, O, H', W') with H' = (H + 2 padding - dilation (kh - 1) - 1) / stride + 1, rounded
    down. Raises RuntimeError where sizes do not fit, ValueError for impossible options.

    >>> F.conv2d(torch.ones(1, 1, 3, 3), torch.ones(1, 1, 2, 2)).tolist()
    [[[[4.0, 4.0], [4.0, 4.0]]]]
    """
    if input.dim() == 3:
        return _core.conv2d(input.unsqueeze(0), weight, bias, stride, padding, dilation, groups).squeeze(0)
    return _core.conv2d(input, weight, bias, stride, padding, dilation, groups)


def conv3d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] | str = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """Cross-correlation of volumes (N, C, D, H, W) with weight (O, C / groups, kd, kh, kw); else as conv2d.

    >>> F.conv3d(torch.ones(1, 1, 2, 2, 2), torch.ones(1, 1, 2, 2, 2)).tolist()
    [[[[[8.0]]]]]
    """
    if input.dim() == 4:
        return _core.conv3d(input.unsqueeze(0), weight, bias, stride, padding, dilation, groups).squeeze(0)
    return _core.conv3d(input, weight, bias, stride, padding, dilation, groups)


def _transposed(name, dims, input, *options):
    if input.dim() == dims + 2:
        return _TRANSPOSED[dims - 1](input, *options)
    if input.dim() != dims + 1:
        raise RuntimeError(f"{name}: input is {describe(input)}; need {dims + 2} dimensions, or {dims + 1} without the "
                           "batch")
    return _TRANSPOSED[dims - 1](input.unsqueeze(0), *options).squeeze(0)


def conv_transpose1d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0,
    groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:
    """The transpose of conv1d: (N, C, L) or (C, L) with weight (C, O / groups, k); else as conv_transpose2d."""
    return _transposed("conv_transpose1d", 1, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose2d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0,
    groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:
    """The transpose of conv2d: every element of (N, C, H, W) or (C, H, W) adds weight (C, O / groups, kh, kw).

    Gives (N, O, H', W') with H' = (H - 1) stride - 2 padding + dilation (kh - 1) + 1 + output_padding. output_padding
    is less than stride or dilation, else ValueError.

    >>> F.conv_transpose2d(torch.ones(1, 1, 1, 2), torch.ones(1, 1, 1, 2), stride=2).tolist()
    [[[[1.0, 1.0, 1.0, 1.0]]]]
    """
    return _transposed("conv_transpose2d", 2, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose3d(
    input: Tensor, weight: Tensor, bias: Tensor | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0,
    groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:
    """The transpose of conv3d: (N, C, D, H, W) with weight (C, O / groups, kd, kh, kw); else as conv_transpose2d."""
    return _transposed("conv_transpose3d", 3, input, weight, bias, stride, padding, output_padding, groups, dilation)
