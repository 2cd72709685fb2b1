"""fuse_modules: convolutions with the normalization and the activation behind them, as one module."""

from __future__ import annotations

import copy

from torch.nn import BatchNorm1d, BatchNorm2d, BatchNorm3d, Conv1d, Conv2d, Conv3d, Identity, Linear, ReLU, Sequential
from torch.nn.utils.fusion import fuse_conv_bn_eval, fuse_linear_bn_eval

_CONVOLUTIONS = Conv1d, Conv2d, Conv3d
_NORMS = BatchNorm1d, BatchNorm2d, BatchNorm3d


class Fused(Sequential):
    """Modules that are observed as one: only the output of the last is."""


def fuse_modules(model, modules_to_fuse, inplace=False, **options):
    """Return a model in evaluation whose named modules are fused: the first holds them all, the others are nn.Identity.

    Args:
        modules_to_fuse: names such as ["conv", "bn", "relu"], or a list of such lists.
    Raises:
        ValueError: the model is in training mode and a normalization is to be folded.
        NotImplementedError: a sequence that is not a layer, then a normalization, then a ReLU.

    >>> from torch import nn
    >>> model = nn.Sequential(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU()).eval()
    >>> [type(module).__name__ for module in fuse_modules(model, ["0", "1", "2"])]
    ['Fused', 'Identity', 'Identity']
    """
    return _fused(model, modules_to_fuse, inplace, folds=True)


def fuse_modules_qat(model, modules_to_fuse, inplace=False, **options):
    """Return a model in training whose named modules are one for the observers; normalizations are not folded."""
    return _fused(model, modules_to_fuse, inplace, folds=False)


def _fused(model, names, inplace, folds):
    model = model if inplace else copy.deepcopy(model)
    for group in [names] if names and isinstance(names[0], str) else names:
        places = [(model.get_submodule(name.rpartition(".")[0]), name.rpartition(".")[2]) for name in group]
        modules = [owner._modules[last] for owner, last in places]
        kinds = [next((k for k, kind in enumerate((_CONVOLUTIONS + (Linear,), _NORMS, ReLU)) if isinstance(one, kind)),
                      None) for one in modules]
        if kinds not in ([0, 1], [0, 2], [0, 1, 2], [1, 2]):
            raise NotImplementedError(f"fuse_modules: {', '.join(type(one).__name__ for one in modules)} cannot be "
                                      "fused; need a convolution or Linear, a BatchNorm, a ReLU, in this order")
        if folds and kinds[:2] == [0, 1]:
            if modules[0].training:
                raise ValueError("fuse_modules: a normalization is folded in evaluation; call model.eval(), or use "
                                 "fuse_modules_qat")
            fold = fuse_linear_bn_eval if isinstance(modules[0], Linear) else fuse_conv_bn_eval
            modules[:2] = [fold(*modules[:2])]
        for position, (owner, last) in enumerate(places):
            first = modules[0] if len(modules) == 1 else Fused(*modules)
            setattr(owner, last, first if position == 0 else Identity())
    return model
