"""Storage methods written in Python. csrc/python/bridge/storage_type.c forwards calls to them by name."""

import os
import sys

from torch import _core
from torch._methods.tensor import move_asked, without_waiting
from torch._tensor.storage import elements, kind_of, tensor_on


def type(self, new_type=None, non_blocking=False, **other):
    """Return the name of the type, or the storage converted to `new_type`, a storage class or its name."""
    without_waiting("type", "new_type", non_blocking, other)
    if new_type is None:
        return ("torch.cuda." if self.is_cuda else "torch.") + kind_of(self).__name__
    name = new_type if isinstance(new_type, str) else getattr(new_type, "__name__", repr(new_type))
    result = getattr(_core, name.removeprefix("torch."), None)
    if not name.endswith("Storage") or result is None:
        raise TypeError(f"type: need a storage class such as torch.FloatStorage, or its name, not {new_type!r}")
    return getattr(self, result.__name__.removesuffix("Storage").lower())()


def new(self, *args):
    """Return a new storage of the same class, from the arguments of that class."""
    return self.__class__(*args)


def cpu(self):
    """Return the storage in memory, without a copy if it is there already."""
    return _moved(self, -1)


def cuda(self, device=None, non_blocking=False, **other):
    """Return the storage on the current GPU or on `device`, without a copy if it is there already."""
    return _moved(self, *move_asked(device, non_blocking, other))


def _moved(self, gpu, non_blocking=False):
    if self._gpu == gpu:
        return self
    return _core.to_gpu(tensor_on(self), gpu, non_blocking).storage()


def get_device(self):
    """Return the index of the GPU, or -1 for a storage that is on none."""
    return max(self._gpu, -1)


def pin_memory(self):
    """Return a copy in pinned memory, which GPUs access directly, or the storage if it is pinned.

    Raises RuntimeError if there is no GPU.
    """
    return self if is_pinned(self) else _core.pin(tensor_on(self)).storage()


def is_pinned(self):
    """Return whether the storage is in pinned memory."""
    return _core.is_pinned(tensor_on(self))


def nbytes(self):
    """Return the bytes of all elements."""
    return self.size() * self.element_size()


def from_buffer(cls, buffer, byte_order="native", count=-1, offset=0):
    """Return a storage with a copy of `count` elements of `buffer` from byte `offset` on, or of all elements.

    `byte_order` is "native", "little" or "big". Raises ValueError if the buffer is too short or not a whole number of
    elements.
    """
    if byte_order not in ("native", "little", "big"):
        raise ValueError(f"from_buffer: byte_order is {byte_order!r}; need 'native', 'little' or 'big'")
    data, width = memoryview(buffer).cast("B"), cls(0).element_size()
    if not 0 <= offset <= len(data):
        raise ValueError(f"from_buffer: offset is {offset}; the buffer has {len(data)} bytes")
    if count < 0:
        if (len(data) - offset) % width:
            raise ValueError(f"from_buffer: {len(data) - offset} bytes behind offset {offset} are no whole elements "
                             f"of {width} bytes")
        count = (len(data) - offset) // width
    if count * width > len(data) - offset:
        raise ValueError(f"from_buffer: {count} elements of {width} bytes behind offset {offset} need more than the "
                         f"buffer's {len(data)} bytes")
    result = cls(count)
    if count:
        found, target = data[offset : offset + count * width], elements(result)
        if byte_order in ("native", sys.byteorder):
            target[:] = found
        else:
            for position in range(width):
                target[position::width] = found[width - 1 - position :: width]
    return result


def from_file(cls, filename, shared=False, size=0):
    """Return a storage that maps a file, `size` elements or the whole file, read on first access.

    With shared=True, writes to the storage reach the file, which is created and extended as needed. Otherwise writes
    stay in memory. Raises ValueError if the file has fewer elements.
    """
    import mmap

    import numpy

    if size < 0:
        raise ValueError(f"from_file: size is {size}; need 0, for all of the file, or more")
    tensor = getattr(_core, cls.__name__.replace("Storage", "Tensor"))
    width = cls(0).element_size()
    flags = os.O_RDWR | os.O_CREAT if shared else os.O_RDONLY
    descriptor = os.open(filename, flags, 0o666)
    try:
        length = os.fstat(descriptor).st_size
        if shared and length < size * width:
            os.ftruncate(descriptor, size * width)
            length = size * width
        count = size or length // width
        if count * width > length:
            raise ValueError(f"from_file: {filename!r} has {length} bytes; need {count * width} for {count} elements")
        if not count:
            return cls()
        access = mmap.ACCESS_WRITE if shared else mmap.ACCESS_COPY
        pages = mmap.mmap(descriptor, count * width, access=access)
    finally:
        os.close(descriptor)
    return tensor(numpy.frombuffer(pages, tensor(0).numpy().dtype, count)).storage()


def __copy__(self):
    """Return another object for the same elements, as copy.copy of a tensor does."""
    return self.__class__(self, 0, self.size())


def __deepcopy__(self, memo):
    from torch.serialization import pickling

    return pickling.deepcopy_storage(self, memo)


def __reduce_ex__(self, protocol):
    from torch.serialization import pickling

    return pickling.reduce_storage(self)
