"""torch.backends.mkl: the products are OpenBLAS's."""


def is_available() -> bool:
    """False."""
    return False
