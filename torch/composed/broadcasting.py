"""Broadcasting of sizes."""


def broadcast(left, right, name=""):
    """Return the broadcast size of two sizes under NumPy's rules.

    >>> broadcast((2, 1), (3,))
    (2, 3)
    """
    if left == right:
        return tuple(left)
    rank = max(len(left), len(right))
    left, right = (1,) * (rank - len(left)) + tuple(left), (1,) * (rank - len(right)) + tuple(right)
    for a, b in zip(left, right, strict=True):
        if a != b and 1 not in (a, b):
            head = f"{name}: " if name else ""
            raise RuntimeError(f"{head}sizes {list(left)} and {list(right)} do not broadcast; need equal ones, or 1")
    return tuple(b if a == 1 else a for a, b in zip(left, right, strict=True))
