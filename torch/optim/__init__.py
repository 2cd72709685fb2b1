"""Optimizers: update parameters from their gradients."""

from torch._base.type_checking import TYPE_CHECKING
from torch.optim import descent as sgd  # noqa: F401 - a name of PyTorch, and of the alpha
from torch.optim.adaptive import Adadelta, Adagrad, Adam, Adamax, AdamW, NAdam, RAdam, RMSprop, SparseAdam
from torch.optim.descent import ASGD, SGD, Rprop
from torch.optim.lbfgs import LBFGS
from torch.optim.optimizer import Optimizer

__all__ = ["ASGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "LBFGS", "NAdam", "Optimizer", "RAdam", "RMSprop",
           "Rprop", "SGD", "SparseAdam", "lr_scheduler", "swa_utils"]

if TYPE_CHECKING:
    from torch.optim import lr_scheduler, swa_utils
    from torch.optim.matrices import Adafactor as Adafactor
    from torch.optim.matrices import Muon as Muon
