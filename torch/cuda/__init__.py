"""CUDA tensors: types, devices, streams, events and memory.

CUDA starts with the first tensor on a GPU, or with `init`. Calls are asynchronous: they return before the GPU has
finished. Reading a number, copying to the CPU and `synchronize` wait. Tensor types are torch.cuda.FloatTensor and so
on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import _core
from torch._C import ffi, lib
from torch.cuda.devices import (
    check,
    current_device,
    device,
    device_count,
    device_of,
    init,
    is_available,
    number,
    set_device,
)
from torch.cuda.streams import Event, Stream, current_stream, set_stream, stream

if TYPE_CHECKING:
    from typing import Any


def get_device_name(device: Any = None) -> str:
    """Return the name of a GPU.

    >>> if torch.cuda.is_available():
    ...     assert isinstance(torch.cuda.get_device_name(0), str)
    """
    text = ffi.new("char[256]")
    check(lib.th_gpu_name(number(device) + 1, text, 256))
    return ffi.string(text).decode()


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """Return the compute capability of a GPU, such as (9, 0).

    >>> if torch.cuda.is_available():
    ...     major, minor = torch.cuda.get_device_capability()
    """
    return divmod(check(lib.th_gpu_architecture(number(device) + 1)), 10)


class _Properties:
    """The result of get_device_properties."""

    def __init__(self, device: Any) -> None:
        self.name = get_device_name(device)
        self.major, self.minor = get_device_capability(device)

    def __repr__(self) -> str:
        return f"_CudaDeviceProperties(name={self.name!r}, major={self.major}, minor={self.minor})"


def get_device_properties(device: Any = None) -> _Properties:
    """Return the name of a GPU and its compute capability as `major` and `minor`.

    >>> if torch.cuda.is_available():
    ...     properties = torch.cuda.get_device_properties(0)
    ...     assert (properties.major, properties.minor) == torch.cuda.get_device_capability(0)
    """
    return _Properties(device)


def is_initialized() -> bool:
    """Return whether CUDA has started.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.init()
    ...     assert torch.cuda.is_initialized()
    """
    from torch.cuda import devices

    return devices._started


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Return True: all GPUs support bfloat16, computed in float.

    >>> torch.cuda.is_bf16_supported()
    True
    """
    return True


def synchronize(device: Any = None) -> None:
    """Wait until the GPU has finished all queued work. Raise IndexError if a kernel met an invalid index.

    >>> if torch.cuda.is_available():
    ...     y = torch.ones(1000, device="cuda") * 2
    ...     torch.cuda.synchronize()
    """
    check(lib.th_gpu_synchronize(number(device) + 1))


def _counts(device):
    result = ffi.new("int64_t[6]")
    if not is_available():
        return tuple(result)
    check(lib.th_gpu_memory(number(device) + 1, result))
    return tuple(result)


def memory_allocated(device: Any = None) -> int:
    """Return the bytes that tensors on the GPU occupy, each rounded up to 512.

    >>> if torch.cuda.is_available():
    ...     before = torch.cuda.memory_allocated()
    ...     x = torch.ones(1000, device="cuda")
    ...     assert torch.cuda.memory_allocated() - before == 4096
    """
    return _counts(device)[0]


def max_memory_allocated(device: Any = None) -> int:
    """Return the maximum of `memory_allocated` since the start or `reset_max_memory`.

    >>> if torch.cuda.is_available():
    ...     assert torch.cuda.max_memory_allocated() >= torch.cuda.memory_allocated()
    """
    return _counts(device)[1]


def memory_cached(device: Any = None) -> int:
    """Return the bytes allocated from the driver: by tensors, and in the pool for new ones.

    >>> if torch.cuda.is_available():
    ...     assert torch.cuda.memory_reserved() >= torch.cuda.memory_allocated()
    """
    return _counts(device)[2]


def max_memory_cached(device: Any = None) -> int:
    """Return the maximum of `memory_cached` since the start or `reset_max_memory`.

    >>> if torch.cuda.is_available():
    ...     assert torch.cuda.max_memory_reserved() >= torch.cuda.memory_reserved()
    """
    return _counts(device)[3]


def reset_max_memory(device: Any = None) -> None:
    """Reset `max_memory_allocated` and `max_memory_cached` to the current values.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.reset_peak_memory_stats()
    ...     assert torch.cuda.max_memory_allocated() == torch.cuda.memory_allocated()
    """
    if is_available():
        lib.th_gpu_reset_peak(number(device) + 1)


memory_reserved, max_memory_reserved = memory_cached, max_memory_cached
reset_peak_memory_stats = reset_max_memory_allocated = reset_max_memory


def driver_calls(device: Any = None) -> int:
    """Return the number of allocations from and releases to the driver; a steady loop adds none.

    >>> if torch.cuda.is_available():
    ...     x = torch.ones(1000, device="cuda")
    ...     del x
    ...     before = torch.cuda.driver_calls()
    ...     x = torch.ones(1000, device="cuda")  # reuses the memory
    ...     assert torch.cuda.driver_calls() == before
    """
    return _counts(device)[4]


def empty_cache() -> None:
    """Release unused memory of the pools to the driver, on all GPUs and in pinned host memory.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.empty_cache()
    """
    check(lib.th_gpu_empty_cache())
    lib.th_gpu_pinned_empty()


def manual_seed(seed: int) -> None:
    """Seed the generator, as torch.manual_seed does. The CPU and all GPUs share it and draw the same numbers.

    >>> torch.cuda.manual_seed(7)
    >>> torch.initial_seed()
    7
    """
    from torch._tensor import generator

    generator.manual_seed(seed)


manual_seed_all = manual_seed


def seed() -> int:
    """Seed the generator from the system, as torch.seed does, and return the seed.

    >>> number = torch.cuda.seed()
    >>> torch.cuda.initial_seed() == number
    True
    """
    from torch._tensor import generator

    return generator.seed()


seed_all = seed


def initial_seed() -> int:
    """Return the seed of the generator.

    >>> torch.cuda.initial_seed() == torch.initial_seed()
    True
    """
    from torch._tensor import generator

    return generator.initial_seed()


def get_rng_state(device: Any = None) -> _core.Tensor:
    """Return the generator's state, as torch.get_rng_state does; all devices share it.

    >>> torch.equal(torch.cuda.get_rng_state(), torch.get_rng_state())
    True
    """
    from torch._tensor import generator

    return generator.get_rng_state()


def set_rng_state(new_state: _core.Tensor, device: Any = None) -> None:
    """Restore a state of `get_rng_state`; all devices share it.

    >>> state = torch.cuda.get_rng_state()
    >>> torch.cuda.set_rng_state(state)
    """
    from torch._tensor import generator

    generator.set_rng_state(new_state)


def get_rng_state_all() -> list[_core.Tensor]:
    """Return a list with the generator's state for each GPU; all share one generator.

    >>> len(torch.cuda.get_rng_state_all()) == torch.cuda.device_count()
    True
    """
    return [get_rng_state() for _ in range(device_count())]


def set_rng_state_all(new_states: Any) -> None:
    """Restore the states of `get_rng_state_all`.

    >>> torch.cuda.set_rng_state_all(torch.cuda.get_rng_state_all())
    """
    for state in new_states:
        set_rng_state(state)


def pycuda_context(device: Any = None) -> Any:
    """Return the primary context as a pycuda object, current in this thread.

    Raises:
        RuntimeError: pycuda is not installed.

    >>> if torch.cuda.is_available():
    ...     try:
    ...         context = torch.cuda.pycuda_context()
    ...     except RuntimeError:
    ...         pass  # pycuda is not installed
    """
    chosen = number(device)
    try:
        import pycuda.driver
    except ImportError as error:
        raise RuntimeError("pycuda is not installed; pip install alphatorch[pycuda]") from error
    context = pycuda.driver.Device(chosen).retain_primary_context()
    context.push()
    return context


BoolTensor = _core._cuda_BoolTensor
ByteTensor = _core._cuda_ByteTensor
CharTensor = _core._cuda_CharTensor
ShortTensor = _core._cuda_ShortTensor
IntTensor = _core._cuda_IntTensor
LongTensor = _core._cuda_LongTensor
HalfTensor = _core._cuda_HalfTensor
BFloat16Tensor = _core._cuda_BFloat16Tensor
FloatTensor = _core._cuda_FloatTensor
DoubleTensor = _core._cuda_DoubleTensor
BoolStorage = _core._cuda_BoolStorage
ByteStorage = _core._cuda_ByteStorage
CharStorage = _core._cuda_CharStorage
ShortStorage = _core._cuda_ShortStorage
IntStorage = _core._cuda_IntStorage
LongStorage = _core._cuda_LongStorage
HalfStorage = _core._cuda_HalfStorage
BFloat16Storage = _core._cuda_BFloat16Storage
FloatStorage = _core._cuda_FloatStorage
DoubleStorage = _core._cuda_DoubleStorage
StreamContext = stream  # PyTorch's name


__all__ = [
    "BFloat16Storage", "BFloat16Tensor",
    "BoolStorage", "BoolTensor", "ByteStorage", "ByteTensor", "CharStorage", "CharTensor", "DoubleStorage",
    "DoubleTensor", "Event", "FloatStorage", "FloatTensor", "HalfStorage", "HalfTensor", "IntStorage", "IntTensor",
    "LongStorage", "LongTensor", "ShortStorage", "ShortTensor", "Stream", "current_device", "current_stream", "device",
    "device_count", "device_of", "driver_calls", "empty_cache", "get_device_capability", "get_device_name",
    "get_device_properties", "get_rng_state", "get_rng_state_all", "init", "initial_seed", "is_available",
    "is_bf16_supported", "is_initialized", "max_memory_reserved", "memory_reserved", "reset_max_memory_allocated",
    "reset_peak_memory_stats", "set_rng_state_all", "manual_seed", "manual_seed_all", "max_memory_allocated",
    "max_memory_cached", "memory_allocated", "memory_cached", "pycuda_context", "reset_max_memory", "seed", "seed_all",
    "set_device", "set_rng_state", "set_stream", "stream", "synchronize",
]

if not TYPE_CHECKING:  # Hide __getattr__ from type checkers; they would accept any name.

    def __getattr__(name):
        """Import comm and nccl on first use, or raise AttributeError with advice."""
        from torch._names import missing_names

        if name == "_initialized":  # packages read it before they save the generator's state
            return is_initialized()
        return missing_names.find(__name__, name)

    def __dir__():
        from torch._names import missing_names

        return missing_names.names(__name__)
