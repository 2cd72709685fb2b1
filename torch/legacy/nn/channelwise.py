"""Convolutions in which planes do not meet."""

from torch import _core
from torch.legacy.nn.convolution import SpatialConvolution
from torch.legacy.nn.recorded import Batched
from torch.nn import functional as F


class SpatialDepthWiseConvolution(SpatialConvolution):
    """nOutputPlane kernels for each plane of images: plane i gives planes i * nOutputPlane and those that follow.

    weight: (nOutputPlane, nInputPlane, kH, kW), bias: (nOutputPlane, nInputPlane).
    """

    def __init__(self, nInputPlane, nOutputPlane, kW, kH, dW=1, dH=1, padW=0, padH=None):
        super().__init__(nInputPlane, nOutputPlane, kW, kH, dW, dH, padW, padH)
        self._make(bias=(nOutputPlane, nInputPlane))
        self.reset()

    def _fans(self):
        return self.kW * self.kH * self.nInputPlane

    def _convolve(self, x, weight, bias):
        kernels = weight.transpose(0, 1).contiguous().view(-1, 1, self.kH, self.kW)
        bias = None if bias is None else bias.t().contiguous().view(-1)
        return F.conv2d(x, kernels, bias, (self.dH, self.dW), (self.padH, self.padW), 1, self.nInputPlane)


class TemporalRowConvolution(Batched):
    """Each column of sequences (time, inputFrameSize), or a batch of them, convolved along time with its own kernel.

    weight: (inputFrameSize, 1, kW), bias: (inputFrameSize). featFirst: inputs are (inputFrameSize, time).
    """

    _weights = "weight", "bias"
    _buffers = "finput", "fgradInput"
    _dims = 2

    def __init__(self, inputFrameSize, kW, dW=1, featFirst=False):
        super().__init__()
        self.inputFrameSize, self.kW, self.dW, self.featFirst = inputFrameSize, kW, dW, featFirst
        self._make(weight=(inputFrameSize, 1, kW), bias=(inputFrameSize,))
        self.finput, self.fgradInput = _core.Tensor(), _core.Tensor()
        self.reset()

    def noBias(self):
        """Switch the bias off. Returns the module."""
        self.bias = self.gradBias = None
        return self

    def _fans(self):
        return self.kW * self.inputFrameSize

    def _compute(self, x):
        columns = x if self.featFirst else x.transpose(1, 2).contiguous()
        if columns.size(1) != self.inputFrameSize or columns.size(2) < self.kW:
            raise ValueError(f"{self!r}: input is {columns.size(2)} frames of {columns.size(1)}; need {self.kW} at "
                             f"least, of {self.inputFrameSize}")
        y = F.conv1d(columns, self.variable("weight"), self.variable("bias"), self.dW, 0, 1, self.inputFrameSize)
        return y if self.featFirst else y.transpose(1, 2).contiguous()

    def __repr__(self):
        return f"{self.name()}({self.inputFrameSize}, {self.kW}{f', {self.dW}' if self.dW != 1 else ''})"
