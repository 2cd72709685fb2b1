"""NumPy oracles of rows that arrange elements, and of distances."""

import itertools

import numpy as np


def diagonal_input(grad_output, offset, dim1, dim2, size):
    """Zeros with the gradient written through np.diagonal's own view."""
    result = np.zeros(size, grad_output.dtype)
    diagonal = np.diagonal(result, offset, dim1, dim2)
    diagonal.flags.writeable = True
    diagonal[...] = grad_output
    return result


def flatten(input, start, end):
    """A reshape of the dims between."""
    end %= input.ndim
    return input.reshape(*input.shape[:start], int(np.prod(input.shape[start : end + 1])), *input.shape[end + 1 :])


def trapz(y, x, dx, dim):
    """The trapezoidal rule, written out."""
    ends = np.take(y, range(1, y.shape[dim]), dim) + np.take(y, range(y.shape[dim] - 1), dim)
    if x is None:
        return np.sum(ends / 2 * dx, axis=dim)
    widths = np.diff(x, axis=0 if x.ndim == 1 else dim)
    return np.sum(ends / 2 * widths, axis=dim)


def cdist(input, other, p):
    """Norms of all differences."""
    return np.sum(np.abs(input[..., :, None, :] - other[..., None, :, :]) ** p, axis=-1) ** (1 / p)


def pdist(input, p):
    """Norms of the differences of pairs."""
    pairs = itertools.combinations(input, 2)
    return np.array([np.sum(np.abs(a - b) ** p) ** (1 / p) for a, b in pairs], input.dtype)


def cosine_similarity(input, other, dim):
    """Dot products over lengths."""
    lengths = np.linalg.norm(input, axis=dim) * np.linalg.norm(other, axis=dim)
    return np.sum(input * other, axis=dim) / lengths
