"""Schedules in several parts: warm-up, restarts, cycles, and others one after the other."""

import io
import math
import warnings

import pytest

import torch
from torch import nn, optim
from torch.autograd import Variable
from torch.optim.lr_scheduler import (
    ChainedScheduler,
    ConstantLR,
    CosineAnnealingLR,
    CosineAnnealingWarmRestarts,
    CyclicLR,
    ExponentialLR,
    LambdaLR,
    LinearLR,
    MultiplicativeLR,
    MultiStepLR,
    OneCycleLR,
    PolynomialLR,
    SequentialLR,
    StepLR,
)

# Tests of rates alone make no step.
pytestmark = pytest.mark.filterwarnings("ignore:.* before the first step of the optimizer")


def descent(*rates, **options):
    groups = [{"params": [Variable(torch.ones(2))], "lr": rate} for rate in rates]
    return optim.SGD(groups, lr=1, **options)


def rates_of(schedule, count, number=0):
    """Return the rates of epochs 0 to count - 1."""
    result = []
    for _ in range(count):
        result.append(schedule.get_last_lr()[number])
        schedule.step()
    return result


def test_factors():
    assert rates_of(ConstantLR(descent(2), 0.5, 3), 5) == [1, 1, 1, 2, 2]
    assert rates_of(LinearLR(descent(2), 0.5, 1.0, 2), 4) == [1, 1.5, 2, 2]
    assert rates_of(PolynomialLR(descent(2), 2, 2), 4) == [2, 0.5, 0, 0]
    assert rates_of(MultiplicativeLR(descent(1), lambda epoch: epoch), 5) == [1, 1, 2, 6, 24]
    assert rates_of(MultiplicativeLR(descent(1, 1), [lambda _: 2, lambda _: 3]), 3, 1) == [1, 3, 9]


@pytest.mark.parametrize("grows", [1, 2, 3])
def test_restarts_are_cosines_one_after_the_other(grows):
    result = rates_of(CosineAnnealingWarmRestarts(descent(1), 3, grows, 0.1), 3 + 3 * grows + 3 * grows**2)
    wanted = [rate for lap in range(3) for rate in rates_of(CosineAnnealingLR(descent(1), 3 * grows**lap, 0.1),
                                                            3 * grows**lap)]
    assert result == pytest.approx(wanted, abs=1e-12)
    schedule = CosineAnnealingWarmRestarts(descent(1), 4)
    schedule.step(1.5)
    assert schedule.get_last_lr() == pytest.approx([(1 + math.cos(math.pi * 1.5 / 4)) / 2])


def test_cycles():
    optimizer = descent(7, momentum=0.5)
    schedule = CyclicLR(optimizer, 1, 3, 2, 4, base_momentum=0.6, max_momentum=0.8)
    momenta = []
    for rate in [1, 2, 3, 2.5, 2, 1.5] * 2:
        assert schedule.get_last_lr() == pytest.approx([rate])
        momenta.append(optimizer.param_groups[0]["momentum"])
        schedule.step()
    assert momenta == pytest.approx([0.8, 0.7, 0.6, 0.65, 0.7, 0.75] * 2)
    options = {"cycle_momentum": False, "step_size_up": 2}
    assert rates_of(CyclicLR(descent(7), 1, 3, mode="triangular2", **options), 8) == [1, 2, 3, 2, 1, 1.5, 2, 1.5]
    assert rates_of(CyclicLR(descent(7), 1, 3, mode="exp_range", gamma=0.5, **options), 4) == [1, 1.5, 1.5, 1.125]
    assert rates_of(CyclicLR(descent(7), 1, 3, scale_fn=lambda cycle: cycle, **options), 8) == [1, 2, 3, 2, 1, 3, 5, 3]


@pytest.mark.parametrize("way", ["cos", "linear"])
@pytest.mark.parametrize("three", [False, True])
def test_one_cycle(way, three):
    optimizer = optim.Adam([Variable(torch.ones(2))])
    schedule = OneCycleLR(optimizer, 2.0, epochs=4, steps_per_epoch=10, pct_start=0.25, anneal_strategy=way,
                          div_factor=4, final_div_factor=10, three_phase=three)
    rates, betas = [], []
    for _ in range(40):
        rates.append(schedule.get_last_lr()[0])
        betas.append(optimizer.param_groups[0]["betas"][0])
        schedule.step()
    assert rates[0] == 0.5 and rates[9] == pytest.approx(2.0) == max(rates) and rates[39] == pytest.approx(0.05)
    assert betas[0] == betas[39] == 0.95 and betas[9] == pytest.approx(0.85) == min(betas)
    assert rates[:10] == sorted(rates[:10]) and rates[9:] == sorted(rates[9:], reverse=True)
    if three:
        assert rates[18] == pytest.approx(0.5) and betas[18:] == pytest.approx([0.95] * 22)
    with pytest.raises(ValueError, match="begin a new schedule"):
        schedule.step()


def test_one_after_the_other_and_at_once():
    optimizer = descent(1, 2)
    parts = [LinearLR(optimizer, 0.25, total_iters=3), ExponentialLR(optimizer, 0.5), StepLR(optimizer, 1, 0.1)]
    schedule = SequentialLR(optimizer, parts, [3, 5])
    assert rates_of(schedule, 8, 1) == pytest.approx([0.5, 1, 1.5, 2, 1, 2, 0.2, 0.02])
    optimizer = descent(1)
    schedule = ChainedScheduler([ConstantLR(optimizer, 0.5, 2), ExponentialLR(optimizer, 0.5)])
    assert rates_of(schedule, 4) == [0.5, 0.25, 0.25, 0.125]


def test_states_of_several():
    def made():
        optimizer = descent(1)
        return SequentialLR(optimizer, [ConstantLR(optimizer, 0.5, 9), ExponentialLR(optimizer, 0.5)], [2])

    first, second, file = made(), made(), io.BytesIO()
    for _ in range(3):
        first.step()
    torch.save(first.state_dict(), file)
    file.seek(0)
    second.load_state_dict(torch.load(file))
    assert rates_of(first, 3)[1:] == rates_of(second, 3)[1:]
    with pytest.raises(TypeError, match="need the dict of state_dict"):
        second.load_state_dict({"last_epoch": 1})


@pytest.mark.parametrize("make, text", [
    (lambda o: CyclicLR(o, 0.1, 1, mode="square"), "mode is 'square'"),
    (lambda o: CyclicLR(o, 0.1, 1, scale_mode="step"), "scale_mode is 'step'"),
    (lambda o: CyclicLR(o, [0.1], 1), "1 base_lr for 2 groups"),
    (lambda o: OneCycleLR(o, 1), "total_steps, or epochs"),
    (lambda o: OneCycleLR(o, 1, 10, anneal_strategy="exp"), 'need "cos" or "linear"'),
    (lambda o: OneCycleLR(o, 1, 10, pct_start=2), "a part, from 0 to 1"),
    (lambda o: OneCycleLR(optim.Adagrad([Variable(torch.ones(1))]), 1, 10), "cycle_momentum=False"),
    (lambda o: SequentialLR(o, [ConstantLR(o)], [1]), "one less than the 1 schedules"),
    (lambda o: SequentialLR(o, [ConstantLR(descent(1))], []), "all of the same optimizer"),
    (lambda o: ChainedScheduler([]), "at least one schedule"),
    (lambda o: MultiplicativeLR(o, 0.5), "need functions of the epoch"),
    (lambda o: LinearLR(o, -1), "start_factor is -1"),
    (lambda o: LinearLR(o, 0), "start_factor is 0; need one above 0"),
    (lambda o: LinearLR(o, 0.5, 1.5), "end_factor is 1.5; need a number from 0 to 1"),
    (lambda o: ConstantLR(o, 2), "factor is 2; need a number from 0 to 1"),
    (lambda o: CosineAnnealingWarmRestarts(o, 0), "T_0 is 0"),
])
def test_refused_schedules(make, text):
    with pytest.raises(ValueError, match=text):
        make(descent(1, 2, momentum=0.9))


def test_states_of_others_and_of_no_schedule():
    halving = MultiStepLR(descent(1.0), [2, 2, 3], 0.5)
    state = halving.state_dict()
    assert rates_of(halving, 5) == [1, 1, 0.25, 0.125, 0.125]
    for milestones in (state["milestones"], [2, 2, 3]):  # a Counter, as PyTorch has it; a list, as we had it
        again = MultiStepLR(descent(1.0), [1], 0.1)
        again.load_state_dict({**state, "milestones": milestones, "_step_count": 1, "optimizer": None})
        assert again.optimizer is not None and again._step_count == 1
        assert rates_of(again, 5)[1:] == [1, 0.25, 0.125, 0.125]
    growing = LambdaLR(descent(1.0), lambda epoch: epoch + 1)
    growing.load_state_dict({"base_lrs": [2.0], "last_epoch": 3, "lr_lambdas": [None]})
    growing.step()
    assert growing.get_last_lr() == [10]
    for schedule in (growing, halving):
        with pytest.raises(KeyError, match="no last_epoch"):
            schedule.load_state_dict({"gamma": 0.3})
    assert halving.gamma == 0.5


class Falling:
    """A function of the epoch with a state of its own."""

    def __init__(self, base):
        self.base = base

    def __call__(self, epoch):
        return self.base**epoch


MADE = {
    "lambda": lambda o: LambdaLR(o, [Falling(0.5), lambda epoch: 2]),
    "warm": lambda o: CosineAnnealingWarmRestarts(o, 3, 2),
    "one": lambda o: OneCycleLR(o, [1, 2], 9), "three": lambda o: OneCycleLR(o, 1, 9, three_phase=True),
    "cyclic": lambda o: CyclicLR(o, 0.1, 1, 3, 2, mode="exp_range", gamma=0.9),
    "own": lambda o: CyclicLR(o, 0.1, 1, 3, scale_fn=Falling(0.5), scale_mode="iterations"),
    "chained": lambda o: ChainedScheduler([ConstantLR(o, 0.5, 3), CosineAnnealingWarmRestarts(o, 2)]),
}


@pytest.mark.parametrize("kind", MADE)
@pytest.mark.parametrize("steps", [0, 1, 5])
def test_states_go_on_through_files(kind, steps):
    def run(schedule, count):
        result = []
        for _ in range(count):
            schedule.step()
            result.append([(group["lr"], group["momentum"]) for group in schedule_of[id(schedule)].param_groups])
        return result

    schedule_of, pair, file = {}, [], io.BytesIO()
    for _ in range(2):
        optimizer = descent(1, 2, momentum=0.9)
        pair.append(MADE[kind](optimizer))
        schedule_of[id(pair[-1])] = optimizer
    run(pair[0], steps)
    torch.save([pair[0].state_dict(), schedule_of[id(pair[0])].state_dict()], file)
    file.seek(0)
    state, of_optimizer = torch.load(file)
    pair[1].load_state_dict(state)
    schedule_of[id(pair[1])].load_state_dict(of_optimizer)
    assert state["_last_lr"] == pair[0].get_last_lr() == pair[1].get_last_lr()
    assert run(pair[0], 3) == run(pair[1], 3)


def test_attributes_of_what_is_called_are_part_of_the_state():
    halving, other = (LambdaLR(descent(1), [Falling(base)]) for base in (0.5, 0.1))
    plain = lambda epoch: 1  # noqa: E731
    assert halving.state_dict()["lr_lambdas"] == [{"base": 0.5}]
    assert LambdaLR(descent(1), plain).state_dict()["lr_lambdas"] == [None]
    other.load_state_dict(halving.state_dict())
    other.step()
    assert other.get_last_lr() == [0.5] and isinstance(other.lr_lambdas[0], Falling)


def test_restarts_tell_where_they_are():
    schedule = CosineAnnealingWarmRestarts(descent(1), 2, 2)
    result = []
    for _ in range(7):
        result.append((schedule.T_cur, schedule.T_i))
        schedule.step()
    assert result == [(0, 2), (1, 2), (0, 4), (1, 4), (2, 4), (3, 4), (0, 8)]
    schedule.step(2.5)
    assert (schedule.T_cur, schedule.T_i, schedule.last_epoch) == (0.5, 4, 2.5)


def test_what_is_chained_moves_the_momentum_too():
    optimizer = descent(1, momentum=0.9)
    schedule = ChainedScheduler([OneCycleLR(optimizer, 1, 10), ExponentialLR(optimizer, 1)])
    schedule.step()
    assert schedule._schedulers[0].last_epoch == 1 and optimizer.param_groups[0]["momentum"] < 0.95


def test_a_subclass_may_define_get_lr_as_those_of_pytorch_do():
    class Halving(optim.lr_scheduler._LRScheduler):
        def get_lr(self):
            return [rate * 0.5**self.last_epoch for rate in self.base_lrs]

    class Chained(optim.lr_scheduler.LRScheduler):
        def get_lr(self):
            if self.last_epoch == 3:
                raise ArithmeticError
            return [group["lr"] * (0.1 if self.last_epoch else 1) for group in self.optimizer.param_groups]

    groups = [{"params": [nn.Parameter(torch.zeros(1))], "lr": rate} for rate in (1.0, 4.0)]
    schedule = Halving(optim.SGD(groups, lr=1))
    assert schedule.get_last_lr() == [1, 4] and schedule.last_epoch == 0
    schedule.step()
    assert schedule.get_last_lr() == [0.5, 2] == schedule.get_lr()
    schedule.step(3)
    assert schedule.get_last_lr() == [0.125, 0.5]
    chained = Chained(optim.SGD(groups[:1], lr=1))
    first = chained.get_last_lr()[0]
    for _ in range(2):
        chained.step()
    assert chained.get_last_lr() == pytest.approx([first / 100])
    with pytest.raises(ArithmeticError):
        chained.step()
    assert chained.last_epoch == 2 and chained.get_last_lr() == pytest.approx([first / 100])


def test_a_step_before_the_optimizer_warns():
    layer = torch.nn.Linear(1, 1)
    optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
    schedule = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
    with pytest.warns(UserWarning, match="before the first step of the optimizer"):
        schedule.step()
    optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
    schedule = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
    layer(torch.ones(1, 1)).sum().backward()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        optimizer.step()
        schedule.step()
        schedule.step()


def _rates(makers, steps, written=None):
    optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.5)
    schedules, rates = [make(optimizer) for make in makers], []
    for step in range(steps):
        optimizer.step()
        rates.append(optimizer.param_groups[0]["lr"])
        if step == written:
            optimizer.param_groups[0]["lr"] = 0.01
        for schedule in schedules:
            schedule.step()
    return rates


CHAINED = [
    lambda o: optim.lr_scheduler.StepLR(o, 3), lambda o: optim.lr_scheduler.MultiStepLR(o, [2, 4]),
    lambda o: optim.lr_scheduler.ConstantLR(o, 0.5, 3), lambda o: optim.lr_scheduler.LinearLR(o, 0.5, total_iters=4),
    lambda o: optim.lr_scheduler.PolynomialLR(o, 20), lambda o: optim.lr_scheduler.CosineAnnealingLR(o, 10),
    lambda o: optim.lr_scheduler.MultiplicativeLR(o, lambda epoch: 0.9),
    lambda o: optim.lr_scheduler.ExponentialLR(o, 0.8),
]


@pytest.mark.parametrize("make", CHAINED)
def test_schedules_of_one_optimizer_compound(make):
    alone = _rates([make], 7)
    halved = [rate * 0.5**step for step, rate in enumerate(alone)]
    halving = lambda o: optim.lr_scheduler.ExponentialLR(o, 0.5)  # noqa: E731
    assert _rates([make, halving], 7) == pytest.approx(halved)
    assert _rates([halving, make], 7) == pytest.approx(halved)


@pytest.mark.parametrize("make", CHAINED)
def test_a_rate_that_the_program_writes_stays(make):
    alone, written = _rates([make], 7), _rates([make], 7, written=2)
    assert written[:3] == alone[:3]
    assert written[3:] == pytest.approx([0.01 * rate / alone[2] for rate in alone[3:]])


def test_a_group_that_is_added_later_is_scheduled():
    optimizer = optim.SGD([torch.ones(1)], lr=0.5)
    schedule = optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
    optimizer.add_param_group({"params": [torch.zeros(1)], "lr": 0.25})
    optimizer.step()
    schedule.step()
    assert schedule.get_last_lr() == [0.25, 0.125]


def test_a_plateau_in_cooldown():
    schedule = optim.lr_scheduler.ReduceLROnPlateau(descent(1.0), patience=0, cooldown=1)
    schedule.step(1.0)
    assert not schedule.in_cooldown
    schedule.step(2.0)
    assert schedule.in_cooldown
    schedule.step(2.0)
    assert not schedule.in_cooldown
