"""The storage methods that are written in Python; csrc/python/bridge/storage_type.c forwards to them by name."""

import os
import sys

from torch import _core
from torch._methods.tensor import move_asked, without_waiting
from torch._tensor.storage import elements, kind_of, tensor_on


def type(self, new_type=None, non_blocking=False, **other):
    """The type's name without argument; else converted to `new_type`, a storage class or its name."""
    without_waiting("type", "new_type", non_blocking, other)
    if new_type is None:
        return ("torch.cuda." if self.is_cuda else "torch.") + kind_of(self).__name__
    name = new_type if isinstance(new_type, str) else getattr(new_type, "__name__", repr(new_type))
    found = getattr(_core, name.removeprefix("torch."), None)
    if not name.endswith("Storage") or found is None:
        raise TypeError(f"type: need a storage class such as torch.FloatStorage, or its name, not {new_type!r}")
    return getattr(self, found.__name__.removesuffix("Storage").lower())()


def new(self, *args):
    """A storage of the same class, made as the class makes one."""
    return self.__class__(*args)


def cpu(self):
    """A copy in memory; itself where it lies there."""
    return _moved(self, -1)


def cuda(self, device=None, non_blocking=False, **other):
    """A copy on a GPU: on the current one, or on the one that device names; itself where it lies there."""
    return _moved(self, *move_asked(device, non_blocking, other))


def _moved(self, gpu, non_blocking=False):
    if self._gpu == gpu:
        return self
    return _core.to_gpu(tensor_on(self), gpu, non_blocking).storage()


def get_device(self):
    """The number of the GPU that it lives on, -1 of what lives in memory."""
    return self._gpu


def pin_memory(self):
    """A copy in memory that GPUs read and write by themselves; itself where it lies there. Raises RuntimeError where
    there is no GPU."""
    return self if is_pinned(self) else _core.pin(tensor_on(self)).storage()


def is_pinned(self):
    """Whether it lies in such memory."""
    return _core.is_pinned(tensor_on(self))


def nbytes(self):
    """The bytes of all elements."""
    return self.size() * self.element_size()


def from_buffer(cls, buffer, byte_order="native", count=-1, offset=0):
    """A storage with a copy of the elements in `buffer` from byte `offset` on: `count` of them, or all that follow.

    `byte_order` is "native", "little" or "big". Raises ValueError where the buffer holds less or no whole elements.
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
            for place in range(width):
                target[place::width] = found[width - 1 - place :: width]
    return result


def from_file(cls, filename, shared=False, size=0):
    """A storage on a file's own pages, read when they are first used: `size` elements, or all of the file.

    With shared=True what is written to the storage reaches the file, which is made and made longer where it must be;
    otherwise it stays in memory. Raises ValueError where the file holds fewer elements.
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
    """Another object for the same elements, as copy.copy of a tensor shares them."""
    return self.__class__(self, 0, self.size())


def __deepcopy__(self, memo):
    from torch.serialization import pickling

    return pickling.deepcopy_storage(self, memo)


def __reduce_ex__(self, protocol):
    from torch.serialization import pickling

    return pickling.reduce_storage(self)
