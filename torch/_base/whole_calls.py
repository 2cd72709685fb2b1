"""Functions of several rows that classes and modes with a `__torch_function__` take as one call."""

from __future__ import annotations

import functools

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _Function = TypeVar("_Function", bound=Callable[..., Any])


def whole(function: _Function | None = None, *, given: Callable[..., tuple[Any, ...]] | None = None) -> _Function:
    """Return a function whose calls are offered whole to overriding operands and modes.

    Those of this library set `whole_calls` to (): they see the rows that the function calls. `given` returns the
    arguments that are offered, where calls have several forms.
    """
    if function is None:
        return functools.partial(whole, given=given)

    @functools.wraps(function)
    def call(*arguments, **options):
        if _core.has_override((*arguments, *options.values())):
            from torch._base.torch_function import override_result, take_whole

            if take_whole(function.__name__, (*arguments, *options.values())):
                return override_result(call, arguments if given is None else given(*arguments), options)
        return function(*arguments, **options)

    return call
