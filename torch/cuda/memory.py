"""Counters of GPU memory. Without a GPU all of them are 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.cuda import (
    empty_cache,
    is_available,
    max_memory_allocated,
    max_memory_cached,
    max_memory_reserved,
    memory_allocated,
    memory_cached,
    memory_reserved,
    reset_max_memory_allocated,
    reset_peak_memory_stats,
)

if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "empty_cache", "get_allocator_backend", "get_per_process_memory_fraction", "host_memory_stats",
    "max_memory_allocated", "max_memory_cached", "max_memory_reserved", "mem_get_info", "memory_allocated",
    "memory_cached", "memory_reserved", "memory_stats", "memory_stats_as_nested_dict", "memory_summary",
    "reset_accumulated_memory_stats", "reset_max_memory_allocated", "reset_max_memory_cached",
    "reset_peak_memory_stats", "set_per_process_memory_fraction",
]  # fmt: skip


def memory_stats(device: Any = None) -> dict[str, int]:
    """Return the counters under PyTorch's names, such as "allocated_bytes.all.current".

    >>> torch.cuda.memory_stats()["allocated_bytes.all.current"] == torch.cuda.memory_allocated()
    True
    """
    allocated, reserved = memory_allocated(device), memory_reserved(device)
    peaks = max_memory_allocated(device), max_memory_reserved(device)
    stats = {"num_alloc_retries": 0, "num_ooms": 0}
    for name, now, peak in (("allocated", allocated, peaks[0]), ("active", allocated, peaks[0]),
                            ("reserved", reserved, peaks[1])):
        for pool in ("all", "large_pool", "small_pool"):
            here = pool == "all"
            stats |= {f"{name}_bytes.{pool}.current": now * here, f"{name}_bytes.{pool}.peak": peak * here}
    return stats


def memory_stats_as_nested_dict(device: Any = None) -> dict[str, Any]:
    """Return memory_stats as nested dicts.

    >>> torch.cuda.memory.memory_stats_as_nested_dict()["num_ooms"]
    0
    """
    nested: dict[str, Any] = {}
    for name, value in memory_stats(device).items():
        *above, last = name.split(".")
        position = nested
        for part in above:
            position = position.setdefault(part, {})
        position[last] = value
    return nested


def memory_summary(device: Any = None, abbreviated: bool = False) -> str:
    """Return the counters as a table.

    >>> "allocated" in torch.cuda.memory_summary()
    True
    """
    rows = [("allocated", memory_allocated(device), max_memory_allocated(device)),
            ("reserved", memory_reserved(device), max_memory_reserved(device))]
    lines = [f"{'bytes':<12}{'now':>16}{'peak':>16}", *(f"{name:<12}{now:>16}{peak:>16}" for name, now, peak in rows)]
    return "\n".join(lines)


def mem_get_info(device: Any = None) -> tuple[int, int]:
    """Return the free and all bytes of a GPU, as the driver counts them; without a GPU (0, 0).

    >>> free, total = torch.cuda.mem_get_info()
    >>> free <= total
    True
    """
    if not is_available():
        return 0, 0
    import ctypes

    from torch.cuda.devices import device as chosen

    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    with chosen(device):
        memory_reserved()  # makes the context of this GPU the current one
        ctypes.CDLL("libcuda.so.1").cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    return free.value, total.value


def get_allocator_backend() -> str:
    """Return "native": the caching allocator of csrc/cuda/memory.c.

    >>> torch.cuda.get_allocator_backend()
    'native'
    """
    return "native"


def get_per_process_memory_fraction(device: Any = None) -> float:
    """Return 1.0: this process may take all memory of a GPU.

    >>> torch.cuda.get_per_process_memory_fraction()
    1.0
    """
    return 1.0


def set_per_process_memory_fraction(fraction: float, device: Any = None) -> None:
    """Check the fraction; it has no effect.

    Raises:
        ValueError: a fraction below 0 or above 1.

    >>> torch.cuda.set_per_process_memory_fraction(0.5)
    """
    if not 0 <= fraction <= 1:
        raise ValueError(f"set_per_process_memory_fraction: a fraction is from 0 to 1, not {fraction}")


def reset_accumulated_memory_stats(device: Any = None) -> None:
    """Do nothing: no sums are kept.

    >>> torch.cuda.reset_accumulated_memory_stats()
    """


def host_memory_stats() -> dict[str, int]:
    """Return an empty dict: pinned memory is not counted.

    >>> torch.cuda.host_memory_stats()
    {}
    """
    return {}


reset_max_memory_cached = reset_max_memory_allocated
