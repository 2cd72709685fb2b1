"""Oracles of complex numbers and their parts."""

import numpy as np


def finite_parts(input, number, posinf, neginf):
    """np.nan_to_num of both parts; infinite numbers stand for the largest finite ones."""
    parts = np.stack([input.real, input.imag], -1)
    largest = np.finfo(parts.dtype).max
    found = np.nan_to_num(parts, nan=number, posinf=min(posinf, largest), neginf=max(neginf, -largest))
    return found[..., 0] + 1j * found[..., 1]


def as_pairs(input):
    return np.stack([input.real, input.imag], -1)


def of_parts(real, imag):
    """An infinite part leaves the other part unchanged."""
    real, imag = np.broadcast_arrays(real, imag)
    result = np.empty(real.shape, np.result_type(real.dtype, np.complex64))
    result.real, result.imag = real, imag
    return result


def as_complex(input):
    return of_parts(input[..., 0], input[..., 1])


def sgn(input):
    """As NumPy 2 has sign of complex numbers."""
    if input.dtype.kind != "c":
        return input if input.dtype == bool else np.sign(input)
    return np.where(input == 0, 0, input / np.where(input == 0, 1, np.abs(input))).astype(input.dtype)


def _hermitian(input, upper):
    triangle = np.triu(input, 1) if upper else np.tril(input, -1)
    return triangle + triangle.conj().T + np.diag(np.diag(input).real)


def hermitian_potrf(input, upper):
    lower = np.linalg.cholesky(_hermitian(input, upper))
    return lower.conj().T if upper else lower


def qr_batch(input):
    """LAPACK's of real matrices; complex ones have a real diagonal of R."""
    q, r = np.linalg.qr(input)
    diagonal = np.diagonal(r, 0, -2, -1)
    turn = diagonal / np.abs(diagonal) if np.iscomplexobj(input) else np.ones_like(diagonal)
    return q * turn[..., None, :], r * turn.conj()[..., None]


def _turned(columns):
    largest = columns[np.abs(columns).argmax(0), range(columns.shape[1])]
    return np.conj(largest / np.abs(largest))


def hermitian_vectors(input, upper):
    vectors = np.linalg.eigh(_hermitian(input, upper))[1]
    return vectors * _turned(vectors)


def complex_svd(input, some):
    u, s, vh = np.linalg.svd(input, full_matrices=not some)
    turn = _turned(u)
    return u * turn, s, vh.conj().T * turn


def triangular_solution(input, A, upper, transpose, unitriangular):
    matrix = np.triu(A) if upper else np.tril(A)
    if unitriangular:
        unit = np.eye(A.shape[-1])
        matrix = np.where(unit, unit, matrix)
    return np.linalg.solve(np.swapaxes(matrix, -2, -1) if transpose else matrix, input)


def l1_loss_complex(input, target, reduction):
    """Absolute differences: as they are (0), their mean (1) or sum (2)."""
    away = np.abs(input - target)
    return away if reduction == 0 else away.mean() if reduction == 1 else away.sum()


def logaddexp_complex(input, other):
    """The number of the larger real part plus log(1 + exp(difference)); the imaginary part is not reduced."""
    ahead = input.real >= other.real
    top, low = np.where(ahead, input, other), np.where(ahead, other, input)
    return top + np.log1p(np.exp(low - top))


def logcumsumexp_complex(input, dim):
    """Number by number."""
    if not input.ndim:
        return input
    result = np.moveaxis(input.copy(), dim, 0)
    for position in range(1, len(result)):
        result[position] = logaddexp_complex(result[position], result[position - 1])
    return np.moveaxis(result, 0, dim)
