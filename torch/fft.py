"""Discrete Fourier transforms of real and complex tensors.

Each transform takes `n`, the length along `dim` to which the input is cut or zero-padded, and `norm`. "backward"
divides inverse transforms by n, "forward" divides forward transforms, and "ortho" divides both by the square root of
n. Integers become floats. Gradients are differentiable. A transform takes O(n log n) for every n: lengths with prime
factors up to 61 by their factors (Cooley and Tukey, 1965), other lengths as a convolution (Bluestein, 1970).

Args:
    n: length; the input is cut or zero-padded to it.
    norm: "backward" (no factor), "forward" (1 / n) or "ortho" (1 / sqrt(n)).
Raises:
    ValueError: `n` is below 1, or another `norm`.

>>> import torch
>>> torch.fft.fft(torch.FloatTensor([1, 2, 3, 4])).tolist()
[(10+0j), (-2+2j), (-2+0j), (-2-2j)]
"""

from __future__ import annotations

import math

import torch
from torch import _core
from torch._base.arguments import is_int, shown
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch._tensor.devices import placed
from torch._tensor.dtypes import float32, float64

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2", "ifftn", "ifftshift",
    "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2", "rfftfreq", "rfftn",
]


def fft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the sums over j of x[j] exp(-2 pi i j k / n) along `dim`.

    >>> import torch
    >>> torch.fft.fft(torch.FloatTensor([1, 2, 3, 4])).tolist()
    [(10+0j), (-2+2j), (-2+0j), (-2-2j)]
    """
    return _one("fft", input, n, dim, norm, out)


def ifft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `fft`.

    >>> import torch
    >>> torch.fft.ifft(torch.fft.fft(torch.tensor([1, 2 + 5j]))).tolist()
    [(1+0j), (2+5j)]
    """
    return _one("ifft", input, n, dim, norm, out)


def rfft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the first n // 2 + 1 values of `fft` of a real input; the remaining values are their conjugates.

    >>> import torch
    >>> torch.fft.rfft(torch.FloatTensor([1, 2, 3, 4])).tolist()
    [(10+0j), (-2+2j), (-2+0j)]
    """
    return _one("rfft", input, n, dim, norm, out)


def irfft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `rfft`: n real numbers along `dim`.

    Args:
        n: length of the result, by default 2 * (input size - 1).

    >>> import torch
    >>> torch.fft.irfft(torch.fft.rfft(torch.FloatTensor([1, 2, 3])), n=3).tolist()
    [1.0, 2.0, 3.0]
    """
    return _one("irfft", input, n, dim, norm, out)


def fft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `fftn` along the last two dims, or along the dims that are passed.

    Args:
        s: None, or one length per dim.
    Raises:
        ValueError: the dims are not different.

    >>> import torch
    >>> torch.fft.fft2(torch.ones(2, 2)).real.tolist()
    [[4.0, 0.0], [0.0, 0.0]]
    """
    return _several("fft2", input, s, dim, norm, out)


def ifft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `fft2`.

    >>> import torch
    >>> torch.fft.ifft2(torch.fft.fft2(torch.ones(2, 2))).real.tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _several("ifft2", input, s, dim, norm, out)


def rfft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `rfft` along the last dim, then `fft` along the one before, or `rfftn` along the dims that are passed.

    >>> import torch
    >>> torch.fft.rfft2(torch.ones(4, 4)).size()
    torch.Size([4, 3])
    """
    return _several("rfft2", input, s, dim, norm, out)


def irfft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `rfft2`.

    >>> import torch
    >>> torch.fft.irfft2(torch.fft.rfft2(torch.ones(2, 2))).tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _several("irfft2", input, s, dim, norm, out)


def fftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `fft` along several dims, by default all.

    Args:
        s: None, or one length per dim; without `dim`, lengths of the last dims.
    Raises:
        ValueError: the dims are not different.

    >>> import torch
    >>> torch.fft.fftn(torch.ones(2, 2, 2, 2), dim=(0, 2)).size()
    torch.Size([2, 2, 2, 2])
    """
    return _several("fftn", input, s, dim, norm, out)


def ifftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `fftn`.

    >>> import torch
    >>> torch.fft.ifftn(torch.fft.fftn(torch.ones(2, 2))).real.tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _several("ifftn", input, s, dim, norm, out)


def rfftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `rfft` along the last of several dims, then `fft` along the others.

    >>> import torch
    >>> torch.fft.rfftn(torch.ones(2, 3, 4)).size()
    torch.Size([2, 3, 3])
    """
    return _several("rfftn", input, s, dim, norm, out)


def irfftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `rfftn`. Pass `s` if the last length is odd.

    >>> import torch
    >>> x = torch.rand(2, 3, 4)
    >>> torch.allclose(torch.fft.irfftn(torch.fft.rfftn(x)), x, atol=1e-6)
    True
    """
    return _several("irfftn", input, s, dim, norm, out)


def hfft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `fft` of a Hermitian signal from its first n // 2 + 1 values: n real numbers.

    >>> import torch
    >>> torch.fft.hfft(torch.fft.ihfft(torch.FloatTensor([1, 2, 3, 4]))).tolist()
    [1.0, 2.0, 3.0, 4.0]
    """
    return _one("hfft", input, n, dim, norm, out)


def ihfft(
    input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `hfft` of real numbers.

    >>> import torch
    >>> torch.fft.ihfft(torch.ones(4)).size()
    torch.Size([3])
    """
    return _one("ihfft", input, n, dim, norm, out)


def hfft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `fft` along the first of two dims, then `hfft` along the last.

    >>> import torch
    >>> torch.fft.hfft2(torch.ones(2, 3)).size()
    torch.Size([2, 4])
    """
    return _several("hfft2", input, s, dim, norm, out)


def ihfft2(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] = (-2, -1),
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `hfft2`.

    >>> import torch
    >>> torch.fft.ihfft2(torch.ones(2, 4)).size()
    torch.Size([2, 3])
    """
    return _several("ihfft2", input, s, dim, norm, out)


def hfftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute `fft` along several dims but the last, then `hfft` along the last.

    >>> import torch
    >>> torch.fft.hfftn(torch.ones(2, 2, 3)).size()
    torch.Size([2, 2, 4])
    """
    return _several("hfftn", input, s, dim, norm, out)


def ihfftn(
    input: Tensor, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = "backward", *, out: Tensor | None = None,
) -> Tensor:
    """Compute the inverse of `hfftn` of real numbers.

    >>> import torch
    >>> torch.fft.ihfftn(torch.ones(2, 2, 4)).size()
    torch.Size([2, 2, 3])
    """
    return _several("ihfftn", input, s, dim, norm, out)


def fftfreq(n: int, d: float = 1.0, *, out: Tensor | None = None, **options: Any) -> Tensor:
    """Return the frequencies of the values of `fft` for sample spacing `d`: nonnegative first, then negative.

    The options are dtype, device and requires_grad.

    >>> import torch
    >>> torch.fft.fftfreq(4).tolist()
    [0.0, 0.25, -0.5, -0.25]
    """
    _check_count("fftfreq", n)
    half = (n - 1) // 2 + 1
    numbers = torch.cat([torch.arange(0, half), torch.arange(-(n // 2), 0)])
    return _frequencies("fftfreq", numbers, n * d, out, **options)


def rfftfreq(n: int, d: float = 1.0, *, out: Tensor | None = None, **options: Any) -> Tensor:
    """Return the frequencies of the values of `rfft` for sample spacing `d`.

    >>> import torch
    >>> torch.fft.rfftfreq(4).tolist()
    [0.0, 0.25, 0.5]
    """
    _check_count("rfftfreq", n)
    return _frequencies("rfftfreq", torch.arange(0, n // 2 + 1), n * d, out, **options)


def _frequencies(name, numbers, length, out, dtype=None, layout=None, device=None, requires_grad=False):
    result = placed((numbers.double() / length).to(dtype or _core.get_default_dtype()), device, requires_grad)
    return result if out is None else _core.write(name, result, out)


def fftshift(input: Tensor, dim: int | Sequence[int] | None = None) -> Tensor:
    """Move the zero frequency to the center along `dim`, or along all dims.

    >>> import torch
    >>> torch.fft.fftshift(torch.FloatTensor([0, 1, 2, -2, -1])).tolist()
    [-2.0, -1.0, 0.0, 1.0, 2.0]
    """
    return _shifted("fftshift", input, dim, 1)


def ifftshift(input: Tensor, dim: int | Sequence[int] | None = None) -> Tensor:
    """Undo `fftshift`.

    >>> import torch
    >>> torch.fft.ifftshift(torch.FloatTensor([-2, -1, 0, 1, 2])).tolist()
    [0.0, 1.0, 2.0, -2.0, -1.0]
    """
    return _shifted("ifftshift", input, dim, -1)


def _shifted(name, input, dim, sign):
    from torch.composed.shapes import several

    dims = several(dim, input.dim(), name)
    return input.roll([sign * (input.size(d) // 2) for d in dims], dims)


def _kind(name):
    """Return whether a transform takes real numbers, whether it returns them, and whether it is an inverse."""
    first, second = name[0], name[1]
    return first == "r" or second == "h", first == "h" or second == "r", first == "i"


def _converted(name, input):
    """Return the input as real numbers for a real transform, else as complex ones."""
    if not isinstance(input, _core.Tensor):
        raise TypeError(f"{name}: input must be a Tensor, not {type(input).__name__}")
    real = _kind(name)[0]
    if input.is_complex():
        if not real:
            return input
    elif not input.is_floating_point():
        input = input.to(_core.get_default_dtype())
    if input.dtype not in (float32, float64):
        raise TypeError(f"{name}: input is {shown(input)}; need FloatTensor or DoubleTensor")
    return input if real else input.to(input.dtype.to_complex())


def _check_count(name, n):
    if not is_int(n):
        raise TypeError(f"{name}: n must be an int, not {type(n).__name__}")
    if n < 1:
        raise ValueError(f"{name}: n is {n}; need 1 or more")


def _axis(name, dim, rank):
    if not is_int(dim):
        raise TypeError(f"{name}: dim must be an int, not {type(dim).__name__}")
    if not -rank <= dim < rank:
        raise IndexError(f"{name}: dim is {dim}, but there are {rank} dimensions; need {-rank} <= dim < {rank}")
    return dim % rank


def _fitted(input, n, axis):
    """Cut or zero-pad the input to n elements along the axis."""
    count = input.size(axis)
    if n <= count:
        return input if n == count else input.narrow(axis, 0, n)
    padding = input.new_zeros([n - count if d == axis else size for d, size in enumerate(input.size())])
    return torch.cat([input, padding], axis)


def _one(name, input, n, dim, norm, out):
    input = _converted(name, input)
    result = _transform(name, input, [n], [_axis(name, dim, input.dim())], norm)
    return result if out is None else _core.write(name, result, out)


def _several(name, input, s, dim, norm, out):
    input = _converted(name, input)
    rank = input.dim()
    dim, s = ((value,) if is_int(value) else value for value in (dim, s))
    if dim is None:
        dim = range(-rank if s is None else -len(s), 0)
    lengths = [None] * len(dim) if s is None else [None if length == -1 else length for length in s]
    axes = [_axis(name, d, rank) for d in dim]
    if not axes or len(lengths) != len(axes) or len(set(axes)) < len(axes):
        raise ValueError(f"{name}: dim is {tuple(dim)}, s is {s}; need different dims, and None or as many lengths")
    result = _transform(name, input, lengths, axes, norm)
    return result if out is None else _core.write(name, result, out)


def _transform(name, input, lengths, axes, norm):
    """Transform along the axes. If input or result are real, only half of the last axis is complex."""
    from_real, to_real, inverse = _kind(name)
    last, end, total, n = axes[-1], input.dim() - 1, 1, 1
    for axis, length in zip(axes, lengths, strict=True):
        half, size = to_real and axis == last, input.size(axis)
        n = length if length is not None else 2 * (size - 1) if half else size
        _check_count(name, n)
        count = n // 2 + 1 if half else n
        input = input if count == size else _fitted(input, count, axis)
        total *= n
    if norm not in ("backward", None, "forward", "ortho"):
        raise ValueError(f"{name}: norm is {shown(norm)}; need 'backward', 'forward' or 'ortho'")
    sign = 1 if inverse else -1
    divided = norm == "ortho" or inverse == (norm != "forward")
    scale = 1 / (math.sqrt(total) if norm == "ortho" else total) if divided else 1
    if not (from_real or to_real):
        return _core.view_as_complex(internal.fourier(_core.view_as_real(input), axes, sign, scale))
    if last != end:
        axes = [end if axis == last else last if axis == end else axis for axis in axes]
        input = input.transpose(last, end)
    if from_real:
        result = _core.view_as_complex(internal.fourier_real(input, axes, sign, 1, scale))
    else:
        result = internal.fourier_half(_core.view_as_real(input), axes, n, sign, 1, scale)
    return result if last == end else result.transpose(last, end)
