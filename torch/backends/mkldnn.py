"""torch.backends.mkldnn: not used; convolutions have their own kernels."""

from contextlib import AbstractContextManager

from torch.backends._flags import during

enabled = False
deterministic = True
allow_tf32 = False


def is_available() -> bool:
    """Return False."""
    return False


def flags(
    enabled: bool = False, deterministic: bool = True, allow_tf32: bool = False,
) -> AbstractContextManager[None]:
    """Context that sets the flags."""
    return during(__name__, {"enabled": enabled, "deterministic": deterministic, "allow_tf32": allow_tf32})
