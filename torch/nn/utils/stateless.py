"""functional_call under its former path."""

from torch.func.modules import functional_call

__all__ = ["functional_call"]
