"""Bounds on gradients."""

from __future__ import annotations

from math import isfinite

from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


def clip_grad_norm(
    parameters: Iterable[Tensor] | Tensor, max_norm: float, norm_type: float = 2,
    error_if_nonfinite: bool = False, foreach: bool | None = None,
) -> float | Tensor:
    """Scales the gradients of `parameters` in place so that their norm, taken together, is at most max_norm.

    parameters: tensors, those without gradient are skipped. norm_type: the p of the p-norm; "inf" or float("inf") is
    the largest absolute value. foreach says nothing here. Returns the norm before: a Python float, or of gradients on a
    GPU a tensor without dimensions, for which nobody waits unless it is read. Source: Pascanu and others, 2013.
    Raises ValueError unless norm_type is above 0, and with error_if_nonfinite RuntimeError for a norm that is not
    finite; the gradients are as they were then.
    """
    parameters = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    gradients = [parameter.grad.data for parameter in parameters if parameter.grad is not None]
    apart = not error_if_nonfinite and gradients and all(gradient.is_cuda for gradient in gradients)
    total = (_norm_there if apart else _norm)("clip_grad_norm", gradients, norm_type, error_if_nonfinite)
    clip_grads_with_norm_(parameters, max_norm, total)
    return total


def get_total_norm(
    tensors: Iterable[Any] | Any, norm_type: float = 2, error_if_nonfinite: bool = False, foreach: bool | None = None,
) -> float:
    """The norm of tensors, taken together, a Python float; else as clip_grad_norm.

    >>> nn.utils.get_total_norm([torch.Tensor([3]), torch.Tensor([4])])
    5.0
    """
    tensors = [tensors] if is_tensor(tensors) else tensors
    return _norm("get_total_norm", [value_of(tensor) for tensor in tensors], norm_type, error_if_nonfinite)


def clip_grads_with_norm_(
    parameters: Iterable[Tensor] | Tensor, max_norm: float, total_norm: float | Tensor, foreach: bool | None = None,
) -> None:
    """Scales the gradients of `parameters` in place as clip_grad_norm does, given the norm that they have together."""
    parameters = [parameters] if isinstance(parameters, Tensor) else parameters
    if is_tensor(total_norm) and total_norm.is_cuda:  # whether to scale is known there alone: by 1 where not
        factor = (max_norm / (total_norm + 1e-6)).clamp(max=1)
        for parameter in parameters:
            if parameter.grad is not None:
                gradient = parameter.grad.data
                there = gradient._gpu == factor._gpu
                gradient.mul_(factor if there else factor.cuda(gradient._gpu) if gradient.is_cuda else factor.cpu())
    elif total_norm > max_norm:
        for parameter in parameters:
            if parameter.grad is not None:
                parameter.grad.data.mul_(max_norm / (total_norm + 1e-6))


def _power(name, norm_type):
    norm_type = float(norm_type)
    if not norm_type > 0:
        raise ValueError(f"{name}: norm_type is {norm_type}; need a number above 0")
    return norm_type


def _norm_there(name, tensors, norm_type, error_if_nonfinite):
    """As _norm, of tensors on GPUs: a tensor on the first one's."""
    from torch import stack

    norm_type = _power(name, norm_type)
    first = tensors[0]
    each = [(tensor.abs().max() if norm_type == float("inf") else tensor.norm(norm_type)).type_as(first)
            for tensor in tensors if tensor.numel()] or [first.sum()]  # fmt: skip
    each = stack([one if one._gpu == first._gpu else one.cuda(first._gpu) for one in each])
    return each.max() if norm_type == float("inf") else each.norm(norm_type)


def _norm(name, tensors, norm_type, error_if_nonfinite):
    norm_type = _power(name, norm_type)
    if norm_type == float("inf"):
        total = max((tensor.abs().max().item() for tensor in tensors if tensor.numel()), default=0.0)
    else:
        total = sum(tensor.norm(norm_type).item() ** norm_type for tensor in tensors) ** (1 / norm_type)
    if error_if_nonfinite and not isfinite(total):
        raise RuntimeError(f"{name}: the norm of the gradients is {total}; autograd.detect_anomaly() finds where that "
                           "begins")
    return float(total)


def clip_grad_value(
    parameters: Iterable[Tensor] | Tensor, clip_value: float, foreach: bool | None = None,
) -> None:
    """Cuts every element of the gradients of `parameters` off at -clip_value and clip_value, in place.

    Raises ValueError if clip_value is negative.
    """
    if clip_value < 0:
        raise ValueError(f"clip_grad_value: clip_value is {clip_value}; need at least 0")
    for parameter in [parameters] if isinstance(parameters, Tensor) else parameters:
        if parameter.grad is not None:
            parameter.grad.data.clamp_(-clip_value, clip_value)


clip_grad_norm_, clip_grad_value_ = clip_grad_norm, clip_grad_value
