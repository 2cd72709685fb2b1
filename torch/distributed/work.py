"""Calls of MPI, either blocking or asynchronous."""

from __future__ import annotations

import time
from _thread import RLock

from torch._base.type_checking import TYPE_CHECKING
from torch._core import Request
from torch._tensor import dtypes
from torch.distributed import checks, direct, failures, mpi
from torch.futures import Future

if TYPE_CHECKING:
    from typing import Any


class Work(Request):
    """A pending call, the result of `async_op=True`. Do not use its tensors before `wait()` returns.

    >>> dist.init()
    >>> work = dist.all_reduce(torch.ones(2), async_op=True)
    >>> work.wait()
    True
    """

    _error: Exception | None = None
    _future: Future[list[Any]] | None = None
    _result: Any = None  # of a call whose target is another tensor

    @property
    def _call(self):
        return list(direct.CALLS)[self._number]

    @property
    def is_message(self) -> bool:
        """Whether the call is point-to-point."""
        return self._number >= direct.SEND

    @property
    def peer(self) -> int | None:
        """The other rank of a message, numbered in the job; None for any."""
        return self._group.ranks[self._root] if self.is_message and 0 <= self._root < self._group.size() else None

    def wait(self, timeout: Any = None) -> bool:
        """Wait until the call is complete.

        Args:
            timeout: a timedelta or seconds; None: no limit.
        Raises:
            TimeoutError: the call is not complete in time.
            RuntimeError: MPI fails, or a message has another type or size than the tensor.
        """
        if timeout is not None:
            return self._wait_for(timeout if isinstance(timeout, (int, float)) else timeout.total_seconds())
        try:
            while not self._wait():
                self._refuse_other_types()
        except RuntimeError as error:  # also MPI's
            self._error = error
            raise
        return True

    def _wait_for(self, seconds):
        end = time.monotonic() + seconds
        while not self.is_completed():
            if time.monotonic() > end:
                raise TimeoutError(f"{self._call}: {self._group!r}: not done after {seconds:g} s")
        return True

    def is_completed(self) -> bool:
        """Return whether the call is complete, and let MPI make progress."""
        try:
            return self._test()
        except RuntimeError as error:
            self._error = error
            raise

    def _refuse_size(self):
        """Raise RuntimeError: the message that arrived does not fit. C calls this method."""
        raise RuntimeError(f"{self._call}: rank {self.source_rank()} sent {self._received} elements; the tensor has "
                           f"{self._target.numel()}")

    def _refuse_other_types(self):
        """Raise RuntimeError if a message with this tag and another dtype waits instead."""
        status, first = mpi.load().Status(), self._tag - self._tag % direct.TAGS
        for number, dtype in enumerate(dtypes.ALL):
            other = first + number
            # An earlier message of this dtype may have arrived during the question about the others.
            if other != self._tag and self._group.comm.Iprobe(self._root, other, status) and self._cancel():
                raise RuntimeError(f"{self._call}: rank {self._group.ranks[status.Get_source()]} sent {dtype._kind}"
                                   f"Tensor; the tensor is {self._target.dtype._kind}Tensor")

    def is_success(self) -> bool:
        """Return whether the call is complete without an error."""
        return self._error is None and self.is_completed()

    def exception(self) -> Exception | None:
        """Return the error of the call, or None."""
        return self._error

    def result(self) -> list[Any]:
        """Wait, then return the tensors that the call wrote."""
        self.wait()
        result = self._target if self._result is None else self._result
        return result if isinstance(result, list) else [result]

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


direct.work = Work


class _Compared(Work):
    """A pending call of mpi4py, after which the ranks' calls are compared; C compares its own."""

    _call: Any = None
    _group: Any = None

    def __init__(self, call, group, request, finish, result):
        self._call, self._group, self._request, self._finish, self._result = call, group, request, finish, result
        self._turn = RLock()  # MPI takes one question about a request at a time

    def _wait(self):
        with self._turn:
            if self._request is not None:
                self._do(self._request.Wait)
                self._end()
        return True

    def _test(self):
        if self._request is not None and self._turn.acquire(False):
            try:
                if self._request is not None and self._do(self._request.Test):
                    self._end()
            finally:
                self._turn.release()
        return self._request is None

    def _do(self, ask):
        try:
            return ask()
        except mpi.load().Exception as error:
            self._request = None
            raise failures.translated(error, self._call, self._group, self._group.comm) from None

    def _end(self):
        if self._finish is not None:
            self._finish()
        self._request = self._finish = None
        _compare(self._group)


def completed(done, finish=None, result=None):
    """Return the Work of a call that C has started, or None after `finish()` if C has made it."""
    if done is not True:
        done._result = result
        if finish is not None:
            done._finish = finish
        return done
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
