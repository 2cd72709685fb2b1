"""Losses of classes. Elementwise losses are rows of ops.yaml."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.modules.row import Loss

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor


class _ClassLoss(Loss):
    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None, ignore_index: int = -100,
        reduce: bool | None = None, reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.ignore_index = ignore_index


class NLLLoss(_ClassLoss):
    """Negative log-likelihood: the mean of -input[i, target[i]] for log-probabilities, as LogSoftmax returns them.

    Args:
        weight: one factor per class; the mean is then weighted.
        ignore_index: targets that do not count.
        reduction: "none", "mean" or "sum".
    Shape:
        input: (N, C) or (N, C, d1, d2, …).
        target: LongTensor (N) or (N, d1, d2, …) of classes 0 to C - 1.
    Raises:
        IndexError: a target outside the classes.

    >>> scores = torch.Tensor([[-1, -2]])
    >>> nn.NLLLoss()(scores, torch.LongTensor([1])).item()
    2.0
    """

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.nll_loss(input, target, self.weight, ignore_index=self.ignore_index,
                                   reduction=self.reduction)


class CrossEntropyLoss(_ClassLoss):
    """LogSoftmax and NLLLoss in one; `input` holds unnormalized scores.

    Args:
        weight, ignore_index, reduction: as in NLLLoss.
        label_smoothing: share of each target that is spread over all classes (Szegedy and others, 2016).
    Shape:
        input: (C), (N, C) or (N, C, d1, d2, …).
        target: LongTensor of classes, without the dim C, or probabilities of the size of `input`.

    >>> scores = torch.zeros(1, 4)
    >>> round(nn.CrossEntropyLoss()(scores, torch.LongTensor([2])).item(), 4)
    1.3863
    """

    def __init__(
        self, weight: Tensor | None = None, size_average: bool | None = None, ignore_index: int = -100,
        reduce: bool | None = None, reduction: str = "mean", label_smoothing: float = 0.0,
    ) -> None:
        super().__init__(weight, size_average, ignore_index, reduce, reduction)
        self.label_smoothing = label_smoothing

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.cross_entropy(input, target, self.weight, ignore_index=self.ignore_index,
                                        reduction=self.reduction, label_smoothing=self.label_smoothing)


class KLDivLoss(Loss):
    """Mean of t * (log t - x) for log-probabilities x and a target distribution t of the same size.

    Args:
        reduction: "none", "mean", "sum", or "batchmean", the sum divided by the size of dim 0, which is the
            divergence.
        log_target: the target holds log-probabilities.

    >>> x = torch.Tensor([[0.5, 0.5]]).log()
    >>> round(nn.KLDivLoss(reduction="batchmean")(x, torch.Tensor([[1, 0]])).item(), 4)
    0.6931
    """

    def __init__(
        self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
        log_target: bool = False,
    ) -> None:
        super().__init__(size_average, reduce, "sum" if reduction == "batchmean" else reduction)
        self.reduction, self.log_target = reduction if reduction == "batchmean" else self.reduction, log_target

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return functional.kl_div(input, target, reduction=self.reduction, log_target=self.log_target)


class CTCLoss(Loss):
    """Connectionist temporal classification loss: the negative log-probability of labels (Graves and others, 2006).

    Args:
        blank: index of the blank class.
        zero_infinity: replace infinite losses, of samples that are too short for their labels, by 0.
    Shape:
        log_probs: (T, N, C) from LogSoftmax.
        targets: (N, S), or all labels concatenated.
        input_lengths, target_lengths: (N).

    >>> scores = F.log_softmax(torch.zeros(4, 1, 3), 2)
    >>> round(nn.CTCLoss()(scores, torch.LongTensor([[1, 2]]), [4], [2]).item(), 4)
    0.8432
    """

    def __init__(self, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> None:
        super().__init__(reduction=reduction)
        self.blank, self.zero_infinity = blank, zero_infinity

    def forward(
        self, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any,
    ) -> Tensor:
        return functional.ctc_loss(log_probs, targets, input_lengths, target_lengths, self.blank,
                                   self.reduction, self.zero_infinity)

_Loss = _WeightedLoss = Loss  # the names that packages ask isinstance() for
