"""Checkpoint: saves the training so that it can go on after an interruption."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin

if TYPE_CHECKING:
    from torch.utils.trainer.trainer import Trainer


class Checkpoint(Plugin):
    """Writes trainer.save(path) every so many epochs. The file is replaced at once, never half written.

    path: may contain {epoch}, and then every checkpoint is kept. interval: in epochs. Register it last, so that it
    saves what the other plugins did in the epoch.
    """

    def __init__(self, path: str | os.PathLike[str], interval: int = 1) -> None:
        super().__init__([(interval, "epoch")])
        self.path = path

    def epoch(self, i: int) -> None:
        """Saves."""
        self.trainer.save(os.fspath(self.path).format(epoch=i))

    def resume(self, trainer: Trainer) -> bool:
        """Goes on from the file if it exists; returns whether it does. Register all plugins before."""
        from torch.distributed.rank_zero import from_first

        path = os.fspath(self.path)
        if not from_first(lambda: os.path.exists(path)):
            return False
        trainer.resume(path)
        return True
