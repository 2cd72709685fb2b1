"""Distributed training: ranks, collectives, point-to-point messages, and data-parallel modules and optimizers.

Tensors travel over MPI (mpi4py). With the backend "nccl", tensors on GPUs travel from GPU to GPU. Names and arguments
are those of PyTorch's torch.distributed. `python -m torch.distributed.run -n 4 script.py` starts a script on four
ranks.

>>> import torch.distributed as dist
>>> dist.init()
>>> dist.rank() < dist.world_size()
True
"""

from torch.distributed import distlearn, fsdp, optim
from torch.distributed.backends import (
    Backend,
    get_default_backend_for_device,
    is_available,
    is_backend_available,
    is_gloo_available,
    is_mpi_available,
    is_nccl_available,
    is_ucc_available,
    is_xccl_available,
    supports_complex,
)
from torch.distributed.collectives import (
    all_gather,
    all_gather_into_tensor,
    all_gather_single,
    all_reduce,
    all_to_all,
    all_to_all_single,
    barrier,
    broadcast,
    gather,
    monitored_barrier,
    reduce,
    reduce_scatter,
    reduce_scatter_single,
    reduce_scatter_tensor,
    scatter,
)
from torch.distributed.comm_hooks import GradBucket
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.elastic import shrink
from torch.distributed.failures import DistBackendError, DistError, DistNetworkError, DistStoreError, RankFailed
from torch.distributed.groups import (  # noqa: F401, names with an underscore are for packages
    GroupMember,
    _get_default_group,
    _rank_not_in_group,
    destroy_process_group,
    get_backend,
    get_backend_config,
    get_global_rank,
    get_group_rank,
    get_node_local_rank,
    get_pg_count,
    get_process_group_ranks,
    get_rank,
    get_world_size,
    group,
    init_process_group,
    is_initialized,
    is_torchelastic_launched,
    new_group,
    new_subgroups,
    new_subgroups_by_enumeration,
    split_group,
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
from torch.distributed.process_group import (
    DebugLevel,
    ProcessGroup,
    default_pg_timeout,
    get_debug_level,
    set_debug_level,
    set_debug_level_from_env,
)
from torch.distributed.rendezvous import register_rendezvous_handler, rendezvous
from torch.distributed.store import FileStore, HashStore, PrefixStore, Store, TCPStore
from torch.distributed.work import Work

# Short names of the same functions.
init, destroy, rank, world_size = init_process_group, destroy_process_group, get_rank, get_world_size
reduce_op = ReduceOp

__all__ = [
    "Backend", "DebugLevel", "DeviceMesh", "DistBackendError", "DistError", "DistNetworkError", "DistStoreError",
    "FileStore", "GradBucket", "GroupMember", "HashStore", "P2POp", "PrefixStore", "ProcessGroup", "RankFailed",
    "ReduceOp", "Store", "TCPStore", "Work", "all_gather", "all_gather_into_tensor", "all_gather_object",
    "all_gather_single", "all_reduce", "all_to_all", "all_to_all_single", "barrier", "batch_isend_irecv", "broadcast",
    "broadcast_object_list", "default_pg_timeout", "destroy", "destroy_process_group", "distlearn", "fsdp", "gather",
    "gather_object", "get_backend", "get_backend_config", "get_debug_level", "get_default_backend_for_device",
    "get_global_rank", "get_group_rank", "get_node_local_rank", "get_pg_count", "get_process_group_ranks", "get_rank",
    "get_world_size", "group", "init", "init_device_mesh", "init_process_group", "irecv", "is_available",
    "is_backend_available", "is_gloo_available", "is_initialized", "is_mpi_available", "is_nccl_available",
    "is_torchelastic_launched", "is_ucc_available", "is_xccl_available", "isend", "monitored_barrier", "new_group",
    "new_subgroups", "new_subgroups_by_enumeration", "optim", "rank", "recv", "recv_object_list", "reduce", "reduce_op",
    "reduce_scatter", "reduce_scatter_single", "reduce_scatter_tensor", "register_rendezvous_handler", "rendezvous",
    "scatter", "scatter_object_list", "send", "send_object_list", "set_debug_level", "set_debug_level_from_env",
    "shrink", "split_group", "supports_complex", "world_size",
]
