"""Neural networks: modules with parameters, the same as functions, initialisation."""

from torch._core import Variable
from torch.nn import functional, init, modules, utils
from torch.nn.modules import *  # noqa: F403
from torch.nn.parameter import Parameter

__all__ = ["Parameter", "Variable", "functional", "init", "modules", "utils", *modules.__all__]
