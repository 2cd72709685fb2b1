"""Composed functions of complex numbers, computed from their real and imaginary parts."""

import math

import torch
from torch._base.arguments import refusal
from torch.composed.shapes import stored_order


def drawn(name, args, keywords, dtype, share, call):
    """Return random complex numbers, each part with `share` of the variance of the real numbers."""
    given = keywords.pop("size", args)
    size = given[0] if len(given) == 1 and isinstance(given[0], (list, tuple)) else given
    is_leaf, out = keywords.pop("requires_grad", False), keywords.pop("out", None)
    pairs = call(name, ((*size, 2),), {**keywords, "dtype": dtype.to_real()})
    result = torch.view_as_complex(pairs if share == 1 else pairs * math.sqrt(share))
    return (result if out is None else torch._core.write(name, result, out)).requires_grad_(is_leaf)


def complex(real, imag):
    """Join the parts as pairs, in the order of the dims of real in memory if its last dim is not the innermost."""
    if real.dtype != imag.dtype or not real.dtype.is_floating_point:
        raise refusal(TypeError, "complex", "need two floating tensors of one type", real=real, imag=imag)
    parts = (real.float(), imag.float()) if real.element_size() == 2 else (real, imag)
    parts = parts if real.size() == imag.size() else torch.broadcast_tensors(*parts)
    if parts[0].is_contiguous() or parts[0].stride(-1) == 1:  # pairs of rows need no other order
        return _pairs(parts)
    order, back = stored_order(parts[0])
    stored = [part.permute(order) for part in parts]
    return _pairs(stored).permute(back) if stored[0].is_contiguous() else _pairs(parts)


def _pairs(parts):
    """Return numbers of these parts. Parts that repeat or lie across their rows are copied first, as rows or tiles."""
    across = [not part.is_contiguous() and not 0 < part.stride(-1) == min(part.stride()) for part in parts]
    rows = [part.contiguous() if lies else part for part, lies in zip(parts, across, strict=True)]
    return torch.view_as_complex(torch.stack(rows, -1))


def logcumsumexp_complex(input, dim):
    """Add the sums of runs of 1, 2, 4, ... numbers (Hillis and Steele, 1986)."""
    if not input.dim():
        return input.clone()
    count, width, sums = input.size(dim), 1, input.clone()
    while width < count:
        later = torch.logaddexp(sums.narrow(dim, width, count - width), sums.narrow(dim, 0, count - width))
        sums, width = torch.cat([sums.narrow(dim, 0, width), later], dim), 2 * width
    return sums
