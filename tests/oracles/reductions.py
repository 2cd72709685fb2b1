"""Sums, norms, places and variances over dims."""

import warnings

import numpy as np


def norm_except_dim(v, pow, dim):
    """Return norms over all dims but one."""
    dims = tuple(range(v.ndim)) if dim == -1 else tuple(d for d in range(v.ndim) if d != dim)
    return np.sum(np.abs(v) ** pow, dims, keepdims=dim != -1) ** (1 / pow)


def matrix_norm(A, ord, dim, keepdim):
    """Return norms of the matrices in two dims."""
    return np.linalg.norm(A, ord, tuple(dim), keepdim)


def reduced(function, input, dim, keepdim):
    """Return a NumPy reduction over dim in the input's type, or over all; sums and products of integers in 64 bits."""
    wide = function in (np.sum, np.prod) and input.dtype.kind in "biu"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # The mean of no elements is nan, and NumPy says so.
        if dim is None:
            return function(input)
        return np.asarray(function(input, axis=dim, keepdims=keepdim)).astype(np.int64 if wide else input.dtype)


def cosine(input, other, eps, dim, keepdim):
    """Dot products over lengths that are eps at least."""
    x, y = np.broadcast_arrays(input, other)
    lengths = [np.maximum(np.sqrt(np.sum(one * one, axis=dim, keepdims=keepdim)), eps) for one in (x, y)]
    result = np.sum(x * y, axis=dim, keepdims=keepdim) / lengths[0] / lengths[1]
    return result if dim is None else np.atleast_1d(result)


def counted(input, dim, keepdim):
    """np.count_nonzero over dim or over all."""
    if dim is None:
        return np.count_nonzero(input)
    dims = dim if isinstance(dim, int) else tuple(dim)
    return np.asarray(np.count_nonzero(input, axis=dims, keepdims=keepdim)).astype(np.int64)


def xored(input, dim, keepdim):
    """XOR of the elements over dim or over all."""
    dims = dim if dim is None or isinstance(dim, int) else tuple(dim)
    return np.bitwise_xor.reduce(input, axis=dims, keepdims=keepdim)


def hashed(input, dim, keepdim):
    """XOR of the bits of doubles or 64-bit integers."""
    wide = input.astype(np.float64 if input.dtype.kind == "f" else np.int64)
    return xored(wide.view(np.uint64), dim, keepdim)


def norm_named(input, p, dim, keepdim):
    """Of all elements or matrices, by NumPy."""
    if p == "fro" and dim is None:
        return np.linalg.norm(input.ravel())
    result = np.linalg.norm(input, p, axis=tuple(dim) if dim is not None else (-2, -1), keepdims=keepdim)
    return result


def norm(input, p, dim, keepdim):
    """(sum |x|^p)^(1/p) over dim, or over all elements; for infinite p the largest or smallest, for 0 the count."""
    kept = {"axis": dim, "keepdims": keepdim}
    if p in (np.inf, -np.inf):
        result = (np.max if p > 0 else np.min)(np.abs(input), **kept)
    elif p == 0:
        result = np.sum(input != 0, **kept).astype(np.asarray(input).dtype)
    else:
        result = np.sum(np.abs(input) ** p, **kept) ** (1 / p)
    return result


def _wide(value, input, dim, keepdim):
    """Return a reduction's result with the dims that it dropped."""
    if dim is None:
        return value.reshape((1,) * input.ndim)
    dims = {d % input.ndim for d in ((dim,) if isinstance(dim, int) else dim)}
    return value.reshape([1 if d in dims else length for d, length in enumerate(input.shape)])


def prod_input(grad_output, input, dim, keepdim):
    """grad_output times the product of the others, one by one."""
    dims = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    result = np.empty_like(input)
    for position in np.ndindex(*input.shape):
        others = input.copy()
        others[position] = 1
        line = tuple(slice(None) if d in {d % input.ndim for d in dims} else i for d, i in enumerate(position))
        result[position] = np.prod(others[line])
    return _wide(grad_output, input, dim, keepdim) * result


def cumprod_input(grad_output, input, dim):
    """Return each product along dim with each of its elements left out, times its gradient, one by one."""
    moved, grad = np.moveaxis(input, dim, -1), np.moveaxis(grad_output, dim, -1)
    result = np.zeros_like(moved)
    for position in np.ndindex(*moved.shape):
        others = moved[position[:-1]].copy()
        others[position[-1]] = 1
        result[position] = np.sum((grad[position[:-1]] * np.cumprod(others))[position[-1] :])
    return np.moveaxis(result, -1, dim)


def extreme_input(grad_output, input, extreme, dim, keepdim):
    """grad_output, divided by the number of elements that are the extreme, where one is."""
    grad, extreme = (_wide(each, input, dim, keepdim) for each in (grad_output, extreme))
    places = (input == extreme).astype(input.dtype)
    return grad * places / np.broadcast_to(places.sum(axis=dim, keepdims=True), input.shape)


def norm_input(grad_output, input, norm, p, dim, keepdim):
    """grad_output times the slope of the p-norm."""
    if p == 0:
        return np.zeros_like(input)
    if np.isinf(p):
        return np.sign(input) * extreme_input(grad_output, np.abs(input), norm, dim, keepdim)
    grad, norm = _wide(grad_output, input, dim, keepdim), _wide(norm, input, dim, keepdim)
    return grad * np.sign(input) * (np.abs(input) / norm) ** (p - 1)


def logsumexp(input, dim, keepdim):
    """log(sum(exp(x))) over dim, or over all elements, in extended precision."""
    with np.errstate(all="ignore"):
        top = np.max(input, axis=dim, keepdims=True, initial=-np.inf).astype(np.longdouble)
        moved = np.where(np.isinf(top), 0, top)
        total = np.log(np.sum(np.exp(input - moved), axis=dim, keepdims=True)) + moved
    total = total if keepdim else np.squeeze(total, axis=dim)
    return np.asarray(total).astype(input.dtype)


def place(function, input, dim, keepdim):
    """np.argmax or np.argmin over dim, or over several dims in their order."""
    if dim is None:
        return function(input)
    dims = tuple(d % input.ndim for d in ((dim,) if isinstance(dim, int) else dim))
    rest = [d for d in range(input.ndim) if d not in dims]
    flat = np.transpose(input, rest + sorted(dims)).reshape([input.shape[d] for d in rest] + [-1])
    result = function(flat, axis=-1)
    return np.asarray(np.expand_dims(result, tuple(sorted(dims))) if keepdim else result)


def extremum(value, place, input, dim, keepdim):
    """np.max and np.argmax, or np.min and np.argmin, along dim."""
    results = value(input, axis=dim, keepdims=keepdim), place(input, axis=dim, keepdims=keepdim)
    return tuple(np.asarray(result) for result in results)


def variance(input, dim, unbiased, keepdim, correction):
    """np.var over dim, or over all elements."""
    correction = int(unbiased) if correction is None else correction
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        result = np.var(input, axis=dim, ddof=correction, keepdims=keepdim)
    return result


def variance_input(grad_output, input, dim, unbiased, keepdim, correction):
    """grad_output * 2 (x - mean) / (count - 1)."""
    dims = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    count = np.prod([input.shape[d] for d in dims]) - (int(unbiased) if correction is None else correction)
    size = [1 if d in {d % input.ndim for d in dims} else length for d, length in enumerate(input.shape)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        centered = input - input.mean(axis=dims, keepdims=True)
        return grad_output.reshape(size) * 2 * centered / max(count, 0)
