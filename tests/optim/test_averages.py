"""Averages of weights, their learning rates, updated statistics; hooks around steps."""

import copy
import io
import math
import pickle

import numpy as np
import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch.autograd import Variable
from torch.optim import swa_utils
from torch.optim.swa_utils import SWALR, AveragedModel, update_bn

# Tests of rates alone make no step.
pytestmark = pytest.mark.filterwarnings("ignore:.* before the first step of the optimizer")


def model():
    return nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Tanh(), nn.Linear(4, 2)).double()


def drawn(*size):
    return Variable(torch.randn(*size).double())


def walked(net, average, steps):
    """Return the weights of a net in each of some steps, in which it changes and is averaged."""
    result = []
    for _ in range(steps):
        net(drawn(5, 3))
        for part in net.parameters():
            part.data.add_(torch.randn(part.size()).double())
        average.update_parameters(net)
        result.append(net[0].weight.data.clone().numpy())
    return result


@pytest.mark.parametrize("options", [
    {}, {"avg_fn": swa_utils.get_swa_avg_fn()}, {"multi_avg_fn": swa_utils.get_swa_multi_avg_fn()}])
def test_the_mean_of_all(options):
    net = model()
    average = AveragedModel(net, **options)
    weights = walked(net, average, 5)
    np.testing.assert_allclose(average.module[0].weight.data.numpy(), np.mean(weights, 0), rtol=1e-12)
    assert average.n_averaged.item() == 5 and average.module[1].running_mean.equal(net[1].running_mean)
    assert [each.requires_grad for each in average.parameters()] == [True] * 6


@pytest.mark.parametrize("decay", [0, 0.3, 1])
def test_a_moving_average(decay):
    net = model()
    pairs = [AveragedModel(net, avg_fn=swa_utils.get_ema_avg_fn(decay)),
             AveragedModel(net, multi_avg_fn=swa_utils.get_ema_multi_avg_fn(decay)),
             AveragedModel(net, avg_fn=lambda average, now, count: average * decay + now * (1 - decay))]
    for average in pairs:
        first, *weights = walked(net, average, 4)
        for weight in weights:
            first = first * decay + weight * (1 - decay)
        np.testing.assert_allclose(average.module[0].weight.data.numpy(), first, rtol=1e-12, atol=1e-15)


def test_averaged_buffers():
    net = nn.Sequential(nn.BatchNorm1d(2, momentum=None)).double()
    average, means = AveragedModel(net, use_buffers=True), []
    for _ in range(3):
        net(drawn(5, 2))
        average.update_parameters(net)
        means.append(net[0].running_mean.clone().numpy())
    np.testing.assert_allclose(average.module[0].running_mean.numpy(), np.mean(means, 0), rtol=1e-12)
    assert average.module[0].num_batches_tracked == 3


def test_an_average_is_a_module_with_a_state():
    net = model()
    average = AveragedModel(net, multi_avg_fn=swa_utils.get_ema_multi_avg_fn(0.5))
    walked(net, average, 2)
    other = AveragedModel(model(), multi_avg_fn=swa_utils.get_ema_multi_avg_fn(0.5))
    other.load_state_dict(average.state_dict())
    twins = [other, copy.deepcopy(average), pickle.loads(pickle.dumps(average))]
    for part in net.parameters():
        part.data.mul_(2)
    average.update_parameters(net)
    for twin in twins:
        twin.update_parameters(net)
        for one, two in zip(twin.state_dict().values(), average.state_dict().values(), strict=True):
            assert one.equal(two)
    assert sorted(average.state_dict())[0] == "module.0.bias" and average.eval()(drawn(2, 3)).size() == (2, 2)


def test_a_float_average_of_a_double_model():
    net = model()
    average = AveragedModel(net).float()
    weights = walked(net, average, 3)
    assert average.module[0].weight.data.type() == "torch.FloatTensor"
    np.testing.assert_allclose(average.module[0].weight.data.numpy(), np.mean(weights, 0), rtol=1e-5, atol=1e-6)


def test_wrong_averages():
    with pytest.raises(ValueError, match="not both"):
        AveragedModel(model(), avg_fn=swa_utils.get_swa_avg_fn(), multi_avg_fn=swa_utils.get_swa_multi_avg_fn())
    for make in (swa_utils.get_ema_avg_fn, swa_utils.get_ema_multi_avg_fn):
        for decay in (-0.1, 1.1, math.nan):
            with pytest.raises(ValueError, match="decay is"):
                make(decay)
    average = AveragedModel(nn.Linear(2, 3))
    before = average.module.weight.data.clone()
    for other in (nn.Linear(3, 3), nn.Linear(2, 3, bias=False), nn.Sequential(nn.Linear(2, 3))):
        with pytest.raises(ValueError, match="differ in name or size"):
            average.update_parameters(other)
    assert average.module.weight.data.equal(before) and average.n_averaged.item() == 0


@pytest.mark.parametrize("way, shares", [("linear", [0, 0.25, 0.5, 0.75, 1, 1]),
                                         ("cos", [(1 - math.cos(math.pi * t / 4)) / 2 for t in (0, 1, 2, 3, 4, 4)])])
def test_the_rate_goes_over(way, shares):
    optimizer = optim.SGD([{"params": [drawn(1)]}, {"params": [drawn(1)], "lr": 3}], lr=1)
    schedule, result = SWALR(optimizer, [0.5, 0.1], 4, way), []
    optimizer.param_groups[0]["lr"] = 2  # as another schedule leaves it
    for _ in shares:
        result.append([group["lr"] for group in optimizer.param_groups])
        schedule.step()
    np.testing.assert_allclose(result, [[2 + (0.5 - 2) * t, 3 + (0.1 - 3) * t] for t in shares], rtol=1e-12)
    file = io.BytesIO()
    torch.save([schedule.state_dict(), optimizer.state_dict()], file)
    file.seek(0)
    again, states = SWALR(optimizer, 0.3, 7), torch.load(file)
    again.load_state_dict(states[0])
    optimizer.load_state_dict(states[1])
    again.step()
    np.testing.assert_allclose(again.get_last_lr(), [0.5, 0.1], rtol=1e-12)


@pytest.mark.parametrize("last_epoch", [-1, 0, 7])
def test_the_steps_of_an_annealing_are_its_own(last_epoch):
    """Trainers begin it in the middle of a training."""
    parameter = torch.nn.Parameter(torch.ones(1))
    optimizer = torch.optim.SGD([{"params": [parameter], "initial_lr": 0.9}], lr=0.5)
    schedule, rates = SWALR(optimizer, 0.1, anneal_epochs=4, anneal_strategy="linear", last_epoch=last_epoch), []
    for _ in range(6):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        schedule.step()
    assert rates == pytest.approx([0.5, 0.4, 0.3, 0.2, 0.1, 0.1])
    assert schedule.last_epoch == last_epoch + 7 and schedule.state_dict()["_step_count"] == 7


def test_a_rate_that_goes_over_at_once():
    optimizer = optim.SGD([drawn(1)], lr=1)
    SWALR(optimizer, 0.25, anneal_epochs=0)
    assert optimizer.param_groups[0]["lr"] == 0.25
    for options in ({"anneal_strategy": "cosine"}, {"anneal_epochs": -1}, {"swa_lr": [1, 2]}):
        with pytest.raises(ValueError, match="SWALR"):
            SWALR(optimizer, **{"swa_lr": 0.5, **options})


@pytest.mark.parametrize("form", [lambda x: x, lambda x: (x, 3), lambda x: [x], Variable])
def test_statistics_of_a_data_set(form):
    net = nn.Sequential(nn.BatchNorm1d(2), nn.Dropout(0.5), nn.BatchNorm1d(2, momentum=None),
                        nn.BatchNorm1d(2, track_running_stats=False)).double()
    net.eval()
    net[1].train()
    net(drawn(3, 2))
    batches = [torch.randn(4, 2).double() * scale for scale in (1, 2, 3)]
    update_bn([form(batch) for batch in batches], net)
    np.testing.assert_allclose(net[0].running_mean.numpy(), np.mean([each.mean(0).numpy() for each in batches], 0))
    np.testing.assert_allclose(net[0].running_var.numpy(), np.mean([each.var(0).numpy() for each in batches], 0))
    assert [part.training for part in net] == [False, True, False, False] and net[0].momentum == 0.1
    assert net[0].num_batches_tracked == 3 and net[2].num_batches_tracked == 3


def test_statistics_where_the_model_raises():
    net = nn.Sequential(nn.BatchNorm1d(2)).eval()
    with pytest.raises(RuntimeError):
        update_bn([torch.ones(3, 3)], net)
    assert not net[0].training and net[0].momentum == 0.1
    update_bn(iter([1]), nn.Linear(1, 1))  # has nothing to compute


def test_momentum_that_becomes_none():
    norm, batches = nn.BatchNorm1d(2), [torch.randn(4, 2) for _ in range(3)]
    norm.momentum = None
    for batch in batches:
        norm(Variable(batch))
    wanted = np.mean([each.mean(0).numpy() for each in batches], 0)
    np.testing.assert_allclose(norm.running_mean.numpy(), wanted, rtol=1e-5, atol=1e-6)
    assert norm.num_batches_tracked == 3


@pytest.mark.parametrize("make", [lambda p: optim.SGD([p], lr=0.1), lambda p: optim.LBFGS([p])], ids=["SGD", "LBFGS"])
def test_hooks_around_steps(make):
    p, calls = drawn(2), []
    optimizer = make(p)

    def closure():
        calls.append("closure")
        optimizer.zero_grad()
        loss = (p * p).sum()
        loss.backward()
        return loss

    before = optimizer.register_step_pre_hook(
        lambda given, args, kwargs: calls.append((given is optimizer, args, kwargs)))
    after = optimizer.register_step_post_hook(lambda given, args, kwargs: calls.append("after"))
    optimizer.step(closure)
    assert calls[:2] == [(True, (optimizer, closure), {}), "closure"] and calls[-1] == "after"
    before.remove()
    del calls[:]
    optimizer.step(closure)
    assert calls[0] == "closure" and calls[-1] == "after"
    after.remove()
    del calls[:]
    optimizer.step(closure)
    assert set(calls) == {"closure"}


def test_hooks_that_change_or_refuse_a_step():
    p = drawn(2)
    optimizer, calls = optim.SGD([p], lr=0.1), []
    (p * p).sum().backward()
    start = p.data.clone()
    with optimizer.register_step_pre_hook(lambda o, *_: ((o, lambda: calls.append(1) or p.sum()), {})):
        optimizer.step()
    assert calls == [1] and not p.data.equal(start)
    start = p.data.clone()
    for result in (3, (1, {}), ((), None), (), ((), {}), ((p,), {})):
        with optimizer.register_step_pre_hook(lambda *given, result=result: result):
            with pytest.raises(RuntimeError, match="a hook before a step returns None, or"):
                optimizer.step()
    with optimizer.register_step_pre_hook(lambda *given: 1 / 0), pytest.raises(ZeroDivisionError):
        optimizer.step()
    assert p.data.equal(start)
    with pytest.raises(TypeError, match="a hook is a function"):
        optimizer.register_step_post_hook("after")


def test_a_step_that_a_subclass_defines_calls_the_hooks():
    class Own(optim.Optimizer):
        def __init__(self, parameters):
            self._patch_step_function()  # in place of super().__init__, as classes around another optimizer do
            self.param_groups = [{"params": parameters}]

        def step(self, closure=None, *, scale=1):
            return scale

    optimizer, seen = Own([drawn(2)]), []
    assert optimizer.step(scale=2) == 2 and optimizer.has_stepped()
    with optimizer.register_step_pre_hook(lambda given, *_: ((given,), {"scale": 3})):
        with optimizer.register_step_post_hook(lambda *given: seen.append(given)):
            assert optimizer.step(scale=2) == 3
    assert seen == [(optimizer, (optimizer,), {"scale": 3})]


def test_the_line_search_under_the_names_of_pytorch():
    from torch.optim.lbfgs import _cubic_interpolate, _strong_wolfe

    start, direction = torch.tensor([3.0, -1.0]).double(), torch.tensor([-3.0, 1.0]).double()

    def evaluate(x, length, direction):
        at = x + length * direction
        return (at * at).sum().item(), 2 * at

    loss, gradient = evaluate(start, 0, direction)
    slope = gradient.dot(direction)
    result, at, length, calls = _strong_wolfe(evaluate, start, 0.01, direction, loss, gradient, slope)
    assert calls > 1 and abs(at.dot(direction)) <= 0.9 * abs(slope)
    assert result <= loss + 1e-4 * length * slope and (result, at.tolist()) == (
        evaluate(start, length, direction)[0], evaluate(start, length, direction)[1].tolist())
    assert _cubic_interpolate(0.0, 1.0, -2.0, 2.0, 1.0, 2.0) == 1 and _cubic_interpolate(
        0.0, 1.0, -2.0, 2.0, 1.0, 2.0, bounds=(1.5, 2.0)) == 1.5


def test_the_state_of_another_optimizer_has_tensors_of_any_size():
    class Own(optim.Optimizer):
        def step(self, closure=None):
            for parameter in self.param_groups[0]["params"]:
                self.state[parameter].update(step=torch.tensor(3), mean=torch.zeros(()), rows=torch.ones(2).double())

    first, second = Own([drawn(3)], {}), Own([drawn(3)], [])
    first.step()
    second.load_state_dict(first.state_dict())
    state, = second.state.values()
    assert (state["step"].dtype, state["step"].item(), state["mean"].shape) == (torch.int64, 3, ())
    assert state["rows"].dtype == second.param_groups[0]["params"][0].dtype


def test_lists_of_tensors_with_numbers():
    given = [torch.tensor([3.0, -4.0]), torch.tensor([1.0])]
    assert [each.item() for each in torch._foreach_norm(given, ord=1)] == [7, 1]
    torch._foreach_maximum_(given, 2.0)
    assert [each.tolist() for each in given] == [[3, 2], [2]]
    assert [each.tolist() for each in torch._foreach_minimum(given, given[1:] * 2)] == [[2, 2], [2]]
