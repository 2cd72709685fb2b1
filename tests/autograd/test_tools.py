"""Tools that watch a graph: the profiler, detect_anomaly, drawings; and their examples."""

import json

import numpy as np
import pytest
from leaves import leaf

import torch
import torch.nn as nn
from torch import autograd
from torch.autograd import Function, Variable, profiler
from torch.nn import functional as F


class Square(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        x, = ctx.saved_tensors
        return g * x * 2


def test_profile_counts_rows_and_lines(tmp_path):
    x = Variable(torch.ones(20, 20))
    with profiler.profile() as profile:
        for _ in range(3):
            y = x.mm(x)
            y.tanh().sum().backward()
        x.data.add_(1)
    result = {(line.name, line.backward): line.calls for line in profile.averages()}
    assert result == {("mm", False): 3, ("tanh", False): 3, ("sum", False): 3, ("add", False): 1, ("mm", True): 3,
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
        Square.apply(leaf(1)).backward()
        raise ZeroDivisionError
    count = len(profile.events)
    leaf(1).exp()
    assert len(profile.events) == count and ("Square", True) in {(e.name, e.backward) for e in profile.events}
    assert all(event.where.startswith(f"{__file__}:") for event in profile.events)
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


def test_the_first_nan_forward():
    x = leaf(1, 0, -1)
    with pytest.raises(RuntimeError) as raised, autograd.detect_anomaly(inf=True):
        y = x * 2
        y = y.log()
        y.exp()
    message = str(raised.value)
    assert message.startswith(f"log: called at {__file__}:") and "1 nan and 1 inf among the 3" in message
    assert "position 1" in message and message.endswith("input is DoubleTensor 3 in [-2, 2]")
    assert np.isnan(x.log().data[2].item())


@pytest.mark.parametrize("length", [1, 63, 64, 150, 200, 5000])
def test_operands_of_long_names(length):
    name = "x" * length
    f = torch.formula(f"divided_{length}", f"{length} / {name}")
    with pytest.raises(RuntimeError) as raised, autograd.detect_anomaly(inf=True):
        f(leaf(0, -1e6))
    assert str(raised.value).endswith(f"; {name} is DoubleTensor 2 in [-1e+06, 0]")


def test_the_first_nan_backward():
    x = leaf(4, 0)
    y = x.sqrt()
    with pytest.raises(RuntimeError) as raised, autograd.detect_anomaly(inf=True):
        (y * 3).sum().backward()
    message = str(raised.value)
    assert message.startswith(f"backward of sqrt: called at {__file__}:") and "1 inf" in message
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
    with pytest.raises(RuntimeError, match="div|backward of Bad"), autograd.detect_anomaly(inf=True):
        Bad.apply(leaf(1)).backward(create_graph=create_graph)


def test_which_of_the_two_to_look_for():
    with autograd.detect_anomaly():  # as a score of a masked position, infinity is no error
        (leaf(1) / 0).exp()
        with pytest.raises(RuntimeError, match="1 nan"):
            (leaf(1) / 0) * 0
    with pytest.raises(RuntimeError), autograd.set_detect_anomaly(True, inf=True):
        leaf(1) / 0
    leaf(1) / 0
    autograd.set_detect_anomaly(True, inf=True)
    try:
        with pytest.raises(RuntimeError):
            leaf(1) / 0
    finally:
        autograd.set_detect_anomaly(False)
    leaf(1) / 0


def test_in_place_ranges_are_those_before():
    y = leaf(1, -3) * 1
    with pytest.raises(RuntimeError, match=r"in \[-3, 1\]$"), autograd.detect_anomaly(inf=True):
        y.log_()


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
    assert "Square" in autograd.graph(Square.apply(x))
    text.save(tmp_path / "graph.dot")
    assert (tmp_path / "graph.dot").read_text() == text
    assert autograd.graph(x, {'a "name"': x}).count('a \\"name\\"') == 1
    assert autograd.graph([torch.ones(1)]).count("[label=") == 1
    with pytest.raises(TypeError, match="Tensors"):
        autograd.graph([1])


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


def test_a_profile_may_be_used_again_and_shown_whole():
    x, profile = Variable(torch.ones(2)), autograd.profiler.profile()
    for name in ("mul", "tanh", "exp"):
        with profile:
            x * 2 if name == "mul" else getattr(x, name)()
        assert [event.name for event in profile.events] == [name]
    assert "more" not in profile.table(rows=None) and "exp" in profile.table(rows=None)


def test_a_switch_for_anomalies_nests_in_itself():
    def finds():
        try:
            Variable(torch.zeros(1) - 1).log()
        except RuntimeError:
            return True
        return False

    try:
        switch = autograd.set_detect_anomaly(True)
        assert finds()
        with switch:
            with switch, switch:
                assert finds()
            assert finds()
            with autograd.set_detect_anomaly(False):
                assert not finds()
            assert finds()
        assert not finds()
        with switch:
            assert finds()
        assert not finds()
    finally:
        autograd.set_detect_anomaly(False)


def test_a_graph_shows_an_output_that_is_given_twice_once():
    x = Variable(torch.ones(2))
    y = x * 2
    text = autograd.graph([y, y, x, x], places=False)
    assert text == autograd.graph([y, x], places=False) and text.count("result") == 1 and text.count("leaf") == 1


def test_derivatives_of_tensors_without_dims():
    x = torch.tensor(2.0)
    for derivative, wanted in ((autograd.functional.jacobian, 12), (autograd.functional.hessian, 12)):
        result = derivative(lambda x: x**3, x)
        assert result.size() == () and result.item() == wanted
    rows = autograd.functional.jacobian(lambda x, y: (x * y, x.sum()), (x, torch.ones(2)))
    assert rows[0][1].tolist() == [[2, 0], [0, 2]]
