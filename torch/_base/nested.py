"""Traversal and mapping of nested lists, tuples and mappings."""

import copy
from collections.abc import Mapping


def leaves(value):
    """Yield the leaves of nested lists, tuples and mappings, in order. Any other value is its only leaf.

    >>> list(leaves([1, (2, {"a": 3})]))
    [1, 2, 3]
    """
    if not isinstance(value, (list, tuple, Mapping)):
        yield value
        return
    for item in value.values() if isinstance(value, Mapping) else value:
        yield from leaves(item)


def rebuilt(value, items):
    """Return a list, tuple or mapping of the kind of `value` with other items.

    Named tuples keep their class, and dicts the attributes of theirs. A mapping that is not a dict becomes one, and a
    tuple whose class does not take the items becomes a plain tuple.

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
    """Return nested lists, tuples and mappings with function(leaf) for each leaf. Unchanged structures are kept.

    >>> mapped(str, (1, [2, "a"]))
    ('1', ['2', 'a'])
    """
    if not isinstance(value, (list, tuple, Mapping)):
        return function(value)
    items = list(value.values() if isinstance(value, Mapping) else value)
    changed = [mapped(function, item) for item in items]
    same = all(new is old for new, old in zip(changed, items, strict=True))
    return value if same else rebuilt(value, changed)
