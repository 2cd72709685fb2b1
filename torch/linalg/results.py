"""Results of functions that return several tensors: named tuples."""

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from torch._core import Tensor

    class Singular(NamedTuple):
        U: Tensor
        S: Tensor
        Vh: Tensor

    class Triangles(NamedTuple):
        P: Tensor
        L: Tensor
        U: Tensor

    class Least(NamedTuple):
        solution: Tensor
        residuals: Tensor
        rank: Any
        singular_values: Tensor

else:
    Triangles = _core.results("linalg_lu P L U")
    Least = _core.results("linalg_lstsq solution residuals rank singular_values")
