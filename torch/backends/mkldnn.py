"""torch.backends.mkldnn: convolutions are our own."""

from contextlib import AbstractContextManager

from torch.backends._flags import during

enabled = False
deterministic = True
allow_tf32 = False


def is_available() -> bool:
    """False."""
    return False


def flags(
    enabled: bool = False, deterministic: bool = True, allow_tf32: bool = False,
) -> AbstractContextManager[None]:
    """A context in which the flags have these values."""
    return during(__name__, {"enabled": enabled, "deterministic": deterministic, "allow_tf32": allow_tf32})
