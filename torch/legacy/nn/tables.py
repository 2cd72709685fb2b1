"""Modules of lists: element by element, entry by entry, and the same module for every entry."""

from torch import _core
from torch.legacy.nn.containers import Container, summed
from torch.legacy.nn.recorded import layer
from torch.legacy.nn.structure import _Table
from torch.legacy.nn.utils import describe, is_list


def _extreme(larger):
    def compute(m, *tensors):
        result = tensors[0]
        for tensor in tensors[1:]:
            better = tensor.data > result.data if larger else tensor.data < result.data
            result = _core.where(better, tensor, result)
        return result

    return compute


CMaxTable = layer("CMaxTable", _extreme(True), "The larger one of all inputs, element by element; of equal ones the "
                  "first gets the gradient.", "any")
CMinTable = layer("CMinTable", _extreme(False), "The smaller one of all inputs, element by element; of equal ones the "
                  "first gets the gradient.", "any")


def _pair(self, input):
    """Return the two entries of a list, the second of which is a list."""
    if not is_list(input) or len(input) != 2 or not is_list(input[1]):
        self._refuse_input(input, "a list of an entry and a list")
    return input


class CAddTensorTable(_Table):
    """The list of sums of a tensor with each entry of a list: input [tensor, [tensors]]."""

    def updateOutput(self, input):
        first, rest = _pair(self, input)
        self.output = [first + tensor for tensor in rest]
        return self.output

    def updateGradInput(self, input, gradOutput):
        first, _ = _pair(self, input)
        self.gradInput = [summed(gradOutput) if gradOutput else self._zeros(first), list(gradOutput)]
        return self.gradInput


class ZipTable(_Table):
    """Lists of the entries with the same index: [[a, b], [c, d]] gives [[a, c], [b, d]]."""

    def _zipped(self, value):
        if not is_list(value) or not all(map(is_list, value)) or len(set(map(len, value))) > 1:
            raise ValueError(f"{self.name()}: got {describe(value)}; need a list of lists of one length")
        return [list(parts) for parts in zip(*value, strict=True)]

    def updateOutput(self, input):
        self.output = self._zipped(input)
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = self._zipped(gradOutput)
        return self.gradInput


class ZipTableOneToMany(_Table):
    """Pairs of an entry with each entry of a list: [a, [b, c]] gives [[a, b], [a, c]]."""

    def updateOutput(self, input):
        first, rest = _pair(self, input)
        self.output = [[first, part] for part in rest]
        return self.output

    def updateGradInput(self, input, gradOutput):
        first, _ = _pair(self, input)
        firsts = [pair[0] for pair in gradOutput]
        self.gradInput = [summed(firsts) if firsts else self._zeros(first), [pair[1] for pair in gradOutput]]
        return self.gradInput


class MapTable(Container):
    """Container that applies a copy of one module to each entry of a list. The copies share its parameters.

    shared: if False, each copy has its own parameters.

    >>> outputs = nn.MapTable(nn.Linear(4, 3)).forward([torch.zeros(2, 4), torch.zeros(5, 4)])
    >>> outputs[1].size()
    torch.Size([5, 3])
    """

    def __init__(self, module=None, shared=True):
        super().__init__()
        self.shared, self.module = shared, None
        self.sharedParams = ["weight", "bias", "gradWeight", "gradBias"]
        if module is not None:
            self.add(module)

    def add(self, module):
        """Set the module. Returns the container."""
        if self.modules:
            raise ValueError(f"{self.name()}: it holds a module already")
        super().add(module)
        self.module = module
        return self

    def resize(self, n):
        """Make it hold n copies, the module itself first."""
        if self.module is None:
            raise ValueError(f"{self.name()}: it holds no module; add one first")
        names = self.sharedParams if self.shared else ()
        del self.modules[max(1, n):]
        while len(self.modules) < n:
            self.modules.append(self.module.clone())
        for module in self.modules[1:] if names else ():
            module.share(self.module, *names)

    def clearState(self):
        if self.shared:
            del self.modules[1:]
        return super().clearState()

    def _forward_through(self, input):
        if not is_list(input):
            self._refuse_input(input, "a list")
        self.resize(len(input))
        return [self._run(number, part) for number, part in enumerate(input)]

    def _backward_through(self, input, gradOutput, back):
        if not is_list(gradOutput) or len(gradOutput) != len(input):
            raise ValueError(f"{self.name()}: gradOutput is {describe(gradOutput)}; need a list of {len(input)}")
        return [back(number, *parts) for number, parts in enumerate(zip(input, gradOutput, strict=True))]

    def parameters(self):
        return self.module.parameters() if self.shared and self.module is not None else super().parameters()

    def zeroGradParameters(self):
        self.module.zeroGradParameters() if self.shared else super().zeroGradParameters()

    def updateParameters(self, learningRate):
        self.module.updateParameters(learningRate) if self.shared else super().updateParameters(learningRate)

    def __repr__(self):
        return f"{self.name()} {{\n  {'  '.join(repr(self.module).splitlines(True))}\n}}"
