"""torch.backends.mps: not supported."""


def is_available() -> bool:
    """Return False."""
    return False


is_built = is_available
