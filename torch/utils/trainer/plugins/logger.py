"""Logger: prints statistics at intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin, lookup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any


class Logger(Plugin):
    """Plugin that prints fields of trainer.stats.

    Args:
        fields: dotted names, such as "loss" (running average, or the mean at the end of an epoch) or "loss.last".
        interval: as for Plugin, by default every iteration and every epoch.
        write: function that receives each line, by default print.

    >>> plugin = Logger(["loss"], write=print)
    """

    def __init__(self, fields: Sequence[str], interval: Any = None, write: Callable[[str], Any] = print) -> None:
        super().__init__([(1, "iteration"), (1, "epoch")] if interval is None else interval)
        self.fields, self.write = list(fields), write

    def _text(self, field, inner):
        value = lookup(self.trainer.stats, field)
        style = lookup(self.trainer.stats, field.split(".")[0]) or {}
        if isinstance(value, dict):
            if inner == "running_avg" and "log_iter_fields" in value:
                return f"{field}: " + " ".join(value["log_iter_fields"]).format(**value)
            value = value.get(inner, value.get("last"))
        if value is None:
            return None
        shown = format(value, style.get("log_format", "")) if isinstance(value, (int, float)) else str(value)
        return f"{field}: {shown}{style.get('log_unit', '')}"

    def _line(self, head, inner):
        texts = [self._text(field, inner) for field in self.fields]
        self.write("\t".join([head, *(text for text in texts if text is not None)]))

    def iteration(self, i: int, *values: Any) -> None:
        """Print a line for a step."""
        self._line(f"iteration {i}", "running_avg")

    def epoch(self, i: int) -> None:
        """Print a line for an epoch."""
        self._line(f"epoch {i}", "epoch_mean")
