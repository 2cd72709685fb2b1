"""Collectives on Python objects, which are pickled. Unpickling can run code: use them only in a job that you trust."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, mpi
from torch.distributed.checks import agree
from torch.distributed.direct import OBJECTS
from torch.distributed.groups import member
from torch.distributed.messages import _place
from torch.distributed.operands import root_of

if TYPE_CHECKING:
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


def _run(call, group, method, *arguments):
    try:
        return getattr(group.comm, method)(*arguments)
    except mpi.load().Exception as error:
        raise failures.translated(error, call, group) from None


def _together(call, group, method, *arguments, **options):
    """Run a collective after the ranks have compared it, in this thread's turn."""
    with group:
        agree(group, call, **options)
        return _run(call, group, method, *arguments)


def broadcast_object_list(
    object_list: list[Any], src: int | None = None, group: ProcessGroup | None = None, device: Any = None,
    group_src: int | None = None,
) -> None:
    """Replace the values of every rank's list with those of rank `src`. All lists have the same length.

    >>> dist.init()
    >>> values = [dist.rank()]
    >>> dist.broadcast_object_list(values, src=0)
    >>> values
    [0]
    """
    group = member(group, "broadcast_object_list")
    root = root_of(group, "broadcast_object_list", src, group_src, "src")
    object_list[:] = _together("broadcast_object_list", group, "bcast", list(object_list), root, src=root,
                               length=len(object_list))


def all_gather_object(object_list: list[Any], obj: Any, group: ProcessGroup | None = None) -> None:
    """Store the value of each rank i of the group in `object_list[i]` on every rank.

    >>> dist.init()
    >>> ranks = [None] * dist.world_size()
    >>> dist.all_gather_object(ranks, dist.rank())
    >>> ranks == list(range(dist.world_size()))
    True
    """
    group = member(group, "all_gather_object")
    _long_enough("all_gather_object", "object_list", object_list, group)
    object_list[:] = _together("all_gather_object", group, "allgather", obj)


def _long_enough(call, name, values, group):
    if not isinstance(values, list) or len(values) != group.size():
        raise ValueError(f"{call}: {name} is {values!r:.60}; need a list of {group.size()}, one for each rank")


def gather_object(
    obj: Any, object_gather_list: list[Any] | None = None, dst: int | None = None, group: ProcessGroup | None = None,
    group_dst: int | None = None,
) -> None:
    """Store the value of each rank i of the group in `object_gather_list[i]` of rank `dst`; other ranks pass None.

    >>> dist.init()
    >>> ranks = [None] * dist.world_size()
    >>> dist.gather_object(dist.rank(), ranks if dist.rank() == 0 else None, dst=0)
    """
    group = member(group, "gather_object")
    root = root_of(group, "gather_object", dst, group_dst, "dst")
    if group.rank() == root:
        _long_enough("gather_object", "object_gather_list", object_gather_list, group)
    result = _together("gather_object", group, "gather", obj, root, dst=root)
    if group.rank() == root:
        object_gather_list[:] = result


def scatter_object_list(
    scatter_object_output_list: list[Any], scatter_object_input_list: list[Any] | None = None, src: int | None = None,
    group: ProcessGroup | None = None, group_src: int | None = None,
) -> None:
    """Store value i of the input list of rank `src` as the first value of the output list of each rank i.

    Raises:
        ValueError: the output list is empty, or the input list does not have one value per rank.

    >>> dist.init()
    >>> result = [None]
    >>> dist.scatter_object_list(result, list(range(dist.world_size())) if dist.rank() == 0 else None, src=0)
    >>> result[0] == dist.rank()
    True
    """
    group = member(group, "scatter_object_list")
    root = root_of(group, "scatter_object_list", src, group_src, "src")
    if group.rank() == root:
        _long_enough("scatter_object_list", "scatter_object_input_list", scatter_object_input_list, group)
    if not scatter_object_output_list:
        raise ValueError("scatter_object_list: scatter_object_output_list is empty; need a list of one value or more")
    scatter_object_output_list[0] = _together("scatter_object_list", group, "scatter", scatter_object_input_list, root,
                                              src=root)


def send_object_list(
    object_list: list[Any], dst: int | None = None, group: ProcessGroup | None = None, device: Any = None,
    group_dst: int | None = None,
) -> None:
    """Send the values of a list to rank `dst`.

    >>> dist.init()
    >>> if dist.rank() == 0 and dist.world_size() > 1:
    ...     dist.send_object_list(["settings", 3], dst=1)
    """
    group = member(group, "send_object_list")
    place = _place("send_object_list", group, dst, group_dst, "dst")
    _run("send_object_list", group, "send", list(object_list), place, OBJECTS)


def recv_object_list(
    object_list: list[Any], src: int | None = None, group: ProcessGroup | None = None, device: Any = None,
    group_src: int | None = None,
) -> int:
    """Receive the values of a list from rank `src`, by default from any rank, and return the sender's rank.

    Raises:
        RuntimeError: the sender's list has another length.

    >>> dist.init()
    >>> if dist.rank() == 1:
    ...     values = [None, None]
    ...     sender = dist.recv_object_list(values, src=0)
    """
    group, MPI = member(group, "recv_object_list"), mpi.load()
    source = (MPI.ANY_SOURCE if src is None and group_src is None
              else _place("recv_object_list", group, src, group_src, "src"))
    status = MPI.Status()
    found = _run("recv_object_list", group, "recv", None, source, OBJECTS, status)
    sender = group.ranks[status.Get_source()]
    if len(found) != len(object_list):
        raise RuntimeError(f"recv_object_list: rank {sender} sent {len(found)} values; the list has {len(object_list)}")
    object_list[:] = found
    return sender
