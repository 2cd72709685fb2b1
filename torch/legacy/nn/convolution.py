"""Convolutions of sequences, images and volumes."""

import math
from collections import Counter

from torch import _core
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.utils import on_device_of
from torch.nn import functional as F


def batched(module, x, dims, compute):
    """compute(x) of a batch: a single sample, of `dims` dims, becomes one and back."""
    if x.dim() == dims + 1:
        return compute(x)
    if x.dim() != dims:
        raise ValueError(f"{module!r}: input has {x.dim()} dims; need {dims}, or {dims + 1} for a batch")
    return compute(x.unsqueeze(0)).squeeze(0)


class _Convolution(Layer):
    """Convolutions with a dense weight: (outputs, inputs, kernel...), or (inputs, outputs, kernel...) if full."""

    _weights = "weight", "bias"
    _buffers = "finput", "fgradInput"

    def _fans(self):
        return self.weight.numel() // self.weight.size(0)

    def reset(self, stdv=None):
        self._draw(stdv * math.sqrt(3) if stdv else 1 / math.sqrt(self._fans()))

    def noBias(self):
        """Switch the bias off. Returns the module."""
        self.bias = self.gradBias = None
        return self

    def compute(self, x):
        planes = self.nInputPlane
        dims = self._dims + 1

        def convolve(batch):
            if batch.size(1) != planes:
                raise ValueError(f"{self!r}: input has {batch.size(1)} planes; need {planes}")
            return self._convolve(batch, self.variable("weight"), self.variable("bias"))

        return batched(self, x, dims, convolve)

    _dims = 2

    def __repr__(self):
        axes = ("W", "H") if self._dims == 2 else ("T", "W", "H")
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
        self.nInputPlane, self.nOutputPlane, self.kW, self.kH, self.dW, self.dH = \
            nInputPlane, nOutputPlane, kW, kH, dW, dH
        self.padW, self.padH = padW, padW if padH is None else padH
        self._make(weight=(nOutputPlane, nInputPlane, kH, kW), bias=(nOutputPlane,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _convolve(self, x, weight, bias):
        if weight.dim() == 2:  # as SpatialConvolutionMM has it
            weight = weight.reshape(self.nOutputPlane, self.nInputPlane, self.kH, self.kW)
        return F.conv2d(x, weight, bias, (self.dH, self.dW), (self.padH, self.padW))


class SpatialDilatedConvolution(SpatialConvolution):
    """SpatialConvolution whose kernel takes only every dilationH-th row and dilationW-th column."""

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None, dilationH=1, dilationW=None):
        super().__init__(nInputPlane, nOutputPlane, kW, kH, dW, dH, padW, padH)
        self.dilationH = dilationH
        self.dilationW = dilationH if dilationW is None else dilationW

    def _convolve(self, x, weight, bias):
        return F.conv2d(x, weight, bias, (self.dH, self.dW), (self.padH, self.padW), (self.dilationH, self.dilationW))


class SpatialFullConvolution(_Convolution):
    """The transpose of SpatialConvolution: each input element adds a kernel.

    weight: (nInputPlane, nOutputPlane, kH, kW).
    adjW, adjH: how much larger the output becomes on one side.
    """

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None, adjW=0, adjH=0):
        super().__init__()
        self.nInputPlane, self.nOutputPlane, self.kW, self.kH, self.dW, self.dH = \
            nInputPlane, nOutputPlane, kW, kH, dW, dH
        self.padW, self.padH = padW, padW if padH is None else padH
        self.adjW, self.adjH = adjW, adjH
        if adjW >= dW or adjH >= dH:
            raise ValueError(f"nn.SpatialFullConvolution: adjW, adjH are {adjW}, {adjH}; they have to be smaller than "
                             f"the steps {dW}, {dH}")
        self._make(weight=(nInputPlane, nOutputPlane, kH, kW), bias=(nOutputPlane,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _fans(self):
        return self.nInputPlane * self.kH * self.kW

    def _convolve(self, x, weight, bias):
        return F.conv_transpose2d(x, weight, bias, (self.dH, self.dW), (self.padH, self.padW), (self.adjH, self.adjW))


class SpatialConvolutionLocal(_Convolution):
    """SpatialConvolution with a separate kernel for each output position. iW, iH: the size of the images.

    weight: (oH, oW, nOutputPlane, nInputPlane, kH, kW), bias: (nOutputPlane, oH, oW).
    """

    def __init__(self, nInputPlane, nOutputPlane, iW, iH, kW, kH, dW=1, dH=1, padW=0, padH=None):
        super().__init__()
        self.nInputPlane, self.nOutputPlane, self.kW, self.kH, self.dW, self.dH = \
            nInputPlane, nOutputPlane, kW, kH, dW, dH
        self.iW, self.iH = iW, iH
        self.padW, self.padH = padW, padW if padH is None else padH
        self.oW = (iW + 2 * self.padW - kW) // dW + 1
        self.oH = (iH + 2 * self.padH - kH) // dH + 1
        if self.oW < 1 or self.oH < 1:
            raise ValueError(f"nn.SpatialConvolutionLocal: images of {iW}x{iH} are smaller than the kernel {kW}x{kH}")
        self._make(weight=(self.oH, self.oW, nOutputPlane, nInputPlane, kH, kW), bias=(nOutputPlane, self.oH, self.oW))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _fans(self):
        return self.nInputPlane * self.kH * self.kW

    def _convolve(self, x, weight, bias):
        if tuple(x.size()[2:]) != (self.iH, self.iW):
            raise ValueError(f"{self!r}: input is {x.size(3)}x{x.size(2)}; need images of {self.iW}x{self.iH}")
        batch, places, taps = x.size(0), self.oH * self.oW, self.nInputPlane * self.kH * self.kW
        if self.padW or self.padH:
            x = zero_padded(x, self.padW, self.padW, self.padH, self.padH)
        # (batch, planes, oH, oW, kH, kW) -> (places, taps, batch)
        windows = x.unfold(2, self.kH, self.dH).unfold(3, self.kW, self.dW)
        windows = windows.permute(2, 3, 1, 4, 5, 0).contiguous().view(places, taps, batch)
        y = weight.contiguous().view(places, self.nOutputPlane, taps).bmm(windows)
        y = y.permute(2, 1, 0).contiguous().view(batch, self.nOutputPlane, self.oH, self.oW)
        return y if bias is None else y + bias


def zero_padded(x, left, right, top, bottom):
    """Images with zeros around; negative numbers cut."""
    for dim, before, behind in ((2, top, bottom), (3, left, right)):
        begin, end = max(0, -before), x.size(dim) - max(0, -behind)
        if begin >= end:
            raise ValueError(f"padding of {before} and {behind} leaves nothing of dim {dim} of size {x.size(dim)}")
        if begin or end < x.size(dim):
            x = x.narrow(dim, begin, end - begin)
        parts = []
        for count, position in ((before, 0), (0, 1), (behind, 2)):
            if position == 1:
                parts.append(x)
            elif count > 0:
                size = [*x.size()]
                size[dim] = count
                parts.append(x.data.new(*size).zero_())
        x = _core.cat(parts, dim) if len(parts) > 1 else x
    return x


class SpatialConvolutionMap(_Convolution):
    """SpatialConvolution in which only some planes meet.

    conMatrix: a LongTensor whose row i says (input plane, output plane) of kernel i, counted from 0.
    weight: (connections, kH, kW).
    """

    _full = False

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
            self._draw(stdv * math.sqrt(3))
            return
        planes = self.connTable.select(1, 1).tolist()
        counts = Counter(planes)
        for number, plane in enumerate(planes):
            bound = 1 / math.sqrt(counts[plane] * self.kH * self.kW)
            self.weight.select(0, number).uniform_(-bound, bound)
        for plane in range(self.nOutputPlane):
            bound = 1 / math.sqrt(max(1, counts[plane]) * self.kH * self.kW)
            self.bias.narrow(0, plane, 1).uniform_(-bound, bound)

    def _dense(self, weight):
        """Return the kernels at their places among zeros."""
        first, second = (self.nInputPlane, self.nOutputPlane) if self._full else (self.nOutputPlane, self.nInputPlane)
        inputs, outputs = self.connTable.select(1, 0), self.connTable.select(1, 1)
        at = on_device_of(inputs * second + outputs if self._full else outputs * second + inputs, weight.data)
        zeros = weight.data.new(first * second, self.kH, self.kW).zero_()
        dense = zeros.index_add(0, at, weight)
        return dense.reshape(first, second, self.kH, self.kW)

    def _convolve(self, x, weight, bias):
        return F.conv2d(x, self._dense(weight), bias, (self.dH, self.dW))


class SpatialFullConvolutionMap(SpatialConvolutionMap):
    """SpatialFullConvolution in which only some planes meet, as in SpatialConvolutionMap."""

    _full = True

    def _convolve(self, x, weight, bias):
        return F.conv_transpose2d(x, self._dense(weight), bias, (self.dH, self.dW))


class TemporalConvolution(Layer):
    """Sequences (time, inputFrameSize), or a batch of them, convolved along time.

    weight: (outputFrameSize, kW * inputFrameSize), frame after frame.
    """

    _weights = "weight", "bias"

    def __init__(self, inputFrameSize, outputFrameSize, kW, dW=1):
        super().__init__()
        self.inputFrameSize, self.outputFrameSize, self.kW, self.dW = inputFrameSize, outputFrameSize, kW, dW
        self._make(weight=(outputFrameSize, inputFrameSize * kW), bias=(outputFrameSize,))
        self.reset()

    def reset(self, stdv=None):
        self._draw(stdv * math.sqrt(3) if stdv else 1 / math.sqrt(self.kW * self.inputFrameSize))

    def _convolve(self, x):
        if x.size(2) != self.inputFrameSize or x.size(1) < self.kW:
            raise ValueError(f"{self!r}: input is {x.size(1)} frames of {x.size(2)}; need {self.kW} at least, of "
                             f"{self.inputFrameSize}")
        weight = self.variable("weight").reshape(-1, self.kW, self.inputFrameSize).transpose(1, 2).contiguous()
        y = F.conv1d(x.transpose(1, 2).contiguous(), weight, self.variable("bias"), self.dW)
        return y.transpose(1, 2).contiguous()

    def compute(self, x):
        return batched(self, x, 2, self._convolve)

    def __repr__(self):
        return f"{self.name()}({self.inputFrameSize} -> {self.outputFrameSize}, {self.kW}" + \
            (f", {self.dW})" if self.dW != 1 else ")")


class VolumetricConvolution(_Convolution):
    """Volumes (planes, time, height, width), or a batch of them; weight: (nOutputPlane, nInputPlane, kT, kH, kW)."""

    _dims = 3

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=None, padH=None):
        super().__init__()
        self.nInputPlane, self.nOutputPlane = nInputPlane, nOutputPlane
        self.kT, self.kW, self.kH, self.dT, self.dW, self.dH = kT, kW, kH, dT, dW, dH
        self.padT = padT
        self.padW = padT if padW is None else padW
        self.padH = self.padW if padH is None else padH
        self._make(weight=(nOutputPlane, nInputPlane, kT, kH, kW), bias=(nOutputPlane,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _convolve(self, x, weight, bias):
        if weight.dim() == 2:
            weight = weight.reshape(self.nOutputPlane, self.nInputPlane, self.kT, self.kH, self.kW)
        return F.conv3d(x, weight, bias, (self.dT, self.dH, self.dW), (self.padT, self.padH, self.padW))


class VolumetricDilatedConvolution(VolumetricConvolution):
    """VolumetricConvolution whose kernel takes only every dilationT-th frame, and so on."""

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=0, padH=0, dilationT=1,
                 dilationW=1, dilationH=1):
        super().__init__(nInputPlane, nOutputPlane, kT, kW, kH, dT, dW, dH, padT, padW, padH)
        self.dilationT, self.dilationW, self.dilationH = dilationT, dilationW, dilationH

    def _convolve(self, x, weight, bias):
        return F.conv3d(x, weight, bias, (self.dT, self.dH, self.dW), (self.padT, self.padH, self.padW),
                        (self.dilationT, self.dilationH, self.dilationW))


class VolumetricFullConvolution(_Convolution):
    """The transpose of VolumetricConvolution. weight: (nInputPlane, nOutputPlane, kT, kH, kW)."""

    _dims = 3

    def __init__(self, nInputPlane, nOutputPlane, kT, kW, kH, dT=1, dW=1, dH=1, padT=0, padW=0, padH=0,
                 adjT=0, adjW=0, adjH=0):
        super().__init__()
        self.nInputPlane, self.nOutputPlane = nInputPlane, nOutputPlane
        self.kT, self.kW, self.kH, self.dT, self.dW, self.dH = kT, kW, kH, dT, dW, dH
        self.padT, self.padW, self.padH, self.adjT, self.adjW, self.adjH = padT, padW, padH, adjT, adjW, adjH
        if adjT >= dT or adjW >= dW or adjH >= dH:
            raise ValueError(f"nn.VolumetricFullConvolution: adjT, adjW, adjH are {adjT}, {adjW}, {adjH}; they have to "
                             f"be smaller than the steps {dT}, {dW}, {dH}")
        self._make(weight=(nInputPlane, nOutputPlane, kT, kH, kW), bias=(nOutputPlane,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def _fans(self):
        return self.nInputPlane * self.kT * self.kH * self.kW

    def _convolve(self, x, weight, bias):
        return F.conv_transpose3d(x, weight, bias, (self.dT, self.dH, self.dW), (self.padT, self.padH, self.padW),
                                  (self.adjT, self.adjH, self.adjW))
