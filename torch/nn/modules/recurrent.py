"""Recurrent layers over sequences, and cells that compute one time step."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import shown, size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import cat, stack
from torch._core import gru as _gru
from torch._core import lstm as _lstm
from torch._core import rnn as _rnn
from torch.nn import functional, init
from torch.nn.functions.sizes import check_numbers
from torch.nn.modules.conversion import with_placement
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter
from torch.nn.utils.rnn import PackedSequence, sizes_of

if TYPE_CHECKING:
    from typing import Any

    from torch._core import Tensor

__all__ = ["GRU", "GRUCell", "LSTM", "LSTMCell", "RNN", "RNNBase", "RNNCell"]


def _zeros(like, *size):
    return like.data.new(*size).fill_(0)


def apply_permutation(tensor: Tensor, permutation: Tensor, dim: int = 1) -> Tensor:
    """Return a tensor whose dim is in another order."""
    return tensor.index_select(dim, permutation)


GATES = {"RNN_TANH": 1, "RNN_RELU": 1, "LSTM": 4, "GRU": 3}


class RNNBase(Module):
    """Base of RNN, LSTM and GRU.

    `forward(input, hx)` returns the output and the final states, in the form of `hx`.

    Args:
        mode: "RNN_TANH", "RNN_RELU", "LSTM" or "GRU".
        input_size, hidden_size: features of the input and of the state.
        num_layers: number of stacked layers.
        bias: False omits the biases.
        batch_first: input and output are (batch, steps, features); states are not affected.
        dropout: dropout probability between layers, in training.
        bidirectional: run every layer in both directions and concatenate their outputs.
        proj_size: for LSTM, project the hidden state to this size (Sak and others, 2014); 0 means no projection.
    Shape:
        input: (steps, batch, input_size), (steps, input_size) or a PackedSequence.
        hx: (num_layers * directions, batch, hidden_size), zeros by default; for LSTM a pair (hidden state, cell
            state).
        output: (steps, batch, directions * hidden_size), packed if the input is packed.
    Attributes:
        weight_ih_l[k], weight_hh_l[k], bias_ih_l[k], bias_hh_l[k]: parameters of layer k; those of the backward
            direction end with `_reverse`.
    Raises:
        ValueError: an unsuitable mode, size or probability.

    >>> nn.LSTM(3, 5).weight_ih_l0.size()
    torch.Size([20, 3])
    """

    _repr_options = {"proj_size": 0, "num_layers": 1, "bias": True, "batch_first": False, "dropout": 0,
                     "bidirectional": False}

    @with_placement
    def __init__(
        self, mode: str, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True,
        batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False, proj_size: int = 0,
        device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        name = type(self).__name__
        if mode not in GATES:
            raise ValueError(f"{name}: mode is one of {', '.join(GATES)}, not {mode!r}")
        if num_layers < 1 or hidden_size < 1 or input_size < 0:
            raise ValueError(f"{name}: input_size={input_size}, hidden_size={hidden_size}, num_layers={num_layers}; "
                             "need at least 0, 1 and 1")
        check_numbers(type(self).__name__, dropout=dropout)
        if not 0 <= dropout <= 1:
            raise ValueError(f"{name}: dropout is a probability from 0 to 1, not {dropout}")
        if proj_size and (mode != "LSTM" or not 0 < proj_size < hidden_size):
            raise ValueError(f"{name}: proj_size={proj_size}; need an LSTM and less than hidden_size={hidden_size}")
        self.mode, self.input_size, self.hidden_size, self.num_layers = mode, input_size, hidden_size, num_layers
        self.proj_size = proj_size
        self.bias, self.batch_first, self.dropout, self.bidirectional = bias, batch_first, dropout, bidirectional
        rows, directions = GATES[mode] * hidden_size, self.directions
        for layer in range(num_layers):
            columns = input_size if layer == 0 else self.width * directions
            for suffix in self._suffixes(layer):
                self.register_parameter(f"weight_ih{suffix}", Parameter(_core.Tensor(rows, columns)))
                self.register_parameter(f"weight_hh{suffix}", Parameter(_core.Tensor(rows, self.width)))
                if bias:
                    self.register_parameter(f"bias_ih{suffix}", Parameter(_core.Tensor(rows)))
                    self.register_parameter(f"bias_hh{suffix}", Parameter(_core.Tensor(rows)))
                if proj_size:
                    self.register_parameter(f"weight_hr{suffix}", Parameter(_core.Tensor(proj_size, hidden_size)))
        self.reset_parameters()

    @property
    def width(self) -> int:
        """Features of the hidden state: `proj_size`, or `hidden_size` without projection."""
        return self.proj_size or self.hidden_size

    @property
    def directions(self) -> int:
        """2 if bidirectional, otherwise 1."""
        return 2 if self.bidirectional else 1

    def _suffixes(self, layer):
        return [f"_l{layer}", f"_l{layer}_reverse"][:self.directions]

    @property
    def all_weights(self) -> list[list[Parameter]]:
        """Parameters of each layer and direction as lists: weight_ih, weight_hh, bias_ih, bias_hh, weight_hr."""
        names = ("weight_ih", "weight_hh", *("bias_ih", "bias_hh") * self.bias, *("weight_hr",) * (self.proj_size > 0))
        return [[getattr(self, name + suffix) for name in names]
                for layer in range(self.num_layers) for suffix in self._suffixes(layer)]

    @property
    def _flat_weights(self) -> list[Parameter]:
        """All weights in the order of all_weights."""
        return [weight for weights in self.all_weights for weight in weights]

    @property
    def _flat_weights_names(self) -> list[str]:
        names = {id(parameter): name for name, parameter in self.named_parameters(recurse=False)}
        return [names.get(id(weight)) for weight in self._flat_weights]

    def get_expected_hidden_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """Return the size of the hidden state for an input: (layers * directions, batch, width)."""
        batch = input.size(0 if self.batch_first else 1) if batch_sizes is None else int(batch_sizes[0])
        return self.num_layers * self.directions, batch, self.width

    def get_expected_cell_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """Return the size of an LSTM's cell state for an input."""
        return (*self.get_expected_hidden_size(input, batch_sizes)[:2], self.hidden_size)

    def check_input(self, input: Tensor, batch_sizes: Tensor | None) -> None:
        """Raise RuntimeError unless the input, or the data of a packed one, has input_size elements in its last dim."""
        if input.dim() != (3 if batch_sizes is None else 2):
            raise RuntimeError(f"{type(self).__name__}: input is {shown(input)}; need " + (
                "(steps, batch, input_size), or (steps, input_size) without a batch" if batch_sizes is None else
                "packed data of 2 dimensions"))
        if input.size(-1) != self.input_size:
            raise RuntimeError(f"{type(self).__name__}: input is {shown(input)}; need input_size={self.input_size} "
                               "elements in the last dimension")

    def check_hidden_size(self, hx: Tensor, expected_hidden_size: tuple[int, int, int], msg: str = "") -> None:
        """Raise RuntimeError unless a state has the expected size."""
        if tuple(hx.size()) != tuple(expected_hidden_size):
            width = "hidden_size" if expected_hidden_size[2] == self.hidden_size else "proj_size"
            raise RuntimeError(f"{type(self).__name__}: hx is {shown(hx)}; need "
                               f"{size_text(expected_hidden_size)} (layers * directions, batch, {width})")

    def check_forward_args(self, input: Tensor, hidden: Any, batch_sizes: Tensor | None) -> None:
        """Raise RuntimeError unless input and states fit."""
        self.check_input(input, batch_sizes)
        states = hidden if isinstance(hidden, (tuple, list)) else (hidden,)
        for state, size in zip(states, self._sizes_of_states(input, batch_sizes), strict=False):
            self.check_hidden_size(state, size)

    def _sizes_of_states(self, input, batch_sizes):
        """Return the size of each state: of the hidden one, and of an LSTM's cell state."""
        hidden = self.get_expected_hidden_size(input, batch_sizes)
        return [hidden, self.get_expected_cell_size(input, batch_sizes)] if self.mode == "LSTM" else [hidden]

    def permute_hidden(self, hx: Any, permutation: Tensor | None) -> Any:
        """Return states whose batch is in another order; None leaves them."""
        if permutation is None:
            return hx
        if isinstance(hx, (tuple, list)):
            return tuple(apply_permutation(state, permutation) for state in hx)
        return apply_permutation(hx, permutation)

    def reset_parameters(self) -> None:
        """Initialize all weights uniformly within 1 / sqrt(hidden_size)."""
        init._fill_by_fan(self.hidden_size, *self.parameters())

    def flatten_parameters(self) -> None:
        """Do nothing: each call packs the weights as it needs them."""

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        packed = isinstance(input, PackedSequence)
        single = not packed and input.dim() == 2
        batch_sizes = input.batch_sizes if packed else None
        whole = input.unsqueeze(0 if self.batch_first else 1) if single else input.data if packed else input
        self.check_input(whole, batch_sizes)
        rows = whole.transpose(0, 1) if self.batch_first and not packed else whole
        sizes = tuple(sizes_of(input)) if packed else (rows.size(1),) * rows.size(0)
        if not sizes:
            raise ValueError(f"{type(self).__name__}: input is {shown(whole if packed else input)} and has no "
                             "steps; need one at least")
        states = self._states(whole, batch_sizes, hx, single)
        output, last = self._run(rows if packed else rows.reshape(sum(sizes), self.input_size), sizes,
                                 self.permute_hidden(states, input.sorted_indices) if packed else states)
        if packed:
            last = self.permute_hidden(last, input.unsorted_indices)
            output = PackedSequence(output, input.batch_sizes, input.sorted_indices, input.unsorted_indices)
        elif not single:
            output = output.reshape(len(sizes), sizes[0], self.directions * self.width)
            output = output.transpose(0, 1) if self.batch_first else output
        if single:
            last = [state.squeeze(1) for state in last]
        return output, tuple(last) if self.mode == "LSTM" else last[0]

    def _states(self, input, batch_sizes, hx, single):
        """Return the initial states, each (layers * directions, batch, width); cells have hidden_size features."""
        sizes = self._sizes_of_states(input, batch_sizes)
        if hx is None:
            return [_zeros(input, *size) for size in sizes]
        states = hx if isinstance(hx, (tuple, list)) else [hx]
        if len(states) != len(sizes):
            what = "a pair (hidden, memory)" if len(sizes) == 2 else "one tensor"
            raise TypeError(f"{type(self).__name__}: hx is {what}, not {len(states)} tensors")
        states = [state.unsqueeze(1) if single and state.dim() == 2 else state for state in states]
        self.check_forward_args(input, states, batch_sizes)
        return states

    def _run(self, rows, sizes, states):
        """Run all layers; return the output's rows and each stacked final state."""
        last = [[] for _ in states]
        for layer in range(self.num_layers):
            outputs = []
            for direction, suffix in enumerate(self._suffixes(layer)):
                position = layer * self.directions + direction
                output, *ends = self._layer(rows, [state[position] for state in states], sizes, suffix, direction == 1)
                outputs.append(output)
                for result, end in zip(last, ends, strict=True):
                    result.append(end)
            rows = outputs[0] if len(outputs) == 1 else cat(outputs, 1)
            if self.dropout and self.training and layer < self.num_layers - 1:
                rows = functional.dropout(rows, self.dropout, True)
        return rows, [stack(result, 0) for result in last]

    def _layer(self, rows, states, sizes, suffix, reverse):
        weights = getattr(self, "weight_ih" + suffix), getattr(self, "weight_hh" + suffix)
        biases = (getattr(self, "bias_ih" + suffix), getattr(self, "bias_hh" + suffix)) if self.bias else (None, None)
        if self.proj_size:
            return self._projected(rows, *states, *weights, getattr(self, "weight_hr" + suffix), sizes, biases, reverse)
        if self.mode == "LSTM":
            return _lstm(rows, *states, *weights, sizes, *biases, reverse)
        if self.mode == "GRU":
            return _gru(rows, *states, *weights, sizes, *biases, reverse)
        return _rnn(rows, *states, *weights, sizes, *biases, self.mode == "RNN_RELU", reverse)

    def _projected(self, rows, hidden, memory, weight_ih, weight_hh, weight_hr, sizes, biases, reverse):
        """Run an LSTM with projection as one without: W_hh (W_hr m) = (W_hh W_hr) m.

        The initial hidden state is no projection, so its product is added to the inputs of the first steps.
        """
        starts, lengths = [0], [sum(size > position for size in sizes) for position in range(sizes[0])]
        for size in sizes:
            starts.append(starts[-1] + size)
        first = [starts[length - 1 if reverse else 0] + position for position, length in enumerate(lengths)]
        first = _core.LongTensor(first)
        beside_input = _zeros(rows, rows.size(0), self.proj_size).index_add(0, first, hidden)
        output, last, memory = _lstm(
            cat([rows, beside_input], 1), _zeros(rows, hidden.size(0), self.hidden_size), memory,
            cat([weight_ih, weight_hh], 1), weight_hh.mm(weight_hr), sizes, *biases, reverse)
        return output.mm(weight_hr.t()), last.mm(weight_hr.t()), memory

    def extra_repr(self) -> str:
        return ", ".join(filter(None, (f"{self.input_size}, {self.hidden_size}", super().extra_repr())))


class RNN(RNNBase):
    """Elman network: h' = tanh(W_ih x + b_ih + W_hh h + b_hh) (Elman, 1990). Arguments: see RNNBase.

    Args:
        nonlinearity: "tanh" or "relu".
    Raises:
        ValueError: another word.

    >>> output, hidden = nn.RNN(3, 5, num_layers=2)(torch.zeros(7, 2, 3))
    >>> output.size(), hidden.size()
    (torch.Size([7, 2, 5]), torch.Size([2, 2, 5]))
    """

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, nonlinearity: str = "tanh", bias: bool = True,
        batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False, device: Any = None,
        dtype: Any = None, proj_size: int = 0,
    ) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f'RNN: nonlinearity is "tanh" or "relu", not {nonlinearity!r}')
        self.__dict__["nonlinearity"] = nonlinearity
        super().__init__("RNN_" + nonlinearity.upper(), input_size, hidden_size, num_layers, bias, batch_first, dropout,
                         bidirectional, proj_size, device=device, dtype=dtype)


class _Gated(RNNBase):
    """A layer whose class determines its mode."""

    _kind = ""

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True, batch_first: bool = False,
        dropout: float = 0.0, bidirectional: bool = False, proj_size: int = 0, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__(self._kind, input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional,
                         proj_size, device=device, dtype=dtype)


class LSTM(_Gated):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997), gates in the order i, f, g, o. Arguments: see RNNBase.

    >>> output, (hidden, memory) = nn.LSTM(3, 5, bidirectional=True)(torch.zeros(7, 2, 3))
    >>> output.size(), memory.size()
    (torch.Size([7, 2, 10]), torch.Size([2, 2, 5]))
    """

    _kind = "LSTM"


class GRU(_Gated):
    """Gated recurrent unit (Cho and others, 2014), gates in the order r, z, n. Arguments: see RNNBase.

    The reset gate is applied after the product with the hidden weights.

    >>> output, hidden = nn.GRU(3, 5, batch_first=True)(torch.zeros(2, 7, 3))
    >>> output.size(), hidden.size()
    (torch.Size([2, 7, 5]), torch.Size([1, 2, 5]))
    """

    _kind = "GRU"


class _Cell(Module):
    """Base of the cells: weights (gates * hidden_size, …), initialized uniformly within 1 / sqrt(hidden_size)."""

    gates = 1

    @with_placement
    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        rows = self.gates * hidden_size
        self.weight_ih = Parameter(_core.Tensor(rows, input_size))
        self.weight_hh = Parameter(_core.Tensor(rows, hidden_size))
        self.register_parameter("bias_ih", Parameter(_core.Tensor(rows)) if bias else None)
        self.register_parameter("bias_hh", Parameter(_core.Tensor(rows)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Initialize all weights."""
        init._fill_by_fan(self.hidden_size, *self.parameters())

    def _call(self, row, input, states, *options):
        """Compute one step with a row; inputs without a batch dim are a batch of one."""
        single = input.dim() == 1
        if single:
            input, states = input.unsqueeze(0), [state if state.dim() == 2 else state.unsqueeze(0) for state in states]
        _, *last = row(input, *states, self.weight_ih, self.weight_hh, (input.size(0),), self.bias_ih, self.bias_hh,
                       *options)
        return [state.squeeze(0) for state in last] if single else last

    def _zeros(self, input):
        return _zeros(input, *input.size()[:-1], self.hidden_size)

    def extra_repr(self) -> str:
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias else ", bias=False")


class RNNCell(_Cell):
    """One step of an RNN: tanh or relu of the affine maps of input and state. Returns the new state.

    Args:
        nonlinearity: "tanh" or "relu".
    Shape:
        input: (N, input_size).
        hx: (N, hidden_size), zeros by default.

    >>> nn.RNNCell(3, 5)(torch.zeros(2, 3), torch.zeros(2, 5)).size()
    torch.Size([2, 5])
    """

    @with_placement
    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh",
        device: Any = None, dtype: Any = None,
    ) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f'RNNCell: nonlinearity is "tanh" or "relu", not {nonlinearity!r}')
        super().__init__(input_size, hidden_size, bias)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        return self._call(_rnn, input, [self._zeros(input) if hx is None else hx], self.nonlinearity == "relu")[0]

    def extra_repr(self) -> str:
        return super().extra_repr() + ("" if self.nonlinearity == "tanh" else ", nonlinearity=relu")


class LSTMCell(_Cell):
    """One step of an LSTM (Hochreiter and Schmidhuber, 1997), gates in the order i, f, g, o. Returns (hidden, cell).

    Shape:
        input: (N, input_size).
        hx: a pair (hidden, cell), each (N, hidden_size), zeros by default.

    >>> zeros = torch.zeros(2, 5)
    >>> nn.LSTMCell(3, 5)(torch.zeros(2, 3), (zeros, zeros))[0].size()
    torch.Size([2, 5])
    """

    gates = 4

    def forward(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        return tuple(self._call(_lstm, input, [self._zeros(input)] * 2 if hx is None else list(hx)))


class GRUCell(_Cell):
    """One step of a GRU (Cho and others, 2014), gates in the order r, z, n. Returns the new state n + z * (hx - n).

    The reset gate is applied after the product with the hidden weights.

    Shape:
        input: (N, input_size).
        hx: (N, hidden_size), zeros by default.

    >>> nn.GRUCell(3, 5)(torch.zeros(2, 3), torch.zeros(2, 5)).size()
    torch.Size([2, 5])
    """

    gates = 3

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        return self._call(_gru, input, [self._zeros(input) if hx is None else hx])[0]

RNNCellBase = _Cell  # the names that packages ask isinstance() for
