"""Module: registration, walking, containers, conversion, hooks, notes, repr."""

import collections
import copy
import pickle
from collections import OrderedDict

import numpy
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable


def constant(*size):
    return Variable(torch.randn(*size), requires_grad=False)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3)
        self.norm = nn.BatchNorm2d(2)
        self.fc = nn.Linear(2 * 4 * 4, 3)

    def forward(self, x):
        return self.fc(F.relu(self.norm(self.conv(x))).view(-1, 32))


# --- registration -------------------------------------------------------------------------------------------------


def test_attributes_register_and_stay_plain_attributes(monkeypatch):
    net = Net()
    assert [name for name, _ in net.named_parameters()] == [
        "conv.weight", "conv.bias", "norm.weight", "norm.bias", "fc.weight", "fc.bias"]
    assert [name for name, _ in net.named_modules()] == ["", "conv", "norm", "fc"]
    assert net.__dict__["conv"] is net.conv and net.fc.__dict__["weight"] is net.fc.weight
    with monkeypatch.context() as without:
        without.setattr(nn.Module, "__getattr__", None)  # which only what is missing comes to
        assert net.conv.weight is net.conv._parameters["weight"] and net.norm is net._modules["norm"]
    net.extra = nn.Parameter(torch.zeros(2))
    assert "extra" in dict(net.named_parameters())
    del net.extra
    assert "extra" not in dict(net.named_parameters()) and not hasattr(net, "extra")
    net.fc = None
    assert [name for name, _ in net.named_children()] == ["conv", "norm"]
    net.plain = Variable(torch.zeros(2))
    assert "plain" not in dict(net.named_parameters())


def test_shared_parts_are_walked_once():
    layer = nn.Linear(2, 2)
    net = nn.Sequential(layer, layer)
    assert len(list(net.parameters())) == 2 and len(list(net.modules())) == 2 and len(list(net.children())) == 1


def test_a_name_belongs_to_one_registry():
    module = nn.Module()
    module.part = nn.Linear(1, 1)
    module.part = nn.Parameter(torch.zeros(1))
    assert list(module.children()) == [] and len(list(module.parameters())) == 1
    module.part = nn.Linear(1, 1)
    assert len(list(module.children())) == 1 and set(dict(module.named_parameters())) == {"part.weight", "part.bias"}


@pytest.mark.parametrize("action, error, text", [
    (lambda m: setattr(m, "weight", torch.zeros(2)), TypeError, "Parameter"),
    (lambda m: setattr(m, "child", 3), TypeError, "Module"),
    (lambda m: setattr(m, "mean", 3), TypeError, "buffer"),
    (lambda m: m.register_parameter("x", torch.zeros(1)), TypeError, "Parameter"),
    (lambda m: m.register_parameter("a.b", nn.Parameter()), KeyError, "dots"),
    (lambda m: m.register_parameter("forward", nn.Parameter()), KeyError, "has an attribute 'forward' already"),
    (lambda m: m.register_parameter("mean", nn.Parameter()), KeyError, "has an attribute 'mean' already"),
    (lambda m: m.register_parameter(3, nn.Parameter()), TypeError, "dots"),
    (lambda m: m.register_buffer("x", 3), TypeError, "Tensor"),
    (lambda m: m.register_buffer("weight", torch.zeros(1)), KeyError, "has an attribute 'weight' already"),
    (lambda m: m.load_state_dict([1]), TypeError, "need a dict of tensors by their names, not a list"),
    (lambda m: m.add_module("x", 3), TypeError, "Module"),
    (lambda m: m.add_module("forward", nn.Tanh()), KeyError, "forward"),
    (lambda m: m.cuda(63), RuntimeError, "CUDA|GPU"),
    (lambda m: m(1), NotImplementedError, "forward"),
    (lambda m: m.register_forward_hook(3), TypeError, "function"),
    (lambda m: nn.Parameter(3), TypeError, "Tensor"),
])
def test_wrong_uses_of_a_module(action, error, text):
    module = nn.Module()
    module.weight, module.child = nn.Parameter(torch.zeros(2)), nn.Tanh()
    module.register_buffer("mean", torch.zeros(1))
    with pytest.raises(error, match=text):
        action(module)
    assert set(module.state_dict()) == {"weight", "mean"}


def test_parts_before_init_are_refused():
    class Early(nn.Module):
        def __init__(self):
            self.weight = nn.Parameter(torch.zeros(1))

    with pytest.raises(AttributeError, match=r"super\(\).__init__\(\)"):
        Early()


def test_parameter():
    parameter = nn.Parameter(torch.zeros(2))
    assert parameter.requires_grad and repr(parameter).startswith("Parameter containing:")
    assert nn.Parameter().numel() == 0 and isinstance(parameter, Variable) and nn.Variable is Variable
    assert not nn.Parameter(torch.zeros(2), requires_grad=False).requires_grad


# --- containers ---------------------------------------------------------------------------------------------------


def test_container_takes_children_as_keywords_and_attributes():
    class Network(nn.Container):
        def __init__(self):
            super().__init__(first=nn.Linear(2, 3))
            self.second = nn.Linear(3, 1)

        def __call__(self, x):
            return self.second(self.first(x))

    network, seen = Network(), []
    network.register_forward_hook(lambda module, input, output: seen.append((module, output.size())))
    assert network(constant(4, 2)).size() == (4, 1) and seen == [(network, (4, 1))]
    assert len(list(network.parameters())) == 4


def test_an_overridden_call_may_use_super():
    class Twice(nn.Sequential):
        def __call__(self, x):
            return super().__call__(super().__call__(x))

    class Thrice(Twice):
        def __call__(self, x):
            return nn.Sequential.__call__(self, super().__call__(x))

    model, seen = Thrice(nn.Hardtanh(-5, 5)), []
    model.register_forward_hook(lambda *arguments: seen.append(1))
    assert model(constant(2)).size() == (2,) and seen == [1]


def test_sequential():
    layers = [nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1)]
    model = nn.Sequential(*layers)
    assert len(model) == 3 and list(model) == layers and model[1] is layers[1] and model[-1] is layers[2]
    assert list(model[:2]) == layers[:2]
    named = nn.Sequential(OrderedDict(first=layers[0], second=layers[1]))
    assert named.first is layers[0] and list(named.state_dict()) == ["first.weight", "first.bias"]
    assert len(model.append(nn.Tanh())) == 4
    with pytest.raises(IndexError, match="need -4 to 3"):
        model[4]
    with pytest.raises(TypeError, match="int"):
        model["0"]


def test_lists():
    layers = nn.ModuleList([nn.Linear(2, 2)])
    layers.append(nn.Tanh()).extend([nn.Tanh()])
    layers += [nn.Tanh()]
    layers[1] = nn.Sigmoid()
    assert len(layers) == 4 and isinstance(layers[1], nn.Sigmoid) and isinstance(layers[-1], nn.Tanh)
    parameters = nn.ParameterList([nn.Parameter(torch.zeros(2)), nn.Parameter(torch.zeros(3))])
    assert [p.numel() for p in parameters] == [2, 3] and len(list(parameters.parameters())) == 2
    with pytest.raises(TypeError, match="Module"):
        layers.append(3)
    with pytest.raises(TypeError, match="list"):
        layers.extend(nn.Tanh())


# --- conversion and modes -----------------------------------------------------------------------------------------


def test_what_cannot_be_added_adds_nothing():
    rows, names = nn.ModuleList([nn.Tanh()]), nn.ModuleDict({"first": nn.Tanh()})
    for items in ([nn.ReLU(), 3], [nn.ReLU(), nn.Parameter(torch.zeros(1))]):
        with pytest.raises(TypeError, match="ModuleList holds Modules"):
            rows.extend(items)
    for items, error in (({"a": nn.ReLU(), "b": 3}, TypeError), ({"a": nn.ReLU(), "b.c": nn.ReLU()}, KeyError),
                         ({"a": nn.ReLU(), "forward": nn.ReLU()}, KeyError)):
        with pytest.raises(error):
            names.update(items)
    assert len(rows) == 1 and list(names) == ["first"]
    rows += rows
    assert len(rows) == 2 and rows[0] is rows[1]


def test_conversion_copy_and_pickle():
    net = Net().double()
    kinds = {value.type() for value in net.state_dict().values()}
    assert kinds == {"torch.DoubleTensor", "torch.LongTensor"} and net.norm.num_batches_tracked.dtype is torch.int64
    x = Variable(torch.randn(2, 1, 6, 6).double(), requires_grad=False)
    net(x).sum().backward()
    assert net.fc.weight.grad.data.type() == "torch.DoubleTensor"
    assert net.float().fc.weight.grad.data.type() == "torch.FloatTensor"
    assert net.norm.running_mean.type() == "torch.FloatTensor" and net.cpu() is net
    assert net.type(torch.DoubleTensor).conv.bias.data.type() == "torch.DoubleTensor"
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert other.fc.weight is dict(other.named_parameters())["fc.weight"] and other.fc.weight is not net.fc.weight
        numpy.testing.assert_array_equal(other.eval()(x).data.numpy(), net.eval()(x).data.numpy())


def test_modes_apply_and_zero_grad():
    net, seen = nn.Sequential(nn.Dropout(), nn.Sequential(nn.Dropout())), []
    assert net.eval() is net and not net[1][0].training and net.train()[1][0].training
    net.apply(seen.append)
    assert seen == [net[0], net[1][0], net[1], net]
    layer = nn.Linear(2, 2)
    layer(constant(1, 2)).sum().backward()
    gradient = layer.weight.grad
    layer.zero_grad(set_to_none=False)
    assert layer.weight.grad is gradient and gradient.tolist() == [[0, 0], [0, 0]]
    layer.zero_grad()
    assert layer.weight.grad is None
    layer.zero_grad(set_to_none=False)
    assert layer.weight.grad is None


@pytest.mark.parametrize("momentum, weight_decay", [(0.9, 0), (0, 0.1)])
def test_a_layer_that_is_not_used_stands_still_after_zero_grad(momentum, weight_decay):
    used, unused = nn.Linear(2, 1), nn.Linear(2, 1)
    optimizer = torch.optim.SGD([*used.parameters(), *unused.parameters()], 0.1, momentum=momentum,
                                weight_decay=weight_decay)
    (used(torch.ones(1, 2)) + unused(torch.ones(1, 2))).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    before, other = unused.weight.detach().clone(), used.weight.detach().clone()
    used(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    assert torch.equal(unused.weight, before) and not torch.equal(used.weight, other)


def test_a_parameter_under_the_name_of_a_property():
    class Ball(nn.Module):
        def __init__(self):
            super().__init__()
            self.radius = nn.Parameter(torch.ones(1))

        @property
        def radius(self):
            return self.log_radius.exp()

    ball = Ball()
    assert [name for name, _ in ball.named_parameters()] == ["radius"]
    ball.log_radius = nn.Parameter(ball._parameters.pop("radius").detach().log())
    assert ball.radius.item() == 1 and list(ball._parameters) == ["log_radius"]


def test_add_module_replaces_children_only():
    net = nn.Sequential(nn.ReLU())
    net.note = 3
    net.add_module("0", nn.Tanh())
    assert isinstance(net[0], nn.Tanh) and len(net) == 1
    net.add_module("0", nn.ReLU())
    for name in ("a.b", ""):
        with pytest.raises(KeyError, match="has no dot"):
            net.add_module(name, nn.Tanh())
    for name in ("note", "forward"):
        with pytest.raises(KeyError, match="has an attribute .* already; to replace a child assign to it"):
            net.add_module(name, nn.Tanh())
    assert isinstance(net[0], nn.ReLU) and net.note == 3
    net.other = nn.Tanh()
    net.other = nn.Sigmoid()
    assert isinstance(net.other, nn.Sigmoid)


def test_batch_statistics_that_are_switched_off_stand_still():
    x = torch.tensor([[1.0, 2.0], [3.0, 6.0]])
    norm = nn.BatchNorm1d(2, eps=0.0)
    norm.track_running_stats = False
    norm(x)
    assert norm.running_mean.tolist() == [0, 0] and norm.num_batches_tracked == 0
    assert norm.eval()(x).detach().equal(x)
    norm.running_mean = norm.running_var = None
    assert norm(x).detach().tolist() == [[-1, -1], [1, 1]]


# --- hooks and notes ----------------------------------------------------------------------------------------------

MODULES = [
    (nn.Linear(4, 3), (2, 4)), (nn.Conv2d(1, 2, 3), (2, 1, 5, 5)), (nn.MaxPool2d(2), (2, 1, 4, 4)),
    (nn.AvgPool2d(2), (2, 1, 4, 4)), (nn.ReLU(), (2, 4)), (nn.ReLU(True), (2, 4)), (nn.ReLU6(), (2, 4)),
    (nn.Tanh(), (2, 4)), (nn.Sigmoid(), (2, 4)), (nn.Softmax(), (2, 4)), (nn.LogSoftmax(), (2, 4)),
    (nn.Dropout(), (2, 4)), (nn.Dropout(0.5).eval(), (2, 4)), (nn.Dropout2d(), (2, 3, 2, 2)),
    (nn.BatchNorm1d(4), (2, 4)), (nn.BatchNorm2d(3), (2, 3, 2, 2)), (nn.Hardtanh(), (2, 4)),
    (nn.Threshold(0, 1), (2, 4)), (nn.LeakyReLU(), (2, 4)), (nn.ELU(), (2, 4)), (nn.Softplus(), (2, 4)),
    (nn.PReLU(), (2, 4)), (nn.LogSigmoid(), (2, 4)), (nn.Softsign(), (2, 4)), (nn.Sequential(), (2, 4)),
    (nn.Sequential(nn.Linear(4, 4), nn.Tanh()), (2, 4)), (nn.ConvTranspose2d(1, 2, 3), (1, 1, 4, 4)),
    (nn.Conv1d(2, 3, 2), (1, 2, 5)), (nn.SpatialConvolution(1, 2, 3, 3), (1, 1, 5, 5)),
]


@pytest.mark.parametrize("module, size", MODULES, ids=lambda value: repr(value).splitlines()[0])
def test_hooks_fire_for_every_module(module, size):
    seen, x = [], Variable(torch.randn(*size))
    handles = [module.register_forward_hook(lambda m, i, o: seen.append(("forward", m, i[0], o.size()))),
               module.register_backward_hook(lambda m, i, o: seen.append(("backward", m, o[0].size())))]
    given = x * 1
    output = module(given)
    output.sum().backward()
    assert [row[:2] for row in seen] == [("forward", module), ("backward", module)]
    assert seen[0][2] is given and seen[0][3] == output.size() == seen[1][2]
    assert x.grad.size() == size
    for handle in handles:
        handle.remove()
    module(Variable(torch.randn(*size)) * 1).sum().backward()
    assert len(seen) == 2


def test_hooks_of_losses_and_cells():
    seen = []
    loss, cell = nn.CrossEntropyLoss(), nn.LSTMCell(3, 4)
    for module in (loss, cell):
        module.register_backward_hook(lambda module, grad_input, grad_output: seen.append(module))
    state = (constant(2, 4), constant(2, 4))
    loss(cell(constant(2, 3), state)[0], Variable(torch.LongTensor([1, 3]), requires_grad=False)).backward()
    assert seen == [loss, cell]


Pair = collections.namedtuple("Pair", "a b")


@pytest.mark.parametrize("wrap", [
    lambda x: {"a": x}, lambda x: OrderedDict(a=x), lambda x: Pair(x, 1), lambda x: [x], lambda x: (1, x),
    lambda x: {"a": [Pair(x, x)]},
])
def test_a_backward_hook_sees_what_a_module_passes_on(wrap):
    class Wrapping(nn.Module):
        def forward(self, x):
            return wrap(x)

    module, seen = Wrapping(), []
    module.register_backward_hook(lambda *given: seen.append(given))
    x = Variable(torch.ones(2))
    output = module(x)
    assert type(output) is type(wrap(x))
    while not isinstance(output, Variable):
        output = (output["a"] if isinstance(output, dict) else output[0] if isinstance(output[0], (Variable, Pair))
                  else output[1])
    output.sum().backward()
    assert len(seen) == 1 and x.grad.data.tolist() == [1, 1]


def test_a_backward_hook_may_replace_the_gradient():
    tanh, x = nn.Tanh(), Variable(torch.zeros(2))
    with tanh.register_backward_hook(lambda module, grad_input, grad_output: (grad_input[0] * 5,)):
        tanh(x * 1).sum().backward()
    assert x.grad.data.tolist() == [5, 5]


def test_several_inputs_and_keywords_reach_forward():
    class Sum(nn.Module):
        def forward(self, a, b, scale=1):
            return (a + b) * scale

    a = constant(2)
    numpy.testing.assert_allclose(Sum()(a, b=a, scale=3).data.numpy(), 6 * a.data.numpy(), rtol=1e-6)
    numpy.testing.assert_allclose(Sum()(a, a).data.numpy(), 2 * a.data.numpy(), rtol=1e-6)
    with pytest.raises(TypeError, match="missing 2"):
        Sum()()


def test_an_error_names_the_module_it_came_from():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.features = nn.Sequential(nn.Conv2d(1, 2, 3), nn.Conv2d(5, 4, 3, stride=2))

        def forward(self, x):
            return self.features(x)

    with pytest.raises(RuntimeError, match="conv2d") as error:
        Model()(constant(1, 1, 8, 8))
    assert error.value.__notes__ == [
        "in model.features.1 (Conv2d 5→4, kernel_size=(3, 3), stride=(2, 2)), model: Model"]
    with pytest.raises(RuntimeError) as error:
        nn.Linear(3, 2)(constant(1, 4))
    assert error.value.__notes__ == ["in model (Linear 3→2, bias=True)"]


def test_repr_shows_the_tree_with_sizes():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv = nn.Conv2d(1, 20, 5, padding=(2, 1), bias=False)
            self.rest = nn.Sequential(nn.Linear(3, 2), nn.Dropout(0.2))

    assert repr(Model()) == (
        "Model(\n  (conv): Conv2d(1, 20, kernel_size=(5, 5), stride=(1, 1), padding=(2, 1), bias=False)\n"
        "  (rest): Sequential(\n    (0): Linear(in_features=3, out_features=2, bias=True)\n"
        "    (1): Dropout(p=0.2, inplace=False)\n  )\n)")
    assert repr(nn.MaxPool2d(3, 2)) == "MaxPool2d(kernel_size=3, stride=2, padding=0, dilation=1, ceil_mode=False)"
    assert repr(nn.BatchNorm2d(4)) == (
        "BatchNorm2d(4, eps=1e-05, momentum=0.1, affine=True, bias=True, track_running_stats=True)")
    assert repr(nn.ModuleList([nn.ReLU(), nn.ReLU(), nn.Tanh()])) == (
        "ModuleList(\n  (0-1): 2 x ReLU()\n  (2): Tanh()\n)")
    assert repr(nn.ParameterList([torch.zeros(2, 3)])) == (
        "ParameterList(  (0): Parameter containing: [torch.float32 of size 2x3])")


def test_dir_lists_attributes_that_are_there():
    for module in (nn.Linear(1, 1), nn.Sequential(nn.ReLU()), nn.LSTM(1, 1), nn.BatchNorm1d(1)):
        assert not [name for name in dir(module) if not hasattr(module, name)]
    with pytest.raises(AttributeError, match="use cpu.. or cuda"):
        nn.Linear(1, 1).xpu()
