"""The code of a DataLoader's worker process, which answers requests with batches."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import select
import signal
import threading
import traceback
from typing import Any, NamedTuple

from torch.utils.data import collate
from torch.utils.data.fetcher import End


class Begin(NamedTuple):
    """Starts a pass: its number, and the seed of the worker's random numbers."""

    number: int
    seed: int


class WorkerInfo(NamedTuple):
    """A worker's number from 0 (`id`), the number of workers, its random seed, and its copy of the dataset."""

    id: int
    num_workers: int
    seed: int
    dataset: Any


LOOK = 200  # milliseconds between two looks at the parent
_worker_info = None


def get_worker_info() -> WorkerInfo | None:
    """Return the WorkerInfo of the calling worker, or None in the main process.

    >>> torch.utils.data.get_worker_info() is None
    True
    """
    return _worker_info


class WorkerTraceback(Exception):
    """The traceback of an exception in a worker, as text; the cause of the exception that the loop raises."""

    def __str__(self):
        return "\n" + self.args[0]


def describe(error, number):
    """Return (the exception or None if it cannot be pickled, its last line, its traceback with the worker's number)."""
    text = f"in worker {number} of the DataLoader:\n" + "".join(traceback.format_exception(error)).rstrip()
    line = traceback.format_exception_only(error)[-1].strip()
    error.__traceback__ = error.__cause__ = error.__context__ = None
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = None
    return error, line, text


def _prepare(inherited):
    """Use one thread and ignore Ctrl-C, which the main process handles."""
    import torch

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for connection in inherited:
        connection.close()
    torch.set_num_threads(1)
    collate.share = True
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(), os.getppid()), daemon=True).start()


def _end_with(parent, number):
    """End this process when its parent is gone.

    A sibling may hold the parent's end of the pipe that signals this, so the parent's process id is checked too.
    """
    poll = select.poll()
    poll.register(parent.sentinel, select.POLLIN)
    while not poll.poll(LOOK) and os.getppid() == number:
        pass
    os._exit(1)


def _generate_state(base_seed, worker_id):
    """Return four 32-bit numbers that seed NumPy's generator in a worker; other loaders call it."""
    import random

    numbers = random.Random(base_seed * 2**32 + worker_id)
    return [numbers.getrandbits(32) for _ in range(4)]


def _seed(seed):
    """Seed the generators of Python, torch and, if the program imported it, NumPy.

    An import of NumPy ends a process that is short of memory.
    """
    import random
    import sys

    import torch

    random.seed(seed)
    torch.manual_seed(seed)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(seed % 2**32)


class _Worker:
    """The state of a worker: the current pass, the function that builds its batches, and a pending error."""

    def __init__(self, fetcher, number, count, init_fn):
        self.fetcher, self.number, self.count, self.init_fn = fetcher, number, count, init_fn
        self.asked, self.fetch, self.failure = 0, None, None

    def begin(self, begun):
        """Start a pass; call `init_fn` before the first one."""
        global _worker_info
        first, self.asked = not self.asked, begun.number
        _seed(begun.seed)
        _worker_info = WorkerInfo(self.number, self.count, begun.seed, self.fetcher.dataset)
        if self.failure is not None:
            return
        try:
            if first and self.init_fn is not None:
                self.init_fn(self.number)
            self.fetch = self.fetcher.begin()
        except Exception as error:
            self.failure = describe(error, self.number)

    def answer(self, connection, request):
        """Send the requested batch, or the error that occurred, to the main process."""
        try:
            done = (True, self.fetch(request)) if self.failure is None else (False, self.failure)
            connection.send((self.asked, *done))
        except (BrokenPipeError, ConnectionResetError):
            raise
        except Exception as error:
            connection.send((self.asked, False, describe(error, self.number)))


def run(connection, fetcher, number, count, init_fn, inherited):
    """Answer requests until End arrives, or the main process closes its end or is gone."""
    _prepare(inherited)
    worker = _Worker(fetcher, number, count, init_fn)
    try:
        while True:
            request = connection.recv()
            if isinstance(request, End):
                return
            if isinstance(request, Begin):
                worker.begin(request)
            else:
                worker.answer(connection, request)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
