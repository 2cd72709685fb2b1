"""Queue and SimpleQueue: without locks, so that a process killed inside get or put leaves them working."""

from __future__ import annotations

import collections
import errno
import multiprocessing
import os
import queue
import select
import threading
import time
import traceback
import weakref
from multiprocessing import context, reduction, util
from typing import TYPE_CHECKING

from torch.multiprocessing.connection import Lost, Message, opened, pipe, readable

if TYPE_CHECKING:
    from typing import Any

UNLIMITED = 1 << 31
SCARCE = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENOBUFS)  # what may be there again in a while
GONE = (errno.EPIPE, errno.ECONNRESET)


def take_next(reader):
    """Waits for the next message. A child whose parent was killed ends here, by EOFError, instead of never."""
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
    """A queue between processes with put, get, empty and close. put waits while the kernel's buffer is full."""

    def __init__(self) -> None:
        self._reader, self._writer = pipe(duplex=False)

    def put(self, value: Any) -> None:
        """Sends a picklable value."""
        self._writer.send(value)

    def get(self) -> Any:
        """Waits for the next value. Raises EOFError when the process that started this one is gone."""
        return opened(*take_next(self._reader))

    def empty(self) -> bool:
        """Whether nothing is there to get."""
        return not self._reader.poll()

    def close(self) -> None:
        """Closes both ends in this process."""
        self._reader.close()
        self._writer.close()

    def __getstate__(self) -> Any:
        context.assert_spawning(self)
        return self._reader, self._writer

    def __setstate__(self, state: Any) -> None:
        self._reader, self._writer = state


class Slots:
    """The free places of a Queue, counted by the kernel for all processes."""

    def __init__(self, count, descriptor=None):
        self.count = count
        if descriptor is None:
            descriptor = os.eventfd(count, os.EFD_SEMAPHORE | os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self.descriptor = descriptor
        weakref.finalize(self, os.close, descriptor)

    def take(self, timeout):
        """Takes a place, waiting up to timeout seconds, or without end if it is None. Returns whether there was one."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            try:
                os.eventfd_read(self.descriptor)
                return True
            except BlockingIOError:
                pass
            left = None if deadline is None else deadline - time.monotonic()
            if not readable(self.descriptor, left) and left is not None:
                return False

    def give(self):
        """Gives a place back."""
        os.eventfd_write(self.descriptor, 1)

    def free(self):
        """How many places are free."""
        with open(f"/proc/self/fdinfo/{self.descriptor}") as info:
            return next(int(line.split()[1], 16) for line in info if line.startswith("eventfd-count"))

    def __reduce__(self):
        context.assert_spawning(self)
        return rebuild_slots, (self.count, reduction.DupFd(self.descriptor))


def rebuild_slots(count, copy):
    """What pickle calls in the process that was given a Queue."""
    return Slots(count, copy.detach())


class Queue:
    """A first-in first-out queue between any number of processes.

    maxsize: how many values may wait in it; put waits for a free place. 0: as many as memory holds.
    A value is pickled when it is put, so put raises what the pickler raises, and later changes are not sent; tensors
    are sent by reference. A process that put values ends only when they are sent; cancel_join_thread lifts that.

    >>> queue = torch.multiprocessing.Queue()
    >>> queue.put([torch.ones(2), "a word"])
    >>> queue.get()[1]
    'a word'
    """

    def __init__(self, maxsize: int = 0) -> None:
        self._slots = Slots(maxsize if maxsize > 0 else UNLIMITED)
        self._reader, self._writer = pipe(duplex=False)
        self._reset()
        util.register_after_fork(self, Queue._reset)

    def _reset(self):
        self._changed = threading.Condition(threading.Lock())
        self._waiting = collections.deque()
        self._thread = self._join = self._stop = None
        self._closed = self._join_cancelled = False

    def __getstate__(self) -> Any:
        context.assert_spawning(self)
        return self._slots, self._reader, self._writer

    def __setstate__(self, state: Any) -> None:
        self._slots, self._reader, self._writer = state
        self._reset()
        util.register_after_fork(self, Queue._reset)

    def put(self, value: Any, block: bool = True, timeout: float | None = None) -> None:
        """Puts a picklable value. Raises queue.Full if no place is free, or gets free within timeout seconds."""
        if self._closed:
            raise ValueError("put: this Queue is closed")
        message = Message(value)
        if not self._slots.take(timeout if block else 0):
            raise queue.Full
        with self._changed:
            try:
                if not self._waiting and self._writer.transmit(message, wait=False):
                    return
            except BaseException:
                self._slots.give()
                raise
            self._waiting.append(message)
            if self._thread is None:
                self._start_thread()
            self._changed.notify()

    def get(self, block: bool = True, timeout: float | None = None) -> Any:
        """Takes the next value. Raises queue.Empty if there is none, or none comes within timeout seconds.

        Raises EOFError when the process that started this one is gone.
        """
        if self._closed:
            raise ValueError("get: this Queue is closed")
        try:
            message = take_next(self._reader) if block and timeout is None else self._reader.take(block, timeout)
        except Lost:
            self._slots.give()
            raise
        self._slots.give()  # the message is gone, whether it can be read or not
        return opened(*message)

    def put_nowait(self, value: Any) -> None:
        """put(value, block=False)"""
        self.put(value, False)

    def get_nowait(self) -> Any:
        """get(block=False)"""
        return self.get(False)

    def qsize(self) -> int:
        """About how many values wait in it."""
        return self._slots.count - self._slots.free()

    def empty(self) -> bool:
        """Whether nothing is there to get."""
        return not self._reader.poll()

    def full(self) -> bool:
        """Whether no place is free."""
        return self._slots.free() == 0

    # --- the thread that sends what the kernel's buffer did not take ------------------------------------------------

    def _start_thread(self):
        self._thread = threading.Thread(target=_feed, args=(self._waiting, self._changed, self._writer), daemon=True,
                                        name="QueueFeederThread")
        self._thread.start()
        if not self._join_cancelled:
            self._join = util.Finalize(self._thread, _join, [weakref.ref(self._thread)], exitpriority=-5)
        self._stop = util.Finalize(self, _stop, [self._waiting, self._changed], exitpriority=10)

    def close(self) -> None:
        """Ends its use in this process, once what was put is sent."""
        self._closed = True
        if self._stop:
            self._stop()
        else:
            self._writer.close()
        self._reader.close()

    def join_thread(self) -> None:
        """Waits until what was put is sent. Call close() before."""
        if not self._closed:
            raise ValueError("join_thread: close the Queue first")
        if self._join:
            self._join()

    def cancel_join_thread(self) -> None:
        """Lets this process end before what it put is sent; that is lost then."""
        self._join_cancelled = True
        if self._join:
            self._join.cancel()


def _feed(waiting, changed, writer):
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
        except OSError as error:
            if error.errno in SCARCE and waiting[-1] is not None:  # the queue is still in use: again in a while
                time.sleep(0.01)
                continue
            if error.errno not in GONE:  # where nobody is left to receive it
                traceback.print_exc()
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
