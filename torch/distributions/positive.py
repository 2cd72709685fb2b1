"""Distributions of positive values with a quantile in closed form: Exponential, Weibull, Pareto, Kumaraswamy."""

import math

import torch
from torch._core import internal
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.utils import euler_constant

__all__ = ["Exponential", "Kumaraswamy", "Pareto", "Weibull"]


class Exponential(ExponentialFamily):
    """Density rate * exp(-rate * x).

    >>> Exponential(2.0).mean.item()
    0.5
    """

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, rate, validate_args=None):
        self._take(validate_args, rate=rate)

    mean = property(lambda self: 1 / self.rate)
    mode = property(lambda self: torch.zeros_like(self.rate))
    stddev = property(lambda self: 1 / self.rate)
    variance = property(lambda self: self.rate**-2)
    _natural_params = property(lambda self: (-self.rate,))

    def _log_normalizer(self, x):
        return -(-x).log()

    def rsample(self, sample_shape=()):
        return self.rate.new_empty(self._extended_shape(sample_shape)).exponential_() / self.rate

    def log_prob(self, value):
        self._check_value(value)
        return self.rate.log() - self.rate * value

    def cdf(self, value):
        self._check_value(value)
        return -(-(self.rate * value).clamp(min=0)).expm1()

    def icdf(self, value):
        return -(-value).log1p() / self.rate

    def entropy(self):
        return 1 - self.rate.log()


class Weibull(Distribution):
    """Distribution of scale * e**(1 / concentration), where e is exponentially distributed.

    >>> Weibull(2.0, 1.0).mean.item()
    2.0
    """

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, scale, concentration, validate_args=None):
        self._take(validate_args, scale=scale, concentration=concentration)

    def _raw(self, order):
        return (order * self.scale.log() + torch.lgamma(1 + order / self.concentration)).exp()

    mean = property(lambda self: self._raw(1))

    @property
    def variance(self):
        once, twice = (torch.lgamma(1 + order / self.concentration) for order in (1, 2))
        return (self._raw(1) ** 2 * (twice - 2 * once).expm1()).clamp(min=0)

    @property
    def mode(self):
        k = self.concentration
        return self.scale * ((k - 1).clamp(min=0) / k) ** (1 / k)

    def rsample(self, sample_shape=()):
        drawn = self.scale.new_empty(self._extended_shape(sample_shape)).exponential_()
        return self.scale * drawn.clamp_(min=torch.finfo(drawn.dtype).tiny) ** (1 / self.concentration)

    def _hazard(self, value):
        self._check_value(value)
        ratio = value / self.scale
        inside = (value == 0) | (ratio > 0) & ratio.isfinite()
        power = torch.where(inside, ratio, 1) ** self.concentration
        return torch.where(inside, power, internal.log_quotient(self.concentration, value, self.scale).exp())

    def log_prob(self, value):
        k, hazard = self.concentration, self._hazard(value)
        one = torch.ones_like(k)
        return internal.log_quotient(one, k, self.scale) + internal.log_quotient(k - 1, value, self.scale) - hazard

    def cdf(self, value):
        return -(-self._hazard(value if self._validate_args else value.clamp(min=0))).expm1()

    def icdf(self, value):
        return self.scale * (-(-value).log1p()) ** (1 / self.concentration)

    def entropy(self):
        k = self.concentration
        return euler_constant * (1 - 1 / k) + internal.log_quotient(torch.ones_like(k), self.scale, k) + 1


class Pareto(Distribution):
    """Density alpha * scale**alpha / x**(alpha + 1) for x >= scale.

    >>> Pareto(1.0, 2.0).mean.item()
    2.0
    """

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}
    has_rsample = True

    def __init__(self, scale, alpha, validate_args=None):
        self._take(validate_args, scale=scale, alpha=alpha)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.greater_than_eq(self.scale)

    mode = property(lambda self: self.scale)

    @property
    def mean(self):
        return torch.where(self.alpha > 1, self.scale * (self.alpha / (self.alpha - 1)), math.inf)

    @property
    def stddev(self):
        a = self.alpha
        return torch.where(a > 2, self.scale / (a - 1) * (a / (a - 2)).sqrt(), math.inf)

    variance = property(lambda self: self.stddev**2)

    def rsample(self, sample_shape=()):
        drawn = self.scale.new_empty(self._extended_shape(sample_shape)).exponential_()
        return self.scale * (drawn / self.alpha).exp()

    def _log_ratio(self, value):
        self._check_value(value)
        return internal.log_quotient(self.alpha, value, self.scale)

    def log_prob(self, value):
        return self.alpha.log() - self._log_ratio(value) - value.log()

    def cdf(self, value):
        self._check_value(value)
        return -(-internal.log_quotient(self.alpha, value.clamp(min=0), self.scale).clamp(min=0)).expm1()

    def icdf(self, value):
        return self.scale * (-(-value).log1p() / self.alpha).exp()

    def entropy(self):
        return internal.log_quotient(torch.ones_like(self.alpha), self.scale, self.alpha) + 1 + 1 / self.alpha


class Kumaraswamy(Distribution):
    """Density a * b * x**(a - 1) * (1 - x**a)**(b - 1) on (0, 1) (Kumaraswamy, 1980).

    >>> Kumaraswamy(1.0, 1.0).mean.item()
    0.5
    """

    arg_constraints = {"concentration1": constraints.positive, "concentration0": constraints.positive}
    support = constraints.unit_interval
    has_rsample = True

    def __init__(self, concentration1, concentration0, validate_args=None):
        self._take(validate_args, concentration1=concentration1, concentration0=concentration0)

    def _raw(self, order):
        a, b = 1 + order / self.concentration1, self.concentration0
        return (b.log() + torch.lgamma(a) + torch.lgamma(b) - torch.lgamma(a + b)).exp()

    mean = property(lambda self: self._raw(1))
    variance = property(lambda self: self._raw(2) - self._raw(1) ** 2)

    @property
    def mode(self):
        a, b = self.concentration1, self.concentration0
        inside = ((a - 1) / (a * b - 1)) ** (1 / a)
        return torch.where((a >= 1) & (b >= 1) & (a * b > 1), inside, math.nan)

    def rsample(self, sample_shape=()):
        drawn = self.concentration1.new_empty(self._extended_shape(sample_shape)).exponential_()
        info = torch.finfo(drawn.dtype)
        power = (-(-drawn / self.concentration0).expm1()).clamp(min=info.tiny) ** (1 / self.concentration1)
        return power.clamp(info.tiny, 1 - info.eps / 2)

    def log_prob(self, value):
        self._check_value(value)
        a, b = self.concentration1, self.concentration0
        return (a * b).log() + torch.xlogy(a - 1, value) + torch.xlog1py(b - 1, -(value**a))

    def cdf(self, value):
        self._check_value(value)
        return -(self.concentration0 * (-(value.clamp(0, 1)**self.concentration1)).log1p()).expm1()

    def icdf(self, value):
        return (-((-value).log1p() / self.concentration0).expm1()) ** (1 / self.concentration1)

    def entropy(self):
        a, b = self.concentration1, self.concentration0
        harmonic = (b + 1).digamma() + euler_constant
        return 1 - 1 / b + (1 - 1 / a) * harmonic - (a * b).log()
