"""Composed functions that search and count."""

import torch


def bucketize(input, boundaries, right=False):
    """searchsorted with its arguments changed round."""
    return torch.searchsorted(boundaries, input, right)


def nonzero_places(input, as_tuple):
    """nonzero as columns."""
    found = torch.nonzero(input)
    return tuple(found.select(1, dim).contiguous() for dim in range(input.dim())) if as_tuple else found


def where_places(condition):
    """nonzero as columns."""
    return nonzero_places(condition, True)


def unique(input, sorted=True, return_inverse=False, return_counts=False):
    """The runs of equal elements of the sorted input."""
    if isinstance(input, torch.autograd.Variable):
        found = unique(input.data, sorted, return_inverse, return_counts)
        found = tuple(map(torch.autograd.Variable, found if isinstance(found, tuple) else (found,)))
        return found if return_inverse or return_counts else found[0]
    values, order = input.contiguous().view(input.numel()).sort(0)
    kept, numbers, counts = _runs(values)
    results = [kept]
    if return_inverse:
        results.append(order.new().resize_(order.size()).scatter_(0, order, numbers).view(input.size()))
    return tuple(results + [counts] * return_counts) if return_inverse or return_counts else kept


def _runs(values):
    """The first of each run of equal elements of a vector, the run that each element is in, and their lengths."""
    count = values.numel()
    begins = values.new().byte().resize_(values.size()).fill_(1)
    if count < 2:
        return values.clone(), begins.long() - 1, begins.long()
    begins.narrow(0, 1, count - 1).copy_(values.narrow(0, 1, count - 1).ne(values.narrow(0, 0, count - 1)))
    first = begins.nonzero().view(-1)
    return values.masked_select(begins), begins.long().cumsum(0) - 1, torch.diff(first, append=first.new([count]))


def unique_consecutive(input, return_inverse=False, return_counts=False):
    """The runs of equal elements."""
    recorded = isinstance(input, torch.autograd.Variable)
    data = input.data if recorded else input
    kept, numbers, counts = _runs(data.contiguous().view(data.numel()))
    found = [kept] + [numbers.view(data.size())] * return_inverse + [counts] * return_counts
    found = tuple(map(torch.autograd.Variable, found)) if recorded else tuple(found)
    return found if len(found) > 1 else found[0]
