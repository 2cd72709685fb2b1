"""Losses. Each gives one element: the mean, or the sum with size_average=False. Targets need no gradient."""

from torch.nn import functional
from torch.nn.modules.module import Module


class _Loss(Module):
    def __init__(self, size_average=True):
        super().__init__()
        self.size_average = size_average

    def extra_repr(self):
        return "" if self.size_average else "size_average=False"


class _WeightedLoss(_Loss):
    def __init__(self, weight=None, size_average=True):
        super().__init__(size_average)
        self.register_buffer("weight", weight)

    def extra_repr(self):
        weighted = "" if self.weight is None else f"weight of {self.weight.numel()}"
        return ", ".join(part for part in (weighted, super().extra_repr()) if part)


class NLLLoss(_WeightedLoss):
    """Mean of -input[i, target[i]] for logarithms of probabilities, as LogSoftmax gives them.

    Input (N, C) or (N, C, H, W); target a LongTensor of classes from 0 to C - 1, (N) or (N, H, W).
    weight: Tensor of C elements, one for each class. Raises IndexError for a target outside the classes.

    >>> scores = Variable(torch.Tensor([[-1, -2]]))
    >>> nn.NLLLoss()(scores, Variable(torch.LongTensor([1]), requires_grad=False)).data[0]
    2.0
    """

    def forward(self, input, target):
        return functional.nll_loss(input, target, self.weight, self.size_average)


class CrossEntropyLoss(_WeightedLoss):
    """LogSoftmax and NLLLoss in one: input holds scores of any size."""

    def forward(self, input, target):
        return functional.cross_entropy(input, target, self.weight, self.size_average)


class MSELoss(_Loss):
    """Mean of the squared differences of input and target, which have the same size (else ValueError).

    >>> nn.MSELoss()(Variable(torch.ones(2)), Variable(torch.zeros(2), requires_grad=False)).data[0]
    1.0
    """

    def forward(self, input, target):
        return functional.mse_loss(input, target, self.size_average)


class L1Loss(_Loss):
    """Mean of the absolute differences of input and target, which have the same size (else ValueError)."""

    def forward(self, input, target):
        return functional.l1_loss(input, target, self.size_average)


class SmoothL1Loss(_Loss):
    """Mean of d * d / 2 where the difference d is below 1, and of |d| - 1/2 elsewhere (Huber, 1964)."""

    def forward(self, input, target):
        return functional.smooth_l1_loss(input, target, self.size_average)


class BCELoss(_WeightedLoss):
    """Mean of -(t log x + (1 - t) log(1 - x)) for probabilities x. weight: Tensor, broadcast to the elements."""

    def forward(self, input, target):
        return functional.binary_cross_entropy(input, target, self.weight, self.size_average)


class KLDivLoss(_Loss):
    """Mean of t * (log t - x): how far logarithms x of probabilities are from the distribution t."""

    def forward(self, input, target):
        return functional.kl_div(input, target, self.size_average)
