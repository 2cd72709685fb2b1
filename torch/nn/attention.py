"""sdpa_kernel: programs choose by it how scaled_dot_product_attention is computed. Here is one way, exact."""

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
    """Others' ways to compute attention."""

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


@contextlib.contextmanager
def sdpa_kernel(backends: Any, set_priority: bool = False) -> Iterator[None]:
    """A context in which one of `backends` is wished for; they give the same numbers, so the wish changes nothing.

    Raises TypeError for anything but SDPBackends.
    """
    for one in backends if isinstance(backends, (list, tuple)) else [backends]:
        if not isinstance(one, SDPBackend):
            raise TypeError(f"sdpa_kernel: need values of SDPBackend, not {shown(one)}")
    yield

__path__: list[str] = []  # torch/_names/aliases.py knows the modules below
