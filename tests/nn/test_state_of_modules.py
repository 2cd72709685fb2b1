"""The state of modules and its traversal: options of state_dict, load_state_dict, named_parameters."""

import copy
import pickle

import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable


def network():
    shared = nn.Linear(2, 2)
    inner = nn.Sequential(shared, nn.BatchNorm1d(2), shared)
    return nn.Sequential(inner, nn.Linear(2, 1))


def test_walking():
    net = network()
    every = [name for name, _ in net.named_parameters()]
    assert every == ["0.0.weight", "0.0.bias", "0.1.weight", "0.1.bias", "1.weight", "1.bias"]
    assert len(list(net.parameters(recurse=False))) == len(list(net.buffers(recurse=False))) == 0
    assert [name for name, _ in net[1].named_parameters(prefix="x", recurse=False)] == ["x.weight", "x.bias"]
    paths = [name for name, _ in net.named_parameters(remove_duplicate=False)]
    assert paths == [*every[:4], "0.2.weight", "0.2.bias", *every[4:]]
    assert [name for name, _ in net.named_modules(remove_duplicate=False)] == ["", "0", "0.0", "0.1", "0.2", "1"]
    assert len(list(net.modules())) == 5 and len(list(net.modules(remove_duplicate=False))) == 6
    seen = {id(net[1].bias)}
    assert [name for name, _ in net.named_parameters(seen)] == every[:-1] and len(seen) == 6


def test_one_buffer_of_two_modules_comes_once():
    net, tensor = nn.Sequential(nn.Module(), nn.Module()), torch.zeros(2)
    for module in net:
        module.register_buffer("same", tensor)
    assert [name for name, _ in net.named_buffers()] == ["0.same"]
    assert len(list(net.named_buffers(remove_duplicate=False))) == 2 and len(net.state_dict()) == 2


def test_a_buffer_that_is_no_part_of_the_state():
    net = nn.Linear(2, 2)
    net.register_buffer("kept", torch.zeros(1))
    net.register_buffer("left", torch.ones(1), persistent=False)
    for module in (net, copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert set(module.state_dict()) == {"weight", "bias", "kept"}
        assert [name for name, _ in module.named_buffers()] == ["kept", "left"]
        module.load_state_dict(module.state_dict())
        assert module.double().left.type() == "torch.DoubleTensor"
    net.register_buffer("left", torch.ones(1))
    assert "left" in net.state_dict() and nn.Linear(1, 1)._unsaved == frozenset()


def test_the_parameters_themselves():
    net = network()
    state = net.state_dict(keep_vars=True)
    assert state["1.weight"] is net[1].weight and torch.is_tensor(state["0.1.running_mean"])
    assert net.load_state_dict(state) == ([], [])


def test_loading_what_there_is():
    net, other = network(), network()
    state = other.state_dict()
    del state["1.bias"], state["0.1.running_var"]
    state["head.weight"] = torch.zeros(3)
    before = net[1].bias.data.clone()
    with pytest.raises(RuntimeError, match="3 of the names"):
        net.load_state_dict(state)
    result = net.load_state_dict(state, strict=False)
    assert result.missing_keys == ["0.1.running_var", "1.bias"] and result.unexpected_keys == ["head.weight"]
    assert torch.equal(net[1].weight.data, other[1].weight.data) and torch.equal(net[1].bias.data, before)
    assert repr(net.load_state_dict(other.state_dict(), strict=False)) == "<All keys matched successfully>"
    assert repr(result).startswith("_IncompatibleKeys(missing_keys=")


def test_a_wrong_size_is_refused_strict_or_not_and_nothing_is_copied():
    net = network()
    before = net.state_dict()["0.0.weight"].clone()
    state = {"0.0.weight": torch.zeros(2, 2), "1.weight": torch.zeros(5)}
    with pytest.raises(RuntimeError, match="1 of the names do not fit"):
        net.load_state_dict(state, strict=False)
    assert torch.equal(net.state_dict()["0.0.weight"], before)


@pytest.mark.parametrize("module, size", [
    (nn.BatchNorm1d(3, bias=False), (4, 3)), (nn.BatchNorm2d(3, bias=False), (4, 3, 2, 2)),
    (nn.BatchNorm3d(3, bias=False), (4, 3, 2, 2, 1)), (nn.GroupNorm(1, 3, bias=False), (4, 3, 2)),
    (nn.InstanceNorm1d(3, affine=True, bias=False), (4, 3, 2)),
    (nn.InstanceNorm2d(3, affine=True, bias=False), (3, 2, 2)),
    (nn.InstanceNorm3d(3, affine=True, bias=False), (4, 3, 2, 2, 1))], ids=lambda value: type(value).__name__)
def test_normalization_without_bias(module, size):
    """The module equals one with a bias of zeros."""
    assert list(module.state_dict())[0] == "weight" and module.bias is None
    options = {"affine": True} if "Instance" in type(module).__name__ else {}
    counts = (1, 3) if isinstance(module, nn.GroupNorm) else (3,)
    whole = type(module)(*counts, **options)
    whole.load_state_dict(module.state_dict(), strict=False)
    whole.bias.data.fill_(0)
    x = torch.randn(*size)
    first, second = Variable(x.clone()), Variable(x.clone())
    gradient = torch.randn(*size)
    results = [layer(value) for layer, value in ((module, first), (whole, second))]
    for result in results:
        result.backward(gradient)
    assert torch.equal(results[0].data, results[1].data) and torch.equal(first.grad.data, second.grad.data)
    assert torch.equal(module.weight.grad.data, whole.weight.grad.data)
    module.reset_parameters()


class Counting(nn.Module):
    """Refuses an extra state below zero."""

    def __init__(self):
        super().__init__()
        self.weight, self.count = nn.Parameter(torch.ones(2)), 1

    def get_extra_state(self):
        return self.count

    def set_extra_state(self, state):
        if state < 0:
            raise ValueError("a count below zero")
        self.count = state


@pytest.mark.parametrize("assign", [False, True])
def test_an_extra_state_that_is_refused_leaves_the_module_as_it_was(assign):
    module = nn.Sequential(Counting(), nn.Linear(2, 2), Counting())
    before = [p.data.clone() for p in module.parameters()]
    given = {name: -1 if name.startswith("2._extra") else 7 if name.endswith("_extra_state") else tensor + 1
             for name, tensor in module.state_dict().items()}
    with pytest.raises(ValueError, match="a count below zero"):
        module.load_state_dict(given, assign=assign)
    assert all(p.data.equal(old) for p, old in zip(module.parameters(), before, strict=True))
    assert module[0].count == module[2].count == 1
    module.load_state_dict(given | {"2._extra_state": 3}, assign=assign)
    assert module[0].weight.data.tolist() == [2, 2] and (module[0].count, module[2].count) == (7, 3)


def test_an_expanded_parameter_is_refused_before_anything_is_copied():
    module = nn.Linear(3, 2)
    module.bias.data = torch.ones(1).expand(2)
    before, given = module.weight.data.clone(), nn.Linear(3, 2).state_dict()
    with pytest.raises(RuntimeError, match="expanded *bias"):
        module.load_state_dict(given)
    assert module.weight.data.equal(before)
    module.load_state_dict(given, assign=True)
    assert module.bias.data.equal(given["bias"])
