"""Modules that return their input, with another layout or an addition; gradients do not depend on the input."""

from torch import _core
from torch.legacy.nn.module import Module
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.structure import Identity
from torch.legacy.nn.utils import describe, each, is_list


class ZeroGrad(Identity):
    """The input itself; backward returns zeros."""

    def updateGradInput(self, input, gradOutput):
        self.gradInput = each(lambda tensor: tensor.clone().zero_(), gradOutput)
        return self.gradInput


class PrintSize(Identity):
    """The input itself; forward and backward print its sizes behind `prefix`."""

    def __init__(self, prefix="PrintSize"):
        super().__init__()
        self.prefix = prefix

    def _print(self, what, value):
        print(f"{self.prefix}:{what}: {_sizes(value)}")

    def updateOutput(self, input):
        self._print("input", input)
        return super().updateOutput(input)

    def updateGradInput(self, input, gradOutput):
        self._print("gradOutput", gradOutput)
        return super().updateGradInput(input, gradOutput)


def _sizes(value):
    return f"[{', '.join(map(_sizes, value))}]" if is_list(value) else describe(value)


class WhiteNoise(Identity):
    """In training the input plus normal noise of this mean and standard deviation; in evaluation the input itself."""

    def __init__(self, mean=0, std=0.1):
        super().__init__()
        self.mean, self.std = mean, std

    def updateOutput(self, input):
        if not _core.is_tensor(input):
            self._refuse_input(input, "a tensor")
        self.output = input + input.new(input.size()).normal_(self.mean, self.std) if self.train else input
        return self.output

    def __repr__(self):
        return f"{self.name()} mean: {self.mean:f}, std: {self.std:f}"


class Constant(Module):
    """Layer that returns a constant number or tensor for every input.

    nInputDim: an input with more dims is a batch, and each of its samples gets the value. Gradients are zeros.
    """

    def __init__(self, value, nInputDim=None):
        super().__init__()
        self.value = value if _core.is_tensor(value) else _core.Tensor([value])
        self.nInputDim = nInputDim

    def updateOutput(self, input):
        value = self.value
        if self.nInputDim is not None and input.dim() > self.nInputDim:
            value = value.unsqueeze(0).expand(input.size(0), *value.size())
        self.output = value.clone()
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = each(lambda tensor: tensor.clone().zero_(), input)
        return self.gradInput


class Collapse(Layer):
    """The nInputDim dims of a sample as one, for a sample or a batch."""

    def __init__(self, nInputDim):
        super().__init__()
        self.nInputDim = nInputDim

    def compute(self, x):
        x = x.contiguous()
        return x.reshape(x.size(0), -1) if x.dim() > self.nInputDim else x.reshape(-1)

    def __repr__(self):
        return f"{self.name()}({self.nInputDim})"


class Convert(Layer):
    """Tensors of one layout in another, named by letters: Convert("bchw", "bf").

    Letters are batch, channel, height, width, feature and target, each once. Both layouts have the same letters; or
    outputShape is "bf", for all but the batch as one dim; or "b", for the first target, or a feature of size 1; or "bt"
    of "b". The output has the module's type.
    """

    def __init__(self, inputShape=None, outputShape=None):
        super().__init__()
        for shape in (inputShape, outputShape):
            if shape is not None and (len(set(shape)) != len(shape) or "b" not in shape):
                raise ValueError(f"{self.name()}: a layout is {shape!r}; need different letters, one of them b")
        if inputShape is None and outputShape is not None:
            raise ValueError(f"{self.name()}: outputShape needs inputShape")
        self.inputShape, self.outputShape = inputShape, outputShape or inputShape
        if inputShape and not self._possible():
            raise ValueError(f"{self.name()}: {inputShape!r} does not become {outputShape!r}")

    def _possible(self):
        old, new = self.inputShape, self.outputShape
        if set(old) == set(new):
            return True
        return new == "bf" and "t" not in old or new == "b" and len(old) == 2 and old.strip("b") in "tf" or \
            (old, new) == ("b", "bt")

    def _tensors(self, input):
        return tuple(tensor if tensor.type() == self._type else tensor.type(self._type)
                     for tensor in super()._tensors(input))

    def compute(self, x):
        old, new = self.inputShape, self.outputShape
        if old is None or old == new:
            return x.reshape(x.size()) if x.is_contiguous() else x.contiguous()
        if x.dim() != len(old):
            raise ValueError(f"{self!r}: input has {x.dim()} dims; need {len(old)}")
        if set(old) == set(new):
            return x.permute(*map(old.index, new)).contiguous()
        if new == "b":
            other = 1 - old.index("b")
            if "f" in old and x.size(other) != 1:
                raise ValueError(f"{self!r}: input has {x.size(other)} features; need one")
            return x.select(other, 0)
        return x.transpose(0, old.index("b")).contiguous().view(x.size(old.index("b")), -1)

    def __repr__(self):
        return f"{self.name()}({self.inputShape} -> {self.outputShape})"
