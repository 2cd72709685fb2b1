"""Special functions under the names of SciPy; most are also functions of torch.

>>> import torch
>>> torch.special.expit(torch.zeros(1)).tolist()
[0.5]
"""

from torch._generated.python.special import *  # noqa: F403
from torch._generated.python.special import __all__ as __all__
