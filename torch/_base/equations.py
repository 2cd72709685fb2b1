"""The letters of equations of Einstein's convention, such as "bij,bjk->bik"."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def letters_of(equation, dims):
    """Return a list of letters per operand, given their numbers of dims, and the letters of the result.

    Dims of "..." are named by digits.
    """
    inputs, arrow, output = equation.replace(" ", "").partition("->")
    terms = inputs.split(",")
    if len(terms) != len(dims):
        raise ValueError(f"einsum: {equation!r} names {len(terms)} operands; need as many tensors, not {len(dims)}")
    spread = 0
    for term, rank in zip(terms, dims, strict=True):
        letters = term.replace("...", "", 1)
        if not (letters.isalpha() or not letters) or len(letters) > rank or (letters == term and len(letters) != rank):
            raise ValueError(f"einsum: {term!r} for {rank} dimensions; need a letter for each")
        if letters != term:
            spread = max(spread, rank - len(letters))
    digits = [str(d) for d in range(spread)]
    read = []
    for term, rank in zip(terms, dims, strict=True):
        before, dots, after = term.partition("...")
        own = rank - len(before) - len(after) if dots else 0
        read.append([*before, *digits[spread - own :], *after])
    if not arrow:
        once = sorted(letter for letter in set(inputs) if letter.isalpha() and inputs.count(letter) == 1)
        return read, digits + once
    before, dots, after = output.partition("...")
    wanted = [*before, *(digits if dots else []), *after]
    known = {letter for letters in read for letter in letters}
    if len(set(wanted)) != len(wanted) or not set(wanted) <= known:
        raise ValueError(f"einsum: {equation!r}: the result needs different letters, all of them operands'")
    return read, wanted
