"""Bilinear layers, and a loss of distances that a function computes."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python import functional as rows
from torch.nn.functions.sizes import describe

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["bilinear", "triplet_margin_with_distance_loss"]


def triplet_margin_with_distance_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, distance_function: Any = None, margin: float = 1.0,
    swap: bool = False, reduction: str | None = "mean",
) -> Tensor:
    """triplet_margin_loss with another distance function (Balntas and others, 2016).

    Args:
        distance_function: takes two tensors and returns distances; None is the Euclidean distance of rows.
        swap: use d(positive, negative) if it is smaller than d(anchor, negative).

    >>> x = torch.zeros(1, 2)
    >>> F.triplet_margin_with_distance_loss(x, x, x, margin=2.0).item()
    2.0
    """
    if distance_function is None:
        return _core.triplet_margin_loss(anchor, positive, negative, margin, swap=swap, reduction=reduction)
    distance = distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _core.min(far, distance(positive, negative))
    farther = value_of(far).new(far.size()).fill_(1)
    return rows.margin_ranking_loss(far, near, farther, margin, reduction=reduction)


def bilinear(
    input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None,
) -> Tensor:
    """x1 @ weight[k] @ x2 + bias[k] for each output k.

    Shape:
        input1, input2: (..., in1), (..., in2).
        weight, bias: (out, in1, in2), (out).
    Raises:
        RuntimeError: other sizes.

    >>> F.bilinear(torch.ones(1, 2), torch.ones(1, 3), torch.ones(4, 2, 3)).tolist()
    [[6.0, 6.0, 6.0, 6.0]]
    """
    if weight.dim() != 3 or input1.size(-1) != weight.size(1) or input2.size(-1) != weight.size(2) \
            or tuple(input1.size())[:-1] != tuple(input2.size())[:-1]:
        raise RuntimeError(f"bilinear: input1 is {describe(input1)}, input2 is {describe(input2)}, weight is "
                           f"{describe(weight)}; need (..., in1), (..., in2) and (out, in1, in2)")
    lead, (out, first, second) = tuple(input1.size())[:-1], tuple(weight.size())
    x1, x2 = input1.contiguous().view(-1, first), input2.contiguous().view(-1, second)
    inner = x1.mm(weight.permute(1, 0, 2).contiguous().view(first, out * second)).view(-1, out, second)
    result = (inner * x2.unsqueeze(1)).sum(2, dtype=inner.dtype)
    result = result if bias is None else result + bias
    return result.reshape(*lead, out)
