"""Systems of linear equations and matrix factorizations."""

from __future__ import annotations

import torch
from torch._base.arguments import shown, value_of
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch.autograd.function import Function
from torch.linalg.batches import check, each, values_each
from torch.linalg.norms import matrix_rank, significant, tolerance
from torch.linalg.results import Eigen, Least, Orthonormal, Singular

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


@one_op
def inv(A: Tensor) -> Tensor:
    """Compute the inverses of square matrices.

    Shape:
        A: (*, n, n), like the result.
    Raises:
        RuntimeError: a matrix is singular.

    >>> import torch
    >>> torch.linalg.inv(torch.eye(2) * 2)[0, 0].item()
    0.5
    """
    return each("inv", lambda one: one.inverse(), A, rows=internal.inverse_each)


@one_op
def solve(A: Tensor, B: Tensor, *, left: bool = True) -> Tensor:
    """Solve A @ X = B. Batch dims are broadcast.

    Shape:
        A: (*, n, n).
        B: (*, n, k) for matrices; (n), or (*, n) with the batch dims of A, for vectors. The result has the size of B.
    Args:
        left: False: solve X @ A = B, where B holds matrices.
    Raises:
        RuntimeError: a matrix is singular.

    >>> import torch
    >>> torch.linalg.solve(torch.eye(2) * 2, torch.ones(2)).tolist()
    [0.5, 0.5]
    """
    check("solve", A)
    if not left:
        check("solve", B)
        return each("solve", lambda a, b: b.t().gesv(a.t())[0].t(), A, B)
    if _holds_vectors(A, B):
        return solve(A, B.unsqueeze(-1)).squeeze(-1)
    return each("solve", lambda a, b: b.gesv(a)[0], A, B, rows=_solve_each)


def _holds_vectors(A, B):
    """Return whether the B of A @ X = B is a vector, or a batch of vectors."""
    return B.dim() == 1 or B.size() == A.size()[:-1]


def _solve_each(A, B):
    return internal.solve_each(B, A)


@one_op
def cholesky(input: Tensor, upper: bool = False) -> Tensor:
    """Compute the Cholesky factor of positive definite matrices: lower L with L @ L.mH = input.

    Shape:
        input: (*, n, n), like the result.
    Args:
        upper: return the upper U with U.mH @ U = input.
    Raises:
        RuntimeError: a matrix is not positive definite.

    >>> import torch
    >>> torch.linalg.cholesky(torch.eye(2) * 4).tolist()
    [[2.0, 0.0], [0.0, 2.0]]
    """
    return each("cholesky", lambda one: _hermitian(one).potrf(upper), input,
                rows=lambda all: internal.cholesky_each(all, upper))


def _hermitian(A):
    """Return A with a Hermitian gradient, where a row reads one triangle and its gradient is triangular.

    The mean of a Hermitian matrix and its transpose has the same bits, so only the gradient changes.
    """
    if not (torch.is_grad_enabled() and A.requires_grad and A.size(0) == A.size(1)):
        return A
    mean = (A + A.mH) / 2
    return mean + (A - mean).detach()


@one_op
def qr(A: Tensor, mode: str = "reduced") -> Orthonormal:
    """Compute the QR factorization: Q with orthonormal columns and upper triangular R, with Q @ R = A.

    Shape:
        A: (*, m, n); k = min(m, n).
        Q: (*, m, k), or (*, m, m) if "complete", or empty if "r".
        R: (*, k, n), or (*, m, n) if "complete".
    Args:
        mode: "reduced", "complete" or "r" (R only). "complete" factorizes A next to the identity.
    Raises:
        ValueError: another mode.

    >>> import torch
    >>> Q, R = torch.linalg.qr(torch.randn(4, 3))
    >>> Q.size(), R.size()
    (torch.Size([4, 3]), torch.Size([3, 3]))
    """
    if mode not in ("reduced", "complete", "r"):
        raise ValueError(f"linalg.qr: mode is {shown(mode)}; need 'reduced', 'complete' or 'r'")
    check("qr", A)
    rows, columns = A.size()[-2:]
    if mode == "complete" and rows > columns:
        data = value_of(A)
        unit = torch.eye(rows, out=data.new()).expand((*A.size()[:-2], rows, rows))
        q, r = each("qr", lambda one: one.qr(), torch.cat([A, unit], -1), rows=internal.qr_each)
        return Orthonormal._make((q, r.narrow(-1, 0, columns)))
    q, r = each("qr", lambda one: one.qr(), A, rows=internal.qr_each)
    return Orthonormal._make((q if mode != "r" else value_of(A).new(), r))


@one_op
def eigh(A: Tensor, UPLO: str = "L") -> Eigen:
    """Compute eigenvalues and eigenvectors of symmetric or Hermitian matrices.

    Shape:
        A: (*, n, n).
        eigenvalues: (*, n), real, in ascending order.
        eigenvectors: (*, n, n), in columns.
    Args:
        UPLO: triangle of A that is read, "L" or "U".
    Raises:
        ValueError: another `UPLO`.

    >>> import torch
    >>> torch.linalg.eigh(torch.Tensor([[2, 0], [0, 1]])).eigenvalues.tolist()
    [1.0, 2.0]
    """
    if UPLO not in ("L", "U"):
        raise ValueError(f"linalg.eigh: UPLO is {shown(UPLO)}; need 'L' or 'U'")
    upper = UPLO == "U"
    return Eigen._make(each("eigh", lambda one: _hermitian(one).symeig(True, upper), A,
                            rows=lambda all: internal.symeig_each(all, upper)))


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
def eig(A: Tensor) -> Eigen:
    """Compute complex eigenvalues and eigenvectors of square matrices.

    The gradient requires distinct eigenvalues, and a loss that does not depend on the phase of the eigenvectors.

    Shape:
        A: (*, n, n).
        eigenvalues: (*, n), complex.
        eigenvectors: (*, n, n), complex, columns of norm 1.

    >>> import torch
    >>> torch.linalg.eig(torch.Tensor([[0, 1], [-1, 0]]))[0].tolist()
    [1j, -1j]
    """
    from torch.composed.hermitian import eigenpairs

    return Eigen._make(each("eig", eigenpairs, A))


@one_op
def eigvals(A: Tensor) -> Tensor:
    """Compute the complex eigenvalues of square matrices.

    >>> import torch
    >>> torch.linalg.eigvals(torch.Tensor([[0, 1], [-1, 0]])).tolist()
    [1j, -1j]
    """
    from torch.composed.hermitian import eigenpairs

    return each("eigvals", lambda one: eigenpairs(one)[0], A)


@one_op
def svdvals(A: Tensor, *, driver: str | None = None) -> Tensor:
    """Compute the singular values of matrices (*, m, n), in descending order: (*, min(m, n)).

    `driver`, the algorithm of a GPU, is ignored.

    >>> import torch
    >>> torch.linalg.svdvals(torch.Tensor([[3, 0], [0, -4]])).tolist()
    [4.0, 3.0]
    """
    return each("svdvals", lambda one: one.svd()[1], A, rows=values_each)


@one_op
def svd(A: Tensor, full_matrices: bool = True, *, driver: str | None = None) -> Singular:
    """Compute the singular value decomposition U @ diag(S) @ Vh = A, with S in descending order.

    Shape:
        A: (*, m, n); k = min(m, n).
        U: (*, m, k), or (*, m, m) if `full_matrices`.
        S: (*, k), real.
        Vh: (*, k, n), or (*, n, n) if `full_matrices`; the conjugate transpose of V.

    >>> import torch
    >>> U, S, Vh = torch.linalg.svd(torch.Tensor([[3, 0], [0, 4]]))
    >>> S.tolist()
    [4.0, 3.0]
    """
    square = A.dim() < 2 or A.size(-1) == A.size(-2)
    u, s, v = each("svd", lambda one: one.svd(not full_matrices), A,
                   rows=internal.svd_each if square or not full_matrices else None)
    return Singular._make((u, s, v.mH))


@one_op
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
        u, s, v = each("pinv", lambda one: one.svd(), A, rows=internal.svd_each)
        inverse = torch.where(significant(s, A.size(), rcond if rtol is None else rtol, atol), 1 / s, 0)
        found = (v * inverse.unsqueeze(-2)).matmul(u.mH)
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
    if A.is_complex():
        solution, rank = pinv(A, least).matmul(right), matrix_rank(A, rtol=least)
    else:
        solution, rank = each("lstsq", lambda a, b: internal.least_squares(b, a, least), A, right)
    residuals = nothing = value_of(A).real.new_empty(0)
    if A.size(-2) > A.size(-1) and driver != "gelsy" and value_of(rank).eq(A.size(-1)).all():
        residuals = (A.matmul(solution) - right).abs().pow(2).sum(-2)
    rank = rank.new_empty(0) if driver == "gels" else value_of(rank)
    values = svdvals(value_of(A)) if driver in ("gelss", "gelsd") else nothing
    if vectors:
        solution, residuals = solution.squeeze(-1), residuals if A.dim() == 2 else residuals.squeeze(-1)
    return Least._make((solution, residuals, rank, values))


@one_op
def solve_triangular(
    A: Tensor, B: Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False,
) -> Tensor:
    """Solve A @ X = B for a triangular A; only one triangle of A is read.

    Shape:
        A: (*, n, n).
        B: (*, n, k); (*, k, n) if not `left`.
    Args:
        upper: whether A is upper triangular.
        left: False: solve X @ A = B.
        unitriangular: treat the diagonal of A as ones.

    >>> import torch
    >>> torch.linalg.solve_triangular(torch.Tensor([[2, 1], [0, 1]]), torch.ones(2, 1), upper=True).tolist()
    [[0.0], [1.0]]
    """
    def solve(a, b, transpose):
        if a.is_complex() or b.is_complex():
            return b.trtrs(a, upper, transpose, unitriangular)[0]
        return internal.trtrs_solution(b, a, upper, transpose, unitriangular)

    def rows(a, b):
        if left:
            return internal.trtrs_each(b, a, upper, unitriangular)
        return internal.trtrs_each(b.mT, a.mT, not upper, unitriangular).mT

    if left:
        return each("solve_triangular", lambda a, b: solve(a, b, False), A, B, rows=rows)
    return each("solve_triangular", lambda a, b: solve(a, b.t(), True).t(), A, B, rows=rows)


@one_op
def cholesky_solve(B: Tensor, L: Tensor, upper: bool = False) -> Tensor:
    """Solve A @ X = B, given the Cholesky factor L of A.

    Args:
        upper: whether L is the upper factor.

    >>> import torch
    >>> torch.linalg.cholesky_solve(torch.ones(2, 1), torch.eye(2) * 2).tolist()
    [[0.25], [0.25]]
    """
    def one(b, factor):
        if not (b.is_complex() or factor.is_complex()):
            return b.potrs(factor, upper)
        first, second = (factor.conj(), factor) if upper else (factor, factor.conj())
        return b.trtrs(first, upper, upper)[0].trtrs(second, upper, not upper)[0]

    def rows(b, factor):
        first, second = (factor.mT, factor) if upper else (factor, factor.mT)
        return internal.trtrs_each(internal.trtrs_each(b, first, False, False), second, True, False)
    return each("cholesky_solve", one, B, L, rows=rows)


@one_op
def cholesky_inverse(L: Tensor, upper: bool = False) -> Tensor:
    """Compute the inverse of a matrix from its Cholesky factor L.

    Args:
        upper: whether L is the upper factor.

    >>> import torch
    >>> torch.linalg.cholesky_inverse(torch.eye(2) * 2).tolist()
    [[0.25, 0.0], [0.0, 0.25]]
    """
    check("cholesky_inverse", L)
    data = value_of(L)
    unit = torch.eye(L.size(-1), out=data.new()).expand(L.size())
    return cholesky_solve(unit, L, upper)


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
    if A.is_complex() or torch.is_grad_enabled() and (A.requires_grad or tau.requires_grad):
        return each("householder_product", _reflected, A, tau.unsqueeze(-1))
    return each("householder_product", lambda a, t: a.orgqr(t.reshape(t.numel())), A, tau.unsqueeze(-1))


def _reflected(A, tau):
    """Compute householder_product by differentiable products with I - tau v v^H, last reflection first."""
    unit = torch.eye(A.size(0), out=value_of(A).new())
    vectors, columns = A.tril(-1) + unit.narrow(1, 0, A.size(1)), unit.narrow(1, 0, A.size(1))
    for i in reversed(range(tau.size(0))):
        v = vectors.narrow(1, i, 1)
        columns = columns - v.matmul(v.mH.matmul(columns)) * tau[i]
    return columns
