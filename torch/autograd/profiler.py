"""A profiler: the number and duration of the calls of each row, forward and backward, by line of the program."""

from __future__ import annotations

import functools
import os
import re
import sys
import time
from collections import namedtuple

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.anomaly import TIME
from torch.autograd.location import describe

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self

SHAPES, MEMORY = 8, 16  # further flags of _core.watch

Event = namedtuple("Event", "name where start end backward shown shapes bytes")
Event.__doc__ = """One operation: row or Function, file:line, start and end in nanoseconds, whether it ran in backward.

`shown` is PyTorch's name. `shapes` has the sizes of the operands (in backward, of the gradients that came), () for a
number; it is None where they were not recorded. `bytes` is the growth of the memory of tensors.

>>> x = torch.ones(2)
>>> with torch.autograd.profiler.profile() as profile:
...     _ = x.exp()
>>> profile.events[0].name, profile.events[0].backward
('exp', False)
"""
Line = namedtuple("Line", "name where backward calls total largest")
Line.__doc__ = """One line of a table: the events of an operation, with total and largest time in nanoseconds.

>>> x = torch.ones(2)
>>> with torch.autograd.profiler.profile() as profile:
...     _ = x.exp()
>>> line = profile.averages()[0]
>>> line.name, line.calls, line.total == line.largest
('exp', 1, True)
"""
Average = namedtuple(
    "Average", "key count self_cpu_time_total cpu_time_total backward "
    "input_shapes cpu_memory_usage self_cpu_memory_usage")
Average.__doc__ = """The calls under a name of PyTorch, in microseconds and bytes; `self_` leaves out what ran inside.

>>> x = torch.ones(2)
>>> with torch.autograd.profiler.profile() as profile:
...     _ = x.exp()
>>> average = profile.key_averages()[0]
>>> average.key, average.count, average.cpu_time == average.cpu_time_total
('aten::exp', 1, True)
"""
Average.name = property(lambda self: self.key, doc="The name of the operation.")
Average.cpu_time = property(lambda self: self.cpu_time_total / self.count, doc="Mean time of a call in microseconds.")
for _figure in ("{}_time", "{}_time_total", "{}_memory_usage", "self_{}_time_total", "self_{}_memory_usage"):
    for _device in ("device", "cuda"):  # the second as in older versions of PyTorch
        setattr(Average, _figure.format(_device),
                property(lambda self: 0, doc="0: calls on a GPU count where they are launched."))
# By which a table may be sorted.
_COLUMNS = ("self_cpu_time_total", "cpu_time_total", "cpu_time", "count", "cpu_memory_usage", "self_cpu_memory_usage")


class Averages(list):
    """A list of Averages, in the order in which their names first occurred.

    >>> x = torch.ones(10, 10, requires_grad=True)
    >>> with autograd.profiler.profile() as profile:
    ...     y = x.mm(x).sum()
    >>> averages = profile.key_averages()
    >>> [(each.key, each.count) for each in averages], averages.total_average().count
    ([('aten::mm', 1), ('aten::sum', 1)], 2)
    """

    @property
    def self_cpu_time_total(self) -> float:
        """Total time in microseconds."""
        return sum(each.self_cpu_time_total for each in self)

    def total_average(self) -> Any:
        """Return one Average "Total" of all; nested operations count once."""
        time, bytes = self.self_cpu_time_total, sum(each.self_cpu_memory_usage for each in self)
        return Average("Total", sum(each.count for each in self), time, time, False, [], bytes, bytes)

    def table(self, sort_by: str | None = None, row_limit: int | None = 100, **layout: Any) -> str:
        """Return a table of times in microseconds, sorted by a column in descending order.

        It shows memory and sizes where they were recorded.

        Args:
            sort_by: "self_cpu_time_total", "cpu_time_total", "cpu_time", "count", "cpu_memory_usage" or
                "self_cpu_memory_usage". Columns of GPUs, which are not measured, are accepted and do not sort.
            row_limit: largest number of rows.
            layout: accepted and ignored.
        Raises:
            ValueError: another column.
        """
        if sort_by is not None and re.search("cuda_|device_|xpu_", sort_by):
            sort_by = None
        if sort_by is not None and sort_by not in _COLUMNS:
            raise ValueError(f"table: sort_by is {sort_by!r}; need one of {', '.join(map(repr, _COLUMNS))}")
        lines = self if sort_by is None else sorted(self, key=lambda each: -getattr(each, sort_by))
        whole = self.self_cpu_time_total or 1
        head = ["name", "self us", "share", "total us", "mean us", "calls"]
        cells = [[each.key, f"{each.self_cpu_time_total:.1f}", f"{each.self_cpu_time_total / whole:.1%}",
                  f"{each.cpu_time_total:.1f}", f"{each.cpu_time:.2f}", str(each.count)] for each in lines]
        if any(each.cpu_memory_usage or each.self_cpu_memory_usage for each in self):
            head.insert(5, "bytes")
            for each, line in zip(lines, cells, strict=True):
                line.insert(5, str(each.self_cpu_memory_usage))
        if any(each.input_shapes for each in self):
            head.append("input shapes")
            for each, line in zip(lines, cells, strict=True):
                line.append(str(each.input_shapes))
        return _aligned(head, cells, row_limit) + f"\nself time of all: {self.self_cpu_time_total:.1f} us"

    def __str__(self) -> str:
        return self.table()


EventList = Averages  # PyTorch's name


def _aligned(head, cells, rows):
    """Return lines of aligned columns; those of text are left-aligned."""
    shown = [head, *cells[:rows]]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    texts = [title in ("name", "operation", "where", "input shapes") for title in head]
    text = ["  ".join(cell.ljust(width) if is_text else cell.rjust(width)
                      for cell, width, is_text in zip(line, widths, texts, strict=True)).rstrip() for line in shown]
    left = [f"... and {len(cells) - rows} more"] if rows is not None and len(cells) > rows else []
    return "\n".join([*text, *left])


class profile:
    """Record every operation in a `with` block, forward and backward.

    An operation inside another one, as in a user's Function, counts for both.

    Args:
        enabled: False records nothing, at no cost.
        record_shapes: whether to keep the sizes of the operands of each call.
        profile_memory: whether to measure by how many bytes the memory of tensors grows during each call.
        options: further options of PyTorch's profiler (use_cuda, with_stack, with_flops), accepted and ignored.

    >>> x = torch.ones(10, 10, requires_grad=True)
    >>> with autograd.profiler.profile() as profile:
    ...     for step in range(3):
    ...         x.mm(x).sum().backward()
    >>> [(line.name, line.calls) for line in sorted(profile.averages()) if not line.backward]
    [('mm', 3), ('sum', 3)]
    """

    def __init__(self, enabled: bool = True, *, record_shapes: bool = False, profile_memory: bool = False,
                 **options: Any) -> None:
        self.enabled = enabled
        self._flags = TIME | SHAPES * bool(record_shapes) | MEMORY * bool(profile_memory)
        self._raw, self._decoded = [], []

    def __enter__(self) -> Self:
        if self.enabled:
            self._raw, self._decoded = [], []
            self._before = _core.watch(None, 0)
            _core.watch(self._raw, self._before[1] & ~(SHAPES | MEMORY) | self._flags)
        return self

    def __exit__(self, *error: Any) -> None:
        if self.enabled:
            _core.watch(*self._before)

    @property
    def events(self) -> list[Any]:
        """The Events, in the order in which they ended."""
        places = {}
        while len(self._decoded) < len(self._raw):
            name, code, instruction, start, end, backward, *details = self._raw[len(self._decoded)]
            if (code, instruction) not in places:
                places[code, instruction] = describe(code, instruction) if code else "an unknown place"
            self._decoded.append(Event(name, places[code, instruction], start, end, bool(backward), *details))
        return self._decoded

    def averages(self, by_line: bool = False) -> list[Any]:
        """Return a Line per operation and direction, slowest first; with `by_line` also per file:line."""
        result = {}
        for event in self.events:
            key = event.name, event.where if by_line else "", event.backward
            calls, total, largest = result.get(key, (0, 0, 0))
            time = event.end - event.start
            result[key] = calls + 1, total + time, max(largest, time)
        lines = [Line(*key, *values) for key, values in result.items()]
        return sorted(lines, key=lambda line: (-line.total, line.name, line.where))

    def key_averages(self, group_by_input_shape: bool = False, *grouping: Any, **options: Any) -> Averages:
        """Return an Average per operation, and per sizes of operands if asked; further groupings are ignored.

        >>> with autograd.profiler.profile(record_shapes=True) as profile:
        ...     _ = torch.ones(2, 3).mm(torch.ones(3, 4)).exp_()
        >>> [(each.key, each.input_shapes) for each in profile.key_averages(group_by_input_shape=True)]
        [('aten::ones', []), ('aten::mm', [[2, 3], [3, 4]]), ('aten::exp_', [[2, 4]])]
        """
        result, inside = {}, []  # inside: ends and keys of the events that are still running
        for event in sorted(self.events, key=lambda event: (event.start, -event.end)):
            key = event.shown, event.backward, event.shapes if group_by_input_shape else None
            took = (event.end - event.start) / 1e3
            while inside and inside[-1][0] <= event.start:
                inside.pop()
            if inside:
                outer = result[inside[-1][1]]
                outer[1], outer[4] = outer[1] - took, outer[4] - event.bytes
            inside.append((event.end, key))
            line = result.setdefault(key, [0, 0.0, 0.0, 0, 0])
            line[:] = line[0] + 1, line[1] + took, line[2] + took, line[3] + event.bytes, line[4] + event.bytes
        return Averages(Average(shown, *line[:3], backward, [*map(list, shapes or ())], *line[3:])
                        for (shown, backward, shapes), line in result.items())

    def total_average(self) -> Any:
        """Return one Average of everything that ran."""
        return self.key_averages().total_average()

    @property
    def self_cpu_time_total(self) -> float:
        """Total time of all operations in microseconds."""
        return self.key_averages().self_cpu_time_total

    @property
    def function_events(self) -> Averages:
        """The operations in the order in which they began, each as an Average of one call; PyTorch's name."""
        return Averages(Average(event.shown, 1, took, took, event.backward, [*map(list, event.shapes or ())],
                                event.bytes, event.bytes)
                        for event in sorted(self.events, key=lambda event: event.start)
                        for took in ((event.end - event.start) / 1e3,))

    def table(self, by_line: bool = False, rows: int | None = 30, sort_by: str | None = None,
              row_limit: int | None = None, **layout: Any) -> str:
        """Return at most `rows` averages as text, in microseconds, sorted as key_averages().table sorts them.

        `row_limit` is PyTorch's name of `rows`; further options of its layout are accepted and ignored.
        """
        rows = rows if row_limit is None else row_limit
        if sort_by is not None:
            return self.key_averages().table(sort_by, rows)
        lines = self.averages(by_line)
        everything = sum(line.total for line in lines) or 1
        head = ["operation", "calls", "total us", "share", "mean us", "max us"] + ["where"] * by_line
        return _aligned(head, [
            [line.name + " (backward)" * line.backward, str(line.calls), f"{line.total / 1e3:.1f}",
             f"{line.total / everything:.1%}", f"{line.total / line.calls / 1e3:.2f}", f"{line.largest / 1e3:.2f}"]
            + [line.where] * by_line for line in lines], rows)

    def export_chrome_trace(self, path: str | os.PathLike[str], metadata: dict[str, Any] | None = None) -> None:
        """Write the events, and further entries of the file, for the viewers of chrome://tracing and Perfetto."""
        import json  # here, because `import torch` does not need them
        import threading

        events = [{"name": event.shown, "cat": "backward" if event.backward else "forward", "ph": "X",
                   "ts": event.start / 1e3, "dur": (event.end - event.start) / 1e3, "pid": os.getpid(),
                   "tid": threading.get_native_id(), "args": {"where": event.where, "shapes": event.shapes}}
                  for event in self.events]
        with open(path, "w", encoding="utf-8") as file:
            json.dump({**(metadata or {}), "traceEvents": events, "displayTimeUnit": "ms"}, file)

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<profile of {len(self._raw)} operations>" if self._raw else "<profile without operations>"


class record_function:
    """Context manager or decorator that profiles show as one Event with this name.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with autograd.profiler.profile() as profile, autograd.profiler.record_function("step"):
    ...     y = x * 2
    >>> sorted(each.key for each in profile.key_averages())
    ['aten::mul', 'step']
    """

    def __init__(self, name: str, args: str | None = None) -> None:
        self.name, self.args = name, args
        self._begun = []

    def __enter__(self) -> Self:
        frame = sys._getframe(1)
        self._begun.append((frame.f_code, frame.f_lasti, time.monotonic_ns()))
        return self

    def __exit__(self, *error: Any) -> None:
        end, begun, (events, flags) = time.monotonic_ns(), self._begun.pop(), _core.watch(None, 0)
        _core.watch(events, flags)
        if events is not None and flags & TIME:
            events.append((self.name, *begun, end, 0, self.name, None, 0))

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def called(*arguments, **keywords):
            with record_function(self.name, self.args):
                return function(*arguments, **keywords)
        return called


__all__ = ["Average", "Averages", "Event", "Line", "profile", "record_function"]


class emit_nvtx:
    """Context without effect: NVIDIA's profilers record the kernels by themselves."""

    def __init__(self, enabled: bool = True, record_shapes: bool = False) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: Any) -> None:
        pass


emit_itt = emit_nvtx
