"""Automatic differentiation: tensors that require a gradient record operations; `backward()` computes derivatives."""

from __future__ import annotations

from functools import partial

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Node, Tensor, Variable, after_backward, overrides, own_gradients, run_backward
from torch.autograd.anomaly import detect_anomaly, is_anomaly_enabled, set_detect_anomaly
from torch.autograd.function import Function, InplaceFunction
from torch.autograd.grad_mode import (
    enable_grad,
    inference_mode,
    is_grad_enabled,
    is_inference_mode_enabled,
    no_grad,
    set_grad_enabled,
)
from torch.autograd.hooks import call_leaf_hooks
from torch.autograd.stochastic import StochasticFunction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch.autograd import functional, graph, profiler

__all__ = ["Function", "InplaceFunction", "Node", "StochasticFunction", "Variable", "backward", "checkpoint",
           "checkpoint_sequential", "detect_anomaly", "enable_grad", "functional", "grad", "gradcheck",
           "gradgradcheck", "graph", "inference_mode", "is_anomaly_enabled", "is_grad_enabled",
           "is_inference_mode_enabled", "no_grad", "profiler", "set_detect_anomaly",
           "set_grad_enabled"]


class _ExecutionEngine:
    """What packages call of PyTorch's engine."""

    queue_callback = staticmethod(after_backward)  # calls a function once, when the running backward pass ends


Variable._execution_engine = _ExecutionEngine  # type: ignore[attr-defined]


def backward(
    variables: Tensor | Sequence[Tensor] = (),
    grad_variables: Tensor | Sequence[Tensor | None] | None = None,
    retain_variables: bool | None = None, create_graph: bool = False, retain_graph: bool | None = None,
    inputs: Tensor | Sequence[Tensor] | None = None, *, tensors: Tensor | Sequence[Tensor] | None = None,
    grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
) -> None:
    """Add the gradients of `variables` with respect to all leaves to the leaves' `grad`, in one pass.

    Args:
        variables, tensors: a tensor or several.
        grad_variables, grad_tensors: the gradient of each tensor, or None, which means 1 and needs a single element.
        retain_variables, retain_graph: False frees the saved tensors of the graph.
        create_graph: record the backward pass itself.
        inputs: accumulate only into these tensors.
    Raises:
        RuntimeError: as `Tensor.backward`.

    >>> x = torch.ones(2, requires_grad=True)
    >>> torch.autograd.backward((x * 3).sum())
    >>> x.grad.tolist()
    [3.0, 3.0]
    """
    variables = variables if tensors is None else tensors
    grad_variables = grad_variables if grad_tensors is None else grad_tensors
    retain_variables = retain_graph if retain_variables is None else retain_variables
    if inputs is not None:
        inputs = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
        if not inputs:
            raise RuntimeError("backward: inputs is empty; leave it out to reach all leaves")
        result = grad(variables, inputs, grad_variables, retain_variables, create_graph, allow_unused=True)
        for variable, gradient in zip(inputs, result, strict=True):
            if gradient is not None:
                variable.grad = gradient if variable._grad is None else variable._grad + gradient
                call_leaf_hooks(variable, create_graph)
        return
    _run(variables, grad_variables, retain_variables, create_graph, None)


def _run(variables, gradients, retain_variables, create_graph, inputs):
    variables = (variables,) if isinstance(variables, Tensor) else tuple(variables)
    gradients = (None,) * len(variables) if gradients is None else gradients
    gradients = tuple(gradients) if isinstance(gradients, (tuple, list)) else (gradients,)
    if len(gradients) != len(variables):
        raise ValueError(f"backward: {len(variables)} tensors but {len(gradients)} gradients; need one, or None, for "
                         "each")
    run_backward(variables, gradients, retain_variables is not False, create_graph, inputs)


def _listed(tensors):
    return tensors if isinstance(tensors, (tuple, list)) else (tensors,)


def grad(
    outputs: Tensor | Sequence[Tensor], inputs: Tensor | Sequence[Tensor],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_variables: bool | None = None, create_graph: bool = False, retain_graph: bool | None = None,
    allow_unused: bool | None = None, materialize_grads: bool = False, *, only_inputs: bool = True,
    is_grads_batched: bool = False,
) -> tuple[Tensor, ...]:
    """Return the gradients of `outputs` with respect to `inputs` as a tuple; no leaf's `grad` changes.

    Only nodes between outputs and inputs run, and only their hooks are called.

    Args:
        grad_outputs, retain_graph, create_graph: as in `backward`.
        allow_unused: return None for an input that no output depends on; without it that is a RuntimeError.
        materialize_grads: return zeros for such inputs.
        only_inputs: must be True.
        is_grads_batched: the first dim of `grad_outputs` is a batch of vectors, each with its own backward pass; the
            results have the same first dim.

    >>> x = torch.tensor(3.0, requires_grad=True)
    >>> torch.autograd.grad(x * x, x)
    (tensor(6.),)
    """
    if materialize_grads and allow_unused is False:
        raise ValueError("grad: materialize_grads gives zeros for unused inputs, so allow_unused cannot be False")
    if is_grads_batched:
        return _batched(grad, outputs, inputs, grad_outputs, create_graph=create_graph, allow_unused=allow_unused,
                        materialize_grads=materialize_grads)
    if not only_inputs:
        raise ValueError("grad: only_inputs must be True; backward() adds to the grad of all leaves")
    retain_variables = retain_graph if retain_variables is None else retain_variables
    inputs = (inputs,) if hasattr(inputs, "output_nr") else tuple(inputs)  # a tensor or a GradientEdge, or several
    inputs = tuple(one.result() if hasattr(one, "output_nr") and not isinstance(one, Tensor) else one for one in inputs)
    for tensor in (*inputs, *_listed(outputs), *_listed(grad_outputs)):
        if overrides(tensor) and hasattr(type(tensor), "differentiate"):  # of torch/func/derivatives.py
            return type(tensor).differentiate(outputs, inputs, grad_outputs, retain_variables is not False,
                                              create_graph)
    for position, variable in enumerate(inputs):
        if not variable.requires_grad:
            raise RuntimeError(f"grad: input {position} does not require grad, so no gradient will ever reach it")
    result, handles = {}, []
    try:
        for variable in inputs:
            handles.append(variable.register_hook(partial(result.__setitem__, id(variable))))
        _run(outputs, grad_outputs, retain_variables, create_graph, inputs)
    finally:
        for handle in handles:
            handle.remove()
    if not create_graph:  # What one node passes on to several inputs is one tensor until here.
        own_gradients(result)
    unused = [position for position, variable in enumerate(inputs) if id(variable) not in result]
    if unused and not allow_unused and not materialize_grads:
        raise RuntimeError(f"grad: no output depends on input {unused[0]}; allow_unused=True gives None for it")
    if materialize_grads:
        for position in unused:
            zeros = inputs[position].data.new(inputs[position].size()).fill_(0)
            result[id(inputs[position])] = zeros
    return tuple(result.get(id(variable)) for variable in inputs)


def _batched(grad, outputs, inputs, grad_outputs, **options):
    """Return the gradients for each of several `grad_outputs`, stacked."""
    from torch import stack

    outputs, grad_outputs = _listed(outputs), _listed(grad_outputs)
    counts = {len(one) for one in grad_outputs if one is not None}
    if len(counts) != 1:
        raise ValueError(f"grad: with is_grads_batched grad_outputs have one number of rows, not {sorted(counts)}")
    rows = [grad(outputs, inputs, [None if one is None else one[k] for one in grad_outputs], retain_graph=True,
                 **options)
            for k in range(counts.pop())]
    return tuple(None if column[0] is None else stack(column) for column in zip(*rows, strict=True))


# Imported last: these modules use the names above.
from torch.autograd.checkpoint import checkpoint, checkpoint_sequential  # noqa: E402
from torch.autograd.gradcheck import gradcheck, gradgradcheck  # noqa: E402
