"""Elementwise nonlinear functions and softmax, as modules. The output has the size of the input."""

from torch import _core
from torch.nn import functional
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


def _flag(inplace):
    return "inplace=True" if inplace else ""


class ReLU(Module):
    """max(x, 0). inplace overwrites the input."""

    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace

    def forward(self, input):
        return functional.relu(input, self.inplace)

    def extra_repr(self):
        return _flag(self.inplace)


class Hardtanh(Module):
    """x, cut off below min_value and above max_value. inplace overwrites the input. Raises ValueError if max <= min."""

    def __init__(self, min_value=-1, max_value=1, inplace=False):
        super().__init__()
        if not max_value > min_value:
            raise ValueError(f"Hardtanh: max_value={max_value} must be above min_value={min_value}")
        self.min_value, self.max_value, self.inplace = min_value, max_value, inplace

    def forward(self, input):
        return functional.hardtanh(input, self.min_value, self.max_value, self.inplace)

    def extra_repr(self):
        return f"{self.min_value}, {self.max_value}" + (", inplace=True" if self.inplace else "")


class ReLU6(Hardtanh):
    """x, cut off below 0 and above 6."""

    def __init__(self, inplace=False):
        super().__init__(0, 6, inplace)

    def extra_repr(self):
        return _flag(self.inplace)


class Threshold(Module):
    """x where it is above threshold, else value. inplace overwrites the input."""

    def __init__(self, threshold, value, inplace=False):
        super().__init__()
        self.threshold, self.value, self.inplace = threshold, value, inplace

    def forward(self, input):
        return functional.threshold(input, self.threshold, self.value, self.inplace)

    def extra_repr(self):
        return f"{self.threshold}, {self.value}" + (", inplace=True" if self.inplace else "")


class LeakyReLU(Module):
    """x, times negative_slope below zero. inplace overwrites the input."""

    def __init__(self, negative_slope=0.01, inplace=False):
        super().__init__()
        self.negative_slope, self.inplace = negative_slope, inplace

    def forward(self, input):
        return functional.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self):
        return f"{self.negative_slope}" + (", inplace=True" if self.inplace else "")


class ELU(Module):
    """x, but alpha * (exp(x) - 1) below zero."""

    def __init__(self, alpha=1.0, inplace=False):
        super().__init__()
        self.alpha, self.inplace = alpha, inplace

    def forward(self, input):
        return functional.elu(input, self.alpha, self.inplace)

    def extra_repr(self):
        return f"{self.alpha}" + (", inplace=True" if self.inplace else "")


class PReLU(Module):
    """x, times weight below zero. weight has one element, or one for each channel (dim 1), and is learned."""

    def __init__(self, num_parameters=1, init=0.25):
        super().__init__()
        self.num_parameters = num_parameters
        self.weight = Parameter(_core.Tensor(num_parameters).fill_(init))

    def forward(self, input):
        return functional.prelu(input, self.weight)

    def extra_repr(self):
        return f"{self.num_parameters}"


class Tanh(Module):
    """Hyperbolic tangent."""

    def forward(self, input):
        return _core.tanh(input)


class Sigmoid(Module):
    """1 / (1 + exp(-x))."""

    def forward(self, input):
        return _core.sigmoid(input)


class LogSigmoid(Module):
    """Logarithm of the sigmoid."""

    def forward(self, input):
        return _core.log_sigmoid(input)


class Softplus(Module):
    """log(1 + exp(beta * x)) / beta, and x where beta * x is above threshold."""

    def __init__(self, beta=1, threshold=20):
        super().__init__()
        self.beta, self.threshold = beta, threshold

    def forward(self, input):
        return _core.softplus(input, self.beta, self.threshold)

    def extra_repr(self):
        return f"beta={self.beta}, threshold={self.threshold}"


class Softsign(Module):
    """x / (1 + |x|)."""

    def forward(self, input):
        return _core.softsign(input)


class Softmax(Module):
    """exp(x) over its sum along dim; without dim along 0 for 1-D and 3-D inputs, else along 1."""

    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def forward(self, input):
        return functional.softmax(input, self.dim)

    def extra_repr(self):
        return "" if self.dim is None else f"dim={self.dim}"


class LogSoftmax(Softmax):
    """Logarithm of Softmax."""

    def forward(self, input):
        return functional.log_softmax(input, self.dim)
