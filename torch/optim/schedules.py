"""Schedules made of lines, powers and cycles, and of other schedules one after the other."""

from __future__ import annotations

from bisect import bisect_right
from math import cos, pi

from torch._checking import TYPE_CHECKING
from torch.optim.schedule import LRScheduler, check_optimizer, number_for_each_group, number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from torch.optim.optimizer import Optimizer


class LinearLR(LRScheduler):
    """The rate goes in a line from start_factor to end_factor times the initial one, in total_iters epochs.

    >>> schedule = optim.lr_scheduler.LinearLR(optim.SGD([Variable(torch.ones(1))], lr=1), 0.5, total_iters=2)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.75]
    """

    def __init__(
        self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0, total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        self.start_factor = number_of(self, "start_factor", start_factor, 0)
        self.end_factor = number_of(self, "end_factor", end_factor, 0)
        self.total_iters = number_of(self, "total_iters", total_iters, 1)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        part = min(epoch, self.total_iters) / self.total_iters
        return initial * (self.start_factor + (self.end_factor - self.start_factor) * part)


class ConstantLR(LRScheduler):
    """The rate is factor times the initial one for total_iters epochs, and then the initial one.

    >>> schedule = optim.lr_scheduler.ConstantLR(optim.SGD([Variable(torch.ones(1))], lr=1), factor=0.5)
    """

    def __init__(
        self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1,
    ) -> None:
        self.factor = number_of(self, "factor", factor, 0)
        self.total_iters = number_of(self, "total_iters", total_iters, 0)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return initial * self.factor if epoch < self.total_iters else initial


class PolynomialLR(LRScheduler):
    """The rate falls to zero in total_iters epochs: (1 - epoch / total_iters) ** power times the initial one.

    >>> schedule = optim.lr_scheduler.PolynomialLR(optim.SGD([Variable(torch.ones(1))], lr=1), 4, power=2)
    """

    def __init__(self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1) -> None:
        self.total_iters = number_of(self, "total_iters", total_iters, 1)
        self.power = number_of(self, "power", power, 0)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return initial * (1 - min(epoch, self.total_iters) / self.total_iters) ** self.power


class MultiplicativeLR(LRScheduler):
    """Each epoch the rate is multiplied by what lr_lambda gives for it, a function or a list with one for each group.

    >>> schedule = optim.lr_scheduler.MultiplicativeLR(optim.SGD([Variable(torch.ones(1))], lr=1), lambda epoch: 0.95)
    """

    def __init__(
        self, optimizer: Optimizer, lr_lambda: Callable[[int], float] | Sequence[Callable[[int], float]],
        last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        count = len(optimizer.param_groups)
        self.lr_lambdas = list(lr_lambda) if isinstance(lr_lambda, (list, tuple)) else [lr_lambda] * count
        if len(self.lr_lambdas) != count or not all(map(callable, self.lr_lambdas)):
            raise ValueError(f"MultiplicativeLR: need a function, or one for each of {count} groups")
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        before = self.optimizer.param_groups[number]["lr"]
        return before * self.lr_lambdas[number](epoch) if epoch > 0 else initial


class CosineAnnealingWarmRestarts(LRScheduler):
    """The rate falls along half a cosine to eta_min and starts anew: after T_0 epochs, then after T_mult times as many
    each time (Loshchilov and Hutter, 2017). step(epoch) takes fractions of epochs too.

    >>> schedule = optim.lr_scheduler.CosineAnnealingWarmRestarts(optim.SGD([Variable(torch.ones(1))], lr=1), T_0=2)
    >>> schedule.step()
    >>> round(schedule.get_last_lr()[0], 6)
    0.5
    """

    def __init__(
        self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1,
    ) -> None:
        self.T_0, self.T_mult = number_of(self, "T_0", T_0, 1), number_of(self, "T_mult", T_mult, 1)
        self.eta_min = number_of(self, "eta_min", eta_min)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: float, number: int) -> float:
        length = self.T_0
        if self.T_mult == 1:
            epoch %= length
        while epoch >= length:
            epoch, length = epoch - length, length * self.T_mult
        return self.eta_min + (initial - self.eta_min) * (1 + cos(pi * epoch / length)) / 2


class _Cycle(LRScheduler):
    """Rates that rise and fall, and momentum that falls and rises with them. height(epoch): 0 at the foot, 1 on top."""

    def __init__(self, optimizer: Optimizer, momentum: tuple[float, float] | None, last_epoch: int) -> None:
        self.momentum = momentum
        if momentum and not all("momentum" in group or "betas" in group for group in optimizer.param_groups):
            raise ValueError(f"{type(self).__name__}: {type(optimizer).__name__} has no momentum; cycle_momentum=False "
                             "leaves it alone")
        super().__init__(optimizer, last_epoch)

    def step(self, epoch: int | None = None) -> None:
        super().step(epoch)
        for group in self.optimizer.param_groups if self.momentum else ():
            low, high = self.momentum
            value = high - (high - low) * self.height(self.last_epoch)
            if "momentum" in group:
                group["momentum"] = value
            else:
                group["betas"] = (value, *group["betas"][1:])


class CyclicLR(_Cycle):
    """The rate goes from base_lr to max_lr in step_size_up steps and back in step_size_down, again and again (Smith,
    2017). step() follows each batch. base_lr and max_lr: a number, or one for each group.

    mode: "triangular", "triangular2" (half as high each cycle) or "exp_range" (gamma ** step as high). cycle_momentum:
    momentum, or the first of betas, goes from max_momentum to base_momentum and back meanwhile.

    >>> optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    >>> schedule = optim.lr_scheduler.CyclicLR(optimizer, 0.0, 1.0, step_size_up=2)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(
        self, optimizer: Optimizer, base_lr: Any, max_lr: Any, step_size_up: int = 2000,
        step_size_down: int | None = None, mode: str = "triangular", gamma: float = 1.0, cycle_momentum: bool = True,
        base_momentum: float = 0.8, max_momentum: float = 0.9, last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        if mode not in ("triangular", "triangular2", "exp_range"):
            raise ValueError(f"CyclicLR: mode is {mode!r}; need 'triangular', 'triangular2' or 'exp_range'")
        self.up = number_of(self, "step_size_up", step_size_up, 1)
        self.down = self.up if step_size_down is None else number_of(self, "step_size_down", step_size_down, 1)
        self.mode, self.gamma = mode, number_of(self, "gamma", gamma, 0)
        self.low = number_for_each_group(self, optimizer, "base_lr", base_lr)
        self.high = number_for_each_group(self, optimizer, "max_lr", max_lr)
        super().__init__(optimizer, (base_momentum, max_momentum) if cycle_momentum else None, last_epoch)

    def height(self, epoch: int) -> float:
        cycle, place = divmod(epoch, self.up + self.down)
        height = place / self.up if place <= self.up else 1 - (place - self.up) / self.down
        return height * {"triangular": 1, "triangular2": 0.5**cycle, "exp_range": self.gamma**epoch}[self.mode]

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return self.low[number] + (self.high[number] - self.low[number]) * self.height(epoch)


class OneCycleLR(_Cycle):
    """One cycle over all steps: from max_lr / div_factor up to max_lr in pct_start of them, and down to the start over
    final_div_factor in the others (Smith and Topin, 2019). step() follows each batch.

    max_lr: a number, or one for each group. total_steps, or epochs and steps_per_epoch. anneal_strategy: "cos" or
    "linear". three_phase: as long down to the start as up, and then to the end. cycle_momentum: momentum, or the first
    of betas, goes from max_momentum down to base_momentum and back meanwhile.

    >>> optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    >>> optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1.0, total_steps=10).get_last_lr()
    [0.04]
    """

    def __init__(
        self, optimizer: Optimizer, max_lr: Any, total_steps: int | None = None, epochs: int | None = None,
        steps_per_epoch: int | None = None, pct_start: float = 0.3, anneal_strategy: str = "cos",
        cycle_momentum: bool = True, base_momentum: float = 0.85, max_momentum: float = 0.95,
        div_factor: float = 25.0, final_div_factor: float = 1e4,
        three_phase: bool = False, last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        if total_steps is None:
            total_steps = number_of(self, "epochs", epochs, 1) * number_of(self, "steps_per_epoch", steps_per_epoch, 1)
        self.total_steps = number_of(self, "total_steps", total_steps, 1)
        if anneal_strategy not in ("cos", "linear") or not 0 <= pct_start <= 1:
            raise ValueError(f"OneCycleLR: anneal_strategy is {anneal_strategy!r}, pct_start is {pct_start}; need "
                             "'cos' or 'linear', and 0 to 1")
        self.cosine = anneal_strategy == "cos"
        self.highest = number_for_each_group(self, optimizer, "max_lr", max_lr)
        start = 1 / number_of(self, "div_factor", div_factor, 1)
        end = start / number_of(self, "final_div_factor", final_div_factor, 1)
        peak, last = pct_start * total_steps - 1, total_steps - 1
        self.points = [(0, start), (peak, 1), (2 * peak, start), (last, end)] if three_phase else \
            [(0, start), (peak, 1), (last, end)]
        super().__init__(optimizer, (base_momentum, max_momentum) if cycle_momentum else None, last_epoch)

    def _between(self, epoch, points):
        if epoch > self.total_steps:
            raise ValueError(f"OneCycleLR: step {epoch} of {self.total_steps}; make another schedule to go on")
        number = next((k for k, (end, _) in enumerate(points) if k and epoch <= end), len(points) - 1)
        (begin, low), (end, high) = points[number - 1 : number + 1]
        part = min((epoch - begin) / (end - begin), 1) if end > begin else 1
        return low + (high - low) * ((1 - cos(pi * part)) / 2 if self.cosine else part)

    def height(self, epoch: int) -> float:
        return self._between(epoch, [(place, 1 if rate == 1 else 0) for place, rate in self.points])

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return self.highest[number] * self._between(epoch, self.points)


class SequentialLR:
    """Schedules one after the other: the next begins, at its epoch 0, at each of the epochs `milestones`.

    >>> optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    >>> first = optim.lr_scheduler.ConstantLR(optimizer, 0.1, total_iters=2)
    >>> both = [first, optim.lr_scheduler.ExponentialLR(optimizer, 0.9)]
    >>> schedule = optim.lr_scheduler.SequentialLR(optimizer, both, [2])
    >>> for _ in range(3):
    ...     schedule.step()
    >>> schedule.get_last_lr()
    [0.9]
    """

    def __init__(self, optimizer: Optimizer, schedulers: Sequence[Any], milestones: Sequence[int]) -> None:
        check_optimizer(self, optimizer)
        self.schedulers, self.milestones, self.last_epoch = list(schedulers), list(milestones), 0
        if len(self.milestones) != len(self.schedulers) - 1 or self.milestones != sorted(self.milestones):
            raise ValueError(f"SequentialLR: {len(self.schedulers)} schedulers, milestones are {self.milestones}; need "
                             "epochs that rise, one less than schedulers")
        if any(one.optimizer is not optimizer for one in self.schedulers):
            raise ValueError("SequentialLR: a scheduler has another optimizer; need the same for all")
        self.optimizer = optimizer
        self.schedulers[0].step(0)

    def step(self) -> None:
        """Goes on to the next epoch."""
        self.last_epoch += 1
        chosen = bisect_right(self.milestones, self.last_epoch)
        if chosen and self.milestones[chosen - 1] == self.last_epoch:
            self.schedulers[chosen].step(0)
        else:
            self.schedulers[chosen].step()

    def get_last_lr(self) -> list[float]:
        """The rates of all groups now."""
        return [group["lr"] for group in self.optimizer.param_groups]

    get_lr = get_last_lr

    def state_dict(self) -> dict[str, Any]:
        """The epoch, and what each schedule keeps."""
        return {"last_epoch": self.last_epoch, "schedulers": [one.state_dict() for one in self.schedulers]}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Takes over what state_dict gave."""
        self.last_epoch = state_dict["last_epoch"]
        for one, state in zip(self.schedulers, state_dict["schedulers"], strict=True):
            one.load_state_dict(state)


class ChainedScheduler(SequentialLR):
    """Schedules at once: each multiplies the rate by what it changes its own by.

    >>> optimizer = optim.SGD([Variable(torch.ones(1))], lr=1)
    >>> both = [optim.lr_scheduler.ConstantLR(optimizer, 0.1, 2), optim.lr_scheduler.ExponentialLR(optimizer, 0.9)]
    >>> schedule = optim.lr_scheduler.ChainedScheduler(both)
    >>> schedule.step()
    >>> round(schedule.get_last_lr()[0], 6)
    0.09
    """

    def __init__(self, schedulers: Sequence[Any], optimizer: Optimizer | None = None) -> None:
        self.schedulers, self.last_epoch = list(schedulers), 0
        if not self.schedulers or any(not isinstance(one, LRScheduler) for one in self.schedulers):
            raise ValueError("ChainedScheduler: need one or more schedules that have a rate for each epoch")
        self.optimizer = self.schedulers[0].optimizer
        if any(one.optimizer is not self.optimizer for one in self.schedulers):
            raise ValueError("ChainedScheduler: a scheduler has another optimizer; need the same for all")
        self._set()

    def _set(self):
        for number, group in enumerate(self.optimizer.param_groups):
            initial = group["initial_lr"]
            group["lr"] = initial
            for one in self.schedulers:
                group["lr"] *= one.rate(initial, self.last_epoch, number) / initial if initial else 1
                one.last_epoch = self.last_epoch

    def step(self) -> None:
        """Goes on to the next epoch."""
        self.last_epoch += 1
        self._set()


__all__ = ["ChainedScheduler", "ConstantLR", "CosineAnnealingWarmRestarts", "CyclicLR", "LinearLR", "MultiplicativeLR",
           "OneCycleLR", "PolynomialLR", "SequentialLR"]
