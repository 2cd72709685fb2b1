"""Tensors on GPUs: their types, which GPU new ones go to, streams and events, memory.

CUDA starts with the first tensor on a GPU, or with `init`. Calls return before the GPU has done the work; a number, a
copy to the CPU or `synchronize` waits for it. The types are those of torch: `torch.cuda.FloatTensor` and its siblings.
"""

from __future__ import annotations

import importlib.util
import threading
from typing import TYPE_CHECKING

from torch import _core, _kinds
from torch._C import ffi, lib

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any

_starting = threading.Lock()
_started = False


def check(result):
    """The result of a function of the core, or its error raised where it is -1 or NULL."""
    if result == ffi.NULL if isinstance(result, ffi.CData) else result == -1:
        kinds = (RuntimeError, TypeError, ValueError, IndexError, RuntimeError, MemoryError, OverflowError)
        raise kinds[lib.th_error_status()](ffi.string(lib.th_error_message()).decode())
    return result


def init() -> None:
    """Starts CUDA, which the first tensor on a GPU does by itself.

    pycuda, where it is installed, is imported and initialised too, and shares the primary contexts. Raises
    RuntimeError where there is no driver or no GPU.
    """
    global _started
    if _started:
        return
    with _starting:
        if importlib.util.find_spec("pycuda") is not None and check(lib.th_gpu_start()):
            import pycuda.driver

            pycuda.driver.init()
        if not check(lib.th_gpu_start()):
            raise RuntimeError("CUDA: the driver finds no GPU; keep tensors on the CPU, or see nvidia-smi and the "
                               "environment's CUDA_VISIBLE_DEVICES")
        from torch.cuda import _kernels  # noqa: F401

        _started = True


def is_available() -> bool:
    """Whether there is a driver and a GPU."""
    return lib.th_gpu_start() > 0


def device_count() -> int:
    """How many GPUs there are; 0 where there is no driver."""
    return max(lib.th_gpu_start(), 0)


def number(device: Any = None) -> int:
    """The number of a GPU: of an int, of "cuda" or "cuda:1", or of a `device`; of None the current one.

    Raises TypeError for anything else, RuntimeError where there is no such GPU.
    """
    init()
    if isinstance(device, _kinds.device):
        device = str(device)
    if isinstance(device, str) and device.partition(":")[0] == "cuda":
        rest = device.partition(":")[2]
        device = int(rest) if rest.isdigit() else None if device == "cuda" else device
    if device is None:
        return lib.th_gpu_current() - 1
    found = getattr(device, "idx", device)
    if isinstance(found, bool) or not isinstance(found, int):
        raise TypeError(f"device is {device!r}; need the number of a GPU, 'cuda' or 'cuda:N'")
    if not 0 <= found < lib.th_gpu_count():
        raise RuntimeError(f"there is no GPU {found}; this machine has {lib.th_gpu_count()}, from 0 on")
    return found


def current_device() -> int:
    """The number of the GPU that new tensors go to."""
    return number()


def set_device(device: Any) -> None:
    """Sends new tensors to a GPU from now on, in this thread; a negative number changes nothing."""
    if not isinstance(device, int) or device >= 0:
        lib.th_gpu_set_current(number(device) + 1)


class device:
    """`with torch.cuda.device(1):` sends new tensors to GPU 1. Results lie where their arguments are, as always.

    idx: the number of the GPU, or what `number` takes; a negative one changes nothing.
    """

    def __init__(self, idx: Any) -> None:
        self.idx = idx if isinstance(idx, int) and idx < 0 else number(idx)
        self._before: list[int] = []

    def __enter__(self) -> device:
        self._before.append(lib.th_gpu_current())
        if self.idx >= 0:
            lib.th_gpu_set_current(self.idx + 1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        lib.th_gpu_set_current(self._before.pop())


class device_of(device):
    """The same with the GPU of a tensor, Variable or storage; one in memory changes nothing."""

    def __init__(self, obj: Any) -> None:
        super().__init__(obj._gpu)


def get_device_name(device: Any = None) -> str:
    """What the GPU is called."""
    text = ffi.new("char[256]")
    check(lib.th_gpu_name(number(device) + 1, text, 256))
    return ffi.string(text).decode()


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """The GPU's compute capability: (9, 0)."""
    return divmod(check(lib.th_gpu_architecture(number(device) + 1)), 10)


def synchronize(device: Any = None) -> None:
    """Waits until the GPU has done all that it was given. Raises IndexError where a kernel met a bad index."""
    check(lib.th_gpu_synchronize(number(device) + 1))


def _counts(device):
    found = ffi.new("int64_t[6]")
    check(lib.th_gpu_memory(number(device) + 1, found))
    return tuple(found)


def memory_allocated(device: Any = None) -> int:
    """The bytes that tensors on the GPU hold, rounded up to 512 each."""
    return _counts(device)[0]


def max_memory_allocated(device: Any = None) -> int:
    """The most that they held, since the start or `reset_max_memory`."""
    return _counts(device)[1]


def memory_cached(device: Any = None) -> int:
    """The bytes that were taken from the driver: what tensors hold, and what is kept for the next ones."""
    return _counts(device)[2]


def max_memory_cached(device: Any = None) -> int:
    """The most that were taken from the driver at a time."""
    return _counts(device)[3]


def reset_max_memory(device: Any = None) -> None:
    """Counts `max_memory_allocated` and `max_memory_cached` from here on."""
    lib.th_gpu_forget_most(number(device) + 1)


def driver_calls(device: Any = None) -> int:
    """How often memory was asked from the driver or given back to it; a loop that repeats itself adds none."""
    return _counts(device)[4]


def empty_cache() -> None:
    """Gives memory that no tensor holds back to the driver, on all GPUs."""
    check(lib.th_gpu_empty_cache())


def manual_seed(seed: int) -> None:
    """The same as torch.manual_seed: one generator serves the CPU and all GPUs, and the same seed gives the same
    numbers on each."""
    from torch import _random

    _random.manual_seed(seed)


manual_seed_all = manual_seed


def seed() -> int:
    """Seeds the generator from the clock, as torch.seed does. Returns the seed."""
    from torch import _random

    return _random.seed()


seed_all = seed


def initial_seed() -> int:
    """The seed that numbers are drawn with."""
    from torch import _random

    return _random.initial_seed()


def get_rng_state() -> _core.Tensor:
    """The generator's state, as torch.get_rng_state gives it."""
    from torch import _random

    return _random.get_rng_state()


def set_rng_state(state: _core.Tensor) -> None:
    """Goes on from a state that `get_rng_state` gave."""
    from torch import _random

    _random.set_rng_state(state)


def pycuda_context(device: Any = None) -> Any:
    """The primary context that tensors live in as pycuda has it, current in this thread, for pycuda code of one's own.

    Raises RuntimeError where pycuda is not installed.
    """
    chosen = number(device)
    try:
        import pycuda.driver
    except ImportError as error:
        raise RuntimeError("pycuda is not installed; pip install alphatorch[cuda]") from error
    context = pycuda.driver.Device(chosen).retain_primary_context()
    context.push()
    return context


ByteTensor = _core._cuda_ByteTensor
CharTensor = _core._cuda_CharTensor
ShortTensor = _core._cuda_ShortTensor
IntTensor = _core._cuda_IntTensor
LongTensor = _core._cuda_LongTensor
HalfTensor = _core._cuda_HalfTensor
FloatTensor = _core._cuda_FloatTensor
DoubleTensor = _core._cuda_DoubleTensor
ByteStorage = _core._cuda_ByteStorage
CharStorage = _core._cuda_CharStorage
ShortStorage = _core._cuda_ShortStorage
IntStorage = _core._cuda_IntStorage
LongStorage = _core._cuda_LongStorage
HalfStorage = _core._cuda_HalfStorage
FloatStorage = _core._cuda_FloatStorage
DoubleStorage = _core._cuda_DoubleStorage

from torch.cuda.streams import Event, Stream, current_stream, stream  # noqa: E402

__all__ = [
    "ByteStorage", "ByteTensor", "CharStorage", "CharTensor", "DoubleStorage", "DoubleTensor", "Event", "FloatStorage",
    "FloatTensor", "HalfStorage", "HalfTensor", "IntStorage", "IntTensor", "LongStorage", "LongTensor", "ShortStorage",
    "ShortTensor", "Stream", "current_device", "current_stream", "device", "device_count", "device_of", "driver_calls",
    "empty_cache", "get_device_capability", "get_device_name", "get_rng_state", "init", "initial_seed", "is_available",
    "manual_seed", "manual_seed_all", "max_memory_allocated", "max_memory_cached", "memory_allocated", "memory_cached",
    "pycuda_context", "reset_max_memory", "seed", "seed_all", "set_device", "set_rng_state", "stream", "synchronize",
]
