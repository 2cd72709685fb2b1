"""MixtureSameFamily: mixtures of distributions of one class."""

import torch
from torch.distributions import constraints
from torch.distributions.categorical import Categorical
from torch.distributions.distribution import Distribution

__all__ = ["MixtureSameFamily"]


class MixtureSameFamily(Distribution):
    """Mixture whose components lie along the last batch dim of `component_distribution`.

    Args:
        mixture_distribution: a Categorical that selects the component.
        component_distribution: a distribution with the components in its last batch dim.

    >>> from torch.distributions import Normal
    >>> MixtureSameFamily(Categorical(torch.ones(2)), Normal(torch.tensor([-1.0, 1.0]), 1)).mean.item()
    0.0
    """

    def __init__(self, mixture_distribution, component_distribution, validate_args=None):
        self._mixture_distribution, self._component_distribution = mixture_distribution, component_distribution
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(f"MixtureSameFamily: mixture_distribution is {mixture_distribution!r}; need a Categorical")
        if not isinstance(component_distribution, Distribution):
            raise ValueError(f"MixtureSameFamily: component_distribution is {component_distribution!r}; need a "
                             "Distribution")
        batch, cases = component_distribution.batch_shape, mixture_distribution.param_shape[-1]
        if not batch or batch[-1] != cases:
            raise ValueError(f"MixtureSameFamily: the components have batch_shape {list(batch)}; need {cases}, the "
                             "cases of the mixture, at the end")
        if torch.broadcast_shapes(mixture_distribution.batch_shape, batch[:-1]) != batch[:-1]:
            raise ValueError(f"MixtureSameFamily: the mixture has batch_shape {list(mixture_distribution.batch_shape)},"
                             f" the components {list(batch)}; the former cannot be broadcast")
        self._mixture_distribution = mixture_distribution.expand(batch[:-1])
        super().__init__(batch[:-1], component_distribution.event_shape, validate_args)

    mixture_distribution = property(lambda self: self._mixture_distribution)
    component_distribution = property(lambda self: self._component_distribution)

    @constraints.dependent_property
    def support(self):
        return constraints.MixtureSameFamilyConstraint(self._component_distribution.support)

    def _weighted(self, value):
        """Return the sum of `value` over components, weighted by their probabilities."""
        probs = self._mixture_distribution.probs
        return (probs.reshape(probs.shape + (1,) * len(self._event_shape)) * value).sum(-1 - len(self._event_shape))

    mean = property(lambda self: self._weighted(self._component_distribution.mean))

    @property
    def variance(self):
        """Mean of the variances plus variance of the means."""
        away = self._component_distribution.mean - self.mean.unsqueeze(-1 - len(self._event_shape))
        return self._weighted(self._component_distribution.variance + away**2)

    def _for_components(self, value):
        return value.unsqueeze(-1 - len(self._event_shape))

    def cdf(self, x):
        self._check_value(x)
        shares = self._component_distribution.cdf(self._for_components(x))
        return (shares * self._mixture_distribution.probs).sum(-1)

    def log_prob(self, x):
        self._check_value(x)
        logs = self._component_distribution.log_prob(self._for_components(x))
        return torch.logsumexp(logs + torch.log_softmax(self._mixture_distribution.logits, -1), -1)

    @torch.no_grad()
    def sample(self, sample_shape=()):
        dim, events = len(sample_shape) + len(self._batch_shape), len(self._event_shape)
        place = self._mixture_distribution.sample(sample_shape)
        drawn = self._component_distribution.sample(sample_shape)
        place = place.reshape(place.shape + (1,) * (events + 1)).expand(place.shape + (1,) + self._event_shape)
        return drawn.gather(dim, place).squeeze(dim)

    def __repr__(self):
        return f"MixtureSameFamily(\n  {self._mixture_distribution},\n  {self._component_distribution})"
