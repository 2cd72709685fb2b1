"""Dropout layers."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn import functional
from torch.nn.functions.sizes import check_probability
from torch.nn.modules.module import Module

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["AlphaDropout", "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "FeatureAlphaDropout"]


class _Dropout(Module):
    function = None
    _repr_options = {"p": ..., "inplace": ...}

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        check_probability(type(self).__name__, p)
        self.p, self.inplace = p, inplace

    def forward(self, input: Tensor) -> Tensor:
        return self.function(input, self.p, self.training, self.inplace)


class Dropout(_Dropout):
    """In training, set each element to zero with probability p and scale the others by 1 / (1 - p).

    Source: Srivastava and others, 2014.

    Args:
        inplace: overwrite the input.
    Raises:
        ValueError: p is no probability.

    >>> nn.Dropout(0.9).eval()(torch.ones(2)).tolist()
    [1.0, 1.0]
    """

    function = staticmethod(functional.dropout)


class AlphaDropout(_Dropout):
    """Dropout for networks of SELU, which keeps mean 0 and variance 1 (Klambauer and others, 2017).

    Dropped elements take SELU's lowest value. The arguments are those of Dropout.

    >>> nn.AlphaDropout(0.1).eval()(torch.ones(2)).tolist()
    [1.0, 1.0]
    """

    function = staticmethod(functional.alpha_dropout)


class FeatureAlphaDropout(_Dropout):
    """AlphaDropout of whole channels of (N, C, ...).

    >>> nn.FeatureAlphaDropout(0.5)(torch.ones(2, 3, 4)).size()
    torch.Size([2, 3, 4])
    """

    function = staticmethod(functional.feature_alpha_dropout)

_DropoutNd = _Dropout  # the names that packages ask isinstance() for

from torch._generated.python.layers_dropout import *  # noqa: E402, F403 - their bases are above
