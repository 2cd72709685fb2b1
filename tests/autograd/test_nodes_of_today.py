"""Nodes that programs of today use: hooks before a node, which may replace gradients, and nodes of Functions."""

import pytest

import torch
from torch import nn
from torch.nn import functional as F


def test_hooks_before_a_node_replace_the_gradients_of_its_results():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    seen = []
    y.register_hook(lambda grad: grad + 1)
    first = y.grad_fn.register_prehook(lambda grads: seen.append(grads[0].tolist()))
    second = y.grad_fn.register_prehook(lambda grads: (grads[0] * 3,))
    y.sum().backward(retain_graph=True)
    assert seen == [[2.0, 2.0]] and x.grad.tolist() == [12.0, 12.0]
    first.remove(), second.remove()
    y.sum().backward(retain_graph=True)
    assert len(seen) == 1 and x.grad.tolist() == [16.0, 16.0]
    for wrong, kind, words in ((lambda grads: (1,), TypeError, "must return Tensors or None, not int"),
                               (lambda grads: grads * 2, RuntimeError, "returned 2 gradients; it has 1 results"),
                               (lambda grads: (torch.ones(3),), RuntimeError, "only by one of its size and type")):
        with y.grad_fn.register_prehook(wrong), pytest.raises(kind, match=words):
            y.sum().backward(retain_graph=True)
    with pytest.raises(TypeError, match="a hook is a function, not int"):
        y.grad_fn.register_prehook(3)


def test_hooks_before_nodes_with_several_results_and_functions():
    class Two(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2, x * 3

        @staticmethod
        def backward(ctx, first, second):
            return first * 2 + second * 3

    x = torch.ones(2, requires_grad=True)
    a, _ = Two.apply(x)
    a.grad_fn.register_prehook(lambda grads: (grads[0] * 10, grads[1]))
    a.sum().backward()
    assert x.grad.tolist() == [20.0, 20.0]
    q, r = torch.linalg.qr(torch.diag(x + 1))
    q.grad_fn.register_prehook(lambda grads: (grads[0], None if grads[1] is None else grads[1] * 5))
    (q * 0 + r.abs()).sum().backward()
    assert x.grad.tolist() == [25.0, 25.0]
    z = torch.ones(2, requires_grad=True)
    w = z * z
    w.grad_fn.register_prehook(lambda grads: (grads[0] * 2,))
    (g,) = torch.autograd.grad(w.sum(), z, create_graph=True)
    assert g.tolist() == [4.0, 4.0] and torch.autograd.grad(g.sum(), z)[0].tolist() == [4.0, 4.0]


def test_the_node_of_a_function_has_its_attributes_and_those_of_nodes():
    class Scaled(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, factor):
            ctx.factor = factor
            ctx.save_for_backward(x)
            return x * factor

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.factor, None

    x = torch.ones(2, requires_grad=True)
    y = Scaled.apply(x, 3)
    node = y.grad_fn
    assert isinstance(node, torch.autograd.graph.Node) and node.name() == "ScaledBackward" and node.factor == 3
    assert node.saved_tensors[0].equal(x) and node.next_functions[0][0].variable is x
    assert (y * 2).grad_fn.next_functions[0][0] is node
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = node.nothing
    seen = []
    node.register_hook(lambda inputs, outputs: seen.append((inputs[0].tolist(), outputs[0].tolist())))
    y.sum().backward()
    assert seen == [([3.0, 3.0], [1.0, 1.0])]


def test_a_node_has_the_class_of_its_name():
    x = torch.ones(2, requires_grad=True)
    y = (x * 2).exp()
    name = type(y.grad_fn).__name__
    assert name == "ExpBackward0" == y.grad_fn.name() and type(y.grad_fn) is type(x.exp().grad_fn)
    assert type(y.grad_fn.next_functions[0][0]).__name__ == "MulBackward0"
    assert isinstance(y.grad_fn, torch.autograd.Node) and y.grad_fn is y.grad_fn
    with pytest.raises(TypeError):
        type(y.grad_fn)()
    y.sum().backward()
    assert torch.allclose(x.grad, 2 * y)


@pytest.mark.parametrize("name, call", {
    "AddmmBackward0": lambda x: nn.Linear(4, 2)(x),
    "ConvolutionBackward0": lambda x: nn.Conv1d(3, 2, 3)(x),
    "NativeBatchNormBackward0": lambda x: nn.BatchNorm1d(4)(x),
    "NativeLayerNormBackward0": lambda x: nn.LayerNorm(4)(x),
    "MaxPool2DWithIndicesBackward0": lambda x: F.max_pool2d(x[None, None], 2),
    "AvgPool2DBackward0": lambda x: F.avg_pool2d(x[None, None], 2),
    "ViewBackward0": lambda x: x.flatten(),
    "SliceBackward0": lambda x: x[1:],
    "CloneBackward0": lambda x: x.t().contiguous(),
    "ToCopyBackward": lambda x: x.double(),
    "LinalgInvExBackward0": lambda x: torch.linalg.inv(x @ x.t()),
    "LinalgVectorNormBackward0": lambda x: x.norm(),
    "Log1PBackward0": lambda x: x.log1p(),
    "MaxBackward1": lambda x: x.max(),
    "MaxBackward0": lambda x: x.max(0).values,
    "PowBackward0": lambda x: x**2,
    "NllLossBackward0": lambda x: F.cross_entropy(x, torch.zeros(3, dtype=torch.int64)),
}.items())  # fmt: skip
def test_a_node_has_the_name_of_pytorchs(name, call):
    assert call(torch.rand(3, 4, requires_grad=True)).grad_fn.name() == name


def test_a_node_can_be_called_and_has_metadata():
    x = torch.ones(2, requires_grad=True)
    node = (x * 3).grad_fn
    first, second = node(torch.ones(2))
    assert first.tolist() == [3, 3] and second is None
    assert x.exp().grad_fn(torch.ones(2)).tolist() == x.exp().tolist()
    assert node.metadata == {}
    node.metadata["note"] = node  # a cycle, for the collector
    assert node.metadata["note"] is node


def test_a_node_shows_what_it_saved():
    x = torch.ones(2, requires_grad=True)
    y = x.exp()
    assert y.grad_fn._saved_result.tolist() == y.tolist()
    product = (x * y).grad_fn
    assert product._saved_self is x and product._saved_other.tolist() == y.tolist()
    assert x.pow(2.5).grad_fn._saved_exponent == 2.5 and x.sum(0).grad_fn._saved_dim == (0,)
    for missing in ("_saved_nothing", "_saved_result"):
        with pytest.raises(AttributeError, match="has not saved"):
            getattr(product, missing)


def test_gradients_at_an_edge():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    edges = torch.autograd.graph.get_gradient_edge(y), torch.autograd.graph.get_gradient_edge(x)
    first, second = torch.autograd.grad((y * 3).sum(), edges)
    assert first.tolist() == [3, 3] and second.tolist() == [6, 6] and x.grad is None
    assert torch.autograd.grad((y * 3).sum(), edges[0])[0].tolist() == [3, 3]
