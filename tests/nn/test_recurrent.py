"""Recurrent layers against NumPy, step by step; packed sequences; gradients; states; wrong calls."""

import copy
import itertools
import math

import numpy as np
import oracles
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable
from torch.nn.utils.rnn import _counts_of, pack_padded_sequence, pack_sequence, pad_packed_sequence, pad_sequence

KINDS = ["RNN_TANH", "RNN_RELU", "LSTM", "GRU"]


def make(mode, *sizes, **options):
    if mode.startswith("RNN"):
        return nn.RNN(*sizes, nonlinearity=mode[4:].lower(), **options).double()
    return getattr(nn, mode)(*sizes, **options).double()


def expected(module, rows, sizes, states):
    """Output and last states, layer by layer with the oracles of the rows."""
    last = [[] for _ in states]
    row = {"LSTM": oracles.lstm, "GRU": oracles.gru}.get(module.mode, oracles.rnn)
    more = (module.mode == "RNN_RELU",) if module.mode.startswith("RNN") else ()
    for layer in range(module.num_layers):
        outputs = []
        for direction in range(module.directions):
            position = layer * module.directions + direction
            weights = [p.data.numpy() for p in module.all_weights[position]] + [None, None]
            output, *ends = row(rows, *(s[position] for s in states), *weights[:2], sizes, *weights[2:4], *more,
                                direction == 1)
            outputs.append(output)
            for result, end in zip(last, ends, strict=True):
                result.append(end)
        rows = np.concatenate(outputs, 1)
    return rows, [np.stack(result) for result in last]


def states_of(module, batch):
    count = 2 if module.mode == "LSTM" else 1
    return [np.random.default_rng(k).normal(size=(module.num_layers * module.directions, batch, module.hidden_size))
            for k in range(count)]


def as_hx(states):
    result = tuple(Variable(torch.from_numpy(state.copy())) for state in states)
    return result if len(result) == 2 else result[0]


def as_list(last):
    return [value.data.numpy() for value in (last if isinstance(last, tuple) else (last,))]


@pytest.mark.parametrize("mode", KINDS)
@pytest.mark.parametrize("layers, bidirectional, batch_first, bias", [
    (1, False, False, True), (2, False, True, True), (1, True, False, False), (3, True, True, True)])
def test_layers_against_numpy(mode, layers, bidirectional, batch_first, bias):
    module = make(mode, 3, 5, num_layers=layers, bidirectional=bidirectional, batch_first=batch_first, bias=bias)
    x = np.random.default_rng(0).normal(size=(6, 4, 3))
    states = states_of(module, 4)
    rows, last = expected(module, x.reshape(24, 3), [4] * 6, states)
    wanted = rows.reshape(6, 4, -1)
    given = torch.from_numpy(x.transpose(1, 0, 2).copy() if batch_first else x)
    output, result = module(Variable(given), as_hx(states))
    np.testing.assert_allclose(output.data.numpy(), wanted.transpose(1, 0, 2) if batch_first else wanted, atol=1e-10)
    for a, b in zip(as_list(result), last, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-10)
    zeros, _ = module(Variable(given))
    rows, _ = expected(module, x.reshape(24, 3), [4] * 6, [state * 0 for state in states])
    wanted = rows.reshape(6, 4, -1)
    np.testing.assert_allclose(zeros.data.numpy(), wanted.transpose(1, 0, 2) if batch_first else wanted, atol=1e-10)


@pytest.mark.parametrize("mode", KINDS)
@pytest.mark.parametrize("bidirectional", [False, True])
def test_packed_sequences_are_each_sequence_alone(mode, bidirectional):
    module = make(mode, 3, 4, num_layers=2, bidirectional=bidirectional)
    lengths = [5, 2, 4, 1]
    rng = np.random.default_rng(1)
    sequences = [Variable(torch.from_numpy(rng.normal(size=(length, 3)))) for length in lengths]
    packed = pack_sequence(sequences, enforce_sorted=False)
    output, last = module(packed)
    padded, found_lengths = pad_packed_sequence(output, padding_value=9)
    assert found_lengths.tolist() == lengths
    alone = [module(sequence) for sequence in sequences]
    for k, (sequence, length) in enumerate(zip(alone, lengths, strict=True)):
        np.testing.assert_allclose(padded.data.numpy()[:length, k], sequence[0].data.numpy(), atol=1e-12)
        assert (padded.data.numpy()[length:, k] == 9).all()
        for a, b in zip(as_list(last), as_list(sequence[1]), strict=True):
            np.testing.assert_allclose(a[:, k], b, atol=1e-12)
    padded.sum().backward()
    grads = [sequence.grad.data.numpy().copy() for sequence in sequences]
    weights = [p.grad.data.clone() for p in module.parameters()]
    module.zero_grad()
    for sequence in sequences:
        sequence.grad = None
    for sequence in sequences:
        module(sequence)[0].sum().backward()
    for k, sequence in enumerate(sequences):
        np.testing.assert_allclose(grads[k], sequence.grad.data.numpy(), atol=1e-10)
    for a, p in zip(weights, module.parameters(), strict=True):
        np.testing.assert_allclose(a.numpy(), p.grad.data.numpy(), atol=1e-9)


@pytest.mark.parametrize("mode, sizes", list(itertools.product(
    KINDS, [(3, 2, 15), (2, 17, 33), (1, 40, 1), (4, 3, 130)])))
def test_float_agrees_with_double_across_sizes(mode, sizes):
    """Sizes that do not fill vectors, and batches with and without threads, for any number of threads."""
    steps, batch, hidden = sizes
    module = make(mode, hidden, hidden)
    x = torch.randn(steps, batch, hidden)
    wanted, _ = module(Variable(x.double()))
    twin, threads = copy.deepcopy(module).float(), torch.get_num_threads()
    try:
        for count in (1, 2):
            torch.set_num_threads(count)
            given = Variable(x.clone())
            result, _ = twin(given)
            np.testing.assert_allclose(result.data.numpy(), wanted.data.numpy(), atol=3e-6)
            result.sum().backward()
    finally:
        torch.set_num_threads(threads)
    double = Variable(x.double())
    module(double)[0].sum().backward()
    np.testing.assert_allclose(given.grad.data.numpy(), double.grad.data.numpy(), atol=2e-5, rtol=1e-4)


@pytest.mark.parametrize("mode", ["RNN_TANH", "LSTM", "GRU"])
def test_packed_weights_at_every_rest(mode):
    """Hidden sizes and batches on both sides of the tiles of all machines (4, 8, 16 wide; 6, 10 high), steps of
    batches that shrink, both directions: float against double."""
    for hidden in (15, 16, 17, 31, 33, 64, 81):
        for batch in (1, 2, 5, 7, 11, 21):
            module = make(mode, 2, hidden, bidirectional=True)
            twin = copy.deepcopy(module).float()
            parts = [torch.randn(1 + (batch - k) // 2, 2) for k in range(batch)]
            grads = torch.randn(sum(len(part) for part in parts), 2 * hidden)
            results = []
            for network, kind in ((module, torch.Tensor.double), (twin, torch.Tensor.float)):
                x = Variable(kind(torch.cat(parts)), requires_grad=True)
                lengths = [len(part) for part in parts]
                rows = torch.nn.utils.rnn.PackedSequence(x, [sum(n > t for n in lengths) for t in range(lengths[0])])
                output, _ = network(rows)
                output.data.backward(kind(grads))
                results.append([output.data.data.numpy(), x.grad.data.numpy()]
                               + [p.grad.data.numpy() for p in network.parameters()])
            for wanted, result in zip(*results, strict=True):
                np.testing.assert_allclose(result, wanted, atol=3e-6 * (1 + np.abs(wanted).max()), rtol=1e-4,
                                           err_msg=f"{mode} {hidden} {batch}")


@pytest.mark.parametrize("mode", KINDS)
def test_steps_do_not_depend_on_the_number_of_threads(mode):
    """One input, so that the steps' products alone are worth several threads."""
    module = make(mode, 1, 300).float()
    x, result, threads = torch.randn(4, 40, 1), [], torch.get_num_threads()
    try:
        for count in (1, 2, 4):
            torch.set_num_threads(count)
            given = Variable(x.clone(), requires_grad=True)
            output, _ = module(given)
            output.sum().backward()
            result.append((output.data, given.grad.data))
    finally:
        torch.set_num_threads(threads)
    for other in result[1:]:
        assert all(a.equal(b) for a, b in zip(result[0], other, strict=True))


@pytest.mark.parametrize("mode", KINDS)
def test_a_cell_is_a_step_of_the_layer(mode):
    cell = {"LSTM": nn.LSTMCell, "GRU": nn.GRUCell}.get(mode, nn.RNNCell)
    cell = cell(3, 4).double() if "RNN" not in mode else nn.RNNCell(3, 4, nonlinearity=mode[4:].lower()).double()
    module = make(mode, 3, 4)
    for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh"):
        getattr(module, name + "_l0").data.copy_(getattr(cell, name).data)
    x, state = Variable(torch.randn(5, 2, 3).double()), None
    for step in range(5):
        state = cell(x[step], state)
    for a, b in zip(as_list(state), as_list(module(x)[1]), strict=True):
        np.testing.assert_allclose(a, b[0], atol=1e-12)
    alone = cell(x[0][0])
    np.testing.assert_allclose(as_list(alone)[0], as_list(cell(x[0]))[0][0], atol=1e-12)


def test_extreme_gates_neither_overflow_nor_lose_digits():
    module = nn.LSTM(1, 1, bias=False)
    for p in module.parameters():
        p.data.fill_(1)
    for value in (-1e4, -90, -1e-6, 0, 1e-6, 90, 1e4):
        state = (Variable(torch.zeros(1, 1, 1)),) * 2
        output, (_, memory) = module(Variable(torch.Tensor([[[value]]])), state)
        with np.errstate(over="ignore"):
            gate = 1 / (1 + np.exp(-np.float64(value)))
        np.testing.assert_allclose(memory.data.numpy().ravel()[0], gate * np.tanh(value), rtol=1e-5, atol=1e-30)
        np.testing.assert_allclose(output.data.numpy().ravel()[0], gate * np.tanh(gate * np.tanh(value)), rtol=1e-5,
                                   atol=1e-30)
    nan = module(Variable(torch.Tensor([[[float("nan")]]])))[0].data.numpy()
    assert np.isnan(nan).all()


def test_dropout_stands_between_layers_and_in_training_alone():
    torch.manual_seed(0)
    module = nn.GRU(3, 50, 2, dropout=0.5)
    x = Variable(torch.randn(4, 2, 3))
    assert not module(x)[0].data.equal(module(x)[0].data)
    module.eval()
    assert module(x)[0].data.equal(module(x)[0].data)
    single = nn.GRU(3, 50, 1, dropout=0.5)
    assert single(x)[0].data.equal(single(x)[0].data)


def test_sizes_that_are_zero():
    for mode in KINDS:
        module = make(mode, 3, 4)
        output, last = module(Variable(torch.zeros(3, 0, 3).double()))
        assert output.size() == (3, 0, 4)
        output.sum().backward()


def test_state_dict_names_and_repr():
    module = nn.LSTM(2, 3, num_layers=2, bidirectional=True)
    names = list(module.state_dict())
    assert names[:4] == ["weight_ih_l0", "weight_hh_l0", "bias_ih_l0", "bias_hh_l0"]
    assert "weight_hh_l1_reverse" in names and len(names) == 16
    twin = nn.LSTM(2, 3, num_layers=2, bidirectional=True)
    twin.load_state_dict(module.state_dict())
    x = Variable(torch.randn(3, 2, 2))
    assert twin(x)[0].data.equal(module(x)[0].data)
    assert repr(module) == "LSTM(2, 3, num_layers=2, bidirectional=True)"
    assert repr(nn.RNN(1, 2, nonlinearity="relu")) == "RNN(1, 2)"
    assert max(p.data.abs().max() for p in nn.GRU(4, 100).parameters()) <= 0.1
    assert module.weight_ih_l1.size() == (12, 6)


@pytest.mark.parametrize("call, error, text", [
    (lambda: nn.RNN(3, 4, nonlinearity="sin"), ValueError, "relu"),
    (lambda: nn.RNNBase("LST", 3, 4), ValueError, "mode is one of"),
    (lambda: nn.LSTM(3, 4, dropout=2), ValueError, "probability"),
    (lambda: nn.LSTM(3, 4, num_layers=0), ValueError, "num_layers=0"),
    (lambda: nn.LSTM(3, 4)(Variable(torch.zeros(2, 2, 5))), RuntimeError, "input_size=3"),
    (lambda: nn.LSTM(3, 4)(Variable(torch.zeros(2))), RuntimeError, r"need \(steps, batch, input_size\)"),
    (lambda: nn.LSTM(3, 4)(Variable(torch.zeros(2, 2, 3)), Variable(torch.zeros(1, 2, 4))), TypeError, "a pair"),
    (lambda: nn.GRU(3, 4)(Variable(torch.zeros(2, 2, 3)), Variable(torch.zeros(1, 3, 4))), RuntimeError, "1x2x4"),
    (lambda: pack_padded_sequence(Variable(torch.zeros(3, 2)), [2, 3]), RuntimeError, "longest first"),
    (lambda: pack_padded_sequence(Variable(torch.zeros(3, 2)), [3, 0]), RuntimeError, "above 0"),
    (lambda: pack_padded_sequence(Variable(torch.zeros(3, 2)), [4, 1]), RuntimeError, "none above 3"),
    (lambda: pack_padded_sequence(Variable(torch.zeros(3, 2)), [3]), RuntimeError, "one for each of 2"),
    (lambda: pad_sequence([]), RuntimeError, "at least one"),
    (lambda: pad_packed_sequence(pack_sequence([torch.zeros(3)]), total_length=2), ValueError, "longest"),
])
def test_wrong_calls(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_padding_and_packing_are_inverse():
    padded = torch.arange(0, 24).view(4, 3, 2)
    for batch_first in (False, True):
        given = padded.transpose(0, 1).contiguous() if batch_first else padded
        packed = pack_padded_sequence(given, torch.LongTensor([4, 2, 1]), batch_first)
        assert packed.batch_sizes.tolist() == [3, 2, 1, 1] and packed.data.size() == (7, 2)
        back, lengths = pad_packed_sequence(packed, batch_first, total_length=5)
        assert lengths.tolist() == [4, 2, 1] and back.size() == ((3, 5, 2) if batch_first else (5, 3, 2))
        again = pack_padded_sequence(back, lengths, batch_first)
        assert again.data.equal(packed.data)


def test_integers_are_padded_with_whole_numbers():
    tokens = [torch.LongTensor([3, 1]), torch.LongTensor([2])]
    assert pad_sequence(tokens, True, -7.0).tolist() == [[3, 1], [2, -7]]
    packed = pack_sequence(tokens)
    assert pad_packed_sequence(packed, True, -7.0)[0].tolist() == [[3, 1], [2, -7]]
    assert pad_sequence(tokens, True, -0.5).tolist() == [[3, 1], [2, 0]]
    for value in (math.nan, math.inf, 2.0**63):
        with pytest.raises(RuntimeError, match="out of range for LongTensor"):
            pad_sequence(tokens, True, value)


def test_many_sequences_of_every_length():
    """Lengths and batch sizes follow from each other without a step for every pair of them."""
    lengths = [3000] * 2000 + list(range(2999, 0, -1))
    assert _counts_of(_counts_of(lengths)) == lengths and _counts_of([]) == [] and _counts_of([2, 2, 1]) == [3, 2]
    some = [5, 5, 4, 1]
    assert _counts_of(some) == [sum(length > step for length in some) for step in range(5)]


@pytest.mark.parametrize("batch_first", [False, True])
def test_padding_to_any_length(batch_first):
    """As many steps as are asked for come as one piece: their number is no number of steps in Python."""
    packed = pack_sequence([torch.ones(3, 2), torch.ones(1, 2)])
    for total in (3, 4, 2_000_000):
        padded, lengths = pad_packed_sequence(packed, batch_first, -1, total)
        padded = padded.transpose(0, 1) if batch_first else padded
        assert tuple(padded.size()) == (total, 2, 2) and lengths.tolist() == [3, 1]
        assert padded.sum() == 8 - (total * 4 - 8)
        assert padded.select(1, 0).select(1, 0).tolist()[:4] == [1, 1, 1, -1][:total]


def test_volatile_and_inputs_without_gradient():
    module = nn.LSTM(3, 4)
    assert module(Variable(torch.randn(2, 2, 3), volatile=True))[0].volatile
    x = Variable(torch.randn(2, 2, 3), requires_grad=False)
    module(x)[0].sum().backward()
    assert x.grad is None and all(p.grad is not None for p in module.parameters())


@pytest.mark.parametrize("layer", [nn.RNN, nn.LSTM, nn.GRU])
def test_no_steps_are_refused(layer):
    for size in ((0, 2, 3), (0, 3)):
        with pytest.raises(ValueError, match="no steps"):
            layer(3, 4)(Variable(torch.zeros(*size)))


# --- a projected state --------------------------------------------------------------------------------------------

def projected(module, x, hidden, memory):
    """Output and last states of one sequence (steps, input_size), a step and a direction at a time."""
    sigmoid, last = (lambda v: 1 / (1 + np.exp(-v))), ([], [])
    for _layer in range(module.num_layers):
        outputs = []
        for direction in range(module.directions):
            w_ih, w_hh, *biases, w_hr = [p.data.numpy() for p in module.all_weights[len(last[0])]]
            h, c, result = hidden[len(last[0])], memory[len(last[0])], []
            for row in x[::-1] if direction else x:
                i, f, g, o = np.split(w_ih @ row + w_hh @ h + sum(biases), 4)
                c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
                h = w_hr @ (sigmoid(o) * np.tanh(c))
                result.append(h)
            outputs.append(np.array(result[::-1] if direction else result))
            last[0].append(h), last[1].append(c)
        x = np.concatenate(outputs, 1)
    return x, [np.array(states) for states in last]


@pytest.mark.parametrize("layers, bidirectional, bias", [(1, False, True), (1, True, False), (2, True, True)])
@pytest.mark.parametrize("lengths", [[4], [5, 3, 3, 1]])
def test_a_projected_state(layers, bidirectional, bias, lengths):
    torch.manual_seed(4)
    module = nn.LSTM(3, 6, layers, bias=bias, bidirectional=bidirectional, proj_size=2).double()
    rng, count = np.random.default_rng(5), layers * module.directions
    rows = [rng.normal(size=(length, 3)) for length in lengths]
    hx = [rng.normal(size=(count, len(lengths), width)) for width in (2, 6)]
    packed = pack_sequence([Variable(torch.from_numpy(row)) for row in rows])
    output, last = module(packed, as_hx(hx))
    output, _ = pad_packed_sequence(output)
    for position, row in enumerate(rows):
        result, ends = projected(module, row, hx[0][:, position], hx[1][:, position])
        np.testing.assert_allclose(output.data.numpy()[:len(row), position], result, atol=1e-12)
        for end, expected_end in zip(last, ends, strict=True):
            np.testing.assert_allclose(end.data.numpy()[:, position], expected_end, atol=1e-12)
    single = module(Variable(torch.from_numpy(rows[0])))[0].data.numpy()
    zeros = [0 * state[:, 0] for state in hx]
    np.testing.assert_allclose(single, projected(module, rows[0], *zeros)[0], atol=1e-12)
    assert [len(weights) for weights in module.all_weights] == [5 if bias else 3] * count
    assert "proj_size=2" in repr(module) and module.flatten_parameters() is None


def test_gradients_through_a_projected_state():
    torch.manual_seed(6)
    module = nn.LSTM(2, 3, bidirectional=True, proj_size=2).double()
    x, h, c = (Variable(torch.randn(*size).double()) for size in ((3, 2, 2), (2, 2, 2), (2, 2, 3)))
    assert torch.autograd.gradcheck(lambda *given: module(given[0], (given[1], given[2]))[0],
                                    (x, h, c))
    assert torch.autograd.gradcheck(lambda *weights: module(x, (h, c))[1][0], tuple(module.parameters()))


def test_what_cannot_be_projected():
    for call in (lambda: nn.LSTM(2, 3, proj_size=3), lambda: nn.LSTM(2, 3, proj_size=-1),
                 lambda: nn.GRU(2, 3, proj_size=1), lambda: nn.RNN(2, 3, proj_size=1)):
        with pytest.raises(ValueError, match="proj_size.*; need (an LSTM and less than hidden_size=3|0 or more)"):
            call()
    module = nn.LSTM(2, 3, proj_size=1)
    with pytest.raises(RuntimeError, match="need 1x4x1 .*proj_size"):
        module(Variable(torch.zeros(5, 4, 2)), (Variable(torch.zeros(1, 4, 3)), Variable(torch.zeros(1, 4, 3))))


@pytest.mark.parametrize("kind", ["RNNCell", "GRUCell", "LSTMCell"])
def test_cells_take_their_state_by_name(kind):
    cell, x, h = getattr(nn, kind)(3, 4), Variable(torch.randn(2, 3)), Variable(torch.randn(2, 4))
    state = (h, h + 1) if kind == "LSTMCell" else h
    for one, two in zip(as_list(cell(x, state)), as_list(cell(input=x, hx=state)), strict=True):
        assert (one == two).all()


def test_a_batch_is_a_list_of_sequences():
    x = torch.arange(6.0).view(2, 3)
    assert pad_sequence(x, batch_first=True).equal(x)


def test_lengths_may_be_floats_that_are_whole():
    x = torch.randn(4, 2, 1)
    packed = [pack_padded_sequence(x, torch.tensor(lengths)) for lengths in ([4, 2], [4.0, 2.0])]
    assert packed[0].data.equal(packed[1].data) and packed[0].batch_sizes.equal(packed[1].batch_sizes)
