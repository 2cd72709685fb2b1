"""FullyShardedDataParallel: `fully_shard` with the arguments, policies and state dicts of PyTorch's older class."""

from __future__ import annotations

import contextlib

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.checkpoint.state_dict import StateDictOptions, get_optimizer_state_dict, set_optimizer_state_dict
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp.api import (
    BackwardPrefetch,
    CPUOffload,
    FullStateDictConfig,
    MixedPrecision,
    ShardedStateDictConfig,
    ShardingStrategy,
    StateDictConfig,
    StateDictType,
)
from torch.distributed.fsdp.sharding import FSDPModule, MixedPrecisionPolicy, _paths, shard
from torch.distributed.fsdp.wrap import selected
from torch.distributed.groups import get_rank, get_world_size, world
from torch.distributed.tensor import DTensor
from torch.nn.modules.module import Module
from torch.nn.utils import clip_grad_norm_

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from torch.optim import Optimizer

KEEPS = ShardingStrategy.SHARD_GRAD_OP, ShardingStrategy._HYBRID_SHARD_ZERO2
HYBRID = ShardingStrategy.HYBRID_SHARD, ShardingStrategy._HYBRID_SHARD_ZERO2


class FullyShardedDataParallel(FSDPModule):
    """Shards a module over the ranks, in place: first the submodules that a policy selects, then the rest.

    The result is the module itself, whose class becomes a subclass of this one. Its state dict has whole tensors unless
    `state_dict_type` says otherwise.

    Args:
        process_group: None: all ranks. A smaller group needs a mesh of it.
        sharding_strategy: a ShardingStrategy, FULL_SHARD by default.
        cpu_offload: accepted for models on the CPU.
        auto_wrap_policy: a policy of torch.distributed.fsdp.wrap, or a set of classes.
        mixed_precision: types to compute and communicate in.
        ignored_modules, ignored_states: modules, or parameters, that stay whole.
        device_mesh: of one dim, or of two with replicas along the first.
        backward_prefetch, param_init_fn, device_id, sync_module_states, forward_prefetch, limit_all_gathers,
            use_orig_params: ignored; all ranks start from the first rank's parameters, which keep their names.
    Raises:
        ValueError: the strategy does not fit the mesh, or `fully_shard` refuses a module.

    >>> from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
    >>> dist.init()
    >>> model = FSDP(nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2)), auto_wrap_policy={nn.Linear})
    >>> model(torch.ones(3, 4)).sum().backward()
    >>> isinstance(model[0], FSDP), sorted(model.state_dict())[0]
    (True, '0.bias')
    """

    _kind: tuple[StateDictType, StateDictConfig, Any]

    def __new__(
        cls, module: Module, process_group: Any = None, sharding_strategy: ShardingStrategy | None = None,
        cpu_offload: CPUOffload | None = None, auto_wrap_policy: Any = None,
        backward_prefetch: BackwardPrefetch | None = None, mixed_precision: MixedPrecision | None = None,
        ignored_modules: Iterable[Module] | None = None, param_init_fn: Any = None, device_id: Any = None,
        sync_module_states: bool = False, forward_prefetch: bool = False, limit_all_gathers: bool = True,
        use_orig_params: bool = False, ignored_states: Iterable[Any] | None = None,
        device_mesh: DeviceMesh | None = None,
    ) -> Any:
        """Return the module, sharded."""
        strategy = ShardingStrategy.FULL_SHARD if sharding_strategy is None else sharding_strategy
        mesh = _mesh(process_group, strategy, device_mesh)
        ignored = [one for whole in ignored_modules or () for one in whole.modules()]
        kept = [one for whole in ignored for one in whole.parameters()]
        for one in ignored_states or ():
            kept += one.parameters() if isinstance(one, Module) else [one]
        options = {"mesh": mesh, "policy": _policy(mixed_precision), "kept": kept, "base": cls,
                   "reshards": strategy not in KEEPS}
        for part in selected(module, _as_policy(auto_wrap_policy), {id(one) for one in ignored}):
            if not isinstance(part, FSDPModule):
                _begin(shard(part, **options))
        return _begin(shard(module, **options))

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        """Keep the module as it is: `__new__` has sharded it."""

    @property
    def module(self) -> Module:
        """The sharded module, which is this object."""
        return self

    @contextlib.contextmanager
    def no_sync(self) -> Iterator[None]:
        """Context in which backward accumulates this rank's gradients without a sum over the ranks."""
        self.set_requires_gradient_sync(False)
        try:
            yield
        finally:
            self.set_requires_gradient_sync(True)

    def clip_grad_norm_(self, max_norm: float, norm_type: float = 2.0) -> Any:
        """Scale the gradients so that their norm over all ranks is at most `max_norm`; return the norm before."""
        return clip_grad_norm_(self.parameters(), max_norm, norm_type)

    @staticmethod
    def fsdp_modules(module: Module, root_only: bool = False) -> list[FullyShardedDataParallel]:
        """Return the sharded modules in a module."""
        result = [one for one in module.modules() if isinstance(one, FullyShardedDataParallel)]
        return result[:1] if root_only else result

    @staticmethod
    def set_state_dict_type(
        module: Module, state_dict_type: StateDictType, state_dict_config: StateDictConfig | None = None,
        optim_state_dict_config: Any = None,
    ) -> None:
        """Choose what state dicts of a module contain."""
        default = FullStateDictConfig if state_dict_type is StateDictType.FULL_STATE_DICT else ShardedStateDictConfig
        for one in FullyShardedDataParallel.fsdp_modules(module):
            one._kind = state_dict_type, state_dict_config or default(), optim_state_dict_config

    @staticmethod
    @contextlib.contextmanager
    def state_dict_type(
        module: Module, state_dict_type: StateDictType, state_dict_config: StateDictConfig | None = None,
        optim_state_dict_config: Any = None,
    ) -> Iterator[None]:
        """Context in which state dicts of a module contain whole tensors or DTensors."""
        parts = FullyShardedDataParallel.fsdp_modules(module)
        before = [one._kind for one in parts]
        FullyShardedDataParallel.set_state_dict_type(module, state_dict_type, state_dict_config,
                                                     optim_state_dict_config)
        try:
            yield
        finally:
            for one, kind in zip(parts, before, strict=True):
                one._kind = kind

    @staticmethod
    def optim_state_dict(
        model: Module, optim: Optimizer, optim_state_dict: Any = None, group: Any = None,
    ) -> dict[str, Any]:
        """Return the state of an optimizer by the names of the model's parameters: whole tensors, or DTensors."""
        whole = FullyShardedDataParallel.fsdp_modules(model)[0]._kind[0] is StateDictType.FULL_STATE_DICT
        return get_optimizer_state_dict(model, optim, options=StateDictOptions(full_state_dict=whole))

    @staticmethod
    def optim_state_dict_to_load(
        model: Module, optim: Optimizer, optim_state_dict: dict[str, Any], is_named_optimizer: bool = False,
        load_directly: bool = False, group: Any = None,
    ) -> dict[str, Any]:
        """Return what the optimizer's load_state_dict takes, for the result of `optim_state_dict`."""
        before = optim.state_dict()
        set_optimizer_state_dict(model, optim, optim_state_dict)
        result = optim.state_dict()
        if not load_directly:
            optim.load_state_dict(before)
        return result


def _mesh(group, strategy, mesh):
    """Return the mesh of a strategy."""
    if mesh is None and group is not None and group is not world():
        raise ValueError("FullyShardedDataParallel: process_group has not all ranks; give device_mesh instead")
    if strategy in HYBRID and (mesh is None or mesh.ndim != 2):
        raise ValueError(f"FullyShardedDataParallel: {strategy.name} needs device_mesh of two dims: replicas, shards")
    if strategy is ShardingStrategy.NO_SHARD:
        return init_device_mesh("cpu", (get_world_size(), 1))
    return mesh


def _policy(precision):
    if precision is None:
        return MixedPrecisionPolicy()
    return MixedPrecisionPolicy(precision.param_dtype, precision.reduce_dtype,
                                cast_forward_inputs=precision.cast_forward_inputs)


def _as_policy(policy: Any) -> Callable[..., bool]:
    """Return a policy of None, a set of classes or a policy."""
    if policy is None:
        return lambda module, recurse, nonwrapped_numel: False
    if isinstance(policy, (set, frozenset, list, tuple)):
        classes = tuple(policy)
        return lambda module, recurse, nonwrapped_numel: recurse or isinstance(module, classes)
    return policy


def _begin(module):
    """Let state dicts of a sharded module have whole tensors."""
    module._kind = StateDictType.FULL_STATE_DICT, FullStateDictConfig(), None
    module.register_state_dict_post_hook(_as_chosen)
    return module


def _as_chosen(module, state_dict, prefix, local_metadata):
    """Replace DTensors in a state dict with whole tensors if that is chosen."""
    kind, config, _ = module._kind
    hidden = getattr(config, "rank0_only", False) and get_rank() > 0
    for path, _ in _paths(module):
        value = state_dict.get(prefix + path)
        if isinstance(value, DTensor) and kind is StateDictType.FULL_STATE_DICT:
            whole = value.full_tensor()
            state_dict[prefix + path] = whole.cpu() if config.offload_to_cpu else whole
    if hidden and not prefix:
        state_dict.clear()


__all__ = ["FullyShardedDataParallel", "MixedPrecision", "ShardingStrategy", "StateDictType"]
