"""Timers that repeat a statement until the measurement is precise."""

from __future__ import annotations

import statistics
import timeit
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

__all__ = ["Compare", "Measurement", "Timer"]


@dataclass
class Measurement:
    """Measured seconds per run of a statement.

    Attributes:
        times: seconds per run, one value per block of `number_per_run` runs.

    >>> Timer("x + 1", globals={"x": torch.ones(2)}).timeit(10).median > 0
    True
    """

    number_per_run: int
    raw_times: list[float]
    label: str | None = None
    sub_label: str | None = None
    description: str | None = None
    num_threads: int = 1
    env: str | None = None
    times: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.times = [seconds / self.number_per_run for seconds in self.raw_times]

    @property
    def mean(self) -> float:
        """Mean of the times."""
        return statistics.fmean(self.times)

    @property
    def median(self) -> float:
        """Median of the times."""
        return statistics.median(self.times)

    @property
    def iqr(self) -> float:
        """Interquartile range of the times."""
        if len(self.times) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self.times, n=4)
        return high - low

    @property
    def title(self) -> str:
        """Label and sub_label of the statement."""
        return ": ".join(name for name in (self.label, self.sub_label) if name)

    @property
    def as_row_name(self) -> str:
        """Name of the row in a Compare."""
        return self.sub_label or self.label or ""

    @property
    def has_warnings(self) -> bool:
        """Whether the times differ by more than a tenth between their quartiles."""
        return self.iqr > 0.1 * self.median

    def meets_confidence(self, threshold: float = 0.1) -> bool:
        """Return whether the quartiles differ by at most this part of the median."""
        return self.iqr <= threshold * self.median

    @staticmethod
    def merge(measurements: Iterable[Measurement]) -> list[Measurement]:
        """Return one Measurement, with all times, per statement, number of threads and environment."""
        groups: dict[Any, list[Measurement]] = {}
        for one in measurements:
            groups.setdefault((one.label, one.sub_label, one.description, one.num_threads, one.env), []).append(one)
        return [Measurement(1, [seconds for one in group for seconds in one.times], *names)
                for names, group in groups.items()]

    def __repr__(self) -> str:
        names = ": ".join(name for name in (self.title, self.description) if name)
        runs = f"{len(self.times)} x {self.number_per_run} runs"
        return f"<Measurement {names} median {self.median * 1e6:.2f} us of {runs}>"


class Timer:
    """Timer of a statement, a str or a function.

    Args:
        setup: statement that runs first.
        globals: names for the statement.
        num_threads: number of threads during the measurement.

    >>> Timer("x + 1", globals={"x": torch.ones(2)}).timeit(10).number_per_run
    10
    """

    def __init__(self, stmt: str | Callable[[], Any] = "pass", setup: str | Callable[[], Any] = "pass",
                 global_setup: str = "", timer: Callable[[], float] = timeit.default_timer,
                 globals: dict[str, Any] | None = None, label: str | None = None, sub_label: str | None = None,
                 description: str | None = None, env: str | None = None, num_threads: int = 1,
                 language: Any = None) -> None:
        import torch

        self._timer = timeit.Timer(stmt, setup, timer, {"torch": torch} | (globals or {}))
        self._names = label or (stmt if isinstance(stmt, str) else None), sub_label, description
        self._threads, self._env = num_threads, env

    def _run(self, number):
        import torch

        before = torch.get_num_threads()
        torch.set_num_threads(self._threads)
        try:
            return self._timer.timeit(number)
        finally:
            torch.set_num_threads(before)

    def timeit(self, number: int = 1000000) -> Measurement:
        """Time one block of `number` runs."""
        self._run(max(number // 100, 1))
        return Measurement(number, [self._run(number)], *self._names, self._threads, self._env)

    def blocked_autorange(self, callback: Any = None, min_run_time: float = 0.2) -> Measurement:
        """Time blocks of at least a millisecond until `min_run_time` seconds have passed."""
        number, seconds = 1, self._run(1)
        while seconds < 1e-3:
            number *= 10
            seconds = self._run(number)
        times: list[float] = []
        while sum(times) < min_run_time:
            times.append(self._run(number))
        return Measurement(number, times, *self._names, self._threads, self._env)

    def adaptive_autorange(self, threshold: float = 0.1, *, min_run_time: float = 0.01, max_run_time: float = 10.0,
                           callback: Any = None) -> Measurement:
        """Time blocks for `min_run_time` seconds, and on until the middle half of the times is narrow.

        Args:
            threshold: the width of that half, as a part of the median.
            max_run_time: seconds after which to stop in any case.
            callback: ignored.
        """
        result = self.blocked_autorange(min_run_time=min_run_time)
        while len(result.times) < 4 or not result.meets_confidence(threshold):
            if sum(result.raw_times) >= max_run_time:
                break
            result = replace(result, raw_times=[*result.raw_times, self._run(result.number_per_run)])
        return result


class Compare:
    """Tables of Measurements, one per label: a row per sub_label and number of threads, a column per description.

    >>> table = Compare([Timer("x + 1", globals={"x": torch.ones(2)}, label="add").timeit(10)])
    >>> table.extend_results([])
    """

    def __init__(self, results: list[Measurement]) -> None:
        self._results = list(results)

    def extend_results(self, results: list[Measurement]) -> None:
        """Add Measurements."""
        self._results += results

    def __str__(self) -> str:
        labels = dict.fromkeys(one.label for one in self._results)
        return "\n\n".join(self._table(label, [one for one in self._results if one.label == label]) for label in labels)

    @staticmethod
    def _table(label, results):
        columns = list(dict.fromkeys(one.description or "" for one in results))
        rows: dict[Any, dict[str, str]] = {}
        for one in results:
            row = rows.setdefault((one.as_row_name, one.num_threads, one.env or ""), {})
            row[one.description or ""] = f"{one.median * 1e6:.2f}"
        several = len({threads for _, threads, _ in rows}) > 1
        names = [" ".join(filter(None, (name, f"({threads} threads)" * several, env))) for name, threads, env in rows]
        table = [["us", *columns], *([name, *(cells.get(column, "") for column in columns)]
                                     for name, cells in zip(names, rows.values(), strict=True))]
        widths = [max(len(row[i]) for row in table) for i in range(len(columns) + 1)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
        return "\n".join([f"[{label or ''}]", *lines])

    def print(self) -> None:
        """Print the table."""
        print(self)

    def _no_effect(self, *arguments: Any) -> None:
        """Do nothing: the table is plain text with two decimals."""

    colorize = trim_significant_figures = highlight_warnings = hide_columns = _no_effect
