"""Functions that PyTorch does not document, and that packages call all the same."""

from __future__ import annotations

import torch
from torch._base.torch_function import handled, override_result
from torch._core import Tensor


def _assert(condition, message: str = "") -> None:
    """Raise AssertionError with the message if the condition is false."""
    if handled((condition,)):
        return override_result(_assert, (condition, message), {})
    if not condition:
        raise AssertionError(message)


def _assert_async(input: Tensor, assert_msg: str = "the tensor is zero") -> None:
    """Raise RuntimeError where the one element is zero."""
    if not input:
        raise RuntimeError(f"_assert_async: {assert_msg}")


def _shape_as_tensor(input: Tensor) -> Tensor:
    """Return the sizes, a LongTensor."""
    return torch.tensor(list(input.size()), dtype=torch.int64)


def _standard_gamma(input: Tensor, generator=None) -> Tensor:
    """Draw from gamma distributions of scale 1, with implicit gradients for their shape."""
    return torch.standard_gamma(input, generator=generator)


def _sample_dirichlet(input: Tensor, generator=None) -> Tensor:
    """Draw from Dirichlet distributions of these concentrations, without a gradient."""
    with torch.no_grad():
        return torch.softmax(torch.log_standard_gamma(input, generator=generator), -1)


def _weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Tensor:
    """v * (g / norm of v), a norm for each index of dim."""
    return v * (g / torch.norm_except_dim(v, 2, dim))


def _softmax(input: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    """softmax, of halves in float if half_to_float."""
    return torch.softmax(input.float() if half_to_float else input, dim)


def _log_softmax(input: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    """log_softmax, of halves in float if half_to_float."""
    return torch.log_softmax(input.float() if half_to_float else input, dim)
