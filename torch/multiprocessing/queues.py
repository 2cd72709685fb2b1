"""Queue and SimpleQueue without locks: a process killed inside get or put leaves them usable."""

from __future__ import annotations

import collections
import errno
import functools
import multiprocessing
import queue
import select
import threading
import time
import traceback
import weakref
from multiprocessing import context, util
from typing import TYPE_CHECKING

from torch.multiprocessing.capacity import places_of
from torch.multiprocessing.connection import Lost, Message, opened, pipe

if TYPE_CHECKING:
    from typing import Any

SCARCE = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENOBUFS)  # what may be there again in a while
GONE = (errno.EPIPE, errno.ECONNRESET)


def take_next(reader):
    """Wait for the next message. Raises EOFError in a child whose parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return reader.take()
    poll = select.poll()
    poll.register(reader.fileno(), select.POLLIN)
    poll.register(parent.sentinel, select.POLLIN)
    while True:
        if any(descriptor == parent.sentinel for descriptor, _ in poll.poll()):
            raise EOFError("the process that started this one is gone")
        try:
            return reader.take(wait=False)
        except queue.Empty:  # another reader was faster
            continue


class SimpleQueue:
    """A queue between processes with put, get, empty and close. put blocks while the kernel's buffer is full."""

    def __init__(self) -> None:
        self._reader, self._writer = pipe(duplex=False)

    def put(self, value: Any) -> None:
        """Send a picklable value."""
        self._writer.send(value)

    def get(self) -> Any:
        """Wait for the next value. Raises EOFError when the process that started this one is gone."""
        return opened(*take_next(self._reader))

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._reader.poll()

    def close(self) -> None:
        """Close both ends in this process."""
        self._reader.close()
        self._writer.close()

    def __getstate__(self) -> Any:
        context.assert_spawning(self)
        return self._reader, self._writer

    def __setstate__(self, state: Any) -> None:
        self._reader, self._writer = state


class Queue:
    """A first-in first-out queue between any number of processes.

    `put` pickles its value at once, so it raises the pickler's errors, and later changes of the value are not sent.
    Tensors are sent by reference. If a process dies, the places that it took and a value that it was about to receive
    are returned to the queue. A process ends only after its values are sent, unless it called `cancel_join_thread`.

    Args:
        maxsize: number of values that may wait; `put` then waits for a free place. 0 means no bound.

    >>> queue = torch.multiprocessing.Queue()
    >>> queue.put([torch.ones(2), "a word"])
    >>> queue.get()[1]
    'a word'
    """

    def __init__(self, maxsize: int = 0) -> None:
        self._places = places_of(maxsize)
        self._reader, self._writer = pipe(duplex=False)
        self._reset()
        util.register_after_fork(self, Queue._after_fork)

    def _after_fork(self):
        self._places.after_fork()
        self._reset()

    def _reset(self):
        self._changed = threading.Condition(threading.Lock())
        self._waiting = collections.deque()
        self._thread = self._join = self._stop = None
        self._closed = self._join_cancelled = False

    def __getstate__(self) -> Any:
        context.assert_spawning(self)
        return self._places, self._reader, self._writer

    def __setstate__(self, state: Any) -> None:
        self._places, self._reader, self._writer = state
        self._reset()
        util.register_after_fork(self, Queue._after_fork)

    def put(self, value: Any, block: bool = True, timeout: float | None = None) -> None:
        """Put a picklable value. Raises queue.Full if no place becomes free within `timeout` seconds."""
        if self._closed:
            raise ValueError("put: this Queue is closed")
        message = Message(value)
        position = self._places.take(timeout if block else 0)
        if position is None:
            raise queue.Full
        message.ticket = functools.partial(self._places.ticket, position)
        message.place = position
        with self._changed:
            try:
                if not self._waiting and self._writer.transmit(message, wait=False):
                    self._places.sent(position)
                    return
            except BaseException:
                self._places.give(position)
                raise
            self._waiting.append(message)
            if self._thread is None:
                self._start_thread()
            self._changed.notify()

    def get(self, block: bool = True, timeout: float | None = None) -> Any:
        """Return the next value.

        Raises:
            queue.Empty: no value arrives within `timeout` seconds, or at once with block=False.
            EOFError: the process that started this one is gone.
        """
        if self._closed:
            raise ValueError("get: this Queue is closed")
        try:
            message = take_next(self._reader) if block and timeout is None else self._reader.take(block, timeout)
        except Lost:
            self._places.received()
            raise
        try:
            return opened(*message)
        finally:
            self._places.received()  # the message is gone, whether it can be read or not

    def put_nowait(self, value: Any) -> None:
        """put(value, block=False)"""
        self.put(value, False)

    def get_nowait(self) -> Any:
        """get(block=False)"""
        return self.get(False)

    def qsize(self) -> int:
        """Return the approximate number of waiting values."""
        return self._places.used()

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._reader.poll()

    def full(self) -> bool:
        """Return whether no place is free."""
        return self._places.used() >= self._places.count

    # --- the thread that sends what the kernel's buffer did not take ------------------------------------------------

    def _start_thread(self):
        self._thread = threading.Thread(target=_feed, daemon=True, name="QueueFeederThread",
                                        args=(self._waiting, self._changed, self._writer, self._places))
        self._thread.start()
        if not self._join_cancelled:
            self._join = util.Finalize(self._thread, _join, [weakref.ref(self._thread)], exitpriority=-5)
        self._stop = util.Finalize(self, _stop, [self._waiting, self._changed], exitpriority=10)

    def close(self) -> None:
        """Stop using the queue in this process once its values are sent."""
        self._closed = True
        if self._stop:
            self._stop()
        else:
            self._writer.close()
        self._reader.close()

    def join_thread(self) -> None:
        """Wait until this process's values are sent. Call close() first."""
        if not self._closed:
            raise ValueError("join_thread: close the Queue first")
        if self._join:
            self._join()

    def cancel_join_thread(self) -> None:
        """Let this process end without sending its remaining values, which are lost."""
        self._join_cancelled = True
        if self._join:
            self._join.cancel()


def _feed(waiting, changed, writer, places):
    while True:
        with changed:
            while not waiting:
                changed.wait()
            message = waiting[0]
        if message is None:
            writer.close()
            return
        try:
            writer.transmit(message)
            places.sent(message.place)
        except OSError as error:
            if error.errno in SCARCE and waiting[-1] is not None:  # the queue is still in use: again in a while
                time.sleep(0.01)
                continue
            if error.errno not in GONE:  # no receiver is left
                traceback.print_exc()
            places.give(message.place)
        message = None
        with changed:
            waiting.popleft()


def _join(thread):
    if thread() is not None:
        thread().join()


def _stop(waiting, changed):
    with changed:
        waiting.append(None)
        changed.notify()
