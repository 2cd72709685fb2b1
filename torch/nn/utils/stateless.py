"""Modules that are called with other tensors, by the names that they had before torch.func."""

from torch.func import functional_call
from torch.func.modules import _replaced

__all__ = ["functional_call"]


def _reparametrize_module(module, parameters_and_buffers, *, tie_weights=False, strict=False, stack_weights=False):
    """A block in which the module has these tensors in the place of its own."""
    return _replaced(module, parameters_and_buffers, tie_weights, strict)
