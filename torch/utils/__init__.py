"""What programs around a network need: torch.utils.data, torch.utils.serialization, torch.utils.trainer,
torch.utils.checkpoint."""

from torch import _missing


def __getattr__(name):
    """The parts are imported when they are first used; what there is not says what to use."""
    return _missing.find(__name__, name)
