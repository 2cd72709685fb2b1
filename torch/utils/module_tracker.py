"""ModuleTracker: the names of the modules whose forward runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.nn.modules.global_hooks import register_module_forward_hook, register_module_forward_pre_hook

if TYPE_CHECKING:
    from typing import Any

__all__ = ["ModuleTracker"]


class ModuleTracker:
    """Context in which `parents` holds the names of the modules whose forward runs, and "Global".

    A name is that of the module's class, and below it the names of attributes, such as "Net.encoder.0".

    >>> seen = []
    >>> class Net(nn.Module):
    ...     def forward(self, x):
    ...         seen.append(sorted(tracker.parents))
    ...         return x
    >>> with torch.utils.module_tracker.ModuleTracker() as tracker:
    ...     _ = Net()(torch.ones(1))
    >>> seen
    [['Global', 'Net']]
    """

    def __init__(self) -> None:
        self.parents = {"Global"}
        self.is_bw = False  # whether a backward runs, which is not tracked
        self._names: dict[Any, str] = {}

    def _enter(self, module, inputs):
        if module not in self._names:
            name = type(module).__name__
            self._names.update((part, f"{name}.{below}" if below else name) for below, part in module.named_modules())
        self.parents.add(self._names[module])

    def _leave(self, module, inputs, output):
        self.parents.discard(self._names[module])

    def __enter__(self) -> ModuleTracker:
        self._handles = [register_module_forward_pre_hook(self._enter), register_module_forward_hook(self._leave)]
        return self

    def __exit__(self, *error: object) -> None:
        for handle in self._handles:
            handle.remove()
