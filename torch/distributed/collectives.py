"""Tensors between ranks. Names and arguments are those of PyTorch's torch.distributed.

Tensors are of any type, in memory or on a GPU. Contiguous ones in memory are sent and received
where they lie; others go through copies. Ranks are those of the job, also where a group is given.
"""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.distributed import mpi, on_gpu
from torch.distributed.checks import agree
from torch.distributed.groups import _state, member
from torch.distributed.mpi import ReduceOp, data_of, exposed, kind_of, spec, told_of_write
from torch.distributed.work import Work, run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.distributed.groups import ProcessGroup
    from torch.distributed.mpi import Reduction

_AT_ONCE = (torch.FloatTensor, torch.DoubleTensor, torch.IntTensor, torch.LongTensor)


class _Written:
    """A tensor that a call writes, and the memory that MPI writes in its place; the same where that is possible."""

    def __init__(self, value: Any, call: str, name: str = "tensor", reduces: bool = False) -> None:
        self.value, self.tensor = value, data_of(value, call, name)
        self.memory = exposed(self.tensor, reduces)

    def finish(self, divide_by: int = 0) -> None:
        """Copies the memory back, and counts the write."""
        if divide_by:
            self.memory.div_(divide_by)
        if self.memory is not self.tensor:
            self.tensor.copy_(self.memory)
        told_of_write(self.value)


def all_reduce(
    tensor: Any, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Every rank's tensor becomes the sum of all, or what else op says. Halves are summed as floats.

    >>> dist.init()
    >>> dist.all_reduce(torch.ones(2))
    """
    whole = _state.world
    if type(tensor) in _AT_ONCE and group is None and whole is not None and not async_op and whole.checks is None \
            and op is ReduceOp.SUM and tensor.is_contiguous():
        whole.calls += 1
        try:
            return whole.comm.Allreduce(mpi.load().IN_PLACE, tensor)
        except mpi.load().Exception as error:
            raise mpi_error(error, "all_reduce", whole) from None
    return _all_reduce(tensor, op, member(group, "all_reduce"), async_op)


def mpi_error(error, call, group):
    """MPI's error as ours."""
    from torch.distributed.failures import translated

    return translated(error, call, group)


def _all_reduce(tensor, op, group, async_op):
    data = data_of(tensor, "all_reduce")
    agree(group, "all_reduce", data, op=op.name)
    operation = op.for_type(kind_of(data), "all_reduce")
    if on_gpu.takes(group, data):
        return on_gpu.all_reduce(group, data, op)
    written = _Written(tensor, "all_reduce", reduces=True)
    share = group.size() if op is ReduceOp.AVG else 0
    return run("all_reduce", group, "Allreduce", (mpi.load().IN_PLACE, spec(written.memory), operation),
               lambda: written.finish(share), async_op, tensor)


def broadcast(
    tensor: Any, src: int | None = None, group: ProcessGroup | None = None, async_op: bool = False,
    group_src: int | None = None,
) -> Work | None:
    """Every rank's tensor becomes that of rank src; group_src names it by its number in the group."""
    group, data = member(group, "broadcast"), data_of(tensor, "broadcast")
    root = _root(group, "broadcast", src, group_src, "src")
    agree(group, "broadcast", data, src=root)
    if on_gpu.takes(group, data):
        return on_gpu.broadcast(group, data, root)
    written = _Written(tensor, "broadcast")
    finish = None if group.rank() == root else written.finish
    return run("broadcast", group, "Bcast", (spec(written.memory), root), finish, async_op, tensor)


def _root(group, call, rank, number, name):
    """The number in the group of the rank that a call names."""
    if number is not None:
        if not 0 <= number < group.size():
            raise ValueError(f"{call}: group_{name} is {number}; the group has {group.size()} ranks")
        return number
    return group.of_global(0 if rank is None and group is _state.world else rank, call, name)


def reduce(
    tensor: Any, dst: int | None = None, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None,
    async_op: bool = False, group_dst: int | None = None,
) -> Work | None:
    """The tensor of rank dst becomes the sum of all; those of the other ranks stay as they are."""
    group, data = member(group, "reduce"), data_of(tensor, "reduce")
    root = _root(group, "reduce", dst, group_dst, "dst")
    agree(group, "reduce", data, dst=root, op=op.name)
    operation = op.for_type(kind_of(data), "reduce")
    share = group.size() if op is ReduceOp.AVG else 0
    if group.rank() != root:
        return run("reduce", group, "Reduce", (spec(exposed(data, True)), None, operation, root), None, async_op)
    written = _Written(tensor, "reduce", reduces=True)
    return run("reduce", group, "Reduce", (mpi.load().IN_PLACE, spec(written.memory), operation, root),
               lambda: written.finish(share), async_op, tensor)


def all_gather(
    tensor_list: Sequence[Any], tensor: Any, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """tensor_list[i] becomes the tensor of rank i of the group, on every rank. All have one size."""
    group, data = member(group, "all_gather"), data_of(tensor, "all_gather")
    _one_each(tensor_list, group, "all_gather", "tensor_list", data)
    agree(group, "all_gather", data)
    parts = mpi.empty_like(data, group.size(), data.numel())
    return run("all_gather", group, "Allgather", (spec(exposed(data)), spec(parts)),
               lambda: _spread(parts, tensor_list), async_op, list(tensor_list))


def _one_each(tensors, group, call, name, like=None):
    """Raises unless there is a tensor for each rank, of one type and size."""
    if is_tensor(tensors) or not isinstance(tensors, (list, tuple)) or len(tensors) != group.size():
        count = len(tensors) if isinstance(tensors, (list, tuple)) else f"a {type(tensors).__name__}"
        raise ValueError(f"{call}: {name} has {count} tensors; need a list of {group.size()}, one for each rank")
    for place, one in enumerate(tensors):
        data = data_of(one, call, f"{name}[{place}]")
        if like is not None and (data.size() != like.size() or kind_of(data) != kind_of(like)):
            raise ValueError(f"{call}: {name}[{place}] is {_shown(data)}, tensor is {_shown(like)}; need one type and "
                             "size")


def _shown(tensor):
    return f"{kind_of(tensor)}Tensor {'x'.join(map(str, tensor.size())) or 'of one element'}"


def _spread(parts, tensors):
    for place, one in enumerate(tensors):
        data = data_of(one, "spread")
        data.copy_(parts[place].view(data.size()))
        told_of_write(one)


def _joined(tensors, call, reduces=False):
    """Tensors one behind the other in one piece of memory."""
    return exposed(torch.cat([data_of(one, call).contiguous().view(-1) for one in tensors], 0), reduces)


def all_gather_into_tensor(
    output_tensor: Any, input_tensor: Any, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """The output becomes the inputs of all ranks, one behind the other; it has as many times their elements."""
    call = "all_gather_into_tensor"
    group, data = member(group, call), data_of(input_tensor, call, "input_tensor")
    _times(call, data_of(output_tensor, call, "output_tensor"), data, group, "output_tensor", "input_tensor")
    agree(group, call, data)
    if on_gpu.takes(group, data):
        return on_gpu.all_gather(group, data, data_of(output_tensor, call))
    written = _Written(output_tensor, call, "output_tensor")
    return run(call, group, "Allgather", (spec(exposed(data)), spec(written.memory)), written.finish, async_op,
               output_tensor)


def _times(call, large, small, group, name, other):
    if kind_of(large) != kind_of(small) or large.numel() != small.numel() * group.size():
        raise ValueError(f"{call}: {name} is {_shown(large)}, {other} is {_shown(small)}; need one type, and "
                         f"{group.size()} times the elements")


def _root_of_lists(group, call, rank, number, name, tensors, data):
    """The root of a call whose root alone gives a list, with a tensor like data for each rank."""
    root = _root(group, call, rank, number, name)
    if group.rank() == root:
        _one_each(tensors, group, call, f"{call}_list", data)
    elif tensors:
        raise ValueError(f"{call}: {call}_list is given; only rank {name} gives one")
    return root


def gather(
    tensor: Any, gather_list: Sequence[Any] | None = None, dst: int | None = None, group: ProcessGroup | None = None,
    async_op: bool = False, group_dst: int | None = None,
) -> Work | None:
    """gather_list[i] of rank dst becomes the tensor of rank i of the group. The other ranks give no list."""
    group, data = member(group, "gather"), data_of(tensor, "gather")
    root = _root_of_lists(group, "gather", dst, group_dst, "dst", gather_list, data)
    agree(group, "gather", data, dst=root)
    parts = mpi.empty_like(data, group.size(), data.numel()) if group.rank() == root else None
    return run("gather", group, "Gather", (spec(exposed(data)), None if parts is None else spec(parts), root),
               None if parts is None else lambda: _spread(parts, gather_list), async_op, gather_list)


def scatter(
    tensor: Any, scatter_list: Sequence[Any] | None = None, src: int | None = None, group: ProcessGroup | None = None,
    async_op: bool = False, group_src: int | None = None,
) -> Work | None:
    """The tensor of rank i of the group becomes scatter_list[i] of rank src. The other ranks give no list."""
    group, data = member(group, "scatter"), data_of(tensor, "scatter")
    root = _root_of_lists(group, "scatter", src, group_src, "src", scatter_list, data)
    agree(group, "scatter", data, src=root)
    written = _Written(tensor, "scatter")
    parts = spec(_joined(scatter_list, "scatter")) if group.rank() == root else None
    return run("scatter", group, "Scatter", (parts, spec(written.memory), root), written.finish, async_op, tensor)


def reduce_scatter(
    output: Any, input_list: Sequence[Any], op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None,
    async_op: bool = False,
) -> Work | None:
    """The output of rank i of the group becomes the sum of every rank's input_list[i]."""
    group = member(group, "reduce_scatter")
    _one_each(input_list, group, "reduce_scatter", "input_list", data_of(output, "reduce_scatter", "output"))
    return _reduce_scatter("reduce_scatter", output, _joined(input_list, "reduce_scatter"), op, group, async_op)


def reduce_scatter_tensor(
    output: Any, input: Any, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """The output of rank i of the group becomes part i of the sum of the inputs, which are cut in equal parts."""
    call = "reduce_scatter_tensor"
    group, data = member(group, call), data_of(input, call, "input")
    _times(call, data, data_of(output, call, "output"), group, "input", "output")
    return _reduce_scatter(call, output, data, op, group, async_op)


def _reduce_scatter(call, output, data, op, group, async_op):
    agree(group, call, data, op=op.name)
    operation = op.for_type(kind_of(data), call)
    if on_gpu.takes(group, data):
        return on_gpu.reduce_scatter(group, data, data_of(output, call), op)
    written = _Written(output, call, "output", reduces=True)
    share = group.size() if op is ReduceOp.AVG else 0
    return run(call, group, "Reduce_scatter_block", (spec(exposed(data, True)), spec(written.memory), operation),
               lambda: written.finish(share), async_op, output)


def all_to_all(
    output_tensor_list: Sequence[Any], input_tensor_list: Sequence[Any], group: ProcessGroup | None = None,
    async_op: bool = False,
) -> Work | None:
    """output_tensor_list[i] becomes what rank i of the group has for this one in its input_tensor_list. Sizes may
    differ; those of an output are its input's.
    """
    group = member(group, "all_to_all")
    _one_each(input_tensor_list, group, "all_to_all", "input_tensor_list")
    _one_each(output_tensor_list, group, "all_to_all", "output_tensor_list")
    inputs, outputs = _joined(input_tensor_list, "all_to_all"), list(output_tensor_list)
    agree(group, "all_to_all", inputs, sized=False)
    counts = [[data_of(one, "all_to_all").numel() for one in tensors] for tensors in (input_tensor_list, outputs)]
    memory = mpi.empty_like(inputs, sum(counts[1]))

    def finish():
        first = 0
        for one, count in zip(outputs, counts[1], strict=True):
            data = data_of(one, "all_to_all")
            if count:
                data.copy_(memory.narrow(0, first, count).view(data.size()))
            told_of_write(one)
            first += count

    return run("all_to_all", group, "Alltoallv", (_cut(inputs, counts[0]), _cut(memory, counts[1])), finish, async_op,
               outputs)


def _cut(memory, counts):
    return [memory, counts, None, spec(memory)[1]]


def all_to_all_single(
    output: Any, input: Any, output_split_sizes: Sequence[int] | None = None,
    input_split_sizes: Sequence[int] | None = None, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Part i of the output becomes this rank's part of the input of rank i. Split sizes count along the first dim; by
    default all parts are equal.
    """
    call = "all_to_all_single"
    group, data = member(group, call), data_of(input, call, "input")
    agree(group, call, data, sized=False)
    written = _Written(output, call, "output")
    sent = _counts(call, data, input_split_sizes, group, "input")
    taken = _counts(call, written.tensor, output_split_sizes, group, "output")
    return run(call, group, "Alltoallv", (_cut(exposed(data), sent), _cut(written.memory, taken)), written.finish,
               async_op, output)


def _counts(call, data, sizes, group, name):
    rows = data.size(0) if data.dim() else 0
    sizes = list(sizes) if sizes is not None else [rows // group.size()] * group.size()
    if len(sizes) != group.size() or sum(sizes) != rows:
        raise ValueError(f"{call}: {name} has {rows} rows, in parts of {sizes}; need one part for each of the "
                         f"{group.size()} ranks, {rows} rows together")
    return [size * (data.numel() // max(rows, 1)) for size in sizes]


def barrier(group: ProcessGroup | None = None, async_op: bool = False, device_ids: Any = None) -> Work | None:
    """Waits until all ranks have called it."""
    group = member(group, "barrier")
    agree(group, "barrier")
    return run("barrier", group, "Barrier", (), None, async_op)


def monitored_barrier(
    group: ProcessGroup | None = None, timeout: Any = None, wait_all_ranks: bool = False
) -> None:
    """A barrier that raises TimeoutError after `timeout`, a timedelta or seconds, 30 minutes by default."""
    barrier(group, async_op=True).wait(1800 if timeout is None else timeout)
