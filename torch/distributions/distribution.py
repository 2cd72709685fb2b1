"""Distribution, the base class: sizes, validation and expansion; and exponential families."""

import torch
from torch.distributions import constraints
from torch.distributions.utils import broadcast_all, lazy_property

__all__ = ["Distribution", "ExponentialFamily"]


class Distribution:
    """Base class of distributions.

    A subclass lists its parameters and their constraints in `arg_constraints`, stores them as attributes whose sizes
    start with `batch_shape`, and defines `rsample` if draws have gradients, otherwise `sample`.

    Args:
        batch_shape: size of the batch of independent distributions.
        event_shape: size of one draw.
        validate_args: check parameters and values; None uses the global default.
    Raises:
        ValueError: a parameter, or a value given to a method, violates its constraint.

    >>> from torch.distributions import Normal
    >>> Normal(torch.zeros(3), 1).expand([2, 3]).batch_shape
    torch.Size([2, 3])
    >>> Normal(0, -1.0)
    Traceback (most recent call last):
        ...
    ValueError: Normal: parameter scale holds -1.0; need values within the constraint GreaterThan(lower_bound=0.0)
    """

    has_rsample = False
    has_enumerate_support = False
    arg_constraints = {}
    _validate_args = __debug__

    @staticmethod
    def set_default_validate_args(value):
        """Set whether new distributions validate their arguments by default."""
        if value not in (True, False):
            raise ValueError(f"set_default_validate_args: value is {value!r}; need True or False")
        Distribution._validate_args = value

    def __init__(self, batch_shape=(), event_shape=(), validate_args=None):
        self._batch_shape, self._event_shape = torch.Size(batch_shape), torch.Size(event_shape)
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._check_parameters()

    def _take(self, validate_args, **parameters):
        """Store parameters without event dims, broadcast to `batch_shape`."""
        self.__dict__.update(zip(parameters, broadcast_all(*parameters.values()), strict=True))
        Distribution.__init__(self, vars(self)[next(iter(parameters))].size(), validate_args=validate_args)

    def _check_parameters(self):
        for name, constraint in self.arg_constraints.items():
            if name not in self.__dict__ and isinstance(getattr(type(self), name, None), lazy_property):
                continue  # the other of probs and logits was given
            if constraints.is_dependent(constraint):
                continue
            self._require(f"parameter {name}", getattr(self, name), constraint)

    def _require(self, what, value, constraint):
        good = constraint.check(value)
        if not bool(good.all()):
            value = value.expand(good.shape + value.shape[good.dim() :]) if value.dim() < good.dim() else value
            wrong = value[~good].reshape((-1,) + value.shape[good.dim() :])[0]
            raise ValueError(f"{type(self).__name__}: {what} holds {wrong.tolist()}; need values within the constraint "
                             f"{constraint!r}")

    def _check_value(self, value):
        """Validate a value, unless validation is switched off."""
        if self._validate_args:
            self._validate_sample(value)

    def _validate_sample(self, value):
        """Raise ValueError if a value lies outside the support or has an unsuitable size."""
        if not torch.is_tensor(value):
            raise ValueError(f"{type(self).__name__}: value is a {type(value).__name__}; need a tensor")
        shape, wanted = tuple(value.shape), tuple(self._batch_shape + self._event_shape)
        events = len(self._event_shape)
        fits = shape[len(shape) - events :] == wanted[len(wanted) - events :]
        if not fits or any(i != j and 1 not in (i, j) for i, j in zip(shape[::-1], wanted[::-1], strict=False)):
            raise ValueError(f"{type(self).__name__}: value is {list(shape)}, batch_shape {list(self._batch_shape)}, "
                             f"event_shape {list(self._event_shape)}; the sizes cannot be broadcast")
        try:
            support = self.support
        except NotImplementedError:
            return
        self._require("value", value, support)

    @property
    def batch_shape(self):
        """Size of the batch of independent distributions."""
        return self._batch_shape

    @property
    def event_shape(self):
        """Size of one draw."""
        return self._event_shape

    @property
    def support(self):
        """Constraint that all draws satisfy."""
        return self._absent("support")

    @property
    def mean(self):
        """Mean."""
        return self._absent("mean")

    @property
    def mode(self):
        """Most likely value."""
        return self._absent("mode")

    @property
    def variance(self):
        """Variance."""
        return self._absent("variance")

    @property
    def stddev(self):
        """Standard deviation."""
        return self.variance.sqrt()

    def sample(self, sample_shape=()):
        """Draw without gradients; the result has the size sample_shape + batch_shape + event_shape."""
        with torch.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape=()):
        """Draw with gradients to the parameters; the result has the size sample_shape + batch_shape + event_shape."""
        return self._absent("rsample")

    def sample_n(self, n):
        """Draw n times: sample((n,))."""
        return self.sample(torch.Size((n,)))

    def log_prob(self, value):
        """Return the logarithm of the density or probability at `value`."""
        return self._absent("log_prob")

    def cdf(self, value):
        """Return the cumulative distribution function at `value`."""
        return self._absent("cdf")

    def icdf(self, value):
        """Return the inverse of the cumulative distribution function at `value`."""
        return self._absent("icdf")

    def enumerate_support(self, expand=True):
        """Return all values of a discrete distribution along a first dim, broadcast over the batch if `expand`."""
        return self._absent("enumerate_support")

    def entropy(self):
        """Return the entropy in nats."""
        return self._absent("entropy")

    def perplexity(self):
        """Return exp(entropy)."""
        return self.entropy().exp()

    def _absent(self, name):
        raise NotImplementedError(f"{type(self).__name__} has no {name}")

    def expand(self, batch_shape, _instance=None):
        """Return the same distribution with a larger batch, whose parameters are views of these."""
        new = self._get_checked_instance(type(self), _instance)
        batch_shape = torch.Size(batch_shape)
        for name, value in vars(self).items():
            new.__dict__[name] = value if name.startswith("_unbroadcasted") else self._expanded(value, batch_shape)
        new._batch_shape = batch_shape
        return new

    def _expanded(self, value, batch_shape):
        before = len(self._batch_shape)
        if isinstance(value, Distribution):
            return value.expand(batch_shape + value.batch_shape[before:])
        if torch.is_tensor(value) and value.shape[:before] == self._batch_shape:
            return value.expand(batch_shape + value.shape[before:])
        return value

    def _get_checked_instance(self, cls, _instance=None):
        """Return an object without attributes for a subclass's own `expand`."""
        if _instance is None and type(self).__init__ != cls.__init__:
            raise NotImplementedError(f"{type(self).__name__} defines __init__, so it must also define expand")
        return type(self).__new__(type(self)) if _instance is None else _instance

    def _extended_shape(self, sample_shape=()):
        return torch.Size(sample_shape) + self._batch_shape + self._event_shape

    def __repr__(self):
        names = [name for name in self.arg_constraints
                 if name in vars(self) or isinstance(getattr(type(self), name, None), property)]  # fmt: skip
        shown = (torch.as_tensor(getattr(self, name)) for name in names)
        texts = (f"{value.tolist()}" if value.numel() == 1 else f"{value.size()}" for value in shown)
        return f"{type(self).__name__}({', '.join(map('{}: {}'.format, names, texts))})"


class ExponentialFamily(Distribution):
    """Base of distributions with density exp(<t(x), theta> - F(theta) + k(x)) (Nielsen and Nock, 2010).

    A subclass defines `_natural_params` (theta), `_log_normalizer(*theta)` (F) and `_mean_carrier_measure` (the mean
    of k).

    >>> from torch.distributions import ExponentialFamily, Normal
    >>> isinstance(Normal(0.0, 1.0), ExponentialFamily)
    True
    >>> round(ExponentialFamily.entropy(Normal(0.0, 1.0)).item(), 4)
    1.4189
    """

    @property
    def _natural_params(self):
        return self._absent("natural parameters")

    def _log_normalizer(self, *natural_params):
        return self._absent("log-normalizer")

    @property
    def _mean_carrier_measure(self):
        return self._absent("mean of its carrier measure")

    def entropy(self):
        """Return F(theta) - <theta, grad F(theta)> - E k(x), the Bregman divergence of F."""
        with torch.enable_grad():
            natural = [p.detach().requires_grad_() if not p.requires_grad else p for p in self._natural_params]
            normalizer = self._log_normalizer(*natural)
            slopes = torch.autograd.grad(normalizer.sum(), natural, create_graph=True)
        known = any(p.requires_grad for p in self._natural_params)
        result = normalizer - self._mean_carrier_measure
        for parameter, slope in zip(natural, slopes, strict=True):
            term = parameter * slope
            result = result - term.reshape(self._batch_shape + (-1,)).sum(-1)
        return result if known else result.detach()
