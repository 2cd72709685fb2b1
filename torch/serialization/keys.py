"""Checks of dict keys and set elements: hashing must neither exhaust the stack nor take too long."""

from __future__ import annotations

from torch import _core
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.serialization.budget import Budget

# Maximal number of keys of one dict with the same hash; each insertion takes as many steps.
COLLISIONS = 100
DEEPEST = 8
LONGEST = 1000
WIDEST = 256  # bits of an int, whose hash is not cached
SHORT = 256  # characters with negligible cost of comparison
STEPS, COUNTED = 64, 240  # of the budget, for each item of a tuple, and for each key whose hash is counted

_texts = (str, bytes)
_plain = frozenset((*_texts, bool, type(None)))
_tuples = (tuple, frozenset, _core.Size)
_by_identity = (_core.Tensor, type)


class Keys:
    """Checks the keys of one file.

    Args:
        trusts: function that returns whether the caller trusts a class, whose __hash__ may then run.
        budget: budget of the steps of hashing and comparing.
    """

    def __init__(self, trusts: Callable[..., Any], budget: Budget) -> None:
        self._trusts, self._budget = trusts, budget
        self._same: dict[tuple[int, int], int] = {}  # (id of the container, hash): how many keys

    def check(self, keys: list[Any], container: Any) -> None:
        """Raise TypeError or ValueError if one of `keys` must not go into `container`."""
        for key in keys:
            kind: Any = type(key)
            if kind in _plain or kind is int and -1 << 60 < key < 1 << 60:
                if kind in _texts and len(key) > SHORT:
                    self._budget.spend(len(key))
                continue
            if kind in _tuples:
                self._budget.spend(STEPS * check_tuple(key))
            elif kind is int and key.bit_length() > WIDEST:
                raise ValueError(f"an int of {key.bit_length()} bits cannot be a key")
            elif kind not in (int, float, complex):
                if kind.__hash__ is object.__hash__ or isinstance(key, _by_identity) or self._trusts(kind):
                    continue
                raise TypeError(f"a {kind.__name__} cannot be a key")
            self._budget.spend(COUNTED)
            position = id(container), hash(key)
            self._same[position] = count = self._same.get(position, 0) + 1
            if count > COLLISIONS:
                raise ValueError("too many keys have the same hash")


def check_tuple(key: Any) -> int:
    """Return the number of items and characters of a tuple of plain data.

    Raises:
        TypeError, ValueError: it contains other objects, is longer than LONGEST, or is nested deeper than DEEPEST.
    """
    level, count = [key], 0
    for _ in range(DEEPEST):
        count += sum(map(len, level))
        if count > LONGEST:
            break
        items = [item for part in level for item in part]
        level = [item for item in items if type(item) in _tuples]
        for item in items:
            if type(item) not in (*_plain, *_tuples, int, float):
                raise TypeError("a key contains an object that cannot be a key")
            if type(item) is int and item.bit_length() > WIDEST:
                raise ValueError("a key contains a huge int")
        count += sum(len(item) // SHORT for item in items if type(item) in _texts)
        if not level:
            return count
    raise ValueError("a key is too long or nested too deeply")
