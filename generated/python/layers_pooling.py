# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/pooling.py for further numbers of spatial dims."""

from torch.nn import functional
from torch.nn.modules.pooling import (
    _AdaptiveAvgPool,
    _AdaptiveMaxPool,
    _LPPool,
    _MaxPool,
    _MaxUnpool,
)

__all__ = [
    "MaxPool1d",
    "MaxPool3d",
    "LPPool1d",
    "LPPool3d",
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool3d",
]


class MaxPool1d(_MaxPool):
    """Maximum of each window. Arguments are as for MaxPool2d.

    Shape:
        input: (N, C, L) or (C, L).

    >>> nn.MaxPool1d(2)(torch.ones(1, 3, 4)).size()
    torch.Size([1, 3, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.max_pool1d)


class MaxPool3d(_MaxPool):
    """Maximum of each window. Arguments are as for MaxPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.MaxPool3d(2)(torch.ones(1, 3, 4, 4, 4)).size()
    torch.Size([1, 3, 2, 2, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.max_pool3d)


class LPPool1d(_LPPool):
    """p-norm of each window. Arguments are as for LPPool2d.

    Shape:
        input: (N, C, L) or (C, L).

    >>> nn.LPPool1d(2, 2)(torch.ones(1, 3, 4)).size()
    torch.Size([1, 3, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.lp_pool1d)


class LPPool3d(_LPPool):
    """p-norm of each window. Arguments are as for LPPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.LPPool3d(2, 2)(torch.ones(1, 3, 4, 4, 4)).size()
    torch.Size([1, 3, 2, 2, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.lp_pool3d)


class AdaptiveAvgPool1d(_AdaptiveAvgPool):
    """Mean of each of `output_size` windows that cover the input. Arguments are as for AdaptiveAvgPool2d.

    Shape:
        input: (N, C, L) or (C, L).

    >>> nn.AdaptiveAvgPool1d(2)(torch.ones(1, 3, 4)).size()
    torch.Size([1, 3, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.adaptive_avg_pool1d)


class AdaptiveAvgPool3d(_AdaptiveAvgPool):
    """Mean of each of `output_size` windows that cover the input. Arguments are as for AdaptiveAvgPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.AdaptiveAvgPool3d(2)(torch.ones(1, 3, 4, 4, 4)).size()
    torch.Size([1, 3, 2, 2, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.adaptive_avg_pool3d)


class AdaptiveMaxPool1d(_AdaptiveMaxPool):
    """Maximum of each of `output_size` windows that cover the input. Arguments are as for AdaptiveMaxPool2d.

    Shape:
        input: (N, C, L) or (C, L).

    >>> nn.AdaptiveMaxPool1d(2)(torch.ones(1, 3, 4)).size()
    torch.Size([1, 3, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.adaptive_max_pool1d)


class AdaptiveMaxPool3d(_AdaptiveMaxPool):
    """Maximum of each of `output_size` windows that cover the input. Arguments are as for AdaptiveMaxPool2d.

    Shape:
        input: (N, C, D, H, W) or (C, D, H, W).

    >>> nn.AdaptiveMaxPool3d(2)(torch.ones(1, 3, 4, 4, 4)).size()
    torch.Size([1, 3, 2, 2, 2])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.adaptive_max_pool3d)


class MaxUnpool1d(_MaxUnpool):
    """Partial inverse of MaxPool1d. Arguments are as for MaxUnpool2d.

    >>> pool, unpool = nn.MaxPool1d(2, return_indices=True), nn.MaxUnpool1d(2)
    >>> unpool(*pool(torch.randn(1, 2, 4))).size()
    torch.Size([1, 2, 4])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.max_unpool1d)
    dims = 1


class MaxUnpool3d(_MaxUnpool):
    """Partial inverse of MaxPool3d. Arguments are as for MaxUnpool2d.

    >>> pool, unpool = nn.MaxPool3d(2, return_indices=True), nn.MaxUnpool3d(2)
    >>> unpool(*pool(torch.randn(1, 2, 4, 4, 4))).size()
    torch.Size([1, 2, 4, 4, 4])
    """

    __module__ = "torch.nn.modules.pooling"  # the name in pickles and files
    function = staticmethod(functional.max_unpool3d)
    dims = 3
