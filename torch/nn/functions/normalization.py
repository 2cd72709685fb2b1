"""Normalization within instances."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.error_names import named
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._core import batch_norm as _batch_norm

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["instance_norm"]


@one_op
def instance_norm(
    input: Tensor, running_mean: Tensor | None = None, running_var: Tensor | None = None,
    weight: Tensor | None = None, bias: Tensor | None = None, use_input_stats: bool = True,
    momentum: float = 0.1, eps: float = 1e-5,
) -> Tensor:
    """Normalize each channel (dim 1) of each sample to mean 0 and variance 1.

    Source: Ulyanov, Vedaldi and Lempitsky, 2016.

    Args:
        use_input_stats: use the sample's own statistics, and move the running ones, if given, towards their average
            by `momentum`; False uses the running statistics.
        weight, bias: one element per channel, or None.
    Raises:
        ValueError: planes of one element.

    >>> F.instance_norm(torch.Tensor([[[1, 3]], [[10, 20]]]), eps=0).tolist()
    [[[-1.0, 1.0]], [[-1.0, 1.0]]]
    """
    if not use_input_stats:
        return named("instance_norm", _batch_norm, input, weight, bias, running_mean, running_var, False, momentum, eps)
    if input.dim() < 3:
        raise ValueError(f"instance_norm: input is {shown(input)}; need batch, channels and a plane")
    count = math.prod(input.size()[2:])
    if count < 2 and input.numel():
        raise ValueError(f"instance_norm: input is {shown(input)}; need planes of 2 elements or more")
    for name, running in (("running_mean", running_mean), ("running_var", running_var)):
        if running is not None and tuple(running.size()) != (input.size(1),):
            raise RuntimeError(f"instance_norm: {name} is {shown(running)}, input is {shown(input)}; need one "
                               "element for each channel")
    row, groups = _core.group_norm, max(input.size(1), 1)
    output = named("instance_norm", row, input, groups, weight, bias, eps)  # checks the arguments
    if (running_mean is not None or running_var is not None) and input.numel():
        values = value_of(input).contiguous().view(input.size(0), input.size(1), count)
        if running_mean is not None:
            value_of(running_mean).mul_(1 - momentum).add_(momentum, values.mean(2).mean(0))
        if running_var is not None:
            value_of(running_var).mul_(1 - momentum).add_(momentum, values.var(2).mean(0))
    return output
