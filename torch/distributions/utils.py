"""Helpers of distributions: broadcasting parameters, probabilities and logits, properties computed once."""

from __future__ import annotations

import torch

euler_constant = 0.57721566490153286060  # the limit of 1 + 1/2 + ... + 1/n - log(n)

__all__ = [
    "broadcast_all", "clamp_probs", "lazy_property", "logits_to_probs", "probs_to_logits", "tril_matrix_to_vec",
    "vec_to_tril_matrix",
]


def broadcast_all(*values):
    """Return the values as tensors, broadcast to one size. Numbers take the tensors' type, or the default type.

    Raises:
        TypeError: a value is neither a tensor nor a number.

    >>> broadcast_all(0, torch.ones(3))[0].tolist()
    [0.0, 0.0, 0.0]
    """
    wrong = [value for value in values if not torch.is_tensor(value) and not isinstance(value, (int, float))]
    if wrong:
        raise TypeError(f"broadcast_all: {wrong[0]!r} is a {type(wrong[0]).__name__}; need tensors and numbers")
    tensors = [value for value in values if torch.is_tensor(value)]
    like = tensors[0] if tensors else torch.empty(())
    sizes = {value.size() for value in tensors}
    size = like.size() if len(sizes) < 2 else torch.broadcast_shapes(*sizes)
    values = (value if torch.is_tensor(value) else like.new_empty(()).fill_(value) for value in values)
    return tuple(value.expand(size) for value in values)


def clamp_probs(probs):
    """Clamp probabilities away from 0 and 1 by the type's machine epsilon.

    >>> 0 < clamp_probs(torch.zeros(1)).item() < 1e-6
    True
    """
    eps = torch.finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def logits_to_probs(logits, is_binary=False):
    """Return sigmoid(logits) if `is_binary`, otherwise softmax(logits) along the last dim.

    >>> logits_to_probs(torch.zeros(2)).tolist()
    [0.5, 0.5]
    """
    return torch.sigmoid(logits) if is_binary else torch.softmax(logits, -1)


def probs_to_logits(probs, is_binary=False):
    """Return log-odds if `is_binary`, otherwise logarithms; both are finite.

    >>> probs_to_logits(torch.tensor(0.5), is_binary=True).item()
    0.0
    """
    bounded = clamp_probs(probs)
    return bounded.log() - (-bounded).log1p() if is_binary else bounded.log()


class lazy_property:
    """A property that is computed with gradients at the first access and stored in the object.

    >>> class Parameter:
    ...     @lazy_property
    ...     def half(self):
    ...         return torch.tensor(0.5)
    >>> Parameter().half
    tensor(0.5000)
    """

    def __init__(self, function):
        self.function, self.__doc__, self.__name__ = function, function.__doc__, function.__name__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        with torch.enable_grad():
            value = self.function(instance)
        instance.__dict__[self.__name__] = value
        return value


def tril_matrix_to_vec(mat, diag=0):
    """Return the elements on and below the diagonal number `diag`, row by row.

    >>> tril_matrix_to_vec(torch.tensor([[1, 2], [3, 4]])).tolist()
    [1, 3, 4]
    """
    size = mat.shape[-1]
    if not -size <= diag < size:
        raise ValueError(f"tril_matrix_to_vec: diag is {diag}; need {-size} to {size - 1}")
    rows, columns = torch.tril_indices(size, size, diag)
    return mat[..., rows, columns]


def vec_to_tril_matrix(vec, diag=0):
    """Return the lower triangular matrix with the given elements; the inverse of `tril_matrix_to_vec`.

    >>> vec_to_tril_matrix(torch.tensor([1, 3, 4])).tolist()
    [[1, 0], [3, 4]]
    """
    size = round((-(1 + 2 * diag) + ((1 + 2 * diag) ** 2 + 8 * vec.shape[-1] + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2)
    rows, columns = torch.tril_indices(size, size, diag)
    if len(rows) != vec.shape[-1]:
        raise ValueError(f"vec_to_tril_matrix: vec has {vec.shape[-1]} elements; need those of a triangle, n(n + 1)/2")
    position = torch.zeros(size * size, dtype=torch.long)
    position[rows * size + columns] = torch.arange(1, len(rows) + 1)
    filled = torch.cat([vec.new_zeros(vec.shape[:-1] + (1,)), vec], -1)
    return filled.index_select(-1, position.to(vec.device)).reshape(vec.shape[:-1] + (size, size))


def by_series(x, limit, exact, *coefficients):
    """Return exact(x), or the polynomial with these coefficients where |x| < limit and the exact form loses digits."""
    small, series = x.abs() < limit, torch.zeros_like(x)
    near = torch.where(small, x, 0)
    for coefficient in reversed(coefficients):
        series = series * near + coefficient
    return torch.where(small, series, exact(torch.where(small, 1, x)))


def expm1_over(x):
    """Return expm1(x) / x."""
    return by_series(x, 0.01, lambda x: x.expm1() / x, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720)


def log1p_over(x):
    """Return log1p(x) / x."""
    return by_series(x, 0.01, lambda x: x.log1p() / x, 1, -1 / 2, 1 / 3, -1 / 4, 1 / 5, -1 / 6, 1 / 7)


def _sum_rightmost(value, dims):
    return value if dims == 0 else value.reshape(value.shape[: value.dim() - dims] + (-1,)).sum(-1)


def _standard_normal(shape, dtype, device):
    return torch.randn(shape, dtype=dtype, device=device)
