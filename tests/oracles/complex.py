"""Oracles of complex numbers and their parts."""

import numpy as np


def as_pairs(input):
    return np.stack([input.real, input.imag], -1)


def as_complex(input):
    return np.array(input[..., 0] + 1j * input[..., 1], dtype=np.result_type(input.dtype, np.complex64))


def sgn(input):
    """As NumPy 2 has sign of complex numbers."""
    if input.dtype.kind != "c":
        return np.sign(input)
    return np.where(input == 0, 0, input / np.where(input == 0, 1, np.abs(input))).astype(input.dtype)
