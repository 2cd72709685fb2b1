"""Modules of indexed inputs: sparse rows, one-hot rows, clusters."""

import math

from torch import _core
from torch.legacy.nn.module import Module
from torch.legacy.nn.parametric import Linear
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.utils import describe, is_list, on_device_of
from torch.nn import functional as F


def _chosen(weight, index, values, owner, count):
    """Return, for each of `count` owners, the sum of its values times the rows of `weight` at its indices."""
    index, owner = on_device_of(index, weight.data), on_device_of(owner, weight.data)
    zeros = weight.data.new(count, weight.size(1)).zero_()
    rows = weight.index_select(0, index) * values.unsqueeze(1)
    return zeros.index_add(0, owner, rows)


def _owners(lengths):
    return _core.LongTensor([sample for sample, length in enumerate(lengths) for _ in range(length)])


class _Sparse(Layer):
    """Linear for inputs of which the elements that are not zero are given."""

    _weights = "weight", "bias"
    inputs = "any"

    def _fans(self):
        return self.weight.numel() // self.bias.size(0)

    def _whole(self, output):
        return output if self._batch else output.reshape(-1)

    _hidden = (*Layer._hidden, "_batch")

    def __repr__(self):
        size = self.bias.size(0)
        return f"{self.name()}({self.weight.numel() // size} -> {size})"


class SparseLinear(_Sparse):
    """Linear of sparse vectors: tensors (entries, 2) of pairs of index, from 0, and value; a list of them is a batch.

    doGradInput: whether gradInput is computed; it is dense, (inputSize) or (batch, inputSize).
    """

    def __init__(self, inputSize, outputSize, doGradInput=False):
        super().__init__()
        self.doGradInput, self.weightDecay = doGradInput, 0
        self._make(weight=(outputSize, inputSize), bias=(outputSize,))
        self.reset()

    def _tensors(self, input):
        self._batch = is_list(input) or _core.is_tensor(input) and input.dim() == 3
        parts = tuple(input) if is_list(input) else tuple(input.unbind(0)) if self._batch else (input,)
        for part in parts:
            if not _core.is_tensor(part) or part.dim() != 2 or part.size(1) != 2:
                self._refuse_input(part, "pairs of index and value, (entries, 2)")
        return parts

    def compute(self, *parts):
        pairs = _core.cat([part.data for part in parts], 0)
        owner = _owners(part.size(0) for part in parts)
        index = pairs.select(1, 0).contiguous().long()
        values = pairs.select(1, 1).contiguous()
        sums = _chosen(self.variable("weight").t(), index, values, owner, len(parts))
        return self._whole(sums + self.variable("bias"))

    def updateGradInput(self, input, gradOutput):
        parts = self._tensors(input)
        if self.doGradInput:
            self.gradInput = self._whole(gradOutput.reshape(-1, self.weight.size(0)).mm(self.weight))
        else:
            self.gradInput = [self.weight.new() for _ in parts] if is_list(input) else self.weight.new()
        return self.gradInput

    def _add_gradients(self, record, scale):
        super()._add_gradients(record, scale)
        if self.weightDecay:
            self.gradWeight.add_(self.weightDecay * scale, self.weight)


class IndexLinear(_Sparse):
    """Linear of sparse vectors, given as [keys, values]: a LongTensor and a tensor, or lists of them for a batch.

    weight: (inputSize, outputSize). Sizes of the samples may be a third entry, with all keys and values in one tensor
    each. doGradInput: whether gradInput, [keys' zeros, values' gradient], is computed. keysOffset: the first key.
    """

    def __init__(self, inputSize, outputSize, doGradInput=False, keysOffset=0, weight=None, bias=None, normalize=False):
        super().__init__()
        if normalize:
            raise NotImplementedError(f"{self.name()}: normalize is not there; divide the values before")
        self.doGradInput, self.offset = doGradInput, keysOffset
        self._make(weight=(inputSize, outputSize), bias=(outputSize,))
        self.reset()
        for name, given in (("weight", weight), ("bias", bias)):
            if given is not None:
                setattr(self, name, given)

    def _fans(self):
        return self.weight.size(1)

    def _tensors(self, input):
        if not is_list(input) or len(input) not in (2, 3):
            self._refuse_input(input, "a list of keys and values, and perhaps sizes")
        keys, values, *sizes = input
        self._batch = is_list(keys) or bool(sizes)
        keys, values = (list(part) if is_list(part) else [part] for part in (keys, values))
        lengths = sizes[0].reshape(-1).tolist() if sizes else [key.numel() for key in keys]
        if [key.numel() for key in keys] != [value.numel() for value in values] or \
                sum(lengths) != sum(key.numel() for key in keys):
            raise ValueError(f"{self.name()}: keys, values and sizes do not fit: {describe(input)}")
        flat = [_core.cat([part.contiguous().view(-1) for part in parts], 0) for parts in (keys, values)]
        return flat[0].long(), flat[1], _core.LongTensor(lengths)

    def compute(self, keys, values, lengths):
        lengths = lengths.data.tolist()
        sums = _chosen(self.variable("weight"), keys.data - self.offset, values, _owners(lengths), len(lengths))
        return self._whole(sums + self.variable("bias"))

    def updateGradInput(self, input, gradOutput):
        super().updateGradInput(input, gradOutput)
        if not self.doGradInput:
            self.gradInput = self.weight.new()
            return self.gradInput
        gradient, (keys, *_) = self.gradInput[1], input
        lengths = [key.numel() for key in keys] if is_list(keys) else [keys.numel()]
        parts = list(gradient.split(lengths, 0))
        zeros = [part.new(part.size()).zero_() for part in parts]
        self.gradInput = [zeros, parts] if is_list(keys) else [zeros[0], parts[0]]
        return self.gradInput


class LinearWeightNorm(Linear):
    """Linear whose weight is g * v / |v| for each output. v: (outputSize, inputSize), g: (outputSize, 1).

    eps: the smallest norm that is divided by. Salimans and Kingma, 2016.
    """

    _weights = "v", "g", "bias"

    def __init__(self, inputSize, outputSize, bias=True, eps=1e-16):
        Layer.__init__(self)
        self.inputSize, self.outputSize, self.eps = inputSize, outputSize, eps
        self._make(v=(outputSize, inputSize), g=(outputSize, 1), bias=(outputSize,) if bias else None)
        self.reset()

    def reset(self, stdv=None):
        bound = stdv * math.sqrt(3) if stdv else 1 / math.sqrt(self.inputSize)
        self.initFromWeight(self.v.clone().uniform_(-bound, bound))
        if self.bias is not None:
            self.bias.uniform_(-bound, bound)
        return self

    def initFromWeight(self, weight):
        """Take v and g from a weight. Returns the module."""
        self.v.copy_(weight)
        self.g.copy_((weight * weight).sum(1).sqrt().clamp_(self.eps, math.inf).reshape(-1, 1))
        self.updateWeightMatrix()
        return self

    @staticmethod
    def fromLinear(linear):
        """Return a module equivalent to a Linear, with copies of its parameters."""
        result = LinearWeightNorm(linear.weight.size(1), linear.weight.size(0), linear.bias is not None)
        result.type(linear.type()).initFromWeight(linear.weight)
        if linear.bias is not None:
            result.bias.copy_(linear.bias)
        return result

    def toLinear(self):
        """Return an equivalent Linear, with copies of the parameters."""
        result = Linear(self.inputSize, self.outputSize, self.bias is not None).type(self.type())
        result.weight.copy_(self.updateWeightMatrix())
        if self.bias is not None:
            result.bias.copy_(self.bias)
        return result

    def updateWeightMatrix(self):
        """Compute and return `weight`, g * v / |v|."""
        norm = (self.v * self.v).sum(1).sqrt().clamp_(self.eps, math.inf).reshape(-1, 1)
        self.weight = self.v * (self.g / norm)
        return self.weight

    def compute(self, x):
        v = self.variable("v")
        weight = v * (self.variable("g") / (v * v).sum(1).sqrt().clamp_min(self.eps).reshape(-1, 1))
        y = F.linear(x if x.dim() == 2 else x.reshape(1, -1), weight, self.variable("bias"))
        return y if x.dim() == 2 else y.reshape(-1)

    def __repr__(self):
        return f"{self.name()}({self.inputSize} -> {self.outputSize})" + \
            ("" if self.bias is not None else " without bias")


class OneHot(Module):
    """Rows of outputSize elements that are 1 at the class, from 0, and 0 elsewhere, for classes of any size."""

    def __init__(self, outputSize):
        super().__init__()
        self.outputSize = outputSize

    def updateOutput(self, input):
        if not _core.is_tensor(input):
            self._refuse_input(input, "a tensor of classes")
        index = input.contiguous().view(-1, 1).long()
        rows = _core.Tensor(index.size(0), self.outputSize).type(self._type).zero_()
        self.output = rows.scatter_(1, index, 1).reshape(*input.size(), self.outputSize)
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = gradOutput.new(input.size()).zero_()
        return self.gradInput

    def __repr__(self):
        return f"{self.name()}({self.outputSize})"


class Kmeans(Module):
    """The number of the nearest of k centres, for each row of (batch, dim); `loss` is the sum of squared distances.

    weight: (k, dim), the centres. Their gradient leads from the mean of their rows to them, times `scale`, so a step of
    updateParameters(1) puts them there.
    """

    def __init__(self, k, dim, scale=1):
        super().__init__()
        if scale <= 0:
            raise ValueError(f"{self.name()}: scale is {scale}; it has to be positive")
        self.k, self.dim, self.scale, self.loss = k, dim, scale, 0.0
        self.weight, self.gradWeight = _core.Tensor(k, dim), _core.Tensor(k, dim).zero_()
        self.clusterSampleCount = _core.Tensor(k).zero_()
        self.reset()

    def reset(self, stdv=None):
        bound = stdv or 1
        self.weight.uniform_(-bound, bound)

    def initRandom(self, input):
        """Put the centres on random rows of an input. Returns the module."""
        rows = self._rows(input)
        if rows.size(0) < self.k:
            raise ValueError(f"{self.name()}: input has {rows.size(0)} rows; need {self.k} for as many centres")
        chosen = on_device_of(_core.randperm(rows.size(0)).narrow(0, 0, self.k), rows)
        self.weight.copy_(rows.index_select(0, chosen))
        return self

    def initKmeansPlus(self, input, p=1):
        """Put the centres on rows far apart: with a probability as the p-th power of the squared distance. Returns
        the module. Arthur and Vassilvitskii, 2007.
        """
        rows = self._rows(input)
        first = _core.randperm(rows.size(0)).tolist()[0]
        self.weight.select(0, 0).copy_(rows.select(0, first))
        for number in range(1, self.k):
            nearest = self._distances(rows, self.weight.narrow(0, 0, number)).min(1)[0] ** p
            chosen = nearest if float(nearest.sum()) > 0 else nearest.clone().fill_(1)
            self.weight.select(0, number).copy_(rows.select(0, _core.multinomial(chosen, 1).tolist()[0]))
        return self

    def _rows(self, input):
        if not _core.is_tensor(input) or input.dim() not in (1, 2) or input.size(input.dim() - 1) != self.dim:
            self._refuse_input(input, f"rows of {self.dim} elements")
        return input if input.dim() == 2 else input.reshape(1, -1)

    @staticmethod
    def _distances(rows, centres):
        differences = rows.unsqueeze(1) - centres.unsqueeze(0)
        return (differences * differences).sum(2)

    def updateOutput(self, input):
        nearest, self.output = self._distances(self._rows(input), self.weight).min(1)
        self.loss = float(nearest.sum())
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = input.clone().zero_()
        return self.gradInput

    def accGradParameters(self, input, gradOutput=None, scale=1):
        rows, index = self._rows(input), self.output
        if index.numel() != rows.size(0):
            raise RuntimeError(f"{self.name()}: backward before forward; call forward(input) first")
        self.clusterSampleCount.zero_().index_add_(0, index, rows.new(index.size(0)).fill_(1))
        sums = self.weight.clone().zero_().index_add_(0, index, rows)
        counts = self.clusterSampleCount.unsqueeze(1)
        slope = (self.weight * counts - sums) / counts.clamp(1, math.inf)
        self.gradWeight.add_(self.scale * scale, slope)

    def __repr__(self):
        return f"{self.name()}({self.k}, {self.dim})"
