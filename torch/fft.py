"""Discrete Fourier transforms. A complex number is a pair: its real and its imaginary part in a last dim of size 2.

Dims are counted without that of the pairs, so dim=-1 is the one before it. Each transform takes n, the length along dim
to which its input is cut or filled up with zeros, and norm: "backward" divides what goes back by n, "forward" what goes
forth, and "ortho" both by the square root of n. Gradients can be recorded themselves. The work is done by NumPy's
pocketfft (Reinecke), whose time grows with n log n for every n; what lies on a GPU is copied there and back.
"""

from __future__ import annotations

import math

import torch
from torch import _core
from torch._checking import TYPE_CHECKING
from torch._values import beside, value_of
from torch.autograd import Function, Variable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch._core import Tensor
    from torch._methods import AnyTensor

__all__ = [
    "fft", "fft2", "fftfreq", "fftshift", "ifft", "ifft2", "ifftshift", "irfft", "irfft2", "rfft", "rfft2", "rfftfreq",
]


def fft(input: AnyTensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> AnyTensor:
    """The transform sum over j of x[j] exp(-2 pi i j k / n), of pairs along dim.

    Raises ValueError where the last dim has no pairs, n is below 1 or norm is none of the three.

    >>> import torch
    >>> torch.fft.fft(torch.FloatTensor([[1, 0], [2, 0], [3, 0], [4, 0]])).tolist()
    [[10.0, 0.0], [-2.0, 2.0], [-2.0, 0.0], [-2.0, -2.0]]
    """
    return _complex("fft", input, n, dim, norm, False)


def ifft(input: AnyTensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> AnyTensor:
    """The inverse of fft, of pairs along dim.

    >>> import torch
    >>> x = torch.FloatTensor([[1, 0], [2, 5]])
    >>> torch.fft.ifft(torch.fft.fft(x)).tolist()
    [[1.0, 0.0], [2.0, 5.0]]
    """
    return _complex("ifft", input, n, dim, norm, True)


def rfft(input: AnyTensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> AnyTensor:
    """fft of real numbers along dim: pairs, of which only the first n // 2 + 1 are given, for the others mirror them.

    >>> import torch
    >>> torch.fft.rfft(torch.FloatTensor([1, 2, 3, 4])).tolist()
    [[10.0, 0.0], [-2.0, 2.0], [-2.0, 0.0]]
    """
    return _halved("rfft", input, n, dim, norm)


def irfft(input: AnyTensor, n: int | None = None, dim: int = -1, norm: str | None = "backward") -> AnyTensor:
    """The inverse of rfft: n real numbers along dim, by default 2 * (count - 1) for count pairs.

    >>> import torch
    >>> torch.fft.irfft(torch.fft.rfft(torch.FloatTensor([1, 2, 3])), n=3).tolist()
    [1.0, 2.0, 3.0]
    """
    return _whole("irfft", input, n, dim, norm)


def fft2(
    input: AnyTensor, s: Sequence[int] | None = None, dim: tuple[int, int] = (-2, -1), norm: str | None = "backward",
) -> AnyTensor:
    """fft along two dims; s is None or two lengths. Raises ValueError unless the dims differ."""
    (height, first), (width, last) = _plane("fft2", input, s, dim, True)
    return _complex("fft2", _complex("fft2", input, height, first, norm, False), width, last, norm, False)


def ifft2(
    input: AnyTensor, s: Sequence[int] | None = None, dim: tuple[int, int] = (-2, -1), norm: str | None = "backward",
) -> AnyTensor:
    """The inverse of fft2."""
    (height, first), (width, last) = _plane("ifft2", input, s, dim, True)
    return _complex("ifft2", _complex("ifft2", input, height, first, norm, True), width, last, norm, True)


def rfft2(
    input: AnyTensor, s: Sequence[int] | None = None, dim: tuple[int, int] = (-2, -1), norm: str | None = "backward",
) -> AnyTensor:
    """rfft along the last of two dims, then fft along the first.

    >>> import torch
    >>> torch.fft.rfft2(torch.ones(4, 4)).size()
    torch.Size([4, 3, 2])
    """
    (height, first), (width, last) = _plane("rfft2", input, s, dim, False)
    return _complex("rfft2", _halved("rfft2", input, width, last, norm), height, first, norm, False)


def irfft2(
    input: AnyTensor, s: Sequence[int] | None = None, dim: tuple[int, int] = (-2, -1), norm: str | None = "backward",
) -> AnyTensor:
    """The inverse of rfft2."""
    (height, first), (width, last) = _plane("irfft2", input, s, dim, True)
    return _whole("irfft2", _complex("irfft2", input, height, first, norm, True), width, last, norm)


def fftfreq(n: int, d: float = 1.0) -> Tensor:
    """The frequencies of fft's results for samples d apart: 0 up, then the negative ones.

    >>> import torch
    >>> torch.fft.fftfreq(4).tolist()
    [0.0, 0.25, -0.5, -0.25]
    """
    _check_count("fftfreq", n)
    half = (n - 1) // 2 + 1
    return torch.cat([torch.arange(0, half), torch.arange(-(n // 2), 0)]) / (n * d) if n > 1 else torch.zeros(1)


def rfftfreq(n: int, d: float = 1.0) -> Tensor:
    """The frequencies of rfft's results for samples d apart."""
    _check_count("rfftfreq", n)
    return torch.arange(0, n // 2 + 1) / (n * d)


def fftshift(input: AnyTensor, dim: int | Sequence[int] | None = None) -> AnyTensor:
    """Brings the zero frequency into the middle along dim, or along all dims; no pairs are assumed.

    >>> import torch
    >>> torch.fft.fftshift(torch.FloatTensor([0, 1, 2, -2, -1])).tolist()
    [-2.0, -1.0, 0.0, 1.0, 2.0]
    """
    return _shifted("fftshift", input, dim, 1)


def ifftshift(input: AnyTensor, dim: int | Sequence[int] | None = None) -> AnyTensor:
    """The inverse of fftshift."""
    return _shifted("ifftshift", input, dim, -1)


def _shifted(name, input, dim, sign):
    from torch.composed.shapes import several

    dims = several(dim, input.dim(), name)
    return input.roll([sign * (input.size(d) // 2) for d in dims], dims)


def _check(name, input, pairs):
    if not isinstance(input, (_core.Tensor, Variable)):
        raise TypeError(f"{name}: input must be a Tensor or a Variable, not {type(input).__name__}")
    if input.dtype.__name__ not in ("FloatTensor", "DoubleTensor"):
        raise TypeError(f"{name}: input is a {input.dtype.__name__}; need FloatTensor or DoubleTensor")
    if pairs and (input.dim() < 2 or input.size(-1) != 2):
        raise ValueError(f"{name}: input is {list(input.size())}; need pairs in a last dim of size 2")


def _check_count(name, n):
    if isinstance(n, bool) or not isinstance(n, int):
        raise TypeError(f"{name}: n must be an int, not {type(n).__name__}")
    if n < 1:
        raise ValueError(f"{name}: n is {n}; need 1 or more")


def _axis(name, dim, rank):
    if isinstance(dim, bool) or not isinstance(dim, int):
        raise TypeError(f"{name}: dim must be an int, not {type(dim).__name__}")
    if not -rank <= dim < rank:
        raise IndexError(f"{name}: dim is {dim}, but there are {rank} dimensions; need {-rank} <= dim < {rank}")
    return dim % rank


def _fitted(name, input, n, axis):
    """The input with n elements along the axis, and n."""
    count = input.size(axis)
    n = count if n is None else n
    _check_count(name, n)
    if n < count:
        return input.narrow(axis, 0, n), n
    return (_filled(input, n, axis) if n > count else input), n


def _filled(input, n, axis):
    """Zeros behind the input, n elements along the axis in all."""
    size = list(input.size())
    size[axis] = n - size[axis]
    zeros = torch.zeros(*size, out=value_of(input).new())
    return torch.cat([input, beside(input, zeros)], axis)


def _scaled(name, result, n, norm, inverse):
    if norm not in (None, "backward", "forward", "ortho"):
        raise ValueError(f"{name}: norm is {norm!r}; need 'backward', 'forward' or 'ortho'")
    if norm == "ortho":
        return result / math.sqrt(n)
    return result / n if inverse == (norm in (None, "backward")) else result


def _complex(name, input, n, dim, norm, inverse):
    _check(name, input, True)
    axis = _axis(name, dim, input.dim() - 1)
    input, n = _fitted(name, input, n, axis)
    return _scaled(name, _apply(_Fft, input, axis, inverse), n, norm, inverse)


def _halved(name, input, n, dim, norm):
    """The transform of real numbers."""
    _check(name, input, False)
    axis = _axis(name, dim, input.dim())
    input, n = _fitted(name, input, n, axis)
    return _scaled(name, _apply(_Rfft, input, axis), n, norm, False)


def _whole(name, input, n, dim, norm):
    """The inverse of _halved."""
    _check(name, input, True)
    axis = _axis(name, dim, input.dim() - 1)
    n = 2 * (input.size(axis) - 1) if n is None else n
    _check_count(name, n)
    input, _ = _fitted(name, input, n // 2 + 1, axis)
    return _scaled(name, _apply(_Irfft, input, axis, n), n, norm, True)


def _plane(name, input, s, dim, pairs):
    """(length, axis) of each of the two dims of a transform of planes."""
    _check(name, input, pairs)
    lengths = (None, None) if s is None else tuple(s)
    axes = [_axis(name, d, input.dim() - pairs) for d in dim]
    if len(lengths) != 2 or len(axes) != 2 or axes[0] == axes[1]:
        raise ValueError(f"{name}: dim is {tuple(dim)}, s is {s}; need two different dims, and None or two lengths")
    return zip(lengths, axes, strict=True)


def _apply(function, input, *arguments):
    """A Variable is recorded."""
    if isinstance(input, Variable):
        return function.apply(input, *arguments)
    return function.run(input, *arguments)


def _pairs(array, like):
    """An array of complex numbers as a tensor of pairs, beside another tensor."""
    import numpy

    real = numpy.ascontiguousarray(array)
    parts = real.view(real.real.dtype).reshape(*array.shape, 2)
    return torch.from_numpy(parts).type_as(like)


def _numbers(pairs):
    """A tensor of pairs as an array of complex numbers."""
    import numpy

    array = pairs.cpu().contiguous().numpy()
    return array.view(numpy.complex64 if array.itemsize == 4 else numpy.complex128)[..., 0]


class _Fft(Function):
    """Without a factor, forth or back; each is the other's adjoint."""

    @staticmethod
    def run(input, axis, inverse):
        import numpy

        transform = numpy.fft.ifft if inverse else numpy.fft.fft
        return _pairs(transform(_numbers(input), axis=axis, norm="forward" if inverse else "backward"), input)

    @staticmethod
    def forward(ctx, input, axis, inverse):
        ctx.axis, ctx.inverse = axis, inverse
        return _Fft.run(input, axis, inverse)

    @staticmethod
    def backward(ctx, grad):
        return _apply(_Fft, grad, ctx.axis, not ctx.inverse), None, None


class _Rfft(Function):
    """Without a factor. Its adjoint goes back from the pairs that are given, the others being zero."""

    @staticmethod
    def run(input, axis):
        import numpy

        return _pairs(numpy.fft.rfft(input.cpu().contiguous().numpy(), axis=axis), input)

    @staticmethod
    def forward(ctx, input, axis):
        ctx.axis, ctx.count = axis, input.size(axis)
        return _Rfft.run(input, axis)

    @staticmethod
    def backward(ctx, grad):
        whole = _filled(grad, ctx.count, ctx.axis) if ctx.count > grad.size(ctx.axis) else grad
        return _apply(_Fft, whole, ctx.axis, True).select(-1, 0), None


class _Irfft(Function):
    """Without a factor. Its adjoint is rfft, twice where a pair stands for its mirror image as well."""

    @staticmethod
    def run(input, axis, n):
        import numpy

        result = numpy.fft.irfft(_numbers(input), n, axis=axis, norm="forward")
        return torch.from_numpy(numpy.ascontiguousarray(result)).type_as(input)

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
        return spectrum * beside(grad, times), None, None

if not TYPE_CHECKING:  # A checker that saw it would take every name for one of this module.

    def __getattr__(name):
        """Called for names that are not here: says what to use."""
        from torch import _missing

        return _missing.find(__name__, name)
