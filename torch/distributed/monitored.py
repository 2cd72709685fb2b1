"""A barrier in the store of the job, which knows who is missing."""

from __future__ import annotations

import datetime
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import joining
from torch.distributed.failures import DistError, DistStoreError
from torch.distributed.process_group import shown

if TYPE_CHECKING:
    from torch.distributed.process_group import ProcessGroup
    from torch.distributed.store import Store


def meet(group: ProcessGroup, limit: float, name_all: bool) -> None:
    """Wait for all ranks of a group. Raise DistError on the ranks that have come if others have not."""
    store = joining.store()
    name = f"monitored barrier {group.calls} of {group.group_name}"
    if group.rank():
        store.set(f"{name} {group.rank()}", b"")
        try:
            store.wait([f"{name} result"], datetime.timedelta(seconds=limit + 5))
        except DistStoreError:
            raise DistError(f"monitored_barrier: rank {group.ranks[0]} did not call it within {limit:g} s") from None
        text = store.get(f"{name} result").decode()
    else:
        text = _collected(store, group, name, limit, name_all)
        store.set(f"{name} result", text)
    if text:
        raise DistError(text)


def _collected(store: Store, group: ProcessGroup, name: str, limit: float, name_all: bool) -> str:
    """Wait for the other ranks; return an error message, or "" if all have come."""
    end, late = time.monotonic() + limit, []
    for rank in range(1, group.size()):
        try:
            store.wait([f"{name} {rank}"], datetime.timedelta(seconds=max(end - time.monotonic(), 1e-3)))
            store.delete_key(f"{name} {rank}")
        except DistStoreError:
            late.append(group.ranks[rank])
            if not name_all:
                break
    words = f"ranks {shown(late)}" if len(late) > 1 else f"rank {shown(late)}"
    return f"monitored_barrier: {words} did not call it within {limit:g} s" if late else ""
