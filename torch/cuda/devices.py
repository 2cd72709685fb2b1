"""Devices: enumeration, the current GPU, and the start of CUDA."""

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
    """Return the result of a function of the core, or raise its error if it is -1 or NULL."""
    if result == ffi.NULL if isinstance(result, ffi.CData) else result == -1:
        kinds = (RuntimeError, TypeError, ValueError, IndexError, RuntimeError, MemoryError, OverflowError)
        raise kinds[lib.th_error_status()](ffi.string(lib.th_error_message()).decode())
    return result


def init() -> None:
    """Start CUDA; the first tensor on a GPU does so automatically.

    If pycuda is installed, it is imported, initialized and shares the primary contexts.

    Raises:
        RuntimeError: there is no driver or no GPU.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.init()
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
    """Return whether there is a driver and a GPU.

    >>> import torch
    >>> isinstance(torch.cuda.is_available(), bool)
    True
    """
    return lib.th_gpu_start() > 0


def device_count() -> int:
    """Return the number of GPUs; 0 without a driver.

    >>> (torch.cuda.device_count() > 0) == torch.cuda.is_available()
    True
    """
    return max(lib.th_gpu_start(), 0)


def number(device: Any = None) -> int:
    """Return the number of a GPU given as an int, "cuda", "cuda:1" or a `device`; None means the current GPU.

    Raises:
        TypeError: another value.
        RuntimeError: there is no such GPU.
    """
    init()
    if isinstance(device, devices.device):
        device = str(device)
    if isinstance(device, str) and device.partition(":")[0] == "cuda":
        rest = device.partition(":")[2]
        device = int(rest) if rest.isdigit() else None if device == "cuda" else device
    if device is None:
        return lib.th_gpu_current() - 1
    result = getattr(device, "idx", device)
    if isinstance(result, bool) or not isinstance(result, int):
        raise TypeError(f"device is {device!r}; need a GPU's number, 'cuda' or 'cuda:N'")
    if not 0 <= result < lib.th_gpu_count():
        raise RuntimeError(f"there is no GPU {result}; this machine has {lib.th_gpu_count()} GPUs, numbered from 0")
    return result


def current_device() -> int:
    """Return the number of the GPU on which new tensors are created.

    >>> if torch.cuda.is_available():
    ...     assert torch.ones(1, device="cuda").get_device() == torch.cuda.current_device()
    """
    return number()


def set_device(device: Any) -> None:
    """Select the GPU for new tensors in this thread; a negative number changes nothing.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.set_device(0)
    """
    if not isinstance(device, int) or device >= 0:
        lib.th_gpu_set_current(number(device) + 1)


class device:
    """Context that selects a GPU for new tensors: `with torch.cuda.device(1):`.

    Results of operations are on the device of their operands.

    Args:
        idx: a device as for `number`; a negative number changes nothing.

    >>> if torch.cuda.is_available():
    ...     with torch.cuda.device(0):
    ...         assert torch.cuda.FloatTensor(2).get_device() == 0
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
    """Context that selects the GPU of a tensor or storage; for one in host memory it changes nothing.

    >>> with torch.cuda.device_of(torch.ones(2)):
    ...     pass  # a tensor in host memory changes nothing
    """

    def __init__(self, obj: Any) -> None:
        super().__init__(obj._gpu)
