"""Dropout, random slopes, and normalisation over batches: modules that differ in training and evaluation."""

from torch import _core
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.utils import clear
from torch.nn import functional as F


class Dropout(Layer):
    """In training each element becomes 0 with probability p, and the others are multiplied by 1 / (1 - p).

    Srivastava and others, 2014. `noise` holds the factors of the last forward. stochasticInference: evaluation draws as
    training does (Gal and Ghahramani, 2015). Raises ValueError if p is not in [0, 1).
    """

    def __init__(self, p=0.5, inplace=False, stochasticInference=False):
        super().__init__()
        self.stochasticInference = stochasticInference
        self.noise = _core.Tensor()
        self.inplace = inplace
        self.setp(p)

    def setp(self, p):
        """Set the probability."""
        if not 0 <= p < 1:
            raise ValueError(f"{self.name()}: p is a probability from 0 to below 1, not {p}")
        self.p = p

    def _noise_size(self, x):
        return x.size()

    def _draws(self):
        return self.train or self.stochasticInference

    def updateOutput(self, input):
        if self._draws() and self.p > 0 and _core.is_tensor(input):
            self.noise = input.new(*self._noise_size(input)).bernoulli_(1 - self.p)
            if self.v2:
                self.noise.div_(1 - self.p)
        return super().updateOutput(input)

    v2 = True  # old files say False: evaluation multiplies by 1 - p instead

    def compute(self, x):
        if not self._draws() and not self.v2:
            return x * (1 - self.p)
        if not self._draws() or not self.p:
            return x.reshape(x.size()) if x.is_contiguous() else x.contiguous()
        return x * self.noise

    def clearState(self):
        self.noise = self.noise.new()
        return super().clearState()

    def __repr__(self):
        return f"{self.name()}({self.p:.6g})"


class SpatialDropout(Dropout):
    """In training each whole plane of an image becomes 0 with probability p; evaluation multiplies by 1 - p."""

    _dims = 3

    def __init__(self, p=0.5, stochasticInference=False):
        super().__init__(p, False, stochasticInference)

    def _noise_size(self, x):
        if x.dim() not in (self._dims, self._dims + 1):
            raise ValueError(f"{self.name()}: input has {x.dim()} dims; need {self._dims}, or {self._dims + 1} for a "
                             "batch")
        lead = x.dim() - self._dims + 1
        return (*x.size()[:lead], *[1] * (x.dim() - lead))

    def updateOutput(self, input):
        if self._draws() and _core.is_tensor(input):
            self.noise = input.new(*self._noise_size(input)).bernoulli_(1 - self.p)
        return Layer.updateOutput(self, input)

    def compute(self, x):
        if not self._draws():
            return x * (1 - self.p)
        return x * self.noise


class VolumetricDropout(SpatialDropout):
    """SpatialDropout for volumes."""

    _dims = 4


class RReLU(Layer):
    """The input, below zero times a slope: in training one drawn from (lower, upper), in evaluation their mean.

    Xu and others, 2015. `noise` holds the slopes of the last forward.
    """

    _buffers = ("noise",)

    def __init__(self, lower=1 / 8, upper=1 / 3, inplace=False):
        super().__init__()
        if not 0 <= lower <= upper:
            raise ValueError(f"nn.RReLU: need 0 <= lower <= upper, not {lower} and {upper}")
        self.lower, self.upper, self.inplace = lower, upper, inplace
        self.noise = _core.Tensor()

    def updateOutput(self, input):
        if self.train and _core.is_tensor(input):
            self.noise = input.new(input.size()).uniform_(self.lower, self.upper).masked_fill_(input > 0, 1)
        return super().updateOutput(input)

    def compute(self, x):
        if not self.train:
            return F.leaky_relu(x, (self.lower + self.upper) / 2)
        return x * self.noise


class BatchNormalization(Layer):
    """Each column of a batch to mean 0 and variance 1, times weight plus bias. Ioffe and Szegedy, 2015.

    nOutput: the columns. momentum: how fast running_mean and running_var, which evaluation uses, follow the batches.
    affine: whether there are weight and bias.
    """

    _weights = "weight", "bias"
    _lua_writes = 2
    nDim = 2

    def __init__(self, nOutput, eps=1e-05, momentum=0.1, affine=True):
        super().__init__()
        self.eps, self.momentum, self.affine = eps, momentum, affine
        self.running_mean = _core.Tensor(nOutput).zero_()
        self.running_var = _core.Tensor(nOutput).fill_(1)
        self._make(weight=(nOutput,) if affine else None, bias=(nOutput,) if affine else None)
        self.reset()

    def reset(self, stdv=None):
        if self.weight is not None:
            self.weight.uniform_(0, 1)
            self.bias.zero_()
        self.running_mean.zero_()
        self.running_var.fill_(1)

    def compute(self, x):
        if x.dim() not in (self.nDim, self.nDim - 1) or x.dim() == self.nDim - 1 == 1 and self.train:
            raise ValueError(f"{self!r}: input has {x.dim()} dims; need {self.nDim}")
        batch = x if x.dim() == self.nDim else x.unsqueeze(0)
        if batch.size(1) != self.running_mean.size(0):
            raise ValueError(f"{self!r}: input has {batch.size(1)} columns or planes; need {self.running_mean.size(0)}")
        # A pass for the sake of gradients alone leaves the running values as they are.
        means = [tensor if self._moves else tensor.clone() for tensor in (self.running_mean, self.running_var)]
        y = F.batch_norm(batch, *means, self.variable("weight"), self.variable("bias"), self.train,
                         0 if self.momentum is None else self.momentum, self.eps)
        return y if x.dim() == self.nDim else y.squeeze(0)

    _moves = False
    _hidden = (*Layer._hidden, "_moves")

    def updateOutput(self, input):
        self._moves = True
        try:
            return super().updateOutput(input)
        finally:
            del self._moves

    def clearState(self):
        clear(self, "save_mean", "save_std")
        return super().clearState()

    def __repr__(self):
        return f"{self.name()}({self.running_mean.size(0)})"


class SpatialBatchNormalization(BatchNormalization):
    """BatchNormalization of the planes of images (batch, planes, height, width)."""

    nDim = 4


class VolumetricBatchNormalization(BatchNormalization):
    """BatchNormalization of the planes of volumes (batch, planes, time, height, width)."""

    nDim = 5
