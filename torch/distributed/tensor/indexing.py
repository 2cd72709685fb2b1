"""Keys of ints, slices, None and `...`: which dims they leave whole."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def is_basic(key: Any) -> bool:
    """Return whether a key has only ints, slices of ints, None and `...`."""
    def counts(*values):
        return all(one is None or type(one) is int for one in values)

    return all(one is ... or counts(one) or type(one) is slice and counts(one.start, one.stop, one.step)
               for one in (key if type(key) is tuple else (key,)))


def kept_dims(rank: int, key: Any) -> dict[int, int]:
    """Return the dims that a basic key leaves whole, and their dims in the result.

    >>> from torch.distributed.tensor.indexing import kept_dims
    >>> kept_dims(4, (None, slice(None), 0, ...))
    {0: 1, 2: 2, 3: 3}
    """
    keys = list(key) if type(key) is tuple else [key]
    given = sum(one is not None and one is not ... for one in keys)
    keys = keys if ... in keys else [*keys, ...]
    result, own, after = {}, 0, 0
    for one in keys:
        for step in [slice(None)] * (rank - given) if one is ... else [one]:
            if step == slice(None):
                result[own] = after
            own += step is not None
            after += type(step) is not int
    return result
