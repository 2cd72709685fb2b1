"""torch.backends.mps: not supported."""


def is_available() -> bool:
    """Return False."""
    return False


is_built = is_available


def is_macos_or_newer(major: int, minor: int) -> bool:
    """Return False: this is no macOS."""
    return False


def is_macos13_or_newer(minor: int = 0) -> bool:
    """Return False: this is no macOS."""
    return False
