"""Point-to-point messages: tensors from one rank to another."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._core import message
from torch._tensor import dtypes
from torch.distributed import mpi
from torch.distributed.direct import IRECV, ISEND, NUMBERS, RECV, SEND, TAGS
from torch.distributed.groups import member
from torch.distributed.mpi import count_write, data_of, exposed, spec
from torch.distributed.process_group import _state
from torch.distributed.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


ANY = -1  # any rank may send
LONGEST = 2**31 - 1  # elements of a message


def send(
    tensor: Any, dst: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_dst: int | None = None,
) -> None:
    """Send a tensor to rank `dst`. Return once the tensor may be changed.

    Args:
        dst: rank in the job; not this rank.
        tag: number that the receiver must match.
        group_dst: rank in the group, instead of `dst`.
    Raises:
        ValueError: `dst` is this rank or not in the group.

    >>> dist.init()
    >>> if dist.world_size() > 1 and dist.rank() == 0:
    ...     dist.send(torch.ones(2), dst=1)
    >>> if dist.rank() == 1:
    ...     sender = dist.recv(torch.zeros(2), src=0)
    """
    own = group or _state.world
    done = message(own, SEND, tensor, dst if group is None and group_dst is None else group_dst, tag)
    if done is not True:
        (done or _started("send", tensor, dst, group, tag, group_dst)).wait()


def isend(
    tensor: Any, dst: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_dst: int | None = None,
) -> Work:
    """Start to send a tensor and return a Work. Do not change the tensor before its `wait()` returns.

    >>> dist.init()
    >>> if dist.rank() == 0 and dist.world_size() > 1:
    ...     done = dist.isend(torch.ones(2), dst=1).wait()
    """
    own = group or _state.world
    return (message(own, ISEND, tensor, dst if group is None and group_dst is None else group_dst, tag)
            or _started("isend", tensor, dst, group, tag, group_dst))


def _started(call, tensor, dst, group, tag, number):
    """Start to send a tensor that needs a conversion, or raise the error of an argument; return a Work."""
    own = member(group, call)
    position, memory = _place(call, own, dst, number, "dst"), exposed(data_of(tensor, call))
    if position == own.rank():
        raise ValueError(f"{call}: dst is {dst}, this rank; need another rank")
    return _begun(call, "isend", own, memory, position, tag)


def _begun(call, later, group, memory, position, tag):
    """Return the Work of a message whose tensor needed a conversion; raise the error of an argument."""
    done = message(group, NUMBERS[later], memory, position, tag)
    if done is not False:
        return done
    largest = (mpi.load().COMM_WORLD.Get_attr(mpi.load().TAG_UB) - len(dtypes.ALL)) // TAGS
    if isinstance(tag, bool) or not isinstance(tag, int) or not 0 <= tag <= largest:
        raise ValueError(f"{call}: tag is {tag!r}; need an int from 0 to {largest}")
    if memory.numel() > LONGEST:
        raise ValueError(f"{call}: tensor has {memory.numel()} elements; a message has at most {LONGEST}")
    spec(memory)
    raise TypeError(f"{call}: tensor is on {memory.device}; need one in host memory or on a GPU")


def _place(call, group, rank, number, name):
    if number is None:
        return group.of_global(rank, call, name)
    return group.of_global(group.ranks[number] if 0 <= number < group.size() else number, call, f"group_{name}")


def recv(
    tensor: Any, src: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_src: int | None = None,
) -> int:
    """Receive a tensor of the same size and type from rank `src`, and return the sender's rank in the job.

    Args:
        tensor: overwritten.
        src: rank in the job; None: any rank.
        tag: number that the sender gave.
        group_src: rank in the group, instead of `src`.
    Raises:
        RuntimeError: the message has another number of elements.

    >>> dist.init()
    >>> if dist.rank() == 1:
    ...     sender = dist.recv(torch.zeros(2), src=0)
    """
    own = group or _state.world
    done = message(own, RECV, tensor, _peer(src, group, group_src), tag)
    if type(done) is int:
        return own.ranks[done]
    work = done or _awaited("recv", tensor, src, group, tag, group_src)
    work.wait()
    return work.source_rank()


def irecv(
    tensor: Any, src: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_src: int | None = None,
) -> Work:
    """Start to receive a tensor and return a Work. The tensor is complete once its `wait()` returns.

    >>> dist.init()
    >>> if dist.rank() == 1:
    ...     done = dist.irecv(torch.zeros(2), src=0).wait()
    """
    own = group or _state.world
    return (message(own, IRECV, tensor, _peer(src, group, group_src), tag)
            or _awaited("irecv", tensor, src, group, tag, group_src))


def _awaited(call, tensor, src, group, tag, number):
    """Start to receive a tensor that needs a conversion, or raise the error of an argument; return a Work."""
    own, data = member(group, call), data_of(tensor, call)
    memory = exposed(data)
    position = ANY if src is None and number is None else _place(call, own, src, number, "src")

    def finish():
        if memory is not data:
            data.copy_(memory)
        count_write(tensor)

    done = _begun(call, "irecv", own, memory, position, tag)
    done._finish = finish
    return done


def _peer(src, group, number):
    """Return the rank in the group of a sender; ANY if none is given."""
    if group is None and number is None:
        return ANY if src is None else src
    return ANY if number is None and src is None else number


class P2POp:
    """One message of `batch_isend_irecv`.

    Args:
        op: `isend` or `irecv`.
        tensor: the tensor to send or to overwrite.
        peer: the other rank, in the job.
    Raises:
        ValueError: `op` is another function.

    >>> dist.init()
    >>> if dist.world_size() > 1 and dist.rank() < 2:
    ...     operation = dist.isend if dist.rank() == 0 else dist.irecv
    ...     works = dist.batch_isend_irecv([dist.P2POp(operation, torch.ones(2), 1 - dist.rank())])
    """

    def __init__(
        self, op: Callable[..., Work], tensor: Any, peer: int | None = None, group: ProcessGroup | None = None,
        tag: int = 0, group_peer: int | None = None,
    ) -> None:
        if op not in (isend, irecv):
            raise ValueError(f"P2POp: op is {op!r}; need torch.distributed.isend or irecv")
        self.op, self.tensor, self.peer, self.group, self.tag = op, tensor, peer, group, tag
        self.group_peer = group_peer


def batch_isend_irecv(p2p_op_list: Sequence[P2POp]) -> list[Work]:
    """Start several messages and return a Work for each.

    >>> dist.init()
    >>> dist.batch_isend_irecv([])
    []
    """
    return [one.op(one.tensor, one.peer, one.group, one.tag, one.group_peer) for one in p2p_op_list]
