"""Containers of modules. The data flow is written once, for all kinds of backward."""

from torch import _core
from torch.legacy.nn.module import Module, positive
from torch.legacy.nn.utils import describe, each, is_list


class Container(Module):
    """A container of modules. Subclasses define its computation in _ahead and _back.

    Modules given to the constructor are added.
    """

    _hidden = ("_inputs", "_gradOutputs")

    def __init__(self, *args):
        super().__init__()
        self.modules = []
        for module in args:
            self.add(module)

    def add(self, module):
        """Append a module. Returns the container."""
        if not isinstance(module, Module):
            modern = "; wrap it, as nn.Modern(module)" if hasattr(module, "named_parameters") else ""
            raise TypeError(f"{self.name()}: add takes a module, not {describe(module)}{modern}")
        self.modules.append(module)
        return self

    def get(self, index):
        """Return the module of a number, from 0; negative ones count from the end."""
        return self.modules[index]

    def size(self):
        """Return the number of modules."""
        return len(self.modules)

    def __len__(self):
        return len(self.modules)

    def __getitem__(self, index):
        return self.modules[index]

    def applyToModules(self, func):
        """Call func(module) for each directly contained module."""
        for module in self.modules:
            func(module)

    def parameters(self):
        result = [module.parameters() for module in self.modules]
        result = [pair for pair in result if pair is not None]
        return tuple([tensor for part in parts for tensor in part] for parts in zip(*result, strict=True)) or None

    def zeroGradParameters(self):
        self.applyToModules(lambda module: module.zeroGradParameters())

    def updateParameters(self, learningRate):
        self.applyToModules(lambda module: module.updateParameters(learningRate))

    def sharedAccUpdateGradParameters(self, input, gradOutput, lr):
        self._run_backward("sharedAccUpdateGradParameters", input, gradOutput, lr)

    def reset(self, stdv=None):
        self.applyToModules(lambda module: module.reset(stdv))

    def training(self):
        super().training()
        self.applyToModules(lambda module: module.training())

    def evaluate(self):
        super().evaluate()
        self.applyToModules(lambda module: module.evaluate())

    def clearState(self):
        super().clearState()
        self.applyToModules(lambda module: module.clearState())
        return self

    # --- running what it holds ------------------------------------------------------------------------------------

    def _forward_through(self, input):
        """Compute and return the output."""
        raise NotImplementedError(f"{self.name()} is a base class; use nn.Sequential")

    def _backward_through(self, input, gradOutput, back):
        """Return the gradient of the input; back(i, input, gradOutput) returns that of module i."""
        raise NotImplementedError(f"{self.name()} is a base class; use nn.Sequential")

    def _run(self, number, input):
        """Return the output of a module. An exception names the module; the input is kept for backward."""
        module = self.modules[number]
        try:
            output = module.updateOutput(input)
        except Exception as error:
            error.add_note(f"in module {number} of {self.name()}: {_first_line(module)}")
            raise
        self._inputs[number] = input
        return output

    def updateOutput(self, input):
        self._inputs = {}
        self.output = self._forward_through(input)
        return self.output

    def _run_backward(self, method, input, gradOutput, *args):
        """Call a method of each module with its input and its output's gradient. Returns the gradient of the input."""
        if "_inputs" not in self.__dict__:
            raise RuntimeError(f"{self.name()}: backward before forward; call forward(input) first")
        kept = self.__dict__.setdefault("_gradOutputs", {})

        def back(number, input, gradOutput):
            module = self.modules[number]
            try:
                if number not in self._inputs:
                    raise RuntimeError(f"module {number} was added after forward; call forward again")
                result = getattr(module, method)(input, gradOutput, *args)
            except Exception as error:
                error.add_note(f"in module {number} of {self.name()}: {_first_line(module)}")
                raise
            if method in ("backward", "updateGradInput", "backwardUpdate"):
                kept[number] = result
                return result
            return kept.get(number, module.gradInput)

        return self._backward_through(input, gradOutput, back)

    def backward(self, input, gradOutput, scale=1):
        self.gradInput = self._run_backward("backward", input, gradOutput, scale)
        return self.gradInput

    def updateGradInput(self, input, gradOutput):
        self.gradInput = self._run_backward("updateGradInput", input, gradOutput)
        return self.gradInput

    def accGradParameters(self, input, gradOutput, scale=1):
        self._run_backward("accGradParameters", input, gradOutput, scale)

    def accUpdateGradParameters(self, input, gradOutput, lr):
        self._run_backward("accUpdateGradParameters", input, gradOutput, lr)

    def _tree(self, first, ahead="", last="", behind="", behind_last="", end=()):
        """Return the tree in Lua's format. ahead, last: prefixes of a module, and of the last one; behind,
        behind_last: prefixes of their further lines."""
        lines = [self.name() + " {", f"  {first}"]
        for number, module in enumerate(self.modules):
            is_last = number + 1 == len(self.modules)
            text, *more = repr(module).split("\n")
            lines.append(f"  {last if is_last else ahead}({number}): {text}")
            lines += [f"  {behind_last if is_last else behind}{line}" for line in more]
        return "\n".join([*lines, *end, "}"])

    def __repr__(self):
        return self._tree("holds")


def _first_line(module):
    text, *more = repr(module).split("\n")
    return text.removesuffix(" {") if more else text


class Sequential(Container):
    """Each module's output is the next one's input.

    >>> net = nn.Sequential().add(nn.Linear(4, 3)).add(nn.Tanh())
    >>> net.forward(torch.zeros(2, 4)).size()
    torch.Size([2, 3])
    """

    def insert(self, module, index=None):
        """Insert a module at a position, counted from 0; by default at the end."""
        index = len(self.modules) if index is None else index
        if not 0 <= index <= len(self.modules):
            raise IndexError(f"{self.name()}: insert at {index}, but it holds {len(self.modules)} modules")
        self.add(module)
        self.modules.insert(index, self.modules.pop())
        return self

    def remove(self, index=-1):
        """Remove a module, by default the last one. Returns the container."""
        if not -len(self.modules) <= index < len(self.modules):
            raise IndexError(f"{self.name()}: remove {index}, but it holds {len(self.modules)} modules")
        del self.modules[index]
        return self

    def _forward_through(self, input):
        for number in range(len(self.modules)):
            input = self._run(number, input)
        return input

    def _backward_through(self, input, gradOutput, back):
        for number in reversed(range(len(self.modules))):
            inside = self._inputs.get(number, input) if number else input
            gradOutput = back(number, inside, gradOutput)
        return gradOutput

    def __repr__(self):
        order = " -> ".join(["input", *(f"({number})" for number in range(len(self.modules))), "output"])
        return self._tree(f"[{order}]")


class _Branches(Container):
    """Prints what its modules do side by side."""

    def __repr__(self):
        return self._tree("input", "  |`-> ", "   `-> ", "  |    ", "       ", ("     ... -> output",))


def summed(gradients):
    """Return the sum of gradients, nested lists or not."""
    total = gradients[0]
    for other in gradients[1:]:
        total = each(_add, total, other)
    return total


def _add(a, b):
    return a if not b.numel() else b if not a.numel() else a + b


class ConcatTable(_Branches):
    """Applies every module to the input; the output is the list of their outputs.

    >>> nn.ConcatTable().add(nn.Abs()).add(nn.Square()).forward(torch.Tensor([-2]))[1].sum().item()
    4.0
    """

    def _forward_through(self, input):
        return [self._run(number, input) for number in range(len(self.modules))]

    def _backward_through(self, input, gradOutput, back):
        _check_table(self, "gradOutput", gradOutput, len(self.modules))
        if not self.modules:
            return each(lambda tensor: tensor.clone().zero_(), input)
        return summed([back(number, input, gradient) for number, gradient in enumerate(gradOutput)])


class ParallelTable(_Branches):
    """Module i computes output i from input i.

    >>> both = nn.ParallelTable().add(nn.Abs()).add(nn.Square())
    >>> both.forward([torch.Tensor([-2]), torch.Tensor([3])])[1].sum().item()
    9.0
    """

    def _forward_through(self, input):
        _check_table(self, "input", input, len(self.modules))
        return [self._run(number, part) for number, part in enumerate(input)]

    def _backward_through(self, input, gradOutput, back):
        _check_table(self, "input", input, len(self.modules))
        _check_table(self, "gradOutput", gradOutput, len(self.modules))
        return [back(number, *parts) for number, parts in enumerate(zip(input, gradOutput, strict=True))]


def _check_table(self, what, value, count):
    if not is_list(value):
        raise TypeError(f"{self.name()}: {what} is {describe(value)}; need a list of {count}, one for each module")
    if len(value) != count:
        raise ValueError(f"{self.name()}: {what} is a list of {len(value)}; need {count}, one for each module")


class Concat(_Branches):
    """Applies every module to the input, and joins their outputs along a dim.

    >>> nn.Concat(0).add(nn.Abs()).add(nn.Square()).forward(torch.Tensor([-2])).tolist()
    [2.0, 4.0]
    """

    def __init__(self, dimension):
        super().__init__()
        self.dimension = dimension
        self.outputSize = None

    def _forward_through(self, input):
        outputs = [self._run(number, input) for number in range(len(self.modules))]
        if not outputs:
            raise ValueError(f"{self.name()}: it holds no modules")
        self._sizes = [tuple(output.size()) for output in outputs]
        return self._join(outputs)

    def _join(self, outputs):
        return _core.cat(outputs, self.dimension)

    def _backward_through(self, input, gradOutput, back):
        return summed([back(number, input, gradient) for number, gradient in enumerate(self._split(gradOutput))])

    def _split(self, gradOutput):
        begin, parts = 0, []
        for size in self._sizes:
            parts.append(gradOutput.narrow(self.dimension, begin, size[self.dimension]))
            begin += size[self.dimension]
        return parts

    _hidden = (*Container._hidden, "_sizes")


class DepthConcat(Concat):
    """As Concat, but outputs may differ in the other dims: the smaller ones get zeros around them."""

    def _places(self):
        """Yield the slices of the joined output that each output fills."""
        dim = self.dimension
        largest = [max(sizes) for sizes in zip(*self._sizes, strict=True)]
        begin = 0
        for size in self._sizes:
            at = [slice((most - own) // 2, (most - own) // 2 + own) for most, own in zip(largest, size, strict=True)]
            at[dim] = slice(begin, begin + size[dim])
            begin += size[dim]
            yield tuple(at)

    def _join(self, outputs):
        if len({len(size) for size in self._sizes}) > 1:
            raise ValueError(f"{self.name()}: the outputs have {', '.join(map(describe, outputs))}; need the same dims")
        size = [max(sizes) for sizes in zip(*self._sizes, strict=True)]
        size[self.dimension] = sum(own[self.dimension] for own in self._sizes)
        joined = outputs[0].new(*size).zero_()
        for at, output in zip(self._places(), outputs, strict=True):
            joined[at].copy_(output)
        return joined

    def _split(self, gradOutput):
        return [gradOutput[at].contiguous() for at in self._places()]


class Parallel(_Branches):
    """Module i gets slice i of the input along a dim; the outputs are joined along another one.

    inputDimension: the dim that is cut, and dropped. outputDimension: the dim along which outputs are joined.
    """

    def __init__(self, inputDimension, outputDimension):
        super().__init__()
        self.inputDimension, self.outputDimension = inputDimension, outputDimension

    _hidden = (*Container._hidden, "_sizes")

    def _forward_through(self, input):
        count = input.size(self.inputDimension) if _core.is_tensor(input) else None
        if count is None:
            self._refuse_input(input, "a tensor")
        if count > len(self.modules):
            raise ValueError(f"{self.name()}: dim {self.inputDimension} of the input ({describe(input)}) has {count} "
                             f"slices, and there are {len(self.modules)} modules")
        outputs = [self._run(number, input.select(self.inputDimension, number)) for number in range(count)]
        self._sizes = [output.size(self.outputDimension) for output in outputs]
        return _core.cat(outputs, self.outputDimension)

    def _backward_through(self, input, gradOutput, back):
        begin, gradients = 0, []
        for number, size in enumerate(self._sizes):
            part = gradOutput.narrow(self.outputDimension, begin, size)
            gradients.append(back(number, self._inputs[number], part))
            begin += size
        return _core.stack(gradients, positive(self.inputDimension, input))
