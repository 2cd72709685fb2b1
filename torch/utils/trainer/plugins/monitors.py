"""Monitors: measurements of each iteration with running and epoch averages."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from torch.utils.trainer.trainer import Trainer


class Monitor(Plugin):
    """Base class of monitors. Subclasses define stat_name and _get_value(i, input, target, output, loss) -> number.

    trainer.stats[stat_name] has "last", the latest value; "running_avg", an exponential moving average with weight
    1 - smoothing for each value; and "epoch_mean", the mean of the last complete epoch.

    Args:
        running_average, epoch_average: compute these averages.
        smoothing: at least 0 and below 1.
        precision: digits after the decimal point in logs; or pass a complete number_format.
    Attributes:
        per_sample: weight batches by their number of samples in the epoch mean.
    Raises:
        ValueError: `smoothing` is out of range.

    >>> class Size(Monitor):
    ...     stat_name = "size"
    ...     def _get_value(self, i, input, target, output, loss):
    ...         return len(input)
    >>> Size().stat_name
    'size'
    """

    stat_name = None
    per_sample = True

    def __init__(
        self, running_average: bool = True, epoch_average: bool = True, smoothing: float = 0.7,
        precision: int | None = None, number_format: str | None = None, unit: str = "",
    ) -> None:
        super().__init__([(1, "iteration"), (1, "epoch")])
        if not 0 <= smoothing < 1:
            raise ValueError(f"{type(self).__name__}: smoothing is {smoothing}; need at least 0 and below 1")
        self.running_average, self.epoch_average, self.smoothing = running_average, epoch_average, smoothing
        self.number_format = number_format or f".{4 if precision is None else precision}f"
        self.unit = unit
        self._sum = self._count = 0

    def register(self, trainer: Trainer) -> None:
        super().register(trainer)
        trainer.stats.setdefault(self.stat_name, {}).update(log_format=self.number_format, log_unit=self.unit)

    def _get_value(self, i, input, target, output, loss):
        raise NotImplementedError(f"{type(self).__name__} does not define _get_value")

    def iteration(self, i: int, input: Any, target: Any, output: Any, loss: Any) -> None:
        """Measure one step."""
        stats = self.trainer.stats[self.stat_name]
        value = stats["last"] = self._get_value(i, input, target, output, loss)
        if self.epoch_average:
            weight = input.size(0) if self.per_sample and hasattr(input, "size") else 1
            self._sum += value * weight
            self._count += weight
        if self.running_average:
            before = stats.get("running_avg", value)
            stats["running_avg"] = before * self.smoothing + value * (1 - self.smoothing)

    def epoch(self, i: int) -> None:
        """Finish the epoch mean."""
        if self.epoch_average and self._count:
            self.trainer.stats[self.stat_name]["epoch_mean"] = self._sum / self._count
        self._sum = self._count = 0

    def state_dict(self) -> dict[str, Any]:
        """Return the monitor's part of a checkpoint."""
        return {"stats": dict(self.trainer.stats[self.stat_name]), "sum": self._sum, "count": self._count}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Load a state of `state_dict`."""
        self.trainer.stats[self.stat_name].update(state["stats"])
        self._sum, self._count = state["sum"], state["count"]


class LossMonitor(Monitor):
    """Monitor of the loss, stats["loss"].

    >>> LossMonitor().stat_name
    'loss'
    """

    stat_name = "loss"

    def _get_value(self, i, input, target, output, loss):
        return loss.item()


class AccuracyMonitor(Monitor):
    """Monitor of the accuracy in percent, stats["accuracy"], for outputs (N, classes) and targets (N).

    >>> AccuracyMonitor().stat_name
    'accuracy'
    """

    stat_name = "accuracy"

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        keywords.setdefault("unit", "%")
        keywords.setdefault("precision", 2)
        super().__init__(*arguments, **keywords)

    def _get_value(self, i, input, target, output, loss):
        return accuracy(output, target)


class TimeMonitor(Monitor):
    """Monitor of the seconds between iterations, stats["time"].

    >>> TimeMonitor().stat_name
    'time'
    """

    stat_name = "time"
    per_sample = False

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        keywords.setdefault("unit", "s")
        super().__init__(*arguments, **keywords)
        self._last = None

    def _get_value(self, i, input, target, output, loss):
        now = time.perf_counter()
        before, self._last = self._last, now
        return 0.0 if before is None else now - before


def accuracy(output: Any, target: Any) -> float:
    """Return the percentage of rows of output (N, classes) whose maximum is at the target (N).

    >>> accuracy(torch.Tensor([[1, 2], [3, 1]]), torch.tensor([1, 1]))
    50.0
    """
    return 100.0 * (output.max(1)[1].view(-1) == target.view(-1)).sum().item() / target.numel()
