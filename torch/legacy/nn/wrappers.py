"""Containers of one module, which extend its computation."""

import time

from torch import _core
from torch.legacy.nn.containers import Container
from torch.legacy.nn.utils import describe, each, is_list


class Decorator(Container):
    """A container that computes its module; subclasses extend the computation."""

    def __init__(self, module):
        super().__init__(module)

    def _forward_through(self, input):
        return self._run(0, input)

    def _backward_through(self, input, gradOutput, back):
        return back(0, self._inputs[0], gradOutput)

    def __repr__(self):
        return f"{self.name()} @ {self.modules[0]!r}"


class Bottle(Decorator):
    """A module of inputs with nInputDim dims, for inputs with more: the dims in front become one and come back.

    nOutputDim: how many dims the module's output has; nInputDim without.

    >>> nn.Bottle(nn.Linear(4, 3)).forward(torch.zeros(5, 2, 4)).size()
    torch.Size([5, 2, 3])
    """

    def __init__(self, module, nInputDim=2, nOutputDim=None):
        super().__init__(module)
        self.nInputDim, self.nOutputDim = nInputDim, nInputDim if nOutputDim is None else nOutputDim

    _hidden = (*Decorator._hidden, "_inside")

    def _forward_through(self, input):
        if not _core.is_tensor(input) or input.dim() < self.nInputDim:
            self._refuse_input(input, f"a tensor of {self.nInputDim} dims or more")
        lead = list(input.size()[:input.dim() - self.nInputDim])
        count = 1
        for size in lead:
            count *= size
        rest = input.size()[len(lead):]
        output = self._run(0, input.contiguous().view(count * rest[0], *rest[1:]) if lead else input)
        self._inside = output.size()
        if not lead:
            return output
        if output.dim() != self.nOutputDim or output.size(0) % (count or 1):
            raise ValueError(f"{self.name()}: the module's output is {describe(output)}; need {self.nOutputDim} dims, "
                             f"the first a multiple of {count}")
        return output.contiguous().view(*lead, output.size(0) // (count or 1), *output.size()[1:])

    def _backward_through(self, input, gradOutput, back):
        return back(0, self._inputs[0], gradOutput.contiguous().view(self._inside)).contiguous().view(input.size())


class DontCast(Decorator):
    """A module whose type stays as it is when the network around it is converted.

    castin, castout: whether inputs become tensors of the module's type, and outputs tensors of the network's type;
    castout is castin without. moduleType: the module's type, by default that of its output.
    """

    def __init__(self, module, castin=False, castout=None, moduleType=None):
        super().__init__(module)
        self.castin, self.castout = castin, castin if castout is None else castout
        self.moduleType = moduleType or module.type()

    def _cast(self, wanted, value, kind):
        return each(lambda part: part.type(kind) if _core.is_tensor(part) else part, value) if wanted else value

    def _forward_through(self, input):
        output = self._run(0, self._cast(self.castin, input, self.moduleType))
        return self._cast(self.castout, output, self._type)

    def _backward_through(self, input, gradOutput, back):
        gradient = back(0, self._inputs[0], self._cast(self.castout, gradOutput, self.moduleType))
        return self._cast(self.castin, gradient, self._type)

    def type(self, type=None, tensorCache=None):
        if type is None:
            return self._type
        kept = self.__dict__.pop("modules")
        try:
            return super().type(type, tensorCache)
        finally:
            self.modules = kept


class GPU(Decorator):
    """A module on one GPU: CUDA tensors are copied to `device`, counted from 0, and results to `outdevice`.

    outdevice: `device` without. Tensors in memory stay where they are.
    """

    def __init__(self, module, device, outdevice=None):
        super().__init__(module)
        self.device, self.outdevice = device, device if outdevice is None else outdevice

    @staticmethod
    def _to(value, device):
        return each(lambda part: part.cuda(device) if _core.is_tensor(part) and part.is_cuda else part, value)

    def _forward_through(self, input):
        return self._to(self._run(0, self._to(input, self.device)), self.outdevice)

    def _backward_through(self, input, gradOutput, back):
        first = input
        while is_list(first):
            first = first[0]
        gradient = back(0, self._inputs[0], self._to(gradOutput, self.device))
        return self._to(gradient, first.get_device()) if first.is_cuda else gradient

    def cuda(self, device=None):
        return super().cuda(self.device)


class NaN(Decorator):
    """A module that raises RuntimeError if its output or a gradient contains nan.

    id: what the message calls it; a running number without.
    """

    _count = 0

    def __init__(self, module, id=None):
        super().__init__(module)
        NaN._count += 1
        self.id = NaN._count if id is None else id

    def _watched(self, what, value):
        for tensor in _flat(value):
            if _core.is_tensor(tensor) and tensor.numel() and bool((tensor != tensor).any()):
                raise RuntimeError(f"{self!r}: {what} holds a nan")
        return value

    def _forward_through(self, input):
        return self._watched("output", super()._forward_through(input))

    def _backward_through(self, input, gradOutput, back):
        gradient = super()._backward_through(input, gradOutput, back)
        self._watched("the gradient of a parameter", self._own_parameters()[1])
        return self._watched("gradInput", gradient)

    def __repr__(self):
        return f"{self.name()}({self.id}) @ {self.modules[0]!r}"


def _flat(value):
    return [tensor for part in value for tensor in _flat(part)] if is_list(value) else [value]


class Profile(Decorator):
    """A timed module: after every print_interval calls, forward and backward print their mean time.

    name: what the line calls it; the module's text without.
    """

    def __init__(self, module, print_interval=100, name=None):
        super().__init__(module)
        self.print_interval, self.module_name = print_interval, name or repr(module)
        self.numFwds = self.numBwds = 0
        self.summedFwdTime = self.summedBwdTime = 0.0

    def _timed(self, way, function, *args):
        begin = time.perf_counter()
        result = function(*args)
        total = getattr(self, f"summed{way}Time") + time.perf_counter() - begin
        count = getattr(self, f"num{way}s") + 1
        setattr(self, f"summed{way}Time", total)
        setattr(self, f"num{way}s", count)
        if count % self.print_interval == 0:
            print(f"{self.module_name}: {'forward' if way == 'Fwd' else 'backward'} takes "
                  f"{total / count * 1e3:.3g} ms, the mean of {count} calls")
        return result

    def _forward_through(self, input):
        return self._timed("Fwd", super()._forward_through, input)

    def _backward_through(self, input, gradOutput, back):
        return self._timed("Bwd", super()._backward_through, input, gradOutput, back)


class WeightNorm(Decorator):
    """A module whose weight is g * v / |v|, for each of its outputs. Salimans and Kingma, 2016.

    outputDim: the dim of the weight that counts the outputs. v: (outputs, all others); g: (outputs). They and the bias
    are the parameters; the weight follows from them in training, and when evaluate() is called.
    """

    def __init__(self, module, outputDim=0):
        super().__init__(module)
        if not _core.is_tensor(getattr(module, "weight", None)):
            raise TypeError(f"{self.name()}: module is {module!r}, which has no weight")
        self.outputDim = outputDim
        self.initFromWeight()

    def _rows(self, weight):
        """Return a weight as (outputs, all others)."""
        return weight.transpose(0, self.outputDim).contiguous().view(weight.size(self.outputDim), -1)

    def initFromWeight(self, weight=None):
        """Take v and g from a weight, the module's own without one. Returns the module."""
        self.v = self._rows(self.modules[0].weight if weight is None else weight).clone()
        self.g = (self.v * self.v).sum(1).sqrt()
        self.gradV, self.gradG = self.v.clone().zero_(), self.g.clone().zero_()
        return self

    def _norm(self):
        return (self.v * self.v).sum(1).sqrt().clamp_(1e-38, float("inf"))

    def updateWeight(self):
        """Compute the module's weight from v and g."""
        weight = self.modules[0].weight
        rows = self.v * (self.g / self._norm()).unsqueeze(1)
        swapped = weight.transpose(0, self.outputDim)
        swapped.copy_(rows.reshape(swapped.size()))

    def _forward_through(self, input):
        if self.train:
            self.updateWeight()
        return super()._forward_through(input)

    def _take_gradients(self):
        """Set gradV and gradG from the gradient of the module's weight."""
        slope, norm = self._rows(self.modules[0].gradWeight), self._norm()
        direction = self.v / norm.unsqueeze(1)
        self.gradG.copy_((slope * direction).sum(1))
        self.gradV.copy_((slope - direction * self.gradG.unsqueeze(1)) * (self.g / norm).unsqueeze(1))

    def backward(self, input, gradOutput, scale=1):
        super().backward(input, gradOutput, scale)
        self._take_gradients()
        return self.gradInput

    def accGradParameters(self, input, gradOutput, scale=1):
        super().accGradParameters(input, gradOutput, scale)
        self._take_gradients()

    def accUpdateGradParameters(self, input, gradOutput, lr):
        kept = self.modules[0].gradWeight.clone()
        self.modules[0].gradWeight.zero_()
        super(Container, self).accUpdateGradParameters(input, gradOutput, lr)
        self.modules[0].gradWeight.copy_(kept)

    def parameters(self):
        inner = self.modules[0]
        bias = [inner.bias] if getattr(inner, "bias", None) is not None else []
        return [self.v, self.g, *bias], [self.gradV, self.gradG, *([inner.gradBias] if bias else [])]

    def zeroGradParameters(self):
        super().zeroGradParameters()
        self.gradV.zero_()
        self.gradG.zero_()

    def updateParameters(self, learningRate):
        super(Container, self).updateParameters(learningRate)

    def reset(self, stdv=None):
        super().reset(stdv)
        self.initFromWeight()

    def evaluate(self):
        self.updateWeight()
        super().evaluate()
