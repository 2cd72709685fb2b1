"""Tensors whose elements are spread over the ranks of a mesh, and the modules that compute with them."""

from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.tensor import calls as _calls  # noqa: F401
from torch.distributed.tensor.dtensor import (
    DTensor,
    distribute_module,
    distribute_tensor,
    empty,
    full,
    ones,
    rand,
    randn,
    zeros,
)
from torch.distributed.tensor.placements import Partial, Placement, Replicate, Shard, padded, rows_of  # noqa: F401

__all__ = ["DTensor", "DeviceMesh", "Partial", "Placement", "Replicate", "Shard", "distribute_module",
           "distribute_tensor", "empty", "full", "init_device_mesh", "ones", "rand", "randn", "zeros"]
