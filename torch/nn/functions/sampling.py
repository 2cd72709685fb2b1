"""Sampling of planes at arbitrary positions."""

from __future__ import annotations

import math

import torch
from torch._base.arguments import shown, value_of
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import internal
from torch.nn.functions.sizes import describe

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["grid_sample"]

_MODES, _EDGES = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")


@one_op(autocast="cpu float")
def grid_sample(
    input: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:
    """Sample planes or volumes at the positions of a grid (Jaderberg and others, 2015).

    Args:
        mode: "bilinear" (also for volumes); "nearest", whose gradient of `grid` is zero; "bicubic" for planes (Keys,
            1981).
        padding_mode: elements outside are "zeros", the nearest element ("border"), or mirrored ("reflection").
        align_corners: True places -1 and 1 at the centres of the outer elements instead of their edges.
    Shape:
        input: (N, C, H, W) or (N, C, D, H, W).
        grid: (N, height, width, 2) or (N, depth, height, width, 3), positions (x, y) or (x, y, z) from -1 to 1.
        output: (N, C, height, width) or (N, C, depth, height, width).
    Raises:
        ValueError: arguments that do not fit.

    >>> F.grid_sample(torch.Tensor([[[[1, 2], [3, 4]]]]), torch.zeros(1, 1, 1, 2)).tolist()
    [[[[2.5]]]]
    """
    dims = input.dim() - 2
    if mode not in _MODES or padding_mode not in _EDGES:
        raise ValueError(f"grid_sample: mode is {shown(mode)}, padding_mode is {shown(padding_mode)}; need one of "
                         f"{', '.join(_MODES)}, and one of {', '.join(_EDGES)}")
    if (dims not in (2, 3) or grid.dim() != dims + 2 or grid.size(-1) != dims or grid.size(0) != input.size(0)
            or 0 in input.size()[2:] or value_of(grid).type() != value_of(input).type()):
        raise ValueError(f"grid_sample: input is {describe(input)}, grid is {describe(grid)}; need planes or volumes "
                         "with an element at least, and as many grids of 2 or 3 numbers a place, of one type")
    if mode == "bicubic" and dims != 2:
        raise ValueError(f"grid_sample: input is {describe(input)}; mode bicubic is for planes of 2 dimensions")
    return named("grid_sample", _sample, input, grid, mode, padding_mode, bool(align_corners))


def _sample(input, grid, mode, edges, align):
    sizes, points = tuple(input.size()[2:]), tuple(grid.size()[1:-1])
    flat = grid.contiguous().view(grid.size(0), math.prod(points), len(sizes))
    terms = [(None, None)]
    for d, size in enumerate(sizes):
        position = flat.select(2, len(sizes) - 1 - d)
        position = (position + 1) * ((size - 1) / 2) if align else ((position + 1) * size - 1) * 0.5
        own = list(_taps(position, size, mode, edges, align))
        terms = [(before * size if d else None, factor) for before, factor in terms]
        terms = [(before + index, _times(factor, weight)) if d else (index, weight)
                 for before, factor in terms for index, weight in own]
    index = torch.stack([index for index, _ in terms], 1)
    weight = torch.stack([weight for _, weight in terms], 1)
    planes = input.contiguous().view(*input.size()[:2], math.prod(sizes))
    result = internal.weighted_take(planes, index, weight)
    return result.reshape(*input.size()[:2], *points)


def _times(factor, weight):
    return factor * weight


def _taps(place, size, mode, edges, align):
    """Return pairs (index, weight) of the elements along one dim that contribute to each position."""
    if mode == "bicubic":
        whole = value_of(place).floor()
        rest = place - whole
        for tap, weight in enumerate(_cubic(rest)):
            yield _inside(_edged(whole + (tap - 1), size, edges, align), size, weight)
        return
    place = _edged(place, size, edges, align)
    if mode == "nearest":
        whole = value_of(place).round()
        still = torch.where(whole - whole == 0, place, 0) * 0  # so that the grid has a gradient, of zeros
        yield _inside(whole, size, still + 1)
        return
    whole = value_of(place).floor()
    rest = place - whole
    yield _inside(whole, size, 1 - rest)
    yield _inside(whole + 1, size, rest)


def _inside(whole, size, weight):
    """Return the index of an integer position and its weight if it lies inside; otherwise 0 and 0, or nan for nan."""
    inside = (whole >= 0) * (whole < size)
    index = torch.where(inside, whole, 0).long()
    return index, torch.where(inside, weight, value_of(weight) * 0)


def _edged(place, size, edges, align):
    """Return a position unchanged for "zeros", otherwise moved inside."""
    if edges == "reflection":
        low, span = (0, size - 1) if align else (-0.5, size)
        if span:
            away = (place - low).abs()
            spans = (value_of(away) / span).floor()
            rest = away - spans * span
            odd = value_of(spans).remainder(2).ne(0)
            place = torch.where(odd, span - rest, rest) + low
    if edges == "zeros":
        return place
    end = value_of(place).clamp(0, size - 1)
    end = torch.where(end == end, end, 0)  # what is no number is moved to the first element
    return torch.where((place > 0) & (place < size - 1), place, end)  # without a gradient from the edges on


def _cubic(f):
    """Return Keys' weights with a = -3/4 of the elements at distances 1 + f, f, 1 - f and 2 - f."""
    a = -0.75
    for x, near in ((f + 1, False), (f, True), (1 - f, True), (2 - f, False)):
        yield ((x * (a + 2) - (a + 3)) * x * x + 1) if near else ((x * a - 5 * a) * x + 8 * a) * x - 4 * a
