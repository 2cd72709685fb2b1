"""Composed functions that answer with a bool."""

import torch


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether isclose holds for all elements."""
    close = torch.isclose(input, other, rtol=rtol, atol=atol, equal_nan=equal_nan)
    close = close.data if isinstance(close, torch.autograd.Variable) else close
    return bool(close.all())


def is_signed(input):
    """Whether the type of the elements has negative numbers."""
    return "ByteTensor" not in (input.data if isinstance(input, torch.autograd.Variable) else input).type()
