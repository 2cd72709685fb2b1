"""Results of functions that return several tensors: named tuples."""

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from torch._core import Tensor

    class Eigen(NamedTuple):
        eigenvalues: Tensor
        eigenvectors: Tensor

    class Singular(NamedTuple):
        U: Tensor
        S: Tensor
        Vh: Tensor

    class Orthonormal(NamedTuple):
        Q: Tensor
        R: Tensor

    class Triangles(NamedTuple):
        P: Tensor
        L: Tensor
        U: Tensor

    class Factors(NamedTuple):
        LU: Tensor
        pivots: Tensor

    class Least(NamedTuple):
        solution: Tensor
        residuals: Tensor
        rank: Any
        singular_values: Tensor

    class Logarithm(NamedTuple):
        sign: Any
        logabsdet: Any

else:
    Eigen = _core.results("linalg_eig eigenvalues eigenvectors")
    Singular = _core.results("linalg_svd U S Vh")
    Orthonormal = _core.results("linalg_qr Q R")
    Triangles = _core.results("linalg_lu P L U")
    Factors = _core.results("linalg_lu_factor LU pivots")
    Least = _core.results("linalg_lstsq solution residuals rank singular_values")
    Logarithm = _core.results("linalg_slogdet sign logabsdet")
