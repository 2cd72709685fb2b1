"""Composed functions that put elements, slices and diagonals where the others of a tensor are."""

import torch
from torch._core import Variable, internal
from torch._values import beside, value_of
from torch.composed.general import product
from torch.composed.shapes import several, whole

INT, SLICE, ELLIPSIS = 0, 1, 2  # the kinds of keys that the row assign reads


def _fits(name, what, source, size):
    if tuple(source.size()) != tuple(size):
        raise ValueError(f"{name}: source is {list(source.size())}, the {what} of input is {list(size)}; need the same "
                         "size")


def _keys(place, *key):
    """All of the dims before a place, and a key there."""
    return (SLICE, 0, 2**62, 1) * place + key


def select_scatter(input, source, dim, index):
    """The assignment to a slice, of a copy."""
    place = several(dim, input.dim(), "select_scatter")[0]
    _fits("select_scatter", "slice", source, input.select(place, index).size())
    return internal.assign(input, source, _keys(place, INT, index, 0, 0))


def slice_scatter(input, source, dim=0, start=None, end=None, step=1):
    """The assignment to a part, of a copy."""
    place = several(dim, input.dim(), "slice_scatter")[0]
    if step < 1:
        raise ValueError(f"slice_scatter: step is {step}; need 1 or more")
    start, end, _ = slice(start, end, step).indices(input.size(place))
    size = list(input.size())
    size[place] = len(range(start, end, step))
    _fits("slice_scatter", "part", source, size)
    return internal.assign(input, source, _keys(place, SLICE, start, max(start, end), step))


def diagonal_scatter(input, source, offset=0, dim1=0, dim2=1):
    """The elements of a diagonal by their numbers among all."""
    places = whole(input.numel(), input).view(tuple(input.size())).diagonal(offset, dim1, dim2)
    _fits("diagonal_scatter", "diagonal", source, places.size())
    flat = input.reshape((input.numel(),)).index_copy(0, places.reshape((places.numel(),)),
                                                      source.reshape((source.numel(),)))
    return flat.reshape(input.size())


def fill_diagonal_(input, value):
    """Every element whose number among all is a multiple of the sum of the strides."""
    if input.dim() < 2:
        raise ValueError(f"fill_diagonal_: input is {list(input.size())}; need two dims or more")
    data = value_of(input)
    places = whole(data.numel(), data).view(tuple(data.size()))
    count = min(data.size())
    steps = sum(product(data.size()[d + 1 :]) for d in range(data.dim()))
    mask = (places % max(steps, 1) == 0) & (places <= (count - 1) * steps) if count else places > 0
    return input.masked_fill_(mask, value)


def reshape_as(input, other):
    """reshape."""
    return input.reshape(other.size())


def scatter_reduce(input, dim, index, source, reduce, include_self=True):
    """Sums by scatter_add, extremes by writing in the order of the elements, of which the last stays."""
    place = several(dim, input.dim(), "scatter_reduce")[0]
    if index.dim() != source.dim() or any(i > s for i, s in zip(index.size(), source.size(), strict=False)):
        raise RuntimeError(f"scatter_reduce: index is {list(index.size())}, source is {list(source.size())}; need as "
                           "many dimensions, and source no smaller than index")
    for d, size in enumerate(index.size()):
        source = source.narrow(d, 0, size)
    places = value_of(index)
    counts = torch.zeros_like(value_of(input)).scatter_add(place, places, torch.ones_like(value_of(source)))
    if reduce in ("sum", "mean"):
        start = input if include_self else input.masked_fill(beside(input, counts > 0), 0)
        total = start.scatter_add(place, index, source)
        return total if reduce == "sum" else total / beside(input, (counts + int(include_self)).clamp(min=1))
    found = _extreme(value_of(input), place, places, value_of(source), -1 if reduce == "amin" else 1, include_self)
    if not isinstance(input, Variable) and not isinstance(source, Variable):
        return found
    own = (value_of(input) == found) & ((counts == 0) | int(include_self))
    hit = value_of(source) == found.gather(place, places)
    shares = own.type_as(counts).scatter_add(place, places, hit.type_as(counts))
    kept, given = (one * beside(one, mask.type_as(counts)) for one, mask in ((input, own), (source, hit)))
    return kept.scatter_add(place, index, given) / beside(kept, shares)


def _extreme(input, place, index, source, sign, include_self):
    """The largest of what goes to each place, times sign."""
    numbers = whole(input.numel(), input).view(tuple(input.size())).gather(place, index)
    order = (source * sign).reshape((source.numel(),)).sort(0)[1]
    numbers, values = (one.reshape((one.numel(),)).index_select(0, order) for one in (numbers, source))
    found = input.reshape((input.numel(),)).index_copy(0, numbers, values).reshape(input.size())
    if not include_self:
        return found
    return torch.max(found, input) if sign > 0 else torch.min(found, input)
