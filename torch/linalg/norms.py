"""Norms, ranks and condition numbers of matrices."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import is_int, shown, value_of
from torch._base.error_names import named
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python.linalg import matrix_norm, svdvals
from torch.composed.linear_algebra import significant

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def check(name: str, tensor: Any) -> None:
    """Raise an error unless the argument is a tensor of matrices."""
    if not isinstance(tensor, _core.Tensor):
        raise TypeError(f"linalg.{name}: need a Tensor, not {type(tensor).__name__}")
    if tensor.dim() < 2:
        raise ValueError(f"linalg.{name}: input is {list(tensor.size())}; need 2 dimensions or more")


@one_op(autocast="promoted")
def norm(input: Tensor, ord: Any = None, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
    """Compute norms of vectors along one dim, of matrices in two dims, or of all elements.

    Args:
        ord: for vectors 2 (default), inf, -inf, 0 (number of nonzero elements) or another p. For matrices 'fro'
            (default), 'nuc' (sum of the singular values), 1, -1, inf, -inf (sums of columns or rows), 2 or -2
            (singular values).
        dim: an int for vectors, a pair for matrices.
        keepdim: keep reduced dims with size 1.
        dtype: convert the input first.
    Raises:
        ValueError: `ord` or `dim` does not fit.

    >>> import torch
    >>> torch.linalg.norm(torch.Tensor([3, 4])).item()
    5.0
    """
    input = input if dtype is None else input.to(dtype)
    if dim is None and ord is None:
        return input.norm(2, tuple(range(input.dim())), True) if keepdim else input.norm(2)
    if dim is None:
        dim = 0 if input.dim() == 1 else (-2, -1)
        if len(input.size()) > 2:
            raise ValueError(f"linalg.norm: input is {list(input.size())}, ord is {shown(ord)}; "
                             "name dim, one or two dims")
    if is_int(dim):
        return _of_vectors(input, 2 if ord is None else ord, dim, keepdim)
    return named("linalg.norm", matrix_norm, input, "fro" if ord is None else ord, dim, keepdim)


def _of_vectors(input, ord, dim, keepdim):
    if isinstance(ord, str):
        raise ValueError(f"linalg.norm: ord is {shown(ord)}; need a number for vectors")
    return input.norm(ord, dim, keepdim)


@one_op(autocast="promoted")
def matrix_rank(
    A: Tensor, tol: Any = None, hermitian: bool = False, *, atol: Any = None, rtol: Any = None,
) -> Tensor:
    """Count the singular values above `atol` (or `tol`) and above `rtol` times the largest.

    Args:
        atol, rtol: numbers, or tensors with one per matrix.
        hermitian: ignored; singular values of Hermitian matrices are the absolute values of their eigenvalues.
        rtol: by default the larger matrix size times the type's epsilon, or 0 if `atol` is given.

    >>> import torch
    >>> torch.linalg.matrix_rank(torch.ones(3, 3)).item()
    1
    """
    check("matrix_rank", A)
    data = value_of(A)
    return significant(svdvals(data), data.size()[-2:], rtol, tol if atol is None else atol).long().sum(-1)


@one_op(autocast="promoted")
def vector_norm(
    x: Tensor, ord: float = 2, dim: Any = None, keepdim: bool = False, *, dtype: Any = None
) -> Tensor:
    """Compute the norm of all elements, or of the elements along one or several dims, as one vector.

    Args:
        ord: a number, as in `norm`.
        dtype: convert the input first.
    Raises:
        ValueError: `ord` is not a number.

    >>> import torch
    >>> torch.linalg.vector_norm(torch.ones(2, 2), dim=(0, 1)).tolist()
    2.0
    """
    x = x if dtype is None else x.to(dtype)
    if isinstance(ord, str):
        raise ValueError(f"linalg.vector_norm: ord is {shown(ord)}; need a number for vectors")
    if dim is None:
        return x.norm(ord, tuple(range(x.dim())), True) if keepdim else x.norm(ord)
    return x.norm(ord, dim, keepdim)
