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
from torch.nn.modules.lazy import LazyModuleMixin
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


class LazyConv1d(LazyModuleMixin, Conv1d):
    """Conv1d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv1d(4, 2)
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'Conv1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = Conv1d
    _dim, _weight_dim = -2, 1


class LazyConv2d(LazyModuleMixin, Conv2d):
    """Conv2d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv2d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'Conv2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = Conv2d
    _dim, _weight_dim = -3, 1


class LazyConv3d(LazyModuleMixin, Conv3d):
    """Conv3d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConv3d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'Conv3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = Conv3d
    _dim, _weight_dim = -4, 1


class LazyConvTranspose1d(LazyModuleMixin, ConvTranspose1d):
    """ConvTranspose1d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose1d(4, 2)
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'ConvTranspose1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = ConvTranspose1d
    _dim = -2


class LazyConvTranspose2d(LazyModuleMixin, ConvTranspose2d):
    """ConvTranspose2d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose2d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'ConvTranspose2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = ConvTranspose2d
    _dim = -3


class LazyConvTranspose3d(LazyModuleMixin, ConvTranspose3d):
    """ConvTranspose3d that takes `in_channels` from its first input.

    >>> layer = nn.LazyConvTranspose3d(4, 2)
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'ConvTranspose3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = ConvTranspose3d
    _dim = -4


class LazyBatchNorm1d(LazyModuleMixin, BatchNorm1d):
    """BatchNorm1d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm1d()
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'BatchNorm1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = BatchNorm1d


class LazyBatchNorm2d(LazyModuleMixin, BatchNorm2d):
    """BatchNorm2d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm2d()
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'BatchNorm2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = BatchNorm2d


class LazyBatchNorm3d(LazyModuleMixin, BatchNorm3d):
    """BatchNorm3d that takes `num_features` from its first input.

    >>> layer = nn.LazyBatchNorm3d()
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'BatchNorm3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = BatchNorm3d


class LazyInstanceNorm1d(LazyModuleMixin, InstanceNorm1d):
    """InstanceNorm1d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm1d()
    >>> layer(torch.ones(2, 3, 5)).dim(), type(layer).__name__
    (3, 'InstanceNorm1d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = InstanceNorm1d
    _dim = -2
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch


class LazyInstanceNorm2d(LazyModuleMixin, InstanceNorm2d):
    """InstanceNorm2d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm2d()
    >>> layer(torch.ones(2, 3, 5, 5)).dim(), type(layer).__name__
    (4, 'InstanceNorm2d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = InstanceNorm2d
    _dim = -3
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch


class LazyInstanceNorm3d(LazyModuleMixin, InstanceNorm3d):
    """InstanceNorm3d that takes `num_features` from its first input.

    >>> layer = nn.LazyInstanceNorm3d()
    >>> layer(torch.ones(2, 3, 5, 5, 5)).dim(), type(layer).__name__
    (5, 'InstanceNorm3d')
    """

    __module__ = "torch.nn.modules.lazy"  # the name in pickles and files
    cls_to_become = InstanceNorm3d
    _dim = -4
    _own = {"affine": 2, "track_running_stats": 3}  # as in PyTorch
