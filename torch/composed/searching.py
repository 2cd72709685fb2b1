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
    begins = values.new().byte().resize_(values.size()).fill_(1)
    if values.numel() > 1:
        begins.narrow(0, 1, values.numel() - 1).copy_(values[1:].ne(values[:-1]))
    results = [values.masked_select(begins)]
    if return_inverse:
        numbers = begins.long().cumsum(0) - 1 if values.numel() else order
        results.append(order.new().resize_(order.size()).scatter_(0, order, numbers).view(input.size()))
    if return_counts:
        first = begins.nonzero().view(-1) if values.numel() else order
        results.append(torch.cat([first, order.new([values.numel()])])[1:] - first if values.numel() else order)
    return tuple(results) if len(results) > 1 else results[0]
