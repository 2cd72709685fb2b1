"""Forms in place of functions that return a new tensor or a view."""

import torch
from torch._base.arguments import shown


def in_place(name, function, input, *arguments):
    """Write function(input, ...) into `input`. The call overwrites what the gradient reads, so it takes a copy."""
    operand = input.clone() if input.requires_grad else input
    return written(name, input, function(operand, *arguments))


def written(name, input, found):
    """Copy a result into `input`, whose type must be able to hold results of that kind. Sums of truths are truths."""
    if found is input:
        return input
    counted = input.dtype is torch.bool and not (found.is_floating_point() or found.is_complex())
    if not counted and not torch.can_cast(found.dtype, input.dtype):
        raise TypeError(f"{name}: input is {shown(input)}, which holds no {found.dtype}; convert it, or use the "
                        "function that gives a new tensor")
    return input.copy_(found)


def view_in_place(name, function, input, *arguments):
    """Replace the size, strides and offset of `input` by those of a view."""
    return as_view(input, function(input, *arguments))


def as_view(input, view):
    """Return the tensor after replacing it by its own view in place."""
    if input.requires_grad and input.is_leaf and torch.is_grad_enabled():
        raise RuntimeError("the size of a leaf that requires grad is not changed in place; change its .data, or use "
                           "what the op without _ gives")
    input.set_(view.data)
    return input if view.grad_fn is None else input._attach(view.grad_fn, view.output_nr)
