"""The places of a Queue: they bound its length, and a process that dies returns its places."""

from __future__ import annotations

import errno
import fcntl
import os
import struct
import threading
import time
import weakref
from multiprocessing import context, reduction

UNLIMITED = 1 << 31
INTERVAL = 0.02  # seconds after which a waiting process looks whether another one died
_LOCK = struct.Struct("hhqqi4x")  # struct flock of the 64-bit systems


class Slots:
    """The free places of an unbounded Queue, counted by the kernel for all processes."""

    def __init__(self, count=UNLIMITED, descriptor=None):
        self.count = count
        if descriptor is None:
            descriptor = os.eventfd(count, os.EFD_SEMAPHORE | os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self.descriptor = descriptor
        weakref.finalize(self, os.close, descriptor)

    def take(self, timeout):
        """Return a place, or None if none becomes free within `timeout` seconds; None waits without limit."""
        from torch.multiprocessing.connection import readable

        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            try:
                return os.eventfd_read(self.descriptor)
            except BlockingIOError:
                pass
            left = None if deadline is None else deadline - time.monotonic()
            if not readable(self.descriptor, left) and left is not None:
                return None

    def ticket(self, place):
        """Return the descriptor that must travel with the message of a place, or -1 for none."""
        return -1

    def sent(self, place):
        """Record that the message is on its way."""

    def give(self, place=None):
        """Free a place because its message was received or will not be sent."""
        os.eventfd_write(self.descriptor, 1)

    received = give

    def used(self):
        """Return the number of places in use."""
        with open(f"/proc/self/fdinfo/{self.descriptor}") as info:
            return self.count - next(int(line.split()[1], 16) for line in info if line.startswith("eventfd-count"))

    def after_fork(self):
        """Release what belongs to the parent only."""

    def __reduce__(self):
        context.assert_spawning(self)
        return rebuild_slots, (self.count, reduction.DupFd(self.descriptor))


def rebuild_slots(count, copy):
    """Rebuild Slots in the process that received the Queue; called by pickle."""
    return Slots(count, copy.detach())


class Places:
    """The places of a bounded Queue: bytes of an anonymous file, each locked while it is in use.

    A process locks a place through its own open file description. The message carries a ticket, a separate
    description with a lock on the same byte. The kernel releases a lock with the last copy of its description,
    wherever that copy is: in a killed process, in a message that nobody reads, or in a receiver.
    """

    def __init__(self, count, file=None, freed=None):
        from torch.multiprocessing.connection import new_file

        self.count, self._next, self._mine, self._own = count, 0, set(), None
        if file is None:
            with new_file() as result:
                self._file = os.dup(result.fileno())
        else:
            self._file = file
        self._freed = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC) if freed is None else freed
        self._lock = threading.Lock()
        for descriptor in (self._file, self._freed):
            weakref.finalize(self, os.close, descriptor)
        if file is None:
            os.close(self._opened())  # OSError, where files cannot be opened anew

    def _opened(self):
        """Open the file again."""
        return os.open(f"/proc/self/fd/{self._file}", os.O_RDWR | os.O_CLOEXEC)

    def take(self, timeout):
        """Return a place, or None if none becomes free within `timeout` seconds; None waits without limit."""
        from torch.multiprocessing.connection import readable

        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            start = time.monotonic()
            position = self._try()
            if position is not None:
                return position
            now = time.monotonic()
            interval = max(INTERVAL, 10 * (now - start))
            left = interval if deadline is None else deadline - now
            if left <= 0:
                return None
            if readable(self._freed, min(left, interval)):
                _drain(self._freed)

    def _try(self):
        with self._lock:
            if self._own is None:
                self._own = self._opened()
                weakref.finalize(self, os.close, self._own)
            for step in range(self.count):
                position = (self._next + step) % self.count
                if position not in self._mine and _set(self._own, fcntl.F_WRLCK, position):
                    _set(self._own, fcntl.F_RDLCK, position)  # so that the ticket can have it too
                    self._mine.add(position)
                    self._next = position + 1
                    return position
        return None

    def ticket(self, place):
        """Return the descriptor that must travel with the message of a place."""
        ticket = self._opened()
        _set(ticket, fcntl.F_RDLCK, place)
        return ticket

    def sent(self, place):
        """Record that the message and its ticket are on their way."""
        with self._lock:
            _set(self._own, fcntl.F_UNLCK, place)
            self._mine.discard(place)

    def give(self, place):
        """Free a place because its message will not be sent."""
        self.sent(place)
        self.received()

    def received(self):
        """Wake a process that waits for a place, after a message was received and its ticket closed."""
        os.eventfd_write(self._freed, 1)

    def used(self):
        """Return the number of places in use."""
        return sum(_is_locked(self._file, position) for position in range(self.count))

    def after_fork(self):
        """Close the parent's open file description, which must end with the parent."""
        self._lock, self._mine = threading.Lock(), set()
        if self._own is not None:
            null = os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)
            os.dup2(null, self._own, inheritable=False)  # its number is closed at the end
            os.close(null)
            self._own = None

    def __reduce__(self):
        context.assert_spawning(self)
        return rebuild_places, (self.count, reduction.DupFd(self._file), reduction.DupFd(self._freed))


def rebuild_places(count, file, freed):
    """Rebuild Places in the process that received the Queue; called by pickle."""
    return Places(count, file.detach(), freed.detach())


def places_of(maxsize):
    """Return the places of a Queue of size `maxsize`.

    Without /proc a file cannot be opened again; killed processes keep their places then.
    """
    if maxsize <= 0:
        return Slots()
    try:
        return Places(maxsize)
    except OSError as error:
        if error.errno not in (errno.ENOENT, errno.EACCES, errno.EPERM, errno.ENOTDIR):
            raise
        return Slots(maxsize)


def _drain(descriptor):
    try:
        os.eventfd_read(descriptor)
    except BlockingIOError:  # another one was faster
        pass


def _set(descriptor, kind, place):
    """Return whether a lock was set, or could be set."""
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _LOCK.pack(kind, os.SEEK_SET, place, 1, 0))
    except OSError as error:
        if error.errno not in (errno.EAGAIN, errno.EACCES):
            raise
        return False
    return True


def _is_locked(descriptor, place):
    result = fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, _LOCK.pack(fcntl.F_WRLCK, os.SEEK_SET, place, 1, 0))
    return _LOCK.unpack(result)[0] != fcntl.F_UNLCK
