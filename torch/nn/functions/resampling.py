"""Resizing."""

from __future__ import annotations

import torch
from torch._base.arguments import shown
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import DoubleTensor, internal, linear
from torch._generated.python.functional import adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d
from torch.autograd.conversions import moved
from torch.nn.functions.sizes import describe, numbers

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["interpolate", "upsample", "upsample_bilinear", "upsample_nearest"]

# The mode of resample, and the ranks of a plane that each has a meaning for.
_MODES = {"nearest": ("nearest", (1, 2, 3)), "nearest-exact": ("exact", (1, 2, 3)), "linear": ("linear", (1,)),
          "bilinear": ("linear", (2,)), "trilinear": ("linear", (3,)), "bicubic": ("cubic", (2,)),
          "area": (None, (1, 2, 3))}  # fmt: skip


def _sizes(name, input, size, scale_factor, dims):
    """Return the size of the result's plane, and the scales if they do not follow from the sizes."""
    if (size is None) == (scale_factor is None):
        raise ValueError(f"{name}: give either size or scale_factor")
    if size is not None:
        return numbers(name, "size", size, dims), None
    scales = tuple(scale_factor) if hasattr(scale_factor, "__len__") else (scale_factor,) * dims
    if len(scales) != dims or not all(0 < scale < float("inf") for scale in scales):
        raise ValueError(f"{name}: scale_factor is {shown(scale_factor)}; need one or {dims} numbers above 0")
    wanted = [input.size(2 + d) * scale for d, scale in enumerate(scales)]
    return tuple(map(int, wanted)), None if all(float(n).is_integer() for n in wanted) else scales


def interpolate(
    input: Tensor, size: Any = None, scale_factor: Any = None, mode: str = "nearest",
    align_corners: bool | None = None, recompute_scale_factor: bool | None = None, antialias: bool = False,
) -> Tensor:
    """Resize (N, C, L), (N, C, H, W) or (N, C, D, H, W).

    Args:
        size: new size, an int or one per dim; or give `scale_factor`, a number or one per dim.
        mode: "nearest", "nearest-exact" (by centres), "linear" (1-d), "bilinear" (2-d), "trilinear" (3-d), "bicubic"
            (2-d; Keys, 1981) or "area" (means).
        align_corners: for linear and cubic modes, align the centres of the corner elements instead of the edges.
        recompute_scale_factor: compute the scale from the rounded sizes.
        antialias: for "bilinear" and "bicubic", low-pass filter when the plane gets smaller, as imaging libraries do.
    Raises:
        ValueError: arguments that exclude each other.

    >>> F.interpolate(torch.Tensor([[[1, 3]]]), scale_factor=2, mode="linear").tolist()
    [[[1.0, 1.5, 2.5, 3.0]]]
    """
    return _interpolate("interpolate", input, size, scale_factor, mode, align_corners, recompute_scale_factor,
                        antialias)


def _interpolate(name, input, size, scale_factor, mode, align_corners, recompute_scale_factor=None, antialias=False):
    if input.dtype is torch.uint8:  # float represents bytes exactly
        result = _interpolate(name, input.float(), size, scale_factor, mode, align_corners, recompute_scale_factor,
                              antialias)
        return (result + 0.5).floor().clamp(0, 255).byte()
    dims = input.dim() - 2
    if dims not in (1, 2, 3):
        raise ValueError(f"{name}: input is {describe(input)}; need batch, channels and 1 to 3 dimensions of a plane")
    if mode not in _MODES:
        raise ValueError(f"{name}: mode is {shown(mode)}; need one of {', '.join(_MODES)}")
    row_mode, ranks = _MODES[mode]
    if dims not in ranks:
        raise ValueError(f"{name}: input is {describe(input)}; mode {mode} is for planes of "
                         f"{' or '.join(map(str, ranks))} dimensions")
    if align_corners is not None and row_mode not in ("linear", "cubic"):
        raise ValueError(f"{name}: align_corners is for the linear and cubic modes, not for {mode}")
    if antialias and mode not in _KERNELS:
        raise ValueError(f"{name}: antialias is for {' and '.join(_KERNELS)}, not for {mode}; area takes means")
    wanted, scales = _sizes(name, input, size, scale_factor, dims)
    if antialias:
        return _smoothed(name, input, wanted, None if recompute_scale_factor else scales, mode, bool(align_corners))
    if row_mode is None:
        return (adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d)[dims - 1](input, wanted)
    if recompute_scale_factor or scales is None:
        scales = None
    scales = moved(DoubleTensor(scales), input._gpu) if scales else None
    return named(name, internal.resample, input, scales, wanted, row_mode, bool(align_corners))


def _triangle(x):
    return (1 - x.abs()).clamp(min=0)


def _cubic(x):
    """Keys' kernel with two elements per side and slope -1/2 at one."""
    x = x.abs()
    near, far = (1.5 * x - 2.5) * x * x + 1, ((-0.5 * x + 2.5) * x - 4) * x + 2
    return near * x.le(1).type_as(x) + far * (x.gt(1) * x.lt(2)).type_as(x)


_KERNELS = {"bilinear": _triangle, "bicubic": _cubic}


def _smoothed(name, input, wanted, scales, mode, align_corners):
    """Multiply planes by a weight matrix from either side; row i has the kernel around new element i."""
    if 0 in input.size()[2:] or 0 in wanted:
        raise ValueError(f"{name}: input is {describe(input)}, size is {wanted}; need planes with elements")
    for d, length in enumerate(wanted):
        count = input.size(2 + d)
        step = count / length if scales is None else 1 / scales[d]
        if align_corners:
            step = (count - 1) / (length - 1) if length > 1 else 0
        centres = (DoubleTensor(range(length)) + 0.5) * step
        places = DoubleTensor(range(count)) + 0.5
        weights = _KERNELS[mode]((places.unsqueeze(0) - centres.unsqueeze(1)) / max(step, 1))
        weights = moved(weights / weights.sum(1, keepdim=True), input._gpu).type_as(input)
        input = linear(input.transpose(2 + d, 3), weights).transpose(2 + d, 3)
    return input


def upsample(
    input: Tensor, size: Any = None, scale_factor: Any = None, mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """`interpolate` under its older name.

    >>> F.upsample(torch.Tensor([[[1, 2]]]), scale_factor=2).tolist()
    [[[1.0, 1.0, 2.0, 2.0]]]
    """
    return _interpolate("upsample", input, size, scale_factor, mode, align_corners)


def upsample_nearest(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """`interpolate` with mode "nearest".

    >>> F.upsample_nearest(torch.Tensor([[[1, 2]]]), scale_factor=2).tolist()
    [[[1.0, 1.0, 2.0, 2.0]]]
    """
    return _interpolate("upsample_nearest", input, size, scale_factor, "nearest", None)


def upsample_bilinear(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """`interpolate` with mode "bilinear" and aligned corners.

    >>> F.upsample_bilinear(torch.Tensor([[[[1, 2], [3, 4]]]]), size=3).tolist()
    [[[[1.0, 1.5, 2.0], [2.0, 2.5, 3.0], [3.0, 3.5, 4.0]]]]
    """
    return _interpolate("upsample_bilinear", input, size, scale_factor, "bilinear", True)
