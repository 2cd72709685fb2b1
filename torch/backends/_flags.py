"""Flags that keep their values without effect, and a context that sets them temporarily."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


@contextlib.contextmanager
def during(place: str, values: dict[str, Any]) -> Iterator[None]:
    """Context that sets names of a module and restores them at the end."""
    names = vars(sys.modules[place])
    before = {name: names[name] for name in values}
    names.update(values)
    try:
        yield
    finally:
        names.update(before)
