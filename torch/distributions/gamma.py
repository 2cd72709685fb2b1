"""Gamma and what is drawn from it: Chi2, Beta, Dirichlet, FisherSnedecor."""

import math

import torch
from torch._base.arguments import is_number
from torch._core import internal
from torch.autograd import Function
from torch.autograd.function import once_differentiable
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily

__all__ = ["Beta", "Chi2", "Dirichlet", "FisherSnedecor", "Gamma"]


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
        self._check_value(value)
        return internal.log_gamma_density(self.concentration, value, self.rate)

    def cdf(self, value):
        self._check_value(value)
        return _BelowGamma.apply(*torch.broadcast_tensors(self.concentration, (self.rate * value).clamp(min=0)))

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
        self._check_value(value)
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
        self._check_value(value)
        return _log_density(self.concentration, value, self.concentration.sum(-1))

    def entropy(self):
        a, total = self.concentration, self.concentration.sum(-1)
        joint = internal.gamma_entropy(total) + (a.shape[-1] - 1) * total.digamma()
        return internal.gamma_entropy(a).sum(-1) - joint


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
        self._check_value(value)
        pair, ratio = torch.stack([self.df1 / 2, self.df2 / 2], -1), self.df1 / self.df2
        odds = ratio * value
        shares = torch.stack([1 / (1 + 1 / odds), 1 / (1 + odds)], -1)
        return _log_density(pair, shares, pair.sum(-1)) + ratio.log() - 2 * odds.log1p()
