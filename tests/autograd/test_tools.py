"""no_grad, gradcheck, checkpoint, the profiler, detect_anomaly, drawings of the graph, rewards of draws."""

import contextlib
import doctest
import gc
import json
import sys
import threading

import numpy as np
import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch import autograd
from torch.autograd import Function, Variable, gradcheck, gradgradcheck, profiler
from torch.autograd.checkpoint import checkpoint
from torch.nn import functional as F


def leaf(*numbers, requires_grad=True):
    return Variable(torch.DoubleTensor(list(numbers)), requires_grad=requires_grad)


def random(*size):
    return Variable(torch.randn(*size).double())


@pytest.mark.parametrize("name", ["grad_mode", "anomaly", "profiler", "checkpoint", "gradcheck", "dot"])
def test_examples(name):
    space = {"torch": torch, "nn": nn, "optim": optim, "Variable": Variable, "autograd": autograd}
    done = doctest.testmod(sys.modules[f"torch.autograd.{name}"], extraglobs=space)
    assert done.attempted and not done.failed


# --- recording, on and off ------------------------------------------------------------------------------------------


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


# --- gradcheck ------------------------------------------------------------------------------------------------------


class Wrong(Function):
    @staticmethod
    def forward(ctx, x):
        return x * x

    @staticmethod
    def backward(ctx, g):
        return g * 2


class HalfWrong(Function):
    """A right gradient whose own gradient is wrong, for it is no Variable's function any more."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        x, = ctx.saved_tensors
        return g * 2 * (x.detach() if isinstance(x, Variable) else x)


def test_gradcheck_finds_what_is_wrong():
    x = random(2, 3)
    assert gradcheck(lambda x: x * x, [x]) and gradgradcheck(lambda x: x * x, [x])
    assert gradcheck(lambda x, y: (x.mm(y), [y.tanh()]), (x, random(3, 2)))
    with pytest.raises(RuntimeError, match="output 0 with respect to input 0"):
        gradcheck(Wrong.apply, [x])
    assert not gradcheck(Wrong.apply, [x], raise_exception=False)
    assert gradcheck(HalfWrong.apply, [x])
    with pytest.raises(RuntimeError, match="differs"):
        gradgradcheck(HalfWrong.apply, [x])


def test_gradcheck_leaves_inputs_alone_and_refuses_nonsense():
    x, constant = random(3), Variable(torch.randn(3).double(), requires_grad=False)
    before = x.data.clone()
    assert gradcheck(lambda x, y: x * y, (x, constant))
    assert x.data.equal(before) and x.grad is None
    with pytest.raises(ValueError, match="no input requires grad"):
        gradcheck(lambda x: x * 2, [constant])
    with pytest.raises(TypeError, match="Variables"):
        gradcheck(lambda x: 3, [x])
    assert gradcheck(lambda x: x.sum(), [random(0, 2)])
    assert gradcheck(lambda x: x.t().contiguous().view(6) * 2, [Variable(torch.randn(3, 2).double().t())])


# --- checkpoint -----------------------------------------------------------------------------------------------------


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
    with pytest.raises(RuntimeError, match="other operations.*tanh stood where exp"):
        checkpoint(changing, x).sum().backward()
    with pytest.raises(RuntimeError, match="other operations"):
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


# --- the profiler ---------------------------------------------------------------------------------------------------


def test_profile_counts_rows_and_lines(tmp_path):
    x = Variable(torch.ones(20, 20))
    with profiler.profile() as profile:
        for _ in range(3):
            y = x.mm(x)
            y.tanh().sum().backward()
        x.data.add_(1)
    found = {(line.name, line.backward): line.calls for line in profile.averages()}
    assert found == {("mm", False): 3, ("tanh", False): 3, ("sum", False): 3, ("add", False): 1, ("mm", True): 3,
                     ("tanh", True): 3, ("sum", True): 3}
    lines = profile.averages(by_line=True)
    assert all(__file__ in line.where for line in lines) and len({line.where for line in lines}) == 3
    assert all(0 < line.largest <= line.total for line in lines)
    text = profile.table()
    assert "mm (backward)" in text and len(text.splitlines()) == 8 and "test_tools.py" in profile.table(by_line=True)
    assert "... and 5 more" in profile.table(rows=2)
    profile.export_chrome_trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert len(events) == 19 and {event["ph"] for event in events} == {"X"}
    starts = [event["ts"] for event in events]
    assert starts == sorted(starts) and {event["cat"] for event in events} == {"forward", "backward"}


def test_profile_sees_functions_and_ends_with_an_error():
    with pytest.raises(ZeroDivisionError), profiler.profile() as profile:
        Wrong.apply(leaf(1)).backward()
        raise ZeroDivisionError
    count = len(profile.events)
    leaf(1).exp()
    assert len(profile.events) == count and ("Wrong", True) in {(e.name, e.backward) for e in profile.events}
    with profiler.profile(enabled=False) as off:
        leaf(1).exp()
    assert not off.events and off.table().count("\n") == 0


def test_profiles_nest():
    with profiler.profile() as outer:
        leaf(1).exp()
        with profiler.profile() as inner:
            leaf(1).tanh()
        leaf(1).log()
    assert [e.name for e in inner.events] == ["tanh"] and [e.name for e in outer.events] == ["exp", "log"]


# --- the first NaN --------------------------------------------------------------------------------------------------


def test_the_first_nan_forward():
    x = leaf(1, 0, -1)
    with pytest.raises(FloatingPointError) as raised, autograd.detect_anomaly():
        y = x * 2
        y = y.log()
        y.exp()
    message = str(raised.value)
    assert message.startswith(f"log, called at {__file__}:") and "1 nan and 1 inf among the 3" in message
    assert "position 1" in message and message.endswith("input is DoubleTensor 3 in [-2, 2]")
    assert np.isnan(x.log().data[2])


@pytest.mark.parametrize("length", [1, 63, 64, 150, 200, 5000])
def test_operands_of_long_names(length):
    name = "x" * length
    f = torch.formula(f"divided_{length}", f"{length} / {name}")
    with pytest.raises(FloatingPointError) as raised, autograd.detect_anomaly():
        f(leaf(0, -1e6))
    assert str(raised.value).endswith(f"; {name} is DoubleTensor 2 in [-1e+06, 0]")


def test_the_first_nan_backward():
    x = leaf(4, 0)
    y = x.sqrt()
    with pytest.raises(FloatingPointError) as raised, autograd.detect_anomaly():
        (y * 3).sum().backward()
    message = str(raised.value)
    assert message.startswith(f"backward of sqrt, called at {__file__}:") and "1 inf" in message
    assert "the gradient that came is DoubleTensor 2 in [3, 3]" in message
    assert "the result is DoubleTensor 2 in [0, 2]" in message
    assert x.grad is None


@pytest.mark.parametrize("create_graph", [False, True])
def test_nan_of_a_function_backward(create_graph):
    class Bad(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g / 0
    with pytest.raises(FloatingPointError, match="div|backward of Bad"), autograd.detect_anomaly():
        Bad.apply(leaf(1)).backward(create_graph=create_graph)


def test_which_of_the_two_to_look_for():
    with autograd.detect_anomaly(inf=False):
        (leaf(1) / 0).exp()
        with pytest.raises(FloatingPointError, match="1 nan"):
            (leaf(1) / 0) * 0
    with pytest.raises(FloatingPointError), autograd.set_detect_anomaly(True):
        leaf(1) / 0
    leaf(1) / 0
    autograd.set_detect_anomaly(True)
    try:
        with pytest.raises(FloatingPointError):
            leaf(1) / 0
    finally:
        autograd.set_detect_anomaly(False)
    leaf(1) / 0


def test_in_place_ranges_are_those_before():
    y = leaf(1, -3) * 1
    with pytest.raises(FloatingPointError, match=r"in \[-3, 1\]$"), autograd.detect_anomaly():
        y.log_()


# --- drawings -------------------------------------------------------------------------------------------------------


def test_the_graph_as_text(tmp_path):
    model = nn.Linear(3, 2)
    x = Variable(torch.ones(1, 3))
    y = F.relu(model(x)).exp()
    text = autograd.graph(y, model)
    assert isinstance(text, str) and text.startswith("digraph {") and text.endswith("}")
    assert "weight\\n2x3" in text and "bias\\n2" in text and "leaf\\n1x3" in text and "test_tools.py:" in text
    assert text.count("[label=") == len({line.split()[0] for line in text.splitlines() if "[label=" in line})
    several = autograd.graph([y.sum(), (y * 2).sum()], places=False)
    assert several.count('label="relu"') == 1 and several.count("result") == 2
    assert "Wrong" in autograd.graph(Wrong.apply(x))
    text.save(tmp_path / "graph.dot")
    assert (tmp_path / "graph.dot").read_text() == text
    assert autograd.graph(x, {'a "name"': x}).count('a \\"name\\"') == 1
    with pytest.raises(TypeError, match="Variables"):
        autograd.graph([torch.ones(1)])


def test_the_picture(tmp_path, monkeypatch):
    text = autograd.graph(leaf(1) * 2)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert text._repr_svg_() is None
    with pytest.raises(RuntimeError, match="graphviz"):
        text.save(tmp_path / "graph.svg")
    program = tmp_path / "dot"
    program.write_text("#!/bin/sh\necho '<svg/>'\n")
    program.chmod(0o755)
    assert text._repr_svg_() == "<svg/>\n"


def test_a_long_graph_is_drawn():
    x = leaf(1)
    for _ in range(20000):
        x = x + 1
    assert autograd.graph(x, places=False).count("->") == 20001


def test_contexts_do_not_leak():
    from torch import _core
    with contextlib.suppress(FloatingPointError), autograd.detect_anomaly():
        leaf(0).log()
    events, flags = _core.watch(None, 0)
    assert events is None and flags == 0


def test_gradcheck_finds_what_was_detached():
    x = Variable(torch.randn(2).double())
    assert not autograd.gradcheck(lambda x: x.detach() * 2, [x], raise_exception=False)
    assert autograd.gradcheck(lambda x: (x * 2, x.max(0)[1], Variable(torch.ones(1).double())), [x])


def test_gradcheck_puts_inputs_back():
    x, calls = Variable(torch.ones(2).double()), [0]

    def failing(x):
        calls[0] += 1
        if calls[0] == 4:
            raise ZeroDivisionError
        return x * 2

    with pytest.raises(ZeroDivisionError):
        autograd.gradcheck(failing, [x])
    assert x.data.tolist() == [1, 1]


def test_a_profile_may_be_used_again_and_shown_whole():
    x, profile = Variable(torch.ones(2)), autograd.profiler.profile()
    for name in ("mul", "tanh", "exp"):
        with profile:
            x * 2 if name == "mul" else getattr(x, name)()
        assert [event.name for event in profile.events] == [name]
    assert "more" not in profile.table(rows=None) and "exp" in profile.table(rows=None)


def test_inputs_that_require_no_gradient_are_named():
    x, constant = Variable(torch.ones(2)), Variable(torch.ones(2), requires_grad=False)
    with pytest.raises(RuntimeError, match="grad: input 1 does not require grad"):
        autograd.grad((x * constant).sum(), [x, constant])
