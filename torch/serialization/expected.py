"""Names of PyTorch's torch.serialization that programs import: kinds of files and places, and classes that are safe."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import IO, Any

from torch.serialization import loading

FILE_LIKE = str | os.PathLike | IO[bytes]
MAP_LOCATION = Callable[[Any, str], Any] | str | dict[str, str] | None
DEFAULT_PROTOCOL = 2


def add_safe_globals(safe_globals: list[Any]) -> None:
    """Lets every later torch.load make objects of these classes and call these functions."""
    loading.SAFE.extend(safe_globals)


def get_safe_globals() -> list[Any]:
    """What was added."""
    return list(loading.SAFE)


def clear_safe_globals() -> None:
    """Takes back what was added."""
    loading.SAFE.clear()


class safe_globals:
    """A block in which torch.load may make objects of these classes."""

    def __init__(self, safe_globals: list[Any]) -> None:
        self._added = safe_globals

    def __enter__(self) -> None:
        self._before = list(loading.SAFE)
        add_safe_globals(self._added)

    def __exit__(self, *error: Any) -> None:
        loading.SAFE[:] = self._before


def default_restore_location(storage: Any, location: str) -> Any:
    """The storage where `location`, "cpu" or "cuda:0", says."""
    from torch import cuda

    if location == "cpu":
        return storage.cpu()
    return storage.cuda(int(location.partition(":")[2] or cuda.current_device()))
