"""Base classes of contexts that also decorate functions."""

from __future__ import annotations

import functools
import inspect
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self, TypeVar

    _Call = TypeVar("_Call", bound=Callable[..., Any])


class _DecoratorContextManager:
    """Base class of contexts that are decorators too; each call of the decorated function enters a `clone`."""

    def clone(self) -> Self:
        """Return a context for another block."""
        return self.__class__()

    def __enter__(self) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __enter__")

    def __exit__(self, *error: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __exit__")

    def __call__(self, function: _Call) -> _Call:
        return context_decorator(self.clone, function)


class _NoParamDecoratorContextManager(_DecoratorContextManager):
    """Base class of contexts without arguments, which decorate a function without parentheses."""

    def __new__(cls, function: Any = None) -> Any:
        self = super().__new__(cls)
        return self if function is None else self(function)


def context_decorator(context: Callable[[], Any], function: _Call) -> _Call:
    """Return a function that runs within a new context, each step of a generator too."""
    if isinstance(function, type):
        raise TypeError(f"context_decorator: decorate the methods of {function.__name__}, not the class")
    if inspect.isgeneratorfunction(function):
        @functools.wraps(function)
        def steps(*arguments, **keywords):
            running, sent = function(*arguments, **keywords), None
            while True:
                try:
                    with context():
                        value = running.send(sent)
                except StopIteration as end:
                    return end.value
                sent = yield value
        return steps

    @functools.wraps(function)
    def called(*arguments, **keywords):
        with context():
            return function(*arguments, **keywords)
    return called
