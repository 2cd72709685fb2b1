"""spawn: run a function in several processes, and raise the first of their errors."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
import time
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["ProcessContext", "ProcessException", "ProcessExitedException", "ProcessRaisedException", "SpawnContext",
           "spawn", "start_processes"]


class ProcessException(Exception):
    """The end of a process by an error; `error_index` is its number, `pid` its process number."""

    def __init__(self, msg: str, error_index: int, pid: int) -> None:
        super().__init__(msg)
        self.msg, self.error_index, self.pid = msg, error_index, pid


class ProcessRaisedException(ProcessException):
    """An exception in a process, with its traceback as text."""


class ProcessExitedException(ProcessException):
    """The end of a process without an exception: by a signal, or by another status than 0."""

    def __init__(self, msg: str, error_index: int, error_pid: int, exit_code: int, signal_name: str | None = None,
                 ) -> None:
        super().__init__(msg, error_index, error_pid)
        self.exit_code, self.signal_name = exit_code, signal_name


def _run(fn, number, args, errors):
    try:
        fn(number, *args)
    except KeyboardInterrupt:
        pass  # the parent tells
    except Exception:
        errors.send(traceback.format_exc())
        raise SystemExit(1) from None


class ProcessContext:
    """The processes of a call of `spawn`."""

    def __init__(self, processes: list[Any], errors: list[Any]) -> None:
        self.processes, self._errors = processes, errors

    def pids(self) -> list[int]:
        """Return the process numbers."""
        return [process.pid for process in self.processes]

    def join(self, timeout: float | None = None, grace_period: float | None = None) -> bool:
        """Wait for a process to end; return whether all have ended well.

        Args:
            timeout: seconds to wait; None waits until one ends.
            grace_period: seconds that the others get after an error before they are killed.
        Raises:
            ProcessRaisedException, ProcessExitedException: a process failed; the others were ended.
        """
        running = [process.sentinel for process in self.processes if process.exitcode is None]
        multiprocessing.connection.wait(running, timeout)
        failed = next((number for number, process in enumerate(self.processes) if process.exitcode), None)
        if failed is None:
            return all(process.exitcode == 0 for process in self.processes)
        self._end(grace_period)
        self._raise(failed)

    def _end(self, grace_period):
        for process in self.processes:
            if process.is_alive():
                process.terminate()
        end = time.monotonic() + (30 if grace_period is None else grace_period)
        for process in self.processes:
            process.join(max(0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def _raise(self, number):
        process, errors = self.processes[number], self._errors[number]
        if errors.poll():
            raise ProcessRaisedException(f"\n\n-- Process {number} terminated with the following error:\n"
                                         f"{errors.recv()}", number, process.pid)
        code = process.exitcode
        name = signal.Signals(-code).name if code < 0 else None
        how = f"signal {name}" if name else f"exit code {code}"
        raise ProcessExitedException(f"process {number} terminated with {how}", number, process.pid, code, name)


SpawnContext = ProcessContext


def start_processes(fn: Callable[..., None], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True,
                    daemon: bool = False, start_method: str = "spawn", **options: Any) -> ProcessContext | None:
    """Run fn(number, *args) in `nprocs` processes, numbered from 0.

    Args:
        join: whether to wait for all of them; otherwise a ProcessContext is returned.
        start_method: "spawn", "fork" or "forkserver".
    Raises:
        ProcessRaisedException, ProcessExitedException: a process failed; the others were ended.
    """
    from torch.multiprocessing.context import get_context

    method = get_context(start_method)
    processes, errors = [], []
    for number in range(nprocs):
        receiver, sender = multiprocessing.Pipe(duplex=False)
        process = method.Process(target=_run, args=(fn, number, args, sender), daemon=daemon)
        process.start()
        sender.close()
        processes.append(process)
        errors.append(receiver)
    context = ProcessContext(processes, errors)
    if not join:
        return context
    while not context.join():
        pass
    return None


def spawn(fn: Callable[..., None], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True,
          daemon: bool = False, start_method: str = "spawn") -> ProcessContext | None:
    """Run fn(number, *args) in `nprocs` new processes; see `start_processes`.

    >>> torch.multiprocessing.spawn(print, nprocs=0)
    """
    return start_processes(fn, args, nprocs, join, daemon, start_method)
