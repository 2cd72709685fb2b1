"""NumPy oracles of rows that arrange elements, and of distances."""

import itertools

import numpy as np


def diagonal_input(grad_output, offset, dim1, dim2, size):
    """Zeros with the gradient written through np.diagonal's own view."""
    result = np.zeros(size, grad_output.dtype)
    diagonal = np.diagonal(result, offset, dim1, dim2)
    diagonal.flags.writeable = True
    diagonal[...] = grad_output
    return result


def flatten(input, start, end):
    """Return a reshape of the dims between."""
    if not input.ndim:
        return input.reshape(1)
    end %= input.ndim
    return input.reshape(*input.shape[:start], int(np.prod(input.shape[start : end + 1])), *input.shape[end + 1 :])


def trapz(y, x, dx, dim):
    """Return the trapezoidal rule, written out."""
    ends = np.take(y, range(1, y.shape[dim]), dim) + np.take(y, range(y.shape[dim] - 1), dim)
    if x is None:
        return np.sum(ends / 2 * dx, axis=dim)
    widths = np.diff(x, axis=0 if x.ndim == 1 else dim)
    return np.sum(ends / 2 * widths, axis=dim)


def cdist(input, other, p):
    """Norms of all differences."""
    return np.sum(np.abs(input[..., :, None, :] - other[..., None, :, :]) ** p, axis=-1) ** (1 / p)


def pair_norms_input(grad_output, input, other, norm, squares):
    """Of each row the slopes of its distances to all others, times grad_output."""
    difference = input[:, :, None] - other[:, None]
    length = np.where(norm == 0, np.inf, norm)  # equal rows have no slope
    slope = difference / length[..., None] if squares else np.sign(difference)
    return np.sum(grad_output[..., None] * slope, axis=2)


def pdist(input, p):
    """Norms of the differences of pairs."""
    pairs = itertools.combinations(input, 2)
    return np.array([np.sum(np.abs(a - b) ** p) ** (1 / p) for a, b in pairs], input.dtype)


def cosine_similarity(input, other, dim, eps):
    """Dot products over lengths, which count as at least eps."""
    input, other = np.broadcast_arrays(input, other)
    lengths = [np.maximum(np.linalg.norm(each, axis=dim), eps) for each in (input, other)]
    return np.sum(input * other, axis=dim) / lengths[0] / lengths[1]


def unflatten(input, dim, sizes):
    """Return a reshape of one dim."""
    dim %= input.ndim
    return input.reshape(*input.shape[:dim], *sizes, *input.shape[dim + 1 :])


def diag_embed(input, offset, dim1, dim2):
    """np.diag of each line, with its two dims moved."""
    result = np.zeros((*input.shape[:-1], *[input.shape[-1] + abs(offset)] * 2), input.dtype)
    for position in np.ndindex(input.shape[:-1]):
        result[position] = np.diag(input[position], offset)
    return np.moveaxis(result, (-2, -1), (dim1, dim2))


def combinations(input, r, with_replacement):
    """itertools' own."""
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    return np.array(list(choose(input, r)), input.dtype).reshape(-1, r)


def index_put(input, indices, values, accumulate):
    """NumPy's assignment, or its unbuffered sum."""
    result = input.copy()
    if accumulate:
        np.add.at(result, tuple(indices), values)
    else:
        result[tuple(indices)] = values
    return result


def clamped(input, indices):
    """Return the indices, clamped to the sizes of the leading dims."""
    return [np.clip(index, 0, size - 1) for index, size in zip(indices, input.shape, strict=False)]


def clamped_index(input, indices):
    """NumPy's indexing at clamped indices."""
    return input[tuple(clamped(input, indices))]


def chunk_cat(tensors, dim, num_chunks):
    """Return the parts of each tensor along dim, padded with zeros and flattened, side by side."""
    dim %= min(tensor.ndim for tensor in tensors)
    whole = []
    for tensor in tensors:
        length = num_chunks * -(-tensor.shape[dim] // num_chunks)
        parts = np.zeros((length, *np.delete(tensor.shape, dim)), tensor.dtype)
        parts[: tensor.shape[dim]] = np.moveaxis(tensor, dim, 0)
        padded = np.moveaxis(parts, 0, dim)
        whole.append(padded.reshape(*tensor.shape[:dim], num_chunks, -1))
    return np.concatenate(whole, dim + 1)


def cumulative_trapezoid(y, x, dx, dim):
    """Return the trapezoidal rule up to each element."""
    parts = [trapz(np.take(y, range(end), dim), x if x is None else np.take(x, range(end), -1), dx, dim)
             for end in range(2, y.shape[dim] + 1)]
    return np.stack(parts, dim)


def trapezoids(y, x, dx, dim):
    """Return the areas between neighbours; x has one dim, which is the last, or the last dims of y."""
    widths = dx if x is None else np.diff(x, axis=-1 if x.ndim == 1 else dim - y.ndim)
    count = y.shape[dim]
    return (np.take(y, range(1, count), dim) + np.take(y, range(count - 1), dim)) / 2 * widths


def diff(input, n, dim, prepend, append):
    """np.diff, which takes no None."""
    ends = {name: end for name, end in (("prepend", prepend), ("append", append)) if end is not None}
    return np.diff(input, n, dim, **ends)


def unique_consecutive(input, inverse, counts, dim):
    """Return one element, or slice, after the other."""
    slices = input.ravel() if dim is None else np.moveaxis(input, dim, 0)
    starts = [k for k in range(len(slices)) if k == 0 or not np.array_equal(slices[k], slices[k - 1])]
    values = slices[starts] if dim is None else np.moveaxis(slices[starts], 0, dim)
    lengths = np.diff([*starts, len(slices)]).astype(np.int64)
    numbers = np.repeat(np.arange(len(starts)), lengths).reshape(input.shape if dim is None else -1)
    return [values] + [numbers] * inverse + [lengths] * counts
