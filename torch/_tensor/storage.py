"""Storages as memory: the class of the elements' type, a tensor of all of them, their bytes."""

from torch import _core
from torch._tensor.dtypes import int16

_kinds = frozenset(value for value in vars(_core).values()
                   if isinstance(value, type) and issubclass(value, _core._StorageBase))


def kind_of(storage):
    """The class of the elements' type, whatever was derived from it."""
    kind = storage.__class__
    return kind if kind in _kinds else next(one for one in kind.__mro__ if one in _kinds)


def tensor_on(storage):
    """A tensor of all its elements."""
    place = "_cuda_" if storage.is_cuda else ""
    return getattr(_core, place + kind_of(storage).__name__.replace("Storage", "Tensor"))(storage)


def key_of(storage):
    """What two storage objects have in common exactly if they are the same memory."""
    return storage.data_ptr(), storage.size(), kind_of(storage)


def elements(storage):
    """The memory of a storage as a writable view of bytes; of one on a GPU that of a copy."""
    if not storage.size():
        return memoryview(bytearray())
    whole = tensor_on(storage.cpu())
    if isinstance(storage, _core.BFloat16Storage):  # the buffer protocol has no word for it
        whole = _core.reinterpret(whole, int16)
    return memoryview(whole).cast("B")
