"""Signal processing: `torch.signal.windows`."""

from torch.signal import windows

__all__ = ["windows"]
