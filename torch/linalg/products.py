"""Products and powers of matrices, and equations between tensors."""

from __future__ import annotations

from math import prod

import torch
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch.linalg.batches import check

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


@one_op
def multi_dot(tensors: Any) -> Tensor:
    """The product of several matrices in the order that costs least (Cormen and others, 2009, section 15.2).

    The first and the last may be vectors.

    >>> import torch
    >>> torch.linalg.multi_dot([torch.ones(2, 3), torch.ones(3, 4), torch.ones(4)]).tolist()
    [12.0, 12.0]
    """
    matrices = list(tensors)
    if len(matrices) < 2:
        raise ValueError(f"linalg.multi_dot: {len(matrices)} tensors; need two or more")
    ends = [matrices[0].dim() == 1, matrices[-1].dim() == 1]
    matrices[0] = matrices[0].unsqueeze(0) if ends[0] else matrices[0]
    matrices[-1] = matrices[-1].unsqueeze(1) if ends[1] else matrices[-1]
    for number, one in enumerate(matrices):
        if one.dim() != 2:
            raise ValueError(f"linalg.multi_dot: tensor {number} has size {list(one.size())}; need matrices")
    result = _in_order(matrices, _cheapest([matrices[0].size(0)] + [one.size(1) for one in matrices]), 0, len(matrices))
    if all(ends):
        return result.reshape(())
    return result.squeeze(0) if ends[0] else result.squeeze(1) if ends[1] else result


def _cheapest(sizes):
    """Where to part the factors from i up to, but not with, j: by the multiplications that each way has."""
    count = len(sizes) - 1
    cost, part = {(i, i + 1): 0 for i in range(count)}, {}
    for length in range(2, count + 1):
        for i in range(count - length + 1):
            j = i + length
            cost[i, j], part[i, j] = min(
                (cost[i, k] + cost[k, j] + sizes[i] * sizes[k] * sizes[j], k) for k in range(i + 1, j))
    return part


def _in_order(matrices, part, i, j):
    if j == i + 1:
        return matrices[i]
    return _in_order(matrices, part, i, part[i, j]).mm(_in_order(matrices, part, part[i, j], j))


@one_op
def chain_matmul(*matrices: Tensor) -> Tensor:
    """multi_dot of what is given one by one."""
    return multi_dot(matrices)


@one_op
def matrix_power(A: Tensor, n: int) -> Tensor:
    """Square matrices multiplied with themselves n times; a negative n inverts first."""
    check("matrix_power", A)
    return torch.matrix_power(A, n)


@one_op
def matrix_exp(A: Tensor) -> Tensor:
    """The exponentials of square matrices."""
    return torch.matrix_exp(A)


@one_op
def matmul(input: Tensor, other: Tensor) -> Tensor:
    """torch.matmul."""
    return torch.matmul(input, other)


@one_op
def cross(input: Tensor, other: Tensor, *, dim: int = -1) -> Tensor:
    """Vector products along dim, which has size 3; other sizes are broadcast."""
    sizes = torch.composed.broadcasting.broadcast(input.size(), other.size(), "linalg.cross")
    dim, = torch.composed.shapes.several(dim, len(sizes), "linalg.cross")
    return torch.cross(input.expand(sizes), other.expand(sizes), dim)


@one_op
def diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """The diagonals of the matrices in two dims, as a view."""
    return A.diagonal(offset, dim1, dim2)


@one_op
def vecdot(x: Tensor, y: Tensor, *, dim: int = -1) -> Tensor:
    """Dot products along dim, of complex numbers with the conjugate of x; other sizes are broadcast.

    >>> import torch
    >>> torch.linalg.vecdot(torch.ones(2, 3), torch.ones(3)).tolist()
    [3.0, 3.0]
    """
    return (x.conj() * y).sum(dim)


@one_op
def vander(x: Tensor, N: int | None = None) -> Tensor:
    """The powers of the elements of a vector in rows, from the zeroth on."""
    return torch.vander(x, N, True)


@one_op
def tensorinv(A: Tensor, ind: int = 2) -> Tensor:
    """The inverse of A as a map from its last dims to its first ind ones: tensordot of both is the identity."""
    first, last = list(A.size())[:ind], list(A.size())[ind:]
    if ind < 1 or prod(first) != prod(last):
        raise ValueError(f"linalg.tensorinv: A is {list(A.size())}, ind is {ind}; need as many "
                         "elements before it as after")
    return A.reshape((prod(first), prod(last))).inverse().reshape(last + first)


@one_op
def tensorsolve(A: Tensor, B: Tensor) -> Tensor:
    """The X of tensordot(A, X, X.dim()) = B."""
    count, last = B.numel(), list(A.size())[B.dim() :]
    if list(A.size())[: B.dim()] != list(B.size()) or prod(last) != count:
        raise ValueError(f"linalg.tensorsolve: A is {list(A.size())}, B is {list(B.size())}; need A of B's size, "
                         "followed by dims with as many elements")
    return B.reshape((count, 1)).gesv(A.reshape((count, count)))[0].reshape(last)
