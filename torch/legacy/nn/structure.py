"""Modules of data's shape and way: views, tables, copies, and what only gradients notice."""

from math import prod

from torch import _core
from torch._base.arguments import size_text
from torch.legacy.nn.module import Module
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.rows import _MixtureTable
from torch.legacy.nn.utils import describe, each, is_list


def _sizes(args):
    return list(args[0]) if len(args) == 1 and not isinstance(args[0], int) else list(args)


class Identity(Module):
    """The input itself."""

    def updateOutput(self, input):
        self.output = input
        return input

    def updateGradInput(self, input, gradOutput):
        self.gradInput = gradOutput
        return gradOutput


class GradientReversal(Identity):
    """The input itself; backward negates the gradient and multiplies it by lambd. Ganin and Lempitsky, 2015."""

    def __init__(self, lambd=1):
        super().__init__()
        self.lambd = lambd

    def setLambda(self, lambd):
        """Set the factor."""
        self.lambd = lambd

    def updateGradInput(self, input, gradOutput):
        self.gradInput = each(lambda gradient: gradient * -self.lambd, gradOutput)
        return self.gradInput


class Copy(Module):
    """The input as a tensor of another type; the gradient comes back in the first one.

    intype, outtype: names such as "torch.FloatTensor"; the default type without. dontCast: whether type() leaves the
    module's types alone.
    """

    def __init__(self, intype=None, outtype=None, dontCast=False):
        super().__init__()
        self.intype, self.outtype, self.dontCast = intype or self._type, outtype or self._type, dontCast

    def updateOutput(self, input):
        if not _core.is_tensor(input) or input.type() != self.intype:
            self._refuse_input(input, f"a {self.intype}")
        self.output = input.type(self.outtype) if self.intype != self.outtype else input.clone()
        return self.output

    def updateGradInput(self, input, gradOutput):
        self.gradInput = gradOutput.type(self.intype)
        return self.gradInput

    def type(self, type=None, tensorCache=None):
        if type is None or self.dontCast:
            return self._type if type is None else self
        return super().type(type, tensorCache)

    def __repr__(self):
        return f"{self.name()} ({self.intype} -> {self.outtype})"


class L1Penalty(Module):
    """The input itself; backward adds the gradient of l1weight times the sum of absolute values, kept in `loss`.

    sizeAverage: whether the penalty is the mean. provideOutput: whether gradOutput is added to the penalty's gradient.
    """

    def __init__(self, l1weight, sizeAverage=False, provideOutput=True):
        super().__init__()
        self.l1weight, self.sizeAverage, self.provideOutput = l1weight, sizeAverage, provideOutput
        self.loss = None

    def _weight(self, input):
        return self.l1weight / input.numel() if self.sizeAverage else self.l1weight

    def updateOutput(self, input):
        self.loss = self._weight(input) * input.norm(1).item()
        self.output = input
        return input

    def updateGradInput(self, input, gradOutput):
        penalty = input.sign() * self._weight(input)
        self.gradInput = penalty + gradOutput if self.provideOutput else penalty
        return self.gradInput


# --- shapes -------------------------------------------------------------------------------------------------------


class View(Layer):
    """The input with other sizes: View(3, 4), one of them -1; a batch dim before them stays.

    setNumInputDims(n) sets the number of dims of a single sample.
    """

    def __init__(self, *args):
        super().__init__()
        self.numInputDims = None
        self.resetSize(*args)

    def resetSize(self, *args):
        """Set the sizes anew."""
        self.size = _sizes(args)
        if not self.size or sum(size == -1 for size in self.size) > 1:
            raise ValueError(f"nn.View: sizes are {self.size}; need one at least, and -1 at most once")
        self.numElements = prod(size for size in self.size if size != -1)
        return self

    def setNumInputDims(self, numInputDims):
        """Set the number of dims of a single sample. Returns the module."""
        self.numInputDims = numInputDims
        return self

    def compute(self, x):
        count, size = x.numel(), self.size
        inferred = -1 in size
        if self.numInputDims is not None and x.dim() >= self.numInputDims:
            lead = list(x.size())[:x.dim() - self.numInputDims]
        elif not inferred and count != self.numElements:
            lead = [x.size(0)]
        else:
            lead = []
        known = self.numElements * prod(lead)
        if count % (known or 1) or not inferred and count != known:
            raise ValueError(f"{self!r}: input has sizes {size_text(x.size())}, which do not fit")
        return x.contiguous().view(*lead, *size)

    def __repr__(self):
        return f"{self.name()}({', '.join(map(str, self.size))})"


class Reshape(Layer):
    """The input with other sizes: Reshape(3, 4), for one sample or, with a batch dim before them, for a batch.

    batchMode: True always sees a batch, False never; by default it is one if the number of elements differs, or if the
    first dim has size 1 and the others the elements.
    """

    def __init__(self, *args, batchMode=None):
        super().__init__()
        self.size = _sizes(args)
        if not self.size or min(self.size) < 0:
            raise ValueError(f"nn.Reshape: sizes are {self.size}; need one at least, none negative; nn.View takes -1")
        self.batchMode = batchMode
        self.nelement = prod(self.size)

    def compute(self, x):
        whole = self.batchMode is False or self.batchMode is None and \
            x.numel() == self.nelement and not (x.dim() > 1 and x.size(0) == 1)
        size = self.size if whole else [x.size(0), *self.size]
        if prod(size) != x.numel():
            raise ValueError(f"{self!r}: input has sizes {size_text(x.size())}; need {self.nelement} "
                             "elements, or a batch of such")
        return x.contiguous().view(*size)

    def __repr__(self):
        return f"{self.name()}({size_text(self.size)})"


class Transpose(Layer):
    """Dims swapped, pair after pair: Transpose((0, 1), (1, 2))."""

    def __init__(self, *args):
        super().__init__()
        self.permutations = list(args)
        self.numInputDims = None

    def setNumInputDims(self, numInputDims):
        """Set the number of dims of a single sample. Returns the module."""
        self.numInputDims = numInputDims
        return self

    def compute(self, x):
        shift = self.numInputDims is not None and x.dim() == self.numInputDims + 1
        for a, b in self.permutations:
            x = x.transpose(a + shift, b + shift)
        return x.contiguous()


# --- tables -------------------------------------------------------------------------------------------------------


class _Table(Module):
    """Base of modules that move tensors between lists; unused tensors get zero gradients."""

    def _zeros(self, value):
        return each(lambda tensor: tensor.new(tensor.size()).zero_(), value)

    def _check(self, input):
        if not is_list(input):
            self._refuse_input(input, "a list")


class SelectTable(_Table):
    """One entry of a list; negative indices count from the end."""

    def __init__(self, index):
        super().__init__()
        self.index = index

    def _place(self, input):
        self._check(input)
        if not -len(input) <= self.index < len(input):
            raise IndexError(f"nn.SelectTable: index {self.index} lies outside {describe(input)}")
        return self.index % len(input)

    def updateOutput(self, input):
        self.output = input[self._place(input)]
        return self.output

    def updateGradInput(self, input, gradOutput):
        position = self._place(input)
        self.gradInput = [gradOutput if i == position else self._zeros(part) for i, part in enumerate(input)]
        return self.gradInput


class NarrowTable(_Table):
    """`length` entries of a list, from `offset` on."""

    def __init__(self, offset, length=1):
        super().__init__()
        self.offset, self.length = offset, length

    def updateOutput(self, input):
        self._check(input)
        if not 0 <= self.offset <= self.offset + self.length <= len(input):
            raise IndexError(f"nn.NarrowTable: {self.length} entries from {self.offset} on lie outside "
                             f"{describe(input)}")
        self.output = list(input[self.offset:self.offset + self.length])
        return self.output

    def updateGradInput(self, input, gradOutput):
        inside = range(self.offset, self.offset + self.length)
        self.gradInput = [gradOutput[i - self.offset] if i in inside else self._zeros(part)
                          for i, part in enumerate(input)]
        return self.gradInput


class FlattenTable(_Table):
    """The tensors of nested lists as one flat list."""

    def updateOutput(self, input):
        self.output = list(_flat(input))
        return self.output

    def updateGradInput(self, input, gradOutput):
        if not is_list(gradOutput) or len(gradOutput) != len(list(_flat(input))):
            raise ValueError(f"nn.FlattenTable: gradOutput is {describe(gradOutput)}; need one for each tensor")
        gradients = iter(gradOutput)
        self.gradInput = each(lambda tensor: next(gradients), input)
        return self.gradInput


def _flat(value):
    if is_list(value):
        for part in value:
            yield from _flat(part)
    else:
        yield value


class MixtureTable(_MixtureTable):
    __doc__ = _MixtureTable.__doc__

    def _tensors(self, input):
        if not is_list(input) or len(input) != 2:
            self._refuse_input(input, "a list of 2: the gate, and the experts")
        gate, experts = input
        return super()._tensors([gate, *experts] if is_list(experts) else [gate, experts])

    def _set_input_gradient(self, record):
        super()._set_input_gradient(record)
        if len(self.gradInput) > 2 or self._listed:
            self.gradInput = [self.gradInput[0], self.gradInput[1:]]

    def updateOutput(self, input):
        self._listed = is_list(input) and len(input) == 2 and is_list(input[1])
        return super().updateOutput(input)
