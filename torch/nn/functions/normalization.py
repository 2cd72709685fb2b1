"""Normalization within instances, by root mean squares of trailing dims, and by neighbouring channels."""

from __future__ import annotations

import math

from torch import _core
from torch._base.arguments import value_of
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import batch_norm as _batch_norm
from torch._generated.python.functional import avg_pool2d, pad
from torch.nn.functions.sizes import describe, powers_in_range

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["cross_map_lrn2d", "instance_norm", "local_response_norm"]


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
        raise ValueError(f"instance_norm: input is {describe(input)}; need batch, channels and a plane")
    count = math.prod(input.size()[2:])
    if count < 2 and input.numel():
        raise ValueError(f"instance_norm: input is {describe(input)}; need planes of 2 elements or more")
    for name, running in (("running_mean", running_mean), ("running_var", running_var)):
        if running is not None and tuple(running.size()) != (input.size(1),):
            raise RuntimeError(f"instance_norm: {name} is {describe(running)}, input is {describe(input)}; need one "
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


@one_op(autocast="cpu float")
def local_response_norm(
    input: Tensor, size: Any, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0,
) -> Tensor:
    """Divide each element by (k + alpha * mean of squares of `size` neighbouring channels) ** beta.

    Channels beyond the edge count as zero (Krizhevsky, Sutskever and Hinton, 2012).

    Shape:
        input: (N, C, ...).
    Raises:
        ValueError: fewer than 3 dims, or a size below 1.

    >>> F.local_response_norm(torch.Tensor([[[1], [2]]]), 1, alpha=1, beta=1, k=0).tolist()
    [[[1.0], [0.5]]]
    """
    if input.dim() < 3:
        raise ValueError(f"local_response_norm: input is {describe(input)}; need 3 dimensions or more")
    if size < 1:
        raise ValueError(f"local_response_norm: size is {size}; need 1 or more")
    if not input.numel():
        return input * 1
    values, scale = powers_in_range(input, 2, range(1, input.dim()))
    if scale is not None and k:  # the squares of small elements are nothing beside k
        scale = scale.clamp(min=1)
        values = input / scale
    squares = (values * values).contiguous().view(input.size(0), 1, input.size(1), -1)
    squares = pad(squares, (0, 0, size // 2, (size - 1) // 2))
    means = avg_pool2d(squares, (size, 1), 1).reshape(*input.size())
    if scale is not None:
        return values * scale ** (1 - 2 * beta) / (means * alpha + k / scale**2).pow(beta)
    result = values / (means * alpha + k).pow(beta)
    return result.to(input.dtype) if input.is_floating_point() else result


def cross_map_lrn2d(input: Tensor, size: Any, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> Tensor:
    """local_response_norm of images (N, C, H, W). Raises ValueError for another rank.

    >>> F.cross_map_lrn2d(torch.zeros(1, 4, 2, 2), 3).size()
    torch.Size([1, 4, 2, 2])
    """
    if input.dim() != 4:
        raise ValueError(f"cross_map_lrn2d: input is {describe(input)}; need 4 dimensions (N, C, H, W)")
    return local_response_norm(input, size, alpha, beta, k)
