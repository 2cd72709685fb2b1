# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/lazy.py for further numbers of spatial dims."""

from torch.nn.modules.convolution import (
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
)
from torch.nn.modules.lazy import LazyLayer
from torch.nn.modules.normalization import (
    BatchNorm1d,
    BatchNorm2d,
    BatchNorm3d,
    InstanceNorm1d,
    InstanceNorm2d,
    InstanceNorm3d,
)

__all__ = [
    "LazyConv1d",
    "LazyConv2d",
    "LazyConv3d",
    "LazyConvTranspose1d",
    "LazyConvTranspose2d",
    "LazyConvTranspose3d",
    "LazyBatchNorm1d",
    "LazyBatchNorm2d",
    "LazyBatchNorm3d",
    "LazyInstanceNorm1d",
    "LazyInstanceNorm2d",
    "LazyInstanceNorm3d",
]


class LazyConv1d(LazyLayer, Conv1d):
    """Conv1d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv1d(4, 2)
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'Conv1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = Conv1d, "in_channels"
    _dim, _weight_dim = -2, 1


class LazyConv2d(LazyLayer, Conv2d):
    """Conv2d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv2d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'Conv2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = Conv2d, "in_channels"
    _dim, _weight_dim = -3, 1


class LazyConv3d(LazyLayer, Conv3d):
    """Conv3d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv3d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'Conv3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = Conv3d, "in_channels"
    _dim, _weight_dim = -4, 1


class LazyConvTranspose1d(LazyLayer, ConvTranspose1d):
    """ConvTranspose1d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose1d(4, 2)
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'ConvTranspose1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = ConvTranspose1d, "in_channels"
    _dim = -2


class LazyConvTranspose2d(LazyLayer, ConvTranspose2d):
    """ConvTranspose2d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose2d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'ConvTranspose2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = ConvTranspose2d, "in_channels"
    _dim = -3


class LazyConvTranspose3d(LazyLayer, ConvTranspose3d):
    """ConvTranspose3d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose3d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'ConvTranspose3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = ConvTranspose3d, "in_channels"
    _dim = -4


class LazyBatchNorm1d(LazyLayer, BatchNorm1d):
    """BatchNorm1d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm1d()
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'BatchNorm1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = BatchNorm1d, "num_features"


class LazyBatchNorm2d(LazyLayer, BatchNorm2d):
    """BatchNorm2d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm2d()
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'BatchNorm2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = BatchNorm2d, "num_features"


class LazyBatchNorm3d(LazyLayer, BatchNorm3d):
    """BatchNorm3d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm3d()
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'BatchNorm3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = BatchNorm3d, "num_features"


class LazyInstanceNorm1d(LazyLayer, InstanceNorm1d):
    """InstanceNorm1d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm1d()
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'InstanceNorm1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = InstanceNorm1d, "num_features"
    _dim = -2
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch


class LazyInstanceNorm2d(LazyLayer, InstanceNorm2d):
    """InstanceNorm2d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm2d()
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'InstanceNorm2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = InstanceNorm2d, "num_features"
    _dim = -3
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch


class LazyInstanceNorm3d(LazyLayer, InstanceNorm3d):
    """InstanceNorm3d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm3d()
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'InstanceNorm3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become, _size = InstanceNorm3d, "num_features"
    _dim = -4
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch
