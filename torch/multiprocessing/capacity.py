"""The places of a Queue: how many values may wait in it, counted so that a process that dies keeps none."""

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
PATIENCE = 0.02  # seconds after which a waiting process looks whether another one died
_LOCK = struct.Struct("hhqqi4x")  # struct flock of the 64-bit systems


class Slots:
    """The free places of a Queue without bounds, counted by the kernel for all processes."""

    def __init__(self, count=UNLIMITED, descriptor=None):
        self.count = count
        if descriptor is None:
            descriptor = os.eventfd(count, os.EFD_SEMAPHORE | os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self.descriptor = descriptor
        weakref.finalize(self, os.close, descriptor)

    def take(self, timeout):
        """A place, or None if none gets free within timeout seconds; None waits without end."""
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
        """The descriptor that has to travel with the message of a place; -1: none."""
        return -1

    def sent(self, place):
        """The message is on its way."""

    def give(self, place=None):
        """A message was received, or will never be sent."""
        os.eventfd_write(self.descriptor, 1)

    received = give

    def used(self):
        """How many places are taken."""
        with open(f"/proc/self/fdinfo/{self.descriptor}") as info:
            return self.count - next(int(line.split()[1], 16) for line in info if line.startswith("eventfd-count"))

    def after_fork(self):
        """Gives up what belongs to the parent alone."""

    def __reduce__(self):
        context.assert_spawning(self)
        return rebuild_slots, (self.count, reduction.DupFd(self.descriptor))


def rebuild_slots(count, copy):
    """What pickle calls in the process that was given a Queue."""
    return Slots(count, copy.detach())


class Places:
    """The places of a bounded Queue: bytes of a file without a name, each locked while it is taken.

    A process locks a place through its own opening of the file. The message takes a ticket along, an opening of its
    own with a lock on the same byte. The kernel ends a lock with the last copy of its opening, wherever that is: in a
    process that is killed, in a message that nobody reads, in a receiver.
    """

    def __init__(self, count, file=None, freed=None):
        from torch.multiprocessing.connection import new_file

        self.count, self._next, self._mine, self._own = count, 0, set(), None
        if file is None:
            with new_file() as made:
                self._file = os.dup(made.fileno())
        else:
            self._file = file
        self._freed = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC) if freed is None else freed
        self._lock = threading.Lock()
        for descriptor in (self._file, self._freed):
            weakref.finalize(self, os.close, descriptor)
        if file is None:
            os.close(self._opened())  # OSError, where files cannot be opened anew

    def _opened(self):
        """Another opening of the file."""
        return os.open(f"/proc/self/fd/{self._file}", os.O_RDWR | os.O_CLOEXEC)

    def take(self, timeout):
        """A place, or None if none gets free within timeout seconds; None waits without end."""
        from torch.multiprocessing.connection import readable

        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            start = time.monotonic()
            place = self._try()
            if place is not None:
                return place
            now = time.monotonic()
            patience = max(PATIENCE, 10 * (now - start))
            left = patience if deadline is None else deadline - now
            if left <= 0:
                return None
            if readable(self._freed, min(left, patience)):
                _drain(self._freed)

    def _try(self):
        with self._lock:
            if self._own is None:
                self._own = self._opened()
                weakref.finalize(self, os.close, self._own)
            for step in range(self.count):
                place = (self._next + step) % self.count
                if place not in self._mine and _set(self._own, fcntl.F_WRLCK, place):
                    _set(self._own, fcntl.F_RDLCK, place)  # so that the ticket can have it too
                    self._mine.add(place)
                    self._next = place + 1
                    return place
        return None

    def ticket(self, place):
        """The descriptor that has to travel with the message of a place."""
        ticket = self._opened()
        _set(ticket, fcntl.F_RDLCK, place)
        return ticket

    def sent(self, place):
        """The message is on its way, and its ticket with it."""
        with self._lock:
            _set(self._own, fcntl.F_UNLCK, place)
            self._mine.discard(place)

    def give(self, place):
        """The message will never be sent."""
        self.sent(place)
        self.received()

    def received(self):
        """A message was received, and its ticket closed: wakes who waits for a place."""
        os.eventfd_write(self._freed, 1)

    def used(self):
        """How many places are taken."""
        return sum(_is_locked(self._file, place) for place in range(self.count))

    def after_fork(self):
        """Gives up what belongs to the parent alone: its opening must end with it."""
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
    """What pickle calls in the process that was given a Queue."""
    return Places(count, file.detach(), freed.detach())


def places_of(maxsize):
    """The places of a Queue of that size. Without /proc, where no file is opened anew, killed processes keep theirs."""
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
    """Whether a lock was set, or could be."""
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _LOCK.pack(kind, os.SEEK_SET, place, 1, 0))
    except OSError as error:
        if error.errno not in (errno.EAGAIN, errno.EACCES):
            raise
        return False
    return True


def _is_locked(descriptor, place):
    found = fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, _LOCK.pack(fcntl.F_WRLCK, os.SEEK_SET, place, 1, 0))
    return _LOCK.unpack(found)[0] != fcntl.F_UNLCK
