"""Plugin: the base of all plugins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from torch.utils.trainer.trainer import Trainer


class Plugin:
    """Something that a Trainer calls at intervals.

    interval: a list of (number, unit) with the units "iteration", "batch", "epoch" and "update"; the method of the
    unit's name is called every `number` of them. Subclasses define those methods.
    """

    def __init__(self, interval: Any = None) -> None:
        self.trigger_interval = [] if interval is None else interval

    def register(self, trainer: Trainer) -> None:
        """Called by Trainer.register_plugin. Subclasses that need the trainer later keep it."""
        self.trainer = trainer


def lookup(stats: Mapping[str, Any], field: str) -> Any:
    """The value of a dotted field, such as "loss.epoch_mean", of a Trainer's stats; None if it is not there yet."""
    for name in field.split("."):
        if not isinstance(stats, dict) or name not in stats:
            return None
        stats = stats[name]
    return stats
