"""Criterions of margins and distances: losses that are zero where the answer is right by enough."""

from torch import _core
from torch.legacy.nn.criterions import Loss, LossWithoutTarget, elements
from torch.nn import functional as F


class MarginCriterion(Loss):
    """The mean of max(0, margin - y * x) for targets of 1 and -1, or their sum."""

    def __init__(self, margin=1, sizeAverage=True):
        super().__init__(sizeAverage)
        self.margin = margin

    def compute(self, x, target):
        x, target = elements(self, x, target)
        return self._mean((self.margin - x * target).clamp_min(0))


class HingeEmbeddingCriterion(MarginCriterion):
    """The mean of x where the target is 1, and of max(0, margin - x) where it is -1; or their sum."""

    def compute(self, x, target):
        x, target = elements(self, x, target)
        return F.hinge_embedding_loss(x, target, self.margin, size_average=self.sizeAverage)

    def _target(self, target, input):
        target = super()._target(target, input)
        return target.type(input.type()) if _core.is_tensor(input) else target


class L1Cost(LossWithoutTarget):
    """The sum of |x|; there is no target."""

    def compute(self, x, target):
        return x.abs().sum()


class MultiLabelMarginCriterion(Loss):
    """The mean of max(0, 1 - (x[y] - x[j])) over all labels y of a sample and all other classes j, over classes.

    target: a LongTensor of the input's size, in each row the labels, counted from 0, ended by -1.
    """

    integral = True

    def compute(self, x, target):
        return F.multilabel_margin_loss(x, target, size_average=self.sizeAverage)


class MultiLabelSoftMarginCriterion(Loss):
    """BCECriterion of the sigmoid of the input, the mean over all elements. weights: factors, broadcast."""

    def __init__(self, weights=None, sizeAverage=True):
        super().__init__(sizeAverage)
        self.weights = weights

    def compute(self, x, target):
        x, target = elements(self, x, target)
        losses = F.softplus(x) - x * target
        if self.weights is not None:
            losses = losses * self.weights
        return self._mean(losses)


class MultiMarginCriterion(Loss):
    """The mean of weights[y] * max(0, margin - x[y] + x[j]) ** p over all classes j but y, over classes.

    target: a class, counted from 0, or a LongTensor of one for each sample. p: 1 or 2.
    """

    integral = True

    def __init__(self, p=1, weights=None, margin=1, sizeAverage=True):
        super().__init__(sizeAverage)
        if p not in (1, 2):
            raise ValueError(f"{self.name()}: p is 1 or 2, not {p}")
        if weights is not None and weights.dim() != 1:
            raise ValueError(f"{self.name()}: weights has {weights.dim()} dims; need one")
        self.p, self.weights, self.margin = p, weights, margin

    def compute(self, x, target):
        weights = None if self.weights is None else self.weights.type(x.data.type())
        return F.multi_margin_loss(x, target.reshape(-1), self.p, self.margin, weights, size_average=self.sizeAverage)


# --- lists of inputs ----------------------------------------------------------------------------------------------


class _Pair(Loss):
    inputs = 2

    def __init__(self, margin, sizeAverage=True):
        super().__init__(sizeAverage)
        self.margin = margin

    def _target(self, target, input):
        target = super()._target(target, input)
        return target.type(input.type())


class CosineEmbeddingCriterion(_Pair):
    """The mean of 1 - cos(a, b) for targets of 1, and of max(0, cos(a, b) - margin) for -1; input [a, b]."""

    def __init__(self, margin=0, sizeAverage=True):
        super().__init__(margin, sizeAverage)

    def compute(self, a, b, target):
        a, b = (x if x.dim() == 2 else x.reshape(1, -1) for x in (a, b))
        target = target.reshape(-1)
        norms = ((a * a).sum(1) + 1e-12) * ((b * b).sum(1) + 1e-12)
        cosine = (a * b).sum(1) / norms.sqrt()
        same = ((target.data == 1).type(a.data.type()))
        return self._mean(same * (1 - cosine) + (1 - same) * (cosine - self.margin).clamp_min(0))


class MarginRankingCriterion(_Pair):
    """The mean of max(0, margin - y * (a - b)) for targets y of 1 and -1; input [a, b]."""

    def __init__(self, margin=1, sizeAverage=True):
        super().__init__(margin, sizeAverage)

    def compute(self, a, b, target):
        target = target.expand(a.size()) if target.numel() == 1 else target
        return F.margin_ranking_loss(a, b, target, self.margin, size_average=self.sizeAverage)


class L1HingeEmbeddingCriterion(_Pair):
    """The distance d = sum of |a - b| for a target of 1, and max(0, margin - d) for -1; input [a, b]."""

    def __init__(self, margin=1):
        super().__init__(margin)

    def compute(self, a, b, target):
        distance = (a - b).abs().sum()
        return distance if float(target) == 1 else (self.margin - distance).clamp_min(0)
