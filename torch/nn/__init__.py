"""Neural networks: modules with parameters, the same as functions, initialisation."""

from torch._core import Variable
from torch.nn.parameter import Parameter  # noqa: I001  before the modules, which need it
from torch.nn import functional, init, modules, utils
from torch.nn.modules import *  # noqa: F403

__all__ = ["Parameter", "Variable", "functional", "init", "modules", "utils", *modules.__all__]
