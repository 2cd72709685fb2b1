"""Activations with rules of their own: options in words, a dim by rank, weights, random slopes."""

from __future__ import annotations

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
    """Raises ValueError where an option is none of the words that are known."""
    if word not in known:
        raise ValueError(f"{name}: {option} is {' or '.join(map(repr, known))}, not {shown(word)}")


def check_slopes(name: str, lower: float, upper: float) -> None:
    """Raises ValueError where rrelu's slopes are the wrong way round."""
    if not lower <= upper:
        raise ValueError(f"{name}: lower={lower} must not be above upper={upper}")


def _slopes(tensor, slope):
    """1 where the element is above zero, else the slope: a number, or a tensor of slopes, which is overwritten."""
    slopes = slope if _core.is_tensor(slope) else tensor.new(tensor.size()).fill_(slope)
    return slopes.masked_fill_(tensor > 0, 1)


def rrelu(
    input: Tensor, lower: float = 1 / 8, upper: float = 1 / 3, training: bool = False, inplace: bool = False,
) -> Tensor:
    """Each element, times a slope below zero: in training uniform from lower to upper, else their mean.

    inplace overwrites input. Source: Xu and others, 2015. Raises ValueError if lower is above upper.
    """
    check_slopes("rrelu", lower, upper)
    if not training:
        return leaky_relu(input, (lower + upper) / 2, inplace)
    tensor = value_of(input)
    slopes = _slopes(tensor, tensor.new(tensor.size()).uniform_(lower, upper))
    return input.mul_(slopes) if inplace else input * slopes


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """Each element, times weight below zero. weight has one element, or one for each channel (dim 1) of input."""
    if weight.dim() == 1 and weight.numel() > 1 and input.dim() > 2:
        weight = weight.reshape(-1, *[1] * (input.dim() - 2))
    return _core.prelu(input, weight)


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    """x * P(X <= x) of a standard normal X; approximate="tanh" is a formula without the error function.

    Source: Hendrycks and Gimpel, 2016. Raises ValueError for another word.
    """
    check_word("gelu", "approximate", approximate, ("none", "tanh"))
    return _core.gelu(input) if approximate == "none" else _core.gelu_tanh(input)


def _axis(input):
    """The dim of the classes where none is given: 0 of 1-D and 3-D, 1 of 2-D and 4-D inputs."""
    return 0 if input.dim() in (1, 3) else 1


def _along(row, input, dim, dtype):
    dim = _axis(input) if dim is None else dim
    return row(input, dim) if dtype is None else row(input, dim, dtype=dtype)


def softmax(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """exp(x) over the sum of exp(x) along dim; without dim along 0 for 1-D and 3-D inputs, else along 1.

    dtype: what input is converted to before.
    """
    return _along(_softmax, input, dim, dtype)


def softmin(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """softmax of the negated elements."""
    return _along(_softmax, -input, dim, dtype)


def log_softmax(input: Tensor, dim: int | None = None, *, dtype: Any = None) -> Tensor:
    """Logarithm of softmax; without dim along 0 for 1-D and 3-D inputs, else along 1. dtype: as softmax has it."""
    return _along(_log_softmax, input, dim, dtype)


def gumbel_softmax(
    logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1,
) -> Tensor:
    """softmax((logits + g) / tau) along dim with Gumbel noise g: nearly a draw from the distribution that logits has
    the logarithms of, and differentiable.

    hard: exactly a draw, ones and zeros, with the gradient of what it stands for. eps says nothing: the noise is
    finite without it. Raises ValueError unless tau is above 0. Source: Jang, Gu and Poole, 2017.
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
