"""Stores: small tables of bytes that the processes of a job share, to exchange addresses before the job exists."""

from __future__ import annotations

import contextlib
import datetime
import errno
import fcntl
import os
import socket
import struct
import threading
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.failures import DistNetworkError, DistStoreError
from torch.distributed.store_server import DONE, LATE, MISSING, TOKEN, Server, proof
from torch.distributed.table import Table, keep_alive, packed, private, receive, unpacked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

DEFAULT = datetime.timedelta(seconds=300)


def seconds(limit: Any, call: str = "timeout") -> float:
    """Return a time limit, a timedelta or a number of seconds, in seconds. Raise ValueError unless it is positive.

    >>> seconds(datetime.timedelta(minutes=1))
    60.0
    """
    if isinstance(limit, datetime.timedelta):
        limit = limit.total_seconds()
    if isinstance(limit, bool) or not isinstance(limit, (int, float)):
        raise TypeError(f"{call}: the time limit is {limit!r}; need a timedelta or seconds")
    if not limit > 0:
        raise ValueError(f"{call}: the time limit is {limit} s; need a positive one")
    return float(limit)


def _bytes(value, call, name):
    if isinstance(value, str):
        return value.encode()
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    raise TypeError(f"{call}: {name} is {value!r:.60}; need str or bytes")


class Store:
    """A table of bytes with the methods of PyTorch's stores. Keys are str; values are str or bytes.

    Subclasses define `_ask(operation, *arguments)`, and may define `wait`.

    >>> store = dist.HashStore()
    >>> store.set("a", "1")
    >>> store.get("a"), store.add("n", 2), store.num_keys()
    (b'1', 2, 2)
    """

    def __init__(self) -> None:
        self._timeout = DEFAULT

    def _ask(self, operation: str, *arguments: bytes) -> bytes:
        raise NotImplementedError(f"{type(self).__name__} does not implement {operation}")

    @property
    def timeout(self) -> datetime.timedelta:
        """How long `get` and `wait` wait for a key by default."""
        return self._timeout

    def set_timeout(self, timeout: datetime.timedelta) -> None:
        """Change how long `get` and `wait` wait for a key by default."""
        self._timeout = datetime.timedelta(seconds=seconds(timeout, "set_timeout"))

    def set(self, key: str, value: str | bytes) -> None:
        """Store a value."""
        self._ask("set", _bytes(key, "set", "key"), _bytes(value, "set", "value"))

    def get(self, key: str) -> bytes:
        """Return a value; wait for it if there is none yet. Raise DistStoreError after the time limit."""
        while True:
            self.wait([key])
            with contextlib.suppress(KeyError):  # another process may delete the key after the wait
                return self._ask("get", _bytes(key, "get", "key"))

    def add(self, key: str, amount: int) -> int:
        """Add to a counter, which starts at 0, and return the sum."""
        if isinstance(amount, bool) or not isinstance(amount, int):
            raise TypeError(f"add: amount is {amount!r}; need an int")
        return int(self._ask("add", _bytes(key, "add", "key"), b"%d" % amount))

    def append(self, key: str, value: str | bytes) -> None:
        """Append to a value, which is empty at first."""
        self._ask("append", _bytes(key, "append", "key"), _bytes(value, "append", "value"))

    def compare_set(self, key: str, expected_value: str | bytes, desired_value: str | bytes) -> bytes:
        """Store the desired value if the present one is as expected; "" expects no value. Return the present one."""
        return self._ask("compare_set", *(_bytes(one, "compare_set", name) for name, one in (
            ("key", key), ("expected_value", expected_value), ("desired_value", desired_value))))

    def delete_key(self, key: str) -> bool:
        """Delete a key; return whether it existed."""
        return self._ask("delete_key", _bytes(key, "delete_key", "key")) == b"1"

    def check(self, keys: Sequence[str]) -> bool:
        """Return whether all keys exist."""
        return self._ask("check", *(_bytes(key, "check", "key") for key in keys)) == b"1"

    def num_keys(self) -> int:
        """Return the number of keys."""
        return int(self._ask("num_keys"))

    def wait(self, keys: Sequence[str], timeout: datetime.timedelta | None = None) -> None:
        """Wait until all keys exist. Raise DistStoreError after the time limit."""
        limit, pause = seconds(self.timeout if timeout is None else timeout, "wait"), 0.001
        end = time.monotonic() + limit
        while not self.check(keys):
            if time.monotonic() >= end and (missing := [key for key in keys if not self.check([key])]):
                raise _late(missing, limit)
            time.sleep(min(pause, max(0.0, end - time.monotonic())))
            pause = min(2 * pause, 0.1)

    def multi_get(self, keys: Sequence[str]) -> list[bytes]:
        """Return several values, and wait for them."""
        self.wait(keys)
        return [self.get(key) for key in keys]

    def multi_set(self, keys: Sequence[str], values: Sequence[str | bytes]) -> None:
        """Store several values."""
        if len(keys) != len(values):
            raise ValueError(f"multi_set: there are {len(keys)} keys and {len(values)} values; need a value for each "
                             "key")
        for key, value in zip(keys, values, strict=True):
            self.set(key, value)

    def has_extended_api(self) -> bool:
        """Return True: append, multi_get and multi_set exist."""
        return True


def _late(keys, limit):
    return DistStoreError(f"wait: the store has no {', '.join(map(repr, keys))} after {limit:g} s")


class HashStore(Store):
    """A store in this process, for its threads.

    >>> dist.HashStore().add("n", 1)
    1
    """

    def __init__(self) -> None:
        super().__init__()
        self._table, self._lock = Table(), threading.Lock()

    def _ask(self, operation, *arguments):
        with self._lock:
            return self._table.apply(operation, *arguments)


class FileStore(Store):
    """A store in a file of a file system that all processes reach. The file must be new or empty for each job.

    Args:
        file_name: path of the file.
        world_size: ignored; accepted for compatibility with PyTorch.

    >>> import tempfile
    >>> with tempfile.NamedTemporaryFile() as file:
    ...     dist.FileStore(file.name, 1).add("n", 3)
    3
    """

    CHANGES = frozenset({"set", "add", "append", "compare_set", "delete_key"})

    def __init__(self, file_name: str, world_size: int = -1) -> None:
        super().__init__()
        self._path, self._table, self._lock = os.path.abspath(file_name), Table(), threading.Lock()
        self._file = open(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "r+b", buffering=0)

    @property
    def path(self) -> str:
        """Path of the file."""
        return self._path

    def _ask(self, operation, *arguments):
        """Apply what other processes have appended to the file, then this operation, under the file's lock."""
        with self._lock:
            fcntl.flock(self._file, fcntl.LOCK_EX)  # lockf does not exclude another store of this process
            try:
                self._replay()
                result = self._table.apply(operation, *arguments)
                if operation in self.CHANGES:
                    message = packed([operation.encode(), *arguments])
                    self._file.write(message)
                return result
            finally:
                fcntl.flock(self._file, fcntl.LOCK_UN)

    def _replay(self):
        while True:
            start = self._file.tell()
            head = self._file.read(4)
            body = self._file.read(struct.unpack("!I", head)[0]) if len(head) == 4 else b""
            if len(head) < 4 or len(body) < struct.unpack("!I", head)[0]:  # the end, or what a killed process left
                self._file.seek(start)
                self._file.truncate(start) if head else None
                return
            operation, *arguments = unpacked(body)
            self._table.apply(operation.decode(), *arguments)


class PrefixStore(Store):
    """A part of another store: `prefix/` precedes every key.

    >>> whole = dist.HashStore()
    >>> dist.PrefixStore("a", whole).set("x", "1")
    >>> whole.get("a/x")
    b'1'
    """

    def __init__(self, prefix: str, store: Store) -> None:
        super().__init__()
        self.prefix, self.underlying_store = prefix, store

    @property
    def timeout(self) -> datetime.timedelta:
        return self.underlying_store.timeout

    def set_timeout(self, timeout: datetime.timedelta) -> None:
        self.underlying_store.set_timeout(timeout)

    def _key(self, key):
        return f"{self.prefix}/{_bytes(key, 'PrefixStore', 'key').decode()}"

    def set(self, key, value):
        self.underlying_store.set(self._key(key), value)

    def get(self, key):
        return self.underlying_store.get(self._key(key))

    def add(self, key, amount):
        return self.underlying_store.add(self._key(key), amount)

    def append(self, key, value):
        self.underlying_store.append(self._key(key), value)

    def compare_set(self, key, expected_value, desired_value):
        return self.underlying_store.compare_set(self._key(key), expected_value, desired_value)

    def delete_key(self, key):
        return self.underlying_store.delete_key(self._key(key))

    def check(self, keys):
        return self.underlying_store.check([self._key(key) for key in keys])

    def num_keys(self):
        return self.underlying_store.num_keys()

    def wait(self, keys, timeout=None):
        self.underlying_store.wait([self._key(key) for key in keys], *([] if timeout is None else [timeout]))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on this address only. Raise DistNetworkError if this host cannot."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=1024)
    except OSError as error:
        why = "; another process uses it" if error.errno == errno.EADDRINUSE else ""
        text = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or error
        raise DistNetworkError(f"store: cannot listen on {host} port {port}: {text}{why}") from error


def connect(host: str, port: int, limit: float, token: bytes = b"") -> socket.socket:
    """Return a connection to a store's server that has accepted the token; try again until the time limit."""
    end, pause = time.monotonic() + limit, 0.01
    while True:
        try:
            connection = socket.create_connection((host, port), max(0.01, min(10.0, end - time.monotonic())))
            keep_alive(connection)
            (challenge,) = receive(connection)
            connection.sendall(packed([proof(challenge, token)]))
            break
        except (OSError, ValueError, struct.error) as error:
            if time.monotonic() + pause >= end:
                raise DistNetworkError(f"store: no server answers at {host} port {port} after {limit:g} s: "
                                       f"{error}") from error
            time.sleep(pause)
            pause = min(2 * pause, 0.5)
    try:
        receive(connection)
    except OSError:
        raise DistNetworkError(f"store: the server at {host} port {port} refuses the token; set the same "
                               "TORCH_DISTRIBUTED_TOKEN in all processes") from None
    return private(connection)


_served: set[int] = set()  # the ports of this process's servers


class TCPStore(Store):
    """A store behind a TCP port. One process is the master and keeps the table; the others connect to it.

    Args:
        host_name: address on which the master listens, and to which the others connect.
        port: port; 0 lets the master choose a free one, which `port` then has.
        world_size: number of processes that use the store; None: any number.
        is_master: whether this process keeps the table.
        timeout: how long to wait for the master, for the other processes, and for keys.
        wait_for_workers: as the master, wait until `world_size` processes have connected.
        multi_tenant: connect to a master that another TCPStore of this process has started.
        master_listen_fd: a listening socket to use.
        use_libuv: ignored; accepted for compatibility with PyTorch.
        token: what all processes must know, by default TORCH_DISTRIBUTED_TOKEN of the environment.
    Raises:
        DistNetworkError: the master cannot listen, or does not answer in time.
        DistStoreError: the other processes do not connect in time.

    >>> store = dist.TCPStore("127.0.0.1", 0, 1, is_master=True)
    >>> store.set("a", "1")
    >>> store.get("a")
    b'1'
    """

    WORKERS = "torch.distributed/workers"

    def __init__(
        self, host_name: str, port: int, world_size: int | None = None, is_master: bool = False,
        timeout: datetime.timedelta = DEFAULT, wait_for_workers: bool = True, multi_tenant: bool = False,
        master_listen_fd: int | None = None, use_libuv: bool = True, token: bytes | None = None,
    ) -> None:
        super().__init__()
        self.set_timeout(timeout)
        self._host, self._port, self._lock = host_name.strip("[]"), port, threading.Lock()
        self._server: Server | None = None
        self.token = os.environ.get(TOKEN, "").encode() if token is None else token
        if is_master:
            self._serve(master_listen_fd, multi_tenant)
        limit = seconds(timeout)
        self._connection: socket.socket | None = connect(self._host, self._port, limit, self.token)
        if world_size is not None and world_size > 0:
            self._meet(world_size, wait_for_workers and is_master, limit)

    def _serve(self, descriptor, shared):
        try:
            self._server = Server(listen(self._host, self._port) if descriptor is None
                                  else socket.socket(fileno=descriptor), self.token)
            self._port = self._server.port
            _served.add(self._port)
        except DistNetworkError:
            if not shared or self._port not in _served:
                raise

    def _meet(self, count, waits, limit):
        end = time.monotonic() + limit
        here = self.add(self.WORKERS, 1)
        while waits and here < count:
            if time.monotonic() >= end:
                raise DistStoreError(f"TCPStore: {here} of {count} processes have connected after {limit:g} s")
            time.sleep(0.01)
            here = self.add(self.WORKERS, 0)

    @property
    def host(self) -> str:
        """Address of the master."""
        return self._host

    @property
    def port(self) -> int:
        """Port of the master."""
        return self._port

    def _ask(self, operation, *arguments, limit=None):
        limit = self.timeout.total_seconds() if limit is None else limit
        with self._lock:
            connection = self._connection  # another thread may close the store
            if connection is None:
                raise DistNetworkError(f"store: the connection to {self.host} port {self.port} is closed")
            try:
                # The server keeps the limit; if the link is cut, this does.
                connection.settimeout(limit + min(10.0, 1 + limit / 5))
                connection.sendall(packed([operation.encode(), *arguments]))
                status, value = receive(connection)
            except (OSError, ValueError) as error:
                connection.close()
                self._connection = None
                raise DistNetworkError(f"store: {self.host} port {self.port} is lost: {error}") from error
        if status == DONE:
            return value
        if status == LATE:
            raise _late(value.decode().split(", "), limit)
        if status == MISSING:
            raise KeyError(value)
        raise DistStoreError(f"store: {operation}: {value.decode()}")

    def wait(self, keys: Sequence[str], timeout: datetime.timedelta | None = None) -> None:
        """Wait until all keys exist. Raise DistStoreError after the time limit."""
        limit = seconds(self.timeout if timeout is None else timeout, "wait")
        self._ask("wait", b"%f" % limit, *(_bytes(key, "wait", "key") for key in keys), limit=limit)

    def close(self) -> None:
        """Close the connection, and end the server if this process keeps the table."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._server is not None:
            self._server.close()
            self._server = None
            _served.discard(self._port)

    def __del__(self):
        if getattr(self, "_connection", None) is not None:
            self.close()
