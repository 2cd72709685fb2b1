"""Functions that repeat a number to a tuple, for programs that import them from here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _ntuple(n: int, name: str = "parse") -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that returns tuples unchanged and repeats other values n times."""

    def parse(value):
        return tuple(value) if isinstance(value, Iterable) else tuple(repeat(value, n))

    parse.__name__ = name
    return parse


_single, _pair = _ntuple(1, "_single"), _ntuple(2, "_pair")
_triple, _quadruple = _ntuple(3, "_triple"), _ntuple(4, "_quadruple")


def _reverse_repeat_tuple(t: tuple[Any, ...], n: int) -> tuple[Any, ...]:
    """Return the items in reverse order, each n times: the format of functional.pad."""
    return tuple(value for value in reversed(t) for _ in range(n))


def consume_prefix_in_state_dict_if_present(state_dict: dict[str, Any], prefix: str) -> None:
    """Remove a prefix from the names of a state, such as "module." of a module that was parallel.

    >>> state = {"module.weight": 1}
    >>> nn.modules.utils.consume_prefix_in_state_dict_if_present(state, "module.")
    >>> state
    {'weight': 1}
    """
    for table in filter(None, (state_dict, getattr(state_dict, "_metadata", None))):
        for name in [name for name in table if name.startswith(prefix)]:
            table[name.removeprefix(prefix)] = table.pop(name)
