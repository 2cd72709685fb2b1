"""Nested containers: each function that goes through them keeps their kinds."""

from collections import OrderedDict, defaultdict, namedtuple
from types import MappingProxyType

import numpy as np
import pytest

import torch
from torch import nn
from torch._base.nested import leaves, mapped, rebuilt
from torch.autograd import Variable
from torch.autograd.gradcheck import contiguous, iter_tensors
from torch.utils.data import DataLoader
from torch.utils.data.collate import default_collate, default_convert

Pair = namedtuple("Pair", "first second")


class Wrapped(list):
    def __init__(self, text, items):
        super().__init__(items)
        self.text = text


class Plain(tuple):
    def __new__(cls, one, two):
        return super().__new__(cls, (one, two))


KINDS = {
    "tuple": lambda a, b: (a, b), "list": lambda a, b: [a, b], "named": Pair, "dict": lambda a, b: {"x": a, "y": b},
    "ordered": lambda a, b: OrderedDict(x=a, y=b), "default": lambda a, b: defaultdict(list, {3: a, "y": b}),
    "results": lambda a, b: torch.ones(2, 2).max(1)._make((a, b)), "nested": lambda a, b: [Pair((a,), {"x": [b]})],
    "own list": lambda a, b: Wrapped("w", [a, b]), "beside": lambda a, b: (a, None, "b", 2.5, torch.Size((3,)), b),
}


def described(value):
    """Return the classes of nested containers from the outside in, and their contents other than tensors."""
    if isinstance(value, dict):
        return type(value), list(value), [*map(described, value.values())]
    if isinstance(value, (list, tuple)):
        return type(value), getattr(value, "text", None), [*map(described, value)]
    return "tensor" if isinstance(value, (torch.Tensor, Variable, np.ndarray)) else value


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_stay(kind):
    made = KINDS[kind](np.ones(2), np.zeros(2))
    result = mapped(lambda leaf: leaf + 1 if isinstance(leaf, np.ndarray) else leaf, made)
    assert described(result) == described(made)
    assert [leaf.tolist() for leaf in leaves(result) if isinstance(leaf, np.ndarray)] == [[2, 2], [1, 1]]
    assert mapped(lambda leaf: leaf, made) is made
    assert isinstance(next(leaves(default_convert(made))), torch.FloatTensor | torch.DoubleTensor)
    assert described(default_convert(made)) == described(list(made) if type(made) is tuple else made)
    strided = KINDS[kind](Variable(torch.ones(3, 2).t()), Variable(torch.ones(2, 2)))
    whole = contiguous(strided)
    assert described(whole) == described(strided) and all(leaf.is_contiguous() for leaf in iter_tensors(whole))
    assert [leaf.size() for leaf in iter_tensors(whole)] == [(2, 3), (2, 2)]


@pytest.mark.parametrize("kind", KINDS)
def test_modules_with_hooks_give_what_they_gave(kind):
    """Backward hooks are placed between the outputs and their users."""
    class Net(nn.Module):
        def forward(self, x):
            return KINDS[kind](x * 2, x * 3)

    net, seen = Net(), []
    net.register_full_backward_hook(lambda module, given, gradients: seen.append(len(gradients)))
    x = Variable(torch.ones(2))
    output = net(x)
    assert described(output) == described(KINDS[kind](x, x))
    sum(leaf.sum() for leaf in leaves(output) if isinstance(leaf, Variable)).backward()
    outputs = 6 if kind == "beside" else 2  # what is no tensor has the gradient None
    assert seen == [outputs] and x.grad.data.tolist() == [5, 5]


def test_what_cannot_be_of_its_kind():
    assert mapped(str, torch.Size((2, 3))) == ("2", "3") and type(mapped(str, torch.Size((2, 3)))) is tuple
    assert type(rebuilt(Plain(1, 2), [3, 4])) is tuple
    assert mapped(str, MappingProxyType({"a": 1})) == {"a": "1"}
    assert mapped(lambda n: n + 1, torch.Size((2, 3))) == torch.Size((3, 4))
    with pytest.raises(ValueError):
        rebuilt({"a": 1}, [1, 2])


@pytest.mark.parametrize("kind", ["named", "results"])
def test_batches_of_what_has_names(kind):
    samples = [KINDS[kind](torch.ones(2) * k, k) for k in range(4)]
    for batch in (default_collate(samples), next(iter(DataLoader(samples, batch_size=4)))):
        assert type(batch) is type(samples[0]) and batch[1].tolist() == [0, 1, 2, 3] and batch[0].size() == (4, 2)


def test_gradcheck_takes_named_inputs():
    given = Pair(Variable(torch.randn(2).double()), [Variable(torch.randn(2).double())])
    assert torch.autograd.gradcheck(lambda pair: {"a": pair.first * pair.second[0]}, [given])
