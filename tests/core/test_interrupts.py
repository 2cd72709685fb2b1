"""Exceptions of the caller's code in the middle of a call are passed on: Ctrl-C, MemoryError, and others."""

import numpy as np
import pytest

import torch
from torch import autograd
from torch.autograd import Function, Variable


class Stop(BaseException):
    """An exception that only the test catches."""


RAISED = [KeyboardInterrupt, MemoryError, Stop, ValueError]


def raising(error, *names, kind=object):
    """Return an object of a class whose methods of these names raise."""
    def fail(self, *args):
        raise error("stop here")

    return type("Raising", (kind,), dict.fromkeys(names, fail))


def asked(error, attribute, kind=object):
    """Return an object that raises on attribute access."""
    def look(self, name):
        if name == attribute:
            raise error("stop here")
        return kind.__getattribute__(self, name)

    return type("Asked", (kind,), {"__getattribute__": look})


@pytest.mark.parametrize("error", RAISED)
def test_sequences_of_tensors(error):
    a, b = torch.ones(2), torch.ones(2)
    items = raising(error, "__iter__", kind=list)([a, b])
    for call in (torch.cat, torch.stack, torch.meshgrid):
        with pytest.raises(error, match="stop here"):
            call(items)
    with pytest.raises(error, match="stop here"):
        torch.cat(raising(error, "__iter__", kind=list)([Variable(a), Variable(b)]))


@pytest.mark.parametrize("error", RAISED)
@pytest.mark.parametrize("names", [("__index__",), ("__float__",), ("__index__", "__float__")])
def test_numbers(error, names):
    x = torch.ones(3)
    number = raising(error, *names, kind=type("Single", (), {"shape": ()}))()
    number.__class__.__float__ = getattr(type(number), "__float__", None) or (lambda self: 1.5)
    for call in (x.fill_, x.add, lambda n: torch.FloatTensor([n]), lambda n: x.__setitem__(0, n)):
        with pytest.raises(error, match="stop here"):
            call(number)
    assert x.tolist() == [1] * 3


@pytest.mark.parametrize("error", RAISED)
@pytest.mark.parametrize("attribute", ["shape", "dtype"])
def test_attributes_that_tell_what_a_number_is(error, attribute):
    odd = asked(error, attribute, np.float64)(1.5)
    x = torch.ones(3)
    assert x.add(odd).tolist() == [2.5] * 3, "a float is a number, and nothing more is asked"

    class Single:
        shape = ()

        def __float__(self):
            return 1.5

    assert x.fill_(Single()).tolist() == [1.5] * 3
    with pytest.raises(error, match="stop here"):
        x.fill_(asked(error, attribute, Single)())
    assert x.tolist() == [1.5] * 3


@pytest.mark.parametrize("error", RAISED)
def test_indices(error):
    x = torch.ones(3, 3)
    for key in (raising(error, "__index__")(), raising(error, "__len__", "__getitem__")(),
                slice(raising(error, "__index__")(), None), (0, raising(error, "__index__")())):
        with pytest.raises(error, match="stop here"):
            x[key]
        with pytest.raises(error, match="stop here"):
            x[key] = 5
    assert x.tolist() == torch.ones(3, 3).tolist()
    assert x[np.array(1)].tolist() == [1, 1, 1], "an array without dims is a number"


@pytest.mark.parametrize("error", RAISED)
def test_the_function_that_a_gradient_is_asked_of(error):
    class Odd(Function):
        asked = False

        def forward(self, x):
            return x * 2

        def backward(self, grad):
            return grad * 2

        def __getattribute__(self, name):
            if name == "reinforce":
                raise error("stop here")
            return Function.__getattribute__(self, name)

    x = Variable(torch.ones(1), requires_grad=True)
    y = Odd()(x)
    for call in (y.backward, lambda: autograd.grad(y, x)):
        with pytest.raises(error, match="stop here"):
            call()
    assert x.grad is None
