"""Transformed distributions, and Independent, which turns batch dims into event dims."""

import math

import torch
from torch._core import internal
from torch.distributions import constraints
from torch.distributions.distribution import Distribution
from torch.distributions.gamma import Gamma
from torch.distributions.real import Cauchy, Normal, _tangent
from torch.distributions.transforms import (
    AbsTransform,
    ComposeTransform,
    ExpTransform,
    PowerTransform,
    StickBreakingTransform,
    Transform,
)
from torch.distributions.utils import _sum_rightmost

__all__ = ["HalfCauchy", "HalfNormal", "Independent", "InverseGamma", "LogNormal", "LogisticNormal",
           "TransformedDistribution"]  # fmt: skip


class Independent(Distribution):
    """Treat the last `reinterpreted_batch_ndims` batch dims of a distribution as event dims.

    >>> Independent(Normal(torch.zeros(4, 3), 1), 1)
    Independent(Normal(loc: torch.Size([4, 3]), scale: torch.Size([4, 3])), 1)
    """

    def __init__(self, base_distribution, reinterpreted_batch_ndims, validate_args=None):
        batch = base_distribution.batch_shape
        if not 0 <= reinterpreted_batch_ndims <= len(batch):
            raise ValueError(f"Independent: reinterpreted_batch_ndims is {reinterpreted_batch_ndims}, batch_shape "
                             f"{list(batch)}; need 0 to {len(batch)}")
        self.base_dist, self.reinterpreted_batch_ndims = base_distribution, reinterpreted_batch_ndims
        keep = len(batch) - reinterpreted_batch_ndims
        super().__init__(batch[:keep], batch[keep:] + base_distribution.event_shape, validate_args)

    has_rsample = property(lambda self: self.base_dist.has_rsample)
    mean = property(lambda self: self.base_dist.mean)
    mode = property(lambda self: self.base_dist.mode)
    variance = property(lambda self: self.base_dist.variance)

    @property
    def has_enumerate_support(self):
        return self.reinterpreted_batch_ndims == 0 and self.base_dist.has_enumerate_support

    @constraints.dependent_property
    def support(self):
        support, dims = self.base_dist.support, self.reinterpreted_batch_ndims
        return constraints.independent(support, dims) if dims else support

    def sample(self, sample_shape=()):
        return self.base_dist.sample(sample_shape)

    def rsample(self, sample_shape=()):
        return self.base_dist.rsample(sample_shape)

    def log_prob(self, value):
        return _sum_rightmost(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self):
        return _sum_rightmost(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def enumerate_support(self, expand=True):
        if self.reinterpreted_batch_ndims:
            raise NotImplementedError("Independent: enumerate_support needs reinterpreted_batch_ndims=0")
        return self.base_dist.enumerate_support(expand)

    def __repr__(self):
        return f"{type(self).__name__}({self.base_dist}, {self.reinterpreted_batch_ndims})"


class TransformedDistribution(Distribution):
    """Distribution of draws of `base_distribution` after one or more transforms.

    >>> from torch.distributions import ExpTransform
    >>> TransformedDistribution(Normal(0.0, 1.0), ExpTransform()).icdf(torch.tensor(0.5)).item()
    1.0
    """

    def __init__(self, base_distribution, transforms, validate_args=None):
        self.transforms = [transforms] if isinstance(transforms, Transform) else transforms
        if not isinstance(self.transforms, list) or not all(isinstance(one, Transform) for one in self.transforms):
            raise ValueError(f"{type(self).__name__}: transforms is {transforms!r}; need a Transform or a list of them")
        base, whole = base_distribution, ComposeTransform(self.transforms)
        drawn = base.batch_shape + base.event_shape
        if len(drawn) < whole.domain.event_dim:
            raise ValueError(f"{type(self).__name__}: base_distribution has draws of {list(drawn)}; the transforms "
                             f"need {whole.domain.event_dim} dims or more")
        result = whole.forward_shape(drawn)
        before = whole.inverse_shape(result)
        if drawn != before:
            base = base.expand(before[: len(before) - len(base.event_shape)])
        missing = whole.domain.event_dim - len(base.event_shape)
        self.base_dist = Independent(base, missing) if missing > 0 else base
        cut = len(result) - whole.codomain.event_dim - max(-missing, 0)
        super().__init__(result[:cut], result[cut:], validate_args)

    has_rsample = property(lambda self: self.base_dist.has_rsample)

    @constraints.dependent_property(is_discrete=False)
    def support(self):
        if not self.transforms:
            return self.base_dist.support
        codomain = self.transforms[-1].codomain
        missing = len(self._event_shape) - codomain.event_dim
        return constraints.independent(codomain, missing) if missing > 0 else codomain

    def _moved(self, value):
        for transform in self.transforms:
            value = transform(value)
        return value

    def sample(self, sample_shape=()):
        with torch.no_grad():
            return self._moved(self.base_dist.sample(sample_shape))

    def rsample(self, sample_shape=()):
        return self._moved(self.base_dist.rsample(sample_shape))

    def log_prob(self, value):
        self._check_value(value)
        result, events = 0.0, len(self._event_shape)
        for transform in reversed(self.transforms):
            before = transform.inv(value)
            events += transform.domain.event_dim - transform.codomain.event_dim
            slope = transform.log_abs_det_jacobian(before, value)
            result = result - _sum_rightmost(slope, events - transform.domain.event_dim)
            value = before
        return result + _sum_rightmost(self.base_dist.log_prob(value), events - len(self.base_dist.event_shape))

    def _monotone(self, share):
        """Return 1 - share where the transforms decrease, otherwise `share`."""
        sign = math.prod(transform.sign for transform in self.transforms)
        return share if isinstance(sign, int) and sign == 1 else sign * (share - 0.5) + 0.5

    def cdf(self, value):
        low = None if self._validate_args else getattr(self.support, "lower_bound", None)
        value = value if low is None else value.clamp(min=low)  # nothing lies below the support
        for transform in reversed(self.transforms):
            value = transform.inv(value)
        if self._validate_args:
            self.base_dist._validate_sample(value)
        return self._monotone(self.base_dist.cdf(value))

    def icdf(self, value):
        return self._moved(self.base_dist.icdf(self._monotone(value)))


class _OfNormal(TransformedDistribution):
    """A distribution whose `loc` and `scale` are those of its base."""

    loc = property(lambda self: self.base_dist.loc)
    scale = property(lambda self: self.base_dist.scale)


class LogNormal(_OfNormal):
    """Distribution of exp(x), where x is normal with mean `loc` and standard deviation `scale`.

    >>> LogNormal(0.0, 1.0).cdf(torch.tensor(1.0)).item()
    0.5
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.positive

    def __init__(self, loc, scale, validate_args=None):
        super().__init__(Normal(loc, scale, validate_args=False), ExpTransform(), validate_args)

    mean = property(lambda self: (self.loc + self.scale**2 / 2).exp())
    mode = property(lambda self: (self.loc - self.scale**2).exp())
    variance = property(lambda self: (self.scale**2).expm1() * (2 * self.loc + self.scale**2).exp())

    def entropy(self):
        return self.base_dist.entropy() + self.loc


class _Half(_OfNormal):
    """Distribution of |x|, where x is symmetric around 0."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    base = None

    def __init__(self, scale, validate_args=None):
        super().__init__(self.base(0, scale, validate_args=False), AbsTransform(), validate_args)

    def log_prob(self, value):
        self._check_value(value)
        return torch.where(value >= 0, self.base_dist.log_prob(value) + math.log(2), -math.inf)

    def cdf(self, value):
        self._check_value(value)
        return self._between((value / self.scale).clamp(min=0))

    def icdf(self, value):
        return self.base_dist.icdf((value + 1) / 2)

    def entropy(self):
        return self.base_dist.entropy() - math.log(2)


class HalfNormal(_Half):
    """Distribution of |x|, where x is normal with mean 0 and standard deviation `scale`.

    >>> HalfNormal(1.0).cdf(torch.tensor(0.0)).item()
    0.0
    """

    base = Normal
    mean = property(lambda self: self.scale * math.sqrt(2 / math.pi))
    mode = property(lambda self: torch.zeros_like(self.scale))
    variance = property(lambda self: self.stddev**2)
    stddev = property(lambda self: self.scale * math.sqrt(1 - 2 / math.pi))

    def _between(self, z):
        return torch.erf(z / math.sqrt(2))

    def icdf(self, prob):
        return self.scale * math.sqrt(2) * torch.erfinv(prob)


class HalfCauchy(_Half):
    """Distribution of |x|, where x is Cauchy distributed around 0 with the given scale.

    >>> HalfCauchy(1.0).cdf(torch.tensor(1.0)).item()
    0.5
    """

    base = Cauchy
    mean = property(lambda self: torch.full_like(self.scale, math.inf))
    mode = property(lambda self: torch.zeros_like(self.scale))
    variance = property(lambda self: torch.full_like(self.scale, math.inf))

    def _between(self, z):
        return 2 / math.pi * torch.atan(z)

    def icdf(self, prob):
        return self.scale * _tangent(prob / 2, (1 - prob) / 2)


class InverseGamma(TransformedDistribution):
    """Distribution of 1 / x, where x is gamma distributed.

    >>> InverseGamma(3.0, 2.0).mean.item()
    1.0
    """

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.positive

    def __init__(self, concentration, rate, validate_args=None):
        base = Gamma(concentration, rate, validate_args=False)
        super().__init__(base, PowerTransform(-torch.ones_like(base.rate)), validate_args)

    concentration = property(lambda self: self.base_dist.concentration)
    rate = property(lambda self: self.base_dist.rate)
    mode = property(lambda self: self.rate / (self.concentration + 1))

    @property
    def mean(self):
        return torch.where(self.concentration > 1, self.rate / (self.concentration - 1), math.inf)

    @property
    def variance(self):
        a = self.concentration
        return torch.where(a > 2, (self.rate / (a - 1)) ** 2 / (a - 2), math.inf)

    def entropy(self):
        a = self.concentration
        return internal.gamma_entropy(a) - 2 * a.digamma() + self.rate.log()


class LogisticNormal(TransformedDistribution):
    """Vectors of sum 1, made of normal variables by stick breaking.

    >>> LogisticNormal(torch.zeros(2), torch.ones(2)).event_shape
    torch.Size([3])
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.simplex

    def __init__(self, loc, scale, validate_args=None):
        base = Normal(loc, scale, validate_args=False)
        base = base if base.batch_shape else base.expand([1])
        super().__init__(base, StickBreakingTransform(), validate_args)

    loc = property(lambda self: self.base_dist.base_dist.loc)
    scale = property(lambda self: self.base_dist.base_dist.scale)
