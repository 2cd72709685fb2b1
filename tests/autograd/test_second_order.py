"""Gradients of gradients, and graphs that are recorded and freed by backward passes."""

import numpy as np
import pytest
from leaves import leaf, values

import torch
from torch.autograd import grad


def test_gradients_of_gradients():
    x = leaf(2, 3)
    g, = grad((x * x * x).sum(), x, create_graph=True)
    assert values(g) == [12, 27] and g.requires_grad
    g.sum().backward()
    assert values(x.grad) == [12, 18]
    x.grad = None
    h, = grad(g.sum(), x, create_graph=True)
    h.sum().backward()
    assert values(x.grad) == [6, 6]


@pytest.mark.parametrize("function, second", [
    (lambda x: 2 ** x, lambda x: np.log(2) ** 2 * 2 ** x), (lambda x: x ** 3, lambda x: 6 * x),
    (lambda x: 1 / x, lambda x: 2 / x ** 3), (lambda x: (x * x).mean(), lambda x: np.full(2, 1.0)),
    (lambda x: torch.cat([x, x * x]), lambda x: np.full(2, 2.0)), (lambda x: x.exp().log(), lambda x: 0 * x),
    (lambda x: (x * x)[0], lambda x: np.array([2.0, 0.0])), (lambda x: torch.max(x * x, x), lambda x: np.full(2, 2.0)),
])  # fmt: skip
def test_second_derivatives(function, second):
    x = leaf(1.5, 2.5)
    g, = grad(function(x).sum(), x, create_graph=True)
    if g.requires_grad:
        g.sum().backward()
        np.testing.assert_allclose(x.grad.data.numpy(), second(np.array([1.5, 2.5])) * np.ones(2), rtol=1e-9, atol=1e-9)


def test_create_graph_accumulates_recorded_gradients():
    x = leaf(2)
    (x * x).backward(create_graph=True)
    (x * x).backward(create_graph=True)
    assert values(x.grad) == [8]
    first, x.grad = x.grad, None
    first.backward()
    assert values(x.grad) == [4]


def test_retain_variables_false_frees():
    x = leaf(2)
    y = x * x
    y.backward(retain_variables=False)
    with pytest.raises(RuntimeError, match="mul.*freed"):
        y.backward()
    assert values(x.grad) == [4]


@pytest.mark.parametrize("size", [(0,), (0, 3), (0, 3, 2), (4, 0), (2, 3, 0)])
@pytest.mark.parametrize("training", [True, False])
def test_second_gradients_of_batch_norm_of_no_elements(size, training):
    channels = size[1] if len(size) > 1 else 0
    x = torch.zeros(size, dtype=torch.double, requires_grad=True)
    weight = torch.ones(channels, dtype=torch.double, requires_grad=True)
    y = torch.batch_norm(x, weight, None, torch.zeros(channels, dtype=torch.double),
                         torch.ones(channels, dtype=torch.double), training)
    gradients = grad(y.sum(), (x, weight), create_graph=True)
    for found, of in zip(gradients, (x, weight), strict=True):
        assert found.shape == of.shape and not found.any()
    for found in grad(sum(g.sum() for g in gradients), (x, weight), allow_unused=True):
        assert found is None or not found.any()
