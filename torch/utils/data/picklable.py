"""Finds the part of an object that prevents pickling it for another process."""

from torch.multiprocessing.reductions import dumps


def _reason(value):
    """Return why a value cannot be pickled, or None."""
    try:
        dumps(value)
    except Exception as error:
        return str(error)
    return None


def _parts(value, path):
    if isinstance(value, dict):
        for key, part in value.items():
            yield f"{path}[{key!r}]", part
    elif isinstance(value, (list, tuple, set, frozenset)):
        for position, part in enumerate(value):
            yield f"{path}[{position}]", part
    else:
        for name, part in getattr(value, "__dict__", {}).items():
            yield f"{path}.{name}", part


def culprit(value, path, seen=None):
    """Return (path, value, reason) of the innermost part that cannot be pickled, or None.

    >>> culprit({"open": [1, lambda: 0]}, "data")[0]
    "data['open'][1]"
    """
    reason = _reason(value)
    seen = set() if seen is None else seen
    if reason is None or id(value) in seen:
        return None
    seen.add(id(value))
    if not isinstance(value, type):
        for inner, part in _parts(value, path):
            result = culprit(part, inner, seen)
            if result is not None:
                return result
    return path, value, reason
