"""Distances of rows, losses of them, and losses of several classes at once."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.modules.row import Loss, RowModule

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = [
    "CosineEmbeddingLoss", "CosineSimilarity", "MultiLabelMarginLoss", "MultiLabelSoftMarginLoss", "MultiMarginLoss",
    "PairwiseDistance", "TripletMarginLoss", "TripletMarginWithDistanceLoss",
]


class PairwiseDistance(RowModule):
    """The p-norm of each row of x1 - x2 + eps: inputs (N, D), output (N), with keepdim=True (N, 1).

    >>> nn.PairwiseDistance()(torch.zeros(4, 3), torch.ones(4, 3)).size()
    torch.Size([4])
    """

    options = {"p": None, "eps": None, "keepdim": False}

    def __init__(self, p: float = 2, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__()
        self.p, self.eps, self.keepdim = p, eps, keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return functional.pairwise_distance(x1, x2, self.p, self.eps, self.keepdim)


class CosineSimilarity(RowModule):
    """The cosine of the angle between x1 and x2 along dim; eps is the least that norms count as."""

    options = {"dim": None, "eps": None}

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self.dim, self.eps = dim, eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return functional.cosine_similarity(x1, x2, self.dim, self.eps)


class CosineEmbeddingLoss(Loss):
    """1 - cos of each pair of rows where the target is 1; where it is -1, what cos is above margin."""

    options = {"margin": None}

    def __init__(
        self, margin: float = 0, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return functional.cosine_embedding_loss(input1, input2, target, self.margin, reduction=self.reduction)


class TripletMarginLoss(Loss):
    """What the distance of anchor and negative lacks to that of anchor and positive plus margin, of each row.

    swap: the nearer of anchor and positive to negative counts. Source: Balntas and others, 2016.
    """

    options = {"margin": None, "p": None, "eps": None, "swap": False}

    def __init__(
        self, margin: float = 1.0, p: float = 2, eps: float = 1e-6, swap: bool = False,
        size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin, self.p, self.eps, self.swap = margin, p, eps, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return functional.triplet_margin_loss(anchor, positive, negative, self.margin, self.p, self.eps, self.swap,
                                              reduction=self.reduction)


class TripletMarginWithDistanceLoss(Loss):
    """What the distance of anchor and negative lacks to that of anchor and positive plus margin.

    distance_function: of two tensors, gives the distances; the Euclidean ones of rows if it is None. swap: the nearer
    of anchor and positive to negative counts. Source: Balntas and others, 2016.
    """

    options = {"margin": None, "swap": False}

    def __init__(
        self, *, distance_function: Any = None, margin: float = 1.0, swap: bool = False, reduction: str | None = "mean",
    ) -> None:
        super().__init__(reduction=reduction)
        self.distance_function, self.margin, self.swap = distance_function, margin, swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return functional.triplet_margin_with_distance_loss(
            anchor, positive, negative, self.distance_function, self.margin, self.swap, self.reduction)


class MultiMarginLoss(Loss):
    """What the score of the target class lacks to each other score plus margin, to the power p, over the classes.

    weight: of each class. Source: Weston and Watkins, 1999.
    """

    options = {"p": None, "margin": None, "weight": None}

    def __init__(
        self, p: float = 1, margin: float = 1, weight: Tensor | None = None,
        size_average: bool | None = True, reduce: bool | None = True, reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.p, self.margin = p, margin
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multi_margin_loss(input, target, self.p, self.margin, self.weight, reduction=self.reduction)


class MultiLabelMarginLoss(Loss):
    """What the score of each target class lacks to each score of no target plus 1, over the classes.

    target: LongTensor (N, C), whose rows name classes and end at the first -1.
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multilabel_margin_loss(input, target, reduction=self.reduction)


class MultiLabelSoftMarginLoss(Loss):
    """BCEWithLogitsLoss averaged over the classes of (N, C). weight: of each class."""

    options = {"weight": None}

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = True, reduce: bool | None = True,
        reduction: str | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.multilabel_soft_margin_loss(input, target, self.weight, reduction=self.reduction)
