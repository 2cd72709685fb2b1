"""Lua's convolutions of images and volumes without layers, and histograms of rows."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from torch._methods import AnyTensor

__all__ = ["bhistc", "conv2", "conv3", "xcorr2", "xcorr3"]


def _is_tensor(value):
    return isinstance(value, (_core.Tensor, _core.Variable))


def _correlated(name, dims, args, mode, turned):
    """The correlation of the last `dims` dims. args: perhaps a result, then input, kernel and perhaps the mode."""
    if args and isinstance(args[-1], str):
        *args, mode = args
    if len(args) not in (2, 3) or not all(map(_is_tensor, args)) or mode not in ("V", "F"):
        raise TypeError(f"{name}: got ({', '.join(map(shown, args))}), mode {mode!r}; it takes an input and a kernel, "
                        "perhaps a result in front, and 'V' for what the kernel lies in or 'F' for all it touches")
    *result, x, k = args
    planes, own = x.dim() - dims, k.dim() - dims
    if (planes, own) not in ((0, 0), (1, 1), (1, 2)) or own and k.size(own - 1) != x.size(0):
        raise ValueError(f"{name}: input is {list(x.size())}, the kernel {list(k.size())}; need {dims} dims of both, a "
                         "dim of planes before both, or outputs and planes before the kernel's")
    from torch.nn import functional as F

    for dim in range(-dims, 0) if turned else ():
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
    """The convolution of an image with a kernel: conv2([result,] input, kernel[, mode]).

    input (h, w) and kernel (kh, kw); or (planes, h, w) and (planes, kh, kw), plane by plane; or (planes, h, w) and
    (outputs, planes, kh, kw), summed over planes. mode: "V" for the places where the kernel lies in the image, "F" for
    all that it touches. Raises TypeError and ValueError for what does not go together.

    >>> import torch
    >>> torch.conv2(torch.Tensor([[1, 2, 3]]), torch.Tensor([[1, -1]])).tolist()
    [[1.0, 1.0]]
    """
    return _correlated("conv2", 2, args, mode, True)


def xcorr2(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """conv2 with a kernel that is not turned round: the cross-correlation.

    >>> import torch
    >>> torch.xcorr2(torch.Tensor([[1, 2, 4]]), torch.Tensor([[1, -1]]), "F").tolist()
    [[-1.0, -1.0, -2.0, 4.0]]
    """
    return _correlated("xcorr2", 2, args, mode, False)


def conv3(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """conv2 for volumes: (t, h, w) and (kt, kh, kw), with planes and outputs before them as there."""
    return _correlated("conv3", 3, args, mode, True)


def xcorr3(*args: AnyTensor | str, mode: str = "V") -> AnyTensor:
    """xcorr2 for volumes."""
    return _correlated("xcorr3", 3, args, mode, False)


def bhistc(input: AnyTensor, bins: int = 100, min: float = 0, max: float = 0) -> AnyTensor:
    """histc of every row of a matrix: (rows, bins). Where min equals max, the bins reach over all elements.

    >>> import torch
    >>> torch.bhistc(torch.Tensor([[1, 2, 2], [1, 1, 3]]), 3).tolist()
    [[1.0, 2.0, 0.0], [2.0, 0.0, 1.0]]
    """
    if not _is_tensor(input) or input.dim() != 2:
        raise ValueError(f"bhistc: input is {shown(input)}; need a matrix")
    if min == max and input.numel():
        min, max = float(input.min()), float(input.max())
    rows = [row.contiguous().histc(bins, min, max).view(1, -1) for row in input.unbind(0)]
    return _core.cat(rows, 0) if rows else input.new(0, bins)
