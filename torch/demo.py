"""Trains a small convolutional network on handwritten digits and plots its progress: python -m torch.demo.

--plot FILE draws the curves with matplotlib. examples/mnist.py in the repository is the complete program.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import torch
from torch import nn, optim
from torch.utils.data import DataLoader, digits
from torch.utils.trainer import Trainer, plugins

if TYPE_CHECKING:
    from torch.utils.trainer.plugins import Curves

LOSS, ACCURACY = "loss.epoch_mean", "test.accuracy"
RATE = 0.03  # initial learning rate, which decreases to 0


class Line(plugins.Plugin):
    """Plugin that prints a line for each epoch."""

    def __init__(self) -> None:
        super().__init__([(1, "epoch")])
        self.start = time.perf_counter()

    def epoch(self, i: int) -> None:
        loss, test = self.trainer.stats["loss"]["epoch_mean"], self.trainer.stats["test"]
        print(f"epoch {i:2}  loss {loss:.4f}  accuracy {test['accuracy']:6.2f} %  "
              f"{time.perf_counter() - self.start:.1f} s", flush=True)


def network() -> nn.Sequential:
    """Return a network from images (N, 1, 28, 28) to log-probabilities of ten digits (N, 10)."""
    return nn.Sequential(
        nn.Conv2d(1, 16, 5), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 5), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(32 * 4 * 4, 10), nn.LogSoftmax(1),
    )  # fmt: skip


def train(epochs: int = 10, seed: int = 1) -> Curves:
    """Train, and return the curves of the loss and of the accuracy on test digits."""
    torch.manual_seed(seed)
    data, model = digits(), network()
    print(f"{len(data.train):,} training digits, {len(data.test)} test digits")
    batches = DataLoader(data.train, batch_size=50, shuffle=True)
    optimizer = optim.SGD((model, nn.NLLLoss()), lr=RATE, momentum=0.9)
    trainer = Trainer(batches, model, optimizer)
    rate = plugins.LearningRate(lambda step: RATE * (1 - step / (epochs * len(batches))))
    curves = plugins.Curves([LOSS, ACCURACY])
    evaluation = plugins.Evaluation(DataLoader(data.test, batch_size=360))
    for plugin in (rate, plugins.LossMonitor(), evaluation, curves, Line()):
        trainer.register_plugin(plugin)
    trainer.run(epochs)
    return curves


def main(arguments: list[str] | None = None) -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(prog="python -m torch.demo", description="Train a network on handwritten digits.")
    parser.add_argument("--epochs", type=int, default=10, help="passes over the training digits (%(default)s)")
    parser.add_argument("--plot", metavar="FILE", help="draw the curves with matplotlib, e.g. curves.png")
    options = parser.parse_args(arguments)
    if options.epochs < 1:
        parser.error("--epochs must be at least 1")
    curves = train(options.epochs)
    print(f"\n{curves.chart(LOSS)}\n\n{curves.chart(ACCURACY)}")
    if options.plot:
        curves.save(options.plot)
        print(f"wrote {options.plot}")


if __name__ == "__main__":
    main()
