"""Gradient clipping."""

from __future__ import annotations

from math import isfinite

from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor
from torch._tensor.creation import tensor
from torch._tensor.dtypes import float64

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


def clip_grad_norm(
    parameters: Iterable[Tensor] | Tensor, max_norm: float, norm_type: float = 2.0,
    error_if_nonfinite: bool = False, foreach: bool | None = None,
) -> Tensor:
    """Scale gradients in place so that their total norm is at most `max_norm` (Pascanu and others, 2013).

    Args:
        parameters: tensors; those without a gradient are skipped.
        norm_type: the p of the p-norm of the gradients' p-norms; "inf" or float("inf") is the largest absolute value.
        error_if_nonfinite: raise an error if the norm is not finite.
        foreach: ignored; accepted for compatibility with PyTorch.
    Returns:
        The norm before scaling, a tensor without dims; for gradients on a GPU the call does not wait for the GPU.
    Raises:
        RuntimeError: the norm is not finite and `error_if_nonfinite`; the gradients do not change.

    >>> x = torch.ones(1, requires_grad=True)
    >>> (3 * x).sum().backward()
    >>> nn.utils.clip_grad_norm_(x, 1.0), x.grad.round().tolist()
    (tensor(3.), [1.0])
    """
    parameters = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    sharded = next((parameter._shard for parameter in parameters if hasattr(parameter, "_shard")), None)
    if sharded is not None:  # fully_shard: a rank has a part of each gradient
        total = sharded.total_norm(parameters, norm_type, error_if_nonfinite)
        clip_grads_with_norm_(parameters, max_norm, total)
        return total
    gradients = [parameter.grad.data for parameter in parameters if parameter.grad is not None]
    on_device = not error_if_nonfinite and gradients and all(gradient.is_cuda for gradient in gradients)
    total = (_norm_on_device if on_device else _norm)("clip_grad_norm", gradients, norm_type, error_if_nonfinite)
    clip_grads_with_norm_(parameters, max_norm, total)
    return _as_tensor(total, gradients)


def _as_tensor(total, tensors):
    """Return a norm as a tensor without dims, of the type and on the device of the first tensor."""
    if is_tensor(total):
        return total
    kind = next((each.dtype for each in tensors if each.dtype.is_floating_point), None)
    return tensor(total, dtype=kind, device=tensors[0].device if tensors else None)


def get_total_norm(
    tensors: Iterable[Any] | Any, norm_type: float = 2.0, error_if_nonfinite: bool = False, foreach: bool | None = None,
) -> Tensor:
    """Return the total norm of tensors. Arguments are as for `clip_grad_norm_`.

    >>> nn.utils.get_total_norm([torch.Tensor([3]), torch.Tensor([4])])
    tensor(5.)
    """
    tensors = [tensors] if is_tensor(tensors) else tensors
    tensors = [value_of(each) for each in tensors]
    return _as_tensor(_norm("get_total_norm", tensors, norm_type, error_if_nonfinite), tensors)


def clip_grads_with_norm_(
    parameters: Iterable[Tensor] | Tensor, max_norm: float, total_norm: float | Tensor, foreach: bool | None = None,
) -> None:
    """Scale gradients in place as `clip_grad_norm_` does, given their total norm.

    >>> x = torch.ones(1, requires_grad=True)
    >>> (3 * x).sum().backward()
    >>> nn.utils.clip_grads_with_norm_(x, 1.5, 3.0)
    >>> x.grad.mul(1000).round().tolist()
    [1500.0]
    """
    parameters = [parameters] if isinstance(parameters, Tensor) else parameters
    if is_tensor(total_norm) and total_norm.is_cuda:  # only the GPU knows the norm; scale by 1 if it is small enough
        factor = (max_norm / (total_norm + 1e-6)).clamp(max=1)
        for parameter in parameters:
            if parameter.grad is not None:
                gradient = parameter.grad.data
                there = gradient._gpu == factor._gpu
                gradient.mul_(factor if there else factor.cuda(gradient._gpu) if gradient.is_cuda else factor.cpu())
    elif not (factor := max_norm / (float(total_norm) + 1e-6)) >= 1:  # so nan spreads, as in PyTorch
        for parameter in parameters:
            if parameter.grad is not None:
                parameter.grad.data.mul_(factor)


def _norm_on_device(name, tensors, norm_type, error_if_nonfinite):
    """Compute `_norm` of tensors on GPUs as a tensor on the device of the first."""
    from torch import stack

    norm_type, first = float(norm_type), tensors[0]
    each = [tensor.norm(norm_type).type_as(first) for tensor in tensors if tensor.numel()] or [first.sum()]
    return stack([one if one._gpu == first._gpu else one.cuda(first._gpu) for one in each]).norm(norm_type)


def _norm(name, tensors, norm_type, error_if_nonfinite):
    norm_type = float(norm_type)
    each = [one.norm(norm_type).item() for one in tensors if one.numel()]
    total = tensor(each, dtype=float64).norm(norm_type).item() if each else 0.0
    if error_if_nonfinite and not isfinite(total):
        raise RuntimeError(f"{name}: the norm of the gradients is {total}; autograd.detect_anomaly() finds where it "
                           "arises")
    return float(total)


def clip_grad_value(
    parameters: Iterable[Tensor] | Tensor, clip_value: float, foreach: bool | None = None,
) -> None:
    """Clamp every element of the gradients to [-clip_value, clip_value] in place.

    Raises:
        ValueError: `clip_value` is negative.

    >>> x = torch.ones(1, requires_grad=True)
    >>> (3 * x).sum().backward()
    >>> nn.utils.clip_grad_value_(x, 0.5)
    >>> x.grad.tolist()
    [0.5]
    """
    if clip_value < 0:
        raise ValueError(f"clip_grad_value: clip_value is {clip_value}; need at least 0")
    for parameter in [parameters] if isinstance(parameters, Tensor) else parameters:
        if parameter.grad is not None:
            parameter.grad.data.clamp_(-clip_value, clip_value)


clip_grad_norm_, clip_grad_value_ = clip_grad_norm, clip_grad_value
