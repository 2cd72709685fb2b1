"""Support of pickle and copy.deepcopy for tensors and storages; shared storages stay shared."""

from __future__ import annotations

import copy
import pickle
import weakref
from collections import OrderedDict
from operator import mul

from torch import _core, _utils
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import dtypes
from torch._tensor.storage import elements, key_of
from torch._utils import rebuild_leaf
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, SupportsIndex

    from torch._core import Tensor


class StoredOnce:
    """Placeholder of a storage in one pickle. All its tensors pickle this one object, so it is written once."""

    __slots__ = ("storage", "__weakref__")
    storage: Any

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        data = elements(self.storage)
        written = pickle.PickleBuffer(data) if int(protocol) >= 5 else bytes(data)
        return rebuild_storage, (type(self.storage), written, *([self.storage._gpu] if self.storage.is_cuda else []))


class StoredAs:
    """Placeholder of a storage that torch.save writes under the name of another class."""

    __slots__ = ("kind", "storage")

    def __init__(self, kind: type[Any], storage: Any) -> None:
        self.kind, self.storage = kind, storage

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return stored_once(self.storage).__reduce_ex__(protocol)


# Entries are kept alive by the memo of their pickler.
_standing: weakref.WeakValueDictionary[Any, StoredOnce] = weakref.WeakValueDictionary()


def rebuild_storage(kind: type[Any], data: Any, gpu: int | None = None) -> Any:
    """Return a storage of class `kind` with the bytes `data`, on the GPU numbered `gpu`."""
    data = memoryview(data)
    near = _utils._in_memory.get(kind, kind)
    storage = near(data.nbytes // near(0).element_size())
    elements(storage)[:] = data
    return storage if near is kind else storage.cuda(gpu)


def tensor_parts(
    tensor: Any, place: Callable[..., Any], hooks: Any, untyped: Callable[..., Any] | None = None,
) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return the pickle representation of a tensor's data and flags: a function that rebuilds it, and its arguments.

    Args:
        place: function from a storage to the object that is pickled for it.
        untyped: the same for a storage that is pickled as bytes, as PyTorch does for the stored types; or None.
    Raises:
        RuntimeError: the storage was resized and is too small for the tensor.
    """
    if tensor.is_meta:
        return _utils._rebuild_meta_tensor_no_storage, (
            tensor.dtype, tuple(tensor.size()), tensor.stride(), tensor.requires_grad)
    storage, offset, size, stride = tensor.storage(), tensor.storage_offset(), tuple(tensor.size()), tensor.stride()
    if tensor.numel() and offset + sum(map(mul, size, stride)) - sum(stride) >= storage.size():
        raise RuntimeError(f"a {tensor.type()} cannot be saved: its storage was resized to {storage.size()} elements, "
                           "but the tensor needs more; clone() it before resizing")
    whole, before = storage._whole
    if tensor.dtype in dtypes.STORED and untyped is not None:
        return _utils._rebuild_tensor_v3, (
            untyped(whole), before + offset, size, stride, tensor.requires_grad, hooks, tensor.dtype)
    parts = place(whole), before + offset, size, stride, tensor.requires_grad, hooks
    return _utils._rebuild_tensor_v2, (*parts, {"volatile": True}) if tensor.volatile else parts


def object_parts(
    tensor: Any, place: Callable[..., Any], hooks: Any, untyped: Callable[..., Any] | None = None,
) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return the representation of a tensor with its class and attributes."""
    function, parts = tensor_parts(tensor, place, hooks, untyped)
    kind, state = type(tensor), getattr(tensor, "__dict__", None)
    plain = kind is _core.Tensor and not state
    return (function, parts) if plain else (_utils._rebuild_from_type_v2, (function, kind, parts, state))


def parameter_parts(parameter: Any, hooks: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return the representation of a Parameter, with names that PyTorch knows as well."""
    kind, state = type(parameter), parameter.__dict__
    function, parts = _utils._rebuild_parameter, (parameter.data, parameter.requires_grad, hooks)
    if kind is not Parameter:
        return _utils._rebuild_from_type_v2, (function, kind, parts, state)
    return (_utils._rebuild_parameter_with_state, (*parts, state)) if state else (function, parts)


def storage_parts(
    storage: Any, place: Callable[..., Any],
) -> tuple[Callable[..., Any], tuple[Any, int, int]] | None:
    """Return the representation of a storage that is part of another; None for other storages."""
    whole, offset = storage._whole
    return None if whole is storage else (_utils._rebuild_storage_part, (place(whole), offset, storage.size()))


def check_leaf(variable: Any, what: str) -> None:
    """Raise RuntimeError if a tensor is not a leaf, because its graph cannot be copied or sent to another process."""
    if variable.creator is not None:
        raise RuntimeError(f"only leaves can be {what}, and this tensor is the result of a recorded call; use detach()")


def restore_flags(variable: Tensor, state: dict[Any, Any]) -> None:
    """Apply BUILD to a Variable in files of 2017: (requires_grad, volatile, hooks), optionally preceded by the data."""
    state = state[3:] + state[2:3] if len(state) == 5 else state
    requires_grad, volatile, _ = state
    if type(requires_grad) is not bool or type(volatile) is not bool:
        raise TypeError("a Variable needs two flags")
    variable.requires_grad = requires_grad


# --- the methods; torch/_methods/tensor.py and torch/_methods/storage.py forward to them ---


def stored_once(storage: Any) -> StoredOnce:
    """Return the StoredOnce of a storage, the same object throughout one pickle."""
    key = key_of(storage)
    result = _standing.get(key)
    if result is None:
        result = _standing[key] = StoredOnce()
        result.storage = storage
    return result


def reduce(self: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """__reduce_ex__ of tensors."""
    if type(self) is _core.Tensor:
        return object_parts(self, stored_once, OrderedDict())
    state = getattr(self, "__dict__", None)
    return rebuild_leaf, (type(self), _plain(self), self.requires_grad, state, self.volatile)


def _plain(tensor: Any) -> Any:
    """Return a tensor of class torch.Tensor with the elements of another one."""
    kind = _utils.tensor_class(tensor.storage())
    return kind(tensor.storage()).set_(tensor.storage(), tensor.storage_offset(), tensor.size(), tensor.stride())


def copied(self: Any) -> Any:
    """__copy__ of tensors: another leaf on the same data."""
    kind = type(self)
    return rebuild_leaf(kind, self.data, self.requires_grad, getattr(self, "__dict__", None), self.volatile)


def reduce_storage(self: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """__reduce_ex__ of storages."""
    return storage_parts(self, lambda whole: whole) or (same, (stored_once(self),))


def same(storage: Any) -> Any:
    """Return the storage; pickle calls it for a storage that is pickled directly."""
    return storage


def deepcopy_storage(self: Any, memo: dict[Any, Any]) -> Any:
    """__deepcopy__ of storages, including the storages of tensors."""
    whole, offset = self._whole
    key = ("storage", *key_of(whole))
    if key not in memo:
        memo[key] = whole.clone()
    return memo[key] if whole is self else memo[key][offset:offset + self.size()]


def deepcopy(self: Any, memo: dict[Any, Any]) -> Any:
    """__deepcopy__ of tensors; shared storages stay shared. A copied parameter has no gradient yet."""
    check_leaf(self, "deep-copied")
    data = _plain(self)
    data.set_(deepcopy_storage(data.storage(), memo), self.storage_offset(), self.size(), self.stride())
    result = data if type(self) is _core.Tensor else _core.leaf(type(self), data, False)
    result.requires_grad, result.volatile = self.requires_grad, self.volatile
    memo[id(self)] = result
    if self.grad is not None and not isinstance(self, Parameter):
        result.grad = copy.deepcopy(self.grad, memo)
    if state := getattr(self, "__dict__", None):
        result.__dict__.update(copy.deepcopy(state, memo))
    return result
