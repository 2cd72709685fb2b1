"""Composed products of matrices and vectors."""

import math

import torch
from torch.composed.broadcasting import broadcast
from torch.composed.splitting import split


def matmul(input, other):
    """Return the product of NumPy's @: a dot product, or products of the matrices in the last two dims."""
    left, right = input.dim(), other.dim()
    if left == 2 and right == 2:
        return input.mm(other)
    if left == 1 and right == 1:
        return input.dot(other)
    if left == 2 and right == 1:
        return input.mv(other)
    if left == 1 and right == 2:
        return other.t().mv(input)
    if left == 1:
        return _batched(input.unsqueeze(0), other).squeeze(-2)
    if right == 1:
        return _batched(input, other.unsqueeze(1)).squeeze(-1)
    return _batched(input, other)


def _batched(input, other):
    """Multiply the matrices in the last two dims, with the other dims broadcast to one batch."""
    *left, n, m = input.size()
    *right, k, p = other.size()
    if not right:
        return input.reshape((math.prod(left) * n, m)).mm(other).reshape((*left, n, p))
    batch = broadcast(left, right)
    count = math.prod(batch)
    first = input.expand((*batch, n, m)).reshape((count, n, m))
    second = other.expand((*batch, k, p)).reshape((count, k, p))
    return first.bmm(second).reshape((*batch, n, p))


def cross(input, other, dim=-1):
    """Return the cross product along `dim`, or along the first dim of size 3 if `dim` is -1."""
    sizes = tuple(input.size())
    if dim == -1:
        dim = sizes.index(3) if 3 in sizes else -1
    if input.size(dim) != 3 or sizes != tuple(other.size()):
        raise ValueError(f"cross: input is {list(sizes)}, other is {list(other.size())}; need equal sizes, 3 along dim")
    a, b = (split(tensor, 1, dim) for tensor in (input, other))
    parts = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    return torch.cat(parts, dim)
