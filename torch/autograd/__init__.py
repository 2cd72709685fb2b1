"""Automatic differentiation: Variables record what is done to them, backward() plays it back."""

from functools import partial

from torch._core import Node, Variable, run_backward
from torch.autograd.function import Function, InplaceFunction

__all__ = ["Function", "InplaceFunction", "Node", "Variable", "backward", "grad"]


def backward(variables, grad_variables=None, retain_variables=None, create_graph=False):
    """Adds the gradients of all leaves of `variables` to their grad, in one pass.

    grad_variables: a Tensor, Variable or None for each; None stands for 1 and needs a single element.
    Raises RuntimeError as Variable.backward does.
    """
    variables = (variables,) if isinstance(variables, Variable) else tuple(variables)
    gradients = (None,) * len(variables) if grad_variables is None else grad_variables
    gradients = tuple(gradients) if isinstance(gradients, (tuple, list)) else (gradients,)
    if len(gradients) != len(variables):
        raise ValueError(f"backward: {len(variables)} Variables but {len(gradients)} gradients")
    run_backward(variables, gradients, retain_variables is not False, create_graph)


def grad(outputs, inputs, grad_outputs=None, retain_variables=None, create_graph=False):
    """The gradients of `outputs` with respect to the leaves `inputs`, as a tuple; no leaf's grad changes."""
    inputs = (inputs,) if isinstance(inputs, Variable) else tuple(inputs)
    found = {}
    handles = [leaf.register_hook(partial(found.__setitem__, id(leaf))) for leaf in inputs]
    before = [leaf.grad for leaf in inputs]
    try:
        backward(outputs, grad_outputs, retain_variables, create_graph)
    finally:
        for handle in handles:
            handle.remove()
    for leaf, old in zip(inputs, before, strict=True):
        leaf.grad = old
    return tuple(found.get(id(leaf)) for leaf in inputs)
