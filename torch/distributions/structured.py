"""Transforms of vectors and matrices, and of parts of a tensor."""

import torch
from torch.distributions import constraints
from torch.distributions.transform import Transform
from torch.distributions.utils import tril_matrix_to_vec, vec_to_tril_matrix
from torch.nn.functional import pad, softmax, softplus

__all__ = [
    "CatTransform", "CorrCholeskyTransform", "LowerCholeskyTransform", "PositiveDefiniteTransform", "SoftmaxTransform",
    "StackTransform", "StickBreakingTransform",
]


class _OfVectors(Transform):
    domain = constraints.real_vector


class SoftmaxTransform(_OfVectors):
    """y = softmax(x) along the last dim. The inverse is the logarithm, one of many.

    >>> SoftmaxTransform()(torch.zeros(2)).tolist()
    [0.5, 0.5]
    """

    codomain = constraints.simplex

    def _call(self, x):
        return softmax(x, -1)

    def _inverse(self, y):
        return y.log()


class StickBreakingTransform(_OfVectors):
    """Map n numbers to a vector of n + 1 positive numbers with sum 1.

    Element k takes the fraction sigmoid(x[k] - log(n - k)) of the remaining length, so zeros give equal elements.

    >>> StickBreakingTransform()(torch.zeros(1)).tolist()
    [0.5, 0.5]
    """

    codomain = constraints.simplex
    bijective = True

    def _shifted(self, x):
        n = x.shape[-1]
        return x - torch.arange(n, 0, -1, dtype=x.dtype, device=x.device).log()

    def _call(self, x):
        shifted = self._shifted(x)
        left = pad((-softplus(shifted)).cumsum(-1), (1, 0))  # logarithms of what is left before each step
        return torch.cat([(left[..., :-1] - softplus(-shifted)).exp(), left[..., -1:].exp()], -1)

    def _inverse(self, y):
        first = 1 - y[..., :-1].cumsum(-1)  # what number k leaves; the last coordinate follows from the others
        left = y.flip(-1).cumsum(-1).flip(-1)[..., 1:].clamp(min=torch.finfo(y.dtype).tiny).detach()  # more exact
        left = left + (first - first.detach())
        return y[..., :-1].log() - left.log() - self._shifted(torch.zeros_like(left))

    def log_abs_det_jacobian(self, x, y):
        shifted = self._shifted(x)
        return (y[..., :-1].log() - softplus(shifted)).sum(-1)

    def forward_shape(self, shape):
        return torch.Size(shape[:-1]) + (shape[-1] + 1,)

    def inverse_shape(self, shape):
        return torch.Size(shape[:-1]) + (shape[-1] - 1,)


class LowerCholeskyTransform(Transform):
    """Map a matrix to a lower triangular one whose diagonal is the exponential of the given diagonal.

    >>> LowerCholeskyTransform()(torch.zeros(2, 2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """

    domain = constraints.independent(constraints.real, 2)
    codomain = constraints.lower_cholesky

    def _call(self, x):
        return x.tril(-1) + torch.diag_embed(x.diagonal(0, -2, -1).exp())

    def _inverse(self, y):
        return y.tril(-1) + torch.diag_embed(y.diagonal(0, -2, -1).log())


class PositiveDefiniteTransform(LowerCholeskyTransform):
    """The matrix of LowerCholeskyTransform times its transpose.

    >>> PositiveDefiniteTransform()(torch.zeros(2, 2)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """

    codomain = constraints.positive_definite

    def _call(self, x):
        factor = super()._call(x)
        return factor @ factor.transpose(-2, -1)

    def _inverse(self, y):
        return super()._inverse(torch.linalg.cholesky(y))


class CorrCholeskyTransform(_OfVectors):
    """Map n * (n - 1) / 2 numbers to the Cholesky factor of an n x n correlation matrix.

    The tanh of each number is the fraction of a row's remaining length (Lewandowski, Kurowicka and Joe, 2009).

    >>> CorrCholeskyTransform()(torch.zeros(1)).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """

    codomain = constraints.corr_cholesky
    bijective = True

    def _call(self, x):
        eps = torch.finfo(x.dtype).eps
        share = vec_to_tril_matrix(x.tanh().clamp(min=-1 + eps, max=1 - eps), -1)
        left = pad((1 - share**2).cumprod(-1).sqrt()[..., :-1], (1, 0), value=1.0)
        return (share + torch.eye(share.shape[-1], dtype=x.dtype, device=x.device)) * left

    def _inverse(self, y):
        left = 1 - (y * y).cumsum(-1)
        left = pad(left[..., :-1], (1, 0), value=1.0)
        row, past = tril_matrix_to_vec(y, -1), tril_matrix_to_vec(left, -1)
        return (row / past.clamp(min=torch.finfo(y.dtype).tiny).sqrt()).atanh()

    def log_abs_det_jacobian(self, x, y):
        left = 1 - (y * y).cumsum(-1)
        lengths = 0.5 * tril_matrix_to_vec(left, -2).clamp(min=torch.finfo(y.dtype).tiny).log().sum(-1)
        return lengths - 2 * (x + softplus(-2 * x) - 0.6931471805599453).sum(-1)

    def forward_shape(self, shape):
        n = round(0.5 + (0.25 + 2 * shape[-1]) ** 0.5)
        if n * (n - 1) // 2 != shape[-1]:
            raise ValueError(f"CorrCholeskyTransform: the last dim is {shape[-1]}; need n * (n - 1) / 2")
        return torch.Size(shape[:-1]) + (n, n)

    def inverse_shape(self, shape):
        if len(shape) < 2 or shape[-1] != shape[-2]:
            raise ValueError(f"CorrCholeskyTransform: the size is {list(shape)}; need square matrices")
        return torch.Size(shape[:-2]) + (shape[-1] * (shape[-1] - 1) // 2,)


class _Parts(Transform):
    """One transform for each part along a dim."""

    def __init__(self, tseq, dim=0, cache_size=0):
        super().__init__(cache_size)
        self.transforms, self.dim = [one.with_cache(cache_size) for one in tseq], dim

    bijective = property(lambda self: all(one.bijective for one in self.transforms))

    def _apply(self, functions, *values):
        return self._joined([f(*parts) for f, *parts in zip(functions, *map(self._split, values), strict=True)])

    def _call(self, x):
        return self._apply(self.transforms, x)

    def _inverse(self, y):
        return self._apply([one.inv for one in self.transforms], y)


class StackTransform(_Parts):
    """Apply one transform to each slice along `dim`.

    >>> from torch.distributions import ExpTransform, identity_transform
    >>> StackTransform([ExpTransform(), identity_transform])(torch.zeros(2)).tolist()
    [1.0, 0.0]
    """

    def _split(self, value):
        if value.shape[self.dim] != len(self.transforms):
            raise ValueError(f"StackTransform: dim {self.dim} is {value.shape[self.dim]}; need one slice for each of "
                             f"{len(self.transforms)} transforms")
        return value.unbind(self.dim)

    def _joined(self, parts):
        return torch.stack(parts, self.dim)

    domain = property(lambda self: constraints.stack([one.domain for one in self.transforms], self.dim))
    codomain = property(lambda self: constraints.stack([one.codomain for one in self.transforms], self.dim))

    def log_abs_det_jacobian(self, x, y):
        return self._apply([one.log_abs_det_jacobian for one in self.transforms], x, y)


class CatTransform(_Parts):
    """Apply one transform to each block of slices along `dim`; `lengths` are 1 by default.

    >>> from torch.distributions import ExpTransform, identity_transform
    >>> CatTransform([ExpTransform(), identity_transform], lengths=[1, 2])(torch.zeros(3)).tolist()
    [1.0, 0.0, 0.0]
    """

    def __init__(self, tseq, dim=0, lengths=None, cache_size=0):
        super().__init__(tseq, dim, cache_size)
        self.lengths = [1] * len(self.transforms) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.transforms):
            raise ValueError(f"CatTransform: {len(self.lengths)} lengths, {len(self.transforms)} transforms; need one "
                             "length for each")

    length = property(lambda self: sum(self.lengths))
    event_dim = property(lambda self: max(one.event_dim for one in self.transforms))

    def _split(self, value):
        return value.split(self.lengths, self.dim)

    def _joined(self, parts):
        return torch.cat(parts, self.dim)

    @property
    def domain(self):
        return constraints.cat([one.domain for one in self.transforms], self.dim, self.lengths)

    @property
    def codomain(self):
        return constraints.cat([one.codomain for one in self.transforms], self.dim, self.lengths)

    def log_abs_det_jacobian(self, x, y):
        events, parts = self.event_dim, []
        for one, before, after in zip(self.transforms, self._split(x), self._split(y), strict=True):
            slope = one.log_abs_det_jacobian(before, after)
            extra = events - one.event_dim
            parts.append(slope.reshape(slope.shape[: slope.dim() - extra] + (-1,)).sum(-1) if extra else slope)
        dim = self.dim if self.dim < 0 else self.dim - x.dim()
        return torch.cat(parts, dim + events) if dim + events < 0 else sum(parts)
