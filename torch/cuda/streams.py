"""Streams, in which a GPU works one after the other, and events, which mark a place in one."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from torch._C import ffi, lib
from torch.cuda.devices import check, number

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Stream:
    """What is given to a stream runs in order; two streams may run side by side.

    device: the GPU, the current one by default. priority: lower numbers go first.
    """

    def __init__(self, device: Any = None, priority: int = 0) -> None:
        self.device = number(None if device == -1 else device)
        self.priority = priority
        self._own = check(lib.th_gpu_new_stream(self.device + 1, priority))
        self._pointer = self._own

    @classmethod
    def _at(cls, device: int, pointer: Any) -> Stream:
        """A stream that somebody else owns."""
        found = cls.__new__(cls)
        found.device, found.priority, found._own, found._pointer = device, 0, None, pointer
        return found

    @property
    def handle(self) -> int:
        """The driver's CUstream as a number, as pycuda and others take it."""
        return int(ffi.cast("uintptr_t", self._pointer))

    def wait_event(self, event: Event) -> None:
        """What is given to the stream from now on waits for the event."""
        check(lib.th_gpu_wait_event(self.device + 1, self._pointer, event._made(self)))

    def wait_stream(self, stream: Stream) -> None:
        """What is given to this stream from now on waits for all that the other has."""
        self.wait_event(stream.record_event())

    def record_event(self, event: Event | None = None) -> Event:
        """Marks this place in the stream; returns the event."""
        event = event or Event()
        event.record(self)
        return event

    def query(self) -> bool:
        """Whether all is done."""
        return bool(check(lib.th_gpu_stream_done(self.device + 1, self._pointer)))

    def synchronize(self) -> None:
        """Waits until all is done."""
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
    """A place in a stream: asked about, waited for, or measured from.

    enable_timing: whether `elapsed_time` may be asked. blocking: whether `synchronize` sleeps rather than spins.
    """

    def __init__(self, enable_timing: bool = False, blocking: bool = False) -> None:
        self._options = enable_timing, blocking
        self._pointer: Any = None
        self.device: int | None = None

    def _made(self, stream: Stream) -> Any:
        """The driver's event, made where it is first used."""
        if self._pointer is None:
            self.device = stream.device
            self._pointer = check(lib.th_gpu_new_event(stream.device + 1, *self._options))
        return self._pointer

    def record(self, stream: Stream | None = None) -> None:
        """Marks the place that a stream, the current one by default, has reached."""
        stream = stream or current_stream()
        pointer = self._made(stream)
        if self.device != stream.device:
            raise RuntimeError(f"record: the event is of GPU {self.device}, the stream of GPU {stream.device}")
        check(lib.th_gpu_record_event(stream.device + 1, pointer, stream._pointer))

    def wait(self, stream: Stream | None = None) -> None:
        """What is given to a stream, the current one by default, from now on waits for the event."""
        (stream or current_stream()).wait_event(self)

    def query(self) -> bool:
        """Whether all that came before the event is done; so it is where nothing was recorded."""
        return self._pointer is None or bool(check(lib.th_gpu_event_done(self.device + 1, self._pointer)))

    def synchronize(self) -> None:
        """Waits for all that came before the event."""
        if self._pointer is not None:
            check(lib.th_gpu_event_synchronize(self.device + 1, self._pointer))

    def elapsed_time(self, end: Event) -> float:
        """Milliseconds from this event to another; both were made with enable_timing=True and are done."""
        if self._pointer is None or end._pointer is None:
            raise RuntimeError("elapsed_time: record both events first")
        milliseconds = ffi.new("float *")
        check(lib.th_gpu_elapsed(self.device + 1, self._pointer, end._pointer, milliseconds))
        return milliseconds[0]

    def __repr__(self) -> str:
        return f"<torch.cuda.Event device={self.device}>"

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            lib.th_gpu_free_event(self.device + 1, self._pointer)


def current_stream(device: Any = None) -> Stream:
    """The stream that work of this thread on a GPU goes to."""
    chosen = number(device)
    return Stream._at(chosen, lib.th_gpu_stream(chosen + 1))


def use_on_stream(tensor: Any, consumer: int | None) -> None:
    """Lets the stream of a consumer, as DLPack numbers them, wait for the current one, and keeps the memory for it.

    Raises ValueError for 0, which DLPack leaves without a meaning.
    """
    if consumer is not None and (isinstance(consumer, bool) or not isinstance(consumer, int) or consumer < 1):
        raise ValueError(f"__dlpack__: stream is {consumer!r}; need a CUstream as a number, 1 or None for the default "
                         "stream, 2 for the thread's own, -1 where the consumer waits by itself")
    mine = current_stream(tensor._gpu)
    default = consumer in (None, 1)
    theirs = Stream._at(mine.device, ffi.NULL if default else ffi.cast("void *", consumer))
    if theirs != mine:
        theirs.wait_stream(mine)
        tensor.record_stream(theirs)


@contextlib.contextmanager
def stream(stream: Stream | None) -> Iterator[None]:
    """`with torch.cuda.stream(s):` gives the work of this thread on its GPU to s; None changes nothing."""
    if stream is None:
        yield
        return
    before = lib.th_gpu_stream(stream.device + 1)
    lib.th_gpu_set_stream(stream.device + 1, stream._pointer)
    try:
        yield
    finally:
        lib.th_gpu_set_stream(stream.device + 1, before)
