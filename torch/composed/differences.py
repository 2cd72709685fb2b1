"""Composed functions for differences, integrals and inner products."""


import torch
from torch._base.arguments import fractional
from torch.composed.shapes import MOST_STEPS, several


def vander(input, N=None, increasing=False):
    """Return powers as cumulative products, so that integers stay exact."""
    count = input.numel() if N is None else N
    if input.dim() != 1 or not 0 <= count <= MOST_STEPS:
        raise ValueError(f"vander: input has {input.dim()} dimensions, N is {count}; need a vector and 0 to "
                         f"{MOST_STEPS}")
    columns = [torch.ones_like(input if input.is_floating_point() or input.is_complex() else input.long())]
    while len(columns) < count:
        columns.append(columns[-1] * input)
    return torch.stack(columns if increasing else columns[::-1], 1)[:, :count]


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


def cumulative_trapezoid(y, x=None, dx=1, dim=-1):
    """Return the cumulative sum of the trapezoids between neighbours."""
    return trapezoids("cumulative_trapezoid", y, x, dx, dim).cumsum(dim)


def trapezoids(name, y, x, dx, dim):
    """Return the areas between neighbours, which are at the points `x` or `dx` apart."""
    place = several(dim, y.dim(), name)[0]
    both = y.dtype if x is None else torch.result_type(y, x)
    y, count = fractional(y.to(both)), max(y.size(place) - 1, 0)
    middle = (y.narrow(place, y.size(place) - count, count) + y.narrow(place, 0, count)) / 2
    if x is None:
        return middle * dx
    x = x.view([-1 if d == place else 1 for d in range(y.dim())]) if x.dim() == 1 else x
    if x.size(dim) != y.size(place):
        raise ValueError(f"{name}: y has {y.size(place)} elements along dim {dim}, x has {x.size(dim)}; need a place "
                         "for each")
    return middle * diff(x, 1, dim)
