"""Distances between rows, losses of distances, and multi-class margin losses."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import value_of
from torch._base.autocast import one_op
from torch._base.error_names import named
from torch._base.type_checking import TYPE_CHECKING
from torch._core import cosine_similarity, internal
from torch._generated.python import functional as rows
from torch.nn.functions.sizes import describe
from torch.nn.reduction import MEAN, NAMES, NONE, of_same_size, reduction_of

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "bilinear", "cosine_embedding_loss", "multi_margin_loss", "multilabel_margin_loss", "multilabel_soft_margin_loss",
    "triplet_margin_loss", "triplet_margin_with_distance_loss",
]


@one_op(autocast="float")
def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """1 - cos for pairs of rows (N, D) with target 1, and max(0, cos - margin) for pairs with target -1.

    Pairs with another target have the loss 0.

    >>> F.cosine_embedding_loss(torch.ones(1, 2), -torch.ones(1, 2), torch.ones(1)).item()
    2.0
    """
    input2 = of_same_size("cosine_embedding_loss", input1, input2)
    cosine, target = cosine_similarity(input1, input2, -1), target
    if tuple(target.size()) != tuple(cosine.size()):
        raise ValueError(f"cosine_embedding_loss: target is {describe(target)}, input1 is {describe(input1)}; need one "
                         "target for each row")
    apart = _core.where(target == -1, (cosine - margin).clamp(min=0), 0)
    loss = _core.where(target == 1, 1 - cosine, apart)
    kind = reduction_of(size_average, reduce, reduction)
    return loss if kind == NONE else loss.mean() if kind == MEAN else loss.sum()


def triplet_margin_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2, eps: float = 1e-6,
    swap: bool = False, size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """max(0, d(anchor, positive) - d(anchor, negative) + margin) of rows (N, D) (Balntas and others, 2016).

    Args:
        swap: use d(positive, negative) if it is smaller than d(anchor, negative).

    >>> x = torch.zeros(1, 2)
    >>> F.triplet_margin_loss(x, x, x).item()
    1.0
    """
    positive, negative = (of_same_size("triplet_margin_loss", anchor, *each) for each in (
        (positive, "positive"), (negative, "negative")))
    return triplet_margin_with_distance_loss(
        anchor, positive, negative, lambda one, other: rows.pairwise_distance(one, other, p, eps, False), margin, swap,
        NAMES[reduction_of(size_average, reduce, reduction)])


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
    """Sum over classes i of max(0, margin - x[target] + x[i]) ** p / C (Weston and Watkins, 1999).

    Args:
        p: 1 or 2.
        weight: one factor per class, applied by the target class.
    Shape:
        input: (N, C) or (C).
        target: LongTensor (N) or (1).
    Raises:
        IndexError: a target outside the classes.

    >>> F.multi_margin_loss(torch.zeros(1, 2), torch.LongTensor([0])).item()
    0.5
    """
    if p not in (1, 2):
        raise ValueError(f"multi_margin_loss: p is 1 or 2, not {p}")
    if not input.dim():
        input, target = input.reshape(1), target.reshape(1)
    return _core.multi_margin_loss(input, target, int(p), margin, weight,
                                   reduction_of(size_average, reduce, reduction))


def multilabel_margin_loss(
    input: Tensor, target: Tensor, size_average: bool | None = True, reduce: bool | None = True,
    reduction: str | None = None,
) -> Tensor:
    """Sum over target classes j and other classes i of max(0, 1 - x[j] + x[i]) / C.

    Shape:
        input: (N, C) or (C).
        target: LongTensor of the same size; each row lists classes and ends at the first -1.
    Raises:
        IndexError: a target outside the classes.

    >>> F.multilabel_margin_loss(torch.zeros(1, 2), torch.LongTensor([[0, -1]])).item()
    0.5
    """
    if not input.dim():
        input, target = input.reshape(1), target.reshape(1)
    return _core.multilabel_margin_loss(input, target, reduction_of(size_average, reduce, reduction))


def multilabel_soft_margin_loss(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
) -> Tensor:
    """binary_cross_entropy_with_logits averaged over the classes of (N, C).

    Args:
        weight: one factor per class (C).

    >>> round(F.multilabel_soft_margin_loss(torch.zeros(1, 2), torch.ones(1, 2)).item(), 4)
    0.6931
    """
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
