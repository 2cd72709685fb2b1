"""The weights of convolutions in another order of strides."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.modules.convolution import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def convert_conv2d_weight_memory_format(module: _Module, memory_format: Any) -> _Module:
    """Orders the strides of the weights of all Conv2d and ConvTranspose2d as memory_format says. Returns the module."""
    return _converted(module, memory_format, (Conv2d, ConvTranspose2d))


def convert_conv3d_weight_memory_format(module: _Module, memory_format: Any) -> _Module:
    """Orders the strides of the weights of all Conv3d and ConvTranspose3d as memory_format says. Returns the module."""
    return _converted(module, memory_format, (Conv3d, ConvTranspose3d))


def _converted(module, memory_format, kinds):
    for part in module.modules():
        if isinstance(part, kinds):
            part.weight.data = part.weight.data.contiguous(memory_format=memory_format)
    return module
