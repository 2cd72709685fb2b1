"""Recurrent layers step by step in NumPy, and tables of rows."""

import numpy as np


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


def _run(step, input, states, sizes, reverse):
    """Return each sequence by itself: its rows are picked, stepped through, and put back."""
    starts = np.concatenate([[0], np.cumsum(sizes)]).astype(int)
    output = np.zeros((len(input), states[0].shape[1]), input.dtype)
    last = [state.copy() for state in states]
    for sequence in range(len(states[0])):
        steps = [t for t in range(len(sizes)) if sizes[t] > sequence]
        now = [state[sequence] for state in states]
        for t in reversed(steps) if reverse else steps:
            now = step(input[starts[t] + sequence], *now)
            output[starts[t] + sequence] = now[0]
        for state, value in zip(last, now, strict=True):
            state[sequence] = value
    return (output, *last)


def _sums(x, h, weight_ih, weight_hh, bias_ih, bias_hh):
    first, second = weight_ih @ x, weight_hh @ h
    return first + (0 if bias_ih is None else bias_ih), second + (0 if bias_hh is None else bias_hh)


def rnn(input, hidden, weight_ih, weight_hh, sizes, bias_ih, bias_hh, relu, reverse):
    """tanh, or relu, of both products."""
    def step(x, h):
        total = sum(_sums(x, h, weight_ih, weight_hh, bias_ih, bias_hh))
        return (np.maximum(total, 0) if relu else np.tanh(total),)
    return _run(step, input, [hidden], sizes, reverse)


def lstm(input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih, bias_hh, reverse):
    """Gates i, f, g, o."""
    def step(x, h, c):
        i, f, g, o = np.split(sum(_sums(x, h, weight_ih, weight_hh, bias_ih, bias_hh)), 4)
        c = _sigmoid(f) * c + _sigmoid(i) * np.tanh(g)
        return _sigmoid(o) * np.tanh(c), c
    return _run(step, input, [hidden, memory], sizes, reverse)


def gru(input, hidden, weight_ih, weight_hh, sizes, bias_ih, bias_hh, reverse):
    """Gates r, z, n."""
    def step(x, h):
        first, second = _sums(x, h, weight_ih, weight_hh, bias_ih, bias_hh)
        (ar, az, an), (br, bz, bn) = np.split(first, 3), np.split(second, 3)
        z, n = _sigmoid(az + bz), np.tanh(an + _sigmoid(ar + br) * bn)
        return ((1 - z) * n + z * h,)
    return _run(step, input, [hidden], sizes, reverse)


def embedding_weight(grad_output, input, rows, padding_idx, scale_grad_by_freq):
    """Return each row of the gradient added to the row that was named."""
    flat, often = input.ravel(), np.bincount(input.ravel(), minlength=rows)
    table = np.zeros((rows, grad_output.shape[-1]), grad_output.dtype)
    for row, grad in zip(flat, grad_output.reshape(len(flat), -1), strict=True):
        if row != padding_idx:
            table[row] += grad / (often[row] if scale_grad_by_freq else 1)
    return table


def gates(input, hidden, w_ih, w_hh, b_ih, b_hh):
    """Return the sum of both linear maps of a cell."""
    return _linear(input, w_ih, b_ih) + _linear(hidden, w_hh, b_hh)


def _linear(x, weight, bias):
    return x @ weight.T + (0 if bias is None else bias)


def gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh):
    """Return one step of a GRU."""
    x, h = np.split(_linear(input, w_ih, b_ih), 3, -1), np.split(_linear(hx, w_hh, b_hh), 3, -1)
    reset, update = _sigmoid(x[0] + h[0]), _sigmoid(x[1] + h[1])
    return update * hx + (1 - update) * np.tanh(x[2] + reset * h[2])


def lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh):
    """Return the hidden state and the memory after one step of an LSTM."""
    into, forget, cell, out = np.split(gates(input, hx[0], w_ih, w_hh, b_ih, b_hh), 4, -1)
    memory = _sigmoid(forget) * hx[1] + _sigmoid(into) * np.tanh(cell)
    return _sigmoid(out) * np.tanh(memory), memory
