"""Continuous relaxations of discrete distributions (Maddison, Mnih and Teh, 2017)."""

import math

import torch
from torch.distributions import constraints
from torch.distributions.categorical import Categorical
from torch.distributions.discrete import Odds
from torch.distributions.distribution import Distribution
from torch.distributions.transformed import TransformedDistribution
from torch.distributions.transforms import ExpTransform, SigmoidTransform
from torch.nn.functional import log_softmax, softplus

__all__ = ["ExpRelaxedCategorical", "LogitRelaxedBernoulli", "RelaxedBernoulli", "RelaxedOneHotCategorical"]


class LogitRelaxedBernoulli(Odds):
    """Logits of RelaxedBernoulli: the logits of `probs` plus logistic noise, divided by the temperature.

    >>> LogitRelaxedBernoulli(torch.tensor(0.5), probs=torch.tensor(0.5)).event_shape
    torch.Size([])
    """

    support = constraints.real
    has_rsample = True

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        self.temperature = temperature
        self._take_probs_or_logits(validate_args, probs, logits)

    def rsample(self, sample_shape=()):
        share = self._param.new_empty(self._extended_shape(sample_shape)).uniform_()
        share = share.clamp(min=torch.finfo(share.dtype).tiny)
        return (share.log() - (-share).log1p() + self.logits) / self.temperature

    def log_prob(self, value):
        self._check_value(value)
        away = self.logits - value * self.temperature
        return torch.as_tensor(self.temperature).log() + away - 2 * softplus(away)


class _Relaxed(TransformedDistribution):
    """A transformed base distribution that has the parameters."""

    has_rsample = True
    temperature = property(lambda self: self.base_dist.temperature)
    probs = property(lambda self: self.base_dist.probs)
    logits = property(lambda self: self.base_dist.logits)

    def _check_parameters(self):
        """Return the base distribution checks the parameters."""


class RelaxedBernoulli(_Relaxed):
    """Values in (0, 1) that approach Bernoulli draws as the temperature goes to 0.

    >>> 0 < RelaxedBernoulli(torch.tensor(0.5), probs=torch.tensor(0.5)).rsample().item() < 1
    True
    """

    arg_constraints = Odds.arg_constraints
    support = constraints.unit_interval

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        base = LogitRelaxedBernoulli(temperature, probs, logits, validate_args)
        super().__init__(base, SigmoidTransform(), validate_args)


class ExpRelaxedCategorical(Distribution):
    """Logarithms of RelaxedOneHotCategorical.

    >>> ExpRelaxedCategorical(torch.tensor(1.0), torch.ones(3)).event_shape
    torch.Size([3])
    """

    arg_constraints = Categorical.arg_constraints
    support = constraints.real_vector
    has_rsample = True

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        self._categorical = Categorical(probs, logits, validate_args)
        self.temperature = temperature
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args)

    probs = property(lambda self: self._categorical.probs)
    logits = property(lambda self: self._categorical.logits)
    param_shape = property(lambda self: self._categorical.param_shape)

    def _check_parameters(self):
        """Categorical checks the parameters."""

    def rsample(self, sample_shape=()):
        noise = self.logits.new_empty(self._extended_shape(sample_shape))
        gumbel = -noise.exponential_().clamp_(min=torch.finfo(noise.dtype).tiny).log()
        return log_softmax((self.logits + gumbel) / self.temperature, -1)

    def log_prob(self, value):
        self._check_value(value)
        k, temperature = self._event_shape[0], torch.as_tensor(self.temperature)
        score = log_softmax(self.logits - value * temperature, -1).sum(-1)
        return score + math.lgamma(k) + (k - 1) * temperature.log()


class RelaxedOneHotCategorical(_Relaxed):
    """Vectors of sum 1 that approach OneHotCategorical draws as the temperature goes to 0.

    >>> RelaxedOneHotCategorical(torch.tensor(1.0), torch.ones(3)).event_shape
    torch.Size([3])
    """

    arg_constraints = Categorical.arg_constraints
    support = constraints.simplex

    def __init__(self, temperature, probs=None, logits=None, validate_args=None):
        base = ExpRelaxedCategorical(temperature, probs, logits, validate_args)
        super().__init__(base, ExpTransform(), validate_args)
