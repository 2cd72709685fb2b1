"""sdpa_kernel, for compatibility: scaled_dot_product_attention has a single, exact implementation."""

from __future__ import annotations

import contextlib
import enum
from typing import TYPE_CHECKING

from torch._base.arguments import shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

__all__ = ["SDPBackend", "sdpa_kernel"]


class SDPBackend(enum.IntEnum):
    """PyTorch's implementations of attention.

    >>> nn.attention.SDPBackend.MATH.name
    'MATH'
    """

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


@contextlib.contextmanager
def sdpa_kernel(backends: Any, set_priority: bool = False) -> Iterator[None]:
    """Context that requests implementations of attention; all have the same results, so it has no effect.

    Raises:
        TypeError: `backends` is not one or several SDPBackends.

    >>> with nn.attention.sdpa_kernel(nn.attention.SDPBackend.MATH):
    ...     pass
    """
    for one in backends if isinstance(backends, (list, tuple)) else [backends]:
        if not isinstance(one, SDPBackend):
            raise TypeError(f"sdpa_kernel: need values of SDPBackend, not {shown(one)}")
    yield

