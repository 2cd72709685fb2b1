"""LU factorization, with gradients through both triangles."""

from __future__ import annotations

import math

import torch
from torch._base.arguments import value_of
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.function import Function
from torch.linalg.batches import batch, broadcast, check
from torch.linalg.factors import solve_triangular
from torch.linalg.norms import tolerance
from torch.linalg.results import Factors, Triangles

if TYPE_CHECKING:

    from torch._core import Tensor


def _exchanged(matrices, column):
    """Move the largest element from row `column` down to that row, in place, and return the rows it came from."""
    part = matrices[:, column:, column]
    sizes = part.real.abs() + part.imag.abs() if part.is_complex() else part.abs()
    rows, each = sizes.argmax(1) + column, torch.arange(len(matrices), device=matrices.device)
    upper = matrices[each, rows]
    matrices[each, rows] = matrices[:, column]
    matrices[:, column] = upper
    return rows


def _eliminated(matrices):
    """Factor (batch, m, n) by Gaussian elimination with row exchanges: (LU, pivots, first zero pivot or 0)."""
    found, count = matrices.clone(), min(matrices.size()[1:])
    pivots = torch.zeros(len(found), count, dtype=torch.int32, device=found.device)
    for i in range(count if found.numel() else 0):
        pivots[:, i] = _exchanged(found, i) + 1
        pivot = found[:, i, i].unsqueeze(1)
        found[:, i + 1 :, i] /= torch.where(pivot == 0, 1, pivot)
        found[:, i + 1 :, i + 1 :] -= found[:, i + 1 :, i : i + 1] * found[:, i : i + 1, i + 1 :]
    sizes = found.diagonal(0, 1, 2).abs()
    bound = tolerance(sizes, matrices.size()) * sizes.amax(1, True) if count else sizes
    zero = (sizes <= bound).int()
    first = zero.argmax(1) + 1 if count else zero.sum(1)
    return found, pivots, (first * zero.any(1)).int()


def _factors(matrices):
    """Return LU, pivots and the first zero pivot or 0 of (batch, m, n)."""
    if matrices.is_complex() or matrices.size(1) != matrices.size(2):
        return _eliminated(matrices)
    if matrices.numel():
        return matrices.btrifact_with_info()
    # without elements, the info of the row has another size
    info = torch.zeros((), dtype=torch.int32, device=matrices.device).expand(len(matrices))
    return *matrices.btrifact(), info


class _Triangles(Function):
    """LU factors in one matrix, pivots, and the number of the first zero pivot or 0.

    With square A = P L U, dL = L tril(M, -1) and dU = triu(M) U, where M = inverse(L) P^T dA inverse(U). Further
    columns of U are inverse(L) P^T A. Further rows of L are P^T A inverse(U), with the triangles of the square part.
    """

    @staticmethod
    def forward(ctx, matrices):
        found = _factors(matrices)
        ctx.save_for_backward(*found[:2])
        ctx.mark_non_differentiable(*found[1:])
        return tuple(found)

    @staticmethod
    def backward(ctx, grad, *_):
        factors, pivots = ctx.saved_tensors
        n = pivots.size(-1)
        rows, lower, upper = torch.btriunpack(factors, pivots)
        first, right, below = lower[:, :n], upper[..., n:], lower[:, n:]
        square, beside, under = grad[:, :n, :n], grad[..., n:], grad[:, n:]
        beside = solve_triangular(first.mH, beside[:, :n], upper=True)
        under = solve_triangular(upper[..., :n].mH, under[..., :n], upper=False, left=False)
        grad_lower = square.tril(-1) - beside.matmul(right.mH).tril(-1)
        grad_upper = square.triu() - below.mH.matmul(under).triu()
        upper = upper[..., :n]
        middle = first.mH.matmul(grad_lower).tril(-1) + grad_upper.matmul(upper.mH).triu()
        middle = solve_triangular(upper.mH, middle, upper=False, left=False)
        whole = torch.cat([solve_triangular(first.mH, middle, upper=True), beside], -1)
        return rows.matmul(torch.cat([whole, under], -2) if factors.size(1) > n else whole)


def factored(name: str, A: Tensor, singular: bool):
    """Return LU, pivots and info of matrices with one batch dim; raise for a singular matrix unless `singular`."""
    check(name, A)
    is_plain = type(A) is torch.Tensor and not (torch.is_grad_enabled() and A.requires_grad)
    LU, pivots, info = named(f"linalg.{name}", _factors if is_plain else _Triangles.apply, batch(A))
    if not singular and value_of(info).any():
        raise RuntimeError(f"linalg.{name}: input is {list(A.size())}; matrix {int(info.nonzero()[0])} is singular")
    return LU, pivots, info


def reshaped(A: Tensor, LU: Tensor, pivots: Tensor):
    """Return LU and pivots with the batch dims of A."""
    return LU.reshape(A.size()), pivots.reshape((*A.size()[:-2], pivots.size(-1)))


def _need_pivots(name, pivot):
    if not pivot:
        raise NotImplementedError(f"linalg.{name}: pivot is False; rows are always exchanged, so leave it out")


@one_op
def lu_factor(A: Tensor, *, pivot: bool = True) -> Factors:
    """Compute (LU, pivots): L and U in one matrix (*, m, n), and the exchanged rows (*, min(m, n)), counted from 1.

    Raises RuntimeError for a singular matrix, and NotImplementedError for `pivot=False`: rows are always exchanged.

    >>> import torch
    >>> LU, pivots = torch.linalg.lu_factor(torch.Tensor([[0, 2], [3, 1]]))
    >>> LU.tolist(), pivots.tolist()
    ([[3.0, 1.0], [0.0, 2.0]], [2, 2])
    """
    _need_pivots("lu_factor", pivot)
    return Factors._make(reshaped(A, *factored("lu_factor", A, False)[:2]))


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
    if LU.is_complex() or B.is_complex() or torch.is_grad_enabled() and (LU.requires_grad or B.requires_grad):
        permutation, lower, upper = torch.btriunpack(batch(LU), rows)
        right = permutation.mT.matmul(batch(B))
        return solve_triangular(upper, solve_triangular(lower, right, upper=False), upper=True).reshape(B.size())
    return named("linalg.lu_solve", lambda: batch(B).btrisolve(batch(LU), rows).reshape(B.size()))


@one_op
def lu(A: Tensor, *, pivot: bool = True) -> Triangles:
    """Compute P, L and U with P @ L @ U = A: a permutation, a unit lower triangle and an upper triangle.

    Shape:
        A: (*, m, n); k = min(m, n).
        P, L, U: (*, m, m), (*, m, k) and (*, k, n).

    Singular matrices have these factors as well, but no gradient. Raises NotImplementedError for `pivot=False`.

    >>> import torch
    >>> [part.tolist() for part in torch.linalg.lu(torch.Tensor([[0, 2], [3, 1]]))]
    [[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[3.0, 1.0], [0.0, 2.0]]]
    """
    _need_pivots("lu", pivot)
    parts = torch.btriunpack(*factored("lu", A, True)[:2])
    return Triangles._make(part.reshape((*A.size()[:-2], *part.size()[1:])) for part in parts)
