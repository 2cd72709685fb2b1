"""From torch.legacy.nn to torch.nn and back, as a function and as a program: python -m torch.legacy.convert in out.

model.t7 to model.pt reads a Lua file, converts its network and saves the torch.nn module; a .pt file goes back.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from torch import nn
from torch._core import is_tensor
from torch.legacy import converted
from torch.legacy import nn as legacy

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from torch.nn.modules.module import Module


class _Converter:
    """One conversion: what modules and tensors share, their counterparts share."""

    def __init__(self):
        self.modules, self.parameters = {}, {}

    def __call__(self, module):
        if id(module) not in self.modules:
            rule = RULES.get(type(module))
            twin = rule(self, module) if rule else None
            twin = nn.Legacy(module.clone()) if twin is None else twin
            twin.train(module.train)
            self.modules[id(module)] = twin, module
        return self.modules[id(module)][0]

    def parameter(self, tensor):
        """The Parameter of a tensor: one for each memory."""
        if tensor is None:
            return None
        key = tensor.data_ptr(), tuple(tensor.size())
        if key not in self.parameters:
            self.parameters[key] = nn.Parameter(tensor.clone()), tensor
        return self.parameters[key][0]

    def fill(self, twin, module, **names):
        """Gives a new module the legacy one's parameters and buffers; names map attributes where they differ."""
        for name in ("weight", "bias"):
            if name in twin._parameters or hasattr(twin, name):
                value = getattr(module, names.get(name, name))
                wanted = getattr(twin, name)
                if value is not None and wanted is not None and value.numel() == wanted.data.numel():
                    value = value if value.size() == wanted.size() else value.view(wanted.size())
                setattr(twin, name, self.parameter(value))
        for name in ("running_mean", "running_var"):
            if getattr(twin, name, None) is not None:
                setattr(twin, name, getattr(module, name).clone())
        return twin


def _pair(module, letters, axes=("H", "W")):
    return tuple(getattr(module, letters + axis) for axis in axes)


VOLUME = "T", "H", "W"


def _children(wrap):
    return lambda convert, m: wrap(m, [convert(module) for module in m.modules])


def _linear(convert, m):
    size = m.weight.size()
    return convert.fill(nn.Linear(size[1], size[0], m.bias is not None), m)


def _spatial(convert, m):
    dilation = (m.dilationH, m.dilationW) if isinstance(m, legacy.SpatialDilatedConvolution) else 1
    return convert.fill(nn.Conv2d(m.nInputPlane, m.nOutputPlane, _pair(m, "k"), _pair(m, "d"), _pair(m, "pad"),
                                  dilation, bias=m.bias is not None), m)


def _spatial_full(convert, m):
    return convert.fill(nn.ConvTranspose2d(m.nInputPlane, m.nOutputPlane, _pair(m, "k"), _pair(m, "d"),
                                           _pair(m, "pad"), _pair(m, "adj"), bias=m.bias is not None), m)


def _volumetric(convert, m):
    return convert.fill(nn.Conv3d(m.nInputPlane, m.nOutputPlane, *(_pair(m, letters, VOLUME) for letters in (
        "k", "d", "pad")), bias=m.bias is not None), m)


def _volumetric_full(convert, m):
    return convert.fill(nn.ConvTranspose3d(m.nInputPlane, m.nOutputPlane, *(_pair(m, letters, VOLUME) for letters in (
        "k", "d", "pad", "adj")), bias=m.bias is not None), m)


def _normalized(name):
    def rule(convert, m):
        kind = getattr(nn, name)
        return convert.fill(kind(m.running_mean.size(0), m.eps, m.momentum or 0, m.weight is not None), m)

    return rule


def _pooled(name, axes=("H", "W")):
    def rule(convert, m):
        dilation = tuple(getattr(m, "dilation" + axis) for axis in axes)
        return getattr(nn, name)(_pair(m, "k", axes), _pair(m, "d", axes), _pair(m, "pad", axes), dilation,
                                 ceil_mode=m.ceil_mode)

    return rule


def _averaged(convert, m):
    return nn.AvgPool2d(_pair(m, "k"), _pair(m, "d"), _pair(m, "pad"), m.ceil_mode, m.count_include_pad) \
        if m.divide else None


def _looked_up(convert, m):
    if m.maxNorm or m.shouldScaleGradByFreq or m.paddingValue >= 0:
        return None
    return convert.fill(nn.Embedding(*m.weight.size()), m)


def _prelu(convert, m):
    return convert.fill(nn.PReLU(m.weight.numel()), m)


# The twin of each class that has one; a rule that gives None leaves the module as it is, inside nn.Legacy.
RULES = {
    legacy.Sequential: _children(lambda m, parts: nn.Sequential(*parts)),
    legacy.Concat: _children(lambda m, parts: converted.Joined(m.dimension, *parts)),
    legacy.ConcatTable: _children(lambda m, parts: converted.Fork(*parts)),
    legacy.ParallelTable: _children(lambda m, parts: converted.Each(*parts)),
    legacy.Linear: _linear,
    legacy.SpatialConvolution: _spatial,
    legacy.SpatialDilatedConvolution: _spatial,
    legacy.SpatialFullConvolution: _spatial_full,
    legacy.VolumetricConvolution: _volumetric,
    legacy.VolumetricFullConvolution: _volumetric_full,
    legacy.BatchNormalization: _normalized("BatchNorm1d"),
    legacy.SpatialBatchNormalization: _normalized("BatchNorm2d"),
    legacy.VolumetricBatchNormalization: _normalized("BatchNorm3d"),
    legacy.SpatialMaxPooling: _pooled("MaxPool2d"),
    legacy.VolumetricAveragePooling: lambda convert, m: nn.AvgPool3d(_pair(m, "k", VOLUME), _pair(m, "d", VOLUME)),
    legacy.VolumetricMaxPooling: _pooled("MaxPool3d", VOLUME),
    legacy.SpatialAveragePooling: _averaged,
    legacy.LookupTable: _looked_up,
    legacy.PReLU: _prelu,
    legacy.Dropout: lambda convert, m: nn.Dropout(m.p) if m.v2 else None,
    legacy.ELU: lambda convert, m: nn.ELU(m.alpha),
    legacy.HardTanh: lambda convert, m: nn.Hardtanh(m.min_val, m.max_val),
    legacy.LeakyReLU: lambda convert, m: nn.LeakyReLU(m.negval),
    legacy.HardShrink: lambda convert, m: nn.Hardshrink(m.lambd),
    legacy.LogSigmoid: lambda convert, m: nn.LogSigmoid(),
    legacy.LogSoftMax: lambda convert, m: nn.LogSoftmax(),
    legacy.ReLU: lambda convert, m: nn.ReLU(),
    legacy.ReLU6: lambda convert, m: nn.ReLU6(),
    legacy.Sigmoid: lambda convert, m: nn.Sigmoid(),
    legacy.RReLU: lambda convert, m: nn.RReLU(m.lower, m.upper),
    legacy.SoftMin: lambda convert, m: nn.Softmin(),
    legacy.SoftShrink: lambda convert, m: nn.Softshrink(m.lambd),
    legacy.SoftMax: lambda convert, m: nn.Softmax(),
    legacy.SoftPlus: lambda convert, m: nn.Softplus(m.beta, m.threshold),
    legacy.SoftSign: lambda convert, m: nn.Softsign(),
    legacy.SpatialAdaptiveMaxPooling: lambda convert, m: nn.AdaptiveMaxPool2d((m.H, m.W)),
    legacy.SpatialReflectionPadding: lambda convert, m: nn.ReflectionPad2d(m._pads()),
    legacy.SpatialReplicationPadding: lambda convert, m: nn.ReplicationPad2d(m._pads()),
    legacy.SpatialSoftMax: lambda convert, m: nn.Softmax2d(),
    legacy.SpatialUpSamplingNearest: lambda convert, m: nn.UpsamplingNearest2d(scale_factor=m.scale_factor),
    legacy.SpatialZeroPadding: lambda convert, m: nn.ZeroPad2d(m._pads()),
    legacy.TanhShrink: lambda convert, m: nn.Tanhshrink(),
    legacy.Tanh: lambda convert, m: nn.Tanh(),
    legacy.Threshold: lambda convert, m: nn.Threshold(m.threshold, m.val),
    legacy.AbsCriterion: lambda convert, m: nn.L1Loss(m.sizeAverage),
    legacy.BCECriterion: lambda convert, m: nn.BCELoss(m.weights, m.sizeAverage),
    legacy.ClassNLLCriterion: lambda convert, m: nn.NLLLoss(m.weights, m.sizeAverage),
    legacy.CrossEntropyCriterion: lambda convert, m: nn.CrossEntropyLoss(m.weights, m.sizeAverage),
    legacy.DistKLDivCriterion: lambda convert, m: nn.KLDivLoss(size_average=m.sizeAverage),
    legacy.MSECriterion: lambda convert, m: nn.MSELoss(m.sizeAverage),
    legacy.SmoothL1Criterion: lambda convert, m: nn.SmoothL1Loss(m.sizeAverage),
}


def convert(module: Any) -> Module:
    """The network of torch.nn that computes what a module or criterion of torch.legacy.nn does, with copies of its
    parameters.

    A class with no twin stays as it is inside nn.Legacy, which gradients pass through. What modules share, their
    counterparts share. Nothing works in place afterwards.

    Raises TypeError for what is no legacy module, or a criterion with no twin.

    >>> convert(legacy.Sequential(legacy.Linear(4, 3), legacy.Tanh()))
    Sequential(
      (0): Linear(4, 3)
      (1): Tanh()
    )
    """
    if isinstance(module, legacy.Module):
        return _Converter()(module)
    rule = RULES.get(type(module))
    if rule is None:
        raise TypeError(f"convert: {module!r} is no module of torch.legacy.nn, and no criterion with a twin in "
                        "torch.nn")
    return rule(None, module)


def networks(value):
    """`value` with every legacy module in it, in lists and dicts, converted."""
    if isinstance(value, (legacy.Module, legacy.Criterion)):
        try:
            return convert(value)
        except TypeError:
            return value
    if isinstance(value, list):
        return [networks(part) for part in value]
    if isinstance(value, dict):
        return {key: networks(part) for key, part in value.items()}
    return value


def main(arguments: Sequence[str] | None = None) -> None:
    """The program. Returns 0, or 1 with a message where something is wrong."""
    import torch
    from torch.utils.serialization import load_lua, save_lua

    parser = argparse.ArgumentParser(prog="python -m torch.legacy.convert", description=__doc__)
    parser.add_argument("source", help="a .t7 file of Lua torch, or a .pt file with a legacy module or plain data")
    parser.add_argument("target", help="a .pt file, or a .t7 file for Lua")
    parser.add_argument("--keep", action="store_true", help="keep modules of torch.legacy.nn as they are")
    parser.add_argument("--state", action="store_true", help="save the state_dict alone, which loads without classes")
    parser.add_argument("--unknown", action="store_true", help="take objects of unknown classes as plain fields")
    options = parser.parse_args(arguments)
    try:
        if options.source.endswith(".t7"):
            value = load_lua(options.source, unknown_classes=options.unknown)
        else:
            value = torch.load(options.source, classes="any")
        if options.target.endswith(".t7"):
            save_lua(options.target, value)
        else:
            value = value if options.keep else networks(value)
            torch.save(value.state_dict() if options.state else value, options.target)
    except (RuntimeError, OSError, TypeError, ValueError, AttributeError) as error:
        print(f"{options.source}: {error}", file=sys.stderr)
        return 1
    kind = "a tensor" if is_tensor(value) else f"a {type(value).__name__}"
    print(f"{options.target}: {kind}" + (f"\n{value!r}" if isinstance(value, (nn.Module, legacy.Module)) else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
