"""torch.cpu: the functions of torch.cuda for the CPU, for programs that support both."""

from __future__ import annotations

import contextlib
from typing import Any

from torch.cpu import amp

__all__ = ["Stream", "StreamContext", "amp", "current_device", "current_stream", "device_count", "is_available",
           "is_initialized", "set_device", "stream", "synchronize"]


def is_available() -> bool:
    """Return True.

    >>> import torch
    >>> torch.cpu.is_available()
    True
    """
    return True


is_initialized = is_available


def device_count() -> int:
    """Return 1.

    >>> import torch
    >>> torch.cpu.device_count()
    1
    """
    return 1


def current_device() -> str:
    """Return the name of the device, "cpu".

    >>> import torch
    >>> torch.cpu.current_device()
    'cpu'
    """
    return "cpu"


def set_device(device: Any) -> None:
    """Do nothing: there is one CPU.

    >>> import torch
    >>> torch.cpu.set_device("cpu")
    """


def synchronize(device: Any = None) -> None:
    """Do nothing: calls on the CPU are finished when they return.

    >>> import torch
    >>> torch.cpu.synchronize()
    """


class Stream:
    """The only stream of the CPU, on which calls are finished when they return.

    >>> import torch
    >>> torch.cpu.current_stream().synchronize()
    """

    def synchronize(self) -> None:
        """Do nothing."""

    def wait_stream(self, stream: Any) -> None:
        """Do nothing."""


_stream = Stream()


def current_stream(device: Any = None) -> Stream:
    """Return the only stream.

    >>> import torch
    >>> torch.cpu.current_stream() is torch.cpu.current_stream()
    True
    """
    return _stream


class StreamContext(contextlib.nullcontext):
    """Context manager whose calls run on the only stream.

    >>> import torch
    >>> with torch.cpu.stream(torch.cpu.current_stream()):
    ...     _ = torch.ones(1)
    """


def stream(stream: Stream) -> Any:
    """Return a context manager whose calls run on the only stream.

    >>> import torch
    >>> with torch.cpu.stream(torch.cpu.current_stream()):
    ...     _ = torch.ones(1)
    """
    return StreamContext(stream)
