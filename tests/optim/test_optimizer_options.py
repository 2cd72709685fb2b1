"""Options of optimizers: switches, names of parameters, and classes of a program's own."""

import inspect

import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch.autograd import Variable

NAMES = ["SGD", "Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop", "Rprop", "ASGD"]


@pytest.mark.parametrize("name", NAMES)
def test_switches(name):
    """Those of how a step is computed say nothing, what steps cannot do is refused; maximize belongs to a group."""
    p, q = Variable(torch.ones(2)), Variable(torch.ones(2))
    kind = getattr(optim, name)
    accepted = inspect.signature(kind).parameters
    switches = {"foreach": True, "fused": False, "capturable": False, "differentiable": False}
    result = kind([{"params": [p], "maximize": True}, {"params": [q]}], lr=0.1,
                  **{name: value for name, value in switches.items() if name in accepted})
    (p.sum() + q.sum()).backward()
    result.step()
    assert (p.data > q.data).all() and [group["maximize"] for group in result.param_groups] == [True, False]
    for switch in ("capturable", "differentiable"):
        with pytest.raises(ValueError, match=f"^{name}: {switch} must be False"):
            kind([{"params": [p], switch: True}], lr=0.1)


def test_a_rule_that_has_no_maximize_refuses_it():
    class Own(optim.Optimizer):
        row = "clamp"  # which has numbers, as any row has, and no maximize
    assert Own([Variable(torch.ones(2))], {}).defaults == {}
    with pytest.raises(ValueError, match="^Own: its rule has no maximize; go down the negated loss$"):
        Own([Variable(torch.ones(2))], {"maximize": True})


def test_a_class_without_a_row_has_options_of_any_name():
    class Own(optim.Optimizer):
        def step(self, closure=None):
            assert self.param_groups[0]["maximize"]
    Own([Variable(torch.ones(2))], {"maximize": True, "capturable": True, "differentiable": True}).step()


@pytest.mark.parametrize(("name", "arguments"), [
    ("RMSprop", (0.1, 0.9, 1e-8, 0, 0, False, False, None, True, False)),
    ("ASGD", (0.1, 1e-4, 0.75, 1e6, 0, None, True, False, False)),
    ("Adamax", (0.1, (0.9, 0.999), 1e-8, 0, None)), ("Adagrad", (0.1, 0, 0, 0, 1e-10, None)),
    ("Adadelta", (0.1, 0.9, 1e-6, 0, None))])
def test_switches_by_position_as_in_pytorch(name, arguments):
    p = Variable(torch.ones(2))
    kind = getattr(optim, name)
    group = kind([p], *arguments).param_groups[0]
    assert group["foreach"] is None and group["maximize"] is (len(arguments) > 8)
    with pytest.raises(TypeError):
        kind([p], *arguments, True)  # the others are given by keyword
    assert set(inspect.signature(kind).parameters) == {"params", *kind([p]).defaults}


def test_parameters_of_all_groups_have_names_or_none():
    p, q = Variable(torch.ones(2)), Variable(torch.ones(2))
    with pytest.raises(ValueError, match="^SGD: 1 of 2 parameters have a name; name all of them or none$"):
        optim.SGD([("p", p), q], 0.1)
    for groups in ([{"params": [("p", p)]}, {"params": [q]}], [{"params": [p]}, {"params": [("q", q)]}]):
        with pytest.raises(ValueError, match="^SGD: parameters of some groups have names"):
            optim.SGD(groups, 0.1)
    named = optim.SGD([{"params": [("p", p)]}, {"params": [("q", q)]}], 0.1)
    assert [group["param_names"] for group in named.param_groups] == [["p"], ["q"]]


def test_pairs_of_names_and_parameters():
    model = nn.Linear(2, 1)
    assert [id(p) for p in optim.SGD(model.named_parameters(), lr=1).param_groups[0]["params"]] == [
        id(p) for p in model.parameters()]


class Lion(optim.Optimizer):
    row = "sgd_momentum_"

    def __init__(self, params, lr=0.1):
        super().__init__(params, {"lr": lr, "momentum": 0.5, "share": 1, "weight_decay": 0, "nesterov": False})


def test_an_optimizer_is_a_row_and_its_options():
    p = Variable(torch.zeros(1))
    result = Lion([p])
    p.grad = Variable(torch.ones(1))
    result.step()
    result.step()
    assert abs(p.data[0] + 0.25) < 1e-6 and set(result.state[p]) == {"momentum_buffer", "step"}

    class Unknown(Lion):
        row = "no_such_row_"
    with pytest.raises(NotImplementedError, match="no_such_row_"):
        other = Unknown([p])
        other.step()

    class Wrong(Lion):
        row = "tanh"
    with pytest.raises(TypeError, match="Tensor&"):
        Wrong([p]).step()
