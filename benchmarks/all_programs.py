"""All programs that the benchmarks measure, by name, and the training step of a program."""

import image_programs  # noqa: F401  these files register their programs
import sequence_programs  # noqa: F401
import small_programs  # noqa: F401
from programs_common import PROGRAMS  # noqa: F401

import torch


def training_step(program):
    """Return the step of a program, and its modules and forward pass."""
    modules, loss, apply, optimizer = program
    update = getattr(torch.optim, optimizer)([p for module in modules for p in module.parameters()], lr=1e-4)

    def step():
        update.zero_grad()
        loss().backward()
        update.step()

    return step, modules, apply
