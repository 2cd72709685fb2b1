"""Composed functions of complex numbers, computed from their real and imaginary parts."""

import math

import torch


def prod_complex(input, dim=None, keepdim=False):
    """Return the product along one joined dim, by repeatedly multiplying one half with the other."""
    dims = range(input.dim()) if dim is None or dim == () else [dim] if isinstance(dim, int) else dim
    dims = sorted({_wrapped("prod", d, input.dim()) for d in dims}) if input.dim() else []
    kept = [d for d in range(input.dim()) if d not in dims]
    size = [input.size(d) for d in kept]
    result = input.permute([*kept, *dims]).reshape([*size, math.prod(input.size(d) for d in dims)])
    while result.size(-1) > 1:
        half = result.size(-1) // 2
        rest = result[..., 2 * half:]
        result = torch.cat([result[..., :half] * result[..., half:2 * half], rest], -1)
    if math.prod(input.size(d) for d in dims) == 1:
        result = result.clone()  # nothing was multiplied
    result = result.squeeze(-1) if result.size(-1) else result.sum(-1) + 1
    for d in dims if keepdim else ():
        result = result.unsqueeze(d)
    return result


def _wrapped(name, dim, rank):
    if not -rank <= dim < rank:
        raise IndexError(f"{name}: dim is {dim}, but input has {rank} dimensions; need {-rank} <= dim < {rank}")
    return dim % rank


def cumprod_complex(input, dim):
    """Return the cumulative product by steps that double the number of multiplied elements."""
    step, count = 1, input.size(dim) if input.dim() else 1
    if count == 1:
        return input.clone()
    while step < count:
        moved = input.narrow(dim, step, count - step) * input.narrow(dim, 0, count - step)
        input, step = torch.cat([input.narrow(dim, 0, step), moved], dim), 2 * step
    return input


def drawn(name, args, keywords, dtype, share, call):
    """Return random complex numbers, each part with `share` of the variance of the real numbers."""
    given = keywords.pop("size", args)
    size = given[0] if len(given) == 1 and isinstance(given[0], (list, tuple)) else given
    is_leaf, out = keywords.pop("requires_grad", False), keywords.pop("out", None)
    pairs = call(name, ((*size, 2),), {**keywords, "dtype": dtype.to_real()})
    result = torch.view_as_complex(pairs if share == 1 else pairs * math.sqrt(share))
    return (result if out is None else torch._core.write(name, result, out)).requires_grad_(is_leaf)


def logcumsumexp_complex(input, dim):
    """Add the sums of runs of 1, 2, 4, ... numbers (Hillis and Steele, 1986)."""
    if not input.dim():
        return input.clone()
    count, width, sums = input.size(dim), 1, input.clone()
    while width < count:
        later = torch.logaddexp(sums.narrow(dim, width, count - width), sums.narrow(dim, 0, count - width))
        sums, width = torch.cat([sums.narrow(dim, 0, width), later], dim), 2 * width
    return sums
