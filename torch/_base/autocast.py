"""Functions of several ops that are one op to torch.autocast and to classes with a `__torch_function__`."""

from __future__ import annotations

import functools

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _Function = TypeVar("_Function", bound=Callable[..., Any])


def written(name, results, out):
    """Write the result of a function to `out`, or its results to a sequence of tensors, and return them.

    The rules are those of out= of rows: another type must be able to hold the result, and a tensor of another size
    gets the result's, with a warning if it had elements.
    """
    outs = _core.write(name, results, out)
    return results._make(outs) if hasattr(results, "_make") else outs


# What ops compute in, by device and name. True: in the lower type; False: in float; None: in float if types differ,
# with a result of the first operand's type. Other ops compute in the promoted type of their operands.
OPS: dict[str, dict[str, bool | None]] = {"cpu": {}, "cuda": {}}
_TYPES = {"lower": True, "float": False, "input": None}
_core.set_autocast_ops(*OPS.values())


def declare(name, text):
    """Enter the `autocast` of an op, "float" or "cpu input, cuda lower", into the tables."""
    for part in text.split(", "):
        *places, word = part.split()
        for position in places or OPS:
            OPS[position][name] = _TYPES[word]


def declare_rows(known=set()):  # noqa: B006 - the rows that were read
    """Read the `autocast` of rows that were registered since the last call. Rows of matrices compute in float."""
    for op in _core.rows.keys() - known if len(_core.rows) > len(known) else ():
        row, text = _core.rows[op], _core.rows[op].autocast
        declare(row.name, text or "cpu float") if text or row.batch else None
        known.add(op)


_WORDS = {"axis": "dim", "keepdims": "keepdim"}  # NumPy's names of parameters


def _named(function, options):
    """Return keywords with the function's own names for NumPy's, and for `input`, `x` or `A` as the first operand."""
    code = function.__code__
    own = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
    words = {**_WORDS, **dict.fromkeys(("input", "x", "A"), own[0] if own else "input")}
    return {key if key in own else words.get(key, key): value for key, value in options.items()}


def one_op(function: _Function | None = None, *, autocast: str = "") -> _Function:
    """Return a function that is dispatched as one op; `autocast` is what a row would state.

    Autocast converts its operands, and no operand within it. Overriding classes and modes take the whole call, or the
    calls within it if their `whole_calls` is (). The results are written to out=, if it is given.
    """
    if function is None:
        return functools.partial(one_op, autocast=autocast)
    name = function.__name__
    if autocast:
        declare(name, autocast)

    @functools.wraps(function)
    def op(*arguments, out=None, **options):
        if _core.has_override((*arguments, *options.values())):
            from torch._base.torch_function import override_result, take_whole

            if take_whole(name, (*arguments, *options.values())):
                return override_result(op, arguments, options if out is None else {**options, "out": out})
        if out is not None:
            return written(name, op(*arguments, **options), out)
        options = _named(function, options) if options else options
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
