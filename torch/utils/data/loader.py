"""DataLoader: batches of a dataset, made here or by worker processes ahead of time."""

from __future__ import annotations

import collections
import os
import pickle
import queue
import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING

import torch
import torch.multiprocessing as multiprocessing
from torch._C import lib
from torch.multiprocessing.connection import Message
from torch.multiprocessing.pool import end_of
from torch.utils.data import worker
from torch.utils.data.sampler import BatchSampler, RandomSampler, SequentialSampler

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any


class DataLoader:
    """An iterable over the batches of a dataset; each `for` goes through it once more.

    dataset: has __getitem__ and __len__. batch_size: samples in a batch. shuffle: a new random order each time.
    sampler: gives the order instead. num_workers: processes that make batches ahead; 0: none, the loop makes them.
    collate_fn: makes a batch of a list of samples instead of default_collate. pin_memory: batches lie in memory that
    a GPU reads by itself, where there is one. drop_last: leaves out a last batch that is not full. timeout: seconds to
    wait for a worker's batch, 0: without end. worker_init_fn: called in each worker with its number. batch_sampler:
    gives lists of numbers, in place of batch_size, shuffle, sampler and drop_last. prefetch_factor: batches that each
    worker is ahead. multiprocessing_context: "fork", "forkserver", "spawn", or None for the default.

    Order is kept, with any number of workers. A worker's batches lie in shared memory and are not copied. Worker i
    starts random, numpy.random and torch from a seed that is drawn from torch's random numbers, plus i. An exception in
    a worker is raised in the loop, with the worker's traceback as its cause; a worker that is killed, or is late, is a
    RuntimeError. Workers end with the loop, however it ends. Raises ValueError for arguments that do not go together.

    >>> data = TensorDataset(torch.arange(0, 5))
    >>> [batch[0].tolist() for batch in DataLoader(data, batch_size=2)]
    [[0.0, 1.0], [2.0, 3.0], [4.0]]
    """

    def __init__(
        self, dataset: Any, batch_size: int = 1, shuffle: bool = False, sampler: Iterable[int] | None = None,
        num_workers: int = 0, collate_fn: Callable[[list[Any]], Any] | None = None, pin_memory: bool = False,
        drop_last: bool = False, timeout: float = 0, worker_init_fn: Callable[[int], Any] | None = None,
        batch_sampler: Iterable[Sequence[int]] | None = None, prefetch_factor: int = 2,
        multiprocessing_context: Any = None,
    ) -> None:
        if batch_sampler is not None and (batch_size != 1 or shuffle or sampler is not None or drop_last):
            raise ValueError("DataLoader: batch_sampler takes the place of batch_size, shuffle, sampler and drop_last")
        if sampler is not None and shuffle:
            raise ValueError("DataLoader: a sampler gives the order; leave shuffle out")
        for name, value, least in (("num_workers", num_workers, 0), ("timeout", timeout, 0),
                                   ("prefetch_factor", prefetch_factor, 1)):
            if value < least:
                raise ValueError(f"DataLoader: {name} must be at least {least}, not {value}")
        if sampler is None:
            sampler = RandomSampler(dataset) if shuffle else SequentialSampler(dataset)
        self.dataset, self.batch_size, self.sampler, self.collate_fn = dataset, batch_size, sampler, collate_fn
        self.batch_sampler = BatchSampler(sampler, batch_size, drop_last) if batch_sampler is None else batch_sampler
        self.num_workers, self.pin_memory, self.drop_last = num_workers, pin_memory, drop_last
        self.timeout, self.worker_init_fn, self.prefetch_factor = timeout, worker_init_fn, prefetch_factor
        self.multiprocessing_context = multiprocessing_context

    def __len__(self) -> int:
        return len(self.batch_sampler)

    def __iter__(self) -> Iterator[Any]:
        # Drawn with and without workers, so that what the loop draws does not depend on their number.
        seed = torch.LongTensor(1).random_(1 << 53)[0]
        return _Workers(self, seed) if self.num_workers else self._in_process()

    def _in_process(self):
        dataset, collate_fn = self.dataset, self.collate_fn
        for numbers in self.batch_sampler:
            yield self._pinned(worker.fetch(dataset, collate_fn, numbers))

    def _pinned(self, batch):
        """The batch with its tensors in pinned memory, if that is asked for and a GPU is there."""
        return _pin(batch) if self.pin_memory and torch.cuda.is_available() else batch


class _Workers:
    """One pass over a DataLoader with workers. Batch i is worker i modulo their number's, so order needs no sorting."""

    def __init__(self, loader: DataLoader, seed: int) -> None:
        self._loader, self._batches = loader, iter(loader.batch_sampler)
        self._waiting = collections.deque()  # (worker, its numbers) of batches asked for and not yet given
        self._asked = 0
        self._unsent = [collections.deque() for _ in range(loader.num_workers)]  # by worker, what it cannot take yet
        self._processes, self._connections = [], []
        self._end = weakref.finalize(self, _end, self._processes, self._connections, os.getpid())
        try:
            context = multiprocessing.get_context(loader.multiprocessing_context)
            for number in range(loader.num_workers):
                self._start(context, number, seed + number)
            for _ in range(loader.prefetch_factor * loader.num_workers):
                self._ask()
        except BaseException:
            self._end()
            raise

    def _start(self, context, number, seed):
        loader = self._loader
        ours, theirs = context.Pipe()
        self._connections.append(ours)
        forked = context.get_start_method() == "fork"
        if forked:
            import numpy.random  # noqa: F401 - once here, not in every worker
        process = context.Process(target=worker.run, daemon=True, name=f"DataLoader worker {number}", args=(
            theirs, loader.dataset, loader.collate_fn, number, loader.num_workers, seed, loader.worker_init_fn,
            list(self._connections) if forked else []))
        try:
            process.start()
        except (TypeError, AttributeError, pickle.PicklingError) as error:
            raise _explained(error, loader, context) from error
        finally:
            theirs.close()
        self._processes.append(process)

    def _ask(self):
        numbers = next(self._batches, None)
        if numbers is None:
            return
        number = self._asked % len(self._connections)
        self._asked += 1
        self._waiting.append((number, numbers))
        self._unsent[number].append(Message(numbers))
        self._send(number)

    def _send(self, number):
        """Sends a worker what it can take. Waiting could be for ever: it may wait for us to take its batches."""
        unsent = self._unsent[number]
        try:
            while unsent and self._connections[number].transmit(unsent[0], wait=False):
                unsent.popleft()
        except (BrokenPipeError, ConnectionResetError):  # the worker is gone; the loop says so when it is its turn
            unsent.clear()

    def __iter__(self) -> Iterator[Any]:
        return self

    def __len__(self) -> int:
        return len(self._loader)

    def __next__(self) -> Any:
        if not self._waiting:
            self._finish()
            raise StopIteration
        number, numbers = self._waiting.popleft()
        try:
            good, value = self._connections[number].receive(timeout=self._loader.timeout or None)
        except queue.Empty:
            _end(self._processes, self._connections, os.getpid(), patience=0)
            self._finish()
            raise RuntimeError(f"DataLoader: worker {number} gave no batch within {self._loader.timeout} seconds; it "
                               f"was to load samples {_shortened(numbers)}") from None
        except (EOFError, OSError) as error:
            raise self._lost(number, numbers, error) from None
        except BaseException:
            self._finish()
            raise
        if not good:
            self._finish()
            _raise(*value)
        try:
            self._send(number)
            self._ask()
        except BaseException:  # of the sampler, for one
            self._finish()
            raise
        return self._loader._pinned(value)

    def _finish(self):
        """Ends the workers. What is asked for from here on is StopIteration, as behind any end."""
        self._waiting.clear()
        self._end()

    def _lost(self, number, numbers, error):
        process = self._processes[number]
        process.join(5)
        code, name = process.exitcode, process.pid
        self._finish()
        if code is None:
            return error
        return RuntimeError(f"DataLoader: worker {number} (process {name}) ended with {end_of(code)}; it was to load "
                            f"samples {_shortened(numbers)}")


def _pin(batch):
    if isinstance(batch, torch.Tensor):
        return batch.pin_memory()
    if isinstance(batch, Mapping):
        return {key: _pin(part) for key, part in batch.items()}
    if isinstance(batch, tuple) and hasattr(batch, "_fields"):
        return type(batch)(*map(_pin, batch))
    return type(batch)(map(_pin, batch)) if isinstance(batch, (list, tuple)) else batch


def _shortened(numbers):
    text = ", ".join(map(str, numbers[:5]))
    return f"[{text}, … {len(numbers)} in all]" if len(numbers) > 5 else f"[{text}]"


def _raise(error, line, text):
    """Raises a worker's exception; one that cannot be pickled as a RuntimeError with its last line."""
    raise (error if error is not None else RuntimeError(line)) from worker.WorkerTraceback(text)


def _end(processes, connections, owner, patience=5):
    """Ends the workers: they are told to. One that goes on working is terminated, then killed."""
    if os.getpid() == owner:
        for connection in connections:
            try:
                connection.transmit(Message(None), wait=False)
            except OSError:
                pass
    for connection in connections:
        connection.close()
    if os.getpid() == owner:
        for process in processes:
            process.join(patience)
            for stop in (process.terminate, process.kill):
                if process.is_alive():
                    stop()
                    process.join(1)
            if process.exitcode is not None:
                process.close()
    del processes[:], connections[:]
    lib.th_share_trim()


def _explained(error, loader, context):
    """The error of a start that failed, with the attribute that cannot be pickled."""
    from torch.utils.data.picklable import culprit

    for name in ("dataset", "collate_fn", "worker_init_fn"):
        found = culprit(getattr(loader, name), name)
        if found is not None:
            path, value, reason = found
            return TypeError(f"DataLoader: {path}, a {type(value).__name__}, cannot be sent to a worker process that "
                             f"is started by {context.get_start_method()}: {reason}. Define it at the top of a "
                             "module, make it in worker_init_fn, or use multiprocessing_context=\"fork\"")
    return error
