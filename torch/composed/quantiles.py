"""Composed quantiles and medians."""

import math

import torch
from torch._base.arguments import value_of
from torch.composed.shapes import several as several_dims


def _held(input, dim):
    """Return the number of elements along `dim` that are not nan, in the type of the input, with `dim` kept."""
    data = value_of(input)
    return data.isnan().eq(0).sum(dim, keepdim=True).type_as(data)


def _at(values, dim, places):
    """Return the elements at positions that are whole floats."""
    return values.gather(dim, places.long())


def _between(values, dim, rank, interpolation):
    """Interpolate the sorted elements along `dim` at fractional ranks."""
    whole = value_of(rank).round() if interpolation == "nearest" else value_of(rank)
    below, above = whole.floor(), whole.ceil()
    if interpolation == "lower":
        return _at(values, dim, below)
    if interpolation in ("higher", "nearest"):
        return _at(values, dim, above)
    weight = rank - below if interpolation == "linear" else (above > below).type_as(below) / 2
    return torch.lerp(_at(values, dim, below), _at(values, dim, above), weight)


def _selected(line, dim, rank, interpolation):
    """Interpolate at one rank for all lines, a number; the lines need not be sorted."""
    whole = round(rank) if interpolation == "nearest" else rank
    below, above = math.floor(whole), math.ceil(whole)
    below, above = {"lower": (below, below), "higher": (above, above)}.get(interpolation, (below, above))
    low = line.kthvalue(below + 1, dim, True)[0]
    if below == above:
        return low
    return torch.lerp(low, line.kthvalue(above + 1, dim, True)[0], rank - below if interpolation == "linear" else 0.5)


def _quantile(name, input, q, dim, keepdim, interpolation, nan):
    """Return quantiles. If `nan` is True, a line with nan gives nan; otherwise nan is ignored."""
    dim = None if not input.dim() and dim in (0, -1) else dim
    several = isinstance(q, torch.Tensor) and q.dim() > 0
    q = q if several else float(q)
    listed = ([] if q.is_meta else q.tolist()) if several else [q]
    if several and q.dim() != 1 or not all(0 <= share <= 1 for share in listed):
        raise ValueError(f"{name}: q is {listed if several else q}; need 0 to 1" + ", one or a vector" * several)
    line = input.reshape((input.numel(),)) if dim is None else input
    along = 0 if dim is None else several_dims(dim, input.dim(), name)[0]
    count = line.size(along)
    if not count:
        raise ValueError(f"{name}: input is {list(input.size())}; need one element or more along dim {dim}")
    held = _held(line, along)
    if nan and not several and not value_of(line).is_cuda:  # kthvalue has no CUDA kernel
        result = _selected(line, along, q * (count - 1), interpolation)
    else:
        share = q if several else value_of(line).new(listed)
        share = share.view([-1 if d == along else 1 for d in range(line.dim())])
        last = held.clone().fill_(count - 1) if nan else (held - 1).clamp(min=0)
        result = _between(line.sort(along)[0], along, last * share, interpolation)
    if nan:
        other = line.amax(along, True) if line.requires_grad else math.nan  # the nan receives the gradient
        result = torch.where(held.eq(count), result, other)
    if not several:
        if dim is None:
            return result.view((1,) * input.dim() if keepdim else ())
        return result if keepdim else result.squeeze(along)
    if dim is None:
        return result.view((-1, *(1,) * input.dim())) if keepdim else result
    result = result.unsqueeze(0).transpose(0, along + 1)
    return result if keepdim else result.squeeze(along + 1)


def quantile(input, q, dim=None, keepdim=False, interpolation="linear"):
    """Return quantiles of lines; lines with nan give nan."""
    return _quantile("quantile", input, q, dim, keepdim, interpolation, True)


def nanquantile(input, q, dim=None, keepdim=False, interpolation="linear"):
    """Return quantiles of the elements that are not nan."""
    return _quantile("nanquantile", input, q, dim, keepdim, interpolation, False)
