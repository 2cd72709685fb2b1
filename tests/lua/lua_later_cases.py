"""The cases of lua_cases.py for the classes that Lua's nn got between 2016 and 2017."""

from lua_inputs import classes, positive, seq, t

import torch
import torch.legacy.nn as nn


def sparse(index, *values):
    return torch.DoubleTensor([[one, value] for one, value in zip(index, values, strict=True)])


def _map(shared):
    def make():
        table = nn.MapTable(nn.Linear(3, 2), shared)
        table.resize(2)
        return table

    return make


LATER_MODULES = {
    "Bottle": [(lambda: nn.Bottle(nn.Linear(3, 2)), lambda: t(2, 4, 3)), (lambda: nn.Bottle(nn.Linear(3, 2)),
                                                                          lambda: t(4, 3)),
               (lambda: nn.Bottle(nn.Sum(1), 2, 1), lambda: t(2, 2, 2, 3))],
    "CAdd": [(seq(nn.CAdd, 3), lambda: t(2, 3)), (seq(nn.CAdd, 1, 3, 1, 1), lambda: t(2, 3, 2, 2)),
             (seq(nn.CAdd, 6), lambda: t(2, 2, 3))],
    "CAddTensorTable": [(nn.CAddTensorTable, lambda: [t(2, 3), [t(2, 3), t(2, 3)]])],
    "CMaxTable": [(nn.CMaxTable, lambda: [t(2, 3), t(2, 3).mul_(1.1), t(2, 3).add_(0.01)])],
    "CMinTable": [(nn.CMinTable, lambda: [t(2, 3), t(2, 3).mul_(1.1), t(2, 3).add_(0.01)])],
    "CReLU": [(seq(nn.CReLU, 1), lambda: t(2, 3)), (seq(nn.CReLU, 3), lambda: t(2, 2, 2, 3)),
              (seq(nn.CReLU, 3, True), lambda: t(2, 2, 3))],
    "Collapse": [(seq(nn.Collapse, 2), lambda: t(2, 3, 2)), (seq(nn.Collapse, 2), lambda: t(3, 2))],
    "Constant": [(seq(nn.Constant, 2.5), lambda: t(2, 3)),
                 (lambda: nn.Constant(torch.Tensor([[1, 2], [3, 4]]), 1), lambda: t(3, 5))],
    "Convert": [(seq(nn.Convert, "bchw", "bhwc"), lambda: t(2, 3, 2, 4)),
                (seq(nn.Convert, "chwb", "bf"), lambda: t(2, 3, 2, 4)), (seq(nn.Convert, "bf", "b"), lambda: t(3, 1)),
                (seq(nn.Convert, "b", "bt"), lambda: t(3)), (seq(nn.Convert, "bt", "b"), lambda: t(3, 2)),
                (nn.Convert, lambda: t(2, 3))],
    "Decorator": [(lambda: nn.Decorator(nn.Linear(3, 2)), lambda: t(2, 3))],
    "DontCast": [(lambda: nn.DontCast(nn.Linear(3, 2).double(), True, moduleType="torch.DoubleTensor"),
                  lambda: t(2, 3))],
    "FeatureLPPooling": [(seq(nn.FeatureLPPooling, 2, 2, 2), lambda: t(6)),
                         (seq(nn.FeatureLPPooling, 3, 1, 2, True), lambda: t(2, 5, 3)),
                         (seq(nn.FeatureLPPooling, 2, 1, 3, True), lambda: positive(2, 4))],
    "GPU": [(lambda: nn.GPU(nn.Linear(3, 2), 0), lambda: t(2, 3))],
    "GatedLinearUnit": [(nn.GatedLinearUnit, lambda: t(2, 4)), (seq(nn.GatedLinearUnit, 0), lambda: t(2, 3)),
                        (seq(nn.GatedLinearUnit, 1), lambda: t(2, 4, 3))],
    "IndexLinear": [(seq(nn.IndexLinear, 5, 2, True), lambda: [torch.LongTensor([4, 0, 4]), t(3)]),
                    (seq(nn.IndexLinear, 5, 2, True, 1),
                     lambda: [[torch.LongTensor([1, 3]), torch.LongTensor([5])], [t(2), t(1)]])],
    "Kmeans": [(seq(nn.Kmeans, 3, 2), lambda: t(5, 2))],
    "LayerNormalization": [(seq(nn.LayerNormalization, 4), lambda: t(3, 4)),
                           (seq(nn.LayerNormalization, 4, 0.5, 1e-3, False), lambda: t(4))],
    "LinearWeightNorm": [(seq(nn.LinearWeightNorm, 3, 4), lambda: t(2, 3)),
                         (seq(nn.LinearWeightNorm, 3, 4, False), lambda: t(3))],
    "MapTable": [(_map(True), lambda: [t(2, 3), t(4, 3)]), (_map(False), lambda: [t(2, 3), t(1, 3)])],
    "Maxout": [(seq(nn.Maxout, 3, 2, 4), lambda: t(2, 3)),
               (lambda: nn.Maxout(3, 2, 2, nn.MulConstant(2)), lambda: t(2, 3))],
    "NaN": [(lambda: nn.NaN(nn.Linear(3, 2), "here"), lambda: t(2, 3))],
    "OneHot": [(seq(nn.OneHot, 4), lambda: classes(4, 2, 3))],
    "PixelShuffle": [(seq(nn.PixelShuffle, 2), lambda: t(1, 8, 2, 3)), (seq(nn.PixelShuffle, 2), lambda: t(4, 2, 3))],
    "PrintSize": [(nn.PrintSize, lambda: t(2, 3))],
    "Profile": [(lambda: nn.Profile(nn.Linear(3, 2), 10**6), lambda: t(2, 3))],
    "SparseLinear": [(seq(nn.SparseLinear, 5, 2), lambda: sparse([4, 0, 4], 0.5, 2, -1)),
                     (seq(nn.SparseLinear, 5, 2), lambda: [sparse([1], 0.5), sparse([0, 3], 2, -1)])],
    "SpatialAdaptiveAveragePooling": [(seq(nn.SpatialAdaptiveAveragePooling, 3, 2), lambda: t(2, 2, 5, 4)),
                                      (seq(nn.SpatialAdaptiveAveragePooling, 2, 2), lambda: t(2, 4, 4))],
    "SpatialDepthWiseConvolution": [(seq(nn.SpatialDepthWiseConvolution, 2, 3, 2, 3, 2, 1, 1, 0),
                                     lambda: t(2, 2, 4, 5)),
                                    (lambda: nn.SpatialDepthWiseConvolution(3, 1, 2, 2).noBias(), lambda: t(3, 3, 3))],
    "SpatialDilatedMaxPooling": [(seq(nn.SpatialDilatedMaxPooling, 2, 3, 2, 1, 1, 1, 2, 1), lambda: t(2, 2, 6, 5)),
                                 (seq(nn.SpatialDilatedMaxPooling, 2, 2, 1, 1, 0, 0, 1, 2), lambda: t(2, 5, 5))],
    "SpatialLogSoftMax": [(nn.SpatialLogSoftMax, lambda: t(2, 3, 2, 2)), (nn.SpatialLogSoftMax, lambda: t(3, 2, 2))],
    "SpatialUpSamplingBilinear": [(seq(nn.SpatialUpSamplingBilinear, 2), lambda: t(1, 2, 2, 3)),
                                  (seq(nn.SpatialUpSamplingBilinear, oheight=5, owidth=4), lambda: t(2, 2, 3))],
    "TemporalDynamicKMaxPooling": [(seq(nn.TemporalDynamicKMaxPooling, 2), lambda: t(2, 5, 3)),
                                   (seq(nn.TemporalDynamicKMaxPooling, 1, 0.5), lambda: t(5, 3))],
    "TemporalRowConvolution": [(seq(nn.TemporalRowConvolution, 3, 2), lambda: t(2, 5, 3)),
                               (seq(nn.TemporalRowConvolution, 3, 2, 2), lambda: t(5, 3)),
                               (lambda: nn.TemporalRowConvolution(3, 2, 1, True).noBias(), lambda: t(2, 3, 5))],
    "UpSampling": [(seq(nn.UpSampling, 2), lambda: t(1, 2, 2, 3)), (seq(nn.UpSampling, 3, "linear"),
                                                                    lambda: t(1, 2, 2, 3)),
                   (seq(nn.UpSampling, 2, "linear"), lambda: t(1, 1, 2, 2, 3)),
                   (seq(nn.UpSampling, None, "nearest", 2, 4, 6), lambda: t(1, 1, 2, 2, 3))],
    "VolumetricDilatedConvolution": [(seq(nn.VolumetricDilatedConvolution, 2, 2, 2, 1, 2, 1, 1, 1, 1, 0, 1, 2, 1, 2),
                                      lambda: t(1, 2, 3, 3, 3))],
    "VolumetricDilatedMaxPooling": [(seq(nn.VolumetricDilatedMaxPooling, 2, 2, 2, 1, 1, 1, 0, 1, 0, 2, 1, 2),
                                     lambda: t(1, 2, 4, 3, 4))],
    "VolumetricFractionalMaxPooling": [(seq(nn.VolumetricFractionalMaxPooling, 2, 2, 2, 2, 3, 3),
                                        lambda: t(1, 2, 4, 5, 6)),
                                       (seq(nn.VolumetricFractionalMaxPooling, 2, 2, 2, 0.6, 0.6, 0.5),
                                        lambda: t(2, 4, 5, 6))],
    "WeightNorm": [(lambda: nn.WeightNorm(nn.Linear(3, 2)), lambda: t(2, 3)),
                   (lambda: nn.WeightNorm(nn.SpatialFullConvolution(2, 3, 2, 2), 1), lambda: t(1, 2, 3, 3))],
    "WhiteNoise": [(seq(nn.WhiteNoise, 0.5, 0.2), lambda: t(2, 3))],
    "ZeroGrad": [(nn.ZeroGrad, lambda: t(2, 3))],
    "ZipTable": [(nn.ZipTable, lambda: [[t(2), t(3)], [t(1), t(2)]])],
    "ZipTableOneToMany": [(nn.ZipTableOneToMany, lambda: [t(2), [t(3), t(1)]])],
}

LATER_CRITERIONS = {
    "DistanceRatioCriterion": [(nn.DistanceRatioCriterion, lambda: [positive(4), positive(4)], lambda: None)],
    "ModuleCriterion": [(lambda: nn.ModuleCriterion(nn.MSECriterion(), nn.Tanh(), nn.Square()), lambda: t(2, 3),
                         lambda: t(2, 3)),
                        (lambda: nn.ModuleCriterion(nn.AbsCriterion()), lambda: t(2, 3), lambda: t(2, 3) * 3)],
    "SpatialAutoCropMSECriterion": [(nn.SpatialAutoCropMSECriterion, lambda: t(2, 2, 3, 2), lambda: t(2, 2, 6, 4))],
}
