"""Linear algebra on matrices and batches of matrices: the last two dims are matrices, all others are batch dims.

Rows of ops.yaml compute factorizations, systems and determinants; the functions written here are composed of them. A
matrix that is singular, not positive definite or not finite raises RuntimeError with its size.
"""

from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python.linalg import (
    cholesky,
    cholesky_ex,
    cholesky_inverse,
    cholesky_solve,
    det,
    eig,
    eigh,
    inv,
    inv_ex,
    lu_factor,
    lu_factor_ex,
    qr,
    slogdet,
    solve,
    solve_ex,
    solve_triangular,
)
from torch.linalg.factors import eigvals, eigvalsh, householder_product, lstsq, lu, lu_solve, pinv, svd, svdvals
from torch.linalg.norms import cond, matrix_norm, matrix_rank, norm, vector_norm
from torch.linalg.products import (
    chain_matmul,
    cross,
    diagonal,
    matmul,
    matrix_exp,
    matrix_power,
    multi_dot,
    tensorinv,
    tensorsolve,
    vander,
    vecdot,
)

LinAlgError = RuntimeError

__all__ = [
    "LinAlgError", "chain_matmul", "cholesky", "cholesky_ex", "cholesky_inverse", "cholesky_solve", "cond", "cross",
    "det", "diagonal", "eig", "eigh", "eigvals", "eigvalsh", "householder_product", "inv", "inv_ex", "lstsq", "lu",
    "lu_factor", "lu_factor_ex", "lu_solve", "matmul", "matrix_exp", "matrix_norm", "matrix_power", "matrix_rank",
    "multi_dot", "norm", "pinv", "qr", "slogdet", "solve", "solve_ex", "solve_triangular", "svd", "svdvals",
    "tensorinv", "tensorsolve", "vander", "vecdot", "vector_norm",
]

if not TYPE_CHECKING:  # Hide __getattr__ from type checkers; they would accept any name.

    def __getattr__(name):
        """Raise AttributeError with advice for unknown names."""
        from torch._names import missing_names

        return missing_names.find(__name__, name)

    def __dir__():
        from torch._names import missing_names

        return missing_names.names(__name__)
