"""Lazy modules before and after their first input."""

import copy
import inspect
import pickle

import pytest

import torch
from torch import nn, optim

LAZY = [name for name in dir(nn) if name.startswith("Lazy")]


@pytest.mark.parametrize("name", LAZY)
@pytest.mark.parametrize("convert", [lambda m: m.double(), lambda m: m.to(torch.float64), lambda m: m])
def test_conversion_before_the_first_input_holds_after_it(name, convert):
    dims = 0 if name == "LazyLinear" else int(name[-2])
    layer = convert(getattr(nn, name)(*(() if "Norm" in name else (4, 2)[:1 + bool(dims)])))
    kind = layer.weight.dtype
    layer(torch.ones(2, 3, *[5] * dims).to(kind))
    assert type(layer) is getattr(nn, name[4:]) and all(p.dtype is kind for p in layer.parameters())


def test_an_optimizer_made_before_the_first_input_trains():
    torch.manual_seed(1)
    model = nn.Sequential(nn.LazyLinear(8), nn.ReLU(), nn.LazyLinear(1))
    optimizer = optim.Adam(model.parameters(), lr=0.05)
    x = torch.randn(32, 5)
    y = x[:, :1] * x[:, 1:2]
    losses = []
    for _ in range(60):
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.5 * losses[0]


def test_parameters_tell_that_they_are_lazy():
    layer = nn.LazyConv2d(4, 3)
    assert layer.has_uninitialized_params() and nn.modules.lazy.is_lazy(layer.weight)
    layer(torch.ones(1, 2, 5, 5))
    assert not nn.modules.lazy.is_lazy(layer.weight) and layer.weight.size() == (4, 2, 3, 3)


def test_signatures_are_those_of_the_module_without_the_size():
    assert list(inspect.signature(nn.LazyLinear).parameters) == ["out_features", "bias", "device", "dtype"]
    assert list(inspect.signature(nn.LazyConv2d).parameters)[:2] == ["out_channels", "kernel_size"]
    assert list(inspect.signature(nn.LazyBatchNorm1d).parameters)[0] == "eps"


def test_parameters_without_a_size_have_no_arithmetic():
    weight = nn.LazyLinear(2).weight
    for call in (lambda: weight + 1, lambda: 1 - weight, lambda: torch.add(weight, 1), lambda: weight.sum(),
                 lambda: weight[0], lambda: weight.detach()):
        with pytest.raises(ValueError, match="an uninitialized parameter has no elements; run its module"):
            call()
    assert weight.dtype is torch.float32 and weight.requires_grad and weight.is_leaf and weight.device.type == "cpu"


@pytest.mark.parametrize(("name", "arguments", "options", "attributes", "states"), [
    ("Linear", (3,), {"bias": False}, {"in_features": 0, "out_features": 3}, ["weight"]),
    ("Conv2d", (4, 3), {"groups": 2, "padding": 1},
     {"in_channels": 0, "out_channels": 4, "kernel_size": (3, 3), "groups": 2, "padding": (1, 1)}, ["weight", "bias"]),
    ("ConvTranspose1d", (4, 3), {}, {"in_channels": 0, "output_padding": (0,), "padding_mode": "zeros"},
     ["weight", "bias"]),
    ("BatchNorm1d", (), {"affine": False}, {"num_features": 0, "momentum": 0.1, "affine": False},
     ["running_mean", "running_var", "num_batches_tracked"]),
    ("InstanceNorm2d", (), {"track_running_stats": False}, {"num_features": 0, "affine": True}, ["weight", "bias"]),
])
def test_a_lazy_layer_has_the_attributes_and_names_of_states_of_the_finished_one(
        name, arguments, options, attributes, states):
    layer = getattr(nn, "Lazy" + name)(*arguments, **options)
    assert {key: getattr(layer, key) for key in attributes} == attributes
    assert list(layer.state_dict()) == states
    rank = int(name[-2]) if name[-1] == "d" else 0
    layer(torch.ones(2, 6, *[5] * rank))
    finished = getattr(nn, name)(6, *arguments, **{"affine": True, "track_running_stats": True, **options}
                                 if "Instance" in name else options)
    assert repr(layer) == repr(finished) and vars(layer).keys() == vars(finished).keys()
    assert {key: value.size() for key, value in layer.state_dict().items()} == {
        key: value.size() for key, value in finished.state_dict().items()}


@pytest.mark.parametrize("make", [lambda: nn.LazyLinear(3), nn.LazyBatchNorm1d])
def test_lazy_layers_are_copied_pickled_and_loaded(make):
    layer = make()
    for twin in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer)), make()):
        twin.load_state_dict(layer.state_dict())
        assert twin.has_uninitialized_params()
        twin(torch.ones(4, 5))
        assert type(twin).__name__ in ("Linear", "BatchNorm1d")
    loaded = make()
    loaded.load_state_dict(twin.state_dict())
    assert repr(loaded) == repr(twin) and loaded(torch.ones(4, 5)).equal(twin(torch.ones(4, 5)))


def test_a_lazy_layer_draws_nothing_before_its_first_input():
    torch.manual_seed(1)
    expected = torch.rand(2)
    torch.manual_seed(1)
    nn.LazyConv2d(4, 3)
    assert torch.rand(2).equal(expected)


class Product(nn.Module):
    def __init__(self, columns, rows):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(rows, columns))

    def forward(self, x):
        return x @ self.weight.t()


class LazyProduct(nn.modules.lazy.LazyModuleMixin, Product):
    cls_to_become = Product

    def __init__(self, rows):
        super().__init__(0, 0)
        self.rows, self.weight = rows, nn.UninitializedParameter()

    def initialize_parameters(self, x):
        if self.has_uninitialized_params():
            self.weight.materialize((self.rows, x.shape[-1]))
            self.weight.data.fill_(1)


def test_a_class_of_a_program_becomes_its_finished_class():
    layer = LazyProduct(3)
    assert layer(torch.ones(2, 4)).tolist() == [[4, 4, 4]] * 2 and type(layer) is Product
    loaded = LazyProduct(3)
    loaded.load_state_dict({"weight": torch.ones(3, 7)})
    assert loaded(torch.ones(2, 7)).size() == (2, 3) and type(loaded) is Product


def test_a_handle_is_pickled_with_the_hooks_of_its_module():
    layer = nn.Linear(2, 2)
    layer.handle = layer.register_forward_pre_hook(print)
    twin = pickle.loads(pickle.dumps(layer))
    twin.handle.remove()
    assert not twin._forward_pre_hooks and layer._forward_pre_hooks
