"""Pickling of tensors and storages for another process: a handle to their memory, not their elements.

The receiver needs a token besides the handle: a descriptor of the arena that contains the memory. The token also
prevents the memory from being reused while it is on its way. A message of our own Connections carries the token, so
the sender may end before the message is read. Other users of multiprocessing's pickler (Process arguments, a Manager,
the standard Queue) pass it by DupFd.
"""

from __future__ import annotations

import multiprocessing.context
import multiprocessing.reduction
import os
import tempfile
import threading

from torch import _core
from torch._C import lib
from torch._utils import rebuild_leaf
from torch.serialization.pickling import check_leaf

_STRATEGIES = {"file_descriptor", "file_system"}
_strategy = "file_descriptor"


class _Message(threading.local):
    """The Places of the message that this thread pickles, or the descriptors of the one it unpickles."""

    places = None
    incoming = None


_message = _Message()


class Place:
    """An arena that contains tensors of a message. The message names each arena once."""

    def __init__(self, number, attachment, path):
        self.number, self.attachment, self.path = number, attachment, path
        self.handles, self.storages, self.token = [], [], None

    def add(self, handle, storage):
        """Add a tensor; its storage lives at least until the message is sent."""
        self.handles.append(handle)
        self.storages.append(storage)
        if self.token is not None:
            _core.share_send(self.token, handle)

    def open(self):
        """Open the token for sending; return -1 if the arena is known by its path."""
        if self.token is None:
            self.token = _core.share_token(self.attachment)
            for handle in self.handles:
                _core.share_send(self.token, handle)
        return self.token

    def close(self):
        """Close the token here; copies that were sent remain valid."""
        if self.token is not None and self.token >= 0:
            os.close(self.token)
        self.token = None

    __del__ = close

    def __reduce__(self):
        if self.path is not None:
            self.open()
            return _core.share_attach, (self.path,)
        if self.number is not None:
            return attach_received, (self.number,)
        return Attachment, (multiprocessing.reduction.DupFd(self.open()),)


class Attachment:
    """In the receiver, an arena whose token arrived by DupFd."""

    def __init__(self, copy):
        self.token = copy.detach()
        self.arena = _core.share_attach(self.token)

    def __del__(self):
        os.close(self.token)


def attach_received(number):
    """Return the arena whose token is the given descriptor of the current message."""
    if _message.incoming is None or not 0 <= number < len(_message.incoming):
        raise RuntimeError("a tensor sent through a Connection or Queue can only be read by its recv or get")
    return _core.share_attach(_message.incoming[number])


def _place(attachment):
    """Return the Place of an arena in the message or process start that is being pickled, or a new one."""
    identity, path = _core.share_place(attachment)
    places = _message.places
    if places is not None:
        if identity not in places:
            places[identity] = Place(len(places), attachment, path)
        return places[identity]
    starting = multiprocessing.context.get_spawning_popen()
    if starting is None:
        return Place(None, attachment, path)
    places = starting.__dict__.setdefault("_places", {})  # the tokens must be open when the process starts
    if identity not in places:
        places[identity] = Place(None, attachment, path)
    return places[identity]


def reduce_shared(value):
    """Reduce a tensor or storage; called by multiprocessing's pickler. Raises RuntimeError if it has a graph."""
    if isinstance(value, _core.Tensor):
        check_leaf(value, "pickled for another process")
        if value.requires_grad or value.volatile or value.__dict__:
            return rebuild_leaf, (type(value), value.data, value.requires_grad, value.__dict__, value.volatile)
    handle, storage, attachment = _core.share_name(value)
    position = _place(attachment)
    position.add(handle, storage)
    return rebuild_shared, (handle, position)


def rebuild_shared(handle, attachment):
    """Rebuild a tensor or storage; the attachment keeps its arena known until then."""
    return _core.share_receive(handle)


def dumps(value):
    """Return (bytes, list of Places) of a value to send. Raises the pickler's errors."""
    before, _message.places = _message.places, {}
    try:
        data = multiprocessing.reduction.ForkingPickler.dumps(value)
        return data, list(_message.places.values())
    finally:
        _message.places = before


def loads(data, descriptors):
    """Return the value of a message that arrived with these descriptors, which remain the caller's."""
    before, _message.incoming = _message.incoming, descriptors
    try:
        return multiprocessing.reduction.ForkingPickler.loads(data)
    finally:
        _message.incoming = before


def set_sharing_strategy(new_strategy: str) -> None:
    """Choose how processes find memory that is shared from now on.

    Args:
        new_strategy: "file_descriptor" (the default) uses anonymous files, which need no cleanup. "file_system" uses
            files in the temporary folder, for systems without memfd. Their creator removes them when it is done, so a
            tensor must be received before its sender ends, and a killed process leaves its files behind.
    Raises:
        ValueError: another name.

    >>> torch.multiprocessing.set_sharing_strategy("file_descriptor")
    """
    global _strategy
    if new_strategy not in _STRATEGIES:
        raise ValueError(f"set_sharing_strategy: {new_strategy!r} is none of {', '.join(sorted(_STRATEGIES))}")
    _strategy = new_strategy
    lib.th_share_trim()
    lib.th_share_named(new_strategy == "file_system", tempfile.gettempdir().encode())


def get_sharing_strategy() -> str:
    """Return the name of the current strategy.

    >>> torch.multiprocessing.get_sharing_strategy()
    'file_descriptor'
    """
    return _strategy


def get_all_sharing_strategies() -> set[str]:
    """Return the set of all strategy names.

    >>> sorted(torch.multiprocessing.get_all_sharing_strategies())
    ['file_descriptor', 'file_system']
    """
    return set(_STRATEGIES)


def _register():
    kinds = [kind for kind in vars(_core).values() if isinstance(kind, type)]
    for kind in kinds:  # of derived classes, the data is sent like this
        if kind is _core.Tensor or issubclass(kind, _core._StorageBase):
            multiprocessing.reduction.ForkingPickler.register(kind, reduce_shared)


_register()
