"""functorch, the name of `torch.func` before PyTorch 2.0, with its functions for stateful modules."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import torch
from torch.func import (  # noqa: F401
    functional_call,
    functionalize,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    stack_module_state,
    vjp,
    vmap,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

__version__ = torch.__version__
__path__: list[str] = []  # makes functorch.experimental importable


def make_functional(
    model: torch.nn.Module, disable_autograd_tracking: bool = False,
) -> tuple[Callable[..., Any], tuple[torch.Tensor, ...]]:
    """Return a function f(parameters, *args) that computes what the module computes, and its parameters as a tuple.

    Args:
        disable_autograd_tracking: return parameters that require no gradient.
    Raises:
        RuntimeError: the module has buffers.

    >>> f, parameters = make_functional(torch.nn.Linear(2, 1))
    >>> f([torch.ones(1, 2), torch.zeros(1)], torch.ones(3, 2)).tolist()
    [[2.0], [2.0], [2.0]]
    """
    if any(True for _ in model.buffers()):
        raise RuntimeError("make_functional: the module has buffers; use make_functional_with_buffers")
    function, parameters, _ = make_functional_with_buffers(model, disable_autograd_tracking)
    return lambda parameters, *args, **options: function(parameters, (), *args, **options), parameters


def make_functional_with_buffers(
    model: torch.nn.Module, disable_autograd_tracking: bool = False,
) -> tuple[Callable[..., Any], tuple[torch.Tensor, ...], tuple[torch.Tensor, ...]]:
    """Return a function f(parameters, buffers, *args), the module's parameters and its buffers, both as tuples.

    Args:
        disable_autograd_tracking: return parameters that require no gradient.

    >>> f, parameters, buffers = make_functional_with_buffers(torch.nn.BatchNorm1d(2).eval())
    >>> f(parameters, buffers, torch.zeros(1, 2)).tolist()
    [[0.0, 0.0]]
    """
    model = deepcopy(model)
    parameters, buffers = dict(model.named_parameters()), dict(model.named_buffers())

    def function(own: Sequence[Any], own_buffers: Sequence[Any], *args: Any, **options: Any) -> Any:
        tensors = {**dict(zip(parameters, own, strict=True)), **dict(zip(buffers, own_buffers, strict=True))}
        return functional_call(model, tensors, args, options)

    tracked = tuple(value.detach() if disable_autograd_tracking else value for value in parameters.values())
    return function, tracked, tuple(buffers.values())


def combine_state_for_ensemble(
    models: Sequence[torch.nn.Module],
) -> tuple[Callable[..., Any], tuple[torch.Tensor, ...], tuple[torch.Tensor, ...]]:
    """Return make_functional_with_buffers of modules of one class, their parameters and buffers stacked along dim 0.

    >>> f, parameters, buffers = combine_state_for_ensemble([torch.nn.Linear(2, 1) for _ in range(3)])
    >>> vmap(f, in_dims=(0, 0, None))(parameters, buffers, torch.ones(4, 2)).size()
    torch.Size([3, 4, 1])
    """
    parameters, buffers = stack_module_state(models)
    function, _, _ = make_functional_with_buffers(models[0])
    return function, tuple(parameters.values()), tuple(buffers.values())


class FunctionalModule:
    """Class that packages check for; `make_functional` returns functions instead."""


class FunctionalModuleWithBuffers(FunctionalModule):
    """Class that packages check for; `make_functional_with_buffers` returns functions instead."""
