"""Calls of MPI, either blocking or asynchronous."""

from __future__ import annotations

import time
from _thread import RLock

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import checks, failures, mpi
from torch.futures import Future

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Work:
    """A pending call, the result of `async_op=True`. Do not use its tensors before `wait()` returns.

    >>> dist.init()
    >>> work = dist.all_reduce(torch.ones(2), async_op=True)
    >>> work.wait()
    True
    """

    is_message = False
    _error: Exception | None = None
    _future: Future[list[Any]] | None = None

    def __init__(
        self, call: str, group: Any, request: Any, finish: Callable[[], Any] | None = None, result: Any = None,
        peer: int | None = None,
    ) -> None:
        self._call, self._group, self._request, self._finish, self._result = call, group, request, finish, result
        self._comm = group._comm
        self._turn = RLock()  # MPI takes one wait for a request at a time
        self.peer = peer  # the other rank of a message, numbered in the job

    def wait(self, timeout: Any = None) -> bool:
        """Wait until the call is complete.

        Args:
            timeout: a timedelta or seconds; None: no limit.
        Raises:
            TimeoutError: the call is not complete in time.
        """
        if timeout is None:
            with self._turn:
                if self._request is not None:
                    self._wait()
            return True
        seconds = timeout if isinstance(timeout, (int, float)) else timeout.total_seconds()
        end = time.monotonic() + seconds
        while not self.is_completed():
            if time.monotonic() > end:
                raise TimeoutError(f"{self._call}: {self._group!r}: not done after {seconds:g} s")
        return True

    def _wait(self):
        self._do(self._request.Wait)
        self._end()

    def _do(self, ask, *arguments):
        try:
            return ask(*arguments)
        except RuntimeError as error:  # also MPI's
            told = isinstance(error, mpi.load().Exception)
            self._error = failures.translated(error, self._call, self._group, self._comm) if told else error
            self._request = None
            raise self._error from None

    def _end(self):
        finish, self._finish = self._finish, None
        if finish is not None:
            finish()
        self._request = None

    def is_completed(self) -> bool:
        """Return whether the call is complete, and let MPI make progress."""
        if self._request is not None and self._turn.acquire(False):
            try:
                if self._request is not None and self._do(self._request.Test):
                    self._end()
            finally:
                self._turn.release()
        return self._request is None

    def is_success(self) -> bool:
        """Return whether the call is complete without an error."""
        return self._error is None and self.is_completed()

    def exception(self) -> Exception | None:
        """Return the error of the call, or None."""
        return self._error

    def result(self) -> list[Any]:
        """Wait, then return the tensors that the call wrote."""
        self.wait()
        return self._result if isinstance(self._result, list) else [self._result]

    def get_future(self) -> Future[list[Any]]:
        """Return the future of the list of tensors that the call writes; its `wait()` waits for the call.

        >>> dist.init()
        >>> dist.all_reduce(torch.ones(2), async_op=True).get_future().then(lambda done: done.value()[0].sum()).wait()
        tensor(2.)
        """
        if self._future is None:
            self._future = Future()
            self._future._progress = self._settle
        return self._future

    def _settle(self, waits):
        """Give the future its value if the call is complete."""
        try:
            if waits or self.is_completed():
                self._future.set_result(self.result())
        except RuntimeError as error:
            self._future.set_exception(error)

    def source_rank(self) -> int:
        """Return the rank that sent the message."""
        return self._group.ranks[self._source]


class _Compared(Work):
    """A pending call of mpi4py, after which the ranks' calls are compared; C compares its own."""

    def _end(self):
        super()._end()
        _compare(self._group)


def completed(call, group, done, finish=None, result=None):
    """Return the Work of a call that C has started, or None after `finish()` if C has made it."""
    if done is not True:
        return Work(call, group, done, finish, result)
    if finish is not None:
        finish()
    return None


def run(call, group, method, arguments, finish=None, async_op=False, result=None):
    """Run a method of the group's communicator, blocking or asynchronous, then `finish()`. Return a Work or None."""
    try:
        if async_op:
            request = getattr(group.comm, f"I{method.lower()}")(*arguments)
            return _Compared(call, group, request, finish, result)
        getattr(group.comm, method)(*arguments)
    except mpi.load().Exception as error:
        _compare(group)
        raise failures.translated(error, call, group) from None
    if finish is not None:
        finish()
    _compare(group)
    return None


def _compare(group):
    if group._differs():
        checks.refuse(group)
