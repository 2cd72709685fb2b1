"""Key-value tables: the contents of a store, and the messages that carry requests to one."""

from __future__ import annotations

import contextlib
import os
import socket
import struct
import weakref

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGEST = 1 << 28  # bytes of a message

_open: weakref.WeakSet[socket.socket] = weakref.WeakSet()


def private(connection: socket.socket) -> socket.socket:
    """Close a socket in forked children: the other side must notice when this process itself ends."""
    _open.add(connection)
    return connection


def keep_alive(connection: socket.socket) -> None:
    """Send small messages at once, and let the kernel find out within 90 s that the other host has vanished."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in ((socket.TCP_NODELAY, 1), (socket.TCP_USER_TIMEOUT, 90_000), (socket.TCP_KEEPIDLE, 30),
                          (socket.TCP_KEEPINTVL, 10), (socket.TCP_KEEPCNT, 6)):
        connection.setsockopt(socket.IPPROTO_TCP, option, value)


def _close_all():
    for one in list(_open):
        with contextlib.suppress(OSError):
            one.close()


os.register_at_fork(after_in_child=_close_all)


class Table:
    """A dict of bytes, changed by named operations. All arguments and results are bytes."""

    OPERATIONS = frozenset({"set", "get", "add", "append", "compare_set", "delete_key", "check", "num_keys"})

    def __init__(self) -> None:
        self.values: dict[bytes, bytes] = {}

    def apply(self, operation: str, *arguments: bytes) -> bytes:
        """Return the result of an operation. Raise KeyError for a missing key."""
        if operation not in self.OPERATIONS:
            raise ValueError(f"store: unknown operation {operation!r}")
        return getattr(self, f"_{operation}")(*arguments)

    def _set(self, key, value):
        self.values[key] = value
        return b""

    def _get(self, key):
        return self.values[key]

    def _add(self, key, amount):
        total = b"%d" % (int(self.values.get(key, b"0")) + int(amount))
        self.values[key] = total
        return total

    def _append(self, key, value):
        self.values[key] = self.values.get(key, b"") + value
        return b""

    def _compare_set(self, key, expected, desired):
        before = self.values.get(key)
        if before == expected or before is None and expected == b"":
            self.values[key] = desired
            return desired
        return expected if before is None else before

    def _delete_key(self, key):
        return b"1" if self.values.pop(key, None) is not None else b"0"

    def _check(self, *keys):
        return b"1" if all(key in self.values for key in keys) else b"0"

    def _num_keys(self):
        return b"%d" % len(self.values)


def packed(parts: Sequence[bytes]) -> bytes:
    """Return a message that consists of several byte strings.

    >>> unpacked(packed([b"a", b""])[4:])
    [b'a', b'']
    """
    body = b"".join(struct.pack("!I", len(part)) + part for part in parts)
    return struct.pack("!I", len(body)) + body


def unpacked(body: bytes) -> list[bytes]:
    """Return the byte strings of a message's body. Raise ValueError if it is malformed."""
    parts, start = [], 0
    while start < len(body):
        if start + 4 > len(body):
            raise ValueError("malformed message")
        (size,) = struct.unpack_from("!I", body, start)
        if start + 4 + size > len(body):
            raise ValueError("malformed message")
        parts.append(body[start + 4 : start + 4 + size])
        start += 4 + size
    return parts


def receive(connection: socket.socket) -> list[bytes]:
    """Return the next message of a connection. Raise ConnectionError when the other side closed it."""
    (size,) = struct.unpack("!I", _exactly(connection, 4))
    if size > LARGEST:
        raise ConnectionError("the other side is not a store of torch.distributed")
    return unpacked(_exactly(connection, size))


def _exactly(connection, count):
    parts = []
    while count:
        part = connection.recv(min(count, 1 << 20))
        if not part:
            raise ConnectionError("the store closed the connection")
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
