"""Learning rate schedules.

A schedule belongs to an optimizer. Its constructor sets the rates of epoch 0; call `step()` after the optimizer steps
of each epoch to set the rates of the next one. The initial rate of a group is stored in the group as "initial_lr".
Schedules have `state_dict()` and `load_state_dict()`, as modules do.
"""

from __future__ import annotations

from collections import Counter
from math import cos, inf, pi

from torch._base.type_checking import TYPE_CHECKING
from torch.optim.cycles import *  # noqa: F403
from torch.optim.cycles import __all__ as _cycles
from torch.optim.cycles import for_each_group
from torch.optim.schedule import LRScheduler, check_optimizer, checked
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from torch.optim.optimizer import Optimizer


class LambdaLR(LRScheduler):
    """Multiply the initial rate by a function of the epoch.

    Args:
        lr_lambda: one function for all groups, or a list with one per group.

    >>> schedule = optim.lr_scheduler.LambdaLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), lambda epoch: 0.9**epoch)
    """

    def __init__(
        self, optimizer: Optimizer, lr_lambda: Callable[[int], float] | Sequence[Callable[[int], float]],
        last_epoch: int = -1,
    ) -> None:
        check_optimizer(self, optimizer)
        count = len(optimizer.param_groups)
        self.lr_lambdas: list[Any] = list(lr_lambda) if isinstance(lr_lambda, (list, tuple)) else [lr_lambda] * count
        if len(self.lr_lambdas) != count or not all(map(callable, self.lr_lambdas)):
            raise ValueError(f"LambdaLR: lr_lambda is {described(lr_lambda)}; need a function, or one for each of "
                             f"{count} groups")
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        factor: float = self.lr_lambdas[number](epoch)
        return initial * factor


class StepLR(LRScheduler):
    """Multiply the rate by `gamma` every `step_size` epochs.

    >>> schedule = optim.lr_scheduler.StepLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), step_size=30, gamma=0.1)
    """

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1) -> None:
        self.step_size, self.gamma = checked(self, "step_size", step_size, 1), checked(self, "gamma", gamma)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return initial * self.gamma ** (epoch // self.step_size)

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        return current * self.gamma if epoch and epoch % self.step_size == 0 else current


class MultiStepLR(LRScheduler):
    """Multiply the rate by `gamma` at each of the epochs in `milestones`, an increasing list.

    >>> schedule = optim.lr_scheduler.MultiStepLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), milestones=[30, 80])
    """

    def __init__(
        self, optimizer: Optimizer, milestones: Iterable[int], gamma: float = 0.1, last_epoch: int = -1,
    ) -> None:
        milestones = list(milestones)
        if milestones != sorted(milestones):
            raise ValueError(f"MultiStepLR: milestones are {milestones}; need epochs that rise")
        self.milestones, self.gamma = Counter(milestones), checked(self, "gamma", gamma)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        passed = sum(count for milestone, count in Counter(self.milestones).items() if milestone <= epoch)
        return initial * self.gamma**passed

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        return current * self.gamma ** Counter(self.milestones)[epoch]


class ExponentialLR(LRScheduler):
    """Multiply the rate by `gamma` every epoch.

    >>> schedule = optim.lr_scheduler.ExponentialLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), gamma=0.95)
    """

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = checked(self, "gamma", gamma)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return initial * self.gamma**epoch

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        return current * self.gamma if epoch else current


class CosineAnnealingLR(LRScheduler):
    """Cosine annealing from the initial rate to `eta_min` in `T_max` epochs, then back (Loshchilov and Hutter, 2017).

    >>> schedule = optim.lr_scheduler.CosineAnnealingLR(optim.SGD(nn.Linear(1, 1).parameters(), lr=1), T_max=50)
    """

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1) -> None:
        self.T_max, self.eta_min = checked(self, "T_max", T_max, 1), checked(self, "eta_min", eta_min)
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        return self.eta_min + (initial - self.eta_min) * (1 + cos(pi * epoch / self.T_max)) / 2

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        if epoch == 0:
            return current
        if (epoch - 1 - self.T_max) % (2 * self.T_max) == 0:  # the rate is eta_min, which no factor raises
            return current + (initial - self.eta_min) * (1 - cos(pi / self.T_max)) / 2
        before, after = (1 + cos(pi * at / self.T_max) for at in (epoch - 1, epoch))
        return self.eta_min + (current - self.eta_min) * after / before


class ReduceLROnPlateau(LRScheduler):
    """Multiply the rate by `factor` when the metric passed to `step` has not improved for `patience` epochs.

    Args:
        mode: "min" if a smaller metric is better, "max" if a larger one is.
        threshold, threshold_mode: the smallest change that counts as an improvement, relative to the best metric
            ("rel") or absolute ("abs").
        cooldown: number of epochs to wait after a reduction before counting again.
        min_lr: lower bound of the rate, a number or one per group.
        eps: reductions smaller than this are skipped.
        verbose: print each reduction.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    >>> schedule = optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=1)
    >>> for loss in (3.0, 2.0, 2.0, 2.0):
    ...     schedule.step(loss)
    >>> schedule.get_last_lr()
    [0.1]
    """

    def __init__(
        self, optimizer: Optimizer, mode: str = "min", factor: float = 0.1, patience: int = 10,
        threshold: float = 1e-4, threshold_mode: str = "rel", cooldown: int = 0, min_lr: float | Sequence[float] = 0,
        eps: float = 1e-8, verbose: bool = False,
    ) -> None:
        check_optimizer(self, optimizer)
        if mode not in ("min", "max") or threshold_mode not in ("rel", "abs"):
            raise ValueError(f'ReduceLROnPlateau: mode is {mode!r}, threshold_mode {threshold_mode!r}; need "min" or '
                             '"max", "rel" or "abs"')
        if not 0 <= checked(self, "factor", factor) < 1:
            raise ValueError(f"ReduceLROnPlateau: factor is {factor}; need one below 1")
        self.factor, self.optimizer, self._verbose = factor, optimizer, verbose
        self.default_min_lr = None if isinstance(min_lr, (list, tuple)) else min_lr
        self.min_lrs = for_each_group(self, "min_lr", min_lr, optimizer)
        self.patience, self.cooldown, self.eps, self.last_epoch = patience, cooldown, eps, 0
        self._note_rates()
        self.mode_worse, self.mode = inf if mode == "min" else -inf, mode
        self.threshold, self.threshold_mode = threshold, threshold_mode
        self._reset()

    @property
    def in_cooldown(self) -> bool:
        """Whether epochs do not count yet after a reduction."""
        return self.cooldown_counter > 0

    def _reset(self) -> None:
        """Forget the metrics."""
        self.best, self.cooldown_counter, self.num_bad_epochs = self.mode_worse, 0, 0

    def state_dict(self) -> dict[str, Any]:
        """Return the schedule's state as a dict, without the optimizer."""
        return {key: value for key, value in super().state_dict().items() if key != "_verbose"}

    def step(self, metrics: Any, epoch: int | None = None) -> None:  # type: ignore[override]  # as PyTorch's
        """Record the metric of an epoch, a number or a tensor of one element, and reduce the rate if needed."""
        metric = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        better = self._is_better(metric)
        self.best = metric if better else self.best
        self.num_bad_epochs = 0 if better or self.in_cooldown else self.num_bad_epochs + 1
        self.cooldown_counter = max(0, self.cooldown_counter - 1)
        if self.num_bad_epochs > self.patience:
            self._reduce()
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._note_rates()

    def _is_better(self, metric: float) -> bool:
        sign = 1 if self.mode == "min" else -1
        margin = self.threshold * abs(self.best) if self.threshold_mode == "rel" else self.threshold
        margin = margin if abs(self.best) < inf else 0
        return sign * metric < sign * self.best - margin

    def _reduce(self) -> None:
        for number, (group, lowest) in enumerate(zip(self.optimizer.param_groups, self.min_lrs, strict=False)):
            rate = max(group["lr"] * self.factor, lowest)
            if group["lr"] - rate > self.eps:
                group["lr"] = rate
                if self._verbose:
                    print(f"Epoch {self.last_epoch}: the learning rate of group {number} is {rate:g} now.")


_LRScheduler = LRScheduler  # the word of programs that subclass it

__all__ = ["CosineAnnealingLR", "ExponentialLR", "LRScheduler", "LambdaLR", "MultiStepLR", "ReduceLROnPlateau",
           "StepLR", *_cycles]
