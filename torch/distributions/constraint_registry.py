"""Registries of transforms from the real numbers to a constraint: `biject_to` (bijective) and `transform_to` (any)."""

from torch.distributions import constraints, transforms

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """Maps constraints to functions that return a transform, by the constraint's class.

    >>> biject_to(constraints.positive)
    ExpTransform()
    """

    def __init__(self):
        self._registry = {}

    def register(self, constraint, factory=None):
        """Register `factory` for a constraint's class; without `factory`, return a decorator."""
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        kind = constraint if isinstance(constraint, type) else type(constraint)
        if not issubclass(kind, constraints.Constraint):
            raise TypeError(f"register: constraint is {constraint!r}; need a Constraint or a class of them")
        self._registry[kind] = factory
        return factory

    def __call__(self, constraint):
        factory = self._registry.get(type(constraint))
        if factory is None:
            raise NotImplementedError(f"no transform to {constraint!r} is known; register(constraint, factory) one")
        return factory(constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _both(*kinds):
    def register(factory):
        for kind in kinds:
            biject_to.register(kind, factory)
            transform_to.register(kind, factory)
        return factory

    return register


def _shifted(transform, loc, scale):
    return transforms.ComposeTransform([transform, transforms.AffineTransform(loc, scale)])


@_both(constraints.real)
def _to_real(constraint):
    return transforms.identity_transform


@_both(constraints.positive, constraints.nonnegative)
def _to_positive(constraint):
    """Return a bound of zero needs no shift."""
    if isinstance(constraint.lower_bound, (int, float)) and constraint.lower_bound == 0:
        return transforms.ExpTransform()
    return _shifted(transforms.ExpTransform(), constraint.lower_bound, 1)


@_both(constraints.less_than)
def _to_less(constraint):
    return _shifted(transforms.ExpTransform(), constraint.upper_bound, -1)


@_both(constraints.interval, constraints.half_open_interval)
def _to_interval(constraint):
    low, high = constraint.lower_bound, constraint.upper_bound
    if isinstance(low, (int, float)) and isinstance(high, (int, float)) and (low, high) == (0, 1):
        return transforms.SigmoidTransform()
    return _shifted(transforms.SigmoidTransform(), low, high - low)


@transform_to.register(constraints.lower_cholesky)
def _to_lower_cholesky(constraint):
    return transforms.LowerCholeskyTransform()


@transform_to.register(constraints.positive_semidefinite)
@transform_to.register(constraints.positive_definite)
def _to_positive_definite(constraint):
    return transforms.PositiveDefiniteTransform()


@_both(constraints.corr_cholesky)
def _to_corr_cholesky(constraint):
    return transforms.CorrCholeskyTransform()


@biject_to.register(constraints.simplex)
def _biject_to_simplex(constraint):
    return transforms.StickBreakingTransform()


@transform_to.register(constraints.simplex)
def _transform_to_simplex(constraint):
    return transforms.SoftmaxTransform()


def _of_parts(registry):
    """Register transforms of composite constraints, composed of the transforms of their parts."""

    @registry.register(constraints.independent)
    def independent(constraint):
        base = registry(constraint.base_constraint)
        return transforms.IndependentTransform(base, constraint.reinterpreted_batch_ndims)

    @registry.register(constraints.cat)
    def cat(constraint):
        return transforms.CatTransform([registry(part) for part in constraint.cseq], constraint.dim, constraint.lengths)

    @registry.register(constraints.stack)
    def stack(constraint):
        return transforms.StackTransform([registry(part) for part in constraint.cseq], constraint.dim)


_of_parts(biject_to)
_of_parts(transform_to)
