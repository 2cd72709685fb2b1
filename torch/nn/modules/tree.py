"""Tree: the walks from a module over its submodules, parameters and buffers, and what lies at a dotted path."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    import torch
    from torch.nn.parameter import Parameter


class Tree:
    """The part of Module that goes over the modules below."""

    def named_modules(
        self, memo: set[int] | None = None, prefix: str = "", remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, torch.nn.Module]]:
        """Yield (dotted path, module) for this module, whose path is `prefix`, and all modules below.

        Each module comes once, or once per path with remove_duplicate=False.
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

    def modules(self, remove_duplicate: bool = True) -> Iterator[torch.nn.Module]:
        """Yield this module and all modules below, each once, or once per path with remove_duplicate=False."""
        for _, module in self.named_modules(remove_duplicate=remove_duplicate):
            yield module

    def named_children(self) -> Iterator[tuple[str, torch.nn.Module]]:
        """Yield (name, module) for the direct children, each once."""
        seen = set()
        for name, child in (self._modules or {}).items():
            if child is not None and id(child) not in seen:
                seen.add(id(child))
                yield name, child

    def children(self) -> Iterator[torch.nn.Module]:
        """Yield the direct children, each once."""
        for _, child in self.named_children():
            yield child

    def named_parameters(
        self, memo: set[int] | str | None = None, prefix: str = "", recurse: bool = True,
        remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Parameter]]:
        """Yield (dotted path, Parameter) for this module and, unless recurse=False, all modules below.

        Each Parameter comes once, or once per path with remove_duplicate=False.

        Args:
            memo: ids of Parameters to leave out. A string in its place is the prefix, and the next argument
                `recurse`, as in PyTorch.
        """
        if isinstance(memo, str):
            memo, prefix, recurse = None, memo, recurse if isinstance(prefix, str) else prefix
        return self._named("_parameters", memo, prefix, recurse, remove_duplicate)

    def parameters(self, memo: set[int] | None = None, recurse: bool = True) -> Iterator[Parameter]:
        """Yield the Parameters of this module and, unless recurse=False, of all modules below, each once.

        A bool in place of `memo` is `recurse`.
        """
        memo, recurse = (None, memo) if isinstance(memo, bool) else (memo, recurse)
        for _, parameter in self.named_parameters(memo, recurse=recurse):
            yield parameter

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:
        """Yield (dotted path, buffer), as `named_parameters` does for Parameters."""
        return self._named("_buffers", None, prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Any]:
        """Yield the buffers of this module and, unless recurse=False, of all modules below, each once."""
        for _, tensor in self.named_buffers(recurse=recurse):
            yield tensor

    def _named(self, kind, memo, prefix, recurse, remove_duplicate):
        """Yield (dotted path, value) of a registry, without values whose id is in `memo`."""
        memo = set() if memo is None else memo
        modules = self.named_modules(None, prefix, remove_duplicate) if recurse else [(prefix, self)]
        for path, module in modules:
            for name, result in (getattr(module, kind) or {}).items():
                if result is None or id(result) in memo:
                    continue
                if remove_duplicate:
                    memo.add(id(result))
                yield f"{path}.{name}" if path else name, result

    def get_submodule(self, target: str) -> torch.nn.Module:
        """Return the module at a dotted path, this module for "". Raises AttributeError if there is none."""
        result = self
        for name in target.split(".") if target else ():
            if name not in (result._modules or {}):
                raise AttributeError(f"{type(self).__name__} has no module {target!r}; named_modules lists them")
            result = result._modules[name]
        return result

    def set_submodule(self, target: str, module: torch.nn.Module, strict: bool = False) -> None:
        """Set the module at a dotted path.

        Raises:
            AttributeError: there is no parent, or with strict=True no module to replace.
            ValueError: an empty path.
        """
        if not target:
            raise ValueError(f"{type(self).__name__}.set_submodule: target is empty; need the path of a module below")
        if strict:
            self.get_submodule(target)
        path, _, name = target.rpartition(".")
        self.get_submodule(path)._check_child(name, module)._register("_modules", name, module)

    def get_parameter(self, target: str) -> Parameter:
        """Return the Parameter at a dotted path. Raises AttributeError if there is none."""
        return self._part("_parameters", target)

    def get_buffer(self, target: str) -> Any:
        """Return the buffer at a dotted path. Raises AttributeError if there is none."""
        return self._part("_buffers", target)

    def _part(self, kind, target):
        path, _, name = target.rpartition(".")
        result = getattr(self.get_submodule(path), kind) or {}
        if name not in result:
            listing = kind.replace("_", "named_")
            raise AttributeError(f"{type(self).__name__} has no {target!r} among its {kind[1:]}; {listing} lists them")
        return result[name]
