"""torch.compile and related queries, for compatibility. There is no compiler: Python runs functions unchanged."""

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
    """Return the model or function unchanged, also as a decorator; compiler options are ignored.

    Raises:
        TypeError: `model` is neither a module nor a function.

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
    """Return the function unchanged, also as a decorator.

    >>> import torch
    >>> torch.compiler.disable(abs)(-1)
    1
    """
    return (lambda fn: fn) if fn is None else fn


allow_in_graph = assume_constant_result = disable


def is_compiling() -> bool:
    """Return False.

    >>> import torch
    >>> torch.compiler.is_compiling()
    False
    """
    return False


is_dynamo_compiling = is_exporting = is_compiling


def reset() -> None:
    """Do nothing: there are no compiled functions.

    >>> import torch
    >>> torch.compiler.reset()
    """


cudagraph_mark_step_begin = reset


def list_backends(exclude_tags: Any = ()) -> list[str]:
    """Return an empty list: there are no compilers."""
    return []


class set_stance:
    """Context, decorator or call without effect, because nothing is compiled.

    >>> import torch
    >>> with torch.compiler.set_stance("force_eager"):
    ...     y = torch.ones(1) + 1
    """

    def __init__(self, stance: str = "default", **options: Any) -> None:
        self.stance = stance

    def __call__(self, fn: Any) -> Any:
        return fn

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        pass
