"""A loss of distances that a function computes."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import value_of
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python import functional as rows

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["triplet_margin_with_distance_loss"]


@one_op
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
