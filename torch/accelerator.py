"""The accelerator of this machine: its GPUs, where torch.cuda has any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch._tensor.devices import device as _device

if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "current_accelerator", "current_device_idx", "current_device_index", "current_stream", "device_count",
    "empty_cache", "is_available", "max_memory_allocated", "memory_allocated", "memory_reserved",
    "reset_peak_memory_stats", "set_device_idx", "set_device_index", "set_stream", "synchronize",
]


def _cuda():
    from torch import cuda

    return cuda


def is_available() -> bool:
    """Whether there is a GPU that tensors can lie on."""
    return _cuda().is_available()


def device_count() -> int:
    """How many GPUs there are."""
    return _cuda().device_count()


def current_accelerator(check_available: bool = False) -> _device | None:
    """torch.device("cuda") where there is a GPU, else None."""
    return _device("cuda") if is_available() else None


def _needed(name):
    if not is_available():
        raise RuntimeError(f"accelerator.{name}: there is no GPU; torch.accelerator.is_available() tells")
    return _cuda()


def current_device_index() -> int:
    """The number of the current GPU. Raises RuntimeError where there is none."""
    return _needed("current_device_index").current_device()


def set_device_index(device: Any) -> None:
    """Makes a GPU the current one."""
    _needed("set_device_index").set_device(device)


def current_stream(device: Any = None) -> Any:
    """The stream that calls on a GPU go to."""
    return _needed("current_stream").current_stream(device)


def set_stream(stream: Any) -> None:
    """Has calls go to a stream."""
    _needed("set_stream").set_stream(stream)


def synchronize(device: Any = None) -> None:
    """Waits for all that a GPU was given. Without a GPU there is nothing to wait for."""
    if is_available():
        _cuda().synchronize(device)


def empty_cache() -> None:
    """Gives the memory that freed tensors left behind back."""
    import torch

    _cuda().empty_cache() if is_available() else torch.empty_cache()


def memory_allocated(device: Any = None) -> int:
    """Bytes of a GPU's memory that tensors take."""
    return _needed("memory_allocated").memory_allocated(device)


def max_memory_allocated(device: Any = None) -> int:
    """The most bytes that tensors took."""
    return _needed("max_memory_allocated").max_memory_allocated(device)


def memory_reserved(device: Any = None) -> int:
    """Bytes of a GPU's memory that this process holds."""
    return _needed("memory_reserved").memory_reserved(device)


def reset_peak_memory_stats(device: Any = None) -> None:
    """Begins to count the most bytes anew."""
    _needed("reset_peak_memory_stats").reset_peak_memory_stats(device)


current_device_idx, set_device_idx = current_device_index, set_device_index
