"""torch.utils.weak: dicts with tensors as weak keys, compared by identity."""

import weakref

__all__ = ["WeakIdKeyDictionary", "WeakIdRef", "WeakTensorKeyDictionary"]


class WeakIdRef(weakref.ref):
    """A weak reference that equals other references to the same object.

    >>> key = torch.ones(2)
    >>> WeakIdRef(key) == WeakIdRef(key)
    True
    """

    __slots__ = ("_id",)

    def __init__(self, key, callback=None):
        super().__init__(key, callback)
        self._id = id(key)

    def __hash__(self):
        return self._id

    def __eq__(self, other):
        own, others = self(), other() if isinstance(other, weakref.ref) else None
        return own is others if own is not None and others is not None else self is other


class WeakIdKeyDictionary(weakref.WeakKeyDictionary):
    """A dict with weak keys compared by identity; an entry is removed when its key is freed.

    >>> key = torch.ones(2)
    >>> known = WeakTensorKeyDictionary([(key, "ones")])
    >>> known[key], torch.ones(2) in known
    ('ones', False)
    """

    def __init__(self, given=None):
        super().__init__()
        for key, value in (given.items() if hasattr(given, "items") else given or ()):
            self[key] = value

    def _reference(self, key):
        return WeakIdRef(key, self._remove)

    def __getitem__(self, key):
        return self.data[WeakIdRef(key)]

    def __setitem__(self, key, value):
        self.data[self._reference(key)] = value

    def __delitem__(self, key):
        del self.data[WeakIdRef(key)]

    def __contains__(self, key):
        return WeakIdRef(key) in self.data

    def get(self, key, default=None):
        """Return the value of a key, or the default."""
        return self.data.get(WeakIdRef(key), default)

    def setdefault(self, key, default=None):
        """Return the value of a key, and set it to the default first if it is missing."""
        return self.data.setdefault(self._reference(key), default)

    def pop(self, key, *default):
        """Remove a key and return its value."""
        return self.data.pop(WeakIdRef(key), *default)


WeakTensorKeyDictionary = WeakIdKeyDictionary


TensorWeakRef = weakref.ref  # a tensor and its reference live equally long
