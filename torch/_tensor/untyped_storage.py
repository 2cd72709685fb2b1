"""Storages as bytes, as programs of today ask for them: what they hold in bytes, and whether two are one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core

if TYPE_CHECKING:
    from typing import Any


class UntypedStorage:
    """The bytes below a tensor: `tensor.untyped_storage()`. It holds the typed storage, and shares its memory.

    >>> import torch
    >>> torch.ones(2, 3)[0].untyped_storage().nbytes()
    24
    """

    def __init__(self, *size: int, device: Any = None) -> None:
        self._typed = size[0] if size and not isinstance(size[0], int) else _core.ByteStorage(*size)

    @staticmethod
    def from_file(filename: str, shared: bool = False, nbytes: int = 0) -> UntypedStorage:
        """The bytes of a file on its own pages, as torch.ByteStorage.from_file has them; nbytes=0: all of them."""
        return UntypedStorage(_core.ByteStorage.from_file(filename, shared, nbytes))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        import torch

        kind = getattr(torch, type(self._typed).__name__.replace("Storage", "Tensor"))
        found = kind(self._typed).numpy().view(numpy.uint8)
        return found if dtype is None else found.astype(dtype)

    def __getitem__(self, place: Any) -> Any:
        """A byte as an int; for a slice the storage of these bytes, which it shares."""
        import torch

        found = self.__array__()[place]
        return UntypedStorage(torch.from_numpy(found).storage()) if isinstance(place, slice) else int(found)

    def untyped(self) -> UntypedStorage:
        """The storage itself."""
        return self

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return self._typed.data_ptr()

    def nbytes(self) -> int:
        """How many bytes it has."""
        return self._typed.nbytes()

    size = __len__ = nbytes

    def element_size(self) -> int:
        """1: an element is a byte."""
        return 1

    def resize_(self, nbytes: int) -> UntypedStorage:
        """Makes it hold so many bytes, a multiple of the tensor's element size."""
        self._typed.resize_(nbytes // self._typed.element_size())
        return self

    def clone(self) -> UntypedStorage:
        """A copy of the memory."""
        return UntypedStorage(self._typed.clone())

    def tolist(self) -> list[int]:
        """The bytes as ints."""
        import torch

        kind = getattr(torch, type(self._typed).__name__.replace("Storage", "Tensor"))
        return list(kind(self._typed).numpy().tobytes())

    def share_memory_(self) -> UntypedStorage:
        """Moves it into memory that several processes see."""
        self._typed.share_memory_()
        return self

    @property
    def device(self) -> Any:
        """Where it lives."""
        import torch

        return torch.device("cpu" if self._typed.get_device() < 0 else f"cuda:{self._typed.get_device()}")

    @property
    def is_cuda(self) -> bool:
        """Whether it lives on a GPU."""
        return self._typed.is_cuda

    _cdata = property(data_ptr)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and self.data_ptr() == other.data_ptr()

    def __hash__(self) -> int:
        return hash(self.data_ptr())


def untyped_storage(self) -> UntypedStorage:
    """The memory of a tensor, as bytes."""
    return UntypedStorage(self.storage())
