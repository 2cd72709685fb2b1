"""The accelerator of this machine, that is, its CUDA GPUs if there are any."""

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
    """Return whether there is a usable GPU.

    >>> torch.accelerator.is_available() == torch.cuda.is_available()
    True
    """
    return _cuda().is_available()


def device_count() -> int:
    """Return the number of GPUs.

    >>> torch.accelerator.device_count() == torch.cuda.device_count()
    True
    """
    return _cuda().device_count()


def current_accelerator(check_available: bool = False) -> _device | None:
    """Return torch.device("cuda") if there is a GPU, otherwise None.

    >>> torch.accelerator.current_accelerator() in (None, torch.device("cuda"))
    True
    """
    return _device("cuda") if is_available() else None


def _needed(name):
    if not is_available():
        raise RuntimeError(f"accelerator.{name}: there is no GPU; torch.accelerator.is_available() tells")
    return _cuda()


def current_device_index() -> int:
    """Return the index of the current GPU. Raises RuntimeError if there is none.

    >>> if torch.accelerator.is_available():
    ...     assert torch.accelerator.current_device_index() == torch.cuda.current_device()
    """
    return _needed("current_device_index").current_device()


def set_device_index(device: Any) -> None:
    """Make a GPU the current device.

    >>> if torch.accelerator.is_available():
    ...     torch.accelerator.set_device_index(0)
    """
    _needed("set_device_index").set_device(device)


def current_stream(device: Any = None) -> Any:
    """Return the current stream of a GPU.

    >>> if torch.accelerator.is_available():
    ...     torch.accelerator.current_stream().synchronize()
    """
    return _needed("current_stream").current_stream(device)


def set_stream(stream: Any) -> None:
    """Make a stream the current one.

    >>> if torch.accelerator.is_available():
    ...     before = torch.accelerator.current_stream()
    ...     torch.accelerator.set_stream(torch.cuda.Stream())
    ...     torch.accelerator.set_stream(before)
    """
    _needed("set_stream").set_stream(stream)


def synchronize(device: Any = None) -> None:
    """Wait for all work of a GPU. Returns at once if there is no GPU.

    >>> torch.accelerator.synchronize()
    """
    if is_available():
        _cuda().synchronize(device)


def empty_cache() -> None:
    """Return cached, unused GPU memory to the driver.

    >>> torch.accelerator.empty_cache()
    """
    import torch

    _cuda().empty_cache() if is_available() else torch.empty_cache()


def memory_allocated(device_index: Any = None) -> int:
    """Return the bytes of GPU memory that tensors occupy.

    >>> if torch.accelerator.is_available():
    ...     x = torch.ones(1000, device="cuda")
    ...     assert torch.accelerator.memory_allocated() >= 4000
    """
    return _needed("memory_allocated").memory_allocated(device_index)


def max_memory_allocated(device_index: Any = None) -> int:
    """Return the peak of `memory_allocated`.

    >>> if torch.accelerator.is_available():
    ...     assert torch.accelerator.max_memory_allocated() >= torch.accelerator.memory_allocated()
    """
    return _needed("max_memory_allocated").max_memory_allocated(device_index)


def memory_reserved(device_index: Any = None) -> int:
    """Return the bytes of GPU memory that this process holds.

    >>> if torch.accelerator.is_available():
    ...     assert torch.accelerator.memory_reserved() >= torch.accelerator.memory_allocated()
    """
    return _needed("memory_reserved").memory_reserved(device_index)


def reset_peak_memory_stats(device_index: Any = None) -> None:
    """Reset the peak that `max_memory_allocated` returns.

    >>> if torch.accelerator.is_available():
    ...     torch.accelerator.reset_peak_memory_stats()
    ...     assert torch.accelerator.max_memory_allocated() == torch.accelerator.memory_allocated()
    """
    _needed("reset_peak_memory_stats").reset_peak_memory_stats(device_index)


current_device_idx, set_device_idx = current_device_index, set_device_index


def _counter(name):
    """Return the function of torch.cuda that counts memory; without a GPU it returns 0."""
    def count(device_index=None):
        return getattr(_cuda(), name)(device_index)
    count.__name__, count.__doc__ = name, f"Return torch.cuda.{name}; without a GPU 0."
    return count


max_memory_reserved, memory_stats = _counter("max_memory_reserved"), _counter("memory_stats")
get_memory_info, get_device_capability = _counter("mem_get_info"), _counter("get_device_capability")
