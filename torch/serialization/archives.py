"""Zip archives of PyTorch since 2020 and of TorchScript."""

from __future__ import annotations

import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.budget import Budget
from torch.serialization.interpreter import Interpreter
from torch.serialization.reader import ArchiveReader, damaged
from torch.serialization.script import ScriptNames, tensors_by_name
from torch.serialization.storages import MappedStorages, Storages

if TYPE_CHECKING:
    from typing import Any

    from torch.serialization.reading import Reading

SCRIPT = "the file is a TorchScript program; its code is not read, and these are its tensors by name"


def read(file: Any, reading: Reading, mapped: bool | None) -> Any:
    """Return the object of an archive. `reading` is the Reading, which restricts names and collects notes."""
    archive = ArchiveReader(file)
    prefix = _prefix(archive)
    records = _Records(archive, prefix + "data/")
    given = records, _is_swapped(archive, prefix), reading.move, reading.names.unread
    storages = MappedStorages(*given, file) if mapped else Storages(*given)
    pickled = archive.read(prefix + "data.pkl")
    is_script = prefix + "constants.pkl" in archive
    names = ScriptNames(reading.names) if is_script else reading.names
    budget = Budget(len(pickled), archive.length, names.trusts_all)
    result = reading.run(Interpreter(pickled, names, storages.find, budget))
    storages.read_untyped()
    archive.skip()
    if not is_script:
        return result
    reading.notes.append(SCRIPT)
    return tensors_by_name(result)


class _Records:
    """The storage records of an archive, by their names in the pickle."""

    def __init__(self, archive: ArchiveReader, prefix: str) -> None:
        self._archive, self._prefix = archive, prefix

    def size(self, name: str) -> int:
        return self._archive.size(self._prefix + name)

    def read_into(self, name: str, memory: memoryview) -> None:
        self._archive.read_into(self._prefix + name, memory)

    def locate(self, name: str) -> int:
        return self._archive.locate(self._prefix + name)


def _prefix(archive: ArchiveReader) -> str:
    """Return the common prefix of the archive's record names."""
    result = [name for name in archive.names() if name.count("/") == 1 and name.endswith("/data.pkl")]
    if len(result) != 1:
        raise RuntimeError("load: the file is a zip archive without data.pkl; torch.save did not write it")
    return result[0].removesuffix("data.pkl")


def _is_swapped(archive: ArchiveReader, prefix: str) -> bool:
    """Return whether the byte order differs from this machine's."""
    order = archive.read(prefix + "byteorder") if prefix + "byteorder" in archive else b"little"
    if order not in (b"little", b"big"):
        raise damaged("its byte order is neither little nor big")
    return order.decode() != sys.byteorder
