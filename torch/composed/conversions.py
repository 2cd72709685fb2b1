"""Results of composed functions that are written in place."""

import torch
from torch._base.arguments import shown


def in_place(name, function, input, *arguments):
    """Write function(input, ...) into `input`. The call overwrites what the gradient reads, so it takes a copy."""
    operand = input.clone() if input.requires_grad else input
    return written(name, input, function(operand, *arguments))


def written(name, input, found):
    """Copy a result into `input`, whose type must be able to hold results of that kind."""
    if not torch.can_cast(found.dtype, input.dtype):
        raise TypeError(f"{name}: input is {shown(input)}, which holds no {found.dtype}; convert it, or use the "
                        "function that gives a new tensor")
    return input.copy_(found)
