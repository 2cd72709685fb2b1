"""torch.cpu: the processor as a device, for programs that treat it as they treat GPUs."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

__all__ = ["StreamContext", "current_device", "current_stream", "device_count", "is_available", "is_initialized",
           "set_device", "stream", "synchronize"]


def is_available() -> bool:
    """True."""
    return True


is_initialized = is_available


def device_count() -> int:
    """1."""
    return 1


def current_device() -> str:
    """"cpu"."""
    return "cpu"


def set_device(device: Any) -> None:
    """There is one processor."""


def synchronize(device: Any = None) -> None:
    """Calls are done when they return."""


class Stream:
    """The one order of calls: that in which they are made."""

    def synchronize(self) -> None:
        """Calls are done when they return."""

    def wait_stream(self, stream: Any) -> None:
        """Calls are done when they return."""


_stream = Stream()


def current_stream(device: Any = None) -> Stream:
    """The one stream."""
    return _stream


class StreamContext(contextlib.nullcontext):
    """A block whose calls go to the one stream."""


def stream(stream: Stream) -> Any:
    """A block whose calls go to the one stream."""
    return StreamContext(stream)
