"""torch.ao.nn: modules with weights of few bits."""

from torch.ao.nn import quantized

__all__ = ["quantized"]
