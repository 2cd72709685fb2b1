"""Functions of several rows that are one op to classes and modes with a `__torch_function__`, and to torch.autocast."""

from __future__ import annotations

import functools

from torch import _core
from torch._base.autocast import declare
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload

    _Function = TypeVar("_Function", bound=Callable[..., Any])

    @overload
    def one_op(function: _Function) -> _Function: ...
    @overload
    def one_op(*, autocast: str | None = None,
               given: Callable[..., tuple[Any, ...]] | None = None) -> Callable[[_Function], _Function]: ...


def written(name, results, out):
    """Write the result of a function to `out`, or its results to a sequence of tensors, and return them.

    The rules are those of out= of rows: another type must be able to hold the result, and a tensor of another size
    gets the result's, with a warning if it had elements.
    """
    outs = _core.write(name, results, out)
    return results._make(outs) if hasattr(results, "_make") else outs


_WORDS = {"axis": "dim", "keepdims": "keepdim"}  # NumPy's names of parameters


def _named(function, options):
    """Return keywords with the function's own names for NumPy's, and for `input`, `x` or `A` as the first operand."""
    code = function.__code__
    own = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
    words = {**_WORDS, **dict.fromkeys(("input", "x", "A"), own[0] if own else "input")}
    return {key if key in own else words.get(key, key): value for key, value in options.items()}


def one_op(
    function: Callable[..., Any] | None = None, *, autocast: str | None = None,
    given: Callable[..., tuple[Any, ...]] | None = None,
) -> Any:
    """Return a function whose calls are offered to overriding operands and modes as one op.

    Classes and modes of this library set `whole_calls` to (): they see the rows that the function calls.

    Args:
        autocast: what a row would state, or "promoted". Autocast then converts the operands of the call, and no operand
            within it, and the results are written to out=, if it is given. By default each row within it is converted.
        given: returns the arguments that are offered, where calls have several forms.
    """
    if function is None:
        return functools.partial(one_op, autocast=autocast, given=given)
    name = function.__name__
    if autocast not in (None, "promoted"):
        declare(name, autocast)

    @functools.wraps(function)
    def op(*arguments, **options):
        if _core.has_override((*arguments, *options.values())):
            from torch._base.torch_function import override_result, take_whole

            if take_whole(name, (*arguments, *options.values())):
                return override_result(op, arguments if given is None else given(*arguments), options)
        if autocast is None:
            return function(*arguments, **options)
        if options:
            out = options.pop("out", None)
            if out is not None:
                return written(name, op(*arguments, **options), out)
            options = _named(function, options)
        state = _core.autocast_state()
        cast = None if state is None else _core.autocast(name, (*arguments, *options.values()))
        if cast is None:
            return function(*arguments, **options)
        _core.set_autocast(None)
        try:
            return function(*cast[:len(arguments)], **dict(zip(options, cast[len(arguments):], strict=True)))
        finally:
            _core.set_autocast(state)

    return op
