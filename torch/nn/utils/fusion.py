"""A BatchNorm that has learned, put into the layer before it."""

from __future__ import annotations

import copy

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def fuse_conv_bn_eval(conv: _Module, bn: Module, transpose: bool = False) -> _Module:
    """A convolution that computes what `conv` and after it the BatchNorm `bn` do, both of them in eval().

    transpose: of a transposed convolution, whose outputs are the second dim of its weight. The two stay as they are.
    Raises ValueError where one of them is in training, or bn keeps no running mean.

    >>> layers = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4)).eval()
    >>> x = torch.ones(1, 3, 5, 5)
    >>> torch.allclose(nn.utils.fuse_conv_bn_eval(*layers)(x).data, layers(x).data, atol=1e-5)
    True
    """
    return _fused("fuse_conv_bn_eval", conv, bn, transpose)


def fuse_linear_bn_eval(linear: _Module, bn: Module) -> _Module:
    """A Linear that computes what `linear` and after it the BatchNorm1d `bn` do; else as fuse_conv_bn_eval."""
    return _fused("fuse_linear_bn_eval", linear, bn, False)


def _fused(name, layer, bn, transpose):
    if layer.training or bn.training:
        raise ValueError(f"{name}: {type(layer if layer.training else bn).__name__} is in training; call eval() first")
    if bn.running_mean is None or bn.running_var is None:
        raise ValueError(f"{name}: {type(bn).__name__} keeps no running mean and variance")
    weight, groups = layer.weight.data, getattr(layer, "groups", 1) if transpose else 1
    scale = (bn.running_var + bn.eps).rsqrt()
    scale = scale if bn.weight is None else scale * bn.weight.data
    if scale.size(0) != weight.size(int(transpose)) * groups:
        raise ValueError(f"{name}: {type(bn).__name__} is of {scale.size(0)} channels, {type(layer).__name__} has "
                         f"{weight.size(int(transpose)) * groups}")
    fused = copy.deepcopy(layer)
    if transpose:  # (groups, inputs of one, outputs of one, taps ...)
        parts = weight.contiguous().view(groups, weight.size(0) // groups, weight.size(1), -1)
        fused.weight.data = (parts * scale.reshape(groups, 1, -1, 1)).reshape(weight.size())
    else:
        fused.weight.data = weight * scale.reshape(-1, *[1] * (weight.dim() - 1))
    bias = -bn.running_mean if layer.bias is None else layer.bias.data - bn.running_mean
    bias = bias * scale if bn.bias is None else bias * scale + bn.bias.data
    fused.bias = Parameter(bias, requires_grad=layer.weight.requires_grad)
    return fused
