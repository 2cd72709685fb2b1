"""Norms, ranks and condition numbers of matrices."""

from __future__ import annotations

import math

import torch
from torch import _core
from torch._base.arguments import is_int, shown, value_of
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python.linalg import inv_ex, svd

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


def check(name: str, tensor: Any) -> None:
    """Raise an error unless the argument is a tensor of matrices."""
    if not isinstance(tensor, _core.Tensor):
        raise TypeError(f"linalg.{name}: need a Tensor, not {type(tensor).__name__}")
    if tensor.dim() < 2:
        raise ValueError(f"linalg.{name}: input is {list(tensor.size())}; need 2 dimensions or more")


def _singular_values(matrices):
    return svd(matrices, False)[1]


@one_op
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
    return _of_matrices(input, "fro" if ord is None else ord, dim, keepdim)


def _of_vectors(input, ord, dim, keepdim):
    if isinstance(ord, str):
        raise ValueError(f"linalg.norm: ord is {shown(ord)}; need a number for vectors")
    return input.norm(ord, dim, keepdim)


def _extreme(values, ord, matrices):
    """Return the maximum along the last dim, or the minimum for negative ord; 0 for an empty dim."""
    if values.size(-1):
        return values.amax(-1) if ord > 0 else values.amin(-1)
    if ord < 0:
        raise RuntimeError(f"linalg.norm: the matrices are {list(matrices.size())}, ord is {ord}; need one element")
    return values.sum(-1)


def _of_matrices(input, ord, dim, keepdim):
    from torch.composed.shapes import several

    found = several(dim, input.dim(), "linalg.norm")
    if len(found) != 2:
        raise ValueError(f"linalg.norm: dim is {tuple(dim)}; need two dims")
    rows, columns = found
    if ord == "fro":
        return input.norm(2, (rows, columns), keepdim)
    moved = input.movedim((rows, columns), (-2, -1))
    if ord in ("nuc", 2, -2):
        values = _singular_values(moved)
        result = values.sum(-1) if ord == "nuc" else _extreme(values, ord, moved)
    elif ord in (1, -1, float("inf"), float("-inf")):
        result = _extreme(moved.abs().sum(-2 if abs(ord) == 1 else -1), ord, moved)
    else:
        raise ValueError(f"linalg.norm: ord is {shown(ord)}; need 'fro', 'nuc', 1, -1, 2, -2, inf or -inf for matrices")
    for d in sorted((rows, columns)) if keepdim else ():
        result = result.unsqueeze(d)
    return result


def tolerance(values, size):
    """Return the default relative tolerance of singular values: the larger size times the type's epsilon."""
    return max(size[-2:]) * (2.0**-52 if "Double" in value_of(values).type() else 2.0**-23)


def significant(s, size, rtol, atol=None):
    """Return which singular values count as nonzero: above `atol` and above `rtol` times the largest."""
    values = value_of(s)
    if not values.numel():
        return values > values * 0
    atol = 0 if atol is None else atol
    rtol = tolerance(values, size) * (atol == 0) if rtol is None else rtol
    relative, absolute = (bound.unsqueeze(-1) if _core.is_tensor(bound) else bound for bound in (rtol, atol))
    return (values > values.amax(-1, True) * relative) & (values > absolute)


@one_op
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
    values = _singular_values(data)
    return significant(values, data.size()[-2:], rtol, tol if atol is None else atol).long().sum(-1)


@one_op
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


@one_op
def matrix_norm(
    A: Tensor, ord: Any = "fro", dim: Any = (-2, -1), keepdim: bool = False, *, dtype: Any = None
) -> Tensor:
    """Compute the norms of the matrices in two dims.

    Args:
        ord: as in `norm` for matrices.
        dtype: convert the input first.

    >>> import torch
    >>> torch.linalg.matrix_norm(torch.ones(2, 2), 1)
    tensor(2.)
    """
    check("matrix_norm", A)
    A = A if dtype is None else A.to(dtype)
    return _of_matrices(A, ord, dim, keepdim)


@one_op
def cond(A: Tensor, p: Any = None) -> Tensor:
    """Compute condition numbers: the norm of a matrix times the norm of its inverse.

    For p = 2, the result is the largest divided by the smallest singular value; for p = -2 it is the inverse ratio.
    In these cases the matrices need not be square.

    Args:
        p: an `ord` of `norm`, by default 2.

    >>> import torch
    >>> torch.linalg.cond(torch.Tensor([[4, 0], [0, 2]]))
    tensor(2.)
    """
    check("cond", A)
    if not A.numel() and 0 in A.size()[-2:]:
        return value_of(A).abs().new_zeros(A.size()[:-2])
    if p in (None, 2, -2):
        values = _singular_values(A)
        result = values.amax(-1) / values.amin(-1)
        return 1 / result if p == -2 else result
    if A.dim() < 2 or A.size(-1) != A.size(-2):
        raise RuntimeError(f"linalg.cond: A is {shown(A)}; need square matrices for p = {p}")
    inverse, info = inv_ex(A)
    norms = matrix_norm(A, p) * matrix_norm(inverse, p)
    return torch.where(info.eq(0), norms, math.inf) if info.any() else norms
