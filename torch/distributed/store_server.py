"""The server of a TCPStore: one thread that keeps the table, and tells members of a job about each other.

A client proves with an HMAC of the server's challenge that it knows the token (TORCH_DISTRIBUTED_TOKEN, empty by
default). A request is [operation, argument, ...], a reply [status, value]. A connection may join a room: the server
forwards messages between the members of a room, and reports a member whose connection ends before it leaves.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import selectors
import socket
import struct
import threading
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.table import LARGEST, Table, keep_alive, packed, private, unpacked

if TYPE_CHECKING:
    from typing import Any

TOKEN = "TORCH_DISTRIBUTED_TOKEN"
UNPROVEN = 64  # bytes that a client may send before it has proven that it knows the token
DONE, FAILED, LATE, MISSING = b"done", b"failed", b"late", b"missing"


def proof(challenge: bytes, token: bytes) -> bytes:
    """Return the answer to a challenge."""
    return hmac.digest(token, challenge, "sha256")


class _Client:
    """A connection to the server."""

    def __init__(self, connection: socket.socket) -> None:
        self.socket, self.read, self.unsent = connection, bytearray(), bytearray()
        self.challenge, self.proven = os.urandom(16), False
        self.room: bytes | None = None
        self.name = b""


class Server:
    """A table behind a listening socket.

    Args:
        listening: a bound, listening socket; the server closes it.
        token: what clients must know.
    """

    def __init__(self, listening: socket.socket, token: bytes) -> None:
        self.table, self.port = Table(), listening.getsockname()[1]
        self._listening, self._selector, self._token = listening, selectors.DefaultSelector(), token
        self._waits: list[tuple[float, _Client, list[bytes]]] = []
        self._rooms: dict[bytes, dict[bytes, _Client]] = {}
        self._closing, wake = socket.socketpair()
        private(listening).setblocking(False)
        self._selector.register(listening, selectors.EVENT_READ, self._accept)
        self._selector.register(wake, selectors.EVENT_READ, None)
        self._thread = threading.Thread(target=self._run, name="torch.distributed store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Close all connections and stop the thread."""
        with contextlib.suppress(OSError):
            self._closing.send(b"x")
        self._thread.join()

    def _run(self):
        while True:
            ends = [end for end, _, _ in self._waits]
            for key, events in self._selector.select(max(0.0, min(ends) - time.monotonic()) if ends else None):
                if key.data is None:
                    return self._end()
                if isinstance(key.data, _Client):
                    self._serve(key.data, events)
                else:
                    key.data()
            self._release()

    def _end(self):
        for key in list(self._selector.get_map().values()):
            key.fileobj.close()
        self._closing.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            connection, _ = self._listening.accept()
            private(connection).setblocking(False)
            keep_alive(connection)
            client = _Client(connection)
            self._selector.register(connection, selectors.EVENT_READ, client)
            self._send(client, [client.challenge])

    def _serve(self, client, events):
        try:
            if events & selectors.EVENT_WRITE:
                self._flush(client)
            if events & selectors.EVENT_READ:
                self._take(client)
        except (OSError, ValueError, TypeError, LookupError):
            self._drop(client)

    def _take(self, client):
        part = client.socket.recv(1 << 20)
        if not part:
            return self._drop(client)
        client.read += part
        while len(client.read) >= 4:
            (size,) = struct.unpack_from("!I", client.read)
            if size > (LARGEST if client.proven else UNPROVEN):
                return self._drop(client)
            if len(client.read) < 4 + size:
                return None
            parts = unpacked(bytes(client.read[4 : 4 + size]))
            del client.read[: 4 + size]
            if not client.proven:
                if not (parts and hmac.compare_digest(parts[0], proof(client.challenge, self._token))):
                    return self._drop(client)
                client.proven = True
                self._send(client, [DONE])
            else:
                self._answer(client, parts[0].decode(), parts[1:])
        return None

    def _answer(self, client, operation, arguments):
        if operation == "wait":
            self._waits.append((time.monotonic() + float(arguments[0]), client, arguments[1:]))
        elif operation == "join":
            client.room, client.name = arguments
            self._rooms.setdefault(client.room, {})[client.name] = client
        elif operation == "echo":
            self._send(client, [b"echo", b"", b""])
        elif operation == "leave":
            self._leave(client)
        elif operation == "tell":
            to, text = arguments
            members = self._rooms.get(client.room, {})
            for name, other in list(members.items()):
                if other is not client and to in (b"", name):
                    self._send(other, [b"told", client.name, text])
        else:
            if operation == "delete_key":  # others may wait for the key, which has been set since
                self._release()
            try:
                self._send(client, [DONE, self.table.apply(operation, *arguments)])
            except KeyError as error:
                self._send(client, [MISSING, error.args[0]])
            except (ValueError, TypeError) as error:
                self._send(client, [FAILED, str(error).encode()])

    def _release(self):
        """Answer the waits whose keys exist, or whose time is over."""
        now, waits = time.monotonic(), []
        for end, client, keys in self._waits:
            missing = [key for key in keys if key not in self.table.values]
            if not missing:
                self._send(client, [DONE, b""])
            elif now >= end:
                self._send(client, [LATE, b", ".join(missing)])
            else:
                waits.append((end, client, keys))
        self._waits = waits

    def _send(self, client, parts):
        client.unsent += packed(parts)
        with contextlib.suppress(OSError, KeyError):
            self._flush(client)

    def _flush(self, client):
        try:
            sent = client.socket.send(client.unsent)
        except BlockingIOError:
            sent = 0
        del client.unsent[:sent]
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if client.unsent else 0)
        self._selector.modify(client.socket, events, client)

    def _leave(self, client):
        members: dict[bytes, Any] = self._rooms.get(client.room, {})
        if members.get(client.name) is client:
            del members[client.name]
        client.room = None

    def _drop(self, client):
        """Close a connection. Report the loss to the room that its client has not left."""
        with contextlib.suppress(KeyError, ValueError):
            self._selector.unregister(client.socket)
        client.socket.close()
        self._waits = [wait for wait in self._waits if wait[1] is not client]
        room, name = client.room, client.name
        self._leave(client)
        if room is not None:
            for other in list(self._rooms.get(room, {}).values()):
                self._send(other, [b"lost", name, b""])
