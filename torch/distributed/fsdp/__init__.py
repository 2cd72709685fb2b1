"""Models larger than one process: `fully_shard` gives each rank a part of parameters, gradients and optimizer state."""

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
from torch.distributed.fsdp.fully_sharded_data_parallel import FullyShardedDataParallel
from torch.distributed.fsdp.sharding import FSDPModule, MixedPrecisionPolicy, fully_shard

__all__ = [
    "BackwardPrefetch", "CPUOffload", "FSDPModule", "FullStateDictConfig", "FullyShardedDataParallel", "MixedPrecision",
    "MixedPrecisionPolicy", "ShardedStateDictConfig", "ShardingStrategy", "StateDictConfig", "StateDictType",
    "fully_shard",
]
