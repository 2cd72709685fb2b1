"""Equivalent classes of torch.nn and torch.legacy.nn, one line per pair, for both directions."""

import inspect

from torch import nn
from torch.legacy import converted
from torch.legacy import nn as legacy

# Options of torch.nn that change no result here: `bias` is seen from the parameters, and nothing works in place.
FREE = "bias", "inplace", "init", "sparse"


class NoTwin(Exception):
    """Says which option has no counterpart."""


class Twin:
    """An equivalent pair of classes of torch.legacy.nn and torch.nn.

    options: {Lua's attribute: torch.nn's}; they are the constructors' arguments too. "k*" stands for one attribute per
    axis, such as kH and kW, in the order of `axes`. told: returns {attribute: value} for options that Lua's module
    lacks. make: constructs Lua's module from these attributes, if its constructor has other names.
    only: attributes that Lua's module must have. also: {torch.nn's option: values that mean the default}.
    """

    def __init__(self, lua, modern, options=None, axes=(), told=None, make=None, only=None, also=None):
        self.lua, self.modern, self.options, self.axes = lua, modern, options or {}, tuple(axes)
        self.told, self.make, self.only, self.also = told, make or self._make, only or {}, also or {}
        self.arguments = inspect.signature(modern).parameters

    def modern_options(self, module):
        """Return the options of torch.nn's module for one of Lua's, or None where it has no twin."""
        if any(getattr(module, name) != value for name, value in self.only.items()):
            return None
        told = self.told(module) if self.told else {}
        result = {}
        for name, option in self.options.items():
            if name.endswith("*"):
                result[option] = tuple(getattr(module, name[:-1] + axis) for axis in self.axes)
            else:
                result[option] = told[name] if name in told else getattr(module, name)
        if "bias" in self.arguments:
            result["bias"] = module.bias is not None
        return result

    def lua_module(self, module):
        """Return a new module of Lua's for one of torch.nn, without its parameters. Raises NoTwin."""
        self._check(module)
        result = {}
        for name, option in self.options.items():
            value = getattr(module, option)
            parts = value if isinstance(value, (tuple, list)) else (value,) * len(self.axes)
            if isinstance(value, str) or None in (parts if name.endswith("*") else (value,)) and \
                    self.arguments[option].default is not None:
                raise NoTwin(f"{option}={value!r}")
            if name.endswith("*"):
                result.update(zip((name[:-1] + axis for axis in self.axes), parts, strict=True))
            else:
                result[name] = value
        try:
            return self.make(**result)
        except (TypeError, ValueError) as error:
            raise NoTwin(str(error)) from error

    def _check(self, module):
        """Raise NoTwin where an option that Lua's class does not have is not the default one."""
        if getattr(module, "reduction", None) == "none":
            raise NoTwin('reduction="none"')
        for name, argument in self.arguments.items():
            if name in FREE or name in self.options.values() or not hasattr(module, name) or \
                    argument.kind in (argument.VAR_POSITIONAL, argument.VAR_KEYWORD) or name == "reduction":
                continue
            value = getattr(module, name)
            parts = value if isinstance(value, tuple) else (value,)
            allowed = argument.default, *self.also.get(name, ())
            if any(part not in allowed for part in parts):
                raise NoTwin(f"{name}={value!r}")

    def _make(self, **attributes):
        known = inspect.signature(self.lua).parameters
        module = self.lua(**{name: value for name, value in attributes.items() if name in known})
        for name, value in attributes.items():
            if name not in known and getattr(module, name) != value:
                setattr(module, name, value)
        return module


IMAGE, VOLUME = ("H", "W"), ("T", "H", "W")
WINDOW = {"k*": "kernel_size", "d*": "stride"}
PADDED = {**WINDOW, "pad*": "padding"}
POOLED, DILATED = {**PADDED, "ceil_mode": "ceil_mode"}, {"dilation*": "dilation"}
PLANES = {"nInputPlane": "in_channels", "nOutputPlane": "out_channels"}
NORMALIZED = {"nOutput": "num_features", "eps": "eps", "momentum": "momentum", "affine": "affine"}
NEIGHBOURS = {name: name for name in ("size", "alpha", "beta", "k")}
AVERAGED = {"sizeAverage": "size_average"}
CLASSES = {**AVERAGED, "weights": "weight", "ignoreIndex": "ignore_index"}
ALONG_CLASSES = {"dim": (1,)}  # the dim of the classes, where the input is a batch of vectors or images


def _normalized(module):
    return {"nOutput": module.running_mean.size(0), "momentum": module.momentum or 0,
            "affine": module.weight is not None}


def _sizes(*names):
    """Return the sizes of the weight under the names that the constructor has for them."""
    return lambda module: dict(zip(names, module.weight.size(), strict=True))


def _neighbours(size, **options):
    if size % 2 == 0:
        raise ValueError(f"an even size, {size}, of which Lua leaves out the other end")
    return legacy.SpatialCrossMapLRN(size, **options)


TWINS = (
    Twin(legacy.Sequential, nn.Sequential),
    Twin(legacy.Concat, converted.Joined, {"dimension": "dim"}),
    Twin(legacy.ConcatTable, converted.Fork),
    Twin(legacy.ParallelTable, converted.Each),
    # --- with parameters
    Twin(legacy.Linear, nn.Linear, {"inputSize": "in_features", "outputSize": "out_features"},
         told=_sizes("outputSize", "inputSize")),
    Twin(legacy.SpatialConvolution, nn.Conv2d, {**PLANES, **PADDED}, IMAGE),
    Twin(legacy.SpatialDilatedConvolution, nn.Conv2d, {**PLANES, **PADDED, **DILATED}, IMAGE),
    Twin(legacy.SpatialFullConvolution, nn.ConvTranspose2d, {**PLANES, **PADDED, "adj*": "output_padding"}, IMAGE),
    Twin(legacy.VolumetricConvolution, nn.Conv3d, {**PLANES, **PADDED}, VOLUME),
    Twin(legacy.VolumetricDilatedConvolution, nn.Conv3d, {**PLANES, **PADDED, **DILATED}, VOLUME),
    Twin(legacy.VolumetricFullConvolution, nn.ConvTranspose3d, {**PLANES, **PADDED, "adj*": "output_padding"}, VOLUME),
    Twin(legacy.BatchNormalization, nn.BatchNorm1d, NORMALIZED, told=_normalized),
    Twin(legacy.SpatialBatchNormalization, nn.BatchNorm2d, NORMALIZED, told=_normalized),
    Twin(legacy.VolumetricBatchNormalization, nn.BatchNorm3d, NORMALIZED, told=_normalized),
    Twin(legacy.LookupTable, nn.Embedding,
         {"nIndex": "num_embeddings", "nOutput": "embedding_dim", "shouldScaleGradByFreq": "scale_grad_by_freq"},
         told=_sizes("nIndex", "nOutput"), only={"maxNorm": None, "paddingValue": -1}),
    Twin(legacy.PReLU, nn.PReLU, {"nOutputPlane": "num_parameters"}, told=_sizes("nOutputPlane"),
         make=lambda nOutputPlane: legacy.PReLU(nOutputPlane if nOutputPlane > 1 else 0)),
    # --- elements
    Twin(legacy.Dropout, nn.Dropout, {"p": "p"}, only={"v2": True, "stochasticInference": False}),
    Twin(legacy.ELU, nn.ELU, {"alpha": "alpha"}),
    Twin(legacy.HardShrink, nn.Hardshrink, {"lambd": "lambd"}),
    Twin(legacy.HardTanh, nn.Hardtanh, {"min_val": "min_val", "max_val": "max_val"}),
    Twin(legacy.LeakyReLU, nn.LeakyReLU, {"negval": "negative_slope"}),
    Twin(legacy.LogSigmoid, nn.LogSigmoid),
    Twin(legacy.ReLU, nn.ReLU),
    Twin(legacy.ReLU6, nn.ReLU6),
    Twin(legacy.RReLU, nn.RReLU, {"lower": "lower", "upper": "upper"}),
    Twin(legacy.Sigmoid, nn.Sigmoid),
    Twin(legacy.SoftPlus, nn.Softplus, {"beta": "beta", "threshold": "threshold"}),
    Twin(legacy.SoftShrink, nn.Softshrink, {"lambd": "lambd"}),
    Twin(legacy.SoftSign, nn.Softsign),
    Twin(legacy.Tanh, nn.Tanh),
    Twin(legacy.TanhShrink, nn.Tanhshrink),
    Twin(legacy.Threshold, nn.Threshold, {"threshold": "threshold", "val": "value"}),
    Twin(legacy.LogSoftMax, nn.LogSoftmax, also=ALONG_CLASSES),
    Twin(legacy.SoftMax, nn.Softmax, also=ALONG_CLASSES),
    Twin(legacy.SoftMin, nn.Softmin, also=ALONG_CLASSES),
    Twin(legacy.SpatialSoftMax, nn.Softmax2d),
    # --- windows
    Twin(legacy.SpatialMaxPooling, nn.MaxPool2d, POOLED, IMAGE, only={"dilationW": 1, "dilationH": 1}),
    Twin(legacy.SpatialDilatedMaxPooling, nn.MaxPool2d, {**POOLED, **DILATED}, IMAGE),
    Twin(legacy.VolumetricMaxPooling, nn.MaxPool3d, POOLED, VOLUME,
         only={"dilationT": 1, "dilationW": 1, "dilationH": 1}),
    Twin(legacy.VolumetricDilatedMaxPooling, nn.MaxPool3d, {**POOLED, **DILATED}, VOLUME),
    Twin(legacy.SpatialAveragePooling, nn.AvgPool2d,
         {**PADDED, "ceil_mode": "ceil_mode", "count_include_pad": "count_include_pad"}, IMAGE, only={"divide": True}),
    Twin(legacy.VolumetricAveragePooling, nn.AvgPool3d, WINDOW, VOLUME),
    Twin(legacy.SpatialAdaptiveMaxPooling, nn.AdaptiveMaxPool2d, {"*": "output_size"}, IMAGE,
         make=lambda H, W: legacy.SpatialAdaptiveMaxPooling(W, H)),
    Twin(legacy.SpatialAdaptiveAveragePooling, nn.AdaptiveAvgPool2d, {"*": "output_size"}, IMAGE,
         make=lambda H, W: legacy.SpatialAdaptiveAveragePooling(W, H)),
    Twin(legacy.PixelShuffle, nn.PixelShuffle, {"upscaleFactor": "upscale_factor"}),
    Twin(legacy.SpatialUpSamplingBilinear, nn.UpsamplingBilinear2d, {"scale_factor": "scale_factor"},
         only={"oheight": None}, make=lambda scale_factor: legacy.SpatialUpSamplingBilinear(scale_factor)),
    Twin(legacy.SpatialReflectionPadding, nn.ReflectionPad2d, {"pad_*": "padding"}, "lrtb"),
    Twin(legacy.SpatialReplicationPadding, nn.ReplicationPad2d, {"pad_*": "padding"}, "lrtb"),
    Twin(legacy.SpatialZeroPadding, nn.ZeroPad2d, {"pad_*": "padding"}, "lrtb"),
    Twin(legacy.VolumetricReplicationPadding, nn.ReplicationPad3d, {"p*": "padding"},
         ("left", "right", "top", "bottom", "front", "back")),
    Twin(legacy.SpatialUpSamplingNearest, nn.UpsamplingNearest2d, {"scale_factor": "scale_factor"},
         make=lambda scale_factor: legacy.SpatialUpSamplingNearest(scale_factor)),
    # --- losses
    Twin(legacy.AbsCriterion, nn.L1Loss, AVERAGED),
    Twin(legacy.BCECriterion, nn.BCELoss, {**AVERAGED, "weights": "weight"}),
    Twin(legacy.ClassNLLCriterion, nn.NLLLoss, CLASSES),
    Twin(legacy.CosineEmbeddingCriterion, nn.CosineEmbeddingLoss, {**AVERAGED, "margin": "margin"}),
    Twin(legacy.CrossEntropyCriterion, nn.CrossEntropyLoss, CLASSES),
    Twin(legacy.DistKLDivCriterion, nn.KLDivLoss, AVERAGED),
    Twin(legacy.HingeEmbeddingCriterion, nn.HingeEmbeddingLoss, {**AVERAGED, "margin": "margin"}),
    Twin(legacy.MSECriterion, nn.MSELoss, AVERAGED),
    Twin(legacy.MarginRankingCriterion, nn.MarginRankingLoss, {**AVERAGED, "margin": "margin"}),
    Twin(legacy.MultiLabelMarginCriterion, nn.MultiLabelMarginLoss, AVERAGED),
    Twin(legacy.MultiLabelSoftMarginCriterion, nn.MultiLabelSoftMarginLoss, {"weights": "weight"},
         only={"sizeAverage": True}, also={"size_average": (True,)}),
    Twin(legacy.MultiMarginCriterion, nn.MultiMarginLoss,
         {**AVERAGED, "p": "p", "margin": "margin", "weights": "weight"}),
    Twin(legacy.SmoothL1Criterion, nn.SmoothL1Loss, AVERAGED),
    Twin(legacy.SoftMarginCriterion, nn.SoftMarginLoss, AVERAGED),
    Twin(legacy.SpatialClassNLLCriterion, nn.NLLLoss2d, CLASSES),
)
# What is read back alone: Lua's classes take tables, or windows that lie elsewhere, or have a line above.
ALSO = (
    Twin(legacy.Identity, nn.Identity),
    Twin(legacy.SpatialCrossMapLRN, nn.CrossMapLRN2d, NEIGHBOURS, make=_neighbours),
    Twin(legacy.SpatialCrossMapLRN, nn.LocalResponseNorm, NEIGHBOURS, make=_neighbours),
    Twin(legacy.SpatialUpSamplingNearest, nn.Upsample, {"scale_factor": "scale_factor"},
         make=lambda scale_factor: legacy.SpatialUpSamplingNearest(scale_factor)),
)
AHEAD = {twin.lua: twin for twin in TWINS}
BACK = {twin.modern: [each for each in TWINS + ALSO if each.modern is twin.modern] for twin in TWINS + ALSO}
