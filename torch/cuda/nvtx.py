"""NVTX ranges and marks for compatibility; they have no effect and no cost."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def range_push(msg: str) -> int:
    """Begin a range; return 0."""
    return 0


def range_pop() -> int:
    """End the innermost range; return 0."""
    return 0


def range_start(msg: str) -> int:
    """Begin a range that may overlap others; return 0."""
    return 0


def range_end(range_id: int) -> None:
    """End a range of `range_start`; return 0."""


def mark(msg: str) -> None:
    """Mark an instant."""


@contextlib.contextmanager
def range(msg: str, *arguments: Any, **options: Any) -> Iterator[None]:
    """Context of a range."""
    yield
