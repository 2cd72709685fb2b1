"""Parameters and buffers of a module by dotted names, as packages exchange them without registration."""

from __future__ import annotations

from typing import Any

from torch._core import Tensor
from torch.nn.modules.module import Module

_ABSENT = object()


def swap_tensor(module: Module, name: str, tensor: Any, allow_missing: bool = False) -> Any:
    """Put a tensor in the place of a module's parameter or buffer, and return the one that was there.

    Raises:
        AttributeError: the module has no such tensor, unless `allow_missing` is True.

    >>> layer = torch.nn.Linear(2, 1)
    >>> weight = layer.weight
    >>> from torch.nn.utils._named_member_accessor import swap_tensor
    >>> swap_tensor(layer, "weight", torch.zeros(1, 2)) is weight, layer.weight.tolist()
    (True, [[0.0, 0.0]])
    """
    for registry in (module._parameters, module._buffers):
        if name in registry:
            before, registry[name] = registry[name], tensor
            if name in vars(module):
                vars(module)[name] = tensor
            return before
    before = getattr(module, name, _ABSENT)
    if before is _ABSENT and not allow_missing:
        raise AttributeError(f"{type(module).__name__} has no tensor {name!r}")
    object.__setattr__(module, name, tensor)
    return None if before is _ABSENT else before


class NamedMemberAccessor:
    """The tensors of a module and of those below it, by dotted names.

    >>> from torch.nn.utils._named_member_accessor import NamedMemberAccessor
    >>> accessor = NamedMemberAccessor(torch.nn.Sequential(torch.nn.Linear(2, 1)))
    >>> accessor.get_tensor("0.bias").shape
    torch.Size([1])
    """

    def __init__(self, module: Module) -> None:
        self.module = module

    def _owner(self, name):
        path, _, last = name.rpartition(".")
        return self.module.get_submodule(path), last

    def get_submodule(self, name: str) -> Module:
        """Return the module of a name."""
        return self.module.get_submodule(name)

    def get_tensor(self, name: str) -> Tensor:
        """Return a parameter or buffer. Raises AttributeError if there is none."""
        owner, last = self._owner(name)
        return getattr(owner, last)

    def swap_tensor(self, name: str, value: Any, allow_missing: bool = False) -> Any:
        """Put a tensor in the place of another, and return that."""
        owner, last = self._owner(name)
        return swap_tensor(owner, last, value, allow_missing)

    def set_tensor(self, name: str, value: Any) -> None:
        """Put a tensor in the place of another."""
        self.swap_tensor(name, value, allow_missing=True)

    def get_tensors(self, names: Any) -> list[Tensor]:
        """Return several tensors."""
        return [self.get_tensor(name) for name in names]

    def set_tensors_dict(self, named_tensors: dict[str, Any]) -> None:
        """Put several tensors in the places of others."""
        for name, value in named_tensors.items():
            self.set_tensor(name, value)

    def swap_tensors_dict(self, named_tensors: dict[str, Any], allow_missing: bool = False) -> Any:
        """Put several tensors in the places of others, and return ({name: the other}, names that are missing)."""
        before = {name: self.swap_tensor(name, value, allow_missing) for name, value in named_tensors.items()}
        return before, [name for name, value in before.items() if value is None]
