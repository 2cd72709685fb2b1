"""Composed functions for differences, integrals and inner products."""


import torch


def diff(input, n=1, dim=-1, prepend=None, append=None):
    """Return the difference of neighbours, taken n times."""
    if n < 0:
        raise ValueError(f"diff: n is {n}; need 0 or more")
    if n == 0:
        return input.clone()
    joined = [tensor for tensor in (prepend, input, append) if tensor is not None]
    result = torch.cat(joined, dim) if len(joined) > 1 else input
    subtract = torch.logical_xor if result.dtype is torch.bool else torch.sub
    for _ in range(min(n, result.size(dim))):  # further steps have no elements
        count = max(result.size(dim) - 1, 0)
        result = subtract(result.narrow(dim, result.size(dim) - count, count), result.narrow(dim, 0, count))
    return result.clone() if result is input else result
