"""Oracles of Fourier transforms."""

import numpy as np

NORMS = ("forward", "ortho", "backward")


def _axes(input, s, dim):
    """Return the transformed dims, and n along each or None."""
    if isinstance(dim, (int, np.integer)):
        return (int(dim),), (s,)
    s = None if s is None else tuple(s)
    dim = tuple(dim) if dim is not None else tuple(range(-len(s or input.shape), 0))
    return dim, tuple(None if n == -1 else n for n in s or (None,) * len(dim))


def fourier(input, s, dim, norm, inverse):
    norm = norm if isinstance(norm, str) else NORMS[norm]
    for d, n in zip(*_axes(input, s, dim), strict=True):
        input = (np.fft.ifft if inverse else np.fft.fft)(input, n, d, norm)
    return input


def _factors(input, n, dim, middle):
    """Return the factors of the first n // 2 + 1 elements along a dim."""
    count = np.arange(n // 2 + 1)
    shape = [1] * input.ndim
    shape[dim] = -1
    return np.where((count == 0) | (2 * count == n), 1, middle).reshape(shape)


def fourier_real(input, s, dim, norm, inverse, middle):
    dims, lengths = _axes(input, s, dim)
    last = dims[-1]
    n = input.shape[last] if lengths[-1] is None else lengths[-1]
    z = fourier(input, s, dim, norm, inverse).take(np.arange(n // 2 + 1), last)
    return z * _factors(z, n, last, middle)


def fourier_half(input, s, dim, norm, inverse, middle):
    dims, lengths = _axes(input, s, dim)
    last = dims[-1]
    n = 2 * (input.shape[last] - 1) if lengths[-1] is None else lengths[-1]
    z = fit(input, [n // 2 + 1 if d == last % input.ndim else size for d, size in enumerate(input.shape)])
    z = z * _factors(z, n, last, middle)
    if len(dims) > 1:
        z = fourier(z, lengths[:-1], dims[:-1], norm, inverse)
    norm = norm if isinstance(norm, str) else NORMS[norm]
    return np.fft.irfft(z, n, last, norm) if inverse else np.fft.hfft(z, n, last, norm)


def fit(input, size):
    result = np.zeros(size, input.dtype)
    common = tuple(slice(0, min(pair)) for pair in zip(input.shape, size, strict=True))
    result[common] = input[common]
    return result


def frequencies(n, d):
    """Return those of fftfreq. A distance of 0 gives infinities and nan."""
    return np.divide(np.fft.fftfreq(n) * n, np.float64(n * d))
