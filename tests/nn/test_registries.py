"""Registries of modules are dicts: an item is an attribute of the module immediately."""

import copy
import io
import pickle

import pytest

import torch
from torch import nn


def saved_and_loaded(module):
    file = io.BytesIO()
    torch.save(module, file)
    file.seek(0)
    return torch.load(file)


COPIES = [lambda module: module, copy.copy, copy.deepcopy, lambda module: pickle.loads(pickle.dumps(module)),
          saved_and_loaded]


@pytest.mark.parametrize("copied", COPIES)
def test_a_written_registry_shows(copied):
    original = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    model = copied(original)
    first, layer = model[0], nn.Linear(2, 3)
    model._modules["0"] = layer
    assert model[0] is layer and getattr(model, "0") is layer and original[0] is (layer if model is original else
                                                                                  original._modules["0"])
    weight = nn.Parameter(torch.zeros(3, 2))
    layer._parameters["weight"] = weight
    assert layer.weight is weight and next(model.parameters()) is weight
    mean = torch.ones(3)
    model[1]._buffers.update(running_mean=mean)
    assert model[1].running_mean is mean and first.weight is not weight
    model.eval()
    assert torch.equal(model(torch.ones(1, 2)), model[1](layer.bias[None]))


def test_what_is_taken_out_is_gone():
    layer = nn.Linear(2, 3)
    weight, bias = layer.weight, layer.bias
    del layer._parameters["weight"]
    assert not hasattr(layer, "weight") and list(layer.parameters()) == [bias]
    layer.weight = weight * 2  # a plain attribute now, as weights that a hook computes are
    assert layer._parameters.pop("bias") is bias and not hasattr(layer, "bias")
    assert layer._parameters.pop("bias", 3) == 3 and layer._parameters.setdefault("bias") is None
    assert layer.bias is None and torch.equal(layer(torch.ones(2)), (weight * 2).sum(1))
    layer._parameters["weight"] = weight
    layer._parameters.clear()
    assert not hasattr(layer, "weight") and not layer._parameters
    with pytest.raises(KeyError):
        layer._parameters.pop("weight")
    with pytest.raises(KeyError):
        layer._parameters.popitem()


def test_another_dict_becomes_a_registry():
    layer, weight = nn.Linear(2, 3), nn.Parameter(torch.zeros(3, 2))
    layer._parameters = dict(layer._parameters)
    layer._parameters |= {"weight": weight}
    assert layer.weight is weight


def test_options_by_position():
    layers = [nn.Linear(2, 3, False, "cpu", torch.float64),
              nn.Conv2d(1, 2, 3, 1, 0, 1, 1, True, "zeros", None, torch.float64),
              nn.LayerNorm(3, 1e-5, True, True, None, torch.float64), nn.GRU(2, 3, dtype=torch.float64),
              nn.BatchNorm1d(3, 1e-5, 0.1, True, True, "cpu", torch.float64),
              nn.Embedding(4, 2, None, None, 2.0, False, False, None, False, "cpu", torch.float64)]
    assert {tensor.dtype for layer in layers for tensor in layer.parameters()} == {torch.float64}
    assert layers[0].bias is None
    with pytest.raises(TypeError, match="by position and by name"):
        nn.Linear(2, 3, False, "cpu", torch.float64, device="cpu")
    with pytest.raises(TypeError, match="at most 5 are taken by position"):
        nn.Linear(2, 3, False, "cpu", torch.float64, 1)


def test_tables_of_given_rows():
    rows = torch.rand(4, 2)
    table = nn.Embedding(4, 2, _weight=rows, _freeze=True)
    assert torch.equal(table(torch.tensor([1])), rows[1:2]) and not table.weight.requires_grad
    assert torch.equal(nn.EmbeddingBag(4, 2, _weight=rows).weight, rows)
    with pytest.raises(ValueError, match=r"_weight has size \[4, 2\]; need \[3, 2\]"):
        nn.Embedding(3, 2, _weight=rows)


def test_empty_and_ordered():
    net = nn.Sequential(nn.Conv2d(2, 2, 1), nn.BatchNorm2d(2))
    assert net.to(memory_format=torch.channels_last) is net and net[0].weight.stride()[1] == 1
    assert net.to_empty(device="cpu")[0].weight.size() == (2, 2, 1, 1) and net.compile() is None


def test_a_class_that_sets_attributes_itself():
    class Own(nn.Linear):
        def __setattr__(self, name, value):
            object.__setattr__(self, name, value)

        def __init__(self):
            nn.Module.__init__(self)
            self._parameters = {"weight": nn.Parameter(torch.ones(3, 2)), "bias": None}

    layer = Own()
    assert layer(torch.ones(2)).tolist() == [2, 2, 2]
    layer._parameters["weight"] = torch.zeros(3, 2)  # as fast weights are replace a parameter
    assert layer(torch.ones(2)).tolist() == [0, 0, 0]
    with pytest.raises(AttributeError, match="'Own' object has no attribute 'scale'"):
        layer.scale()
