"""Processes that torchrun starts: how they tell it about errors."""

from torch.distributed.elastic.multiprocessing import errors

__all__ = ["errors"]
