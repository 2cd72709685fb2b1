"""The format of PyTorch of 2016: a tar file with the storages, the tensors and the object's pickle.

`storages` is a pickled count; then for each storage a pickle (key, location, kind), a count of 8 bytes and the
elements; then a pickled list of storages that are parts of others. `tensors` is a pickled count; then for each
tensor a pickle (key, storage, class), the number of dims, and sizes, strides and offset of 8 bytes each. `pickle`
refers to both by their keys.
"""

from __future__ import annotations

import struct

from torch import _utils
from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.budget import Budget
from torch.serialization.names import Names
from torch.serialization.reader import damaged
from torch.serialization.storages import Storages, width_of
from torch.serialization.streams import COUNT, Window
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.serialization.reading import Reading

MAGIC, MAGIC_AT = b"ustar", 257
BLOCK = 512
MOST_MEMBERS = 100
MOST_DIMS = 1000
FILE = (b"0", b"\0")


def read(file: Any, reading: Reading, mapped: bool | None) -> Any:
    """Return the object of a file. `reading` is the Reading, which restricts names and collects notes."""
    window = Window(file)
    members = _members(window)
    return _Tar(window, reading).load(*(members[name] for name in ("storages", "tensors", "pickle")))


def _members(window: Window) -> dict[str, int]:
    """Return {name: start} of the members that are files."""
    result, at = {}, 0
    for _ in range(MOST_MEMBERS):
        header = bytearray(BLOCK)
        if at + BLOCK > window.length:
            break
        window.read_into(at, memoryview(header))
        at += BLOCK
        if not any(header):
            break
        try:
            size = int(header[124:136].strip(b" \0") or b"0", 8)
        except ValueError:
            raise damaged("a member of the tar file has no size") from None
        if header[MAGIC_AT:MAGIC_AT + 5] != MAGIC or not 0 <= size <= window.length - at:
            raise damaged("a member of the tar file is larger than the file")
        if header[156:157] in FILE:
            result[bytes(header[:100]).rstrip(b"\0").decode("latin1").removeprefix("./")] = at
        at += -(-size // BLOCK) * BLOCK
    missing = {"storages", "tensors", "pickle"} - result.keys()
    if missing:
        raise RuntimeError(f"load: torch.save did not write this tar file: it has no "
                           f"{', '.join(sorted(missing))}")
    return result


class _Tar:
    """The objects of one file by their keys."""

    def __init__(self, window: Window, reading: Reading) -> None:
        self._window, self._reading, self._plain = window, reading, Names()
        self._budget = Budget(window.length, window.length, reading.names.trusts_all)
        self._objects: dict[int | None, Any] = {}
        self._places: dict[str, tuple[int, int]] = {}

    def load(self, storages: int, tensors: int, pickle: int) -> Any:
        self._read_storages(storages)
        self._read_tensors(tensors)
        return self._pickled(pickle, self._reading.names, self._find)[0]

    def _pickled(
        self, at: int, names: Names | None = None, persistent: Callable[..., Any] | None = None,
    ) -> tuple[Any, int]:
        return self._window.run(self._reading, names or self._plain, persistent or self._find, self._budget, at)

    def _numbers(self, form: Any, at: int) -> tuple[tuple[int, ...], int]:
        result = bytearray(form.size)
        self._window.read_into(at, memoryview(result))
        return form.unpack(result), at + form.size

    def _read_storages(self, at: int) -> None:
        count, at = self._pickled(at)
        storages = Storages(self, False, self._reading.move, self._reading.names.unread)
        for _ in range(is_(int, count)):
            (key, location, kind), at = self._pickled(at)
            width = width_of(kind)
            (elements,), at = self._numbers(COUNT, at)
            if not width or not 0 <= elements <= (self._window.length - at) // width:
                raise damaged("a storage is larger than the file")
            name = str(is_(int, key))
            self._places[name] = at, elements * width
            self._objects[key] = storages.find(("storage", kind, name, location, elements))
            at += elements * width
        views, at = self._pickled(at)
        for key, root, offset, elements in is_(list, views):
            whole = self._objects[is_(int, root)]
            self._objects[is_(int, key)] = whole if type(whole) is _utils.Unread else \
                _utils._rebuild_storage_part(whole, offset, elements)

    def size(self, name: str) -> int:
        return self._places[name][1]

    def read_into(self, name: str, memory: memoryview) -> None:
        self._window.read_into(self._places[name][0], memory)

    def _read_tensors(self, at: int) -> None:
        count, at = self._pickled(at)
        for _ in range(is_(int, count)):
            (key, storage, _), at = self._pickled(at)
            (dims, _), at = self._numbers(struct.Struct("<2i"), at)
            if not 0 <= dims <= MOST_DIMS:
                raise damaged(f"a tensor has {dims} dimensions")
            (*shape, offset), at = self._numbers(struct.Struct(f"<{2 * dims + 1}q"), at)
            parts = offset, tuple(shape[:dims]), tuple(shape[dims:])
            self._budget.spend(800)
            self._objects[is_(int, key)] = _utils._rebuild_tensor(self._objects[is_(int, storage)], *parts)

    def _find(self, identity: Any) -> Any:
        """Return the object of a key; for a class pickled with its source, which is not run, the class."""
        if type(identity) is tuple:
            return identity[0]
        return self._objects[int(identity) if len(is_(str, identity)) < 30 else None]
