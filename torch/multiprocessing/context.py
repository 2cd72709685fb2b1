"""The contexts fork, forkserver and spawn, with queues, pipes and pools that share tensors."""

from __future__ import annotations

import multiprocessing
import multiprocessing.context
from typing import TYPE_CHECKING

from torch.multiprocessing.connection import pipe
from torch.multiprocessing.pool import Pool
from torch.multiprocessing.queues import Queue, SimpleQueue

if TYPE_CHECKING:
    from typing import Any


class _Sharing:
    def Queue(self, maxsize=0):
        return Queue(maxsize)

    def SimpleQueue(self):
        return SimpleQueue()

    def Pipe(self, duplex=True):
        return pipe(duplex)

    def Pool(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None):
        return Pool(processes, initializer, initargs, maxtasksperchild, context=self)

    def get_context(self, method=None):
        return self if method is None else get_context(method)


class _ForkContext(_Sharing, multiprocessing.context.ForkContext):
    pass


class _ForkServerContext(_Sharing, multiprocessing.context.ForkServerContext):
    pass


class _SpawnContext(_Sharing, multiprocessing.context.SpawnContext):
    pass


_contexts = {"fork": _ForkContext(), "forkserver": _ForkServerContext(), "spawn": _SpawnContext()}


def get_context(method: str | None = None) -> Any:
    """Return the context of a start method: "fork", "forkserver", "spawn", or None for the current default.

    Raises:
        ValueError: another name.

    >>> torch.multiprocessing.get_context("spawn").get_start_method()
    'spawn'
    """
    method = multiprocessing.get_start_method() if method is None else method
    if method not in multiprocessing.get_all_start_methods():
        raise ValueError(f"get_context: {method!r} is none of {', '.join(multiprocessing.get_all_start_methods())}")
    return _contexts[method]
