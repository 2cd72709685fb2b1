"""Which GPUs there are, which one new tensors go to, and how CUDA starts."""

from __future__ import annotations

import importlib.util
import threading
from typing import TYPE_CHECKING

from torch._C import ffi, lib
from torch._tensor import devices

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
    if isinstance(device, devices.device):
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
    """The same with the GPU of a tensor or storage; one in memory changes nothing."""

    def __init__(self, obj: Any) -> None:
        super().__init__(obj._gpu)
