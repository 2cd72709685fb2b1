"""Module: registration, walking, state, conversion, hooks, notes, repr. Layers against NumPy. nn.init and nn.utils."""

import copy
import doctest
import importlib
import math
import pickle
from collections import OrderedDict

import numpy
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
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


def test_attributes_register_and_stay_plain_attributes():
    net = Net()
    assert [name for name, _ in net.named_parameters()] == [
        "conv.weight", "conv.bias", "norm.weight", "norm.bias", "fc.weight", "fc.bias"]
    assert [name for name, _ in net.named_modules()] == ["", "conv", "norm", "fc"]
    assert net.__dict__["conv"] is net.conv and net.fc.__dict__["weight"] is net.fc.weight
    assert "__getattr__" not in vars(nn.Module)
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
    (lambda m: m.register_buffer("x", 3), TypeError, "Tensor"),
    (lambda m: m.add_module("x", 3), TypeError, "Module"),
    (lambda m: m.add_module("forward", nn.Tanh()), KeyError, "forward"),
    (lambda m: m.cuda(), RuntimeError, "CUDA"),
    (lambda m: m.share_memory(), NotImplementedError, "multiprocessing"),
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
    with pytest.raises(IndexError, match="out of range for 4"):
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


# --- state --------------------------------------------------------------------------------------------------------


def test_state_goes_out_and_in():
    source, target = Net(), Net()
    source(constant(2, 1, 6, 6))
    state = source.state_dict()
    assert isinstance(state, OrderedDict) and list(state)[2:6] == [
        "norm.weight", "norm.bias", "norm.running_mean", "norm.running_var"]
    assert all(torch.is_tensor(value) for value in state.values())
    target.load_state_dict({name: Variable(value) for name, value in state.items()})
    source.eval(), target.eval()
    x = constant(2, 1, 6, 6)
    numpy.testing.assert_array_equal(source(x).data.numpy(), target(x).data.numpy())


def test_a_state_that_does_not_fit_changes_nothing_and_says_what_is_wrong():
    net = Net()
    before = net.fc.bias.data.clone()
    state = {name: value.clone().fill_(9) for name, value in net.state_dict().items()}
    state["fc.biass"] = state.pop("fc.bias")
    state["conv.weight"] = torch.zeros(2, 1, 5, 5)
    state["norm.weight"] = 3
    for kind in (KeyError, RuntimeError):
        with pytest.raises(kind) as error:
            net.load_state_dict(state)
    lines = [line.split(maxsplit=2) for line in str(error.value).splitlines()[1:]]
    assert ["missing", "fc.bias", "nearest: fc.biass"] in lines
    assert ["unexpected", "fc.biass", "nearest: fc.bias"] in lines
    assert ["size", "conv.weight", "is 2x1x5x5, the module needs 2x1x3x3"] in lines
    assert any(line[:2] == ["no", "tensor"] for line in lines)
    columns = {line.index(name) for line in str(error.value).splitlines()[1:] for name in line.split() if "." in name
               and "nearest" not in line[:line.index(name)]}
    assert len(columns) == 1
    assert net.fc.bias.data.tolist() == before.tolist()
    assert net.norm.running_var.tolist() == [1, 1]


def test_conversion_copy_and_pickle():
    net = Net().double()
    assert {value.type() for value in net.state_dict().values()} == {"torch.DoubleTensor"}
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
    layer.zero_grad()
    assert layer.weight.grad is None


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


def test_a_backward_hook_may_replace_the_gradient():
    tanh, x = nn.Tanh(), Variable(torch.zeros(2))
    with tanh.register_backward_hook(lambda module, grad_input, grad_output: (grad_input[0] * 5,)):
        tanh(x * 1).sum().backward()
    assert x.grad.data.tolist() == [5, 5]


def test_a_forward_hook_that_returns_something_is_refused():
    tanh = nn.Tanh()
    tanh.register_forward_hook(lambda module, input, output: output)
    with pytest.raises(RuntimeError, match="must return None"):
        tanh(constant(2))


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

    with pytest.raises(ValueError, match="conv2d") as error:
        Model()(constant(1, 1, 8, 8))
    assert error.value.__notes__ == ["in module Model.features.1 (Conv2d 5, 4, kernel_size=3, stride=2)"]
    with pytest.raises(RuntimeError) as error:
        nn.Linear(3, 2)(constant(1, 4))
    assert error.value.__notes__ == ["in module Linear (Linear 3, 2)"]


def test_repr_shows_the_tree_with_sizes():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv = nn.Conv2d(1, 20, 5, padding=(2, 1), bias=False)
            self.rest = nn.Sequential(nn.Linear(3, 2), nn.Dropout(0.2))

    assert repr(Model()) == (
        "Model(\n  (conv): Conv2d(1, 20, kernel_size=5, padding=(2, 1), bias=False)\n  (rest): Sequential(\n"
        "    (0): Linear(3, 2)\n    (1): Dropout(0.2)\n  )\n)")
    assert repr(nn.MaxPool2d(3, 2, padding=1)) == "MaxPool2d(3, stride=2, padding=1)"
    assert repr(nn.BatchNorm2d(4)) == "BatchNorm2d(4, eps=1e-05, momentum=0.1)"


# --- layers against NumPy -----------------------------------------------------------------------------------------


def check_gradient(function, *inputs):
    """Compares the gradients of function(*inputs), summed with fixed weights, with central differences in double."""
    variables = [Variable(value.double()) for value in inputs]
    output = function(*variables)
    weights = torch.randn(*output.size()).double()
    output.backward(weights)
    for variable in variables:
        flat = variable.data.view(-1)
        for i in range(flat.size(0)):
            kept, values = flat[i], []
            for step in (1e-6, -1e-6):
                flat[i] = kept + step
                values.append((function(*variables).data * weights).sum())
            flat[i] = kept
            assert abs(variable.grad.data.view(-1)[i] - (values[0] - values[1]) / 2e-6) < 1e-5


def test_linear_and_its_start():
    layer = nn.Linear(100, 50)
    assert layer.weight.data.abs().max() <= 0.1 and layer.weight.data.abs().max() > 0.09
    x = constant(4, 100)
    expected = x.data.numpy() @ layer.weight.data.numpy().T + layer.bias.data.numpy()
    numpy.testing.assert_allclose(layer(x).data.numpy(), expected, rtol=1e-4, atol=1e-5)
    bare = nn.Linear(100, 50, bias=False)
    assert bare.bias is None and len(list(bare.parameters())) == 1 and bare(x).size() == (4, 50)
    assert nn.Linear(3, 2)(constant(3)).size() == (2,)


def test_inputs_without_grad_get_none():
    x = constant(2, 3)
    nn.Linear(3, 2)(x).sum().backward()
    assert x.grad is None


@pytest.mark.parametrize("layer", [nn.Conv2d(2, 4, 3, stride=2, padding=1), nn.Conv2d(2, 4, (3, 2), groups=2),
                                   nn.ConvTranspose2d(2, 4, 3, stride=2, output_padding=1), nn.PReLU(2)],
                         ids=repr)
def test_gradients_of_layers(layer):
    layer.double()
    check_gradient(layer, torch.randn(1, 2, 5, 4))


def test_spatial_convolution_has_width_first():
    layer = nn.SpatialConvolution(3, 16, 5, 3, 2, 1, 4, 0)
    assert layer.weight.size() == (16, 3, 3, 5) and layer.stride == (1, 2) and layer.padding == (0, 4)
    with pytest.raises(ValueError, match="groups=2"):
        nn.Conv2d(3, 4, 3, groups=2)
    with pytest.raises(ValueError, match="kernel_size"):
        nn.Conv2d(3, 4, (3, 3, 3))


def test_transposed_convolution_to_a_given_size():
    layer = nn.ConvTranspose2d(1, 1, 3, stride=2)
    assert layer(constant(1, 1, 4, 4), output_size=(10, 9)).size() == (1, 1, 10, 9)
    with pytest.raises(ValueError, match="gives 9 to 10"):
        layer(constant(1, 1, 4, 4), output_size=(11, 9))


def test_pooling():
    x = constant(1, 1, 4, 4)
    blocks = x.data.numpy().reshape(2, 2, 2, 2).transpose(0, 2, 1, 3).reshape(2, 2, 4)
    numpy.testing.assert_array_equal(nn.MaxPool2d(2)(x).data.numpy()[0, 0], blocks.max(2))
    numpy.testing.assert_allclose(nn.AvgPool2d(2)(x).data.numpy()[0, 0], blocks.mean(2), rtol=1e-5)
    output, indices = nn.MaxPool2d(2, return_indices=True)(x)
    numpy.testing.assert_array_equal(x.data.numpy().ravel()[indices.data.numpy()], output.data.numpy())
    assert F.max_pool2d(x, 3, stride=1).size() == (1, 1, 2, 2) and F.avg_pool2d(x, (1, 2)).size() == (1, 1, 4, 2)
    assert nn.MaxPool2d(2)(constant(3, 4, 4)).size() == (3, 2, 2)


def test_activations():
    x = Variable(torch.linspace(-8, 8, 33), requires_grad=False)
    v = x.data.numpy().astype(float)
    e = numpy.exp(v - v.max())
    for module, expected in [
        (nn.ReLU(), numpy.maximum(v, 0)), (nn.ReLU6(), numpy.clip(v, 0, 6)), (nn.HardTanh(-2, 3), numpy.clip(v, -2, 3)),
        (nn.Threshold(1, -1), numpy.where(v > 1, v, -1)), (nn.LeakyReLU(0.2), numpy.where(v > 0, v, 0.2 * v)),
        (nn.ELU(2), numpy.where(v > 0, v, 2 * numpy.expm1(v))), (nn.Tanh(), numpy.tanh(v)),
        (nn.Sigmoid(), 1 / (1 + numpy.exp(-v))), (nn.Softplus(), numpy.log1p(numpy.exp(v))),
        (nn.LogSigmoid(), -numpy.log1p(numpy.exp(-v))), (nn.Softsign(), v / (1 + abs(v))), (nn.Softmax(), e / e.sum()),
        (nn.LogSoftmax(), numpy.log(e / e.sum())), (nn.PReLU(), numpy.where(v > 0, v, 0.25 * v)),
    ]:
        numpy.testing.assert_allclose(module(x).data.numpy(), expected, rtol=2e-5, atol=2e-6, err_msg=repr(module))
    with pytest.raises(ValueError, match="max_value"):
        nn.Hardtanh(1, 1)


@pytest.mark.parametrize("module", [nn.ReLU(True), nn.ReLU6(True), nn.Hardtanh(inplace=True), nn.ELU(inplace=True),
                                    nn.LeakyReLU(inplace=True), nn.Threshold(0, 0, True)], ids=repr)
def test_activations_in_place(module):
    x = Variable(torch.randn(3, 4))
    given = x + 0
    module(given).sum().backward()
    inplace = x.grad.data.clone()
    x.grad = None
    fresh = copy.deepcopy(module)
    fresh.inplace = False
    fresh(x + 0).sum().backward()
    numpy.testing.assert_allclose(inplace.numpy(), x.grad.data.numpy(), rtol=1e-6)


def test_softmax_axis_without_dim():
    for size, axis in [((5,), 0), ((4, 5), 1), ((3, 4, 5), 0), ((2, 3, 4, 5), 1)]:
        total = F.softmax(constant(*size)).data.numpy().sum(axis)
        numpy.testing.assert_allclose(total, numpy.ones_like(total), rtol=1e-5)
    total = nn.Softmax(dim=-1)(constant(2, 3, 4)).data.numpy().sum(-1)
    numpy.testing.assert_allclose(total, numpy.ones_like(total), rtol=1e-5)


def test_dropout():
    torch.manual_seed(1)
    x = Variable(torch.ones(100, 100))
    for layer, size in ((nn.Dropout(0.25), (100, 100)), (nn.Dropout2d(0.25), (100, 100, 2, 2))):
        x = Variable(torch.ones(*size))
        y = layer(x)
        values = set(numpy.unique(y.data.numpy()).tolist())
        assert values == {0, numpy.float32(1 / 0.75)} and abs((y.data == 0).float().mean() - 0.25) < 0.02
        y.backward(torch.ones(*size))
        assert x.grad.data.tolist() == y.data.tolist()
        assert layer.eval()(x) is x
    planes = nn.Dropout2d()(x).data.numpy().reshape(100, 100, 4)
    assert (planes == planes[:, :, :1]).all()
    assert nn.Dropout(1.0)(x).data.abs().max() == 0 and F.dropout(x) is x
    for make in (nn.Dropout, lambda p: F.dropout(x, p, True)):
        with pytest.raises(ValueError, match="probability"):
            make(1.5)


@pytest.mark.parametrize("layer, size", [(nn.BatchNorm1d(3), (8, 3)), (nn.BatchNorm1d(3), (4, 3, 5)),
                                         (nn.BatchNorm2d(3), (4, 3, 2, 5)),
                                         (nn.BatchNorm2d(3, affine=False), (4, 3, 2, 2))])
def test_batch_norm(layer, size):
    x = Variable(torch.randn(*size) * 3 + 2)
    axes = tuple(axis for axis in range(len(size)) if axis != 1)
    values = x.data.numpy().astype(float)
    shape = [-1 if axis == 1 else 1 for axis in range(len(size))]
    affine = layer.weight is not None
    scale, shift = (p.data.numpy().reshape(shape) for p in (layer.weight, layer.bias)) if affine else (1, 0)
    expected = (values - values.mean(axes, keepdims=True)) / numpy.sqrt(values.var(axes, keepdims=True) + 1e-5)
    numpy.testing.assert_allclose(layer(x).data.numpy(), expected * scale + shift, rtol=1e-3, atol=1e-4)
    count = values.size / 3
    numpy.testing.assert_allclose(layer.running_mean.numpy(), 0.1 * values.mean(axes), rtol=1e-4, atol=1e-6)
    unbiased = values.var(axes) * count / (count - 1)
    numpy.testing.assert_allclose(layer.running_var.numpy(), 0.9 + 0.1 * unbiased, rtol=1e-4)
    mean, variance = (tensor.numpy().reshape(shape) for tensor in (layer.running_mean, layer.running_var))
    expected = (values - mean) / numpy.sqrt(variance + 1e-5) * scale + shift
    numpy.testing.assert_allclose(layer.eval()(x).data.numpy(), expected, rtol=1e-3, atol=1e-4)
    layer.train().double()
    check_gradient(layer, torch.randn(*size))


def test_batch_norm_ranks():
    with pytest.raises(ValueError, match="need 4-D"):
        nn.BatchNorm2d(3)(constant(2, 3))


def test_losses():
    scores, target = torch.randn(5, 4), torch.LongTensor([0, 3, 1, 1, 2])
    log = F.log_softmax(Variable(scores), 1)
    picked = -log.data.numpy()[range(5), target.numpy()]
    labels = Variable(target, requires_grad=False)
    weight = torch.Tensor([1, 2, 3, 4])
    w = weight.numpy()[target.numpy()]
    for loss, expected in [(nn.NLLLoss()(log, labels), picked.mean()),
                           (nn.ClassNLLCriterion()(log, target), picked.mean()),
                           (nn.CrossEntropyLoss()(Variable(scores), labels), picked.mean()),
                           (nn.NLLLoss(size_average=False)(log, labels), picked.sum()),
                           (nn.NLLLoss(weight)(log, labels), (w * picked).sum() / w.sum())]:
        assert loss.size() == (1,) and abs(loss.data[0] - expected) < 1e-5
    x, y = torch.rand(3, 4).mul_(0.8).add_(0.1), torch.rand(3, 4)
    difference = (x.numpy() - y.numpy()).astype(float)
    small = numpy.where(abs(difference) < 1, difference ** 2 / 2, abs(difference) - 0.5)
    entropy = -(y.numpy() * numpy.log(x.numpy()) + (1 - y.numpy()) * numpy.log(1 - x.numpy()))
    for make, values in [(nn.MSELoss, difference ** 2), (nn.AbsCriterion, abs(difference)), (nn.SmoothL1Loss, small),
                         (nn.BCELoss, entropy), (nn.KLDivLoss, y.numpy() * (numpy.log(y.numpy()) - x.numpy()))]:
        for given in (y, Variable(y, requires_grad=False)):
            assert abs(make()(Variable(x), given).data[0] - values.mean()) < 1e-5
            assert abs(make(size_average=False)(Variable(x), given).data[0] - values.sum()) < 1e-4
    assert abs(nn.BCELoss(torch.ones(4) * 2)(Variable(x), y).data[0] - 2 * entropy.mean()) < 1e-5
    assert "weight" in nn.NLLLoss(weight).state_dict() and not nn.NLLLoss().state_dict()


def test_losses_refuse_other_sizes_and_classes():
    with pytest.raises(ValueError, match="target is 3, input is 3x1"):
        nn.MSELoss()(constant(3, 1), constant(3))
    with pytest.raises(IndexError, match="4 classes"):
        nn.NLLLoss()(constant(1, 4), Variable(torch.LongTensor([4]), requires_grad=False))


def test_recurrent_cells():
    def sigmoid(v):
        return 1 / (1 + numpy.exp(-v))

    x, h, c = (torch.randn(2, size) for size in (3, 4, 4))
    for make in (nn.RNNCell, nn.LSTMCell, nn.GRUCell):
        cell = make(3, 4)
        a = x.numpy() @ cell.weight_ih.data.numpy().T + cell.bias_ih.data.numpy()
        b = h.numpy() @ cell.weight_hh.data.numpy().T + cell.bias_hh.data.numpy()
        if make is nn.RNNCell:
            result, expected = cell(Variable(x), Variable(h)), numpy.tanh(a + b)
        elif make is nn.LSTMCell:
            i, f, g, o = numpy.split(a + b, 4, 1)
            memory = sigmoid(f) * c.numpy() + sigmoid(i) * numpy.tanh(g)
            result, kept = cell(Variable(x), (Variable(h), Variable(c)))
            numpy.testing.assert_allclose(kept.data.numpy(), memory, rtol=1e-4, atol=1e-6)
            expected = sigmoid(o) * numpy.tanh(memory)
        else:
            (ar, az, an), (br, bz, bn) = numpy.split(a, 3, 1), numpy.split(b, 3, 1)
            new, keep = numpy.tanh(an + sigmoid(ar + br) * bn), sigmoid(az + bz)
            result, expected = cell(Variable(x), Variable(h)), new + keep * (h.numpy() - new)
        numpy.testing.assert_allclose(result.data.numpy(), expected, rtol=1e-4, atol=1e-6)
        result.sum().backward()
        assert all(parameter.grad is not None for parameter in cell.parameters())
    assert make(3, 4, bias=False).bias_ih is None
    with pytest.raises(ValueError, match="relu"):
        nn.RNNCell(3, 4, nonlinearity="sin")


def test_variables_without_gradient_record_nothing():
    output = nn.Linear(3, 2)(Variable(torch.randn(4, 3), volatile=True))
    assert output.volatile and output.creator is None


# --- nn.init and nn.utils -----------------------------------------------------------------------------------------


def test_init():
    torch.manual_seed(3)
    weight = nn.Parameter(torch.zeros(60, 40, 3, 3))
    fan_in, fan_out = 360, 540
    for fill, deviation in [
        (lambda w: nn.init.uniform(w, -1, 1), 1 / math.sqrt(3)), (lambda w: nn.init.normal(w, 0, 2), 2),
        (lambda w: nn.init.xavier_uniform(w, 2), 2 * math.sqrt(2 / (fan_in + fan_out))),
        (lambda w: nn.init.xavier_normal(w), math.sqrt(2 / (fan_in + fan_out))),
        (lambda w: nn.init.kaiming_uniform(w), math.sqrt(2 / fan_in)),
        (lambda w: nn.init.kaiming_normal(w, 1, "fan_out"), math.sqrt(1 / fan_out)),
    ]:
        assert fill(weight) is weight and abs(weight.data.std() / deviation - 1) < 0.02
    assert nn.init.constant(weight, 3).data.min() == 3
    assert nn.init.eye(torch.zeros(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]
    kernel = nn.init.dirac(torch.ones(2, 2, 3, 3))
    assert kernel.sum() == 2 and kernel[1, 1, 1, 1] == 1
    for size in ((5, 3), (3, 5), (4, 3, 2)):
        rows = nn.init.orthogonal(torch.zeros(*size), gain=2).view(size[0], -1).numpy()
        product = rows @ rows.T if rows.shape[0] <= rows.shape[1] else rows.T @ rows
        numpy.testing.assert_allclose(product, 4 * numpy.eye(len(product)), atol=1e-5)
    assert ((nn.init.sparse(torch.zeros(10, 4), 0.25) == 0).float().sum(0) == 3).all()
    gains = [nn.init.calculate_gain(name) for name in ("linear", "conv2d", "tanh", "relu", "leaky_relu")]
    numpy.testing.assert_allclose(gains, [1, 1, 5 / 3, math.sqrt(2), math.sqrt(2 / 1.0001)])


@pytest.mark.parametrize("call", [
    lambda: nn.init.xavier_uniform(torch.zeros(3)), lambda: nn.init.kaiming_normal(torch.zeros(3, 3), mode="fan"),
    lambda: nn.init.eye(torch.zeros(3)), lambda: nn.init.dirac(torch.zeros(3, 3)),
    lambda: nn.init.sparse(torch.zeros(3), 1),
    lambda: nn.init.orthogonal(torch.zeros(3)), lambda: nn.init.calculate_gain("sin"),
    lambda: nn.init.calculate_gain("leaky_relu", True)])
def test_init_refuses(call):
    with pytest.raises(ValueError):
        call()


def test_clip_grad_norm():
    a, b, unused = (nn.Parameter(torch.zeros(2)) for _ in range(3))
    for norm_type, expected in ((2, 5), (1, 7), ("inf", 4), (float("inf"), 4)):
        a.grad, b.grad = (Variable(torch.Tensor(v), requires_grad=False) for v in ([3, 0], [0, 4]))
        assert nn.utils.clip_grad_norm([a, b, unused], 100, norm_type) == pytest.approx(expected)
        assert a.grad.data.tolist() == [3, 0]
        nn.utils.clip_grad_norm([a, b, unused], 1, norm_type)
        numpy.testing.assert_allclose(a.grad.data.tolist(), [3 / expected, 0], rtol=1e-5)


@pytest.mark.parametrize("name", [
    "torch.nn.parameter", "torch.nn.modules.module", "torch.nn.modules.container", "torch.nn.modules.linear",
    "torch.nn.modules.convolution", "torch.nn.modules.pooling", "torch.nn.modules.normalization",
    "torch.nn.modules.loss", "torch.nn.modules.recurrent", "torch.optim.descent", "torch.optim.adaptive"])
def test_examples_in_docstrings(name):
    space = {"torch": torch, "nn": nn, "optim": optim, "Variable": Variable}
    result = doctest.testmod(importlib.import_module(name), extraglobs=space)
    assert result.attempted and not result.failed
