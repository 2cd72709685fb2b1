"""Distributions of correlated vectors and matrices: multivariate normal, Wishart and LKJ."""

import math

import torch
from torch.distributions import constraints
from torch.distributions.distribution import Distribution, ExponentialFamily
from torch.distributions.gamma import Beta, Chi2
from torch.distributions.utils import lazy_property

__all__ = ["LKJCholesky", "LowRankMultivariateNormal", "MultivariateNormal", "Wishart"]


def _log_diagonal(factor):
    """Return half the log-determinant of factor @ factor.mT."""
    return factor.diagonal(0, -2, -1).log().sum(-1)


def _batch_mahalanobis(factor, away):
    """Return |factor^-1 away|**2; the batch of `factor` is broadcast over the leading dims of `away`."""
    batch, size = factor.dim() - 2, away.shape[-1]
    shape = torch.broadcast_shapes(away.shape[:-1], factor.shape[:-2])
    free = len(shape) - batch
    columns = away.expand(shape + (size,)).reshape((-1,) + tuple(shape[free:]) + (size,)).movedim(0, -1)
    solved = torch.linalg.solve_triangular(factor.expand(shape[free:] + (size, size)), columns, upper=False)
    return solved.square().sum(-2).movedim(-1, 0).reshape(shape)


def _precision_to_scale_tril(precision):
    """Return the Cholesky factor of the inverse, from the factor of the matrix with reversed rows and columns."""
    backwards = torch.linalg.cholesky(precision.flip(-2, -1)).flip(-2, -1).transpose(-2, -1)
    identity = torch.eye(precision.shape[-1], dtype=precision.dtype, device=precision.device)
    return torch.linalg.solve_triangular(backwards, identity.expand_as(precision).contiguous(), upper=False)


def _inverse_of(factor):
    """Return the inverse of factor @ factor.mT."""
    identity = torch.eye(factor.shape[-1], dtype=factor.dtype, device=factor.device)
    half = torch.linalg.solve_triangular(factor, identity.expand_as(factor).contiguous(), upper=False)
    return half.transpose(-2, -1) @ half


class _OfMatrix(Distribution):
    """Base of distributions given by a covariance matrix, a precision matrix or a lower Cholesky factor."""

    def _take_matrix(self, batch_shape, covariance_matrix, precision_matrix, scale_tril):
        given = {"covariance_matrix": covariance_matrix, "precision_matrix": precision_matrix, "scale_tril": scale_tril}
        given = {name: value for name, value in given.items() if value is not None}
        if len(given) != 1:
            raise ValueError(f"{type(self).__name__}: {' and '.join(given) or 'no matrix'} given; need exactly one of "
                             "covariance_matrix, precision_matrix and scale_tril")
        (name, value), = given.items()
        if value.dim() < 2 or value.shape[-1] != value.shape[-2]:
            raise ValueError(f"{type(self).__name__}: {name} is {list(value.shape)}; need square matrices")
        self._given = name, value
        batch_shape = torch.broadcast_shapes(batch_shape, value.shape[:-2])
        vars(self)[name] = value.expand(batch_shape + value.shape[-2:])
        return batch_shape

    def _factor(self):
        """Return the Cholesky factor of the covariance matrix, of the batch that the given matrix has."""
        name, value = self._given
        if name == "scale_tril":
            return value
        return torch.linalg.cholesky(value) if name == "covariance_matrix" else _precision_to_scale_tril(value)

    def _over_batch(self, value):
        return value.expand(self._batch_shape + value.shape[value.dim() - 2 :])

    @lazy_property
    def scale_tril(self):
        """Lower Cholesky factor of the covariance matrix."""
        return self._over_batch(self._unbroadcasted_scale_tril)

    @lazy_property
    def covariance_matrix(self):
        """Covariance matrix."""
        factor = self._unbroadcasted_scale_tril
        return self._over_batch(factor @ factor.transpose(-2, -1))

    @lazy_property
    def precision_matrix(self):
        """Inverse of the covariance matrix."""
        return self._over_batch(_inverse_of(self._unbroadcasted_scale_tril))


class MultivariateNormal(_OfMatrix):
    """Multivariate normal distribution with mean `loc` (..., n).

    Args:
        covariance_matrix, precision_matrix, scale_tril: exactly one of them (..., n, n): the covariance, its inverse,
            or its lower Cholesky factor.

    >>> MultivariateNormal(torch.zeros(2), torch.eye(2)).event_shape
    torch.Size([2])
    """

    arg_constraints = {"loc": constraints.real_vector, "covariance_matrix": constraints.positive_definite,
                       "precision_matrix": constraints.positive_definite,
                       "scale_tril": constraints.lower_cholesky}  # fmt: skip
    support = constraints.real_vector
    has_rsample = True

    def __init__(self, loc, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        if loc.dim() < 1:
            raise ValueError("MultivariateNormal: loc has no dims; need one or more")
        batch_shape = self._take_matrix(loc.shape[:-1], covariance_matrix, precision_matrix, scale_tril)
        size = self._given[1].shape[-1]
        if loc.shape[-1] not in (1, size):
            raise ValueError(f"MultivariateNormal: loc is {list(loc.shape)}, {self._given[0]} "
                             f"{list(self._given[1].shape)}; need the same last size")
        self.loc = loc.expand(batch_shape + (size,))
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args)
        self._unbroadcasted_scale_tril = self._factor()

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)

    @property
    def variance(self):
        return self._over_batch(self._unbroadcasted_scale_tril).square().sum(-1)

    def rsample(self, sample_shape=()):
        drawn = torch.randn(self._extended_shape(sample_shape), dtype=self.loc.dtype, device=self.loc.device)
        return self.loc + (self._unbroadcasted_scale_tril @ drawn.unsqueeze(-1)).squeeze(-1)

    def log_prob(self, value):
        self._check_value(value)
        factor = self._unbroadcasted_scale_tril
        lengths = _batch_mahalanobis(factor, value - self.loc)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + lengths) - _log_diagonal(factor)

    def entropy(self):
        half = _log_diagonal(self._unbroadcasted_scale_tril)
        return (0.5 * self._event_shape[0] * (1 + math.log(2 * math.pi)) + half).expand(self._batch_shape)


class LowRankMultivariateNormal(Distribution):
    """Multivariate normal distribution with covariance cov_factor @ cov_factor.mT + diag(cov_diag).

    Costs grow with the square of the rank.

    >>> LowRankMultivariateNormal(torch.zeros(2), torch.ones(2, 1), torch.ones(2)).variance.tolist()
    [2.0, 2.0]
    """

    arg_constraints = {"loc": constraints.real_vector, "cov_factor": constraints.independent(constraints.real, 2),
                       "cov_diag": constraints.independent(constraints.positive, 1)}  # fmt: skip
    support = constraints.real_vector
    has_rsample = True

    def __init__(self, loc, cov_factor, cov_diag, validate_args=None):
        shapes = [list(value.shape) for value in (loc, cov_factor, cov_diag)]
        if loc.dim() < 1 or cov_factor.dim() < 2 or cov_diag.dim() < 1 or not (
                cov_factor.shape[-2] == cov_diag.shape[-1] == loc.shape[-1]):  # fmt: skip
            raise ValueError("LowRankMultivariateNormal: loc is {}, cov_factor {}, cov_diag {}; need sizes n, n x m "
                             "and n at the end".format(*shapes))
        batch_shape = torch.broadcast_shapes(loc.shape[:-1], cov_factor.shape[:-2], cov_diag.shape[:-1])
        self.loc, self.cov_diag = (value.expand(batch_shape + value.shape[-1:]) for value in (loc, cov_diag))
        self.cov_factor = cov_factor.expand(batch_shape + cov_factor.shape[-2:])
        self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag = cov_factor, cov_diag
        super().__init__(batch_shape, loc.shape[-1:], validate_args)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)
    variance = property(lambda self: self.cov_factor.square().sum(-1) + self.cov_diag)

    @lazy_property
    def _unbroadcasted_capacitance(self):
        """Cholesky factor of I + W.mT D^-1 W, a matrix of the size of the rank."""
        w, d = self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag
        identity = torch.eye(w.shape[-1], dtype=w.dtype, device=w.device)
        return torch.linalg.cholesky(identity + w.transpose(-2, -1) @ (w / d.unsqueeze(-1)))

    @property
    def covariance_matrix(self):
        """Covariance matrix."""
        return self.cov_factor @ self.cov_factor.transpose(-2, -1) + torch.diag_embed(self.cov_diag)

    @property
    def scale_tril(self):
        """Lower Cholesky factor of the covariance matrix."""
        return torch.linalg.cholesky(self.covariance_matrix)

    @property
    def precision_matrix(self):
        """Inverse of the covariance matrix, by the Woodbury identity."""
        ratio = self.cov_factor / self.cov_diag.unsqueeze(-1)
        middle = _inverse_of(self._unbroadcasted_capacitance)
        return torch.diag_embed(1 / self.cov_diag) - ratio @ middle @ ratio.transpose(-2, -1)

    def rsample(self, sample_shape=()):
        shape = self._extended_shape(sample_shape)
        options = {"dtype": self.loc.dtype, "device": self.loc.device}
        common = torch.randn(shape[:-1] + self.cov_factor.shape[-1:] + (1,), **options)
        own = torch.randn(shape, **options) * self.cov_diag.sqrt()
        return self.loc + (self.cov_factor @ common).squeeze(-1) + own

    def _half_log_det(self):
        return _log_diagonal(self._unbroadcasted_capacitance) + 0.5 * self._unbroadcasted_cov_diag.log().sum(-1)

    def log_prob(self, value):
        self._check_value(value)
        away = value - self.loc
        ratio = away / self.cov_diag
        common = (self.cov_factor.transpose(-2, -1) @ ratio.unsqueeze(-1)).squeeze(-1)
        lengths = (away * ratio).sum(-1) - _batch_mahalanobis(self._unbroadcasted_capacitance, common)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + lengths) - self._half_log_det()

    def entropy(self):
        whole = 0.5 * self._event_shape[0] * (1 + math.log(2 * math.pi)) + self._half_log_det()
        return whole.expand(self._batch_shape)


class Wishart(_OfMatrix, ExponentialFamily):
    """Distribution of the sum of v @ v.mT over `df` normal vectors v; `df` may be fractional (Bartlett, 1933).

    >>> Wishart(torch.tensor(3.0), covariance_matrix=torch.eye(2)).mean.tolist()
    [[3.0, 0.0], [0.0, 3.0]]
    """

    arg_constraints = {"covariance_matrix": constraints.positive_definite,
                       "precision_matrix": constraints.positive_definite, "scale_tril": constraints.lower_cholesky,
                       "df": constraints.greater_than(0)}  # fmt: skip
    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, df, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        shape = df.shape if torch.is_tensor(df) else torch.Size()
        batch_shape = self._take_matrix(shape, covariance_matrix, precision_matrix, scale_tril)
        matrix = self._given[1]
        self.df = torch.as_tensor(df, dtype=matrix.dtype, device=matrix.device).expand(batch_shape)
        super().__init__(batch_shape, matrix.shape[-2:], validate_args)
        self._unbroadcasted_scale_tril = self._factor()
        if self._validate_args:
            self._require("parameter df", self.df, constraints.greater_than(matrix.shape[-1] - 1))

    @property
    def _natural_params(self):
        return -0.5 * self.precision_matrix, 0.5 * (self.df - self._event_shape[-1] - 1)

    def _log_normalizer(self, x, y):
        p = self._event_shape[-1]
        half = y + 0.5 * (p + 1)
        return half * (p * math.log(2) - torch.linalg.slogdet(-2 * x)[1]) + torch.mvlgamma(half, p)

    mean = property(lambda self: self.df[..., None, None] * self.covariance_matrix)

    @property
    def mode(self):
        factor = self.df - self._event_shape[-1] - 1
        return torch.where(factor > 0, factor, math.nan)[..., None, None] * self.covariance_matrix

    @property
    def variance(self):
        v = self.covariance_matrix
        diagonal = v.diagonal(0, -2, -1)
        return self.df[..., None, None] * (v**2 + diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2))

    def rsample(self, sample_shape=()):
        p, shape = self._event_shape[-1], self._extended_shape(sample_shape)
        below = torch.randn(shape, dtype=self.df.dtype, device=self.df.device).tril(-1)
        freedom = self.df.unsqueeze(-1) - torch.arange(p, dtype=self.df.dtype, device=self.df.device)
        lengths = Chi2(freedom, validate_args=False).rsample(sample_shape).sqrt()
        factor = self._unbroadcasted_scale_tril @ (below + torch.diag_embed(lengths))
        return factor @ factor.transpose(-2, -1)

    def _log_scale(self):
        """Logarithm of the normalizer."""
        p, half = self._event_shape[-1], self.df / 2
        return self.df * (p * math.log(2) / 2 + _log_diagonal(self._unbroadcasted_scale_tril)) + torch.mvlgamma(half, p)

    def log_prob(self, value):
        self._check_value(value)
        trace, log_det = (self.precision_matrix * value).sum((-2, -1)), torch.linalg.slogdet(value)[1]
        return (self.df - self._event_shape[-1] - 1) / 2 * log_det - trace / 2 - self._log_scale()

    def entropy(self):
        p = self._event_shape[-1]
        steps = torch.arange(p, dtype=self.df.dtype, device=self.df.device)
        log_det = ((self.df.unsqueeze(-1) - steps) / 2).digamma().sum(-1) + p * math.log(2)
        log_det = log_det + 2 * _log_diagonal(self._unbroadcasted_scale_tril)
        return self._log_scale() - (self.df - p - 1) / 2 * log_det + p * self.df / 2


class LKJCholesky(Distribution):
    """Cholesky factors of correlation matrices with density proportional to det**(concentration - 1).

    Draws use the onion method (Lewandowski, Kurowicka and Joe, 2009).

    >>> LKJCholesky(3, 1.0).sample().size()
    torch.Size([3, 3])
    """

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky

    def __init__(self, dim, concentration=1.0, validate_args=None):
        if not isinstance(dim, int) or dim < 2:
            raise ValueError(f"LKJCholesky: dim is {dim!r}; need an int of 2 or more")
        self.dim = dim
        self.concentration = torch.as_tensor(concentration, dtype=None if torch.is_tensor(concentration)
                                             else torch.get_default_dtype())  # fmt: skip
        super().__init__(self.concentration.shape, torch.Size((dim, dim)), validate_args)

    @torch.no_grad()
    def sample(self, sample_shape=()):
        row = torch.arange(self.dim - 1, dtype=self.concentration.dtype, device=self.concentration.device)
        above = self.concentration.unsqueeze(-1) + 0.5 * (self.dim - 2) - 0.5 * row
        length = Beta(0.5 * row + 0.5, above, validate_args=False).sample(sample_shape).unsqueeze(-1)
        normal = torch.randn(self._extended_shape(sample_shape), dtype=row.dtype, device=row.device)
        normal = torch.where(normal == 0, 1, normal).tril(-1)[..., 1:, :]  # the only number of a row may be 0
        below = normal / normal.norm(dim=-1, keepdim=True) * length.sqrt()
        first = torch.zeros_like(normal[..., :1, :])
        left = 1 - torch.cat([first, below], -2).square().sum(-1)
        return torch.cat([first, below], -2) + torch.diag_embed(left.clamp(min=torch.finfo(row.dtype).tiny).sqrt())

    def log_prob(self, value):
        self._check_value(value)
        n = self.dim - 1
        diagonal = value.diagonal(0, -2, -1)[..., 1:]
        order = torch.arange(2, self.dim + 1, dtype=value.dtype, device=value.device)
        power = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - order
        alpha = self.concentration + 0.5 * n
        normalizer = 0.5 * n * math.log(math.pi) + torch.mvlgamma(alpha - 0.5, n) - torch.lgamma(alpha) * n
        return (power * diagonal.log()).sum(-1) - normalizer
