"""Pool: the standard pool over our queues; a worker that dies fails the pending calls."""

import multiprocessing.pool
import queue
import signal
import time


class WorkerLost(RuntimeError):
    """A worker of a Pool ended before its task was done."""


def end_of(code):
    """Describe how a process with this exit code ended."""
    try:
        return f"signal {-code} ({signal.Signals(-code).name})" if code < 0 else f"exit code {code}"
    except ValueError:
        return f"signal {-code}"


def _fail(jobs, error):
    """Fail all pending calls: the lost worker took its task, so the affected call is unknown."""
    for job in list(jobs.values()):
        if isinstance(job, multiprocessing.pool.ApplyResult):
            job._success, job._value = False, error
            jobs.pop(job._job, None)
            job._event.set()
        else:
            job._set(job._index, (False, error))


class _Workers(list):
    """The processes of a pool, from which its threads delete those that ended."""

    jobs = {}

    def __delitem__(self, place):
        worker = self[place]
        super().__delitem__(place)
        if worker.exitcode:
            _fail(self.jobs, WorkerLost(f"a worker of the pool ended with {end_of(worker.exitcode)} and its task is "
                                        "lost; running calls fail, and the pool continues"))


class Pool(multiprocessing.pool.Pool):
    """A pool of worker processes that receive tensors by reference; see `multiprocessing.pool.Pool`.

    If a worker is killed, pending calls raise WorkerLost and a new worker replaces it.
    """

    def __init__(self, *arguments, **keywords):
        super().__init__(*arguments, **keywords)
        self._pool.jobs = self._cache

    def _setup_queues(self):
        self._pool = _Workers()
        super()._setup_queues()

    @staticmethod
    def _help_stuff_finish(inqueue, task_handler, size):
        """Drain tasks until the thread that puts them is done. Workers may take some meanwhile."""
        while task_handler.is_alive():
            try:
                inqueue._reader.receive(wait=False)
            except queue.Empty:
                time.sleep(0.001)
            except Exception:  # a task that cannot be read will not be run either
                continue
