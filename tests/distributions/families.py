"""Distributions of numbers and SciPy's: how both are made of the same parameters, and parameters to try."""

import dataclasses

import numpy as np
import scipy  # which imports scipy.stats when it is used

from torch import distributions as d


@dataclasses.dataclass
class Family:
    """make(*parameters) is ours, oracle(*parameters) SciPy's, or its name in scipy.stats; lacks names what SciPy or we
    have no formula for.
    """

    make: type
    oracle: object
    parameters: list
    discrete: bool = False
    lacks: tuple = ()
    shift: float = 0  # what SciPy's numbers are more by

    @property
    def name(self):
        return self.make.__name__

    @property
    def positive(self):
        """Gives numbers that may be too small for a type."""
        return self.make in (d.Gamma, d.Chi2, d.Beta)

    @property
    def unit(self):
        """Gives numbers that may round to 1."""
        return self.make in (d.Beta, d.Kumaraswamy)

    def frozen(self, parameters):
        named = isinstance(self.oracle, str)
        return (getattr(scipy.stats, self.oracle) if named else self.oracle)(*parameters)


def _alike(make, oracle, *parameters, **more):
    return Family(make, oracle, list(parameters), **more)


CONTINUOUS = [
    _alike(d.Normal, "norm", (0, 1), (-3, 1e-3), (1e3, 40), (0.5, 1e6)),
    _alike(d.LogNormal, lambda m, s: scipy.stats.lognorm(s, scale=np.exp(m)), (0, 1), (-3, 0.1), (2, 1.5)),
    _alike(d.HalfNormal, lambda s: scipy.stats.halfnorm(scale=s), (1,), (1e-3,), (1e4,)),
    _alike(d.Cauchy, "cauchy", (0, 1), (-3, 0.01), (1e3, 1e3)),
    _alike(d.HalfCauchy, lambda s: scipy.stats.halfcauchy(scale=s), (1,), (0.01,), (1e3,)),
    _alike(d.Laplace, "laplace", (0, 1), (-3, 0.01), (1e3, 1e3)),
    _alike(d.Gumbel, "gumbel_r", (0, 1), (-3, 0.01), (100, 30)),
    _alike(d.StudentT, "t", (0.3, 0, 1), (1, 2, 3), (2.5, 0, 0.1), (30, -5, 2), (1e4, 0, 1), lacks=("cdf", "icdf")),
    _alike(d.Uniform, lambda low, high: scipy.stats.uniform(low, high - low), (0, 1), (-5, -4.9), (1e3, 1e5)),
    _alike(d.VonMises, lambda m, k: scipy.stats.vonmises(k, loc=m), (0, 1), (0, 0.01), (-2, 30), (0.5, 2e3),
           lacks=("cdf", "icdf", "entropy", "mean", "var")),
    _alike(d.GeneralizedPareto, lambda m, s, c: scipy.stats.genpareto(c, m, s), (0, 1, 0), (1, 2, 0.3), (-1, 0.5, -0.4),
           (0, 1, 0.7)),
    _alike(d.Gamma, lambda a, r: scipy.stats.gamma(a, scale=1 / r), (0.05, 1), (0.7, 3), (1, 1), (20, 0.1), (1e4, 5),
           lacks=("icdf",)),
    _alike(d.InverseGamma, lambda a, r: scipy.stats.invgamma(a, scale=r), (0.7, 3), (3, 1), (20, 0.1), lacks=("icdf",)),
    _alike(d.Chi2, "chi2", (0.3,), (1,), (2,), (50,), (5e3,), lacks=("icdf",)),
    _alike(d.Exponential, lambda r: scipy.stats.expon(scale=1 / r), (1,), (1e-3,), (1e4,)),
    _alike(d.Weibull, lambda s, k: scipy.stats.weibull_min(k, scale=s), (1, 0.5), (2, 1), (0.1, 5), (30, 50)),
    _alike(d.Pareto, lambda s, a: scipy.stats.pareto(a, scale=s), (1, 0.5), (2, 1.5), (0.1, 5), (30, 50)),
    _alike(d.Beta, "beta", (0.05, 0.1), (0.5, 3), (1, 1), (30, 0.4), (400, 700), lacks=("cdf", "icdf")),
    _alike(d.Kumaraswamy, lambda a, b: Powered(scipy.stats.beta(1, b), a), (0.5, 2), (2, 0.7), (1, 1), (8, 20),
           lacks=("mean", "var", "entropy")),
    _alike(d.FisherSnedecor, "f", (1, 3), (5, 5), (40, 2), (200, 300), lacks=("cdf", "icdf", "entropy")),
    _alike(d.ContinuousBernoulli, lambda p: tilted(p), (0.1,), (0.5,), (0.5005,), (0.497,), (0.95,)),
]  # fmt: skip

DISCRETE = [
    _alike(d.Bernoulli, "bernoulli", (0.3,), (0.001,), (0.999,), (0.5,), discrete=True),
    _alike(d.Binomial, "binom", (1, 0.3), (10, 0.5), (200, 0.01), (40, 0.98), discrete=True),
    _alike(d.Geometric, "geom", (0.3,), (0.01,), (0.99,), discrete=True, shift=1),
    _alike(d.Poisson, "poisson", (0.1,), (1,), (30,), (5e3,), discrete=True, lacks=("entropy",)),
    _alike(d.NegativeBinomial, lambda n, p: scipy.stats.nbinom(n, 1 - p), (3, 0.3), (0.5, 0.9), (50, 0.5),
           discrete=True, lacks=("entropy",)),
]  # fmt: skip

FAMILIES = CONTINUOUS + DISCRETE


class Powered:
    """base**(1 / power) of a distribution of SciPy's over (0, 1)."""

    def __init__(self, base, power):
        self.base, self.power = base, power

    def ppf(self, share):
        return self.base.ppf(share) ** (1 / self.power)

    def cdf(self, x):
        return self.base.cdf(x**self.power)

    def logpdf(self, x):
        return self.base.logpdf(x**self.power) + np.log(self.power) + (self.power - 1) * np.log(x)

    def pdf(self, x):
        return np.exp(self.logpdf(x))


def tilted(p):
    """Return ContinuousBernoulli as its authors define it, the moments by quadrature."""
    odds = np.log(p) - np.log1p(-p)

    class Tilted(scipy.stats.rv_continuous):
        def _pdf(self, x):
            scale = odds / np.tanh(odds / 2) if odds else 2
            return scale * p**x * (1 - p) ** (1 - x)

        def _cdf(self, x):
            return np.expm1(odds * x) / np.expm1(odds) if odds else x

    return Tilted(a=0, b=1)


def cases(families):
    """Return each family with each of its parameters, by name."""
    return {f"{family.name}{given}": (family, given) for family in families for given in family.parameters}
