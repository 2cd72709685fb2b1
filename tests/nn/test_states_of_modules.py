"""State dicts of modules: out and in, what does not fit, versions, extra state."""

import io
from collections import OrderedDict

import numpy
import pytest
from test_modules import Net, constant

import torch
from torch import nn
from torch.autograd import Variable


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
    with pytest.raises(RuntimeError) as error:
        net.load_state_dict(state)
    words, _, table = str(error.value).partition("\nload_state_dict: 4 of the names do not fit Net\n")
    assert words.splitlines() == [
        "Error(s) in loading state_dict for Net:", '\tMissing key(s) in state_dict: "fc.bias". ',
        '\tUnexpected key(s) in state_dict: "fc.biass". ',
        "\tsize mismatch for conv.weight: copying a param with shape torch.Size([2, 1, 5, 5]) from checkpoint, "
        "the shape "
        "in current model is torch.Size([2, 1, 3, 3])."]
    lines = [line.split(maxsplit=2) for line in table.splitlines()]
    assert ["missing", "fc.bias", "nearest: fc.biass"] in lines
    assert ["unexpected", "fc.biass", "nearest: fc.bias"] in lines
    assert ["size", "conv.weight", "is 2x1x5x5, the module needs 2x1x3x3"] in lines
    assert any(line[:2] == ["no", "tensor"] for line in lines)
    columns = {line.index(name) for line in table.splitlines() for name in line.split() if "." in name
               and "nearest" not in line[:line.index(name)]}
    assert len(columns) == 1
    assert net.fc.bias.data.tolist() == before.tolist()
    assert net.norm.running_var.tolist() == [1, 1]


def test_a_module_without_extra_state_says_so():
    with pytest.raises(RuntimeError, match="Linear has no extra state: define get_extra_state and set_extra_state"):
        nn.Linear(1, 1).get_extra_state()
    assert "_extra_state" not in nn.Linear(1, 1).state_dict()


def test_a_state_dict_has_the_versions_of_its_modules():
    class Scale(nn.Module):
        _version = 2

        def __init__(self):
            super().__init__()
            self.w = nn.Parameter(torch.ones(1))

        def _load_from_state_dict(self, state, prefix, local_metadata, *rest):
            if (local_metadata.get("version") or 0) < 2:
                state[prefix + "w"] = state[prefix + "w"] / 10
            super()._load_from_state_dict(state, prefix, local_metadata, *rest)

    net = nn.Sequential(Scale(), nn.BatchNorm1d(1))
    state = net.state_dict()
    assert {path: each["version"] for path, each in state._metadata.items()} == {"": 1, "0": 2, "1": 2}
    net.load_state_dict(state)
    assert net[0].w.item() == 1
    net.load_state_dict(dict(state))  # a plain dict has no versions
    assert net[0].w.item() == pytest.approx(0.1)
    stream = io.BytesIO()
    torch.save(net.state_dict(), stream)
    stream.seek(0)
    assert torch.load(stream)._metadata["0"] == {"version": 2}


def test_later_buffers_may_be_missing_in_old_files_only():
    state = nn.BatchNorm1d(1).state_dict()
    del state["num_batches_tracked"]
    with pytest.raises(RuntimeError, match="num_batches_tracked"):
        nn.BatchNorm1d(1).load_state_dict(state)
    state._metadata[""]["version"] = 1
    nn.BatchNorm1d(1).load_state_dict(state)
