"""Upsampling, pixel shuffling, and unfolding of windows."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor


__all__ = [
    "ChannelShuffle", "Fold", "PixelShuffle", "PixelUnshuffle", "Unfold", "Upsample",
    "UpsamplingBilinear2d", "UpsamplingNearest2d",
]  # fmt: skip


class Upsample(Module):
    """Resize (N, C, L), (N, C, H, W) or (N, C, D, H, W).

    Args:
        size: new size, an int or one per dim; or give `scale_factor`, a number or one per dim.
        mode: "nearest", "nearest-exact", "linear", "bilinear", "trilinear", "bicubic" or "area".
        align_corners: for linear and cubic modes, align the centres of the corner elements instead of the edges.
        recompute_scale_factor: compute the scale from the rounded sizes.
    Raises:
        ValueError: at a call, if arguments exclude each other.

    >>> nn.Upsample(scale_factor=2, mode="linear")(torch.Tensor([[[1, 3]]])).tolist()
    [[[1.0, 1.5, 2.5, 3.0]]]
    """

    def __init__(
        self, size: Any = None, scale_factor: Any = None, mode: str = "nearest", align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        if (size is None) == (scale_factor is None):
            raise ValueError(f"{type(self).__name__}: give either size or scale_factor")
        if scale_factor is not None:
            scale_factor = tuple(map(float, scale_factor)) if isinstance(scale_factor, (list, tuple)) else float(
                scale_factor)
        self.name, self.size, self.scale_factor, self.mode = type(self).__name__, size, scale_factor, mode
        self.align_corners, self.recompute_scale_factor = align_corners, recompute_scale_factor

    def forward(self, input: Tensor) -> Tensor:
        return functional.interpolate(input, self.size, self.scale_factor, self.mode, self.align_corners,
                                      self.recompute_scale_factor)

    def extra_repr(self) -> str:
        size = f"size={self.size}" if self.scale_factor is None else f"scale_factor={self.scale_factor}"
        return f"{size}, mode={self.mode!r}"


class _Upsampling(Upsample):
    def forward(self, input: Tensor) -> Tensor:
        if input.dim() == 3:  # interpolate would take (C, H, W) for a batch of (C, L)
            return super().forward(input.unsqueeze(0)).squeeze(0)
        return super().forward(input)


class UpsamplingNearest2d(_Upsampling):
    """Resize images (N, C, H, W) or (C, H, W) by nearest neighbours.

    Args:
        size, scale_factor: an int or number, or a pair.

    >>> nn.UpsamplingNearest2d(scale_factor=2)(torch.Tensor([[[[1, 2]]]])).tolist()
    [[[[1.0, 1.0, 2.0, 2.0], [1.0, 1.0, 2.0, 2.0]]]]
    """

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "nearest")


class UpsamplingBilinear2d(_Upsampling):
    """Resize images (N, C, H, W) or (C, H, W) bilinearly with aligned corners.

    Args:
        size, scale_factor: an int or number, or a pair.

    >>> nn.UpsamplingBilinear2d(size=3)(torch.Tensor([[[[1, 2], [3, 4]]]])).tolist()
    [[[[1.0, 1.5, 2.0], [2.0, 2.5, 3.0], [3.0, 3.5, 4.0]]]]
    """

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "bilinear", True)


class PixelShuffle(Module):
    """Rearrange (..., C r r, H, W) to (..., C, H r, W r), where r is `upscale_factor` (Shi and others, 2016).

    Raises:
        RuntimeError: at a call, if r r does not divide the channels.

    >>> nn.PixelShuffle(3)(torch.zeros(1, 9, 4, 4)).size()
    torch.Size([1, 1, 12, 12])
    """

    _repr_options = {"upscale_factor": ...}

    def __init__(self, upscale_factor: int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input: Tensor) -> Tensor:
        return functional.pixel_shuffle(input, self.upscale_factor)


class PixelUnshuffle(Module):
    """The inverse of PixelShuffle: rearrange (..., C, H r, W r) to (..., C r r, H, W), where r is `downscale_factor`.

    >>> nn.PixelUnshuffle(3)(torch.zeros(1, 1, 12, 12)).size()
    torch.Size([1, 9, 4, 4])
    """

    _repr_options = {"downscale_factor": ...}

    def __init__(self, downscale_factor: int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input: Tensor) -> Tensor:
        return functional.pixel_unshuffle(input, self.downscale_factor)


class ChannelShuffle(Module):
    """Interleave the channels (N, C, ...) of `groups` groups (Zhang and others, 2018).

    >>> nn.ChannelShuffle(2)(torch.zeros(1, 4, 5)).size()
    torch.Size([1, 4, 5])
    """

    _repr_options = {"groups": ...}

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Tensor) -> Tensor:
        return functional.channel_shuffle(input, self.groups)


class Unfold(Module):
    """Extract the sliding windows of (N, C, H, W) or (C, H, W) as columns (N, C kh kw, L).

    Args:
        kernel_size, dilation, padding, stride: ints or pairs.

    >>> nn.Unfold(2)(torch.zeros(1, 3, 4, 5)).size()
    torch.Size([1, 12, 12])
    """

    _repr_options = dict.fromkeys(("kernel_size", "dilation", "padding", "stride"), ...)

    def __init__(
        self, kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1,
    ) -> None:
        super().__init__()
        self.kernel_size, self.dilation, self.padding, self.stride = kernel_size, dilation, padding, stride

    def forward(self, input: Tensor) -> Tensor:
        return functional.unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)


class Fold(Module):
    """Sum columns (N, C kh kw, L) at the positions where Unfold reads them, to (N, C, H, W).

    Args:
        output_size: (H, W).
        kernel_size, dilation, padding, stride: ints or pairs.

    >>> nn.Fold((1, 3), (1, 2))(torch.Tensor([[[1, 2], [3, 4]]])).tolist()
    [[[[1.0, 5.0, 4.0]]]]
    """

    _repr_options = dict.fromkeys(("output_size", "kernel_size", "dilation", "padding", "stride"), ...)

    def __init__(
        self, output_size: int | Sequence[int], kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1,
    ) -> None:
        super().__init__()
        self.output_size, self.kernel_size = output_size, kernel_size
        self.dilation, self.padding, self.stride = dilation, padding, stride

    def forward(self, input: Tensor) -> Tensor:
        return functional.fold(input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride)
