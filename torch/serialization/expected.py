"""Further names of PyTorch's torch.serialization: types for annotations, and lists of safe classes."""

from __future__ import annotations

import os
import pickle as pickle  # programs pass it on as pickle_module
from collections.abc import Callable
from typing import IO, Any

from torch.serialization import loading

FILE_LIKE = str | os.PathLike[str] | IO[bytes]
MAP_LOCATION = Callable[[Any, str], Any] | str | dict[str, str] | None
DEFAULT_PROTOCOL = 2


def add_safe_globals(safe_globals: list[Any]) -> None:
    """Allow every later torch.load to use these classes and functions.

    >>> import collections, torch
    >>> torch.serialization.add_safe_globals([collections.ChainMap])
    >>> torch.serialization.get_safe_globals() == [collections.ChainMap]
    True
    >>> torch.serialization.clear_safe_globals()
    """
    loading.SAFE.extend(safe_globals)


def get_safe_globals() -> list[Any]:
    """Return the allowed classes and functions."""
    return list(loading.SAFE)


def clear_safe_globals() -> None:
    """Remove all allowed classes and functions."""
    loading.SAFE.clear()


class safe_globals:
    """Context in which torch.load may use these classes and functions."""

    def __init__(self, safe_globals: list[Any]) -> None:
        self._added = safe_globals

    def __enter__(self) -> None:
        self._before = list(loading.SAFE)
        add_safe_globals(self._added)

    def __exit__(self, *error: Any) -> None:
        loading.SAFE[:] = self._before


def default_restore_location(storage: Any, location: str) -> Any:
    """Return the storage moved to `location`, "cpu" or "cuda:0"."""
    from torch import cuda

    if location == "cpu":
        return storage.cpu()
    return storage.cuda(int(location.partition(":")[2] or cuda.current_device()))


def get_unsafe_globals_in_checkpoint(f: Any) -> list[str]:
    """Return the names of a file that torch.load does not take unless `safe_globals` allows them.

    >>> import io, torch
    >>> file = io.BytesIO()
    >>> torch.save({"a": torch.ones(2)}, file)
    >>> _ = file.seek(0)
    >>> torch.serialization.get_unsafe_globals_in_checkpoint(file)
    []
    """
    import pickletools
    import zipfile

    from torch.serialization import plain

    with zipfile.ZipFile(f) as archive:
        name = next(one for one in archive.namelist() if one.endswith("data.pkl"))
        data = archive.read(name)
    allowed = {f"{one.__module__}.{one.__qualname__}" for one in loading.SAFE}
    result: list[tuple[str, ...]] = []
    strings: list[str] = []
    for operation, argument, _ in pickletools.genops(data):
        if operation.name == "GLOBAL":
            result.append(tuple(str(argument).split(" ")))
        elif operation.name == "STACK_GLOBAL":
            result.append(tuple(strings[-2:]))
        elif isinstance(argument, str):
            strings.append(argument)
    return sorted({".".join(one) for one in result if plain.find(*one) is None and ".".join(one) not in allowed})


def _is_zipfile(f: Any) -> bool:
    """Return whether an open file begins as a zip archive; its position does not change."""
    start = f.tell()
    beginning: bytes = f.read(4)
    f.seek(start)
    return beginning == b"PK\x03\x04"
