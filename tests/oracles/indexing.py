"""Elements by keys, by places, by indices along a dim, and under masks."""

import itertools

import numpy as np

from oracles.views import along

NOT_GIVEN = -(2**63)  # TH_NONE


def _key(spec):
    """Return the Python key of groups of four ints: kind, start, stop, step."""
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
    return np.asarray(input[_key(spec)])


def index_input(grad_output, ndim, size_and_spec):
    """Zeros with grad_output at [key]."""
    result = np.zeros(size_and_spec[:ndim], grad_output.dtype)
    key = _key(size_and_spec[ndim:])
    result[key] = grad_output.reshape(result[key].shape)
    return result


def assign(input, source, spec):
    """Return a copy with source at [key]."""
    result = input.copy()
    key = _key(spec)
    result[key] = (
        source if np.ndim(source) == 0 else np.broadcast_to(source, index(input, spec).shape).reshape(result[key].shape)
    )
    return result


def index_at(input, place, at, every, dims):
    """Return the elements of the picked dims, counted in order, that place names."""
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
    """Return every element added at its place."""
    where = index_at(np.arange(np.prod(size)).reshape(size), place, at, True, dims)
    kept = index_at(np.ones(size, bool), place, at, every, dims)
    result = np.zeros(size, grad_output.dtype).ravel()
    np.add.at(result, where[kept], grad_output[kept])
    return result.reshape(size)


def assign_at(input, source, place, at, accumulate, spec, dims):
    """Return a copy in which source stands, or is added, at the places, one after another."""
    result = input.copy().ravel()
    where = index_at(index(np.arange(input.size).reshape(input.shape), spec), place, at, True, dims)
    source = np.broadcast_to(source, where.shape)
    for number, value in zip(where.ravel(), source.ravel(), strict=True):
        result[number] = result[number] + value if accumulate else value
    return result.reshape(input.shape)


def index_add(input, dim, index, source):
    """Slices of source added one after another."""
    result = input.copy()
    for number, position in enumerate(index):
        result[along(input.ndim, dim, position)] += source[along(input.ndim, dim, number)]
    return result


def index_copy(input, dim, index, source):
    """Slices of source put one after another."""
    result = input.copy()
    for number, position in enumerate(index):
        result[along(input.ndim, dim, position)] = source[along(input.ndim, dim, number)]
    return result


def index_fill(input, dim, index, value):
    """Slices filled."""
    result = input.copy()
    for position in index:
        result[along(input.ndim, dim, position)] = value
    return result


def _target(place, dim, value):
    """Return the place with another index along dim."""
    place = list(place)
    place[dim] = value
    return tuple(place)


def scatter(input, dim, index, source):
    """Return every element of source put at its place with the index along dim."""
    result, source = input.copy(), np.broadcast_to(source, index.shape) if np.ndim(source) == 0 else source
    for position in np.ndindex(index.shape):
        result[_target(position, dim, index[position])] = source[position]
    return result


def scatter_add(input, dim, index, source):
    """Return every element of source added at its place with the index along dim."""
    result = input.copy()
    for position in np.ndindex(index.shape):
        result[_target(position, dim, index[position])] += source[position]
    return result


def masked_copy(input, mask, source):
    """Return the elements of source in order, where mask is not zero."""
    size = np.broadcast_shapes(input.shape, mask.shape)
    result, values = np.broadcast_to(input, size).copy(), iter(source.ravel())
    mask = np.broadcast_to(mask, size)
    for position in np.ndindex(size):
        if mask[position]:
            result[position] = next(values)
    return result


def masked_select(input, mask):
    """Return the elements under the mask in order."""
    size = np.broadcast_shapes(input.shape, mask.shape)
    return np.broadcast_to(input, size)[np.broadcast_to(mask != 0, size)]


def masked_copy_input(grad_output, mask, size):
    """Return the elements under the mask in order, and zeros after them."""
    result = np.zeros(int(np.prod(size)), grad_output.dtype)
    chosen = grad_output[np.broadcast_to(mask != 0, grad_output.shape)]
    result[: len(chosen)] = chosen
    return result.reshape(size)


def _picked(size, dim):
    """Places of a tensor without dim."""
    lengths = [length for i, length in enumerate(size) if i != dim % len(size)]
    return itertools.product(*map(range, lengths))


def gather_one(input, indices, dim):
    """One element along dim for each place of the others."""
    dim %= input.ndim
    chosen = [
        input[(*position[:dim], indices.ravel()[number], *position[dim:])]
        for number, position in enumerate(_picked(input.shape, dim))
    ]
    return np.array(chosen, input.dtype).reshape(indices.shape)


def gather_one_input(grad_output, indices, dim, size):
    """Zeros with each element at its index along dim."""
    dim %= len(size)
    result = np.zeros(size, grad_output.dtype)
    for number, position in enumerate(_picked(size, dim)):
        result[(*position[:dim], indices.ravel()[number], *position[dim:])] = grad_output.ravel()[number]
    return result


def select_scatter(input, source, dim, index):
    """Return a slice replaced."""
    result = input.copy()
    np.moveaxis(result, dim, 0)[index] = source
    return result


def slice_scatter(input, source, dim, start, end, step):
    """Return a part replaced."""
    result = input.copy()
    np.moveaxis(result, dim, 0)[start:end:step] = np.moveaxis(source, dim, 0)
    return result


def diagonal_scatter(input, source, offset, dim1, dim2):
    """Return a diagonal replaced."""
    result = input.copy()
    view = np.moveaxis(result, (dim1, dim2), (0, 1))
    rows = np.arange(source.shape[-1])
    view[rows - min(offset, 0), rows + max(offset, 0)] = np.moveaxis(source, -1, 0)
    return result


def fill_diagonal(input, value, wrap):
    """Return the elements whose numbers are the same in all dims, or NumPy's wrapped diagonal."""
    result = input.copy()
    if wrap:
        np.fill_diagonal(result, value, wrap=True)
        return result
    for i in range(min(input.shape)):
        result[(i,) * input.ndim] = value
    return result


def _gathered(input, dim, index, include_self):
    """Of each place that index names the places in source of what goes there; None is that of what is there."""
    result = {position: [None] for position in np.ndindex(input.shape)}
    first = set()
    for position in np.ndindex(index.shape):
        to = list(position)
        to[dim] = index[position]
        if tuple(to) not in first and not include_self:
            result[tuple(to)] = []
        first.add(tuple(to))
        result[tuple(to)].append(position)
    return result


def scatter_reduce(input, dim, index, source, reduce, include_self):
    """Place by place."""
    result = input.copy()
    how = {"sum": np.sum, "prod": np.prod, "mean": np.mean, "amax": np.max, "amin": np.min}[reduce]
    for to, places in _gathered(input, dim, index, include_self).items():
        if places == [None]:
            continue
        values = np.array([input[to] if position is None else source[position] for position in places], input.dtype)
        if reduce == "mean" and input.dtype.kind in "iub":
            result[to] = int(np.sum(values, dtype=int if input.dtype == bool else input.dtype)) // len(values)
        else:
            result[to] = np.asarray(how(values)).astype(input.dtype)
    return result


def scatter_reduce_input(grad_output, input, dim, index, source, output, reduce, include_self):
    """Return the gradients, place by place."""
    own, given = np.zeros_like(input), np.zeros_like(source)
    for to, places in _gathered(input, dim, index, include_self).items():
        values = [input[to] if position is None else source[position] for position in places]
        for number, position in enumerate(places):
            slope = {"sum": 1, "mean": 1 / len(values), "prod": np.prod(values[:number] + values[number + 1 :])}
            equal = [value == output[to] or value != value for value in values]
            if reduce in slope or equal[number]:
                (own if position is None else given)[to if position is None else position] = (
                    grad_output[to] * slope.get(reduce, 1 / max(sum(equal), 1)))
    return own, given


def index_reduce(input, dim, index, source, reduce, include_self):
    """By an index for each element."""
    index = index.reshape([-1 if d == dim % input.ndim else 1 for d in range(input.ndim)])
    return scatter_reduce(input, dim, np.broadcast_to(index, source.shape), source, reduce, include_self)


def nonzero_static(input, size, fill_value):
    """Return the first indices of nonzero elements, then rows of the value."""
    result = np.stack(np.nonzero(input), axis=1)[:size]
    return np.concatenate([result, np.full((size - len(result), input.ndim), fill_value)])
