"""Composed functions that reorder, repeat and reshape elements."""

import math

import torch
from torch._base.arguments import is_int, shown
from torch._core import internal
from torch.autograd.conversions import moved

MOST_STEPS = 1 << 16  # limit of Python loops whose length the caller chooses
SMALL = 1024  # elements whose copy costs less than the search for another order


def whole(count, like):
    """Return the integers from 0 to count - 1 on the device of `like`, for indexing."""
    return torch.arange(0, count, out=moved(torch.LongTensor(), like._gpu))


def several(dims, rank, name=""):
    """Return an int, ints, or None for all dims, as a list of distinct nonnegative dims."""
    name += ": " * bool(name)
    dims = range(rank) if dims is None else (dims,) if is_int(dims) else tuple(dims)
    if not all(map(is_int, dims)):
        raise TypeError(f"{name}dims are {shown(tuple(dims))}; need ints")
    if any(not -rank <= dim < rank for dim in dims):
        raise IndexError(
            f"{name}dims are {tuple(dims)}, but input has {rank} dimensions; need {-rank} <= dim < {rank}")
    result = [dim % rank for dim in dims]
    if len(set(result)) != len(result):
        raise ValueError(f"{name}dims are {tuple(dims)}; need different ones")
    return result


def stored_order(input):
    """Return the dims from the largest stride to the smallest, and the permutation back to the tensor's order."""
    order = sorted(range(input.dim()), key=input.stride, reverse=True)
    return order, [order.index(dim) for dim in range(input.dim())]


def flip(input, dims=None):
    """Reverse one dim after another, or dims that are neighbours in memory as one."""
    dims = dims[0] if type(dims) in (list, tuple) and len(dims) == 1 else dims
    if type(dims) is int and -input.dim() <= dims < input.dim():
        return internal.flip_dim(input, dims)
    if not input.dim():  # a number has the dim 0, as in other functions
        several(dims, 1, "flip")
        return input.clone()
    result = several(dims, input.dim(), "flip")
    first, last = min(result, default=0), max(result, default=0)
    if last - first == len(result) - 1 > 0 and input.is_contiguous():
        return internal.flip_dim(input.flatten(first, last), first).reshape(input.size())
    if len(result) > 1 and input.numel() > SMALL and not input.is_contiguous():
        order, back = stored_order(input)
        stored = input.permute(order)
        if stored.is_contiguous():
            return flip(stored, [back[dim] for dim in result]).permute(back)
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
