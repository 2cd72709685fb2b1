"""Process-wide settings: threads, denormals, the memory cache."""

from __future__ import annotations

from torch import _core
from torch._C import lib


def set_num_threads(count: int) -> None:
    """Uses at most `count` threads for one operation, and 1024 at most. Raises ValueError below 1."""
    if count < 1:
        raise ValueError(f"set_num_threads: need at least one thread, got {count}")
    lib.th_set_threads(count)


def get_num_threads() -> int:
    """The number of threads one operation may use."""
    return lib.th_threads()


def set_flush_denormal(mode: bool) -> bool:
    """Whether denormal numbers count as zero, which keeps training from slowing down. Returns True: it is supported."""
    lib.th_set_flush_denormals(bool(mode))
    return True


def empty_cache() -> None:
    """Gives the memory that freed tensors left behind back to the system, shared memory too."""
    lib.th_empty_cache()
    lib.th_share_trim()


def set_memory_reuse(mode: bool) -> bool:
    """Whether activations take the memory of inputs, and backward overwrites gradients and frees saved tensors, that
    nobody can see any more. They do from the start; results are the same either way. Returns what was set before."""
    return _core.set_reuses_memory(bool(mode))


def typename(obj: object) -> str:
    """The type's name: 'torch.FloatTensor' for a tensor, module.Class for other objects."""
    kind = type(obj)
    module = "" if kind.__module__ in ("builtins", "__builtin__") else kind.__module__ + "."
    return module + kind.__qualname__
