"""What may be a key of a dict or an element of a set: hashing must neither exhaust the stack nor take ages."""

from torch import _core

# So many keys of one dict may have the same hash; each more takes as many steps to insert.
COLLISIONS = 100
DEEPEST = 8
LONGEST = 1000

_plain = frozenset((str, bytes, bool, type(None)))
_tuples = (tuple, frozenset, _core.Size)
_by_identity = (_core.Variable, _core.Tensor, type)


class Keys:
    """Checks the keys of one file. trusts(kind) tells whether the caller trusts a class, whose __hash__ then runs."""

    def __init__(self, trusts):
        self._trusts = trusts
        self._same = {}  # (id of the container, hash): how many keys

    def check(self, keys, container):
        """Raises TypeError or ValueError if one of `keys` is not fit to go into `container`."""
        for key in keys:
            kind = type(key)
            if kind in _plain or kind is int and -1 << 60 < key < 1 << 60:
                continue
            if kind in _tuples:
                check_tuple(key)
            elif kind not in (int, float, complex):
                if isinstance(key, _by_identity) or self._trusts(kind):
                    continue
                raise TypeError(f"a {kind.__name__} is no key")
            place = id(container), hash(key)
            self._same[place] = count = self._same.get(place, 0) + 1
            if count > COLLISIONS:
                raise ValueError("many keys have the same hash")


def check_tuple(key):
    """Raises an error unless a tuple holds plain data, at most LONGEST of it, nested at most DEEPEST deep."""
    level, left = [key], LONGEST
    for _ in range(DEEPEST):
        left -= sum(map(len, level))
        if left < 0:
            break
        items = [item for part in level for item in part]
        level = [item for item in items if type(item) in _tuples]
        if any(type(item) not in (*_plain, *_tuples, int, float) for item in items):
            raise TypeError("a key holds what is no key")
        if not level:
            return
    raise ValueError("a key is long or nested deeply")
