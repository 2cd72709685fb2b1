"""Training progress, as statistics and as a progress bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin, lookup

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.utils.trainer.trainer import Trainer


class ProgressMonitor(Plugin):
    """Plugin that reports the completed part of the epoch as stats["progress"]: samples_used, epoch_size, percent.

    >>> plugin = ProgressMonitor()
    """

    stat_name = "progress"

    def __init__(self) -> None:
        super().__init__([(1, "iteration"), (1, "epoch")])

    def register(self, trainer: Trainer) -> None:
        super().register(trainer)
        dataset = getattr(trainer.dataset, "dataset", trainer.dataset)
        size = len(dataset) if hasattr(dataset, "__len__") else None
        trainer.stats[self.stat_name] = {"samples_used": 0, "epoch_size": size, "percent": 0.0,
                                         "log_iter_fields": ["{samples_used}/{epoch_size}", "({percent:.0f}%)"]}

    def iteration(self, i: int, input: Any, target: Any, output: Any, loss: Any) -> None:
        """Count a batch."""
        stats = self.trainer.stats[self.stat_name]
        stats["samples_used"] += input.size(0) if hasattr(input, "size") else 1
        if stats["epoch_size"]:
            stats["percent"] = 100.0 * stats["samples_used"] / stats["epoch_size"]

    def epoch(self, i: int) -> None:
        """Reset the count."""
        self.trainer.stats[self.stat_name].update(samples_used=0, percent=0.0)


class ProgressBar(Plugin):
    """Plugin that shows a tqdm bar for each epoch with fields of the stats. Needs tqdm.

    Args:
        fields: dotted names such as "loss.running_avg". Nothing is shown if the output is not a terminal.

    >>> from torch.utils.trainer import plugins
    >>> try:
    ...     bar = plugins.ProgressBar(["loss.running_avg"])
    ... except ImportError:
    ...     pass  # tqdm is not installed
    """

    def __init__(self, fields: Sequence[str] = ("loss.running_avg",), **options: Any) -> None:
        super().__init__([(1, "iteration"), (1, "epoch")])
        from tqdm import tqdm

        self.fields, self._make = fields, lambda **more: tqdm(**{"leave": False, "disable": None, **options, **more})
        self._bar = None

    def iteration(self, i: int, input: Any, target: Any, output: Any, loss: Any) -> None:
        """Advance the bar."""
        if self._bar is None:
            total = len(self.trainer.dataset) if hasattr(self.trainer.dataset, "__len__") else None
            self._bar = self._make(total=total, unit="batch", desc=f"epoch {self.trainer.epochs + 1}")
        values = {field.split(".")[0]: lookup(self.trainer.stats, field) for field in self.fields}
        self._bar.set_postfix({name: f"{value:.4g}" for name, value in values.items() if value is not None},
                              refresh=False)
        self._bar.update()

    def epoch(self, i: int) -> None:
        """Close the bar."""
        if self._bar is not None:
            self._bar.close()
            self._bar = None
