"""Distances between rows, losses of distances, and multi-class margin losses."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.functions.sizes import check_numbers
from torch.nn.modules.module import Module
from torch.nn.modules.row import Loss

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "CosineEmbeddingLoss", "CosineSimilarity", "MultiLabelMarginLoss", "MultiLabelSoftMarginLoss", "MultiMarginLoss",
    "PairwiseDistance", "TripletMarginLoss", "TripletMarginWithDistanceLoss",
]


class PairwiseDistance(Module):
    """p-norm of each row of x1 - x2 + eps.

    Shape:
        x1, x2: (N, D).
        output: (N), or (N, 1) with `keepdim`.

    >>> nn.PairwiseDistance()(torch.zeros(4, 3), torch.ones(4, 3)).size()
    torch.Size([4])
    """

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__()
        self.norm, self.eps, self.keepdim = p, eps, keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return functional.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class CosineSimilarity(Module):
    """Cosine of the angle between x1 and x2 along `dim`; `eps` is the lower bound of the norms.

    >>> nn.CosineSimilarity(dim=0)(torch.ones(2), torch.ones(2)).item() > 0.999
    True
    """

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self.dim, self.eps = dim, eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return functional.cosine_similarity(x1, x2, self.dim, self.eps)


class CosineEmbeddingLoss(Loss):
    """1 - cos for pairs with target 1, and max(0, cos - margin) for pairs with target -1.

    Shape:
        input1, input2: (N, D) or (D).
        target: (N) or (), with values 1 and -1.

    >>> nn.CosineEmbeddingLoss()(torch.ones(1, 2), -torch.ones(1, 2), torch.ones(1)).item()
    2.0
    """

    def __init__(
        self, margin: float = 0.0, size_average: bool | None = None, reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return functional.cosine_embedding_loss(input1, input2, target, self.margin, reduction=self.reduction)


def _above_zero(module, margin):
    check_numbers(type(module).__name__, margin=margin)
    if not margin > 0:
        raise ValueError(f"{type(module).__name__}: margin is {margin}; need a number above 0")
    return margin


class TripletMarginLoss(Loss):
    """max(0, d(anchor, positive) - d(anchor, negative) + margin) with the p-norm distance (Balntas and others, 2016).

    Args:
        swap: replace d(anchor, negative) by the smaller of d(anchor, negative) and d(positive, negative).
    Shape:
        anchor, positive, negative: (N, D).

    >>> x = torch.zeros(1, 2)
    >>> nn.TripletMarginLoss()(x, x, x).item()
    1.0
    """

    def __init__(
        self, margin: float = 1.0, p: float = 2.0, eps: float = 1e-6, swap: bool = False,
        size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin, self.p, self.eps, self.swap = _above_zero(self, margin), p, eps, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return functional.triplet_margin_loss(anchor, positive, negative, self.margin, self.p, self.eps, self.swap,
                                              reduction=self.reduction)


class TripletMarginWithDistanceLoss(Loss):
    """TripletMarginLoss with another distance function (Balntas and others, 2016).

    Args:
        distance_function: takes two tensors and returns distances; None is the Euclidean distance of rows.
        swap: as in TripletMarginLoss.

    >>> x = torch.zeros(1, 2)
    >>> nn.TripletMarginWithDistanceLoss(margin=2.0)(x, x, x).item()
    2.0
    """

    def __init__(
        self, *, distance_function: Any = None, margin: float = 1.0, swap: bool = False, reduction: str = "mean",
    ) -> None:
        super().__init__(reduction=reduction)
        self.distance_function = PairwiseDistance() if distance_function is None else distance_function
        self.margin, self.swap = _above_zero(self, margin), swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return functional.triplet_margin_with_distance_loss(
            anchor, positive, negative, self.distance_function, self.margin, self.swap, self.reduction)


class MultiMarginLoss(Loss):
    """Sum over classes i of max(0, margin - x[target] + x[i]) ** p / C (Weston and Watkins, 1999).

    Args:
        weight: one factor per class.
    Shape:
        input: (N, C) or (C).
        target: LongTensor (N) or ().

    >>> nn.MultiMarginLoss()(torch.zeros(1, 2), torch.LongTensor([0])).item()
    0.5
    """

    def __init__(
        self, p: float = 1, margin: float = 1.0, weight: Tensor | None = None,
        size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.p, self.margin = p, margin
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multi_margin_loss(input, target, self.p, self.margin, self.weight, reduction=self.reduction)


class MultiLabelMarginLoss(Loss):
    """Sum over target classes j and other classes i of max(0, 1 - x[j] + x[i]) / C.

    Shape:
        input: (N, C) or (C).
        target: LongTensor of the same size; each row lists classes and ends at the first -1.

    >>> nn.MultiLabelMarginLoss()(torch.zeros(1, 2), torch.LongTensor([[0, -1]])).item()
    0.5
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multilabel_margin_loss(input, target, reduction=self.reduction)


class MultiLabelSoftMarginLoss(Loss):
    """BCEWithLogitsLoss averaged over the classes of (N, C).

    Args:
        weight: one factor per class.

    >>> round(nn.MultiLabelSoftMarginLoss()(torch.zeros(1, 2), torch.ones(1, 2)).item(), 4)
    0.6931
    """

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None, reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multilabel_soft_margin_loss(input, target, self.weight, reduction=self.reduction)
