"""The storages of one file, each read once, when the pickle first names it."""

from __future__ import annotations

import mmap

from torch import _core, _utils
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.dtypes import dtype, uint8
from torch._tensor.storage import elements
from torch._tensor.untyped_storage import UntypedStorage
from torch.serialization.foreign import UNTYPED, Foreign
from torch.serialization.reader import damaged
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


LONGEST = 1000  # maximal characters of a name


class Storages:
    """Reads storages that a pickle refers to.

    Args:
        records: object with size(name) and read_into(name, memory) for the bytes of a storage.
        swapped: whether the byte order differs from this machine's.
        move: function that moves a storage to its target.
        unread: dict that collects kinds of storages that torch does not have.
    """

    def __init__(
        self, records: Any, swapped: bool, move: Callable[..., Any], unread: dict[Any, Any],
    ) -> None:
        self._records, self._swapped, self._move, self._unread = records, swapped, move, unread
        self._untyped: list[tuple[str, UntypedStorage]] = []  # until read_untyped, with a function of the dtype
        # (record, kind where the pickle does not say it): (kind, elements, location, storage)
        self._found: dict[Any, tuple[Any, int, str, Any]] = {}

    def find(self, identity: Any) -> Any:
        """Return the storage of ("storage", kind, record, location, elements[, view])."""
        tag, kind, record, location, count, *part = identity
        if tag != "storage" or type(record) is not str or type(location) is not str or type(count) is not int \
                or len(record) + len(location) > LONGEST:
            raise TypeError("the name is not a storage's")
        if kind is UNTYPED:
            result = UntypedStorage(lambda of: self._typed(of, record, location, count))
            self._untyped.append((record, result))
            return result
        storage = self._once(record, kind, record, location, count)
        if part and part[0] is not None and type(storage) is not _utils.Unread:
            _, offset, size = part[0]
            return _utils._rebuild_storage_part(storage, offset, size)
        return storage

    def read_untyped(self) -> None:
        """Give untyped storages their bytes: those of a tensor that uses the record, else read now."""
        of_tensors = {key[0] if type(key) is tuple else key: found[3] for key, found in self._found.items()}
        for record, result in self._untyped:
            result._typed = of_tensors[record] if record in of_tensors else result._typed(uint8)

    def _typed(self, of: Any, record: Any, location: Any, count: Any) -> Any:
        """Return the storage of `count` bytes for a tensor of dtype `of`."""
        kind = of if isinstance(of, Foreign) else type(_core.empty(0, dtype=is_(dtype, of)).storage())
        width = width_of(kind)
        if not width or count % width:
            raise damaged(f"storage {record!r} has {count} bytes for elements of {width}")
        return self._once((record, kind), kind, record, location, count // width)

    def _once(self, key: Any, kind: Any, record: str, location: str, count: int) -> Any:
        known = self._found.get(key)
        if known is None:
            result = self._make(kind, record, count)
            result = result if type(result) is _utils.Unread else self._move(result, location)
            known = self._found[key] = kind, count, location, result
        if known[:3] != (kind, count, location):
            raise damaged(f"storage {record!r} has two kinds")
        return known[3]

    def _make(self, kind: Any, record: str, count: int) -> Any:
        foreign = isinstance(kind, Foreign)
        target = kind.kind if foreign else kind
        if target is None:
            self._unread[kind.name] = True
            return _utils.Unread(kind.name)
        if target not in _widths:
            raise TypeError("it is not a kind of storage")
        width, size = width_of(kind), self._records.size(record)
        if count * width != size:
            raise damaged(f"storage {record!r} has {size} bytes for {str(count)[:20]} elements of {width}")
        if not getattr(self._move, "reads", True):
            return _core.empty(count, dtype=_utils._tensor_of[target](0).dtype, device="meta").storage()
        storage = self.read(target, record, count, width)
        if foreign:
            kind.widen(storage)
        return storage

    def read(self, kind: type[Any], record: str, count: int, width: int) -> Any:
        """Read a record into the last bytes of a new storage of `kind`; the first bytes are free for wider elements."""
        storage = kind(count)
        memory = elements(storage)
        memory = memory[len(memory) - count * width:]
        self._records.read_into(record, memory)
        if self._swapped and width > 1:
            import numpy

            numpy.frombuffer(memory, f"u{width}").byteswap(inplace=True)
        return storage


class MappedStorages(Storages):
    """Storages mapped from the file; each page is read on first use."""

    def __init__(
        self, records: Any, swapped: bool, move: Callable[..., Any], unread: dict[Any, Any],
        file: Any,
    ) -> None:
        super().__init__(records, swapped, move, unread)
        self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)

    def read(self, kind: type[Any], record: str, count: int, width: int) -> Any:
        begin = self._records.locate(record)
        if not count or begin % width or width != _widths[kind] or self._swapped:
            return super().read(kind, record, count, width)
        import numpy

        read = _core.from_numpy(numpy.frombuffer(self._map, "u1", count * width, begin))
        return _core.reinterpret(read, _utils._tensor_of[kind](0).dtype).storage()


_widths = {kind: kind(0).element_size() for kind in _utils._tensor_of}


def width_of(kind: Any) -> Any:
    """Return the bytes per element of a storage kind in the file, or None if it is not a storage kind."""
    return kind.width if isinstance(kind, Foreign) else _widths.get(kind) if isinstance(kind, type) else None
