"""Python's multiprocessing, in which tensors travel by reference: what is sent lies in memory that both processes map.

Everything of the standard module is here under its name. Queue, SimpleQueue, Pipe and Pool pass tensors, storages,
Variables and modules without copying them: the first sending moves the storage into shared memory, where all tensors
that view it follow, and the receiver maps it. What one process writes, the others see.

The memory belongs to files without a name (memfd), whose descriptors travel inside the messages. The kernel frees it
when the last process that uses it is gone, however that process ended, and nothing is ever left in /dev/shm.

>>> import torch
>>> queue = torch.multiprocessing.SimpleQueue()
>>> sent = torch.zeros(3)
>>> queue.put(sent)
>>> received = queue.get()
>>> received.fill_(1).sum(), sent.sum()
(3.0, 3.0)
"""

import multiprocessing
from multiprocessing import *  # noqa: F403

from torch.multiprocessing.connection import Connection
from torch.multiprocessing.context import get_context
from torch.multiprocessing.reductions import (
    get_all_sharing_strategies,
    get_sharing_strategy,
    set_sharing_strategy,
)

__all__ = [
    *multiprocessing.__all__, "Connection", "get_all_sharing_strategies", "get_sharing_strategy",
    "set_sharing_strategy",
]


def Queue(maxsize=0):
    """A first-in first-out queue between any number of processes; see torch.multiprocessing.queues.Queue."""
    return get_context().Queue(maxsize)


def SimpleQueue():
    """A queue with nothing but put, get, empty and close, whose put waits where the kernel's buffer is full."""
    return get_context().SimpleQueue()


def Pipe(duplex=True):
    """Two connected Connections. With duplex=False the first only receives and the second only sends."""
    return get_context().Pipe(duplex)


def Pool(processes=None, initializer=None, initargs=(), maxtasksperchild=None):
    """A pool of worker processes; see multiprocessing.Pool. The loss of a worker fails the calls under way."""
    return get_context().Pool(processes, initializer, initargs, maxtasksperchild)
