"""Einstein summation."""

from __future__ import annotations

from collections import namedtuple
from functools import lru_cache
from math import prod

from torch import _core
from torch._base.arguments import shown
from torch._base.equations import letters_of
from torch._base.one_op import one_op
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, overload

    from torch._core import Tensor

    @overload
    def einsum(equation: str, *operands: Tensor) -> Tensor: ...
    @overload
    def einsum(equation: Tensor, *operands: Any) -> Tensor: ...


def _terms(equation, *operands):
    """Return the equation and the operands, however they are given."""
    if isinstance(equation, _core.Tensor):
        equation, operands = _spelled((equation, *operands))
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        operands = operands[0]
    return equation, *operands


@one_op(given=_terms)
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
    equation, *operands = _terms(equation, *operands)
    if not all(isinstance(each, _core.Tensor) for each in operands):
        raise ValueError(f"einsum: {shown(equation)}: the operands must be Tensors, not {shown(operands)}")
    plan = _plan(equation, tuple(operand.size() for operand in operands))
    operands = [_apply(operand, steps) for operand, steps in zip(operands, plan.each, strict=True)]
    result = operands[0]
    for pair, other in zip(plan.pairs, operands[1:], strict=True):
        result = _multiply(result, other, pair)
    return _apply(result, plan.result)


def _spelled(given):
    """Return the equation and the operands of a call with lists in place of letters."""
    alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

    def term(places):
        if not isinstance(places, (list, tuple)) or not all(
            position is ... or type(position) is int and 0 <= position < len(alphabet) for position in places
        ):
            raise ValueError(f"einsum: {shown(places)} stands behind an operand; need a list of ints from 0 to "
                             f"{len(alphabet) - 1}, or an equation first")
        return "".join("..." if position is ... else alphabet[position] for position in places)

    paired = len(given) - len(given) % 2
    equation = ",".join(map(term, given[1:paired:2]))
    return equation + "->" + term(given[-1]) if paired < len(given) else equation, given[:paired:2]


# The calls of an einsum: the steps of each operand, a Pair for each operand after the first, the steps of the result. A
# step is the name of a method and its arguments.
Plan = namedtuple("Plan", "each, pairs, result")

# The product of the result so far and the next operand: the steps of both, the method that multiplies, and the size of
# the product, or None if the method returns that size.
Pair = namedtuple("Pair", "left, right, row, shape")


@lru_cache(maxsize=256)
def _plan(equation, sizes):
    """Return the plan of an equation and operands of these sizes."""
    terms, wanted = letters_of(equation, tuple(map(len, sizes)))
    length = {}
    for number, (letters, size) in enumerate(zip(terms, sizes, strict=True)):
        for letter, count in zip(letters, size, strict=True):
            if length.setdefault(letter, count) != count and count != 1:
                if length[letter] != 1:
                    raise ValueError(
                        f"einsum: {equation!r}: {letter} is {length[letter]} and, in operand {number}, {count}; "
                        "need one size for a letter, or 1")
                length[letter] = count
    taken = [_diagonals(letters, size) for letters, size in zip(terms, sizes, strict=True)]
    (each, have, size), *others = taken
    steps, pairs = [each], []
    for number, (before, letters, other) in enumerate(others, 1):
        later = set(wanted).union(*terms[number + 1 :])
        pair, have, size = _pair((have, size), (letters, other), later)
        pairs.append(pair)
        steps.append(before)
    return Plan(steps, pairs, _finish(have, size, wanted))


def _apply(operand, steps):
    for name, *arguments in steps:
        operand = getattr(operand, name)(*arguments)
    return operand


def _multiply(a, b, pair):
    if a.dtype is not b.dtype:
        kind = _core.promote_types(a.dtype, b.dtype)
        a, b = a.to(kind), b.to(kind)
    result = getattr(_apply(a, pair.left), pair.row)(_apply(b, pair.right))
    return result if pair.shape is None else result.reshape(pair.shape)


def _diagonals(letters, size):
    """Return the steps that take diagonals, so that no letter occurs twice, and the letters and sizes that are left."""
    steps, letters, size = [], list(letters), list(size)
    for letter in dict.fromkeys(letters) if len(set(letters)) < len(letters) else ():
        while letters.count(letter) > 1:
            first = letters.index(letter)
            second = letters.index(letter, first + 1)
            if size[first] != size[second]:
                raise ValueError(f"einsum: {letter} is {size[first]} and {size[second]} in one operand; need one size")
            steps.append(("diagonal", 0, first, second))
            kept = [d for d in range(len(letters)) if d not in (first, second)]
            letters, size = [letters[d] for d in kept] + [letter], [size[d] for d in kept] + [size[first]]
    return steps, letters, size


def _finish(have, size, wanted):
    """Return the steps that sum over the letters that are not wanted and put the others in order."""
    spare = [letter for letter in have if letter not in wanted]
    steps = [("sum", have.index(letter), True) for letter in spare]
    if have != wanted:
        steps.append(("permute", [have.index(letter) for letter in wanted + spare]))
        steps.append(("reshape", [size[have.index(letter)] for letter in wanted]))
    return steps


def _pair(left, right, later):
    """Return the product of two operands, given by letters and sizes, with the letters and sizes of the result.

    Letters are summed over as soon as no later operand and no result has them.
    """
    (have, size), (letters, other) = left, right
    before, size = _sums(have, size, letters, later)
    after, other = _sums(letters, other, have, later)
    shared = [one for one in have if one in letters]
    batch, inner = [one for one in shared if one in later], [one for one in shared if one not in later]
    own, more = [one for one in have if one not in shared], [one for one in letters if one not in shared]
    lengths = {**dict(zip(have, size, strict=True)), **dict(zip(letters, other, strict=True))}
    for one in shared:  # a dim of size 1 is repeated; both may be 1, where a later operand has more
        count = size[have.index(one)]
        lengths[one] = other[letters.index(one)] if count == 1 else count
    n, m, k, p = (prod(lengths[one] for one in some) for some in (batch, own, inner, more))
    result = batch + own + more
    shape = tuple(lengths[one] for one in result)
    if not inner:  # no sums, so elements are multiplied, with dims of size 1 for the other's letters
        before += _ordered(have, [one for one in result if one in have]) + [_placed(have, size, result)]
        after += _ordered(letters, [one for one in result if one in letters]) + [_placed(letters, other, result)]
        return Pair(before, after, "mul", None), result, shape
    before += _expanded(have, size, lengths) + _ordered(have, batch + own + inner)
    after += _expanded(letters, other, lengths) + _ordered(letters, batch + inner + more)
    before.append(("reshape", (n, m, k) if batch else (m, k)))
    after.append(("reshape", (n, k, p) if batch else (k, p)))
    return Pair(before, after, "bmm" if batch else "mm", shape), result, shape


def _sums(letters, size, others, later):
    """Return the steps that sum over letters that only this operand has, and the sizes after them."""
    alone = [d for d, one in enumerate(letters) if one not in others and one not in later]
    return [("sum", d, True) for d in alone], [1 if d in alone else count for d, count in enumerate(size)]


def _expanded(letters, size, lengths):
    full = [lengths[one] for one in letters]
    return [("expand", full)] if full != list(size) else []


def _ordered(letters, wanted):
    order = [letters.index(one) for one in wanted]
    return [("permute", order)] if order != sorted(order) else []


def _placed(letters, size, result):
    """Return the step that gives a dim of size 1 to each letter of the result that the operand does not have."""
    return "reshape", [size[letters.index(one)] if one in letters else 1 for one in result]
