"""NumPy oracles for poolings of one to three dimensions: plain loops over every window."""

import itertools

import numpy as np


def windows(size, kernel_size, stride, padding, dilation, ceil_mode):
    """For each output place the coordinates along each dim of its window, those outside the input included."""
    along = []
    for length, kernel, step, pad, gap in zip(size, kernel_size, stride, padding, dilation, strict=True):
        free = length + 2 * pad - gap * (kernel - 1) - 1
        count = (-(-free // step) if ceil_mode else free // step) + 1
        if ceil_mode and (count - 1) * step >= length + pad:
            count -= 1
        along.append([[out * step - pad + tap * gap for tap in range(kernel)] for out in range(count)])
    return along


def adaptive_windows(size, output_size):
    """Return output_size windows per dim, from floor(i n / k) up to ceil((i + 1) n / k)."""
    return [
        [list(range(i * length // count, -(-(i + 1) * length // count))) for i in range(count)]
        for length, count in zip(size, output_size, strict=True)
    ]


def _inside(size, coordinates):
    return [position for position in itertools.product(*coordinates)
            if all(0 <= x < length for x, length in zip(position, size, strict=True))]  # fmt: skip


def _each(along):
    """Return every output place with the coordinates of its window."""
    for out in np.ndindex(*[len(dim) for dim in along]):
        yield out, [dim[i] for dim, i in zip(along, out, strict=True)]


def _largest(input, windows_of):
    """Return the first largest element inside each window, nan above all, and its place in the plane."""
    size, count = input.shape[2:], input.shape[:2]
    first = windows_of(0, 0)
    shape = count + tuple(len(dim) for dim in first)
    values, places = np.zeros(shape, input.dtype), np.zeros(shape, np.int64)
    for plane in np.ndindex(*count):
        for out, coordinates in _each(windows_of(*plane)):
            inside = _inside(size, coordinates)
            best = max(inside, key=lambda at: (np.isnan(input[plane + at]), input[plane + at]))
            values[plane + out], places[plane + out] = input[plane + best], np.ravel_multi_index(best, size)
    return values, places


def _of_batches(function):
    """Return an oracle that also takes an input without the batch dim: one dim more than the options have."""
    def oracle(input, sizes, *options):
        if input.ndim == len(sizes) + 2:
            return function(input, sizes, *options)
        result = function(input[None], sizes, *options)
        return tuple(one[0] for one in result) if isinstance(result, tuple) else result[0]
    return oracle


@_of_batches
def max_pool(input, kernel_size, stride, padding, dilation, ceil_mode):
    """Return the largest element of each window and its place."""
    along = windows(input.shape[2:], kernel_size, stride, padding, dilation, ceil_mode)
    return _largest(input, lambda *_: along)


@_of_batches
def adaptive_max_pool(input, output_size):
    """Return the largest element of each adaptive window and its place."""
    along = adaptive_windows(input.shape[2:], output_size)
    return _largest(input, lambda *_: along)


def fractional_max_pool(input, samples, kernel_size, output_size):
    """The windows' beginnings are whole parts of multiples of a ratio, shifted by the sample; the last ends it."""

    def windows_of(*plane):
        along = []
        for d, (length, kernel, count) in enumerate(zip(input.shape[2:], kernel_size, output_size, strict=True)):
            sample = float(samples[(*plane, d)]) if samples.size else 0
            ratio = (length - kernel) / (count - 1) if count > 1 else 0
            begins = [int((i + sample) * ratio) - int(sample * ratio) for i in range(count - 1)] + [length - kernel]
            along.append([list(range(begin, begin + kernel)) for begin in begins])
        return along

    return _largest(input, windows_of)


def fractional_max_pool_of_planes(input, kernel_size, output_size, output_ratio, samples):
    """Return fractional_max_pool of planes with or without a batch; samples of images are (width, height)."""
    dims = len(kernel_size)
    sizes, ratios = ([each] * dims if np.ndim(each) == 0 else each for each in (output_size, output_ratio))
    sizes = [int(n * ratio) for n, ratio in zip(input.shape[-dims:], ratios, strict=True)] if None in sizes else sizes
    batch, ordered = input.reshape(-1, *input.shape[-dims - 1:]), samples[..., ::-1] if dims == 2 else samples
    results = fractional_max_pool(batch, ordered, kernel_size, sizes)
    return tuple(result.reshape(*input.shape[:-dims], *sizes) for result in results)


def max_pool_input(grad_output, indices, size):
    """Return every element added at its place."""
    result = np.zeros(grad_output.shape[:2] + (int(np.prod(size)),), grad_output.dtype)
    for position in np.ndindex(grad_output.shape):
        result[position[:2] + (indices[position],)] += grad_output[position]
    return result.reshape(grad_output.shape[:2] + tuple(size))


def max_pool_gather(input, indices):
    """Return the elements that the indices name, plane by plane."""
    planes = input.reshape(*input.shape[:2], -1) if input.size else input
    result = np.zeros(indices.shape, input.dtype)
    for position in np.ndindex(indices.shape):
        result[position] = planes[position[:2] + (indices[position],)]
    return result


def _tap_places(taps, size, window):
    """Return the place in the plane of the element of each window that a tap names."""
    kernel, stride, padding, dilation = np.reshape(window, (4, -1))
    inside = np.stack(np.unravel_index(taps, kernel), -1) * dilation
    begins = np.stack(np.indices(taps.shape)[2:], -1) * stride - padding
    return np.ravel_multi_index(tuple(np.moveaxis(begins + inside, -1, 0)), size)


def max_pool_values_input(grad_output, taps, size, window):
    """Return every element added at the place that its tap names."""
    if not taps.size:
        return np.zeros(taps.shape[:2] + tuple(size), grad_output.dtype)
    return max_pool_input(grad_output, _tap_places(taps, size, window), size)


def max_pool_values_gather(input, taps, window):
    """Return the elements at the places that the taps name."""
    return max_pool_gather(input, _tap_places(taps, input.shape[2:], window)) if taps.size else input[:, :, :2, :1]


def max_unpool(input, indices, size):
    """Return every element written at its place."""
    result = np.zeros(input.shape[:2] + (int(np.prod(size)),), input.dtype)
    for position in np.ndindex(input.shape):
        result[position[:2] + (indices[position],)] = input[position]
    return result.reshape(input.shape[:2] + tuple(size))


def max_unpool_windows(input, indices, kernel_size, stride, padding, output_size):
    """Return every element written at its place in the planes of the windows."""
    if input.ndim == len(kernel_size) + 1:
        return max_unpool_windows(input[None], indices[None], kernel_size, stride, padding, output_size)[0]
    usual = [(count - 1) * step - 2 * edge + kernel for count, kernel, step, edge in
             zip(input.shape[2:], kernel_size, stride, padding, strict=True)]
    return max_unpool(input, indices, usual if output_size is None else output_size[-len(usual):])


def max_unpool_input(grad_output, indices):
    """Return the elements that the indices name, less what a later one of the plane names again."""
    result = max_pool_gather(grad_output, indices)
    places = list(np.ndindex(indices.shape))
    for i, position in enumerate(places):
        if any(position[:2] == later[:2] and indices[position] == indices[later] for later in places[i + 1 :]):
            result[position] = 0
    return result


def _averages(size, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor):
    """For each output place the elements of its window and the count that it is divided by."""
    for out, coordinates in _each(windows(size, kernel_size, stride, padding, [1] * len(size), ceil_mode)):
        inside = _inside(size, coordinates)
        padded = [position for position in itertools.product(*coordinates)
                  if all(x < n + pad for x, n, pad in zip(position, size, padding, strict=True))]  # fmt: skip
        yield out, inside, divisor or len(padded if count_include_pad else inside)


def _mean(input, shares):
    shares = list(shares)
    shape = tuple(max(out[d] for out, _, _ in shares) + 1 for d in range(input.ndim - 2))
    result = np.zeros(input.shape[:2] + shape, input.dtype)
    for out, inside, count in shares:
        result[(..., *out)] = sum(input[(..., *position)] for position in inside) / count
    return result


def _shared_out(grad_output, size, shares):
    result = np.zeros(grad_output.shape[:2] + tuple(size), grad_output.dtype)
    for out, inside, count in shares:
        for position in inside:
            result[(..., *position)] += grad_output[(..., *out)] / count
    return result


@_of_batches
def avg_pool(input, *options):
    """Return the mean of each window."""
    return _mean(input, _averages(input.shape[2:], *options))


def lp_pool(input, norm_type, kernel_size, stride, ceil_mode):
    """Return the p-norm of each window; a smaller last window counts as a whole one."""
    if norm_type == np.inf:
        return max_pool(np.abs(input), kernel_size, stride, [0] * len(stride), [1] * len(stride), ceil_mode)[0]
    means = avg_pool(input**norm_type, kernel_size, stride, [0] * len(stride), ceil_mode, True, 0)
    return (means * np.prod(kernel_size)) ** (1 / norm_type)


def avg_pool_input(grad_output, size, *options):
    """Return every element shared out over its window."""
    return _shared_out(grad_output, size, _averages(size, *options))


def _adaptive_averages(size, output_size):
    for out, coordinates in _each(adaptive_windows(size, output_size)):
        inside = _inside(size, coordinates)
        yield out, inside, len(inside)


@_of_batches
def adaptive_avg_pool(input, output_size):
    """Return the mean of each adaptive window."""
    if 0 in output_size:
        return np.zeros((*input.shape[:2], *output_size), input.dtype)
    return _mean(input, _adaptive_averages(input.shape[2:], output_size))


def adaptive_avg_pool_input(grad_output, size):
    """Return every element shared out over its adaptive window."""
    return _shared_out(grad_output, size, _adaptive_averages(size, grad_output.shape[2:]))
