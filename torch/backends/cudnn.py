"""torch.backends.cudnn: flags of convolutions on a GPU. They hold their value; results are deterministic anyway."""

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
    globals().update({name.removeprefix("_"): value for name, value in values.items() if value is not None})


def flags(
    enabled: bool = True, benchmark: bool = False, benchmark_limit: int = 10, deterministic: bool = True,
    allow_tf32: bool = False,
) -> AbstractContextManager[None]:
    """A context in which the flags have these values."""
    return during(__name__, {"enabled": enabled, "benchmark": benchmark, "benchmark_limit": benchmark_limit,
                             "deterministic": deterministic, "allow_tf32": allow_tf32})
