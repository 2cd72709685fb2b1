"""Factors of batches of matrices, which torch.linalg has, and of one matrix of complex numbers."""

import torch


def _one():
    """Return the factorization of one complex matrix; NumPy's LAPACK is loaded on first use."""
    from torch.composed import hermitian

    return hermitian


def inverse_batch(input):
    """Return the inverse of each matrix."""
    return torch.linalg.inv(input) if input.dim() > 2 else _one().inverse(input)


def det_batch(input):
    """Return the determinant of each matrix."""
    return torch.linalg.det(input) if input.dim() > 2 else _one().det(input)


def slogdet_batch(input):
    """Sign and logarithm of the magnitude of each determinant."""
    return torch.linalg.slogdet(input) if input.dim() > 2 else _one().slogdet(input)


def logdet_batch(input):
    """nan where a real determinant is negative; of complex numbers with the angle as imaginary part."""
    sign, logarithm = slogdet_batch(input)
    return logarithm + sign.log() if input.is_complex() else torch.where(sign < 0, float("nan"), logarithm)


def qr_batch(input):
    """Q and R of each matrix."""
    return torch.linalg.qr(input) if input.dim() > 2 else _one().qr(input)


def svd_batch(input, some=True):
    """Return linalg.svd with V instead of V.mH."""
    if input.dim() == 2:
        return _one().svd(input, some)
    u, s, vh = torch.linalg.svd(input, full_matrices=not some)
    return u, s, vh.mH


def trtrs_batch(input, A, upper=True, transpose=False, unitriangular=False):
    """linalg.solve_triangular, and a copy of A."""
    if input.dim() == A.dim() == 2:
        return _one().trtrs(input, A, upper, transpose, unitriangular)
    solution = torch.linalg.solve_triangular(
        A.mT if transpose else A, input, upper=upper != transpose, unitriangular=unitriangular)
    return solution, A.clone()
