"""Futures: values that another thread gives later."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["Future", "collect_all", "wait_all"]

Value = TypeVar("Value")


class Future(Generic[Value]):
    """A value that is set once, by set_result or set_exception, and waited for.

    devices: accepted; results on GPUs are used in the order of their stream.

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

    def done(self) -> bool:
        """Whether the value, or an exception, is there."""
        return self._done

    def wait(self) -> Value:
        """Waits for the value and gives it; raises the exception that was set in its place."""
        with self._changed:
            self._changed.wait_for(lambda: self._done)
        return self.value()

    def value(self) -> Value:
        """The value. Raises RuntimeError where it is not there yet, and the exception that was set in its place."""
        if not self._done:
            raise RuntimeError("Future: the value is not there yet; use wait()")
        if self._error is not None:
            raise self._error
        return self._value

    def set_result(self, result: Value) -> None:
        """Sets the value. Raises RuntimeError where one is there."""
        self._set(result, None)

    def set_exception(self, result: BaseException) -> None:
        """Sets an exception, which wait() and value() raise."""
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
        """Calls callback(future) when the value is there: at once, or in the thread that sets it."""
        with self._changed:
            if not self._done:
                self._waiting.append(callback)
                return
        callback(self)

    def then(self, callback: Callable[[Future[Value]], Any]) -> Future[Any]:
        """A future of callback(future), which is called when the value is there; an exception of it is its own."""
        after: Future[Any] = Future()

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
    """A future of the list of futures, which is done when all are."""
    all_done: Future[list[Future[Any]]] = Future()
    waiting, lock = [len(futures)], threading.Lock()

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
    """The values of all futures, once they are there."""
    return [future.value() for future in collect_all(futures).wait()]
