# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/padding.py for further numbers of spatial dims."""

from torch.nn.modules.padding import (
    _CircularPadNd,
    _ConstantPad,
    _ReflectionPadNd,
    _ReplicationPadNd,
    _ZeroPad,
)

__all__ = [
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "ZeroPad1d",
    "ZeroPad2d",
    "ZeroPad3d",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "CircularPad1d",
    "CircularPad2d",
    "CircularPad3d",
]


class ConstantPad1d(_ConstantPad):
    """Pad signals (N, C, L) or (C, L) with a constant.

    Args:
        padding: an int or (left, right); negative numbers crop.
        value: the constant.

    >>> nn.ConstantPad1d(1)(torch.zeros(1, 1, 2)).size()
    torch.Size([1, 1, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 1


class ConstantPad2d(_ConstantPad):
    """Pad images (N, C, H, W) or (C, H, W) with a constant.

    Args:
        padding: an int or (left, right, top, bottom); negative numbers crop.
        value: the constant.

    >>> nn.ConstantPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 2


class ConstantPad3d(_ConstantPad):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) with a constant.

    Args:
        padding: an int or (left, right, top, bottom, front, back); negative numbers crop.
        value: the constant.

    >>> nn.ConstantPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 3


class ZeroPad1d(_ZeroPad, ConstantPad1d):
    """Pad signals (N, C, L) or (C, L) with zeros.

    Args:
        padding: an int or (left, right).

    >>> nn.ZeroPad1d(1)(torch.zeros(1, 1, 2)).size()
    torch.Size([1, 1, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 1


class ZeroPad2d(_ZeroPad, ConstantPad2d):
    """Pad images (N, C, H, W) or (C, H, W) with zeros.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.ZeroPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 2


class ZeroPad3d(_ZeroPad, ConstantPad3d):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) with zeros.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ZeroPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 3


class ReflectionPad1d(_ReflectionPadNd):
    """Pad signals (N, C, L) or (C, L) with a reflection of the input, without repeating the edge.

    Args:
        padding: an int or (left, right), each below the size of its dim.
    Raises:
        ValueError: in the call, if the padding is too large.

    >>> nn.ReflectionPad1d(1)(torch.zeros(1, 1, 2)).size()
    torch.Size([1, 1, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 1


class ReflectionPad2d(_ReflectionPadNd):
    """Pad images (N, C, H, W) or (C, H, W) with a reflection of the input, without repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom), each below the size of its dim.
    Raises:
        ValueError: in the call, if the padding is too large.

    >>> nn.ReflectionPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 2


class ReflectionPad3d(_ReflectionPadNd):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) with a reflection of the input, without repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom, front, back), each below the size of its dim.
    Raises:
        ValueError: in the call, if the padding is too large.

    >>> nn.ReflectionPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 3


class ReplicationPad1d(_ReplicationPadNd):
    """Pad signals (N, C, L) or (C, L) by repeating the edge.

    Args:
        padding: an int or (left, right).

    >>> nn.ReplicationPad1d(1)(torch.zeros(1, 1, 2)).size()
    torch.Size([1, 1, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 1


class ReplicationPad2d(_ReplicationPadNd):
    """Pad images (N, C, H, W) or (C, H, W) by repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom).

    >>> nn.ReplicationPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 2


class ReplicationPad3d(_ReplicationPadNd):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) by repeating the edge.

    Args:
        padding: an int or (left, right, top, bottom, front, back).

    >>> nn.ReplicationPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 3


class CircularPad1d(_CircularPadNd):
    """Pad signals (N, C, L) or (C, L) periodically: each side continues with the opposite end.

    Args:
        padding: an int or (left, right), each at most the size of its dim.

    >>> nn.CircularPad1d(1)(torch.zeros(1, 1, 2)).size()
    torch.Size([1, 1, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 1


class CircularPad2d(_CircularPadNd):
    """Pad images (N, C, H, W) or (C, H, W) periodically: each side continues with the opposite end.

    Args:
        padding: an int or (left, right, top, bottom), each at most the size of its dim.

    >>> nn.CircularPad2d(1)(torch.zeros(1, 1, 2, 2)).size()
    torch.Size([1, 1, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 2


class CircularPad3d(_CircularPadNd):
    """Pad volumes (N, C, D, H, W) or (C, D, H, W) periodically: each side continues with the opposite end.

    Args:
        padding: an int or (left, right, top, bottom, front, back), each at most the size of its dim.

    >>> nn.CircularPad3d(1)(torch.zeros(1, 1, 2, 2, 2)).size()
    torch.Size([1, 1, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.padding"  # the name in pickles and files
    dims = 3
