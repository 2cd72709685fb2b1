"""Pooling, unpooling and subsampling."""

from torch import _core
from torch._base.arguments import value_of
from torch.legacy.nn.containers import Sequential
from torch.legacy.nn.convolution import Windows
from torch.legacy.nn.recorded import Batched
from torch.legacy.nn.rows import Power, Sqrt, Square
from torch.nn import functional as F


class _Pooling(Windows):
    ceil_mode = False

    def ceil(self):
        """Let a last window that reaches outside count as well. Returns the module."""
        self.ceil_mode = True
        return self

    def floor(self):
        """Leave out a last window that reaches outside. Returns the module."""
        self.ceil_mode = False
        return self

    def __repr__(self):
        numbers = [getattr(self, letter + axis) for letter in ("k", "d", "pad") for axis in reversed(self._axes)
                   if hasattr(self, letter + axis)]
        return f"{self.name()}({', '.join(map(str, numbers))})"


class SpatialMaxPooling(_Pooling):
    """The largest element of each window of kW x kH; steps dW, dH are the kernel's sizes without; `indices` are places.

    padW, padH: how far windows reach outside, up to half the kernel.
    """

    _buffers = ("indices",)

    def __init__(self, kW, kH, dW=None, dH=None, padW=0, padH=0):
        super().__init__()
        self.kW, self.kH, self.dW, self.dH = kW, kH, dW or kW, dH or kH
        self.padW, self.padH = padW, padH
        self.indices = _core.LongTensor()

    _function = staticmethod(lambda *args: F.max_pool2d(*args, return_indices=True))
    dilationH = dilationW = 1

    def _compute(self, x):
        y, indices = self._function(x, self._of("k"), self._of("d"), self._of("pad"), self._of("dilation"),
                                    self.ceil_mode)
        self.indices = value_of(indices)
        for axis, size in zip(self._axes, x.size()[2:], strict=True):
            setattr(self, {"T": "itime", "H": "iheight", "W": "iwidth"}[axis], size)
        return y


class VolumetricMaxPooling(SpatialMaxPooling):
    """The largest element of each window of kT x kW x kH of volumes."""

    _axes = "T", "H", "W"
    dilationT = 1
    _function = staticmethod(lambda *args: F.max_pool3d(*args, return_indices=True))

    def __init__(self, kT, kW, kH, dT=None, dW=None, dH=None, padT=0, padW=0, padH=0):
        super().__init__(kW, kH, dW, dH, padW, padH)
        self.kT, self.dT, self.padT = kT, dT or kT, padT


class SpatialAveragePooling(_Pooling):
    """The mean of each window of kW x kH.

    setCountExcludePad() divides by the elements inside the image alone; divide is False after setting it to sum.
    """

    def __init__(self, kW, kH, dW=1, dH=1, padW=0, padH=0):
        super().__init__()
        self.kW, self.kH, self.dW, self.dH, self.padW, self.padH = kW, kH, dW, dH, padW, padH
        self.count_include_pad, self.divide = True, True

    def setCountIncludePad(self):
        """Include the padding, as zeros. Returns the module."""
        self.count_include_pad = True
        return self

    def setCountExcludePad(self):
        """Exclude the padding. Returns the module."""
        self.count_include_pad = False
        return self

    def _compute(self, x):
        y = F.avg_pool2d(x, self._of("k"), self._of("d"), self._of("pad"), self.ceil_mode, self.count_include_pad)
        return y if self.divide else y * (self.kW * self.kH)


class VolumetricAveragePooling(_Pooling):
    """The mean of each window of kT x kW x kH of volumes."""

    _axes = "T", "H", "W"

    def __init__(self, kT, kW, kH, dT=None, dW=None, dH=None):
        super().__init__()
        self.kT, self.kW, self.kH = kT, kW, kH
        self.dT, self.dW, self.dH = dT or kT, dW or kW, dH or kH

    def _compute(self, x):
        return F.avg_pool3d(x, self._of("k"), self._of("d"))


class SpatialLPPooling(Sequential):
    """The p-norm of each window of kW x kH: a power, sums, and the root."""

    def __init__(self, nInputPlane, pnorm, kW, kH, dW=None, dH=None):
        super().__init__()
        sums = SpatialSubSampling(nInputPlane, kW, kH, dW or kW, dH or kH)
        sums.weight.fill_(1)
        sums.bias.zero_()
        if pnorm == 2:
            self.add(Square()).add(sums).add(Sqrt())
        else:
            self.add(Power(pnorm)).add(sums).add(Power(1 / pnorm))

    def parameters(self):
        """Return None: the factors of the sums stay 1."""

    def reset(self, stdv=None):
        """Do nothing: there are no parameters."""

    def zeroGradParameters(self):
        """Do nothing: there are no parameters."""

    def updateParameters(self, learningRate):
        """Do nothing: there are no parameters."""


class SpatialAdaptiveMaxPooling(_Pooling):
    """The largest element of each of w x h regions that cover the image."""

    _buffers = ("indices",)

    def __init__(self, w, h):
        super().__init__()
        self.W, self.H = w, h
        self.indices = _core.LongTensor()

    def _compute(self, x):
        y, indices = F.adaptive_max_pool2d(x, (self.H, self.W), True)
        self.indices = value_of(indices)
        return y

    def __repr__(self):
        return f"{self.name()}({self.W}, {self.H})"


class SpatialFractionalMaxPooling(_Pooling):
    """The largest element of windows of poolSizeW x poolSizeH at random places. Graham, 2014.

    arg1, arg2: the size of the output, or the ratios of output to input in (0, 1). fixPoolingRegions() keeps the random
    places of the next forward for all that follow.
    """

    _buffers = ("indices",)

    def __init__(self, poolSizeW, poolSizeH, arg1, arg2):
        super().__init__()
        if min(poolSizeW, poolSizeH) < 2:
            raise ValueError(f"nn.SpatialFractionalMaxPooling: windows are {poolSizeW}x{poolSizeH}; need 2 at least")
        self.poolSizeW, self.poolSizeH = poolSizeW, poolSizeH
        self.outW = self.outH = self.ratioW = self.ratioH = None
        if arg1 >= 1 and arg2 >= 1:
            self.outW, self.outH = int(arg1), int(arg2)
        elif 0 < arg1 < 1 and 0 < arg2 < 1:
            self.ratioW, self.ratioH = arg1, arg2
        else:
            raise ValueError(f"nn.SpatialFractionalMaxPooling: {arg1} and {arg2} are neither sizes nor ratios")
        self.indices, self.randomSamples, self.fixed = _core.LongTensor(), None, False

    def fixPoolingRegions(self, val=True):
        """Keep the random places, or draws new ones each time again. Returns the module."""
        self.fixed = bool(val)
        if not val:
            self.randomSamples = None
        return self

    def _samples(self, x):
        size = x.size(0), x.size(1), self._samples_each
        if self.randomSamples is not None and self.fixed and tuple(self.randomSamples.size()) != size:
            raise ValueError(f"{self!r}: the places are fixed for other sizes; fixPoolingRegions(False) draws new ones")
        if self.randomSamples is None or not (self.fixed or self._again):
            self.randomSamples = x.data.new(*size).uniform_()
        return self.randomSamples

    _again = False
    _samples_each = 2

    def _pass(self, input, gradOutput):
        self._again = True
        try:
            return super()._pass(input, gradOutput)
        finally:
            del self._again

    def _compute(self, x):
        outputs = (self.outH, self.outW) if self.outW else \
            (int(x.size(2) * self.ratioH), int(x.size(3) * self.ratioW))
        y, indices = F.fractional_max_pool2d(x, (self.poolSizeH, self.poolSizeW), outputs, return_indices=True,
                                             _random_samples=self._samples(x))
        self.indices = value_of(indices)
        return y

    def __repr__(self):
        size = (self.outW, self.outH) if self.outW else (self.ratioW, self.ratioH)
        return f"{self.name()}({self.poolSizeW}x{self.poolSizeH}, {size[0]}, {size[1]})"


class SpatialMaxUnpooling(_Pooling):
    """Puts each element where a SpatialMaxPooling took it from in its last forward; zeros elsewhere."""

    def __init__(self, poolingModule):
        super().__init__()
        if not isinstance(poolingModule, self._partner):
            raise TypeError(f"{self.name()}: poolingModule is a {type(poolingModule).__name__}; need a "
                            f"{self._partner.__name__}")
        self.pooling = poolingModule

    _partner = SpatialMaxPooling
    _function = staticmethod(lambda *args: F.max_unpool2d(*args))

    def _compute(self, x):
        pooling = self.pooling
        if not pooling.indices.numel():
            raise RuntimeError(f"{self.name()}: {pooling!r} has to compute its output first")
        indices = pooling.indices if pooling.indices.dim() == x.dim() else pooling.indices.unsqueeze(0)
        if indices.size() != x.size():
            raise ValueError(f"{self!r}: input has sizes {tuple(x.size())}, and the pooling gave "
                             f"{tuple(indices.size())}")
        sizes = (*((pooling.itime,) if len(self._axes) == 3 else ()), pooling.iheight, pooling.iwidth)
        return self._function(x, indices, pooling._of("k"), pooling._of("d"), pooling._of("pad"), sizes)

    def __repr__(self):
        return f"{self.name()} associated to: {self.pooling!r}"


class VolumetricMaxUnpooling(SpatialMaxUnpooling):
    """Puts each element where a VolumetricMaxPooling took it from in its last forward; zeros elsewhere."""

    _axes = "T", "H", "W"
    _partner = VolumetricMaxPooling
    _function = staticmethod(lambda *args: F.max_unpool3d(*args))


class TemporalMaxPooling(Batched):
    """The largest element of each column in windows of kW frames of (time, frameSize), or a batch of them."""

    _buffers = ("indices",)
    _dims = 2

    def __init__(self, kW, dW=None):
        super().__init__()
        self.kW, self.dW = kW, dW or kW
        self.indices = _core.LongTensor()

    def _compute(self, x):
        if x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input has {x.size(1)} frames; need {self.kW} at least")
        y, indices = F.max_pool2d(x.unsqueeze(1), (self.kW, 1), (self.dW, 1), return_indices=True)
        self.indices = value_of(indices)
        return y.squeeze(1)


class _SubSampling(Batched):
    _weights = "weight", "bias"

    def _fans(self):
        return self.kW * getattr(self, "kH", 1)


class TemporalSubSampling(_SubSampling):
    """The sum of windows of kW frames, each column times its weight plus its bias."""

    _dims = 2

    def __init__(self, inputFrameSize, kW, dW=1):
        super().__init__()
        self.inputFrameSize, self.kW, self.dW = inputFrameSize, kW, dW
        self._make(weight=(inputFrameSize,), bias=(inputFrameSize,))
        self.reset()

    def _compute(self, x):
        if x.size(2) != self.inputFrameSize or x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input is {x.size(1)} frames of {x.size(2)}; need {self.kW} at least, of "
                             f"{self.inputFrameSize}")
        return x.unfold(1, self.kW, self.dW).sum(3) * self.variable("weight") + self.variable("bias")


class SpatialSubSampling(_SubSampling):
    """The sum of windows of kW x kH, each plane times its weight plus its bias."""

    def __init__(self, nInputPlane, kW, kH, dW=1, dH=1):
        super().__init__()
        self.nInputPlane, self.kW, self.kH, self.dW, self.dH = nInputPlane, kW, kH, dW, dH
        self._make(weight=(nInputPlane,), bias=(nInputPlane,))
        self.reset()

    def _compute(self, x):
        if x.size(1) != self.nInputPlane:
            raise ValueError(f"{self!r}: input has {x.size(1)} planes; need {self.nInputPlane}")
        sums = F.avg_pool2d(x, (self.kH, self.kW), (self.dH, self.dW)) * (self.kH * self.kW)
        return sums * self.variable("weight").reshape(1, -1, 1, 1) + self.variable("bias").reshape(1, -1, 1, 1)
