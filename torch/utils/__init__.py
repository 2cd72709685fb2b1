"""Utilities around networks: torch.utils.data, torch.utils.serialization, torch.utils.trainer and others."""

from torch._names import missing_names


def __getattr__(name):
    """Import a submodule on first use, or raise AttributeError with advice."""
    return missing_names.find(__name__, name)
