"""Nested lists, tuples and mappings: what is in them, and the same of their kinds around other things."""

import copy
from collections.abc import Mapping


def leaves(value):
    """What nested lists, tuples and mappings hold, in order; what is none of these is its only leaf.

    >>> list(leaves([1, (2, {"a": 3})]))
    [1, 2, 3]
    """
    if not isinstance(value, (list, tuple, Mapping)):
        yield value
        return
    for item in value.values() if isinstance(value, Mapping) else value:
        yield from leaves(item)


def rebuilt(value, items):
    """A list, tuple or mapping of the kind of `value`, with other items in the place of its own.

    Named tuples stay such, dicts keep what their class adds. A mapping that is no dict becomes one, and a tuple whose
    class does not take the items a plain one.

    >>> rebuilt({"a": 1, "b": 2}, [3, 4]), rebuilt(torch.ones(2, 2).max(1), "xy").indices
    ({'a': 3, 'b': 4}, 'y')
    """
    if isinstance(value, dict):
        changed = copy.copy(value)
        changed.update(zip(value, items, strict=True))
        return changed
    if isinstance(value, Mapping):
        return dict(zip(value, items, strict=True))
    if isinstance(value, list):
        changed = copy.copy(value)
        changed[:] = items
        return changed
    try:
        return getattr(type(value), "_make", type(value))(items)
    except TypeError:
        return tuple(items)


def mapped(function, value):
    """Nested lists, tuples and mappings with function(leaf) for each leaf; those in which nothing changes stay.

    >>> mapped(str, (1, [2, "a"]))
    ('1', ['2', 'a'])
    """
    if not isinstance(value, (list, tuple, Mapping)):
        return function(value)
    items = list(value.values() if isinstance(value, Mapping) else value)
    changed = [mapped(function, item) for item in items]
    same = all(new is old for new, old in zip(changed, items, strict=True))
    return value if same else rebuilt(value, changed)
