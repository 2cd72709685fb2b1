"""Trainer: trains a model on a dataset and calls plugins at the intervals that they request."""

from __future__ import annotations

import copy
import heapq
import random
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

import torch
from torch.utils.trainer.device_placement import on_model_device

if TYPE_CHECKING:
    import os
    from typing import Any, Protocol


    class Plugin(Protocol):
        """Protocol of register_plugin; the base class is torch.utils.trainer.plugins.Plugin."""

        trigger_interval: Any

        def register(self, trainer: Trainer) -> None: ...

UNITS = ("iteration", "batch", "epoch", "update")


class Trainer:
    """Training loop for a model.

    Trainer(dataset, model, optimizer) is also accepted, with the criterion of the optimizer.

    Args:
        model: a Module.
        criterion: computes the loss from the model's output and the target; None: the output is the loss.
        optimizer: of torch.optim, or a function that creates one, such as lambda parameters: optim.SGD(parameters,
            lr=0.1).
        dataset: an iterable over batches (input, target), or of several inputs and a target, such as a DataLoader.
            Each epoch iterates over it once.
    Attributes:
        iterations, epochs: number of completed iterations and epochs.
        stats: dict of the plugins' measurements by name.

    >>> points = torch.utils.data.DataLoader(torch.utils.data.blobs(30), batch_size=10)
    >>> model = nn.Sequential(nn.Linear(2, 3), nn.LogSoftmax())
    >>> trainer = Trainer(model, nn.NLLLoss(), torch.optim.SGD(model.parameters(), lr=0.1), points)
    >>> trainer.register_plugin(plugins.LossMonitor())
    >>> trainer.run(epochs=2)
    >>> trainer.iterations, trainer.epochs, "epoch_mean" in trainer.stats["loss"]
    (6, 2, True)
    """

    def __init__(self, model: Any = None, criterion: Any = None, optimizer: Any = None, dataset: Any = None) -> None:
        if model is not None and not isinstance(model, torch.nn.Module) and isinstance(criterion, torch.nn.Module):
            model, criterion, optimizer, dataset = criterion, None, optimizer, model
        if criterion is None and optimizer is not None:
            criterion = getattr(optimizer, "_criterion", None)
        if optimizer is not None and not isinstance(optimizer, torch.optim.Optimizer) and callable(optimizer):
            optimizer = optimizer(model.parameters())
        self.model, self.criterion, self.optimizer, self.dataset = model, criterion, optimizer, dataset
        self.iterations = self.epochs = 0
        self.stats: dict[str, Any] = {}
        self.plugins = []
        self.plugin_queues = {unit: [] for unit in UNITS}
        self._stopped = False

    # --- plugins ----------------------------------------------------------------------------------------------------

    def register_plugin(self, plugin: Plugin) -> None:
        """Add a plugin: an object with register(trainer) and trigger_interval, a list of (number, unit).

        After every `number` units, its method of the unit's name is called: iteration(i, input, target, output,
        loss), batch(i, input, target), epoch(i) or update(i, model), where i counts from 1.

        Raises:
            ValueError: unknown unit, or a number below 1.
        """
        for number, unit in plugin.trigger_interval:
            if unit not in UNITS or number < 1:
                raise ValueError(f"register_plugin: {type(plugin).__name__} requests every {number} {unit!r}; the "
                                 f"units are {', '.join(UNITS)}, and the number is at least 1")
        plugin.register(self)
        position = len(self.plugins)
        self.plugins.append(plugin)
        for number, unit in plugin.trigger_interval:
            # Sort by due time, then by registration, so that a logger sees the values of monitors before it.
            done = self.epochs if unit == "epoch" else self.iterations
            heapq.heappush(self.plugin_queues[unit], (done // number * number + number, position, number, plugin))

    def call_plugins(self, unit: str, time: Any, *values: Any) -> None:
        """Call the plugins that are due after unit number `time`."""
        due = self.plugin_queues[unit]
        while due and due[0][0] <= time:
            _, position, number, plugin = due[0]
            getattr(plugin, unit)(time, *values)
            heapq.heapreplace(due, (time + number, position, number, plugin))

    # --- the loop ---------------------------------------------------------------------------------------------------

    def run(self, epochs: int = 1) -> None:
        """Train for `epochs` more epochs, or until `stop()` is called."""
        self._stopped = False
        for _ in range(epochs):
            self.train()
            self.epochs += 1
            self.call_plugins("epoch", self.epochs)
            if self._stopped:
                break

    def stop(self) -> None:
        """End `run()` after the current epoch. Plugins call it."""
        self._stopped = True

    def train(self) -> None:
        """Train for one pass over the dataset."""
        self.model.train()
        for batch in self.dataset:
            *inputs, target = on_model_device(self.model, _parts(batch))
            inputs = inputs or [target]
            number = self.iterations + 1
            self.call_plugins("batch", number, inputs[0], target)
            output, loss = self.step(inputs, target)
            self.iterations = number
            self.call_plugins("iteration", number, inputs[0], target, output, loss)
            self.call_plugins("update", number, self.model)

    def step(self, inputs: Any, target: Any) -> list[Any]:
        """Run one optimizer step on a batch, and return [output, loss], both tensors."""
        seen = []

        def closure():
            self.optimizer.zero_grad()
            output = self.model(*inputs)
            loss = output if self.criterion is None else self.criterion(output, target)
            if not seen:  # line searches call again; report only the first loss
                seen.extend((output.data, loss.data))
            if self.optimizer._model is None:
                loss.backward()
            return loss

        self.optimizer.step(closure)
        return seen

    # --- checkpoints ------------------------------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """Return the training state: model, optimizer, counts, random numbers and plugins."""
        return {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(),
                "iterations": self.iterations, "epochs": self.epochs, "random": _random_state(),
                "plugins": [plugin.state_dict() for plugin in self.plugins if hasattr(plugin, "state_dict")]}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Load a state from a Trainer with the same plugins in the same order.

        Errors of the model, the optimizer and the plugins are raised as they are, and nothing changes.

        Raises:
            ValueError: the number of plugins differs.
        """
        plugins = [plugin for plugin in self.plugins if hasattr(plugin, "state_dict")]
        if len(plugins) != len(state["plugins"]):
            raise ValueError(f"Trainer.load_state_dict: the checkpoint has the state of {len(state['plugins'])} "
                             f"plugins, the trainer has {len(plugins)}; register the same ones, in the same order")
        before = copy.deepcopy(self.state_dict())
        try:
            self._take(state, plugins)
        except BaseException:
            self._take(before, plugins)
            raise

    def _take(self, state, plugins):
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.iterations, self.epochs = state["iterations"], state["epochs"]
        for plugin, saved in zip(plugins, state["plugins"], strict=True):
            plugin.load_state_dict(saved)
        for unit, due in self.plugin_queues.items():
            done = self.epochs if unit == "epoch" else self.iterations
            due[:] = [(done // number * number + number, place, number, plugin) for _, place, number, plugin in due]
            heapq.heapify(due)
        _set_random_state(state["random"])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a checkpoint for `resume`. Call it between epochs, as plugins.Checkpoint does.

        In a job of several ranks, every rank calls it, and the first writes the file with the random states of all.
        """
        from torch.distributed.rank_zero import from_first, of_all

        state = self.state_dict()
        state["random"] = of_all(state["random"])
        from_first(lambda: torch.save(state, path))

    def resume(self, path: str | os.PathLike[str]) -> None:
        """Read a checkpoint; the continued training is bit by bit the same as without the interruption.

        In a job of several ranks, every rank calls it, and the first reads the file.
        """
        from torch.distributed.rank_zero import from_first, own

        state = from_first(lambda: torch.load(path))
        if isinstance(state["random"], list):
            state["random"] = own(state["random"]) or _random_state()
        self.load_state_dict(state)


def _parts(batch):
    if isinstance(batch, Mapping):
        raise TypeError("Trainer: a batch is (input, target), not a dict; pass a collate_fn to the DataLoader")
    return batch if isinstance(batch, (list, tuple)) else [batch]


def _random_state():
    """Return the random states of torch, Python and, if imported, NumPy, as plain types and tensors."""
    version, numbers, left = random.getstate()
    state = {"torch": torch.get_rng_state(), "python": [version, list(numbers), left]}
    if "numpy" in sys.modules:
        import numpy

        name, keys, *rest = numpy.random.get_state()
        state["numpy"] = [name, keys.tolist(), *rest]
    return state


def _set_random_state(state):
    torch.set_rng_state(state["torch"])
    version, numbers, left = state["python"]
    random.setstate((version, tuple(numbers), left))
    if "numpy" in state:
        import numpy

        numpy.random.set_state(tuple(state["numpy"]))
