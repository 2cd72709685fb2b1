# Generated from ops.yaml by codegen/templates/module.py. Do not edit: change the row and run make gen.
"""Functions of torch.special that rows compute."""

from __future__ import annotations

from torch._core import round as round
from torch._core import expm1 as expm1
from torch._core import log1p as log1p
from torch._core import sinc as sinc
from torch._core import exp2 as exp2
from torch._core import erf as erf
from torch._core import erfc as erfc
from torch._core import erfinv as erfinv
from torch._core import lgamma as gammaln
from torch._core import digamma as digamma
from torch._core import digamma as psi
from torch._core import polygamma as polygamma
from torch._core import logit as logit
from torch._core import mvlgamma as multigammaln
from torch._core import erfcx as erfcx
from torch._core import ndtr as ndtr
from torch._core import log_ndtr as log_ndtr
from torch._core import entr as entr
from torch._core import i0 as i0
from torch._core import i0e as i0e
from torch._core import i1 as i1
from torch._core import i1e as i1e
from torch._core import igamma as gammainc
from torch._core import igammac as gammaincc
from torch._core import xlogy as xlogy
from torch._core import xlog1py as xlog1py
from torch._core import logsumexp as logsumexp
from torch._core import sigmoid as expit
from torch._core import softmax as softmax
from torch._core import log_softmax as log_softmax

__all__ = [
    "round",
    "expm1",
    "log1p",
    "sinc",
    "exp2",
    "erf",
    "erfc",
    "erfinv",
    "gammaln",
    "digamma",
    "psi",
    "polygamma",
    "logit",
    "multigammaln",
    "erfcx",
    "ndtr",
    "log_ndtr",
    "entr",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "gammainc",
    "gammaincc",
    "xlogy",
    "xlog1py",
    "logsumexp",
    "expit",
    "softmax",
    "log_softmax",
]
