"""Errors that begin with the name of the called function instead of an internal one."""

from torch._core import internal

_OURS = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)


def named(name, function, *arguments):
    """Call function(*arguments) so that errors begin with `name`, without the names of internal rows.

    >>> named("linalg.inv", lambda: torch.zeros(2, 3).inverse())
    Traceback (most recent call last):
    RuntimeError: linalg.inv: inverse: input is FloatTensor 2x3; need a square matrix
    """
    try:
        return function(*arguments)
    except _OURS as error:
        text = str(error)
        row, colon, rest = text.partition(": ")
        if colon and hasattr(internal, row):
            text = rest
        if not text.startswith(f"{name}:"):
            error.args = (f"{name}: {text}",)
        raise
