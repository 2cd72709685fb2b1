"""What runs in a worker process of a DataLoader: it answers lists of sample numbers with batches."""

from __future__ import annotations

import os
import pickle
import signal
import traceback
from typing import Any, NamedTuple

from torch.utils.data import collate


class WorkerInfo(NamedTuple):
    """id: the worker's number, from 0; num_workers: of all; seed: of its random numbers; dataset: its copy."""

    id: int
    num_workers: int
    seed: int
    dataset: Any


_info = None


def get_worker_info() -> WorkerInfo | None:
    """The WorkerInfo of the worker that calls it; None in the main process."""
    return _info


class WorkerTraceback(Exception):
    """The traceback of an exception in a worker, as text; the cause of the exception that the loop sees."""

    def __str__(self):
        return "\n" + self.args[0]


def fetch(dataset, collate_fn, numbers):
    """The batch of these samples."""
    if collate_fn is None:
        if getattr(dataset, "batch", None) is not None:
            return dataset.batch(numbers)
        return collate.default_collate([dataset[number] for number in numbers])
    return collate_fn([dataset[number] for number in numbers])


def describe(error, number):
    """(exception, or None where it cannot be pickled; its last line; the traceback with the worker's number)."""
    text = f"in worker {number} of the DataLoader:\n" + "".join(traceback.format_exception(error)).rstrip()
    line = traceback.format_exception_only(error)[-1].strip()
    error.__traceback__ = error.__cause__ = error.__context__ = None
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = None
    return error, line, text


def _prepare(number, seed, inherited):
    """One thread, own random numbers, no answer to Ctrl-C, which the main process handles."""
    import random

    import numpy

    import torch

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for connection in inherited:
        connection.close()
    torch.set_num_threads(1)
    random.seed(seed)
    numpy.random.seed(seed % 2**32)
    torch.manual_seed(seed)
    collate.share = True


def run(connection, dataset, collate_fn, number, count, seed, init_fn, inherited):
    """Answers lists of numbers until None comes, or the main process closes its end or is gone."""
    global _info
    _prepare(number, seed, inherited)
    _info = WorkerInfo(number, count, seed, dataset)
    failure = None
    try:
        if init_fn is not None:
            init_fn(number)
    except Exception as error:
        failure = describe(error, number)
    parent = os.getppid()
    try:
        while True:
            while not connection.poll(5):
                if os.getppid() != parent:
                    return
            numbers = connection.recv()
            if numbers is None:
                return
            _answer(connection, failure, dataset, collate_fn, number, numbers)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def _answer(connection, failure, dataset, collate_fn, number, numbers):
    """Sends the batch of these samples; whatever goes wrong, the main process hears of it."""
    try:
        answer = (True, fetch(dataset, collate_fn, numbers)) if failure is None else (False, failure)
        connection.send(answer)
    except (BrokenPipeError, ConnectionResetError):
        raise
    except Exception as error:
        connection.send((False, describe(error, number)))
