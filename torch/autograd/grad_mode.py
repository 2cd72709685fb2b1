"""Context managers and decorators that switch recording on and off."""

from __future__ import annotations

import functools
from _thread import _local  # threading takes longer to import

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self, TypeVar

    _Call = TypeVar("_Call", bound=Callable[..., Any])


def is_grad_enabled() -> bool:
    """Return whether this thread records operations.

    >>> torch.is_grad_enabled()
    True
    """
    return _core.records()


def with_recording(mode: bool, function: Callable[..., Any], *arguments: Any) -> Any:
    """Return function(*arguments), which runs with recording on or off; cheaper than a context manager."""
    before = _core.set_records(mode)
    try:
        return function(*arguments)
    finally:
        _core.set_records(before)


def refuse_arguments(kind, arguments):
    """Raise the TypeError of a block that is given more than the function that it decorates."""
    raise TypeError(f"{kind.__name__} takes no argument, or is @{kind.__name__} above a function; it was given "
                    f"{', '.join(map(repr, arguments))}")


class _Recording(_core._Recording):
    """Context manager with recording on or off, and decorator of functions, generators and coroutines.

    A class with `_mode` is made without arguments, and its decorator form needs no parentheses. One with `_at_once`
    switches when it is made.
    """

    _mode = None
    _at_once = False

    def __call__(self, function: _Call) -> _Call:
        import inspect  # not at import: few decorate, and it takes longer than all of autograd

        mode = self.mode
        if inspect.isasyncgenfunction(function):
            async def called(*arguments, **keywords):
                running = function(*arguments, **keywords)
                step, value = running.asend, None
                try:
                    while True:
                        item = await _Steps(step(value), mode)
                        step, value = running.asend, None
                        try:
                            value = yield item
                        except GeneratorExit:
                            raise
                        except BaseException as error:
                            step, value = running.athrow, error
                except StopAsyncIteration:
                    return
                finally:
                    await _Steps(running.aclose(), mode)
        elif inspect.iscoroutinefunction(function):
            async def called(*arguments, **keywords):
                return await _Steps(function(*arguments, **keywords), mode)
        elif inspect.isgeneratorfunction(function):
            def called(*arguments, **keywords):
                return (yield from _Steps(function(*arguments, **keywords), mode).__await__())
        else:
            def called(*arguments, **keywords):
                with _Recording(mode):
                    return function(*arguments, **keywords)
        return functools.wraps(function)(called)


class _Steps:
    """Wraps a generator or coroutine: each of its steps runs with recording on or off."""

    def __init__(self, running, mode):
        self._running, self._mode = running, mode

    def __await__(self):
        running, mode = self._running, self._mode
        step, value = running.send, None
        try:
            while True:
                with _Recording(mode):
                    try:
                        item = step(value)
                    except StopIteration as stop:
                        return stop.value
                step, value = running.send, None
                try:
                    value = yield item
                except GeneratorExit:
                    raise
                except BaseException as error:
                    step, value = running.throw, error
        finally:
            with _Recording(mode):
                running.close()


class no_grad(_Recording):
    """Disable recording inside a `with` block or a decorated function.

    Results require no gradient, and leaves may be changed in place.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with autograd.no_grad():
    ...     _ = x.mul_(3)
    >>> (x * 2).requires_grad
    True
    """

    _mode = False


class enable_grad(_Recording):
    """Enable recording inside `no_grad()`, as a context manager or decorator.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with autograd.no_grad(), autograd.enable_grad():
    ...     y = x * 2
    >>> y.requires_grad
    True
    """

    _mode = True


class inference_mode(_Recording):
    """Disable recording, or enable it if mode is False, and mark the tensors that are made.

    Outside of the block, these tensors and their views raise RuntimeError where they would be changed in place, saved
    for backward or made to require grad; `clone()` gives a normal tensor.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with autograd.inference_mode():
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    if not TYPE_CHECKING:

        def __new__(cls, mode=True):
            return cls()(mode) if callable(mode) else super().__new__(cls)

    def __init__(self, mode: bool = True) -> None:
        if not isinstance(mode, bool):
            raise TypeError(f"inference_mode takes True or False, or is @inference_mode above a function; it was given "
                            f"{mode!r}")
        super().__init__(not mode)
        self._marked = []

    def __enter__(self) -> Self:
        _inference.modes = (*_inference.modes, not self.mode)
        self._marked.append(_core.set_inference(not self.mode))
        return super().__enter__()

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        _core.set_inference(self._marked.pop())
        _inference.modes = _inference.modes[:-1]

    def __call__(self, function: _Call) -> _Call:
        import inspect

        if inspect.isgeneratorfunction(function) or inspect.isasyncgenfunction(function) or (
                inspect.iscoroutinefunction(function)):
            return super().__call__(function)

        @functools.wraps(function)
        def called(*arguments, **keywords):
            with self:
                return function(*arguments, **keywords)
        return called


class _Inference(_local):
    modes: tuple[bool, ...] = (False,)
    threads = True


_inference = _Inference()


def is_inference_mode_enabled() -> bool:
    """Return whether the innermost `inference_mode` block of this thread is on.

    >>> with torch.inference_mode():
    ...     torch.is_inference_mode_enabled()
    True
    >>> torch.is_inference_mode_enabled()
    False
    """
    return _inference.modes[-1]


class set_grad_enabled(_Recording):
    """Switch recording on or off in this thread: until further notice, or for a `with` block or a decorated function.

    >>> x = torch.ones(2, requires_grad=True)
    >>> with autograd.set_grad_enabled(False):
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    _at_once = True

    def __call__(self, function: _Call) -> _Call:
        if self.switched:
            self.__enter__()
            self.__exit__()
        return super().__call__(function)


class set_multithreading_enabled:
    """Context or call that PyTorch uses to let a backward run on several threads. It only sets what is told.

    >>> with torch.autograd.grad_mode.set_multithreading_enabled(False):
    ...     torch.ones(1, requires_grad=True).sum().backward()
    """

    def __init__(self, mode: bool) -> None:
        self.before, _inference.threads = _inference.threads, mode

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: Any) -> None:
        _inference.threads = self.before


def is_multithreading_enabled() -> bool:
    """Return what `set_multithreading_enabled` has set.

    >>> torch.autograd.is_multithreading_enabled()
    True
    """
    return _inference.threads


class enforce_grad_layout_policy:
    """Context without effect: gradients have the strides of their operations."""

    def __init__(self, policy: Any = None) -> None:
        pass

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: Any) -> None:
        pass
