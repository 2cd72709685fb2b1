"""Oracles of Fourier transforms of pairs."""

import numpy as np


def fourier(input, dims, sign, scale):
    z = input[..., 0] + 1j * input[..., 1]
    for dim in dims:
        z = np.fft.ifft(z, axis=dim, norm="forward") if sign > 0 else np.fft.fft(z, axis=dim)
    return np.stack([z.real, z.imag], -1) * scale


def _factors(n, middle):
    """The factors of the first n // 2 + 1 elements."""
    count = np.arange(n // 2 + 1)
    return np.where((count == 0) | (2 * count == n), 1, middle)


def fourier_real(input, dims, sign, middle, scale):
    n = input.shape[-1]
    z = fourier(np.stack([input, np.zeros_like(input)], -1), dims, sign, scale)
    return z[..., :n // 2 + 1, :] * _factors(n, middle)[:, None]


def fourier_half(input, dims, n, sign, middle, scale):
    z = (input[..., 0] + 1j * input[..., 1]) * _factors(n, middle)
    for dim in dims[:-1]:
        z = np.fft.ifft(z, axis=dim, norm="forward") if sign > 0 else np.fft.fft(z, axis=dim)
    z = z if sign > 0 else z.conj()
    return np.fft.irfft(z, n, norm="forward") * scale
