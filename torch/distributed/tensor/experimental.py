"""Plain tensors beside DTensors."""

from torch.distributed.tensor.dtensor import implicit_replication

__all__ = ["implicit_replication"]
