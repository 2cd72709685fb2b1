"""torch.xpu, torch.mps and torch.mtia: device types that are not supported."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

__all__ = ["current_device", "device_count", "empty_cache", "is_available", "is_initialized", "manual_seed",
           "manual_seed_all", "seed", "synchronize"]


def is_available() -> bool:
    """Return False.

    >>> torch.xpu.is_available()
    False
    """
    return False


is_initialized = is_available


def device_count() -> int:
    """Return 0.

    >>> torch.xpu.device_count()
    0
    """
    return 0


def current_device() -> int:
    """Raise RuntimeError: there is no such device.

    >>> torch.xpu.current_device()
    Traceback (most recent call last):
    RuntimeError: devices of this type are not supported; use the CPU or CUDA
    """
    raise RuntimeError("devices of this type are not supported; use the CPU or CUDA")


def synchronize(device: Any = None) -> None:
    """Do nothing: there is no such device.

    >>> torch.xpu.empty_cache()
    """


def manual_seed(seed: int) -> None:
    """Do nothing; use torch.manual_seed for all devices.

    >>> torch.xpu.manual_seed(7)
    """


manual_seed_all = seed = empty_cache = synchronize
