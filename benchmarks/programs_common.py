"""Programs that the benchmarks measure. Each builds a model, random data and a loss.

A program is a function without arguments that returns (modules, loss, apply, optimizer): what is trained, the loss of a
training step, the forward pass of inference, and the optimizer's name. Only names that this library and PyTorch share
are used, so these files serve both. `image_programs.py`, `sequence_programs.py` and `small_programs.py` have the
programs.
"""

import torch
import torch.nn.functional as F
from torch import nn

PROGRAMS = {}


def program(build):
    """Register a program under the name of its function."""
    PROGRAMS[build.__name__] = build
    return build


def load():
    """Return all programs by name."""
    import image_programs  # noqa: F401
    import sequence_programs  # noqa: F401
    import small_programs  # noqa: F401

    return PROGRAMS


def training_step(program):
    """Return the step of a program, and its modules and forward pass."""
    modules, loss, apply, optimizer = program
    update = getattr(torch.optim, optimizer)([p for module in modules for p in module.parameters()], lr=1e-4)

    def step():
        update.zero_grad()
        loss().backward()
        update.step()

    return step, modules, apply


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
