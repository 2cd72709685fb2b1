# Generated from ops.yaml by codegen/templates/module.py. Do not edit: change the row and run make gen.
"""Functions of torch.linalg that rows compute."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._core import matmul as matmul
from torch._core import linalg as rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload

    from torch._core import Tensor
    from torch._generated.python.tensor import EigenvaluesEigenvectors, InverseInfo, LInfo, LdPivots, LdPivotsInfo, LuPivots, LuPivotsInfo, PLU, QR, ResultInfo, SignLogabsdet, USVh

    @overload
    def matrix_norm(
        A: Tensor, ord: float, dim: int | Sequence[int] = (-2, -1), keepdim: bool = False,
    ) -> Tensor: ...
    @overload
    def matrix_norm(
        A: Tensor, ord: Literal['fro', 'nuc'] = 'fro', dim: int | Sequence[int] = (-2, -1),
        keepdim: bool = False,
    ) -> Tensor: ...
    @overload
    def cond(A: Tensor, p: float | None = None) -> Tensor: ...
    @overload
    def cond(A: Tensor, p: Literal['fro', 'nuc']) -> Tensor: ...
    def inv_ex(
        A: Tensor, check_errors: bool = False, *, out: Sequence[Tensor] | None = None,
        dtype: Any = None,
    ) -> InverseInfo: ...
    def inv(A: Tensor, *, out: Tensor | None = None, dtype: Any = None) -> Tensor: ...
    def det(A: Tensor, *, out: Tensor | None = None, dtype: Any = None) -> Tensor: ...
    def pinv(
        A: Tensor, rcond: Tensor | float | None = None, hermitian: bool = False,
        atol: Tensor | float | None = None, rtol: Tensor | float | None = None,
    ) -> Tensor: ...
    def slogdet(
        A: Tensor, *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> SignLogabsdet: ...
    def solve_ex(
        A: Tensor, B: Tensor, left: bool = True, check_errors: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> ResultInfo: ...
    def solve(
        A: Tensor, B: Tensor, left: bool = True, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def solve_triangular(
        A: Tensor, B: Tensor, upper: bool, left: bool = True, unitriangular: bool = False, *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def lu_factor_ex(
        A: Tensor, pivot: bool = True, check_errors: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> LuPivotsInfo: ...
    def lu_factor(
        A: Tensor, pivot: bool = True, *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> LuPivots: ...
    def cholesky_ex(
        input: Tensor, upper: bool = False, check_errors: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> LInfo: ...
    def cholesky(
        input: Tensor, upper: bool = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def cholesky_inverse(
        L: Tensor, upper: bool = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def cholesky_solve(
        B: Tensor, L: Tensor, upper: bool = False, *, out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def qr(
        A: Tensor, mode: Literal['reduced', 'complete', 'r'] = 'reduced', *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> QR: ...
    def eigh(
        A: Tensor, UPLO: Literal['L', 'U'] = 'L', *, out: Sequence[Tensor] | None = None,
        dtype: Any = None,
    ) -> EigenvaluesEigenvectors: ...
    def eig(
        A: Tensor, *, out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> EigenvaluesEigenvectors: ...
    def svd(
        A: Tensor, full_matrices: bool = True,
        driver: Literal['gesvd', 'gesvdj', 'gesvda'] | None = None, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> USVh: ...
    def ldl_factor_ex(
        A: Tensor, hermitian: bool = False, check_errors: bool = False, *,
        out: Sequence[Tensor] | None = None, dtype: Any = None,
    ) -> LdPivotsInfo: ...
    def ldl_factor(
        A: Tensor, hermitian: bool = False, *, out: Sequence[Tensor] | None = None,
        dtype: Any = None,
    ) -> LdPivots: ...
    def ldl_solve(
        LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool = False, *,
        out: Tensor | None = None, dtype: Any = None,
    ) -> Tensor: ...
    def eigvals(A: Tensor) -> Tensor: ...
    def eigvalsh(A: Tensor, UPLO: Literal['L', 'U'] = 'L') -> Tensor: ...
    def svdvals(
        A: Tensor, driver: Literal['gesvd', 'gesvdj', 'gesvda'] | None = None,
    ) -> Tensor: ...
    def lu(A: Tensor, pivot: bool = True) -> PLU: ...
    def lu_solve(
        LU: Tensor, pivots: Tensor, B: Tensor, left: bool = True, adjoint: bool = False,
    ) -> Tensor: ...
    def householder_product(A: Tensor, tau: Tensor) -> Tensor: ...
    def matrix_power(A: Tensor, n: int) -> Tensor: ...
    def matrix_exp(A: Tensor) -> Tensor: ...
    def cross(input: Tensor, other: Tensor, dim: int = -1) -> Tensor: ...
    def diagonal(A: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor: ...
    def vecdot(x: Tensor, y: Tensor, dim: int = -1) -> Tensor: ...
    def vander(x: Tensor, N: int | None = None) -> Tensor: ...
    def multi_dot(tensors: Sequence[Tensor]) -> Tensor: ...
    def tensorinv(A: Tensor, ind: int = 2) -> Tensor: ...
    def tensorsolve(
        A: Tensor, B: Tensor, dims: int | Sequence[int] | None = None,
    ) -> Tensor: ...
else:
    matrix_norm = rows.matrix_norm
    cond = rows.cond
    inv_ex = rows.inv_ex
    inv = rows.inv
    det = rows.det
    pinv = rows.pinv
    slogdet = rows.slogdet
    solve_ex = rows.solve_ex
    solve = rows.solve
    solve_triangular = rows.solve_triangular
    lu_factor_ex = rows.lu_factor_ex
    lu_factor = rows.lu_factor
    cholesky_ex = rows.cholesky_ex
    cholesky = rows.cholesky
    cholesky_inverse = rows.cholesky_inverse
    cholesky_solve = rows.cholesky_solve
    qr = rows.qr
    eigh = rows.eigh
    eig = rows.eig
    svd = rows.svd
    ldl_factor_ex = rows.ldl_factor_ex
    ldl_factor = rows.ldl_factor
    ldl_solve = rows.ldl_solve
    eigvals = rows.eigvals
    eigvalsh = rows.eigvalsh
    svdvals = rows.svdvals
    lu = rows.lu
    lu_solve = rows.lu_solve
    householder_product = rows.householder_product
    matrix_power = rows.matrix_power
    matrix_exp = rows.matrix_exp
    cross = rows.cross
    diagonal = rows.diagonal
    vecdot = rows.vecdot
    vander = rows.vander
    multi_dot = rows.multi_dot
    tensorinv = rows.tensorinv
    tensorsolve = rows.tensorsolve

__all__ = [
    "matmul",
    "matrix_norm",
    "cond",
    "inv_ex",
    "inv",
    "det",
    "pinv",
    "slogdet",
    "solve_ex",
    "solve",
    "solve_triangular",
    "lu_factor_ex",
    "lu_factor",
    "cholesky_ex",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "qr",
    "eigh",
    "eig",
    "svd",
    "ldl_factor_ex",
    "ldl_factor",
    "ldl_solve",
    "eigvals",
    "eigvalsh",
    "svdvals",
    "lu",
    "lu_solve",
    "householder_product",
    "matrix_power",
    "matrix_exp",
    "cross",
    "diagonal",
    "vecdot",
    "vander",
    "multi_dot",
    "tensorinv",
    "tensorsolve",
]
