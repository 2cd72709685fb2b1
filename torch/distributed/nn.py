"""Differentiable collectives: all_reduce, whose backward is an all_reduce of the gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.autograd import Function
from torch.distributed import collectives
from torch.distributed.mpi import ReduceOp

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["all_reduce"]


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
