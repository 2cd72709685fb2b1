"""States as PyTorch's modules have them, newer and older ones."""

import pytest

import torch
from torch import nn


@pytest.mark.parametrize("make, sample", [
    (lambda **options: nn.BatchNorm1d(3, **options), (4, 3)),
    (lambda **options: nn.BatchNorm2d(3, **options), (4, 3, 2, 2)),
])
def test_states_count_batches_or_are_older(make, sample):
    net = nn.Sequential(nn.Sequential(make()), nn.ReLU())
    net(torch.autograd.Variable(torch.rand(*sample)))
    state = net.state_dict()
    assert state["0.0.num_batches_tracked"].size() == () and state["0.0.num_batches_tracked"] == 1
    for count, wanted in ((torch.tensor(7), 7), (torch.LongTensor([7]), 7), (None, 0)):
        given = {**state, "0.0.num_batches_tracked": count}
        other = nn.Sequential(nn.Sequential(make()), nn.ReLU())
        if count is None:
            del given["0.0.num_batches_tracked"]
        assert not any(other.load_state_dict(given))
        assert torch.equal(other[0][0].running_mean, net[0][0].running_mean)
        assert other[0][0].num_batches_tracked == wanted and other[0][0].num_batches_tracked.dim() == 0


def test_instances_are_not_counted():
    layer = nn.InstanceNorm2d(3, track_running_stats=True)
    layer(torch.rand(4, 3, 2, 2))
    assert layer.num_batches_tracked == 0 and layer.running_mean.all()


def test_other_names_and_other_modules_are_refused_as_ever():
    state = {**nn.Linear(2, 2).state_dict(), "num_batches_tracked": torch.LongTensor([1])}
    with pytest.raises(RuntimeError, match="unexpected *num_batches_tracked"):
        nn.Linear(2, 2).load_state_dict(state)
    state = {**nn.BatchNorm1d(2).state_dict(), "batches": torch.LongTensor([1])}
    with pytest.raises(RuntimeError, match="unexpected *batches"):
        nn.BatchNorm1d(2).load_state_dict(state)


@pytest.mark.parametrize("assign", [False, True])
@pytest.mark.parametrize("overrides", [False, True])
def test_a_parameter_without_dims_takes_one_element(overrides, assign):
    class Scale(nn.Module):
        def __init__(self):
            super().__init__()
            self.factor = nn.Parameter(torch.tensor(2.0))

    class Loads(Scale):
        def _load_from_state_dict(self, *arguments):
            super()._load_from_state_dict(*arguments)

    net = nn.Sequential(Loads() if overrides else Scale())
    net.load_state_dict({"0.factor": torch.tensor([5.0])}, assign=assign)
    assert net[0].factor.size() == () and net[0].factor == 5
    with pytest.raises(RuntimeError, match=r"0\.factor  *is 2"):
        net.load_state_dict({"0.factor": torch.ones(2)})


def test_prelu_of_a_number_is_a_number():
    layer = nn.PReLU()
    y = layer(torch.tensor(-2.0))
    y.backward()
    assert y.size() == () and y.item() == -0.5 and layer.weight.grad.tolist() == [-2]
