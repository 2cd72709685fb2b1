"""torch.backends.opt_einsum: not used; einsum chooses the order of its products itself."""

enabled = False
strategy = None


def is_available() -> bool:
    """Return False."""
    return False
