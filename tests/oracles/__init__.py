"""NumPy oracles for the `test` key of ops.yaml, where one expression does not do."""

import itertools
import warnings

import numpy as np

from oracles.images import (  # noqa: F401
    batch_norm,
    batch_norm_input,
    conv1d,
    conv2d,
    conv2d_input,
    conv2d_weight,
    conv_transpose2d,
    moved_mean,
    moved_variance,
)
from oracles.matrix import (  # noqa: F401
    btrisolve,
    eig,
    gaps,
    gels,
    lu,
    lu_pivots,
    matrix_exp,
    ormqr,
    potrf,
    potri,
    pstrf,
    reflected,
    svd,
    symeig,
    trtrs,
)
from oracles.order import (  # noqa: F401
    exponential_sums,
    histc,
    mode,
    nanmedian,
    peaks,
    put,
    quantile,
    ranked,
    searchsorted,
    sort,
    topk,
    unique,
)
from oracles.pooling import (  # noqa: F401
    adaptive_avg_pool,
    adaptive_avg_pool_input,
    adaptive_max_pool,
    avg_pool,
    avg_pool_input,
    fractional_max_pool,
    max_pool,
    max_pool_gather,
    max_pool_input,
    max_pool_values_gather,
    max_pool_values_input,
    max_unpool,
    max_unpool_input,
)
from oracles.recurrent import embedding_weight, gru, lstm, rnn  # noqa: F401
from oracles.resampling import columns, columns_input, pad, pad_input, resample, resample_input  # noqa: F401
from oracles.sequences import ctc_loss, embedding_bag, multi_margin_loss, multilabel_margin_loss  # noqa: F401
from oracles.shapes import (  # noqa: F401
    cdist,
    combinations,
    cosine_similarity,
    cumulative_trapezoid,
    diag_embed,
    diagonal_input,
    diff,
    flatten,
    index_put,
    pdist,
    trapz,
    unflatten,
    unique_consecutive,
)
from oracles.special import (  # noqa: F401
    erf,
    erfc,
    erfinv,
    lgamma,
    logit,
    mvlgamma,
    polygamma,
    xlogy,
)
from oracles.steps import adadelta, adam, rmsprop, sgd  # noqa: F401
from oracles.volumes import (  # noqa: F401
    convolve,
    convolve_input,
    convolve_transposed,
    convolve_weight,
    group_norm,
    group_norm_input,
)

# Arithmetic


def divide(input, other):
    """Quotients; of integers truncated towards zero."""
    kind = np.result_type(input, other)
    if kind.kind == "f":
        return np.divide(input, other)
    return np.array(np.trunc(np.divide(input, other, dtype=np.longdouble)), dtype=kind)


def divide_rounded(input, other, rounding):
    """Quotients rounded down, or cut."""
    return np.floor_divide(input, other) if rounding == "floor" else np.trunc(divide(input, other))


def norm_named(input, p, dim, keepdim):
    """Of all elements or matrices, by NumPy."""
    if p == "fro" and dim is None:
        return np.linalg.norm(input.ravel())
    found = np.linalg.norm(input, p, axis=tuple(dim) if dim is not None else (-2, -1), keepdims=keepdim)
    return found if dim is None and input.ndim == 2 else np.atleast_1d(found)


def round_decimals(input, decimals):
    """np.round."""
    return np.round(input, decimals)


def left_shift(input, other):
    """Python's own shift of each element, cut to the type; nothing is left where the count is out of range."""

    def shift(x, count, bits):
        return x << count if 0 <= count < bits else 0

    return _each(shift, input, other)


def right_shift(input, other):
    """Python's own shift of each element; only the sign is left where the count is out of range."""

    def shift(x, count, bits):
        return x >> (count if 0 <= count < bits else bits)

    return _each(shift, input, other)


def _each(function, input, other):
    kind = np.result_type(input, other) if isinstance(input, np.ndarray) else np.asarray(other).dtype
    bits = kind.itemsize * 8
    first, second = np.broadcast_arrays(input, other)
    result = np.zeros(first.shape, kind)
    for place in np.ndindex(first.shape):
        value = function(int(first[place]), int(second[place]), bits) % 2**bits
        result[place] = np.array(value, np.uint64).astype(kind)
    return result


# Reductions


def reduced(function, input, dim, keepdim):
    """A NumPy reduction over dim in the input's type, or over all; sums and products of integers in 64 bits."""
    wide = function in (np.sum, np.prod) and input.dtype.kind in "iu"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # The mean of no elements is nan, and NumPy says so.
        if dim is None:
            return function(input)
        return np.atleast_1d(function(input, axis=dim, keepdims=keepdim)).astype(np.int64 if wide else input.dtype)


def counted(input, dim, keepdim):
    """np.count_nonzero over dim or over all."""
    if dim is None:
        return np.count_nonzero(input)
    dims = dim if isinstance(dim, int) else tuple(dim)
    return np.atleast_1d(np.count_nonzero(input, axis=dims, keepdims=keepdim)).astype(np.int64)


def norm(input, p, dim, keepdim):
    """(sum |x|^p)^(1/p) over dim, or over all elements; for infinite p the largest or smallest, for 0 the count."""
    kept = {"axis": dim, "keepdims": dim is not None and keepdim}
    if p in (np.inf, -np.inf):
        result = (np.max if p > 0 else np.min)(np.abs(input), **kept)
    elif p == 0:
        result = np.sum(input != 0, **kept).astype(np.asarray(input).dtype)
    else:
        result = np.sum(np.abs(input) ** p, **kept) ** (1 / p)
    return result if dim is None else np.atleast_1d(result)


def _wide(value, input, dim, keepdim):
    """A reduction's result with the dims that it dropped."""
    if dim is None:
        return value.reshape((1,) * input.ndim)
    dims = {d % input.ndim for d in ((dim,) if isinstance(dim, int) else dim)}
    return value.reshape([1 if d in dims else length for d, length in enumerate(input.shape)])


def prod_input(grad_output, input, dim, keepdim):
    """grad_output times the product of the others, one by one."""
    dims = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    result = np.empty_like(input)
    for place in np.ndindex(*input.shape):
        others = input.copy()
        others[place] = 1
        line = tuple(slice(None) if d in {d % input.ndim for d in dims} else i for d, i in enumerate(place))
        result[place] = np.prod(others[line])
    return _wide(grad_output, input, dim, keepdim) * result


def norm_input(grad_output, input, norm, p, dim, keepdim):
    """grad_output times the slope of the p-norm."""
    grad, norm = _wide(grad_output, input, dim, keepdim), _wide(norm, input, dim, keepdim)
    if p == 0:
        return np.zeros_like(input)
    if np.isinf(p):
        return grad * np.sign(input) * (np.abs(input) == norm)
    return grad * np.sign(input) * (np.abs(input) / norm) ** (p - 1)


def logsumexp(input, dim, keepdim):
    """log(sum(exp(x))) over dim, or over all elements, in extended precision."""
    with np.errstate(all="ignore"):
        top = np.max(input, axis=dim, keepdims=True).astype(np.longdouble)
        moved = np.where(np.isinf(top), 0, top)
        total = np.log(np.sum(np.exp(input - moved), axis=dim, keepdims=True)) + moved
    total = total if dim is not None and keepdim else np.squeeze(total, axis=dim)
    return np.atleast_1d(total).astype(input.dtype)


def place(function, input, dim, keepdim):
    """np.argmax or np.argmin over dim, or over several dims in their order."""
    if dim is None:
        return function(input)
    dims = tuple(d % input.ndim for d in ((dim,) if isinstance(dim, int) else dim))
    rest = [d for d in range(input.ndim) if d not in dims]
    flat = np.transpose(input, rest + sorted(dims)).reshape([input.shape[d] for d in rest] + [-1])
    result = function(flat, axis=-1)
    return np.atleast_1d(np.expand_dims(result, tuple(sorted(dims))) if keepdim else result)


def extremum(value, place, input, dim, keepdim):
    """np.max and np.argmax, or np.min and np.argmin, along dim."""
    results = value(input, axis=dim, keepdims=keepdim), place(input, axis=dim, keepdims=keepdim)
    return tuple(np.atleast_1d(result) for result in results)


def variance(input, dim, unbiased, keepdim, correction):
    """np.var over dim, or over all elements."""
    correction = int(unbiased) if correction is None else correction
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        result = np.var(input, axis=dim, ddof=correction, keepdims=dim is not None and keepdim)
    return result if dim is None else np.atleast_1d(result)


def variance_input(grad_output, input, dim, unbiased, keepdim, correction):
    """grad_output * 2 (x - mean) / (count - 1)."""
    dims = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    count = np.prod([input.shape[d] for d in dims]) - (int(unbiased) if correction is None else correction)
    size = [1 if d in {d % input.ndim for d in dims} else length for d, length in enumerate(input.shape)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        centered = input - input.mean(axis=dims, keepdims=True)
    return grad_output.reshape(size) * 2 * centered / count


# Activations and losses


def softmax(input, dim):
    """exp(x) / sum(exp(x)) along dim."""
    return np.exp(input) / np.sum(np.exp(input), axis=dim, keepdims=True)


def sigmoid(input):
    """1 / (1 + exp(-x))."""
    return 1 / (1 + np.exp(-input))


def loss(values, reduction):
    """The mean (1) or the sum (2) of a loss of each element; the mean of nothing is nan."""
    return np.sum(values) / (values.size if reduction == 1 else 1)


def huber(difference, delta):
    """Half the square below delta, linear above."""
    size = np.abs(difference)
    return np.where(size < delta, 0.5 * size**2, delta * (size - 0.5 * delta))


def poisson_nll_loss(input, target, log_input, full, eps):
    """The rate less the target times its logarithm, and Stirling's formula above 1."""
    loss = np.exp(input) - target * input if log_input else input - target * np.log(input + eps)
    stirling = target * np.log(np.maximum(target, 1)) - target + 0.5 * np.log(2 * np.pi * np.maximum(target, 1))
    return loss + (np.where(target > 1, stirling, 0) if full else 0)


def _class_places(target):
    """For each place of target its index in an input that has the classes as dim 1, and the class."""
    for place in np.ndindex(target.shape):
        yield (place[0], int(target[place]), *place[1:]), int(target[place])


def nll_loss(input, target, weight, reduction, ignore_index):
    """Minus the weighted elements that the targets name; of the mean over the sum of the weights."""
    weight = np.ones(input.shape[1], input.dtype) if weight is None else weight
    losses, counts = np.zeros(target.shape), np.zeros(target.shape)
    for at, (place, which) in zip(np.ndindex(target.shape), _class_places(target), strict=True):
        if which != ignore_index:
            losses[at], counts[at] = -weight[which] * input[place], weight[which]
    found = losses if reduction == 0 else np.array([losses.sum() / (counts.sum() if reduction == 1 else 1)])
    return found.astype(input.dtype)


def nll_loss_input(grad_output, target, weight, reduction, ignore_index, size):
    """Minus the weight of each target's class at its place."""
    weight = np.ones(size[1], grad_output.dtype) if weight is None else weight
    counts = sum(weight[which] for _, which in _class_places(target) if which != ignore_index)
    result = np.zeros(size, grad_output.dtype)
    for at, (place, which) in zip(np.ndindex(target.shape), _class_places(target), strict=True):
        if which != ignore_index:
            result[place] -= grad_output[0 if reduction else at] * weight[which] / (counts if reduction == 1 else 1)
    return result


# Views


def squeeze(input, dim):
    """np.squeeze, which refuses a dim of another size than 1."""
    if dim is None:
        return np.squeeze(input)
    dims = (dim,) if isinstance(dim, int) else dim
    return np.squeeze(input, axis=tuple(d for d in dims if input.shape[d] == 1))


def expand(input, size):
    """np.broadcast_to, -1 for the input's own sizes."""
    own = (1,) * (len(size) - input.ndim) + input.shape
    return np.broadcast_to(input, [mine if wanted == -1 else wanted for wanted, mine in zip(size, own, strict=True)])


def sum_to_size(input, size):
    """Sums over the dims that size lacks or has as 1."""
    result = np.sum(input, axis=tuple(range(input.ndim - len(size))))
    for dim, length in enumerate(size):
        if length == 1:
            result = np.sum(result, axis=dim, keepdims=True)
    return result


def _along(ndim, dim, index):
    """An index that is full but for one dim."""
    places = [slice(None)] * ndim
    places[dim] = index
    return tuple(places)


def narrow_input(grad_output, dimension, start, size):
    """Zeros that hold grad_output from start along a dim."""
    result = np.zeros(size, grad_output.dtype)
    result[_along(len(size), dimension, slice(start, start + grad_output.shape[dimension]))] = grad_output
    return result


def select_input(grad_output, dim, index, size):
    """Zeros that hold grad_output at index along a dim."""
    result = np.zeros(size, grad_output.dtype)
    place = _along(len(size), dim, index)
    result[place] = grad_output.reshape(result[place].shape)
    return result


def _starts(length, size, step):
    return range(0, length - size + 1, step)


def unfold(input, dimension, size, step):
    """The parts of size elements along a dim, their elements in a new last one."""
    dimension %= input.ndim
    starts = _starts(input.shape[dimension], size, step)
    shape = (*input.shape[:dimension], len(starts), *input.shape[dimension + 1 :], size)
    result = np.zeros(shape, input.dtype)
    for number, start in enumerate(starts):
        part = input[_along(input.ndim, dimension, slice(start, start + size))]
        result[_along(result.ndim, dimension, number)] = np.moveaxis(part, dimension, -1)
    return result


def unfold_input(grad_output, dimension, length, step, size):
    """The parts added up where unfold took them from."""
    dimension %= len(size)
    result = np.zeros(size, grad_output.dtype)
    for number, start in enumerate(_starts(size[dimension], length, step)):
        part = grad_output[_along(grad_output.ndim, dimension, number)]
        result[_along(len(size), dimension, slice(start, start + length))] += np.moveaxis(part, -1, dimension)
    return result


NOT_GIVEN = -(2**63)  # TH_NONE


def _key(spec):
    """The Python key of groups of four ints: kind, start, stop, step."""
    kinds = {
        0: lambda start, stop, step: start,
        1: lambda start, stop, step: slice(*(None if n == NOT_GIVEN else n for n in (start, stop, step))),
        2: lambda start, stop, step: Ellipsis,
        3: lambda start, stop, step: None,
    }
    groups = [spec[i : i + 4] for i in range(0, len(spec), 4)]
    return tuple(kinds[kind](start, stop, step) for kind, start, stop, step in groups)


def index(input, spec):
    """input[key]."""
    return np.atleast_1d(input[_key(spec)])


def index_input(grad_output, ndim, size_and_spec):
    """Zeros with grad_output at [key]."""
    result = np.zeros(size_and_spec[:ndim], grad_output.dtype)
    key = _key(size_and_spec[ndim:])
    result[key] = grad_output.reshape(result[key].shape)
    return result


def assign(input, source, spec):
    """A copy with source at [key]."""
    result = input.copy()
    key = _key(spec)
    result[key] = (
        source if np.ndim(source) == 0 else np.broadcast_to(source, index(input, spec).shape).reshape(result[key].shape)
    )
    return result


def index_at(input, place, at, every, dims):
    """The elements of the picked dims, counted in order, that place names."""
    rest = [dim for dim in range(input.ndim) if dim not in dims]
    rows = input.transpose(*dims, *rest)
    rows = rows.reshape(int(np.prod([input.shape[dim] for dim in dims])), *rows.shape[len(dims) :])
    picked = rows[place]
    if not every:
        picked[_come_again(place)] = 0
    return np.moveaxis(picked, range(place.ndim), range(at, at + place.ndim))


def _come_again(place):
    """Where an element comes once more later."""
    flat = place.ravel().tolist()
    return np.array([value in flat[i + 1 :] for i, value in enumerate(flat)], bool).reshape(place.shape)


def index_at_input(grad_output, place, at, every, size, dims):
    """Every element added at its place."""
    where = index_at(np.arange(np.prod(size)).reshape(size), place, at, True, dims)
    kept = index_at(np.ones(size, bool), place, at, every, dims)
    result = np.zeros(size, grad_output.dtype).ravel()
    np.add.at(result, where[kept], grad_output[kept])
    return result.reshape(size)


def assign_at(input, source, place, at, accumulate, spec, dims):
    """A copy in which source stands, or is added, at the places, one after another."""
    result = input.copy().ravel()
    where = index_at(index(np.arange(input.size).reshape(input.shape), spec), place, at, True, dims)
    source = np.broadcast_to(source, where.shape)
    for number, value in zip(where.ravel(), source.ravel(), strict=True):
        result[number] = result[number] + value if accumulate else value
    return result.reshape(input.shape)


def split(input, split_size, dim):
    """Parts of split_size along dim, one empty part of nothing."""
    length = input.shape[dim]
    starts = range(0, length, split_size) if length else [0]
    return tuple(input[_along(input.ndim, dim, slice(start, start + split_size))] for start in starts)


def chunk(input, chunks, dim):
    """Parts of the size that makes at most chunks of them."""
    return split(input, max(int(np.ceil(input.shape[dim] / chunks)), 1), dim)


def unbind(input, dim):
    """The slices along dim."""
    return tuple(np.atleast_1d(np.take(input, i, axis=dim)) for i in range(input.shape[dim]))


# Indexing


def index_add(input, dim, index, source):
    """Slices of source added one after another."""
    result = input.copy()
    for number, place in enumerate(index):
        result[_along(input.ndim, dim, place)] += source[_along(input.ndim, dim, number)]
    return result


def index_copy(input, dim, index, source):
    """Slices of source put one after another."""
    result = input.copy()
    for number, place in enumerate(index):
        result[_along(input.ndim, dim, place)] = source[_along(input.ndim, dim, number)]
    return result


def index_fill(input, dim, index, value):
    """Slices filled."""
    result = input.copy()
    for place in index:
        result[_along(input.ndim, dim, place)] = value
    return result


def _target(place, dim, value):
    """The place with another index along dim."""
    place = list(place)
    place[dim] = value
    return tuple(place)


def scatter(input, dim, index, source):
    """Every element of source put at its place with the index along dim."""
    result, source = input.copy(), np.broadcast_to(source, index.shape) if np.ndim(source) == 0 else source
    for place in np.ndindex(index.shape):
        result[_target(place, dim, index[place])] = source[place]
    return result


def scatter_add(input, dim, index, source):
    """Every element of source added at its place with the index along dim."""
    result = input.copy()
    for place in np.ndindex(index.shape):
        result[_target(place, dim, index[place])] += source[place]
    return result


def masked_copy(input, mask, source):
    """The elements of source in order, where mask is not zero."""
    result, values = input.copy(), iter(source.ravel())
    mask = np.broadcast_to(mask, input.shape)
    for place in np.ndindex(input.shape):
        if mask[place]:
            result[place] = next(values)
    return result


def masked_copy_input(grad_output, mask, size):
    """The elements under the mask in order, and zeros after them."""
    result = np.zeros(int(np.prod(size)), grad_output.dtype)
    chosen = grad_output[np.broadcast_to(mask != 0, grad_output.shape)]
    result[: len(chosen)] = chosen
    return result.reshape(size)


def _picked(size, dim):
    """Places of a tensor without dim."""
    lengths = [length for i, length in enumerate(size) if i != dim % len(size)]
    return itertools.product(*map(range, lengths))


def pick(input, indices, dim):
    """One element along dim for each place of the others."""
    dim %= input.ndim
    chosen = [
        input[(*place[:dim], indices.ravel()[number], *place[dim:])]
        for number, place in enumerate(_picked(input.shape, dim))
    ]
    return np.array(chosen, input.dtype).reshape(indices.shape)


def pick_input(grad_output, indices, dim, size):
    """Zeros with each element at its index along dim."""
    dim %= len(size)
    result = np.zeros(size, grad_output.dtype)
    for number, place in enumerate(_picked(size, dim)):
        result[(*place[:dim], indices.ravel()[number], *place[dim:])] = grad_output.ravel()[number]
    return result


def diag_input(grad_output, diagonal, size):
    """The diagonal, or zeros with grad_output on the diagonal."""
    if len(size) == 1:
        return np.diag(grad_output, diagonal)
    result = np.zeros(size, grad_output.dtype)
    places = [(i, i + diagonal) for i in range(size[0]) if 0 <= i + diagonal < size[1]]
    for place, value in zip(places, np.broadcast_to(grad_output, (len(places),)), strict=True):
        result[place] = value
    return result


def renorm(input, p, dim, maxnorm):
    """Slices along dim scaled down to maxnorm."""
    result = input.copy()
    for i in range(input.shape[dim]):
        place = _along(input.ndim, dim, i)
        size = np.sum(np.abs(input[place]) ** p) ** (1 / p)
        if size > maxnorm:
            result[place] = input[place] * (maxnorm / size)
    return result


def cross(input, other, dim):
    """np.cross along dim, or along the first dim of size 3 where dim is -1."""
    dim = input.shape.index(3) if dim == -1 else dim
    return np.cross(input, other, axis=dim)
