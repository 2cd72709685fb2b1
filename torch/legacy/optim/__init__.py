"""Lua's optim: functions that update a flat parameter tensor.

Each is called as fn(opfunc, x, config, state): opfunc(x) returns (f, df/dx), x is changed in place, config is a dict of
options with Lua's names. What has to be remembered is kept in state, a dict, or in config without it. The rules are the
rows of torch.optim where they are the same.

>>> x = torch.Tensor([3])
>>> config = {"learningRate": 0.1}
>>> for _ in range(50):
...     _ = sgd(lambda x: ((x * x).sum(), x * 2), x, config)
>>> bool(abs(x[0]) < 1e-3)
True
"""

from torch.legacy.optim.conjugate import cg
from torch.legacy.optim.limited import lbfgs
from torch.legacy.optim.steps import adadelta, adagrad, adam, adamax, asgd, nag, rmsprop, rprop, sgd
from torch.legacy.optim.wolfe import lswolfe

__all__ = ["adadelta", "adagrad", "adam", "adamax", "asgd", "cg", "lbfgs", "lswolfe", "nag", "rmsprop", "rprop", "sgd"]
