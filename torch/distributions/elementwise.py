"""Elementwise transforms."""

import math

import torch
from torch.distributions import constraints
from torch.distributions.transform import Transform
from torch.distributions.utils import _sum_rightmost
from torch.nn.functional import softplus

__all__ = [
    "AbsTransform", "AffineTransform", "CumulativeDistributionTransform", "ExpTransform", "PowerTransform",
    "SigmoidTransform", "SoftplusTransform", "TanhTransform",
]


class _Growing(Transform):
    domain = constraints.real
    bijective = True
    sign = 1


class ExpTransform(_Growing):
    """y = exp(x).

    >>> ExpTransform()(torch.tensor(0.0)).item()
    1.0
    """

    codomain = constraints.positive

    def _call(self, x):
        return x.exp()

    def _inverse(self, y):
        return y.log()

    def log_abs_det_jacobian(self, x, y):
        return x


def _clipped_sigmoid(x):
    info = torch.finfo(x.dtype)
    return torch.sigmoid(x).clamp(min=info.tiny, max=1 - info.eps)


class SigmoidTransform(_Growing):
    """y = 1 / (1 + exp(-x)), clamped away from 0 and 1.

    >>> SigmoidTransform()(torch.tensor(0.0)).item()
    0.5
    """

    codomain = constraints.unit_interval

    def _call(self, x):
        return _clipped_sigmoid(x)

    def _inverse(self, y):
        info = torch.finfo(y.dtype)
        y = y.clamp(min=info.tiny, max=1 - info.eps)
        return y.log() - (-y).log1p()

    def log_abs_det_jacobian(self, x, y):
        return -softplus(-x) - softplus(x)


class TanhTransform(_Growing):
    """y = tanh(x). The slope is computed from x, because near 1 it cannot be recovered from y.

    >>> TanhTransform()(torch.tensor(0.0)).item()
    0.0
    """

    codomain = constraints.interval(-1.0, 1.0)

    def _call(self, x):
        return x.tanh()

    def _inverse(self, y):
        return y.atanh()

    def log_abs_det_jacobian(self, x, y):
        return 2 * (math.log(2) - x - softplus(-2 * x))


class SoftplusTransform(_Growing):
    """y = log(1 + exp(x)).

    >>> SoftplusTransform().inv(SoftplusTransform()(torch.tensor(2.0))).item()
    2.0
    """

    codomain = constraints.positive

    def _call(self, x):
        return softplus(x)

    def _inverse(self, y):
        return (-(-y).expm1()).log() + y

    def log_abs_det_jacobian(self, x, y):
        return -softplus(-x)


class AbsTransform(Transform):
    """y = |x|; the inverse accepts non-negative values.

    >>> AbsTransform()(torch.tensor(-2.0)).item()
    2.0
    """

    domain = constraints.real
    codomain = constraints.positive

    def _call(self, x):
        return x.abs()

    def _inverse(self, y):
        return y


class PowerTransform(Transform):
    """y = x**exponent for positive x.

    >>> PowerTransform(2.0)(torch.tensor(3.0)).item()
    9.0
    """

    domain = constraints.positive
    codomain = constraints.positive
    bijective = True

    def __init__(self, exponent, cache_size=0):
        super().__init__(cache_size)
        self.exponent = torch.as_tensor(exponent)

    sign = property(lambda self: self.exponent.sign())

    def _call(self, x):
        return x.pow(self.exponent)

    def _inverse(self, y):
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x, y):
        return (self.exponent * y / x).abs().log()

    def forward_shape(self, shape):
        return torch.broadcast_shapes(shape, self.exponent.shape)

    inverse_shape = forward_shape


class AffineTransform(Transform):
    """y = loc + scale * x, on events with `event_dim` dims.

    >>> AffineTransform(1.0, 2.0)(torch.tensor(3.0)).item()
    7.0
    """

    bijective = True

    def __init__(self, loc, scale, event_dim=0, cache_size=0):
        super().__init__(cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim

    event_dim = property(lambda self: self._event_dim)

    @constraints.dependent_property(is_discrete=False)
    def domain(self):
        return constraints.independent(constraints.real, self._event_dim) if self._event_dim else constraints.real

    codomain = domain

    @property
    def sign(self):
        return self.scale.sign() if torch.is_tensor(self.scale) else (self.scale > 0) - (self.scale < 0)

    def _call(self, x):
        return self.loc + self.scale * x

    def _inverse(self, y):
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x, y):
        scale = torch.as_tensor(self.scale, dtype=None if torch.is_tensor(self.scale) else x.dtype, device=x.device)
        return _sum_rightmost(scale.abs().log().expand(x.shape), self._event_dim)

    def forward_shape(self, shape):
        return torch.broadcast_shapes(shape, *(v.shape for v in (self.loc, self.scale) if torch.is_tensor(v)))

    inverse_shape = forward_shape


class CumulativeDistributionTransform(Transform):
    """y = cdf(x) of a univariate distribution.

    >>> normal = torch.distributions.Normal(0.0, 1.0)
    >>> CumulativeDistributionTransform(normal)(torch.tensor(0.0)).item()
    0.5
    """

    bijective = True
    codomain = constraints.unit_interval
    sign = 1

    def __init__(self, distribution, cache_size=0):
        super().__init__(cache_size)
        self.distribution = distribution

    domain = property(lambda self: self.distribution.support)

    def _call(self, x):
        return self.distribution.cdf(x)

    def _inverse(self, y):
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x, y):
        return self.distribution.log_prob(x)
