"""Type promotion as in PyTorch and NumPy."""

from __future__ import annotations

from .signature import COMPLEX, DTYPES, INTEGERS, NARROW

KINDS = (("Bool",), INTEGERS, ("Half", "BFloat16", "Float", "Double"), COMPLEX)
SIGNED_ABOVE_BYTE = "Short"  # the smallest type that holds all numbers of Byte and Char


def kind(dtype: str) -> int:
    """Return 0 for truth values, 1 for integers, 2 for floats, 3 for complex numbers.

    >>> [kind(dtype) for dtype in ("Bool", "Byte", "Half")]
    [0, 1, 2]
    """
    return next(number for number, group in enumerate(KINDS) if dtype in group)


def promoted(a: str, b: str) -> str:
    """Return the smallest type that holds both: the type of the higher kind, or the wider type of one kind.

    >>> promoted("Long", "Half"), promoted("Half", "BFloat16"), promoted("Double", "ComplexFloat")
    ('Half', 'Float', 'ComplexDouble')
    """
    if {a, b} == {"Byte", "Char"}:
        return SIGNED_ABOVE_BYTE
    if {a, b} == set(NARROW):
        return "Float"
    if {a, b} == {"Double", "ComplexFloat"}:
        return "ComplexDouble"
    return max(a, b, key=DTYPES.index)


def table() -> list[tuple[str, list[str]]]:
    """Return each type with its common type with each other."""
    return [(a, [promoted(a, b) for b in DTYPES]) for a in DTYPES]
