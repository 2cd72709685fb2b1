"""Special functions under the names of SciPy; each is also a function of torch.

>>> import torch
>>> torch.special.expit(torch.zeros(1)).tolist()
[0.5]
"""

from torch._core import (
    digamma,
    entr,
    erf,
    erfc,
    erfcx,
    erfinv,
    exp2,
    expm1,
    i0,
    i0e,
    i1,
    i1e,
    log1p,
    log_ndtr,
    log_softmax,
    logit,
    logsumexp,
    multigammaln,
    ndtr,
    polygamma,
    round,
    sigmoid,
    sinc,
    softmax,
    xlog1py,
    xlogy,
)
from torch._core import digamma as psi
from torch._core import igamma as gammainc
from torch._core import igammac as gammaincc
from torch._core import lgamma as gammaln

expit = sigmoid

__all__ = [
    "digamma", "entr", "erf", "erfc", "erfcx", "erfinv", "exp2", "expit", "expm1", "gammainc", "gammaincc",
    "gammaln", "i0", "i0e", "i1", "i1e", "log1p", "log_ndtr", "log_softmax", "logit",
    "logsumexp", "multigammaln", "ndtr", "polygamma", "psi", "round", "sinc", "softmax", "xlog1py", "xlogy",
]
