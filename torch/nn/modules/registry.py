"""Registries of a module: its parameters, buffers and children by name."""

from __future__ import annotations

import weakref
from collections import OrderedDict

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

KINDS = "_parameters", "_buffers", "_modules"
_NOTHING = object()


class Registry(dict):
    """A dict that mirrors attributes of a module: `model._modules["head"] = head` sets model.head.

    Copies and pickles of it are OrderedDicts, which `bind` converts back.
    """

    __slots__ = ("_owner",)
    _tree_type = dict  # trees hold it as the plain dict that it is in PyTorch: torch.utils._pytree

    def __init__(self, owner: Any, content: Any = ()) -> None:
        super().__init__(content)
        self._owner = weakref.ref(owner)

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, value)
        owner = self._owner()
        if owner is not None:
            owner._show(name, value)

    def __delitem__(self, name: str) -> None:
        self.pop(name)

    def pop(self, name: str, *default: Any) -> Any:
        """Remove a name and its attribute."""
        value = super().pop(name, _NOTHING)
        if value is _NOTHING:
            return super().pop(name, *default)
        owner = self._owner()
        if owner is not None and owner.__dict__.get(name, _NOTHING) is value:
            del owner.__dict__[name]
        return value

    def popitem(self) -> tuple[str, Any]:
        """Remove the last pair and its attribute."""
        name = next(reversed(self), None)
        return super().popitem() if name is None else (name, self.pop(name))

    def clear(self) -> None:
        """Remove all names and their attributes."""
        for name in list(self):
            self.pop(name)

    def update(self, *others: Any, **pairs: Any) -> None:
        """Set the names of other dicts and their attributes."""
        for name, value in dict(*others, **pairs).items():
            self[name] = value

    def setdefault(self, name: str, default: Any = None) -> Any:
        """Return the value of a name, and set it first if it is missing."""
        if name not in self:
            self[name] = default
        return self[name]

    def __ior__(self, other: Any) -> Registry:
        self.update(other)
        return self

    def __reduce__(self) -> Any:
        return OrderedDict, (), None, None, iter(self.items())


def replace(module: Any, kind: str, content: Any) -> None:
    """Set a registry of a module and remove the attributes of the one before."""
    for name, value in (module.__dict__.get(kind) or {}).items():
        if module.__dict__.get(name, _NOTHING) is value:
            del module.__dict__[name]
    module.__dict__[kind] = content
    bind(module)


def bind(module: Any) -> None:
    """Convert plain dicts of a module, set by a copy, a file or an assignment, to registries."""
    for kind in KINDS:
        content = module.__dict__.get(kind)
        if content is not None and (type(content) is not Registry or content._owner() is not module):
            module.__dict__[kind] = Registry(module, content)
