"""Memory formats of convolution weights."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.modules.convolution import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def convert_conv2d_weight_memory_format(module: _Module, memory_format: Any) -> _Module:
    """Convert the weights of all Conv2d and ConvTranspose2d to a memory format, and return the module.

    >>> layer = nn.utils.convert_conv2d_weight_memory_format(nn.Conv2d(2, 2, 2), torch.channels_last)
    >>> layer.weight.is_contiguous(memory_format=torch.channels_last)
    True
    """
    return _converted(module, memory_format, (Conv2d, ConvTranspose2d))


def convert_conv3d_weight_memory_format(module: _Module, memory_format: Any) -> _Module:
    """Convert the weights of all Conv3d and ConvTranspose3d to a memory format, and return the module.

    >>> layer = nn.utils.convert_conv3d_weight_memory_format(nn.Conv3d(2, 2, 2), torch.channels_last_3d)
    >>> layer.weight.is_contiguous(memory_format=torch.channels_last_3d)
    True
    """
    return _converted(module, memory_format, (Conv3d, ConvTranspose3d))


def _converted(module, memory_format, kinds):
    for part in module.modules():
        if isinstance(part, kinds):
            part.weight.data = part.weight.data.contiguous(memory_format=memory_format)
    return module
