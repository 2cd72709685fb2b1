"""Composed functions that write elements, slices, diagonals and elements at indices."""

import math

import torch
from torch._base.arguments import shown, value_of
from torch._core import internal
from torch._tensor.dtypes import is_mask_type
from torch.composed.elements import kind_of
from torch.composed.shapes import several, whole

INT, SLICE, ELLIPSIS = 0, 1, 2  # the kinds of keys that the row assign reads


def _fits(name, what, source, size):
    if tuple(source.size()) != tuple(size):
        raise ValueError(f"{name}: source is {list(source.size())}, the {what} of input is {list(size)}; need the same "
                         "size")


def _keys(place, *key):
    """Return the key that keeps all dims before position `place` and has `key` there."""
    return (SLICE, 0, 2**62, 1) * place + key


def select_scatter(input, source, dim, index):
    """Assign to a slice of a copy."""
    position = several(dim, input.dim(), "select_scatter")[0]
    _fits("select_scatter", "slice", source, input.select(position, index).size())
    return internal.assign(input, source, _keys(position, INT, index, 0, 0))


def slice_scatter(input, source, dim=0, start=None, end=None, step=1):
    """Assign to a range of slices of a copy."""
    position = several(dim, input.dim(), "slice_scatter")[0]
    if step < 1:
        raise ValueError(f"slice_scatter: step is {step}; need 1 or more")
    start, end, _ = slice(start, end, step).indices(input.size(position))
    size = list(input.size())
    size[position] = len(range(start, end, step))
    _fits("slice_scatter", "part", source, size)
    return internal.assign(input, source, _keys(position, SLICE, start, max(start, end), step))


def diagonal_scatter(input, source, offset=0, dim1=0, dim2=1):
    """Write the elements of a diagonal by their indices within its two dims."""
    diagonal = value_of(input).diagonal(offset, dim1, dim2)
    _fits("diagonal_scatter", "diagonal", source, diagonal.size())
    dims = several((dim1, dim2), input.dim(), "diagonal_scatter")
    columns = input.size(dims[1])
    places = whole(diagonal.size(-1), input) * (columns + 1) + (offset if offset > 0 else -offset * columns)
    return internal.assign_at(input, source, places, input.dim() - 2, False, (), tuple(dims))


def fill_diagonal_(input, value, wrap=False):
    """Fill every element whose flat index is a multiple of the sum of the strides."""
    if input.dim() < 2:
        raise ValueError(f"fill_diagonal_: input is {list(input.size())}; need two dims or more")
    data = value_of(input)
    places = whole(data.numel(), data).view(tuple(data.size()))
    count = data.size(0) if wrap and data.dim() == 2 else min(data.size())
    steps = sum(math.prod(data.size()[d + 1 :]) for d in range(data.dim()))
    mask = (places % max(steps, 1) == 0) & (places <= (count - 1) * steps) if count else places > 0
    return input.masked_fill_(mask, value)


def index_reduce(input, dim, index, source, reduce, include_self=True):
    """Call `scatter_reduce` with an index expanded to the size of the slices."""
    return input.scatter_reduce(dim, _expanded(input, dim, index, source), source, reduce, include_self)


def _expanded(input, dim, index, source):
    """Return an index of slices expanded to an index of elements."""
    if input.dim() <= 1 and source.dim() <= 1 and index.numel() == source.numel():
        return index.reshape(source.size())  # no dim counts as one of size 1
    position = several(dim, input.dim(), "index_reduce")[0]
    wanted = list(input.size())
    wanted[position] = index.numel()
    if index.dim() != 1 or list(source.size()) != wanted:
        raise RuntimeError(f"index_reduce: input is {shown(input)}, index is {shown(index)}, source is {shown(source)};"
                           f" need source.size({position}) == index.size(0) and the other sizes equal to input's")
    return index.view([-1 if d == position else 1 for d in range(input.dim())]).expand(source.size())


def index_put(input, indices, values, accumulate=False):
    """Join the indexed leading dims to one, then replace or add to its slices."""
    _check_type("index_put", input, values)
    places, size = _places(input, indices), tuple(input.size())
    number = None
    for index, length in zip(places, size, strict=False):
        wrapped = index + (index < 0).long() * length
        if index.numel() and not index.is_meta and (wrapped.min() < 0 or wrapped.max() >= length):
            raise IndexError(f"index_put: an index of {index.min()} to {index.max()} for a size of {length}")
        number = wrapped if number is None else number * length + wrapped
    return internal.assign_at(input, values, number, 0, accumulate, (), tuple(range(len(places))))


def _inside(input, mask, indices):
    """Return the indices, zero where the mask is false."""
    return [torch.where(mask, index, 0) for index in indices]


def unsafe_masked_index(input, mask, indices, fill):
    """Index with positions that exist, then choose."""
    result = input[tuple(_inside(input, mask, indices))]
    return torch.where(mask.reshape((*mask.size(), *(1,) * (result.dim() - mask.dim()))), result, fill)


def unsafe_masked_index_put_accumulate(input, mask, indices, values):
    """Add zeros where the mask is false."""
    given = torch.where(mask.reshape((*mask.size(), *(1,) * (values.dim() - mask.dim()))), values, values.new_zeros(()))
    return torch.index_put(input, _inside(input, mask, indices), given, accumulate=True)


def _check_type(name, input, values):
    if isinstance(values, torch.Tensor) and not torch.can_cast(values.dtype, input.dtype):
        raise TypeError(f"{name}: values are {shown(values)}, and input is {shown(input)}, which cannot hold them; "
                        "convert one")


def _places(input, indices):
    """Return LongTensors of one size from indices and masks."""
    places = []
    for index in indices:
        index = value_of(index)
        mask = is_mask_type(index.dtype)
        if mask and tuple(index.size()) != tuple(input.size())[len(places) : len(places) + index.dim()]:
            raise IndexError(f"index_put: a mask of {list(index.size())} for an input of {list(input.size())}")
        places += torch.where(index) if mask else [index]
    if not places or len(places) > input.dim() or any(kind_of(position) != "LongTensor" for position in places):
        raise IndexError(f"index_put: {len(places)} indices for {input.dim()} dimensions; need LongTensors or masks, "
                         "one at least and one for a dimension at most")
    common = places[0].size()
    for position in places[1:]:
        common = torch.composed.broadcasting.broadcast(common, position.size(), "index_put")
    return [position.expand(common) for position in places]


def index_put_(input, indices, values, accumulate=False):
    """Assign to the indexed elements, or copy the result of `index_put` back."""
    _check_type("index_put_", input, values)
    if accumulate:
        return input.copy_(index_put(input, indices, values, True))
    input[tuple(indices)] = values
    return input
