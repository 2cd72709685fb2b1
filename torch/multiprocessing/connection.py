"""Connection: a one-way or two-way channel for whole messages, which carry descriptors."""

import array
import contextlib
import errno
import io
import mmap
import multiprocessing.connection
import os
import queue
import select
import socket
import tempfile
import time
from multiprocessing import reduction

from torch.multiprocessing.reductions import dumps, loads

INLINE = 1 << 14  # A longer message travels as a file without a name: the kernel limits datagrams and their sum.
MOST_DESCRIPTORS = 250
LONGEST_POLL = (1 << 31) - 1  # milliseconds
_INLINE, _FILE = b"i", b"f"


class Lost(OSError):
    """A message was received, but this process had no free descriptor for it."""


class Message:
    """A pickled value and the Places of its tensors. It holds no descriptors until it is sent.

    Args:
        ticket: returns a descriptor that travels with the message until the message is read.
        place: the number of the message's place in a Queue.
    """

    __slots__ = "data", "place", "places", "ticket"

    def __init__(self, value=None, data=None):
        self.ticket = self.place = None
        self.data, self.places = dumps(value) if data is None else (data, ())
        if len(self.places) > MOST_DESCRIPTORS:
            raise OSError(errno.ETOOMANYREFS, f"one message can name the memory of {MOST_DESCRIPTORS} processes, "
                                              f"this one {len(self.places)}; send clones")

    def send(self, channel, flags):
        """Send the message through a socket, with a token for each Place; a long message is sent as a file."""
        file, ticket = None, -1
        try:
            ticket = -1 if self.ticket is None else self.ticket()
            descriptors = [*[position.open() for position in self.places], ticket]
            descriptors = [token for token in descriptors if token >= 0]
            parts = [_INLINE, self.data]
            if len(self.data) > INLINE:
                file = _write_file(self.data)
                descriptors.append(file.fileno())
                parts = [_FILE]
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
            channel.sendmsg(parts, ancillary, flags)
        finally:
            for position in self.places:
                position.close()
            if ticket >= 0:
                os.close(ticket)
            if file is not None:
                file.close()


def new_file():
    """Create an anonymous file: in memory, or in the temporary folder if the system has no memfd."""
    try:
        descriptor = os.memfd_create("torch_message", os.MFD_CLOEXEC)
    except (AttributeError, OSError) as error:
        if getattr(error, "errno", errno.ENOSYS) not in (errno.ENOSYS, errno.EPERM, errno.EACCES):
            raise
        return tempfile.TemporaryFile(buffering=0)
    return open(descriptor, "r+b", buffering=0)


def _write_file(data):
    file = new_file()
    view = memoryview(data)
    while view:
        view = view[file.write(view):]
    return file


class Connection(multiprocessing.connection.Connection):
    """One end of a pipe. A message arrives whole or not at all, even if a process is killed.

    Several processes may send to and receive from one end without a lock. The methods are those of multiprocessing.

    >>> one, other = torch.multiprocessing.Pipe()
    >>> one.send({"weight": torch.ones(2)})
    >>> other.recv()["weight"].tolist()
    [1.0, 1.0]
    """

    def __init__(self, handle, readable=True, writable=True):
        super().__init__(handle, readable, writable)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET, 0, fileno=handle)

    def _close(self):
        self._socket.close()

    def send(self, value):
        """Send a picklable value. Blocks while the kernel's buffer is full."""
        self._check_closed()
        self._check_writable()
        self.transmit(Message(value))

    def recv(self):
        """Return the next value. Raises EOFError when all other ends are closed."""
        return self.receive()

    def transmit(self, message, wait=True):
        """Send a Message. Returns False if sending would block and `wait` is False."""
        while True:
            try:
                message.send(self._socket, 0 if wait else socket.MSG_DONTWAIT)
                return True
            except BlockingIOError:
                return False
            except OSError as error:
                if error.errno != errno.ETOOMANYREFS:  # descriptors on their way are limited, too
                    raise
                if not wait:
                    return False
                time.sleep(0.001)

    def receive(self, wait=True, timeout=None):
        """Return the next value. Raises queue.Empty after `timeout` seconds, or at once if `wait` is False."""
        return opened(*self.take(wait, timeout))

    def take(self, wait=True, timeout=None):
        """Return the next message unread, for `opened`. Raises the errors of `receive`, and Lost."""
        self._check_closed()
        self._check_readable()
        if wait and timeout is None:
            return self._take(0)
        deadline = time.monotonic() + (timeout or 0 if wait else 0)
        while True:
            try:
                return self._take(socket.MSG_DONTWAIT)
            except BlockingIOError:  # also where another reader was faster
                if not self._poll(max(0, deadline - time.monotonic())):
                    raise queue.Empty from None

    def _take(self, flags):
        while True:
            try:
                data, ancillary, came, _ = self._socket.recvmsg(
                    INLINE + 1, socket.CMSG_SPACE(4 * (MOST_DESCRIPTORS + 1)), flags | socket.MSG_CMSG_CLOEXEC)
                break
            except ConnectionResetError:  # sent once; earlier messages can still be read
                continue
        descriptors = array.array("i")
        for _, _, content in ancillary:
            descriptors.frombytes(content[:len(content) // 4 * 4])
        descriptors = descriptors.tolist()
        if came & (socket.MSG_CTRUNC | socket.MSG_TRUNC):
            _close_all(descriptors)
            raise Lost(errno.EMFILE, "a message was lost, for this process has no descriptor free to take it; "
                                     "raise the limit (ulimit -n) or close files")
        if not data:
            raise EOFError
        return data, descriptors

    def _poll(self, timeout):
        return readable(self.fileno(), timeout)

    # --- raw bytes, as multiprocessing.connection has them ----------------------------------------------------------

    def _send_bytes(self, buffer):
        self.transmit(Message(data=bytes(buffer)))

    def _recv_bytes(self, maxsize=None):
        data, descriptors = self.take()
        with _content(data, descriptors) as content:
            return None if maxsize is not None and len(content) > maxsize else io.BytesIO(content)


def readable(descriptor, timeout):
    """Return whether a descriptor becomes readable within `timeout` seconds; None waits without limit."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(None if timeout is None else min(max(0, timeout) * 1000, LONGEST_POLL)))


def opened(data, descriptors):
    """Return the value of a message that was taken."""
    with _content(data, descriptors) as content:
        return loads(content, descriptors)


@contextlib.contextmanager
def _content(data, descriptors):
    """Return the bytes of a message and close its descriptors."""
    try:
        if data[:1] == _INLINE:
            yield memoryview(data)[1:]
        else:
            with mmap.mmap(descriptors[-1], 0, prot=mmap.PROT_READ) as whole:
                yield whole
    finally:
        _close_all(descriptors)


def _close_all(descriptors):
    for descriptor in descriptors:
        os.close(descriptor)


def rebuild_connection(copy, readable, writable):
    """Rebuild a Connection in the process that received it; called by pickle."""
    return Connection(copy.detach(), readable, writable)


def reduce_connection(connection):
    """Prepare a Connection for a new process; called by pickle."""
    copy = reduction.DupFd(connection.fileno())
    return rebuild_connection, (copy, connection.readable, connection.writable)


reduction.ForkingPickler.register(Connection, reduce_connection)


def pipe(duplex=True):
    """Return two connected Connections; with duplex=False the first only receives and the second only sends."""
    first, second = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return Connection(first.detach(), True, duplex), Connection(second.detach(), duplex, True)
