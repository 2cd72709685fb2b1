"""Methods of Module that subclasses override: a call of the parent reaches them in submodules."""

import pytest

import torch
from torch import nn


class Counting(nn.Linear):
    def __init__(self):
        super().__init__(2, 1)
        self.calls = []
        self.extra = torch.zeros(3)

    def train(self, mode=True):
        self.calls.append(mode)
        return super().train(False)  # frozen: it never trains

    def _apply(self, function, recurse=True):
        super()._apply(function, recurse)
        self.extra = function(self.extra)
        return self


def test_train_and_eval_call_the_submodules():
    model = nn.Sequential(nn.Sequential(Counting()), nn.Dropout())
    model.train()
    assert model[0][0].calls == [True] and not model[0][0].training and model[1].training
    model.eval()
    assert model[0][0].calls == [True, False] and not model[1].training


def test_conversions_call_the_submodules():
    shared = Counting()
    model = nn.Sequential(nn.Linear(2, 2), nn.Sequential(shared, shared), nn.BatchNorm1d(1))
    model.double()
    assert shared.extra.dtype == shared.weight.dtype == model[0].weight.dtype == torch.float64
    assert model[2].running_mean.dtype == torch.float64 and model[2].num_batches_tracked.dtype == torch.int64


class Renaming(nn.Linear):
    """Saves its weight transposed, under another name, and reads that."""

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "transposed"] = destination.pop(prefix + "weight").t()

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, *others):
        if prefix + "transposed" in state_dict:
            state_dict[prefix + "weight"] = state_dict.pop(prefix + "transposed").t()
        super()._load_from_state_dict(state_dict, prefix, local_metadata, strict, missing_keys, *others)


class Owner(nn.Module):
    """Reads everything of its own without the base class, and renames the tensors of a submodule."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(1, 1)
        self.register_buffer("total", torch.zeros(1))

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, errors):
        if prefix + "sum" not in state_dict:
            missing_keys.append(prefix + "sum")
            return
        self.total.fill_(state_dict[prefix + "sum"].item())
        state_dict[prefix + "layer.weight"] = state_dict.pop(prefix + "layer.old")


def test_a_submodule_saves_and_loads_its_own_form():
    model, other = nn.Sequential(nn.Linear(2, 2), Renaming(2, 3)), nn.Sequential(nn.Linear(2, 2), Renaming(2, 3))
    state = model.state_dict()
    assert [*state] == ["0.weight", "0.bias", "1.bias", "1.transposed"]
    assert str(other.load_state_dict(state)) == "<All keys matched successfully>"
    assert other[1].weight.equal(model[1].weight) and "1.transposed" in state
    del state["1.bias"]
    before = other[0].weight.clone()
    state["0.weight"] = torch.ones(2, 2)
    with pytest.raises(RuntimeError, match=r"Missing key\(s\) in state_dict: \"1.bias\""):
        other.load_state_dict(state)
    assert other[0].weight.equal(before)
    assert other.load_state_dict(state, strict=False).missing_keys == ["1.bias"]
    state["1.bias"] = torch.ones(4)
    with pytest.raises(RuntimeError, match="1.bias is 4, the module needs 3"):
        other.load_state_dict(state)


def test_a_submodule_loads_without_the_base_class():
    model = nn.ModuleDict({"a": Owner()})
    state = {"a.sum": torch.tensor(3.0), "a.layer.old": torch.full((1, 1), 2.0), "a.layer.bias": torch.ones(1)}
    assert not any(model.load_state_dict(state))
    assert model["a"].total.item() == 3 and model["a"].layer.weight.item() == 2
    with pytest.raises(RuntimeError, match=r'Missing key\(s\) in state_dict: "a.layer.weight", "a.sum"'):
        model.load_state_dict({"a.layer.bias": torch.ones(1)})


def test_the_base_class_loads_one_module():
    layer, missing, unexpected, errors = nn.Linear(2, 1), [], [], []
    given = {"x.weight": torch.ones(1, 2), "x.more": torch.ones(1), "y": torch.ones(1)}
    layer._load_from_state_dict(given, "x.", {}, True, missing, unexpected, errors)
    assert layer.weight.tolist() == [[1, 1]]
    assert (missing, unexpected, errors) == (["x.bias"], ["x.more"], [])


def test_a_getattr_of_a_base_that_is_no_module():
    class Doubled:
        def __getattr__(self, name):
            value = super().__getattr__(name)
            return value * 2 if torch.is_tensor(value) else value

    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(1))

    class Both(Doubled, Layer):
        pass

    assert Both().weight.item() == 2 and Layer().weight.item() == 1


def test_hooks_are_removed_from_the_dicts():
    layer, seen = nn.Linear(1, 1), []
    for name in "abcd":
        layer.register_forward_hook(lambda *given, name=name: seen.append(name))
    layer.register_forward_pre_hook(lambda *given: seen.append("before"))
    del layer._forward_hooks[next(iter(layer._forward_hooks))]
    assert layer._forward_hooks.pop(-1, None) is None and layer._forward_hooks.popitem()[1]
    layer(torch.ones(1, 1))
    assert seen == ["before", "b", "c"]
    layer._forward_pre_hooks.clear()
    layer._forward_hooks = {0: lambda *given: seen.append("new")}
    layer(torch.ones(1, 1))
    assert seen[3:] == ["new"] and not layer._backward_hooks
