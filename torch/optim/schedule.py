"""LRScheduler, the base class of learning rate schedules."""

from __future__ import annotations

import warnings
from math import inf
from types import FunctionType

from torch._base.arguments import is_number
from torch._base.type_checking import TYPE_CHECKING
from torch.optim.optimizer import Optimizer
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, TypeVar

    Number = TypeVar("Number", bound=float)


_WITH_CODE = ("lr_lambdas", "_scale_fn_custom")  # attributes that may hold functions


class LRScheduler:
    """Base class of schedules, which set an optimizer's learning rates once per epoch.

    A subclass defines `rate(initial, epoch, number)`, the rate of group `number` in an epoch. It may also define
    `chained(current, initial, epoch, number)`, the rate that follows the current one, so that schedules of one
    optimizer compound and rates that the program writes into `param_groups` stay. Alternatively, as in PyTorch, it
    defines `get_lr()`, which returns the rates of all groups in the epoch `last_epoch`.

    Args:
        optimizer: the Optimizer whose groups are scheduled.
        last_epoch: the last finished epoch; unless it is -1, the groups must have "initial_lr".
    Raises:
        TypeError: `optimizer` is no Optimizer.
        KeyError: a group has no "initial_lr" although `last_epoch` is not -1.

    >>> class Halving(optim.lr_scheduler.LRScheduler):
    ...     def rate(self, initial, epoch, number):
    ...         return initial / 2**epoch
    >>> optimizer = optim.SGD(nn.Linear(2, 1).parameters(), lr=0.8)
    >>> schedule = Halving(optimizer)
    >>> optimizer.step()
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.4]
    """

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        check_optimizer(self, optimizer)
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", group["lr"])
            elif "initial_lr" not in group:
                raise KeyError(f"{type(self).__name__}: group {number} has no initial_lr; with last_epoch={last_epoch} "
                               "load the optimizer's state first")
        self.optimizer = optimizer
        self.base_lrs = [group["initial_lr"] for group in optimizer.param_groups]
        self.last_epoch, self._step_count = last_epoch, 0
        self._is_initial, self._get_lr_called_within_step = True, False
        self.step()
        self._is_initial = False

    def rate(self, initial: float, epoch: int, number: int) -> float:
        """Return the learning rate of a group in an epoch."""
        raise NotImplementedError(f"{type(self).__name__} does not define rate")

    def chained(self, current: float, initial: float, epoch: int, number: int) -> float:
        """Return the learning rate of a group in an epoch that follows the one with the rate `current`."""
        return self.rate(initial, epoch, number)

    def step(self, epoch: int | None = None) -> None:
        """Advance to the next epoch, or to the given one, and set the learning rates.

        The next epoch's rates follow from the current ones, those of a given epoch from the initial ones.

        Warn if the optimizer has not taken a step yet, because the rate of the first epoch is then never used.
        """
        if epoch is None and self._step_count == 1 and not self.optimizer.has_stepped():
            warnings.warn(f"{type(self).__name__}.step() is called before the first step of the optimizer, so the "
                          "first learning rate is not used; call optimizer.step() first", UserWarning, stacklevel=2)
        self._step_count += 1  # before get_lr() of a subclass, which may read it
        self._update_lr(epoch)

    def _update_lr(self, epoch: int | None = None) -> None:
        """Set the rates of the next or the given epoch, without counting a step."""
        follows, epoch = epoch is None, self.last_epoch + 1 if epoch is None else epoch
        rates = self._rates(epoch, follows)
        self._set_epoch(epoch)
        for group, rate in zip(self.optimizer.param_groups, rates, strict=False):
            group["lr"] = rate
        self._note_rates()

    def _note_rates(self) -> None:
        """Remember the rates that the groups have now."""
        self._last_lr: list[float] = [group["lr"] for group in self.optimizer.param_groups]

    def _rates(self, epoch: int, follows: bool) -> list[float]:
        if type(self).get_lr is LRScheduler.get_lr:
            return self._computed(epoch, follows)
        before, self.last_epoch = self.last_epoch, epoch
        self._get_lr_called_within_step = True
        try:
            return self.get_lr()
        finally:
            self.last_epoch, self._get_lr_called_within_step = before, False

    def _computed(self, epoch: int, follows: bool) -> list[float]:
        """Return the rates that `rate` and `chained` define."""
        groups = self.optimizer.param_groups
        for group in groups[len(self.base_lrs):]:  # added after the schedule was made
            self.base_lrs.append(group.setdefault("initial_lr", group["lr"]))
        return [self.chained(group["lr"], initial, epoch, number) if follows else self.rate(initial, epoch, number)
                for number, (group, initial) in enumerate(zip(groups, self.base_lrs, strict=False))]

    def _set_epoch(self, epoch: int) -> None:
        """Update everything that depends on the epoch except the rates."""
        self.last_epoch = epoch

    def get_last_lr(self) -> list[float]:
        """Return the learning rates of all groups as the last step of this schedule left them."""
        return self._last_lr

    def get_lr(self) -> list[float]:
        """Return the rates of the epoch `last_epoch` where a step of a subclass asks; otherwise the current ones."""
        defined = type(self).rate is not LRScheduler.rate or type(self).chained is not LRScheduler.chained
        return self._computed(self.last_epoch, True) if self._get_lr_called_within_step and defined else (
            [group["lr"] for group in self.optimizer.param_groups])

    def state_dict(self) -> dict[str, Any]:
        """Return the schedule's state as a dict, without the optimizer.

        Functions become None, because a file cannot hold them; callable objects are saved as dicts of their
        attributes. Attributes that may hold functions come last, as in PyTorch.
        """
        return {key: _without_code(value) for key, value in sorted(
            self.__dict__.items(), key=lambda item: item[0] in _WITH_CODE) if key != "optimizer"}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Load what `state_dict()` returned.

        The rates change with the next `step()`, or when the optimizer's state is loaded. Own functions are kept, and
        unknown keys are ignored, so states saved by PyTorch load.

        Raises:
            TypeError: `state_dict` is no dict.
            KeyError: it has no "last_epoch".
        """
        name = f"{type(self).__name__}.load_state_dict"
        if not isinstance(state_dict, dict):
            raise TypeError(f"{name}: need a dict, not {described(state_dict)}")
        if "last_epoch" not in state_dict:
            raise KeyError(f"{name}: it has no last_epoch; need the dict of a schedule's state_dict()")
        for key, own in self.__dict__.items():
            if key in state_dict and key != "optimizer":
                self.__dict__[key] = _with_code(own, state_dict[key])

    def __repr__(self) -> str:
        rates = ", ".join(f"{rate:g}" for rate in self._last_lr)
        return f"{type(self).__name__}(epoch {getattr(self, 'last_epoch', 0)}, lr {rates})"


def check_optimizer(schedule: Any, optimizer: Optimizer) -> None:
    """Raise TypeError unless `optimizer` is an Optimizer."""
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(schedule).__name__}: need an Optimizer, not {described(optimizer)}")


def _without_code(value: Any) -> Any:
    """Return the part of an attribute that a file can hold."""
    if isinstance(value, list):
        return [_without_code(item) for item in value]
    if not callable(value):
        return value
    return None if isinstance(value, FunctionType) else dict(getattr(value, "__dict__", {}))


def _with_code(own: Any, given: Any) -> Any:
    """Return the loaded value of an attribute; a callable keeps its code and takes the loaded attributes."""
    if isinstance(own, list) and any(map(callable, own)):
        return [_with_code(*pair) for pair in zip(own, given, strict=False)] + own[len(given):]
    if callable(own) and isinstance(given, dict):
        vars(own).update(given)
    return own if callable(own) else given


def checked(schedule: object, name: str, value: Number, low: float = -inf, high: float = inf) -> Number:
    """Return an option that is a finite number from `low` to `high`. Raise ValueError if it is not."""
    if not is_number(value) or not low <= value <= high or value == inf:
        rule = "" if low == -inf else f" of at least {low}" if high == inf else f" from {low} to {high}"
        raise ValueError(f"{type(schedule).__name__}: {name} is {value!r}; need a number{rule}")
    return value
