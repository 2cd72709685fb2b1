"""OptimizedModule: what torch.compile returns for a module."""

from __future__ import annotations

from typing import Any

from torch.nn.modules.module import Module


class OptimizedModule(Module):
    """A module whose call runs the compiled call of another one, `_orig_mod`; its other attributes are that one's.

    >>> model = torch.compile(torch.nn.Linear(2, 1))
    >>> model(torch.ones(3, 2)).size(), list(model.state_dict())
    (torch.Size([3, 1]), ['_orig_mod.weight', '_orig_mod.bias'])
    """

    def __init__(self, mod: Module, compiled: Any) -> None:
        super().__init__()
        self._orig_mod, self._compiled = mod, compiled
        self.training = mod.training

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the compiled module."""
        return self._compiled(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        own = self.__dict__.get("_modules", {})
        try:
            return super().__getattr__(name)
        except AttributeError:
            if "_orig_mod" not in own:
                raise
            return getattr(own["_orig_mod"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        if "_orig_mod" in self.__dict__.get("_modules", {}) and name not in ("_orig_mod", "_compiled", "training"):
            setattr(self._orig_mod, name, value)
        else:
            super().__setattr__(name, value)

    def __reduce__(self) -> Any:
        return OptimizedModule, (self._orig_mod, self._compiled)
