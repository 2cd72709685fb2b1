"""Dropout of elements or channels."""

from __future__ import annotations

from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import bernoulli
from torch.nn.functions.sizes import describe

if TYPE_CHECKING:
    from torch._core import Tensor

__all__ = ["alpha_dropout", "dropout", "dropout1d", "dropout2d", "dropout3d", "feature_alpha_dropout"]

_SATURATION = -1.7580993408473766  # where selu's lower branch ends: -scale * alpha


def check_probability(name: str, p: float) -> None:
    """Raise ValueError unless p is a probability."""
    if not 0 <= p <= 1:
        raise ValueError(f"{name}: p is a probability from 0 to 1, not {p}")


def _kept(name, input, p, whole_channels):
    """Return a mask with 1 where an element or channel is kept, with probability 1 - p, and 0 elsewhere."""
    size = tuple(input.size())
    if whole_channels:
        if len(size) < 2:
            raise ValueError(f"{name}: input is {describe(input)}; need batch and channels")
        size = (*size[:2], *[1] * (len(size) - 2))
    value = value_of(input)
    if p == 1:
        return value.new_zeros(size)
    return bernoulli(value.new_zeros(size) if whole_channels else value, 1 - p)


def _drop(name, input, p, training, inplace, whole_channels=True):
    check_probability(name, p)
    if not training or p == 0 and whole_channels:
        return input
    kept = _kept(name, input, p, whole_channels)
    noise = kept if p == 1 else kept.mul_(1 / (1 - p))
    return input.mul_(noise) if inplace else input * noise


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """In training, set each element to zero with probability p and scale the others by 1 / (1 - p).

    Source: Srivastava and others, 2014. Raises ValueError if p is no probability.

    >>> F.dropout(torch.ones(2), 0.5, training=False).tolist()
    [1.0, 1.0]
    """
    return _drop("dropout", input, p, training, inplace, False)


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (N, C, L).

    >>> F.dropout1d(torch.ones(1, 2, 1), 1.0).tolist()
    [[[0.0], [0.0]]]
    """
    return _drop("dropout1d", input, p, training, inplace)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (N, C, ...) (Tompson and others, 2015). Raises ValueError if p is no probability.

    >>> F.dropout2d(torch.ones(1, 2, 1, 1), 1.0).view(2).tolist()
    [0.0, 0.0]
    """
    return _drop("dropout2d", input, p, training, inplace)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Dropout of whole channels of (N, C, D, H, W).

    >>> F.dropout3d(torch.ones(1, 2, 1, 1, 1), 1.0).view(2).tolist()
    [0.0, 0.0]
    """
    return _drop("dropout3d", input, p, training, inplace)


def _alpha(name, input, p, training, inplace, whole_channels):
    check_probability(name, p)
    if not training or p == 0:
        return input
    kept = _kept(name, input, p, whole_channels)
    scale = 0.0 if p == 1 else ((1 - p) * (1 + p * _SATURATION**2)) ** -0.5
    shift = (1 - kept).mul_(_SATURATION * scale).add_(-_SATURATION * p * scale)
    factor, shift = kept.mul_(scale), shift
    return input.mul_(factor).add_(shift) if inplace else input * factor + shift


def alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """In training, set each element to SELU's lowest value with probability p, then scale and shift all elements.

    Inputs with mean 0 and variance 1 keep them (Klambauer and others, 2017). Raises ValueError if p is no
    probability.

    >>> F.alpha_dropout(torch.ones(2), 0.5, training=False).tolist()
    [1.0, 1.0]
    """
    return _alpha("alpha_dropout", input, p, training, inplace, False)


def feature_alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """alpha_dropout of whole channels of (N, C, ...).

    >>> F.feature_alpha_dropout(torch.ones(1, 2), 0.5, training=False).tolist()
    [[1.0, 1.0]]
    """
    return _alpha("feature_alpha_dropout", input, p, training, inplace, True)
