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
    _run(variables, grad_variables, retain_variables, create_graph, True)


def _run(variables, gradients, retain_variables, create_graph, accumulate):
    variables = (variables,) if isinstance(variables, Variable) else tuple(variables)
    gradients = (None,) * len(variables) if gradients is None else gradients
    gradients = tuple(gradients) if isinstance(gradients, (tuple, list)) else (gradients,)
    if len(gradients) != len(variables):
        raise ValueError(f"backward: {len(variables)} Variables but {len(gradients)} gradients")
    wanted = [pair for pair in zip(variables, gradients, strict=True) if not _is_constant(pair[0])]
    if wanted:  # a constant stands for nothing beside the others, and alone it is an error
        variables, gradients = zip(*wanted, strict=True)
    run_backward(variables, gradients, retain_variables is not False, create_graph, accumulate)


def _is_constant(variable):
    """Whether a Variable needs no gradient, and not because it is volatile."""
    return isinstance(variable, Variable) and not variable.requires_grad and not variable.volatile


def grad(outputs, inputs, grad_outputs=None, retain_variables=None, create_graph=False):
    """The gradients of `outputs` with respect to the Variables `inputs`, as a tuple; no leaf's grad changes.

    An input that no output depends on has None. The other arguments are those of `backward`.
    """
    inputs = (inputs,) if isinstance(inputs, Variable) else tuple(inputs)
    found, handles = {}, []
    try:
        for variable in inputs:
            handles.append(variable.register_hook(partial(found.__setitem__, id(variable))))
        _run(outputs, grad_outputs, retain_variables, create_graph, False)
    finally:
        for handle in handles:
            handle.remove()
    if not create_graph:  # What one node passes on to several inputs is one tensor until here.
        found = {key: Variable(gradient.data.clone(), requires_grad=False) for key, gradient in found.items()}
    return tuple(found.get(id(variable)) for variable in inputs)
