"""Tensors from one rank to another."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures, mpi
from torch.distributed.groups import member
from torch.distributed.mpi import data_of, exposed, spec, told_of_write
from torch.distributed.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from torch.distributed.groups import ProcessGroup


def send(
    tensor: Any, dst: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_dst: int | None = None,
) -> None:
    """Sends a tensor to rank dst; returns when it may be changed again."""
    _started("send", tensor, dst, group, tag, group_dst).wait()


def isend(
    tensor: Any, dst: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_dst: int | None = None,
) -> Work:
    """send() that returns at once: the tensor is to be left alone until wait() of what it gives returns."""
    return _started("isend", tensor, dst, group, tag, group_dst)


def _started(call, tensor, dst, group, tag, number):
    group = member(group, call)
    place = _place(call, group, dst, number, "dst")
    if place == group.rank():
        raise ValueError(f"{call}: dst is {dst}, this rank itself; need another")
    return _begun(call, group, group.comm.Isend, exposed(data_of(tensor, call)), place, tag)


def _begun(call, group, method, memory, place, tag):
    try:
        return Work(call, group, method(spec(memory), place, tag))
    except mpi.load().Exception as error:
        raise failures.translated(error, call, group) from None


def _place(call, group, rank, number, name):
    if number is None:
        return group.of_global(rank, call, name)
    return group.of_global(group.ranks[number] if 0 <= number < group.size() else number, call, f"group_{name}")


def recv(
    tensor: Any, src: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_src: int | None = None,
) -> int:
    """Receives a tensor of the same size and type from rank src, or None: from any. Returns the sender's rank."""
    work = _awaited("recv", tensor, src, group, tag, group_src)
    work.wait()
    return work.source_rank()


def irecv(
    tensor: Any, src: int | None = None, group: ProcessGroup | None = None, tag: int = 0, group_src: int | None = None,
) -> Work:
    """recv() that returns at once: the tensor is there when wait() of what it gives returns."""
    return _awaited("irecv", tensor, src, group, tag, group_src)


class _Received(Work):
    """A message on its way, whose size is looked at when it is there."""

    def __init__(self, call, group, request, memory, finish):
        super().__init__(call, group, request, finish)
        self._memory, self._source = memory, 0

    def wait(self, timeout=None):
        """As that of Work. Raises RuntimeError for a message of another size."""
        if timeout is not None or self._request is None:
            return super().wait(timeout)
        status = mpi.load().Status()
        self._do(self._request.Wait, status)
        self._source = status.Get_source()
        count = status.Get_count(spec(self._memory)[1])
        if count != self._memory.numel():
            raise RuntimeError(f"{self._call}: rank {self.source_rank()} sent {count} elements; the tensor has "
                               f"{self._memory.numel()}")
        self._end()
        return True


def _awaited(call, tensor, src, group, tag, number):
    group, data = member(group, call), data_of(tensor, call)
    source = (mpi.load().ANY_SOURCE if src is None and number is None
              else _place(call, group, src, number, "src"))
    memory = exposed(data)

    def finish():
        if memory is not data:
            data.copy_(memory)
        told_of_write(tensor)

    try:
        return _Received(call, group, group.comm.Irecv(spec(memory), source, tag), memory, finish)
    except mpi.load().Exception as error:
        raise failures.translated(error, call, group) from None


class P2POp:
    """One of the messages of batch_isend_irecv: op is isend or irecv, peer the other rank."""

    def __init__(
        self, op: Callable[..., Work], tensor: Any, peer: int | None = None, group: ProcessGroup | None = None,
        tag: int = 0, group_peer: int | None = None,
    ) -> None:
        if op not in (isend, irecv):
            raise ValueError(f"P2POp: op is {op!r}; need torch.distributed.isend or irecv")
        self.op, self.tensor, self.peer, self.group, self.tag = op, tensor, peer, group, tag
        self.group_peer = group_peer


def batch_isend_irecv(p2p_op_list: Sequence[P2POp]) -> list[Work]:
    """Begins all the messages, and gives a Work for each."""
    return [one.op(one.tensor, one.peer, one.group, one.tag, one.group_peer) for one in p2p_op_list]
