"""Products and powers of matrices, and tensor equations."""

from __future__ import annotations

from math import prod

import torch
from torch._base.autocast import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch.linalg.norms import check

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


@one_op
def multi_dot(tensors: Any) -> Tensor:
    """Multiply several matrices in the order of lowest cost (Cormen and others, 2009, section 15.2).

    Args:
        tensors: two or more matrices; the first and the last may be vectors.
    Raises:
        ValueError: fewer than two tensors, or another number of dims.

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
    """Return where to split the factors i to j - 1 for the fewest multiplications."""
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
    """Multiply the given matrices as multi_dot does.

    >>> import torch
    >>> torch.chain_matmul(torch.ones(2, 3), torch.ones(3, 2)).tolist()
    [[3.0, 3.0], [3.0, 3.0]]
    """
    return multi_dot(matrices)


@one_op
def matrix_power(A: Tensor, n: int) -> Tensor:
    """Raise square matrices (*, n, n) to the integer power n; a negative n inverts them first.

    >>> import torch
    >>> torch.linalg.matrix_power(torch.eye(2) * 2, 3).tolist()
    [[8.0, 0.0], [0.0, 8.0]]
    """
    check("matrix_power", A)
    return torch.matrix_power(A, n)


@one_op
def matrix_exp(A: Tensor) -> Tensor:
    """Compute the matrix exponentials of square matrices (*, n, n).

    >>> import torch
    >>> torch.linalg.matrix_exp(torch.zeros(2, 2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    return torch.matrix_exp(A)


@one_op
def matmul(input: Tensor, other: Tensor) -> Tensor:
    """Multiply matrices: torch.matmul.

    >>> import torch
    >>> torch.linalg.matmul(torch.ones(2, 3), torch.ones(3)).tolist()
    [3.0, 3.0]
    """
    return torch.matmul(input, other)


@one_op
def cross(input: Tensor, other: Tensor, *, dim: int = -1) -> Tensor:
    """Compute cross products along a dim of size 3; other dims are broadcast.

    >>> import torch
    >>> torch.linalg.cross(torch.Tensor([1, 0, 0]), torch.Tensor([0, 1, 0])).tolist()
    [0.0, 0.0, 1.0]
    """
    sizes = torch.composed.broadcasting.broadcast(input.size(), other.size(), "linalg.cross")
    dim, = torch.composed.shapes.several(dim, len(sizes), "linalg.cross")
    return torch.cross(input.expand(sizes), other.expand(sizes), dim)


@one_op
def diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Return a view of the diagonals of the matrices in two dims; the diagonals are the last dim.

    >>> import torch
    >>> torch.linalg.diagonal(torch.eye(2)).tolist()
    [1.0, 1.0]
    """
    return A.diagonal(offset, dim1, dim2)


@one_op(autocast="lower")
def vecdot(x: Tensor, y: Tensor, *, dim: int = -1) -> Tensor:
    """Compute dot products along `dim`, with the conjugate of a complex `x`; other dims are broadcast.

    >>> import torch
    >>> torch.linalg.vecdot(torch.ones(2, 3), torch.ones(3)).tolist()
    [3.0, 3.0]
    """
    return (x.conj() * y).sum(dim)


@one_op
def vander(x: Tensor, N: int | None = None) -> Tensor:
    """Return Vandermonde matrices (*, n, N) of vectors (*, n): row i holds the powers 0 to N - 1 of x[i].

    Args:
        N: number of columns, by default the number of elements.

    >>> import torch
    >>> torch.linalg.vander(torch.Tensor([2, 3]), N=3).tolist()
    [[1.0, 2.0, 4.0], [1.0, 3.0, 9.0]]
    """
    vectors = x if x.dim() else x.reshape(1)
    N = vectors.size(-1) if N is None else N
    return torch.vander(vectors.reshape(-1), N, True).reshape((*vectors.size(), N))


@one_op
def tensorinv(A: Tensor, ind: int = 2) -> Tensor:
    """Invert A as a linear map from its last dims to its first `ind` dims; tensordot of both is the identity.

    Raises:
        ValueError: the first `ind` dims and the last dims have different numbers of elements.

    >>> import torch
    >>> torch.linalg.tensorinv(torch.eye(4).view(2, 2, 4), ind=2).size()
    torch.Size([4, 2, 2])
    """
    first, last = list(A.size())[:ind], list(A.size())[ind:]
    if ind < 1 or prod(first) != prod(last):
        raise ValueError(f"linalg.tensorinv: A is {list(A.size())}, ind is {ind}; need as many "
                         "elements before it as after")
    return A.reshape((prod(first), prod(last))).inverse().reshape(last + first)


@one_op
def tensorsolve(A: Tensor, B: Tensor, dims: Any = None) -> Tensor:
    """Solve tensordot(A, X, X.dim()) = B.

    Args:
        dims: dims of A to move to the end first.
    Raises:
        ValueError: the first dims of A have not as many elements as B, or as the other dims of A.

    >>> import torch
    >>> torch.linalg.tensorsolve(torch.eye(4).view(2, 2, 4), torch.ones(2, 2)).tolist()
    [1.0, 1.0, 1.0, 1.0]
    """
    if dims is not None:
        moving = torch.composed.shapes.several(dims, A.dim(), "linalg.tensorsolve")
        A = A.permute([d for d in range(A.dim()) if d not in moving] + list(moving))
    count, last = B.numel(), list(A.size())[B.dim() :]
    if A.numel() != count**2 or prod(last) != count:
        raise ValueError(f"linalg.tensorsolve: A is {list(A.size())}, B is {list(B.size())}; need A with B's number of "
                         "elements in its first dims, and again in the others")
    return B.reshape((count, 1)).gesv(A.reshape((count, count)))[0].reshape(last)
