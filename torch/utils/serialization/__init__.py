"""Files of Lua torch: load_lua and save_lua for models, read_t7 and write_t7 for plain contents."""

from __future__ import annotations

import io
import os
import warnings
from typing import TYPE_CHECKING

from torch.legacy.lua_values import Key, T7Object

if TYPE_CHECKING:
    from typing import Any

__all__ = ["Key", "T7Object", "load_lua", "read_t7", "save_lua", "write_t7"]


def load_lua(
    f: Any, unknown_classes: bool = False, long_size: int | None = None, functions: str = "skip", objects: Any = None,
) -> Any:
    """Load an object that Lua's torch.save wrote to a .t7 file; nn modules become modules of torch.legacy.nn.

    Tables with the keys 1 to n, and empty tables, become lists; others become dicts. Whole numbers become ints.
    Strings are decoded as UTF-8, with surrogate escapes for other bytes. Shared tensors, storages and tables stay
    shared. Dims and indices in modules are converted to count from 0. Tensors are not converted, so class targets and
    indices in the file still count from 1. CUDA tensors become CPU tensors, with a warning.

    Args:
        f: a path, or a binary file object; the encoding, ascii or binary, is detected.
        unknown_classes: return a T7Object for an object of an unknown class instead of an error.
        long_size: size of a long in bytes, 4 or 8; None: try 8, then 4.
        functions: "skip" replaces Lua functions, which are never run, with None and a warning; "refuse" raises.
        objects: number of objects to read, as a list, if the file has several; None reads the first.
    Raises:
        RuntimeError: the file is damaged, or has an unknown class, version or type.
        EOFError: the file is empty or has fewer objects.
        OSError: the file cannot be read.

    >>> import io, torch
    >>> from torch.utils.serialization import load_lua, save_lua
    >>> file = io.BytesIO()
    >>> save_lua(file, {"weight": torch.ones(2, 2), "sizes": [2, 2]})
    >>> _ = file.seek(0)
    >>> load_lua(file)["sizes"]
    [2, 2]
    """
    from torch.legacy.classes import find

    return _read(f, find, unknown_classes, long_size, functions, objects)


def read_t7(
    f: Any, unknown_classes: bool = True, long_size: int | None = None, functions: str = "skip", objects: Any = None,
) -> Any:
    """Load a .t7 file as `load_lua` does, but return T7Objects for all classes other than tensors and storages.

    Nothing is converted: dims count from 1, as in the file.

    >>> import io
    >>> file = io.BytesIO()
    >>> write_t7(file, T7Object("nn.Narrow", {"dimension": 2, "index": 1, "length": 3}))
    >>> _ = file.seek(0)
    >>> read_t7(file).dimension
    2
    """
    return _read(f, None, unknown_classes, long_size, functions, objects)


def save_lua(f: Any, obj: Any, mode: str = "binary", long_size: int | None = 8, referenced: bool = True) -> None:
    r"""Write a .t7 file that Lua's torch.load reads.

    Lists become tables with keys from 1, without entries that are None. Tensors without elements lose their size. A
    file at a path is replaced only once the new file is complete on disk.

    Args:
        f: a path, or a binary file object.
        obj: None, numbers, strings, bools, lists, dicts, tensors, storages, T7Objects, modules and criterions of
            torch.legacy.nn and torch.nn, and graphs of nngraph, nested and cyclic. Modules of torch.nn are first
            converted by torch.legacy.convert.revert.
        mode: "binary" or "ascii".
        long_size: size of a long in bytes; 4 for Lua on Windows or 32-bit systems.
        referenced: False: write shared objects again each time.
    Raises:
        TypeError: an object has no counterpart in Lua.
        OverflowError: a number does not fit.

    >>> import io
    >>> file = io.BytesIO()
    >>> save_lua(file, True, mode="ascii")
    >>> file.getvalue()
    b'5\n1\n'
    """
    from torch.utils.serialization.writing import writer

    _refuse_text("save_lua", f)
    from torch.serialization.replacing import open_replacement, writer_of

    if hasattr(f, "write"):
        writer(writer_of(f), mode, long_size, referenced, _Reverted()).write(obj)
        return
    with open_replacement(f) as file:
        buffered = _Buffered(writer_of(file))
        writer(buffered.write, mode, long_size, referenced, _Reverted()).write(obj)
        buffered.flush()


write_t7 = save_lua


class _Reverted:
    """Cache of Lua modules for modules of torch.nn, which preserves sharing within one file."""

    def __init__(self):
        self._back = None

    def __call__(self, value):
        from torch.nn import Module

        if not isinstance(value, Module):
            return None
        if self._back is None:
            from torch.legacy.convert import Back

            self._back = Back()
        return self._back(value)


class _Buffered:
    """A writer that collects small writes and passes large ones through."""

    def __init__(self, write):
        self._write, self._held = write, bytearray()

    def write(self, data):
        if len(data) > 1 << 16:
            self.flush()
            self._write(data)
            return
        self._held += data
        if len(self._held) > 1 << 16:
            self.flush()

    def flush(self):
        self._write(bytes(self._held))
        self._held.clear()


def _refuse_text(name, f):
    if isinstance(f, io.TextIOBase):
        raise TypeError(f"{name}: f must be a path or a file opened in binary mode, not a {type(f).__name__}")


def _read(f, classes, unknown_classes, long_size, functions, objects):
    if long_size not in (None, 4, 8):
        raise ValueError(f"load_lua: a long has 4 or 8 bytes, not {long_size!r}")
    options = classes, unknown_classes, functions
    _refuse_text("load_lua", f)
    if hasattr(f, "read"):
        value, notes = _read_file(f, options, long_size, objects)
    else:
        with open(os.fspath(f), "rb") as file:
            value, notes = _read_file(file, options, long_size, objects)
    for note in notes:
        warnings.warn(note, stacklevel=3)
    return value


def _read_file(f, options, long_size, objects):
    if not (hasattr(f, "seekable") and f.seekable()):
        f = io.BytesIO(f.read())
    begin = f.tell()
    try:
        return _read_objects(f, options, long_size or 8, objects)
    except RuntimeError as error:
        if long_size:
            raise
        f.seek(begin)
        try:
            result = _read_objects(f, options, 4, objects)
        except (RuntimeError, EOFError):
            raise error from None
        if f.read(1):  # With the wrong size of longs, a file may look valid but end at another position.
            raise
        return result


def _read_objects(f, options, long_size, objects):
    from torch.utils.serialization.reading import Reader, open_source

    reader = Reader(open_source(f, long_size), *options)
    value = reader.read() if objects is None else [reader.read() for _ in range(objects)]
    return value, reader.notes
