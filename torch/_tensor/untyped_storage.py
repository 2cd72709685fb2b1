"""UntypedStorage, the bytes of a storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core
from torch._tensor.devices import META_NUMBER, of_number
from torch._tensor.storage import elements

if TYPE_CHECKING:
    from typing import Any


class UntypedStorage:
    """Bytes of a tensor, `tensor.untyped_storage()`. It refers to the typed storage and shares its memory.

    >>> import torch
    >>> torch.ones(2, 3)[0].untyped_storage().nbytes()
    24
    """

    __module__ = "torch.storage"  # the name in files

    def __init__(self, *size: Any, device: Any = None) -> None:
        self._typed: Any = size[0] if size and not isinstance(size[0], int) else _core.ByteStorage(*size)

    @staticmethod
    def from_file(filename: str, shared: bool = False, nbytes: int = 0) -> UntypedStorage:
        """Return the bytes of a mapped file, as torch.ByteStorage.from_file; nbytes=0 maps the whole file."""
        return UntypedStorage(_core.ByteStorage.from_file(filename, shared, nbytes))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        result = numpy.frombuffer(elements(self._typed), numpy.uint8)
        return result if dtype is None else result.astype(dtype)

    def __getitem__(self, place: Any) -> Any:
        """Return a byte as an int, or for a slice a storage that shares these bytes."""
        import torch

        result = self.__array__()[place]
        return UntypedStorage(torch.from_numpy(result).storage()) if isinstance(place, slice) else int(result)

    def untyped(self) -> UntypedStorage:
        """Return the storage itself."""
        return self

    def data_ptr(self) -> int:
        """Return the address of the first byte, 0 on the meta device."""
        return self._typed.data_ptr() if self._typed._gpu != META_NUMBER else 0

    def nbytes(self) -> int:
        """Return the number of bytes."""
        return self._typed.nbytes()

    size = __len__ = nbytes

    def element_size(self) -> int:
        """Return 1, the size of a byte."""
        return 1

    def resize_(self, nbytes: int) -> UntypedStorage:
        """Resize to `nbytes`, a multiple of the tensor's element size."""
        self._typed.resize_(nbytes // self._typed.element_size())
        return self

    def clone(self) -> UntypedStorage:
        """Return a copy of the memory."""
        return UntypedStorage(self._typed.clone())

    def tolist(self) -> list[int]:
        """Return the bytes as ints."""
        return list(elements(self._typed))

    def fill_(self, value: int) -> UntypedStorage:
        """Set each byte to `value`."""
        self.__array__()[...] = value
        return self

    def copy_(self, source: UntypedStorage, non_blocking: bool = False) -> UntypedStorage:
        """Set the bytes to those of a storage of the same size."""
        if source.nbytes() != self.nbytes():
            raise RuntimeError(f"UntypedStorage.copy_: source has {source.nbytes()} bytes; need {self.nbytes()}")
        self.__array__()[...] = source.__array__()
        return self

    def cpu(self) -> UntypedStorage:
        """Return the bytes in memory: this storage, or a copy from a GPU."""
        return UntypedStorage(self._typed.cpu()) if self.is_cuda else self

    def cuda(self, device: Any = None, non_blocking: bool = False) -> UntypedStorage:
        """Return the bytes on a GPU, the current one by default."""
        return UntypedStorage(self._typed.cuda(device))

    def get_device(self) -> int:
        """Return the number of the GPU, or -1 in memory."""
        return self.device.index if self.is_cuda else -1

    def is_pinned(self, device: Any = "cuda") -> bool:
        """Return whether the bytes are in pinned memory."""
        return self._typed.is_pinned()

    def pin_memory(self, device: Any = "cuda") -> UntypedStorage:
        """Return the bytes in pinned memory."""
        return UntypedStorage(self._typed.pin_memory())

    def is_shared(self) -> bool:
        """Return whether the bytes are in shared memory."""
        return self._typed.is_shared()

    def share_memory_(self) -> UntypedStorage:
        """Move the bytes to shared memory."""
        self._typed.share_memory_()
        return self

    @property
    def device(self) -> Any:
        """The device of the storage."""
        return of_number(self._typed._gpu)

    @property
    def is_cuda(self) -> bool:
        """Whether the storage is on a GPU."""
        return self._typed.is_cuda

    _cdata = property(data_ptr)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and self._typed.data_ptr() == other._typed.data_ptr()

    def __hash__(self) -> int:
        return hash(self._typed.data_ptr())


def untyped_storage(self) -> UntypedStorage:
    """Return the memory of a tensor as bytes."""
    return UntypedStorage(self.storage())
