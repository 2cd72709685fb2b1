"""Composed predicates, which return a bool."""

import torch
from torch._tensor.dtypes import result_type


def kind_of(input):
    """Return the name of the element type, such as FloatTensor, on every device."""
    return input.type().rpartition(".")[2]


def is_nonzero(input):
    """Return whether the only element is nonzero."""
    if input.numel() != 1:
        raise ValueError(f"is_nonzero: input has {input.numel()} elements; need one")
    return bool(input.item())


def isin(input, test_elements, invert=False):
    """Search each element in the sorted `test_elements` and compare it with the element found there."""
    if not hasattr(test_elements, "contiguous"):
        return input.ne(test_elements) if invert else input.eq(test_elements)
    kind = result_type(input, test_elements)
    input, test_elements = input.to(kind), test_elements.to(kind)
    known = test_elements.contiguous().view(-1).sort(0)[0]
    count = known.numel()
    if not count:
        return (input != input).fill_(invert)
    place = torch.searchsorted(known, input).clamp(max=count - 1)
    found = known.index_select(0, place.reshape(-1)).reshape(input.size())
    return found != input if invert else found == input
