"""How tensors and storages are pickled for another process: a handle of their place, not their elements.

A handle alone is not enough: the receiver needs a token too, a descriptor of the arena that the handle lies in, which
also keeps the memory from being used again while it is on its way. Inside a message of one of our own Connections the
token travels with the message, so the sender may end before it is read. Through anything else that uses
multiprocessing's pickler (Process arguments, a Manager, the standard Queue) it goes by DupFd.
"""

from __future__ import annotations

import multiprocessing.context
import multiprocessing.reduction
import os
import tempfile
import threading

from torch import _core
from torch._C import lib
from torch.serialization.pickling import check_leaf

_STRATEGIES = {"file_descriptor", "file_system"}
_strategy = "file_descriptor"


class _Message(threading.local):
    """Of what this thread pickles or unpickles: the Places that go along, the descriptors that came."""

    places = None
    incoming = None


_message = _Message()


class Place:
    """An arena in which tensors of one message lie. The message names each arena once."""

    def __init__(self, number, attachment, path):
        self.number, self.attachment, self.path = number, attachment, path
        self.handles, self.storages, self.token = [], [], None

    def add(self, handle, storage):
        """One more tensor; its storage lives at least until the message is sent."""
        self.handles.append(handle)
        self.storages.append(storage)
        if self.token is not None:
            _core.share_send(self.token, handle)

    def open(self):
        """The token, opened for sending; -1 if the arena is known by its path."""
        if self.token is None:
            self.token = _core.share_token(self.attachment)
            for handle in self.handles:
                _core.share_send(self.token, handle)
        return self.token

    def close(self):
        """Gives up the token here; copies that were sent go on."""
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
    """In the receiver, an arena whose token came by DupFd."""

    def __init__(self, copy):
        self.token = copy.detach()
        self.arena = _core.share_attach(self.token)

    def __del__(self):
        os.close(self.token)


def attach_received(number):
    """The arena whose token is the given descriptor of the message being read."""
    if _message.incoming is None or not 0 <= number < len(_message.incoming):
        raise RuntimeError("a tensor sent through a Connection or Queue can only be read by its recv or get")
    return _core.share_attach(_message.incoming[number])


def _place(attachment):
    """The Place of an arena in the message or process start that is being pickled; else one of its own."""
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
    """What a tensor or a storage becomes; called by multiprocessing's pickler."""
    handle, storage, attachment = _core.share_name(value)
    place = _place(attachment)
    place.add(handle, storage)
    return rebuild_shared, (handle, place)


def reduce_recorded(value):
    """What a tensor that requires grad becomes. Raises RuntimeError for one that has a graph behind it."""
    check_leaf(value, "pickled for another process")
    return value.__reduce_ex__(2)


def rebuild_shared(handle, attachment):
    """The tensor or storage; the attachment keeps its arena known until here."""
    return _core.share_receive(handle)


def dumps(value):
    """(bytes, list of Places) of a value to send. Raises what the pickler raises."""
    before, _message.places = _message.places, {}
    try:
        data = multiprocessing.reduction.ForkingPickler.dumps(value)
        return data, list(_message.places.values())
    finally:
        _message.places = before


def loads(data, descriptors):
    """The value of a message that came with these descriptors, which stay the caller's."""
    before, _message.incoming = _message.incoming, descriptors
    try:
        return multiprocessing.reduction.ForkingPickler.loads(data)
    finally:
        _message.incoming = before


def set_sharing_strategy(strategy: str) -> None:
    """How memory that is shared from now on is known to others.

    strategy: "file_descriptor" (the default): files without a name, nothing to clean up; or "file_system": files in
    the temporary folder, for systems without memfd. These are removed when their maker is done with them, so a tensor
    must be received before its sender ends, and a killed process leaves its files behind.
    Raises ValueError for other names.
    """
    global _strategy
    if strategy not in _STRATEGIES:
        raise ValueError(f"set_sharing_strategy: {strategy!r} is none of {', '.join(sorted(_STRATEGIES))}")
    _strategy = strategy
    lib.th_share_trim()
    lib.th_share_named(strategy == "file_system", tempfile.gettempdir().encode())


def get_sharing_strategy() -> str:
    """The name of the strategy in use."""
    return _strategy


def get_all_sharing_strategies() -> set[str]:
    """The names of all strategies, a set."""
    return set(_STRATEGIES)


def _register():
    kinds = [kind for kind in vars(_core).values() if isinstance(kind, type)]
    for kind in kinds:  # of all others, Variables and derived classes, the plain tensor below is sent so
        if kind not in (_core.Tensor, _core.Variable) and issubclass(kind, (_core.Tensor, _core._StorageBase)):
            multiprocessing.reduction.ForkingPickler.register(kind, reduce_shared)
    multiprocessing.reduction.ForkingPickler.register(_core.Variable, reduce_recorded)


_register()
