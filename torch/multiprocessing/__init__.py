"""Python's multiprocessing with tensors that are sent by reference: sender and receiver map the same memory.

The module contains everything of the standard module under its usual name. Queue, SimpleQueue, Pipe and Pool send
tensors, storages and modules without copying their elements. The first time a tensor is sent, its storage moves into
shared memory, together with all tensors that view it; the receiver maps that memory. Each process sees what the
others write.

The memory belongs to anonymous files (memfd), whose descriptors travel inside the messages. The kernel frees it when
the last process that uses it ends, however that process ends. Nothing remains in /dev/shm.

>>> import torch
>>> queue = torch.multiprocessing.SimpleQueue()
>>> sent = torch.zeros(3)
>>> queue.put(sent)
>>> received = queue.get()
>>> received.fill_(1).sum().item(), sent.sum().item()
(3.0, 3.0)
"""

from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING

from torch.multiprocessing.connection import Connection
from torch.multiprocessing.context import get_context
from torch.multiprocessing.reductions import get_all_sharing_strategies, get_sharing_strategy, set_sharing_strategy
from torch.multiprocessing.spawn import (
    ProcessContext,
    ProcessException,
    ProcessExitedException,
    ProcessRaisedException,
    SpawnContext,
    spawn,
    start_processes,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from torch.multiprocessing import pool, queues

    # imported under their own names, which type checkers treat as exported
    # isort: off
    from multiprocessing import (
        Array as Array, AuthenticationError as AuthenticationError, Barrier as Barrier,
        BoundedSemaphore as BoundedSemaphore, BufferTooShort as BufferTooShort, Condition as Condition,
        Event as Event, JoinableQueue as JoinableQueue, Lock as Lock, Manager as Manager, Process as Process,
        ProcessError as ProcessError, RawArray as RawArray, RawValue as RawValue, RLock as RLock,
        Semaphore as Semaphore, TimeoutError as TimeoutError, Value as Value,
        active_children as active_children, allow_connection_pickling as allow_connection_pickling,
        cpu_count as cpu_count, current_process as current_process, freeze_support as freeze_support,
        get_all_start_methods as get_all_start_methods, get_logger as get_logger,
        get_start_method as get_start_method, log_to_stderr as log_to_stderr, parent_process as parent_process,
        reducer as reducer, set_executable as set_executable, set_forkserver_preload as set_forkserver_preload,
        set_start_method as set_start_method,
    )
    # isort: on
else:
    from multiprocessing import *  # noqa: F403

    from torch.multiprocessing.context import get_context  # replaces the standard module's

__all__ = [
    *multiprocessing.__all__, "Connection", "ProcessContext", "ProcessException", "ProcessExitedException",
    "ProcessRaisedException", "SpawnContext", "get_all_sharing_strategies", "get_sharing_strategy",
    "set_sharing_strategy", "spawn", "start_processes",
]


def Queue(maxsize: int = 0) -> queues.Queue:
    """Create a first-in first-out queue between processes; see `torch.multiprocessing.queues.Queue`.

    >>> queue = torch.multiprocessing.Queue()
    >>> queue.put(torch.ones(2))
    >>> queue.get().tolist()
    [1.0, 1.0]
    """
    return get_context().Queue(maxsize)


def SimpleQueue() -> queues.SimpleQueue:
    """Create a queue with put, get, empty and close. Its put blocks while the kernel's buffer is full.

    >>> queue = torch.multiprocessing.SimpleQueue()
    >>> queue.put(torch.ones(2))
    >>> queue.get().tolist(), queue.empty()
    ([1.0, 1.0], True)
    """
    return get_context().SimpleQueue()


def Pipe(duplex: bool = True) -> tuple[Connection, Connection]:
    """Return two connected Connections. With duplex=False the first only receives and the second only sends.

    >>> receiver, sender = torch.multiprocessing.Pipe(duplex=False)
    >>> sender.send(torch.ones(2))
    >>> receiver.recv().tolist()
    [1.0, 1.0]
    """
    return get_context().Pipe(duplex)


def Pool(
    processes: int | None = None, initializer: Callable[..., object] | None = None, initargs: Iterable[Any] = (),
    maxtasksperchild: int | None = None,
) -> pool.Pool:
    """Create a pool of worker processes; see `multiprocessing.Pool`. If a worker dies, pending calls fail.

    >>> with torch.multiprocessing.Pool(1) as pool:
    ...     pool.apply(torch.add, (torch.ones(2), 1)).tolist()
    [2.0, 2.0]
    """
    return get_context().Pool(processes, initializer, initargs, maxtasksperchild)
