"""Flags of Variables: volatile in copies, creators, constants as roots, subclasses."""

import copy
import pickle

import pytest

import torch
from torch.autograd import Function, Variable, backward, grad


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda v: pickle.loads(pickle.dumps(v)), copy.copy])
@pytest.mark.parametrize("flags", [{"volatile": True}, {"requires_grad": False}, {"requires_grad": True}])
def test_copies_keep_the_flags(copied, flags):
    variable = Variable(torch.ones(2), **flags)
    variable.note = [1]
    other = copied(variable)
    assert (other.volatile, other.requires_grad) == (variable.volatile, variable.requires_grad)
    assert other.data.tolist() == [1, 1] and other.note == [1]


def test_a_creator_cannot_be_given():
    node = (Variable(torch.ones(1)) * 2).creator
    for act in (lambda: Variable(torch.ones(1), creator=node), lambda: Variable(torch.ones(1), node)):
        with pytest.raises(TypeError, match="the creator of a Variable is the operation that makes it"):
            act()
    with pytest.raises(TypeError, match="give requires_grad by name"):
        Variable(torch.ones(1), False)
    assert Variable(torch.ones(1), None).requires_grad


def test_a_root_that_needs_no_gradient_is_refused():
    x = Variable(torch.ones(1))
    constant = Variable(torch.ones(1), requires_grad=False) * 3
    for call in (lambda: backward([x * 2, constant], [torch.ones(1), torch.ones(1)]), lambda: backward([constant]),
                 lambda: grad([constant, x * 5], [x])):
        with pytest.raises(RuntimeError, match="does not require grad"):
            call()
    with pytest.raises(RuntimeError, match="volatile"):
        backward([x * 2, Variable(torch.ones(1), volatile=True)])
    with pytest.raises(RuntimeError, match="inputs is empty"):
        backward((x * 2).sum(), inputs=[])
    assert x.grad is None


class Double(Function):
    """Static style."""

    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 2


class Renamed(Double):
    """Static by inheritance."""


class Triple(Renamed):
    """Another backward only."""

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 3


@pytest.mark.parametrize("kind, wanted", [(Double, 2), (Renamed, 2), (Triple, 3)])
@pytest.mark.parametrize("create_graph", [False, True])
def test_subclasses_of_a_static_function(kind, wanted, create_graph):
    x = Variable(torch.ones(1))
    kind.apply(x).backward(create_graph=create_graph)
    assert x.grad.data.tolist() == [wanted]


def test_a_volatile_factor_in_place_is_refused_rather_than_lost():
    x = Variable(torch.ones(1))
    y = x * 1
    with pytest.raises(RuntimeError, match="volatile"):
        y.mul_(Variable(torch.FloatTensor([3]), volatile=True))
    y.backward()
    assert x.grad.data.tolist() == [1]


def test_dist_gives_each_operand_a_gradient_of_its_size():
    x, y = Variable(torch.ones(1)), Variable(torch.randn(3, 4))
    for first, second in ((x, y), (y, x)):
        x.grad = y.grad = None
        first.dist(second).backward()
        assert x.grad.size() == (1,) and y.grad.size() == (3, 4)
        assert x.grad.data.sum().item() == pytest.approx(-y.grad.data.sum().item(), abs=1e-5)


@pytest.mark.parametrize("mode, records", [(torch.no_grad, False), (torch.enable_grad, True),
                                           (torch.inference_mode, False)])
def test_decorators_without_parentheses(mode, records):
    x = Variable(torch.ones(2))

    @mode
    def doubled(value):
        """What it does."""
        return value * 2

    @mode
    def several(value):
        yield value * 2
        yield value * 3

    class Net(torch.nn.Module):
        @mode
        def forward(self, value):
            return value * 2

    with torch.set_grad_enabled(not records):
        assert doubled(x).requires_grad is records and doubled.__doc__ == "What it does."
        assert [value.requires_grad for value in several(x)] == [records] * 2 and Net()(x).requires_grad is records
        assert torch.is_grad_enabled() is not records
    for value in (3, "function", *([False] if mode is not torch.inference_mode else [])):
        with pytest.raises(TypeError, match=r"takes (no argument|True or False), or is @"):
            mode(value)
