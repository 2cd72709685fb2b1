"""Errors of ranks, noted where torchrun reads them."""

from __future__ import annotations

import functools

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import failures

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def record(fn: Callable[..., Any], error_handler: Any = None) -> Callable[..., Any]:
    """Decorate a main function: torchrun then names its exception as the cause of a failed job.

    Args:
        error_handler: ignored; accepted for compatibility with PyTorch.

    >>> @record
    ... def main(x):
    ...     return x + 1
    >>> main(1)
    2
    """
    @functools.wraps(fn)
    def recorded(*arguments, **keywords):
        try:
            return fn(*arguments, **keywords)
        except Exception as error:
            failures.note(error)
            raise

    return recorded


__all__ = ["record"]
