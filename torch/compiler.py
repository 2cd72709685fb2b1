"""torch.compile and the questions around it. There is no compiler: a function runs as Python has it."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload

    Model = TypeVar("Model")

__all__ = [
    "allow_in_graph", "assume_constant_result", "compile", "cudagraph_mark_step_begin", "disable", "is_compiling",
    "is_dynamo_compiling", "reset",
]


if TYPE_CHECKING:
    @overload
    def compile(model: None = None, **options: Any) -> Callable[[Any], Any]: ...
    @overload
    def compile(model: Model, **options: Any) -> Model: ...


def compile(model: Any = None, **options: Any) -> Any:
    """The model or function itself, also as a decorator: it computes what a compiled one does. The options say how to
    compile, and say nothing here.

    >>> import torch
    >>> @torch.compile(dynamic=True)
    ... def double(x):
    ...     return 2 * x
    >>> double(torch.ones(2)).tolist()
    [2.0, 2.0]
    """
    if model is None:
        return lambda model: model
    if not callable(model):
        raise TypeError(f"compile: need a module or a function, not a {type(model).__name__}")
    return model


def disable(fn: Any = None, recursive: bool = True, **options: Any) -> Any:
    """The function itself, also as a decorator: nothing compiles it."""
    return (lambda fn: fn) if fn is None else fn


allow_in_graph = assume_constant_result = disable


def is_compiling() -> bool:
    """False: nothing is compiled."""
    return False


is_dynamo_compiling = is_compiling


def reset() -> None:
    """Nothing is kept of compiled functions."""


cudagraph_mark_step_begin = reset
