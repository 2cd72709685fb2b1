"""Criterions, which compute losses by torch's rows and gradients by the rows' backward."""

from torch import _core
from torch._core import Variable
from torch.autograd.grad_mode import with_recording
from torch.legacy.nn.module import Base, Module
from torch.legacy.nn.recorded import Record, gradient
from torch.legacy.nn.utils import describe, each, floating, is_list, on_device_of
from torch.nn import functional as F


class Criterion(Base):
    """Base class of criterions: forward(input, target) returns the loss as a number, backward the input's gradient."""

    def __init__(self):
        self.output, self.gradInput = 0, _core.Tensor()
        self._type = self.gradInput.type()

    def forward(self, input, target):
        """Return the loss, a number."""
        return self.updateOutput(input, target)

    def backward(self, input, target):
        """Return the gradient of the loss for the input."""
        return self.updateGradInput(input, target)

    def updateOutput(self, input, target):
        """Compute and return `output`."""
        raise NotImplementedError(f"{self.name()} does not say what it computes")

    def updateGradInput(self, input, target):
        """Compute and return `gradInput`."""
        raise NotImplementedError(f"{self.name()} does not say what its gradient is")

    def as_module(self):
        """Return a module from the list [input, target] to the loss."""
        return CriterionTable(self)

    def clearState(self):
        """Release the tensors saved for backward. Returns the criterion."""
        for hidden in self._hidden:
            self.__dict__.pop(hidden, None)
        self.gradInput = self.gradInput.new() if _core.is_tensor(self.gradInput) else []
        return self


class CriterionTable(Module):
    """A criterion as a module: input [input, target], the output is the loss."""

    def __init__(self, criterion):
        super().__init__()
        self.criterion = criterion

    def updateOutput(self, input):
        self.output = self.criterion.updateOutput(*input)
        return self.output

    def backward(self, input, gradOutput=None, scale=1):
        return self.updateGradInput(input)

    def updateGradInput(self, input, gradOutput=None):
        self.gradInput = self.criterion.updateGradInput(*input)
        return self.gradInput


class Loss(Criterion):
    """A criterion of a differentiable loss: compute(input..., target...) returns a tensor of one element."""

    inputs = None  # how many tensors the list of inputs has; None for a tensor
    integral = False  # whether targets are classes or indices

    def __init__(self, sizeAverage=True):
        super().__init__()
        self.sizeAverage = sizeAverage

    def _record_of(self, input, target):
        if self.inputs is None:
            if not _core.is_tensor(input):
                raise TypeError(f"{self.name()}: input is {describe(input)}; need a tensor")
            tensors = (input,)
        else:
            if not is_list(input) or len(input) != self.inputs or not all(map(_core.is_tensor, input)):
                raise TypeError(f"{self.name()}: input is {describe(input)}; need a list of {self.inputs} tensors")
            tensors = tuple(input)
        target = self._target(target, tensors[0])
        variables = [Variable(tensor) for tensor in tensors]
        if not variables[0].requires_grad:
            swapped = "; are input and target swapped?" if _core.is_tensor(target) and floating(target) else ""
            raise TypeError(f"{self.name()}: input is {describe(tensors[0])}; need a floating type{swapped}")
        return Record(tensors, variables, {}, with_recording(True, self.compute, *variables, target))

    def _target(self, target, input):
        if isinstance(target, (int, float)) and not isinstance(target, bool):
            target = _core.LongTensor([target]) if self.integral else input.new([target])
        if not _core.is_tensor(target):
            raise TypeError(f"{self.name()}: target is {describe(target)}; need a tensor")
        if self.integral:
            if floating(target) and not floating(input):
                raise TypeError(f"{self.name()}: input is {describe(input)}, target is {describe(target)}; "
                                "are input and target swapped?")
            target = target.long()
        return on_device_of(target, input)

    _hidden = "_record", "_given"

    def updateOutput(self, input, target):
        self._record, self._given = self._record_of(input, target), (input, target)
        self.output = float(self._record.results[0].data.sum())
        return self.output

    def updateGradInput(self, input, target):
        record, given = self.__dict__.pop("_record", None), self.__dict__.pop("_given", None)
        if record is None or given[0] is not input or given[1] is not target or is_list(input):
            record = self._record_of(input, target)
        result = record.results[0].data
        record.run((result.new(result.size()).fill_(1),))
        gradients = [gradient(variable) for variable in record.inputs]
        self.gradInput = gradients[0] if self.inputs is None else gradients
        return self.gradInput

    def _mean(self, losses):
        """Return the mean of all elements, or their sum."""
        return losses.mean() if self.sizeAverage else losses.sum()


def elements(self, a, b):
    """Return the input and the target in the input's size. Raises ValueError for different numbers of elements."""
    if a.numel() != b.numel():
        raise ValueError(f"{self.name()}: input has sizes {tuple(a.size())}, target {tuple(b.size())}; they need as "
                         "many elements")
    return a, b if a.size() == b.size() else b.contiguous().view(a.size())


def loss(name, function, doc):
    """Return a criterion of input and target of one size, from a row of a table."""
    def compute(self, x, target):
        return function(*elements(self, x, target), size_average=self.sizeAverage)

    return type(name, (Loss,), {"compute": compute, "__doc__": doc, "__module__": "torch.legacy.nn",
                                "__qualname__": name})


AbsCriterion = loss("AbsCriterion", F.l1_loss, "The mean of |x - y|, or their sum.")
MSECriterion = loss("MSECriterion", F.mse_loss, "The mean of (x - y) ** 2, or their sum.")
SmoothL1Criterion = loss("SmoothL1Criterion", F.smooth_l1_loss,
                         "The mean of d * d / 2 where |x - y| = d is below 1, of d - 1/2 elsewhere; or their sum.")
DistKLDivCriterion = loss("DistKLDivCriterion", F.kl_div,
                          "The mean of y * (log y - x) for logarithms x of probabilities, or their sum.")
SoftMarginCriterion = loss("SoftMarginCriterion", F.soft_margin_loss,
                           "The mean of log(1 + exp(-y * x)) for targets of 1 and -1, or their sum.")


class WeightedMSECriterion(Loss):
    """The mean of (x - weight * y) ** 2, or their sum. weight: a tensor of the size of a sample, or of a batch."""

    def __init__(self, weight, sizeAverage=True):
        super().__init__(sizeAverage)
        self.weight = weight

    def compute(self, x, target):
        x, target = elements(self, x, target)
        weight = self.weight
        return F.mse_loss(x, (target * weight).expand_as(x), size_average=self.sizeAverage)


class BCECriterion(Loss):
    """The mean of -(y log x + (1 - y) log(1 - x)) for probabilities x. weights: factors, broadcast to the elements."""

    def __init__(self, weights=None, sizeAverage=True):
        super().__init__(sizeAverage)
        self.weights = weights

    def compute(self, x, target):
        x, target = elements(self, x, target)
        return F.binary_cross_entropy(x, target, self.weights, size_average=self.sizeAverage)


class ClassNLLCriterion(Loss):
    """-input[target] of logarithms of probabilities, the mean over a batch.

    target: a class, counted from 0, or a LongTensor of one for each sample. weights: a tensor of a factor for each
    class; the mean is weighted by them. ignoreIndex: the class of samples that count for nothing.
    """

    integral = True

    def __init__(self, weights=None, sizeAverage=True, ignoreIndex=-100):
        super().__init__(sizeAverage)
        self.weights, self.ignoreIndex = weights, ignoreIndex

    def compute(self, x, target):
        if x.dim() not in (1, 2):
            raise ValueError(f"{self.name()}: input has {x.dim()} dims; need the classes, or a batch of them")
        x = x if x.dim() == 2 else x.reshape(1, -1)
        target = target.reshape(-1)
        if target.size(0) != x.size(0):
            raise ValueError(f"{self.name()}: input has {x.size(0)} samples, target {target.size(0)}")
        return self._loss(x, target)

    def _loss(self, x, target):
        if not bool((target.data != self.ignoreIndex).any()):  # a mean of nothing counts as 0
            return x.sum() * 0
        return F.nll_loss(x, target, self.weights, size_average=self.sizeAverage, ignore_index=self.ignoreIndex)


class SpatialClassNLLCriterion(ClassNLLCriterion):
    """ClassNLLCriterion for each pixel: input (batch, classes, height, width), target (batch, height, width)."""

    def compute(self, x, target):
        if x.dim() != 4 or target.dim() != 3 or (x.size(0), x.size(2), x.size(3)) != tuple(target.size()):
            raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}, target {tuple(target.size())}; need "
                             "(batch, classes, height, width) and (batch, height, width)")
        return self._loss(x, target)


class CrossEntropyCriterion(ClassNLLCriterion):
    """ClassNLLCriterion of LogSoftMax: input holds scores of any size."""

    def compute(self, x, target):
        x = x if x.dim() != 1 else x.reshape(1, -1)
        return super().compute(F.log_softmax(x, 1), target)


class ClassSimplexCriterion(Loss):
    """The mean squared distance from the corner of a regular simplex that stands for the class.

    nClasses: how many; inputs have nClasses elements. target: classes, counted from 0. Bruna and others, 2015.
    """

    integral = True

    def __init__(self, nClasses):
        super().__init__()
        if nClasses < 2:
            raise ValueError(f"{self.name()}: nClasses is {nClasses}; need 2 at least")
        self.nClasses = nClasses
        corners = _simplex(nClasses - 1)
        self.simplex = _core.Tensor(nClasses, nClasses).zero_()
        self.simplex.narrow(1, 0, nClasses - 1).copy_(_core.Tensor(corners))

    def compute(self, x, target):
        x = x if x.dim() == 2 else x.reshape(1, -1)
        if x.size(1) != self.nClasses:
            raise ValueError(f"{self.name()}: input has {x.size(1)} columns; need {self.nClasses}")
        wanted = on_device_of(self.simplex, x.data).type(x.data.type()).index_select(0, target.data.reshape(-1))
        return F.mse_loss(x, wanted, size_average=self.sizeAverage)

    def getPredictions(self, input):
        """Return the dot products of inputs with the corners."""
        return input.mm(self.simplex.type(input.type()).t())

    def getTopPrediction(self, input):
        """Return the class whose corner is nearest in direction, for each input."""
        return self.getPredictions(input).max(1)[1]


def _simplex(dims):
    """Return the corners of a regular simplex around the origin, at distance 1: dims + 1 lists of dims numbers."""
    corners = [[0.0] * dims for _ in range(dims + 1)]
    for k in range(dims):
        corners[k][k] = max(0.0, 1 - sum(value * value for value in corners[k][:k])) ** 0.5
        dot = -1 / dims - sum(value * value for value in corners[k][:k])
        for row in corners[k + 1:]:
            row[k] = dot / corners[k][k]
    return corners


class LossWithoutTarget(Loss):
    """A loss of its input alone; a target may be given and is not read."""

    def forward(self, input, target=None):
        return self.updateOutput(input, target)

    def backward(self, input, target=None):
        return self.updateGradInput(input, target)

    def _target(self, target, input):
        return None

    def updateOutput(self, input, target=None):
        return super().updateOutput(input, target)

    def updateGradInput(self, input, target=None):
        return super().updateGradInput(input, target)


class DistanceRatioCriterion(LossWithoutTarget):
    """-log(exp(-s) / (exp(-s) + exp(-d))) of distances s and d, the mean over a batch; input [s, d], no target.

    It asks that s, of what is alike, is smaller than d, of what is not. Hoffer and Ailon, 2014.
    """

    inputs = 2

    def compute(self, alike, different, target):
        return self._mean(F.softplus(alike - different))


class SpatialAutoCropMSECriterion(Loss):
    """MSECriterion of images, (batch, planes, height, width) or without batch, with the middle of larger targets."""

    def compute(self, x, target):
        if x.dim() != target.dim() or x.dim() not in (3, 4) or x.size()[:-2] != target.size()[:-2]:
            raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}, target {tuple(target.size())}; need "
                             "as many samples and planes")
        for dim in (x.dim() - 2, x.dim() - 1):
            spare = target.size(dim) - x.size(dim)
            if spare < 0:
                raise ValueError(f"{self.name()}: input has sizes {tuple(x.size())}, target {tuple(target.size())}; "
                                 "the target has to be as large")
            target = target.narrow(dim, spare // 2, x.size(dim))
        return F.mse_loss(x, target.contiguous(), size_average=self.sizeAverage)


class ModuleCriterion(Criterion):
    """A criterion of what inputModule makes of the input and targetModule of the target; either may be None.

    castTarget: whether the target becomes a tensor of the input's type first. Parameters of the modules stay as they
    are.
    """

    def __init__(self, criterion, inputModule=None, targetModule=None, castTarget=True):
        super().__init__()
        self.criterion, self.inputModule, self.targetModule = criterion, inputModule, targetModule
        self.castTarget = castTarget

    def updateOutput(self, input, target):
        if self.inputModule is not None:
            self.input = self.inputModule.forward(input)
        if self.targetModule is not None:
            kind = self._type if not _core.is_tensor(input) else input.type()
            self.target = self.targetModule.forward(target.type(kind) if self.castTarget else target)
        self.output = self.criterion.forward(self._of("input", input), self._of("target", target))
        return self.output

    _hidden = (*Criterion._hidden, "input", "target")

    def _of(self, name, value):
        return value if getattr(self, name + "Module") is None else self.__dict__[name]

    def updateGradInput(self, input, target):
        if "input" not in self.__dict__ and "target" not in self.__dict__:
            self.updateOutput(input, target)
        gradient = self.criterion.backward(self._of("input", input), self._of("target", target))
        self.gradInput = gradient if self.inputModule is None else self.inputModule.updateGradInput(input, gradient)
        return self.gradInput


# --- several criterions -------------------------------------------------------------------------------------------


class _Criterions(Criterion):
    def __init__(self):
        super().__init__()
        self.criterions, self.weights = [], []

    def add(self, criterion, weight=1):
        """Add a criterion, whose loss is multiplied by weight. Returns this one."""
        if not isinstance(criterion, Criterion):
            raise TypeError(f"{self.name()}: add takes a criterion, not {describe(criterion)}")
        self.criterions.append(criterion)
        self.weights.append(weight)
        return self

    def _pairs(self, input, target):
        return [(input, target)] * len(self.criterions)

    def updateOutput(self, input, target):
        self.output = 0
        for (x, y), criterion, weight in zip(self._pairs(input, target), self.criterions, self.weights, strict=True):
            self.output += weight * criterion.updateOutput(x, y)
        return self.output

    def _gradients(self, input, target):
        for (x, y), criterion, weight in zip(self._pairs(input, target), self.criterions, self.weights, strict=True):
            part = criterion.updateGradInput(x, y)
            yield each(lambda tensor, weight=weight: tensor * weight, part)

    def __repr__(self):
        lines = [line for criterion in self.criterions for line in repr(criterion).split("\n")]
        return "\n".join([self.name() + " {", *("  " + line for line in lines), "}"])


class MultiCriterion(_Criterions):
    """The weighted sum of criterions, all of the same input and target."""

    def updateGradInput(self, input, target):
        total = None
        for part in self._gradients(input, target):
            total = part if total is None else each(lambda a, b: a + b, total, part)
        self.gradInput = total
        return total


class ParallelCriterion(_Criterions):
    """The weighted sum of criterions, criterion i of input i and target i.

    repeatTarget: whether all have one target.
    """

    def __init__(self, repeatTarget=False):
        super().__init__()
        self.repeatTarget = repeatTarget
        self.gradInput = []

    def _pairs(self, input, target):
        count = len(self.criterions)
        for what, value in (("input", input), *(() if self.repeatTarget else (("target", target),))):
            if not is_list(value) or len(value) != count:
                raise ValueError(f"{self.name()}: {what} is {describe(value)}; need a list of {count}, one for each "
                                 "criterion")
        return list(zip(input, [target] * count if self.repeatTarget else target, strict=True))

    def updateGradInput(self, input, target):
        self.gradInput = list(self._gradients(input, target))
        return self.gradInput


