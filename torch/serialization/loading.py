"""Implementation of torch.load: the pickle is interpreted as data, and each storage is read on first reference."""

from __future__ import annotations

import io
import os
import warnings

from torch import _core, _utils
from torch._base.type_checking import TYPE_CHECKING
from torch._tensor import devices
from torch._tensor.storage import tensor_on
from torch.serialization import archives, streams, tars
from torch.serialization.names import ANY, Names
from torch.serialization.reader import damaged
from torch.serialization.reading import Reading
from torch.serialization.trusted import run_trusted

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


BUFFER = 1 << 16
SAFE: list[Any] = []  # classes that every file may use: torch.serialization.add_safe_globals


def load(f: Any, map_location: Any, classes: Any, mmap: bool | None, weights_only: bool | None) -> Any:
    """Implement torch.load."""
    if weights_only not in (True, False, None):
        raise ValueError(f"load: weights_only is True or False, not {weights_only!r}")
    if weights_only is False:
        classes = ANY
    elif SAFE and classes != ANY:
        classes = [*classes, *SAFE]
    reading = Reading(Names(classes), _mover(map_location))
    if isinstance(f, (str, os.PathLike)):
        with open(f, "rb", buffering=BUFFER) as file:
            if hasattr(os, "posix_fadvise") and not mmap:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_SEQUENTIAL)
            result = _load(file, reading, mmap)
    elif mmap:
        raise ValueError("load: mmap=True needs the path of a file, not a file object")
    else:
        result = _load(_seekable(f), reading, False)
    for note in reading.notes:
        warnings.warn("load: " + note, stacklevel=3)
    return result


def _load(file: Any, reading: Reading, mapped: bool | None) -> Any:
    start = file.tell()
    begin = file.read(tars.BLOCK)
    if not begin:
        raise EOFError("load: the file ends where it should begin; was it written, or does it have to be rewound?")
    file.seek(start)
    read = archives.read
    if begin.startswith(streams.MAGIC):
        read = streams.read
    elif begin[tars.MAGIC_AT:].startswith(tars.MAGIC):
        read = tars.read
    if mapped and read is not archives.read:
        raise ValueError("load: mmap=True needs a zip archive; the file has a format before 2020, load it without mmap")
    try:
        result = read(file, reading, mapped)
    except (LookupError, ValueError, TypeError, OverflowError) as error:
        if getattr(error, "of_trusted_code", False):
            raise
        raise damaged(f"its parts are inconsistent ({error})") from None
    unread = ", ".join(sorted(reading.names.unread))
    if type(result) is _utils.Unread:
        raise RuntimeError(f"load: the file has a {unread}, which torch does not support; convert it in PyTorch before "
                           "saving")
    if unread:
        reading.notes.append(f"the file has tensors of {unread}, which torch does not support; they become objects "
                             "without elements")
    return result


def _seekable(f: Any) -> Any:
    """Return `f`, or its remaining contents in memory if it is not seekable."""
    if isinstance(f, io.TextIOBase) or not callable(getattr(f, "read", None)):
        raise TypeError(f"load: f must be a path or a file opened in binary mode, not a {type(f).__name__}")
    can_seek = f.seekable() if hasattr(f, "seekable") else hasattr(f, "seek") and hasattr(f, "tell")
    return f if can_seek else io.BytesIO(f.read())


def _mover(map_location: Any) -> Callable[..., Any]:
    """Return a function of (storage, location) that moves a storage to its target."""
    if callable(map_location):
        def move(storage: Any, location: str) -> Any:
            moved = run_trusted(map_location, storage, location)
            if moved is None:
                return _placed(storage, location)
            if _utils._in_memory.get(type(moved), type(moved)) is not type(storage):
                raise RuntimeError(f"load: map_location returned {type(moved).__name__}, and a "
                                   f"{type(storage).__name__} is needed")
            return moved
    elif isinstance(map_location, dict):
        def move(storage: Any, location: str) -> Any:
            return _placed(storage, map_location.get(location, location), map_location.get(location))
    elif map_location is None or isinstance(map_location, (str, devices.device)):
        def move(storage: Any, location: str) -> Any:
            return _placed(storage, str(map_location or location), map_location)
        setattr(move, "reads", str(map_location) != "meta")  # noqa: B010
    else:
        raise TypeError("load: map_location is a location such as 'cpu' or torch.device('cpu'), a dict of locations, "
                        f"or a function of (storage, location), not {type(map_location).__name__}")
    return move


def _placed(storage: Any, location: str, asked: Any = None) -> Any:
    """Return the storage moved to `location`, "cpu" or "cuda:N". `asked` tells whether map_location names it."""
    if location == "cpu":
        return storage
    position = str(location)
    if position == "meta" and asked is not None:
        return _core.to_gpu(tensor_on(storage), devices.META_NUMBER).storage()
    if position.partition(":")[0] == "cuda":
        from torch import cuda

        count, (_, _, number) = cuda.device_count(), position.partition(":")
        if count and (number.isdigit() and int(number) < count or position == "cuda"):
            return storage.cuda(position)
        there = f"this machine has {count} GPUs" if count else "this machine has only 'cpu'"
    else:
        there = "there are 'cpu' and 'cuda:N'"
    what = "map_location asks for" if asked else "the file has a storage of location"
    raise RuntimeError(f"load: {what} {position[:100]!r}, and {there}; give map_location='cpu'")
