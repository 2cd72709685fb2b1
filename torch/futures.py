"""Futures: values that another thread sets later."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["Future", "collect_all", "wait_all"]

Value = TypeVar("Value")


class Future(Generic[Value]):
    """A value that `set_result` or `set_exception` sets once, and that other threads wait for.

    Args:
        devices: accepted and ignored; results on GPUs follow the order of their stream.

    >>> future = Future()
    >>> doubled = future.then(lambda done: 2 * done.value())
    >>> future.set_result(3)
    >>> doubled.wait()
    6
    """

    def __init__(self, *, devices: Any = None) -> None:
        self._changed = threading.Condition()
        self._done = False
        self._value: Any = None
        self._error: BaseException | None = None
        self._waiting: list[Callable[[Future[Value]], Any]] = []
        self._progress: Callable[[bool], Any] | None = None  # of a call that goes on only while someone waits or asks

    def done(self) -> bool:
        """Return whether the future has a value or an exception."""
        if self._progress is not None and not self._done:
            self._progress(False)
        return self._done

    def wait(self) -> Value:
        """Wait for the value and return it, or raise the exception that was set."""
        if self._progress is not None and not self._done:
            self._progress(True)
        with self._changed:
            self._changed.wait_for(lambda: self._done)
        return self.value()

    def value(self) -> Value:
        """Return the value. Raises RuntimeError if there is none yet, or the exception that was set."""
        if not self._done:
            raise RuntimeError("Future: the value is not there yet; use wait()")
        if self._error is not None:
            raise self._error
        return self._value

    def set_result(self, result: Value) -> None:
        """Set the value. Raises RuntimeError if the future is done."""
        self._set(result, None)

    def set_exception(self, result: BaseException) -> None:
        """Set an exception, which `wait` and `value` raise."""
        if not isinstance(result, BaseException):
            raise TypeError(f"Future: {type(result).__name__} is no exception")
        self._set(None, result)

    def _set(self, value, error):
        with self._changed:
            if self._done:
                raise RuntimeError("Future: the value is set already")
            self._value, self._error, self._done = value, error, True
            waiting, self._waiting = self._waiting, []
            self._changed.notify_all()
        for callback in waiting:
            callback(self)

    def add_done_callback(self, callback: Callable[[Future[Value]], Any]) -> None:
        """Call `callback(future)` when the future is done: at once, or in the thread that sets the value."""
        with self._changed:
            if not self._done:
                self._waiting.append(callback)
                return
        callback(self)

    def then(self, callback: Callable[[Future[Value]], Any]) -> Future[Any]:
        """Return a future of `callback(future)`, which is called when this future is done."""
        after: Future[Any] = Future()
        after._progress = self._progress

        def follow(done):
            try:
                value = callback(done)
            except Exception as error:
                after.set_exception(error)
            else:
                after.set_result(value)
        self.add_done_callback(follow)
        return after


def collect_all(futures: list[Future[Any]]) -> Future[list[Future[Any]]]:
    """Return a future of the list of futures that is done when all of them are.

    >>> first, second = Future(), Future()
    >>> both = collect_all([first, second])
    >>> first.set_result(1); second.set_result(2)
    >>> [one.value() for one in both.wait()]
    [1, 2]
    """
    all_done: Future[list[Future[Any]]] = Future()
    waiting, lock = [len(futures)], threading.Lock()
    moved = [one._progress for one in futures if one._progress is not None]
    if moved:
        all_done._progress = lambda waits: [progress(waits) for progress in moved]

    def count(_):
        with lock:
            waiting[0] -= 1
            last = waiting[0] == 0
        if last:
            all_done.set_result(futures)
    for future in futures:
        future.add_done_callback(count)
    if not futures:
        all_done.set_result(futures)
    return all_done


def wait_all(futures: list[Future[Any]]) -> list[Any]:
    """Wait for all futures and return their values.

    >>> future = Future()
    >>> future.set_result(3)
    >>> wait_all([future])
    [3]
    """
    return [future.value() for future in collect_all(futures).wait()]
