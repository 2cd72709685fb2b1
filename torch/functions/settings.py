"""Process-wide settings: threads, denormals, the memory cache."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._C import lib

if TYPE_CHECKING:
    from typing import Any


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


_said = {"deterministic": True, "warn_only": False, "matmul_precision": "highest", "interop_threads": 1}


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Holds the flag. Results are deterministic whatever it says."""
    _said["deterministic"], _said["warn_only"] = bool(mode), bool(warn_only)


def are_deterministic_algorithms_enabled() -> bool:
    """What use_deterministic_algorithms said; True before."""
    return _said["deterministic"]


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """The warn_only that use_deterministic_algorithms said."""
    return _said["warn_only"]


def set_float32_matmul_precision(precision: str) -> None:
    """Sets how precise products of float32 matrices are: "highest" computes in float32. "high" and "medium" let cuBLAS
    round their factors to TF32 on a GPU (torch.backends.cuda.matmul.allow_tf32); on the CPU they change nothing.
    """
    if precision not in ("highest", "high", "medium"):
        raise ValueError(f"set_float32_matmul_precision: {precision!r} is none of 'highest', 'high', 'medium'")
    from torch.backends.cuda import matmul

    matmul.allow_tf32 = precision != "highest"
    _said["matmul_precision"] = precision


def get_float32_matmul_precision() -> str:
    """What set_float32_matmul_precision said; "highest" before. allow_tf32, where it was set since, decides."""
    from torch.backends.cuda import matmul

    said = _said["matmul_precision"]
    return said if matmul.allow_tf32 == (said != "highest") else "high" if matmul.allow_tf32 else "highest"


def set_num_interop_threads(count: int) -> None:
    """Holds the number: operations run one after the other. Raises ValueError below 1."""
    if count < 1:
        raise ValueError(f"set_num_interop_threads: need at least one thread, got {count}")
    _said["interop_threads"] = count


def get_num_interop_threads() -> int:
    """What set_num_interop_threads said; 1 before."""
    return _said["interop_threads"]


def set_default_device(device: Any) -> None:
    """Has new tensors of this thread lie on a device where no device= is given; None: in memory.

    Raises RuntimeError for a GPU where there is none.
    """
    from torch._tensor import devices
    from torch._tensor.default_device import choose

    choose(None if device is None else devices.device(device), devices.chosen)


def get_default_device() -> Any:
    """Where new tensors lie: what set_default_device or a block with a torch.device said, else torch.device("cpu")."""
    from torch._tensor import devices

    return devices.chosen[-1] if devices.chosen else devices.MEMORY
