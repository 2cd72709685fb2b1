"""Switches for recording: blocks and functions in which nothing, or everything, is recorded."""

from __future__ import annotations

import functools

from torch import _core
from torch._checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self, TypeVar

    _Call = TypeVar("_Call", bound=Callable[..., Any])


def is_grad_enabled() -> bool:
    """Whether this thread records what is done to Variables that require grad."""
    return _core.records()


class set_grad_enabled:
    """Switches recording on or off, for good or, in a with block, until its end. It belongs to the thread.

    >>> x = Variable(torch.ones(2))
    >>> with autograd.set_grad_enabled(False):
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    def __init__(self, mode: bool) -> None:
        self._before = _core.set_records(mode)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: Any) -> None:
        _core.set_records(self._before)


class _Mode:
    """A with block, and a decorator of functions and generators, with or without parentheses."""

    mode = None

    if not TYPE_CHECKING:  # A checker would take every block for what a decorated function is.

        def __new__(cls, function=None):
            if function is None:
                return super().__new__(cls)
            if not callable(function):
                raise TypeError(f"{cls.__name__} takes no argument, or is @{cls.__name__} above a function; it was "
                                f"given {function!r}")
            return cls()(function)

    def __init__(self) -> None:
        self._before = []

    def __enter__(self) -> Self:
        self._before.append(_core.set_records(self.mode))
        return self

    def __exit__(self, *error: Any) -> None:
        _core.set_records(self._before.pop())

    def __call__(self, function: _Call) -> _Call:
        import inspect  # not at import: few decorate, and it takes longer than all of autograd

        if inspect.isgeneratorfunction(function):
            return self._generator(function)

        @functools.wraps(function)
        def called(*arguments, **keywords):
            with type(self)():
                return function(*arguments, **keywords)
        return called

    def _generator(self, function):
        @functools.wraps(function)
        def called(*arguments, **keywords):
            with type(self)():
                running = function(*arguments, **keywords)
            answer = None
            try:
                while True:
                    with type(self)():
                        item = running.send(answer)
                    answer = yield item
            except StopIteration as stop:
                return stop.value
            finally:
                running.close()
        return called


class no_grad(_Mode):
    """Nothing is recorded in a `with no_grad():` block or a function decorated with @no_grad(): results require no
    grad, and leaves may be changed in place. Unlike volatile Variables, it says nothing about those made inside.

    >>> x = Variable(torch.ones(2))
    >>> with autograd.no_grad():
    ...     _ = x.mul_(3)
    >>> (x * 2).requires_grad
    True
    """

    mode = False


inference_mode = no_grad  # by another name: results require no gradient


class enable_grad(_Mode):
    """Records again within no_grad(), as a block or a decorator.

    >>> x = Variable(torch.ones(2))
    >>> with autograd.no_grad(), autograd.enable_grad():
    ...     y = x * 2
    >>> y.requires_grad
    True
    """

    mode = True
