"""Softmax along a dim chosen by rank."""

from __future__ import annotations

import warnings

from torch._base.type_checking import TYPE_CHECKING
from torch._core import log_softmax as _log_softmax
from torch._core import softmax as _softmax

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["log_softmax", "softmax", "softmin"]


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
