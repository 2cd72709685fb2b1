"""All forms of no_grad, and checkpoint, which recomputes tensors that it did not save."""

import contextlib
import gc
import threading

import pytest
from leaves import leaf

import torch
import torch.nn as nn
from torch import autograd
from torch.autograd import Function, Variable
from torch.autograd.checkpoint import checkpoint


def test_nothing_is_recorded_in_no_grad():
    x = leaf(1, 2)
    with torch.no_grad():
        assert not torch.is_grad_enabled()
        y = x * x
        x.mul_(2)
        z = leaf(3)
        with torch.enable_grad():
            kept = x * x
        assert z.requires_grad and not (z * 2).requires_grad
    assert torch.is_grad_enabled() and not y.requires_grad and y.creator is None and x.data.tolist() == [2, 4]
    kept.sum().backward()
    assert x.grad.data.tolist() == [4, 8]


def test_no_grad_ends_with_an_error_and_nests():
    mode = torch.no_grad()
    with pytest.raises(ZeroDivisionError), mode, mode:
        raise ZeroDivisionError
    assert torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    try:
        assert not (leaf(1) * 2).requires_grad
        with torch.set_grad_enabled(True):
            assert (leaf(1) * 2).requires_grad
        assert not torch.is_grad_enabled()
    finally:
        torch.set_grad_enabled(True)


def test_no_grad_decorates_functions_and_generators():
    @torch.no_grad()
    def twice(x, by=2):
        """Doubles."""
        return x * by

    @torch.no_grad()
    def several(x):
        got = yield x * 2
        yield got * 3
        return "end"

    assert not twice(leaf(1), by=3).requires_grad and twice.__doc__ == "Doubles."
    running = several(leaf(1))
    assert not next(running).requires_grad and torch.is_grad_enabled()
    assert not running.send(leaf(2)).requires_grad and torch.is_grad_enabled()
    with pytest.raises(StopIteration, match="end"):
        next(running)


def test_functions_and_other_threads():
    class Double(Function):
        def forward(self, x):
            return x * 2

        def backward(self, g):
            return g * 2
    seen = []
    with torch.no_grad():
        assert not Double()(leaf(1)).requires_grad
        thread = threading.Thread(target=lambda: seen.append((leaf(1) * 2).requires_grad))
        thread.start()
        thread.join()
    assert seen == [True]


def test_hooks_and_leaves_are_as_ever_in_no_grad():
    x = leaf(1)
    y = x * 3
    with torch.no_grad():
        y.backward()
    assert x.grad.data[0] == 3


def test_contexts_do_not_leak():
    from torch import _core
    with contextlib.suppress(RuntimeError), autograd.detect_anomaly():
        leaf(0).log()
    events, flags = _core.watch(None, 0)
    assert events is None and flags == 0


def network(seed=3):
    torch.manual_seed(seed)
    return nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Dropout(0.5), nn.Linear(8, 8), nn.Sigmoid(), nn.Linear(8, 2))


def gradients(run, create_graph=False):
    model = network()
    x = Variable(torch.linspace(-1, 1, 12).view(3, 4))
    torch.manual_seed(5)
    y = run(model, x)
    if create_graph:
        first, = autograd.grad((y * y).sum(), [x], create_graph=True)
        (first * first).sum().backward()
    else:
        (y * y).sum().backward()
    return [y.data, x.grad.data] + [p.grad.data for p in model.parameters() if p.grad is not None]


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("run", [
    lambda model, x: checkpoint(model, x),
    lambda model, x: checkpoint(model, x, use_reentrant=False),
    lambda model, x: checkpoint(lambda x: checkpoint(model, x) * 1, x),
    lambda model, x: model[3:](checkpoint(model[:3], x)) if False else _halves(model, x),
])
def test_a_checkpoint_changes_no_gradient(run, create_graph):
    plain, again = gradients(lambda model, x: model(x), create_graph), gradients(run, create_graph)
    assert len(plain) == len(again) and all(a.equal(b) for a, b in zip(plain, again, strict=True))


def _halves(model, x):
    layers = list(model)
    for part in (layers[:3], layers[3:]):
        def run(x, part=part):
            for layer in part:
                x = layer(x)
            return x
        x = checkpoint(run, x)
    return x


def test_a_checkpoint_keeps_less_and_is_freed_by_counts():
    x = Variable(torch.ones(1000, 1000))
    x._writes()

    def deep(x):
        for _ in range(8):
            x = (x * 0.5).tanh()
        return x
    from torch._C import lib
    gc.collect()
    gc.disable()
    try:
        start = lib.th_allocated_bytes()
        y = deep(x)
        whole = lib.th_allocated_bytes() - start
        del y
        assert lib.th_allocated_bytes() == start
        y = checkpoint(deep, x)
        assert lib.th_allocated_bytes() - start < whole / 6
        y.sum().backward()
        y.sum().backward()  # a second time, computed again
        assert lib.th_allocated_bytes() - start < 3.2 * 4e6  # y and the gradient
        del y
        x.grad = None
        assert lib.th_allocated_bytes() == start
    finally:
        gc.enable()


def test_what_a_checkpoint_refuses():
    x = leaf(1, 2)
    middle = x * 1
    y = checkpoint(lambda x: x.exp() * x, middle)
    middle.add_(1)
    with pytest.raises(RuntimeError, match="overwritten by add at"):
        y.sum().backward()
    turns = []

    def changing(x):
        turns.append(1)
        return x.exp() if len(turns) == 1 else x.tanh()
    with pytest.raises(RuntimeError, match="different operations.*tanh.* instead of exp"):
        checkpoint(changing, x).sum().backward()
    with pytest.raises(RuntimeError, match="different operations"):
        checkpoint(lambda x: x.exp() if turns.append(1) or len(turns) % 2 else x * 1, x).sum().backward()
    with pytest.raises(TypeError, match="function"):
        checkpoint(x, x)
    assert x.grad is None


def test_an_error_within_a_checkpoint_ends_it():
    x = leaf(1)
    with pytest.raises(ZeroDivisionError):
        checkpoint(lambda x: x.exp() * (1 // 0), x)
    y = x.exp()
    y.backward()
    assert y._node.value(0) is not None
    with torch.no_grad():
        assert not checkpoint(lambda x: x.exp(), x).requires_grad


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("target, source", [((33,), (1, 1, 1)), ((33,), (1, 33)), ((2, 3), (1, 2, 3)), ((3,), (2,))])
def test_copies_are_refused_alike_whether_they_are_recorded_or_not(recorded, target, source):
    x, message = torch.zeros(target), "copy: target is .*; need a source that broadcasts to the target's size"
    with pytest.raises(RuntimeError, match=message):
        x.copy_(torch.ones(source, requires_grad=recorded))
    assert not x.any() and not x.requires_grad
