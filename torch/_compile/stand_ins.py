"""Stand-ins of a recorded call: they replace the tensors of its arguments; afterwards the tensors replace them."""

from __future__ import annotations

import gc
import types
from collections.abc import MutableMapping

from torch._compile.state import _slots
from torch._core import Tensor
from torch.export.record import Recorded, plain
from torch.utils._pytree import tree_map


class StandIns:
    """The arguments of a recorded call, in which stand-ins replace tensors.

    Lists and dicts are copies. What the function writes into them is written into the caller's.

    Args:
        capture: the mode that records.
        known: ids of objects that exist before the call, besides the arguments.
    Attributes:
        changes: why the call cannot be replayed, as it changes or returns objects that exist before it, or "".
    """

    def __init__(self, capture, known):
        self._capture, self._known, self.changes = capture, known, ""
        self._of, self._copies, self._homes = {}, [], {}

    def of(self, value):
        """Return the stand-in of a tensor, a copy of a container with stand-ins, or the value."""
        if id(value) not in self._of:
            self._of[id(value)] = self._made(value)
        return self._of[id(value)]

    def _made(self, value):
        if isinstance(value, Tensor):
            return self._capture.taken(value)
        if type(value) is tuple:
            return tuple(map(self.of, value))
        if type(value) is not list and type(value) is not dict:
            return value
        copy = [*map(self.of, value)] if type(value) is list else {key: self.of(item) for key, item in value.items()}
        self._copies.append((value, copy, _items(copy)))
        self._homes[id(copy)] = value
        return copy

    def give_back(self, output):
        """Return the result of the call with its tensors; they also replace stand-ins that objects of Python keep."""
        result = tree_map(self._plain, output, is_leaf=self._is_older)
        for value, copy, before in self._copies:
            if not _are_same(before, _items(copy)):
                self.changes = "it changes an argument"
                value.clear()
                value.extend(copy) if type(value) is list else value.update(copy)
        self._of = self._copies = self._homes = None
        return result

    def _is_older(self, value):
        return isinstance(value, (list, dict)) and (id(value) in self._homes or id(value) in self._known)

    def _plain(self, leaf):
        if self._is_older(leaf):
            self.changes = f"it returns a {type(leaf).__name__} that it has not made"
            return self._homes.get(id(leaf), leaf)
        return plain(leaf)


def _items(container):
    return list(container) if type(container) is list else [part for item in container.items() for part in item]


def _are_same(ours, theirs):
    return len(ours) == len(theirs) and all(one is other for one, other in zip(ours, theirs, strict=True))


def replace_kept(references):
    """Replace the stand-ins that objects still refer to by their tensors. Return whether there were any."""
    replaced, waiting = False, [leaf for reference in references if (leaf := reference()) is not None]
    new = {id(leaf): leaf.value for leaf in waiting}
    own = [waiting]
    while waiting:
        old = waiting
        waiting = []
        own.append(waiting)
        for holder in gc.get_referrers(*old):
            if type(holder) is tuple and id(holder) not in new and not any(holder is one for one in own):
                new[id(holder)] = tuple([new.get(id(item), item) for item in holder])
                waiting.append(holder)
            elif not any(holder is one for one in own):
                replaced |= _replace(holder, new)
    return replaced


def _replace(holder, new):
    """Replace objects in one that holds them, by id. Return whether it held any."""
    if isinstance(holder, types.CellType):
        return _set(holder, "cell_contents", holder.cell_contents, new)
    if isinstance(holder, list):
        places = [k for k, item in enumerate(holder) if id(item) in new]
        for k in places:
            holder[k] = new[id(holder[k])]
        return bool(places)
    if isinstance(holder, set):
        items = [item for item in holder if id(item) in new]
        holder.difference_update(items)
        holder.update(new[id(item)] for item in items)
        return bool(items)
    if isinstance(holder, (dict, MutableMapping)):
        places = [key for key, item in list(holder.items()) if id(item) in new]
        for key in places:
            holder[key] = new[id(holder[key])]
        return bool(places)
    if isinstance(holder, (types.FrameType, types.FunctionType, Recorded)):
        return False
    own = getattr(holder, "__dict__", None)  # its values may lie in the object itself
    found = type(own) is dict and _replace(own, new)
    for slot in _slots(type(holder)):
        found |= hasattr(holder, slot) and _set(holder, slot, getattr(holder, slot), new)
    return found


def _set(holder, name, value, new):
    if id(value) not in new:
        return False
    setattr(holder, name, new[id(value)])
    return True
