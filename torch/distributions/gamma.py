"""Gamma and its relatives (Chi2, Beta, Dirichlet, FisherSnedecor), and other distributions of positive values."""

import math

import torch
from torch._base.arguments import is_number
from torch._core import internal
from torch.autograd import Function
from torch.autograd.function import once_differentiable
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.utils import euler_constant

__all__ = [
    "Beta", "Chi2", "Dirichlet", "Exponential", "FisherSnedecor", "Gamma", "Kumaraswamy", "Pareto", "Weibull",
]


def _log_density(concentration, shares, total):
    """Return the log-density of shares along the last dim that follow a Dirichlet distribution.

    Shares are gamma variables over their sum; their densities keep the digits that gamma functions would lose.
    """
    densities = internal.log_gamma_density(concentration, shares, total.unsqueeze(-1))
    return densities.sum(-1) - internal.log_gamma_density(total, torch.ones_like(total), total)


class Gamma(ExponentialFamily):
    """Density rate**a * x**(a - 1) * exp(-rate * x) / gamma(a), where a is `concentration`.

    Draws have implicit gradients (Figurnov, Mohamed and Mnih, 2018).

    >>> Gamma(2.0, 4.0).mean.item()
    0.5
    """

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, concentration, rate, validate_args=None):
        self._take(validate_args, concentration=concentration, rate=rate)

    mean = property(lambda self: self.concentration / self.rate)
    mode = property(lambda self: ((self.concentration - 1) / self.rate).clamp(min=0))
    variance = property(lambda self: self.mean / self.rate)
    stddev = property(lambda self: self.concentration.sqrt() / self.rate)

    @property
    def _natural_params(self):
        return self.concentration - 1, -self.rate

    def _log_normalizer(self, x, y):
        return torch.lgamma(x + 1) - (x + 1) * (-y).log()

    def rsample(self, sample_shape=()):
        drawn = torch.standard_gamma(self.concentration.expand(self._extended_shape(sample_shape))) / self.rate
        drawn.data.clamp_(min=torch.finfo(drawn.dtype).tiny)
        return drawn

    def log_prob(self, value):
        value = torch.as_tensor(value, dtype=self.rate.dtype, device=self.rate.device) if is_number(value) else value
        if self._validate_args:
            self._validate_sample(value)
        return internal.log_gamma_density(self.concentration, value, self.rate)

    def cdf(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return _BelowGamma.apply(*torch.broadcast_tensors(self.concentration, self.rate * value))

    def entropy(self):
        return internal.gamma_entropy(self.concentration) - self.rate.log()


class _BelowGamma(Function):
    """igamma with both derivatives; the one by the concentration is minus the density times the draw's derivative."""

    @staticmethod
    def forward(ctx, concentration, value):
        ctx.save_for_backward(concentration, value)
        return torch.igamma(concentration, value)

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        a, value = ctx.saved_tensors
        slope = grad * internal.log_gamma_density(a, value, torch.ones_like(a)).exp()
        return -slope * torch.standard_gamma_grad(a, value), slope


class Chi2(Gamma):
    """Distribution of the sum of `df` squared standard normal variables.

    >>> Chi2(3.0).mean.item()
    3.0
    """

    arg_constraints = {"df": constraints.positive}

    def __init__(self, df, validate_args=None):
        half = torch.as_tensor(df, dtype=None if torch.is_tensor(df) else torch.get_default_dtype()) / 2
        super().__init__(half, 0.5, validate_args)

    df = property(lambda self: self.concentration * 2)


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
        if self._validate_args:
            self._validate_sample(value)
        return self.rate.log() - self.rate * value

    def cdf(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return -(-self.rate * value).expm1()

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
        if self._validate_args:
            self._validate_sample(value)
        return (value / self.scale) ** self.concentration

    def log_prob(self, value):
        k, hazard = self.concentration, self._hazard(value)
        return (k / self.scale).log() + torch.xlogy(k - 1, value / self.scale) - hazard

    def cdf(self, value):
        return -(-self._hazard(value)).expm1()

    def icdf(self, value):
        return self.scale * (-(-value).log1p()) ** (1 / self.concentration)

    def entropy(self):
        return euler_constant * (1 - 1 / self.concentration) + (self.scale / self.concentration).log() + 1


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
    def variance(self):
        a = self.alpha
        return torch.where(a > 2, (self.scale / (a - 1)) ** 2 * (a / (a - 2)), math.inf)

    def rsample(self, sample_shape=()):
        drawn = self.scale.new_empty(self._extended_shape(sample_shape)).exponential_()
        return self.scale * (drawn / self.alpha).exp()

    def _log_ratio(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return self.alpha * (value / self.scale).log()

    def log_prob(self, value):
        return self.alpha.log() - self._log_ratio(value) - value.log()

    def cdf(self, value):
        return -(-self._log_ratio(value)).expm1()

    def icdf(self, value):
        return self.scale * (-(-value).log1p() / self.alpha).exp()

    def entropy(self):
        return (self.scale / self.alpha).log() + 1 + 1 / self.alpha


class Beta(ExponentialFamily):
    """Density x**(a - 1) * (1 - x)**(b - 1) / beta(a, b), where a is `concentration1` and b is `concentration0`.

    >>> Beta(1.0, 3.0).mean.item()
    0.25
    """

    arg_constraints = {"concentration1": constraints.positive, "concentration0": constraints.positive}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, concentration1, concentration0, validate_args=None):
        self._take(validate_args, concentration1=concentration1, concentration0=concentration0)

    _total = property(lambda self: self.concentration1 + self.concentration0)
    mean = property(lambda self: self.concentration1 / self._total)
    mode = property(lambda self: self._pair().mode[..., 0])
    variance = property(lambda self: self.mean * (self.concentration0 / self._total) / (self._total + 1))

    @property
    def _natural_params(self):
        return self.concentration1 - 1, self.concentration0 - 1

    def _log_normalizer(self, x, y):
        return torch.lgamma(x + 1) + torch.lgamma(y + 1) - torch.lgamma(x + y + 2)

    def _pair(self):
        return Dirichlet(torch.stack([self.concentration1, self.concentration0], -1), validate_args=False)

    def rsample(self, sample_shape=()):
        return self._pair().rsample(sample_shape)[..., 0]

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return _log_density(self._pair().concentration, torch.stack([value, 1 - value], -1), self._total)

    def entropy(self):
        return self._pair().entropy()


class _DrawnDirichlet(Function):
    """Dirichlet draws with gradients: each element follows its beta distribution, the others keep their proportions."""

    @staticmethod
    def forward(ctx, concentration):
        kind = torch.finfo(concentration.dtype)
        drawn = torch.softmax(torch.log_standard_gamma(concentration), -1).clamp(kind.tiny, 1 - kind.eps / 2)
        ctx.save_for_backward(concentration, drawn)
        return drawn

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        concentration, drawn = ctx.saved_tensors
        slope = torch.dirichlet_grad(drawn, concentration, concentration.sum(-1, keepdim=True))
        return slope * (grad - (drawn * grad).sum(-1, keepdim=True))


class Dirichlet(ExponentialFamily):
    """Positive vectors of sum 1 with density proportional to the product of x**(concentration - 1).

    >>> Dirichlet(torch.tensor([1.0, 3.0])).mean.tolist()
    [0.25, 0.75]
    """

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, concentration, validate_args=None):
        if concentration.dim() < 1:
            raise ValueError("Dirichlet: concentration has no dims; need one or more")
        self.concentration = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:], validate_args)

    _natural_params = property(lambda self: (self.concentration - 1,))
    mean = property(lambda self: self.concentration / self.concentration.sum(-1, keepdim=True))

    def _log_normalizer(self, x):
        return torch.lgamma(x + 1).sum(-1) - torch.lgamma((x + 1).sum(-1))

    @property
    def mode(self):
        above = (self.concentration - 1).clamp(min=0)
        inside = above / above.sum(-1, keepdim=True)
        corner = torch.nn.functional.one_hot(self.concentration.argmax(-1), self.concentration.shape[-1])
        return torch.where((self.concentration < 1).all(-1, keepdim=True), corner.type_as(inside), inside)

    @property
    def variance(self):
        total = self.concentration.sum(-1, keepdim=True)
        return self.mean * ((total - self.concentration) / total) / (total + 1)

    def rsample(self, sample_shape=()):
        return _DrawnDirichlet.apply(self.concentration.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return _log_density(self.concentration, value, self.concentration.sum(-1))

    def entropy(self):
        a, total = self.concentration, self.concentration.sum(-1)
        joint = internal.gamma_entropy(total) + (a.shape[-1] - 1) * total.digamma()
        return internal.gamma_entropy(a).sum(-1) - joint


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
        if self._validate_args:
            self._validate_sample(value)
        a, b = self.concentration1, self.concentration0
        return (a * b).log() + torch.xlogy(a - 1, value) + torch.xlog1py(b - 1, -(value**a))

    def cdf(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return -(self.concentration0 * (-(value**self.concentration1)).log1p()).expm1()

    def icdf(self, value):
        return (-((-value).log1p() / self.concentration0).expm1()) ** (1 / self.concentration1)

    def entropy(self):
        a, b = self.concentration1, self.concentration0
        harmonic = (b + 1).digamma() + euler_constant
        return 1 - 1 / b + (1 - 1 / a) * harmonic - (a * b).log()


class FisherSnedecor(Distribution):
    """Distribution of the ratio of two chi-squared variables, each divided by its degrees of freedom, `df1` and `df2`.

    >>> FisherSnedecor(2.0, 4.0).mean.item()
    2.0
    """

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, df1, df2, validate_args=None):
        self._take(validate_args, df1=df1, df2=df2)

    @property
    def mean(self):
        return torch.where(self.df2 > 2, self.df2 / (self.df2 - 2), math.nan)

    @property
    def mode(self):
        inside = (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        return torch.where(self.df1 > 2, inside, math.nan)

    @property
    def variance(self):
        m, n = self.df1, self.df2
        return torch.where(n > 4, 2 * (n / (n - 2)) ** 2 * ((m + n - 2) / m) / (n - 4), math.nan)

    def rsample(self, sample_shape=()):
        above, below = (Gamma(df / 2, df, validate_args=False).rsample(sample_shape) for df in (self.df1, self.df2))
        return above / below

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        pair, ratio = torch.stack([self.df1 / 2, self.df2 / 2], -1), self.df1 / self.df2
        odds = ratio * value
        shares = torch.stack([1 / (1 + 1 / odds), 1 / (1 + odds)], -1)
        return _log_density(pair, shares, pair.sum(-1)) + ratio.log() - 2 * odds.log1p()
