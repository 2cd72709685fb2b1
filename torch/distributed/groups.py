"""Process groups: joining a job, ranks, and groups of ranks."""

from __future__ import annotations

import os

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, joining, mpi
from torch.distributed.backends import (  # noqa: F401, PyTorch has them in one module with the groups
    Backend,
    backend_named,
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
from torch.distributed.process_group import ProcessGroup, _state, default_pg_timeout, shown
from torch.distributed.store import seconds

if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterable, Sequence
    from typing import Any

def init_process_group(
    backend: str | None = None, init_method: str | None = None, timeout: datetime.timedelta | None = None,
    world_size: int = -1, rank: int = -1, store: Any = None, group_name: str = "", pg_options: Any = None,
    device_id: Any = None,
) -> None:
    """Join the job of this process. Every process of the job calls it once.

    The processes were started by torchrun, by MPI's mpiexec, or separately with RANK, WORLD_SIZE, MASTER_ADDR and
    MASTER_PORT in their environments. A process without any of these is a job of one rank.

    Args:
        backend: "mpi", the default, or "nccl": tensors on GPUs then travel from GPU to GPU, all others over MPI.
            "gloo" means "mpi".
        init_method: "env://", "tcp://host:port" or "file:///path", which tell where separate processes meet.
        timeout: a timedelta; maximal wait for the other processes, and in one call, after which the job ends. 30
            minutes by default.
        world_size, rank: instead of WORLD_SIZE and RANK.
        store: a Store in which the processes meet, with `rank` and `world_size`.
        group_name, pg_options, device_id: ignored; accepted for compatibility with PyTorch.
    Raises:
        RuntimeError: mpi4py or NCCL is not installed, this process has joined already, or the MPI library cannot
            connect processes that were started separately.
        ValueError: unknown backend, or RANK, WORLD_SIZE, MASTER_ADDR or MASTER_PORT is missing or out of range.
        DistNetworkError, DistStoreError: the other processes do not arrive in time.

    >>> dist.init_process_group()
    >>> dist.is_initialized()
    True
    """
    if _state.world is not None:
        raise RuntimeError("init_process_group: this process has joined a job already; call it once, or "
                           "destroy_process_group() first")
    backend_named(backend)  # raises
    limit = seconds(default_pg_timeout if timeout is None else timeout, "init_process_group")
    joined = joining.join(init_method, limit, world_size, rank, store, _state.groups)
    whole = joined.comm
    _state.world = _added(ProcessGroup(whole.Dup(), list(range(whole.size)), backend, "world", limit))
    failures.end_with_job()
    if whole.size > 1:
        _state.watch = joined.watch(_state.groups)


def _added(group):
    _state.groups.append(group)
    return group


def _rank_not_in_group(group):
    """Return whether this process is outside a group; None is the group of all."""
    return group is not None and (group == GroupMember.NON_GROUP_MEMBER or group.comm is None)


def world() -> ProcessGroup:
    """Return the group of all ranks. Raise RuntimeError before init_process_group."""
    if _state.world is None:
        raise RuntimeError("torch.distributed: this process has not joined a job; call init_process_group() first")
    return _state.world


_get_default_group = world  # in PyTorch


def member(group: ProcessGroup | None, call: str) -> ProcessGroup:
    """Return the group of a call. Raise ValueError if this rank is not in it."""
    result = world() if group is None else group
    if not isinstance(result, ProcessGroup):
        raise TypeError(f"{call}: group is a {type(result).__name__}; need a ProcessGroup, or None for all ranks")
    if result.comm is None:
        raise ValueError(f"{call}: this process is not in the group of ranks {shown(result.ranks)}; only they call it")
    return result


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """Leave a group, or by default the job. Every rank of the group calls it; the job may then be joined again.

    >>> dist.init()
    >>> dist.destroy_process_group()
    """
    whole = group is None or group is _state.world
    left = list(_state.groups) if whole and world() else [group]
    if whole and _state.watch is not None:
        joining.leave()
        _state.watch = None
    for one in reversed(left):
        _state.groups.remove(one)
        for comm in (one.checks, one.comm):
            if comm is not None and not failures.is_elastic():
                comm.Free()
        one.comm = one.checks = one.nccl = None
    if whole:
        _state.world = None


def new_group(
    ranks: Iterable[int] | None = None, timeout: Any = None, backend: str | None = None, pg_options: Any = None,
    use_local_synchronization: bool = False, group_desc: str | None = None, device_id: Any = None,
) -> ProcessGroup:
    """Create a group of some ranks, by default of all. Every rank of the job calls it, whether in the group or not.

    Args:
        ranks: ranks of the job, each at most once.
        backend: by default that of the job.
        timeout: maximal wait in one call, by default that of the job.
        pg_options, use_local_synchronization, group_desc, device_id: ignored; accepted for compatibility with
            PyTorch.
    Raises:
        ValueError: `ranks` is empty, or has duplicates or unknown ranks.

    >>> dist.init()
    >>> dist.new_group([0]).size()
    1
    """
    whole = world()
    chosen = sorted(whole.ranks if ranks is None else ranks)
    if not chosen or len(set(chosen)) < len(chosen) or not set(chosen) <= set(whole.ranks):
        raise ValueError(f"new_group: ranks are {chosen}; need at least one rank among {shown(whole.ranks)}, each once")
    MPI = mpi.load()
    inside = whole.rank() in chosen
    limit = whole.timeout if timeout is None else seconds(timeout, "new_group")
    whole.calls += 1
    comm = whole.comm.Split(0 if inside else MPI.UNDEFINED, whole.rank())
    _state.made += 1
    return _added(ProcessGroup(comm if inside else None, chosen, whole.asked if backend is None else backend,
                               f"group {_state.made}", limit))


def new_subgroups(group_size: int) -> tuple[ProcessGroup, list[ProcessGroup]]:
    """Split the job into groups of `group_size` consecutive ranks.

    Returns:
        (the group of this rank, list of all groups).
    Raises:
        ValueError: `group_size` does not divide the number of ranks.

    >>> dist.init()
    >>> own, groups = dist.new_subgroups(1)
    >>> len(groups) == dist.world_size()
    True
    """
    count = get_world_size()
    if group_size < 1 or count % group_size:
        raise ValueError(f"new_subgroups: group_size is {group_size}; need a divisor of {count}, the number of ranks")
    result = [new_group(range(first, first + group_size)) for first in range(0, count, group_size)]
    return result[get_rank() // group_size], result


def new_subgroups_by_enumeration(
    ranks_per_subgroup_list: Sequence[Sequence[int]], timeout: Any = None, backend: str | None = None,
    pg_options: Any = None, group_desc: str | None = None,
) -> tuple[ProcessGroup | None, list[ProcessGroup]]:
    """Create a group for each list of ranks. No rank is in two lists.

    Returns:
        (the group of this rank or None, list of all groups).
    Raises:
        ValueError: a rank is in two lists, or a list is refused by `new_group`.

    >>> dist.init()
    >>> own, groups = dist.new_subgroups_by_enumeration([[0]])
    >>> len(groups)
    1
    """
    every = [rank for ranks in ranks_per_subgroup_list for rank in ranks]
    if len(set(every)) < len(every) or not every:
        raise ValueError(f"new_subgroups_by_enumeration: the lists are {list(ranks_per_subgroup_list)}; need each rank "
                         "once at most, and at least one")
    result = [new_group(ranks, timeout, backend) for ranks in ranks_per_subgroup_list]
    return next((one for one in result if one.comm is not None), None), result


def split_group(
    parent_pg: ProcessGroup | None = None, split_ranks: Sequence[Sequence[int]] | None = None, timeout: Any = None,
    pg_options: Any = None, group_desc: str | None = None,
) -> ProcessGroup | None:
    """Split a group into disjoint groups. Every rank of the group calls it.

    Args:
        parent_pg: the group to split, by default that of all ranks.
        split_ranks: for each new group, the ranks within `parent_pg`.
    Returns:
        The new group of this rank, or None if no list contains it.
    Raises:
        ValueError: a rank is in two lists or out of range.

    >>> dist.init()
    >>> dist.split_group(split_ranks=[[0]]).size()
    1
    """
    parent = member(parent_pg, "split_group")
    lists = [sorted(ranks) for ranks in split_ranks or []]
    every = [rank for ranks in lists for rank in ranks]
    if not every or len(set(every)) < len(every) or not set(every) <= set(range(parent.size())):
        raise ValueError(f"split_group: split_ranks is {split_ranks}; need disjoint lists of ranks from 0 to "
                         f"{parent.size() - 1}")
    color = next((number for number, ranks in enumerate(lists) if parent.rank() in ranks), None)
    limit = parent.timeout if timeout is None else seconds(timeout, "split_group")
    parent.calls += 1
    comm = parent.comm.Split(mpi.load().UNDEFINED if color is None else color, parent.rank())
    _state.made += 1
    if color is None:
        return None
    return _added(ProcessGroup(comm, [parent.ranks[rank] for rank in lists[color]], parent.asked,
                               f"{parent.group_name} split {parent.calls} part {color}", limit))


def get_pg_count() -> int:
    """Return the number of groups of this process, or 0 outside of a job.

    >>> dist.init()
    >>> dist.get_pg_count()
    1
    """
    return len(_state.groups)


def is_initialized() -> bool:
    """Return whether this process has joined a job.

    >>> dist.is_initialized()
    False
    """
    return _state.world is not None


def is_torchelastic_launched() -> bool:
    """Return whether torchrun has started this process.

    >>> isinstance(dist.is_torchelastic_launched(), bool)
    True
    """
    return failures.is_elastic() or "TORCHELASTIC_RUN_ID" in os.environ


def get_rank(group: ProcessGroup | None = None) -> int:
    """Return the rank of this process in a group, by default in the job; -1 if it is not in the group.

    >>> dist.init()
    >>> 0 <= dist.get_rank() < dist.get_world_size()
    True
    """
    return world().comm.rank if group is None else group.rank()


def get_world_size(group: ProcessGroup | None = None) -> int:
    """Return the number of ranks of a group, by default of the job; -1 if this process is not in the group.

    >>> dist.init()
    >>> dist.get_world_size() >= 1
    True
    """
    return world().comm.size if group is None else group.size() if group.comm is not None else -1


def get_node_local_rank(fallback_rank: int | None = None) -> int:
    """Return the rank of this process among the processes on its host.

    Args:
        fallback_rank: result if the environment does not define LOCAL_RANK.

    >>> dist.init()
    >>> dist.get_node_local_rank(fallback_rank=0) >= 0
    True
    """
    number = os.environ.get("LOCAL_RANK", fallback_rank)
    if number is None:
        comm = world().comm
        number = comm.Split_type(mpi.load().COMM_TYPE_SHARED).rank
    return int(number)


def get_backend(group: ProcessGroup | None = None) -> str:
    """Return the backend of a group, by default of the job, by the name that it was made with: "gloo" stays "gloo".

    >>> dist.init()
    >>> dist.get_backend()
    'mpi'
    """
    return member(group, "get_backend").asked


def get_backend_config(group: ProcessGroup | None = None) -> str:
    """Return the backend of a group for each kind of device.

    >>> dist.init()
    >>> dist.get_backend_config()
    'cpu:mpi,cuda:mpi'
    """
    name = member(group, "get_backend_config").asked
    return name if ":" in name else "cuda:nccl" if name == "nccl" else f"cpu:{name},cuda:{name}"


def get_process_group_ranks(group: ProcessGroup | None = None) -> list[int]:
    """Return the ranks in the job of a group's members.

    >>> dist.init()
    >>> dist.get_process_group_ranks(dist.new_group([0]))
    [0]
    """
    return list((world() if group is None else group).ranks)


def get_group_rank(group: ProcessGroup, global_rank: int) -> int:
    """Return the rank in a group of a rank of the job. Raise ValueError if it is not in the group.

    >>> dist.init()
    >>> dist.get_group_rank(dist.group.WORLD, 0)
    0
    """
    return group.of_global(global_rank, "get_group_rank", "global_rank")


def get_global_rank(group: ProcessGroup, group_rank: int) -> int:
    """Return the rank in the job of a rank in a group. Raise ValueError if it is out of range.

    >>> dist.init()
    >>> dist.get_global_rank(dist.group.WORLD, 0)
    0
    """
    if not 0 <= group_rank < group.size():
        raise ValueError(f"get_global_rank: group_rank is {group_rank}; need 0 to {group.size() - 1}")
    return group.ranks[group_rank]


class GroupMember:
    """Holder of `WORLD`, the group of all ranks, or None before init_process_group.

    >>> dist.init()
    >>> dist.group.WORLD.rank() == dist.rank()
    True
    """

    NON_GROUP_MEMBER = -100

    @property
    def WORLD(self) -> ProcessGroup | None:
        return _state.world


group = GroupMember()
