"""Composed functions that rotate, split, join and select."""

import itertools
import math

import torch
from torch._core import internal
from torch.autograd.conversions import moved
from torch.composed.shapes import MOST_STEPS, several, whole

MOST_PLACES = 1 << 26  # elements of all combinations


def rot90(input, k=1, dims=None):
    """Return the rotation as a transposed flip, as two flips, or as the input."""
    result = several((0, 1) if dims is None else dims, input.dim(), "rot90")
    if len(result) != 2:
        raise ValueError(f"rot90: dims are {dims}; need two")
    first, second = result
    if k % 4 == 0:
        return internal.contiguous_copy(input)
    if k % 4 == 2:
        return input.flip((first, second))
    return input.flip(second if k % 4 == 1 else first).transpose(first, second)


def unflatten(input, dim, sizes):
    """Return a view with one dim split into several; one of the sizes may be -1."""
    position = several(dim, input.dim(), "unflatten")[0]
    sizes, known = list(sizes), 1
    if not sizes:
        raise ValueError("unflatten: sizes are empty; need one at least")
    for size in sizes:
        known *= size if size != -1 else 1
    if sizes.count(-1) == 1 and known:
        sizes[sizes.index(-1)] = input.size(position) // known
        known *= input.size(position) // known
    if known != input.size(position) or any(size < 0 for size in sizes):
        raise ValueError(f"unflatten: sizes are {sizes}, input.size({dim}) is {input.size(position)}; need sizes with "
                         "that product, of which one may be -1")
    size = tuple(input.size())
    return input.view((*size[:position], *sizes, *size[position + 1 :]))


def tensor_split(input, indices_or_sections, dim=0):
    """Return sections whose sizes differ by at most one, or the parts between indices."""
    count = input.size(dim)
    if isinstance(indices_or_sections, int):
        sections = indices_or_sections
        if not 1 <= sections <= MOST_STEPS:
            raise ValueError(f"tensor_split: sections is {sections}; need 1 to {MOST_STEPS}")
        ends = list(itertools.accumulate(count // sections + (i < count % sections) for i in range(sections)))
    else:
        ends = [min(max(index + count if index < 0 else index, 0), count) for index in indices_or_sections] + [count]
    return tuple(input.narrow(dim, begin, max(end - begin, 0)) for begin, end in zip([0, *ends], ends, strict=False))


def tensor_split_tensor(input, tensor_indices_or_sections, dim=0):
    """Read the tensor and split."""
    if tensor_indices_or_sections.dim() > 1:
        size = "x".join(map(str, tensor_indices_or_sections.size()))
        raise RuntimeError(f"tensor_split: indices is LongTensor {size}; need a vector, or one number")
    return tensor_split(input, tensor_indices_or_sections.tolist(), dim)


def hsplit(input, indices_or_sections):
    """Split along dim 1."""
    return tensor_split(input, _even("hsplit", input, indices_or_sections, 0 if input.dim() == 1 else 1),
                        0 if input.dim() == 1 else 1)


def vsplit(input, indices_or_sections):
    """Split along dim 0."""
    return tensor_split(input, _even("vsplit", input, indices_or_sections, 0), 0)


def dsplit(input, indices_or_sections):
    """Split along dim 2."""
    return tensor_split(input, _even("dsplit", input, indices_or_sections, 2), 2)


def _even(name, input, sections, dim):
    """Return the arguments for `tensor_split` after checking that sections have equal sizes."""
    if isinstance(sections, int) and (sections < 1 or input.size(dim) % sections):
        raise ValueError(f"{name}: {sections} sections of {input.size(dim)} elements; need sections of one size")
    return sections


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Return the lines of `input` on diagonals. This is the gradient function of `diagonal`, called on `input`."""
    rank, length = input.dim() + 1, input.size(-1) + abs(offset)
    first, second = several((dim1, dim2), rank, "diag_embed")
    size = list(input.size())[:-1]
    for dim in sorted((first, second)):
        size.insert(dim, length)
    return internal.diagonal_input(input, offset, first, second, size)


def take_along_dim(input, index, dim=None):
    """Gather with broadcast sizes; without `dim`, from all elements. Negative indices count from the end."""
    if dim is None:
        return take_along_dim(input.reshape((input.numel(),)), index.reshape((index.numel(),)), 0)
    position = several(dim, input.dim(), "take_along_dim")[0]
    if index.dim() != input.dim():
        raise ValueError(f"take_along_dim: input is {list(input.size())}, index is {list(index.size())}; "
                         "need as many dimensions")
    common = torch.composed.broadcasting.broadcast([1 if d == position else n for d, n in enumerate(input.size())],
                                      [1 if d == position else n for d, n in enumerate(index.size())], "take_along_dim")
    size = [[t.size(position) if d == position else n for d, n in enumerate(common)] for t in (input, index)]
    index = torch.where(index < 0, index + input.size(position), index)
    return input.expand(size[0]).gather(position, index.expand(size[1]))


def combinations(input, r=2, with_replacement=False):
    """Return rows of r elements, in the order of itertools."""
    if input.dim() != 1 or not 0 <= r <= MOST_STEPS:
        raise ValueError(f"combinations: input has {input.dim()} dimensions, r is {r}; need a vector and 0 to "
                         f"{MOST_STEPS}")
    n = input.numel() + (r - 1 if with_replacement else 0)
    if min(r, n - r) > 64 or math.comb(max(n, 0), r) * r > MOST_PLACES:
        raise ValueError(f"combinations: those of {r} of {input.numel()} elements are too many; they may have "
                         f"{MOST_PLACES} elements in all")
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    chosen = list(choose(range(input.numel()), r))
    places = moved(torch.LongTensor(chosen).view(-1), input._gpu) if chosen and r else whole(0, input)
    return input.index_select(0, places).view((len(chosen), r)) if r else input.narrow(0, 0, 0)
