"""A profiler: how often each row ran, forward and backward, how long it took, and for which lines."""

from __future__ import annotations

import os
from collections import namedtuple

from torch import _core
from torch._checking import TYPE_CHECKING
from torch.autograd.anomaly import TIME
from torch.autograd.location import describe

if TYPE_CHECKING:
    from typing import Any, Self

Event = namedtuple("Event", "name where start end backward")
Event.__doc__ = "One operation: its row or Function, file:line, start and end in nanoseconds, whether it ran backward."
Line = namedtuple("Line", "name where backward calls total largest")
Line.__doc__ = "What the table says of events that belong together; times in nanoseconds."


class profile:
    """Records every operation in a with block, forward and backward; what ran inside another, as in a user's Function,
    counts for both.

    enabled: False records nothing, and costs nothing.

    >>> x = Variable(torch.ones(10, 10))
    >>> with autograd.profiler.profile() as profile:
    ...     for step in range(3):
    ...         x.mm(x).sum().backward()
    >>> [(line.name, line.calls) for line in sorted(profile.averages()) if not line.backward]
    [('mm', 3), ('sum', 3)]
    """

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self._raw, self._decoded = [], []

    def __enter__(self) -> Self:
        if self.enabled:
            self._raw, self._decoded = [], []
            self._before = _core.watch(None, 0)
            _core.watch(self._raw, self._before[1] | TIME)
        return self

    def __exit__(self, *error: Any) -> None:
        if self.enabled:
            _core.watch(*self._before)

    @property
    def events(self) -> list[Any]:
        """The Events in the order in which they ended."""
        places = {}
        while len(self._decoded) < len(self._raw):
            name, code, instruction, start, end, backward = self._raw[len(self._decoded)]
            if (code, instruction) not in places:
                places[code, instruction] = describe(code, instruction) if code else "an unknown place"
            self._decoded.append(Event(name, places[code, instruction], start, end, bool(backward)))
        return self._decoded

    def averages(self, by_line: bool = False) -> list[Any]:
        """A Line for each operation, forward and backward apart, the longest first; by_line for each file:line too."""
        found = {}
        for event in self.events:
            key = event.name, event.where if by_line else "", event.backward
            calls, total, largest = found.get(key, (0, 0, 0))
            time = event.end - event.start
            found[key] = calls + 1, total + time, max(largest, time)
        lines = [Line(*key, *values) for key, values in found.items()]
        return sorted(lines, key=lambda line: (-line.total, line.name, line.where))

    def table(self, by_line: bool = False, rows: int | None = 30) -> str:
        """The averages as text, in microseconds, `rows` of them at most, or all."""
        lines = self.averages(by_line)
        everything = sum(line.total for line in lines) or 1
        head = ["operation", "calls", "total us", "share", "mean us", "max us"] + ["where"] * by_line
        cells = [[line.name + " (backward)" * line.backward, str(line.calls), f"{line.total / 1e3:.1f}",
                  f"{line.total / everything:.1%}", f"{line.total / line.calls / 1e3:.2f}", f"{line.largest / 1e3:.2f}"]
                 + [line.where] * by_line for line in lines[:rows]]
        widths = [max(map(len, column)) for column in zip(head, *cells, strict=True)]
        text = ["  ".join(cell.ljust(width) if i in (0, 6) else cell.rjust(width)
                          for i, (cell, width) in enumerate(zip(line, widths, strict=True))).rstrip()
                for line in [head, *cells]]
        left = [f"... and {len(lines) - rows} more"] if rows is not None and len(lines) > rows else []
        return "\n".join([*text, *left])

    def export_chrome_trace(self, path: str | os.PathLike[str]) -> None:
        """Writes the events for the viewer of chrome://tracing and Perfetto."""
        import json  # not at import, where nobody needs them
        import threading

        events = [{"name": event.name, "cat": "backward" if event.backward else "forward", "ph": "X",
                   "ts": event.start / 1e3, "dur": (event.end - event.start) / 1e3, "pid": os.getpid(),
                   "tid": threading.get_native_id(), "args": {"where": event.where}} for event in self.events]
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"traceEvents": events, "displayTimeUnit": "ms"}, file)

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<profile of {len(self._raw)} operations>" if self._raw else "<profile without operations>"


__all__ = ["Event", "Line", "profile"]
