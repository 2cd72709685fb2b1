"""Composed functions that search and count."""

import torch
from torch._core import internal
from torch.composed.shapes import whole


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """Return the runs of equal elements of the sorted input, or of equal slices."""
    if input.requires_grad and torch.is_grad_enabled():
        return _recorded(unique(input.data, sorted, True, return_counts, dim), input, return_inverse, dim)
    input = input.data
    if dim is not None:
        return _unique_slices(input, return_inverse, return_counts, dim)
    if return_inverse:
        values, order = input.contiguous().view(input.numel()).sort(0)
    else:
        values = internal.sorted_values(input)
    inverse = []
    if return_inverse:
        inverse.append(_runs_of_places(_begins(values), order).reshape(input.size()))
        del order  # before the other results, to need less memory at once
    kept, _, counts = _runs(values, False, return_counts)
    return tuple([kept] + inverse + [counts] * return_counts) if return_inverse or return_counts else kept


def _recorded(found, input, return_inverse, dim):
    """Return the same results, with the first taken from the input. Of equal elements one receives the gradient."""
    kept, inverse = found[0].data, found[1]
    numbers, along = inverse.reshape(inverse.numel()), 0 if dim is None else dim
    places = numbers.new(kept.size(along)).scatter_(0, numbers, torch.arange(0, numbers.numel(), out=numbers.new()))
    first = (input.reshape((input.numel(),)) if dim is None else input).index_select(along, places)
    results = (first, *found[1 if return_inverse else 2:])
    return results if len(results) > 1 else first


def _unique_slices(input, return_inverse, return_counts, dim):
    """Return the runs of equal slices, sorted by each of their elements from the last to the first."""
    slices = _as_rows(input, dim)
    order = whole(slices.size(0), input)
    for column in range(slices.size(1) - 1, -1, -1):
        order = order.index_select(0, slices.select(1, column).index_select(0, order).argsort(0))
    _, numbers, counts = _runs(_numbered(slices.index_select(0, order)), return_inverse, True)
    results = [input.index_select(dim, order.index_select(0, counts.cumsum(0) - 1) if order.numel() else order)]
    if return_inverse:
        results.append(order.clone().scatter_(0, order, numbers))
    results += [counts] * return_counts
    return tuple(results) if len(results) > 1 else results[0]


def _as_rows(input, dim):
    """Return the slices along `dim` as rows of a matrix."""
    count = input.size(dim)
    return input.movedim(dim, 0).reshape((count, input.numel() // max(count, 1)))


def _numbered(rows):
    """Return, for each row, the number of rows up to it that differ from the previous row."""
    count = rows.size(0)
    numbers = whole(count, rows).fill_(0)
    if count > 1:
        differs = rows.narrow(0, 1, count - 1).ne(rows.narrow(0, 0, count - 1)).any(1)
        numbers.narrow(0, 1, count - 1).copy_(differs.long().cumsum(0))
    return numbers


def _runs(values, numbered, counted):
    """Return the first element of each run of equal elements of a vector.

    If requested, also return the run of each element and the lengths of the runs.
    """
    count, begins = values.numel(), _begins(values)
    numbers = begins.cumsum(0).sub_(1) if numbered else None
    lengths = None
    if counted:
        first = begins.nonzero().reshape(-1)
        lengths = torch.diff(first, append=first.new([count])) if count else first
    return values.masked_select(begins), numbers, lengths


def _begins(values):
    """Return the mask of elements of a vector that differ from the previous one."""
    count = values.numel()
    begins = values.new().byte().resize_(values.size()).fill_(1)
    if count > 1:
        torch.ne(values.narrow(0, 1, count - 1), values.narrow(0, 0, count - 1), out=begins.narrow(0, 1, count - 1))
    return begins


def _runs_of_places(begins, order):
    """Return the run of each element before sorting: that of element k of the sorted vector at order[k].

    Runs are counted in parts, so only the result has the size of `order`.
    """
    count, part = order.numel(), 1 << 18
    runs, last = order.new().resize_(order.size()), order.new([-1])
    for first in range(0, count, part):
        length = min(part, count - first)
        numbers = begins.narrow(0, first, length).cumsum(0).add_(last)
        runs.scatter_(0, order.narrow(0, first, length), numbers)
        last = numbers.narrow(0, length - 1, 1)
    return runs


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    """Return the runs of equal elements, or of equal slices."""
    if input.requires_grad and torch.is_grad_enabled():
        return _recorded(unique_consecutive(input.data, True, return_counts, dim), input, return_inverse, dim)
    data = input.data
    if dim is None:
        kept, numbers, counts = _runs(data.contiguous().view(data.numel()), return_inverse, return_counts)
        numbers = numbers.reshape(data.size()) if return_inverse else None
    else:
        numbers = _numbered(_as_rows(data, dim))
        _, _, counts = _runs(numbers, False, True)
        kept = data.index_select(dim, counts.cumsum(0) - 1 if counts.numel() else counts)
    result = [kept] + ([numbers] if return_inverse else []) + ([counts] if return_counts else [])
    return tuple(result) if len(result) > 1 else result[0]
