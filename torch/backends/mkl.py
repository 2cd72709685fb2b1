"""torch.backends.mkl: not used; OpenBLAS computes matrix products."""


def is_available() -> bool:
    """Return False."""
    return False
