"""Special functions by the names that SciPy and others give them; each is a function of torch too."""

from torch._base.type_checking import TYPE_CHECKING
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

if not TYPE_CHECKING:  # A checker that saw it would take every name for one of this module.

    def __getattr__(name):
        """Called for names that are not here: says what to use."""
        from torch._names import missing_names

        return missing_names.find(__name__, name)
