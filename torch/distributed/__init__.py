"""Distributed training: ranks, collectives, point-to-point messages, and data-parallel modules and optimizers.

Tensors travel over MPI (mpi4py). With the backend "nccl", tensors on GPUs travel from GPU to GPU. Names and arguments
are those of PyTorch's torch.distributed. `python -m torch.distributed.run -n 4 script.py` starts a script on four
ranks.

>>> import torch.distributed as dist
>>> dist.init()
>>> dist.rank() < dist.world_size()
True
"""

from datetime import timedelta

from torch.distributed import distlearn, optim
from torch.distributed.collectives import (
    all_gather,
    all_gather_into_tensor,
    all_reduce,
    all_to_all,
    all_to_all_single,
    barrier,
    broadcast,
    gather,
    monitored_barrier,
    reduce,
    reduce_scatter,
    reduce_scatter_tensor,
    scatter,
)
from torch.distributed.elastic import shrink
from torch.distributed.failures import RankFailed
from torch.distributed.groups import (
    Backend,
    GroupMember,
    ProcessGroup,
    destroy_process_group,
    get_backend,
    get_global_rank,
    get_group_rank,
    get_node_local_rank,
    get_process_group_ranks,
    get_rank,
    get_world_size,
    group,
    init_process_group,
    is_available,
    is_gloo_available,
    is_initialized,
    is_mpi_available,
    is_nccl_available,
    is_torchelastic_launched,
    new_group,
    new_subgroups,
)
from torch.distributed.messages import P2POp, batch_isend_irecv, irecv, isend, recv, send
from torch.distributed.mpi import ReduceOp
from torch.distributed.objects import (
    all_gather_object,
    broadcast_object_list,
    gather_object,
    recv_object_list,
    scatter_object_list,
    send_object_list,
)
from torch.distributed.work import Work

# Short names of the same functions.
init, destroy, rank, world_size = init_process_group, destroy_process_group, get_rank, get_world_size
reduce_op = ReduceOp

default_pg_timeout = timedelta(minutes=30)


def is_backend_available(backend: str) -> bool:
    """Return whether a backend of that name can be used: "mpi", "gloo" (which is MPI here too), or "nccl"."""
    known = {"mpi": is_mpi_available, "gloo": is_gloo_available, "nccl": is_nccl_available}
    return backend.lower() in known and known[backend.lower()]()


def is_ucc_available() -> bool:
    """Return False: ranks exchange tensors by MPI or NCCL."""
    return False


is_xccl_available = is_ucc_available


def get_default_backend_for_device(device: object) -> str:
    """Return "nccl" for GPUs and "gloo" otherwise."""
    return "nccl" if getattr(device, "type", device) == "cuda" else "gloo"


__all__ = [
    "Backend", "GroupMember", "P2POp", "ProcessGroup", "RankFailed", "ReduceOp", "Work", "all_gather",
    "all_gather_into_tensor",
    "all_gather_object", "all_reduce", "all_to_all", "all_to_all_single", "barrier", "batch_isend_irecv", "broadcast",
    "broadcast_object_list", "destroy", "destroy_process_group", "distlearn", "gather", "gather_object", "get_backend",
    "get_global_rank", "get_group_rank", "get_node_local_rank", "get_process_group_ranks", "get_rank",
    "get_world_size", "group", "init", "init_process_group", "irecv", "is_available", "is_gloo_available",
    "is_initialized", "is_mpi_available", "is_nccl_available", "is_torchelastic_launched", "isend",
    "monitored_barrier", "new_group", "new_subgroups", "optim", "rank", "recv", "recv_object_list", "reduce",
    "reduce_op", "reduce_scatter", "reduce_scatter_tensor", "scatter", "scatter_object_list", "send",
    "send_object_list", "shrink", "world_size",
]
