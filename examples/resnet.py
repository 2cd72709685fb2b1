"""Residual networks of 18, 34 and 50 layers (He and others, 2016), as in fb.resnet.torch. One learns digits.

python examples/resnet.py                 a narrow ResNet-18 on UCI's digits, for some minutes
python examples/resnet.py --depth 50      a deeper one
"""

import argparse
import math
from collections.abc import Callable

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch import Tensor
from torch.utils.data import DataLoader, TensorDataset, digits


def shortcut(before: int, after: int, stride: int) -> nn.Module:
    """Return the identity, or a 1 x 1 convolution if the size changes."""
    if stride == 1 and before == after:
        return nn.Identity()
    return nn.Sequential(nn.Conv2d(before, after, 1, stride, bias=False), nn.BatchNorm2d(after))


class Basic(nn.Module):
    """Two 3 x 3 convolutions with a shortcut."""

    expansion = 1

    def __init__(self, before: int, width: int, stride: int) -> None:
        super().__init__()
        self.path = nn.Sequential(
            nn.Conv2d(before, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
            nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width),
        )
        self.shortcut = shortcut(before, width, stride)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = F.relu(self.path(x) + self.shortcut(x))
        return result


class Bottleneck(nn.Module):
    """Convolutions of 1 x 1, 3 x 3 and 1 x 1, the last with four times the channels, with a shortcut."""

    expansion = 4

    def __init__(self, before: int, width: int, stride: int) -> None:
        super().__init__()
        self.path = nn.Sequential(
            nn.Conv2d(before, width, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
            nn.Conv2d(width, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
            nn.Conv2d(width, 4 * width, 1, bias=False), nn.BatchNorm2d(4 * width),
        )
        self.shortcut = shortcut(before, 4 * width, stride)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = F.relu(self.path(x) + self.shortcut(x))
        return result


Block = type[Basic] | type[Bottleneck]
BLOCKS: dict[int, tuple[Block, tuple[int, ...]]] = {
    18: (Basic, (2, 2, 2, 2)), 34: (Basic, (3, 4, 6, 3)), 50: (Bottleneck, (3, 4, 6, 3)),
}


class ResNet(nn.Module):
    """Images (N, channels, h, w) to scores (N, classes). `width` is that of the first stage; each doubles it."""

    def __init__(self, depth: int = 18, classes: int = 1000, channels: int = 3, width: int = 64) -> None:
        super().__init__()
        block, counts = BLOCKS[depth]
        self.begin = nn.Sequential(nn.Conv2d(channels, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
                                   nn.MaxPool2d(3, 2, 1))
        self.stages, before = nn.Sequential(), width
        for stage, count in enumerate(counts):
            for number in range(count):
                stride = 2 if stage and not number else 1
                self.stages.append(block(before, width << stage, stride))
                before = (width << stage) * block.expansion
        self.scores = nn.Linear(before, classes)
        self.reset()

    def reset(self) -> None:
        """Draw initial weights that keep the variance of activations (He and others, 2015)."""
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                fan = module.kernel_size[0] * module.kernel_size[1] * module.out_channels
                module.weight.data.normal_(0, math.sqrt(2 / fan))
        assert self.scores.bias is not None
        self.scores.bias.data.zero_()

    def forward(self, x: Tensor) -> Tensor:
        x = self.stages(self.begin(x))
        return self.scores(x.mean(3).mean(2))


def train(
    model: ResNet, data: TensorDataset, epochs: int, rate: float = 0.05, report: Callable[[str], object] = print,
) -> list[float]:
    """Train with momentum in batches of 64, and return the mean losses."""
    optimizer = optim.SGD(model.parameters(), lr=rate, momentum=0.9, weight_decay=1e-4)
    means = []
    for epoch in range(epochs):
        losses = []
        for images, labels in DataLoader(data, batch_size=64, shuffle=True):
            optimizer.zero_grad()
            loss = F.cross_entropy(model(images), labels)
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        means.append(sum(losses) / len(losses))
        report(f"epoch {epoch + 1}: loss {means[-1]:.3f}")
    return means


def accuracy(model: ResNet, data: TensorDataset) -> float:
    """Return the share of correctly classified images."""
    model.eval()
    right = 0
    with torch.no_grad():
        for images, labels in DataLoader(data, batch_size=64):
            right += int((model(images).argmax(1) == labels).sum())
    model.train()
    return right / len(data)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a residual network on handwritten digits.")
    parser.add_argument("--depth", type=int, choices=sorted(BLOCKS), default=18)
    parser.add_argument("--width", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=3)
    options = parser.parse_args()
    torch.manual_seed(1)
    data = digits()
    model = ResNet(options.depth, 10, 1, options.width)
    train(model, data.train, options.epochs)
    print(f"{accuracy(model, data.test):.1%} of the digits are read right")


if __name__ == "__main__":
    main()
