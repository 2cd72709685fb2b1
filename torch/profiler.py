"""torch.profiler: the profiler of torch.autograd, with a schedule of steps, under PyTorch's names."""

from __future__ import annotations

import enum
import json
import os
import time
from typing import TYPE_CHECKING

from torch.autograd import profiler as recorder
from torch.autograd.profiler import record_function

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

__all__ = ["ProfilerAction", "ProfilerActivity", "profile", "record_function", "schedule",
           "supported_activities", "tensorboard_trace_handler"]


def kineto_available() -> bool:
    """Return False: this library has its own profiler."""
    return False


class ProfilerActivity(enum.Enum):
    """Kinds of activities. GPU calls are timed where the CPU launches them.

    >>> [activity.name for activity in torch.profiler.ProfilerActivity]
    ['CPU', 'CUDA', 'XPU', 'MTIA', 'HPU']
    """

    CPU = 0
    CUDA = 1
    XPU = 2
    MTIA = 3
    HPU = 4


class ProfilerAction(enum.Enum):
    """What the profiler does in a step.

    >>> torch.profiler.schedule(wait=0, warmup=0, active=2)(0)
    <ProfilerAction.RECORD: 2>
    """

    NONE = 0
    WARMUP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3


def supported_activities() -> set[ProfilerActivity]:
    """Return {ProfilerActivity.CPU}.

    >>> torch.profiler.supported_activities()
    {<ProfilerActivity.CPU: 0>}
    """
    return {ProfilerActivity.CPU}


def schedule(*, wait: int, warmup: int, active: int, repeat: int = 0, skip_first: int = 0,
             **options: Any) -> Callable[[int], ProfilerAction]:
    """Return a schedule for `profile`: a function from the step number to a ProfilerAction.

    After `skip_first` idle steps, cycles follow: `wait` idle steps, `warmup` steps without recording, and `active`
    recorded steps, after the last of which `on_trace_ready` is called.

    Args:
        repeat: number of cycles; 0 repeats without end.

    >>> chosen = torch.profiler.schedule(wait=1, warmup=0, active=1)
    >>> [chosen(step).name for step in range(3)]
    ['NONE', 'RECORD_AND_SAVE', 'NONE']
    """
    cycle = wait + warmup + active

    def action(step: int) -> ProfilerAction:
        step -= skip_first
        if step < 0 or repeat and step >= repeat * cycle:
            return ProfilerAction.NONE
        position = step % cycle
        if position < wait + warmup:
            return ProfilerAction.NONE if position < wait else ProfilerAction.WARMUP
        return ProfilerAction.RECORD_AND_SAVE if position == cycle - 1 else ProfilerAction.RECORD
    return action


def tensorboard_trace_handler(dir_name: str, worker_name: str | None = None,
                              use_gzip: bool = False) -> Callable[[profile], None]:
    """Return an `on_trace_ready` that writes each trace to a file in a folder.

    >>> import os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with torch.profiler.profile(on_trace_ready=torch.profiler.tensorboard_trace_handler(folder)):
    ...         _ = torch.ones(3).exp()
    ...     [os.path.splitext(name)[1] for name in os.listdir(folder)]
    ['.json']
    """
    def write(found: profile) -> None:
        os.makedirs(dir_name, exist_ok=True)
        name = f"{worker_name or os.getpid()}.{time.time_ns()}.pt.trace.json"
        found.export_chrome_trace(os.path.join(dir_name, name))
    return write


class profile:
    """Time the calls inside a `with` block.

    Args:
        schedule: a function from the step number to a ProfilerAction; call `step()` at the end of each step. Without
            it the whole block is recorded.
        on_trace_ready: called with the profile after the recorded steps, or at the end of the block.
        record_shapes: whether to keep the sizes of the operands of each call.
        profile_memory: whether to measure by how many bytes the memory of tensors grows during each call.

    Other options are accepted and ignored.

    >>> with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as found:
    ...     _ = torch.ones(3).exp()
    >>> "exp" in found.key_averages().table()
    True
    """

    def __init__(self, *, activities: Iterable[ProfilerActivity] | None = None,
                 schedule: Callable[[int], ProfilerAction] | None = None,
                 on_trace_ready: Callable[[profile], Any] | None = None, record_shapes: bool = False,
                 profile_memory: bool = False, **options: Any) -> None:
        self.step_num = 0
        self._kept = {"record_shapes": record_shapes, "profile_memory": profile_memory}
        self._metadata = {}
        self._action = schedule or (lambda step: ProfilerAction.RECORD)
        self._ready, self._found = on_trace_ready, recorder.profile(enabled=False)
        self._inner: recorder.profile | None = None

    def __enter__(self) -> profile:
        self._begin()
        return self

    def __exit__(self, *error: Any) -> None:
        self._end(hand_over=self._inner is not None)

    start = __enter__

    def stop(self) -> None:
        """End the block."""
        self.__exit__()

    def _begin(self):
        if self._action(self.step_num) in (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE) and not self._inner:
            self._inner = recorder.profile(**self._kept).__enter__()

    def _end(self, hand_over):
        if hand_over:
            self._inner.__exit__(None, None, None)
            self._found, self._inner = self._inner, None
            if self._ready is not None:
                self._ready(self)

    def step(self) -> None:
        """End the current step and start the next one."""
        hand_over = self._inner is not None and self._action(self.step_num) is ProfilerAction.RECORD_AND_SAVE
        self.step_num += 1
        self._end(hand_over)
        self._begin()

    def key_averages(self, group_by_input_shape: bool = False, *grouping: Any, **options: Any) -> Any:
        """Return the recorded calls, summed by name, and by the sizes of operands if asked."""
        return self._found.key_averages(group_by_input_shape)

    def events(self) -> Any:
        """Return all recorded calls in the order in which they began, each as an average of one call."""
        return self._found.function_events

    def add_metadata(self, key: str, value: str) -> None:
        """Keep a text under a name in the trace."""
        self._metadata[key] = value

    def add_metadata_json(self, key: str, value: str) -> None:
        """Keep a value, written as JSON, under a name in the trace.

        >>> with torch.profiler.profile() as found:
        ...     found.add_metadata_json("sizes", "[2, 3]")
        """
        self._metadata[key] = json.loads(value)

    preset_metadata_json = add_metadata_json

    def export_chrome_trace(self, path: str) -> None:
        """Write the recorded calls and the metadata to a file for Chrome's about:tracing and Perfetto."""
        self._found.export_chrome_trace(path, self._metadata)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """Write a line "file:line;name microseconds" per place and operation, as drawers of flame graphs read it.

        Raises:
            ValueError: a metric other than "self_cpu_time_total".
        """
        if metric != "self_cpu_time_total":
            raise ValueError(f"export_stacks: metric is {metric!r}; need 'self_cpu_time_total'")
        lines = [f"{line.where.replace(' ', '_')};{line.name} {line.total // 1000}\n"
                 for line in self._found.averages(by_line=True)]
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(lines)
