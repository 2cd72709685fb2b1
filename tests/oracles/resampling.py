"""NumPy oracles for planes of other sizes and for edges: matrices and index lists, one dimension at a time."""

import itertools

import numpy as np

from oracles.images import pair


def _cubic(x, a=-0.75):
    """Keys' kernel, with slope a at one."""
    x = abs(x)
    if x <= 1:
        return (a + 2) * x**3 - (a + 3) * x**2 + 1
    return a * (x**3 - 5 * x**2 + 8 * x - 4) if x < 2 else 0.0


def _matrix(size, count, scale, mode, align_corners):
    """Return the matrix [count, size] that resamples one dimension."""
    matrix = np.zeros((count, size))
    for j in range(count):
        if mode in ("nearest", "exact"):
            matrix[j, min(int(np.floor((j + 0.5 * (mode == "exact")) * scale)), size - 1)] = 1
            continue
        if align_corners:
            position = j * (size - 1) / (count - 1) if count > 1 else 0.0
        else:
            position = (j + 0.5) * scale - 0.5
        if mode == "linear":
            position = max(position, 0.0)
            first = int(np.floor(position))
            matrix[j, min(first, size - 1)] += 1 - (position - first)
            matrix[j, min(first + 1, size - 1)] += position - first
        else:
            first = int(np.floor(position))
            for tap in range(first - 1, first + 3):
                matrix[j, min(max(tap, 0), size - 1)] += _cubic(position - tap)
    return matrix


def _matrices(sizes, counts, scales, mode, align_corners):
    ratios = [n / k for n, k in zip(sizes, counts, strict=True)] if scales is None else [1 / s for s in scales]
    return [_matrix(n, k, ratio, mode, align_corners) for n, k, ratio in zip(sizes, counts, ratios, strict=True)]


def _along(array, matrices):
    for d, matrix in enumerate(matrices):
        array = np.moveaxis(np.moveaxis(array, 2 + d, -1) @ matrix.T, -1, 2 + d)
    return array


def resample(input, scales, size, mode, align_corners):
    """Return a matrix for every dimension of a plane."""
    matrices = _matrices(input.shape[2:], size, scales, mode, align_corners)
    return _along(input.astype(float), matrices).astype(input.dtype)


def resample_input(grad_output, scales, size, mode, align_corners):
    """Return the transposed matrices."""
    matrices = _matrices(size, grad_output.shape[2:], scales, mode, align_corners)
    return _along(grad_output.astype(float), [matrix.T for matrix in matrices]).astype(grad_output.dtype)


MODES = {"constant": "constant", "reflect": "reflect", "replicate": "edge", "circular": "wrap"}


def pad(input, widths, mode, value=0):
    """np.pad, after which what negative widths take away is cut off; before it where sides are wrapped around."""
    pairs = [(widths[i], widths[i + 1]) for i in range(0, len(widths), 2)][::-1]
    pairs = [(0, 0)] * (input.ndim - len(pairs)) + pairs
    options = {"constant_values": value} if mode == "constant" else {}
    grown = [(max(a, 0), max(b, 0)) for a, b in pairs]
    if input.size == 0 and mode != "constant":
        return np.zeros([n + a + b for n, (a, b) in zip(input.shape, pairs, strict=True)], input.dtype)
    if mode == "circular":
        input = input[tuple(slice(max(-a, 0), n - max(-b, 0)) for n, (a, b) in zip(input.shape, pairs, strict=True))]
        return np.pad(input, grown, MODES[mode])
    result = np.pad(input, grown, MODES[mode], **options)
    cut = tuple(slice(max(-a, 0), n - max(-b, 0)) for n, (a, b) in zip(result.shape, pairs, strict=True))
    return result[cut]


def pad_input(grad_output, size, widths, mode):
    """Every element added to the one whose number np.pad puts in its place; number 0 is padding's. What stands around
    elements that are read once is only taken away, zeros with a sign are theirs."""
    if mode == "constant":
        return pad(grad_output, [-width for width in widths], mode)
    numbers = pad(np.arange(1, int(np.prod(size)) + 1).reshape(size), widths, mode)
    result = np.zeros(int(np.prod(size)) + 1, grad_output.dtype)
    np.add.at(result, numbers.ravel(), grad_output.ravel())
    return result[1:].reshape(size)


def _columns(channels, size, kernel_size, stride, padding, dilation):
    """Return every (row of the columns, column, place in a channel's plane, channel) that lies inside."""
    kernel, step, pad_by, gap = pair(kernel_size), pair(stride), pair(padding), pair(dilation)
    counts = [(size[i] + 2 * pad_by[i] - gap[i] * (kernel[i] - 1) - 1) // step[i] + 1 for i in (0, 1)]
    for c, ky, kx, y, x in np.ndindex(channels, *kernel, *counts):
        position = y * step[0] - pad_by[0] + ky * gap[0], x * step[1] - pad_by[1] + kx * gap[1]
        if 0 <= position[0] < size[0] and 0 <= position[1] < size[1]:
            yield (c * kernel[0] + ky) * kernel[1] + kx, y * counts[1] + x, position, c


def columns(input, kernel_size, stride, padding, dilation):
    """Return one element after the other."""
    if input.ndim == 3:
        return columns(input[None], kernel_size, stride, padding, dilation)[0]
    kernel, step, pad_by, gap = pair(kernel_size), pair(stride), pair(padding), pair(dilation)
    counts = [(input.shape[2 + i] + 2 * pad_by[i] - gap[i] * (kernel[i] - 1) - 1) // step[i] + 1 for i in (0, 1)]
    result = np.zeros((len(input), input.shape[1] * kernel[0] * kernel[1], counts[0] * counts[1]), input.dtype)
    for row, column, position, c in _columns(input.shape[1], input.shape[2:], kernel, step, pad_by, gap):
        result[:, row, column] = input[(slice(None), c, *position)]
    return result


def columns_input(grad_output, size, kernel_size, stride, padding, dilation):
    """Return the same elements, given back."""
    if grad_output.ndim == 2:
        return columns_input(grad_output[None], size, kernel_size, stride, padding, dilation)[0]
    kernel = pair(kernel_size)
    channels = grad_output.shape[1] // (kernel[0] * kernel[1])
    result = np.zeros((len(grad_output), channels, *pair(size)), grad_output.dtype)
    for row, column, position, c in _columns(channels, pair(size), kernel, stride, padding, dilation):
        result[(slice(None), c, *position)] += grad_output[:, row, column]
    return result


def _named(planes, index):
    """Return the elements that index names: [n, c, k, p]."""
    return np.take_along_axis(planes[:, :, None], index[:, None], 3)


def weighted_take(input, index, weight):
    """Elements times weights."""
    return np.einsum("nckp,nkp->ncp", _named(input, index), weight)


def weighted_put(grad_output, index, weight, size):
    """Return a matrix of weights from points to places."""
    matrix = np.sum(weight[..., None] * (index[..., None] == np.arange(size)), 1)
    return np.einsum("ncp,nps->ncs", grad_output, matrix)


def weighted_products(grad_output, input, index):
    """Over channels."""
    return np.einsum("ncp,nckp->nkp", grad_output, _named(input, index))


def affine_axis(count, align_corners):
    """Return positions of elements from -1 to 1."""
    return np.linspace(-1, 1, count) * (count > 1) if align_corners else (np.arange(count) * 2 + 1) / count - 1


def affine_grid(theta, size, align_corners):
    """Return theta @ (x, y, 1) for each element of a plane."""
    axes = [affine_axis(count, align_corners) for count in size[2:]]
    places = np.stack([*np.meshgrid(*axes, indexing="ij")[::-1], np.ones(size[2:])], -1)
    return np.einsum("nij,...j->n...i", theta, places)


def resize_smoothly(input, dim, length, step, cubic):
    """Return sums weighted by a kernel around each new element."""
    matrix = np.zeros((length, input.shape[dim]))
    for i, j in np.ndindex(*matrix.shape):
        x = abs(j + 0.5 - (i + 0.5) * step) / max(step, 1)
        matrix[i, j] = _cubic(x, -0.5) if cubic else max(0, 1 - x)
    return np.moveaxis(np.moveaxis(input, dim, -1) @ (matrix / matrix.sum(1, keepdims=True)).T, -1, dim)


def _byte_matrix(size, count, step, cubic, align_corners, antialias):
    """Return the matrix [count, size] of bytes: elements beyond the ends count for these, or not with antialias."""
    matrix, corner = np.zeros((count, size)), 0 if antialias or not align_corners else 0.5
    stretch = max(step, 1) if antialias else 1
    for i in range(count):
        centre = step * (i + 0.5 - corner) - 0.5 + corner
        reach = int(np.ceil((2 if cubic else 1) * stretch)) + 1
        for tap in range(int(centre) - reach, int(centre) + reach + 1):
            x = (tap - centre) / stretch
            weight = _cubic(x, -0.5 if antialias else -0.75) if cubic else max(0, 1 - abs(x))
            if not antialias or 0 <= tap < size:
                matrix[i, min(max(tap, 0), size - 1)] += weight
    return matrix / matrix.sum(1, keepdims=True)


def resample_bytes(input, scales, size, cubic, align_corners, antialias):
    """Return integer products with one matrix per dim, whose weights lie below 2**15 with 22 bits at most."""
    result = input.astype(np.int64)
    for dim in range(input.ndim - 1, 1, -1):
        have, want = input.shape[dim], size[dim - 2]
        if have == want:
            continue
        step = have / want if scales is None else 1 / scales[dim - 2]
        if align_corners:
            step = (have - 1) / (want - 1) if want > 1 else 0.0
        matrix = _byte_matrix(have, want, step, cubic, align_corners, antialias)
        bits = max(p for p in range(23) if p == 0 or int(matrix.max() * 2**p + 0.5) < 2**15)
        whole = (np.sign(matrix) * np.floor(np.abs(matrix) * 2**bits + 0.5)).astype(np.int64)
        sums = np.moveaxis(np.moveaxis(result, dim, -1) @ whole.T, -1, dim)
        result = np.clip((sums + (1 << bits >> 1)) >> bits, 0, 255)
    return result.astype(np.uint8)


def _averaged(input, size):
    for dim, length in enumerate(size, 2):
        count = input.shape[dim]
        parts = [np.arange(i * count // length, -(-(i + 1) * count // length)) for i in range(length)]
        input = np.stack([input.take(part, dim).mean(dim) for part in parts], dim)
    return input


def interpolate(input, size, scales, mode, align_corners, antialias):
    """Return planes resized by any mode."""
    if input.dtype == np.uint8:
        if mode in ("area", "nearest", "nearest-exact"):
            return np.floor(interpolate(input.astype(float), size, scales, mode, False, False) + 0.5)
        return resample_bytes(input, scales, size, mode == "bicubic", align_corners, antialias)
    if mode == "area":
        return _averaged(input, size)
    for dim, length in enumerate(size, 2) if antialias else ():
        step = input.shape[dim] / length if scales is None else 1 / scales[dim - 2]
        step = (input.shape[dim] - 1) / (length - 1) if align_corners else step
        input = resize_smoothly(input, dim, length, step, mode == "bicubic")
    rule = {"nearest": "nearest", "nearest-exact": "exact", "bicubic": "cubic"}.get(mode, "linear")
    return input if antialias else resample(input, scales, size, rule, align_corners)


def interpolate_by(input, size, scale_factor, mode, align_corners, recompute, antialias):
    """Return planes resized to a size or by factors."""
    rank = input.ndim - 2
    size, scales = ([each] * rank if np.ndim(each) == 0 else each for each in (size, scale_factor))
    lengths = [n * scale for n, scale in zip(input.shape[2:], scales, strict=True)] if None in size else size
    inexact = any(length != int(length) for length in lengths) and not recompute
    return interpolate(input, [int(length) for length in lengths], scales if inexact else None, mode,
                       bool(align_corners), antialias)


def _edged(place, size, edges, align):
    """Return one coordinate brought inside."""
    if edges == "reflection":
        low, high = (0, size - 1) if align else (-0.5, size - 0.5)
        for _ in range(100):
            place = 2 * low - place if place < low else 2 * high - place if place > high else place
        place = low if low == high else place
    return place if edges == "zeros" else min(max(place, 0), size - 1)


def _taps(place, size, mode, edges, align):
    """Return {index: weight} of one coordinate."""
    result = {}
    if mode == "bicubic":
        for whole in range(int(np.floor(place)) - 1, int(np.floor(place)) + 3):
            at = _edged(whole, size, edges, align)
            result[at] = result.get(at, 0) + _cubic(place - whole)
    else:
        place = _edged(place, size, edges, align)
        for whole in (int(np.floor(place)), int(np.floor(place)) + 1):
            weight = max(0, 1 - abs(place - whole))
            result[whole] = weight if mode == "bilinear" else float(np.rint(place) == whole)
    return {int(at): weight for at, weight in result.items() if 0 <= at < size and at == int(at)}


def grid_take(input, grid, mode="bilinear", edges="zeros", align=False):
    """Return planes sampled at the positions of a grid, position by position."""
    sizes, result = input.shape[2:], np.zeros((*input.shape[:2], *grid.shape[1:-1]))
    for n in range(len(input)):
        for point in np.ndindex(*grid.shape[1:-1]):
            weights = []
            for size, c in zip(sizes, grid[(n, *point)][::-1], strict=True):
                position = (c + 1) / 2 * (size - 1) if align else ((c + 1) * size - 1) / 2
                weights.append(_taps(position, size, mode, edges, align))
            for places in itertools.product(*weights):
                weight = np.prod([own[at] for own, at in zip(weights, places, strict=True)])
                result[(n, slice(None), *point)] += weight * input[(n, slice(None), *places)]
    return result
