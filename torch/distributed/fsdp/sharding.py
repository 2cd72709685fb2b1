"""fully_shard: parameters, gradients and optimizer state in shards (ZeRO stage 3; Rajbhandari and others, 2020)."""

from __future__ import annotations

import dataclasses

import torch
from torch._base.nested import mapped
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.graph import saved_tensors_hooks
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp.unit import Unit, drop_started, pack, unpack
from torch.distributed.groups import get_world_size
from torch.distributed.tensor import DTensor
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from torch.distributed.device_mesh import DeviceMesh


@dataclasses.dataclass(frozen=True)
class MixedPrecisionPolicy:
    """Types in which a sharded module computes and communicates; None keeps the parameters' type.

    Attributes:
        param_dtype: of whole parameters, forward and backward.
        reduce_dtype: of the sum of gradients.
        output_dtype: of the module's floating outputs.
        cast_forward_inputs: convert floating inputs to `param_dtype`.

    >>> dist.fsdp.MixedPrecisionPolicy(param_dtype=torch.bfloat16).cast_forward_inputs
    True
    """

    param_dtype: torch.dtype | None = None
    reduce_dtype: torch.dtype | None = None
    output_dtype: torch.dtype | None = None
    cast_forward_inputs: bool = True


class _Run:
    """The forward pass in progress: the outermost sharded module, and the last unit that it entered."""

    root: Any = None
    last: Unit | None = None


_run = _Run()


class FSDPModule(Module):
    """Base class that `fully_shard` gives to a module.

    >>> dist.init()
    >>> isinstance(dist.fsdp.fully_shard(nn.Linear(2, 2)), dist.fsdp.FSDPModule)
    True
    """

    _unit: Unit

    def forward(self, *inputs: Any, **keywords: Any) -> Any:
        unit, outermost = self._unit, _run.root is None
        if outermost:
            _run.root, _run.last = self, None
            drop_started()
        if _run.last is not None and _run.last is not unit:
            _run.last.next, unit.previous = unit, _run.last
        _run.last = unit
        policy = unit.policy
        if policy.param_dtype is not None and policy.cast_forward_inputs:
            inputs, keywords = mapped(_to(policy.param_dtype), (inputs, keywords))
        try:
            unit.enter()
            try:
                if outermost:
                    with saved_tensors_hooks(pack, unpack):
                        output = super().forward(*inputs, **keywords)
                else:
                    output = super().forward(*inputs, **keywords)
            finally:
                unit.leave()
        finally:
            if outermost:
                _run.root = _run.last = None
        return output if policy.output_dtype is None else mapped(_to(policy.output_dtype), output)

    def unshard(self, async_op: bool = False) -> None:
        """Gather the module's own parameters before its next forward."""
        self._unit.start()

    def reshard(self) -> None:
        """Drop the whole parameters."""
        self._unit.release()

    def set_requires_gradient_sync(self, requires_gradient_sync: bool, *, recurse: bool = True) -> None:
        """Sum gradients over the ranks in backward, or with False keep them whole until the next backward that does."""
        for module in self._sharded(recurse):
            module._unit.syncs = requires_gradient_sync

    def set_reshard_after_forward(self, reshard_after_forward: bool, recurse: bool = True) -> None:
        """Drop whole parameters after forward, or with False keep them for backward."""
        for module in self._sharded(recurse):
            module._unit.reshards = reshard_after_forward

    def _sharded(self, recurse):
        return [one for one in (self.modules() if recurse else [self]) if isinstance(one, FSDPModule)]

    def __deepcopy__(self, memo):
        raise TypeError(f"{type(self).__name__}: a sharded module cannot be copied; copy it before fully_shard")

    def __reduce_ex__(self, protocol):
        raise TypeError(f"{type(self).__name__}: a sharded module cannot be pickled; save its state_dict with "
                        "torch.distributed.checkpoint")


def _to(dtype):
    return lambda value: value.to(dtype) if torch.is_tensor(value) and value.is_floating_point() else value


def fully_shard(
    module: Module, *, mesh: DeviceMesh | None = None, reshard_after_forward: bool | None = None,
    shard_placement_fn: Any = None, mp_policy: MixedPrecisionPolicy | None = None, offload_policy: Any = None,
    ignored_params: Iterable[Any] | None = None,
) -> Module:
    """Shard the parameters of a module over the ranks, in place. Call it for each layer, then for the whole model.

    A rank keeps its rows of each parameter. The whole parameters of the module, but those of sharded submodules, exist
    only while it runs: they are gathered before its forward and again for its backward, the next module's while this
    one computes. Gradients are the mean over the ranks, which pass different data, and sharded like the parameters.
    Make the optimizer afterwards. All ranks start from the first rank's parameters.

    Args:
        module: its class becomes a subclass of FSDPModule and of its own class.
        mesh: of one dim; or of two, with replicas along the first. By default all ranks.
        reshard_after_forward: drop the whole parameters after forward (default), or keep them for backward.
        shard_placement_fn, offload_policy: must be None.
        mp_policy: types to compute and communicate in.
        ignored_params: parameters that stay as they are.
    Returns:
        The module.
    Raises:
        ValueError: the module has been sharded, or a parameter has no dims.

    >>> dist.init()
    >>> model = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 2))
    >>> for layer in (model[0], model[2]):
    ...     _ = dist.fsdp.fully_shard(layer)
    >>> model = dist.fsdp.fully_shard(model)
    >>> model(torch.ones(3, 4)).sum().backward()
    """
    for name, value in (("shard_placement_fn", shard_placement_fn), ("offload_policy", offload_policy)):
        if value is not None:
            raise ValueError(f"fully_shard: {name} must be None")
    if not isinstance(module, Module):
        raise TypeError(f"fully_shard: module is a {type(module).__name__}; need a Module")
    if isinstance(module, FSDPModule):
        raise ValueError(f"fully_shard: this {type(module).__name__} has been sharded already")
    policy = MixedPrecisionPolicy() if mp_policy is None else mp_policy
    return shard(module, mesh, policy, ignored_params or (), FSDPModule, reshard_after_forward is not False)


def shard(
    module: Module, mesh: DeviceMesh | None, policy: MixedPrecisionPolicy, kept: Iterable[Any],
    base: type[FSDPModule], reshards: bool,
) -> Module:
    """Shard a module in place; its class becomes a subclass of `base`, too.

    Args:
        kept: parameters that stay whole.
        reshards: drop the whole parameters after forward.
    """
    mesh = init_device_mesh("cpu", (get_world_size(),)) if mesh is None else mesh
    if mesh.ndim > 2:
        raise ValueError(f"fully_shard: the mesh has {mesh.ndim} dims; need one, or two with replicas along the first")
    ignored = {id(one) for one in kept}
    entries = []
    for owner in _own_modules(module):
        entries += [(owner, name) for name, one in owner.named_parameters(recurse=False)
                    if id(one) not in ignored and getattr(one, "_shard", None) is None]
    _refuse_shared(module, entries)
    unit = Unit(entries, mesh, policy)
    unit.reshards = reshards
    module.__class__ = type(f"FSDP{type(module).__name__}", (base, type(module)), {})
    module._unit = unit
    module.register_state_dict_post_hook(_as_parts)
    module.register_load_state_dict_pre_hook(_as_rows)
    return module


def _own_modules(module):
    """Yield a module and its submodules, but those that are sharded themselves."""
    yield module
    for child in module.children():
        if not isinstance(child, FSDPModule):
            yield from _own_modules(child)


def _refuse_shared(module, entries):
    """Raise ValueError if two names have one parameter."""
    names: dict[int, str] = {}
    for owner, name in entries:
        other = names.setdefault(id(getattr(owner, name)), name)
        same = sum(getattr(owner, name) is getattr(one, two) for one, two in entries)
        if same > 1:
            raise ValueError(f"fully_shard: {type(module).__name__} uses one parameter under two names, {other!r} and "
                             f"{name!r}; name it in ignored_params")


def _paths(module):
    """Yield (path within the module, Shard) of the parameters of its unit."""
    prefixes = {id(one): path for path, one in module.named_modules()}
    for shard in module._unit.shards:
        path = prefixes[id(shard.owner)]
        yield f"{path}.{shard.name}" if path else shard.name, shard


def _as_parts(module, state_dict, prefix, local_metadata):
    """Replace this rank's rows in a state dict with DTensors."""
    for path, shard in _paths(module):
        rows = state_dict.get(prefix + path)
        if torch.is_tensor(rows):
            state_dict[prefix + path] = DTensor(rows, module._unit.mesh, shard.size)


def _as_rows(module, state_dict, prefix, *others):
    """Replace DTensors and whole tensors in a state dict with this rank's rows."""
    for path, shard in _paths(module):
        value = state_dict.get(prefix + path)
        if isinstance(value, DTensor):
            state_dict[prefix + path] = value.to_local()
        elif torch.is_tensor(value) and tuple(value.size()) == tuple(shard.size):
            state_dict[prefix + path] = value.narrow(0, shard.first, shard.count)
