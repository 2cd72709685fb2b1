"""Point-to-point messages: tensors from one rank to another."""

from __future__ import annotations

import functools
import itertools

from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import dtypes
from torch.distributed import failures, mpi
from torch.distributed.groups import member
from torch.distributed.mpi import count_write, data_of, exposed, spec
from torch.distributed.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from torch.distributed.process_group import ProcessGroup


KINDS = tuple(dtype._kind for dtype in dtypes.ALL)
PLACES = {kind: place for place, kind in enumerate(KINDS)}
TYPES = 32  # tags of MPI for each tag of a user: one for each element type
LOOKS = 1000  # tests of a pending message between two looks for one of another type


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
    _started("send", tensor, dst, group, tag, group_dst).wait()


def isend(
    tensor: Any, dst: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_dst: int | None = None,
) -> Work:
    """Start to send a tensor and return a Work. Do not change the tensor before its `wait()` returns.

    >>> dist.init()
    >>> if dist.rank() == 0 and dist.world_size() > 1:
    ...     done = dist.isend(torch.ones(2), dst=1).wait()
    """
    return _started("isend", tensor, dst, group, tag, group_dst)


def _started(call, tensor, dst, group, tag, number):
    group = member(group, call)
    position, memory = _place(call, group, dst, number, "dst"), exposed(data_of(tensor, call))
    if position == group.rank():
        raise ValueError(f"{call}: dst is {dst}, this rank; need another rank")
    try:
        request = group.comm.Isend(spec(memory), position, _tag(call, tag, mpi.kind_of(memory)))
    except mpi.load().Exception as error:
        raise failures.translated(error, call, group) from None
    return _Message(call, group, request, peer=group.ranks[position])


class _Message(Work):
    """A pending message."""

    is_message = True


@functools.cache
def _most():
    """Return the largest tag of a user."""
    return mpi.load().COMM_WORLD.Get_attr(mpi.load().TAG_UB) // TYPES - 1


def _tag(call, tag, kind):
    """Return the tag of MPI, which contains the element type, so that a tensor of another type does not match."""
    most = _most()
    if isinstance(tag, bool) or not isinstance(tag, int) or not 0 <= tag <= most:
        raise ValueError(f"{call}: tag is {tag!r}; need an int from 0 to {most}")
    return tag * TYPES + PLACES[kind]


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
    work = _awaited("recv", tensor, src, group, tag, group_src)
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
    return _awaited("irecv", tensor, src, group, tag, group_src)


class _Received(_Message):
    """A pending message whose type and size are checked on arrival."""

    def __init__(self, call, group, request, memory, finish, source, tag):
        peer = None if source == mpi.load().ANY_SOURCE else group.ranks[source]
        super().__init__(call, group, request, finish, peer=peer)
        self._memory, self._source, self._from, self._tag = memory, 0, source, tag

    def wait(self, timeout=None):
        """Wait as Work does. Raise RuntimeError if the message has another type or size."""
        if timeout is not None or self._request is None:
            return super().wait(timeout)
        for turn in itertools.count(1):
            if self.is_completed():
                return True
            if turn % LOOKS == 0:
                self._refuse_other_types()
        return True

    def is_completed(self):
        """Return whether the message is here, and let MPI make progress."""
        if self._request is not None:
            status = mpi.load().Status()
            if self._do(self._request.Test, status):
                self._check(status)
                self._end()
        return self._request is None

    def _check(self, status):
        self._source = status.Get_source()
        count = status.Get_count(spec(self._memory)[1])
        if count != self._memory.numel():
            self._request = None
            raise RuntimeError(f"{self._call}: rank {self.source_rank()} sent {count} elements; the tensor has "
                               f"{self._memory.numel()}")

    def _refuse_other_types(self):
        """Raise RuntimeError if a message with this tag and another element type waits instead."""
        status, own = mpi.load().Status(), self._tag % TYPES
        for number, kind in enumerate(KINDS):
            tag = self._tag - own + number
            if number != own and self._do(self._comm.Iprobe, self._from, tag, status):
                self._request.Cancel()
                self._request.Wait()
                self._request, self._source = None, status.Get_source()
                self._error = RuntimeError(f"{self._call}: rank {self.source_rank()} sent {kind}Tensor; the tensor "
                                           f"is {KINDS[own]}Tensor")
                raise self._error


def _awaited(call, tensor, src, group, tag, number):
    group, data = member(group, call), data_of(tensor, call)
    source = (mpi.load().ANY_SOURCE if src is None and number is None
              else _place(call, group, src, number, "src"))
    memory = exposed(data)
    tag = _tag(call, tag, mpi.kind_of(memory))

    def finish():
        if memory is not data:
            data.copy_(memory)
        count_write(tensor)

    try:
        return _Received(call, group, group.comm.Irecv(spec(memory), source, tag), memory, finish, source, tag)
    except mpi.load().Exception as error:
        raise failures.translated(error, call, group) from None


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
