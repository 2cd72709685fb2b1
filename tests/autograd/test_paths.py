"""Passes for some gradients: other nodes neither run nor are visible."""

import pytest

import torch
from torch import autograd, nn
from torch.autograd import Function, Variable, grad
from torch.nn import functional as F


def leaf(*size):
    return Variable(torch.randn(*size).double())


def noting(names, name):
    def note(*_):
        names.append(name)
    return note


def test_only_what_leads_to_the_inputs_runs():
    x, w, seen = leaf(4), leaf(4), []
    below = x.exp()
    middle = below * w
    side = w.sin()
    top = (middle.tanh() * side).sum()
    for name, variable in (("x", x), ("w", w), ("below", below), ("middle", middle), ("side", side), ("top", top)):
        variable.register_hook(noting(seen, name))
        if variable.creator is not None:
            variable._node.register_hook(noting(seen, f"node {name}"))
    for wanted, names in (([middle], ["top", "node top", "middle"]),
                          ([side], ["top", "node top", "side"]),
                          ([below], ["top", "node top", "middle", "node middle", "below"]),
                          ([middle, side], ["top", "node top", "side", "middle"]),
                          ([top], ["top"])):
        seen.clear()
        grad(top, wanted)
        assert sorted(seen) == sorted(names)
    seen.clear()
    grad(top, x)
    assert "side" not in seen and "w" not in seen and seen[-1] == "x"
    seen.clear()
    top.backward(inputs=[w])
    assert "below" not in seen and "x" not in seen and x.grad is None and w.grad is not None


def test_gradients_are_those_of_a_whole_pass():
    torch.manual_seed(1)
    layers = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 1)).double()
    x = leaf(5, 3)
    hidden = layers[:2](x)
    loss = layers[2:](hidden).sum()
    everything = [x, hidden, *layers.parameters()]
    wanted = grad(loss, everything)
    for variable, gradient in zip(everything, wanted, strict=True):
        assert grad(loss, variable)[0].data.equal(gradient.data)
        again, = grad(loss, variable, create_graph=True)
        assert again.data.sub(gradient.data).abs().max() < 1e-12
    loss.backward()
    for variable, gradient in zip(everything, wanted, strict=True):
        assert variable is hidden or variable.grad.data.equal(gradient.data)


def test_a_function_knows_what_is_wanted():
    asked = []

    class Product(Function):
        @staticmethod
        def forward(ctx, x, y):
            ctx.save_for_backward(x, y)
            return x * y

        @staticmethod
        def backward(ctx, g):
            asked.append(ctx.needs_input_grad)
            x, y = ctx.saved_tensors
            return g * y, g * x

    x, y = leaf(3), leaf(3)
    z = Product.apply(x, y).sum()
    grad(z, y)
    grad(z, x, create_graph=True)
    z.backward()
    assert asked == [(False, True), (True, False), (True, True)] and x.grad.data.equal(y.data)


def test_what_did_not_run_is_not_freed():
    x = leaf(3)
    y = x.exp()
    z = (y * y).sum()
    grad(z, y, retain_graph=False)
    y.sum().backward()
    assert x.grad.data.equal(y.data)
    with pytest.raises(RuntimeError, match="freed"):
        z.backward()


def test_nothing_leads_there():
    x, y = leaf(3), leaf(3)
    seen = []
    x.register_hook(noting(seen, "x"))
    assert grad((x * 2).sum(), y, allow_unused=True) == (None,) and seen == []
    with pytest.raises(RuntimeError, match="no output depends on input 0"):
        grad((x * 2).sum(), y)
    assert grad((x * 2).sum(), y, materialize_grads=True)[0].abs().sum() == 0
    root = (y * 2).sum()
    assert grad([root, (x * 3).sum()], root)[0].item() == 1 and seen == []


def test_a_long_chain():
    x = leaf(1)
    y = x
    for k in range(300_000):
        y = y * 1.0
        if k == 299_990:
            near = y
    assert grad(y, near)[0].item() == 1 and grad(y, x)[0].item() == 1 and x.grad is None


def test_passes_meet_in_a_node_from_hooks():
    """A hook asks for gradients of the graph that runs, below the node that runs."""
    x = leaf(3)
    low = x.exp()
    square = low * low
    high, result = square.sum(), []
    square.register_hook(lambda g: result.append(grad(low.sum(), x)[0]))
    high.backward()
    assert result[0].data.equal(low.data) and x.grad.data.sub(low.data * low.data * 2).abs().max() < 1e-12


def test_inside_a_backward_that_is_recorded():
    """ctc_loss asks for the gradient of its sums; nothing else hears of that."""
    torch.manual_seed(0)
    x, seen = leaf(6, 2, 4), []
    probabilities = F.log_softmax(x * 2, 2)
    for variable in (x, probabilities):
        variable.register_hook(lambda g: seen.append(g.size()))
    targets = [Variable(torch.LongTensor(v), requires_grad=False) for v in ([[1, 2], [3, 3]], [4, 4], [2, 2])]
    for weight in (1, probabilities.exp().mean() + x.mean()):
        seen.clear()
        loss = F.ctc_loss(probabilities, *targets) * weight
        first, = grad(loss, x, create_graph=True)
        assert len(seen) == 2

    def gradient(x):
        p = F.log_softmax(x * 2, 2)
        return F.ctc_loss(p, *targets) * (p.exp().mean() + x.mean())
    assert autograd.gradgradcheck(gradient, [leaf(4, 2, 4)])
