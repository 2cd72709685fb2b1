"""SummaryWriter: of tensorboardX if it is installed, otherwise one that writes with the package tensorboard."""

from __future__ import annotations

import importlib.util

if importlib.util.find_spec("tensorboardX") is not None:
    from tensorboardX import FileWriter as FileWriter
    from tensorboardX import SummaryWriter
else:
    from torch.utils.tensorboard.events import FileWriter as FileWriter
    from torch.utils.tensorboard.events import SummaryWriter

__all__ = ["SummaryWriter"]
