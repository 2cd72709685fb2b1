"""torch.backends.cudnn: flags of convolutions on GPUs. They keep their values; results are always deterministic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.backends._flags import during

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from typing import Any

enabled = True
benchmark = False
benchmark_limit = 10
deterministic = True
allow_tf32 = False


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
    globals().update({name.removeprefix("_"): value for name, value in values.items() if value is not None})


def flags(
    enabled: bool = True, benchmark: bool = False, benchmark_limit: int = 10, deterministic: bool = True,
    allow_tf32: bool = False,
) -> AbstractContextManager[None]:
    """Context that sets the flags.

    >>> import torch
    >>> with torch.backends.cudnn.flags(benchmark=True):
    ...     torch.backends.cudnn.benchmark
    True
    """
    return during(__name__, {"enabled": enabled, "benchmark": benchmark, "benchmark_limit": benchmark_limit,
                             "deterministic": deterministic, "allow_tf32": allow_tf32})
