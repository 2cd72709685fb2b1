"""MaskedTensor: a tensor and a mask that is True where the tensor has elements.

Operators of elements compute on all of them and keep the mask, operators that move elements move the mask along, and
reductions are those of torch.masked.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, _core
from torch._base.arguments import shown
from torch._base.row_kinds import COPIES, moves
from torch.utils._pytree import tree_leaves, tree_map

__all__ = ["MaskedTensor", "as_masked_tensor", "is_masked_tensor", "masked_tensor"]

_KEEPS = COPIES | {"_to_copy"}
_ALONG = frozenset("softmax log_softmax cumsum cumprod".split())  # functions of torch.masked that keep the sizes
_FOLDS = frozenset("sum mean amax amin prod var std argmax argmin logsumexp median".split())  # and those that do not
_TRUTHS = {"all": True, "any": False}  # reductions that torch.masked does not have, and what they ignore


class MaskedTensor(Tensor):
    """A tensor whose elements count where `mask` is True; the others are shown as --.

    Args:
        data: the elements.
        mask: BoolTensor of the same size.
        requires_grad: make the elements a leaf that requires a gradient.
    Raises:
        TypeError: the mask is no BoolTensor.
        ValueError: the sizes differ.

    >>> from torch.masked import masked_tensor
    >>> x = masked_tensor(torch.tensor([1.0, 2.0, 4.0]), torch.tensor([True, False, True]))
    >>> x
    MaskedTensor(
      [  1.0000,       --,   4.0000]
    )
    >>> x.sum(), (x * 2).to_tensor(0).tolist()
    (MaskedTensor(  5.0000, True), [2.0, 0.0, 8.0])
    """

    __torch_function__ = _core.disabled_torch_function

    @staticmethod
    def __new__(cls, data: Tensor, mask: Tensor, requires_grad: bool = False) -> MaskedTensor:
        if not isinstance(data, Tensor) or not isinstance(mask, Tensor) or mask.dtype != torch.bool:
            raise TypeError(f"MaskedTensor: data is {shown(data)}, mask is {shown(mask)}; mask must have dtype bool")
        if data.size() != mask.size():
            raise ValueError(f"MaskedTensor: data is {shown(data)}, mask is {shown(mask)}; need the same size")
        return torch.Tensor._make_wrapper_subclass(cls, data.size(), dtype=data.dtype, device=data.device)

    def __init__(self, data: Tensor, mask: Tensor, requires_grad: bool = False) -> None:
        self._data = data.detach().requires_grad_() if requires_grad else data
        self._mask = mask

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Compute on the elements and on the mask, by the kind of the operator."""
        kwargs, name = kwargs or {}, func.overloadpacket.__name__
        plain, in_place = name.removesuffix("_"), name.endswith("_")
        first = next(value for value in tree_leaves((args, kwargs)) if isinstance(value, cls))
        if plain in _KEEPS or any(row.elementwise for row in _core.rows_of(plain)):
            mask = _common(tree_leaves((args, kwargs)))
        elif moves(plain):
            mask = func(*_inner(args, "_mask"), **_inner(kwargs, "_mask"))
        elif plain in _ALONG:
            return cls(getattr(torch.masked, plain)(first._data, *args[1:], mask=first._mask, **kwargs), first._mask)
        elif plain in _FOLDS or plain in _TRUTHS:
            return _folded(plain, first, *args[1:], **kwargs)
        else:
            return NotImplemented
        data = func(*_inner(args, "_data"), **_inner(kwargs, "_data"))
        if in_place:
            return first
        pairs = zip(data, mask, strict=True) if isinstance(data, (tuple, list)) else None
        return cls(data, mask.expand(data.size())) if pairs is None else type(data)(cls(*pair) for pair in pairs)

    def get_data(self) -> Tensor:
        """Return all elements, those included that do not count."""
        return self._data

    def get_mask(self) -> Tensor:
        """Return the mask."""
        return self._mask

    def to_tensor(self, value: float) -> Tensor:
        """Return a plain tensor with `value` where the mask is False."""
        return torch.where(self._mask, self._data, value)

    def to_dense(self) -> MaskedTensor:
        """Return the tensor itself, which is dense."""
        return self

    def item(self) -> Any:
        """Return the only element as a number."""
        return self._data.item()

    def backward(self, gradient: Any = None, **options: Any) -> None:
        """Compute the gradients of the elements."""
        self._data.backward(getattr(gradient, "_data", gradient), **options)

    def requires_grad_(self, requires_grad: bool = True) -> MaskedTensor:
        """Set whether the elements require a gradient."""
        self._data.requires_grad_(requires_grad)
        return self

    @property
    def requires_grad(self) -> bool:
        """Whether calls on the elements are recorded."""
        return self._data.requires_grad

    @property
    def grad(self) -> Any:
        """The gradient of the elements with the same mask, or None."""
        return None if self._data.grad is None else MaskedTensor(self._data.grad, self._mask)

    def __len__(self) -> int:
        return len(self._data)

    def __repr__(self) -> str:
        if not self._data.dim():
            return f"MaskedTensor({_text(self._data.item())}, {self._mask.item()})"
        return f"MaskedTensor(\n{_lines(self._data.detach(), self._mask, 1)}\n)"


def _inner(values, part):
    """Return arguments with the data or the mask of each MaskedTensor in its place."""
    return tree_map(lambda value: getattr(value, part) if isinstance(value, MaskedTensor) else value, values)


def _common(values):
    """Return the mask of operands. Raises ValueError if they differ."""
    masks = [value._mask for value in values if isinstance(value, MaskedTensor)]
    if not all(mask is masks[0] or torch.equal(mask, masks[0]) for mask in masks):
        raise ValueError("MaskedTensor: the masks of the operands differ; input masks must match")
    return masks[0]


def _folded(name, x, dim=None, *flags, keepdim=False, **options):
    """Return a reduction of the elements that count; the result counts where one of them does."""
    keepdim = flags[0] if flags else keepdim
    if name in _TRUTHS:
        filled = x.to_tensor(_TRUTHS[name])
        data = getattr(filled, name)() if dim is None else getattr(filled, name)(dim, keepdim)
    else:
        data = getattr(torch.masked, name)(x._data, dim, keepdim=keepdim, mask=x._mask, **options)
    mask = torch.masked.sum(x._mask.long(), dim, keepdim=keepdim) > 0
    return MaskedTensor(data, mask)


def _text(value):
    return f"{value:8.4f}" if isinstance(value, float) else str(value)


def _lines(data, mask, depth):
    """Return the elements as nested brackets, indented."""
    indent = "  " * depth
    if data.dim() == 1:
        pairs = zip(data.tolist(), mask.tolist(), strict=True)
        return f"{indent}[{', '.join(_text(value) if counts else '      --' for value, counts in pairs)}]"
    parts = ",\n".join(_lines(*pair, depth + 1) for pair in zip(data, mask, strict=True))
    return f"{indent}[\n{parts}\n{indent}]"


def is_masked_tensor(obj: Any, /) -> bool:
    """Return whether an object is a MaskedTensor.

    >>> is_masked_tensor(torch.ones(1))
    False
    """
    return isinstance(obj, MaskedTensor)


def masked_tensor(data: Tensor, mask: Tensor, requires_grad: bool = False) -> MaskedTensor:
    """Return a MaskedTensor of copies of the data and the mask, as a leaf.

    >>> masked_tensor(torch.ones(2), torch.tensor([True, False])).mean().item()
    1.0
    """
    return MaskedTensor(data.detach().clone(), mask.clone(), requires_grad)


def as_masked_tensor(data: Tensor, mask: Tensor) -> MaskedTensor:
    """Return a MaskedTensor that shares the data and its history.

    >>> x = torch.ones(2, requires_grad=True)
    >>> as_masked_tensor(x, torch.tensor([True, False])).sum().backward()
    >>> x.grad.tolist()
    [1.0, 0.0]
    """
    return MaskedTensor(data, mask)
