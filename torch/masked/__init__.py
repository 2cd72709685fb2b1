"""Reductions and normalizations of the elements that a mask selects.

Every function takes `mask`, a BoolTensor that broadcasts to the input and is True for the elements that count; None
selects all. Reductions take one or several dims, or None for all, and `dtype`, to which the input is converted first.

>>> import torch
>>> x, mask = torch.tensor([[1.0, 2.0, 30.0]]), torch.tensor([True, True, False])
>>> torch.masked.mean(x, 1, mask=mask).tolist(), torch.masked.softmax(x * 0, 1, mask=mask).tolist()
([1.5], [[0.5, 0.5, 0.0]])
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch._base.arguments import shown

__all__ = [
    "amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp", "logsumexp", "mean", "median",
    "norm", "normalize", "prod", "softmax", "softmin", "std", "sum", "var",
]

_OF_CLASS = ("MaskedTensor", "as_masked_tensor", "is_masked_tensor", "masked_tensor")


def __getattr__(name):
    """Import the class of tensors with masks and its functions when they are asked for."""
    if name not in _OF_CLASS:
        raise AttributeError(f"{__name__} has no {name!r}", name=name)
    from torch.masked import maskedtensor

    return getattr(maskedtensor, name)


def _selected(name, input, mask, fill, dtype=None):
    """Return the input, converted to `dtype`, with `fill` where the mask is False."""
    input = input if dtype is None else input.to(dtype)
    if mask is None:
        return input
    if torch.broadcast_shapes(mask.shape, input.shape) != input.shape:
        raise ValueError(f"masked.{name}: input is {shown(input)}, mask is {shown(mask)}; need a mask that broadcasts "
                         "to the input")
    return torch.where(mask, input, fill)


def _least(dtype, sign=1):
    """Return the least number of a type, or with sign -1 the largest one."""
    if dtype.is_floating_point or dtype.is_complex:
        return -sign * math.inf
    if dtype == torch.bool:
        return sign < 0
    return torch.iinfo(dtype).min if sign > 0 else torch.iinfo(dtype).max


def _reduced(name, function, input, dim, keepdim, mask, fill, dtype=None):
    """Apply a reduction of the last dim to the selected elements in the dims `dim`."""
    input = _selected(name, input, mask, fill, dtype)
    sizes = list(input.size())
    every = dim is None or dim == ()
    dims = range(input.dim()) if every else torch.composed.shapes.several(dim, max(1, input.dim()), f"masked.{name}")
    kept = [d for d in range(input.dim()) if d not in dims]
    elements = math.prod(sizes[d] for d in dims if d < len(sizes))
    lines = input.permute(kept + [d for d in dims if d < len(sizes)]).reshape([sizes[d] for d in kept] + [elements])
    result = function(lines)
    return result.reshape([1 if d in dims else size for d, size in enumerate(sizes)]) if keepdim else result


def sum(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the sums of the selected elements; 0 without one.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.sum(x, mask=m).tolist()
    3.0
    """
    return _reduced("sum", lambda lines: lines.sum(-1), input, dim, keepdim, mask, 0, dtype)


def prod(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the products of the selected elements; 1 without one.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.prod(x, mask=m).tolist()
    2.0
    """
    return _reduced("prod", lambda lines: lines.prod(-1), input, dim, keepdim, mask, 1, dtype)


def _count(name, input, dim, keepdim, mask):
    """Return the numbers of selected elements."""
    ones = torch.ones(input.shape, dtype=torch.int64, device=input.device)
    return _reduced(name, lambda lines: lines.sum(-1), ones, dim, keepdim, mask, 0)


def mean(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the means of the selected elements; nan without one.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.mean(x, mask=m).tolist()
    1.5
    """
    input = input if dtype is None else input.to(dtype)
    if not (input.is_floating_point() or input.is_complex()):
        raise RuntimeError(f"masked.mean: input is {shown(input)}; need floating or complex elements, or dtype")
    return sum(input, dim, keepdim=keepdim, mask=mask) / _count("mean", input, dim, keepdim, mask)


def amax(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the largest selected elements; without one, the least number of the type.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.amax(x, mask=m).tolist()
    2.0
    """
    fill = _least(input.dtype if dtype is None else dtype)
    return _reduced("amax", lambda lines: lines.amax(-1), input, dim, keepdim, mask, fill, dtype)


def amin(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the least selected elements; without one, the largest number of the type.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.amin(x, mask=m).tolist()
    1.0
    """
    fill = _least(input.dtype if dtype is None else dtype, -1)
    return _reduced("amin", lambda lines: lines.amin(-1), input, dim, keepdim, mask, fill, dtype)


def argmax(
    input: Tensor, dim: int | None = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the indices of the largest selected elements along `dim`, or in the flat input.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.argmax(x, mask=m).tolist()
    1
    """
    fill = _least(input.dtype if dtype is None else dtype)
    return _reduced("argmax", lambda lines: lines.argmax(-1), input, dim, keepdim, mask, fill, dtype)


def argmin(
    input: Tensor, dim: int | None = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the indices of the least selected elements along `dim`, or in the flat input.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.argmin(x, mask=m).tolist()
    0
    """
    fill = _least(input.dtype if dtype is None else dtype, -1)
    return _reduced("argmin", lambda lines: lines.argmin(-1), input, dim, keepdim, mask, fill, dtype)


def median(
    input: Tensor, dim: int = -1, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the lower medians of the selected elements along `dim`; nan without one, or if one is nan.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.median(x, mask=m).tolist()
    1.0
    """
    chosen = input if dtype is None else input.to(dtype)
    result = _reduced("median", lambda lines: lines.nanmedian(-1)[0], chosen, dim, keepdim, mask, math.nan)
    hurt = _reduced("median", lambda lines: lines.isnan().any(-1), chosen, dim, keepdim, mask, 0)
    return torch.where(hurt, math.nan, result)


def logsumexp(
    input: Tensor, dim: Any = None, *, keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the logarithms of the sums of exponentials of the selected elements; -inf without one.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.logsumexp(x * 0, mask=~m).tolist()
    0.0
    """
    input = input if dtype is None else input.to(dtype)
    input = input if input.is_floating_point() or input.is_complex() else input.to(torch.get_default_dtype())
    return _reduced("logsumexp", lambda lines: lines.logsumexp(-1), input, dim, keepdim, mask, -math.inf)


def norm(
    input: Tensor, ord: float | None = 2.0, dim: Any = None, *, keepdim: bool = False, dtype: Any = None,
    mask: Tensor | None = None,
) -> Tensor:
    """Return the norms of the selected elements as vectors; `ord` is as in torch.linalg.vector_norm.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.norm(x, 1, mask=m).tolist()
    3.0
    """
    ord = 2.0 if ord is None else ord
    return _reduced("norm", lambda lines: torch.linalg.vector_norm(lines, ord, -1), input, dim, keepdim, mask,
                    math.inf if ord == -math.inf else 0, dtype)


def var(
    input: Tensor, dim: Any = None, unbiased: bool | None = None, *, correction: float | None = None,
    keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the variances of the selected elements, in the type of the input.

    Args:
        unbiased: True is a `correction` of 1, False of 0.
        correction: number that is subtracted from the number of selected elements in the divisor, by default 1.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.var(x, mask=m).tolist()
    0.5
    """
    if unbiased is not None and correction is not None:
        raise RuntimeError("masked.var: got unbiased and correction; need one of them")
    correction = 1 if unbiased is None and correction is None else correction if unbiased is None else int(unbiased)
    input = input if dtype is None else input.to(dtype)
    if not (input.is_floating_point() or input.is_complex()):
        input = input.to(torch.get_default_dtype())
    squares = (input - mean(input, dim, keepdim=True, mask=mask)).abs() ** 2
    count = _count("var", input, dim, keepdim, mask)
    return (sum(squares, dim, keepdim=keepdim, mask=mask) / (count - correction).clamp(min=0)).to(input.dtype)


def std(
    input: Tensor, dim: Any = None, unbiased: bool | None = None, *, correction: float | None = None,
    keepdim: bool = False, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Return the square roots of `var`.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.std(x, 0, False, mask=m).tolist()
    0.5
    """
    return var(input, dim, unbiased, correction=correction, keepdim=keepdim, dtype=dtype, mask=mask).sqrt()


def softmax(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Return softmax along `dim` over the selected elements; the others are 0.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.softmax(x * 0, 0, mask=m).tolist()
    [0.5, 0.5, 0.0]
    """
    return _selected("softmax", input, mask, -math.inf, dtype).softmax(dim)


def log_softmax(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Return the logarithm of `softmax`.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.log_softmax(x * 0, 0, mask=~m).tolist()
    [-inf, -inf, 0.0]
    """
    return _selected("log_softmax", input, mask, -math.inf, dtype).log_softmax(dim)


def softmin(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Return `softmax` of -input.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.softmin(x * 0, 0, mask=m).tolist()
    [0.5, 0.5, 0.0]
    """
    return (-_selected("softmin", input, mask, math.inf, dtype)).softmax(dim)


def normalize(
    input: Tensor, ord: float, dim: int, *, eps: float = 1e-12, dtype: Any = None, mask: Tensor | None = None,
) -> Tensor:
    """Divide the selected elements by their `norm`, or by `eps` if that is larger; the others are 0.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.normalize(x, float('inf'), 0, mask=m).tolist()
    [0.5, 1.0, 0.0]
    """
    length = norm(input, ord, dim, keepdim=True, dtype=dtype, mask=mask)
    return _selected("normalize", input, mask, 0, dtype) / length.clamp(min=eps)


def cumsum(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Return cumulative sums along `dim`, to which other elements add nothing.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.cumsum(x, 0, mask=m).tolist()
    [1.0, 3.0, 3.0]
    """
    return _selected("cumsum", input, mask, 0, dtype).cumsum(dim)


def cumprod(input: Tensor, dim: int, *, dtype: Any = None, mask: Tensor | None = None) -> Tensor:
    """Return cumulative products along `dim`, which other elements do not change.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.cumprod(x, 0, mask=m).tolist()
    [1.0, 2.0, 2.0]
    """
    return _selected("cumprod", input, mask, 1, dtype).cumprod(dim)


def logaddexp(
    input: Tensor, other: Tensor, *, dtype: Any = None, input_mask: Tensor | None = None,
    other_mask: Tensor | None = None,
) -> Tensor:
    """Return log(exp(input) + exp(other)), where elements that a mask does not select are -inf.

    >>> x, m = torch.tensor([1.0, 2.0, 30.0]), torch.tensor([True, True, False])
    >>> torch.masked.logaddexp(x, x, other_mask=x < 0).tolist()
    [1.0, 2.0, 30.0]
    """
    return torch.logaddexp(_selected("logaddexp", input, input_mask, -math.inf, dtype),
                           _selected("logaddexp", other, other_mask, -math.inf, dtype))
