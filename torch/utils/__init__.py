"""What programs around a network need: torch.utils.data, torch.utils.serialization, torch.utils.trainer,
torch.utils.checkpoint."""

from torch._names import missing_names


def __getattr__(name):
    """The parts are imported when they are first used; what there is not says what to use."""
    return missing_names.find(__name__, name)
