# Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen.
"""Layers of torch/nn/modules/dropout.py for further numbers of spatial dims."""

from torch.nn import functional
from torch.nn.modules.dropout import _Dropout

__all__ = [
    "Dropout1d",
    "Dropout2d",
    "Dropout3d",
]


class Dropout1d(_Dropout):
    """Dropout of whole channels of (N, C, L) (Tompson and others, 2015).

    >>> nn.Dropout1d(1)(torch.ones(1, 2, 1)).sum().item()
    0.0
    """

    __module__ = "torch.nn.modules.dropout"  # the name in pickles and files
    function = staticmethod(functional.dropout1d)


class Dropout2d(_Dropout):
    """Dropout of whole channels of (N, C, H, W) (Tompson and others, 2015).

    >>> nn.Dropout2d(1)(torch.ones(1, 2, 1, 1)).sum().item()
    0.0
    """

    __module__ = "torch.nn.modules.dropout"  # the name in pickles and files
    function = staticmethod(functional.dropout2d)


class Dropout3d(_Dropout):
    """Dropout of whole channels of (N, C, D, H, W) (Tompson and others, 2015).

    >>> nn.Dropout3d(1)(torch.ones(1, 2, 1, 1, 1)).sum().item()
    0.0
    """

    __module__ = "torch.nn.modules.dropout"  # the name in pickles and files
    function = staticmethod(functional.dropout3d)
