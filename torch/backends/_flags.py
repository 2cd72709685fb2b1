"""Flags of others' backends that hold a value and change nothing here, and the context that sets them for a while."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


@contextlib.contextmanager
def during(place: str, values: dict[str, Any]) -> Iterator[None]:
    """Sets the names of a module, and sets them back at the end."""
    names = vars(sys.modules[place])
    before = {name: names[name] for name in values}
    names.update(values)
    try:
        yield
    finally:
        names.update(before)
