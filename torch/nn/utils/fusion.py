"""A BatchNorm that has learned, put into the layer before it."""

from __future__ import annotations

import copy

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import TypeVar

    from torch._core import Tensor
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


def fuse_conv_bn_weights(
    conv_w: Tensor, conv_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor, bn_eps: float, bn_w: Tensor | None,
    bn_b: Tensor | None, transpose: bool = False,
) -> tuple[Parameter, Parameter]:
    """The weight and bias of fuse_conv_bn_eval, from those of the convolution and the statistics of the BatchNorm."""
    weight, bias = _scaled(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 1 if transpose else None)
    return (Parameter(weight, requires_grad=conv_w.requires_grad),
            Parameter(bias, requires_grad=conv_w.requires_grad if conv_b is None else conv_b.requires_grad))


def fuse_linear_bn_weights(
    linear_w: Tensor, linear_b: Tensor | None, bn_rm: Tensor, bn_rv: Tensor, bn_eps: float, bn_w: Tensor,
    bn_b: Tensor,
) -> tuple[Parameter, Parameter]:
    """The weight and bias of fuse_linear_bn_eval."""
    return fuse_conv_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b)


def _scaled(weight, bias, mean, var, eps, gain, shift, groups):
    """Weight and bias times the gain over the standard deviation. groups: of a transposed convolution, else None."""
    weight, scale = weight.data, (var + eps).rsqrt()
    scale = scale if gain is None else scale * gain.data
    if groups is not None:  # (groups, inputs of one, outputs of one, taps ...)
        parts = weight.contiguous().view(groups, weight.size(0) // groups, weight.size(1), -1)
        fused = (parts * scale.reshape(groups, 1, -1, 1)).reshape(weight.size())
    else:
        fused = weight * scale.reshape(-1, *[1] * (weight.dim() - 1))
    offset = (-mean if bias is None else bias.data - mean) * scale
    return fused, offset if shift is None else offset + shift.data


def _fused(name, layer, bn, transpose):
    if layer.training or bn.training:
        raise ValueError(f"{name}: {type(layer if layer.training else bn).__name__} is in training; call eval() first")
    if bn.running_mean is None or bn.running_var is None:
        raise ValueError(f"{name}: {type(bn).__name__} keeps no running mean and variance")
    groups = getattr(layer, "groups", 1) if transpose else None
    outputs = layer.weight.size(int(transpose)) * (groups or 1)
    if bn.running_var.size(0) != outputs:
        raise ValueError(f"{name}: {type(bn).__name__} is of {bn.running_var.size(0)} channels, {type(layer).__name__} "
                         f"has {outputs}")
    weight, bias = _scaled(
        layer.weight, layer.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, groups)
    fused = copy.deepcopy(layer)
    fused.weight.data = weight
    fused.bias = Parameter(bias, requires_grad=layer.weight.requires_grad)
    return fused
