"""Composed random functions: complex numbers, and integers of many bits."""

import torch
from torch._base.arguments import value_of


def normal_complex_(input, mean=0, std=1):
    """Draw both parts with half the variance each, then copy them."""
    mean, drawn = complex(mean), torch.empty_like(value_of(input))
    drawn.real.normal_(mean.real, std * 0.5**0.5)
    drawn.imag.normal_(mean.imag, std * 0.5**0.5)
    return input.copy_(drawn)


def geometric_integral_(input, p):
    """Draw doubles, check that they fit, then copy them."""
    drawn = torch.DoubleTensor(*input.size()).geometric_(p)
    largest = 2 ** (8 * input.element_size() - (input.is_signed() != 0)) - 1
    if drawn.numel() and drawn.max() > largest:
        raise OverflowError(f"geometric_: {drawn.max():.0f} trials do not fit into a {input.type()[6:]}")
    return input.copy_(drawn.type_as(value_of(input)))
