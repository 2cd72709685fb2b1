"""Trainer: a training loop with plugins that measure, log, evaluate and save."""

from torch.utils.trainer import plugins
from torch.utils.trainer.trainer import Trainer

__all__ = ["Trainer", "plugins"]
