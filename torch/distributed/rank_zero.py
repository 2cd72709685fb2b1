"""Work that the first rank does for all ranks, such as writing a file."""

from __future__ import annotations

import sys

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _job():
    """Return torch.distributed if this process is in a job of several ranks, else None. Import nothing."""
    job = sys.modules.get("torch.distributed")
    return job if job is not None and job.is_initialized() and job.get_world_size() > 1 else None


def is_first() -> bool:
    """Return whether this is the first rank of its job, or there is no job."""
    job = _job()
    return job is None or job.get_rank() == 0


def from_first(make: Callable[[], Any]) -> Any:
    """Return the first rank's result of `make()` on all ranks; if it raises there, raise on all ranks."""
    job = _job()
    if job is None:
        return make()
    result = [None, None]
    if job.get_rank() == 0:
        try:
            result[0] = make()
        except Exception as error:
            result[1] = error
    job.broadcast_object_list(result, 0)
    if result[1] is not None:
        raise result[1]
    return result[0]


def of_all(value: Any) -> list[Any]:
    """Return the values of all ranks, on all ranks."""
    job = _job()
    result = [value] if job is None else [None] * job.get_world_size()
    if job is not None:
        job.all_gather_object(result, value)
    return result


def own(values: list[Any]) -> Any:
    """Return this rank's entry of the values of all ranks; None if they come from a job of another size."""
    job = _job()
    count, rank = (1, 0) if job is None else (job.get_world_size(), job.get_rank())
    return values[rank] if len(values) == count else None
