"""The error for a file that needs more than plain data, and advice for the user."""

from __future__ import annotations

import sys

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

SHOWN = 20  # maximal number of names in an error


def untrusted_error(names: list[tuple[str, str]]) -> Any:
    """Return the error for (module, name) pairs that a file may not use; its advice is known to work."""
    from pickle import UnpicklingError

    theirs = [f"{module}.{name}" for module, name in names
              if module.split(".")[0] == "torch" and not _found(module, name) and not _may_be_imported(module)]
    if theirs:
        return UnpicklingError(f"load: the file needs {_listed(theirs)}, a kind of PyTorch's that torch does not have; "
                               "convert it before saving, for example into a state_dict()")
    needed = [f"{module}.{name}" for module, name in names]
    way = "load(f, weights_only=False)"
    if len(names) <= SHOWN and all(map(_is_given_by_name, names)):
        way = f"load(f, classes=[{', '.join(name.removeprefix('__main__.') for name in needed)}])"
    return UnpicklingError(f"load: the file needs {_listed(needed)}, not only plain data and tensors; if you trust "
                           f"where it comes from: {way}")


def _listed(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + ", ..." * (len(names) > SHOWN)


def _found(module: str, name: str) -> Any:
    """Return the object of a name in this process, without imports and without calling __getattr__."""
    from inspect import getattr_static

    result = sys.modules.get(module)
    for part in name.split("."):
        result = getattr_static(result, part, None)
    return result


def _may_be_imported(module: str) -> bool:
    """Return whether it is a module of torch that is not imported yet."""
    from pathlib import Path

    parts = module.split(".")
    position = Path(__file__).parents[2].joinpath(*parts)
    return module not in sys.modules and all(map(str.isidentifier, parts)) and (
        position.with_suffix(".py").exists() or (position / "__init__.py").exists())


def _is_given_by_name(pair: tuple[str, str]) -> bool:
    """Return whether classes=[...] with the object suffices; names not imported yet are assumed to be classes."""
    module, name = pair
    if module not in sys.modules:
        return True
    result = _found(module, name)
    return callable(result) and (getattr(result, "__module__", None), getattr(result, "__qualname__", None)) == pair
