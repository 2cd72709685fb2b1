"""The packages of Lua torch in Python: nn, optim, nngraph and cunn."""

from torch._names import missing_names


def __getattr__(name):
    """Import a package on first use."""
    part = missing_names.part(__name__, name)
    if part is None:
        raise AttributeError(f"torch.legacy has no {name!r}")
    return part
