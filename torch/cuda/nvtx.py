"""Marks for NVIDIA's profilers. No library of theirs is called here: a mark says nothing, and costs nothing."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def range_push(msg: str) -> int:
    """Begins a range; 0."""
    return 0


def range_pop() -> int:
    """Ends the innermost range; 0."""
    return 0


def range_start(msg: str) -> int:
    """Begins a range that may overlap others; 0."""
    return 0


def range_end(range_id: int) -> None:
    """Ends such a range."""


def mark(msg: str) -> None:
    """Marks a moment."""


@contextlib.contextmanager
def range(msg: str, *arguments: Any, **options: Any) -> Iterator[None]:
    """A range around a block."""
    yield
