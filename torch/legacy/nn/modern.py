"""Modern: a module of torch.nn inside a network of torch.legacy.nn."""

from torch import _core
from torch.legacy.nn.recorded import Layer
from torch.legacy.nn.utils import describe, is_list


class Modern(Layer):
    """A module of torch.nn as a module of torch.legacy.nn: what it records is its forward and backward.

    module: the torch.nn module. Its parameters are this module's, in the same memory; their gradients are gathered in
    tensors that are the Parameters' grad as well. A list of inputs becomes several arguments.

    >>> import torch.nn
    >>> Modern(torch.nn.Linear(4, 3)).forward(torch.zeros(2, 4)).size()
    torch.Size([2, 3])
    """

    def __init__(self, module):
        from torch.nn import Module

        super().__init__()
        if not isinstance(module, Module):
            raise TypeError(f"{self.name()}: module is {describe(module)}; need a module of torch.nn")
        self.module = module
        self._gradients = {}

    def _tensors(self, input):
        self.inputs = "any" if is_list(input) else None
        return super()._tensors(input)

    def compute(self, *inputs):
        self.module.train(self.train)
        return self.module(*inputs)

    def _pairs(self):
        """Return [(Parameter, tensor of its gradient)]."""
        result = []
        for name, parameter in self.module.named_parameters():
            gradient = self._gradients.get(name)
            if gradient is None or gradient.type() != parameter.data.type():
                gradient = self._gradients[name] = parameter.data.clone().zero_()
            if parameter.grad is None or parameter.grad.data.data_ptr() != gradient.data_ptr():
                parameter.grad = gradient
            result.append((parameter, gradient))
        return result

    def parameters(self):
        pairs = self._pairs()
        return ([parameter.data for parameter, _ in pairs], [gradient for _, gradient in pairs]) if pairs else None

    def _pass(self, input, gradOutput):
        pairs = self._pairs()
        for parameter, _ in pairs:
            parameter.grad = None
        record = super()._pass(input, gradOutput)
        self._found = [None if parameter.grad is None else parameter.grad.data for parameter, _ in pairs]
        for parameter, gradient in pairs:
            parameter.grad = gradient
        return record

    _hidden = (*Layer._hidden, "_found")

    def _add_gradients(self, record, scale):
        for (_, gradient), result in zip(self._pairs(), self._found, strict=True):
            if result is not None:
                gradient.add_(scale, result)

    def accGradParameters(self, input, gradOutput, scale=1):
        self._add_gradients(self._pass(input, gradOutput), scale)

    def backward(self, input, gradOutput, scale=1):
        record = self._pass(input, gradOutput)
        self._set_input_gradient(record)
        self._add_gradients(record, scale)
        return self.gradInput

    def type(self, type=None, tensorCache=None):
        if type is not None:
            name = type if isinstance(type, str) else "torch." + type.__name__
            self.module.type(getattr(_core, name.removeprefix("torch.")))
            self._gradients = {}
        return super().type(type, tensorCache)

    def __repr__(self):
        return f"{self.name()}({self.module!r})"

    def _to_lua(self):
        return self.module
