"""torch.ao.nn.quantized: modules with weights of few bits."""

from torch.ao.nn.quantized import dynamic

__all__ = ["dynamic"]
