"""State dicts of sharded and plain models and their optimizers, by parameter names, for checkpoints."""

from __future__ import annotations

import dataclasses

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.data_parallel import DistributedDataParallel
from torch.distributed.objects import broadcast_object_list
from torch.distributed.tensor import DTensor

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from torch.nn import Module
    from torch.optim import Optimizer


@dataclasses.dataclass
class StateDictOptions:
    """Options of the functions of this module.

    Attributes:
        full_state_dict: whole tensors in place of DTensors.
        cpu_offload: tensors in host memory.
        strict: as for `Module.load_state_dict`.
        broadcast_from_rank0: rank 0 has the state dict, and the others load what it broadcasts.

    >>> from torch.distributed.checkpoint.state_dict import StateDictOptions
    >>> StateDictOptions(cpu_offload=True).full_state_dict
    False
    """

    full_state_dict: bool = False
    cpu_offload: bool = False
    strict: bool = True
    broadcast_from_rank0: bool = False


def _converted(value, options):
    if isinstance(value, dict):
        return {key: _converted(one, options) for key, one in value.items()}
    if isinstance(value, DTensor):
        if options.full_state_dict:
            value = value.full_tensor()
        elif options.cpu_offload:
            return DTensor(value.to_local().cpu(), value.device_mesh, value.shape)
    return value.cpu() if torch.is_tensor(value) and options.cpu_offload else value


def _inner(model):
    """Return the module that a DistributedDataParallel wraps, or the model itself."""
    return model.module if isinstance(model, DistributedDataParallel) else model


def get_model_state_dict(model: Module, *, options: StateDictOptions | None = None) -> dict[str, Any]:
    """Return the state dict of a model; sharded parameters are DTensors.

    >>> from torch.distributed.checkpoint.state_dict import get_model_state_dict
    >>> sorted(get_model_state_dict(nn.Linear(2, 2)))
    ['bias', 'weight']
    """
    return _converted(dict(_inner(model).state_dict()), options or StateDictOptions())


def set_model_state_dict(
    model: Module, model_state_dict: dict[str, Any], *, options: StateDictOptions | None = None,
) -> Any:
    """Load the state dict of a model, with DTensors or whole tensors.

    >>> from torch.distributed.checkpoint.state_dict import get_model_state_dict, set_model_state_dict
    >>> model = nn.Linear(2, 2)
    >>> set_model_state_dict(model, get_model_state_dict(model)).missing_keys
    []
    """
    options = options or StateDictOptions()
    if options.broadcast_from_rank0:
        received = [model_state_dict]
        broadcast_object_list(received, 0)
        model_state_dict = received[0]
    return _inner(model).load_state_dict(model_state_dict, strict=options.strict)


def _names(model):
    return {id(parameter): name for name, parameter in _inner(model).named_parameters()}


def _list(optimizers):
    return list(optimizers) if isinstance(optimizers, (list, tuple)) else [optimizers]


def _begin(optimizer):
    """Let an optimizer without state make it, by a step with gradients of zero and a learning rate of 0."""
    parameters = [one for group in optimizer.param_groups for one in group["params"] if one.requires_grad]
    if optimizer.state or any(one.grad is not None for one in parameters):
        return
    rates = [group.get("lr") for group in optimizer.param_groups]
    values = [one.data.clone() for one in parameters]
    for one in parameters:
        one.grad = torch.zeros_like(one)
    for group in optimizer.param_groups:
        if "lr" in group:
            group["lr"] = 0.0
    optimizer.step()
    for group, rate in zip(optimizer.param_groups, rates, strict=True):
        if rate is not None:
            group["lr"] = rate
    for one, value in zip(parameters, values, strict=True):
        one.data.copy_(value)
        one.grad = None


def _wrapped(value, parameter):
    """Return the state of a sharded parameter as a DTensor."""
    shard = getattr(parameter, "_shard", None)
    if shard is None or not torch.is_tensor(value) or value.size() != parameter.size():
        return value
    return DTensor(value, shard.unit.mesh, shard.size)


def get_optimizer_state_dict(
    model: Module, optimizers: Optimizer | Iterable[Optimizer], *, options: StateDictOptions | None = None,
) -> dict[str, Any]:
    """Return the state of optimizers by the names of the model's parameters.

    An optimizer that has made no step gets a state first, as it is before its first step.

    >>> from torch.distributed.checkpoint.state_dict import get_optimizer_state_dict
    >>> model = nn.Linear(2, 2)
    >>> sorted(get_optimizer_state_dict(model, optim.Adam(model.parameters()))["state"])
    ['bias', 'weight']
    """
    names, result = _names(model), {"state": {}, "param_groups": []}
    for optimizer in _list(optimizers):
        _begin(optimizer)
        for group in optimizer.param_groups:
            result["param_groups"].append({**group, "params": [names[id(one)] for one in group["params"]]})
            for one in group["params"]:
                result["state"][names[id(one)]] = {
                    key: _wrapped(value, one) for key, value in optimizer.state.get(one, {}).items()}
    return _converted(result, options or StateDictOptions())


def set_optimizer_state_dict(
    model: Module, optimizers: Optimizer | Iterable[Optimizer], optim_state_dict: dict[str, Any], *,
    options: StateDictOptions | None = None,
) -> None:
    """Load the state of optimizers by the names of the model's parameters.

    >>> from torch.distributed.checkpoint.state_dict import get_optimizer_state_dict, set_optimizer_state_dict
    >>> model = nn.Linear(2, 2)
    >>> optimizer = optim.Adam(model.parameters())
    >>> set_optimizer_state_dict(model, optimizer, get_optimizer_state_dict(model, optimizer))
    """
    names = _names(model)
    groups = {name: group for group in optim_state_dict["param_groups"] for name in group["params"]}
    for optimizer in _list(optimizers):
        for group in optimizer.param_groups:
            own = groups[names[id(group["params"][0])]] if group["params"] else {}
            group.update({key: value for key, value in own.items() if key != "params"})
            for one in group["params"]:
                state = optim_state_dict["state"].get(names[id(one)], {})
                optimizer.state[one] = {key: _rows(value, one) for key, value in state.items()}


def _rows(value, parameter):
    """Return this rank's rows of the state of a parameter."""
    shard = getattr(parameter, "_shard", None)
    if isinstance(value, DTensor):
        return value.to_local()
    if shard is not None and torch.is_tensor(value) and tuple(value.size()) == tuple(shard.size):
        return value.narrow(0, shard.first, shard.count).clone()
    return value


def get_state_dict(
    model: Module, optimizers: Optimizer | Iterable[Optimizer], *, options: StateDictOptions | None = None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return (state dict of the model, state of the optimizers).

    >>> from torch.distributed.checkpoint.state_dict import get_state_dict
    >>> model = nn.Linear(2, 2)
    >>> of_model, of_optimizer = get_state_dict(model, optim.Adam(model.parameters()))
    """
    return (get_model_state_dict(model, options=options),
            get_optimizer_state_dict(model, optimizers, options=options))


def set_state_dict(
    model: Module, optimizers: Optimizer | Iterable[Optimizer], *, model_state_dict: dict[str, Any],
    optim_state_dict: dict[str, Any], options: StateDictOptions | None = None,
) -> Any:
    """Load the state dicts of a model and of its optimizers.

    >>> from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
    >>> model = nn.Linear(2, 2)
    >>> optimizer = optim.Adam(model.parameters())
    >>> of_model, of_optimizer = get_state_dict(model, optimizer)
    >>> unmatched = set_state_dict(model, optimizer, model_state_dict=of_model, optim_state_dict=of_optimizer)
    """
    set_optimizer_state_dict(model, optimizers, optim_state_dict, options=options)
    return set_model_state_dict(model, model_state_dict, options=options)


__all__ = [
    "StateDictOptions", "get_model_state_dict", "get_optimizer_state_dict", "get_state_dict", "set_model_state_dict",
    "set_optimizer_state_dict", "set_state_dict",
]
