"""Functions composed of factorizations: pseudoinverses, least squares, singular values, products of reflections."""

from __future__ import annotations

import torch
from torch._base.arguments import shown, value_of
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch._generated.python.linalg import eig, eigh, lu_factor, lu_factor_ex, solve_triangular
from torch._generated.python.linalg import svd as _svd
from torch.autograd.function import Function
from torch.linalg.norms import check, significant, tolerance
from torch.linalg.results import Least, Triangles

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor
    from torch.linalg.results import Singular


def _holds_vectors(A, B):
    """Return whether the B of A @ X = B is a vector, or a batch of vectors."""
    return B.dim() == 1 or B.size() == A.size()[:-1]


@one_op
def eigvalsh(A: Tensor, UPLO: str = "L") -> Tensor:
    """Compute the eigenvalues of symmetric or Hermitian matrices, in ascending order.

    Args:
        UPLO: triangle of A that is read, "L" or "U".

    >>> import torch
    >>> torch.linalg.eigvalsh(torch.Tensor([[2, 0], [0, 1]])).tolist()
    [1.0, 2.0]
    """
    return eigh(A, UPLO)[0]


@one_op
def eigvals(A: Tensor) -> Tensor:
    """Compute the complex eigenvalues of square matrices.

    >>> import torch
    >>> torch.linalg.eigvals(torch.Tensor([[0, 1], [-1, 0]])).tolist()
    [1j, -1j]
    """
    return eig(A)[0]


@one_op
def svd(A: Tensor, full_matrices: bool = True, *, driver: str | None = None, out: Any = None) -> Singular:
    """Compute the singular value decomposition U @ diag(S) @ Vh = A, with S in descending order.

    Shape:
        A: (*, m, n); k = min(m, n).
        U: (*, m, k), or (*, m, m) if `full_matrices`.
        S: (*, k), real.
        Vh: (*, k, n), or (*, n, n) if `full_matrices`; the conjugate transpose of V.

    `driver`, the algorithm of a GPU, is ignored.

    >>> import torch
    >>> U, S, Vh = torch.linalg.svd(torch.Tensor([[3, 0], [0, 4]]))
    >>> S.tolist()
    [4.0, 3.0]
    """
    return _svd(A, full_matrices) if out is None else _svd(A, full_matrices, out=out)


@one_op
def svdvals(A: Tensor, *, driver: str | None = None) -> Tensor:
    """Compute the singular values of matrices (*, m, n), in descending order: (*, min(m, n)).

    `driver`, the algorithm of a GPU, is ignored.

    >>> import torch
    >>> torch.linalg.svdvals(torch.Tensor([[3, 0], [0, -4]])).tolist()
    [4.0, 3.0]
    """
    return svd(A, False)[1]


@one_op(autocast="cpu float")
def pinv(
    A: Tensor, rcond: Any = None, hermitian: bool = False, *, atol: Any = None, rtol: Any = None,
) -> Tensor:
    """Compute the Moore-Penrose inverse from the singular values that `matrix_rank` counts.

    Shape:
        A: (*, m, n).
        result: (*, n, m).
    Args:
        rcond: alias of `rtol`.
        atol, rtol: tolerances, as in `matrix_rank`; numbers, or one per matrix (*).

    >>> import torch
    >>> torch.linalg.pinv(torch.Tensor([[2.0, 0.0], [0.0, 0.0]])).tolist()
    [[0.5, 0.0], [0.0, 0.0]]
    """
    with torch.no_grad():
        u, s, vh = svd(A, False)
        inverse = torch.where(significant(s, A.size(), rcond if rtol is None else rtol, atol), 1 / s, 0)
        found = (vh.mH * inverse.unsqueeze(-2)).matmul(u.mH)
    return _Pinv.apply(A, found) if A.requires_grad and torch.is_grad_enabled() else found


class _Pinv(Function):
    """The pseudoinverse, with its gradient for a constant rank (Golub and Pereyra, 1973)."""

    @staticmethod
    def forward(ctx, A, found):
        found = found.clone()
        ctx.save_for_backward(A, found)
        return found

    @staticmethod
    def backward(ctx, grad):
        A, P = ctx.saved_tensors
        G = grad.mH
        rows = P.mH.matmul(P).matmul(G - G.matmul(P).matmul(A))
        columns = (G - A.matmul(P).matmul(G)).matmul(P).matmul(P.mH)
        return rows + columns - P.matmul(G).matmul(P).mH, None


@one_op
def lstsq(A: Tensor, B: Tensor, rcond: float | None = None, *, driver: str | None = None) -> Least:
    """Compute the X that minimizes |A @ X - B|, the one of smallest norm if there are several.

    The rank comes from a QR factorization with column pivoting, which stops where the condition number of the
    triangle R would exceed 1 / rcond. Batch dims are broadcast.

    Shape:
        A: (*, m, n).
        B: (*, m, k) for matrices; (m), or (*, m) with the batch dims of A, for vectors.
    Args:
        rcond: by default the `rtol` of `matrix_rank`.
        driver: None, "gels", "gelsy", "gelss" or "gelsd", LAPACK's names. There is one algorithm; the name selects
            which results are empty.
    Returns:
        (solution, residuals, rank, singular_values). Residuals are the column sums of |A @ X - B|^2 if m > n, every
            matrix has rank n and the driver is not "gelsy"; otherwise they are empty. "gels" returns no rank. "gelss"
            and "gelsd" return the singular values of A.

    >>> import torch
    >>> found = torch.linalg.lstsq(torch.Tensor([[1, 0], [0, 2], [0, 0]]), torch.ones(3))
    >>> found.solution.tolist(), found.residuals.tolist(), found.rank.item()
    ([1.0, 0.5], [1.0], 2)
    """
    check("lstsq", A)
    if driver not in (None, "gels", "gelsy", "gelss", "gelsd"):
        raise ValueError(f"linalg.lstsq: driver is {shown(driver)}; need 'gels', 'gelsy', 'gelss' or 'gelsd'")
    vectors = _holds_vectors(A, B)
    right = B.unsqueeze(-1) if vectors else B
    least = tolerance(A, A.size()) if rcond is None else rcond
    solution, rank = internal.least_squares(right, A, least)
    residuals = nothing = value_of(A).real.new_empty(0)
    if A.size(-2) > A.size(-1) and driver != "gelsy" and value_of(rank).eq(A.size(-1)).all():
        residuals = (A.matmul(solution) - right).abs().pow(2).sum(-2)
    rank = rank.new_empty(0) if driver == "gels" else value_of(rank)
    values = svdvals(value_of(A)) if driver in ("gelss", "gelsd") else nothing
    if vectors:
        solution, residuals = solution.squeeze(-1), residuals if A.dim() == 2 else residuals.squeeze(-1)
    return Least._make((solution, residuals, rank, values))


@one_op
def householder_product(A: Tensor, tau: Tensor) -> Tensor:
    """Compute the first n columns of a product of Householder reflections.

    Shape:
        A: (*, m, n), the reflection vectors below the diagonal, as geqrf returns them.
        tau: (*, k), their factors.
        result: (*, m, n).

    >>> import torch
    >>> torch.linalg.householder_product(torch.eye(2), torch.zeros(2)).abs().tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    if torch.is_grad_enabled() and (A.requires_grad or tau.requires_grad):
        return _reflected(A, tau)
    return torch.orgqr(A, tau)


def _reflected(A, tau):
    """Compute householder_product by differentiable products with I - tau v v^H, last reflection first."""
    unit = torch.eye(A.size(-2), out=value_of(A).new())[:, : A.size(-1)]
    vectors, columns = A.tril(-1) + unit, unit.expand(A.size())
    for i in reversed(range(tau.size(-1))):
        v = vectors.narrow(-1, i, 1)
        columns = columns - v.matmul(v.mH.matmul(columns)) * tau[..., i, None, None]
    return columns


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
    if not adjoint and not (torch.is_grad_enabled() and (LU.requires_grad or B.requires_grad)):
        return internal.lu_solution(B, LU, pivots)
    permutation, lower, upper = torch.lu_unpack(LU, pivots)
    if adjoint:
        return permutation.matmul(solve_triangular(lower.mH, solve_triangular(upper.mH, B, upper=False), upper=True))
    return solve_triangular(upper, solve_triangular(lower, permutation.mT.matmul(B), upper=False), upper=True)


@one_op
def lu(A: Tensor, *, pivot: bool = True) -> Triangles:
    """Compute P, L and U with P @ L @ U = A: a permutation, a unit lower triangle and an upper triangle.

    Shape:
        A: (*, m, n); k = min(m, n).
        P, L, U: (*, m, m), (*, m, k) and (*, k, n).

    Singular matrices have these factors as well, but no gradient. Raises RuntimeError for `pivot=False`.

    >>> import torch
    >>> [part.tolist() for part in torch.linalg.lu(torch.Tensor([[0, 2], [3, 1]]))]
    [[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[3.0, 1.0], [0.0, 2.0]]]
    """
    if A.numel() == 0:  # info would have a number for each of any count of matrices
        return Triangles._make(torch.lu_unpack(*lu_factor(A, pivot)))
    return Triangles._make(torch.lu_unpack(*lu_factor_ex(A, pivot)[:2]))
