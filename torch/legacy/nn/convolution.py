"""Convolutions of sequences, images and volumes."""

import math
from collections import Counter

from torch import _core
from torch.legacy.nn.recorded import Batched
from torch.legacy.nn.utils import on_device_of
from torch.nn import functional as F


class Windows(Batched):
    """Base of layers with windows; they have numbers of each axis, such as kH and kW."""

    _axes = "H", "W"
    _dims = property(lambda self: len(self._axes) + 1)

    def _of(self, letters):
        """Return a number of each axis, in the order of the dims."""
        return tuple(getattr(self, letters + axis) for axis in self._axes)


class _Convolution(Windows):
    """Convolutions with a dense weight: (outputs, inputs, kernel...), or (inputs, outputs, kernel...) if full."""

    _weights = "weight", "bias"
    _buffers = "finput", "fgradInput"
    _function = staticmethod(F.conv2d)
    _last = "dilation"  # the numbers that _function takes last
    dilationT = dilationH = dilationW = 1
    adjT = adjH = adjW = 0

    def _set(self, nInputPlane, nOutputPlane, **numbers):
        """Store the planes and the numbers of each axis, and make the parameters."""
        vars(self).update(nInputPlane=nInputPlane, nOutputPlane=nOutputPlane, **numbers)
        planes = (nInputPlane, nOutputPlane) if self._last == "adj" else (nOutputPlane, nInputPlane)
        self._make(weight=(*planes, *self._of("k")), bias=(nOutputPlane,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _fans(self):
        return self.nInputPlane * math.prod(self._of("k"))

    def noBias(self):
        """Switch the bias off. Returns the module."""
        self.bias = self.gradBias = None
        return self

    def _compute(self, x):
        if x.size(1) != self.nInputPlane:
            raise ValueError(f"{self!r}: input has {x.size(1)} planes; need {self.nInputPlane}")
        return self._convolve(x, self.variable("weight"), self.variable("bias"))

    def _convolve(self, x, weight, bias):
        if weight.dim() == 2:  # as SpatialConvolutionMM has it
            weight = weight.reshape(self.nOutputPlane, self.nInputPlane, *self._of("k"))
        return self._function(x, weight, bias, self._of("d"), self._of("pad"), self._of(self._last))

    def __repr__(self):
        axes = [axis for axis in ("T", "W", "H") if axis in self._axes]
        text = f"{self.name()}({self.nInputPlane} -> {self.nOutputPlane}, "
        text += "x".join(str(getattr(self, "k" + axis)) for axis in axes)
        steps, pads = ([getattr(self, letter + axis) for axis in axes] for letter in ("d", "pad"))
        if set(steps) != {1} or any(pads):
            text += ", " + ", ".join(map(str, steps))
        if any(pads):
            text += ", " + ", ".join(map(str, pads))
        return text + (")" if self.bias is not None else ") without bias")


class SpatialConvolution(_Convolution):
    """Images (planes, height, width), or a batch of them, convolved with weight (nOutputPlane, nInputPlane, kH, kW).

    kW, kH: the kernel. dW, dH: the steps. padW, padH: zeros on each side; padH is padW without.
    """

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None):
        super().__init__()
        self._set(nInputPlane, nOutputPlane, kW=kW, kH=kH, dW=dW, dH=dH, padW=padW, padH=padW if padH is None else padH)


class SpatialDilatedConvolution(SpatialConvolution):
    """SpatialConvolution whose kernel takes only every dilationH-th row and dilationW-th column."""

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None, dilationH=1, dilationW=None):
        super().__init__(nInputPlane, nOutputPlane, kW, kH, dW, dH, padW, padH)
        self.dilationH = dilationH
        self.dilationW = dilationH if dilationW is None else dilationW


class _FullConvolution(_Convolution):
    _last = "adj"

    def _set(self, nInputPlane, nOutputPlane, **numbers):
        vars(self).update(numbers)
        extra, steps = self._of("adj"), self._of("d")
        if any(more >= step for more, step in zip(extra, steps, strict=True)):
            raise ValueError(f"{self.name()}: adj{', adj'.join(self._axes)} are {', '.join(map(str, extra))}; need "
                             f"numbers smaller than the steps {', '.join(map(str, steps))}")
        super()._set(nInputPlane, nOutputPlane, **numbers)


class SpatialFullConvolution(_FullConvolution):
    """The transpose of SpatialConvolution: each input element adds a kernel.

    weight: (nInputPlane, nOutputPlane, kH, kW).

    adjW, adjH: how much larger the output becomes on one side.
    """

    _function = staticmethod(F.conv_transpose2d)

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None, adjW=0, adjH=0):
        super().__init__()
        self._set(nInputPlane, nOutputPlane, kW=kW, kH=kH, dW=dW, dH=dH, padW=padW, padH=padW if padH is None else padH,
                  adjW=adjW, adjH=adjH)


class SpatialConvolutionLocal(_Convolution):
    """SpatialConvolution with a separate kernel for each output position. iW, iH: the size of the images.

    weight: (oH, oW, nOutputPlane, nInputPlane, kH, kW), bias: (nOutputPlane, oH, oW).
    """

    def __init__(self, nInputPlane, nOutputPlane, iW, iH, kW, kH, dW=1, dH=1, padW=0, padH=None):
        super().__init__()
        self.nInputPlane, self.nOutputPlane, self.kW, self.kH, self.dW, self.dH = (
            nInputPlane, nOutputPlane, kW, kH, dW, dH)
        self.iW, self.iH = iW, iH
        self.padW, self.padH = padW, padW if padH is None else padH
        self.oW = (iW + 2 * self.padW - kW) // dW + 1
        self.oH = (iH + 2 * self.padH - kH) // dH + 1
        if self.oW < 1 or self.oH < 1:
            raise ValueError(f"nn.SpatialConvolutionLocal: images of {iW}x{iH} are smaller than the kernel {kW}x{kH}")
        self._make(weight=(self.oH, self.oW, nOutputPlane, nInputPlane, kH, kW), bias=(nOutputPlane, self.oH, self.oW))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _convolve(self, x, weight, bias):
        if tuple(x.size()[2:]) != (self.iH, self.iW):
            raise ValueError(f"{self!r}: input is {x.size(3)}x{x.size(2)}; need images of {self.iW}x{self.iH}")
        batch, places, taps = x.size(0), self.oH * self.oW, self.nInputPlane * self.kH * self.kW
        x = F.pad(x, (self.padW, self.padW, self.padH, self.padH))
        # (batch, planes, oH, oW, kH, kW) -> (places, taps, batch)
        windows = x.unfold(2, self.kH, self.dH).unfold(3, self.kW, self.dW)
        windows = windows.permute(2, 3, 1, 4, 5, 0).contiguous().view(places, taps, batch)
        y = weight.contiguous().view(places, self.nOutputPlane, taps).bmm(windows)
        y = y.permute(2, 1, 0).contiguous().view(batch, self.nOutputPlane, self.oH, self.oW)
        return y if bias is None else y + bias


class SpatialConvolutionMap(_Convolution):
    """SpatialConvolution in which only some planes meet.

    conMatrix: a LongTensor whose row i says (input plane, output plane) of kernel i, counted from 0.
    weight: (connections, kH, kW).
    """

    def __init__(self, conMatrix, kW, kH, dW=1, dH=1):
        super().__init__()
        self.connTable = conMatrix.type("torch.LongTensor")
        self.kW, self.kH, self.dW, self.dH, self.padW, self.padH = kW, kH, dW, dH, 0, 0
        self.nInputPlane = int(self.connTable.select(1, 0).max()) + 1
        self.nOutputPlane = int(self.connTable.select(1, 1).max()) + 1
        self._make(weight=(self.connTable.size(0), kH, kW), bias=(self.nOutputPlane,))
        self.reset()

    def reset(self, stdv=None):
        if stdv:
            return super().reset(stdv)
        planes = self.connTable.select(1, 1).tolist()
        counts = Counter(planes)
        for number, plane in enumerate(planes):
            bound = 1 / math.sqrt(counts[plane] * self.kH * self.kW)
            self.weight.select(0, number).uniform_(-bound, bound)
        for plane in range(self.nOutputPlane):
            bound = 1 / math.sqrt(max(1, counts[plane]) * self.kH * self.kW)
            self.bias.narrow(0, plane, 1).uniform_(-bound, bound)
        return self

    def _dense(self, weight):
        """Return the kernels at their places among zeros."""
        first, second = self.nOutputPlane, self.nInputPlane
        inputs, outputs = self.connTable.select(1, 0), self.connTable.select(1, 1)
        if self._last == "adj":
            first, second, inputs, outputs = second, first, outputs, inputs
        at = on_device_of(outputs * second + inputs, weight.data)
        zeros = weight.data.new(first * second, self.kH, self.kW).zero_()
        dense = zeros.index_add(0, at, weight)
        return dense.reshape(first, second, self.kH, self.kW)

    def _convolve(self, x, weight, bias):
        return super()._convolve(x, self._dense(weight), bias)


class SpatialFullConvolutionMap(SpatialConvolutionMap):
    """SpatialFullConvolution in which only some planes meet, as in SpatialConvolutionMap."""

    _function, _last = staticmethod(F.conv_transpose2d), "adj"


class TemporalConvolution(Batched):
    """Sequences (time, inputFrameSize), or a batch of them, convolved along time.

    weight: (outputFrameSize, kW * inputFrameSize), frame after frame.
    """

    _weights = "weight", "bias"
    _dims = 2

    def __init__(self, inputFrameSize, outputFrameSize, kW, dW=1):
        super().__init__()
        self.inputFrameSize, self.outputFrameSize, self.kW, self.dW = inputFrameSize, outputFrameSize, kW, dW
        self._make(weight=(outputFrameSize, inputFrameSize * kW), bias=(outputFrameSize,))
        self.reset()

    def _fans(self):
        return self.kW * self.inputFrameSize

    def _compute(self, x):
        if x.size(2) != self.inputFrameSize or x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input is {x.size(1)} frames of {x.size(2)}; need {self.kW} at least, of "
                             f"{self.inputFrameSize}")
        weight = self.variable("weight").reshape(-1, self.kW, self.inputFrameSize).transpose(1, 2).contiguous()
        y = F.conv1d(x.transpose(1, 2).contiguous(), weight, self.variable("bias"), self.dW)
        return y.transpose(1, 2).contiguous()

    def __repr__(self):
        return f"{self.name()}({self.inputFrameSize} -> {self.outputFrameSize}, {self.kW}" + \
            (f", {self.dW})" if self.dW != 1 else ")")


class VolumetricConvolution(_Convolution):
    """Volumes (planes, time, height, width), or a batch of them; weight: (nOutputPlane, nInputPlane, kT, kH, kW)."""

    _axes = "T", "H", "W"
    _function = staticmethod(F.conv3d)

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=None, padH=None):
        super().__init__()
        padW = padT if padW is None else padW
        self._set(nInputPlane, nOutputPlane, kT=kT, kW=kW, kH=kH, dT=dT, dW=dW, dH=dH, padT=padT, padW=padW,
                  padH=padW if padH is None else padH)


class VolumetricDilatedConvolution(VolumetricConvolution):
    """VolumetricConvolution whose kernel takes only every dilationT-th frame, and so on."""

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=0, padH=0, dilationT=1,
                 dilationW=1, dilationH=1):
        super().__init__(nInputPlane, nOutputPlane, kT, kW, kH, dT, dW, dH, padT, padW, padH)
        self.dilationT, self.dilationW, self.dilationH = dilationT, dilationW, dilationH


class VolumetricFullConvolution(_FullConvolution):
    """The transpose of VolumetricConvolution. weight: (nInputPlane, nOutputPlane, kT, kH, kW)."""

    _axes = "T", "H", "W"
    _function = staticmethod(F.conv_transpose3d)

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=0, padH=0,
                 adjT=0, adjW=0, adjH=0):
        super().__init__()
        self._set(nInputPlane, nOutputPlane, kT=kT, kW=kW, kH=kH, dT=dT, dW=dW, dH=dH, padT=padT, padW=padW, padH=padH,
                  adjT=adjT, adjW=adjW, adjH=adjH)
