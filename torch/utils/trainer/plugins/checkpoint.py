"""Checkpoint: saves the training state, so that training can continue after an interruption."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin

if TYPE_CHECKING:
    from torch.utils.trainer.trainer import Trainer


class Checkpoint(Plugin):
    """Plugin that calls trainer.save(path) at an interval of epochs. The file is replaced atomically.

    Register it last, so that it saves the other plugins' results of the epoch.

    Args:
        path: may contain {epoch}, to keep every checkpoint.
        interval: in epochs.

    >>> plugin = Checkpoint("model-{epoch}.pt", interval=5)
    """

    def __init__(self, path: str | os.PathLike[str], interval: int = 1) -> None:
        super().__init__([(interval, "epoch")])
        self.path = path

    def epoch(self, i: int) -> None:
        """Save a checkpoint."""
        self.trainer.save(os.fspath(self.path).format(epoch=i))

    def resume(self, trainer: Trainer) -> bool:
        """Resume from the file if it exists, and return whether it does. Register all plugins before."""
        from torch.distributed.rank_zero import from_first

        path = os.fspath(self.path)
        if not from_first(lambda: os.path.exists(path)):
            return False
        trainer.resume(path)
        return True
