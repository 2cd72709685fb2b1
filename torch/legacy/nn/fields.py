"""Conversions of single classes in addition to lua.py's tables: fields that only Lua's or only our class has."""

from torch import _core
from torch.legacy.nn import lua
from torch.legacy.nn.containers import ParallelTable, Sequential
from torch.legacy.nn.convolution import SpatialConvolution, SpatialConvolutionMap
from torch.legacy.nn.criterions import ClassNLLCriterion
from torch.legacy.nn.maps import SpatialZeroPadding
from torch.legacy.nn.parametric import LookupTable
from torch.legacy.nn.rows import MM, CDivTable, CSubTable, LogSoftMax, Replicate, Sigmoid, Sqrt, Square, Threshold
from torch.legacy.nn.structure import Identity


def _variance(values):
    if "running_std" in values:  # as it was before version 2
        deviation = values.pop("running_std")
        values["running_var"] = (1 / deviation) ** 2 - values.get("eps", 1e-5)


def _pairs(values):
    values["permutations"] = [(a - 1, b - 1) for a, b in values["permutations"]]


def _pairs_back(values):
    values["permutations"] = [[a + 1, b + 1] for a, b in values["permutations"]]


def _batch_size(values):
    values.pop("batchsize", None)


def _batch_size_back(values):
    values["batchsize"] = _core.LongStorage([0, *values["size"].tolist()])


def _joined_size(values):
    for name in ("size", "outputSize"):
        values.pop(name, None)


def _joined_size_back(values):
    values["outputSize"] = _core.LongStorage()


def _inner_loss(values):
    inner = values.pop("nll", None)
    values.pop("lsm", None)
    if inner is not None:
        values.update(weights=inner.weights, sizeAverage=inner.sizeAverage, ignoreIndex=inner.ignoreIndex)


def _inner_loss_back(values):
    values["lsm"] = LogSoftMax().type(values["_type"])
    ignored = values.pop("ignoreIndex")  # counted from 1 already
    inner = ClassNLLCriterion(values.pop("weights", None), values["sizeAverage"], ignored - (ignored > 0))
    values["nll"] = inner.type(values["_type"])


def _scores_back(values):
    values["sigmoid"] = Sigmoid().type(values["_type"])


def _partial(values):
    network = values.pop("network", None)
    if network is not None:
        table = network.get(0).get(1)
        values["weight"], values["gradWeight"] = table.weight, table.gradWeight
    for name in ("bias", "gradBias"):
        if _core.is_tensor(values.get(name)):
            values[name] = values[name].reshape(-1)
    values.pop("allcolumns", None)
    if values["partition"] is not None and values["partition"].numel() == values["outputsize"]:
        values["partition"] = None


def _partial_back(values):
    table = LookupTable(1, 1)
    table.weight, table.gradWeight = values.pop("weight"), values.pop("gradWeight")
    pair = ParallelTable().add(Identity()).add(table)
    values["network"] = Sequential().add(pair).add(MM(False, True)).type(values["_type"])
    for name in ("bias", "gradBias"):
        if name in values:
            values[name] = values[name].reshape(1, -1)
    values["allcolumns"] = _core.range(1, values["outputsize"]).type(values["_type"])
    values.setdefault("partition", values["allcolumns"])


def _contrast(values):
    values["subtractive"], values["divisive"] = values.pop("normalizer").modules


def _contrast_back(values):
    parts = values.pop("subtractive"), values.pop("divisive")
    values["normalizer"] = Sequential(*parts).type(values["_type"])


def _estimator(values, first=(), last=()):
    """Return the network with which Lua takes the weighted mean around each pixel."""
    kernel, planes = values["kernel"], values["nInputPlane"]
    height, width = kernel.size(0), kernel.size(kernel.dim() - 1)
    net = Sequential(*first, SpatialZeroPadding(width // 2, width // 2, height // 2, height // 2))
    if kernel.dim() == 1:
        each = SpatialConvolutionMap(_core.LongTensor([[plane, plane] for plane in range(planes)]), width, 1)
        each.type(values["_type"])
        each.weight.copy_(kernel.reshape(1, 1, -1).expand_as(each.weight))
        each.bias.zero_()
        net.add(each)
        whole = SpatialConvolution(planes, 1, 1, height).type(values["_type"])
        whole.weight.copy_(kernel.reshape(1, 1, -1, 1).expand_as(whole.weight))
    else:
        whole = SpatialConvolution(planes, 1, width, height).type(values["_type"])
        whole.weight.copy_(kernel.reshape(1, 1, height, width).expand_as(whole.weight))
    whole.bias.zero_()
    net.add(whole).add(Replicate(planes, 0, 3))
    for module in last:
        net.add(module)
    return net.type(values["_type"])


PARTS = "meanestimator", "stdestimator", "subtractor", "divider", "normalizer", "thresholder", "ones", "coef", \
    "localsums", "localstds", "adjustedsums", "adjustedstds", "thresholdedstds"


def _neighbourhood(values):
    for name in PARTS:
        values.pop(name, None)


def _subtractive_back(values):
    values.update(meanestimator=_estimator(values), subtractor=CSubTable(), divider=CDivTable(),
                  ones=values["kernel"].new(), coef=values["kernel"].new())


def _divisive_back(values):
    values.update(
        meanestimator=_estimator(values), stdestimator=_estimator(values, (Square(),), (Sqrt(),)),
        normalizer=CDivTable(), divider=CDivTable(),
        thresholder=Threshold(values["threshold"], values["thresval"]),
        ones=values["kernel"].new(), coef=values["kernel"].new())


def _first_key(values):
    values["offset"] = values.get("offset", -1) + 1


def _first_key_back(values):
    values["offset"] -= 1


def _direction(values):
    for name in ("weight", "bias", "gradWeight", "gradBias", "viewIn", "viewOut", "weightSize", "otherDims"):
        values.pop(name, None)  # the inner module has them


def _direction_back(values):
    inner, dim = values["modules"][0], values["outputDim"] - 1
    size = list(inner.weight.size())
    values.update(weight=inner.weight, gradWeight=inner.gradWeight, otherDims=inner.weight.numel() // size[dim],
                  weightSize=_core.LongStorage(size), viewIn=_core.LongStorage(list(values["v"].size())),
                  viewOut=_core.LongStorage([size[dim], *size[:dim], *size[dim + 1:]]))
    if getattr(inner, "bias", None) is not None:
        values.update(bias=inner.bias, gradBias=inner.gradBias)


def _squared_back(values):
    values["upscaleFactorSquared"] = values["upscaleFactor"] ** 2


def _bottle_back(values):
    inside, outside = values["nInputDim"], values["nOutputDim"]
    values.update(dimDelta=inside - outside, inShape=_core.Tensor(inside).zero_(),
                  outShape=_core.Tensor(outside).zero_())


lua.READ.update({
    "BatchNormalization": _variance, "SpatialBatchNormalization": _variance, "VolumetricBatchNormalization": _variance,
    "Transpose": _pairs, "Reshape": _batch_size, "Concat": _joined_size, "DepthConcat": _joined_size,
    "CrossEntropyCriterion": _inner_loss, "PartialLinear": _partial, "SpatialContrastiveNormalization": _contrast,
    "SpatialSubtractiveNormalization": _neighbourhood, "SpatialDivisiveNormalization": _neighbourhood,
    "IndexLinear": _first_key, "WeightNorm": _direction,
})
lua.WRITTEN.update({
    "Transpose": _pairs_back, "Reshape": _batch_size_back, "Concat": _joined_size_back,
    "DepthConcat": _joined_size_back,
    "CrossEntropyCriterion": _inner_loss_back, "MultiLabelSoftMarginCriterion": _scores_back,
    "PartialLinear": _partial_back, "SpatialContrastiveNormalization": _contrast_back,
    "SpatialSubtractiveNormalization": _subtractive_back, "SpatialDivisiveNormalization": _divisive_back,
    "IndexLinear": _first_key_back, "WeightNorm": _direction_back, "PixelShuffle": _squared_back,
    "Bottle": _bottle_back,
})
