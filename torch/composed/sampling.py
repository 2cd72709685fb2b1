"""Sampling of planes at the positions of a grid: the row in C, and a composition for GPUs and higher derivatives."""

import math

import torch
from torch._base.arguments import value_of
from torch._core import internal


def sampled(input, grid, mode, edges, align):
    """Return planes sampled at the positions of a grid."""
    row = _composed if value_of(input).is_cuda else internal.grid_take
    return row(input, grid, mode, edges, align)


def grid_take_gradient(node, grad, *_):
    """Return the gradients of the input and grid of grid_take, those of the composition."""
    operands = [node.value("input"), node.value("grid")]
    options = [node.value(name) for name in ("mode", "edges", "align")]
    with torch.enable_grad():
        result = _composed(*operands, *options)
    wanted = [operand for operand in operands if operand.requires_grad]
    found = iter(torch.autograd.grad([result], wanted, [grad], create_graph=True))
    return tuple(next(found) if operand.requires_grad else None for operand in operands)


def _composed(input, grid, mode, edges, align):
    sizes, points = tuple(input.size()[2:]), tuple(grid.size()[1:-1])
    flat = grid.contiguous().view(grid.size(0), math.prod(points), len(sizes))
    terms = [(None, None)]
    for d, size in enumerate(sizes):
        position = flat.select(2, len(sizes) - 1 - d)
        position = (position + 1) * ((size - 1) / 2) if align else ((position + 1) * size - 1) * 0.5
        own = list(_taps(position, size, mode, edges, align))
        terms = [(before * size if d else None, factor) for before, factor in terms]
        terms = [(before + index, factor * weight) if d else (index, weight)
                 for before, factor in terms for index, weight in own]
    index = torch.stack([index for index, _ in terms], 1)
    weight = torch.stack([weight for _, weight in terms], 1)
    planes = input.contiguous().view(*input.size()[:2], math.prod(sizes))
    result = internal.weighted_take(planes, index, weight)
    return result.reshape(*input.size()[:2], *points)


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
