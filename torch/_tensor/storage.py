"""Storages as memory: their element class, a tensor of all elements, and their bytes."""

from torch import _core
from torch._tensor.dtypes import int8

_kinds = frozenset(value for value in vars(_core).values()
                   if isinstance(value, type) and issubclass(value, _core._StorageBase))


def kind_of(storage):
    """Return the built-in storage class of the element type."""
    kind = storage.__class__
    return kind if kind in _kinds else next(one for one in kind.__mro__ if one in _kinds)


def tensor_on(storage):
    """Return a tensor of all elements."""
    position = "_cuda_" if storage.is_cuda else ""
    return getattr(_core, position + kind_of(storage).__name__.replace("Storage", "Tensor"))(storage)


def key_of(storage):
    """Return a key that is equal for two storage objects exactly if they share memory."""
    return storage.data_ptr(), storage.size(), kind_of(storage)


def elements(storage):
    """Return the memory as a writable view of bytes; for a GPU, a view of a copy."""
    if not storage.size():
        return memoryview(bytearray())
    whole = tensor_on(storage.cpu())
    return memoryview(_core.reinterpret(whole, int8)).cast("B")  # for some types, the protocol has no format
