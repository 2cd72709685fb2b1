"""Batch normalisation."""

from torch import _core
from torch.nn import functional
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


class _BatchNorm(Module):
    """What the batch normalisations share; they differ in the ranks they take."""

    ranks = ()

    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True):
        super().__init__()
        self.num_features, self.eps, self.momentum, self.affine = num_features, eps, momentum, affine
        self.register_parameter("weight", Parameter(_core.Tensor(num_features)) if affine else None)
        self.register_parameter("bias", Parameter(_core.Tensor(num_features)) if affine else None)
        self.register_buffer("running_mean", _core.Tensor(num_features))
        self.register_buffer("running_var", _core.Tensor(num_features))
        self.reset_parameters()

    def reset_parameters(self):
        """Forgets the running statistics and draws the weight anew, uniform from 0 to 1; bias becomes zero."""
        self.running_mean.fill_(0)
        self.running_var.fill_(1)
        if self.affine:
            self.weight.data.uniform_(0, 1)
            self.bias.data.fill_(0)

    def forward(self, input):
        if input.dim() not in self.ranks:
            needed = " or ".join(f"{rank}-D" for rank in self.ranks)
            raise ValueError(f"{type(self).__name__}: input is {input.dim()}-D; need {needed}")
        return functional.batch_norm(input, self.running_mean, self.running_var, self.weight, self.bias, self.training,
                                     self.momentum, self.eps)

    def extra_repr(self):
        affine = "" if self.affine else ", affine=False"
        return f"{self.num_features}, eps={self.eps}, momentum={self.momentum}{affine}"


class BatchNorm1d(_BatchNorm):
    """Each of num_features channels of (N, C) or (N, C, L) to mean 0 and variance 1, times weight plus bias.

    In training the statistics are the batch's, and running_mean and running_var move towards them by momentum (with the
    unbiased variance); after eval() the running ones are used. affine=False: no weight and bias.
    Source: Ioffe and Szegedy, 2015. Raises ValueError for other ranks.

    >>> nn.BatchNorm1d(3)(Variable(torch.randn(8, 3))).size()
    torch.Size([8, 3])
    """

    ranks = (2, 3)


class BatchNorm2d(_BatchNorm):
    """BatchNorm1d for images (N, C, H, W).

    >>> nn.BatchNorm2d(3)(Variable(torch.randn(2, 3, 4, 4))).size()
    torch.Size([2, 3, 4, 4])
    """

    ranks = (4,)
