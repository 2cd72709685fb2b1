"""Models larger than one process: `fully_shard` gives each rank a part of parameters, gradients and optimizer state."""

from torch.distributed.fsdp.sharding import FSDPModule, MixedPrecisionPolicy, fully_shard

__all__ = ["FSDPModule", "MixedPrecisionPolicy", "fully_shard"]
