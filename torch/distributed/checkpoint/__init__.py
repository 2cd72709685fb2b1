"""Checkpoints that all ranks write and read together; they load with another number of ranks, too.

Each rank writes a file with its rows of sharded tensors; the first rank also writes all else and, once every file is
complete, the index. So a save that is interrupted leaves the checkpoint before it.
"""

from torch.distributed.checkpoint import state_dict
from torch.distributed.checkpoint.loading import load
from torch.distributed.checkpoint.saving import async_save, save
from torch.distributed.checkpoint.storage import CheckpointException, FileSystemReader, FileSystemWriter

__all__ = [
    "CheckpointException", "FileSystemReader", "FileSystemWriter", "async_save", "load", "save", "state_dict",
]
