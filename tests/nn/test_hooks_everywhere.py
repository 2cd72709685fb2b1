"""Hooks on all modules: their arguments and replacements, their order, and their removal."""

import inspect

import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable
from torch.nn.modules import module as of_all
from torch.nn.modules.global_hooks import EVERYWHERE


@pytest.fixture(autouse=True)
def nothing_stays():
    yield
    left = len(EVERYWHERE)
    EVERYWHERE.clear()
    assert not left


def net():
    return nn.Sequential(nn.Linear(2, 3), nn.Tanh())


def x(*size):
    return Variable(torch.ones(*(size or (4, 2))))


def test_around_forward_in_their_order():
    seen, layers = [], net()

    def notes(word):
        return lambda module, *_: seen.append((word, type(module).__name__))
    layers[0].register_forward_pre_hook(notes("own before"))
    layers[0].register_forward_hook(notes("own after"))
    with of_all.register_module_forward_pre_hook(notes("before")), of_all.register_module_forward_hook(notes("after")):
        layers(x())
    assert seen == [("before", "Sequential"), ("before", "Linear"), ("own before", "Linear"), ("after", "Linear"),
                    ("own after", "Linear"), ("before", "Tanh"), ("after", "Tanh"), ("after", "Sequential")]
    del seen[:]
    layers(x())
    assert [word for word, _ in seen] == ["own before", "own after"]


def test_what_they_replace():
    class Times(nn.Module):
        def forward(self, value, times=1):
            return value * times

    with of_all.register_module_forward_pre_hook(lambda module, given: given[0] + 1):
        assert Times()(x(1)).item() == 2
    with of_all.register_module_forward_hook(lambda module, given, words, output: output * words["times"],
                                             with_kwargs=True):
        assert Times()(x(1), times=3).item() == 9
    seen = []
    with of_all.register_module_forward_hook(lambda module, given, output: seen.append(output), always_call=True):
        with pytest.raises(RuntimeError):
            nn.Linear(3, 3)(x())
    assert seen == [None]


def test_backward():
    seen, layers = [], net()

    def notes(word):
        return lambda module, *gradients: seen.append((word, type(module).__name__, len(gradients)))
    with of_all.register_module_full_backward_hook(notes("full")), \
            of_all.register_module_full_backward_pre_hook(notes("before")), \
            of_all.register_module_backward_hook(notes("last")):
        layers(x()).sum().backward()
    assert {row for row in seen if row[1] == "Tanh"} == {("full", "Tanh", 2), ("before", "Tanh", 1),
                                                         ("last", "Tanh", 2)}
    assert len(seen) == 9
    first, second = net(), net()
    second.load_state_dict(first.state_dict())
    with of_all.register_module_full_backward_pre_hook(lambda module, gradients: (gradients[0] * 2,)):
        first[0](x()).sum().backward()
    second[0](x()).sum().backward()
    assert first[0].weight.grad.data.equal(second[0].weight.grad.data * 2)


def test_modules_that_define_how_they_are_called():
    class Called(nn.Module):
        def __call__(self, value):
            return value * 2

    with of_all.register_module_forward_hook(lambda module, given, output: output + 1):
        assert Called()(x(1)).item() == 3


def test_registrations():
    seen = []

    def doubled(module, name, parameter):
        seen.append((type(module).__name__, name))
        return nn.Parameter(parameter.data * 0 + 2)
    with of_all.register_module_parameter_registration_hook(doubled):
        layer = nn.Linear(2, 3)
        layer.bias = nn.Parameter(torch.zeros(3))
        scales = nn.ParameterList([nn.Parameter(torch.zeros(1))])
    assert seen == [("Linear", "weight"), ("Linear", "bias"), ("Linear", "bias"), ("ParameterList", "0")]
    assert layer.bias.data.tolist() == [2, 2, 2] and layer.bias is layer._parameters["bias"]
    assert scales[0].data.tolist() == [2]
    with of_all.register_module_buffer_registration_hook(
            lambda module, name, tensor: tensor.double() if tensor.is_floating_point() else tensor):
        norm = nn.BatchNorm1d(2)
        norm.running_mean = torch.ones(2)
    assert norm.running_mean.type() == norm._buffers["running_mean"].type() == "torch.DoubleTensor"
    with of_all.register_module_module_registration_hook(lambda module, name, child: nn.Softplus()):
        layers = nn.Sequential(nn.Tanh())
        layers.append(nn.ReLU())
        layers.more = nn.ELU()
    assert [type(each) for each in layers] == [nn.Softplus] * 3 and layers.more is layers[2]
    seen.clear()
    with of_all.register_module_buffer_registration_hook(lambda *given: seen.append(given)), \
            of_all.register_module_parameter_registration_hook(lambda *given: seen.append(given)):
        norm.float().half().load_state_dict(nn.BatchNorm1d(2).half().state_dict(), assign=True)
        count = len(seen)
        nn.BatchNorm1d(2)
    assert count == len(seen) - count  # what is converted or loaded is no registration


@pytest.mark.parametrize("kind, make", [
    ("parameter", lambda: nn.Linear(1, 1)), ("buffer", lambda: nn.BatchNorm1d(1)),
    ("module", lambda: nn.Sequential(nn.Tanh())),
])
def test_what_a_registration_may_become(kind, make):
    with getattr(of_all, f"register_module_{kind}_registration_hook")(lambda *given: "text"):
        with pytest.raises(TypeError, match="a hook gave a str instead of a"):
            make()


def test_all_that_pytorch_has():
    names = [name for name in vars(of_all) if name.startswith("register_module_")]
    assert len(names) == 8
    for name in names:
        with pytest.raises(TypeError, match="hook is a function, not int"):
            getattr(of_all, name)(3)
        assert inspect.getdoc(getattr(of_all, name)).endswith((".", "]"))
