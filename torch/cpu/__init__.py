"""torch.cpu: the functions that torch.cuda has for GPUs, for programs that take either."""

from __future__ import annotations

from typing import Any

from torch.cpu import amp

__all__ = ["amp", "current_device", "device_count", "is_available", "synchronize"]


def is_available() -> bool:
    """Whether there is one: True."""
    return True


def device_count() -> int:
    """How many devices the CPU is: 1."""
    return 1


def current_device() -> str:
    """The name of the device."""
    return "cpu"


def synchronize(device: Any = None) -> None:
    """Waits for nothing: calls on the CPU have done their work when they return."""
