"""Distributions of integers, and ContinuousBernoulli; their parameter is a probability or its log-odds."""

import math

import torch
from torch._core import internal
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.gamma import Gamma
from torch.distributions.utils import (
    broadcast_all,
    by_series,
    clamp_probs,
    expm1_over,
    lazy_property,
    log1p_over,
    logits_to_probs,
    probs_to_logits,
)
from torch.nn.functional import binary_cross_entropy_with_logits, softplus

__all__ = ["Bernoulli", "Binomial", "ContinuousBernoulli", "Geometric", "NegativeBinomial", "Poisson"]


class Odds(Distribution):
    """Base of distributions with `probs` or `logits`: one is given, the other is computed when read."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    is_binary = True

    def _take_probs_or_logits(self, validate_args, probs, logits, **others):
        if (probs is None) == (logits is None):
            raise ValueError(f"{type(self).__name__}: {'neither' if probs is None else 'both'} of probs and logits "
                             "given; need one of them")
        self._take(validate_args, **{"logits" if probs is None else "probs": logits if probs is None else probs},
                   **others)  # fmt: skip

    @lazy_property
    def logits(self):
        """Log-odds of `probs`, or their logarithms if there are several categories."""
        return probs_to_logits(self.probs, self.is_binary)

    @lazy_property
    def probs(self):
        """Probabilities that correspond to `logits`."""
        return logits_to_probs(self.logits, self.is_binary)

    @property
    def _param(self):
        return self.__dict__["probs"] if "probs" in self.__dict__ else self.logits

    @property
    def param_shape(self):
        """Size of the given parameter."""
        return self._param.size()

    def _values(self, values, expand):
        """Return the values along a first dim, broadcast over the batch if `expand`."""
        values = values.reshape((-1,) + (1,) * len(self._batch_shape))
        return values.expand((-1,) + tuple(self._batch_shape)) if expand else values


class Bernoulli(Odds, ExponentialFamily):
    """Bernoulli distribution: 1 with probability `probs`, otherwise 0.

    >>> Bernoulli(0.25).log_prob(torch.tensor(1.0)).exp().item()
    0.25
    """

    support = constraints.boolean
    has_enumerate_support = True
    _mean_carrier_measure = 0

    def __init__(self, probs=None, logits=None, validate_args=None):
        self._take_probs_or_logits(validate_args, probs, logits)

    mean = property(lambda self: self.probs)
    variance = property(lambda self: self.probs * (1 - self.probs))
    _natural_params = property(lambda self: (self.logits,))

    @property
    def mode(self):
        return torch.where(self.probs == 0.5, math.nan, (self.probs >= 0.5).to(self.probs.dtype))

    def _log_normalizer(self, x):
        return softplus(x)

    def sample(self, sample_shape=()):
        with torch.no_grad():
            return torch.bernoulli(self.probs.detach().expand(self._extended_shape(sample_shape)))

    def log_prob(self, value):
        self._check_value(value)
        logits, value = broadcast_all(self.logits, value)
        return -binary_cross_entropy_with_logits(logits, value.to(logits.dtype), reduction="none")

    def entropy(self):
        return binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none")

    def enumerate_support(self, expand=True):
        return self._values(torch.arange(2, dtype=self._param.dtype, device=self._param.device), expand)


class Geometric(Odds):
    """Number of failures before the first success, with success probability `probs`.

    >>> Geometric(0.25).mean.item()
    3.0
    """

    support = constraints.nonnegative_integer

    def __init__(self, probs=None, logits=None, validate_args=None):
        self._take_probs_or_logits(validate_args, probs, logits)
        if self._validate_args and probs is not None:
            self._require("parameter probs", self.probs, constraints.greater_than(0.0))

    mean = property(lambda self: 1 / self.probs - 1)
    mode = property(lambda self: torch.zeros_like(self.probs))
    variance = property(lambda self: (1 / self.probs - 1) / self.probs)

    @torch.no_grad()
    def sample(self, sample_shape=()):
        waited = self.probs.new_empty(self._extended_shape(sample_shape)).exponential_()
        return (waited / -(-self.probs).log1p()).floor()

    def log_prob(self, value):
        self._check_value(value)
        probs, value = broadcast_all(self.probs, value)
        return torch.xlog1py(value, -probs) + probs.log()

    def entropy(self):
        return binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none") / self.probs


class Poisson(ExponentialFamily):
    """Poisson distribution with the given rate.

    >>> Poisson(2.0).variance.item()
    2.0
    """

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer

    def __init__(self, rate, validate_args=None):
        self._take(validate_args, rate=rate)

    mean = property(lambda self: self.rate)
    mode = property(lambda self: self.rate.floor())
    variance = property(lambda self: self.rate)
    _natural_params = property(lambda self: (self.rate.log(),))

    def _log_normalizer(self, x):
        return x.exp()

    @torch.no_grad()
    def sample(self, sample_shape=()):
        return torch.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value):
        self._check_value(value)
        rate, value = broadcast_all(self.rate, value)
        return internal.log_gamma_density(value.to(rate.dtype) + 1, rate, torch.ones_like(rate))


class Binomial(Odds):
    """Number of successes in `total_count` trials with success probability `probs`.

    >>> Binomial(4, 0.5).mean.item()
    2.0
    """

    arg_constraints = {"total_count": constraints.nonnegative_integer, **Odds.arg_constraints}
    has_enumerate_support = True

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        self._take_probs_or_logits(validate_args, probs, logits, total_count=total_count)
        self.total_count = self.total_count.type_as(self._param)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self.total_count)

    mean = property(lambda self: self.total_count * self.probs)
    mode = property(lambda self: ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count))
    variance = property(lambda self: self.total_count * self.probs * (1 - self.probs))

    @torch.no_grad()
    def sample(self, sample_shape=()):
        shape = self._extended_shape(sample_shape)
        return torch.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def log_prob(self, value):
        self._check_value(value)
        n = self.total_count
        choices = torch.lgamma(n + 1) - torch.lgamma(value + 1) - torch.lgamma(n - value + 1)
        # log p and log(1 - p) by logits: neither loses its digits where the other probability is near 1.
        return choices - value * softplus(-self.logits) - (n - value) * softplus(self.logits)

    def entropy(self):
        values = self.enumerate_support(expand=False)
        logs = self.log_prob(values)
        return -(logs.exp() * logs).sum(0)

    def enumerate_support(self, expand=True):
        most = int(self.total_count.max())
        if int(self.total_count.min()) != most:
            raise NotImplementedError("Binomial: enumerate_support needs one total_count for the whole batch")
        return self._values(torch.arange(1 + most, dtype=self._param.dtype, device=self._param.device), expand)


class NegativeBinomial(Odds):
    """Number of successes, each with probability `probs`, before `total_count` failures.

    >>> NegativeBinomial(2.0, 0.5).mean.item()
    2.0
    """

    arg_constraints = {"total_count": constraints.greater_than_eq(0), "logits": constraints.real,
                       "probs": constraints.half_open_interval(0.0, 1.0)}  # fmt: skip
    support = constraints.nonnegative_integer

    def __init__(self, total_count, probs=None, logits=None, validate_args=None):
        self._take_probs_or_logits(validate_args, probs, logits, total_count=total_count)
        self.total_count = self.total_count.type_as(self._param)

    mean = property(lambda self: self.total_count * self.logits.exp())
    mode = property(lambda self: ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0))
    variance = property(lambda self: self.mean / torch.sigmoid(-self.logits))

    @torch.no_grad()
    def sample(self, sample_shape=()):
        rate = Gamma(self.total_count, (-self.logits).exp(), validate_args=False).sample(sample_shape)
        return torch.poisson(rate)

    def log_prob(self, value):
        self._check_value(value)
        n = self.total_count
        known = -n * softplus(self.logits) - value * softplus(-self.logits)
        choices = torch.lgamma(n + value) - torch.lgamma(1 + value) - torch.lgamma(n)
        return known + torch.where(n + value == 0, 0, choices)


class ContinuousBernoulli(Odds, ExponentialFamily):
    """Density proportional to probs**x * (1 - probs)**(1 - x) on [0, 1] (Loaiza-Ganem and Cunningham, 2019).

    Series replace the closed forms for small log-odds, where those lose digits. `lims` is accepted and ignored.

    >>> ContinuousBernoulli(0.5).mean.item()
    0.5
    """

    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, probs=None, logits=None, lims=(0.499, 0.501), validate_args=None):
        self._lims = lims
        self._take_probs_or_logits(validate_args, probs, logits)
        if "probs" in vars(self):
            self.probs = clamp_probs(self.probs)

    _natural_params = property(lambda self: (self.logits,))

    def _log_normalizer(self, x):
        """Return log((exp(x) - 1) / x)."""
        return by_series(x, 0.3, lambda x: x.clamp(min=0) + ((-(-x.abs()).expm1()).log() - x.abs().log()),
                         0, 1 / 2, 1 / 24, 0, -1 / 2880, 0, 1 / 181440, 0, -1 / 9676800)  # fmt: skip

    @property
    def mean(self):
        slope = by_series(self.logits, 0.3, lambda x: (1 / (2 * (x / 2).tanh()) - 1 / x) / x,
                          1 / 12, 0, -1 / 720, 0, 1 / 30240, 0, -1 / 1209600)  # fmt: skip
        return 0.5 + self.logits * slope

    @property
    def variance(self):
        return by_series(self.logits, 0.3, lambda x: x**-2 - 1 / (4 * (x / 2).sinh() ** 2),
                         1 / 12, 0, -1 / 240, 0, 1 / 6048, 0, -1 / 172800, 0, 1 / 5322240)  # fmt: skip

    def rsample(self, sample_shape=()):
        return self.icdf(self.probs.new_empty(self._extended_shape(sample_shape)).uniform_())

    def log_prob(self, value):
        self._check_value(value)
        return value * self.logits - self._log_normalizer(self.logits)

    def cdf(self, value):
        self._check_value(value)
        x = self.logits
        value = value.clamp(0, 1)  # below the support nothing is covered, above it everything
        share = value * expm1_over(x.clamp(max=30) * value) / expm1_over(x.clamp(max=30))
        return torch.where(x > 30, (x * (value - 1)).exp() * -(-x * value).expm1(), share)

    def icdf(self, value):
        x = self.logits
        far = 1 + (value + (1 - value) * (-x.clamp(min=30)).exp()).log() / x.clamp(min=30)
        grown = x.clamp(max=30).expm1()
        near = value * expm1_over(x.clamp(max=30)) * log1p_over(value * grown)
        return torch.where(x > 30, far, near).clamp(0, 1)

    def entropy(self):
        return self._log_normalizer(self.logits) - self.mean * self.logits
