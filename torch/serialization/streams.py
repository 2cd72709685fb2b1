"""The format of PyTorch from 2017 to 2020: several pickles, then the elements of each storage.

The first four pickles are a magic number, the protocol, properties of the machine, and the object. The fifth is the
list of storage names. The elements follow in this order, each preceded by a count.
"""

from __future__ import annotations

import struct
import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.budget import Budget
from torch.serialization.foreign import Foreign
from torch.serialization.interpreter import Interpreter
from torch.serialization.names import Names
from torch.serialization.reader import damaged, fill
from torch.serialization.storages import Storages, width_of
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.serialization.names import Allowed
    from torch.serialization.reading import Reading

MAGIC = b"\x80\x02\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19."
PROTOCOL = 1001
COUNT = struct.Struct("<q")
PIECE = 1 << 16


class Window:
    """The bytes of a file from its position, as far as pickles have needed them.

    Attributes:
        data: a bytearray of these bytes.
        length: total number of bytes.
    """

    def __init__(self, file: Any) -> None:
        self.file, self.start, self.data = file, file.tell(), bytearray()
        self.length = file.seek(0, 2) - self.start

    def fetch(self, end: int) -> None:
        """Read up to at least `end`, or to the end of the file."""
        have = len(self.data)
        if have < min(end, self.length):
            self.file.seek(self.start + have)
            self.data += self.file.read(min(max(end - have, PIECE), self.length - have))

    def run(
        self, reading: Reading, names: Allowed, persistent: Callable[..., Any],
        budget: Budget, at: int,
    ) -> tuple[Any, int]:
        """Return the object of the pickle at byte `at`, and its end."""
        machine = Interpreter(self.data, names, persistent, budget, at, self.fetch)
        return reading.run(machine), machine.at

    def read_into(self, at: int, memory: memoryview) -> None:
        """Fill `memory` with the bytes from `at`."""
        self.file.seek(self.start + at)
        if not fill(self.file, memory):
            raise damaged("it ends too early")


def read(
    file: Any, reading: Reading, mapped: bool | None,
) -> Any:
    """Return the object of a file. `reading` is the Reading, which restricts names and collects notes."""
    window, plain, at = Window(file), Names(), 0
    budget = Budget(window.length, window.length, reading.names.trusts_all)
    head = []
    for _ in range(3):
        value, at = window.run(reading, plain, _refuse_external, budget, at)
        head.append(value)
    if head[1] != PROTOCOL or not isinstance(head[2], dict):
        raise damaged(f"its format is {str(head[1])[:20]}, not {PROTOCOL}")
    kinds = _Kinds()
    _, end = window.run(reading, kinds, kinds.meet, budget, at)
    keys, end = window.run(reading, plain, _refuse_external, budget, end)
    records = _Records(window, kinds.found, is_(list, keys), end)
    swapped = head[2].get("little_endian", True) is not (sys.byteorder == "little")
    storages = Storages(records, swapped, reading.move, reading.names.unread)

    def find(identity: tuple[Any, ...]) -> Any:
        is_class = identity[0] == "module"  # with its source, which is not run
        return identity[1] if is_class else storages.find(identity)

    return window.run(reading, reading.names, find, budget, at)[0]


def _refuse_external(identity: Any) -> None:
    raise TypeError("this pickle has no external objects")


class _Kinds:
    """The names of a pickle that is run only for the kinds of its storages.

    Attributes:
        found: {name of a storage: (kind, elements)}.
    """

    trusts_all = False

    def __init__(self) -> None:
        self.found: dict[str, tuple[Any, int]] = {}
        self._names = Names()

    def find(self, module: str, name: str) -> Any:
        result = self._names.find(module, name)
        return result if isinstance(result, Foreign) or width_of(result) else self

    def meet(self, identity: Any) -> _Kinds:
        if identity[0] == "storage" and type(identity[2]) is str and type(identity[4]) is int:
            self.found.setdefault(identity[2], (identity[1], identity[4]))
        return self

    def trusts(self, kind: Any) -> bool:
        return kind is _Kinds

    def call(self, function: Any, arguments: tuple[Any, ...], keys: Any) -> _Kinds:
        return self

    make = call

    def fill(self, instance: Any, state: Any) -> None:
        pass

    def extend(self, instance: Any, items: list[Any]) -> None:
        pass

    def store(self, instance: Any, keys: list[Any], values: list[Any]) -> None:
        pass


class _Records:
    """The elements of consecutive storages."""

    def __init__(
        self, window: Window, kinds: dict[str, tuple[Any, int]], names: list[str],
        at: int,
    ) -> None:
        self._window = window
        self._places: dict[str, tuple[int, int]] = {}
        for name in names:
            kind, count = kinds.get(is_(str, name), (None, 0))
            width = width_of(kind)
            if not width:
                raise damaged(f"storage {name[:100]!r} is listed but not used")
            result = bytearray(COUNT.size)
            window.read_into(at, memoryview(result))
            at += COUNT.size
            if COUNT.unpack(result)[0] != count or not 0 <= count <= (window.length - at) // width:
                raise damaged(f"storage {name[:100]!r} does not have the number of elements in the pickle")
            self._places[name] = at, count * width
            at += count * width

    def size(self, name: str) -> int:
        return self._place(name)[1]

    def read_into(self, name: str, memory: memoryview) -> None:
        self._window.read_into(self._place(name)[0], memory)

    def _place(self, name: str) -> tuple[int, int]:
        try:
            return self._places[name]
        except KeyError:
            raise damaged(f"it has no storage {name[:100]!r}") from None
