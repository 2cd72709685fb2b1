"""Einstein summation."""

from __future__ import annotations

from functools import lru_cache
from math import prod

from torch import _core
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, overload

    from torch._core import Tensor

    @overload
    def einsum(equation: str, *operands: Tensor) -> Tensor: ...
    @overload
    def einsum(equation: Tensor, *operands: Any) -> Tensor: ...


def einsum(equation: str | Tensor, *operands: Any) -> Any:
    """Return a sum of products described by letters (Einstein's convention), such as "bij,bjk->bik".

    Each operand has a letter per dim. Letters that do not occur after the arrow are summed over. Without an arrow, the
    result has the letters that occur once, in alphabetical order. "..." stands for dims that are broadcast. Operands
    are multiplied from left to right, as batches of matrices. Instead of letters, each operand may be followed by a
    list of ints from 0 to 51 and of `...`.

    >>> import torch
    >>> torch.einsum("ij,kj->ik", torch.ones(2, 3), torch.ones(4, 3)).size()
    torch.Size([2, 4])
    >>> torch.einsum(torch.ones(2, 3), [0, 1], torch.ones(4, 3), [2, 1], [0, 2]).size()
    torch.Size([2, 4])
    """
    if isinstance(equation, _core.Tensor):
        equation, operands = _spelled((equation, *operands))
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        operands = operands[0]
    if not all(isinstance(each, _core.Tensor) for each in operands):
        raise ValueError(f"einsum: {shown(equation)}: the operands must be Tensors, not {shown(operands)}")
    terms, wanted = _read(equation, tuple(operand.dim() for operand in operands))
    size = {}
    for number, (letters, operand) in enumerate(zip(terms, operands, strict=True)):
        for letter, length in zip(letters, operand.size(), strict=True):
            if size.setdefault(letter, length) != length and length != 1:
                if size[letter] != 1:
                    raise ValueError(
                        f"einsum: {equation!r}: {letter} is {size[letter]} and, in operand {number}, {length}")
                size[letter] = length
    result, have = _diagonals(operands[0], terms[0])
    for number in range(1, len(operands)):
        lazy_module = set("".join(wanted)).union(*terms[number + 1 :])
        result, have = _contract(result, have, *_diagonals(operands[number], terms[number]), lazy_module, size)
    for letter in [letter for letter in have if letter not in wanted]:
        result = result.sum(have.index(letter), keepdim=True)
    if have == wanted:
        return result
    spare = [have.index(letter) for letter in have if letter not in wanted]
    order = [have.index(letter) for letter in wanted]
    shape = [result.size(d) for d in order]
    return result.permute(order + spare).reshape(shape)


def _spelled(given):
    """Return the equation and the operands of a call with lists in place of letters."""
    alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

    def term(places):
        if not isinstance(places, (list, tuple)) or not all(
            place is ... or type(place) is int and 0 <= place < len(alphabet) for place in places
        ):
            raise ValueError(f"einsum: {shown(places)} stands behind an operand; need a list of ints from 0 to "
                             f"{len(alphabet) - 1}, or an equation first")
        return "".join("..." if place is ... else alphabet[place] for place in places)

    paired = len(given) - len(given) % 2
    equation = ",".join(map(term, given[1:paired:2]))
    return equation + "->" + term(given[-1]) if paired < len(given) else equation, given[:paired:2]


@lru_cache(maxsize=256)
def _read(equation, dims):
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


def _diagonals(operand, letters):
    """Return the operand with diagonals taken, so that no letter occurs twice."""
    letters = list(letters)
    for letter in dict.fromkeys(letters) if len(set(letters)) < len(letters) else ():
        while letters.count(letter) > 1:
            first = letters.index(letter)
            second = letters.index(letter, first + 1)
            if operand.size(first) != operand.size(second):
                raise ValueError(f"einsum: {letter} is {operand.size(first)} and {operand.size(second)} in one operand")
            operand = operand.diagonal(0, first, second)
            letters = [one for d, one in enumerate(letters) if d not in (first, second)] + [letter]
    return operand, letters


@lru_cache(maxsize=256)
def _pairing(left, right, lazy_module):
    """Return how to multiply two operands as batches of matrices.

    The letters are those of the batch, of each operand alone, and those that are summed over, with the orders of
    dims.
    """
    shared = [one for one in left if one in right]
    batch, inner = [one for one in shared if one in lazy_module], [one for one in shared if one not in lazy_module]
    own, more = [one for one in left if one not in shared], [one for one in right if one not in shared]
    orders = [left.index(one) for one in batch + own + inner], [right.index(one) for one in batch + inner + more]
    return batch, own, inner, more, orders


def _contract(a, left, b, right, lazy_module, size):
    """Return the product of two operands, summed over the letters that are not used later."""
    for letter in [one for one in left if one not in right and one not in lazy_module]:
        a = a.sum(left.index(letter), keepdim=True)
    for letter in [one for one in right if one not in left and one not in lazy_module]:
        b = b.sum(right.index(letter), keepdim=True)
    if a.dtype is not b.dtype:
        kind = _core.promote_types(a.dtype, b.dtype)
        a, b = a.to(kind), b.to(kind)
    batch, own, inner, more, orders = _pairing(tuple(left), tuple(right), frozenset(lazy_module))
    lengths = {**dict(zip(left, a.size(), strict=True)), **dict(zip(right, b.size(), strict=True))}
    for one in batch + inner:
        lengths[one] = size[one]
    a, b = _arranged(a, left, lengths, orders[0]), _arranged(b, right, lengths, orders[1])
    n, m, k, p = (prod(lengths[one] for one in some) for some in (batch, own, inner, more))
    letters = batch + own + more
    shape = [lengths[one] for one in letters]
    if not batch:
        return a.reshape((m, k)).mm(b.reshape((k, p))).reshape(shape), letters
    return a.reshape((n, m, k)).bmm(b.reshape((n, k, p))).reshape(shape), letters


def _arranged(operand, letters, lengths, order):
    """Return the operand with dims of size 1 expanded where they are broadcast, and with its dims reordered."""
    full = [lengths[one] for one in letters]
    operand = operand if full == list(operand.size()) else operand.expand(full)
    return operand if order == sorted(order) else operand.permute(order)
