"""LU factorization of square matrices, with gradients through both triangles."""

from __future__ import annotations

import math

import torch
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.function import Function
from torch.linalg.batches import batch, broadcast, check
from torch.linalg.factors import solve_triangular
from torch.linalg.results import Factors, Triangles

if TYPE_CHECKING:

    from torch._core import Tensor


class _Triangles(Function):
    """LU factors in one matrix, and pivots.

    With A = P L U, dL = L tril(M, -1) and dU = triu(M) U, where M = inverse(L) P^T dA inverse(U).
    """

    @staticmethod
    def forward(ctx, matrices, singular):
        informed = singular and matrices.numel()  # the row's info has one number per matrix
        factors, pivots = (matrices.btrifact_with_info if informed else matrices.btrifact)()[:2]
        ctx.save_for_backward(factors, pivots)
        ctx.mark_non_differentiable(pivots)
        return factors, pivots

    @staticmethod
    def backward(ctx, grad, _):
        factors, pivots = ctx.saved_tensors
        rows, lower, upper = torch.btriunpack(factors, pivots)
        middle = (lower.mT.matmul(grad.tril(-1))).tril(-1) + grad.triu().matmul(upper.mT).triu()
        right = solve_triangular(upper.mT, middle, upper=False, left=False)
        return rows.matmul(solve_triangular(lower.mT, right, upper=True)), None


def _factored(name, A, singular):
    check(name, A)
    return named(f"linalg.{name}", lambda: _Triangles.apply(batch(A), singular))


def _need_pivots(name, pivot):
    if not pivot:
        raise NotImplementedError(f"linalg.{name}: pivot is False; rows are always exchanged, so leave it out")


@one_op
def lu_factor(A: Tensor, *, pivot: bool = True) -> Factors:
    """Compute (LU, pivots): L and U in one matrix (*, n, n), and the exchanged rows (*, n), counted from 1.

    Raises NotImplementedError for `pivot=False`: rows are always exchanged.

    >>> import torch
    >>> LU, pivots = torch.linalg.lu_factor(torch.Tensor([[0, 2], [3, 1]]))
    >>> LU.tolist(), pivots.tolist()
    ([[3.0, 1.0], [0.0, 2.0]], [2, 2])
    """
    _need_pivots("lu_factor", pivot)
    factors, pivots = _factored("lu_factor", A, False)
    return Factors._make((factors.reshape(A.size()), pivots.reshape(A.size()[:-1])))


@one_op
def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: bool = True, adjoint: bool = False) -> Tensor:
    """Solve A @ X = B, given `lu_factor(A)`. Batch dims are broadcast.

    Args:
        left: False solves X @ A = B.
        adjoint: True solves with A.mH in place of A.

    >>> import torch
    >>> torch.linalg.lu_solve(*torch.linalg.lu_factor(torch.eye(2) * 2), torch.ones(2, 1)).tolist()
    [[0.5], [0.5]]
    """
    check("lu_solve", LU)
    if not left:
        return lu_solve(LU, pivots, B.mH, adjoint=not adjoint).mH
    if LU.size()[:-2] != B.size()[:-2]:
        leading, (LU, B) = broadcast("lu_solve", (LU, B))
        pivots = pivots.expand(*leading, pivots.size(-1))
    rows = pivots.reshape((math.prod(LU.size()[:-2]), LU.size(-1)))
    if adjoint:
        permutation, lower, upper = torch.btriunpack(batch(LU), rows)
        right = solve_triangular(lower.mH, solve_triangular(upper.mH, batch(B), upper=False), upper=True)
        return permutation.matmul(right).reshape(B.size())
    if torch.is_grad_enabled() and (LU.requires_grad or B.requires_grad):
        permutation, lower, upper = torch.btriunpack(batch(LU), rows)
        right = permutation.mT.matmul(batch(B))
        return solve_triangular(upper, solve_triangular(lower, right, upper=False), upper=True).reshape(B.size())
    return named("linalg.lu_solve", lambda: batch(B).btrisolve(batch(LU), rows).reshape(B.size()))


@one_op
def lu(A: Tensor, *, pivot: bool = True) -> Triangles:
    """Compute P, L and U with P @ L @ U = A: a permutation, a unit lower triangle and an upper triangle.

    Singular matrices have these factors as well, but no gradient. Raises NotImplementedError for `pivot=False`.

    >>> import torch
    >>> [part.tolist() for part in torch.linalg.lu(torch.Tensor([[0, 2], [3, 1]]))]
    [[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[3.0, 1.0], [0.0, 2.0]]]
    """
    _need_pivots("lu", pivot)
    parts = torch.btriunpack(*_factored("lu", A, True))
    return Triangles._make(part.reshape(A.size()) for part in parts)
