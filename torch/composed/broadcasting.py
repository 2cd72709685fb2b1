"""Broadcasting of sizes."""


def broadcast(left, right, name="matmul"):
    """Return the broadcast size of two sizes under NumPy's rules."""
    rank = max(len(left), len(right))
    left, right = (1,) * (rank - len(left)) + tuple(left), (1,) * (rank - len(right)) + tuple(right)
    for a, b in zip(left, right, strict=True):
        if a != b and 1 not in (a, b):
            raise RuntimeError(f"{name}: sizes {list(left)} and {list(right)} do not broadcast; need equal ones, or 1")
    return tuple(b if a == 1 else a for a, b in zip(left, right, strict=True))
