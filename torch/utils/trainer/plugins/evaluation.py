"""Between epochs: the loss and accuracy on other data; and each step's learning rate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch.autograd import no_grad
from torch.nn.modules.summary import evaluating
from torch.utils.trainer.device_placement import beside
from torch.utils.trainer.plugins.plugin import Plugin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class Evaluation(Plugin):
    """The mean loss and the accuracy in percent over another dataset, after each epoch: stats[name].

    dataset: an iterable over batches (input, target). name: where the results go: {"loss", "accuracy"}; accuracy only
    where the output is (N, classes) and the target (N). outputs=True keeps the outputs too, as a list of tensors.
    """

    def __init__(self, dataset: Iterable[Any], name: str = "test", outputs: bool = False) -> None:
        super().__init__([(1, "epoch")])
        self.dataset, self.name, self.keep = dataset, name, outputs

    def epoch(self, i: int) -> None:
        """Evaluates the model."""
        self.trainer.stats[self.name] = self.evaluate(self.trainer.model, self.trainer.criterion)

    def evaluate(self, model: Any, criterion: Any) -> dict[str, Any]:
        """The results for a model, as a dict."""
        state = torch.get_rng_state()  # evaluating, or not, leaves the training's random numbers as they are
        try:
            with evaluating(model):
                return self._measured(model, criterion)
        finally:
            torch.set_rng_state(state)

    def _measured(self, model, criterion):
        total = right = count = 0
        outputs = []
        for batch in self.dataset:
            input, target = beside(model, batch)
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
    """Sets the learning rate before each step.

    rate: a function of the number of steps done, such as lambda step: 0.1 * 0.99 ** step.
    """

    def __init__(self, rate: Callable[[int], float]) -> None:
        super().__init__([(1, "batch")])
        self.rate = rate

    def batch(self, i: int, input: Any, target: Any) -> None:
        """Sets the rate of all parameter groups."""
        value = self.rate(i - 1)
        self.trainer.stats["learning_rate"] = value
        for group in self.trainer.optimizer.param_groups:
            group["lr"] = value
