"""Distances of rows, losses of them, and losses of several classes at once."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import value_of
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import cosine_similarity, internal
from torch._generated.python import functional as rows
from torch.composed.broadcasting import broadcast
from torch.nn.functions.sizes import describe
from torch.nn.reduction import MEAN, NAMES, NONE, of_same_size, reduction_of

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "bilinear", "cosine_embedding_loss", "multi_margin_loss", "multilabel_margin_loss", "multilabel_soft_margin_loss",
    "pairwise_distance", "triplet_margin_loss", "triplet_margin_with_distance_loss",
]


def pairwise_distance(x1: Tensor, x2: Tensor, p: float = 2, eps: float = 1e-6, keepdim: bool = False) -> Tensor:
    """The p-norm of each row of x1 - x2 + eps: (N), with keepdim=True (N, 1). Sizes broadcast, else RuntimeError."""
    if x1.size() != x2.size():
        size = broadcast(x1.size(), x2.size(), "pairwise_distance")
        x1, x2 = x1.expand(size), x2.expand(size)
    if p == 2:
        return named("pairwise_distance", internal.euclidean_distance, x1, x2, eps, -1, keepdim)
    return _core.norm(x1 - x2 + eps, p, -1, keepdim)


def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """1 - cos of each pair of rows (N, D) where target (N) is 1; where it is -1, what cos is above margin."""
    input2 = of_same_size("cosine_embedding_loss", input1, input2)
    cosine, target = cosine_similarity(input1, input2, -1), target
    if tuple(target.size()) != tuple(cosine.size()):
        raise ValueError(f"cosine_embedding_loss: target is {describe(target)}, input1 is {describe(input1)}; need one "
                         "target for each row")
    return rows.hinge_embedding_loss(1 - cosine, target, 1 - margin, size_average, reduce, reduction)


def triplet_margin_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2, eps: float = 1e-6,
    swap: bool = False, size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """What the distance of anchor and negative lacks to that of anchor and positive plus margin, of each row (N, D).

    swap: the nearer of anchor and positive to negative counts. Source: Balntas and others, 2016.
    """
    positive, negative = (of_same_size("triplet_margin_loss", anchor, *each) for each in (
        (positive, "positive"), (negative, "negative")))
    return triplet_margin_with_distance_loss(
        anchor, positive, negative, lambda one, other: pairwise_distance(one, other, p, eps, False), margin, swap,
        NAMES[reduction_of(size_average, reduce, reduction)])


def triplet_margin_with_distance_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, distance_function: Any = None, margin: float = 1.0,
    swap: bool = False, reduction: str | None = "mean",
) -> Tensor:
    """What the distance of anchor and negative lacks to that of anchor and positive plus margin.

    distance_function: of two tensors, gives the distances; the Euclidean ones of rows if it is None. swap: the nearer
    of anchor and positive to negative counts. Source: Balntas and others, 2016.
    """
    if distance_function is None:
        return triplet_margin_loss(anchor, positive, negative, margin, swap=swap, reduction=reduction)
    distance = distance_function
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _core.min(far, distance(positive, negative))
    farther = value_of(far).new(far.size()).fill_(1)
    return rows.margin_ranking_loss(far, near, farther, margin, reduction=reduction)


def multi_margin_loss(
    input: Tensor, target: Tensor, p: float = 1, margin: float = 1,
    weight: Tensor | None = None, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """What the score of the target class lacks to each other score plus margin, to the power p, over C (Weston and
    Watkins, 1999).

    input (N, C) or (C), target (N) or (1), a LongTensor. p: 1 or 2, else ValueError. weight: of each class, of the
    target. Raises IndexError for a target outside the classes.
    """
    if p not in (1, 2):
        raise ValueError(f"multi_margin_loss: p is 1 or 2, not {p}")
    return _core.multi_margin_loss(input, target, int(p), margin, weight,
                                   reduction_of(size_average, reduce, reduction))


def multilabel_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """What the score of each target class lacks to each score of no target plus 1, summed, over C.

    input (N, C) or (C); target LongTensor of the same size, whose rows name classes and end at the first -1. Raises
    IndexError for a target outside the classes.
    """
    return _core.multilabel_margin_loss(input, target, reduction_of(size_average, reduce, reduction))


def multilabel_soft_margin_loss(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """binary_cross_entropy_with_logits of each class, averaged over the classes. input, target (N, C), weight (C)."""
    kind = reduction_of(size_average, reduce, reduction)
    target = of_same_size("multilabel_soft_margin_loss", input, target)
    weight = 1 if weight is None else weight
    if kind == NONE:
        row = internal.binary_cross_entropy_with_logits_elements
        return named("multilabel_soft_margin_loss", row, input, target, weight).mean(-1)
    loss = _core.binary_cross_entropy_with_logits(input, target, weight, kind)
    return loss if kind == MEAN else loss / max(1, input.size(-1))


def bilinear(
    input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None,
) -> Tensor:
    """x1 @ weight[k] @ x2 + bias[k] for each k.

    input1 (..., in1), input2 (..., in2), weight (out, in1, in2), bias (out). Raises RuntimeError for other sizes.
    """
    if weight.dim() != 3 or input1.size(-1) != weight.size(1) or input2.size(-1) != weight.size(2) \
            or tuple(input1.size())[:-1] != tuple(input2.size())[:-1]:
        raise RuntimeError(f"bilinear: input1 is {describe(input1)}, input2 is {describe(input2)}, weight is "
                           f"{describe(weight)}; need (..., in1), (..., in2) and (out, in1, in2)")
    lead, (out, first, second) = tuple(input1.size())[:-1], tuple(weight.size())
    x1, x2 = input1.contiguous().view(-1, first), input2.contiguous().view(-1, second)
    inner = x1.mm(weight.permute(1, 0, 2).contiguous().view(first, out * second)).view(-1, out, second)
    result = (inner * x2.unsqueeze(1)).sum(2)
    result = result if bias is None else result + bias
    return result.reshape(*lead, out)
