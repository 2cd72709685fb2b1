"""torch.compile with a backend: the function receives the graph of each kind of call, and what it returns runs."""

import copy
import pickle

import pytest

import torch
from torch import nn
from torch._compile import backends


class Backend:
    """Runs the graph as it is, and keeps it with the sizes of the inputs."""

    def __init__(self):
        self.graphs, self.sizes = [], []

    def __call__(self, graph_module, inputs):
        self.graphs.append(graph_module)
        self.sizes.append([tuple(value.shape) for value in inputs])
        return graph_module.forward


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.norm, self.scale = nn.Linear(2, 2), nn.BatchNorm1d(2), 2.0

    def forward(self, x):
        return self.norm(self.layer(x)) * self.scale


def test_a_graph_per_kind_of_call_with_structured_results():
    backend = Backend()

    @torch.compile(backend=backend)
    def function(x, y):
        return {"sum": torch.relu(x) + y, "parts": [x * 2]}

    for x in (torch.ones(2), torch.zeros(2), torch.ones(3)):
        result = function(x, torch.ones(x.shape))
        assert result["sum"].equal(torch.relu(x) + 1) and result["parts"][0].equal(x * 2)
    assert backend.sizes == [[(2,), (2,)], [(3,), (3,)]]
    calls = [node.target for node in backend.graphs[0].graph.nodes if node.op == "call_function"]
    assert calls == [torch.relu, torch.add, torch.mul]


def test_a_module_trains_and_its_changes_are_seen():
    module, backend = Network(), Backend()
    plain, compiled = copy.deepcopy(module), torch.compile(module, backend=backend)
    for _ in range(3):
        x = torch.randn(4, 2)
        compiled(x).square().sum().backward()
        plain(x).square().sum().backward()
    assert len(backend.graphs) == 1
    for ours, theirs in zip(module.parameters(), plain.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad)
    torch.testing.assert_close(module.state_dict(), plain.state_dict())
    module.eval()
    torch.testing.assert_close(compiled(x), module(x))
    module.scale = 5.0
    torch.testing.assert_close(compiled(x), module(x))
    assert len(backend.graphs) == 3


def test_writes_happen_once():
    x = torch.zeros(2)
    torch.compile(lambda x: x.add_(1), backend=Backend())(x)
    assert x.tolist() == [1, 1]
    state = torch.get_rng_state()
    expected = torch.rand(2)
    torch.set_rng_state(state)
    assert torch.compile(lambda: torch.rand(2), backend=Backend())().equal(expected)


def test_calls_that_are_no_graph_run_as_they_are():
    def branch(x):
        return x if x.sum() > 0 else -x

    backend = Backend()
    assert torch.compile(branch, backend=backend)(-torch.ones(1)).item() == 1 and not backend.graphs
    with pytest.raises(torch.export.ExportError, match="compile: .*reads the elements"):
        torch.compile(branch, backend=backend, fullgraph=True)(torch.ones(1))


def test_backends_by_name(monkeypatch):
    monkeypatch.setattr(backends, "REGISTERED", {})

    @torch._dynamo.register_backend
    def doubling(graph_module, inputs):
        return lambda *tensors: tuple(2 * result for result in graph_module(*tensors))

    assert "doubling" in torch.compiler.list_backends()
    assert torch.compile(lambda x: x + 1, backend="doubling")(torch.ones(1)).item() == 4
    with pytest.raises(ValueError, match="there is no backend 'nothing'; need a function or one of eager"):
        torch.compile(abs, backend="nothing")


def test_compiled_modules_are_copied_and_pickled():
    for backend in ("inductor", Backend()):
        compiled = torch.compile(Network().eval(), backend=backend)
        for other in (copy.deepcopy(compiled), pickle.loads(pickle.dumps(compiled))):
            x = torch.randn(3, 2)
            torch.testing.assert_close(other(x), compiled(x))
            assert other._orig_mod is not compiled._orig_mod
