"""Schedules with several phases: warm-up, restarts, cycles, and sequences of schedules."""

from __future__ import annotations

from bisect import bisect_right
from math import cos, pi

from torch._base.type_checking import TYPE_CHECKING
from torch.optim.schedule import LRScheduler, check_optimizer, checked
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from torch.optim.optimizer import Optimizer

__all__ = ["ChainedScheduler", "ConstantLR", "CosineAnnealingWarmRestarts", "CyclicLR", "LinearLR", "MultiplicativeLR",
           "OneCycleLR", "PolynomialLR", "SequentialLR"]


class ConstantLR(LRScheduler):
    """Multiply the initial rate by `factor` for the first `total_iters` epochs; afterwards use the initial rate.

    >>> schedule = optim.lr_scheduler.ConstantLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), 0.5, total_iters=2)
    """

    def __init__(
        self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1,
    ) -> None:
        self.factor = checked(self, "factor", factor, 0, 1)
        self.total_iters = checked(self, "total_iters", total_iters, 0)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return initial * (self.factor if epoch < self.total_iters else 1)

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        if epoch == 0 and self.total_iters:
            return current * self.factor
        if epoch != self.total_iters or epoch == 0:
            return current
        return current / self.factor if self.factor else initial


class LinearLR(LRScheduler):
    """Multiply the initial rate by a factor that goes from `start_factor` to `end_factor` in `total_iters` epochs.

    >>> schedule = optim.lr_scheduler.LinearLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), 0.1, total_iters=10)
    """

    def __init__(
        self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0, total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        self.start_factor = checked(self, "start_factor", start_factor, 0, 1)
        if not start_factor:
            raise ValueError("LinearLR: start_factor is 0; need one above 0, as each rate follows from the last")
        self.end_factor = checked(self, "end_factor", end_factor, 0, 1)
        self.total_iters = checked(self, "total_iters", total_iters, 1)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        part = min(epoch, self.total_iters) / self.total_iters
        return initial * (self.start_factor + (self.end_factor - self.start_factor) * part)

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        if epoch > self.total_iters:
            return current
        before = self.rate(1.0, epoch - 1, number) if epoch else 1.0
        return current * self.rate(1.0, epoch, number) / before if before else self.rate(initial, epoch, number)


class PolynomialLR(LRScheduler):
    """Multiply the initial rate by (1 - epoch / total_iters) ** power; the rate is 0 from epoch `total_iters` on.

    >>> schedule = optim.lr_scheduler.PolynomialLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), 10, power=2)
    """

    def __init__(
        self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1,
    ) -> None:
        self.total_iters, self.power = checked(self, "total_iters", total_iters, 1), checked(self, "power", power, 0)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        part: float = (1 - min(epoch, self.total_iters) / self.total_iters) ** self.power
        return initial * part

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        if epoch == 0 or epoch > self.total_iters:
            return current
        return current * self.rate(1.0, epoch, number) / self.rate(1.0, epoch - 1, number)


class MultiplicativeLR(LRScheduler):
    """Multiply the rate by a function of the epoch: one function for all groups, or a list with one per group.

    >>> schedule = optim.lr_scheduler.MultiplicativeLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), lambda epoch: 0.9)
    """

    def __init__(
        self, optimizer: Optimizer, lr_lambda: Callable[[int], float] | Sequence[Callable[[int], float]],
        last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        self.lr_lambdas = for_each_group(self, "lr_lambda", lr_lambda, optimizer)
        if not all(map(callable, self.lr_lambdas)):
            raise ValueError(f"MultiplicativeLR: lr_lambda is {described(lr_lambda)}; need functions of the epoch")
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        for past in range(1, epoch + 1):
            initial *= self.lr_lambdas[number](past)
        return initial

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        return current * self.lr_lambdas[number](epoch) if epoch > 0 else current


class CosineAnnealingWarmRestarts(LRScheduler):
    """Cosine annealing from the initial rate to `eta_min` with restarts (Loshchilov and Hutter, 2017).

    `step(epoch)` accepts fractions of epochs.

    Args:
        T_0: number of epochs before the first restart.
        T_mult: each period is this factor longer than the one before.
        eta_min: smallest rate.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    >>> schedule = optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=10, T_mult=2)
    """

    def __init__(
        self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1,
    ) -> None:
        self.T_0 = checked(self, "T_0", T_0, 1)
        self.T_i: float = self.T_0
        self.T_mult, self.eta_min = checked(self, "T_mult", T_mult, 1), checked(self, "eta_min", eta_min)
        self.T_cur: float = last_epoch
        super().__init__(optimizer, last_epoch)

    def step(self, epoch: float | None = None) -> None:
        """Advance to the next epoch, or to the given one. The steps are not counted, as in PyTorch."""
        super().step(epoch)  # type: ignore[arg-type]
        self._step_count = 0

    def rate(self, initial: float, epoch: float, number: int) -> float:
        since, length = self._restart_position(epoch)
        return self.eta_min + (initial - self.eta_min) * (1 + cos(pi * since / length)) / 2

    def _restart_position(self, epoch: float) -> tuple[float, float]:
        """Return the number of epochs since the last restart and the length of the current period."""
        length = self.T_0
        if self.T_mult == 1:
            epoch %= length
        while epoch >= length:
            epoch, length = epoch - length, length * self.T_mult
        return epoch, length

    def _set_epoch(self, epoch: int) -> None:
        super()._set_epoch(epoch)
        self.T_cur, self.T_i = self._restart_position(epoch)


class _Cycle(LRScheduler):
    """Schedules that also move the momentum between two bounds, in the opposite direction of the rate."""

    cycle_momentum: bool

    def momentum(self, epoch: int, number: int) -> float:
        """Return the momentum of a group at a step."""
        raise NotImplementedError

    def _set_epoch(self, epoch: int) -> None:
        super()._set_epoch(epoch)
        for position, group in enumerate(self.optimizer.param_groups if self.cycle_momentum else ()):
            momentum = self.momentum(epoch, position)
            if "betas" in group:
                group["betas"] = (momentum, *group["betas"][1:])
            else:
                group["momentum"] = momentum

    def _check_momentum(self, optimizer: Optimizer, cycle: bool) -> None:
        self.cycle_momentum = cycle
        if not cycle:
            return
        if not all("momentum" in group or "betas" in group for group in optimizer.param_groups):
            raise ValueError(f"{type(self).__name__}: {type(optimizer).__name__} has no momentum; give "
                             "cycle_momentum=False")
        self.use_beta1 = "betas" in optimizer.defaults

    def _put(self, optimizer: Optimizer, name: str, values: Sequence[float], replace: bool) -> None:
        """Give each group its value of an option; values that a loaded group has stay unless they are replaced."""
        for group, value in zip(optimizer.param_groups, values, strict=True):
            if replace or name not in group:
                group[name] = value


class CyclicLR(_Cycle):
    """Cycle the rate between `base_lr` and `max_lr` (Smith, 2017). Call `step()` after each batch.

    Args:
        base_lr, max_lr: bounds of the rate, numbers or one per group.
        step_size_up, step_size_down: number of steps of the rising and the falling half; by default both are equal.
        mode: "triangular"; "triangular2", which halves the height each cycle; "exp_range", which multiplies the
            height by gamma ** step.
        scale_fn: a function that replaces `mode`; it receives the cycle, counted from 1, if `scale_mode` is "cycle",
            or the step if `scale_mode` is "iterations".
        cycle_momentum: also move the momentum, or betas[0], from `max_momentum` to `base_momentum` and back.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1, momentum=0.9)
    >>> schedule = optim.lr_scheduler.CyclicLR(optimizer, base_lr=0.01, max_lr=0.1, step_size_up=10)
    """

    def __init__(
        self, optimizer: Optimizer, base_lr: float | Sequence[float], max_lr: float | Sequence[float],
        step_size_up: int = 2000, step_size_down: int | None = None, mode: str = "triangular", gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None, scale_mode: str = "cycle", cycle_momentum: bool = True,
        base_momentum: float | Sequence[float] = 0.8, max_momentum: float | Sequence[float] = 0.9, last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        if scale_fn is None and mode not in ("triangular", "triangular2", "exp_range"):
            raise ValueError(f'CyclicLR: mode is {mode!r}; need "triangular", "triangular2" or "exp_range"')
        if scale_mode not in ("cycle", "iterations"):
            raise ValueError(f'CyclicLR: scale_mode is {scale_mode!r}; need "cycle" or "iterations"')
        up = checked(self, "step_size_up", step_size_up, 1)
        down = up if step_size_down is None else checked(self, "step_size_down", step_size_down, 1)
        self.max_lrs = for_each_group(self, "max_lr", max_lr, optimizer)
        self.total_size, self.step_ratio = float(up + down), up / (up + down)
        self.mode, self.gamma, self._scale_fn_custom = mode, checked(self, "gamma", gamma), scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else "iterations" if mode == "exp_range" else "cycle"
        self._check_momentum(optimizer, cycle_momentum)
        if cycle_momentum:
            self.base_momentums = for_each_group(self, "base_momentum", base_momentum, optimizer)
            self.max_momentums = for_each_group(self, "max_momentum", max_momentum, optimizer)
            self._put(optimizer, "max_momentum", self.max_momentums, last_epoch == -1)
            self._put(optimizer, "base_momentum", self.base_momentums, last_epoch == -1)
        if last_epoch == -1:
            for name in ("lr", "initial_lr"):
                self._put(optimizer, name, for_each_group(self, "base_lr", base_lr, optimizer), True)
        super().__init__(optimizer, last_epoch)

    def scale_fn(self, x: float) -> float:
        """Return the factor of the height at a cycle or step, depending on `scale_mode`."""
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        factors: dict[str, float] = {"triangular": 1, "triangular2": 0.5 ** (x - 1), "exp_range": self.gamma**x}
        return factors[self.mode]

    def _height(self, step: float) -> float:
        """Return the height at a step, 0 at the foot of a cycle and 1 at the top, times its scale."""
        cycle, position = divmod(step, self.total_size)
        up = self.total_size * self.step_ratio
        height = position / up if position <= up else (self.total_size - position) / (self.total_size - up)
        return height * self.scale_fn(cycle + 1 if self.scale_mode == "cycle" else step)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        top: float = self.max_lrs[number]
        return initial + (top - initial) * self._height(epoch)

    def momentum(self, epoch: int, number: int) -> float:
        """Return the momentum of a group at a step."""
        high: float = self.max_momentums[number]
        low: float = self.base_momentums[number]
        return high - (high - low) * self._height(epoch)


class OneCycleLR(_Cycle):
    """One cycle over a whole training (Smith and Topin, 2018). Call `step()` after each batch.

    The rate rises from max_lr / div_factor to max_lr during the first `pct_start` of all steps, then falls to the
    initial rate / final_div_factor.

    Args:
        max_lr: highest rate, a number or one per group.
        total_steps: number of steps; or give `epochs` and `steps_per_epoch`.
        anneal_strategy: "cos" or "linear".
        three_phase: fall back to the initial rate as fast as the rate rose, then to the final one.
        cycle_momentum: also move the momentum, or betas[0], from `max_momentum` to `base_momentum` and back.
    Raises:
        ValueError: at a step beyond the last one.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1, momentum=0.9)
    >>> schedule = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=100)
    """

    def __init__(
        self, optimizer: Optimizer, max_lr: float | Sequence[float], total_steps: int | None = None,
        epochs: int | None = None, steps_per_epoch: int | None = None, pct_start: float = 0.3,
        anneal_strategy: str = "cos", cycle_momentum: bool = True, base_momentum: float | Sequence[float] = 0.85,
        max_momentum: float | Sequence[float] = 0.95, div_factor: float = 25.0, final_div_factor: float = 1e4,
        three_phase: bool = False, last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        if total_steps is None and (epochs is None or steps_per_epoch is None):
            raise ValueError("OneCycleLR: give total_steps, or epochs and steps_per_epoch")
        total_steps = (epochs or 0) * (steps_per_epoch or 0) if total_steps is None else total_steps
        self.total_steps = checked(self, "total_steps", total_steps, 1)
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f'OneCycleLR: anneal_strategy is {anneal_strategy!r}; need "cos" or "linear"')
        if not 0 <= checked(self, "pct_start", pct_start) <= 1:
            raise ValueError(f"OneCycleLR: pct_start is {pct_start}; need a part, from 0 to 1")
        tops = for_each_group(self, "max_lr", max_lr, optimizer)
        bounds = {"initial_lr": [rate / div_factor for rate in tops], "max_lr": tops,
                  "min_lr": [rate / div_factor / final_div_factor for rate in tops],
                  "max_momentum": for_each_group(self, "max_momentum", max_momentum, optimizer),
                  "base_momentum": for_each_group(self, "base_momentum", base_momentum, optimizer)}
        top = pct_start * self.total_steps - 1
        ways = [(top, "initial_lr", "max_lr"), (self.total_steps - 1, "max_lr", "min_lr")]
        if three_phase:
            ways[1:] = [(2 * top, "max_lr", "initial_lr"), (self.total_steps - 1, "initial_lr", "min_lr")]
        momenta = {"initial_lr": "max_momentum", "max_lr": "base_momentum", "min_lr": "max_momentum"}
        self._schedule_phases: list[dict[str, Any]] = [
            {"end_step": end, "start_lr": start, "end_lr": stop, "start_momentum": momenta[start],
             "end_momentum": momenta[stop]} for end, start, stop in ways]
        self._anneal_func_type = anneal_strategy
        self._check_momentum(optimizer, cycle_momentum)
        for name, values in bounds.items():
            if cycle_momentum or not name.endswith("momentum"):
                self._put(optimizer, name, values, last_epoch == -1)
        super().__init__(optimizer, last_epoch)

    def _at(self, step: float, number: int, what: str) -> float:
        """Return the "lr" or "momentum" of a group at a step."""
        if step > self.total_steps:
            raise ValueError(f"OneCycleLR: step {step} of {self.total_steps}; begin a new schedule")
        phases = self._schedule_phases
        position = next((k for k, phase in enumerate(phases) if step <= phase["end_step"]), len(phases) - 1)
        phase, begin = phases[position], phases[position - 1]["end_step"] if position else 0
        length, group = phase["end_step"] - begin, self.optimizer.param_groups[number]
        start: float = group[phase[f"start_{what}"]]
        end: float = group[phase[f"end_{what}"]]
        part = min(1.0, (step - begin) / length) if length > 0 else 1.0
        return end + (start - end) / 2 * (1 + cos(pi * part)) if self._anneal_func_type == "cos" else (
            start + (end - start) * part)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return self._at(epoch, number, "lr")

    def momentum(self, epoch: int, number: int) -> float:
        """Return the momentum of a group at a step."""
        return self._at(epoch, number, "momentum")


class _Several(LRScheduler):
    """Several schedules of one optimizer that advance together."""

    last_epoch = 0

    def __init__(self, optimizer: Optimizer | None, schedulers: Iterable[Any]) -> None:
        self._schedulers = list(schedulers)
        self.optimizer: Any = optimizer
        if not self._schedulers or any(each.optimizer is not optimizer for each in self._schedulers):
            raise ValueError(f"{type(self).__name__}: need at least one schedule, all of the same optimizer")

    def state_dict(self) -> dict[str, Any]:
        """Return the rates and the state of each schedule."""
        own = {key: value for key, value in self.__dict__.items() if key not in ("optimizer", "_schedulers")}
        return {**own, "_schedulers": [each.state_dict() for each in self._schedulers]}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Load what `state_dict()` returned."""
        name = f"{type(self).__name__}.load_state_dict"
        if not isinstance(state_dict, dict) or len(state_dict.get("_schedulers", ())) != len(self._schedulers):
            raise TypeError(f"{name}: need the dict of state_dict(), of {len(self._schedulers)} schedules, not "
                            f"{described(state_dict)}")
        for each, state in zip(self._schedulers, state_dict["_schedulers"], strict=True):
            each.load_state_dict(state)
        self.__dict__.update((key, value) for key, value in state_dict.items() if key in self.__dict__
                             and key not in ("optimizer", "_schedulers"))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._schedulers))})"


class SequentialLR(_Several):
    """Run schedules one after another; the next one starts, with its epoch 0, at each epoch in `milestones`.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    >>> warm = optim.lr_scheduler.LinearLR(optimizer, 0.1, total_iters=5)
    >>> schedule = optim.lr_scheduler.SequentialLR(
    ...     optimizer, [warm, optim.lr_scheduler.CosineAnnealingLR(optimizer, 95)], milestones=[5])
    """

    def __init__(
        self, optimizer: Optimizer, schedulers: Iterable[Any], milestones: Iterable[int], last_epoch: int = -1,
    ) -> None:
        super().__init__(optimizer, schedulers)
        self._milestones, self.last_epoch = list(milestones), last_epoch + 1
        if len(self._milestones) != len(self._schedulers) - 1 or self._milestones != sorted(set(self._milestones)):
            raise ValueError(f"SequentialLR: milestones are {self._milestones}; need epochs that rise, one less than "
                             f"the {len(self._schedulers)} schedules")
        for each in self._schedulers[1:]:  # they have not begun
            each.last_epoch -= 1
        self._schedulers[0]._update_lr(0)
        self._note_rates()

    def step(self) -> None:  # type: ignore[override] # the parts count their own epochs
        """Advance to the next epoch."""
        self.last_epoch += 1
        position = bisect_right(self._milestones, self.last_epoch)
        if self.last_epoch == [0, *self._milestones][position]:
            self._schedulers[position]._update_lr(0)
        else:
            self._schedulers[position].step()
        self._note_rates()


class ChainedScheduler(_Several):
    """Step several schedules of one optimizer together; each starts from the rate that the one before it set.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    >>> schedule = optim.lr_scheduler.ChainedScheduler([
    ...     optim.lr_scheduler.ConstantLR(optimizer, 0.5, 2), optim.lr_scheduler.ExponentialLR(optimizer, 0.5)])
    >>> optimizer.step()
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.25]
    """

    def __init__(self, schedulers: Iterable[Any], optimizer: Optimizer | None = None) -> None:
        schedulers = list(schedulers)
        super().__init__(schedulers[0].optimizer if schedulers and optimizer is None else optimizer, schedulers)
        self._note_rates()

    def step(self) -> None:  # type: ignore[override] # the parts count their own epochs
        """Advance to the next epoch."""
        for each in self._schedulers:
            each.step()
        self._note_rates()


def for_each_group(schedule: Any, name: str, value: Any, optimizer: Optimizer) -> list[Any]:
    """Return a list with one value per group; raise ValueError if a given list has another length."""
    count = len(optimizer.param_groups)
    values = list(value) if isinstance(value, (list, tuple)) else [value] * count
    if len(values) != count:
        raise ValueError(f"{type(schedule).__name__}: {len(values)} {name} for {count} groups; need one number, or "
                         "one for each group")
    return values
