"""Differentiable collectives. The backward of each is the collective that carries gradients the other way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.autograd import Function
from torch.distributed import collectives, groups
from torch.distributed.mpi import ReduceOp

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch._core import Tensor

__all__ = ["all_gather", "all_reduce", "all_to_all", "broadcast", "reduce_scatter"]


class _AllReduce(Function):
    @staticmethod
    def forward(ctx, tensor, op, group):
        ctx.op, ctx.group = op, group
        result = tensor.clone()
        collectives.all_reduce(result, op, group)
        return result

    @staticmethod
    def backward(ctx, gradient):
        return _AllReduce.apply(gradient.contiguous(), ctx.op, ctx.group), None, None


def all_reduce(tensor: Tensor, op: Any = ReduceOp.SUM, group: Any = None) -> Tensor:
    """Return the reduction of all ranks' tensors as a new tensor that autograd records.

    The input does not change. Every rank must run backward through the result, because the backward reduces the
    gradients with the same op.

    >>> dist.init()
    >>> from torch.distributed import nn
    >>> nn.all_reduce(torch.ones(2, requires_grad=True)).requires_grad
    True
    """
    return _AllReduce.apply(tensor, op, group)


class _AllGather(Function):
    @staticmethod
    def forward(ctx, group, tensor):
        ctx.group = group
        parts = [tensor.new_empty(tensor.size()) for _ in range(groups.get_world_size(group))]
        collectives.all_gather(parts, tensor.contiguous(), group)
        return tuple(parts)

    @staticmethod
    def backward(ctx, *gradients):
        return None, _ReduceScatter.apply(ctx.group, ReduceOp.SUM, *gradients)


def all_gather(tensor: Tensor, group: Any = None) -> tuple[Tensor, ...]:
    """Return the tensors of all ranks, which have one size. Every rank must run backward through the results.

    >>> dist.init()
    >>> from torch.distributed import nn
    >>> len(nn.all_gather(torch.ones(2, requires_grad=True))) == dist.world_size()
    True
    """
    return _AllGather.apply(group, tensor)


class _ReduceScatter(Function):
    @staticmethod
    def forward(ctx, group, op, *tensors):
        if op != ReduceOp.SUM:
            raise NotImplementedError(f"reduce_scatter: {op} has no gradient here; need ReduceOp.SUM")
        ctx.group = group
        result = tensors[groups.get_rank(group)].new_empty(tensors[groups.get_rank(group)].size())
        collectives.reduce_scatter(result, [tensor.contiguous() for tensor in tensors], op, group)
        return result

    @staticmethod
    def backward(ctx, gradient):
        return None, None, *_AllGather.apply(ctx.group, gradient.contiguous())


def reduce_scatter(output: Tensor, input_list: Sequence[Tensor], op: Any = ReduceOp.SUM, group: Any = None) -> Tensor:
    """Return the sum of all ranks' `input_list[i]` on each rank i of the group; `output` is not written.

    Raises:
        NotImplementedError: `op` is not ReduceOp.SUM.

    >>> dist.init()
    >>> from torch.distributed import nn
    >>> nn.reduce_scatter(torch.zeros(2), [torch.ones(2) for _ in range(dist.world_size())]).size()
    torch.Size([2])
    """
    return _ReduceScatter.apply(group, op, *input_list)


class _AllToAll(Function):
    @staticmethod
    def forward(ctx, group, sizes, *tensors):
        ctx.group, ctx.sizes = group, [tensor.size() for tensor in tensors]
        results = [tensors[0].new_empty(size) for size in sizes]
        collectives.all_to_all(results, [tensor.contiguous() for tensor in tensors], group)
        return tuple(results)

    @staticmethod
    def backward(ctx, *gradients):
        return None, None, *_AllToAll.apply(ctx.group, ctx.sizes, *gradients)


def all_to_all(output_tensor_list: Sequence[Tensor], input_tensor_list: Sequence[Tensor],
               group: Any = None) -> tuple[Tensor, ...]:
    """Return what each rank sent to this one: its `input_tensor_list[rank]`, in the sizes of `output_tensor_list`.

    The outputs are not written.

    >>> dist.init()
    >>> from torch.distributed import nn
    >>> parts = [torch.ones(2) for _ in range(dist.world_size())]
    >>> [part.tolist() for part in nn.all_to_all(parts, parts)][0]
    [1.0, 1.0]
    """
    return _AllToAll.apply(group, [output.size() for output in output_tensor_list], *input_tensor_list)


class _Broadcast(Function):
    @staticmethod
    def forward(ctx, tensor, src, group):
        ctx.src, ctx.group = src, group
        result = tensor.clone()
        collectives.broadcast(result, src, group)
        return result

    @staticmethod
    def backward(ctx, gradient):
        total = _AllReduce.apply(gradient.contiguous(), ReduceOp.SUM, ctx.group)
        return total if groups.get_rank() == ctx.src else total * 0, None, None


def broadcast(tensor: Tensor, src: int, group: Any = None) -> Tensor:
    """Return the tensor of rank `src`, whose gradient is the sum of all ranks' gradients; those of others are 0.

    >>> dist.init()
    >>> from torch.distributed import nn
    >>> nn.broadcast(torch.ones(2), 0).tolist()
    [1.0, 1.0]
    """
    return _Broadcast.apply(tensor, src, group)
