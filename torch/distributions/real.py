"""Distributions on the real line or an interval: location-scale families, Uniform and VonMises."""

import math

import torch
from torch._core import internal
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.gamma import Chi2
from torch.distributions.utils import euler_constant, expm1_over, log1p_over

__all__ = ["Cauchy", "GeneralizedPareto", "Gumbel", "Laplace", "Normal", "StudentT", "Uniform", "VonMises"]


def _tangent(turn, left):
    """Return tan(pi * turn); left is 1/2 - turn or -1/2 - turn, the distance from a pole, with all digits."""
    return torch.where(turn.abs() < 0.25, torch.tan(math.pi * turn), 1 / torch.tan(math.pi * left))


class _LocationScale(Distribution):
    """Base of distributions of loc + scale * z.

    A subclass defines the log-density of z, its draws and moments, and where closed forms exist its cdf and icdf.
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    center, most, spread, disorder = 0.0, 0.0, 1.0, 0.0  # mean, mode, variance, entropy of z

    def __init__(self, loc, scale, validate_args=None):
        self._take(validate_args, loc=loc, scale=scale)

    mean = property(lambda self: self.loc + self.scale * self.center)
    mode = property(lambda self: self.loc + self.scale * self.most)
    variance = property(lambda self: self.scale * (self.scale * self.spread))
    stddev = property(lambda self: self.scale * self.spread**0.5)

    def rsample(self, sample_shape=()):
        shape = self._extended_shape(sample_shape)
        return self.loc + self.scale * self._standard_sample(self.loc.new_empty(shape))

    def _away(self, value):
        self._check_value(value)
        return value - self.loc

    def _standard(self, value):
        return self._away(value) / self.scale

    def log_prob(self, value):
        return self._log_density(self._standard(value)) - self.scale.log()

    def cdf(self, value):
        return self._below(self._standard(value))

    def icdf(self, value):
        return self.loc + self.scale * self._quantile(value)

    def entropy(self):
        return self.disorder + self.scale.log()

    def _below(self, z):
        return self._absent("cdf")

    def _quantile(self, share):
        return self._absent("icdf")


class Normal(_LocationScale, ExponentialFamily):
    """Normal distribution with mean `loc` and standard deviation `scale`.

    >>> Normal(0.0, 1.0).cdf(torch.tensor(0.0)).item()
    0.5
    """

    disorder = 0.5 + 0.5 * math.log(2 * math.pi)
    _mean_carrier_measure = 0

    @property
    def _natural_params(self):
        return self.loc / self.scale**2, -0.5 / self.scale**2

    def _log_normalizer(self, x, y):
        return -0.25 * x**2 / y + 0.5 * (-math.pi / y).log()

    def _standard_sample(self, sample):
        return sample.normal_()

    def _log_density(self, z):
        return -0.5 * z * z - 0.5 * math.log(2 * math.pi)

    def _below(self, z):
        return torch.special.ndtr(z)

    def _quantile(self, share):
        return torch.special.ndtri(share)


class Laplace(_LocationScale):
    """Density exp(-|x - loc| / scale) / (2 * scale).

    >>> Laplace(0.0, 1.0).cdf(torch.tensor(0.0)).item()
    0.5
    """

    spread, disorder = 2.0, 1 + math.log(2)

    def _standard_sample(self, sample):
        return sample.exponential_() * (2 * torch.rand_like(sample).round() - 1)

    def _log_density(self, z):
        return -z.abs() - math.log(2)

    def _below(self, z):
        tail = (-z.abs()).exp() / 2
        return torch.where(z < 0, tail, 1 - tail)

    def _quantile(self, share):
        return torch.where(share < 0.5, (2 * share).log(), -(2 - 2 * share).log())


class Cauchy(_LocationScale):
    """Density 1 / (pi * scale * (1 + ((x - loc) / scale)**2)); it has no mean.

    >>> Cauchy(0.0, 1.0).cdf(torch.tensor(0.0)).item()
    0.5
    """

    center, spread, disorder = math.nan, math.inf, math.log(4 * math.pi)

    def _standard_sample(self, sample):
        return sample.cauchy_()

    def log_prob(self, value):
        return -math.log(math.pi) - internal.log1p_square(self._away(value), self.scale) - self.scale.log()

    def _below(self, z):
        return torch.atan2(torch.ones_like(z), -z) / math.pi

    def _quantile(self, share):
        return _tangent(share - 0.5, torch.where(share < 0.5, -share, 1 - share))


class Gumbel(_LocationScale):
    """Extreme value distribution: loc + scale * z, where z has the cdf exp(-exp(-z)).

    >>> Gumbel(1.0, 2.0).mode.item()
    1.0
    """

    center, spread, disorder = euler_constant, math.pi**2 / 6, 1 + euler_constant

    def _standard_sample(self, sample):
        return -sample.exponential_().clamp_(min=torch.finfo(sample.dtype).tiny).log()

    def _log_density(self, z):
        z = z.clamp(min=-torch.finfo(z.dtype).max)
        return -z - (-z).exp()

    def _below(self, z):
        return (-(-z).exp()).exp()

    def _quantile(self, share):
        return -(-share.log()).log()


class StudentT(_LocationScale):
    """Distribution of loc + scale * t, where t follows Student's distribution with `df` degrees of freedom.

    >>> StudentT(3.0).mean.item()
    0.0
    """

    arg_constraints = {"df": constraints.positive, **_LocationScale.arg_constraints}

    def __init__(self, df, loc=0.0, scale=1.0, validate_args=None):
        self._take(validate_args, df=df, loc=loc, scale=scale)

    @property
    def mean(self):
        return torch.where(self.df > 1, self.loc, math.nan)

    @property
    def variance(self):
        return self.stddev**2

    @property
    def stddev(self):
        finite = self.scale * (self.df / (self.df - 2)).sqrt()
        return torch.where(self.df > 2, finite, torch.where(self.df > 1, math.inf, math.nan).to(finite.dtype))

    def rsample(self, sample_shape=()):
        spread = Chi2(self.df, validate_args=False).rsample(sample_shape) / self.df
        return self.loc + self.scale * torch.randn_like(spread) * spread.rsqrt()

    def _large(self):
        """Return half the degrees of freedom, and where differences of their gamma functions would cancel."""
        half = self.df / 2
        return half, half > 30

    def _log_scale(self):
        half, large = self._large()
        near = torch.where(large, 1.0, half)  # otherwise half the degrees of freedom
        direct = torch.lgamma(near + 0.5) - torch.lgamma(near) - 0.5 * near.log()
        inverse = 1 / torch.where(large, half, 1.0)
        series = inverse * (-1 / 8 + inverse**2 * (1 / 192 - inverse**2 / 640))  # Stirling's
        return torch.where(large, series, direct) - 0.5 * math.log(2 * math.pi)

    def log_prob(self, value):
        root = self.df.sqrt().sqrt()  # each of both takes half of the factor, so that neither leaves the range
        tail = internal.log1p_square(self._away(value) / root, self.scale * root)
        return self._log_scale() - (self.df + 1) / 2 * tail - self.scale.log()

    def entropy(self):
        half, large = self._large()
        near = torch.where(large, 1.0, half)
        direct = (near + 0.5) * ((near + 0.5).digamma() - near.digamma())
        inverse = 1 / torch.where(large, half, 1.0)
        series = (1 + inverse / 2) * (1 / 2 + inverse * (1 / 8 + inverse**2 * (-1 / 64 + inverse**2 / 128)))
        return self.scale.log() + torch.where(large, series, direct) - self._log_scale()


class Uniform(Distribution):
    """Uniform distribution on [low, high).

    >>> Uniform(0.0, 2.0).mean.item()
    1.0
    """

    arg_constraints = {"low": constraints.dependent(is_discrete=False, event_dim=0),
                       "high": constraints.dependent(is_discrete=False, event_dim=0)}  # fmt: skip
    has_rsample = True

    def __init__(self, low, high, validate_args=None):
        self._take(validate_args, low=low, high=high)
        if self._validate_args:
            self._require("parameter high", self.high, constraints.greater_than(self.low))

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.interval(self.low, self.high)

    mean = property(lambda self: (self.low + self.high) / 2)
    mode = property(lambda self: math.nan * self.high)
    variance = property(lambda self: (self.high - self.low) ** 2 / 12)
    stddev = property(lambda self: (self.high - self.low) / 12**0.5)

    def rsample(self, sample_shape=()):
        share = self.low.new_empty(self._extended_shape(sample_shape)).uniform_()
        return self.low + share * (self.high - self.low)

    def log_prob(self, value):
        self._check_value(value)
        inside = (self.low <= value) & (value < self.high)
        return inside.type_as(self.low).log() - (self.high - self.low).log()

    def cdf(self, value):
        self._check_value(value)
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def icdf(self, value):
        return self.low + value * (self.high - self.low)

    def entropy(self):
        return (self.high - self.low).log()


class VonMises(Distribution):
    """Angles around `loc` with density proportional to exp(concentration * cos(x - loc)).

    Draws use the algorithm of Best and Fisher (1979).

    >>> VonMises(0.5, 2.0).mean.item()
    0.5
    """

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real

    def __init__(self, loc, concentration, validate_args=None):
        self._take(validate_args, loc=loc, concentration=concentration)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)

    @property
    def variance(self):
        """Circular variance: 1 minus the length of the mean direction."""
        return 1 - torch.special.i1e(self.concentration) / torch.special.i0e(self.concentration)

    def log_prob(self, value):
        self._check_value(value)
        below = -2 * self.concentration * ((value - self.loc) / 2).sin() ** 2
        return below - math.log(2 * math.pi) - torch.special.i0e(self.concentration).log()

    @torch.no_grad()
    def sample(self, sample_shape=()):
        shape = self._extended_shape(sample_shape)
        k = self.concentration.double()
        tau = 1 + (1 + 4 * k**2).sqrt()
        rho = 2 * k / (tau + (2 * tau).sqrt())  # (tau - sqrt(2 tau)) / (2 k), without the difference
        r = ((1 + rho**2) / (2 * rho)).expand(shape)
        r = torch.where(k < 1e-5, 1 / k + k, r)  # rho is nearly k there
        k, angle = k.expand(shape), torch.zeros(shape, dtype=torch.float64, device=k.device)
        missing = torch.ones(shape, dtype=torch.bool, device=k.device)
        while bool(missing.any()):
            first, second, third = torch.rand((3,) + tuple(shape), dtype=torch.float64, device=k.device).unbind()
            z = (math.pi * first).cos()
            f = ((1 + r * z) / (r + z)).clamp(-1, 1)
            c = k * (r - f)
            accepted = missing & ((c * (2 - c) > second) | ((c / second).log() + 1 >= c))
            angle = torch.where(accepted, (third - 0.5).sign() * f.acos(), angle)
            missing = missing & ~accepted
        return ((angle + math.pi + self.loc.double()) % (2 * math.pi) - math.pi).to(self.loc.dtype)


class GeneralizedPareto(Distribution):
    """Distribution of exceedances over `loc` (Pickands, 1975); bounded if `concentration`, the tail index, is negative.

    >>> GeneralizedPareto(0.0, 1.0, 0.5).mean.item()
    2.0
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive, "concentration": constraints.real}
    has_rsample = True

    def __init__(self, loc, scale, concentration, validate_args=None):
        self._take(validate_args, loc=loc, scale=scale, concentration=concentration)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        far = torch.where(self.concentration < 0, self.loc - self.scale / self.concentration, math.inf)
        return constraints.interval(self.loc, far)

    def _moment(self, order, value):
        return torch.where(self.concentration * order < 1, value, math.inf)

    mean = property(lambda self: self._moment(1, self.loc + self.scale / (1 - self.concentration)))
    mode = property(lambda self: self.loc)

    @property
    def variance(self):
        c = self.concentration
        return self._moment(2, self.scale**2 / ((1 - c) ** 2 * (1 - 2 * c)))

    def _scaled_log1p(self, z):
        """Return log(1 + concentration * z) / concentration."""
        return z * log1p_over(self.concentration * z)

    def rsample(self, sample_shape=()):
        return self.icdf(self.loc.new_empty(self._extended_shape(sample_shape)).uniform_())

    def log_prob(self, value):
        self._check_value(value)
        z = (value - self.loc) / self.scale
        return -self._scaled_log1p(z) * (1 + self.concentration) - self.scale.log()

    def log_survival_function(self, value):
        """Return the logarithm of 1 - cdf(value)."""
        self._check_value(value)
        z, shape = ((value - self.loc) / self.scale).clamp(min=0), self.concentration.detach()
        end = torch.where(shape < 0, -1 / shape, math.inf)  # of the support; no gradient reaches beyond it
        return -self._scaled_log1p(torch.minimum(z, end))

    def log_cdf(self, value):
        """Return the logarithm of cdf(value)."""
        return self.cdf(value).log()

    def cdf(self, value):
        return -self.log_survival_function(value).expm1()

    def icdf(self, value):
        away = -(-value).log1p()
        return self.loc + self.scale * away * expm1_over(self.concentration * away)

    def entropy(self):
        return self.scale.log() + self.concentration + 1
