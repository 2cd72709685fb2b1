"""Who takes part: joining a job, its ranks, and groups of them."""

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
OTHERS = ("gloo", "cpu:gloo", "cpu:gloo,cuda:nccl", "cpu:mpi,cuda:nccl")  # names of programs of today
DEBUG = "TORCH_DISTRIBUTED_DEBUG"
default_pg_timeout = None  # calls wait without end


class ProcessGroup:
    """Some ranks of a job, which call collectives together.

    ranks: their numbers in the job. comm: their communicator of mpi4py; None where this process is not one of them.
    """

    def __init__(self, comm: Any, ranks: list[int], backend: str, name: str) -> None:
        self.comm, self.ranks, self.backend, self.group_name = comm, ranks, backend, name
        self.calls = 0  # collectives that this rank has begun
        self.nccl = None  # a torch.cuda.nccl.Communicator, made when first needed
        self.checks = None  # a communicator of its own, on which calls are compared
        if comm is not None and is_debug():
            self.checks = comm.Dup()

    def rank(self) -> int:
        """The number of this process in the group; -1 where it is not one of it."""
        return -1 if self.comm is None else self.comm.rank

    def size(self) -> int:
        return len(self.ranks)

    def of_global(self, rank: int, call: str, name: str) -> int:
        """The number in the group of a rank of the job. Raises ValueError for one that is not in it."""
        if isinstance(rank, bool) or not isinstance(rank, int) or rank not in self.ranks:
            raise ValueError(f"{call}: {name} is {rank!r}; need one of the ranks {shown(self.ranks)}")
        return self.ranks.index(rank)

    def replace(self, comm: Any, lost: list[int]) -> None:
        """Goes on with the ranks that are left; they are numbered anew where this is the whole job."""
        self.comm = comm
        self.ranks = list(range(comm.size)) if self is _state.world else [
            rank for place, rank in enumerate(self.ranks) if place not in lost]
        self.nccl = None
        self.checks = comm.Dup() if self.checks is not None else None

    def __repr__(self) -> str:
        return f"ProcessGroup({self.group_name}: ranks {shown(self.ranks)}, {self.backend})"


class _State:
    """The job that this process is part of."""

    world: ProcessGroup | None = None
    watch: Any = None
    groups: list[ProcessGroup]
    made = 0  # groups made so far, which names them

    def __init__(self) -> None:
        self.groups = []


_state = _State()


def shown(ranks: Iterable[int]) -> str:
    """Ranks as messages name them.

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
    """Whether calls of all ranks are compared before they run."""
    return os.environ.get(DEBUG, "").upper() not in ("", "0", "OFF")


def init_process_group(
    backend: str | None = None, init_method: str | None = None, timeout: datetime.timedelta | None = None,
    world_size: int = -1, rank: int = -1, store: Any = None, group_name: str = "", pg_options: Any = None,
    device_id: Any = None,
) -> None:
    """Joins the job that this process was started in. Every process of the job calls it once.

    backend: "mpi", by default; or "nccl": tensors on GPUs then go from GPU to GPU, all others through MPI. timeout: the
    job ends when a rank waits longer in a call. MPI knows ranks and their number: where rank and world_size are given
    they have to be those. init_method, store, group_name, pg_options and device_id are taken for programs of
    today, and say nothing. "gloo" means "mpi".
    Raises RuntimeError where mpi4py or NCCL is missing, or this process has joined already; ValueError for another
    backend, or a rank or size that is not MPI's.
    """
    if _state.world is not None:
        raise RuntimeError("init_process_group: this process is part of a job already; call it once, or "
                           "destroy_process_group() first")
    backend = backend_named(backend)
    if store is not None:
        raise ValueError("init_process_group: store must be None; MPI brings the ranks together")
    MPI = mpi.load()
    whole = MPI.COMM_WORLD
    for name, given, own in (("rank", rank, whole.rank), ("world_size", world_size, whole.size)):
        if given not in (-1, own):
            raise ValueError(f"init_process_group: {name} is {given}, but for MPI it is {own}; start the program by "
                             f"python -m torch.distributed.run -n {max(world_size, rank + 1)} {sys.argv[0]}")
    whole.Barrier()  # now every rank has opened what it shares with others
    _forget_names()
    _state.world = _added(ProcessGroup(whole.Dup(), list(range(whole.size)), backend, "world"))
    failures.end_with_job()
    if whole.size > 1 and MPI.Query_thread() == MPI.THREAD_MULTIPLE:
        from torch.distributed.watchdog import Watch

        _state.watch = Watch(whole.Dup(), _state.groups, None if timeout is None else timeout.total_seconds())


def _forget_names():
    """Removes the names of the memory that MPICH shares on a host: it stays mapped, and no rank that dies leaves it."""
    with open("/proc/self/maps") as maps:
        for name in {line.split()[-1] for line in maps if "/dev/shm/mpich_shm_" in line}:
            try:
                os.unlink(name)
            except FileNotFoundError:
                pass  # another rank was faster


def backend_named(backend: str | None) -> str:
    """The backend of a name. Raises ValueError for an unknown one, RuntimeError where it is not installed."""
    name = "mpi" if backend is None or str(backend).lower() in OTHERS else str(backend).lower()
    name = "nccl" if "nccl" in str(backend).lower() and "," not in str(backend) else name
    if name not in BACKENDS:
        raise ValueError(f'init_process_group: backend is {backend!r}; need "mpi" or "nccl"')
    if name == "nccl" and not is_nccl_available():
        raise RuntimeError('init_process_group: NCCL is not here; pip install nvidia-nccl-cu13, or take backend="mpi", '
                           "which sends tensors on GPUs through memory of the host")
    return name


def _added(group):
    _state.groups.append(group)
    return group


def world() -> ProcessGroup:
    """The group of all ranks. Raises RuntimeError before init_process_group."""
    if _state.world is None:
        raise RuntimeError("torch.distributed: this process is not part of a job yet; call init_process_group() first")
    return _state.world


def member(group: ProcessGroup | None, call: str) -> ProcessGroup:
    """The group of a call. Raises ValueError for a rank that is not in it."""
    found = world() if group is None else group
    if not isinstance(found, ProcessGroup):
        raise TypeError(f"{call}: group is a {type(found).__name__}; need what new_group gives, or None for all ranks")
    if found.comm is None:
        raise ValueError(f"{call}: this process is not in the group of ranks {shown(found.ranks)}; only these call it")
    return found


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """Leaves a group, or the job. Every rank of it calls it; afterwards init_process_group may be called again."""
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
    """A group of some ranks, by default of all, in their order. Every rank of the job calls it, members or not.

    Options behind backend are taken for programs of today, and say nothing.
    """
    whole = world()
    chosen = sorted(whole.ranks if ranks is None else ranks)
    if not chosen or len(set(chosen)) < len(chosen) or not set(chosen) <= set(whole.ranks):
        raise ValueError(f"new_group: ranks are {chosen}; need different ranks among {shown(whole.ranks)}, one or more")
    MPI = mpi.load()
    inside = whole.rank() in chosen
    comm = whole.comm.Split(0 if inside else MPI.UNDEFINED, whole.rank())
    _state.made += 1
    return _added(ProcessGroup(comm if inside else None, chosen, whole.backend if backend is None
                               else backend_named(backend), f"group {_state.made}"))


def new_subgroups(group_size: int) -> tuple[ProcessGroup, list[ProcessGroup]]:
    """Groups of group_size ranks that follow each other: (the own one, all)."""
    count = get_world_size()
    if group_size < 1 or count % group_size:
        raise ValueError(f"new_subgroups: group_size is {group_size}; need a divisor of the {count} ranks")
    made = [new_group(range(first, first + group_size)) for first in range(0, count, group_size)]
    return made[get_rank() // group_size], made


def is_available() -> bool:
    """Whether a job can be joined: mpi4py is installed."""
    return mpi.is_available()


is_mpi_available = is_available


def is_nccl_available() -> bool:
    """Whether NCCL is installed."""
    from torch.cuda import nccl

    return nccl.is_available()


def is_gloo_available() -> bool:
    """False: MPI does what gloo does."""
    return False


def is_initialized() -> bool:
    """Whether this process is part of a job."""
    return _state.world is not None


def is_torchelastic_launched() -> bool:
    """Whether the ranks that are left go on when one dies."""
    return failures.is_elastic()


def get_rank(group: ProcessGroup | None = None) -> int:
    """The number of this process in a group, by default in the job, from 0; -1 where it is not in the group."""
    return world().comm.rank if group is None else group.rank()


def get_world_size(group: ProcessGroup | None = None) -> int:
    """How many ranks a group has, by default the job; -1 where this process is not in the group."""
    return world().comm.size if group is None else group.size() if group.comm is not None else -1


def get_node_local_rank(fallback_rank: int | None = None) -> int:
    """The number of this process among those on its host."""
    number = os.environ.get("LOCAL_RANK", fallback_rank)
    if number is None:
        comm = world().comm
        number = comm.Split_type(mpi.load().COMM_TYPE_SHARED).rank
    return int(number)


class Backend(str):
    """The name of a way to send: Backend("MPI") is "mpi". GLOO, MPI, NCCL and UNDEFINED are some names."""

    GLOO, MPI, NCCL, UCC, XCCL, UNDEFINED = "gloo", "mpi", "nccl", "ucc", "xccl", "undefined"

    def __new__(cls, name: str) -> Backend:
        """A name in small letters. Raises TypeError for anything but a text."""
        if not isinstance(name, str):
            raise TypeError(f"Backend: the name is {name!r}; need a text")
        return super().__new__(cls, name.lower())


def get_backend(group: ProcessGroup | None = None) -> str:
    """ "mpi" or "nccl"."""
    return member(group, "get_backend").backend


def get_process_group_ranks(group: ProcessGroup | None = None) -> list[int]:
    """The ranks of the job that a group has."""
    return list((world() if group is None else group).ranks)


def get_group_rank(group: ProcessGroup, global_rank: int) -> int:
    """The number in a group of a rank of the job."""
    return group.of_global(global_rank, "get_group_rank", "global_rank")


def get_global_rank(group: ProcessGroup, group_rank: int) -> int:
    """The rank in the job of a number in a group."""
    if not 0 <= group_rank < group.size():
        raise ValueError(f"get_global_rank: group_rank is {group_rank}; the group has {group.size()} ranks")
    return group.ranks[group_rank]


class GroupMember:
    """`WORLD` is the group of all ranks, or None before init_process_group."""

    NON_GROUP_MEMBER = -100

    @property
    def WORLD(self) -> ProcessGroup | None:
        return _state.world


group = GroupMember()
