"""Process groups: joining a job, ranks, and groups of ranks."""

from __future__ import annotations

import os
import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, mpi

if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterable
    from typing import Any

BACKENDS = ("mpi", "nccl")
OTHERS = ("gloo", "cpu:gloo", "cpu:gloo,cuda:nccl", "cpu:mpi,cuda:nccl")  # PyTorch's backends that MPI replaces
DEBUG = "TORCH_DISTRIBUTED_DEBUG"
default_pg_timeout = None  # no limit


class ProcessGroup:
    """A group of ranks of a job that call collectives together.

    Attributes:
        ranks: the ranks in the job.
        comm: the communicator of mpi4py, or None if this process is not in the group.

    >>> dist.init()
    >>> dist.group.WORLD.size() == dist.world_size()
    True
    """

    def __init__(self, comm: Any, ranks: list[int], backend: str, name: str) -> None:
        self.comm, self.ranks, self.backend, self.group_name = comm, ranks, backend, name
        self.calls = 0  # collectives that this rank has started
        self.nccl = None  # a torch.cuda.nccl.Communicator, created on first use
        self.checks = None  # a separate communicator on which debug mode compares calls
        if comm is not None and is_debug():
            self.checks = comm.Dup()

    def rank(self) -> int:
        """Return the rank of this process in the group, or -1 if it is not in the group."""
        return -1 if self.comm is None else self.comm.rank

    def size(self) -> int:
        return len(self.ranks)

    def of_global(self, rank: int, call: str, name: str) -> int:
        """Return the rank in the group of a rank of the job. Raise ValueError if it is not in the group."""
        if isinstance(rank, bool) or not isinstance(rank, int) or rank not in self.ranks:
            raise ValueError(f"{call}: {name} is {rank!r}; need one of the ranks {shown(self.ranks)}")
        return self.ranks.index(rank)

    def replace(self, comm: Any, lost: list[int]) -> None:
        """Continue with the remaining ranks; the ranks of the whole job are numbered anew."""
        self.comm = comm
        self.ranks = list(range(comm.size)) if self is _state.world else [
            rank for place, rank in enumerate(self.ranks) if place not in lost]
        self.nccl = None
        self.checks = comm.Dup() if self.checks is not None else None

    def __repr__(self) -> str:
        return f"ProcessGroup({self.group_name}: ranks {shown(self.ranks)}, {self.backend})"


class _State:
    """The job of this process."""

    world: ProcessGroup | None = None
    watch: Any = None
    groups: list[ProcessGroup]
    made = 0  # number of groups created so far, for their names

    def __init__(self) -> None:
        self.groups = []


_state = _State()


def shown(ranks: Iterable[int]) -> str:
    """Return ranks as text for messages.

    >>> shown([0, 1, 2, 3, 7])
    '0-3, 7'
    """
    runs: list[list[int]] = []
    for rank in ranks:
        if runs and rank == runs[-1][1] + 1:
            runs[-1][1] = rank
        else:
            runs.append([rank, rank])
    return ", ".join(str(a) if a == b else f"{a}, {b}" if b == a + 1 else f"{a}-{b}" for a, b in runs)


def is_debug() -> bool:
    """Return whether the calls of all ranks are compared before they run."""
    return os.environ.get(DEBUG, "").upper() not in ("", "0", "OFF")


def init_process_group(
    backend: str | None = None, init_method: str | None = None, timeout: datetime.timedelta | None = None,
    world_size: int = -1, rank: int = -1, store: Any = None, group_name: str = "", pg_options: Any = None,
    device_id: Any = None,
) -> None:
    """Join the job in which this process was started. Every process of the job calls it once.

    Args:
        backend: "mpi", the default, or "nccl": tensors on GPUs then travel from GPU to GPU, all others over MPI.
            "gloo" means "mpi".
        timeout: maximal wait in one call, after which the job ends; None: no limit.
        world_size, rank: checked against MPI's numbers if given.
        store: must be None.
        init_method, group_name, pg_options, device_id: ignored; accepted for compatibility with PyTorch.
    Raises:
        RuntimeError: mpi4py or NCCL is not installed, or this process has joined already.
        ValueError: unknown backend, or `rank` or `world_size` differs from MPI's.

    >>> dist.init_process_group()
    >>> dist.is_initialized()
    True
    """
    if _state.world is not None:
        raise RuntimeError("init_process_group: this process has joined a job already; call it once, or "
                           "destroy_process_group() first")
    backend = backend_named(backend)
    if store is not None:
        raise ValueError("init_process_group: store must be None; MPI connects the ranks")
    MPI = mpi.load()
    whole = MPI.COMM_WORLD
    for name, given, own in (("rank", rank, whole.rank), ("world_size", world_size, whole.size)):
        if given not in (-1, own):
            raise ValueError(f"init_process_group: {name} is {given}, but for MPI it is {own}; start the program by "
                             f"python -m torch.distributed.run -n {max(world_size, rank + 1)} {sys.argv[0]}")
    whole.Barrier()  # afterwards every rank has opened the shared memory
    _forget_names()
    _state.world = _added(ProcessGroup(whole.Dup(), list(range(whole.size)), backend, "world"))
    failures.end_with_job()
    if whole.size > 1 and MPI.Query_thread() == MPI.THREAD_MULTIPLE:
        from torch.distributed.watchdog import Watch

        _state.watch = Watch(whole.Dup(), _state.groups, None if timeout is None else timeout.total_seconds())


def _forget_names():
    """Unlink MPICH's shared memory on this host: the mappings stay valid, and a killed rank leaves no file behind."""
    with open("/proc/self/maps") as maps:
        for name in {line.split()[-1] for line in maps if "/dev/shm/mpich_shm_" in line}:
            try:
                os.unlink(name)
            except FileNotFoundError:
                pass  # another rank has unlinked it


def backend_named(backend: str | None) -> str:
    """Return the backend of a name. Raise ValueError if it is unknown and RuntimeError if it is not installed."""
    name = "mpi" if backend is None or str(backend).lower() in OTHERS else str(backend).lower()
    name = "nccl" if "nccl" in str(backend).lower() and "," not in str(backend) else name
    if name not in BACKENDS:
        raise ValueError(f'init_process_group: backend is {backend!r}; need "mpi" or "nccl"')
    if name == "nccl" and not is_nccl_available():
        raise RuntimeError('init_process_group: NCCL is not installed; pip install nvidia-nccl-cu13, or use "mpi", '
                           "which copies GPU tensors through host memory")
    return name


def _added(group):
    _state.groups.append(group)
    return group


def world() -> ProcessGroup:
    """Return the group of all ranks. Raise RuntimeError before init_process_group."""
    if _state.world is None:
        raise RuntimeError("torch.distributed: this process has not joined a job; call init_process_group() first")
    return _state.world


def member(group: ProcessGroup | None, call: str) -> ProcessGroup:
    """Return the group of a call. Raise ValueError if this rank is not in it."""
    found = world() if group is None else group
    if not isinstance(found, ProcessGroup):
        raise TypeError(f"{call}: group is a {type(found).__name__}; need a ProcessGroup, or None for all ranks")
    if found.comm is None:
        raise ValueError(f"{call}: this process is not in the group of ranks {shown(found.ranks)}; only they call it")
    return found


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """Leave a group, or by default the job. Every rank of the group calls it; the job may then be joined again.

    >>> dist.init()
    >>> dist.destroy_process_group()
    """
    whole = group is None or group is _state.world
    left = list(_state.groups) if whole and world() else [group]
    if whole and _state.watch is not None:
        _state.watch.stop()
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
        timeout, pg_options, use_local_synchronization, group_desc, device_id: ignored; accepted for compatibility
            with PyTorch.
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
    comm = whole.comm.Split(0 if inside else MPI.UNDEFINED, whole.rank())
    _state.made += 1
    return _added(ProcessGroup(comm if inside else None, chosen, whole.backend if backend is None
                               else backend_named(backend), f"group {_state.made}"))


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
    made = [new_group(range(first, first + group_size)) for first in range(0, count, group_size)]
    return made[get_rank() // group_size], made


def is_available() -> bool:
    """Return whether mpi4py is installed, so that a job can be joined.

    >>> dist.is_available()
    True
    """
    return mpi.is_available()


is_mpi_available = is_available


def is_nccl_available() -> bool:
    """Return whether NCCL is installed.

    >>> isinstance(dist.is_nccl_available(), bool)
    True
    """
    from torch.cuda import nccl

    return nccl.is_available()


def is_gloo_available() -> bool:
    """Return False: MPI takes the role of gloo.

    >>> dist.is_gloo_available()
    False
    """
    return False


def is_initialized() -> bool:
    """Return whether this process has joined a job.

    >>> dist.is_initialized()
    False
    """
    return _state.world is not None


def is_torchelastic_launched() -> bool:
    """Return whether the job is elastic: the remaining ranks continue when a rank dies.

    >>> isinstance(dist.is_torchelastic_launched(), bool)
    True
    """
    return failures.is_elastic()


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


class Backend(str):
    """The name of a backend in lower case, such as `Backend.MPI` or `Backend.NCCL`.

    Raises:
        TypeError: the name is not a str.

    >>> dist.Backend("MPI")
    'mpi'
    """

    GLOO, MPI, NCCL, UCC, XCCL, UNDEFINED = "gloo", "mpi", "nccl", "ucc", "xccl", "undefined"

    def __new__(cls, name: str) -> Backend:
        """Return the name in lower case. Raise TypeError unless it is a str."""
        if not isinstance(name, str):
            raise TypeError(f"Backend: the name is {name!r}; need a str")
        return super().__new__(cls, name.lower())


def get_backend(group: ProcessGroup | None = None) -> str:
    """Return "mpi" or "nccl", the backend of a group, by default of the job.

    >>> dist.init()
    >>> dist.get_backend()
    'mpi'
    """
    return member(group, "get_backend").backend


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
        raise ValueError(f"get_global_rank: group_rank is {group_rank}; the group has {group.size()} ranks")
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
