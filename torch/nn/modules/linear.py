"""Linear: the affine map."""

import math

from torch import _core
from torch._core import linear
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


class Linear(Module):
    """x @ weight.t() + bias.

    Input (N, in_features) or (in_features), output (N, out_features) or (out_features).
    weight (out_features, in_features) and bias (out_features) start uniform within 1 / sqrt(in_features).

    >>> nn.Linear(3, 2)(Variable(torch.zeros(4, 3))).size()
    torch.Size([4, 2])
    """

    def __init__(self, in_features, out_features, bias=True):
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = Parameter(_core.Tensor(out_features, in_features))
        self.register_parameter("bias", Parameter(_core.Tensor(out_features)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        """Draws weight and bias anew."""
        bound = 1 / math.sqrt(self.in_features) if self.in_features else 0
        self.weight.data.uniform_(-bound, bound)
        if self.bias is not None:
            self.bias.data.uniform_(-bound, bound)

    def forward(self, input):
        return linear(input, self.weight, self.bias)

    def extra_repr(self):
        return f"{self.in_features}, {self.out_features}" + ("" if self.bias is not None else ", bias=False")
