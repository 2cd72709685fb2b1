"""Groups of ranks: their communicators, and the state of this process's job."""

from __future__ import annotations

import datetime
import enum
import os

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Communicator
from torch.distributed import board, direct
from torch.distributed.backends import backend_named
from torch.distributed.failures import is_elastic

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

DEBUG = "TORCH_DISTRIBUTED_DEBUG"
default_pg_timeout = datetime.timedelta(minutes=30)
CHECKED_FIRST, CHECKED_EVERY, NEVER, ALWAYS = 4, 256, 1 << 62, -1  # calls that are compared before they run


class ProcessGroup(Communicator):
    """A group of ranks of a job that call collectives together.

    Attributes:
        ranks: the ranks in the job.
        comm: the communicator of mpi4py, or None if this process is not in the group.
        asked, backend: the name by which the job was joined, such as "gloo", and the backend that it stands for.
        timeout: seconds that a call may take.
        calls: number of collectives that this rank has started.
        digest: of the sizes, types and operations of these calls.
        next_check: number of the next call that is compared with the other ranks'.

    >>> dist.init()
    >>> dist.group.WORLD.size() == dist.world_size()
    True
    """

    def __init__(self, comm: Any, ranks: list[int], backend: str | None, name: str, timeout: float = 1800.0) -> None:
        self.comm, self.ranks, self.group_name, self.timeout = comm, ranks, name, timeout
        self.asked, self.backend = str(backend or "mpi").lower(), backend_named(backend)
        self.next_check = NEVER
        self.nccl = None  # a torch.cuda.nccl.Communicator, created on first use
        self.checks = None  # a separate communicator on which calls are compared
        self.has_board = False  # whether memory that all ranks share serves the comparisons
        if comm is not None and len(ranks) > 1 and (is_debug() or not is_elastic()):
            self.checks, self.next_check = comm.Dup(), ALWAYS if is_debug() else 0
            self.has_board = board.share(self)

    @property
    def comm(self) -> Any:
        return self._comm

    @comm.setter
    def comm(self, comm: Any) -> None:
        self._comm = comm
        direct.connect(self, comm)

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
            rank for position, rank in enumerate(self.ranks) if position not in lost]
        self.nccl = None
        self.calls = self.digest = 0
        if self.checks is not None:
            self.checks, self.next_check, self.has_board = comm.Dup(), ALWAYS if is_debug() else 0, False

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


class DebugLevel(enum.Enum):
    """How much is compared: OFF, the first calls and samples; INFO and DETAIL, every call.

    >>> dist.get_debug_level() in list(dist.DebugLevel)
    True
    """

    OFF, INFO, DETAIL = 0, 1, 2


def _told_level():
    text = os.environ.get(DEBUG, "").upper()
    if text in ("", "0", "OFF"):
        return DebugLevel.OFF
    return DebugLevel.DETAIL if text in ("2", "DETAIL") else DebugLevel.INFO


_level = _told_level()


def get_debug_level() -> DebugLevel:
    """Return the debug level, which TORCH_DISTRIBUTED_DEBUG sets at import.

    >>> dist.get_debug_level().name
    'OFF'
    """
    return _level


def set_debug_level(level: DebugLevel) -> None:
    """Change the debug level, on every rank alike and before the job is joined.

    >>> dist.set_debug_level(dist.get_debug_level())
    """
    global _level
    if not isinstance(level, DebugLevel):
        raise TypeError(f"set_debug_level: level is {level!r}; need a DebugLevel")
    _level = level


def set_debug_level_from_env() -> None:
    """Read the debug level from TORCH_DISTRIBUTED_DEBUG again.

    >>> dist.set_debug_level_from_env()
    """
    set_debug_level(_told_level())


def is_debug() -> bool:
    """Return whether the calls of all ranks are compared before they run."""
    return _level is not DebugLevel.OFF
