"""Options of FullyShardedDataParallel."""

from __future__ import annotations

import dataclasses
import enum

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from torch._core import dtype


class ShardingStrategy(enum.Enum):
    """What is sharded: FULL_SHARD, all; SHARD_GRAD_OP, but parameters stay whole from forward to backward; NO_SHARD,
    nothing. HYBRID_SHARD and _HYBRID_SHARD_ZERO2 do so within each line of a mesh of two dims.

    >>> dist.fsdp.ShardingStrategy.FULL_SHARD.name
    'FULL_SHARD'
    """

    FULL_SHARD = enum.auto()
    SHARD_GRAD_OP = enum.auto()
    NO_SHARD = enum.auto()
    HYBRID_SHARD = enum.auto()
    _HYBRID_SHARD_ZERO2 = enum.auto()


class BackwardPrefetch(enum.Enum):
    """Accepted for compatibility with PyTorch: the next unit is gathered while one computes.

    >>> len(dist.fsdp.BackwardPrefetch)
    2
    """

    BACKWARD_PRE = enum.auto()
    BACKWARD_POST = enum.auto()


class StateDictType(enum.Enum):
    """What state dicts contain: FULL_STATE_DICT, whole tensors; SHARDED_STATE_DICT, DTensors.

    >>> dist.fsdp.StateDictType.FULL_STATE_DICT.name
    'FULL_STATE_DICT'
    """

    FULL_STATE_DICT = enum.auto()
    SHARDED_STATE_DICT = enum.auto()


@dataclasses.dataclass
class MixedPrecision:
    """Types in which parameters are computed with and gradients are summed; None keeps the parameters' type.

    >>> dist.fsdp.MixedPrecision(param_dtype=torch.bfloat16).cast_forward_inputs
    True
    """

    param_dtype: dtype | None = None
    reduce_dtype: dtype | None = None
    buffer_dtype: dtype | None = None
    keep_low_precision_grads: bool = False
    cast_forward_inputs: bool = True


@dataclasses.dataclass
class CPUOffload:
    """Whether parameters are kept in host memory, where those of a model on the CPU are anyway.

    >>> dist.fsdp.CPUOffload().offload_params
    False
    """

    offload_params: bool = False


@dataclasses.dataclass
class StateDictConfig:
    """Options of state dicts. offload_to_cpu: copy tensors to host memory.

    >>> dist.fsdp.StateDictConfig().offload_to_cpu
    False
    """

    offload_to_cpu: bool = False


@dataclasses.dataclass
class FullStateDictConfig(StateDictConfig):
    """Options of state dicts of whole tensors. rank0_only: the other ranks get an empty dict.

    >>> dist.fsdp.FullStateDictConfig(rank0_only=True).rank0_only
    True
    """

    rank0_only: bool = False


@dataclasses.dataclass
class ShardedStateDictConfig(StateDictConfig):
    """Options of state dicts of DTensors.

    >>> dist.fsdp.ShardedStateDictConfig().offload_to_cpu
    False
    """
