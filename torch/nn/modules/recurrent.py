"""One time step of a recurrent network."""

import math

from torch import _core
from torch._core import linear
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter


class _Cell(Module):
    """What the cells share: weights (gates * hidden, ...) that start uniform within 1 / sqrt(hidden_size)."""

    gates = 1

    def __init__(self, input_size, hidden_size, bias=True):
        super().__init__()
        self.input_size, self.hidden_size = input_size, hidden_size
        rows = self.gates * hidden_size
        self.weight_ih = Parameter(_core.Tensor(rows, input_size))
        self.weight_hh = Parameter(_core.Tensor(rows, hidden_size))
        self.register_parameter("bias_ih", Parameter(_core.Tensor(rows)) if bias else None)
        self.register_parameter("bias_hh", Parameter(_core.Tensor(rows)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        """Draws all weights anew."""
        bound = 1 / math.sqrt(self.hidden_size)
        for parameter in self.parameters():
            parameter.data.uniform_(-bound, bound)

    def extra_repr(self):
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias_ih is not None else ", bias=False")


class RNNCell(_Cell):
    """tanh or relu of the affine maps of input (N, input_size) and hidden (N, hidden_size). Gives the new hidden.

    nonlinearity: "tanh" or "relu", else ValueError.

    >>> nn.RNNCell(3, 5)(Variable(torch.zeros(2, 3)), Variable(torch.zeros(2, 5))).size()
    torch.Size([2, 5])
    """

    def __init__(self, input_size, hidden_size, bias=True, nonlinearity="tanh"):
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f'RNNCell: nonlinearity is "tanh" or "relu", not {nonlinearity!r}')
        super().__init__(input_size, hidden_size, bias)
        self.nonlinearity = nonlinearity

    def forward(self, input, hidden):
        total = linear(input, self.weight_ih, self.bias_ih) + linear(hidden, self.weight_hh, self.bias_hh)
        return total.tanh() if self.nonlinearity == "tanh" else total.relu()


class LSTMCell(_Cell):
    """One step of long short-term memory (Hochreiter and Schmidhuber, 1997), gates in the order i, f, g, o.

    Takes input (N, input_size) and (hidden, memory), each (N, hidden_size). Gives the new (hidden, memory).

    >>> zeros = Variable(torch.zeros(2, 5))
    >>> nn.LSTMCell(3, 5)(Variable(torch.zeros(2, 3)), (zeros, zeros))[0].size()
    torch.Size([2, 5])
    """

    gates = 4

    def forward(self, input, state):
        hidden, memory = state
        total = linear(input, self.weight_ih, self.bias_ih) + linear(hidden, self.weight_hh, self.bias_hh)
        size = self.hidden_size
        new = total.narrow(1, 0, size).sigmoid() * total.narrow(1, 2 * size, size).tanh()
        memory = total.narrow(1, size, size).sigmoid() * memory + new
        return total.narrow(1, 3 * size, size).sigmoid() * memory.tanh(), memory


class GRUCell(_Cell):
    """One step of a gated recurrent unit (Cho and others, 2014), gates in the order r, z, n.

    Takes input (N, input_size) and hidden (N, hidden_size), gives the new hidden: n + z * (hidden - n).
    The reset gate is applied after the product with the hidden weights.

    >>> nn.GRUCell(3, 5)(Variable(torch.zeros(2, 3)), Variable(torch.zeros(2, 5))).size()
    torch.Size([2, 5])
    """

    gates = 3

    def forward(self, input, hidden):
        size = self.hidden_size
        from_input = linear(input, self.weight_ih, self.bias_ih)
        from_hidden = linear(hidden, self.weight_hh, self.bias_hh)
        reset = (from_input.narrow(1, 0, size) + from_hidden.narrow(1, 0, size)).sigmoid()
        keep = (from_input.narrow(1, size, size) + from_hidden.narrow(1, size, size)).sigmoid()
        new = (from_input.narrow(1, 2 * size, size) + reset * from_hidden.narrow(1, 2 * size, size)).tanh()
        return new + keep * (hidden - new)
