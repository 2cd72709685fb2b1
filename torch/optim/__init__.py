"""Optimizers: they change parameters along their gradients."""

from torch.optim.adaptive import Adam
from torch.optim.descent import SGD
from torch.optim.optimizer import Optimizer

sgd = SGD  # the alpha's name

__all__ = ["Adam", "Optimizer", "SGD", "sgd"]
