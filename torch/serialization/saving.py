"""Implementation of torch.save: one pickle of the object, and one record per storage."""

from __future__ import annotations

import io
import os
import pickle
import sys
from collections import OrderedDict

from torch import _core, _utils
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor.storage import elements, key_of
from torch._tensor.untyped_storage import UntypedStorage
from torch.nn.parameter import Parameter
from torch.serialization.pickling import StoredAs, StoredOnce, object_parts, parameter_parts, storage_parts
from torch.serialization.plain import is_row_function
from torch.serialization.replacing import open_replacement, writer_of
from torch.serialization.streams import COUNT, MAGIC, PROTOCOL
from torch.serialization.writer import ArchiveWriter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class _Hooks:
    """Pickled as a new empty OrderedDict for each tensor, which is cheaper than creating one."""


def _unchanged(storage: Any) -> Any:
    return storage


_stored = frozenset((*_utils._tensor_of, *_utils._in_memory, StoredAs, StoredOnce, UntypedStorage))


class _Pickler(pickle.Pickler):
    """A pickler that names a record for each storage and keeps the storages in this order.

    Args:
        archive: whether the records are files of an archive; in the older format, a storage may be a view of another.
    """

    def __init__(self, file: Any, archive: bool) -> None:
        super().__init__(file, 2)
        self.records: dict[Any, tuple[str, Any]] = {}  # identity of a storage: (record name, storage)
        self._view = () if archive else (None,)

    def persistent_id(self, obj: Any) -> tuple[int | str | type[Any], ...] | None:
        kind = type(obj)
        if kind not in _stored:  # nearly all objects
            return None
        if kind is UntypedStorage:
            if self._view:
                raise TypeError("save: files of the older format have no UntypedStorage; save a tensor, or leave out "
                                "_use_new_zipfile_serialization=False")
            record, location = self._record(obj._typed)
            return "storage", UntypedStorage, record, location, obj.nbytes()
        if kind is StoredAs:
            return "storage", obj.kind, *self._record(obj.storage), obj.storage.size(), *self._view
        if kind is StoredOnce:
            obj, kind = obj.storage, type(obj.storage)
        if obj._whole[0] is not obj:
            return None  # reducer_override writes the view of the whole storage
        return "storage", _utils._in_memory.get(kind, kind), *self._record(obj), obj.size(), *self._view

    def _record(self, storage: Any) -> tuple[str, str]:
        """Return the name of the record of a storage, and where the storage lies."""
        key = key_of(storage)
        result = self.records.get(key)
        if result is None:
            result = self.records[key] = str(len(self.records)), storage
        return result[0], f"cuda:{storage.get_device()}" if storage.is_cuda else "cpu"

    def reducer_override(self, obj: Any) -> Any:
        kind = type(obj)
        if kind is _Hooks:
            return OrderedDict, ()
        if hasattr(kind, "with_parts") or hasattr(kind, "writes_itself"):  # a sparse tensor, a DTensor
            return obj.__reduce_ex__(2)
        if issubclass(kind, Parameter):
            return parameter_parts(obj, _Hooks())
        if issubclass(kind, _core.Tensor):
            return object_parts(obj, _unchanged, _Hooks(), UntypedStorage)
        if kind in _stored:
            return storage_parts(obj, _unchanged)
        return obj.__name__ if is_row_function(obj) else NotImplemented  # its name in torch, as in PyTorch


def save(obj: Any, f: Any, archive: bool = True) -> None:
    """Implement torch.save, in the format of today or, if not `archive`, in that from 2017 to 2020."""
    write_file = _write_archive if archive else _write_stream
    is_path = isinstance(f, (str, os.PathLike))
    if not is_path and (isinstance(f, io.TextIOBase) or not callable(getattr(f, "write", None))):
        raise TypeError(f"save: f must be a path or a file opened in binary mode, not a {type(f).__name__}")
    buffer = io.BytesIO()
    pickler = _Pickler(buffer, archive)
    pickler.dump(obj)
    records = list(pickler.records.values())
    if not is_path:
        write_file(writer_of(f), buffer.getbuffer(), records)
        if callable(flush := getattr(f, "flush", None)):
            flush()  # so that the file can be read by its name
        return
    with open_replacement(f) as file:
        if hasattr(file, "reserve"):
            file.reserve(sum(storage.size() * storage.element_size() for _, storage in records))
        write_file(writer_of(file), buffer.getbuffer(), records)


def _write_archive(
    write: Callable[..., Any], pickled: memoryview, records: list[tuple[str, Any]],
) -> None:
    archive = ArchiveWriter(write)
    archive.add("archive/data.pkl", pickled)
    archive.add("archive/.format_version", b"1")
    archive.add("archive/.storage_alignment", b"64")
    archive.add("archive/byteorder", sys.byteorder.encode())
    for name, storage in records:
        archive.add("archive/data/" + name, elements(storage))
    archive.add("archive/version", b"3\n")
    archive.finish()


def _write_stream(
    write: Callable[..., Any], pickled: memoryview, records: list[tuple[str, Any]],
) -> None:
    machine = {"protocol_version": PROTOCOL, "little_endian": sys.byteorder == "little",
               "type_sizes": {"short": 2, "int": 4, "long": 4}}
    write(MAGIC)
    for value in (PROTOCOL, machine):
        write(pickle.dumps(value, 2))
    write(pickled)
    write(pickle.dumps([name for name, _ in records], 2))
    for _, storage in records:
        write(COUNT.pack(storage.size()))
        write(elements(storage))
