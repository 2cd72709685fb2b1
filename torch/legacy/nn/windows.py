"""Windows with holes, at drawn places, along features, and the largest elements of a sequence."""

import math

from torch import _core
from torch._base.arguments import value_of
from torch.legacy.nn.pooling import (
    SpatialAdaptiveMaxPooling,
    SpatialFractionalMaxPooling,
    SpatialMaxPooling,
    VolumetricMaxPooling,
)
from torch.legacy.nn.recorded import Batched, Layer
from torch.nn import functional as F


class SpatialDilatedMaxPooling(SpatialMaxPooling):
    """SpatialMaxPooling whose windows take only every dilationH-th row and dilationW-th column."""

    def __init__(self, kW, kH, dW=None, dH=None, padW=0, padH=0, dilationW=1, dilationH=1):
        super().__init__(kW, kH, dW, dH, padW, padH)
        self.dilationW, self.dilationH = dilationW, dilationH


class VolumetricDilatedMaxPooling(VolumetricMaxPooling):
    """VolumetricMaxPooling whose windows take only every dilationT-th frame, and so on."""

    def __init__(self, kT, kW, kH, dT=None, dW=None, dH=None, padT=0, padW=0, padH=0, dilationT=1, dilationW=1,
                 dilationH=1):
        super().__init__(kT, kW, kH, dT, dW, dH, padT, padW, padH)
        self.dilationT, self.dilationW, self.dilationH = dilationT, dilationW, dilationH


class SpatialAdaptiveAveragePooling(SpatialAdaptiveMaxPooling):
    """The mean of each of W x H regions that cover the image."""

    _buffers = ()

    def __init__(self, W, H):
        super().__init__(W, H)
        del self.indices

    def _compute(self, x):
        return F.adaptive_avg_pool2d(x, (self.H, self.W))


class VolumetricFractionalMaxPooling(SpatialFractionalMaxPooling):
    """The largest element of windows of poolSizeT x poolSizeW x poolSizeH at random places of volumes. Graham, 2014.

    arg1, arg2, arg3: the size of the output, as time, width, height; or the ratios of output to input in (0, 1).
    """

    _axes = "T", "H", "W"

    def __init__(self, poolSizeT, poolSizeW, poolSizeH, arg1, arg2, arg3):
        super().__init__(poolSizeW, poolSizeH, arg2, arg3)
        if poolSizeT < 2 or (arg1 >= 1) != (arg2 >= 1) or arg1 <= 0:
            raise ValueError(f"{self.name()}: windows of {poolSizeT} frames and {arg1}, {arg2}, {arg3}; need 2 frames "
                             "at least, and three sizes or three ratios")
        self.poolSizeT = poolSizeT
        self.outT, self.ratioT = (int(arg1), None) if arg1 >= 1 else (None, arg1)

    def _compute(self, x):
        outputs = (self.outT, self.outH, self.outW) if self.outW else \
            tuple(int(size * ratio) for size, ratio in zip(x.size()[2:], (self.ratioT, self.ratioH, self.ratioW),
                                                           strict=True))
        # Samples are for time, width and height; the operator takes them in the order of the dims.
        time, width, height = self._samples(x).split(1, 2)
        samples = _core.cat([time, height, width], 2)
        y, indices = F.fractional_max_pool3d(x, (self.poolSizeT, self.poolSizeH, self.poolSizeW), outputs,
                                             return_indices=True, _random_samples=samples)
        self.indices = value_of(indices)
        return y

    _samples_each = 3

    def __repr__(self):
        size = (self.outT, self.outW, self.outH) if self.outW else (self.ratioT, self.ratioW, self.ratioH)
        window = f"{self.poolSizeT}x{self.poolSizeW}x{self.poolSizeH}"
        return f"{self.name()}({window}, {', '.join(map(str, size))})"


class TemporalDynamicKMaxPooling(Batched):
    """The k largest elements of each column of (time, frameSize), or a batch of them, in the order of time.

    k is `factor` times the frames, rounded up, but minK at least.
    """

    _buffers = ("indices",)
    _dims = 2

    def __init__(self, minK, factor=0):
        super().__init__()
        self.minK, self.factor = minK, factor
        self.indices = _core.LongTensor()

    def _compute(self, x):
        count = max(math.ceil(self.factor * x.size(1)), self.minK)
        if count > x.size(1):
            raise ValueError(f"{self!r}: input has {x.size(1)} frames; need {count} at least")
        self.indices = x.data.topk(count, 1)[1].sort(1)[0]
        return x.gather(1, self.indices)

    def __repr__(self):
        return f"{self.name()}({self.minK}, {self.factor})"


class FeatureLPPooling(Layer):
    """The p-norm of `width` adjacent features, at every `stride`-th feature; an odd power keeps signs.

    Inputs are (features) with up to two dims behind, or a batch of them with batch_mode.
    """

    def __init__(self, width, stride, power, batch_mode=False):
        super().__init__()
        if not 2 <= width <= 16 or not 1 <= stride <= 4:
            raise ValueError(f"{self.name()}: width is {width}, stride {stride}; need 2 to 16, and 1 to 4")
        self.width, self.stride, self.power, self.batch_mode = width, stride, power, batch_mode

    def compute(self, x):
        dim = int(bool(self.batch_mode))
        if not 1 <= x.dim() - dim <= 3 or x.size(dim) < self.width:
            raise ValueError(f"{self!r}: input has sizes {tuple(x.size())}; need {self.width} features or more, in dim "
                             f"{dim} of {dim + 1} to {dim + 3}")
        sums = (x.unfold(dim, self.width, self.stride) ** self.power).sum(x.dim())
        return sums ** (1 / self.power)

    def __repr__(self):
        return f"{self.name()}({self.width}, {self.stride}, {self.power}{', batch_mode' if self.batch_mode else ''})"
