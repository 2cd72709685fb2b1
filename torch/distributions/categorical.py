"""Categorical distributions: as an index, as a one-hot vector, and as counts of repeated draws."""

import math

import torch
from torch.distributions import constraints
from torch.distributions.discrete import Binomial, Odds
from torch.distributions.distribution import Distribution
from torch.nn.functional import one_hot

__all__ = ["Categorical", "Multinomial", "OneHotCategorical", "OneHotCategoricalStraightThrough"]


class Categorical(Odds):
    """Distribution of an index with the given probabilities.

    Args:
        probs: non-negative weights (..., categories), normalized to sum 1.
        logits: unnormalized log-probabilities, in place of `probs`.

    >>> Categorical(torch.tensor([1.0, 3.0])).probs.tolist()
    [0.25, 0.75]
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True
    is_binary = False

    def __init__(self, probs=None, logits=None, validate_args=None):
        if (probs is None) == (logits is None):
            raise ValueError(f"{type(self).__name__}: {'neither' if probs is None else 'both'} of probs and logits "
                             "given; need one of them")
        given = logits if probs is None else probs
        if given.dim() < 1:
            raise ValueError(f"{type(self).__name__}: the parameter has no dims; need one or more")
        if probs is not None:
            self.probs = probs / probs.sum(-1, keepdim=True)
        else:
            self.logits = logits - logits.logsumexp(-1, keepdim=True)
        self._num_events = given.shape[-1]
        Distribution.__init__(self, given.shape[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self._num_events - 1)

    mode = property(lambda self: self.probs.argmax(-1))
    mean = property(lambda self: self.probs.new_full(self._batch_shape, math.nan))
    variance = property(lambda self: self.probs.new_full(self._batch_shape, math.nan))

    @torch.no_grad()
    def sample(self, sample_shape=()):
        shape = torch.Size(sample_shape)
        drawn = torch.multinomial(self.probs.detach().reshape(-1, self._num_events), shape.numel(), True)
        return drawn.t().reshape(shape + self._batch_shape)

    def log_prob(self, value):
        self._check_value(value)
        position, logits = torch.broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return logits.gather(-1, position[..., :1]).squeeze(-1)

    def entropy(self):
        return -(self.logits.clamp(min=torch.finfo(self.logits.dtype).min) * self.probs).sum(-1)

    def enumerate_support(self, expand=True):
        return self._values(torch.arange(self._num_events, device=self._param.device), expand)


class OneHotCategorical(Distribution):
    """Distribution of one-hot vectors with the given probabilities; the arguments are those of `Categorical`.

    >>> OneHotCategorical(torch.tensor([0.0, 1.0])).sample().tolist()
    [0.0, 1.0]
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.one_hot
    has_enumerate_support = True

    def __init__(self, probs=None, logits=None, validate_args=None):
        self._categorical = Categorical(probs, logits, validate_args)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args)

    _param = property(lambda self: self._categorical._param)
    probs = property(lambda self: self._categorical.probs)
    logits = property(lambda self: self._categorical.logits)
    param_shape = property(lambda self: self._categorical.param_shape)
    mean = property(lambda self: self.probs)
    mode = property(lambda self: self._vector(self._categorical.mode))
    variance = property(lambda self: self.probs * (1 - self.probs))

    def _vector(self, place):
        return one_hot(place, self._event_shape[0]).type_as(self._param)

    def _check_parameters(self):
        """Categorical checks the parameters."""

    def sample(self, sample_shape=()):
        return self._vector(self._categorical.sample(sample_shape))

    def log_prob(self, value):
        self._check_value(value)
        return self._categorical.log_prob(value.argmax(-1))

    def entropy(self):
        return self._categorical.entropy()

    def enumerate_support(self, expand=True):
        return self._vector(self._categorical.enumerate_support(expand))


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """OneHotCategorical with the straight-through gradient of `probs` (Bengio, Leonard and Courville, 2013).

    >>> OneHotCategoricalStraightThrough(torch.tensor([0.0, 1.0])).rsample().tolist()
    [0.0, 1.0]
    """

    has_rsample = True

    def rsample(self, sample_shape=()):
        return self.sample(sample_shape) + (self.probs - self.probs.detach())


class Multinomial(Distribution):
    """Distribution of the counts of each category in `total_count` draws.

    Args:
        total_count: number of draws, an int.
        probs, logits: as in `Categorical`.

    >>> Multinomial(4, torch.tensor([1.0, 3.0])).mean.tolist()
    [1.0, 3.0]
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        if not isinstance(total_count, int):
            raise NotImplementedError(f"Multinomial: total_count is {total_count!r}; need an int")
        self.total_count = total_count
        self._categorical = Categorical(probs, logits, validate_args)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self):
        return constraints.multinomial(self.total_count)

    probs = property(lambda self: self._categorical.probs)
    logits = property(lambda self: self._categorical.logits)
    param_shape = property(lambda self: self._categorical.param_shape)
    mean = property(lambda self: self.probs * self.total_count)
    variance = property(lambda self: self.total_count * self.probs * (1 - self.probs))

    def _check_parameters(self):
        """Categorical checks the parameters."""

    @torch.no_grad()
    def sample(self, sample_shape=()):
        drawn = self._categorical.sample(torch.Size((self.total_count,)) + torch.Size(sample_shape))
        counts = self.probs.new_zeros(self._extended_shape(sample_shape))
        places = drawn.movedim(0, -1)
        return counts.scatter_add_(-1, places, torch.ones_like(places, dtype=counts.dtype))

    def log_prob(self, value):
        self._check_value(value)
        logits, value = torch.broadcast_tensors(self.logits, value)
        logits = torch.where((value == 0) & (logits == -math.inf), 0, logits)
        return torch.lgamma(value.sum(-1) + 1) - torch.lgamma(value + 1).sum(-1) + (logits * value).sum(-1)

    def entropy(self):
        n = torch.tensor(float(self.total_count), dtype=self.probs.dtype, device=self.probs.device)
        binomial = Binomial(n, self.probs, validate_args=False)
        counts = binomial.enumerate_support(expand=False)[1:]
        terms = (binomial.log_prob(counts).exp() * torch.lgamma(counts + 1)).sum((0, -1))
        return n * self._categorical.entropy() - torch.lgamma(n + 1) + terms
