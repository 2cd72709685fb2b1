"""The functions of torch.legacy.nn's classes in NumPy: of(module, input), for an array or lists of arrays."""

import lua_oracles as o
import lua_windows as w
import numpy as np
import oracles
from lua_oracles import ORACLES, a, class_dim, dim_of, flat, of, sigmoid, softmax


def _identity(m, x):
    return x


def _decorated(m, x):
    return of(m.modules[0], x)


def _clipped(m, x):
    return np.clip(x, m.min_val, m.max_val)


def _dropped(m, x):
    return x * (a(m.noise) if m.p else 1)


def _folded(function):
    return lambda m, xs: function.reduce(xs)


SIDES = "pad_l", "pad_r", "pad_t", "pad_b"

ORACLES.update({
    # --- elements
    "Abs": lambda m, x: abs(x), "AddConstant": lambda m, x: x + m.constant_scalar, "Clamp": _clipped,
    "ELU": lambda m, x: np.where(x > 0, x, m.alpha * np.expm1(x)), "Exp": lambda m, x: np.exp(x),
    "HardShrink": lambda m, x: np.where(abs(x) > m.lambd, x, 0), "HardTanh": _clipped,
    "LeakyReLU": lambda m, x: np.where(x > 0, x, m.negval * x), "Log": lambda m, x: np.log(x),
    "LogSigmoid": lambda m, x: np.log(sigmoid(x)), "MulConstant": lambda m, x: x * m.constant_scalar,
    "Power": lambda m, x: x ** m.pow, "ReLU": lambda m, x: np.maximum(x, 0), "ReLU6": lambda m, x: np.clip(x, 0, 6),
    "Sigmoid": lambda m, x: sigmoid(x), "SoftPlus": lambda m, x: np.log1p(np.exp(m.beta * x)) / m.beta,
    "SoftShrink": lambda m, x: np.sign(x) * np.maximum(abs(x) - m.lambd, 0), "SoftSign": lambda m, x: x / (1 + abs(x)),
    "Sqrt": lambda m, x: np.sqrt(x + m.eps), "Square": lambda m, x: x * x, "Tanh": lambda m, x: np.tanh(x),
    "TanhShrink": lambda m, x: x - np.tanh(x), "Threshold": lambda m, x: np.where(x > m.threshold, x, m.val),
    "Dropout": _dropped, "SpatialDropout": _dropped, "VolumetricDropout": _dropped,
    "RReLU": lambda m, x: np.where(x > 0, x, a(m.noise) * x),
    # --- passed on
    "Identity": _identity, "Copy": _identity, "Contiguous": _identity, "PrintSize": _identity, "ZeroGrad": _identity,
    "WhiteNoise": lambda m, x: a(m.output) if m.train else x, "Constant": o.constant, "Convert": o.converted,
    "Decorator": _decorated, "DontCast": _decorated, "GPU": _decorated, "NaN": _decorated, "Profile": _decorated,
    "WeightNorm": o.weight_norm,
    "Bottle": lambda m, x: np.reshape([of(m.modules[0], part) for part in x.reshape(-1, *x.shape[-m.nInputDim:])],
                                      m.output.size()) if x.ndim > m.nInputDim else of(m.modules[0], x),
    # --- dims
    "LogSoftMax": lambda m, x: np.log(softmax(x)), "SoftMax": lambda m, x: softmax(x),
    "SoftMin": lambda m, x: softmax(-x), "SpatialSoftMax": lambda m, x: softmax(x, x.ndim - 3),
    "SpatialLogSoftMax": lambda m, x: np.log(softmax(x, class_dim(x))),
    "Max": o.reduced(lambda m, x, dim: x.max(dim)), "Min": o.reduced(lambda m, x, dim: x.min(dim)),
    "Mean": o.reduced(lambda m, x, dim: x.mean(dim)),
    "Sum": o.reduced(lambda m, x, dim: x.mean(dim) if m.sizeAverage else x.sum(dim)),
    "Narrow": o.narrowed, "Select": lambda m, x: np.take(x, m.index, m.dimension), "Padding": o.padding,
    "Replicate": o.replicated, "Normalize": o.normalized, "View": o.viewed, "Reshape": o.reshaped,
    "Squeeze": lambda m, x: np.squeeze(x, None if m.dim is None else dim_of(m.dim, x, m.numInputDims)),
    "Unsqueeze": lambda m, x: np.expand_dims(x, m.dim + (m.numInputDims is not None and x.ndim > m.numInputDims)),
    "Transpose": o.transposed_dims, "PixelShuffle": o.shuffled,
    "Collapse": lambda m, x: x.reshape(*x.shape[:x.ndim > m.nInputDim], -1),
    "GatedLinearUnit": lambda m, x: np.multiply(*(part if i == 0 else sigmoid(part) for i, part in enumerate(
        np.split(x, 2, -1 if m.dim is None else m.dim)))),
    "LayerNormalization": o.layer_norm,
    "CReLU": lambda m, x: np.concatenate([np.maximum(x, 0), np.maximum(-x, 0)], x.ndim - m.nInputDims),
    "Maxout": o.chained, "OneHot": lambda m, x: np.eye(m.outputSize)[x],
    # --- tables
    "CAddTable": _folded(np.add), "CSubTable": _folded(np.subtract), "CMulTable": _folded(np.multiply),
    "CDivTable": _folded(np.divide), "CMaxTable": _folded(np.maximum), "CMinTable": _folded(np.minimum),
    "JoinTable": lambda m, xs: np.concatenate(xs, dim_of(m.dimension, xs[0], m.nInputDims)),
    "SplitTable": lambda m, x: list(np.moveaxis(x, dim_of(m.dimension, x, m.nInputDims), 0)),
    "SelectTable": lambda m, xs: xs[m.index], "NarrowTable": lambda m, xs: xs[m.offset:m.offset + m.length],
    "FlattenTable": lambda m, xs: flat(xs), "MixtureTable": o.mixture, "MM": o.matrices, "MV": o.matrix_vector,
    "DotProduct": o.rows(lambda m, x, y: (x * y).sum(1)),
    "CosineDistance": o.rows(lambda m, x, y: (x * y).sum(1) / np.linalg.norm(x, axis=1) / np.linalg.norm(y, axis=1)),
    "PairwiseDistance": o.rows(lambda m, x, y: (abs(x - y) ** m.norm).sum(1) ** (1 / m.norm)),
    "Index": lambda m, xs: np.take(xs[0], xs[1], m.dimension), "MaskedSelect": lambda m, xs: xs[0][xs[1] != 0],
    "CAddTensorTable": lambda m, xs: [xs[0] + x for x in xs[1]],
    "ZipTable": lambda m, xs: [list(parts) for parts in zip(*xs, strict=True)],
    "ZipTableOneToMany": lambda m, xs: [[xs[0], x] for x in xs[1]],
    "Sequential": o.chained, "ConcatTable": lambda m, x: [of(module, x) for module in m.modules],
    "ParallelTable": lambda m, xs: [of(*pair) for pair in zip(m.modules, xs, strict=True)],
    "MapTable": lambda m, xs: [of(*pair) for pair in zip(m.modules, xs, strict=True)],
    "Concat": lambda m, x: np.concatenate([of(module, x) for module in m.modules], m.dimension),
    "DepthConcat": o.depth_concat,
    "Parallel": lambda m, x: np.concatenate([of(module, np.take(x, i, m.inputDimension))
                                             for i, module in enumerate(m.modules)], m.outputDimension),
    # --- parameters
    "Linear": o.linear, "PartialLinear": o.partial, "Bilinear": o.bilinear, "Add": o.add,
    "Mul": lambda m, x: x * a(m.weight), "CMul": o.fitted("weight", np.multiply), "CAdd": o.fitted("bias", np.add),
    "Cosine": o.cosine, "Euclidean": o.euclidean, "WeightedEuclidean": o.euclidean, "PReLU": o.prelu,
    "LookupTable": lambda m, x: a(m.weight)[x], "SparseLinear": o.sparse, "IndexLinear": o.indexed_linear,
    "LinearWeightNorm": lambda m, x: x @ o.normed(a(m.v), a(m.g)[:, 0]).T + (0 if m.bias is None else a(m.bias)),
    "Kmeans": o.nearest_centre,
    "BatchNormalization": w.batch_norm, "SpatialBatchNormalization": w.batch_norm,
    "VolumetricBatchNormalization": w.batch_norm,
    # --- images
    "SpatialConvolution": w.convolution("HW"), "SpatialDilatedConvolution": w.convolution("HW"),
    "VolumetricConvolution": w.convolution("THW"), "VolumetricDilatedConvolution": w.convolution("THW"),
    "SpatialFullConvolution": w.transposed("HW"), "VolumetricFullConvolution": w.transposed("THW"),
    "SpatialConvolutionLocal": w.local, "SpatialConvolutionMap": w.mapped(False),
    "SpatialFullConvolutionMap": w.mapped(True), "SpatialDepthWiseConvolution": w.depthwise,
    "TemporalConvolution": w.temporal, "TemporalRowConvolution": w.temporal_rows,
    "TemporalMaxPooling": w.temporal_windows(lambda m, part: part.max(1)),
    "TemporalSubSampling": w.temporal_windows(lambda m, part: part.sum(1) * a(m.weight) + a(m.bias)),
    "TemporalDynamicKMaxPooling": w.k_largest, "FeatureLPPooling": w.feature_lp,
    "SpatialMaxPooling": w.max_pool("HW"), "SpatialDilatedMaxPooling": w.max_pool("HW"),
    "VolumetricMaxPooling": w.max_pool("THW"), "VolumetricDilatedMaxPooling": w.max_pool("THW"),
    "SpatialAveragePooling": w.average, "VolumetricAveragePooling": w.volumetric_average,
    "SpatialAdaptiveMaxPooling": lambda m, x: o.batch(lambda x: oracles.adaptive_max_pool(x, (m.H, m.W))[0], x, 3),
    "SpatialAdaptiveAveragePooling": lambda m, x: o.batch(
        lambda x: oracles.adaptive_avg_pool(x, (m.H, m.W)), x, 3),
    "SpatialFractionalMaxPooling": w.fractional("HW", [1, 0]),
    "VolumetricFractionalMaxPooling": w.fractional("THW", [0, 2, 1]),
    "SpatialMaxUnpooling": w.unpool, "VolumetricMaxUnpooling": w.unpool, "SpatialSubSampling": w.subsample,
    "SpatialLPPooling": w.lp_pool, "SpatialUpSamplingBilinear": w.resample(True), "UpSampling": w.resample(True),
    "SpatialUpSamplingNearest": lambda m, x: x.repeat(m.scale_factor, -1).repeat(m.scale_factor, -2),
    "SpatialSubtractiveNormalization": w.subtractive, "SpatialDivisiveNormalization": w.divisive,
    "SpatialContrastiveNormalization": lambda m, x: w.divisive(m.divisive, w.subtractive(m.subtractive, x)),
    "SpatialCrossMapLRN": w.cross_map, "SpatialZeroPadding": w.padded("constant", SIDES, 3),
    "SpatialReflectionPadding": w.padded("reflect", SIDES, 3),
    "SpatialReplicationPadding": w.padded("replicate", SIDES, 3),
    "VolumetricReplicationPadding": w.padded("replicate", ["p" + side for side in (
        "left", "right", "top", "bottom", "front", "back")], 4),
})


def log_loss(p, y):
    """-(y log p + (1 - y) log(1 - p))."""
    return -(y * np.log(p) + (1 - y) * np.log(1 - p))


def _classes(m, x, y):
    """Return the losses of classes and their factors; `weights` may be None."""
    y = np.atleast_1d(y)
    x = np.moveaxis(np.atleast_2d(x), 1, -1).reshape(y.size, -1)
    y = y.reshape(-1)
    factors = np.ones(x.shape[1]) if m.weights is None else a(m.weights)
    taken = factors[y % x.shape[1]] * (y != m.ignoreIndex)
    losses = -x[np.arange(y.size), y % x.shape[1]] * taken
    return losses.sum() / (taken.sum() or 1) if m.sizeAverage else losses.sum()


def _margins(m, x, y):
    x, y = np.atleast_2d(x), np.atleast_1d(y)
    total = 0
    for row, label in zip(x, y, strict=True):
        factor = 1 if m.weights is None else a(m.weights)[label]
        terms = np.maximum(0, m.margin - row[label] + np.delete(row, label)) ** m.p
        total += factor * terms.sum() / row.size
    return total / (len(x) if m.sizeAverage else 1)


def _label_margins(m, x, y):
    x, y = np.atleast_2d(x), np.atleast_2d(y)
    total = 0
    for row, labels in zip(x, y, strict=True):
        labels = labels[:list(labels).index(-1)] if -1 in labels else labels
        others = [j for j in range(row.size) if j not in labels]
        total += sum(max(0, 1 - row[label] + row[j]) for label in labels for j in others) / row.size
    return total / (len(x) if m.sizeAverage else 1)


def _simplex(m, x, y):
    corners = a(m.simplex)
    angles = np.where(np.eye(len(corners)), 1, -1 / (len(corners) - 1))
    np.testing.assert_allclose(corners @ corners.T, angles, atol=1e-6)
    return np.mean((x - corners[y]) ** 2) if m.sizeAverage else np.sum((x - corners[y]) ** 2)


def _mean(losses):
    """Return a criterion of the losses of elements."""
    return lambda m, x, y: losses(m, x, y).mean() if m.sizeAverage else losses(m, x, y).sum()


def _angle(m, x, y):
    one, other = (np.atleast_2d(part) for part in x)
    cosine = (one * other).sum(1) / np.linalg.norm(one, axis=1) / np.linalg.norm(other, axis=1)
    return np.where(np.atleast_1d(y) == 1, 1 - cosine, np.maximum(0, cosine - m.margin))


def _summed(m, x, y):
    pairs = [(x, y)] * len(m.criterions) if type(m).__name__ == "MultiCriterion" else \
        list(zip(x, [y] * len(x) if m.repeatTarget else y, strict=True))
    return sum(weight * cost(part, *pair) for part, weight, pair in zip(m.criterions, m.weights, pairs, strict=True))


def _through_modules(m, x, y):
    return cost(m.criterion, x if m.inputModule is None else of(m.inputModule, x),
                y if m.targetModule is None else of(m.targetModule, y))


def _cropped(m, x, y):
    top, left = ((y.shape[d] - x.shape[d]) // 2 for d in (-2, -1))
    return (x - y[..., top:top + x.shape[-2], left:left + x.shape[-1]]) ** 2


COSTS = {
    "AbsCriterion": _mean(lambda m, x, y: abs(x - y)), "MSECriterion": _mean(lambda m, x, y: (x - y) ** 2),
    "SmoothL1Criterion": _mean(lambda m, x, y: np.where(abs(x - y) < 1, (x - y) ** 2 / 2, abs(x - y) - 0.5)),
    "DistKLDivCriterion": _mean(lambda m, x, y: y * (np.log(y) - x)),
    "SoftMarginCriterion": _mean(lambda m, x, y: np.log1p(np.exp(-x * y))),
    "WeightedMSECriterion": _mean(lambda m, x, y: (x - a(m.weight) * y) ** 2),
    "BCECriterion": _mean(lambda m, x, y: log_loss(x, y) * (1 if m.weights is None else a(m.weights))),
    "MultiLabelSoftMarginCriterion": _mean(
        lambda m, x, y: log_loss(sigmoid(x), y) * (1 if m.weights is None else a(m.weights))),
    "ClassNLLCriterion": _classes, "SpatialClassNLLCriterion": _classes,
    "CrossEntropyCriterion": lambda m, x, y: _classes(m, np.log(softmax(x, 1)), y), "ClassSimplexCriterion": _simplex,
    "MultiCriterion": _summed, "ParallelCriterion": _summed, "ModuleCriterion": _through_modules,
    "MarginCriterion": _mean(lambda m, x, y: np.maximum(0, m.margin - x * y)),
    "HingeEmbeddingCriterion": _mean(lambda m, x, y: np.where(y == 1, x, np.maximum(0, m.margin - x))),
    "L1Cost": lambda m, x, y: abs(x).sum(), "MultiLabelMarginCriterion": _label_margins,
    "MultiMarginCriterion": _margins, "CosineEmbeddingCriterion": _mean(_angle),
    "MarginRankingCriterion": _mean(lambda m, x, y: np.maximum(0, m.margin - y * (x[0] - x[1]))),
    "L1HingeEmbeddingCriterion": lambda m, x, y: abs(x[0] - x[1]).sum() if y == 1 else
    max(0, m.margin - abs(x[0] - x[1]).sum()),
    "DistanceRatioCriterion": _mean(lambda m, x, y: -np.log(np.exp(-x[0]) / (np.exp(-x[0]) + np.exp(-x[1])))),
    "SpatialAutoCropMSECriterion": _mean(_cropped),
}


def cost(criterion, input, target):
    """Return the loss of a criterion for an input and a target."""
    return COSTS[type(criterion).__name__](criterion, input, target)

