"""Lazy modules before and after their first input."""

import inspect

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
