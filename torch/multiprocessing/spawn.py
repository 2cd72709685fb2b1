"""Functions run in several new processes, with the traceback of the first that fails."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import time
import traceback
from typing import TYPE_CHECKING

from torch._base.processes import die_with_parent
from torch.multiprocessing.context import get_context

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

GRACE = 5.0  # seconds that a process has to end after SIGTERM
LATER = 0.3  # seconds in which the cause of a failure may follow its consequences


class ProcessException(Exception):
    """A process has failed.

    Attributes:
        error_index: its number.
        error_pid: its process id.
    """

    def __init__(self, msg: str, error_index: int, pid: int) -> None:
        super().__init__(msg)
        self.msg, self.error_index, self.pid = msg, error_index, pid
        self.error_pid = pid

    def __reduce__(self) -> Any:
        return type(self), (self.msg, self.error_index, self.pid)


class ProcessRaisedException(ProcessException):
    """A process has raised an exception; the message contains its traceback."""


class ProcessExitedException(ProcessException):
    """A process has exited, or a signal has ended it.

    Attributes:
        exit_code: its exit code; -n for signal n.
        signal_name: name of the signal, or None.
    """

    def __init__(
        self, msg: str, error_index: int, error_pid: int, exit_code: int, signal_name: str | None = None,
    ) -> None:
        super().__init__(msg, error_index, error_pid)
        self.exit_code, self.signal_name = exit_code, signal_name

    def __reduce__(self) -> Any:
        return type(self), (self.msg, self.error_index, self.pid, self.exit_code, self.signal_name)


def _run(fn, index, arguments, sender, parent, in_server):
    """Call the function in a new process; send the traceback of an exception to the parent."""
    die_with_parent(None if in_server else parent)
    try:
        fn(index, *arguments)
    except KeyboardInterrupt:
        pass  # the parent got it, too
    except Exception as error:
        sender.send((time.time(), traceback.format_exc()))
        failures = sys.modules.get("torch.distributed.failures")
        if failures is not None:
            failures.tell(error)  # the other ranks do not wait for this one
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(1)
        sys.exit(1)


class ProcessContext:
    """Processes of `start_processes`.

    Attributes:
        processes: the processes, in order.

    >>> context = torch.multiprocessing.start_processes(print, nprocs=2, join=False, start_method="fork")
    >>> while not context.join():
    ...     pass
    """

    def __init__(self, processes: list[Any], receivers: list[Any]) -> None:
        self.processes, self._receivers = processes, receivers
        self._running = {process.sentinel: number for number, process in enumerate(processes)}

    def pids(self) -> list[int]:
        """Return the process ids."""
        return [process.pid for process in self.processes]

    def join(self, timeout: float | None = None, grace_period: float | None = None) -> bool:
        """Wait for a process to end, and return whether all have ended. If one has failed, end the others and raise.

        Args:
            timeout: seconds to wait.
            grace_period: seconds that the others have to end after SIGTERM, 5 by default.
        Raises:
            ProcessRaisedException: a process raised an exception.
            ProcessExitedException: a process exited with another code than 0, or a signal ended it.
        """
        if not self._running:
            return True
        for sentinel in multiprocessing.connection.wait(list(self._running), timeout):
            number = self._running.pop(sentinel)
            self.processes[number].join()
            if self.processes[number].exitcode:
                self._fail(number, GRACE if grace_period is None else grace_period)
        return not self._running

    def _fail(self, number, grace):
        """End the other processes, and raise the exception of the first that failed."""
        end = time.monotonic() + LATER
        while not any(one.poll() for one in self._receivers) and time.monotonic() < end:
            time.sleep(0.01)
        self._end(grace)
        noted = []
        for index, receiver in enumerate(self._receivers):
            try:
                if receiver.poll():
                    noted.append((*receiver.recv(), index))
            except (EOFError, OSError):
                pass  # it was ended without a message
        if noted:
            _, text, index = min(noted)
            raise ProcessRaisedException(f"\n\n-- Process {index} terminated with the following error:\n{text}", index,
                                         self.processes[index].pid)
        process = self.processes[number]
        code = process.exitcode
        name = signal.Signals(-code).name if code < 0 else None
        how = f"signal {name}" if name else f"exit code {code}"
        raise ProcessExitedException(f"process {number} terminated with {how}", number, process.pid, code, name)

    def _end(self, grace):
        for process in self.processes:
            if process.is_alive():
                process.terminate()
        end = time.monotonic() + grace
        for process in self.processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        self._running = {}


class SpawnContext(ProcessContext):
    """Processes of `spawn`.

    >>> issubclass(torch.multiprocessing.SpawnContext, torch.multiprocessing.ProcessContext)
    True
    """


def start_processes(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn", numa_options: Any = None,
) -> ProcessContext | None:
    """Call `fn(i, *args)` in process i of `nprocs` new ones.

    Args:
        fn: a function of a module, if the start method is not "fork".
        join: wait for all processes; False: return a ProcessContext.
        daemon: whether the processes are daemons of `multiprocessing`.
        start_method: "spawn", "fork" or "forkserver".
        numa_options: must be None.
    Returns:
        None, or a ProcessContext.
    Raises:
        ProcessRaisedException: a process raised an exception. The others are ended, and the message has the traceback.
        ProcessExitedException: a process exited with another code than 0, or a signal ended it.
        ValueError: `nprocs` is below 1, or the start method is unknown.

    >>> torch.multiprocessing.start_processes(print, nprocs=1, start_method="fork")
    """
    if isinstance(nprocs, bool) or not isinstance(nprocs, int) or nprocs < 1:
        raise ValueError(f"start_processes: nprocs is {nprocs!r}; need an int of 1 or more")
    if numa_options is not None:
        raise ValueError("start_processes: numa_options must be None")
    context = get_context(start_method)
    processes, receivers = [], []
    try:
        for index in range(nprocs):
            receiver, sender = multiprocessing.Pipe(duplex=False)
            process = context.Process(target=_run, args=(
                fn, index, args, sender, os.getpid(), start_method == "forkserver"), daemon=daemon)
            process.start()
            sender.close()
            processes.append(process)
            receivers.append(receiver)
    except BaseException:
        ProcessContext(processes, receivers)._end(GRACE)
        raise
    started = ProcessContext(processes, receivers)
    if not join:
        return started
    try:
        while not started.join():
            pass
    except BaseException:
        started._end(GRACE)
        raise
    return None


def spawn(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:
    """Call `fn(i, *args)` in process i of `nprocs` new ones, as `start_processes` does with the method "spawn".

    >>> torch.multiprocessing.spawn(print, nprocs=1)
    """
    return start_processes(fn, args, nprocs, join, daemon, start_method)
