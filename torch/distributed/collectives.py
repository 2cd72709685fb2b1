"""Collective operations on tensors, with the names and arguments of PyTorch's torch.distributed.

Tensors may have any type and be in host memory or on a GPU. Contiguous tensors in host memory are sent and received
without a copy. `src` and `dst` are ranks of the whole job, even if a group is given.
"""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch._core import collective, exchange
from torch.distributed import direct, monitored, mpi, on_gpu
from torch.distributed.checks import agree
from torch.distributed.groups import member
from torch.distributed.mpi import ReduceOp, count_write, data_of, exposed, kind_of, spec
from torch.distributed.operands import (
    Written,
    check_one_each,
    check_times,
    counts_of,
    cut,
    first,
    joined,
    root_of,
    root_of_lists,
    spread,
)
from torch.distributed.process_group import _state
from torch.distributed.store import seconds
from torch.distributed.work import Work, completed, run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.distributed.mpi import Reduction
    from torch.distributed.process_group import ProcessGroup


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
    own = group or _state.world
    done = collective(own, direct.ALL_REDUCE, tensor, None, op, 0, async_op)
    if done is not False:
        return None if done is True else done
    with member(group, "all_reduce") as own:
        return _all_reduce(tensor, op, own, async_op)


def _all_reduce(tensor, op, group, async_op):
    data = data_of(tensor, "all_reduce")
    agree(group, "all_reduce", data, op=op.name, blocks=not async_op)
    operation = op.for_type(kind_of(data), "all_reduce")
    if on_gpu.takes(group, data):
        return on_gpu.all_reduce(group, data, op, async_op)
    written = Written(tensor, "all_reduce", reduces=True)
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
    own = group or _state.world
    done = collective(own, direct.BROADCAST, tensor, None, None, first(group, src, group_src), async_op)
    if done is not False:
        return None if done is True else done
    with member(group, "broadcast") as own:
        return _broadcast(tensor, src, own, async_op, group_src)


def _broadcast(tensor, src, group, async_op, group_src):
    data = data_of(tensor, "broadcast")
    root = root_of(group, "broadcast", src, group_src, "src")
    agree(group, "broadcast", data, src=root, blocks=not async_op)
    if on_gpu.takes(group, data):
        return on_gpu.broadcast(group, data, root, async_op)
    written = Written(tensor, "broadcast")
    finish = None if group.rank() == root else written.finish
    return run("broadcast", group, "Bcast", (spec(written.memory), root), finish, async_op, tensor)


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
    own = group or _state.world
    done = collective(own, direct.REDUCE, tensor, None, op, first(group, dst, group_dst), async_op)
    if done is not False:
        return None if done is True else done
    with member(group, "reduce") as own:
        return _reduce(tensor, dst, op, own, async_op, group_dst)


def _reduce(tensor, dst, op, group, async_op, group_dst):
    data = data_of(tensor, "reduce")
    root = root_of(group, "reduce", dst, group_dst, "dst")
    agree(group, "reduce", data, dst=root, op=op.name, blocks=not async_op)
    operation = op.for_type(kind_of(data), "reduce")
    share = group.size() if op is ReduceOp.AVG else 0
    if group.rank() != root:
        return run("reduce", group, "Reduce", (spec(exposed(data, True)), None, operation, root), None, async_op)
    written = Written(tensor, "reduce", reduces=True)
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
    check_one_each(tensor_list, group, "all_gather", "tensor_list", data)
    parts, own = mpi.empty_like(data, group.size(), data.numel()), list(tensor_list)
    done = collective(group, direct.ALL_GATHER_LIST, parts, data, None, 0, async_op)
    if done is not False:
        return completed(done, lambda: spread(parts, own), own)
    with group:
        agree(group, "all_gather", data, blocks=not async_op)
        return run("all_gather", group, "Allgather", (spec(exposed(data)), spec(parts)), lambda: spread(parts, own),
                   async_op, own)


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
    own = group or _state.world
    done = collective(own, direct.ALL_GATHER, output_tensor, input_tensor, None, 0, async_op)
    if done is not False:
        return None if done is True else done
    with member(group, "all_gather_into_tensor") as own:
        return _all_gather_into(output_tensor, input_tensor, own, async_op)


def _all_gather_into(output_tensor, input_tensor, group, async_op):
    call = "all_gather_into_tensor"
    data = data_of(input_tensor, call, "input_tensor")
    check_times(call, data_of(output_tensor, call, "output_tensor"), data, group, "output_tensor", "input_tensor")
    agree(group, call, data, blocks=not async_op)
    if on_gpu.takes(group, data):
        return on_gpu.all_gather(group, data, data_of(output_tensor, call), async_op)
    written = Written(output_tensor, call, "output_tensor")
    return run(call, group, "Allgather", (spec(written.beside(data)), spec(written.memory)), written.finish, async_op,
               output_tensor)


all_gather_single = all_gather_into_tensor  # the newer name in PyTorch


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
    root = root_of_lists(group, "gather", dst, group_dst, "dst", gather_list, data)
    parts = mpi.empty_like(data, group.size(), data.numel()) if group.rank() == root else None
    finish = None if parts is None else lambda: spread(parts, gather_list)
    done = collective(group, direct.GATHER, parts, data, None, root, async_op)
    if done is not False:
        return completed(done, finish, gather_list)
    with group:
        agree(group, "gather", data, dst=root, blocks=not async_op)
        return run("gather", group, "Gather", (spec(exposed(data)), None if parts is None else spec(parts), root),
                   finish, async_op, gather_list)


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
    root = root_of_lists(group, "scatter", src, group_src, "src", scatter_list, data)
    parts = joined(scatter_list, "scatter") if group.rank() == root else None
    done = collective(group, direct.SCATTER, tensor, parts, None, root, async_op)
    if done is not False:
        return None if done is True else done
    with group:
        agree(group, "scatter", data, src=root, blocks=not async_op)
        written = Written(tensor, "scatter")
        return run("scatter", group, "Scatter", (None if parts is None else spec(parts), spec(written.memory), root),
                   written.finish, async_op, tensor)


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
    check_one_each(input_list, group, "reduce_scatter", "input_list", data_of(output, "reduce_scatter", "output"))
    parts = joined(input_list, "reduce_scatter")
    done = collective(group, direct.REDUCE_SCATTER_LIST, output, parts, op, 0, async_op)
    if done is not False:
        return None if done is True else done
    with group:
        return _reduce_scatter("reduce_scatter", output, parts, op, group, async_op)


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
    own, call = group or _state.world, "reduce_scatter_tensor"
    done = collective(own, direct.REDUCE_SCATTER, output, input, op, 0, async_op)
    if done is not False:
        return None if done is True else done
    group, data = member(group, call), data_of(input, call, "input")
    check_times(call, data, data_of(output, call, "output"), group, "input", "output")
    with group:
        return _reduce_scatter(call, output, data, op, group, async_op)


reduce_scatter_single = reduce_scatter_tensor  # the newer name in PyTorch


def _reduce_scatter(call, output, data, op, group, async_op):
    agree(group, call, data, op=op.name, blocks=not async_op)
    operation = op.for_type(kind_of(data), call)
    if on_gpu.takes(group, data):
        return on_gpu.reduce_scatter(group, data, data_of(output, call), op, async_op)
    written = Written(output, call, "output", reduces=True)
    share = group.size() if op is ReduceOp.AVG else 0
    return run(call, group, "Reduce_scatter_block", (spec(written.beside(data, True)), spec(written.memory),
               operation), lambda: written.finish(share), async_op, output)


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
    check_one_each(input_tensor_list, group, "all_to_all", "input_tensor_list")
    check_one_each(output_tensor_list, group, "all_to_all", "output_tensor_list")
    inputs, outputs = joined(input_tensor_list, "all_to_all"), list(output_tensor_list)
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

    done = exchange(group, direct.ALL_TO_ALL_LIST, memory, inputs, counts[1], counts[0], async_op)
    if done is not False:
        return completed(done, finish, outputs)
    with group:
        agree(group, "all_to_all", inputs, sized=False, blocks=not async_op)
        return run("all_to_all", group, "Alltoallv", (cut(inputs, counts[0]), cut(memory, counts[1])), finish, async_op,
                   outputs)


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
    own, call = group or _state.world, "all_to_all_single"
    done = exchange(own, direct.ALL_TO_ALL, output, input, output_split_sizes, input_split_sizes, async_op)
    if done is not False:
        return None if done is True else done
    group, data = member(group, call), data_of(input, call, "input")
    with group:
        agree(group, call, data, sized=False, blocks=not async_op)
        written = Written(output, call, "output")
        sent = counts_of(call, data, input_split_sizes, group, "input")
        taken = counts_of(call, written.tensor, output_split_sizes, group, "output")
        return run(call, group, "Alltoallv", (cut(written.beside(data), sent), cut(written.memory, taken)),
                   written.finish, async_op, output)


def barrier(group: ProcessGroup | None = None, async_op: bool = False, device_ids: Any = None) -> Work | None:
    """Block until all ranks of the group have called it.

    Args:
        device_ids: ignored; accepted for compatibility with PyTorch.

    >>> dist.init()
    >>> dist.barrier()
    """
    own = group or _state.world
    done = collective(own, direct.BARRIER, None, None, None, 0, async_op)
    if done is not False:
        return None if done is True else done
    with member(group, "barrier") as own:
        agree(own, "barrier", blocks=not async_op)
        return run("barrier", own, "Barrier", (), None, async_op)


def monitored_barrier(
    group: ProcessGroup | None = None, timeout: Any = None, wait_all_ranks: bool = False
) -> None:
    """Block until all ranks of the group have called it, but no longer than `timeout`.

    The job continues if ranks are late.

    Args:
        timeout: a timedelta or seconds, by default the group's.
        wait_all_ranks: name all late ranks, not only the first.
    Raises:
        DistError: ranks did not call it in time; the message names them.

    >>> dist.init()
    >>> dist.monitored_barrier(timeout=60)
    """
    group = member(group, "monitored_barrier")
    limit = group.timeout if timeout is None else seconds(timeout, "monitored_barrier")
    group.calls += 1
    if group.size() > 1:
        monitored.meet(group, limit, wait_all_ranks)
