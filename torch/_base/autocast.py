"""Functions that autocast treats as one op."""

import functools

from torch import _core


def one_op(function):
    """Return a function that autocast treats as one op: its operands are converted, and no operand within it."""
    name = function.__name__

    @functools.wraps(function)
    def op(*arguments, **options):
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
