"""torch.backends.cudnn: flags of convolutions on GPUs.

`allow_tf32` (default True) allows float32 operands to be rounded to TF32 for tensor cores. The other flags keep their
values without effect; results are always deterministic.
"""

from __future__ import annotations

import sys
import types
from typing import TYPE_CHECKING

from torch._C import lib
from torch.backends._flags import during

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from typing import Any

enabled = True
benchmark = False
benchmark_limit = 10
deterministic = True

_CUDNN = 1  # of csrc/cuda/library.h


def is_available() -> bool:
    """Return whether there is a GPU.

    >>> import torch
    >>> isinstance(torch.backends.cudnn.is_available(), bool)
    True
    """
    from torch import cuda

    return cuda.is_available()


def version() -> int | None:
    """Return None: our own kernels are used if cuDNN is not installed."""
    return None


def is_acceptable(tensor: Any) -> bool:
    """Return whether a tensor is on a GPU and has a floating type."""
    return enabled and tensor.is_cuda and tensor.is_floating_point()


def set_flags(**values: Any) -> None:
    """Set flags by name: set_flags(_benchmark=True)."""
    for name, value in values.items():
        if value is not None:
            setattr(sys.modules[__name__], name.removeprefix("_"), value)


def flags(
    enabled: bool = True, benchmark: bool = False, benchmark_limit: int = 10, deterministic: bool = True,
    allow_tf32: bool = True,
) -> AbstractContextManager[None]:
    """Context that sets the flags.

    >>> import torch
    >>> with torch.backends.cudnn.flags(benchmark=True):
    ...     torch.backends.cudnn.benchmark
    True
    """
    return during(__name__, {"enabled": enabled, "benchmark": benchmark, "benchmark_limit": benchmark_limit,
                             "deterministic": deterministic, "allow_tf32": allow_tf32})


class _Module(types.ModuleType):
    @property
    def allow_tf32(self) -> bool:
        """Whether cuDNN may round float32 operands of convolutions to TF32."""
        return bool(lib.th_gpu_allows_tf32(_CUDNN))

    @allow_tf32.setter
    def allow_tf32(self, allowed: bool) -> None:
        lib.th_gpu_allow_tf32(_CUDNN, bool(allowed))


sys.modules[__name__].__class__ = _Module
