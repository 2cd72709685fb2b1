"""Tensors and Variables in one function: the Tensor within, and constants beside what is recorded."""

from torch._core import Variable


def value_of(input):
    """The Tensor of a Variable; whatever else comes, as it is."""
    return input.data if isinstance(input, Variable) else input


def beside(input, tensor):
    """`tensor` as something that can stand beside `input` in an operation: a constant, if input is a Variable."""
    if tensor is None or isinstance(tensor, Variable) or not isinstance(input, Variable):
        return tensor
    return Variable(tensor, requires_grad=False)
