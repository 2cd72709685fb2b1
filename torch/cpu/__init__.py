"""torch.cpu: the functions of torch.cuda for the CPU, for programs that support both."""

from __future__ import annotations

from typing import Any

from torch.cpu import amp

__all__ = ["amp", "current_device", "device_count", "is_available", "synchronize"]


def is_available() -> bool:
    """Return True.

    >>> import torch
    >>> torch.cpu.is_available()
    True
    """
    return True


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


def synchronize(device: Any = None) -> None:
    """Do nothing: calls on the CPU are complete when they return.

    >>> import torch
    >>> torch.cpu.synchronize()
    """
