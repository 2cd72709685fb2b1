"""torch.xpu, torch.mps and torch.mtia: devices that there are none of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

__all__ = ["current_device", "device_count", "empty_cache", "is_available", "is_initialized", "manual_seed",
           "manual_seed_all", "seed", "synchronize"]


def is_available() -> bool:
    """False."""
    return False


is_initialized = is_available


def device_count() -> int:
    """0."""
    return 0


def current_device() -> int:
    """Raises RuntimeError: there is no such device."""
    raise RuntimeError("there is no device of this kind; tensors lie in memory or on GPUs of CUDA")


def synchronize(device: Any = None) -> None:
    """Nothing is under way on devices that are not there."""


def manual_seed(seed: int) -> None:
    """No device draws random numbers; torch.manual_seed seeds those that do."""


manual_seed_all = seed = empty_cache = synchronize
