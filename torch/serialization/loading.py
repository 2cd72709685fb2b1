"""How torch.load works: the pickle is run as data, and each storage is read when the pickle first names it."""

import io
import mmap
import os
import sys

from torch import _kinds, _utils
from torch._memory import elements
from torch.serialization.foreign import Foreign
from torch.serialization.interpreter import Interpreter
from torch.serialization.names import Names, run_trusted
from torch.serialization.reader import ArchiveReader, damaged

BUFFER = 1 << 16
SHOWN = 20  # names that an error lists


def load(f, map_location, classes, mmap, weights_only):
    """torch.load."""
    if weights_only not in (True, None):
        raise ValueError("load: weights_only=False would run whatever the file says; name the classes that you trust "
                         "instead: load(f, classes=[Net, torch.nn]), or load(f, classes='any')")
    names, move = Names(classes), _mover(map_location)
    if isinstance(f, (str, os.PathLike)):
        with open(f, "rb", buffering=BUFFER) as file:
            if hasattr(os, "posix_fadvise") and not mmap:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_SEQUENTIAL)
            return _load(file, names, move, mmap)
    if mmap:
        raise ValueError("load: mmap=True needs the path of a file, not a file object")
    return _load(_seekable(f), names, move, False)


def _load(file, names, move, mapped):
    archive = ArchiveReader(file)
    prefix = _prefix(archive)
    storages = (_MappedStorages if mapped else _Storages)(archive, prefix, file, move)
    machine = Interpreter(archive.read(prefix + "data.pkl"), names, storages.find)
    try:
        result = machine.run()
    except RuntimeError:  # What goes wrong with a name that is not known follows from that.
        if not machine.unknown:
            raise
    if machine.unknown:
        raise _untrusted(list(machine.unknown))
    return result


def _seekable(f):
    """`f`, or all that it still gives in memory if it cannot seek."""
    if isinstance(f, io.TextIOBase) or not callable(getattr(f, "read", None)):
        raise TypeError(f"load: f must be a path or a file opened in binary mode, not a {type(f).__name__}")
    can_seek = f.seekable() if hasattr(f, "seekable") else hasattr(f, "seek") and hasattr(f, "tell")
    return f if can_seek else io.BytesIO(f.read())


def _prefix(archive):
    """What stands in front of all names of the archive's records."""
    found = [name for name in archive.names() if name.count("/") == 1 and name.endswith("/data.pkl")]
    if len(found) != 1:
        raise RuntimeError("load: the file is a zip archive, but not one that torch.save wrote: it has no data.pkl")
    prefix = found[0].removesuffix("data.pkl")
    if prefix + "constants.pkl" in archive:
        raise RuntimeError("load: the file is a TorchScript program, which is not read; save its state_dict() instead")
    return prefix


def _untrusted(names):
    """The error that says which classes a file needs, and how to give them."""
    ours = [f"{module}.{name}" for module, name in names if module in ("torch", "torch._utils", "torch._tensor")]
    if ours:
        return RuntimeError(f"load: the file needs {', '.join(ours)}, a kind of PyTorch's that torch does not have; "
                            "convert it before saving")
    needed = ", ".join(f"{module}.{name}" for module, name in names[:SHOWN]) + ", ..." * (len(names) > SHOWN)
    names = names[:SHOWN]
    short = [".".join(module.split(".")[:2]) if module.startswith("torch.") else name.split(".")[0]
             for module, name in names]
    return RuntimeError(f"load: the file needs {needed}, not only plain data and tensors; if you trust where it comes "
                        f"from, name them: load(f, classes=[{', '.join(dict.fromkeys(short))}])")


def _mover(map_location):
    """A function of (storage, location) that returns the storage where it shall be."""
    if callable(map_location):
        def move(storage, location):
            moved = run_trusted(map_location, storage, location)
            if moved is None:
                return _placed(storage, location)
            if _utils._in_memory.get(type(moved), type(moved)) is not type(storage):
                raise RuntimeError(f"load: map_location returned {type(moved).__name__}, and a "
                                   f"{type(storage).__name__} is needed")
            return moved
    elif isinstance(map_location, dict):
        def move(storage, location):
            return _placed(storage, map_location.get(location, location), map_location.get(location))
    elif map_location is None or isinstance(map_location, (str, _kinds.device)):
        def move(storage, location):
            return _placed(storage, str(map_location or location), map_location)
    else:
        raise TypeError("load: map_location is a location such as 'cpu' or torch.device('cpu'), a dict of locations, "
                        f"or a function of (storage, location), not {type(map_location).__name__}")
    return move


def _placed(storage, location, asked=None):
    """The storage where `location` says, "cpu" or "cuda:N". asked: whether map_location names it."""
    if location == "cpu":
        return storage
    place = str(location)
    if place.partition(":")[0] == "cuda":
        from torch import cuda

        count, (_, _, number) = cuda.device_count(), place.partition(":")
        if count and (number.isdigit() and int(number) < count or place == "cuda"):
            return storage.cuda(place)
        there = f"this machine has {count} GPUs" if count else "this machine has only 'cpu'"
    else:
        there = "there are 'cpu' and 'cuda:N'"
    what = "map_location asks for" if asked else "the file has a storage of location"
    raise RuntimeError(f"load: {what} {place[:100]!r}, and {there}; give map_location='cpu'")


class _Storages:
    """The storages of one file, each read once, when the pickle first names it."""

    def __init__(self, archive, prefix, file, move):
        self._archive, self._prefix, self._file, self._move = archive, prefix, file, move
        self._found = {}  # record: (kind, elements, location, storage)
        order = archive.read(prefix + "byteorder") if prefix + "byteorder" in archive else b"little"
        if order not in (b"little", b"big"):
            raise damaged("its byte order is neither little nor big")
        self._swapped = order.decode() != sys.byteorder

    def find(self, identity):
        """The storage that a pickle names: ("storage", kind, record, location, elements)."""
        tag, kind, record, location, count = identity
        if tag != "storage" or type(record) is not str or type(location) is not str or type(count) is not int:
            raise TypeError("it is no storage that is named")
        known = self._found.get(record)
        if known is None:
            known = self._found[record] = kind, count, location, self._move(self._make(kind, record, count), location)
        if known[:3] != (kind, count, location):
            raise damaged(f"storage {record[:100]!r} is of two kinds")
        return known[3]

    def _make(self, kind, record, count):
        foreign = isinstance(kind, Foreign)
        target = kind.target() if foreign else kind
        if target not in _widths:
            raise TypeError("it is no kind of storage")
        name, width = f"{self._prefix}data/{record}", kind.width if foreign else _widths[kind]
        size = self._archive.size(name)
        if count * width != size:
            raise damaged(f"storage {record[:100]!r} has {size} bytes for {str(count)[:20]} elements of {width}")
        storage = self._read(target, name, count, width)
        if foreign:
            kind.widen(storage)
        return storage

    def _read(self, kind, name, count, width):
        """A storage of `kind` with the record in the last bytes of its memory; others are free for wider elements."""
        storage = kind(count)
        memory = elements(storage)
        memory = memory[len(memory) - count * width:]
        self._archive.read_into(name, memory)
        if self._swapped and width > 1:
            import numpy

            numpy.frombuffer(memory, f"u{width}").byteswap(inplace=True)
        return storage


class _MappedStorages(_Storages):
    """Storages whose elements lie in the file, which each page is read from when it is first used."""

    def __init__(self, archive, prefix, file, move):
        super().__init__(archive, prefix, file, move)
        self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)

    def _read(self, kind, name, count, width):
        begin = self._archive.locate(name)
        if not count or begin % width or width != _widths[kind] or self._swapped:
            return super()._read(kind, name, count, width)
        import numpy

        tensor = _utils._tensor_of[kind]
        return tensor(numpy.frombuffer(self._map, tensor(0).numpy().dtype, count, begin)).storage()


_widths = {kind: kind(0).element_size() for kind in _utils._tensor_of}
