"""Rendezvous: how processes that were started separately find each other's store.

env:// reads MASTER_ADDR, MASTER_PORT, RANK and WORLD_SIZE, which most launchers set; tcp://host:port and file:///path
name the store themselves.
"""

from __future__ import annotations

import datetime
import os
import urllib.parse

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.store import DEFAULT, FileStore, PrefixStore, Store, TCPStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_handlers: dict[str, Callable[..., Iterator[tuple[Store, int, int]]]] = {}
SHORT = "start every process with RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT, or let torchrun set them"


def register_rendezvous_handler(scheme: str, handler: Callable[..., Iterator[tuple[Store, int, int]]]) -> None:
    """Let URLs of a scheme be handled by `handler(url, **options)`, which yields (store, rank, world_size).

    Raises:
        RuntimeError: the scheme has a handler already.

    >>> def alone(url, rank, world_size, timeout):
    ...     yield dist.HashStore(), 0, 1
    >>> register_rendezvous_handler("alone", alone)
    >>> next(rendezvous("alone://"))[1:]
    (0, 1)
    """
    if scheme in _handlers:
        raise RuntimeError(f"register_rendezvous_handler: {scheme}:// has a handler already")
    _handlers[scheme] = handler


def rendezvous(
    url: str, rank: int = -1, world_size: int = -1, timeout: datetime.timedelta = DEFAULT,
) -> Iterator[tuple[Store, int, int]]:
    """Return an iterator over (store, rank, world_size), as the URL describes them.

    Args:
        url: env://, tcp://host:port or file:///path; `?rank=0&world_size=2` may follow.
        rank, world_size: instead of those of the URL or the environment.
        timeout: how long to wait for the store.
    Raises:
        ValueError: the scheme is unknown, or a part is missing.

    >>> store, rank, size = next(rendezvous("tcp://127.0.0.1:0", rank=0, world_size=1))
    >>> rank, size
    (0, 1)
    """
    parts = urllib.parse.urlparse(str(url))
    if parts.scheme not in _handlers:
        known = ", ".join(f"{scheme}://" for scheme in _handlers)
        raise ValueError(f"init_process_group: init_method is {url!r}; need one of {known}")
    query = dict(urllib.parse.parse_qsl(parts.query))
    given = {"rank": rank if rank >= 0 else int(query.get("rank", -1)),
             "world_size": world_size if world_size >= 0 else int(query.get("world_size", -1))}
    return _handlers[parts.scheme](url, **given, timeout=timeout)


def _checked(url, rank, world_size):
    if world_size < 1 or not 0 <= rank < world_size:
        raise ValueError(f"init_process_group: {url}: rank is {rank}, world_size {world_size}; "
                         "need 0 <= rank < world_size")
    return rank, world_size


def _number(name):
    """Return an integer of the environment. Raise ValueError if it is missing or malformed."""
    text = os.environ.get(name)
    if text is None:
        raise ValueError(f"init_process_group: env://: {name} is not set; {SHORT}")
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"init_process_group: env://: {name} is {text!r}; need an integer") from None


def _from_environment(url, rank, world_size, timeout):
    rank = rank if rank >= 0 else _number("RANK")
    world_size = world_size if world_size >= 0 else _number("WORLD_SIZE")
    _checked(url, rank, world_size)
    address, port = os.environ.get("MASTER_ADDR"), _number("MASTER_PORT")
    if not address:
        raise ValueError(f"init_process_group: env://: MASTER_ADDR is not set; {SHORT}")
    agents = os.environ.get("TORCHELASTIC_USE_AGENT_STORE") == "True"
    store = TCPStore(address, port, None, rank == 0 and not agents, timeout, multi_tenant=True)
    yield _of_attempt(store), rank, world_size


def _of_attempt(store):
    """Return the part of a store that belongs to this start of the ranks: an earlier one may have failed."""
    return PrefixStore(f"attempt{os.environ.get('TORCHELASTIC_RESTART_COUNT', '0')}", store)


def _from_tcp(url, rank, world_size, timeout):
    parts = urllib.parse.urlparse(url)
    if parts.port is None or not parts.hostname:
        raise ValueError(f"init_process_group: init_method is {url!r}; need tcp://host:port")
    _checked(url, rank, world_size)
    store = TCPStore(parts.hostname, parts.port, None, rank == 0, timeout, multi_tenant=True)
    yield _of_attempt(store), rank, world_size


def _from_file(url, rank, world_size, timeout):
    parts = urllib.parse.urlparse(url)
    path = urllib.parse.unquote(parts.netloc + parts.path)
    if not path:
        raise ValueError(f"init_process_group: init_method is {url!r}; need file:///path of a new file")
    _checked(url, rank, world_size)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        created = True
    except FileExistsError:
        created = False
    store = FileStore(path, world_size)
    store.set_timeout(timeout)
    if created:
        store.set("created", "")  # the job removes the file; a file that was there before is emptied
    yield _of_attempt(store), rank, world_size


register_rendezvous_handler("env", _from_environment)
register_rendezvous_handler("tcp", _from_tcp)
register_rendezvous_handler("file", _from_file)
