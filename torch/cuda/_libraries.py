"""NVIDIA's libraries, found by the loader or in wheels."""

from __future__ import annotations

import ctypes
import importlib.util
import pathlib


def wheels(name: str) -> list[str]:
    """Return the paths of a library in NVIDIA's wheels."""
    spec = importlib.util.find_spec("nvidia")
    places = spec.submodule_search_locations if spec else None
    return [str(path) for position in places or [] for path in sorted(pathlib.Path(position).glob(f"*/lib/{name}"))]


def load(*names: str, needs: str | None = None) -> ctypes.CDLL | None:
    """Return the first library of these names that the loader or a wheel provides, or None.

    Args:
        names: file names, possibly with a trailing *.
        needs: a library that it opens later by name. The loader does not search wheels, so it is loaded first.
    """
    paths = [name for name in names if "*" not in name]
    for name in names:
        paths += wheels(name)
    for path in paths:
        try:
            for needed in sorted(pathlib.Path(path).parent.glob(needs)) if needs and "/" in path else ():
                ctypes.CDLL(str(needed))
            return ctypes.CDLL(path)
        except OSError:
            continue
    return None
