"""The type that operands of several types have together, as PyTorch and NumPy have it."""

from __future__ import annotations

from .signature import COMPLEX, DTYPES, INTEGERS, NARROW

KINDS = (("Bool",), INTEGERS, ("Half", "BFloat16", "Float", "Double"), COMPLEX)
SIGNED_ABOVE_BYTE = "Short"  # the first that holds all of Byte and Char


def kind(dtype: str) -> int:
    """0 of truths, 1 of integers, 2 of floats, 3 of complex numbers.

    >>> [kind(dtype) for dtype in ("Bool", "Byte", "Half")]
    [0, 1, 2]
    """
    return next(number for number, group in enumerate(KINDS) if dtype in group)


def promoted(a: str, b: str) -> str:
    """The least type that holds both: of different kinds the higher, of one kind the wider.

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
    """Each type, and what it is together with each."""
    return [(a, [promoted(a, b) for b in DTYPES]) for a in DTYPES]
