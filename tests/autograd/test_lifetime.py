"""How long a graph lives, and long chains."""

import gc
import weakref
from functools import partial

import pytest
from functions import Cube, Double, Exp
from leaves import leaf, values

import torch
from torch.autograd import Function, grad


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_graph_is_freed_by_reference_counts(no_collector):
    x = leaf(1, 2)
    for make in (lambda y: (y * y).sum(), lambda y: Exp()(y).sum(), lambda y: Cube.apply(y, 2).sum(),
                 lambda y: Double()(y).sum(), lambda y: torch.cat([y, y]).sum(), lambda y: y[0] * y[1],
                 lambda y: y.view(2, 1).t().sum()):  # fmt: skip
        held = []
        for _ in range(2):
            token = Exp()
            y = token(x * 1)
            token.note = weakref.ref(token)
            loss = make(y)
            try:
                loss.backward()
            except RuntimeError:
                pass
            held.append(token.note)
            del token, y, loss
        assert all(reference() is None for reference in held)


def test_backward_leaves_no_memory_behind(no_collector):
    from torch._C import lib

    x = leaf(*range(1000))

    def step():
        y = (x * 2).tanh()
        handle = y.register_hook(lambda g: g * 2)
        (y * y).sum().backward(create_graph=False)
        g, = grad((x * x).sum(), x, create_graph=True)
        g.sum().backward()
        handle.remove()
        x.grad = None

    step()
    before = lib.th_allocated_bytes()
    for _ in range(50):
        step()
    assert lib.th_allocated_bytes() == before


def test_a_hook_that_closes_over_its_variable_is_collected():
    x = leaf(1)
    y = x * 2
    y.register_hook(partial(lambda variable, g: None, y))
    token = Exp()
    z, reference = token(y), weakref.ref(token)
    z.register_hook(partial(lambda variable, g: None, z))
    del token, y, z
    gc.collect()
    assert reference() is None


@pytest.mark.parametrize("step", [lambda y: y + 1, lambda y: y.view(1), lambda y: Identity()(y)])
def test_long_chains(step):
    x = leaf(1)
    y = x
    for _ in range(200_000 if step(x).creator.__class__ is not Identity else 20_000):
        y = step(y)
    y.backward()
    assert values(x.grad) == [1]
    del y


class Identity(Function):
    def forward(self, x):
        return x.clone()

    def backward(self, gradient):
        return gradient


def test_long_chain_of_recorded_gradients():
    x = leaf(1)
    y = x
    for _ in range(20_000):
        y = y * 1
    g, = grad(y, x, create_graph=True)
    del y, g


def test_a_conversion_of_the_gradient_may_replace_the_data_of_the_result():
    class Replacing(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            y.data = torch.ones(3)
            return super().__torch_function__(func, types, args, kwargs or {})

    x = torch.ones(3, requires_grad=True)
    y = (x * 2).view(3)
    y.backward(torch.ones(3, dtype=torch.float64).as_subclass(Replacing))
    assert values(x.grad) == [2, 2, 2]
