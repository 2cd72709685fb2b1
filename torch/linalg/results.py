"""What functions of several results give: tuples whose elements also have names."""

from torch import _core
from torch._checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, Generic, NamedTuple, TypeVar

    T = TypeVar("T")

    class Eigen(NamedTuple, Generic[T]):
        eigenvalues: T
        eigenvectors: T

    class Singular(NamedTuple, Generic[T]):
        U: T
        S: T
        Vh: T

    class Orthonormal(NamedTuple, Generic[T]):
        Q: T
        R: T

    class Triangles(NamedTuple, Generic[T]):
        P: T
        L: T
        U: T

    class Factors(NamedTuple, Generic[T]):
        LU: T
        pivots: T

    class Least(NamedTuple, Generic[T]):
        solution: T
        residuals: T
        rank: Any
        singular_values: T

    class Logarithm(NamedTuple):
        sign: Any
        logabsdet: Any

else:
    Eigen = _core.results("eigenvalues eigenvectors")
    Singular = _core.results("U S Vh")
    Orthonormal = _core.results("Q R")
    Triangles = _core.results("P L U")
    Factors = _core.results("LU pivots")
    Least = _core.results("solution residuals rank singular_values")
    Logarithm = _core.results("sign logabsdet")
