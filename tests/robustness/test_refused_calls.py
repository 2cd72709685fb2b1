"""Refused calls change nothing and raise a clear error, one test for each way."""

import subprocess
import sys

import numpy as np
import pytest

import torch
from torch import _core, nn, optim
from torch.autograd import Function, Variable
from torch.nn import init

INTEGERS = ("Byte", "Char", "Short", "Int", "Long")


# --- integers have no gradient ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize("op", ["add", "sub", "fmod", "mul"])
def test_integers_carry_no_gradient(kind, op):
    make = getattr(torch, kind + "Tensor")
    a, b = Variable(make(2, 3).fill_(1)), Variable(make(3).fill_(1))
    result = getattr(a, op)(b)
    assert not a.requires_grad and not result.requires_grad
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        result.backward(result.data.clone())
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        Variable(make(2), requires_grad=True)
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        a.requires_grad = True


def test_data_that_becomes_integer_requires_no_gradient():
    x = Variable(torch.ones(2, 3))
    x.data = torch.LongTensor(2, 3).fill_(1)
    assert not x.requires_grad and not (x + Variable(torch.LongTensor(3).fill_(1))).requires_grad


# --- what fails changes nothing --------------------------------------------------------------------------------------

BAD = torch.LongTensor([9])
UPDATES = {
    "scatter": lambda x, out: x.scatter(0, BAD, 5.0, out=out),
    "scatter_add": lambda x, out: x.scatter_add(0, BAD, torch.ones(1), out=out),
    "index_fill": lambda x, out: x.index_fill(0, BAD, 5.0, out=out),
    "index_copy": lambda x, out: x.index_copy(0, BAD, torch.ones(1), out=out),
    "index_add": lambda x, out: x.index_add(0, BAD, torch.ones(1), out=out),
    "masked_copy": lambda x, out: x.masked_copy(torch.ByteTensor([1, 1, 1]), torch.ones(1), out=out),
}


@pytest.mark.parametrize("name", UPDATES)
def test_a_refused_update_leaves_its_output(name):
    for size in (3, 2):
        out = torch.ones(size).fill_(7)
        with pytest.raises((IndexError, RuntimeError, ValueError)):
            UPDATES[name](torch.ones(3), out)
        assert out.tolist() == [7] * size and out.storage().size() == size


def test_a_model_is_converted_whole_or_not_at_all():
    model = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
    model(Variable(torch.ones(4, 3))).sum().backward()
    count = []

    def convert(tensor):
        count.append(1)
        if len(count) == 5:
            raise MemoryError("enough")
        return tensor.double()

    with pytest.raises(MemoryError):
        model._apply(convert)
    assert {p.data.type() for p in model.parameters()} == {p.grad.data.type() for p in model.parameters()} \
        == {"torch.FloatTensor"}
    with pytest.raises(TypeError):
        model._apply(lambda tensor: 3)
    weight = torch.ones(3, 3)
    for share in (-1, 2, float("nan"), "half"):
        with pytest.raises((ValueError, TypeError)):
            init.sparse(weight, share)
    assert weight.tolist() == [[1] * 3] * 3


# --- errors without a reason, imports --------------------------------------------------------------------------------


class Unwilling:
    """A number that raises when it is asked what it is."""

    __class__ = property(lambda self: {}["asked"])

    def __float__(self):
        return 1.0


@pytest.mark.parametrize("call", [lambda t, n: t ** n, lambda t, n: t.add(n), lambda t, n: torch.clamp(t, min=n),
                                  lambda t, n: torch.max(t, n), lambda t, n: n * t, lambda t, n: t.stack(n),
                                  lambda t, n: torch.add(t, n, out=t), lambda t, n: t.sum(dim=n)])
def test_a_number_that_raises_when_it_is_asked_what_it_is(call):
    for t in (torch.ones(2), Variable(torch.ones(2))):
        with pytest.raises((KeyError, TypeError, AttributeError)):
            call(t, Unwilling())


def test_attributes_that_are_deleted():
    """A deletion succeeds or raises."""
    v = Variable(torch.ones(2))
    y = v * 2
    for thing in (torch.ones(2), v, y, y._node, torch.ones(2).storage(), torch.Size([1]), v.register_hook(len)):
        for name in dir(thing):
            if name == "__class__":
                continue
            try:
                delattr(thing, name)
            except (TypeError, AttributeError, RuntimeError) as error:
                assert str(error), name


def test_nothing_raises_a_system_error():
    t = torch.ones(3)
    parameter = Variable(torch.ones(3))
    for call in (lambda: t.set_(t.storage(), []), lambda: torch.cat([]), lambda: _core.call("add", (), None)):
        with pytest.raises((TypeError, ValueError)):
            call()
    for option in ("lr", "momentum", "dampening", "weight_decay"):
        optimizer = optim.SGD([parameter], lr=0.1, momentum=0.5)
        parameter.grad = Variable(torch.ones(3))
        optimizer.step()  # dampening is read from the second step on
        before = parameter.data.clone()
        optimizer.param_groups[0][option] = "much"
        with pytest.raises((TypeError, ValueError)):
            optimizer.step()
        assert parameter.data.equal(before)


def test_a_backward_that_returns_no_tuple():
    class Odd(Function):
        def forward(self, x):
            return x * 2

        def backward(self, gradient):
            return [gradient]

    with pytest.raises((TypeError, RuntimeError)):
        Odd()(Variable(torch.ones(2))).sum().backward()


def test_arrays_of_variables():
    assert np.asarray(Variable(torch.ones(100, 100))).shape == (100, 100)


def test_sizes_are_tuples_in_all_that_counts():
    size = torch.ones(2, 3).size()
    assert hash(size) == hash((2, 3)) and {(2, 3): 1}[size] == 1
    assert hash(size + (4,)) == hash((2, 3, 4)) and hash(size * 2) == hash((2, 3, 2, 3))
    assert hash(size[1:]) == hash((3,))


def test_torch_imported_again_has_the_same_types():
    program = """
import importlib, sys, torch
kind, tensor = torch.FloatTensor, torch.ones(2)
assert importlib.reload(torch).FloatTensor is kind
for name in [name for name in sys.modules if name.split(".")[0] == "torch"]:
    del sys.modules[name]
again = importlib.import_module("torch")
assert again.FloatTensor is kind and (tensor + again.ones(2)).sum() == 4
assert again.ones(2).dtype is again.float32 and again.promote_types(again.int64, again.float32) is again.float32
assert (again.ones(2).long() / 2).type(again.float64).dtype is again.float64
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
