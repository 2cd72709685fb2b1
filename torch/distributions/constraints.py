"""Constraints on parameters and on values; `check(value)` returns a mask with one element per event.

A constraint has `event_dim`, the number of event dims, and `is_discrete`. A constraint that depends on parameters is
a `dependent_property`: abstract on the class, concrete on an object.
"""

import torch

__all__ = [
    "Constraint", "MixtureSameFamilyConstraint", "boolean", "cat", "corr_cholesky", "dependent", "dependent_property",
    "greater_than", "greater_than_eq", "half_open_interval", "independent", "integer_interval", "interval",
    "is_dependent", "less_than", "lower_cholesky", "lower_triangular", "multinomial", "nonnegative",
    "nonnegative_integer", "one_hot", "positive", "positive_definite", "positive_integer", "positive_semidefinite",
    "real", "real_vector", "simplex", "square", "stack", "symmetric", "unit_interval",
]


class Constraint:
    """Base class: a region of values. `check(value)` returns whether each event lies inside.

    >>> torch.distributions.constraints.positive.check(torch.tensor([-1.0, 2.0])).tolist()
    [False, True]
    """

    is_discrete = False
    event_dim = 0

    def check(self, value):
        """Return a mask of the size of `value` without its event dims."""
        raise NotImplementedError(f"{type(self).__name__} has no check")

    def __repr__(self):
        return type(self).__name__.removeprefix("_") + "()"


class _Bounded(Constraint):
    """Base of constraints with bounds, numbers or tensors, which a subclass names."""

    names = ()

    def __init__(self, *bounds, **named):
        given = dict(zip(self.names, bounds, strict=False)) | named
        if set(given) != set(self.names) or len(bounds) + len(named) != len(self.names):
            raise TypeError(f"{self!r} takes {' and '.join(self.names)}")
        self.__dict__.update(given)

    def __repr__(self):
        known = {name: vars(self)[name] for name in self.names if name in vars(self)}
        bounds = ", ".join(f"{k}={v.tolist() if torch.is_tensor(v) else v}" for k, v in known.items())
        return f"{type(self).__name__.removeprefix('_')}({bounds})"


class _GreaterThan(_Bounded):
    """Numbers above a lower bound.

    >>> torch.distributions.constraints.greater_than(1.0).check(torch.tensor([1.0, 2.0])).tolist()
    [False, True]
    """

    names = ("lower_bound",)

    def check(self, value):
        return self.lower_bound < value


class _GreaterThanEq(_GreaterThan):
    """Numbers that are at least the lower bound.

    >>> torch.distributions.constraints.greater_than_eq(1.0).check(torch.tensor([0.0, 1.0])).tolist()
    [False, True]
    """

    def check(self, value):
        return self.lower_bound <= value


class _LessThan(_Bounded):
    """Numbers below an upper bound.

    >>> torch.distributions.constraints.less_than(1.0).check(torch.tensor([0.0, 1.0])).tolist()
    [True, False]
    """

    names = ("upper_bound",)

    def check(self, value):
        return value < self.upper_bound


class _Interval(_Bounded):
    """Numbers between two bounds, which belong to the interval.

    >>> torch.distributions.constraints.interval(0.0, 1.0).check(torch.tensor([0.0, 2.0])).tolist()
    [True, False]
    """

    names = ("lower_bound", "upper_bound")

    def check(self, value):
        return (self.lower_bound <= value) & (value <= self.upper_bound)


class _HalfOpenInterval(_Interval):
    """Numbers from a lower bound up to, but not including, an upper bound.

    >>> torch.distributions.constraints.half_open_interval(0.0, 1.0).check(torch.tensor([0.0, 1.0])).tolist()
    [True, False]
    """

    def check(self, value):
        return (self.lower_bound <= value) & (value < self.upper_bound)


class _IntegerInterval(_Interval):
    """Integers between two bounds, which belong to the interval.

    >>> torch.distributions.constraints.integer_interval(0, 2).check(torch.tensor([1.5, 2.0])).tolist()
    [False, True]
    """

    is_discrete = True

    def check(self, value):
        return (value % 1 == 0) & super().check(value)


class _IntegerGreaterThan(_Bounded):
    """Integers greater than or equal to a bound."""

    names = ("lower_bound",)
    is_discrete = True

    def check(self, value):
        return (value % 1 == 0) & (value >= self.lower_bound)


class _Real(Constraint):
    def check(self, value):
        return value == value  # everything but nan


class _Boolean(Constraint):
    is_discrete = True

    def check(self, value):
        return (value == 0) | (value == 1)


class _OneHot(Constraint):
    is_discrete = True
    event_dim = 1

    def check(self, value):
        return ((value == 0) | (value == 1)).all(-1) & (value.sum(-1) == 1)


class _Simplex(Constraint):
    """Non-negative vectors whose sum is 1 within 1e-6."""

    event_dim = 1

    def check(self, value):
        return (value >= 0).all(-1) & ((value.sum(-1) - 1).abs() < 1e-6)


class _Multinomial(_Bounded):
    """Vectors of counts whose sum is at most a bound.

    >>> torch.distributions.constraints.multinomial(3).check(torch.tensor([[1.0, 2.0], [2.0, 2.0]])).tolist()
    [True, False]
    """

    names = ("upper_bound",)
    is_discrete = True
    event_dim = 1

    def check(self, value):
        return (value >= 0).all(-1) & (value.sum(-1) <= self.upper_bound)


class _Square(Constraint):
    event_dim = 2

    def check(self, value):
        fits = value.shape[-2] == value.shape[-1]
        return torch.full(value.shape[:-2], fits, dtype=torch.bool, device=value.device)


class _Symmetric(_Square):
    def check(self, value):
        if value.shape[-2] != value.shape[-1]:
            return super().check(value)
        return torch.isclose(value, value.transpose(-2, -1), atol=1e-6).all(-1).all(-1)


class _LowerTriangular(_Square):
    def check(self, value):
        return (value.tril() == value).all(-1).all(-1)


class _LowerCholesky(_LowerTriangular):
    def check(self, value):
        return super().check(value) & (value.diagonal(0, -2, -1) > 0).all(-1)


class _CorrCholesky(_LowerCholesky):
    """Cholesky factors of correlation matrices: every row has norm 1."""

    def check(self, value):
        tolerance = torch.finfo(value.dtype).eps * value.shape[-1] * 10
        return super().check(value) & ((torch.linalg.norm(value.detach(), dim=-1) - 1).abs() < tolerance).all(-1)


def _least_eigenvalue(value):
    return torch.linalg.eigvalsh(value.detach()).amin(-1)


class _PositiveSemidefinite(_Symmetric):
    def check(self, value):
        symmetric = super().check(value)
        return symmetric & (_least_eigenvalue(value) >= 0) if symmetric.all() else symmetric


class _PositiveDefinite(_Symmetric):
    def check(self, value):
        symmetric = super().check(value)
        return symmetric & (_least_eigenvalue(value) > 0) if symmetric.all() else symmetric


class _IndependentConstraint(Constraint):
    """Constraint that applies `base_constraint` to every element of an event with additional dims.

    >>> positive = torch.distributions.constraints.positive
    >>> vectors = torch.distributions.constraints.independent(positive, 1)
    >>> vectors.check(torch.tensor([[1.0, 2.0], [1.0, -2.0]])).tolist()
    [True, False]
    """

    def __init__(self, base_constraint, reinterpreted_batch_ndims):
        self.base_constraint, self.reinterpreted_batch_ndims = base_constraint, reinterpreted_batch_ndims

    @property
    def is_discrete(self):
        return self.base_constraint.is_discrete

    @property
    def event_dim(self):
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value):
        good, dims = self.base_constraint.check(value), self.reinterpreted_batch_ndims
        if good.dim() < dims:
            raise ValueError(f"{self!r}: value is {list(value.shape)}; need {self.event_dim} dims or more")
        return good.reshape(good.shape[: good.dim() - dims] + (-1,)).all(-1) if dims else good

    def __repr__(self):
        return f"IndependentConstraint({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class MixtureSameFamilyConstraint(Constraint):
    """The support of a mixture: the values that every component accepts.

    >>> constraints = torch.distributions.constraints
    >>> support = constraints.MixtureSameFamilyConstraint(constraints.interval(torch.tensor([0.0, 1.0]), 3.0))
    >>> support.check(torch.tensor([0.5, 2.0])).tolist()
    [False, True]
    """

    def __init__(self, base_constraint):
        self.base_constraint, self.event_dim = base_constraint, base_constraint.event_dim

    @property
    def is_discrete(self):
        return self.base_constraint.is_discrete

    def check(self, value):
        return self.base_constraint.check(value.unsqueeze(-1 - self.event_dim)).all(-1)

    def __repr__(self):
        return f"MixtureSameFamilyConstraint({self.base_constraint!r})"


class _Parts(Constraint):
    """One constraint for each part along a dim."""

    def __init__(self, cseq, dim=0):
        self.cseq, self.dim = list(cseq), dim

    @property
    def is_discrete(self):
        return any(part.is_discrete for part in self.cseq)

    @property
    def event_dim(self):
        return max(part.event_dim for part in self.cseq)


class _Cat(_Parts):
    """Constraints on consecutive slices along a dim; slice i has lengths[i] elements, by default one.

    >>> real, positive = torch.distributions.constraints.real, torch.distributions.constraints.positive
    >>> both = torch.distributions.constraints.cat([real, positive], lengths=[2, 1])
    >>> both.check(torch.tensor([-1.0, 0.0, -1.0])).tolist()
    [True, True, False]
    """

    def __init__(self, cseq, dim=0, lengths=None):
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)

    def check(self, value):
        parts = zip(self.cseq, value.split(self.lengths, self.dim), strict=True)
        return torch.cat([constraint.check(part) for constraint, part in parts], self.dim)


class _Stack(_Parts):
    """One constraint for each index along a dim.

    >>> real, positive = torch.distributions.constraints.real, torch.distributions.constraints.positive
    >>> torch.distributions.constraints.stack([real, positive]).check(torch.tensor([-1.0, -1.0])).tolist()
    [True, False]
    """

    def check(self, value):
        parts = zip(self.cseq, value.unbind(self.dim), strict=True)
        return torch.stack([constraint.check(part) for constraint, part in parts], self.dim)


class _Dependent(Constraint):
    """A constraint that depends on parameters: that of a class, whose objects know the parameters.

    >>> torch.distributions.constraints.dependent(is_discrete=False, event_dim=1).event_dim
    1
    """

    def __init__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        self._known = {"is_discrete": is_discrete, "event_dim": event_dim}

    def _ask(self, name):
        if self._known[name] is NotImplemented:
            raise NotImplementedError(f"{name} of this constraint depends on parameters; ask the distribution's")
        return self._known[name]

    @property
    def is_discrete(self):
        return self._ask("is_discrete")

    @property
    def event_dim(self):
        return self._ask("event_dim")

    def __call__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        given = {"is_discrete": is_discrete, "event_dim": event_dim}
        return _Dependent(**{name: self._known[name] if v is NotImplemented else v for name, v in given.items()})

    def check(self, value):
        raise ValueError("a constraint that depends on parameters cannot check a value; ask the distribution's")


class _DependentProperty(property, _Dependent):
    """Property that returns an object's constraint; on the class it is a dependent constraint.

    >>> constraints = torch.distributions.constraints
    >>> constraints.is_dependent(torch.distributions.Uniform.support)
    True
    >>> torch.distributions.Uniform(0.0, 2.0).support
    Interval(lower_bound=0.0, upper_bound=2.0)
    """

    def __init__(self, function=None, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        property.__init__(self, function)
        _Dependent.__init__(self, is_discrete=is_discrete, event_dim=event_dim)

    def __call__(self, function):
        return _DependentProperty(function, **self._known)


def is_dependent(constraint):
    """Return whether a constraint depends on unknown parameters.

    >>> constraints = torch.distributions.constraints
    >>> constraints.is_dependent(constraints.dependent), constraints.is_dependent(constraints.real)
    (True, False)
    """
    return isinstance(constraint, _Dependent)


dependent = _Dependent()
dependent_property = _DependentProperty
independent = _IndependentConstraint
boolean = _Boolean()
one_hot = _OneHot()
integer_interval = _IntegerInterval
nonnegative_integer = _IntegerGreaterThan(0)
positive_integer = _IntegerGreaterThan(1)
real = _Real()
real_vector = independent(real, 1)
greater_than = _GreaterThan
greater_than_eq = _GreaterThanEq
less_than = _LessThan
positive = _GreaterThan(0.0)
nonnegative = _GreaterThanEq(0.0)
interval = _Interval
half_open_interval = _HalfOpenInterval
unit_interval = _Interval(0.0, 1.0)
multinomial = _Multinomial
simplex = _Simplex()
square = _Square()
symmetric = _Symmetric()
lower_triangular = _LowerTriangular()
lower_cholesky = _LowerCholesky()
corr_cholesky = _CorrCholesky()
positive_semidefinite = _PositiveSemidefinite()
positive_definite = _PositiveDefinite()
cat = _Cat
stack = _Stack
