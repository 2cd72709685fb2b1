"""NumPy oracles of rows that sort, select and count."""

import numpy as np


def order(input, dim, descending=False):
    """Stable places along dim; nan last, or first of a descending order."""
    if not descending:
        return np.argsort(input, axis=dim, kind="stable")
    ranks = np.argsort(np.argsort(np.flip(input, dim), axis=dim, kind="stable"), axis=dim, kind="stable")
    return np.argsort(-np.flip(ranks, dim), axis=dim, kind="stable")


def sort(input, dim, descending=False):
    """Elements in order and their places."""
    places = order(input, dim, descending)
    return np.take_along_axis(input, places, axis=dim), places


def topk(input, k, dim, largest):
    """Return the first k of the sorted elements."""
    return tuple(np.take(result, range(k), axis=dim) for result in sort(input, dim, largest))


def ranked(input, k, dim, keepdim):
    """Return the k-th of the sorted elements."""
    if not input.shape[dim]:
        raise ValueError("no elements")
    results = (np.take(result, [k - 1], axis=dim) for result in sort(input, dim))
    return tuple(result if keepdim else np.squeeze(result, dim) for result in results)


def median(input, dim, keepdim):
    """Return the lower middle element; the first nan of a line that contains nan."""
    values, places = ranked(input, (input.shape[dim] + 1) // 2, dim, True)
    nan = np.isnan(input) if input.dtype.kind == "f" else np.zeros(input.shape, bool)
    places = np.where(nan.any(dim, keepdims=True), np.expand_dims(np.argmax(nan, dim), dim), places)
    results = np.take_along_axis(input, places, axis=dim), places
    return tuple(result if keepdim else np.squeeze(result, dim) for result in results)


def mode(input, dim, keepdim):
    """By counting each line."""
    if not input.shape[dim]:
        raise ValueError("no elements")

    def place(line):
        values, counts = np.unique(line, return_counts=True)
        return np.flatnonzero(line == values[np.argmax(counts)])[-1]

    places = np.expand_dims(np.apply_along_axis(place, dim, input), dim).astype(np.int64) if input.size else np.zeros(
        [1 if d == dim % input.ndim else n for d, n in enumerate(input.shape)], np.int64)
    results = np.take_along_axis(input, places, axis=dim), places
    return tuple(result if keepdim else np.squeeze(result, dim) for result in results)


def searchsorted(sequence, input, right):
    """Return np.searchsorted, line by line for several sequences."""
    side = "right" if right else "left"
    if sequence.ndim == 1:
        return np.searchsorted(sequence, input, side)
    lines = zip(sequence.reshape(-1, sequence.shape[-1]), input.reshape(-1, input.shape[-1]), strict=True)
    return np.stack([np.searchsorted(line, wanted, side) for line, wanted in lines]).reshape(input.shape)


def histc(input, bins, low, high):
    """np.histogram, over the range of the elements where none is given."""
    if low == high:
        low, high = (input.min(), input.max()) if input.size else (low, high)
        if low == high:
            low, high = low - 1, high + 1
    return np.histogram(input, bins, (low, high))[0].astype(input.dtype)


def unique(input, inverse, counts, dim):
    """np.unique; inverse in the input's shape, or that of the dim."""
    values, places, numbers = np.unique(input, return_inverse=True, return_counts=True, axis=dim)
    return [values] + [places.reshape(input.shape if dim is None else -1)] * inverse + [numbers] * counts


def put(input, index, source, accumulate):
    """Return one after the other."""
    result = input.copy()
    flat = result.reshape(-1)
    for position, value in zip(index.ravel(), source.ravel(), strict=True):
        flat[position] = flat[position] + value if accumulate else value
    return result


def peaks(input, dim, function):
    """Return the accumulated extremum, and the last place up to each where the element equals it."""
    best = function.accumulate(input, axis=dim)
    here = (input == best) | ((input != input) & (best != best))
    numbers = np.arange(input.shape[dim]).reshape([-1 if d == dim % input.ndim else 1 for d in range(input.ndim)])
    return best, np.maximum.accumulate(np.where(here, numbers, 0), axis=dim)


def exponential_sums(values, input, total, dim, behind):
    """Sums of values over exp(input[i] - total[j]) for i up to j: over the j from i on, or over the i up to j."""
    values, input, total = (np.moveaxis(array, dim, -1) for array in (values, input, total))
    weights = np.triu(np.exp(input[..., :, None] - total[..., None, :]))
    result = weights @ values[..., :, None] if behind else np.swapaxes(weights, -1, -2) @ values[..., :, None]
    return np.moveaxis(result[..., 0], -1, dim)


def quantile(function, input, q, dim, keepdim, interpolation):
    """NumPy's own, in double."""
    result = function(input.astype(np.float64), q, axis=dim, keepdims=keepdim, method=interpolation)
    return np.asarray(result).astype(input.dtype)


def nanmedian(input, dim, keepdim=False):
    """Return the middle of the sorted elements that are not nan, line by line."""
    def place(line):
        order = np.argsort(line, kind="stable")
        return order[max(np.count_nonzero(line == line) - 1, 0) // 2]

    places = np.expand_dims(np.apply_along_axis(place, dim, input), dim)
    results = np.take_along_axis(input, places, axis=dim), places
    return tuple(result if keepdim else np.squeeze(result, dim) for result in results)



def bhistc(input, bins, low, high):
    """histc of each row, over the range of all elements where none is given."""
    low, high = (input.min(), input.max()) if low == high and input.size else (low, high)
    return np.array([histc(row, bins, low, high) for row in input], input.dtype).reshape(len(input), bins)
