"""Losses that read elements, and losses with further arguments than their rows."""

from __future__ import annotations

import torch
from torch import _core
from torch._base.arguments import is_number, shown, value_of
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING
from torch._generated.python import functional as rows

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["binary_cross_entropy", "gaussian_nll_loss", "linear_cross_entropy"]


@one_op
def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:
    """Mean of -(t log x + (1 - t) log(1 - x)) for probabilities x.

    Args:
        weight: factors, broadcast to the elements.
    Raises:
        ValueError: an element of `input` is outside [0, 1]. On a GPU the loss is nan instead, because a check would
            wait.

    >>> round(F.binary_cross_entropy(torch.tensor([0.5]), torch.ones(1)).item(), 4)
    0.6931
    """
    loss = rows.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)
    if loss.is_cuda:
        return loss
    number = float(value_of(loss).sum())
    if number != number:  # only an invalid probability or nan has this effect
        _check_probabilities("binary_cross_entropy", value_of(input))
    return loss


def _check_probabilities(name, tensor):
    outside = tensor[(tensor < 0) | (tensor > 1)]
    if outside.numel():
        raise ValueError(f"{name}: input holds {outside[0]:.6g}, and needs probabilities from 0 to 1; "
                         "take the sigmoid of scores first")


@one_op
def gaussian_nll_loss(
    input: Tensor, target: Tensor, var: Tensor | float, full: bool = False, eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """Mean of (log v + (input - target)^2 / v) / 2, for normal targets with mean `input` and variance v.

    Source: Nix and Weigend, 1994.

    Args:
        var: the size of `input` without its last dim, for one variance per row; another size that broadcasts to that of
            `input`; or a number. At least `eps`.
        full: add log(2 pi) / 2.
    Raises:
        RuntimeError: `var` has another size.

    >>> F.gaussian_nll_loss(torch.zeros(1), torch.zeros(1), torch.ones(1)).item()
    0.0
    """
    size = input.size()
    if is_number(var):
        var = value_of(input).new(size).fill_(var)
    elif size and var.size() == size[:-1]:
        var = var.unsqueeze(-1)
    if target.size() != size:
        input, target = torch.broadcast_tensors(input, target)
    if (value_of(var) < 0).any():
        raise ValueError(f"gaussian_nll_loss: var is {shown(var)} with negative elements; a variance is 0 or more")
    var = var.expand(input.size())
    return rows.gaussian_nll_loss(input, target, var, full, eps, reduction)


def linear_cross_entropy(
    input: Tensor, linear_weight: Tensor, target: Tensor, *, linear_bias: Tensor | None = None,
    weight: Tensor | None = None, reduction: str = "mean", ignore_index: int | None = None,
    label_smoothing: float = 0.0, options: Any = None,
) -> Tensor:
    """cross_entropy of a linear layer's scores: cross_entropy(linear(input, linear_weight, linear_bias), target).

    Args:
        linear_weight: (C, features), or (C, d1, ..., features) for targets (N, d1, ...).
        linear_bias: (C), or (C, d1, ...).
        ignore_index: a class that does not count; None is -100.
        options: accepted and ignored.

    >>> x, w = torch.eye(2), torch.Tensor([[1, 0], [0, 1], [1, 1]])
    >>> round(F.linear_cross_entropy(x, w, torch.LongTensor([0, 2])).item(), 4)
    0.862
    """
    sizes = tuple(linear_weight.size())[:-1]
    if len(sizes) > 1:
        linear_weight = linear_weight.reshape(-1, linear_weight.size(-1))
        linear_bias = None if linear_bias is None else linear_bias.reshape(-1)
    scores = torch.nn.functional.linear(input, linear_weight, linear_bias)
    scores = scores.unflatten(-1, sizes) if len(sizes) > 1 else scores
    return _core.cross_entropy(scores, target, weight, reduction=reduction, label_smoothing=label_smoothing,
                         ignore_index=-100 if ignore_index is None else ignore_index)
