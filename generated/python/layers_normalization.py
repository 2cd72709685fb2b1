# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/normalization.py for further numbers of spatial dims."""

from torch.nn.modules.normalization import _BatchNorm, _InstanceNorm

__all__ = [
    "BatchNorm2d",
    "BatchNorm3d",
    "InstanceNorm2d",
    "InstanceNorm3d",
]


class BatchNorm2d(_BatchNorm):
    """Batch normalization of images (N, C, H, W); the arguments are those of BatchNorm1d.

    >>> nn.BatchNorm2d(3)(torch.randn(2, 3, 4, 4)).size()
    torch.Size([2, 3, 4, 4])
    """

    __module__ = "torch.nn.modules.normalization"  # the name in pickles and files
    ranks = (4,)


class BatchNorm3d(_BatchNorm):
    """Batch normalization of volumes (N, C, D, H, W); the arguments are those of BatchNorm1d.

    >>> nn.BatchNorm3d(3)(torch.randn(2, 3, 4, 4, 4)).size()
    torch.Size([2, 3, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.normalization"  # the name in pickles and files
    ranks = (5,)


class InstanceNorm2d(_InstanceNorm):
    """Instance normalization of images (N, C, H, W) or (C, H, W); the arguments are those of InstanceNorm1d.

    >>> nn.InstanceNorm2d(3)(torch.randn(2, 3, 4, 4)).size()
    torch.Size([2, 3, 4, 4])
    """

    __module__ = "torch.nn.modules.normalization"  # the name in pickles and files
    ranks = (4, 3)


class InstanceNorm3d(_InstanceNorm):
    """Instance normalization of volumes (N, C, D, H, W) or (C, D, H, W); the arguments are those of InstanceNorm1d.

    >>> nn.InstanceNorm3d(3)(torch.randn(2, 3, 4, 4, 4)).size()
    torch.Size([2, 3, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.normalization"  # the name in pickles and files
    ranks = (5, 4)
