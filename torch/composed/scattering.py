"""Composed functions that write elements, slices, diagonals and elements at indices."""


import torch
from torch._base.arguments import shown, value_of
from torch._core import internal
from torch._tensor.dtypes import is_mask_type
from torch.composed.elements import kind_of

INT, SLICE, ELLIPSIS = 0, 1, 2  # the kinds of keys that the row assign reads


def index_put(input, indices, values, accumulate=False):
    """Join the indexed leading dims to one, then replace or add to its slices."""
    _check_type("index_put", input, values)
    places, size = _places(input, indices), tuple(input.size())
    number = None
    for index, length in zip(places, size, strict=False):
        wrapped = index + (index < 0).long() * length
        if index.numel() and not index.is_meta and (wrapped.min() < 0 or wrapped.max() >= length):
            raise IndexError(f"index_put: an index holds {index.min()} to {index.max()}; need {-length} to "
                             f"{length - 1}")
        number = wrapped if number is None else number * length + wrapped
    return internal.assign_at(input, values, number, 0, accumulate, (), tuple(range(len(places))))


def _inside(mask, indices):
    """Return the indices, zero where the mask is false."""
    return [torch.where(mask, index, 0) for index in indices]


def unsafe_masked_index(input, mask, indices, fill):
    """Index with positions that exist, then choose."""
    result = input[tuple(_inside(mask, indices))]
    return torch.where(mask.reshape((*mask.size(), *(1,) * (result.dim() - mask.dim()))), result, fill)


def unsafe_masked_index_put_accumulate(input, mask, indices, values):
    """Add zeros where the mask is false."""
    given = torch.where(mask.reshape((*mask.size(), *(1,) * (values.dim() - mask.dim()))), values, values.new_zeros(()))
    return torch.index_put(input, _inside(mask, indices), given, accumulate=True)


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
            raise IndexError(f"index_put: a mask is {list(index.size())}, input is {list(input.size())}; need the "
                             "sizes of the dims that the mask indexes")
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
