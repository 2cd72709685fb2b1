"""Systems of equations and factors of matrices."""

from __future__ import annotations

import torch
from torch._base.arguments import shown, value_of
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch.linalg.batches import check, each, values_each
from torch.linalg.norms import significant, tolerance
from torch.linalg.results import Eigen, Least, Orthonormal, Singular

if TYPE_CHECKING:

    from torch._core import Tensor


@one_op
def inv(A: Tensor) -> Tensor:
    """The inverses of square matrices.

    >>> import torch
    >>> torch.linalg.inv(torch.eye(2) * 2)[0, 0].item()
    0.5
    """
    return each("inv", lambda one: one.inverse(), A, rows=internal.inverse_each)


@one_op
def solve(A: Tensor, B: Tensor, *, left: bool = True) -> Tensor:
    """The X of A @ X = B, where B is a vector, or holds matrices, or vectors if it has the sizes of A but for the last.

    left=False: the X of X @ A = B, where B holds matrices.
    """
    check("solve", A)
    if not left:
        check("solve", B)
        return each("solve", lambda a, b: b.t().gesv(a.t())[0].t(), A, B)
    if _holds_vectors(A, B):
        return solve(A, B.unsqueeze(-1)).squeeze(-1)
    return each("solve", lambda a, b: b.gesv(a)[0], A, B, rows=_solve_each)


def _holds_vectors(A, B):
    """Whether the B of A @ X = B is a vector, or a batch of vectors."""
    return B.dim() == 1 or B.size() == A.size()[:-1]


def _solve_each(A, B):
    return internal.solve_each(B, A)


@one_op
def cholesky(input: Tensor, upper: bool = False) -> Tensor:
    """The lower L with L @ L.mH = input, or the upper U with U.mH @ U = input."""
    return each("cholesky", lambda one: one.potrf(upper), input, rows=lambda all: internal.cholesky_each(all, upper))


@one_op
def qr(A: Tensor, mode: str = "reduced") -> Orthonormal:
    """Q with orthonormal columns and R, an upper triangle, with Q @ R = A.

    mode: "reduced" gives as many columns of Q as A has, if they are less than its rows; "complete" gives all, by the
    QR of A beside the identity; "r" gives R, and an empty tensor for Q.
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
    """eigenvalues of symmetric or Hermitian matrices, ascending, and eigenvectors, in columns; one triangle is read.

    >>> import torch
    >>> torch.linalg.eigh(torch.Tensor([[2, 0], [0, 1]])).eigenvalues.tolist()
    [1.0, 2.0]
    """
    if UPLO not in ("L", "U"):
        raise ValueError(f"linalg.eigh: UPLO is {shown(UPLO)}; need 'L' or 'U'")
    upper = UPLO == "U"
    return Eigen._make(each("eigh", lambda one: one.symeig(True, upper), A,
                            rows=lambda all: internal.symeig_each(all, upper)))


@one_op
def eigvalsh(A: Tensor, UPLO: str = "L") -> Tensor:
    """The eigenvalues of symmetric matrices, ascending; one triangle is read."""
    return eigh(A, UPLO)[0]


@one_op
def eig(A: Tensor) -> Eigen:
    """eigenvalues of square matrices, complex numbers, and eigenvectors of norm 1 in columns.

    The gradient wants values that differ, and a loss that no turn of a vector in the complex plane changes.

    >>> import torch
    >>> torch.linalg.eig(torch.Tensor([[0, 1], [-1, 0]]))[0].tolist()
    [1j, -1j]
    """
    from torch.composed.hermitian import eigenpairs

    return Eigen._make(each("eig", eigenpairs, A))


@one_op
def eigvals(A: Tensor) -> Tensor:
    """The eigenvalues of square matrices, complex numbers."""
    from torch.composed.hermitian import eigenpairs

    return each("eigvals", lambda one: eigenpairs(one)[0], A)


@one_op
def svdvals(A: Tensor) -> Tensor:
    """The singular values of matrices, descending."""
    return each("svdvals", lambda one: one.svd()[1], A, rows=values_each)


@one_op
def svd(A: Tensor, full_matrices: bool = True) -> Singular:
    """U, S and Vh, the conjugate of V transposed, with U @ diag(S) @ Vh = A and S descending."""
    square = A.dim() < 2 or A.size(-1) == A.size(-2)
    u, s, v = each("svd", lambda one: one.svd(not full_matrices), A,
                   rows=internal.svd_each if square or not full_matrices else None)
    return Singular._make((u, s, v.mH))


@one_op
def pinv(
    A: Tensor, rcond: float | None = None, hermitian: bool = False, *, atol: float | None = None,
    rtol: float | None = None,
) -> Tensor:
    """The inverse of Moore and Penrose, by the singular values that matrix_rank counts. rcond is a name of rtol."""

    def one(matrix):
        u, s, v = matrix.svd()
        kept = significant(s, matrix.size(), rcond if rtol is None else rtol, atol)
        inverse = torch.where(kept, 1 / s, 0)
        return (v * inverse).mm(u.mH)
    return each("pinv", one, A)


@one_op
def lstsq(A: Tensor, B: Tensor, rcond: float | None = None) -> Least:
    """solution, the X with the least |A @ X - B|, the shortest of many; residuals, rank and singular_values.

    Residuals are the sums of the squares of A @ X - B over each column, where A has more rows than columns and every
    rank is that of its columns; else they are empty, as singular_values is. B is a vector, or holds matrices, or
    vectors if it has the sizes of A but for the last. The rank is told by a QR with exchanged columns: it ends where
    the condition of R's triangle would pass 1 / rcond. The default of rcond is that of matrix_rank's rtol.

    >>> import torch
    >>> found = torch.linalg.lstsq(torch.Tensor([[1, 0], [0, 2], [0, 0]]), torch.ones(3))
    >>> found.solution.tolist(), found.residuals.tolist(), found.rank.item()
    ([1.0, 0.5], [1.0], 2)
    """
    check("lstsq", A)
    vectors = _holds_vectors(A, B)
    right = B.unsqueeze(-1) if vectors else B
    least = tolerance(A, A.size()) if rcond is None else rcond
    solution, rank = each("lstsq", lambda a, b: internal.least_squares(b, a, least), A, right)
    residuals = nothing = value_of(A).new()
    if A.size(-2) > A.size(-1) and value_of(rank).eq(A.size(-1)).all():
        residuals = (A.matmul(solution) - right).pow(2).sum(-2)
    rank = value_of(rank)
    if vectors:
        solution, residuals = solution.squeeze(-1), residuals if A.dim() == 2 else residuals.squeeze(-1)
    return Least._make((solution, residuals, rank, nothing))


@one_op
def solve_triangular(
    A: Tensor, B: Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False,
) -> Tensor:
    """The X of A @ X = B, or of X @ A = B if not left, where only one triangle of A is read.

    The diagonal counts as ones if unitriangular.

    >>> import torch
    >>> torch.linalg.solve_triangular(torch.Tensor([[2, 1], [0, 1]]), torch.ones(2, 1), upper=True).tolist()
    [[0.0], [1.0]]
    """
    if left:
        return each("solve_triangular", lambda a, b: b.trtrs(a, upper, False, unitriangular)[0], A, B)
    return each("solve_triangular", lambda a, b: b.t().trtrs(a, upper, True, unitriangular)[0].t(), A, B)


@one_op
def cholesky_solve(B: Tensor, L: Tensor, upper: bool = False) -> Tensor:
    """The X of A @ X = B, where L is the factor of A that cholesky gives."""
    def one(b, factor):
        first, second = (factor.conj(), factor) if upper else (factor, factor.conj())
        return b.trtrs(first, upper, upper)[0].trtrs(second, upper, not upper)[0]
    return each("cholesky_solve", one, B, L)


@one_op
def cholesky_inverse(L: Tensor, upper: bool = False) -> Tensor:
    """The inverse of the matrix whose factor L cholesky gave."""
    check("cholesky_inverse", L)
    data = value_of(L)
    unit = torch.eye(L.size(-1), out=data.new()).expand(L.size())
    return cholesky_solve(unit, L, upper)


@one_op
def householder_product(A: Tensor, tau: Tensor) -> Tensor:
    """The first columns of the products of the reflections that geqrf gives."""
    if A.is_complex() or torch.is_grad_enabled() and (A.requires_grad or tau.requires_grad):
        return each("householder_product", _reflected, A, tau.unsqueeze(-1))
    return each("householder_product", lambda a, t: a.orgqr(t.reshape(t.numel())), A, tau.unsqueeze(-1))


def _reflected(A, tau):
    """The same by matrix products, which record: the last reflection first, I - tau v v^H each."""
    unit = torch.eye(A.size(0), out=value_of(A).new())
    vectors, columns = A.tril(-1) + unit.narrow(1, 0, A.size(1)), unit.narrow(1, 0, A.size(1))
    for i in reversed(range(tau.size(0))):
        v = vectors.narrow(1, i, 1)
        columns = columns - v.matmul(v.mH.matmul(columns)) * tau[i]
    return columns
