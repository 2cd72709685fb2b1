"""Modules of .t7 files: how the fields of Lua's classes become attributes, and back.

Attributes have Lua's names, so most fields go over as they are. The tables here say what differs: other names, counting
from 1, sizes as LongStorages. What single classes need more is in fields.py.
"""

from torch import _core

# {class: {attribute: Lua's name}}.
NAMES = {
    "Unsqueeze": {"dim": "pos"}, "HardShrink": {"lambd": "lambda"}, "SoftShrink": {"lambd": "lambda"},
    "GradientReversal": {"lambd": "lambda"},
}

# {class: attributes that count from 1 in Lua}; where such a number is negative it counts from the end in both.
COUNTED = {
    "Concat": ("dimension",), "DepthConcat": ("dimension",), "Index": ("dimension",), "JoinTable": ("dimension",),
    "Max": ("dimension",), "Mean": ("dimension",), "Min": ("dimension",), "MixtureTable": ("dim",),
    "Narrow": ("dimension", "index"), "NarrowTable": ("offset",), "Padding": ("dim", "index"),
    "Parallel": ("inputDimension", "outputDimension"), "Replicate": ("dim",), "Select": ("dimension", "index"),
    "SelectTable": ("index",), "SplitTable": ("dimension",), "Squeeze": ("dim",), "Sum": ("dimension",),
    "Unsqueeze": ("dim",), "LookupTable": ("paddingValue",), "GatedLinearUnit": ("dim",),
    "WeightNorm": ("outputDim",), "GPU": ("device", "outdevice"), "ClassNLLCriterion": ("ignoreIndex",),
}

# Attributes that Lua keeps as LongStorages.
SIZES = {"View": ("size",), "Reshape": ("size",), "CMul": ("size",), "CAdd": ("size",)}

# Tensors of indices that count from 1 in Lua.
PLACES = {
    "SpatialMaxPooling": ("indices",), "VolumetricMaxPooling": ("indices",), "TemporalMaxPooling": ("indices",),
    "SpatialAdaptiveMaxPooling": ("indices",), "SpatialFractionalMaxPooling": ("indices",),
    "SpatialConvolutionMap": ("connTable",), "SpatialFullConvolutionMap": ("connTable",),
    "PartialLinear": ("partition",), "TemporalDynamicKMaxPooling": ("indices",),
    "VolumetricFractionalMaxPooling": ("indices",),
}

# What our classes need and old files do not have.
ABSENT = {
    "Add": {"scalar": False},
    "BCECriterion": {"weights": None},
    "SpatialUpSamplingBilinear": {"scale_factor": None, "oheight": None, "owidth": None},
    "UpSampling": {"scale_factor": None, "odepth": None, "oheight": None, "owidth": None},
    "Constant": {"nInputDim": None}, "Convert": {"inputShape": None, "outputShape": None},
    "ModuleCriterion": {"inputModule": None, "targetModule": None, "castTarget": True},
    "IndexLinear": {"doGradInput": False}, "SparseLinear": {"doGradInput": False, "weightDecay": 0},
    "GatedLinearUnit": {"dim": None}, "MapTable": {"shared": True},
    "BatchNormalization": {"momentum": 0.1, "eps": 1e-5, "affine": True},
    "CAddTable": {"inplace": False},
    "ClassNLLCriterion": {"weights": None, "ignoreIndex": -100},
    "Container": {"modules": []},
    "Copy": {"dontCast": False},
    "Dropout": {"inplace": False, "stochasticInference": False},
    "ELU": {"inplace": False},
    "HardTanh": {"inplace": False},
    "JoinTable": {"nInputDims": None},
    "L1Penalty": {"loss": None},
    "LeakyReLU": {"inplace": False},
    "LookupTable": {"maxNorm": None, "normType": 2, "shouldScaleGradByFreq": False, "paddingValue": 0},
    "Max": {"nInputDims": None},
    "Mean": {"nInputDims": None},
    "Min": {"nInputDims": None},
    "MultiLabelSoftMarginCriterion": {"weights": None},
    "MultiMarginCriterion": {"weights": None},
    "Module": {"train": True},
    "Normalize": {"eps": 1e-10},
    "Padding": {"nInputDim": None},
    "ParallelCriterion": {"repeatTarget": False},
    "PartialLinear": {"partition": None},
    "Replicate": {"ndim": None},
    "Reshape": {"batchMode": None},
    "SoftPlus": {"threshold": 20},
    "SpatialAveragePooling": {"padW": 0, "padH": 0, "count_include_pad": True, "divide": True},
    "SpatialConvolution": {"padW": 0, "padH": 0},
    "SpatialConvolutionLocal": {"padW": 0, "padH": 0},
    "SpatialFractionalMaxPooling": {"outW": None, "outH": None, "ratioW": None, "ratioH": None, "randomSamples": None,
                                    "fixed": False},
    "SpatialFullConvolution": {"padW": 0, "padH": 0, "adjW": 0, "adjH": 0},
    "SpatialMaxPooling": {"padW": 0, "padH": 0},
    "SplitTable": {"nInputDims": None},
    "Sqrt": {"b": 0, "eps": 0},
    "Squeeze": {"dim": None, "numInputDims": None},
    "Sum": {"nInputDims": None, "sizeAverage": False},
    "Transpose": {"numInputDims": None},
    "Unsqueeze": {"numInputDims": None},
    "View": {"numInputDims": None},
    "VolumetricConvolution": {"padT": 0, "padW": 0, "padH": 0},
    "VolumetricMaxPooling": {"padT": 0, "padW": 0, "padH": 0},
}

WEIGHTS = "weight", "bias", "gradWeight", "gradBias"

# {class: what changes its fields, in the place, behind all this when they are read and written}; fields.py fills them.
READ, WRITTEN = {}, {}


def _all_of(table, instance):
    """Return the merged entries of a table for an instance's class and its bases."""
    result = {}
    for kind in reversed(type(instance).__mro__):
        entry = table.get(kind.__name__, {})
        result.update(entry if isinstance(entry, dict) else dict.fromkeys(entry))
    return result


def from_lua(instance, fields):
    """Set the attributes of a new instance from Lua's fields."""
    values = {name: value for name, value in fields.items() if isinstance(name, str)}
    for ours, theirs in _all_of(NAMES, instance).items():
        if theirs in values:
            values[ours] = values.pop(theirs)
    for name, value in _all_of(ABSENT, instance).items():
        values.setdefault(name, list(value) if isinstance(value, list) else value)
    for name in _all_of(COUNTED, instance):
        values[name] = _from_one(values.get(name), name == "paddingValue")
    for name in _all_of(SIZES, instance):
        if name in values:
            values[name] = _core.is_storage(values[name]) and values[name].tolist() or list(values[name])
    for name in _all_of(PLACES, instance):
        if _core.is_tensor(values.get(name)) and values[name].numel():
            values[name] = values[name].type("torch.LongTensor") - 1
    special = READ.get(type(instance).__name__)
    if special:
        special(values)
    if getattr(instance, "_weights", ()):
        for name in WEIGHTS:
            values.setdefault(name, None)
    values.setdefault("_type", _type_of(values))
    for name in ("output", "gradInput"):
        values.setdefault(name, _core.Tensor())
    instance.__dict__.update(values)


def _type_of(values):
    for name in ("weight", "output", "gradInput"):
        if _core.is_tensor(values.get(name)):
            return values[name].type()
    return "torch.DoubleTensor"


def _from_one(value, padding=False):
    if padding:
        return int(value or 0) - 1
    return value - 1 if isinstance(value, int) and value > 0 else value


def to_lua(instance):
    """Return (Lua's class name, fields) of a module or criterion."""
    values = {name: value for name, value in instance.__getstate__().items() if value is not None and name[0] != "_"}
    values["_type"] = instance._type
    for name in _all_of(COUNTED, instance):
        value = values.get(name)
        if isinstance(value, int) and (value >= 0 or name == "paddingValue"):
            values[name] = value + 1
    for name in _all_of(SIZES, instance):
        values[name] = _core.LongStorage(list(values[name]))
    for name in _all_of(PLACES, instance):
        if _core.is_tensor(values.get(name)) and values[name].numel():
            values[name] = values[name] + 1
    special = WRITTEN.get(type(instance).__name__)
    if special:
        special(values)
    for ours, theirs in _all_of(NAMES, instance).items():
        if ours in values:
            values[theirs] = values.pop(ours)
    return instance.name(), values
