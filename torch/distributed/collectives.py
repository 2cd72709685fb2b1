"""Collective operations on tensors, with the names and arguments of PyTorch's torch.distributed.

Tensors may have any type and be in host memory or on a GPU. Contiguous tensors in host memory are sent and received
without a copy. `src` and `dst` are ranks of the whole job, even if a group is given.
"""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.distributed import mpi, on_gpu
from torch.distributed.checks import agree
from torch.distributed.groups import _state, member
from torch.distributed.mpi import ReduceOp, count_write, data_of, exposed, kind_of, spec
from torch.distributed.work import Work, run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.distributed.groups import ProcessGroup
    from torch.distributed.mpi import Reduction

_AT_ONCE = (torch.FloatTensor, torch.DoubleTensor, torch.IntTensor, torch.LongTensor)


class _Written:
    """A tensor that a call writes, and the buffer that MPI writes; both are the same memory where possible."""

    def __init__(self, value: Any, call: str, name: str = "tensor", reduces: bool = False) -> None:
        self.value, self.tensor = value, data_of(value, call, name)
        self.memory = exposed(self.tensor, reduces)

    def finish(self, divide_by: int = 0) -> None:
        """Copy the buffer back into the tensor and record the write."""
        if divide_by:
            self.memory.div_(divide_by)
        if self.memory is not self.tensor:
            self.tensor.copy_(self.memory)
        count_write(self.value)


def all_reduce(
    tensor: Any, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Replace every rank's tensor with the reduction of all ranks' tensors.

    Args:
        tensor: same size and type on every rank; overwritten.
        op: a ReduceOp, the sum by default. 16-bit floats are reduced as floats.
        group: the ranks that take part, by default all.
        async_op: return a Work at once; wait for it before you use the tensor.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        TypeError: `op` does not support the tensor's type.
        RuntimeError: this process has not joined a job, or MPI fails.

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
    """Return the exception of this package for an error of MPI."""
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
    """Copy the tensor of rank `src` to all ranks.

    Args:
        tensor: same size and type on every rank; overwritten on all ranks but `src`.
        src: rank in the job, by default 0.
        group_src: rank in the group, instead of `src`.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: `src` is not in the group.

    >>> dist.init()
    >>> dist.broadcast(torch.ones(2), src=0)
    """
    group, data = member(group, "broadcast"), data_of(tensor, "broadcast")
    root = _root(group, "broadcast", src, group_src, "src")
    agree(group, "broadcast", data, src=root)
    if on_gpu.takes(group, data):
        return on_gpu.broadcast(group, data, root)
    written = _Written(tensor, "broadcast")
    finish = None if group.rank() == root else written.finish
    return run("broadcast", group, "Bcast", (spec(written.memory), root), finish, async_op, tensor)


def _root(group, call, rank, number, name):
    """Return the rank in the group of the root that a call names."""
    if number is not None:
        if not 0 <= number < group.size():
            raise ValueError(f"{call}: group_{name} is {number}; the group has {group.size()} ranks")
        return number
    return group.of_global(0 if rank is None and group is _state.world else rank, call, name)


def reduce(
    tensor: Any, dst: int | None = None, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None,
    async_op: bool = False, group_dst: int | None = None,
) -> Work | None:
    """Reduce all ranks' tensors into the tensor of rank `dst`; the tensors of other ranks do not change.

    Args:
        tensor: same size and type on every rank.
        dst: rank in the job, by default 0.
        op: a ReduceOp, the sum by default.
        group_dst: rank in the group, instead of `dst`.
    Returns:
        None, or a Work if `async_op`.

    >>> dist.init()
    >>> dist.reduce(torch.ones(2), dst=0)
    """
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
    """Copy the tensor of each rank i of the group into `tensor_list[i]` on every rank.

    Args:
        tensor_list: one tensor per rank, of the type and size of `tensor`; overwritten.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: the number, a type or a size of the tensors is wrong.

    >>> dist.init()
    >>> parts = [torch.zeros(2) for _ in range(dist.world_size())]
    >>> dist.all_gather(parts, torch.ones(2))
    """
    group, data = member(group, "all_gather"), data_of(tensor, "all_gather")
    _one_each(tensor_list, group, "all_gather", "tensor_list", data)
    agree(group, "all_gather", data)
    parts = mpi.empty_like(data, group.size(), data.numel())
    return run("all_gather", group, "Allgather", (spec(exposed(data)), spec(parts)),
               lambda: _spread(parts, tensor_list), async_op, list(tensor_list))


def _one_each(tensors, group, call, name, like=None):
    """Raise ValueError unless there is one tensor per rank, all of one type and size."""
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
        count_write(one)


def _joined(tensors, call, reduces=False):
    """Return a buffer that holds the tensors one after another."""
    return exposed(torch.cat([data_of(one, call).contiguous().view(-1) for one in tensors], 0), reduces)


def all_gather_into_tensor(
    output_tensor: Any, input_tensor: Any, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Concatenate the inputs of all ranks into the output of every rank.

    Args:
        output_tensor: as many elements as all inputs together.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: the types differ, or the output has another number of elements.

    >>> dist.init()
    >>> dist.all_gather_into_tensor(torch.zeros(2 * dist.world_size()), torch.ones(2))
    """
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
    """Return the root of a call in which only the root passes a list, with one tensor like `data` per rank."""
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
    """Copy the tensor of each rank i of the group into `gather_list[i]` of rank `dst`.

    Args:
        gather_list: one tensor per rank, on rank `dst` only; None on other ranks.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: another rank passes a list, or the list does not fit.

    >>> dist.init()
    >>> first = dist.rank() == 0
    >>> dist.gather(torch.ones(2), [torch.zeros(2) for _ in range(dist.world_size())] if first else None, dst=0)
    """
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
    """Copy `scatter_list[i]` of rank `src` into the tensor of each rank i of the group.

    Args:
        scatter_list: one tensor per rank, on rank `src` only; None on other ranks.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: another rank passes a list, or the list does not fit.

    >>> dist.init()
    >>> first = dist.rank() == 0
    >>> dist.scatter(torch.zeros(2), [torch.ones(2) for _ in range(dist.world_size())] if first else None, src=0)
    """
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
    """Reduce `input_list[i]` of all ranks into the output of each rank i of the group.

    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: the number, a type or a size of the tensors is wrong.

    >>> dist.init()
    >>> dist.reduce_scatter(torch.zeros(2), [torch.ones(2) for _ in range(dist.world_size())])
    """
    group = member(group, "reduce_scatter")
    _one_each(input_list, group, "reduce_scatter", "input_list", data_of(output, "reduce_scatter", "output"))
    return _reduce_scatter("reduce_scatter", output, _joined(input_list, "reduce_scatter"), op, group, async_op)


def reduce_scatter_tensor(
    output: Any, input: Any, op: Reduction = ReduceOp.SUM, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Reduce the inputs of all ranks, split the result into equal parts, and store part i in the output of rank i.

    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: the input does not have the output's elements times the number of ranks.

    >>> dist.init()
    >>> dist.reduce_scatter_tensor(torch.zeros(2), torch.ones(2 * dist.world_size()))
    """
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
    """Send `input_tensor_list[i]` to rank i of the group, and receive its tensor in `output_tensor_list[i]`.

    Sizes may differ; each output has the size of the matching input of the other rank.

    Returns:
        None, or a Work if `async_op`.

    >>> dist.init()
    >>> dist.all_to_all([torch.zeros(2) for _ in range(dist.world_size())], [torch.ones(2)] * dist.world_size())
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
            count_write(one)
            first += count

    return run("all_to_all", group, "Alltoallv", (_cut(inputs, counts[0]), _cut(memory, counts[1])), finish, async_op,
               outputs)


def _cut(memory, counts):
    return [memory, counts, None, spec(memory)[1]]


def all_to_all_single(
    output: Any, input: Any, output_split_sizes: Sequence[int] | None = None,
    input_split_sizes: Sequence[int] | None = None, group: ProcessGroup | None = None, async_op: bool = False,
) -> Work | None:
    """Split the input along the first dim, send part i to rank i, and concatenate the received parts in the output.

    Args:
        output_split_sizes: rows to receive from each rank, by default equal parts.
        input_split_sizes: rows to send to each rank, by default equal parts.
    Returns:
        None, or a Work if `async_op`.
    Raises:
        ValueError: the split sizes do not add up to the size of the first dim.

    >>> dist.init()
    >>> dist.all_to_all_single(torch.zeros(dist.world_size()), torch.ones(dist.world_size()))
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
    """Block until all ranks of the group have called it.

    Args:
        device_ids: ignored; accepted for compatibility with PyTorch.

    >>> dist.init()
    >>> dist.barrier()
    """
    group = member(group, "barrier")
    agree(group, "barrier")
    return run("barrier", group, "Barrier", (), None, async_op)


def monitored_barrier(
    group: ProcessGroup | None = None, timeout: Any = None, wait_all_ranks: bool = False
) -> None:
    """Block until all ranks of the group have called it, but no longer than `timeout`.

    Args:
        timeout: a timedelta or seconds, 30 minutes by default.
    Raises:
        TimeoutError: a rank did not call it in time.

    >>> dist.init()
    >>> dist.monitored_barrier(timeout=60)
    """
    barrier(group, async_op=True).wait(1800 if timeout is None else timeout)
