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
from torch._core import ndtri as ndtri
from torch._core import polygamma as polygamma
from torch._core import logit as logit
from torch._core import mvlgamma as multigammaln
from torch._core import erfcx as erfcx
from torch._core import ndtr as ndtr
from torch._core import log_ndtr as log_ndtr
from torch._core import entr as entr
from torch._core import i0 as i0
from torch._core import i0 as modified_bessel_i0
from torch._core import i0e as i0e
from torch._core import i1 as i1
from torch._core import i1 as modified_bessel_i1
from torch._core import i1e as i1e
from torch._core import igamma as gammainc
from torch._core import igammac as gammaincc
from torch._core import bessel_j0 as bessel_j0
from torch._core import bessel_j1 as bessel_j1
from torch._core import bessel_y0 as bessel_y0
from torch._core import bessel_y1 as bessel_y1
from torch._core import modified_bessel_k0 as modified_bessel_k0
from torch._core import modified_bessel_k1 as modified_bessel_k1
from torch._core import scaled_modified_bessel_k0 as scaled_modified_bessel_k0
from torch._core import scaled_modified_bessel_k1 as scaled_modified_bessel_k1
from torch._core import airy_ai as airy_ai
from torch._core import spherical_bessel_j0 as spherical_bessel_j0
from torch._core import zeta as zeta
from torch._core import chebyshev_polynomial_t as chebyshev_polynomial_t
from torch._core import chebyshev_polynomial_u as chebyshev_polynomial_u
from torch._core import chebyshev_polynomial_v as chebyshev_polynomial_v
from torch._core import chebyshev_polynomial_w as chebyshev_polynomial_w
from torch._core import hermite_polynomial_h as hermite_polynomial_h
from torch._core import hermite_polynomial_he as hermite_polynomial_he
from torch._core import laguerre_polynomial_l as laguerre_polynomial_l
from torch._core import legendre_polynomial_p as legendre_polynomial_p
from torch._core import shifted_chebyshev_polynomial_t as shifted_chebyshev_polynomial_t
from torch._core import shifted_chebyshev_polynomial_u as shifted_chebyshev_polynomial_u
from torch._core import shifted_chebyshev_polynomial_v as shifted_chebyshev_polynomial_v
from torch._core import shifted_chebyshev_polynomial_w as shifted_chebyshev_polynomial_w
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
    "ndtri",
    "polygamma",
    "logit",
    "multigammaln",
    "erfcx",
    "ndtr",
    "log_ndtr",
    "entr",
    "i0",
    "modified_bessel_i0",
    "i0e",
    "i1",
    "modified_bessel_i1",
    "i1e",
    "gammainc",
    "gammaincc",
    "bessel_j0",
    "bessel_j1",
    "bessel_y0",
    "bessel_y1",
    "modified_bessel_k0",
    "modified_bessel_k1",
    "scaled_modified_bessel_k0",
    "scaled_modified_bessel_k1",
    "airy_ai",
    "spherical_bessel_j0",
    "zeta",
    "chebyshev_polynomial_t",
    "chebyshev_polynomial_u",
    "chebyshev_polynomial_v",
    "chebyshev_polynomial_w",
    "hermite_polynomial_h",
    "hermite_polynomial_he",
    "laguerre_polynomial_l",
    "legendre_polynomial_p",
    "shifted_chebyshev_polynomial_t",
    "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v",
    "shifted_chebyshev_polynomial_w",
    "xlogy",
    "xlog1py",
    "logsumexp",
    "expit",
    "softmax",
    "log_softmax",
]
