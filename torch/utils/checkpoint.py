"""checkpoint(function, *arguments): operations that keep nothing and are computed again in backward."""

from torch.autograd.checkpoint import checkpoint

__all__ = ["checkpoint"]
