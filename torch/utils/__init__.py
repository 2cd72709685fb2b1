"""What programs around a network need: torch.utils.data, torch.utils.serialization, torch.utils.trainer,
torch.utils.checkpoint."""

from torch import _missing


def __getattr__(name):
    """The parts are imported when they are first used."""
    part = _missing.part(__name__, name)
    if part is None:
        raise AttributeError(f"torch.utils has no {name!r}")
    return part
