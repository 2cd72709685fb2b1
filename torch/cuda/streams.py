"""Streams, in which a GPU runs work in order, and events, which mark positions in streams."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

from torch._C import ffi, lib
from torch.cuda.devices import check, number

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_chosen = threading.local()  # the streams of set_stream, by GPU: the driver's stream lives as long as its object


class Stream:
    """A queue of work on a GPU, which runs in order; different streams may run concurrently.

    Args:
        device: the GPU, by default the current one.
        priority: lower numbers run first.

    >>> if torch.cuda.is_available():
    ...     side = torch.cuda.Stream()
    ...     with torch.cuda.stream(side):
    ...         x = torch.ones(3, device="cuda")
    ...     side.synchronize()
    """

    def __init__(self, device: Any = None, priority: int = 0) -> None:
        self.device = number(None if device == -1 else device)
        self.priority = priority
        self._own = check(lib.th_gpu_new_stream(self.device + 1, priority))
        self._pointer = self._own

    @classmethod
    def _at(cls, device: int, pointer: Any) -> Stream:
        """Return a stream that other code owns."""
        result = cls.__new__(cls)
        result.device, result.priority, result._own, result._pointer = device, 0, None, pointer
        return result

    @property
    def handle(self) -> int:
        """The driver's CUstream as a number, for pycuda and other libraries."""
        return int(ffi.cast("uintptr_t", self._pointer))

    def wait_event(self, event: Event) -> None:
        """Let later work in this stream wait for the event."""
        check(lib.th_gpu_wait_event(self.device + 1, self._pointer, event._made(self)))

    def wait_stream(self, stream: Stream) -> None:
        """Let later work in this stream wait for all work queued in another stream."""
        self.wait_event(stream.record_event())

    def record_event(self, event: Event | None = None) -> Event:
        """Record an event at the current position, and return it."""
        event = event or Event()
        event.record(self)
        return event

    def query(self) -> bool:
        """Return whether all queued work is complete."""
        return bool(check(lib.th_gpu_stream_done(self.device + 1, self._pointer)))

    def synchronize(self) -> None:
        """Wait until all queued work is complete."""
        check(lib.th_gpu_wait_stream(self.device + 1, self._pointer))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and (self.device, self.handle) == (other.device, other.handle)

    def __hash__(self) -> int:
        return hash((self.device, self.handle))

    def __repr__(self) -> str:
        return f"<torch.cuda.Stream device={self.device} handle={self.handle:#x}>"

    def __del__(self) -> None:
        if getattr(self, "_own", None):
            lib.th_gpu_free_stream(self.device + 1, self._own, self.priority)


class Event:
    """A position in a stream that can be queried, waited for and timed.

    Args:
        enable_timing: required for `elapsed_time`.
        blocking: let `synchronize` sleep instead of spin.

    >>> if torch.cuda.is_available():
    ...     start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    ...     start.record()
    ...     x = torch.ones(3, device="cuda") * 2
    ...     end.record()
    ...     end.synchronize()
    ...     assert start.elapsed_time(end) >= 0  # milliseconds
    """

    def __init__(self, enable_timing: bool = False, blocking: bool = False) -> None:
        self._options = enable_timing, blocking
        self._pointer: Any = None
        self.device: int | None = None

    def _made(self, stream: Stream) -> Any:
        """Return the driver's event, created on first use."""
        if self._pointer is None:
            self.device = stream.device
            self._pointer = check(lib.th_gpu_new_event(stream.device + 1, *self._options))
        return self._pointer

    def record(self, stream: Stream | None = None) -> None:
        """Record the event at the current position of a stream, by default the current stream."""
        stream = stream or current_stream()
        pointer = self._made(stream)
        if self.device != stream.device:
            raise RuntimeError(f"record: the event is of GPU {self.device}, the stream of GPU {stream.device}; need "
                               "one GPU")
        check(lib.th_gpu_record_event(stream.device + 1, pointer, stream._pointer))

    def wait(self, stream: Stream | None = None) -> None:
        """Let later work in a stream, by default the current one, wait for the event."""
        (stream or current_stream()).wait_event(self)

    def query(self) -> bool:
        """Return whether all work before the event is complete; True if it was never recorded."""
        return self._pointer is None or bool(check(lib.th_gpu_event_done(self.device + 1, self._pointer)))

    def synchronize(self) -> None:
        """Wait for all work before the event."""
        if self._pointer is not None:
            check(lib.th_gpu_event_synchronize(self.device + 1, self._pointer))

    def elapsed_time(self, end_event: Event) -> float:
        """Return the milliseconds from this event to `end_event`. Both need enable_timing=True and must be complete."""
        if self._pointer is None or end_event._pointer is None:
            raise RuntimeError("elapsed_time: record both events first")
        milliseconds = ffi.new("float *")
        check(lib.th_gpu_elapsed(self.device + 1, self._pointer, end_event._pointer, milliseconds))
        return milliseconds[0]

    def __repr__(self) -> str:
        return f"<torch.cuda.Event device={self.device}>"

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            lib.th_gpu_free_event(self.device + 1, self._pointer)


def current_stream(device: Any = None) -> Stream:
    """Return the stream on which this thread queues work for a GPU.

    >>> if torch.cuda.is_available():
    ...     torch.cuda.current_stream().synchronize()
    """
    chosen = number(device)
    return Stream._at(chosen, lib.th_gpu_stream(chosen + 1))


def set_stream(stream: Stream | None) -> None:
    """Queue this thread's later work for the stream's GPU on `stream`; None changes nothing.

    Prefer the context `torch.cuda.stream`.

    >>> if torch.cuda.is_available():
    ...     before = torch.cuda.current_stream()
    ...     side = torch.cuda.Stream()
    ...     torch.cuda.set_stream(side)
    ...     assert torch.cuda.current_stream() == side
    ...     torch.cuda.set_stream(before)
    """
    if stream is not None:
        lib.th_gpu_set_stream(stream.device + 1, stream._pointer)
        vars(_chosen)[stream.device] = stream


def use_on_stream(tensor: Any, consumer: int | None) -> None:
    """Let a consumer's stream, numbered as in DLPack, wait for the current stream, and keep the memory for it.

    Raises:
        ValueError: the stream is 0, which DLPack does not define.
    """
    if consumer is not None and (isinstance(consumer, bool) or not isinstance(consumer, int) or consumer < 1):
        raise ValueError(f"__dlpack__: stream is {consumer!r}; need a CUstream as a number, 1 or None for the default "
                         "stream, 2 for the thread's own, -1 if the consumer synchronizes itself")
    mine = current_stream(tensor._gpu)
    default = consumer in (None, 1)
    theirs = Stream._at(mine.device, ffi.NULL if default else ffi.cast("void *", consumer))
    if theirs != mine:
        theirs.wait_stream(mine)
        tensor.record_stream(theirs)


@contextlib.contextmanager
def stream(stream: Stream | None) -> Iterator[None]:
    """Context in which this thread queues work on a stream: `with torch.cuda.stream(s):`; None changes nothing.

    >>> if torch.cuda.is_available():
    ...     side = torch.cuda.Stream()
    ...     with torch.cuda.stream(side):
    ...         assert torch.cuda.current_stream() == side
    """
    if stream is None:
        yield
        return
    before, kept = lib.th_gpu_stream(stream.device + 1), vars(_chosen).get(stream.device)
    lib.th_gpu_set_stream(stream.device + 1, stream._pointer)
    try:
        yield
    finally:
        lib.th_gpu_set_stream(stream.device + 1, before)
        vars(_chosen)[stream.device] = kept
