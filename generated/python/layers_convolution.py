# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/convolution.py for further numbers of spatial dims."""

from torch.nn import functional
from torch.nn.modules.convolution import _Forward, _Transposed

__all__ = [
    "Conv1d",
    "Conv3d",
    "ConvTranspose1d",
    "ConvTranspose3d",
]


class Conv1d(_Forward):
    """Cross-correlation of signals with learned kernels. Arguments are as for Conv2d.

    Shape:
        input: (N, in_channels, L) or (in_channels, L).
        output: (N, out_channels, ...) or (out_channels, ...).

    >>> nn.Conv1d(4, 8, 3)(torch.zeros(2, 4, 6)).size()
    torch.Size([2, 8, 4])
    """

    __module__ = "torch.nn.modules.convolution"  # the name in pickles and files
    rank = 1
    function = staticmethod(functional.conv1d)


class Conv3d(_Forward):
    """Cross-correlation of volumes with learned kernels. Arguments are as for Conv2d.

    Shape:
        input: (N, in_channels, D, H, W) or (in_channels, D, H, W).
        output: (N, out_channels, ...) or (out_channels, ...).

    >>> nn.Conv3d(4, 8, 3)(torch.zeros(2, 4, 6, 6, 6)).size()
    torch.Size([2, 8, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.convolution"  # the name in pickles and files
    rank = 3
    function = staticmethod(functional.conv3d)


class ConvTranspose1d(_Transposed):
    """Transpose of Conv1d. Arguments are as for ConvTranspose2d.

    Shape:
        input: (N, in_channels, L) or (in_channels, L).
        output: (N, out_channels, ...) or (out_channels, ...).

    >>> nn.ConvTranspose1d(4, 2, 4, stride=2, padding=1)(torch.zeros(1, 4, 3)).size()
    torch.Size([1, 2, 6])
    """

    __module__ = "torch.nn.modules.convolution"  # the name in pickles and files
    rank = 1
    function = staticmethod(functional.conv_transpose1d)


class ConvTranspose3d(_Transposed):
    """Transpose of Conv3d. Arguments are as for ConvTranspose2d.

    Shape:
        input: (N, in_channels, D, H, W) or (in_channels, D, H, W).
        output: (N, out_channels, ...) or (out_channels, ...).

    >>> nn.ConvTranspose3d(4, 2, 4, stride=2, padding=1)(torch.zeros(1, 4, 3, 3, 3)).size()
    torch.Size([1, 2, 6, 6, 6])
    """

    __module__ = "torch.nn.modules.convolution"  # the name in pickles and files
    rank = 3
    function = staticmethod(functional.conv_transpose3d)
