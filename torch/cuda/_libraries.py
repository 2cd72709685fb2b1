"""NVIDIA's libraries: found as the loader finds them, or in the wheels that pip installs."""

from __future__ import annotations

import ctypes
import importlib.util
import pathlib


def wheels(name: str) -> list[str]:
    """The paths of a library in NVIDIA's wheels."""
    spec = importlib.util.find_spec("nvidia")
    places = spec.submodule_search_locations if spec else None
    return [str(path) for place in places or [] for path in sorted(pathlib.Path(place).glob(f"*/lib/{name}"))]


def load(*names: str, needs: str | None = None) -> ctypes.CDLL | None:
    """The first library of these names that the loader finds, in LD_LIBRARY_PATH and the system's folders, else in a
    wheel; None where there is none. A name may end in *. needs: what it opens later by a bare name; in a wheel the
    loader does not find that by itself, so it is loaded first, from the same folder.
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
