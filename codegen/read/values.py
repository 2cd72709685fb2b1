"""Checks the values of samples: sizes that a tensor can have, arrays, numbers of the right kind."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TypeGuard

from ..model.limits import DIMS
from ..model.signature import Parameter
from .document import Plain

MOST = 2**16  # elements of a sample, which is tested in every type and layout


def fault(p: Parameter, value: Plain, types: tuple[str, ...]) -> str:
    """Return why a value does not fit a parameter, such as `no value of Tensor`, or nothing."""
    if value is None and p.nullable:
        return ""
    if p.kind in ("tensor", "state", "either"):
        return "" if p.kind == "either" and is_number(value) else array_fault(p, value, types)
    if p.kind == "tensors":
        wrong = [array_fault(p, each, types) for each in value] if isinstance(value, list) else ["no list of sizes"]
        return next((reason for reason in wrong if reason), "")
    fits = {
        "scalar": is_number(value), "int": is_int(value), "dim": is_int(value), "bool": isinstance(value, bool),
        "keepdim": isinstance(value, bool), "reduction": is_int(value) and 0 <= value <= 3, "word": value in p.words,
        "ints": is_int(value) or is_ints(value) and len(value) == p.length,
        "list": is_ints(value) or p.default is None and is_int(value),
        "scalars": is_number(value) or is_numbers(value),
        "dims": is_int(value) or is_ints(value),
    }[p.kind]  # fmt: skip
    return "" if fits else f"no value of {p.type}"


def array_fault(p: Parameter, value: Plain, types: tuple[str, ...]) -> str:
    """Return why a size, [2, 3], or {values: [...], dtype: Int} is wrong, or nothing."""
    if isinstance(value, dict) and "values" in value and set(value) <= {"values", "dtype"}:
        kinds = (p.dtype,) if p.dtype else types
        if "dtype" in value and value["dtype"] not in kinds:
            return f"no value of {p.type}, which is of {' or '.join(kinds)}"
        return "" if size_of(value) is not None else "no array: write numbers, in rows of one length"
    if not is_ints(value):
        return f"no value of {p.type}; write its size, or {{values: [...]}}"
    if len(value) > DIMS or any(n < 0 for n in value) or math.prod(value) > MOST:
        return f"no size of a sample: it has up to {DIMS} numbers, none below 0, and {MOST} elements"
    return ""


def size_of(value: Plain) -> list[int] | None:
    """Return the size of a tensor's sample, or None if it states none."""
    if isinstance(value, dict):
        return size_of_values(value["values"])
    return value if is_ints(value) else None


def size_of_values(values: Plain) -> list[int] | None:
    """Return the size of nested lists of numbers, or None if the lengths differ."""
    if not isinstance(values, list):
        return [] if isinstance(values, (int, float)) else None
    inner = [size for each in values if (size := size_of_values(each)) is not None]
    if len(inner) < len(values) or any(each != inner[0] for each in inner):
        return None
    return [len(values), *(inner[0] if inner else [])]


def size_conflict(shapes: dict[str, list[str]], broadcast: Collection[str], sample: dict[str, Plain]) -> str:
    """Return two sizes of a sample that differ although `shapes` requires them to be equal, or nothing."""
    known: dict[str, tuple[int, str]] = {}
    for name, letters in shapes.items():
        size = size_of(sample[name]) if isinstance(sample.get(name), (list, dict)) else None
        if size is None or name in broadcast:
            continue
        letters = [letter.removesuffix("?") for letter in letters if letter != "..."]
        batch = len(shapes[name]) - len(letters) if shapes[name][:1] == ["..."] else 0
        size = size[-len(letters):] if batch and len(size) >= len(letters) else size
        if len(size) != len(letters):
            return f"{name} has {len(size)} dims, and shapes has {len(letters)}"
        for letter, n in zip(letters, size, strict=True):
            wanted, other = known.setdefault(letter, (int(letter), "shapes") if letter.isdigit() else (n, name))
            if n != wanted:
                return f"{letter} is {wanted} by {other} and {n} by {name}"
    return ""


def is_int(value: Plain) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def is_ints(value: Plain) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(map(is_int, value))


def is_number(value: Plain) -> TypeGuard[float]:
    return isinstance(value, float) or is_int(value)


def is_numbers(value: Plain) -> TypeGuard[list[float]]:
    return isinstance(value, list) and all(map(is_number, value))
