"""Kullback-Leibler divergences: a table of functions by the classes of both distributions.

Distributions of one family have closed forms, or the divergence follows from the log-normalizer. For two families,
the divergence is minus the entropy of the first minus the mean of the second's log-density, computed from moments of
the first.
"""

import math
import warnings

import torch
from torch.distributions.categorical import Categorical, OneHotCategorical
from torch.distributions.discrete import Bernoulli, Binomial, ContinuousBernoulli, Geometric, Poisson
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.gamma import Beta, Gamma
from torch.distributions.multivariate import LowRankMultivariateNormal, MultivariateNormal, _batch_mahalanobis
from torch.distributions.positive import Exponential, Pareto, Weibull
from torch.distributions.real import Cauchy, Gumbel, Laplace, Normal, Uniform
from torch.distributions.transformed import HalfNormal, Independent, TransformedDistribution
from torch.distributions.utils import _sum_rightmost, euler_constant
from torch.nn.functional import softplus

__all__ = ["kl_divergence", "register_kl"]

_KL_REGISTRY = {}
_found = {}


def register_kl(type_p, type_q):
    """Decorator that registers function(p, q) as the divergence for two classes and their subclasses.

    >>> class Mine(torch.distributions.Normal):
    ...     pass
    >>> @register_kl(Mine, Mine)
    ... def _kl(p, q):
    ...     return torch.tensor(7.0)
    >>> kl_divergence(Mine(0.0, 1.0), Mine(0.0, 1.0))
    tensor(7.)
    """
    for kind in (type_p, type_q):
        if not isinstance(kind, type):
            raise TypeError(f"register_kl: {kind!r} is no class; need classes of distributions")

    def register(function):
        _KL_REGISTRY[type_p, type_q] = function
        _found.clear()
        return function

    return register


def _function_of(kind_p, kind_q):
    """Return the function of the nearest registered classes; warn if two are equally near."""
    if (kind_p, kind_q) in _found:
        return _found[kind_p, kind_q]
    near = [(kind_p.__mro__.index(p), kind_q.__mro__.index(q), p, q) for p, q in _KL_REGISTRY
            if issubclass(kind_p, p) and issubclass(kind_q, q)]  # fmt: skip
    if not near:
        return None
    left, right = min(near, key=lambda one: one[:2])[2:], min(near, key=lambda one: one[1::-1])[2:]
    if _KL_REGISTRY[left] is not _KL_REGISTRY[right]:
        warnings.warn(f"kl_divergence({kind_p.__name__}, {kind_q.__name__}): both {left[0].__name__}, "
                      f"{left[1].__name__} and {right[0].__name__}, {right[1].__name__} are registered; the former "
                      "is taken", RuntimeWarning, stacklevel=3)  # fmt: skip
    _found[kind_p, kind_q] = _KL_REGISTRY[left]
    return _found[kind_p, kind_q]


def kl_divergence(p, q):
    """Return the mean of p.log_prob(x) - q.log_prob(x) over draws x of p, one per batch element.

    Raises:
        NotImplementedError: no function is registered for the two classes.

    >>> kl_divergence(Exponential(2.0), Uniform(0.0, 1.0)).item()
    inf
    """
    function = _function_of(type(p), type(q))
    if function is None:
        raise NotImplementedError(f"kl_divergence: nothing is known for {type(p).__name__} and {type(q).__name__}; "
                                  "register_kl(P, Q) adds a function")
    return function(p, q)


# Distributions of one family.


@register_kl(ExponentialFamily, ExponentialFamily)
def _kl_of_family(p, q):
    """Return the Bregman divergence of the log-normalizer between natural parameters."""
    if type(p)._log_normalizer is not type(q)._log_normalizer:
        raise NotImplementedError(f"kl_divergence: nothing is known for {type(p).__name__} and "
                                  f"{type(q).__name__}; register_kl(P, Q) adds a function")
    known = [*p._natural_params, *q._natural_params]
    with torch.enable_grad():
        at = [one if one.requires_grad else one.detach().requires_grad_() for one in p._natural_params]
        normalizer = p._log_normalizer(*at)
        slopes = torch.autograd.grad(normalizer.sum(), at, create_graph=True)
    result = q._log_normalizer(*q._natural_params) - normalizer
    for theta_p, theta_q, slope in zip(at, q._natural_params, slopes, strict=True):
        term = (theta_q - theta_p) * slope
        result = result - _sum_rightmost(term, term.dim() - result.dim())
    recorded = torch.is_grad_enabled() and any(one.requires_grad for one in known)
    return result if recorded else result.detach()


@register_kl(Normal, Normal)
def _kl_normal(p, q):
    ratio, away = (p.scale / q.scale) ** 2, ((p.loc - q.loc) / q.scale) ** 2
    return 0.5 * (ratio + away - 1 - ratio.log())


@register_kl(HalfNormal, HalfNormal)
def _kl_half_normal(p, q):
    return _kl_normal(p.base_dist, q.base_dist)


def _weighed(probs, ratio, other):
    """Return probs * ratio, but 0 where `probs` is 0, and inf where only the other probability is 0."""
    return torch.where(probs == 0, 0, torch.where(other == 0, math.inf, probs * ratio))


@register_kl(Bernoulli, Bernoulli)
def _kl_bernoulli(p, q):
    one = _weighed(p.probs, softplus(-q.logits) - softplus(-p.logits), q.probs)
    return one + _weighed(1 - p.probs, softplus(q.logits) - softplus(p.logits), 1 - q.probs)


@register_kl(Binomial, Binomial)
def _kl_binomial(p, q):
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("kl_divergence: p has a smaller total_count than q; need the same")
    return torch.where(p.total_count > q.total_count, math.inf, p.total_count * _kl_bernoulli(p, q))


@register_kl(Categorical, Categorical)
def _kl_categorical(p, q):
    return _weighed(p.probs, p.logits - q.logits, q.probs).sum(-1)


@register_kl(OneHotCategorical, OneHotCategorical)
def _kl_one_hot(p, q):
    return _kl_categorical(p._categorical, q._categorical)


@register_kl(Geometric, Geometric)
def _kl_geometric(p, q):
    return -p.entropy() - (-q.probs).log1p() * (1 / p.probs - 1) - q.probs.log()


@register_kl(Poisson, Poisson)
def _kl_poisson(p, q):
    both_zero = (p.rate == 0) & (q.rate == 0)
    return torch.xlogy(p.rate, p.rate / torch.where(both_zero, 1, q.rate)) - (p.rate - q.rate)


def _excess(ratio):
    """Return ratio - 1 - log(ratio), which near 1 is a series in (ratio - 1) / (ratio + 1)."""
    near = (ratio - 1).abs() < 0.1
    away = torch.where(near, ratio, 1) - 1
    turn = away / (2 + away)
    bend = turn * turn
    rest = 1 / 3 + bend * (1 / 5 + bend * (1 / 7 + bend * (1 / 9 + bend / 11)))
    far = torch.where(near, 1, ratio)
    return torch.where(near, away * turn - 2 * turn * bend * rest, far - 1 - far.log())


def _stirling(x):
    """Return what Stirling's formulas leave out of lgamma(x) and of digamma(x)."""
    inverse, square = 1 / x, x**-2
    left = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)))
    return left, -square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square / 240)))


@register_kl(Gamma, Gamma)
def _kl_gamma(p, q):
    """For large concentrations, as terms that are zero for equal distributions, instead of lgamma and digamma."""
    large = (p.concentration > 8) & (q.concentration > 8)
    a, c = (torch.where(large, 1, one.concentration) for one in (p, q))
    rates = q.rate / p.rate
    direct = (a - c) * a.digamma() - torch.lgamma(a) + torch.lgamma(c) - c * rates.log() + a * (rates - 1)
    a, c = (torch.where(large, one.concentration, 9) for one in (p, q))
    (left, slope), (other, _) = _stirling(a), _stirling(c)
    series = c * _excess(a / c * rates) + _excess(c / a) / 2 + (a - c) * slope - left + other
    return torch.where(large, series, direct)


@register_kl(Cauchy, Cauchy)
def _kl_cauchy(p, q):
    return ((p.scale + q.scale) ** 2 + (p.loc - q.loc) ** 2).log() - (4 * p.scale * q.scale).log()


@register_kl(Gumbel, Gumbel)
def _kl_gumbel(p, q):
    ratio, away = p.scale / q.scale, (p.loc - q.loc) / q.scale
    return away - ratio.log() + euler_constant * (ratio - 1) + (torch.lgamma(1 + ratio) - away).exp() - 1


@register_kl(Laplace, Laplace)
def _kl_laplace(p, q):
    ratio, away = p.scale / q.scale, (p.loc - q.loc).abs()
    return away / q.scale + ratio * (-away / p.scale).exp() - ratio.log() - 1


@register_kl(Weibull, Weibull)
def _kl_weibull(p, q):
    ratio, away = q.concentration / p.concentration, p.scale.log() - q.scale.log()
    excess = (q.concentration * away + torch.lgamma(1 + ratio)).exp() - 1
    return excess - ratio.log() - q.concentration * away + euler_constant * (ratio - 1)


@register_kl(Pareto, Pareto)
def _kl_pareto(p, q):
    ratio = q.alpha / p.alpha
    return torch.where(p.scale < q.scale, math.inf, q.alpha * (p.scale / q.scale).log() - ratio.log() + ratio - 1)


@register_kl(Uniform, Uniform)
def _kl_uniform(p, q):
    outside = (q.low > p.low) | (q.high < p.high)
    return torch.where(outside, math.inf, ((q.high - q.low) / (p.high - p.low)).log())


@register_kl(MultivariateNormal, MultivariateNormal)
@register_kl(MultivariateNormal, LowRankMultivariateNormal)
@register_kl(LowRankMultivariateNormal, MultivariateNormal)
@register_kl(LowRankMultivariateNormal, LowRankMultivariateNormal)
def _kl_multivariate_normal(p, q):
    """The mean of q's log-density is its value at p's mean minus half the trace of q's precision @ p's covariance."""
    if p.event_shape != q.event_shape:
        raise ValueError(f"kl_divergence: p has event_shape {list(p.event_shape)}, q {list(q.event_shape)}; need one")
    shape = torch.broadcast_shapes(p.batch_shape, q.batch_shape) + p.scale_tril.shape[-2:]
    trace = _batch_mahalanobis(q.scale_tril, p.scale_tril.expand(shape).movedim(-1, 0)).sum(0)
    return trace / 2 - q.log_prob(p.loc) - p.entropy()


@register_kl(Independent, Independent)
def _kl_independent(p, q):
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError("kl_divergence: p and q differ in reinterpreted_batch_ndims; need the same")
    return _sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(TransformedDistribution, TransformedDistribution)
def _kl_transformed(p, q):
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError("kl_divergence: p and q differ in transforms or event_shape; need the same")
    divergence = kl_divergence(p.base_dist, q.base_dist)
    return _sum_rightmost(divergence, len(p.event_shape) - len(p.base_dist.event_shape))


# Distributions of two families: moments of p.


def _of(table, one):
    """Return the entry of the nearest class of an object."""
    return next(table[kind] for kind in type(one).__mro__ if kind in table)


def _mean_log(low, high):
    """Return the mean of log(x) for x uniform on [low, high)."""
    return (torch.xlogy(high, high) - torch.xlogy(low, low)) / (high - low) - 1


_MEAN_LOG = {
    Distribution: lambda p: p.mean,  # also where log is undefined: the divergence is inf there
    Beta: lambda p: p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma(),
    Exponential: lambda p: -euler_constant - p.rate.log(),
    Gamma: lambda p: p.concentration.digamma() - p.rate.log(),
    Pareto: lambda p: p.scale.log() + 1 / p.alpha,
    Uniform: lambda p: _mean_log(p.low, p.high),
}
_MEAN_EXP = {  # of exp(-x * rate)
    Exponential: lambda p, rate: p.rate / (p.rate + rate),
    Gamma: lambda p, rate: (1 + rate / p.rate) ** -p.concentration,
    Normal: lambda p, rate: (0.5 * (p.scale * rate) ** 2 - p.loc * rate).exp(),
    Uniform: lambda p, rate: ((-p.low * rate).exp() - (-p.high * rate).exp()) / (rate * (p.high - p.low)),
}


def _register_mean(type_q, *types_p):
    """Decorator for function(p, q), the mean of q's log-density under p, for each of the classes of p."""

    def register(function):
        def divergence(p, q):
            (low, high), (least, most) = _of(_BOUNDS, p)(p), _of(_BOUNDS, q)(q)
            result = -p.entropy() - function(p, q)
            outside = torch.as_tensor((low < least) | (high > most), device=result.device)
            return result.masked_fill(outside, math.inf)

        for type_p in types_p:
            register_kl(type_p, type_q)(divergence)
        return function

    return register


_BOUNDS = {  # bounds of the samples
    Distribution: lambda d: (-math.inf, math.inf),
    Beta: lambda d: (0, 1),
    ContinuousBernoulli: lambda d: (0, 1),
    Exponential: lambda d: (0, math.inf),
    Gamma: lambda d: (0, math.inf),
    Pareto: lambda d: (d.scale, math.inf),
    Uniform: lambda d: (d.low, d.high),
}
_ALL = (Beta, ContinuousBernoulli, Exponential, Gamma, Gumbel, Laplace, Normal, Pareto, Uniform)


def _others(*without):
    return [kind for kind in _ALL if kind not in without]


@_register_mean(Normal, *_others(Normal))
def _in_normal(p, q):
    return Normal(q.loc, q.scale, validate_args=False).log_prob(p.mean) - 0.5 * p.variance / q.scale**2


@_register_mean(Exponential, *_others(Exponential))
def _in_exponential(p, q):
    return q.rate.log() - q.rate * p.mean


@_register_mean(Uniform, *_others(Uniform))
def _in_uniform(p, q):
    return -(q.high - q.low).log()


@_register_mean(ContinuousBernoulli, *_others(ContinuousBernoulli))
def _in_continuous_bernoulli(p, q):
    return p.mean * q.logits - q._log_normalizer(q.logits)


@_register_mean(Gamma, *_others(Gamma, ContinuousBernoulli))
def _in_gamma(p, q):
    log = _of(_MEAN_LOG, p)(p)
    a = q.concentration
    return a * q.rate.log() - torch.lgamma(a) + (a - 1) * log - q.rate * p.mean


@_register_mean(Beta, *_others(Beta, ContinuousBernoulli))
def _in_beta(p, q):
    x, y = q._natural_params
    if not isinstance(p, Uniform):
        return x  # the samples of all others exceed [0, 1]
    return x * _mean_log(p.low, p.high) + y * _mean_log(1 - p.high, 1 - p.low) - q._log_normalizer(x, y)


@_register_mean(Pareto, *_others(Pareto))
def _in_pareto(p, q):
    log = _of(_MEAN_LOG, p)(p)
    return q.alpha.log() + q.alpha * q.scale.log() - (q.alpha + 1) * log


@_register_mean(Gumbel, Exponential, Gamma, Normal, Uniform)
def _in_gumbel(p, q):
    away = (p.mean - q.loc) / q.scale
    return -away - (q.loc / q.scale).exp() * _of(_MEAN_EXP, p)(p, 1 / q.scale) - q.scale.log()


@_register_mean(Laplace, Normal)
def _in_laplace(p, q):
    z = (p.loc - q.loc) / p.scale
    far = p.scale * (math.sqrt(2 / math.pi) * (-0.5 * z**2).exp() + z * torch.erf(z / math.sqrt(2)))
    return -far / q.scale - (2 * q.scale).log()


@register_kl(Bernoulli, Poisson)
def _kl_bernoulli_poisson(p, q):
    return -p.entropy() - (torch.xlogy(p.probs, q.rate) - q.rate)


@register_kl(Poisson, Bernoulli)
@register_kl(Poisson, Binomial)
def _kl_infinite(p, q):
    return torch.full(torch.broadcast_shapes(p.batch_shape, q.batch_shape), math.inf, dtype=p.rate.dtype,
                      device=p.rate.device)  # fmt: skip
