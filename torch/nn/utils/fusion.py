"""Fusion of trained layers: BatchNorm with the layer before it."""

from __future__ import annotations

import copy

from torch._base.type_checking import TYPE_CHECKING
from torch.nn.parameter import Parameter

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)


def fuse_conv_bn_eval(conv: _Module, bn: Module, transpose: bool = False) -> _Module:
    """Return a convolution that computes `bn(conv(x))`; both layers are in evaluation mode and do not change.

    Args:
        transpose: `conv` is a transposed convolution, whose output channels are the second dim of its weight.
    Raises:
        ValueError: a layer is in training mode, `bn` has no running mean, or the channels differ.

    >>> layers = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4)).eval()
    >>> x = torch.ones(1, 3, 5, 5)
    >>> torch.allclose(nn.utils.fuse_conv_bn_eval(*layers)(x).data, layers(x).data, atol=1e-5)
    True
    """
    return _fused("fuse_conv_bn_eval", conv, bn, transpose)


def fuse_linear_bn_eval(linear: _Module, bn: Module) -> _Module:
    """Return a Linear that computes `bn(linear(x))` with a BatchNorm1d; see `fuse_conv_bn_eval`.

    >>> layers = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4)).eval()
    >>> x = torch.ones(2, 3)
    >>> torch.allclose(nn.utils.fuse_linear_bn_eval(*layers)(x).data, layers(x).data, atol=1e-5)
    True
    """
    return _fused("fuse_linear_bn_eval", linear, bn, False)


def _fused(name, layer, bn, transpose):
    if layer.training or bn.training:
        raise ValueError(f"{name}: {type(layer if layer.training else bn).__name__} is in training; call eval() first")
    if bn.running_mean is None or bn.running_var is None:
        raise ValueError(f"{name}: {type(bn).__name__} keeps no running mean and variance")
    groups = getattr(layer, "groups", 1) if transpose else 1
    channels = layer.weight.size(int(transpose)) * groups
    if bn.running_mean.size(0) != channels:
        raise ValueError(f"{name}: {type(bn).__name__} is of {bn.running_mean.size(0)} channels, "
                         f"{type(layer).__name__} has {channels}")
    fused = copy.deepcopy(layer)
    statistics = bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias
    fused.weight.data, bias = folded(layer.weight, layer.bias, *statistics, transpose, groups)
    fused.bias = Parameter(bias, requires_grad=layer.weight.requires_grad)
    return fused


def folded(weight, bias, mean, variance, eps, bn_weight, bn_bias, transpose=False, groups=1):
    """Return the weight and bias, without gradients, of a layer that includes the BatchNorm after it."""
    weight, scale = weight.data, (variance + eps).rsqrt()
    scale = scale if bn_weight is None else scale * bn_weight.data
    bias = (-mean if bias is None else bias.data - mean) * scale
    bias = bias if bn_bias is None else bias + bn_bias.data
    if transpose:  # (groups, inputs of one, outputs of one, taps ...)
        parts = weight.contiguous().view(groups, weight.size(0) // groups, weight.size(1), -1)
        return (parts * scale.reshape(groups, 1, -1, 1)).reshape(weight.size()), bias
    return weight * scale.reshape(-1, *[1] * (weight.dim() - 1)), bias


def fuse_conv_bn_weights(
    conv_w: Any, conv_b: Any, bn_rm: Any, bn_rv: Any, bn_eps: float, bn_w: Any, bn_b: Any, transpose: bool = False,
) -> tuple[Parameter, Parameter]:
    """Return the weight and bias of a convolution that includes the BatchNorm after it.

    Args:
        conv_b, bn_w, bn_b: None for zeros, ones and zeros.
        bn_rm, bn_rv: running mean and variance.
        transpose: the outputs are the second dim of `conv_w`.

    >>> ones = torch.ones(1)
    >>> weight, bias = nn.utils.fuse_conv_bn_weights(ones.view(1, 1, 1), None, ones, ones, 0, None, None)
    >>> weight.data.view(1).tolist(), bias.data.tolist()
    ([1.0], [-1.0])
    """
    weight, bias = folded(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, transpose)
    return Parameter(weight, conv_w.requires_grad), Parameter(bias, conv_w.requires_grad)


def fuse_linear_bn_weights(
    linear_w: Any, linear_b: Any, bn_rm: Any, bn_rv: Any, bn_eps: float, bn_w: Any, bn_b: Any,
) -> tuple[Parameter, Parameter]:
    """Return the weight and bias of a Linear that includes the BatchNorm1d after it; see `fuse_conv_bn_weights`.

    >>> zeros, ones = torch.zeros(1), torch.ones(1)
    >>> nn.utils.fuse_linear_bn_weights(torch.ones(1, 2), None, zeros, ones, 0, None, None)[0].data.tolist()
    [[1.0, 1.0]]
    """
    return fuse_conv_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b)
