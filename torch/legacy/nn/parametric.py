"""Modules with parameters that are no images: sums, products, matrices, distances, looked-up rows."""

import math

from torch import _core
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.utils import on_device_of
from torch.nn import functional as F


class Linear(Layer):
    """input @ weight.t() + bias, for a vector or a batch of them. weight: (outputSize, inputSize), bias: (outputSize).

    >>> nn.Linear(3, 2).forward(torch.zeros(5, 3)).size()
    torch.Size([5, 2])
    """

    _weights = "weight", "bias"

    def __init__(self, inputSize, outputSize, bias=True):
        super().__init__()
        self._make(weight=(outputSize, inputSize), bias=(outputSize,) if bias else None)
        self.reset()

    def _fans(self):
        return self.weight.size(1)

    def compute(self, x):
        if x.dim() not in (1, 2):
            raise ValueError(f"{self!r}: input has {x.dim()} dims; need a vector, or a batch of them")
        y = F.linear(x if x.dim() == 2 else x.reshape(1, -1), self.variable("weight"), self.variable("bias"))
        return y if x.dim() == 2 else y.reshape(-1)

    def __repr__(self):
        return f"{self.name()}({self.weight.size(1)} -> {self.weight.size(0)}" + \
            (")" if self.bias is not None else ") without bias")


class PartialLinear(Linear):
    """Linear, of which only the outputs of setPartition(indices) are computed."""

    def __init__(self, inputsize, outputsize, bias=True):
        super().__init__(inputsize, outputsize, bias)
        self.inputsize, self.outputsize = inputsize, outputsize
        self.partition = None

    def setPartition(self, indices):
        """Compute only the outputs of a LongTensor or list of indices."""
        self.partition = _core.LongTensor(list(indices)) if isinstance(indices, (list, tuple, range)) else indices
        if self.partition.numel() and not 0 <= self.partition.min() <= self.partition.max() < self.outputsize:
            raise IndexError(f"nn.PartialLinear: the partition has indices outside 0 to {self.outputsize - 1}")

    def resetPartition(self):
        """Compute all outputs again."""
        self.partition = None

    def compute(self, x):
        weight, bias = self.variable("weight"), self.variable("bias")
        if self.partition is not None:
            index = on_device_of(self.partition, self.weight).long()
            weight = weight.index_select(0, index)
            bias = None if bias is None else bias.index_select(0, index)
        y = F.linear(x if x.dim() == 2 else x.reshape(1, -1), weight, bias)
        return y if x.dim() == 2 else y.reshape(-1)


class Bilinear(Layer):
    """x1' weight[k] x2 + bias[k] for a list [x1, x2] of batches. weight: (outputSize, inputSize1, inputSize2)."""

    inputs = 2
    _weights = "weight", "bias"

    def __init__(self, inputSize1, inputSize2, outputSize, bias=True):
        super().__init__()
        self._make(weight=(outputSize, inputSize1, inputSize2), bias=(outputSize,) if bias else None)
        self.reset()

    def _fans(self):
        return self.weight.size(1)

    def compute(self, a, b):
        weight, bias = self.variable("weight"), self.variable("bias")
        outputs, size1, size2 = weight.size()
        if a.dim() != 2 or b.dim() != 2 or a.size(1) != size1 or b.size(1) != size2 or a.size(0) != b.size(0):
            raise ValueError(f"nn.Bilinear: inputs have sizes {tuple(a.size())} and {tuple(b.size())}; need "
                             f"(batch, {size1}) and (batch, {size2})")
        half = a.mm(weight.transpose(0, 1).contiguous().view(size1, -1)).view(-1, outputs, size2)
        y = (half * b.unsqueeze(1)).sum(2)
        return y if bias is None else y + bias


class Add(Layer):
    """The input plus a bias of its size, or plus one number with scalar."""

    _weights = ("bias",)

    def __init__(self, inputSize, scalar=False):
        super().__init__()
        self.scalar = scalar or inputSize == 1
        self._make(bias=(1 if self.scalar else inputSize,))
        self.reset()

    def _fans(self):
        return self.bias.size(0)

    def compute(self, x):
        bias = self.variable("bias")
        if self.scalar:
            return x + bias
        batch = x.view(-1) if x.dim() == 1 else x.contiguous().view(x.size(0), -1)
        if batch.size(batch.dim() - 1) != bias.size(0):
            raise ValueError(f"nn.Add: input has sizes {tuple(x.size())}; need {bias.size(0)} elements a sample")
        return (batch + bias).reshape(x.size())


class Mul(Layer):
    """The input times one number, the weight."""

    _weights = ("weight",)

    def __init__(self):
        super().__init__()
        self._make(weight=(1,))
        self.reset()

    def _fans(self):
        return 1

    def compute(self, x):
        return x * self.variable("weight")


class CMul(Layer):
    """The input times a weight for each element, of the size args; sizes of 1 are broadcast, as is a batch."""

    _weights = ("weight",)

    def __init__(self, *args):
        super().__init__()
        self.size = list(args[0]) if len(args) == 1 and not isinstance(args[0], int) else list(args)
        self._make(weight=tuple(self.size))
        self.reset()

    def _fans(self):
        return math.prod(self.size)

    def _fitted(self, x, name):
        """Return the parameter, with the sizes of a sample where it is one row for all of its elements."""
        tensor = self.variable(name)
        if tensor.numel() > 1 and tensor.dim() == 1 and x.dim() > 2 and x.numel() == x.size(0) * tensor.numel():
            return tensor.reshape(*x.size()[1:])
        return tensor

    def _checked(self, x, y):
        if y.size() != x.size():
            name, = self._weights
            raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}, and the {name} {tuple(self.size)}")
        return y

    def compute(self, x):
        return self._checked(x, x * self._fitted(x, "weight"))


class CAdd(CMul):
    """The input plus a bias for each element, of the size args; sizes of 1 are broadcast, as is a batch."""

    _weights = ("bias",)

    def _make(self, **sizes):
        super()._make(bias=sizes["weight"])

    def compute(self, x):
        return self._checked(x, x + self._fitted(x, "bias"))


class _Distances(Layer):
    _weights = ("weight",)

    def _batch(self, x):
        size = self.weight.size(0 if self._columns else 1)
        if x.dim() not in (1, 2) or x.size(x.dim() - 1) != size:
            raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}; need ({size}) or (batch, {size})")
        return x if x.dim() == 2 else x.reshape(1, -1)

    _columns = True  # whether an output is a column of the weight

    def _fans(self):
        return self.weight.size(0 if self._columns else 1)

    def _differences(self, batch):
        return batch.unsqueeze(2) - self.variable("weight").unsqueeze(0)

    def compute(self, x):
        y = self._distances(self._batch(x))
        return y if x.dim() == 2 else y.reshape(-1)


class Cosine(_Distances):
    """The cosine of the angle between the input and each row of weight (outputSize, inputSize)."""

    _columns = False

    def __init__(self, inputSize, outputSize):
        super().__init__()
        self._make(weight=(outputSize, inputSize))
        self.reset()

    def _distances(self, batch):
        weight = self.variable("weight")
        norms = (batch * batch).sum(1, True).sqrt() + 1e-12
        return batch.mm(weight.t()) / norms / ((weight * weight).sum(1).sqrt() + 1e-12)


class Euclidean(_Distances):
    """The distance between the input and each column of weight (inputSize, outputSize)."""

    def __init__(self, inputSize, outputSize):
        super().__init__()
        self._make(weight=(inputSize, outputSize))
        self.reset()

    def _distances(self, batch):
        differences = self._differences(batch)
        return differences.norm(2, 1)


class WeightedEuclidean(_Distances):
    """Euclidean, where each difference is multiplied by an element of diagCov (inputSize, outputSize) first."""

    _weights = "weight", "diagCov"

    def __init__(self, inputSize, outputSize):
        super().__init__()
        self._make(weight=(inputSize, outputSize), diagCov=(inputSize, outputSize))
        self.reset()

    def reset(self, stdv=None):
        super().reset(stdv)
        self.diagCov.fill_(1)
        return self

    def _distances(self, batch):
        return (self._differences(batch) * self.variable("diagCov").unsqueeze(0)).norm(2, 1)


class PReLU(Layer):
    """The input, below zero times the weight: one number, or with nOutputPlane one for each plane."""

    _weights = ("weight",)

    def __init__(self, nOutputPlane=0):
        super().__init__()
        self.nOutputPlane = nOutputPlane
        self._make(weight=(nOutputPlane or 1,))
        self.weight.fill_(0.25)

    def compute(self, x):
        weight = self.variable("weight")
        if self.nOutputPlane and x.dim() == 1:
            return F.prelu(x.unsqueeze(0), weight).squeeze(0)
        return F.prelu(x, weight)


class LookupTable(Layer):
    """Rows of weight (nIndex, nOutput) by a LongTensor of indices, counted from 0: one dim or, for a batch, two.

    paddingValue: the index whose row gets no gradient; -1 for none. maxNorm, normType: rows that are looked up are
    first scaled down to a norm of maxNorm at most.
    """

    _weights = ("weight",)
    _lua_version = _lua_writes = 4

    def __init__(self, nIndex, nOutput, paddingValue=-1, maxNorm=None, normType=None):
        super().__init__()
        self.paddingValue, self.maxNorm, self.normType = paddingValue, maxNorm, normType or 2
        self.shouldScaleGradByFreq = False
        self._make(weight=(nIndex, nOutput))
        self.reset()

    def accUpdateOnly(self):
        """Return up the gradient's memory; only accUpdateGradParameters works then. Returns the module."""
        self.gradWeight = None
        return self

    def setPadding(self, paddingValue):
        """Set the index whose row gets no gradient. Returns the module."""
        self.paddingValue = paddingValue
        return self

    def setMaxNorm(self, maxNorm):
        """Set the largest norm of a row. Returns the module."""
        self.maxNorm = maxNorm
        return self

    def setNormType(self, normType):
        """Set which norm maxNorm means. Returns the module."""
        self.normType = normType
        return self

    def scaleGradByFreq(self):
        """Divide the gradient of each row by the number of its look-ups. Returns the module."""
        self.shouldScaleGradByFreq = True
        return self

    def reset(self, stdv=1):
        self.weight.normal_(0, stdv or 1)

    def renorm(self, input):
        """Scale the rows with the indices `input` down to the largest norm."""
        index = input.contiguous().view(-1)
        rows = self.weight.index_select(0, index)
        self.weight.index_copy_(0, index, rows.renorm(self.normType, 0, self.maxNorm))

    def _tensors(self, input):
        if not _core.is_tensor(input) or not 1 <= input.dim() <= 2:
            self._refuse_input(input, "a LongTensor of one dim or, for a batch, two")
        return (on_device_of(input.long(), self.weight),)

    def updateOutput(self, input):
        if self.maxNorm and self.train:
            self.renorm(*self._tensors(input))
        return super().updateOutput(input)

    def compute(self, index):
        rows = self.variable("weight").index_select(0, index.contiguous().view(-1))
        return rows.reshape(*index.size(), -1)

    def _add_gradients(self, record, scale):
        weight, index = record.parameters["weight"], record.tensors[0].contiguous().view(-1)
        gradient = weight.grad.data
        if 0 <= self.paddingValue < gradient.size(0):
            gradient.select(0, self.paddingValue).zero_()
        if self.shouldScaleGradByFreq:
            counts = gradient.new(gradient.size(0)).zero_().index_add_(0, index, gradient.new(index.size(0)).fill_(1))
            gradient.div_(counts.clamp_(1, float("inf")).unsqueeze(1))
        self.gradWeight.add_(scale, gradient)

    def _set_input_gradient(self, record):
        self.gradInput = self.weight.new()

    def accUpdateGradParameters(self, input, gradOutput, lr):
        if self.gradWeight is not None:
            super().accUpdateGradParameters(input, gradOutput, lr)
            return
        try:
            self.gradWeight = self.weight.clone().zero_()
            self.accGradParameters(input, gradOutput, 1)
            self.weight.add_(-lr, self.gradWeight)
        finally:
            self.gradWeight = None
