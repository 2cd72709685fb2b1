"""Gradients of convolutions as functions of grad_output."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from typing import Any

    from torch import Tensor


def _gradient(dims, input, weight, grad_output, stride, padding, dilation, groups, wanted):
    leaves = [input.detach().requires_grad_(), weight.detach().requires_grad_()]
    with torch.enable_grad():
        result = getattr(torch.nn.functional, f"conv{dims}d")(*leaves, None, stride, padding, dilation, groups)
    return torch.autograd.grad(result, leaves[wanted], grad_output)[0]


def _functions(dims):
    def of_input(input_size: Any, weight: Tensor, grad_output: Tensor, stride: Any = 1, padding: Any = 0,
                 dilation: Any = 1, groups: int = 1) -> Tensor:
        """Return the gradient of a convolution's input, of size input_size."""
        given = weight.new_zeros(tuple(input_size))
        return _gradient(dims, given, weight, grad_output, stride, padding, dilation, groups, 0)

    def of_weight(input: Tensor, weight_size: Any, grad_output: Tensor, stride: Any = 1, padding: Any = 0,
                  dilation: Any = 1, groups: int = 1) -> Tensor:
        """Return the gradient of a convolution's weight, of size weight_size."""
        given = input.new_zeros(tuple(weight_size))
        return _gradient(dims, input, given, grad_output, stride, padding, dilation, groups, 1)
    return of_input, of_weight


conv1d_input, conv1d_weight = _functions(1)
conv2d_input, conv2d_weight = _functions(2)
conv3d_input, conv3d_weight = _functions(3)
