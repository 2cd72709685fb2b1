"""Factorizations that return an error number per matrix instead of raising: `cholesky_ex` and related functions."""

from __future__ import annotations

from collections import namedtuple

import torch
from torch._base.autocast import one_op
from torch._core import Tensor
from torch.linalg import factors, triangular
from torch.linalg.batches import check

Inverse = namedtuple("Inverse", "inverse info")
Cholesky = namedtuple("Cholesky", "L info")
LUFactors = namedtuple("LUFactors", "LU pivots info")
Solution = namedtuple("Solution", "result info")


def _leading(matrix):
    """Return the order of the first leading minor that is not positive."""
    for order in range(1, matrix.size(-1) + 1):
        try:
            matrix[:order, :order].cholesky()
        except RuntimeError:
            return order
    return 0


def _tried(name, function, alone, check_errors, number, A):
    """Return function(A) and a number per matrix: 0, or `number` if `alone(matrix)` raises; its result is then nan."""
    check(name, A)
    if A.size(-1) != A.size(-2):
        raise ValueError(f"linalg.{name}: input is {list(A.size())}; need square matrices")
    info = torch.zeros(A.shape[:-2], dtype=torch.int32, device=A.device)
    try:
        return function(A), info
    except RuntimeError:
        if check_errors or not A.numel():
            raise
    good = torch.eye(A.size(-1), dtype=A.dtype, device=A.device)
    replaced, failed = A.reshape(-1, *A.shape[-2:]).clone(), info.view(-1)
    for k in range(len(replaced)):
        try:
            alone(replaced[k].detach())
        except RuntimeError:
            failed[k] = number(replaced[k].detach())
            replaced[k] = good
    return _marked(function(replaced.view(A.shape)), (info != 0)[..., None, None]), info


def _marked(found, bad):
    """Return results with nan for each failed matrix."""
    return found.masked_fill(bad if found.dim() >= bad.dim() else bad[..., 0], float("nan"))


@one_op
def inv_ex(A: Tensor, *, check_errors: bool = False) -> Inverse:
    """Invert square matrices and return (inverse, info) without raising for a singular matrix.

    Shape:
        A: (*, n, n).
        info: (*), 0 on success; for a singular matrix n, and its inverse is nan.
    Args:
        check_errors: raise RuntimeError for a singular matrix.

    >>> import torch
    >>> torch.linalg.inv_ex(torch.zeros(2, 2)).info.item()
    2
    """
    return Inverse(*_tried("inv_ex", factors.inv, factors.inv, check_errors, len, A))


@one_op
def cholesky_ex(input: Tensor, *, upper: bool = False, check_errors: bool = False) -> Cholesky:
    """Compute Cholesky factors and return (L, info) without raising for a matrix that is not positive definite.

    Shape:
        input: (*, n, n).
        info: (*), 0 on success; otherwise the order of the first leading minor that is not positive; L is then nan.
    Args:
        upper: return the upper factor.
        check_errors: raise RuntimeError on failure.

    >>> import torch
    >>> torch.linalg.cholesky_ex(torch.Tensor([[1, 0], [0, -1]])).info.item()
    2
    """
    return Cholesky(*_tried(
        "cholesky_ex", lambda one: factors.cholesky(one, upper), factors.cholesky, check_errors, _leading, input))


@one_op
def lu_factor_ex(A: Tensor, *, pivot: bool = True, check_errors: bool = False) -> LUFactors:
    """Compute LU factors and return (LU, pivots, info) without raising for a singular matrix.

    Shape:
        A: (*, m, n).
        info: (*), 0 on success; otherwise the index, counted from 1, of a zero pivot.
    Args:
        check_errors: raise RuntimeError for a singular matrix.

    >>> import torch
    >>> torch.linalg.lu_factor_ex(torch.eye(2)).info.item()
    0
    """
    LU, pivots, info = triangular.factored("lu_factor_ex", A, not check_errors)
    return LUFactors(*triangular.reshaped(A, LU, pivots), info.reshape(A.size()[:-2]))


@one_op
def solve_ex(A: Tensor, B: Tensor, *, left: bool = True, check_errors: bool = False) -> Solution:
    """Solve systems of equations and return (result, info) without raising for a singular matrix.

    Shape:
        A: (*, n, n).
        B: (*, n, k) or (*, n).
        info: (*), 0 on success; for a singular matrix n, and its result is nan.
    Args:
        left: solve A @ X = B; False: X @ A = B.
        check_errors: raise RuntimeError for a singular matrix.

    >>> import torch
    >>> torch.linalg.solve_ex(torch.eye(2) * 2, torch.ones(2)).result.tolist()
    [0.5, 0.5]
    """
    return Solution(*_tried(
        "solve_ex", lambda one: factors.solve(one, B, left=left), factors.inv, check_errors, len, A))
