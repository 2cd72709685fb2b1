"""Loops of several element types whose C differs in the type alone: one text with the type T."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ..model.signature import C_TYPES, COMPLEX, FLOATING, INTEGERS, NARROW
from .loops import Loop

# The macros of csrc/base/each.h; one with more types stands before those with some of them.
EACH = {
    "EACH_SUMMED": INTEGERS + FLOATING + COMPLEX, "EACH_TYPE": INTEGERS + FLOATING, "EACH_INTEGRAL": INTEGERS,
    "EACH_FLOATING": FLOATING, "EACH_COMPLEX": COMPLEX, "EACH_NARROW_FLOAT": NARROW,
}  # fmt: skip


def for_types(loops: Sequence[Loop]) -> list[Loop]:
    """Return the loops; those that differ in the type alone, of all types of a set, are one."""
    left, result = list(loops), []
    while left:
        sets = (joined(left, each, dtypes) for each, dtypes in EACH.items() if left[0].dtype in dtypes)
        whole, parts = next((found for found in sets if found), (left[0], left[:1]))
        result.append(whole)
        left = [loop for loop in left if loop not in parts]
    return result


def joined(loops: list[Loop], each: str, dtypes: tuple[str, ...]) -> tuple[Loop, list[Loop]] | None:
    """Return the first loop for all types of a set, with the loops that it stands for, or None if they differ."""
    parts = [loop for loop in loops if loop.base == loops[0].base and loop.dtype in dtypes]
    for part in parts if len(parts) == len(dtypes) else ():
        whole = replace(spelled(part, C_TYPES[part.dtype], "T"), each=each)
        if all(spelled(whole, "T", C_TYPES[own.dtype]) == replace(own, dtype=part.dtype, each=each) for own in parts):
            return whole, parts
    return None


def spelled(loop: Loop, old: str, new: str) -> Loop:
    """Return a loop with another name of a type."""

    def put(text: str) -> str:
        return re.sub(rf"\b{old}\b", new, text)

    return replace(
        loop,
        outputs=tuple(replace(o, ctype=put(o.ctype)) for o in loop.outputs),
        inputs=tuple(replace(o, ctype=put(o.ctype)) for o in loop.inputs),
        options=tuple(replace(o, ctype=put(o.ctype), text=put(o.text)) for o in loop.options),
        lets=tuple(replace(let, ctype=put(let.ctype), text=put(let.text)) for let in loop.lets),
        stores=tuple(replace(store, ctype=put(store.ctype), text=put(store.text)) for store in loop.stores),
    )


def type_table(names: dict[str, str]) -> str:
    """Return the functions by element type, on separate lines if that is long.

    >>> type_table({"Float": "tanh_float", "Double": "tanh_double", "Bool": "tanh_bool"})
    'EACH_FLOATING(AT_TYPE, tanh) [TH_BOOL] = tanh_bool'
    """
    left, words = dict(names), []
    for each, dtypes in EACH.items():
        bases = {left.get(dtype, "").removesuffix(f"_{dtype.lower()}") for dtype in dtypes}
        if len(bases) == 1 and (base := bases.pop()) and all(left[d] == f"{base}_{d.lower()}" for d in dtypes):
            words.append(f"{each}(AT_TYPE, {base})")
            left = {dtype: name for dtype, name in left.items() if dtype not in dtypes}
    words += [f"[TH_{dtype.upper()}] = {name}," for dtype, name in left.items()]
    whole = " ".join(words).rstrip(",")
    return whole if len(whole) < 70 else "\n        " + "\n        ".join(words) + "\n    "
