"""Composed products of matrices and vectors."""

import math

import torch
from torch.composed.broadcasting import broadcast
from torch.composed.shapes import several
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


def cross(input, other, dim=None):
    """Return the cross product along `dim`, or along the first dim of size 3 if `dim` is None."""
    size = broadcast(input.size(), other.size(), "cross")
    if dim is None:
        position = size.index(3) if 3 in size else None
    else:
        position = several(dim, len(size), "cross")[0]
    if position is None or any(one.dim() + position < len(size) or one.size(position - len(size)) != 3
                               for one in (input, other)):
        raise ValueError(f"cross: input is {list(input.size())}, other is {list(other.size())}; need 3 along dim, and "
                         "sizes that broadcast")
    a, b = (split(one.expand(size), 1, position) for one in (input, other))
    parts = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    return torch.cat(parts, position)
