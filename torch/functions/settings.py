"""Process-wide settings: threads, denormal numbers, the memory cache."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._C import lib

if TYPE_CHECKING:
    from typing import Any


def set_num_threads(num: int) -> None:
    """Set the maximum number of threads of one operation, at most 1024. Raises ValueError below 1.

    >>> count = torch.get_num_threads()
    >>> torch.set_num_threads(2)
    >>> torch.get_num_threads()
    2
    >>> torch.set_num_threads(count)
    """
    if num < 1:
        raise ValueError(f"set_num_threads: need at least one thread, got {num}")
    lib.th_set_threads(num)


def get_num_threads() -> int:
    """Return the maximum number of threads of one operation.

    >>> torch.get_num_threads() >= 1
    True
    """
    return lib.th_threads()


def set_flush_denormal(mode: bool) -> bool:
    """Set whether denormal numbers count as zero, which avoids slow arithmetic. Returns True: it is supported.

    >>> torch.set_flush_denormal(True)
    True
    >>> (torch.tensor([1e-323], dtype=torch.float64) * 1.0).tolist()
    [0.0]
    >>> torch.set_flush_denormal(False)
    True
    """
    lib.th_set_flush_denormals(bool(mode))
    return True


def empty_cache() -> None:
    """Return cached memory of freed tensors to the system, including shared memory.

    >>> x = torch.ones(1000, 1000)
    >>> del x
    >>> torch.empty_cache()
    """
    lib.th_empty_cache()
    lib.th_share_trim()


def set_memory_reuse(mode: bool) -> bool:
    """Set whether operations reuse memory of tensors that are no longer reachable, and return the previous setting.

    With reuse, which is the default, activations take the memory of their inputs, and backward overwrites gradients
    and frees saved tensors. Results do not depend on the setting.

    >>> before = torch.set_memory_reuse(False)
    >>> torch.set_memory_reuse(before)
    False
    """
    return _core.set_reuses_memory(bool(mode))


def typename(obj: object) -> str:
    """Return the name of the type: 'torch.FloatTensor' for a tensor, module.Class for other objects.

    >>> torch.typename(torch.ones(2))
    'torch.FloatTensor'
    >>> torch.typename(1.5)
    'float'
    """
    if isinstance(obj, _core.Tensor):
        return obj.type()
    kind = type(obj)
    module = "" if kind.__module__ in ("builtins", "__builtin__") else kind.__module__ + "."
    return module + kind.__qualname__


_settings = {"deterministic": True, "warn_only": False, "matmul_precision": "highest", "interop_threads": 1}


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Store the flag. Results are deterministic for every setting.

    >>> torch.use_deterministic_algorithms(True, warn_only=True)
    >>> torch.is_deterministic_algorithms_warn_only_enabled()
    True
    >>> torch.use_deterministic_algorithms(True)
    """
    for name, value in (("mode", mode), ("warn_only", warn_only)):
        if not isinstance(value, bool):
            raise TypeError(f"use_deterministic_algorithms: {name} is {value!r}; need True or False")
    _settings["deterministic"], _settings["warn_only"] = mode, warn_only


def are_deterministic_algorithms_enabled() -> bool:
    """Return the flag of use_deterministic_algorithms, by default True.

    >>> torch.are_deterministic_algorithms_enabled()
    True
    """
    return _settings["deterministic"]


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Return the `warn_only` of use_deterministic_algorithms.

    >>> torch.is_deterministic_algorithms_warn_only_enabled()
    False
    """
    return _settings["warn_only"]


def set_float32_matmul_precision(precision: str) -> None:
    """Set the precision of products of float32 matrices: "highest", "high" or "medium".

    "highest" computes in float32. The others let cuBLAS round the factors to TF32 on a GPU, as
    torch.backends.cuda.matmul.allow_tf32. They have no effect on the CPU.

    >>> torch.set_float32_matmul_precision("high")
    >>> torch.backends.cuda.matmul.allow_tf32
    True
    >>> torch.set_float32_matmul_precision("highest")
    """
    if precision not in ("highest", "high", "medium"):
        raise ValueError(f"set_float32_matmul_precision: {precision!r} is none of 'highest', 'high', 'medium'")
    from torch.backends.cuda import matmul

    matmul.allow_tf32 = precision != "highest"
    _settings["matmul_precision"] = precision


def get_float32_matmul_precision() -> str:
    """Return the setting of set_float32_matmul_precision, unless allow_tf32 has changed since.

    >>> torch.get_float32_matmul_precision()
    'highest'
    """
    from torch.backends.cuda import matmul

    precision = _settings["matmul_precision"]
    return precision if matmul.allow_tf32 == (precision != "highest") else "high" if matmul.allow_tf32 else "highest"


def set_num_interop_threads(num: int) -> None:
    """Store the number; operations run one after another. Raises ValueError below 1.

    >>> torch.set_num_interop_threads(1)
    """
    if num < 1:
        raise ValueError(f"set_num_interop_threads: need at least one thread, got {num}")
    _settings["interop_threads"] = num


def get_num_interop_threads() -> int:
    """Return the number of set_num_interop_threads, by default 1.

    >>> torch.get_num_interop_threads()
    1
    """
    return _settings["interop_threads"]


def set_default_device(device: Any) -> None:
    """Set the device of new tensors of this thread if no `device=` is given; None stands for memory.

    Raises RuntimeError for a GPU that does not exist.

    >>> torch.set_default_device("cpu")
    >>> torch.zeros(2).device
    device(type='cpu')
    >>> torch.set_default_device(None)
    """
    from torch._tensor import devices
    from torch._tensor.default_device import choose

    choose(None if device is None else devices.usable(device), devices.chosen)


def get_default_device() -> Any:
    """Return the device of new tensors: that of set_default_device or of a `with torch.device` block, else the CPU.

    >>> torch.get_default_device()
    device(type='cpu')
    >>> with torch.device("meta"):
    ...     torch.get_default_device()
    device(type='meta')
    """
    from torch._tensor import devices

    return devices.chosen[-1] if devices.chosen else devices.MEMORY
