"""Stochastic weight averaging: averaged models, the schedule for it, and BatchNorm statistics."""

from __future__ import annotations

import copy
from functools import partial
from math import cos, pi

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.autograd.grad_mode import no_grad
from torch.nn.modules.module import Module
from torch.nn.modules.normalization import BatchNorm1d, BatchNorm2d, BatchNorm3d
from torch.optim.cycles import for_each_group
from torch.optim.schedule import LRScheduler, check_optimizer, checked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from torch._core import Tensor
    from torch.optim.optimizer import Optimizer

__all__ = ["SWALR", "AveragedModel", "get_ema_avg_fn", "get_ema_multi_avg_fn", "get_swa_avg_fn",
           "get_swa_multi_avg_fn", "update_bn"]


class AveragedModel(Module):
    """Average a model's parameters over training; calls run the averaged copy, `module`.

    Args:
        model: the model to average.
        device: device of the copy.
        avg_fn: avg_fn(average, current, count) returns the new average of one tensor.
        multi_avg_fn: multi_avg_fn(averages, currents, count) updates a list of averages in place. The default is the
            mean of all models so far (Izmailov and others, 2018).
        use_buffers: also average floating buffers; otherwise buffers are copied from the model.
    Attributes:
        n_averaged: a buffer with the number of models averaged so far.
    Raises:
        ValueError: both functions are given, or the sizes of a model's tensors differ.

    >>> model = nn.Linear(2, 1)
    >>> average = optim.swa_utils.AveragedModel(model, multi_avg_fn=optim.swa_utils.get_ema_multi_avg_fn(0.9))
    >>> average.update_parameters(model)
    >>> average(torch.ones(1, 2)).equal(model(torch.ones(1, 2)))
    True
    """

    def __init__(
        self, model: Module, device: Any = None, avg_fn: Callable[[Tensor, Tensor, int], Any] | None = None,
        multi_avg_fn: Callable[[list[Tensor], list[Tensor], int], Any] | None = None, use_buffers: bool = False,
    ) -> None:
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise ValueError("AveragedModel: give avg_fn or multi_avg_fn, not both")
        self.module = copy.deepcopy(model)
        if device is not None:
            self.module.to(device)
        self.register_buffer("n_averaged", _core.LongTensor(1).zero_().view(()))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *input: Any, **keywords: Any) -> Any:
        return self.module(*input, **keywords)

    def update_parameters(self, model: Module) -> None:
        """Add the current parameters of `model` to the average, and take over its buffers."""
        own, now = _state(self.module), _state(model)
        if own.keys() != now.keys() or any(own[name].size() != now[name].size() for name in own):
            raise ValueError("AveragedModel.update_parameters: the model's parameters and buffers differ in name or "
                             f"size from those of the {type(self.module).__name__} that is averaged")
        names = [name for name, _ in self.module.named_parameters()]
        if self.use_buffers:
            names += [name for name, tensor in self.module.named_buffers() if tensor.is_floating_point()]
        count = self.n_averaged.item()
        for name in own.keys() - set(names) if count else own:
            own[name].copy_(now[name])
        if count:
            averages = [own[name] for name in names]
            self._average(averages, [now[name].to(own[name]) for name in names], count)
        self.n_averaged.add_(1)

    def _average(self, averages: list[Tensor], nows: list[Tensor], count: int) -> None:
        if self.avg_fn is None:
            (self.multi_avg_fn or _mean_all)(averages, nows, count)
            return
        for average, now in zip(averages, nows, strict=True):
            average.copy_(self.avg_fn(average, now, count))


def _state(module: Module) -> dict[str, Tensor]:
    """Return all parameters and buffers of a module as plain tensors by name."""
    return {name: part.data
            for parts in (module.named_parameters(), module.named_buffers()) for name, part in parts}


def _mean(average: Tensor, now: Tensor, count: int) -> Tensor:
    return average.lerp(now, 1 / (count + 1))


def _moving(average: Tensor, now: Tensor, count: int, decay: float) -> Tensor:
    return average.lerp(now, 1 - decay)


def _all(function: Callable[..., Tensor], averages: list[Tensor], nows: list[Tensor], count: int) -> None:
    for average, now in zip(averages, nows, strict=True):
        average.copy_(function(average, now, count))


_mean_all = partial(_all, _mean)


def get_swa_avg_fn() -> Callable[[Tensor, Tensor, int], Tensor]:
    """Return the `avg_fn` that computes the mean of all models.

    >>> optim.swa_utils.get_swa_avg_fn()(torch.tensor(1.0), torch.tensor(3.0), 1)
    tensor(2.)
    """
    return _mean


def get_swa_multi_avg_fn() -> Callable[[list[Tensor], list[Tensor], int], None]:
    """Return the `multi_avg_fn` that computes the mean of all models.

    >>> averages = [torch.tensor(1.0)]
    >>> optim.swa_utils.get_swa_multi_avg_fn()(averages, [torch.tensor(3.0)], 1)
    >>> averages
    [tensor(2.)]
    """
    return _mean_all


def get_ema_avg_fn(decay: float = 0.999) -> Callable[[Tensor, Tensor, int], Tensor]:
    """Return the `avg_fn` average * decay + current * (1 - decay). Raises ValueError unless 0 <= decay <= 1.

    >>> optim.swa_utils.get_ema_avg_fn(0.75)(torch.tensor(0.0), torch.tensor(4.0), 1)
    tensor(1.)
    """
    if not 0 <= decay <= 1:
        raise ValueError(f"get_ema_avg_fn: decay is {decay}; need a share from 0 to 1")
    return partial(_moving, decay=decay)


def get_ema_multi_avg_fn(decay: float = 0.999) -> Callable[[list[Tensor], list[Tensor], int], None]:
    """Return the `multi_avg_fn` average * decay + current * (1 - decay). Raises ValueError unless 0 <= decay <= 1.

    >>> averages = [torch.tensor(0.0)]
    >>> optim.swa_utils.get_ema_multi_avg_fn(0.75)(averages, [torch.tensor(4.0)], 1)
    >>> averages
    [tensor(1.)]
    """
    return partial(_all, get_ema_avg_fn(decay))


class SWALR(LRScheduler):
    """Anneal the rate from its value at the first step to `swa_lr`, then keep it constant.

    Its own steps count, not the epochs that `last_epoch` says are done.

    Args:
        swa_lr: the final rate, a number or one per group.
        anneal_epochs: number of epochs to anneal.
        anneal_strategy: "cos" or "linear".
    Raises:
        ValueError: `anneal_strategy` is another word.

    >>> optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    >>> schedule = optim.swa_utils.SWALR(optimizer, 0.5, anneal_epochs=2, anneal_strategy="linear")
    >>> optimizer.step()
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.75]
    """

    def __init__(
        self, optimizer: Optimizer, swa_lr: float | Sequence[float], anneal_epochs: int = 10,
        anneal_strategy: str = "cos", last_epoch: int = -1,
    ) -> None:
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f'SWALR: anneal_strategy is "cos" or "linear", not {anneal_strategy!r}')
        if not isinstance(anneal_epochs, int):
            raise ValueError(f"SWALR: anneal_epochs is {anneal_epochs!r}; need a whole number of epochs")
        self._anneal_strategy, self.anneal_epochs = anneal_strategy, checked(self, "anneal_epochs", anneal_epochs, 0)
        check_optimizer(self, optimizer)
        for group, aim in zip(optimizer.param_groups, for_each_group(self, "swa_lr", swa_lr, optimizer), strict=True):
            group["swa_lr"] = aim
        super().__init__(optimizer, last_epoch)

    def rate(self, initial: float, epoch: int, number: int) -> float:
        group = self.optimizer.param_groups[number]
        aim: float = group["swa_lr"]
        now: float = group["lr"]
        before, after = self._share(self._step_count - 2), self._share(self._step_count - 1)
        start = now if before == 1 else (now - aim * before) / (1 - before)  # another schedule may have changed it
        return aim * after + start * (1 - after)

    def _share(self, epoch: float) -> float:
        """Return the fraction of the way to `swa_lr` after a step, 0 to 1."""
        done = min(1, max(0, epoch / self.anneal_epochs)) if self.anneal_epochs else float(epoch >= 0)
        return done if self._anneal_strategy == "linear" else (1 - cos(pi * done)) / 2


def update_bn(loader: Iterable[Any], model: Module, device: Any = None) -> None:
    """Recompute the running statistics of all BatchNorm modules of a model as means over the batches of a loader.

    The model runs in training mode; every module gets its mode back afterwards.

    Args:
        loader: yields tensors, or tuples and lists whose first item is the input.
        device: device to move inputs to.

    >>> model = nn.Sequential(nn.BatchNorm1d(2))
    >>> optim.swa_utils.update_bn([torch.ones(4, 2), torch.zeros(4, 2)], model)
    >>> model[0].running_mean.tolist()
    [0.5, 0.5]
    """
    norms = [part for part in model.modules() if isinstance(part, (BatchNorm1d, BatchNorm2d, BatchNorm3d))
             and part.track_running_stats]
    if not norms:
        return
    modes = [(part, part.training) for part in model.modules()]
    kept = [(part, part.momentum) for part in norms]
    try:
        model.train()
        for part in norms:
            part.reset_running_stats()
            part.momentum = None
        with no_grad():
            for batch in loader:
                input = batch[0] if isinstance(batch, (list, tuple)) else batch
                input = input if device is None else input.to(device)
                model(input if is_tensor(input) else input)
    finally:
        for norm, momentum in kept:
            norm.momentum = momentum
        for module, mode in modes:
            module.training = mode
