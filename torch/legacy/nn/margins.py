"""Criterions of margins and distances: losses that are zero where the answer is right by enough."""

from torch import _core
from torch._core import Variable
from torch.legacy.nn.criterions import Loss, elements
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


class L1Cost(Loss):
    """The sum of |x|; there is no target."""

    def forward(self, input, target=None):
        return self.updateOutput(input, target)

    def backward(self, input, target=None):
        return self.updateGradInput(input, target)

    def _target(self, target, input):
        return None

    def updateOutput(self, input, target=None):
        return super().updateOutput(input, target)

    def updateGradInput(self, input, target=None):
        return super().updateGradInput(input, target)

    def compute(self, x, target):
        return x.abs().sum()


class MultiLabelMarginCriterion(Loss):
    """The mean of max(0, 1 - (x[y] - x[j])) over all labels y of a sample and all other classes j, over classes.

    target: a LongTensor of the input's size, in each row the labels, counted from 0, ended by -1.
    """

    integral = True

    def compute(self, x, target):
        if x.size() != target.size():
            raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}, target {tuple(target.size())}")
        x, labels = (value if value.dim() == 2 else value.view(1, -1) for value in (x, target))
        classes = x.size(1)
        rows = [row[:row.index(-1)] if -1 in row else row for row in labels.data.tolist()]
        if any(not 0 <= label < classes for row in rows for label in row):
            raise IndexError(f"{self.name()}: target has labels outside 0 to {classes - 1}")
        pairs = [(n, label, other) for n, row in enumerate(rows) for label in row
                 for other in range(classes) if other not in row]
        if not pairs:
            return (x * 0).sum()
        at = _core.LongTensor(pairs)
        flat = x.contiguous().view(-1)
        wanted, others = (Variable(at.select(1, 0) * classes + at.select(1, column), requires_grad=False)
                          for column in (1, 2))
        margins = (1 - flat.index_select(0, wanted) + flat.index_select(0, others)).clamp_min(0)
        return margins.sum() / (classes * (x.size(0) if self.sizeAverage else 1))


class MultiLabelSoftMarginCriterion(Loss):
    """BCECriterion of the sigmoid of the input, the mean over all elements. weights: factors, broadcast."""

    def __init__(self, weights=None, sizeAverage=True):
        super().__init__(sizeAverage)
        self.weights = weights

    def compute(self, x, target):
        x, target = elements(self, x, target)
        losses = F.softplus(x) - x * target
        if self.weights is not None:
            losses = losses * Variable(self.weights, requires_grad=False)
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
        x = x if x.dim() == 2 else x.view(1, -1)
        target = target.view(-1, 1)
        if target.size(0) != x.size(0):
            raise ValueError(f"{self.name()}: input has {x.size(0)} samples, target {target.size(0)}")
        losses = (self.margin - x.gather(1, target) + x).clamp_min(0)
        if self.p == 2:
            losses = losses * losses
        factors = x.data.new(x.size()).fill_(1).scatter_(1, target.data, 0)
        if self.weights is not None:
            factors = factors * self.weights.type(x.data.type()).index_select(0, target.data.view(-1)).unsqueeze(1)
        total = (losses * Variable(factors, requires_grad=False)).sum() / x.size(1)
        return total / x.size(0) if self.sizeAverage else total


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
        a, b = (x if x.dim() == 2 else x.view(1, -1) for x in (a, b))
        target = target.view(-1)
        norms = ((a * a).sum(1) + 1e-12) * ((b * b).sum(1) + 1e-12)
        cosine = (a * b).sum(1) / norms.sqrt()
        same = Variable((target.data == 1).type(a.data.type()), requires_grad=False)
        return self._mean(same * (1 - cosine) + (1 - same) * (cosine - self.margin).clamp_min(0))


class MarginRankingCriterion(_Pair):
    """The mean of max(0, margin - y * (a - b)) for targets y of 1 and -1; input [a, b]."""

    def __init__(self, margin=1, sizeAverage=True):
        super().__init__(margin, sizeAverage)

    def compute(self, a, b, target):
        return self._mean((self.margin - target * (a - b)).clamp_min(0))


class L1HingeEmbeddingCriterion(_Pair):
    """The distance d = sum of |a - b| for a target of 1, and max(0, margin - d) for -1; input [a, b]."""

    def __init__(self, margin=1):
        super().__init__(margin)

    def compute(self, a, b, target):
        distance = (a - b).abs().sum()
        return distance if float(target) == 1 else (self.margin - distance).clamp_min(0)
