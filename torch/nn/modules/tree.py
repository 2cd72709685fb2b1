"""Tree: what a module finds below itself, by dotted path."""

from __future__ import annotations

from torch._checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from torch.nn.modules.module import Module
    from torch.nn.parameter import Parameter


class Tree:
    """The half of a Module that walks over its parts."""

    _parameters = _buffers = _modules = None

    def named_modules(
        self, memo: set[int] | None = None, prefix: str = "", remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Module]]:
        """Pairs (dotted path, module) of this module, whose path is prefix, and all below it.

        Each comes once; with remove_duplicate=False as often as it has paths.
        """
        memo = set() if memo is None else memo
        if id(self) in memo:
            return
        if remove_duplicate:
            memo.add(id(self))
        yield prefix, self
        for name, child in (self._modules or {}).items():
            if child is not None:
                yield from child.named_modules(memo, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """This module and all below it, each once, or with remove_duplicate=False as often as it has paths."""
        for _, module in self.named_modules(remove_duplicate=remove_duplicate):
            yield module

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """Pairs (name, module) of the direct children, each once."""
        seen = set()
        for name, child in (self._modules or {}).items():
            if child is not None and id(child) not in seen:
                seen.add(id(child))
                yield name, child

    def children(self) -> Iterator[Module]:
        """The direct children, each once."""
        for _, child in self.named_children():
            yield child

    def named_parameters(
        self, memo: set[int] | None = None, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Parameter]]:
        """Pairs (dotted path, Parameter) of this module and, unless recurse=False, of all below it.

        Each comes once even where it is shared; with remove_duplicate=False as often as it has paths.
        """
        return self._named("_parameters", memo, prefix, recurse, remove_duplicate)

    def parameters(self, memo: set[int] | None = None, recurse: bool = True) -> Iterator[Parameter]:
        """The Parameters of this module and, unless recurse=False, of all below it, each once."""
        for _, parameter in self.named_parameters(memo, recurse=recurse):
            yield parameter

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:
        """Pairs (dotted path, buffer), as named_parameters gives those of Parameters."""
        return self._named("_buffers", None, prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Any]:
        """The buffers of this module and, unless recurse=False, of all below it, each once."""
        for _, tensor in self.named_buffers(recurse=recurse):
            yield tensor

    def _named(self, kind, memo, prefix, recurse, remove_duplicate):
        """Pairs (dotted path, what stands there) of a registry, without those whose id is in memo."""
        memo = set() if memo is None else memo
        modules = self.named_modules(None, prefix, remove_duplicate) if recurse else [(prefix, self)]
        for path, module in modules:
            for name, found in (getattr(module, kind) or {}).items():
                if found is None or id(found) in memo:
                    continue
                if remove_duplicate:
                    memo.add(id(found))
                yield f"{path}.{name}" if path else name, found

    def get_submodule(self, target: str) -> Module:
        """The module at a dotted path, this one at "". Raises AttributeError where there is none."""
        found = self
        for name in target.split(".") if target else ():
            if name not in (found._modules or {}):
                raise AttributeError(f"{type(self).__name__} has no module {target!r}; named_modules lists them")
            found = found._modules[name]
        return found
