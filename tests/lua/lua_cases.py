"""One way at least to make each class of torch.legacy.nn, and inputs for it; every test of all classes reads this."""

import torch
import torch.legacy.nn as nn


def t(*size):
    """A DoubleTensor of numbers that keep a distance from 0 and from each other, so that kinks are far."""
    count = 1
    for one in size:
        count *= one
    values = (torch.randperm(count).double() + 0.391).div_(max(count, 1)).mul_(3.77).sub_(1.83).view(*size)
    return values


def positive(*size):
    return t(*size).abs().add_(0.3)


def classes(high, *size):
    return torch.LongTensor(*size).random_(high)


def signs(*size):
    return t(*size).sign()


def seq(cls, *args, **keywords):
    return lambda: cls(*args, **keywords)


def _add(container, *modules):
    for module in modules:
        container.add(module)
    return container


def _unpooling(dims):
    def make():
        pooling = nn.SpatialMaxPooling(2, 2) if dims == 2 else nn.VolumetricMaxPooling(2, 2, 2)
        torch.manual_seed(5)
        pooling.double().forward(t(2, 2, *[4] * dims))
        return (nn.SpatialMaxUnpooling if dims == 2 else nn.VolumetricMaxUnpooling)(pooling)

    return make


def _partial():
    module = nn.PartialLinear(4, 5)
    module.setPartition([0, 3])
    return module


FULL = torch.LongTensor([[0, 0], [1, 0], [1, 1], [0, 2]])

# name: [(how to make it, how to make its input), ...]
MODULES = {
    "Abs": [(nn.Abs, lambda: t(2, 3))],
    "Add": [(seq(nn.Add, 3), lambda: t(2, 3)), (seq(nn.Add, 3), lambda: t(3)), (seq(nn.Add, 6), lambda: t(2, 2, 3)),
            (seq(nn.Add, 5, True), lambda: t(2, 3))],
    "AddConstant": [(seq(nn.AddConstant, 1.5), lambda: t(2, 3)), (seq(nn.AddConstant, 1.5, True), lambda: t(2, 3))],
    "BatchNormalization": [(seq(nn.BatchNormalization, 3), lambda: t(4, 3)),
                           (seq(nn.BatchNormalization, 3, affine=False), lambda: t(4, 3))],
    "Bilinear": [(seq(nn.Bilinear, 3, 2, 4), lambda: [t(5, 3), t(5, 2)]),
                 (seq(nn.Bilinear, 3, 2, 4, False), lambda: [t(1, 3), t(1, 2)])],
    "CAddTable": [(nn.CAddTable, lambda: [t(2, 3), t(2, 3), t(2, 3)]),
                  (seq(nn.CAddTable, True), lambda: [t(2, 3), t(2, 3)])],
    "CDivTable": [(nn.CDivTable, lambda: [t(2, 3), positive(2, 3)])],
    "CMul": [(seq(nn.CMul, 3), lambda: t(2, 3)), (seq(nn.CMul, 1, 3, 1, 1), lambda: t(2, 3, 2, 2)),
             (seq(nn.CMul, 6), lambda: t(2, 2, 3))],
    "CMulTable": [(nn.CMulTable, lambda: [t(2, 3), t(2, 3), t(2, 3)])],
    "CSubTable": [(nn.CSubTable, lambda: [t(2, 3), t(2, 3)])],
    "Clamp": [(seq(nn.Clamp, -0.5, 1.1), lambda: t(3, 4))],
    "Concat": [(lambda: _add(nn.Concat(1), nn.Linear(3, 2), nn.Linear(3, 4)), lambda: t(2, 3)),
               (lambda: _add(nn.Concat(-1), nn.Tanh(), nn.Linear(3, 4)), lambda: t(2, 3))],
    "ConcatTable": [(lambda: _add(nn.ConcatTable(), nn.Linear(3, 2), nn.Tanh()), lambda: t(2, 3)),
                    (lambda: _add(nn.ConcatTable(), nn.Identity(), nn.ParallelTable(nn.Tanh(), nn.Exp())),
                     lambda: [t(2, 3), t(2)])],
    "Contiguous": [(nn.Contiguous, lambda: t(3, 2).t())],
    "Copy": [(seq(nn.Copy, "torch.DoubleTensor", "torch.DoubleTensor"), lambda: t(2, 3))],
    "Cosine": [(seq(nn.Cosine, 3, 4), lambda: t(2, 3)), (seq(nn.Cosine, 3, 4), lambda: t(3))],
    "CosineDistance": [(nn.CosineDistance, lambda: [t(2, 3), t(2, 3)]), (nn.CosineDistance, lambda: [t(3), t(3)])],
    "DepthConcat": [(lambda: _add(nn.DepthConcat(1), nn.SpatialConvolution(2, 1, 3, 3),
                                  nn.SpatialConvolution(2, 2, 1, 1)),
                     lambda: t(1, 2, 4, 5))],
    "DotProduct": [(nn.DotProduct, lambda: [t(2, 3), t(2, 3)]), (nn.DotProduct, lambda: [t(3), t(3)])],
    "Dropout": [(nn.Dropout, lambda: t(3, 4)), (seq(nn.Dropout, 0.3, True), lambda: t(3, 4)),
                (seq(nn.Dropout, 0), lambda: t(3, 4))],
    "ELU": [(nn.ELU, lambda: t(3, 4)), (seq(nn.ELU, 0.7, True), lambda: t(3, 4))],
    "Euclidean": [(seq(nn.Euclidean, 3, 4), lambda: t(2, 3)), (seq(nn.Euclidean, 3, 4), lambda: t(3))],
    "Exp": [(nn.Exp, lambda: t(3, 4))],
    "FlattenTable": [(nn.FlattenTable, lambda: [t(2), [t(3), [t(1), t(2)]]])],
    "HardShrink": [(nn.HardShrink, lambda: t(3, 4))],
    "HardTanh": [(nn.HardTanh, lambda: t(3, 4)), (seq(nn.HardTanh, -0.3, 0.4, True), lambda: t(3, 4))],
    "Identity": [(nn.Identity, lambda: t(3, 4)), (nn.Identity, lambda: [t(2), t(3)])],
    "Index": [(seq(nn.Index, 1), lambda: [t(2, 3), torch.LongTensor([2, 0, 2])])],
    "JoinTable": [(seq(nn.JoinTable, 1), lambda: [t(2, 3), t(2, 1)]),
                  (seq(nn.JoinTable, -1), lambda: [t(2, 3), t(2, 1)]),
                  (seq(nn.JoinTable, 0, 1), lambda: [t(2, 3), t(2, 1)])],
    "LeakyReLU": [(nn.LeakyReLU, lambda: t(3, 4)), (seq(nn.LeakyReLU, 0.3, True), lambda: t(3, 4))],
    "Linear": [(seq(nn.Linear, 3, 4), lambda: t(2, 3)), (seq(nn.Linear, 3, 4, False), lambda: t(3))],
    "Log": [(nn.Log, lambda: positive(3, 4))],
    "LogSigmoid": [(nn.LogSigmoid, lambda: t(3, 4))],
    "LogSoftMax": [(nn.LogSoftMax, lambda: t(3, 4)), (nn.LogSoftMax, lambda: t(4)),
                   (nn.LogSoftMax, lambda: t(2, 2, 3))],
    "LookupTable": [(seq(nn.LookupTable, 5, 3), lambda: torch.LongTensor([[1, 0], [4, 1]])),
                    (lambda: nn.LookupTable(5, 3).scaleGradByFreq(), lambda: torch.LongTensor([1, 4]))],
    "MM": [(nn.MM, lambda: [t(2, 3), t(3, 4)]), (seq(nn.MM, True, True), lambda: [t(2, 3, 2), t(2, 4, 3)])],
    "MV": [(nn.MV, lambda: [t(2, 3), t(3)]), (seq(nn.MV, True), lambda: [t(2, 3, 4), t(2, 3)])],
    "MaskedSelect": [(nn.MaskedSelect, lambda: [t(2, 3), torch.ByteTensor([[1, 0, 1], [0, 0, 1]])])],
    "Max": [(nn.Max, lambda: t(3, 4)), (seq(nn.Max, -1), lambda: t(2, 3, 4)), (seq(nn.Max, 0, 1), lambda: t(2, 3))],
    "Mean": [(seq(nn.Mean, 1), lambda: t(3, 4)), (seq(nn.Mean, 0, 2), lambda: t(2, 3, 4)), (nn.Mean, lambda: t(3))],
    "Min": [(nn.Min, lambda: t(3, 4)), (seq(nn.Min, 1), lambda: t(2, 3, 4))],
    "MixtureTable": [(nn.MixtureTable, lambda: [t(2, 3), [t(2, 4), t(2, 4), t(2, 4)]]),
                     (nn.MixtureTable, lambda: [t(2, 3), t(2, 3, 4)]), (nn.MixtureTable, lambda: [t(3), t(3, 4)])],
    "Mul": [(nn.Mul, lambda: t(3, 4))],
    "MulConstant": [(seq(nn.MulConstant, -2), lambda: t(3, 4)), (seq(nn.MulConstant, 3, True), lambda: t(3, 4))],
    "Narrow": [(seq(nn.Narrow, 1, 1, 2), lambda: t(2, 4)), (seq(nn.Narrow, 1, 1, -1), lambda: t(2, 4))],
    "NarrowTable": [(seq(nn.NarrowTable, 1, 2), lambda: [t(2), t(3), t(1), t(2)])],
    "Normalize": [(seq(nn.Normalize, 2), lambda: t(2, 3)), (seq(nn.Normalize, 3), lambda: t(3)),
                  (seq(nn.Normalize, float("inf")), lambda: t(2, 3))],
    "PReLU": [(nn.PReLU, lambda: t(3, 4)), (seq(nn.PReLU, 2), lambda: t(3, 2, 2, 2)),
              (seq(nn.PReLU, 2), lambda: t(2, 2, 2))],
    "Padding": [(seq(nn.Padding, 1, 2), lambda: t(2, 3)), (seq(nn.Padding, 0, -2, 7), lambda: t(2, 3)),
                (seq(nn.Padding, 1, 1, 0, 2), lambda: t(2, 3)), (seq(nn.Padding, 0, 1, nInputDim=1), lambda: t(2, 3))],
    "PairwiseDistance": [(seq(nn.PairwiseDistance, 2), lambda: [t(2, 3), t(2, 3)]),
                         (seq(nn.PairwiseDistance, 1), lambda: [t(3), t(3)])],
    "Parallel": [(lambda: _add(nn.Parallel(1, 0), nn.Linear(3, 2), nn.Linear(3, 4)), lambda: t(3, 2))],
    "ParallelTable": [(lambda: _add(nn.ParallelTable(), nn.Linear(3, 2), nn.Tanh()), lambda: [t(2, 3), t(4)])],
    "PartialLinear": [(seq(nn.PartialLinear, 4, 5), lambda: t(2, 4)), (_partial, lambda: t(2, 4))],
    "Power": [(seq(nn.Power, 3), lambda: t(3, 4)), (seq(nn.Power, 0.5), lambda: positive(3, 4))],
    "RReLU": [(nn.RReLU, lambda: t(3, 4)), (seq(nn.RReLU, 0.1, 0.2, True), lambda: t(3, 4))],
    "ReLU": [(nn.ReLU, lambda: t(3, 4)), (seq(nn.ReLU, True), lambda: t(3, 4))],
    "ReLU6": [(nn.ReLU6, lambda: t(3, 4).mul_(5)), (seq(nn.ReLU6, True), lambda: t(3, 4).mul_(5))],
    "Replicate": [(seq(nn.Replicate, 3), lambda: t(2, 2)), (seq(nn.Replicate, 3, 1), lambda: t(2, 2)),
                  (seq(nn.Replicate, 3, 0, 1), lambda: t(2, 2))],
    "Reshape": [(seq(nn.Reshape, 3, 2), lambda: t(4, 6)), (seq(nn.Reshape, 3, 2), lambda: t(6)),
                (seq(nn.Reshape, 3, 2, batchMode=True), lambda: t(1, 6))],
    "Select": [(seq(nn.Select, 1, 2), lambda: t(2, 3)), (seq(nn.Select, 0, -1), lambda: t(2, 3))],
    "SelectTable": [(seq(nn.SelectTable, 1), lambda: [t(2), t(3)]), (seq(nn.SelectTable, -1), lambda: [t(2), t(3)])],
    "Sequential": [(lambda: nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)), lambda: t(2, 3))],
    "Sigmoid": [(nn.Sigmoid, lambda: t(3, 4))],
    "SoftMax": [(nn.SoftMax, lambda: t(3, 4)), (nn.SoftMax, lambda: t(2, 3, 2, 2))],
    "SoftMin": [(nn.SoftMin, lambda: t(3, 4)), (nn.SoftMin, lambda: t(4))],
    "SoftPlus": [(nn.SoftPlus, lambda: t(3, 4)), (seq(nn.SoftPlus, 3), lambda: t(3, 4))],
    "SoftShrink": [(nn.SoftShrink, lambda: t(3, 4))],
    "SoftSign": [(nn.SoftSign, lambda: t(3, 4))],
    "SpatialAdaptiveMaxPooling": [(seq(nn.SpatialAdaptiveMaxPooling, 3, 2), lambda: t(2, 2, 5, 4)),
                                  (seq(nn.SpatialAdaptiveMaxPooling, 2, 2), lambda: t(2, 4, 4))],
    "SpatialAveragePooling": [(seq(nn.SpatialAveragePooling, 2, 3, 2, 1, 1, 1), lambda: t(2, 2, 5, 4)),
                              (lambda: nn.SpatialAveragePooling(2, 2, 2, 2).ceil().setCountExcludePad(),
                               lambda: t(2, 5, 5))],
    "SpatialBatchNormalization": [(seq(nn.SpatialBatchNormalization, 2), lambda: t(2, 2, 2, 3))],
    "SpatialContrastiveNormalization": [(seq(nn.SpatialContrastiveNormalization, 2, torch.ones(3, 3)),
                                         lambda: t(2, 2, 4, 5)),
                                        (seq(nn.SpatialContrastiveNormalization, 1, torch.ones(3)),
                                         lambda: t(1, 4, 4))],
    "SpatialConvolution": [(seq(nn.SpatialConvolution, 2, 3, 2, 3, 2, 1, 1, 2), lambda: t(2, 2, 4, 5)),
                           (lambda: nn.SpatialConvolution(2, 3, 3, 3).noBias(), lambda: t(2, 4, 5))],
    "SpatialConvolutionLocal": [(seq(nn.SpatialConvolutionLocal, 2, 3, 5, 4, 2, 3, 2, 1, 1, 1), lambda: t(2, 2, 4, 5)),
                                (seq(nn.SpatialConvolutionLocal, 1, 2, 4, 4, 3, 3), lambda: t(1, 4, 4))],
    "SpatialConvolutionMap": [(seq(nn.SpatialConvolutionMap, FULL, 3, 2, 2, 1), lambda: t(2, 2, 4, 5))],
    "SpatialCrossMapLRN": [(seq(nn.SpatialCrossMapLRN, 3, 0.5, 0.75, 2), lambda: t(2, 4, 2, 2)),
                           (seq(nn.SpatialCrossMapLRN, 4, 0.5), lambda: t(5, 2, 2))],
    "SpatialDilatedConvolution": [(seq(nn.SpatialDilatedConvolution, 2, 3, 2, 2, 1, 1, 1, 1, 2, 2),
                                   lambda: t(2, 2, 4, 5))],
    "SpatialDivisiveNormalization": [(seq(nn.SpatialDivisiveNormalization, 2, torch.ones(3, 3)),
                                      lambda: t(2, 2, 4, 5))],
    "SpatialDropout": [(nn.SpatialDropout, lambda: t(2, 3, 2, 2)), (nn.SpatialDropout, lambda: t(3, 2, 2))],
    "SpatialFractionalMaxPooling": [(seq(nn.SpatialFractionalMaxPooling, 2, 2, 3, 3), lambda: t(2, 2, 6, 6)),
                                    (seq(nn.SpatialFractionalMaxPooling, 2, 2, 0.6, 0.6), lambda: t(2, 6, 6))],
    "SpatialFullConvolution": [(seq(nn.SpatialFullConvolution, 2, 3, 3, 2, 2, 2, 1, 0, 1, 0), lambda: t(2, 2, 3, 3)),
                               (seq(nn.SpatialFullConvolution, 2, 3, 2, 2), lambda: t(2, 3, 3))],
    "SpatialFullConvolutionMap": [(seq(nn.SpatialFullConvolutionMap, FULL, 3, 2, 2, 1), lambda: t(2, 2, 3, 3))],
    "SpatialLPPooling": [(seq(nn.SpatialLPPooling, 2, 2, 2, 2), lambda: t(2, 2, 4, 4)),
                         (seq(nn.SpatialLPPooling, 2, 3, 2, 2, 1, 1), lambda: positive(2, 4, 4))],
    "SpatialMaxPooling": [(seq(nn.SpatialMaxPooling, 2, 3, 2, 1, 1, 1), lambda: t(2, 2, 5, 4)),
                          (lambda: nn.SpatialMaxPooling(2, 2).ceil(), lambda: t(2, 5, 5))],
    "SpatialMaxUnpooling": [(_unpooling(2), lambda: t(2, 2, 2, 2))],
    "SpatialReflectionPadding": [(seq(nn.SpatialReflectionPadding, 1, 2, 0, 1), lambda: t(2, 2, 3, 3)),
                                 (seq(nn.SpatialReflectionPadding, 1), lambda: t(2, 3, 3))],
    "SpatialReplicationPadding": [(seq(nn.SpatialReplicationPadding, 1, 2, 0, 1), lambda: t(2, 2, 3, 3)),
                                  (seq(nn.SpatialReplicationPadding, 1), lambda: t(2, 3, 3))],
    "SpatialSoftMax": [(nn.SpatialSoftMax, lambda: t(2, 3, 2, 2)), (nn.SpatialSoftMax, lambda: t(3, 2, 2))],
    "SpatialSubSampling": [(seq(nn.SpatialSubSampling, 2, 2, 3, 2, 1), lambda: t(2, 2, 4, 5))],
    "SpatialSubtractiveNormalization": [(seq(nn.SpatialSubtractiveNormalization, 2, torch.ones(3, 3)),
                                         lambda: t(2, 2, 4, 5)),
                                        (seq(nn.SpatialSubtractiveNormalization, 1, torch.ones(3)),
                                         lambda: t(1, 4, 4))],
    "SpatialUpSamplingNearest": [(seq(nn.SpatialUpSamplingNearest, 2), lambda: t(2, 2, 2, 3)),
                                 (seq(nn.SpatialUpSamplingNearest, 3), lambda: t(2, 2, 3))],
    "SpatialZeroPadding": [(seq(nn.SpatialZeroPadding, 1, 2, 0, -1), lambda: t(2, 2, 3, 3)),
                           (seq(nn.SpatialZeroPadding, 1), lambda: t(2, 3, 3))],
    "SplitTable": [(seq(nn.SplitTable, 1), lambda: t(2, 3)), (seq(nn.SplitTable, 0, 2), lambda: t(2, 3, 2))],
    "Sqrt": [(nn.Sqrt, lambda: positive(3, 4)), (seq(nn.Sqrt, 0, 0.1), lambda: positive(3, 4))],
    "Square": [(nn.Square, lambda: t(3, 4))],
    "Squeeze": [(nn.Squeeze, lambda: t(2, 1, 3, 1)), (seq(nn.Squeeze, 1), lambda: t(2, 1, 3, 1))],
    "Sum": [(nn.Sum, lambda: t(3, 4)), (seq(nn.Sum, 1, True), lambda: t(3, 4)), (nn.Sum, lambda: t(3))],
    "Tanh": [(nn.Tanh, lambda: t(3, 4))],
    "TanhShrink": [(nn.TanhShrink, lambda: t(3, 4))],
    "TemporalConvolution": [(seq(nn.TemporalConvolution, 3, 2, 2), lambda: t(2, 5, 3)),
                            (seq(nn.TemporalConvolution, 3, 2, 2, 2), lambda: t(5, 3))],
    "TemporalMaxPooling": [(seq(nn.TemporalMaxPooling, 2), lambda: t(2, 5, 3)),
                           (seq(nn.TemporalMaxPooling, 2, 1), lambda: t(5, 3))],
    "TemporalSubSampling": [(seq(nn.TemporalSubSampling, 3, 2), lambda: t(2, 5, 3)),
                            (seq(nn.TemporalSubSampling, 3, 2, 2), lambda: t(5, 3))],
    "Threshold": [(nn.Threshold, lambda: t(3, 4)), (seq(nn.Threshold, 0.4, -3, True), lambda: t(3, 4))],
    "Transpose": [(seq(nn.Transpose, (0, 1), (1, 2)), lambda: t(2, 3, 4))],
    "Unsqueeze": [(seq(nn.Unsqueeze, 1), lambda: t(2, 3)), (seq(nn.Unsqueeze, 0, 1), lambda: t(2, 3))],
    "View": [(seq(nn.View, 3, 2), lambda: t(4, 6)), (seq(nn.View, -1), lambda: t(2, 3)),
             (lambda: nn.View(-1).setNumInputDims(2), lambda: t(2, 2, 3)), (seq(nn.View, 2, -1), lambda: t(2, 6))],
    "VolumetricAveragePooling": [(seq(nn.VolumetricAveragePooling, 2, 2, 2), lambda: t(1, 2, 4, 4, 4)),
                                 (seq(nn.VolumetricAveragePooling, 2, 1, 2, 1, 1, 2), lambda: t(2, 3, 4, 4))],
    "VolumetricBatchNormalization": [(seq(nn.VolumetricBatchNormalization, 2), lambda: t(2, 2, 2, 1, 2))],
    "VolumetricConvolution": [(seq(nn.VolumetricConvolution, 2, 2, 2, 1, 2, 1, 1, 2, 1, 0, 0),
                               lambda: t(1, 2, 3, 3, 3)),
                              (seq(nn.VolumetricConvolution, 1, 2, 2, 2, 2), lambda: t(1, 3, 3, 3))],
    "VolumetricDropout": [(nn.VolumetricDropout, lambda: t(2, 3, 1, 2, 2))],
    "VolumetricFullConvolution": [(seq(nn.VolumetricFullConvolution, 2, 2, 2, 2, 2, 2, 1, 1, 1, 0, 0, 1, 0, 0),
                                   lambda: t(1, 2, 2, 2, 2))],
    "VolumetricMaxPooling": [(seq(nn.VolumetricMaxPooling, 2, 2, 2), lambda: t(1, 2, 4, 4, 4)),
                             (seq(nn.VolumetricMaxPooling, 2, 1, 2, 1, 1, 2), lambda: t(2, 3, 4, 4))],
    "VolumetricMaxUnpooling": [(_unpooling(3), lambda: t(2, 2, 2, 2, 2))],
    "VolumetricReplicationPadding": [(seq(nn.VolumetricReplicationPadding, 1, 0, 2, 1, 0, 1),
                                      lambda: t(1, 2, 2, 2, 2))],
    "WeightedEuclidean": [(seq(nn.WeightedEuclidean, 3, 4), lambda: t(2, 3))],
}


def _criterions(container, *parts):
    for part in parts:
        container.add(*part)
    return container


# name: [(how to make it, how to make its input, how to make its target), ...]
CRITERIONS = {
    "AbsCriterion": [(nn.AbsCriterion, lambda: t(2, 3), lambda: t(2, 3) * 3)],
    "BCECriterion": [(nn.BCECriterion, lambda: t(4).sigmoid(), lambda: torch.DoubleTensor([0, 1, 1, 0])),
                     (lambda: nn.BCECriterion(positive(3)), lambda: t(2, 3).sigmoid(),
                      lambda: signs(2, 3).clamp(0, 1))],
    "ClassNLLCriterion": [(nn.ClassNLLCriterion, lambda: t(3, 4), lambda: classes(4, 3)),
                          (nn.ClassNLLCriterion, lambda: t(4), lambda: 2),
                          (lambda: nn.ClassNLLCriterion(positive(4)), lambda: t(3, 4), lambda: classes(4, 3))],
    "ClassSimplexCriterion": [(seq(nn.ClassSimplexCriterion, 4), lambda: t(3, 4), lambda: classes(4, 3))],
    "CosineEmbeddingCriterion": [(seq(nn.CosineEmbeddingCriterion, 0.1), lambda: [t(4, 3), t(4, 3)], lambda: signs(4)),
                                 (nn.CosineEmbeddingCriterion, lambda: [t(3), t(3)], lambda: 1)],
    "CrossEntropyCriterion": [(nn.CrossEntropyCriterion, lambda: t(3, 4), lambda: classes(4, 3))],
    "DistKLDivCriterion": [(nn.DistKLDivCriterion, lambda: t(2, 3), lambda: positive(2, 3))],
    "HingeEmbeddingCriterion": [(nn.HingeEmbeddingCriterion, lambda: t(5), lambda: signs(5)),
                                (seq(nn.HingeEmbeddingCriterion, 2), lambda: t(1), lambda: -1)],
    "L1Cost": [(nn.L1Cost, lambda: t(2, 3), lambda: None)],
    "L1HingeEmbeddingCriterion": [(seq(nn.L1HingeEmbeddingCriterion, 9), lambda: [t(3), t(3)], lambda: -1),
                                  (nn.L1HingeEmbeddingCriterion, lambda: [t(3), t(3)], lambda: 1)],
    "MSECriterion": [(nn.MSECriterion, lambda: t(2, 3), lambda: t(2, 3))],
    "MarginCriterion": [(nn.MarginCriterion, lambda: t(2, 3), lambda: signs(2, 3))],
    "MarginRankingCriterion": [(nn.MarginRankingCriterion, lambda: [t(5), t(5)], lambda: signs(5)),
                               (nn.MarginRankingCriterion, lambda: [t(1), t(1)], lambda: 1)],
    "MultiCriterion": [(lambda: _criterions(nn.MultiCriterion(), (nn.MSECriterion(), 0.5), (nn.AbsCriterion(),)),
                        lambda: t(2, 3), lambda: t(2, 3) * 3)],
    "MultiLabelMarginCriterion": [(nn.MultiLabelMarginCriterion, lambda: t(2, 4),
                                   lambda: torch.LongTensor([[3, 0, -1, 1], [2, -1, -1, -1]])),
                                  (nn.MultiLabelMarginCriterion, lambda: t(3), lambda: torch.LongTensor([0, 2, -1]))],
    "MultiLabelSoftMarginCriterion": [(nn.MultiLabelSoftMarginCriterion, lambda: t(2, 3),
                                       lambda: signs(2, 3).clamp(0, 1)),
                                      (lambda: nn.MultiLabelSoftMarginCriterion(positive(3)), lambda: t(2, 3),
                                       lambda: signs(2, 3).clamp(0, 1))],
    "MultiMarginCriterion": [(nn.MultiMarginCriterion, lambda: t(3, 4), lambda: classes(4, 3)),
                             (lambda: nn.MultiMarginCriterion(2, positive(4), 0.7), lambda: t(3, 4),
                              lambda: classes(4, 3)),
                             (nn.MultiMarginCriterion, lambda: t(4), lambda: 3)],
    "ParallelCriterion": [(lambda: _criterions(nn.ParallelCriterion(), (nn.MSECriterion(), 0.5), (nn.AbsCriterion(),)),
                           lambda: [t(2, 3), t(2)], lambda: [t(2, 3), t(2) * 3]),
                          (lambda: _criterions(nn.ParallelCriterion(True), (nn.MSECriterion(),), (nn.AbsCriterion(),)),
                           lambda: [t(2), t(2) * 3], lambda: t(2))],
    "SmoothL1Criterion": [(nn.SmoothL1Criterion, lambda: t(2, 3), lambda: t(2, 3) * 2)],
    "SoftMarginCriterion": [(nn.SoftMarginCriterion, lambda: t(2, 3), lambda: signs(2, 3))],
    "SpatialClassNLLCriterion": [(nn.SpatialClassNLLCriterion, lambda: t(2, 3, 2, 2), lambda: classes(3, 2, 2, 2))],
    "WeightedMSECriterion": [(lambda: nn.WeightedMSECriterion(positive(3)), lambda: t(2, 3), lambda: t(2, 3))],
}
