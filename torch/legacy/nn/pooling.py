"""Pooling, unpooling, padding, enlarging, and normalisation within images."""

import math

from torch import _core
from torch.legacy.nn.containers import Sequential
from torch.legacy.nn.convolution import batched, zero_padded
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.rows import Power, Sqrt, Square
from torch.nn import functional as F


class _Pooling(Layer):
    _dims = 3
    ceil_mode = False
    _axes = "H", "W"

    def ceil(self):
        """Lets a last window that reaches outside count as well. Returns the module."""
        self.ceil_mode = True
        return self

    def floor(self):
        """Leaves out a last window that reaches outside. Returns the module."""
        self.ceil_mode = False
        return self

    def _of(self, letters):
        return tuple(getattr(self, letters + axis) for axis in self._axes)

    def compute(self, x):
        return batched(self, x, self._dims, self._pool)

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

    def _pool(self, x):
        y, indices = self._function(x, self._of("k"), self._of("d"), self._of("pad"), self._of("dilation"),
                                    self.ceil_mode)
        self.indices = indices.data if isinstance(indices, _core.Variable) else indices
        for axis, size in zip(self._axes, x.size()[2:], strict=True):
            setattr(self, {"T": "itime", "H": "iheight", "W": "iwidth"}[axis], size)
        return y


class VolumetricMaxPooling(SpatialMaxPooling):
    """The largest element of each window of kT x kW x kH of volumes."""

    _dims = 4
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
        """Counts what lies outside as zeros. Returns the module."""
        self.count_include_pad = True
        return self

    def setCountExcludePad(self):
        """Counts only what lies inside. Returns the module."""
        self.count_include_pad = False
        return self

    def _pool(self, x):
        y = F.avg_pool2d(x, self._of("k"), self._of("d"), self._of("pad"), self.ceil_mode, self.count_include_pad)
        return y if self.divide else y * (self.kW * self.kH)


class VolumetricAveragePooling(_Pooling):
    """The mean of each window of kT x kW x kH of volumes."""

    _dims = 4
    _axes = "T", "H", "W"

    def __init__(self, kT, kW, kH, dT=None, dW=None, dH=None):
        super().__init__()
        self.kT, self.kW, self.kH = kT, kW, kH
        self.dT, self.dW, self.dH = dT or kT, dW or kW, dH or kH

    def _pool(self, x):
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
        """None: the factors of the sums stay 1."""

    def reset(self, stdv=None):
        """Does nothing: there are no parameters."""

    def zeroGradParameters(self):
        """Does nothing: there are no parameters."""

    def updateParameters(self, learningRate):
        """Does nothing: there are no parameters."""


class SpatialAdaptiveMaxPooling(_Pooling):
    """The largest element of each of w x h regions that cover the image."""

    _buffers = ("indices",)

    def __init__(self, w, h):
        super().__init__()
        self.W, self.H = w, h
        self.indices = _core.LongTensor()

    def _pool(self, x):
        y, indices = F.adaptive_max_pool2d(x, (self.H, self.W), True)
        self.indices = indices.data if isinstance(indices, _core.Variable) else indices
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
        """Keeps the random places, or draws new ones each time again. Returns the module."""
        self.fixed = bool(val)
        if not val:
            self.randomSamples = None
        return self

    def _samples(self, x):
        size = x.size(0), x.size(1), 2
        if self.randomSamples is not None and self.fixed and tuple(self.randomSamples.size()) != size:
            raise ValueError(f"{self!r}: the places are fixed for other sizes; fixPoolingRegions(False) draws new ones")
        if self.randomSamples is None or not (self.fixed or self._again):
            self.randomSamples = x.data.new(*size).uniform_()
        return self.randomSamples

    _again = False

    def _pass(self, input, gradOutput):
        self._again = True
        try:
            return super()._pass(input, gradOutput)
        finally:
            del self._again

    def _pool(self, x):
        outputs = (self.outH, self.outW) if self.outW else \
            (int(x.size(2) * self.ratioH), int(x.size(3) * self.ratioW))
        y, indices = F.fractional_max_pool2d(x, (self.poolSizeH, self.poolSizeW), outputs, return_indices=True,
                                             _random_samples=self._samples(x))
        self.indices = indices.data if isinstance(indices, _core.Variable) else indices
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

    def compute(self, x):
        pooling = self.pooling
        if not pooling.indices.numel():
            raise RuntimeError(f"{self.name()}: {pooling!r} has to compute its output first")
        indices = pooling.indices
        if indices.dim() == self._dims + 1 and x.dim() == self._dims:
            indices = indices.squeeze(0)
        if indices.size() != x.size():
            raise ValueError(f"{self!r}: input has sizes {tuple(x.size())}, and the pooling gave "
                             f"{tuple(indices.size())}")
        indices = _core.Variable(indices if x.dim() > self._dims else indices.unsqueeze(0), requires_grad=False)
        sizes = (*((pooling.itime,) if len(self._axes) == 3 else ()), pooling.iheight, pooling.iwidth)
        return batched(self, x, self._dims, lambda x: self._function(
            x, indices, pooling._of("k"), pooling._of("d"), pooling._of("pad"), sizes))

    def __repr__(self):
        return f"{self.name()} associated to: {self.pooling!r}"


class VolumetricMaxUnpooling(SpatialMaxUnpooling):
    """Puts each element where a VolumetricMaxPooling took it from in its last forward; zeros elsewhere."""

    _dims = 4
    _axes = "T", "H", "W"
    _partner = VolumetricMaxPooling
    _function = staticmethod(lambda *args: F.max_unpool3d(*args))


class TemporalMaxPooling(Layer):
    """The largest element of each column in windows of kW frames of (time, frameSize), or a batch of them."""

    _buffers = ("indices",)

    def __init__(self, kW, dW=None):
        super().__init__()
        self.kW, self.dW = kW, dW or kW
        self.indices = _core.LongTensor()

    def _pool(self, x):
        if x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input has {x.size(1)} frames; need {self.kW} at least")
        y, indices = F.max_pool2d(x.unsqueeze(1), (self.kW, 1), (self.dW, 1), return_indices=True)
        self.indices = indices.data if isinstance(indices, _core.Variable) else indices
        return y.squeeze(1)

    def compute(self, x):
        return batched(self, x, 2, self._pool)


class _SubSampling(Layer):
    _weights = "weight", "bias"

    def reset(self, stdv=None):
        self._draw(stdv * math.sqrt(3) if stdv else 1 / math.sqrt(self.kW * getattr(self, "kH", 1)))


class TemporalSubSampling(_SubSampling):
    """The sum of windows of kW frames, each column times its weight plus its bias."""

    def __init__(self, inputFrameSize, kW, dW=1):
        super().__init__()
        self.inputFrameSize, self.kW, self.dW = inputFrameSize, kW, dW
        self._make(weight=(inputFrameSize,), bias=(inputFrameSize,))
        self.reset()

    def _pool(self, x):
        if x.size(2) != self.inputFrameSize or x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input is {x.size(1)} frames of {x.size(2)}; need {self.kW} at least, of "
                             f"{self.inputFrameSize}")
        return x.unfold(1, self.kW, self.dW).sum(3) * self.variable("weight") + self.variable("bias")

    def compute(self, x):
        return batched(self, x, 2, self._pool)


class SpatialSubSampling(_SubSampling):
    """The sum of windows of kW x kH, each plane times its weight plus its bias."""

    def __init__(self, nInputPlane, kW, kH, dW=1, dH=1):
        super().__init__()
        self.nInputPlane, self.kW, self.kH, self.dW, self.dH = nInputPlane, kW, kH, dW, dH
        self._make(weight=(nInputPlane,), bias=(nInputPlane,))
        self.reset()

    def _pool(self, x):
        if x.size(1) != self.nInputPlane:
            raise ValueError(f"{self!r}: input has {x.size(1)} planes; need {self.nInputPlane}")
        sums = F.avg_pool2d(x, (self.kH, self.kW), (self.dH, self.dW)) * (self.kH * self.kW)
        return sums * self.variable("weight").view(1, -1, 1, 1) + self.variable("bias").view(1, -1, 1, 1)

    def compute(self, x):
        return batched(self, x, 3, self._pool)


# --- padding and enlarging ----------------------------------------------------------------------------------------


class SpatialZeroPadding(Layer):
    """Images with zeros around; negative numbers cut."""

    def __init__(self, pad_l, pad_r=None, pad_t=None, pad_b=None):
        super().__init__()
        self.pad_l = pad_l
        self.pad_r, self.pad_t, self.pad_b = (pad_l if pad is None else pad for pad in (pad_r, pad_t, pad_b))

    def _pads(self):
        return self.pad_l, self.pad_r, self.pad_t, self.pad_b

    def _pad(self, x):
        return zero_padded(x, *self._pads())

    def compute(self, x):
        return batched(self, x, 3, self._pad)

    def __repr__(self):
        return f"{self.name()}(l={self.pad_l}, r={self.pad_r}, t={self.pad_t}, b={self.pad_b})"


class SpatialReflectionPadding(SpatialZeroPadding):
    """Images with their own mirror image around; the border itself is not doubled."""

    def _pad(self, x):
        return F.pad(x, self._pads(), "reflect")


class SpatialReplicationPadding(SpatialZeroPadding):
    """Images with their border pixels repeated around."""

    def _pad(self, x):
        return F.pad(x, self._pads(), "replicate")


class VolumetricReplicationPadding(Layer):
    """Volumes with their border voxels repeated around."""

    def __init__(self, pleft, pright=None, ptop=None, pbottom=None, pfront=None, pback=None):
        super().__init__()
        self.pleft = pleft
        self.pright, self.ptop, self.pbottom, self.pfront, self.pback = (
            pleft if pad is None else pad for pad in (pright, ptop, pbottom, pfront, pback))

    def _pad(self, x):
        return F.pad(x, (self.pleft, self.pright, self.ptop, self.pbottom, self.pfront, self.pback), "replicate")

    def compute(self, x):
        return batched(self, x, 4, self._pad)


class SpatialUpSamplingNearest(Layer):
    """Images in which each pixel stands scale x scale times."""

    def __init__(self, scale):
        super().__init__()
        self.scale_factor = int(scale)
        if self.scale_factor != scale or scale < 1:
            raise ValueError(f"nn.SpatialUpSamplingNearest: scale is a whole number from 1 on, not {scale}")

    def _enlarge(self, x):
        n, c, h, w = x.size()
        s = self.scale_factor
        return x.view(n, c, h, 1, w, 1).expand(n, c, h, s, w, s).contiguous().view(n, c, h * s, w * s)

    def compute(self, x):
        return batched(self, x.contiguous(), 3, self._enlarge)


# --- normalisation within images ----------------------------------------------------------------------------------


class SpatialCrossMapLRN(Layer):
    """Each element over (k + alpha / size * sum of squares in `size` planes around it) ** beta. Krizhevsky, 2012."""

    def __init__(self, size, alpha=1e-4, beta=0.75, k=1):
        super().__init__()
        self.size, self.alpha, self.beta, self.k = size, alpha, beta, k

    def _normalize(self, x):
        n, c, h, w = x.size()
        before = (self.size - 1) // 2
        planes = (x * x).view(n, 1, c, h * w)
        planes = zero_padded(planes, 0, 0, before, self.size - 1 - before)
        sums = planes.unfold(2, self.size, 1).sum(4).view(n, c, h, w)
        return x * (sums * (self.alpha / self.size) + self.k) ** -self.beta

    def compute(self, x):
        return batched(self, x.contiguous(), 3, self._normalize)


class _Neighbourhood(Layer):
    """What compares pixels with a weighted mean of those around them, over all planes."""

    def __init__(self, nInputPlane=1, kernel=None):
        super().__init__()
        self.nInputPlane = nInputPlane
        self.kernel = (_core.Tensor(9, 9).fill_(1) if kernel is None else kernel).clone()
        if self.kernel.dim() not in (1, 2) or any(size % 2 == 0 for size in self.kernel.size()):
            raise ValueError(f"{self.name()}: kernel has sizes {tuple(self.kernel.size())}; need one or two odd ones")
        self.kernel.div_(self.kernel.sum() * nInputPlane)

    def _blur(self, x):
        """The weighted sum over planes and places, zeros outside."""
        kernel = self.kernel
        if kernel.dim() == 1:
            kernel = kernel.unsqueeze(1) * kernel.unsqueeze(0)
        height, width = kernel.size()
        weight = kernel.contiguous().view(1, 1, height, width).expand(1, self.nInputPlane, height, width).contiguous()
        weight = _core.Variable(weight.type(x.data.type()), requires_grad=False)
        return F.conv2d(x, weight, None, 1, (height // 2, width // 2))

    def _mean(self, x):
        """The weighted mean around each place, (batch, 1, height, width): at borders of what lies inside."""
        ones = _core.Variable(x.data.new(1, *x.size()[1:]).fill_(1), requires_grad=False)
        return self._blur(x), self._blur(ones)

    def _check(self, x):
        if x.size(1) != self.nInputPlane:
            raise ValueError(f"{self.name()}: input has {x.size(1)} planes; need {self.nInputPlane}")
        return x

    def compute(self, x):
        return batched(self, x, 3, lambda x: self._compare(self._check(x)))


class SpatialSubtractiveNormalization(_Neighbourhood):
    """Images less the weighted mean around each pixel.

    kernel: the weights, of one or two odd sizes; 9 x 9 equal ones without.
    """

    def _compare(self, x):
        total, share = self._mean(x)
        return x - total / share


class SpatialDivisiveNormalization(_Neighbourhood):
    """Images divided by the weighted standard deviation around each pixel, or by thresval where threshold is above it.

    kernel: as in SpatialSubtractiveNormalization.
    """

    def __init__(self, nInputPlane=1, kernel=None, threshold=1e-4, thresval=None):
        super().__init__(nInputPlane, kernel)
        self.threshold = threshold
        self.thresval = threshold if thresval is None else thresval

    def _compare(self, x):
        total, share = self._mean(x * x)
        # Where all around is zero the root has no slope, and the threshold decides.
        deviation = total.clamp_min(1e-37).sqrt() / share
        return x / F.threshold(deviation, self.threshold, self.thresval)


class SpatialContrastiveNormalization(Layer):
    """SpatialSubtractiveNormalization, then SpatialDivisiveNormalization. Jarrett and others, 2009."""

    def __init__(self, nInputPlane=1, kernel=None, threshold=1e-4, thresval=1e-4):
        super().__init__()
        self.nInputPlane = nInputPlane
        self.threshold, self.thresval = threshold, threshold if thresval is None else thresval
        self.subtractive = SpatialSubtractiveNormalization(nInputPlane, kernel)
        self.divisive = SpatialDivisiveNormalization(nInputPlane, kernel, threshold, thresval)
        self.kernel = self.subtractive.kernel.clone()

    def compute(self, x):
        return self.divisive.compute(self.subtractive.compute(x))
