"""How tensors and storages are pickled for another process: a handle of their place, not their elements.

A handle alone is not enough: the receiver needs the descriptor of the arena too. Inside a message of one of our own
Connections the descriptor travels with the message, so the sender may end before it is read. Through anything else
that uses multiprocessing's pickler (Process arguments, a Manager, the standard Queue) it goes by DupFd.
"""

import contextlib
import multiprocessing.reduction
import tempfile
import threading
import weakref

from torch import _core
from torch._C import lib

_STRATEGIES = {"file_descriptor", "file_system"}
_strategy = "file_descriptor"


class _Message(threading.local):
    """Of what this thread pickles or unpickles: the arenas and handles that go along, the descriptors that came."""

    outgoing = None
    handles = None
    incoming = None


_message = _Message()
_places = weakref.WeakValueDictionary()


class Place:
    """An arena on its way to another process. There is one Place per arena, so a message names each arena once."""

    def __init__(self, attachment, descriptor, path):
        self.attachment, self.descriptor, self.path = attachment, descriptor, path

    def __reduce__(self):
        if self.path is not None:
            return _core.share_attach, (self.path,)
        if _message.outgoing is None:
            return attach_copy, (multiprocessing.reduction.DupFd(self.descriptor),)
        _message.outgoing.append(self)
        return attach_received, (len(_message.outgoing) - 1,)


def attach_received(number):
    """The arena whose descriptor is the given one of the message being read."""
    if _message.incoming is None or not 0 <= number < len(_message.incoming):
        raise RuntimeError("a tensor sent through a Connection or Queue can only be read by its recv or get")
    descriptor, _message.incoming[number] = _message.incoming[number], -1
    return _core.share_attach(descriptor)


def attach_copy(copy):
    """The arena whose descriptor multiprocessing passed on."""
    return _core.share_attach(copy.detach())


def reduce_shared(value):
    """What a tensor or a storage becomes; called by multiprocessing's pickler."""
    handle, attachment = _core.share_send(value)
    if _message.handles is not None:
        _message.handles.append(handle)
    identity, descriptor, path = _core.share_place(attachment)
    place = _places.get(identity)
    if place is None or place.descriptor != descriptor:
        place = _places[identity] = Place(attachment, descriptor, path)
    return rebuild_shared, (handle, place)


def rebuild_shared(handle, attachment):
    """The tensor or storage; the attachment keeps its arena known until here."""
    return _core.share_receive(handle)


def dumps(value):
    """(bytes, Places, handles) of a value to send. Raises what the pickler raises."""
    before, _message.outgoing = _message.outgoing, []
    try:
        with take_back_on_error() as handles:
            return multiprocessing.reduction.ForkingPickler.dumps(value), _message.outgoing, handles
    finally:
        _message.outgoing = before


@contextlib.contextmanager
def take_back_on_error():
    """Gives the handles of what is pickled inside; after an exception they count as not sent."""
    before, _message.handles = _message.handles, []
    handles = _message.handles
    try:
        yield handles
    except BaseException:
        take_back(handles)
        raise
    finally:
        _message.handles = before


def take_back(handles):
    """Counts tensors as not sent whose message nobody will receive."""
    for handle in handles:
        _core.share_receive(handle)


def loads(data, descriptors):
    """The value of a message. The descriptors in the list that are taken become -1."""
    before, _message.incoming = _message.incoming, descriptors
    try:
        return multiprocessing.reduction.ForkingPickler.loads(data)
    finally:
        _message.incoming = before


def set_sharing_strategy(strategy):
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


def get_sharing_strategy():
    """The name of the strategy in use."""
    return _strategy


def get_all_sharing_strategies():
    """The names of all strategies, a set."""
    return set(_STRATEGIES)


def _register():
    kinds = [kind for kind in vars(_core).values() if isinstance(kind, type)]
    for kind in kinds:
        if kind is not _core.Tensor and issubclass(kind, (_core.Tensor, _core._StorageBase)):
            multiprocessing.reduction.ForkingPickler.register(kind, reduce_shared)


_register()
