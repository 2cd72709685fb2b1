"""torch.backends.cudnn: flags of convolutions on a GPU. allow_tf32, True at first, says whether factors of float32 may
be rounded to TF32 for tensor cores. The others hold their value; results are deterministic anyway."""

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
    """Whether there is a GPU."""
    from torch import cuda

    return cuda.is_available()


def version() -> int | None:
    """None: kernels of our own stand in where there is none."""
    return None


def is_acceptable(tensor: Any) -> bool:
    """Whether a tensor lies on a GPU and holds floating numbers."""
    return enabled and tensor.is_cuda and tensor.is_floating_point()


def set_flags(**values: Any) -> None:
    """Sets flags by name: set_flags(_benchmark=True)."""
    for name, value in values.items():
        if value is not None:
            setattr(sys.modules[__name__], name.removeprefix("_"), value)


def flags(
    enabled: bool = True, benchmark: bool = False, benchmark_limit: int = 10, deterministic: bool = True,
    allow_tf32: bool = True,
) -> AbstractContextManager[None]:
    """A context in which the flags have these values."""
    return during(__name__, {"enabled": enabled, "benchmark": benchmark, "benchmark_limit": benchmark_limit,
                             "deterministic": deterministic, "allow_tf32": allow_tf32})


class _Module(types.ModuleType):
    @property
    def allow_tf32(self) -> bool:
        """Whether cuDNN may round the factors of convolutions of float32 to TF32."""
        return bool(lib.th_gpu_allows_tf32(_CUDNN))

    @allow_tf32.setter
    def allow_tf32(self, allowed: bool) -> None:
        lib.th_gpu_allow_tf32(_CUDNN, bool(allowed))


sys.modules[__name__].__class__ = _Module
