"""Dropout."""

from torch.nn import functional
from torch.nn.modules.module import Module


class _Dropout(Module):
    def __init__(self, p=0.5, inplace=False):
        super().__init__()
        if not 0 <= p <= 1:
            raise ValueError(f"{type(self).__name__}: p is a probability from 0 to 1, not {p}")
        self.p, self.inplace = p, inplace

    def extra_repr(self):
        return f"{self.p}" + (", inplace=True" if self.inplace else "")


class Dropout(_Dropout):
    """In training each element becomes zero with probability p and the others grow by 1 / (1 - p); else the identity.

    Raises ValueError if p is no probability.
    """

    def forward(self, input):
        return functional.dropout(input, self.p, self.training, self.inplace)


class Dropout2d(_Dropout):
    """Dropout of whole channels of (N, C, H, W)."""

    def forward(self, input):
        return functional.dropout2d(input, self.p, self.training, self.inplace)
