"""Batch normalization with the statistics of all ranks' batches."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch.autograd.function import Function
from torch.nn.modules.normalization import BatchNorm1d, BatchNorm2d, BatchNorm3d, _BatchNorm

if TYPE_CHECKING:
    from typing import Any

    from torch.nn.modules.module import Module

__all__ = ["SyncBatchNorm"]


class _FromAll(Function):
    """Gather one vector per rank as rows. The gradient is the sum over all ranks of their gradients of the own row."""

    @staticmethod
    def forward(ctx, own, group):
        ctx.group = group
        rows = own.new(group.size(), own.numel())
        torch.distributed.all_gather_into_tensor(rows, own, group)
        return rows

    @staticmethod
    def backward(ctx, gradient):
        total = gradient.clone()
        torch.distributed.all_reduce(total, group=ctx.group)
        return total.select(0, ctx.group.rank()).clone(), None


class SyncBatchNorm(_BatchNorm):
    """BatchNorm over the batches of all ranks, as one process computes it for the whole batch.

    Every rank must call it equally often, in the same order. In a job with one rank, before a job is joined, and in
    evaluation mode it is BatchNorm.

    Args:
        process_group: all ranks by default.
    Shape:
        input: (N, C, ...); N may differ between ranks.

    >>> nn.SyncBatchNorm(3)(torch.randn(8, 3)).size()
    torch.Size([8, 3])
    """

    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = True,
        track_running_stats: bool = True, process_group: Any = None, device: Any = None,
        dtype: Any = None, *, bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, bias=bias, device=device,
                         dtype=dtype)
        self.process_group = process_group

    def _check_input_dim(self, input):
        if input.dim() < 2 or input.size(1) != self.num_features:
            raise ValueError(f"SyncBatchNorm: input is {size_text(input.size())}; need 2 dims or more, the "
                             f"second of {self.num_features} channels")

    def forward(self, input: Tensor) -> Tensor:
        groups = torch.distributed.groups
        training = self.training or self.running_mean is None
        if not training or not groups.is_initialized():
            return super().forward(input)
        group = groups.world() if self.process_group is None else self.process_group
        if group.size() == 1:
            return super().forward(input)
        self._check_input_dim(input)
        output = self._normalized(input, group)
        self._count()
        return output

    def _normalized(self, input, group):
        """Combine means and squared deviations of the ranks (Chan and others, 1979)."""
        channels, dims = self.num_features, tuple(dim for dim in range(input.dim()) if dim != 1)
        wide = (1, channels) + (1,) * (input.dim() - 2)
        count = input.numel() // channels
        center = input.sum(dims) / max(count, 1)
        spread = (input - center.reshape(*wide)).pow(2).sum(dims)
        counted = input.data.new([count])
        every = _FromAll.apply(_core.cat([center, spread, counted], 0), group)
        counts = every.narrow(1, 2 * channels, 1)
        total = float(counts.data.sum())
        centers = every.narrow(1, 0, channels)
        mean = (centers * counts).sum(0) / total
        squares = (every.narrow(1, channels, channels) + (centers - mean.reshape(1, -1)).pow(2) * counts).sum(0)
        self._track(mean.data, squares.data / max(total - 1, 1))
        scale = (squares / total + self.eps).rsqrt()
        scale = scale if self.weight is None else scale * self.weight
        output = (input - mean.reshape(*wide)) * scale.reshape(*wide)
        return output if self.bias is None else output + self.bias.reshape(*wide)

    def _track(self, mean, variance):
        if self.track_running_stats and self.training:
            share = self._share()
            for running, new in ((self.running_mean, mean), (self.running_var, variance)):
                running.mul_(1 - share).add_(new * share)

    @classmethod
    def convert_sync_batchnorm(cls, module: Module, process_group: Any = None) -> Module:
        """Return the module with every BatchNorm replaced by a SyncBatchNorm with the same parameters and buffers."""
        result = module
        if isinstance(module, (BatchNorm1d, BatchNorm2d, BatchNorm3d)):
            result = cls(module.num_features, module.eps, module.momentum, module.affine, module.track_running_stats,
                         process_group, bias=module.bias is not None)
            for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked"):
                setattr(result, name, getattr(module, name))
            result.train(module.training)
        for name, child in list(module.named_children()):
            replaced = cls.convert_sync_batchnorm(child, process_group)
            if replaced is not child:
                setattr(result, name, replaced)
        return result
