"""Files: torch.save and torch.load, and the parts that they are made of."""

from torch.serialization.loading import load
from torch.serialization.saving import save

__all__ = ["load", "save"]
