"""Evaluation on other data between epochs, and learning rate schedules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.autograd import no_grad
from torch.nn.modules.summary import evaluating
from torch.utils.trainer.device_placement import on_model_device
from torch.utils.trainer.plugins.plugin import Plugin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class Evaluation(Plugin):
    """Plugin that computes the mean loss and the accuracy in percent on another dataset after each epoch.

    The results are stats[name] with the keys "loss" and "accuracy". The accuracy requires outputs (N, classes) and
    targets (N).

    Args:
        dataset: an iterable over batches (input, target).
        outputs: also keep the outputs, as a list of tensors.

    >>> points = torch.utils.data.DataLoader(torch.utils.data.blobs(30), batch_size=10)
    >>> sorted(Evaluation(points).evaluate(nn.Sequential(nn.Linear(2, 3), nn.LogSoftmax()), nn.NLLLoss()))
    ['accuracy', 'loss']
    """

    def __init__(self, dataset: Iterable[Any], name: str = "test", outputs: bool = False) -> None:
        super().__init__([(1, "epoch")])
        self.dataset, self.name, self.keep = dataset, name, outputs

    def epoch(self, i: int) -> None:
        """Evaluate the model."""
        self.trainer.stats[self.name] = self.evaluate(self.trainer.model, self.trainer.criterion)

    def evaluate(self, model: Any, criterion: Any) -> dict[str, Any]:
        """Return the results for a model as a dict."""
        state = torch.get_rng_state()  # evaluation must not change the training's random numbers
        try:
            with evaluating(model):
                return self._measured(model, criterion)
        finally:
            torch.set_rng_state(state)

    def _measured(self, model, criterion):
        total = right = count = 0
        outputs = []
        for batch in self.dataset:
            input, target = on_model_device(model, batch)
            with no_grad():
                output = model(input)
                total += criterion(output, target).item() * target.size(0)
            count += target.size(0)
            if right is not None and output.dim() == 2 and target.dim() == 1:
                right += (output.argmax(1) == target).sum().item()
            else:
                right = None
            if self.keep:
                outputs.append(output)
        result = {"loss": total / max(count, 1)}
        if right is not None:
            result["accuracy"] = 100.0 * right / max(count, 1)
        if self.keep:
            result["outputs"] = outputs
        return result


class LearningRate(Plugin):
    """Plugin that sets the learning rate before each step.

    Args:
        rate: function of the number of completed steps, such as lambda step: 0.1 * 0.99 ** step.

    >>> plugin = LearningRate(lambda step: 0.1 * 0.99 ** step)
    """

    def __init__(self, rate: Callable[[int], float]) -> None:
        super().__init__([(1, "batch")])
        self.rate = rate

    def batch(self, i: int, input: Any, target: Any) -> None:
        """Set the learning rate of all parameter groups."""
        value = self.rate(i - 1)
        self.trainer.stats["learning_rate"] = value
        for group in self.trainer.optimizer.param_groups:
            group["lr"] = value
