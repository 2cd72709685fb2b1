"""Modules of .t7 files: which class stands for which of Lua's, and how its fields become attributes and back.

Attributes have Lua's names, so most fields go over as they are. The tables here say what differs: other names, counting
from 1, sizes as LongStorages.
"""

from torch import _core
from torch.legacy import nn
from torch.utils.serialization.values import T7Object

# Lua's classes that are one of ours under another name.
ALIASES = {"SpatialConvolutionMM": "SpatialConvolution", "SpatialDilatedMaxPooling": "SpatialMaxPooling",
           "VolumetricDilatedMaxPooling": "VolumetricMaxPooling"}
# Lua has a class of its own for those of these whose dilation is not 1: SpatialDilatedMaxPooling.
DILATED = {"SpatialMaxPooling", "VolumetricMaxPooling"}

# Modules of nngraph, and the classes that a graph is made of, whose fields its module reads.
NODES = "gModule", "JustElement", "JustTable", "ModuleFromCriterion"
GRAPHS = "graph.Edge", "graph.Graph", "graph.Node", "nngraph.Node"

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
    "Unsqueeze": ("dim",), "LookupTable": ("paddingValue",),
}

# Attributes that Lua keeps as LongStorages.
SIZES = {"View": ("size",), "Reshape": ("size",), "CMul": ("size",)}

# Tensors of indices that count from 1 in Lua.
PLACES = {
    "SpatialMaxPooling": ("indices",), "VolumetricMaxPooling": ("indices",), "TemporalMaxPooling": ("indices",),
    "SpatialAdaptiveMaxPooling": ("indices",), "SpatialFractionalMaxPooling": ("indices",),
    "SpatialConvolutionMap": ("connTable",), "SpatialFullConvolutionMap": ("connTable",),
    "PartialLinear": ("partition",),
}

# What our classes need and old files do not have.
ABSENT = {
    "Add": {"scalar": False},
    "BCECriterion": {"weights": None},
    "BatchNormalization": {"momentum": 0.1, "eps": 1e-5, "affine": True},
    "CAddTable": {"inplace": False},
    "ClassNLLCriterion": {"weights": None},
    "Container": {"modules": []},
    "Copy": {"dontCast": False},
    "Dropout": {"inplace": False},
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


def find(name):
    """The class of torch.legacy for Lua's class `name`, such as "nn.Linear"; T7Object for parts of graphs, or None.

    >>> find("nn.SpatialConvolutionMM")
    <class 'torch.legacy.nn.convolution.SpatialConvolution'>
    """
    if name in GRAPHS:
        return T7Object
    room, _, name = name.partition(".")
    if name in NODES and room in ("nn", "nngraph"):
        from torch.legacy import nngraph

        return getattr(nngraph, name)
    name = ALIASES.get(name, name)
    return getattr(nn, name) if room == "nn" and name in nn.__all__ and name != "utils" else None


def _all_of(table, instance):
    """What a table says of an instance's class and its bases."""
    found = {}
    for kind in reversed(type(instance).__mro__):
        entry = table.get(kind.__name__, {})
        found.update(entry if isinstance(entry, dict) else dict.fromkeys(entry))
    return found


def from_lua(instance, fields, version):
    """Gives a new instance the attributes that Lua's fields say."""
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
    special = SPECIAL.get(type(instance).__name__)
    if special:
        special(values, version)
    if isinstance(instance, nn.Module):
        values.setdefault("train", True)
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
    """(Lua's class name, fields) of a module or criterion."""
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
    special = BACK.get(type(instance).__name__)
    if special:
        special(values)
    for ours, theirs in _all_of(NAMES, instance).items():
        if ours in values:
            values[theirs] = values.pop(ours)
    dilated = type(instance).__name__ in DILATED and any(values.get("dilation" + axis, 1) != 1 for axis in "THW")
    return instance.name().replace("Max", "DilatedMax") if dilated else instance.name(), values


# --- what single classes need: what they read, and what they write ------------------------------------------------


def _variance(values, version):
    if "running_std" in values:  # as it was before version 2
        deviation = values.pop("running_std")
        values["running_var"] = (1 / deviation) ** 2 - values.get("eps", 1e-5)


def _pairs(values, version):
    values["permutations"] = [(a - 1, b - 1) for a, b in values["permutations"]]


def _pairs_back(values):
    values["permutations"] = [[a + 1, b + 1] for a, b in values["permutations"]]


def _batch_size(values, version):
    values.pop("batchsize", None)


def _batch_size_back(values):
    values["batchsize"] = _core.LongStorage([0, *values["size"].tolist()])


def _joined_size(values, version):
    for name in ("size", "outputSize"):
        values.pop(name, None)


def _joined_size_back(values):
    values["outputSize"] = _core.LongStorage()


def _inner_loss(values, version):
    inner = values.pop("nll", None)
    values.pop("lsm", None)
    if inner is not None:
        values["weights"], values["sizeAverage"] = inner.weights, inner.sizeAverage


def _inner_loss_back(values):
    values["lsm"] = nn.LogSoftMax().type(values["_type"])
    values["nll"] = nn.ClassNLLCriterion(values.pop("weights", None), values["sizeAverage"]).type(values["_type"])


def _scores_back(values):
    values["sigmoid"] = nn.Sigmoid().type(values["_type"])


def _partial(values, version):
    network = values.pop("network", None)
    if network is not None:
        table = network.get(0).get(1)
        values["weight"], values["gradWeight"] = table.weight, table.gradWeight
    for name in ("bias", "gradBias"):
        if _core.is_tensor(values.get(name)):
            values[name] = values[name].view(-1)
    values.pop("allcolumns", None)
    if values["partition"] is not None and values["partition"].numel() == values["outputsize"]:
        values["partition"] = None


def _partial_back(values):
    table = nn.LookupTable(1, 1)
    table.weight, table.gradWeight = values.pop("weight"), values.pop("gradWeight")
    pair = nn.ParallelTable().add(nn.Identity()).add(table)
    values["network"] = nn.Sequential().add(pair).add(nn.MM(False, True)).type(values["_type"])
    for name in ("bias", "gradBias"):
        if name in values:
            values[name] = values[name].view(1, -1)
    values["allcolumns"] = _core.range(1, values["outputsize"]).type(values["_type"])
    values.setdefault("partition", values["allcolumns"])


def _contrast(values, version):
    values["subtractive"], values["divisive"] = values.pop("normalizer").modules


def _contrast_back(values):
    parts = values.pop("subtractive"), values.pop("divisive")
    values["normalizer"] = nn.Sequential(*parts).type(values["_type"])


def _estimator(values, first=(), last=()):
    """The network with which Lua takes the weighted mean around each pixel."""
    kernel, planes = values["kernel"], values["nInputPlane"]
    height, width = kernel.size(0), kernel.size(kernel.dim() - 1)
    net = nn.Sequential(*first, nn.SpatialZeroPadding(width // 2, width // 2, height // 2, height // 2))
    if kernel.dim() == 1:
        each = nn.SpatialConvolutionMap(_core.LongTensor([[plane, plane] for plane in range(planes)]), width, 1)
        each.type(values["_type"])
        each.weight.copy_(kernel.view(1, 1, -1).expand_as(each.weight))
        each.bias.zero_()
        net.add(each)
        whole = nn.SpatialConvolution(planes, 1, 1, height).type(values["_type"])
        whole.weight.copy_(kernel.view(1, 1, -1, 1).expand_as(whole.weight))
    else:
        whole = nn.SpatialConvolution(planes, 1, width, height).type(values["_type"])
        whole.weight.copy_(kernel.view(1, 1, height, width).expand_as(whole.weight))
    whole.bias.zero_()
    net.add(whole).add(nn.Replicate(planes, 0, 3))
    for module in last:
        net.add(module)
    return net.type(values["_type"])


PARTS = "meanestimator", "stdestimator", "subtractor", "divider", "normalizer", "thresholder", "ones", "coef", \
    "localsums", "localstds", "adjustedsums", "adjustedstds", "thresholdedstds"


def _neighbourhood(values, version):
    for name in PARTS:
        values.pop(name, None)


def _subtractive_back(values):
    values.update(meanestimator=_estimator(values), subtractor=nn.CSubTable(), divider=nn.CDivTable(),
                  ones=values["kernel"].new(), coef=values["kernel"].new())


def _divisive_back(values):
    values.update(
        meanestimator=_estimator(values), stdestimator=_estimator(values, (nn.Square(),), (nn.Sqrt(),)),
        normalizer=nn.CDivTable(), divider=nn.CDivTable(),
        thresholder=nn.Threshold(values["threshold"], values["thresval"]),
        ones=values["kernel"].new(), coef=values["kernel"].new())


SPECIAL = {
    "BatchNormalization": _variance, "SpatialBatchNormalization": _variance, "VolumetricBatchNormalization": _variance,
    "Transpose": _pairs, "Reshape": _batch_size, "Concat": _joined_size, "DepthConcat": _joined_size,
    "CrossEntropyCriterion": _inner_loss, "PartialLinear": _partial, "SpatialContrastiveNormalization": _contrast,
    "SpatialSubtractiveNormalization": _neighbourhood, "SpatialDivisiveNormalization": _neighbourhood,
}
BACK = {
    "Transpose": _pairs_back, "Reshape": _batch_size_back, "Concat": _joined_size_back,
    "DepthConcat": _joined_size_back,
    "CrossEntropyCriterion": _inner_loss_back, "MultiLabelSoftMarginCriterion": _scores_back,
    "PartialLinear": _partial_back, "SpatialContrastiveNormalization": _contrast_back,
    "SpatialSubtractiveNormalization": _subtractive_back, "SpatialDivisiveNormalization": _divisive_back,
}
