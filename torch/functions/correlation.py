"""Convolutions of images and volumes from Lua Torch."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from torch._methods import AnyTensor

__all__ = ["conv2", "conv3", "xcorr2", "xcorr3"]


def _correlated(name, dims, args, mode, flipped):
    """Return the correlation of the last `dims` dims; `args` are [result,] input, kernel [, mode]."""
    if args and isinstance(args[-1], str):
        *args, mode = args
    if len(args) not in (2, 3) or not all(map(_core.is_tensor, args)) or mode not in ("V", "F"):
        raise TypeError(f"{name}: got ({', '.join(map(shown, args))}), mode {mode!r}; it takes an input and a kernel, "
                        "perhaps a result in front, and 'V' for what the kernel lies in or 'F' for all it touches")
    *result, x, k = args
    planes, own = x.dim() - dims, k.dim() - dims
    if (planes, own) not in ((0, 0), (1, 1), (1, 2)) or own and k.size(own - 1) != x.size(0):
        raise ValueError(f"{name}: input is {list(x.size())}, the kernel {list(k.size())}; need {dims} dims of both, a "
                         "dim of planes before both, or outputs and planes before the kernel's")
    from torch.nn import functional as F

    for dim in range(-dims, 0) if flipped else ():
        k = k.flip(k.dim() + dim)
    size = tuple(k.size()[-dims:])
    padding = tuple(one - 1 for one in size) if mode == "F" else (0,) * dims
    if mode == "V" and any(a < b for a, b in zip(x.size()[-dims:], size, strict=True)):
        raise ValueError(f"{name}: input is {list(x.size())}, the kernel {list(k.size())}; mode 'V' needs a smaller "
                         "kernel")
    groups = k.size(0) if own == 1 else 1
    image = x.contiguous().view(1, groups if own != 2 else x.size(0), *x.size()[-dims:])
    kernels = k.contiguous().view(-1, 1 if own != 2 else x.size(0), *size)
    y = (F.conv2d if dims == 2 else F.conv3d)(image, kernels, None, 1, padding, 1, groups)
    y = y.view(y.size()[2:] if not planes else y.size()[1:])
    return _core.clone(y, out=result[0]) if result else y


def conv2(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """Return the convolution of an image with a kernel: conv2([result,] input, kernel[, mode]).

    Args:
        input: (h, w) or (planes, h, w).
        kernel: (kh, kw) for an image; (planes, kh, kw) convolves plane by plane; (outputs, planes, kh, kw) sums over
            planes.
        mode: "V" for the positions where the kernel lies inside the image, "F" for all positions that overlap it.

    Raises:
        TypeError: the arguments are not an input and a kernel.
        ValueError: the sizes do not fit together.

    >>> import torch
    >>> torch.conv2(torch.Tensor([[1, 2, 3]]), torch.Tensor([[1, -1]])).tolist()
    [[1.0, 1.0]]
    """
    return _correlated("conv2", 2, args, mode, True)


def xcorr2(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """Return the cross-correlation of an image with a kernel, conv2 without flipping the kernel.

    >>> import torch
    >>> torch.xcorr2(torch.Tensor([[1, 2, 4]]), torch.Tensor([[1, -1]]), "F").tolist()
    [[-1.0, -1.0, -2.0, 4.0]]
    """
    return _correlated("xcorr2", 2, args, mode, False)


def conv3(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """Return the convolution of a volume (t, h, w) with a kernel (kt, kh, kw); planes and outputs work as in conv2.

    >>> torch.conv3(torch.ones(3, 3, 3), torch.ones(2, 2, 2)).size()
    torch.Size([2, 2, 2])
    """
    return _correlated("conv3", 3, args, mode, True)


def xcorr3(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """Return the cross-correlation of a volume with a kernel, conv3 without flipping the kernel.

    >>> torch.xcorr3(torch.ones(3, 3, 3), torch.ones(2, 2, 2), mode="F").size()
    torch.Size([4, 4, 4])
    """
    return _correlated("xcorr3", 3, args, mode, False)
