"""torch.nested: batches of tensors of different sizes, without padding.

A call with nested tensors runs once for each element of the batch, with its own batch dim of size 1. So dims are
counted as in a padded batch, every function of tensors works, and costs grow with the number of elements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch._core import Tensor
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["NestedTensor", "as_nested_tensor", "masked_select", "narrow", "nested_tensor", "nested_tensor_from_jagged",
           "to_padded_tensor"]


class _Ragged(int):
    """A size that differs between elements: the largest of them, as an int."""

    def __repr__(self):
        return "j0"


class NestedTensor:
    """A batch of tensors of different sizes.

    `unbind()` gives the elements, `to_padded_tensor(value)` a padded batch. Functions of torch and torch.nn.functional,
    methods of tensors and operators take nested tensors, and give them; `sum()`, `mean()` and other reductions of all
    elements give tensors. It is no object of class torch.Tensor, so that no function takes it for a dense one.

    >>> nested = torch.nested.nested_tensor([torch.ones(2), torch.ones(3)])
    >>> (nested * 2).to_padded_tensor(0.0).tolist(), nested.sum().item()
    ([[2.0, 2.0, 0.0], [2.0, 2.0, 2.0]], 5.0)
    """

    is_nested = True

    def __init__(self, parts: list[Tensor], layout: Any = torch.strided) -> None:
        self._parts, self.layout = parts, layout  # each part has a batch dim of size 1

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Call a function for each element of the batch."""
        kwargs = kwargs or {}
        nested = [leaf for leaf in tree_flatten((args, kwargs))[0] if isinstance(leaf, NestedTensor)]
        first = nested[0]
        if any(len(other) != len(first) for other in nested):
            raise RuntimeError(f"{func.__name__}: nested tensors of {[len(other) for other in nested]} elements; need "
                               "the same number")
        if _is_of_all(func, args, kwargs):
            return func(torch.cat([part.flatten() for part in first._parts]), *args[1:], **kwargs)
        results = []
        for index in range(len(first)):
            def element(leaf, index=index):
                if isinstance(leaf, NestedTensor):
                    return leaf._parts[index]
                per_batch = isinstance(leaf, Tensor) and leaf.dim() == first.dim() and leaf.size(0) == len(first) > 1
                return leaf[index:index + 1] if per_batch else leaf
            results.append(func(*tree_map(element, args), **tree_map(element, kwargs)))
        ragged = any(isinstance(size, _Ragged) for size in first.size())
        return _joined(results, first.layout, ragged)

    def unbind(self, dim: int = 0) -> tuple[Tensor, ...]:
        """Return the elements of the batch. Raises RuntimeError for another dim than 0."""
        if dim != 0:
            raise RuntimeError(f"unbind: dim is {dim}; elements of a nested tensor lie along dim 0")
        return tuple(part.squeeze(0) for part in self._parts)

    def size(self, dim: int | None = None) -> Any:
        """Return the sizes, or that of a dim; one that differs is shown as j0, and is the largest as an int."""
        sizes = [len(self)]
        for each in zip(*(part.shape[1:] for part in self._parts), strict=True):
            sizes.append(each[0] if len(set(each)) == 1 else _Ragged(max(each)))
        return tuple(sizes) if dim is None else sizes[dim]

    shape = property(size)

    def dim(self) -> int:
        """Return the number of dims, that of the batch included."""
        return self._parts[0].dim() if self._parts else 1

    ndim = property(dim)

    def numel(self) -> int:
        """Return the number of elements without padding."""
        return sum(part.numel() for part in self._parts)

    def values(self) -> Tensor:
        """Return the elements joined along the dim that differs."""
        ragged = next((dim for dim, size in enumerate(self.size()) if isinstance(size, _Ragged)), 1)
        return torch.cat([part.squeeze(0) for part in self._parts], ragged - 1)

    def offsets(self) -> Tensor:
        """Return where each element begins in `values()`, and the end: a LongTensor."""
        ragged = next((dim for dim, size in enumerate(self.size()) if isinstance(size, _Ragged)), 1)
        lengths = torch.tensor([0, *(part.size(ragged) for part in self._parts)])
        return lengths.cumsum(0).to(self.device)

    def to_padded_tensor(self, padding: float, output_size: Sequence[int] | None = None) -> Tensor:
        """Return a batch whose elements are padded with a value to the largest sizes, or to `output_size`."""
        return to_padded_tensor(self, padding, output_size)

    @property
    def requires_grad(self) -> bool:
        """Whether an element requires a gradient."""
        return any(part.requires_grad for part in self._parts)

    def requires_grad_(self, requires_grad: bool = True) -> NestedTensor:
        """Ask for gradients of all elements, which are the elements' own `grad`."""
        for part in self._parts:
            part.requires_grad_(requires_grad)
        return self

    @property
    def grad(self) -> NestedTensor | None:
        """The gradient, as a nested tensor, or None. An element that no result used has zeros."""
        if all(part.grad is None for part in self._parts):
            return None
        return NestedTensor([torch.zeros_like(part) if part.grad is None else part.grad for part in self._parts],
                            self.layout)

    def backward(self, gradient: NestedTensor) -> None:
        """Compute gradients of a nested result, given that of a loss with respect to it."""
        torch.autograd.backward(self._parts, gradient._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int):
            return self._parts[index].squeeze(0)
        return self.__torch_function__(Tensor.__getitem__, (), (self, index))

    def __iter__(self) -> Any:
        return iter(self.unbind())

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or not hasattr(Tensor, name):
            raise AttributeError(f"nested tensors have no {name!r}")
        result = getattr(Tensor, name)
        if not callable(result):  # dtype, device and the like
            return getattr(self._parts[0], name)
        return lambda *args, **kwargs: self.__torch_function__(result, (), (self, *args), kwargs)

    def __repr__(self) -> str:
        inner = ",\n  ".join(repr(part) for part in self.unbind())
        return f"nested_tensor([\n  {inner}\n])"


def _operator(name):
    def operate(self, *others):
        return self.__torch_function__(getattr(Tensor, name), (), (self, *others))
    operate.__name__ = name
    return operate


for _name in ("add radd sub rsub mul rmul truediv rtruediv matmul rmatmul pow rpow neg abs invert eq ne lt le gt ge "
              "and or xor mod floordiv").split():
    setattr(NestedTensor, f"__{_name}__", _operator(f"__{_name}__"))


def _is_of_all(func, args, kwargs):
    """Return whether a call reduces all elements: a function with a row's `dim` that was not given."""
    row = torch._core.rows.get(func.__name__)
    reduces = row is not None and "reduce" in row.traits
    return reduces and len(args) == 1 and not kwargs.keys() & {"dim", "axis"}


def _joined(results, layout, ragged):
    """Return the results of all elements as one, in the structure of the first.

    Tensors of one size are a batch if the operands differ in size: the dim that differs was reduced.
    """
    leaves, spec = zip(*(tree_flatten(result) for result in results), strict=True)
    joined = []
    for each in zip(*leaves, strict=True):
        if not isinstance(each[0], Tensor):
            joined.append(each[0])
        elif each[0].dim() == 0:
            joined.append(torch.stack(each))
        elif ragged and len({part.shape for part in each}) == 1:
            joined.append(torch.cat(each))
        else:
            joined.append(NestedTensor(list(each), layout))
    return tree_unflatten(joined, spec[0])


def nested_tensor(tensor_list: Sequence[Any], *, dtype: Any = None, layout: Any = None, device: Any = None,
                  requires_grad: bool = False, pin_memory: bool = False) -> NestedTensor:
    """Return a nested tensor with copies of tensors of the same number of dims.

    Raises:
        RuntimeError: the numbers of dims differ.

    >>> torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(1, 3)]).size()
    (2, j0, 3)
    """
    parts = [torch.as_tensor(each, dtype=dtype, device=device).detach().clone() for each in tensor_list]
    return as_nested_tensor(parts, layout=layout).requires_grad_(requires_grad)


def as_nested_tensor(ts: Any, dtype: Any = None, device: Any = None, layout: Any = None) -> NestedTensor:
    """Return a nested tensor of tensors, which keep their history; of a tensor, of its rows.

    Raises:
        RuntimeError: the numbers of dims differ.

    >>> len(torch.nested.as_nested_tensor(torch.ones(3, 2)))
    3
    """
    parts = [torch.as_tensor(each, dtype=dtype, device=device) for each in ts]
    if len({part.dim() for part in parts}) > 1:
        raise RuntimeError(f"nested_tensor: the tensors have {sorted({part.dim() for part in parts})} dims; need the "
                           "same number")
    return NestedTensor([part.unsqueeze(0) for part in parts], layout or torch.strided)


def nested_tensor_from_jagged(values: Tensor, offsets: Tensor | None = None, lengths: Tensor | None = None,
                              jagged_dim: int = 1, **options: Any) -> NestedTensor:
    """Return a nested tensor whose elements are parts of `values`.

    Args:
        offsets: where each element begins, and the end of the last.
        lengths: the lengths of the elements; with both, an element may be followed by a gap.
        jagged_dim: the dim of the nested tensor that differs.
    Raises:
        RuntimeError: neither offsets nor lengths are given.

    >>> torch.nested.nested_tensor_from_jagged(torch.arange(5), torch.tensor([0, 2, 5])).unbind()
    (tensor([0, 1]), tensor([2, 3, 4]))
    """
    if offsets is None and lengths is None:
        raise RuntimeError("nested_tensor_from_jagged: need offsets or lengths")
    begins = offsets[:-1].tolist() if offsets is not None else [0, *lengths.cumsum(0)[:-1].tolist()]
    sizes = lengths.tolist() if lengths is not None else offsets.diff().tolist()
    parts = [values.narrow(jagged_dim - 1, begin, size) for begin, size in zip(begins, sizes, strict=True)]
    return as_nested_tensor(parts, layout=torch.jagged)


def narrow(tensor: Tensor, dim: int, start: Any, length: Any, layout: Any = None) -> NestedTensor:
    """Return the parts of a batch's elements that begin at `start` and have `length`, numbers or one per element.

    Raises:
        RuntimeError: another dim than 1.

    >>> batch = torch.arange(6).view(2, 3)
    >>> torch.nested.narrow(batch, 1, 0, torch.tensor([1, 3])).unbind()
    (tensor([0]), tensor([3, 4, 5]))
    """
    if dim != 1:
        raise RuntimeError(f"nested.narrow: dim is {dim}; need 1")
    starts, lengths = (each.tolist() if isinstance(each, Tensor) else [each] * len(tensor) for each in (start, length))
    return as_nested_tensor([row.narrow(0, first, count) for row, first, count in
                             zip(tensor, starts, lengths, strict=True)], layout=layout or torch.jagged)


def masked_select(tensor: Tensor, mask: Tensor) -> NestedTensor:
    """Return for each row of a batch the elements where the mask is true.

    >>> torch.nested.masked_select(torch.arange(4).view(2, 2), torch.tensor([[True, False], [True, True]])).unbind()
    (tensor([0]), tensor([2, 3]))
    """
    mask = mask.expand_as(tensor)
    return as_nested_tensor([row[chosen] for row, chosen in zip(tensor, mask, strict=True)], layout=torch.jagged)


def to_padded_tensor(input: NestedTensor, padding: float, output_size: Sequence[int] | None = None,
                     out: Any = None) -> Tensor:
    """Return a batch whose elements are padded with a value.

    Args:
        output_size: the sizes of the result, by default the largest of all elements.

    >>> nested = torch.nested.nested_tensor([torch.ones(1), torch.ones(2)])
    >>> torch.nested.to_padded_tensor(nested, 7.0).tolist()
    [[1.0, 7.0], [1.0, 1.0]]
    """
    sizes = [int(size) for size in (input.size() if output_size is None else output_size)]
    padded = []
    for part in input._parts:
        widths = [width for size, own in zip(sizes[:0:-1], part.shape[:0:-1], strict=True) for width in (0, size - own)]
        padded.append(torch.nn.functional.pad(part, widths, value=padding))
    return torch.cat(padded)
