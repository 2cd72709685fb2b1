"""Gradients of recurrent layers, composed of recorded operations.

The layer runs forward again, then backward step by step. A cell takes both parts of its sums and its old states. It
returns the new states, and a function from their gradients to the gradients of both parts and of the old states.
"""

from __future__ import annotations

import torch


def rnn_gradient(node, *grads):
    """Return the gradients of the tensors of rnn, in their order."""
    relu = node.value("relu")

    def cell(first, second, hidden):
        total = first + second
        new = total.relu() if relu else total.tanh()

        def back(grad):
            inner = torch.where(new > 0, grad, grad * 0) if relu else grad * (1 - new * new)
            return inner, inner, grad * 0

        return (new,), back

    return _gradients(node, cell, ("hidden",), grads)


def lstm_gradient(node, *grads):
    """Return the gradients of the tensors of lstm, in their order."""

    def cell(first, second, hidden, memory):
        sums = _parts(first + second, 4)
        i, f, o = sums[0].sigmoid(), sums[1].sigmoid(), sums[3].sigmoid()
        g = sums[2].tanh()
        new = f * memory + i * g
        bent = new.tanh()

        def back(grad, grad_memory):
            inner = grad_memory + grad * o * (1 - bent * bent)
            parts = (inner * g * i * (1 - i), inner * memory * f * (1 - f), inner * i * (1 - g * g),
                     grad * bent * o * (1 - o))
            both = torch.cat(parts, 1)
            return both, both, grad * 0, inner * f

        return (o * bent, new), back

    return _gradients(node, cell, ("hidden", "memory"), grads)


def gru_gradient(node, *grads):
    """Return the gradients of the tensors of gru, in their order."""

    def cell(first, second, hidden):
        (ar, az, an), (br, bz, bn) = _parts(first, 3), _parts(second, 3)
        r, z = (ar + br).sigmoid(), (az + bz).sigmoid()
        n = (an + r * bn).tanh()

        def back(grad):
            new = grad * (1 - z) * (1 - n * n)
            shared = (new * bn * r * (1 - r), grad * (hidden - n) * z * (1 - z))
            return torch.cat((*shared, new), 1), torch.cat((*shared, new * r), 1), grad * z

        return (n + z * (hidden - n),), back

    return _gradients(node, cell, ("hidden",), grads)


def _parts(total, number):
    width = total.size(1) // number
    return [total.narrow(1, k * width, width) for k in range(number)]


def _joined(new, old, count):
    """Return the state with its first rows replaced by `new`."""
    return new if count == old.size(0) else torch.cat((new, old.narrow(0, count, old.size(0) - count)), 0)


def _steps(sizes, reverse):
    """Return (first row, count) of every step that has rows, in the order of computation."""
    result, first = [], 0
    for size in sizes:
        result += [(first, size)] if size else []
        first += size
    return result[::-1] if reverse else result


def _forward(node, cell, steps, states):
    """Return the saved values of each step: its rows, the hidden state before it, and the backward function."""
    input, weights = node.value("input"), (node.value("weight_ih"), node.value("weight_hh"))
    biases, done = (node.value("bias_ih"), node.value("bias_hh")), []
    for first, count in steps:
        old = [state.narrow(0, 0, count) for state in states]
        sums = (torch.linear(value, weight, bias) if bias is not None else torch.linear(value, weight)
                for value, weight, bias in zip((input.narrow(0, first, count), old[0]), weights, biases, strict=True))
        new, back = cell(*sums, *old)
        states = [_joined(*pair, count) for pair in zip(new, states, strict=True)]
        done.append((first, count, old[0], back))
    return done


def _gradients(node, cell, names, grads):
    """Return the gradients for any cell. `grads` are those of the output and of each last state, or None."""
    states = [node.value(name) for name in names]
    input, weight_ih, weight_hh = (node.value(name) for name in ("input", "weight_ih", "weight_hh"))
    done = _forward(node, cell, _steps(node.value("sizes"), node.value("reverse")), states)
    now = [state.detach() * 0 if grad is None else grad
           for state, grad in zip(states, grads[1:], strict=False)]
    rows, hidden_rows, befores = {}, {}, {}
    for first, count, before, back in reversed(done):
        given = [grad.narrow(0, 0, count) for grad in now]
        if grads[0] is not None:
            given[0] = given[0] + grads[0].narrow(0, first, count)
        rows[first], hidden_rows[first], *old = back(*given)
        old[0] = old[0] + hidden_rows[first].mm(weight_hh)
        now = [_joined(*pair, count) for pair in zip(old, now, strict=True)]
        befores[first] = before
    if not done:
        biases = [node.value("bias_ih"), node.value("bias_hh")]
        biases = [None if bias is None else bias.detach() * 0 for bias in biases]
        return input.detach() * 0, *now, weight_ih.detach() * 0, weight_hh.detach() * 0, *biases
    sums, hidden_sums, before = (torch.cat([part[first] for first in sorted(part)], 0)
                                 for part in (rows, hidden_rows, befores))
    return (sums.mm(weight_ih), *now, sums.t().mm(input), hidden_sums.t().mm(before), sums.sum(0), hidden_sums.sum(0))
