"""A context that sets flags of a backend temporarily."""

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
    module = sys.modules[place]
    before = {name: getattr(module, name) for name in values}
    for name, value in values.items():
        setattr(module, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(module, name, value)
