"""Composed functions that reorder, repeat and reshape elements."""

import math

import torch
from torch._base.arguments import is_int, shown, value_of
from torch._core import internal
from torch.autograd.conversions import moved

MOST_STEPS = 1 << 16  # limit of Python loops whose length the caller chooses


def whole(count, like):
    """Return the integers from 0 to count - 1 on the device of `like`, for indexing."""
    return torch.arange(0, count, out=moved(torch.LongTensor(), like._gpu))


def several(dims, rank, name):
    """Return an int, ints, or None for all dims, as a list of distinct nonnegative dims."""
    dims = range(rank) if dims is None else (dims,) if is_int(dims) else tuple(dims)
    if not all(map(is_int, dims)):
        raise TypeError(f"{name}: dims are {shown(tuple(dims))}; need ints")
    if any(not -rank <= dim < rank for dim in dims):
        raise IndexError(
            f"{name}: dims are {tuple(dims)}, but input has {rank} dimensions; need {-rank} <= dim < {rank}")
    result = [dim % rank for dim in dims]
    if len(set(result)) != len(result):
        raise ValueError(f"{name}: dims are {tuple(dims)}; need different ones")
    return result


def flip(input, dims=None):
    """Reverse one dim after another."""
    result = several(dims, input.dim(), "flip")
    for dim in result:
        input = internal.flip_dim(input, dim)
    return input if result else input.clone()


def roll(input, shifts, dims=None):
    """Move the end of each dim to its front."""
    if dims is None:
        return roll(input.reshape((input.numel(),)), shifts, 0).reshape(input.size())
    if isinstance(shifts, int) and isinstance(dims, int):
        return _rolled(input, shifts, dims)
    shifts = (shifts,) if isinstance(shifts, int) else tuple(shifts)
    result = several(dims, input.dim(), "roll")
    if len(shifts) != len(result):
        raise ValueError(f"roll: {len(shifts)} shifts for {len(result)} dims; need one for each")
    for shift, dim in zip(shifts, result, strict=True):
        input = _rolled(input, shift, dim)
    return input if result else input.clone()


def _rolled(input, shift, dim):
    """Roll one dim."""
    count = input.size(dim)
    end = shift % count if count else 0
    if not end:
        return input.clone()
    return torch.cat([input.narrow(dim, count - end, end), input.narrow(dim, 0, count - end)], dim)


def tile(input, sizes):
    """Repeat with `sizes` for the last dims and 1 for the others."""
    sizes = (sizes,) if isinstance(sizes, int) else tuple(sizes)
    return input.repeat((1,) * (input.dim() - len(sizes)) + sizes)


def repeat_interleave_counts(repeats, output_size=None):
    """Return each index as often as the vector of counts gives."""
    if repeats.dim() != 1:
        raise ValueError(f"repeats is {shown(repeats)}; alone it has to be a vector")
    return whole(repeats.numel(), repeats).repeat_interleave(repeats).to(repeats.dtype)


def repeat_interleave(input, repeats, dim=None, output_size=None):
    """Select each slice as often as `repeats` gives."""
    if dim is None:
        input, dim = input.reshape((input.numel(),)), 0
    count = input.size(dim)
    if isinstance(repeats, int):
        if isinstance(repeats, bool):
            raise TypeError(f"repeat_interleave: repeats is {repeats}; need an int, or a vector of {count}")
        if repeats < 0:
            raise ValueError(f"repeat_interleave: repeats is {repeats}; need 0 or more")
        size, along = list(input.size()), dim % input.dim()
        before, after = math.prod(size[:along + 1]), math.prod(size[along + 1:])
        size[along] *= repeats
        result = input.reshape((before, 1, after)).expand((before, repeats, after)).reshape(size)
        return internal.contiguous_copy(result) if memory(result) == memory(input) else result
    if not torch.is_tensor(repeats) or repeats.dim() != 1 or repeats.numel() not in (1, count):
        raise ValueError(f"repeat_interleave: repeats is {shown(repeats)}; need an int, or a vector of {count}")
    repeats = (repeats if input.is_meta else moved(repeats, input._gpu)).long().expand((count,))
    if not count:
        return internal.contiguous_copy(input)
    if repeats.min() < 0:
        raise ValueError(f"repeat_interleave: repeats holds {repeats.min()}; need 0 or more")
    ends = repeats.cumsum(0)
    places = torch.searchsorted(ends, whole(ends[count - 1], ends), True)
    return input.index_select(dim, moved(places, input._gpu))


def chunk_cat(tensors, dim, num_chunks):
    """Pad each tensor along dim to a multiple of num_chunks, and join the parts."""
    if num_chunks < 1:
        raise ValueError(f"chunk_cat: num_chunks is {num_chunks}; need 1 or more")
    position, parts = several(dim, min(tensor.dim() for tensor in tensors), "chunk_cat")[0], []
    for tensor in tensors:
        lead, missing = tuple(tensor.size())[:position], -tensor.size(position) % num_chunks
        ends = (0, 0) * (tensor.dim() - position - 1) + (0, missing)
        padded = internal.pad_values(tensor, ends) if missing else tensor
        parts.append(padded.reshape((*lead, num_chunks, padded.numel() // (math.prod(lead) * num_chunks or 1))))
    return torch.cat(parts, position + 1)


def repeat(input, sizes):
    """Repeat each dim as often as `sizes` gives, with new dims in front."""
    rank, sizes = input.dim(), (sizes,) if isinstance(sizes, int) else sizes
    if len(sizes) < rank:
        raise ValueError(f"repeat: {len(sizes)} counts for {rank} dims; need one for each at least")
    result = input.reshape((1,) * (len(sizes) - rank) + tuple(input.size()))
    if any(count < 0 for count in sizes):
        raise ValueError(f"repeat: the count {min(sizes)} is negative")
    many = [dim for dim, count in enumerate(sizes) if count != 1]
    for first in range(0, len(many), 3):  # two dims for each and one before them
        result = _repeat_dims(result, many[first:first + 3], sizes)
    shares = memory(result) == memory(input)  # counts of 1 and repeated new dims or dims of size 1 give views
    return internal.contiguous_copy(result) if shares else result


def _repeat_dims(input, dims, counts):
    """Repeat some dims with one copy.

    Each gets a new dim before it, which is expanded without a copy.
    """
    size = list(input.size())
    narrow, wide = [math.prod(size[:dims[0]])], [math.prod(size[:dims[0]])]
    for dim, end in zip(dims, [*dims[1:], len(size)], strict=True):
        narrow += 1, math.prod(size[dim:end])
        wide += counts[dim], math.prod(size[dim:end])
    return input.reshape(narrow).expand(wide).reshape([own * counts[dim] if dim in dims else own
                                                       for dim, own in enumerate(size)])


def memory(input):
    """Return the address of the first element."""
    return value_of(input).data_ptr()
