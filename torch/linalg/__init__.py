"""Linear algebra on matrices and batches of matrices: the last two dims are matrices, all others are batch dims.

Rows of ops.yaml compute factorizations, systems and determinants; the functions written here are composed of them. A
matrix that is singular or not positive definite raises LinAlgError, a RuntimeError, with its size.

A matrix with an element that is nan or infinite has inverses, determinants, solutions, exponentials, LU factors and
eigenvalues of nan; the other matrices of its batch have right results. Where nan reaches only a part, as in solutions
of triangular systems and in QR factors, the rest may be finite. Rows that iterate (`eigh`, `svd`, and `pinv`,
`matrix_rank`, `lstsq` and norms of singular values with them) and `cholesky` raise LinAlgError instead.
"""

from torch._base.type_checking import TYPE_CHECKING
from torch._core import _LinAlgError as LinAlgError
from torch._generated.python.linalg import *  # noqa: F403
from torch._generated.python.linalg import __all__ as _rows
from torch.linalg.factors import chain_matmul, lstsq
from torch.linalg.norms import matrix_rank, norm, vector_norm

__all__ = [
    "LinAlgError", "chain_matmul", "lstsq", "matrix_rank", "norm",
    "vector_norm", *_rows,
]

if not TYPE_CHECKING:  # Hide __getattr__ from type checkers; they would accept any name.

    def __getattr__(name):
        """Raise AttributeError with advice for unknown names."""
        from torch._names import missing_names

        return missing_names.find(__name__, name)

    def __dir__():
        from torch._names import missing_names

        return missing_names.names(__name__)
