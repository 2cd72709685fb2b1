"""torch.backends.opt_einsum: not used; einsum chooses the order of its products itself."""

enabled = False
strategy = None


def set_flags(_enabled: bool | None = None, _strategy: str | None = None) -> tuple[bool, str | None]:
    """Set the flags, which have no effect, and return their values before."""
    global enabled, strategy
    before = enabled, strategy
    enabled, strategy = enabled if _enabled is None else _enabled, strategy if _strategy is None else _strategy
    return before


def is_available() -> bool:
    """Return False."""
    return False
