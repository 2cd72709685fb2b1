"""Optimizer steps as functions of lists: adam(params, grads, exp_avgs, …, lr=…).

A call steps an optimizer whose parameters share memory with those of the list, and whose states are the lists'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch._core import Tensor
from torch.optim.adaptive import Adadelta, Adagrad, Adam, Adamax, AdamW, NAdam, RAdam, RMSprop
from torch.optim.descent import ASGD, SGD, Rprop

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.optim.optimizer import Optimizer

# How PyTorch's functions spell options that are pairs.
_PAIRS = {"betas": ("beta1", "beta2"), "etas": ("etaminus", "etaplus"),
          "step_sizes": ("step_size_min", "step_size_max")}
# Options that choose between PyTorch's own loops.
_UNUSED = frozenset("foreach capturable differentiable fused grad_scale found_inf has_sparse_grad has_complex".split())


def _function(kind: type[Optimizer], states: str) -> Callable[..., None]:
    """Return the function of an optimizer's class, whose lists of states are those of the given keys, in this order."""
    keys, name = states.split(), kind.__name__.lower()

    def step(params: list[Tensor], grads: list[Tensor], *lists: list[Any], **options: Any) -> None:
        if "state_steps" in options:
            lists = (*lists, options.pop("state_steps"))
        if len(lists) < len(keys):
            raise TypeError(f"{name} takes lists of params, grads, {', '.join(keys)}; {len(lists) + 2} were given")
        numbers = {key: value for key, value in options.items() if key not in _UNUSED}
        for pair, parts in _PAIRS.items():
            if parts[0] in numbers:
                numbers[pair] = tuple(numbers.pop(part) for part in parts)
        leaves = [param.detach().requires_grad_() for param in params]
        optimizer = kind(leaves, **numbers)
        states = dict(zip(keys, lists, strict=False))
        for index, leaf in enumerate(leaves):
            leaf.grad = grads[index]
            optimizer.state[leaf] = {key: _number(values[index]) if key in _NUMBERS else values[index]
                                     for key, values in states.items()
                                     if index < len(values) and values[index] is not None}
        optimizer.step()
        for index, leaf in enumerate(leaves):
            for key, values in states.items():
                _put(values, index, optimizer.state[leaf].get(key))

    step.__name__ = step.__qualname__ = name
    step.__doc__ = f"""Step {kind.__name__} once, in place.

    Args:
        params, grads: the parameters and their gradients.
        {', '.join(keys)}: the states of each parameter, in this order; steps are tensors or numbers.
        options: those of torch.optim.{kind.__name__}, with beta1 and beta2 instead of betas.
    Raises:
        TypeError: a list is missing.
    """
    return step


_NUMBERS = {"step", "eta", "mu", "mu_product"}  # states that this library keeps as numbers


def _number(value: Any) -> float:
    number = float(value)
    return int(number) if number == int(number) else number


def _put(values: list[Any], index: int, value: Any) -> None:
    """Write a state behind a step: into its tensor where there is one, otherwise into its list."""
    if index < len(values) and value is not None and values[index] is not value:
        if not isinstance(values[index], Tensor):
            values[index] = _number(value) if isinstance(value, Tensor) and not value.dim() else value
        elif isinstance(value, Tensor):
            values[index].copy_(value)
        else:
            values[index].fill_(value)


adadelta = _function(Adadelta, "square_avg acc_delta step")
adagrad = _function(Adagrad, "sum step")
adam = _function(Adam, "exp_avg exp_avg_sq max_exp_avg_sq step")
adamax = _function(Adamax, "exp_avg exp_inf step")
adamw = _function(AdamW, "exp_avg exp_avg_sq max_exp_avg_sq step")
asgd = _function(ASGD, "ax mu eta step")
nadam = _function(NAdam, "exp_avg exp_avg_sq mu_product step")
radam = _function(RAdam, "exp_avg exp_avg_sq step")
rmsprop = _function(RMSprop, "square_avg grad_avg momentum_buffer step")
rprop = _function(Rprop, "prev step_size step")
sgd = _function(SGD, "momentum_buffer")
