"""Transform, the base class, and transforms composed of others: inverse, composition, independence, reshaping."""

import math
import weakref

import torch
from torch.distributions import constraints
from torch.distributions.utils import _sum_rightmost

__all__ = ["ComposeTransform", "IndependentTransform", "ReshapeTransform", "Transform", "identity_transform"]


class Transform:
    """Base class: an invertible function from `domain` to `codomain` (constraints) with a log-determinant.

    A subclass defines `_call`, `_inverse` and `log_abs_det_jacobian(x, y)`. `sign` is the sign of the slope, if it is
    constant.

    Args:
        cache_size: 1 keeps the last pair (x, y), so that inverting a result returns the same input.

    >>> from torch.distributions.transforms import ExpTransform
    >>> ExpTransform().inv(torch.tensor(1.0)).item()
    0.0
    """

    bijective = False
    domain: constraints.Constraint
    codomain: constraints.Constraint

    def __init__(self, cache_size=0):
        if cache_size not in (0, 1):
            raise ValueError(f"{type(self).__name__}: cache_size is {cache_size}; need 0 or 1")
        self._cache_size, self._inv, self._last = cache_size, None, None

    def __getstate__(self):
        return {**vars(self), "_inv": None, "_last": None}

    @property
    def event_dim(self):
        """Number of event dims of domain and codomain."""
        if self.domain.event_dim != self.codomain.event_dim:
            raise ValueError(f"{type(self).__name__}: events have {self.domain.event_dim} dims before it and "
                             f"{self.codomain.event_dim} behind; ask domain and codomain")
        return self.domain.event_dim

    @property
    def inv(self):
        """The inverse transform."""
        result = self._inv and self._inv()
        if result is None:
            result = _InverseTransform(self)
            self._inv = weakref.ref(result)
        return result

    @property
    def sign(self):
        """1 if the transform is increasing, -1 if it is decreasing."""
        raise NotImplementedError(f"{type(self).__name__} has no sign")

    def with_cache(self, cache_size=1):
        """Return the same transform with another cache size."""
        if self._cache_size == cache_size:
            return self
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__getstate__(), _cache_size=cache_size)
        return other

    def __eq__(self, other):
        return self is other or type(self) is type(other) and self._same(other)

    def _same(self, other):
        known = [{k: v for k, v in vars(one).items() if k not in ("_inv", "_last", "_cache_size")}
                 for one in (self, other)]  # fmt: skip
        return known[0].keys() == known[1].keys() and all(_equal(v, known[1][k]) for k, v in known[0].items())

    __hash__ = object.__hash__

    def __call__(self, x):
        return self._cached(0, x, self._call)

    def _inv_call(self, y):
        return self._cached(1, y, self._inverse)

    def _cached(self, side, value, function):
        """Return function(value), or the cached partner of `value`."""
        if self._last is not None and self._last[side] is value:
            return self._last[1 - side]
        result = function(value)
        if self._cache_size:
            self._last = (value, result) if side == 0 else (result, value)
        return result

    def _call(self, x):
        raise NotImplementedError(f"{type(self).__name__} has no _call")

    def _inverse(self, y):
        raise NotImplementedError(f"{type(self).__name__} has no inverse")

    def log_abs_det_jacobian(self, x, y):
        """Return log |dy/dx| for each event."""
        raise NotImplementedError(f"{type(self).__name__} has no log_abs_det_jacobian")

    def forward_shape(self, shape):
        """Return the size of the result for an input of the given size."""
        return shape

    def inverse_shape(self, shape):
        """Return the size of the input for a result of the given size."""
        return shape

    def __repr__(self):
        return f"{type(self).__name__}()"


def _equal(a, b):
    return a is b or (bool(torch.equal(a, b)) if torch.is_tensor(a) and torch.is_tensor(b) else bool(a == b)
                      if not (torch.is_tensor(a) or torch.is_tensor(b)) else bool(torch.as_tensor(a == b).all()))


class _InverseTransform(Transform):
    def __init__(self, transform):
        super().__init__(transform._cache_size)
        self._inv = transform

    def __getstate__(self):
        return vars(self)

    inv = property(lambda self: self._inv)
    domain = property(lambda self: self._inv.codomain)
    codomain = property(lambda self: self._inv.domain)
    bijective = property(lambda self: self._inv.bijective)
    sign = property(lambda self: self._inv.sign)

    def with_cache(self, cache_size=1):
        return self._inv.with_cache(cache_size).inv

    def _same(self, other):
        return self._inv == other._inv

    __hash__ = object.__hash__

    def __call__(self, x):
        return self._inv._inv_call(x)

    def _inv_call(self, y):
        return self._inv(y)

    def log_abs_det_jacobian(self, x, y):
        return -self._inv.log_abs_det_jacobian(y, x)

    def forward_shape(self, shape):
        return self._inv.inverse_shape(shape)

    def inverse_shape(self, shape):
        return self._inv.forward_shape(shape)

    def __repr__(self):
        return f"_InverseTransform({self._inv!r})"


class ComposeTransform(Transform):
    """Apply transforms one after another.

    >>> from torch.distributions import AffineTransform, ExpTransform
    >>> ComposeTransform([AffineTransform(1.0, 2.0), ExpTransform()]).inv(torch.tensor(1.0)).item()
    -0.5
    """

    def __init__(self, parts, cache_size=0):
        super().__init__(cache_size)
        self.parts = [part.with_cache(cache_size) for part in parts] if cache_size else list(parts)

    def _side(self, parts, first, second):
        """Return the constraint at one end, with the event dims that the other parts need."""
        constraint = getattr(parts[0], first) if parts else constraints.real
        dims = getattr(parts[-1], second).event_dim if parts else 0
        for part in reversed(parts):
            dims = max(dims + getattr(part, first).event_dim - getattr(part, second).event_dim,
                       getattr(part, first).event_dim)  # fmt: skip
        missing = dims - constraint.event_dim
        return constraints.independent(constraint, missing) if missing > 0 else constraint

    @property
    def domain(self):
        return self._side(self.parts, "domain", "codomain")

    @property
    def codomain(self):
        return self._side(self.parts[::-1], "codomain", "domain")

    bijective = property(lambda self: all(part.bijective for part in self.parts))
    sign = property(lambda self: math.prod(part.sign for part in self.parts))

    @property
    def inv(self):
        result = self._inv and self._inv()
        if result is None:
            result = ComposeTransform([part.inv for part in reversed(self.parts)])
            self._inv, result._inv = weakref.ref(result), lambda: self
        return result

    def with_cache(self, cache_size=1):
        return self if self._cache_size == cache_size else ComposeTransform(self.parts, cache_size)

    def __call__(self, x):
        for part in self.parts:
            x = part(x)
        return x

    def log_abs_det_jacobian(self, x, y):
        if not self.parts:
            return torch.zeros_like(x)
        steps = [x]
        for part in self.parts[:-1]:
            steps.append(part(steps[-1]))
        result, dims = 0.0, self.domain.event_dim
        for part, before, after in zip(self.parts, steps, [*steps[1:], y], strict=True):
            result = result + _sum_rightmost(part.log_abs_det_jacobian(before, after), dims - part.domain.event_dim)
            dims += part.codomain.event_dim - part.domain.event_dim
        return result

    def forward_shape(self, shape):
        for part in self.parts:
            shape = part.forward_shape(shape)
        return shape

    def inverse_shape(self, shape):
        for part in reversed(self.parts):
            shape = part.inverse_shape(shape)
        return shape

    def __repr__(self):
        return f"ComposeTransform([{', '.join(map(repr, self.parts))}])"


identity_transform = ComposeTransform([])


class IndependentTransform(Transform):
    """Treat `reinterpreted_batch_ndims` further dims of `base_transform` as event dims.

    >>> from torch.distributions import ExpTransform
    >>> IndependentTransform(ExpTransform(), 1).event_dim
    1
    """

    def __init__(self, base_transform, reinterpreted_batch_ndims, cache_size=0):
        super().__init__(cache_size)
        self.base_transform = base_transform.with_cache(cache_size)
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    domain = property(lambda self: constraints.independent(self.base_transform.domain, self.reinterpreted_batch_ndims))
    codomain = property(
        lambda self: constraints.independent(self.base_transform.codomain, self.reinterpreted_batch_ndims)
    )
    bijective = property(lambda self: self.base_transform.bijective)
    sign = property(lambda self: self.base_transform.sign)

    def _call(self, x):
        if x.dim() < self.domain.event_dim:
            raise ValueError(f"{self!r}: input is {list(x.shape)}; need {self.domain.event_dim} dims or more")
        return self.base_transform(x)

    def _inverse(self, y):
        if y.dim() < self.codomain.event_dim:
            raise ValueError(f"{self!r}: input is {list(y.shape)}; need {self.codomain.event_dim} dims or more")
        return self.base_transform.inv(y)

    def log_abs_det_jacobian(self, x, y):
        return _sum_rightmost(self.base_transform.log_abs_det_jacobian(x, y), self.reinterpreted_batch_ndims)

    def forward_shape(self, shape):
        return self.base_transform.forward_shape(shape)

    def inverse_shape(self, shape):
        return self.base_transform.inverse_shape(shape)

    def __repr__(self):
        return f"IndependentTransform({self.base_transform!r}, {self.reinterpreted_batch_ndims})"


class ReshapeTransform(Transform):
    """Reshape events.

    >>> ReshapeTransform((4,), (2, 2))(torch.zeros(3, 4)).size()
    torch.Size([3, 2, 2])
    """

    bijective = True

    def __init__(self, in_shape, out_shape, cache_size=0):
        super().__init__(cache_size)
        self.in_shape, self.out_shape = torch.Size(in_shape), torch.Size(out_shape)
        if self.in_shape.numel() != self.out_shape.numel():
            raise ValueError(f"ReshapeTransform: in_shape is {list(in_shape)}, out_shape {list(out_shape)}; need sizes "
                             "of as many elements")

    domain = property(lambda self: constraints.independent(constraints.real, len(self.in_shape)))
    codomain = property(lambda self: constraints.independent(constraints.real, len(self.out_shape)))

    def _call(self, x):
        return x.reshape(self.forward_shape(x.shape))

    def _inverse(self, y):
        return y.reshape(self.inverse_shape(y.shape))

    def log_abs_det_jacobian(self, x, y):
        return x.new_zeros(x.shape[: x.dim() - len(self.in_shape)])

    def _replaced(self, shape, before, after):
        cut = len(shape) - len(before)
        if cut < 0 or torch.Size(shape[cut:]) != before:
            raise ValueError(f"{self!r}: size {list(shape)} does not end with {list(before)}")
        return torch.Size(shape[:cut]) + after

    def forward_shape(self, shape):
        return self._replaced(shape, self.in_shape, self.out_shape)

    def inverse_shape(self, shape):
        return self._replaced(shape, self.out_shape, self.in_shape)

    def __repr__(self):
        return f"ReshapeTransform({list(self.in_shape)}, {list(self.out_shape)})"
