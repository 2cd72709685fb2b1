"""torch.backends.mps: there are no devices of Metal."""


def is_available() -> bool:
    """False."""
    return False


is_built = is_available
