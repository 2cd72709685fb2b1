"""checkpoint(function, *arguments): operations that keep nothing and are computed again in backward."""

from torch.autograd.checkpoint import checkpoint, checkpoint_sequential

__all__ = ["checkpoint", "checkpoint_sequential"]
