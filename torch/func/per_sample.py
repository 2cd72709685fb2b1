"""call_for_per_sample_grads: a gradient of the parameters for each sample of a batch, as private training needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.func import functional_call, vmap
from torch.utils import _pytree

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def call_for_per_sample_grads(module: torch.nn.Module, *, batch_size: int | None = None, loss_reduction: str = "sum",
                              batch_first: bool = True) -> Callable[..., Any]:  # fmt: skip
    """Return a function that calls a module. A backward pass from the result stores, in `grad_sample` of each parameter
    that requires grad, the gradient of each sample; `grad` of the parameter does not change.

    Args:
        batch_size: the number of samples, by default that of the tensors given to the function.
        loss_reduction: "sum" or "mean", the way in which the loss combines the samples.
        batch_first: whether the samples are along dim 0 of tensors; otherwise along dim 1.

    Each sample passes the module in a batch of its own (`torch.func.vmap`): a module that mixes samples, such as batch
    normalization, gives other results than on the whole batch. The tensors `grad_sample` have size
    (batch_size, *parameter.size()).

    Raises RuntimeError for arguments of other types, for another loss_reduction, for batch sizes that differ, and for a
    second call before `grad_sample` is None again.

    >>> layer = torch.nn.Linear(2, 1)
    >>> call_for_per_sample_grads(layer)(torch.ones(3, 2)).sum().backward()
    >>> layer.weight.grad_sample.size()
    torch.Size([3, 1, 2])
    """
    for value, kind, name in ((module, torch.nn.Module, "module"), (batch_size, (int, type(None)), "batch_size"),
                              (batch_first, bool, "batch_first")):  # fmt: skip
        if not isinstance(value, kind):
            raise RuntimeError(f"call_for_per_sample_grads: {name} is of type {type(value).__name__}")
    if loss_reduction not in ("sum", "mean"):
        raise RuntimeError(f"call_for_per_sample_grads: loss_reduction is {loss_reduction!r}; need 'sum' or 'mean'")
    dim = 0 if batch_first else 1

    def call(*args: Any, **kwargs: Any) -> Any:
        mapped = [value for value in _pytree.tree_leaves((args, kwargs)) if isinstance(value, torch.Tensor)]
        count = _batch_size(mapped, dim, batch_size)
        parameters = {name: _expanded(name, parameter, count, loss_reduction)
                      for name, parameter in module.named_parameters() if parameter.requires_grad}  # fmt: skip

        def one(parameters: Any, args: Any, kwargs: Any) -> Any:
            args, kwargs = _each_tensor(lambda value: value.unsqueeze(dim), (args, kwargs))
            return _each_tensor(lambda value: value.squeeze(dim), functional_call(module, parameters, args, kwargs))

        places = _pytree.tree_map(lambda value: dim if isinstance(value, torch.Tensor) else None, (args, kwargs))
        return vmap(one, (0, *places), dim, randomness="different")(parameters, args, kwargs)

    return call


def _each_tensor(function: Callable[[torch.Tensor], torch.Tensor], values: Any) -> Any:
    return _pytree.tree_map(lambda value: function(value) if isinstance(value, torch.Tensor) else value, values)


def _batch_size(tensors: list[torch.Tensor], dim: int, given: int | None) -> int:
    sizes = {tensor.size(dim) for tensor in tensors} | ({given} if given is not None else set())
    if len(sizes) != 1:
        raise RuntimeError(f"call_for_per_sample_grads: the batch sizes are {sorted(sizes)}; need one")
    return sizes.pop()


def _expanded(name: str, parameter: torch.nn.Parameter, count: int, loss_reduction: str) -> torch.Tensor:
    """Return the parameter once for each sample. Its gradient becomes `grad_sample` of the parameter."""
    if getattr(parameter, "grad_sample", None) is not None:
        raise RuntimeError(f"call_for_per_sample_grads: {name} has grad_sample of an earlier call; set it to None")
    result = parameter.detach().expand(count, *parameter.size()).requires_grad_()

    def keep(grad: torch.Tensor) -> None:
        grad = grad * count if loss_reduction == "mean" else grad
        before = getattr(parameter, "grad_sample", None)
        parameter.grad_sample = grad if before is None else before + grad

    result.register_hook(keep)
    return result
