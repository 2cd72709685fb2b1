"""torch.histogramdd."""

from __future__ import annotations

from math import prod

from torch import _core
from torch._base.arguments import is_int, shown, value_of
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

HistogramDD = _core.results("histogramdd hist bin_edges")
_range = range

__all__ = ["histogramdd"]


def histogramdd(
    input: Tensor, bins: Any, *, range: Sequence[float] | None = None, weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, tuple[Tensor, ...]]:
    """Return the counts `hist` of points in the cells of a grid, and the edges of each dim.

    Args:
        input: points (*, dims) of a floating type.
        bins: the number of bins of every dim, a number per dim, or a vector of ascending edges per dim.
        range: the lowest and highest edge of each dim, one after the other.
        weight: the weight of each point, (*).
        density: whether `hist` is a density, whose integral is 1.

    Raises:
        ValueError: the number of bins, edges or weights does not fit.

    >>> import torch
    >>> torch.histogramdd(torch.Tensor([[0, 1], [1, 0], [2, 2]]), [2, 2]).hist.tolist()
    [[0.0, 1.0], [1.0, 1.0]]
    """
    points = value_of(input).reshape(-1, input.size(-1))
    dims = points.size(1)
    listed = [bins] * dims if is_int(bins) else list(bins)
    if len(listed) != dims or range is not None and len(range) != 2 * dims:
        raise ValueError(f"histogramdd: input has {dims} dims, and there are {len(listed)} bins"
                         f"{'' if range is None else f' and {len(range)} bounds'}; need bins, and two bounds, per dim")
    columns = [points.select(1, dim).contiguous() for dim in _range(dims)]
    edges = [_edges(column, each, None if range is None else tuple(range[2 * dim : 2 * dim + 2]))
             for dim, (column, each) in enumerate(zip(columns, listed, strict=True))]
    inside, cell = points.new_ones(points.size(0), dtype=bool), 0
    for column, edge in zip(columns, edges, strict=True):
        inside = inside & (column >= edge[0]) & (column <= edge[-1])
        position = (_core.searchsorted(edge, column, True) - 1).clamp(0, edge.numel() - 2)
        cell = cell * (edge.numel() - 1) + position
    counts = points.new_ones(points.size(0)) if weight is None else value_of(weight).reshape(-1)
    size = [edge.numel() - 1 for edge in edges]
    hist = points.new_zeros(prod(size)).index_add_(0, cell[inside], counts[inside].type_as(points)).view(size)
    if density:
        hist = hist / hist.sum()
        for dim, edge in enumerate(edges):
            hist = hist / edge.diff().view([-1 if d == dim else 1 for d in _range(dims)])
    return HistogramDD._make((hist, tuple(edges)))


def _edges(data, bins, range):
    """Return the edges as a vector of the type of the data."""
    if not is_int(bins):
        edges = value_of(bins)
        fits = getattr(edges, "dtype", None) is data.dtype and edges.dim() == 1 and edges.numel() > 1
        if not fits or range is not None:
            raise ValueError(f"histogram: bins is {shown(bins)}, range is {range}; need the number of bins, or a "
                             f"vector of {data.dtype} of two edges or more without a range")
        if not (edges.diff() >= 0).all():
            raise ValueError("histogram: the edges descend somewhere; need ascending ones")
        return edges.contiguous()
    if bins < 1:
        raise ValueError(f"histogram: bins is {bins}; need 1 or more")
    low, high = range if range is not None else (data.min().item(), data.max().item()) if data.numel() else (0, 1)
    if not (low - low == high - high == 0 and low <= high):
        raise ValueError(f"histogram: the range is from {low} to {high}; need finite numbers that ascend")
    if low == high:
        low, high = low - 0.5, high + 0.5
    return _core.linspace(low, high, bins + 1, out=data.new())
