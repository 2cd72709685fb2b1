"""torch.backends.openmp: the thread pool."""


def is_available() -> bool:
    """Return True."""
    return True
