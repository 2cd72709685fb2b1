"""Special functions by the names that SciPy and others give them; each is a function of torch too."""

from torch._checking import TYPE_CHECKING

from torch._core import (
    digamma,
    erf,
    erfc,
    erfinv,
    exp2,
    expm1,
    log1p,
    log_softmax,
    logit,
    logsumexp,
    multigammaln,
    polygamma,
    round,
    sigmoid,
    sinc,
    softmax,
    xlogy,
)
from torch._core import digamma as psi
from torch._core import lgamma as gammaln

expit = sigmoid

__all__ = [
    "digamma", "erf", "erfc", "erfinv", "exp2", "expit", "expm1", "gammaln", "log1p", "log_softmax", "logit",
    "logsumexp", "multigammaln", "polygamma", "psi", "round", "sinc", "softmax", "xlogy",
]

if not TYPE_CHECKING:  # A checker that saw it would take every name for one of this module.

    def __getattr__(name):
        """Called for names that are not here: says what to use."""
        from torch import _missing

        return _missing.find(__name__, name)
