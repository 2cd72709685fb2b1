"""States of optimizers and schedules: files of other libraries, refused states, rules that are rows."""

import copy
import math

import numpy as np
import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch import _core
from torch.autograd import Variable
from torch.optim import lr_scheduler

# Tests of rates alone make no step.
pytestmark = pytest.mark.filterwarnings("ignore:.* before the first step of the optimizer")

NAMES = ["SGD", "Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop", "Rprop", "ASGD",
         "LBFGS"]
# The states after one step of the plain rule, by the names of other libraries' files.
STATES = {"SGD": set(), "Adam": {"step", "exp_avg", "exp_avg_sq"}, "AdamW": {"step", "exp_avg", "exp_avg_sq"},
          "NAdam": {"step", "exp_avg", "exp_avg_sq", "mu_product"}, "RAdam": {"step", "exp_avg", "exp_avg_sq"},
          "Adamax": {"step", "exp_avg", "exp_inf"}, "Adagrad": {"step", "sum"},
          "Adadelta": {"step", "square_avg", "acc_delta"}, "RMSprop": {"step", "square_avg"},
          "Rprop": {"step", "prev", "step_size"}, "ASGD": {"step", "eta", "mu", "ax"}}


def stepped(make, p, steps, scale=1.0):
    def closure():
        result.zero_grad()
        loss = (p * p).sum() * scale
        loss.backward()
        return loss
    result = make if isinstance(make, optim.Optimizer) else make([p])
    for _ in range(steps):
        result.step(closure)
    return result


@pytest.mark.parametrize("name", NAMES)
def test_training_goes_on_from_a_saved_state(name, tmp_path):
    p, q = Variable(torch.DoubleTensor([[1, -2], [0.5, 3]])), Variable(torch.zeros(2, 2).double())
    first = stepped(lambda params: getattr(optim, name)(params, lr=0.01), p, 3)
    torch.save(first.state_dict(), tmp_path / "state")
    q.data.copy_(p.data)
    second = getattr(optim, name)([q], lr=5)
    second.load_state_dict(torch.load(tmp_path / "state"))
    assert second.param_groups[0]["lr"] == 0.01
    stepped(first, p, 3)
    stepped(second, q, 3)
    np.testing.assert_array_equal(p.data.numpy(), q.data.numpy())
    if name in STATES:
        assert set(first.state.get(p, {})) == STATES[name]


@pytest.mark.parametrize("name", ["Adam", "AdamW", "NAdam", "Adagrad", "RMSprop", "ASGD", "Rprop", "Adafactor"])
def test_counts_are_tensors_of_no_dim(name):
    parameters = [Variable(torch.ones(2, 2)) for _ in range(3)]
    result = getattr(optim, name)(parameters, lr=0.1)
    for parameter in parameters:
        parameter.grad = torch.ones(2, 2)
    result.step()
    result.step()
    counts = [result.state[parameter]["step"] for parameter in parameters]
    assert [(count.size(), count.dtype) for count in counts] == [((), torch.float32)] * 3
    assert counts[0].item() == 2
    saved = result.state_dict()["state"]
    assert [saved[i]["step"].item() for i in range(3)] == [count.item() for count in counts]
    saved[0]["step"].add_(1)  # as other libraries count
    assert len({id(values["step"]) for values in saved.values()}) == 3 and saved[1]["step"] == counts[1]


def test_counts_that_are_tensors_and_states_that_are_none():
    p = Variable(torch.ones(2))
    result = optim.Adam([p], lr=0.1)
    result.load_state_dict({"param_groups": [{"params": [0], "lr": 0.1, "maximize": False}], "state": {0: {
        "step": torch.FloatTensor([3.0]), "exp_avg": torch.ones(2), "exp_avg_sq": torch.ones(2).double()}}})
    assert result.state[p]["step"] == 3 and result.state[p]["exp_avg_sq"].type() == "torch.FloatTensor"
    stepped(result, p, 1)
    assert result.state[p]["step"] == 4
    sgd = optim.SGD([p], lr=0.1, momentum=0.5, dampening=0.5)
    sgd.load_state_dict({"param_groups": [{"params": [0]}], "state": {0: {"momentum_buffer": None}}})
    before = p.data.clone()
    p.grad.data.fill_(1)
    sgd.step()
    np.testing.assert_allclose((before - p.data).numpy(), 0.1, rtol=1e-5)


@pytest.mark.parametrize("change, error, text", [
    (lambda s: s["state"][0].update(exp_avg=torch.ones(3)), ValueError, "exp_avg of parameter 0 is a Float.* size 3"),
    (lambda s: s["param_groups"][0].update(lr=-1), ValueError, "lr is -1"),
    (lambda s: s["param_groups"].append({"params": []}), ValueError, "groups of"),
    (lambda s: s["state"].update({0: [1]}), TypeError, "not a dict"),
    (lambda s: s.pop("state"), TypeError, "state_dict"),
])
def test_a_state_that_is_refused_changes_nothing(change, error, text):
    p = Variable(torch.ones(2, 2))
    result = stepped(lambda params: optim.Adam(params, lr=0.1), p, 2)
    before = copy.deepcopy(result.state_dict())
    state = copy.deepcopy(result.state_dict())
    change(state)
    with pytest.raises(error, match=text):
        result.load_state_dict(state)
    after = result.state_dict()
    assert after["param_groups"] == before["param_groups"]
    assert all((after["state"][0][key] == before["state"][0][key]).all() for key in ("exp_avg", "exp_avg_sq"))


def broken_size(p, made):
    p.grad.data.resize_(7)


def broken_type(p, made):
    p.grad = None
    p.data = p.data.double()
    p.grad = Variable(torch.ones(3).double())


def broken_state(p, made):
    made.state[p]["exp_avg"] = torch.ones(5)


def broken_overlap(p, made):
    made.state[p]["exp_avg"] = p.data


def broken_kind(p, made):
    made.state[p]["exp_avg"] = 3


@pytest.mark.parametrize("breaks, error", [
    (broken_size, ValueError), (broken_type, ValueError), (broken_state, ValueError), (broken_overlap, RuntimeError),
    (broken_kind, TypeError)])
def test_a_step_that_is_refused_changes_no_parameter(breaks, error):
    first, p = Variable(torch.ones(4)), Variable(torch.ones(3))
    result = optim.Adam([first, p], lr=0.1)
    (first.sum() + p.sum()).backward()
    result.step()
    before, step = first.data.clone(), result.state[first]["step"]
    breaks(p, result)
    with pytest.raises(error, match="adam_"):
        result.step()
    assert first.data.tolist() == before.tolist() and result.state[first]["step"] == step


@pytest.mark.parametrize("name", NAMES[:-1])
@pytest.mark.parametrize("size", [(0,), (1,), (3, 5), (65, 33), (300, 120)])
def test_layouts_and_sizes(name, size):
    """Parameters that are transposed or part of a storage, gradients that are expanded; none, and those without one."""
    torch.manual_seed(1)
    start = torch.randn(*size)
    plain, part = Variable(start.clone()), torch.zeros(*size, 2)
    part.select(len(size), 1).copy_(start)
    strided = Variable(part.select(len(size), 1))
    turned = Variable(start.t().contiguous().t() if len(size) == 2 else start.clone())
    unused = Variable(torch.ones(2))
    result = getattr(optim, name)([plain, strided, turned, unused], lr=0.1)
    for step in range(3):
        for p in (plain, strided, turned):
            p.grad = Variable(torch.FloatTensor([step - 1.5]).expand(size))
        result.step()
    np.testing.assert_array_equal(plain.data.numpy(), strided.data.numpy())
    np.testing.assert_array_equal(plain.data.numpy(), turned.data.numpy())
    assert not part.select(len(size), 0).ne(0).any() and unused.data.tolist() == [1, 1]
    assert result.state[unused].get("step", 0) == 0  # Adagrad's state is there from the start
    assert size == (0,) or plain.data.ne(start).any()


def test_a_parameter_that_comes_to_have_a_gradient_later_starts_at_its_first_step():
    a, b = Variable(torch.zeros(1).double()), Variable(torch.zeros(1).double())
    result = optim.Adam([a, b], lr=0.1)
    a.sum().backward()
    result.step()
    (a + b).sum().backward()
    result.step()
    assert result.state[a]["step"] == 2 and result.state[b]["step"] == 1
    assert abs(b.data[0] + 0.1) < 1e-8


def test_the_same_numbers_on_any_count_of_threads():
    def run(threads):
        torch.set_num_threads(threads)
        p = Variable(torch.linspace(-1, 1, 70001))
        stepped(lambda params: optim.Adam(params, lr=0.1), p, 2)
        return p.data.clone()
    before = torch.get_num_threads()
    try:
        assert (run(1) == run(3)).all()
    finally:
        torch.set_num_threads(before)


# --- schedules --------------------------------------------------------------------------------------------------------


SCHEDULES = [
    (lambda o: lr_scheduler.StepLR(o, 2, 0.5), [1, 1, 0.5, 0.5, 0.25]),
    (lambda o: lr_scheduler.MultiStepLR(o, [1, 3], 0.1), [1, 0.1, 0.1, 0.01, 0.01]),
    (lambda o: lr_scheduler.ExponentialLR(o, 0.5), [1, 0.5, 0.25, 0.125, 0.0625]),
    (lambda o: lr_scheduler.CosineAnnealingLR(o, 4, 0.2), [1, 0.2 + 0.4 * (1 + math.sqrt(0.5)), 0.6,
                                                           0.2 + 0.4 * (1 - math.sqrt(0.5)), 0.2]),
    (lambda o: lr_scheduler.LambdaLR(o, lambda epoch: 1 / (1 + epoch)), [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5]),
]


@pytest.mark.parametrize("make, rates", SCHEDULES)
def test_schedules(make, rates):
    result = optim.SGD([{"params": [Variable(torch.ones(1))]}, {"params": [Variable(torch.ones(1))], "lr": 2}], lr=1)
    schedule, seen = make(result), []
    for _ in rates:
        seen.append(schedule.get_last_lr())
        schedule.step()
    np.testing.assert_allclose([a for a, _ in seen], rates)
    if not isinstance(schedule, lr_scheduler.CosineAnnealingLR):
        np.testing.assert_allclose([b for _, b in seen], np.array(rates) * 2)
    other = make(optim.SGD([Variable(torch.ones(1))], lr=1))
    other.load_state_dict(schedule.state_dict())
    assert other.last_epoch == len(rates) and "optimizer" not in schedule.state_dict()


def test_the_plateau():
    result = optim.SGD([Variable(torch.ones(1))], lr=1)
    schedule = lr_scheduler.ReduceLROnPlateau(result, "max", factor=0.5, patience=1, cooldown=1, min_lr=0.2)
    seen = []
    for metric in (1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1):
        schedule.step(metric)
        seen.append(result.param_groups[0]["lr"])
    assert seen == [1, 1, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.2, 0.2, 0.2]


@pytest.mark.parametrize("eps, rate", [(0.49, 0.5), (0.51, 1)])
def test_a_plateau_that_would_change_too_little_changes_nothing(eps, rate):
    result = optim.SGD([Variable(torch.ones(1))], lr=1)
    schedule = lr_scheduler.ReduceLROnPlateau(result, factor=0.5, patience=0, eps=eps)
    for metric in (1, 1):
        schedule.step(metric)
    assert schedule.get_last_lr() == [rate]


@pytest.mark.parametrize("make, error", [
    (lambda o: lr_scheduler.StepLR(o, 0), ValueError), (lambda o: lr_scheduler.StepLR(o, "2"), ValueError),
    (lambda o: lr_scheduler.MultiStepLR(o, [3, 1]), ValueError),
    (lambda o: lr_scheduler.LambdaLR(o, [abs, abs]), ValueError),
    (lambda o: lr_scheduler.ReduceLROnPlateau(o, "least"), ValueError),
    (lambda o: lr_scheduler.ReduceLROnPlateau(o, factor=1), ValueError),
    (lambda o: lr_scheduler.ExponentialLR(o, 0.5, last_epoch=3), KeyError),
    (lambda o: lr_scheduler.ExponentialLR([o], 0.5), TypeError),
    (lambda o: lr_scheduler.LRScheduler(o), NotImplementedError)])
def test_schedules_that_are_refused(make, error):
    result = optim.SGD([Variable(torch.ones(1))], lr=1)
    with pytest.raises(error):
        make(result)
    assert result.param_groups[0]["lr"] == 1


@pytest.mark.parametrize("shortened", [0, 1])
def test_lists_that_become_shorter_while_numbers_are_read(shortened):
    lists = [[Variable(torch.ones(3))], [torch.zeros(3)]]
    lists[0][0].grad = Variable(torch.ones(3))

    class Rate:
        def __float__(self):
            lists[shortened].clear()
            return 0.1

    with pytest.raises((TypeError, IndexError)):
        _core.update("sgd_momentum_", tuple(lists), (Rate(), 0.9, 1.0, 0.0, False))


@pytest.mark.parametrize("state", [
    {"state": {}, "param_groups": [{}]}, {"state": {}, "param_groups": [{"params": [[1]]}]},
    {"state": [1], "param_groups": [{"params": [0]}]}, {"state": {}, "param_groups": 5},
    {"state": {}, "param_groups": [5]},
])
def test_what_is_no_state(state):
    optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    with pytest.raises(TypeError, match=r"SGD.load_state_dict: "):
        optimizer.load_state_dict(state)


def test_pairs_that_are_none():
    for kind, options in ((optim.Adam, {"betas": 0.5}), (optim.Adamax, {"betas": (0.5,)}),
                          (optim.Rprop, {"etas": 0.5}), (optim.Rprop, {"step_sizes": (1, 2, 3)})):
        with pytest.raises(ValueError, match="need two, as a tuple"):
            kind([Variable(torch.ones(1))], **options)


def test_a_schedule_that_raises_stays_in_its_epoch():
    optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    rates = {0: 1, 1: 0.5}
    schedule = optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: rates[epoch])
    schedule.step()
    with pytest.raises(KeyError):
        schedule.step()
    assert schedule.last_epoch == 1 and schedule.get_last_lr() == [0.5]
    rates[2] = 0.25
    schedule.step()
    assert schedule.last_epoch == 2 and schedule.get_last_lr() == [0.25]


@pytest.mark.parametrize("line_search_fn", [None, "strong_wolfe"])
@pytest.mark.parametrize("failing", [2, 3, 4, 6])
def test_a_closure_that_raises_leaves_lbfgs_as_it_can_go_on(line_search_fn, failing):
    """Where parameters were moved, the memory says by how much: the next step's curvature is that of the move."""
    x, calls = Variable(torch.DoubleTensor([3, -2])), [0]
    optimizer = optim.LBFGS([x], line_search_fn=line_search_fn, max_iter=50)

    def closure():
        calls[0] += 1
        if calls[0] == failing:
            raise ZeroDivisionError
        optimizer.zero_grad()
        loss = ((x - 1) ** 4).sum() + (x * x).sum()
        loss.backward()
        return loss

    before = x.data.clone()
    with pytest.raises(ZeroDivisionError):
        optimizer.step(closure)
    state = optimizer.state[x]
    if "d" in state:
        moved = state["prev_flat_grad"]
        at = x.data - state["d"] * state["t"]
        assert ((at - 1) ** 3 * 4 + at * 2 - moved).abs().max() < 1e-9
    else:
        assert x.data.equal(before)
    for _ in range(3):
        optimizer.step(closure)
    assert x.grad.data.abs().max() < 1e-4


@pytest.mark.parametrize("line_search_fn", [None, "strong_wolfe"])
def test_lbfgs_refuses_what_a_step_would_meet_in_the_middle(line_search_fn):
    """All parameters are one vector, so a gradient of another size would shift those behind it."""
    changes = [lambda p: setattr(p.grad, "data", torch.ones(5)), lambda p: setattr(p.grad, "data", torch.ones(1)),
               lambda p: setattr(p.grad, "data", torch.ones(3).double()), lambda p: setattr(p, "data", torch.ones(2)),
               lambda p: setattr(p, "data", torch.ones(1).expand(3))]
    for change in changes:
        parameters = [Variable(torch.ones(3)) for _ in range(3)]
        optimizer = optim.LBFGS(parameters, line_search_fn=line_search_fn)

        def closure(parameters=parameters, change=change):
            for p in parameters:
                p.grad = Variable(torch.ones(*p.size()))
            change(parameters[1])
            return 1.0

        with pytest.raises(RuntimeError, match="LBFGS: parameter 1 is a FloatTensor"):
            optimizer.step(closure)
        assert all(p.data.tolist() == [1, 1, 1] for p in (parameters[0], parameters[2]))


class Counting(optim.Optimizer):
    """Written as users write one: what it remembers of a parameter is found, and there at once."""

    def __init__(self, params, lr=0.1):
        super().__init__(params, {"lr": lr})

    @torch.no_grad()
    def step(self, closure=None):
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is None:
                    continue
                state = self.state[parameter]
                if len(state) == 0:
                    state["step"], state["sum"] = 0, torch.zeros(parameter.size())
                state["step"] += 1
                state["sum"] += parameter.grad.data
                parameter.add_(-group["lr"] * Variable(state["sum"]))


def test_the_state_of_a_parameter_is_there_when_it_is_asked_for():
    layer = nn.Linear(2, 1)
    before = layer.weight.data.clone()
    first = Counting(layer.parameters())
    assert dict(first.state) == {} and first.state_dict()["state"] == {}
    for _ in range(2):
        first.zero_grad()
        layer(Variable(torch.ones(3, 2))).sum().backward()
        first.step()
    np.testing.assert_allclose(layer.weight.data.numpy(), before.numpy() - 0.1 * (3 + 6), rtol=1e-5)
    second = Counting(layer.parameters())
    second.load_state_dict(copy.deepcopy(first).state_dict())
    assert second.state[layer.weight]["step"] == 2 and second.state[layer.weight]["sum"].tolist() == [[6, 6]]
    assert second.state[nn.Parameter(torch.ones(1))] == {}
    built_in = optim.Adam(layer.parameters())
    assert built_in.state[layer.weight] == {}
    layer(Variable(torch.ones(3, 2))).sum().backward()
    built_in.step()
    assert built_in.state[layer.weight]["step"] == 1 and set(built_in.state_dict()["state"]) == {0, 1}
