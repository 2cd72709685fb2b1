"""torch.ao: linear layers with weights of 8 and 4 bits, under PyTorch's names."""

from torch.ao import nn, quantization

__all__ = ["nn", "quantization"]
