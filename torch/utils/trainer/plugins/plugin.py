"""Plugin: the base class of plugins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from torch.utils.trainer.trainer import Trainer


class Plugin:
    """Base class of objects that a Trainer calls at intervals.

    Subclasses define methods named after the units in `interval`.

    Args:
        interval: list of (number, unit), where units are "iteration", "batch", "epoch" and "update".

    >>> class Names(Plugin):
    ...     def __init__(self):
    ...         super().__init__([(1, "epoch")])
    ...     def epoch(self, i):
    ...         print("epoch", i)
    >>> Names().epoch(1)
    epoch 1
    """

    def __init__(self, interval: Any = None) -> None:
        self.trigger_interval = [] if interval is None else interval

    def register(self, trainer: Trainer) -> None:
        """Attach the plugin to a trainer; called by Trainer.register_plugin."""
        self.trainer = trainer


def lookup(stats: Mapping[str, Any], field: str) -> Any:
    """Return the value of a dotted field of a Trainer's stats, such as "loss.epoch_mean", or None.

    >>> lookup({"loss": {"epoch_mean": 0.5}}, "loss.epoch_mean")
    0.5
    """
    for name in field.split("."):
        if not isinstance(stats, dict) or name not in stats:
            return None
        stats = stats[name]
    return stats
