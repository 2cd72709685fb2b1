"""Files of Lua torch, both ways: load_lua and save_lua for models, read_t7 and write_t7 for their plain contents."""

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
    """The object that Lua's torch.save wrote to a .t7 file, with its nn modules as modules of torch.legacy.nn.

    Tables whose keys are 1 to n become lists, the empty one too, others dicts; whole numbers become ints; strings are
    decoded as UTF-8, with surrogate escapes for other bytes. What was one tensor, storage or table in Lua is one object
    here too. Dims and indices that modules hold are counted from 0 afterwards; tensors are not changed, so class
    targets and indices that the file holds still count from 1. CUDA tensors become tensors in memory, with a warning.

    f: a path, or a binary file object; ascii or binary is seen from how it begins.
    unknown_classes: whether an object of a class that is not known becomes a T7Object; otherwise it is an error.
    long_size: the bytes of a long, 4 or 8; None tries 8, and 4 where that fails.
    functions: "skip" puts None, with a warning, for Lua's functions, which are never run; "refuse" raises.
    objects: how many objects to read, as a list, if several were written one after the other; None reads the first.

    Raises RuntimeError if the file is damaged, or has an unknown class, version or type; EOFError if it is empty or has
    fewer objects; OSError if it cannot be read.

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
    """As load_lua, but objects of all of Lua's classes, but tensors and storages, become T7Objects with their fields.

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
    """Writes a .t7 file that Lua's torch.load reads.

    f: a path, or a binary file object. A file at a path is replaced only once the new one is whole and on the disk.
    obj: None, numbers, strings, bools, lists, dicts, tensors, storages, T7Objects, modules and
        criterions of torch.legacy.nn and torch.nn, and graphs of nngraph, in any nesting, cycles included. Those of
        torch.nn are written as what torch.legacy.convert.revert makes of them. Lists become tables with keys from 1; an
        entry that is None is left out, as Lua has it. Tensors without elements lose their size.
    mode: "binary" or "ascii". long_size: the bytes of a long; 4 for Lua on Windows or on 32 bits.
    referenced: False writes what is shared anew each time it comes.

    Raises TypeError for what Lua has no counterpart of, OverflowError for numbers that do not fit.

    >>> import io
    >>> file = io.BytesIO()
    >>> save_lua(file, True, mode="ascii")
    >>> file.getvalue()
    b'5\\n1\\n'
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
    """Lua's modules for those of torch.nn: what these share in one file, those share."""

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
    """Gathers small pieces; large ones pass."""

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
        if f.read(1):  # Read the wrong way a file may look sound, but it hardly ends where it should.
            raise
        return result


def _read_objects(f, options, long_size, objects):
    from torch.utils.serialization.reading import Reader, open_source

    reader = Reader(open_source(f, long_size), *options)
    value = reader.read() if objects is None else [reader.read() for _ in range(objects)]
    return value, reader.notes
