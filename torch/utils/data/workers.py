"""The worker processes of a DataLoader, and one pass over its dataset with them."""

from __future__ import annotations

import collections
import os
import pickle
import queue
import weakref
from typing import TYPE_CHECKING

import torch.multiprocessing as multiprocessing
from torch._C import lib
from torch.multiprocessing.connection import Message
from torch.multiprocessing.pool import end_of
from torch.utils.data import worker
from torch.utils.data.fetcher import End, warn_of_more

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Workers:
    """Worker processes, each of which answers its requests in order. They end with this object."""

    def __init__(self, loader: Any) -> None:
        self.count, self.passes, self._timeout = loader.num_workers, 0, loader.timeout
        self._unsent = [collections.deque() for _ in range(self.count)]  # requests that workers cannot accept yet
        self._processes, self._connections = [], []
        self.end = weakref.finalize(self, _end, self._processes, self._connections, os.getpid())
        try:
            method = loader.multiprocessing_context
            method = method.get_start_method() if hasattr(method, "get_start_method") else method
            context = multiprocessing.get_context(method)
            for number in range(self.count):
                self._start(loader, context, number)
        except BaseException:
            self.end()
            raise

    def _start(self, loader, context, number):
        ours, theirs = context.Pipe()
        self._connections.append(ours)
        forked = context.get_start_method() == "fork"
        process = context.Process(target=worker.run, daemon=True, name=f"DataLoader worker {number}", args=(
            theirs, loader.fetcher, number, self.count, loader.worker_init_fn,
            list(self._connections) if forked else []))
        try:
            process.start()
        except (TypeError, AttributeError, pickle.PicklingError) as error:
            raise _explained(error, loader, context) from error
        finally:
            theirs.close()
        self._processes.append(process)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Any]:
        return iter(self._processes)

    @property
    def alive(self) -> bool:
        """Whether the workers have not been ended."""
        return self.end.alive

    def begin(self, seed: int) -> int:
        """Start a pass and return its number; requests of earlier passes are no longer answered.

        Args:
            seed: worker i seeds its random numbers with seed + i.
        """
        self.passes += 1
        for number, unsent in enumerate(self._unsent):
            unsent.clear()
            self.ask(number, worker.Begin(self.passes, seed + number))
        return self.passes

    def ask(self, number: int, request: Any) -> None:
        """Request a batch from a worker."""
        self._unsent[number].append(Message(request))
        self._send(number)

    def _send(self, number):
        """Send a worker the requests that it can take now. Blocking could deadlock: the worker may wait for us."""
        unsent = self._unsent[number]
        try:
            while unsent and self._connections[number].transmit(unsent[0], wait=False):
                unsent.popleft()
        except (BrokenPipeError, ConnectionResetError):  # the worker is gone; the loop reports it in order
            unsent.clear()

    def answer(self, number: int, request: Any) -> Any:
        """Return (success, the batch or the error) for the oldest request that a worker has not answered, `request`.

        A caller that catches an exception of this function ends the workers.
        """
        try:
            answered = 0
            while answered != self.passes:
                answered, good, value = self._connections[number].receive(timeout=self._timeout or None)
                self._send(number)
        except queue.Empty:
            _end(self._processes, self._connections, os.getpid(), timeout_s=0)
            raise RuntimeError(f"DataLoader: worker {number} gave no batch within {self._timeout} seconds; it was to "
                               f"load {_shortened(request)}") from None
        except (EOFError, OSError) as error:
            raise self._lost(number, request, error) from None
        return good, value

    def _lost(self, number, request, error):
        process = self._processes[number]
        process.join(5)
        code, name = process.exitcode, process.pid
        if code is None:
            return error
        return RuntimeError(f"DataLoader: worker {number} (process {name}) ended with {end_of(code)}; it was to load "
                            f"{_shortened(request)}")


class Pass:
    """One pass over a DataLoader with workers, which take turns, so batches arrive in order.

    A worker that has exhausted its stream gets no more turns; the others continue.
    """

    def __init__(self, loader: Any, workers: Workers, seed: int) -> None:
        self._loader, self._workers, self._requests = loader, workers, loader.requests()
        self._number, self._given = workers.begin(seed), 0
        self._queue = collections.deque(range(workers.count))  # of those that have more, whose turn is next
        self._waiting = collections.deque()  # (worker, request) of pending batches
        if not loader.persistent_workers:
            weakref.finalize(self, workers.end)  # the caller may hold the workers
        try:
            for _ in range(loader.prefetch_factor * workers.count):
                self._ask()
        except BaseException:
            workers.end()
            raise

    def _ask(self):
        if not self._queue:
            return
        for request in self._requests:
            number = self._queue[0]
            self._queue.rotate(-1)
            self._waiting.append((number, request))
            self._workers.ask(number, request)
            return

    def __iter__(self) -> Iterator[Any]:
        return self

    def __len__(self) -> int:
        return self._loader._length()

    def __next__(self) -> Any:
        if self._number != self._workers.passes:
            raise RuntimeError("DataLoader: a newer loop has taken the persistent workers; use one loop at a time")
        try:
            result = self._next()
        except BaseException:  # also of the sampler; StopIteration follows, as after any end
            self._waiting.clear()
            self._workers.end()
            raise
        if result is None:
            if not self._loader.persistent_workers:
                self._workers.end()
            raise StopIteration
        good, batch = result
        if not good:  # an error of the dataset; the next batch follows
            _raise(*batch)
        self._given += 1
        warn_of_more(self._loader, self._given)
        return batch

    def _next(self):
        """Return (success, the batch or the error) of the next batch; None at the end."""
        while self._waiting:
            number, request = self._waiting.popleft()
            good, batch = self._workers.answer(number, request)
            if type(batch) is not End:
                self._ask()
                return good, batch
            if number in self._queue:
                self._queue.remove(number)
        return None


def _shortened(request):
    if request is None:
        return "the next batch"
    if not hasattr(request, "__len__"):
        return f"sample {request}"
    text = ", ".join(map(str, request[:5]))
    return f"samples [{text}, … {len(request)} in all]" if len(request) > 5 else f"samples [{text}]"


def _raise(error, line, text):
    """Raise a worker's exception, or a RuntimeError with its last line if the exception cannot be pickled."""
    if error is not None and len(error.args) == 1 and isinstance(error.args[0], str) and type(error) is not KeyError:
        error.args = (f"{error.args[0]}\n{text}",)
    raise (error if error is not None else RuntimeError(line)) from worker.WorkerTraceback(text)


def _end(processes, connections, owner, timeout_s=5):
    """Ask the workers to end; terminate, then kill those that do not. Who holds a process can read its exit code."""
    if os.getpid() == owner:
        for connection in connections:
            try:
                connection.transmit(Message(End()), wait=False)
            except OSError:
                pass
    for connection in connections:
        connection.close()
    if os.getpid() == owner:
        for process in processes:
            process.join(timeout_s)
            for stop in (process.terminate, process.kill):
                if process.is_alive():
                    stop()
                    process.join(1)
    del processes[:], connections[:]
    lib.th_share_trim()


def _explained(error, loader, context):
    """Return the error of a failed start, extended by the attribute that cannot be pickled."""
    from torch.utils.data.picklable import culprit

    for name in ("dataset", "collate_fn", "worker_init_fn"):
        result = culprit(getattr(loader, name), name)
        if result is not None:
            path, value, reason = result
            return TypeError(f"DataLoader: {path}, a {type(value).__name__}, cannot be sent to a worker process that "
                             f"is started by {context.get_start_method()}: {reason}. Define it at the top of a "
                             "module, make it in worker_init_fn, or use multiprocessing_context=\"fork\"")
    return error
