"""Composed functions that answer with a bool."""

import torch
from torch._base.arguments import value_of
from torch._tensor.dtypes import result_type


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether isclose holds for all elements."""
    close = torch.isclose(input, other, rtol=rtol, atol=atol, equal_nan=equal_nan)
    close = value_of(close)
    return bool(close.all())


def kind_of(input):
    """The name of the type of the elements, such as FloatTensor, in memory and on GPUs."""
    return input.type().rpartition(".")[2]


def is_signed(input):
    """Whether the type of the elements has negative numbers."""
    return input.dtype.is_signed


def is_floating_point(input):
    """Whether the type of the elements is a floating one."""
    return input.dtype.is_floating_point


def is_complex(input):
    """Whether the elements are complex numbers."""
    return input.dtype.is_complex


def is_nonzero(input):
    """Whether the only element is not zero."""
    if input.numel() != 1:
        raise ValueError(f"is_nonzero: input has {input.numel()} elements; need one")
    return bool(input.item())


def isin_number(element, test_elements, invert=False):
    """Whether any of test_elements is the number."""
    found = test_elements.eq(element).any()
    return ~found if invert else found


def isin(input, test_elements, invert=False):
    """Whether the place of each element among the sorted test_elements holds the same."""
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
