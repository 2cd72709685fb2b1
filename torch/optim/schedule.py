"""LRScheduler: what sets the learning rates of an optimizer, epoch by epoch."""

from __future__ import annotations

from math import inf
from types import FunctionType

from torch._base.arguments import is_number
from torch._base.type_checking import TYPE_CHECKING
from torch.optim.optimizer import Optimizer
from torch.optim.state import described

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


class LRScheduler:
    """Base class. Subclasses define rate(initial, epoch, number): the rate of group `number` in an epoch; or, as those
    of PyTorch do, get_lr(): the rates of all groups in the epoch last_epoch, from base_lrs or from what they are now.

    optimizer: an Optimizer, else TypeError. last_epoch: the epoch that was done last; with any but -1 the groups must
    have their "initial_lr", else KeyError.

    >>> class Halving(optim.lr_scheduler.LRScheduler):
    ...     def rate(self, initial, epoch, number):
    ...         return initial / 2**epoch
    >>> optimizer = optim.SGD(nn.Linear(2, 1).parameters(), lr=0.8)
    >>> schedule = Halving(optimizer)
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
        self.last_epoch = last_epoch
        self.step()

    def rate(self, initial: float, epoch: int, number: int) -> float:
        """The rate of a group in an epoch."""
        raise NotImplementedError(f"{type(self).__name__} does not define rate")

    def step(self, epoch: int | None = None) -> None:
        """Goes on to the next epoch, or to the one given."""
        epoch = self.last_epoch + 1 if epoch is None else epoch
        rates = self._rates(epoch)
        self._reach(epoch)
        for group, rate in zip(self.optimizer.param_groups, rates, strict=False):
            group["lr"] = rate

    def _rates(self, epoch):
        if type(self).get_lr is LRScheduler.get_lr:
            return [self.rate(initial, epoch, number) for number, initial in enumerate(self.base_lrs)]
        before, self.last_epoch = self.last_epoch, epoch
        try:
            return self.get_lr()
        finally:
            self.last_epoch = before

    def _reach(self, epoch):
        """Notes all that follows from the epoch but the rates."""
        self.last_epoch = epoch

    def get_last_lr(self) -> list[float]:
        """The rates of all groups now."""
        return [group["lr"] for group in self.optimizer.param_groups]

    get_lr = get_last_lr

    def state_dict(self) -> dict[str, Any]:
        """All that it keeps but the optimizer; None in the place of functions, which a file cannot hold, and the
        attributes of other objects that are called. The count of steps and the rates are there for PyTorch.
        """
        kept = {key: _without_code(value) for key, value in self.__dict__.items() if key != "optimizer"}
        return {**kept, "_step_count": int(self.last_epoch) + 1, "_last_lr": self.get_last_lr()}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Takes over what state_dict gave; the rates are set when the optimizer's state is loaded, or by step().

        Functions stay its own, and what it does not keep itself is left out, so that states of PyTorch fit.
        Raises TypeError for what is no dict, KeyError without "last_epoch".
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
        rates = ", ".join(f"{rate:g}" for rate in self.get_last_lr())
        return f"{type(self).__name__}(epoch {getattr(self, 'last_epoch', 0)}, lr {rates})"


def check_optimizer(schedule: Any, optimizer: Optimizer) -> None:
    """Raises TypeError for anything but an Optimizer."""
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(schedule).__name__}: need an Optimizer, not {described(optimizer)}")


def _without_code(value):
    """What a file can hold of an attribute, or of a list of such."""
    if isinstance(value, list):
        return [_without_code(item) for item in value]
    if not callable(value):
        return value
    return None if isinstance(value, FunctionType) else dict(getattr(value, "__dict__", {}))


def _with_code(own, given):
    """The value that was given; where the own one is called, that, with the attributes that were given."""
    if isinstance(own, list) and any(map(callable, own)):
        return [_with_code(*pair) for pair in zip(own, given, strict=False)] + own[len(given):]
    if callable(own) and isinstance(given, dict):
        vars(own).update(given)
    return own if callable(own) else given


def checked(schedule, name, value, low=-inf):
    if not is_number(value) or not low <= value < inf:
        rule = "a number" if low == -inf else f"a number of at least {low}"
        raise ValueError(f"{type(schedule).__name__}: {name} is {value!r}; need {rule}")
    return value
