"""Type promotion as in PyTorch and NumPy."""

from __future__ import annotations

from .signature import COMPLEX, DTYPES, FLOATING, INTEGERS, INTEGRAL, NARROW, STORED

KINDS = (("Bool",), INTEGERS, ("Half", "BFloat16", "Float", "Double"), COMPLEX)
UNPROMOTED = "Unpromoted"
COMPLEX_OF = {"BFloat16": "ComplexFloat", "Float": "ComplexFloat", "Double": "ComplexDouble",
              **{name: name for name in COMPLEX}}  # fmt: skip
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


def common(a: str, b: str) -> str:
    """Return the common type of any two types, or Unpromoted.

    Unsigned integers meet floats as other integers do, and no other integers; a small float meets its own type only;
    ComplexHalf holds what Half and narrower types do.

    >>> common("UInt16", "Half"), common("UInt16", "Int"), common("ComplexHalf", "Byte")
    ('Half', 'Unpromoted', 'ComplexHalf')
    """
    if a == b:
        return a
    if "ComplexHalf" in (a, b):
        other = b if a == "ComplexHalf" else a
        return "ComplexHalf" if other in (*INTEGRAL, "Half") else COMPLEX_OF.get(other, UNPROMOTED)
    if a in STORED or b in STORED:
        stored, other = (a, b) if a in STORED else (b, a)
        return other if stored.startswith("UInt") and other in (*NARROW, *FLOATING) else UNPROMOTED
    return UNPROMOTED if UNPROMOTED in (a, b) else promoted(a, b)


def table() -> list[tuple[str, list[str]]]:
    """Return each type with its common type with each other."""
    every = (*DTYPES, *STORED, UNPROMOTED)
    return [(a, [common(a, b) for b in every]) for a in every]
