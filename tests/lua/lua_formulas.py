"""The functions of torch.legacy.nn's classes in NumPy: of(module, input), for an array or lists of arrays."""

import lua_oracles as o
import lua_windows as w
import numpy as np
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


ORACLES.update({
    # --- elements
    "Abs": lambda m, x: abs(x), "AddConstant": lambda m, x: x + m.constant_scalar, "Clamp": _clipped,
    "Exp": lambda m, x: np.exp(x), "Log": lambda m, x: np.log(x), "MulConstant": lambda m, x: x * m.constant_scalar,
    "Power": lambda m, x: x ** m.pow, "Sqrt": lambda m, x: np.sqrt(x + m.eps), "Square": lambda m, x: x * x,
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
    "SpatialLogSoftMax": lambda m, x: np.log(softmax(x, class_dim(x))),
    "Max": o.reduced(lambda m, x, dim: x.max(dim)), "Min": o.reduced(lambda m, x, dim: x.min(dim)),
    "Mean": o.reduced(lambda m, x, dim: x.mean(dim)),
    "Sum": o.reduced(lambda m, x, dim: x.mean(dim) if m.sizeAverage else x.sum(dim)),
    "Narrow": o.narrowed, "Select": lambda m, x: np.take(x, m.index, m.dimension), "Padding": o.padding,
    "Replicate": o.replicated, "Normalize": o.normalized, "View": o.viewed, "Reshape": o.reshaped,
    "Squeeze": lambda m, x: np.squeeze(x, None if m.dim is None else dim_of(m.dim, x, m.numInputDims)),
    "Unsqueeze": lambda m, x: np.expand_dims(x, m.dim + (m.numInputDims is not None and x.ndim > m.numInputDims)),
    "Transpose": o.transposed_dims, "Collapse": lambda m, x: x.reshape(*x.shape[:x.ndim > m.nInputDim], -1),
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
    "Cosine": o.cosine, "Euclidean": o.euclidean, "WeightedEuclidean": o.euclidean,
    "SparseLinear": o.sparse, "IndexLinear": o.indexed_linear,
    "LinearWeightNorm": lambda m, x: x @ o.normed(a(m.v), a(m.g)[:, 0]).T + (0 if m.bias is None else a(m.bias)),
    "Kmeans": o.nearest_centre,
    # --- images
    "SpatialConvolutionLocal": w.local, "SpatialConvolutionMap": w.mapped(False),
    "SpatialFullConvolutionMap": w.mapped(True), "SpatialDepthWiseConvolution": w.depthwise,
    "TemporalConvolution": w.temporal, "TemporalRowConvolution": w.temporal_rows,
    "TemporalMaxPooling": w.temporal_windows(lambda m, part: part.max(1)),
    "TemporalSubSampling": w.temporal_windows(lambda m, part: part.sum(1) * a(m.weight) + a(m.bias)),
    "TemporalDynamicKMaxPooling": w.k_largest, "FeatureLPPooling": w.feature_lp,
    "SpatialFractionalMaxPooling": w.fractional("HW", [1, 0]),
    "VolumetricFractionalMaxPooling": w.fractional("THW", [0, 2, 1]),
    "SpatialMaxUnpooling": w.unpool, "VolumetricMaxUnpooling": w.unpool, "SpatialSubSampling": w.subsample,
    "SpatialLPPooling": w.lp_pool, "SpatialUpSamplingBilinear": w.resample(True), "UpSampling": w.resample(True),
    "SpatialSubtractiveNormalization": w.subtractive, "SpatialDivisiveNormalization": w.divisive,
    "SpatialContrastiveNormalization": lambda m, x: w.divisive(m.divisive, w.subtractive(m.subtractive, x)),
    "SpatialCrossMapLRN": w.cross_map,
})


def _simplex(m, x, y):
    corners = a(m.simplex)
    angles = np.where(np.eye(len(corners)), 1, -1 / (len(corners) - 1))
    np.testing.assert_allclose(corners @ corners.T, angles, atol=1e-6)
    return np.mean((x - corners[y]) ** 2) if m.sizeAverage else np.sum((x - corners[y]) ** 2)


def _mean(losses):
    """Return a criterion of the losses of elements."""
    return lambda m, x, y: losses(m, x, y).mean() if m.sizeAverage else losses(m, x, y).sum()


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
    "WeightedMSECriterion": _mean(lambda m, x, y: (x - a(m.weight) * y) ** 2), "ClassSimplexCriterion": _simplex,
    "MultiCriterion": _summed, "ParallelCriterion": _summed, "ModuleCriterion": _through_modules,
    "MarginCriterion": _mean(lambda m, x, y: np.maximum(0, m.margin - x * y)),
    "HingeEmbeddingCriterion": _mean(lambda m, x, y: np.where(y == 1, x, np.maximum(0, m.margin - x))),
    "MarginRankingCriterion": _mean(lambda m, x, y: np.maximum(0, m.margin - y * (x[0] - x[1]))),
    "MultiLabelSoftMarginCriterion": _mean(lambda m, x, y: (np.log1p(np.exp(x)) - x * y) * (
        1 if m.weights is None else a(m.weights))),
    "L1Cost": lambda m, x, y: abs(x).sum(),
    "L1HingeEmbeddingCriterion": lambda m, x, y: abs(x[0] - x[1]).sum() if y == 1 else
    max(0, m.margin - abs(x[0] - x[1]).sum()),
    "DistanceRatioCriterion": _mean(lambda m, x, y: -np.log(np.exp(-x[0]) / (np.exp(-x[0]) + np.exp(-x[1])))),
    "SpatialAutoCropMSECriterion": _mean(_cropped),
}


def cost(criterion, input, target):
    """Return the loss of a criterion for an input and a target."""
    name = type(criterion).__name__
    return COSTS[name](criterion, input, target) if name in COSTS else o.twin_cost(criterion, input, target)

