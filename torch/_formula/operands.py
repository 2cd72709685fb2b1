"""Operands of fused functions: which of them are rows, and of how many elements."""

from __future__ import annotations

from torch import _core
from torch._formula.trace import NUMBERS


class Unfit(Exception):
    """Raised if operands are no rows of one number of elements, or complex."""


def is_complex(value):
    """Return whether a value is a complex tensor."""
    return isinstance(value, _core.Tensor) and value.is_complex()


def dims_of(args):
    """Return, for each argument, True for a number, or (dims, whether it has one number per row).

    The latter is None if a last dim is neither 1 nor that of the others, so that no one program takes all as rows.
    """
    for value in args:
        if type(value) not in NUMBERS and not isinstance(value, _core.Tensor):
            raise TypeError(f"a fused function takes tensors and numbers, not {type(value).__name__}")
    lasts = [None if type(value) in NUMBERS else value.size(-1) if value.dim() else 1 for value in args]
    known = {last for last in lasts if last is not None}
    common = max(known - {1}, default=1)
    fit = len(known - {1}) < 2
    return tuple(True if last is None else (value.dim(), last != common if fit else None)
                 for last, value in zip(lasts, args, strict=True))


def fit(kinds):
    """Return whether one program takes operands of these kinds."""
    return not any(isinstance(kind, tuple) and kind[1] is None for kind in kinds)
