"""Discrete Fourier transforms of real and complex tensors.

Each transform takes `n`, the length along `dim` to which the input is cut or zero-padded, and `norm`. "backward"
divides inverse transforms by n, "forward" divides forward transforms, and "ortho" divides both by the square root of
n. Gradients are differentiable. NumPy's pocketfft (Reinecke) computes the transforms in O(n log n) for every n.

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
from torch._base.arguments import is_int, shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.dtypes import float32, float64
from torch.autograd import Function

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch._core import Tensor

__all__ = [
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2", "ifftn", "ifftshift",
    "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2", "rfftfreq", "rfftn",
]


def fft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Return the transform sum over j of x[j] exp(-2 pi i j k / n) along dim.

    Raises ValueError where n is below 1 or norm is none of the three.

    >>> import torch
    >>> torch.fft.fft(torch.FloatTensor([1, 2, 3, 4])).tolist()
    [(10+0j), (-2+2j), (-2+0j), (-2-2j)]
    """
    return _turned("fft", input, n, dim, norm, False)


def ifft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Compute the inverse of `fft`.

    >>> import torch
    >>> torch.fft.ifft(torch.fft.fft(torch.tensor([1, 2 + 5j]))).tolist()
    [(1+0j), (2+5j)]
    """
    return _turned("ifft", input, n, dim, norm, True)


def rfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Compute the first n // 2 + 1 values of `fft` of a real input; the remaining values are their conjugates.

    >>> import torch
    >>> torch.fft.rfft(torch.FloatTensor([1, 2, 3, 4])).tolist()
    [(10+0j), (-2+2j), (-2+0j)]
    """
    return _halved("rfft", input, n, dim, norm)


def irfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Compute the inverse of `rfft`: n real numbers along `dim`.

    Args:
        n: length of the result, by default 2 * (input size - 1).

    >>> import torch
    >>> torch.fft.irfft(torch.fft.rfft(torch.FloatTensor([1, 2, 3])), n=3).tolist()
    [1.0, 2.0, 3.0]
    """
    return _whole("irfft", input, n, dim, norm)


def fft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute `fft` along two dims.

    Args:
        s: None, or two lengths.
    Raises:
        ValueError: the dims are equal.

    >>> import torch
    >>> torch.fft.fft2(torch.ones(2, 2)).real.tolist()
    [[4.0, 0.0], [0.0, 0.0]]
    """
    return _many("fft2", input, s, dim, norm, False)


def ifft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `fft2`.

    >>> import torch
    >>> torch.fft.ifft2(torch.fft.fft2(torch.ones(2, 2))).real.tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _many("ifft2", input, s, dim, norm, True)


def rfft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute `rfft` along the last of two dims, then `fft` along the first.

    >>> import torch
    >>> torch.fft.rfft2(torch.ones(4, 4)).size()
    torch.Size([4, 3])
    """
    return _many_halved("rfft2", input, s, dim, norm)


def irfft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `rfft2`.

    >>> import torch
    >>> torch.fft.irfft2(torch.fft.rfft2(torch.ones(2, 2))).tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _many_whole("irfft2", input, s, dim, norm)


def fftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
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
    return _many("fftn", input, s, dim, norm, False)


def ifftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `fftn`.

    >>> import torch
    >>> torch.fft.ifftn(torch.fft.fftn(torch.ones(2, 2))).real.tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    return _many("ifftn", input, s, dim, norm, True)


def rfftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
) -> Tensor:
    """Compute `rfft` along the last of several dims, then `fft` along the others.

    >>> import torch
    >>> torch.fft.rfftn(torch.ones(2, 3, 4)).size()
    torch.Size([2, 3, 3])
    """
    return _many_halved("rfftn", input, s, dim, norm)


def irfftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `rfftn`. Pass `s` if the last length is odd.

    >>> import torch
    >>> x = torch.rand(2, 3, 4)
    >>> torch.allclose(torch.fft.irfftn(torch.fft.rfftn(x)), x, atol=1e-6)
    True
    """
    return _many_whole("irfftn", input, s, dim, norm)


def hfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Compute `fft` of a Hermitian signal from its first n // 2 + 1 values: n real numbers.

    >>> import torch
    >>> torch.fft.hfft(torch.fft.ihfft(torch.FloatTensor([1, 2, 3, 4]))).tolist()
    [1.0, 2.0, 3.0, 4.0]
    """
    return _whole("hfft", _complex("hfft", input).conj(), n, dim, norm, False)


def ihfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> Tensor:
    """Compute the inverse of `hfft` of real numbers.

    >>> import torch
    >>> torch.fft.ihfft(torch.ones(4)).size()
    torch.Size([3])
    """
    return _halved("ihfft", input, n, dim, norm, True).conj()


def hfft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute `fft` along the first of two dims, then `hfft` along the last.

    >>> import torch
    >>> torch.fft.hfft2(torch.ones(2, 3)).size()
    torch.Size([2, 4])
    """
    return _many_mirrored("hfft2", input, s, dim, norm)


def ihfft2(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] = (-2, -1), norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `hfft2`.

    >>> import torch
    >>> torch.fft.ihfft2(torch.ones(2, 4)).size()
    torch.Size([2, 3])
    """
    return _many_unmirrored("ihfft2", input, s, dim, norm)


def hfftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
) -> Tensor:
    """Compute `fft` along several dims but the last, then `hfft` along the last.

    >>> import torch
    >>> torch.fft.hfftn(torch.ones(2, 2, 3)).size()
    torch.Size([2, 2, 4])
    """
    return _many_mirrored("hfftn", input, s, dim, norm)


def ihfftn(
    input: Tensor, s: Sequence[int] | None = None, dim: Sequence[int] | None = None, norm: str | None = "backward",
) -> Tensor:
    """Compute the inverse of `hfftn` of real numbers.

    >>> import torch
    >>> torch.fft.ihfftn(torch.ones(2, 2, 4)).size()
    torch.Size([2, 2, 3])
    """
    return _many_unmirrored("ihfftn", input, s, dim, norm)


def fftfreq(n: int, d: float = 1.0) -> Tensor:
    """Return the frequencies of the values of `fft` for sample spacing `d`: nonnegative first, then negative.

    >>> import torch
    >>> torch.fft.fftfreq(4).tolist()
    [0.0, 0.25, -0.5, -0.25]
    """
    _check_count("fftfreq", n)
    half = (n - 1) // 2 + 1
    return torch.cat([torch.arange(0, half), torch.arange(-(n // 2), 0)]) / (n * d) if n > 1 else torch.zeros(1)


def rfftfreq(n: int, d: float = 1.0) -> Tensor:
    """Return the frequencies of the values of `rfft` for sample spacing `d`.

    >>> import torch
    >>> torch.fft.rfftfreq(4).tolist()
    [0.0, 0.25, 0.5]
    """
    _check_count("rfftfreq", n)
    return torch.arange(0, n // 2 + 1) / (n * d)


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


def _real(name, input):
    """Return a real input, with integers converted to floats."""
    if not isinstance(input, _core.Tensor):
        raise TypeError(f"{name}: input must be a Tensor, not {type(input).__name__}")
    if input.dtype not in (float32, float64) and (input.is_complex() or input.is_floating_point()):
        raise TypeError(f"{name}: input is {shown(input)}; need FloatTensor or DoubleTensor")
    return input if input.is_floating_point() else input.to(_core.get_default_dtype())


def _complex(name, input):
    """Return the input as complex numbers."""
    is_complex = isinstance(input, _core.Tensor) and input.is_complex()
    return input if is_complex else _real(name, input).to(input.dtype.to_complex())


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


def _fitted(name, input, n, axis):
    """Return the input cut or zero-padded to n elements along the axis, and n."""
    count = input.size(axis)
    n = count if n is None else n
    _check_count(name, n)
    if n < count:
        return input.narrow(axis, 0, n), n
    return (_filled(input, n, axis) if n > count else input), n


def _filled(input, n, axis):
    """Zero-pad the end of the input to n elements along the axis."""
    size = list(input.size())
    size[axis] = n - size[axis]
    zeros = torch.zeros(*size, out=value_of(input).new())
    return torch.cat([input, zeros], axis)


def _scaled(name, result, n, norm, inverse):
    if norm not in (None, "backward", "forward", "ortho"):
        raise ValueError(f"{name}: norm is {shown(norm)}; need 'backward', 'forward' or 'ortho'")
    if norm == "ortho":
        return result / math.sqrt(n)
    return result / n if inverse == (norm in (None, "backward")) else result


def _turned(name, input, n, dim, norm, inverse):
    input = _complex(name, input)
    axis = _axis(name, dim, input.dim())
    input, n = _fitted(name, input, n, axis)
    return _scaled(name, _apply(_Fft, input, axis, inverse), n, norm, inverse)


def _halved(name, input, n, dim, norm, inverse=False):
    """Compute the transform of real numbers; `inverse` selects the factor of the inverse, not the direction."""
    input = _real(name, input)
    axis = _axis(name, dim, input.dim())
    input, n = _fitted(name, input, n, axis)
    return _scaled(name, _apply(_Rfft, input, axis), n, norm, inverse)


def _whole(name, input, n, dim, norm, inverse=True):
    """Compute the inverse of `_halved`."""
    input = _complex(name, input)
    axis = _axis(name, dim, input.dim())
    n = 2 * (input.size(axis) - 1) if n is None else n
    _check_count(name, n)
    input, _ = _fitted(name, input, n // 2 + 1, axis)
    return _scaled(name, _apply(_Irfft, input, axis, n), n, norm, inverse)


def _axes(name, input, s, dim):
    """Return (length, axis) of each dim of a multidimensional transform."""
    if not isinstance(input, _core.Tensor):
        raise TypeError(f"{name}: input must be a Tensor, not {type(input).__name__}")
    rank = input.dim()
    if dim is None:
        dim = range(-rank if s is None else -len(s), 0)
    lengths = [None] * len(dim) if s is None else [None if length == -1 else length for length in s]
    axes = [_axis(name, d, rank) for d in dim]
    if not axes or len(lengths) != len(axes) or len(set(axes)) < len(axes) or name.endswith("2") and len(axes) != 2:
        count = "two " if name.endswith("2") else ""
        raise ValueError(f"{name}: dim is {tuple(dim)}, s is {s}; need {count}different dims, and None or as many "
                         "lengths")
    return list(zip(lengths, axes, strict=True))


def _many(name, input, s, dim, norm, inverse):
    for length, axis in _axes(name, input, s, dim):
        input = _turned(name, input, length, axis, norm, inverse)
    return input


def _many_halved(name, input, s, dim, norm):
    *others, (length, axis) = _axes(name, input, s, dim)
    input = _halved(name, input, length, axis, norm)
    for length, axis in others:
        input = _turned(name, input, length, axis, norm, False)
    return input


def _many_whole(name, input, s, dim, norm):
    *others, (last, end) = _axes(name, input, s, dim)
    for length, axis in others:
        input = _turned(name, input, length, axis, norm, True)
    return _whole(name, input, last, end, norm)


def _many_mirrored(name, input, s, dim, norm):
    *others, (last, end) = _axes(name, input, s, dim)
    for length, axis in others:
        input = _turned(name, input, length, axis, norm, False)
    return _whole(name, _complex(name, input).conj(), last, end, norm, False)


def _many_unmirrored(name, input, s, dim, norm):
    *others, (last, end) = _axes(name, input, s, dim)
    input = _halved(name, input, last, end, norm, True).conj()
    for length, axis in others:
        input = _turned(name, input, length, axis, norm, True)
    return input


def _apply(function, input, *arguments):
    """Apply a Function, recorded by autograd if the input requires grad."""
    if input.requires_grad or input.volatile:
        return function.apply(input, *arguments)
    return function.run(input, *arguments)


def _given(array, dtype):
    """Return NumPy's result as a tensor of the type that matches the input."""
    import numpy

    return torch.from_numpy(numpy.ascontiguousarray(array)).to(dtype)


class _Fft(Function):
    """The transform without a factor, forward or inverse; each is the adjoint of the other."""

    @staticmethod
    def run(input, axis, inverse):
        import numpy

        transform = numpy.fft.ifft if inverse else numpy.fft.fft
        return _given(transform(input.numpy(), axis=axis, norm="forward" if inverse else "backward"), input.dtype)

    @staticmethod
    def forward(ctx, input, axis, inverse):
        ctx.axis, ctx.inverse = axis, inverse
        return _Fft.run(input, axis, inverse)

    @staticmethod
    def backward(ctx, grad):
        return _apply(_Fft, grad, ctx.axis, not ctx.inverse), None, None


class _Rfft(Function):
    """The real transform without a factor. Its adjoint is the inverse transform with zeros for the omitted values."""

    @staticmethod
    def run(input, axis):
        import numpy

        return _given(numpy.fft.rfft(input.numpy(), axis=axis), input.dtype.to_complex())

    @staticmethod
    def forward(ctx, input, axis):
        ctx.axis, ctx.count = axis, input.size(axis)
        return _Rfft.run(input, axis)

    @staticmethod
    def backward(ctx, grad):
        whole = _filled(grad, ctx.count, ctx.axis) if ctx.count > grad.size(ctx.axis) else grad
        return _apply(_Fft, whole, ctx.axis, True).real, None


class _Irfft(Function):
    """The inverse of `_Rfft` without a factor. Its adjoint is rfft, doubled for values that serve as conjugates."""

    @staticmethod
    def run(input, axis, n):
        import numpy

        return _given(numpy.fft.irfft(input.numpy(), n, axis=axis, norm="forward"), input.dtype.to_real())

    @staticmethod
    def forward(ctx, input, axis, n):
        ctx.axis, ctx.n = axis, n
        return _Irfft.run(input, axis, n)

    @staticmethod
    def backward(ctx, grad):
        spectrum = _apply(_Rfft, grad, ctx.axis)
        count = spectrum.size(ctx.axis)
        times = torch.full([count], 2, out=value_of(grad).new())
        times[0] = 1
        if ctx.n % 2 == 0:
            times[count - 1] = 1
        times = times.view([-1 if d == ctx.axis else 1 for d in range(spectrum.dim())])
        return spectrum * times, None, None

if not TYPE_CHECKING:  # Hide __getattr__ from type checkers; they would accept any name.

    def __getattr__(name):
        """Raise AttributeError with advice for unknown names."""
        from torch._names import missing_names

        return missing_names.find(__name__, name)
