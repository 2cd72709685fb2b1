"""Optimizers: they change parameters along their gradients."""

from torch.optim import lr_scheduler
from torch.optim.adaptive import Adadelta, Adagrad, Adam, Adamax, AdamW, RMSprop
from torch.optim.descent import ASGD, SGD, Rprop
from torch.optim.lbfgs import LBFGS
from torch.optim.optimizer import Optimizer

sgd = SGD  # the alpha's name

__all__ = ["ASGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "LBFGS", "Optimizer", "RMSprop", "Rprop", "SGD",
           "lr_scheduler", "sgd"]
