"""Parts of the programs that the benchmarks measure.

A program is a function without arguments that builds a model, random data and a loss. It returns (modules, loss, apply,
optimizer): what is trained, the loss of a training step, the forward pass of inference, and the optimizer's name. Only
names that this library and PyTorch share are used, so the programs serve both.
"""

import torch
import torch.nn.functional as F
from torch import nn

PROGRAMS = {}


def program(build):
    """Register a program under the name of its function."""
    PROGRAMS[build.__name__] = build
    return build


def labels(count, *size):
    return torch.randint(0, count, size)


def classifier(model, x, count, optimizer="SGD"):
    """Train a model on random images or vectors with the cross entropy of `count` classes."""
    y = labels(count, len(x))
    return [model], lambda: F.cross_entropy(model(x), y), lambda: model(x), optimizer


def conv(a, b, kernel=3, stride=1, groups=1, activation=nn.ReLU):
    """Return a convolution without bias, batch normalization and an activation."""
    parts = [nn.Conv2d(a, b, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(b)]
    return nn.Sequential(*parts, *([activation()] if activation else []))


def perceptron(*widths, activation=nn.ReLU):
    parts = [part for a, b in zip(widths, widths[1:], strict=False) for part in (nn.Linear(a, b), activation())]
    return nn.Sequential(*parts[:-1])
