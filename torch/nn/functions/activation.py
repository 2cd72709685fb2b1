"""Activations with word options, a dim chosen by rank, learned weights, or random slopes."""

from __future__ import annotations

import warnings

from torch import _core
from torch._base.arguments import shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import log_softmax as _log_softmax
from torch._core import softmax as _softmax
from torch._generated.python.functional import leaky_relu

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["gelu", "gumbel_softmax", "log_softmax", "prelu", "rrelu", "softmax", "softmin"]


def check_word(name: str, option: str, word: str, known: Any) -> None:
    """Raise ValueError if an option is none of the known words."""
    if word not in known:
        raise ValueError(f"{name}: {option} is {' or '.join(map(repr, known))}, not {shown(word)}")


def check_slopes(name: str, lower: float, upper: float) -> None:
    """Raise ValueError if rrelu's lower slope is above its upper one."""
    if not lower <= upper:
        raise ValueError(f"{name}: lower={lower} must not be above upper={upper}")


def _slopes(tensor, slope):
    """Return 1 where an element is positive, else the slope: a number, or a tensor of slopes, which is overwritten."""
    slopes = slope if _core.is_tensor(slope) else tensor.new(tensor.size()).fill_(slope)
    return slopes.masked_fill_(tensor > 0, 1)


def rrelu(
    input: Tensor, lower: float = 1 / 8, upper: float = 1 / 3, training: bool = False, inplace: bool = False,
) -> Tensor:
    """Leaky ReLU with a random negative slope (Xu and others, 2015).

    In training, each element draws its slope uniformly from [lower, upper]; otherwise the slope is the mean of both.

    Args:
        inplace: overwrite `input`.
    Raises:
        ValueError: `lower` is above `upper`.

    >>> F.rrelu(torch.tensor([-2.0, 2.0]), 0.25, 0.75).tolist()
    [-1.0, 2.0]
    """
    check_slopes("rrelu", lower, upper)
    if not training:
        return leaky_relu(input, (lower + upper) / 2, inplace)
    tensor = value_of(input)
    slopes = _slopes(tensor, tensor.new(tensor.size()).uniform_(lower, upper))
    return input.mul_(slopes) if inplace else input * slopes


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """Leaky ReLU with negative slope `weight`, which has one element, or one per channel (dim 1).

    >>> F.prelu(torch.tensor([-2.0, 2.0]), torch.tensor([0.5])).tolist()
    [-1.0, 2.0]
    """
    if weight.numel() == 1:
        weight = weight.reshape(())
    elif weight.dim() == 1 and input.dim() > 2:
        weight = weight.reshape(-1, *[1] * (input.dim() - 2))
    return _core.prelu(input, weight)


def gelu(input: Tensor, approximate: str = "none", *, out: Tensor | None = None) -> Tensor:
    """Gaussian error linear unit, x * P(X <= x) for standard normal X (Hendrycks and Gimpel, 2016).

    Args:
        approximate: "none", or "tanh" for an approximation without the error function.
    Raises:
        ValueError: another word.

    >>> F.gelu(torch.zeros(2)).tolist()
    [0.0, 0.0]
    """
    check_word("gelu", "approximate", approximate, ("none", "tanh"))
    row = _core.gelu if approximate == "none" else _core.gelu_tanh
    return row(input) if out is None else row(input, out=out)


def axis_of(input: Tensor) -> int:
    """Return the default dim of the classes: 0 for inputs of rank 1 and 3, otherwise 1."""
    return 0 if input.dim() in (1, 3) else 1


def _along(row, input, dim, dtype):
    if dim is None:
        dim = axis_of(input)
        warnings.warn(f"{row.__name__}: dim was left out and is {dim}, by the rank of the input; give dim=",
                      stacklevel=3)
    return row(input, dim) if dtype is None else row(input, dim, dtype=dtype)


def softmax(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """exp(x) divided by its sum along `dim`. Without `dim`: dim 0 for inputs of rank 1 and 3, otherwise dim 1.

    Args:
        dtype: convert `input` to this type first.

    >>> F.softmax(torch.zeros(2), dim=0).tolist()
    [0.5, 0.5]
    """
    return _along(_softmax, input, dim, dtype)


def softmin(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """softmax of the negated input.

    >>> F.softmin(torch.zeros(2), dim=0).tolist()
    [0.5, 0.5]
    """
    return _along(_softmax, -input, dim, dtype)


def log_softmax(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """Logarithm of softmax. Without `dim`: dim 0 for inputs of rank 1 and 3, otherwise dim 1.

    Args:
        dtype: convert `input` to this type first.

    >>> F.log_softmax(torch.zeros(1), dim=0).tolist()
    [0.0]
    """
    return _along(_log_softmax, input, dim, dtype)


def gumbel_softmax(
    logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1,
) -> Tensor:
    """softmax((logits + g) / tau) along `dim` with Gumbel noise g: a differentiable approximate draw.

    Source: Jang, Gu and Poole, 2017.

    Args:
        hard: return a one-hot draw with the gradient of the soft one.
        eps: accepted and ignored; the noise is always finite.
    Raises:
        ValueError: `tau` is not positive.

    >>> F.gumbel_softmax(torch.zeros(3), hard=True).sum().item()
    1.0
    """
    if not tau > 0:
        raise ValueError(f"gumbel_softmax: tau is {tau}; need tau > 0")
    noise = value_of(logits).new(logits.size()).exponential_().log_()
    soft = _softmax((logits - noise) / tau, dim)
    if not hard:
        return soft
    values = value_of(soft)
    drawn = values.new(values.size()).zero_().scatter_(dim, values.max(dim, keepdim=True)[1], 1)
    return soft - values + drawn if soft.requires_grad else drawn
