"""NumPy oracles for convolutions of any number of dimensions: one product after the other."""

import functools

import numpy as np


def _either_way(oracle):
    """Return the oracle of a convolution whose input may lack the batch in front, as its weight tells."""
    @functools.wraps(oracle)
    def of_either(input, weight, *options):
        if input.ndim == weight.ndim - 1:
            return oracle(input[None], weight, *options)[0]
        return oracle(input, weight, *options)
    return of_either


def _numbers(value, dims):
    value = (value,) * dims if np.ndim(value) == 0 else tuple(value)
    return value * dims if len(value) == 1 else value


def _products(size, kernel, stride, padding, dilation):
    """Return every (output place, tap, input place) inside the input."""
    dims = len(kernel)
    step, edge, gap = (_numbers(value, dims) for value in (stride, padding, dilation))
    for out in np.ndindex(*_counts(size, kernel, stride, padding, dilation)):
        for tap in np.ndindex(*kernel):
            position = tuple(out[d] * step[d] - edge[d] + tap[d] * gap[d] for d in range(dims))
            if all(0 <= x < n for x, n in zip(position, size, strict=True)):
                yield out, tap, position


def _counts(size, kernel, stride, padding, dilation):
    dims = len(kernel)
    step, edge, gap = (_numbers(value, dims) for value in (stride, padding, dilation))
    return [(size[d] + 2 * edge[d] - gap[d] * (kernel[d] - 1) - 1) // step[d] + 1 for d in range(dims)]


def _grouped(channels, outputs, groups):
    """Return every (output channels, input channels) of a group."""
    for g in range(groups):
        yield slice(g * outputs // groups, (g + 1) * outputs // groups), slice(
            g * channels // groups, (g + 1) * channels // groups
        )


@_either_way
def convolve(input, weight, bias, stride, padding, dilation, groups):
    """Cross-correlation: for every place and tap a product of channels by outputs."""
    size, kernel = input.shape[2:], weight.shape[2:]
    counts = _counts(size, kernel, stride, padding, dilation)
    result = np.zeros((len(input), len(weight), *counts), input.dtype)
    for o, c in _grouped(input.shape[1], len(weight), groups):
        for out, tap, position in _products(size, kernel, stride, padding, dilation):
            result[(slice(None), o, *out)] += input[(slice(None), c, *position)] @ weight[(o, slice(None), *tap)].T
    return result if bias is None else result + bias.reshape(-1, *(1,) * len(kernel))


def conv2d_finished(input, weight, bias, other, stride, padding, dilation, groups, relu):
    """Return the convolution, the sum with other, and ReLU, one after the other."""
    result = convolve(input, weight, bias, stride, padding, dilation, groups)
    result = result if other is None else result + other
    return np.maximum(result, 0) if relu else result


@_either_way
def convolve_padded(input, weight, bias, stride, padding, dilation, groups):
    """convolve of an input with so many zeros around it that every place of it is in the middle of a kernel."""
    dims = input.ndim - 2
    if padding == "same":
        totals = [gap * (length - 1) for gap, length in zip(_numbers(dilation, dims), weight.shape[2:], strict=True)]
        input = np.pad(input, [(0, 0), (0, 0), *((total // 2, total - total // 2) for total in totals)])
    return convolve(input, weight, bias, _numbers(stride, dims), (0,) * dims, _numbers(dilation, dims), groups)


def convolve_input(grad_output, weight, size, stride, padding, dilation, groups):
    """Return the same products, each given back to its input."""
    kernel, channels = weight.shape[2:], weight.shape[1] * groups
    size = _numbers(size, len(kernel))
    result = np.zeros((len(grad_output), channels, *size), grad_output.dtype)
    for o, c in _grouped(channels, len(weight), groups):
        for out, tap, position in _products(size, kernel, stride, padding, dilation):
            result[(slice(None), c, *position)] += grad_output[(slice(None), o, *out)] @ weight[(o, slice(None), *tap)]
    return result


def convolve_weight(grad_output, input, size, stride, padding, dilation, groups):
    """Return the same products, each given back to its weight."""
    kernel = _numbers(size, input.ndim - 2)
    outputs, channels = grad_output.shape[1], input.shape[1]
    result = np.zeros((outputs, channels // groups, *kernel), input.dtype)
    for o, c in _grouped(channels, outputs, groups):
        for out, tap, position in _products(input.shape[2:], kernel, stride, padding, dilation):
            found = grad_output[(slice(None), o, *out)].T @ input[(slice(None), c, *position)]
            result[(o, slice(None), *tap)] += found
    return result


@_either_way
def convolve_transposed(input, weight, bias, stride, padding, output_padding, groups, dilation):
    """Return all that the elements of input reach, zeros behind it, and of that what lies within the padding."""
    dims = input.ndim - 2
    step, edge, extra, gap = (_numbers(value, dims) for value in (stride, padding, output_padding, dilation))
    size = [(input.shape[2 + d] - 1) * step[d] + gap[d] * (weight.shape[2 + d] - 1) + 1 for d in range(dims)]
    reached = convolve_input(input, weight, size, step, (0,) * dims, gap, groups)
    longer = np.pad(reached, [(0, 0), (0, 0), *((0, more) for more in extra)])
    kept = tuple(slice(edge[d], size[d] - edge[d] + extra[d]) for d in range(dims))
    result = longer[(slice(None), slice(None), *kept)]
    return result if bias is None else result + bias.reshape(-1, *(1,) * dims)


def group_norm(input, groups, weight, bias, eps):
    """Return each group of each image less its mean, over its deviation."""
    rows = input.reshape(len(input), groups, -1) if input.size else input
    mean, variance = (f(axis=-1, keepdims=True) if input.size else 0 for f in (rows.mean, rows.var))
    output = ((rows - mean) / np.sqrt(variance + eps)).reshape(input.shape)
    spread = (1, -1) + (1,) * (input.ndim - 2)
    output = output if weight is None else output * weight.reshape(spread)
    return output if bias is None else output + bias.reshape(spread)


def local_response_norm(input, size, alpha, beta, k):
    """Return elements over a power of the mean square of neighbouring channels."""
    sides = [(0, 0), (size // 2, (size - 1) // 2)] + [(0, 0)] * (input.ndim - 2)
    squares = np.pad(np.square(input, dtype=float), sides)
    means = sum(squares[:, i : i + input.shape[1]] for i in range(size)) / size
    return input / (k + alpha * means) ** beta


def native_group_norm(input, weight, bias, groups, eps):
    """Return group_norm, and the mean and 1 / deviation of each group."""
    rows = input.reshape(len(input), groups, input[:1].size // groups if len(input) else 1)
    return group_norm(input, groups, weight, bias, eps), rows.mean(-1), 1 / np.sqrt(rows.var(-1) + eps)


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """Return layer_norm, and the mean and 1 / deviation of each row."""
    axes = tuple(range(-len(normalized_shape), 0))
    mean, variance = (f(axis=axes, keepdims=True) for f in (input.mean, input.var))
    return layer_norm(input, normalized_shape, weight, bias, eps), mean, 1 / np.sqrt(variance + eps)


def rms_norm(input, normalized_shape, weight, eps):
    """Return trailing dims over the root of their mean square."""
    axes = tuple(range(-len(normalized_shape), 0))
    least = np.finfo(input.dtype).eps if eps is None else eps
    output = input / np.sqrt(np.mean(input * input, axes, keepdims=True) + least)
    return output if weight is None else output * weight


def group_norm_input(grad_output, input, groups, weight, mean, inverse_std):
    """Return the chain rule, through mean and deviation."""
    spread = (1, -1) + (1,) * (input.ndim - 2)
    rows = (len(input), groups, -1)
    normal = (input.reshape(rows) - mean[..., None]) * inverse_std[..., None]
    scaled = (grad_output if weight is None else grad_output * weight.reshape(spread)).reshape(rows)
    inner = scaled - scaled.mean(2, keepdims=True) - normal * (scaled * normal).mean(2, keepdims=True)
    axes = (0, *range(2, input.ndim))
    by_channel = (grad_output * normal.reshape(input.shape)).sum(axes)
    return (inner * inverse_std[..., None]).reshape(input.shape), by_channel, grad_output.sum(axes)


def layer_norm(input, normalized_shape, weight, bias, eps):
    """Return trailing dims less their mean, over their deviation."""
    axes = tuple(range(-len(normalized_shape), 0))
    mean, variance = (f(axis=axes, keepdims=True) if input.size else 0 for f in (input.mean, input.var))
    output = (input - mean) / np.sqrt(variance + eps)
    output = output if weight is None else output * weight
    return output if bias is None else output + bias


def layer_norm_input(grad_output, input, normalized_shape, weight, mean, inverse_std):
    """Return the chain rule, through mean and deviation."""
    count = int(np.prod(normalized_shape))
    rows = [each.reshape(-1, count) for each in (grad_output, input)]
    result = group_norm_input(*rows, 1, None if weight is None else weight.reshape(count), mean, inverse_std)
    return result[0].reshape(input.shape), *(each.reshape(normalized_shape) for each in result[1:])


def pixel_shuffle(input, factor):
    """Return each group of channels as squares of pixels."""
    *front, channels, height, width = input.shape
    result = np.zeros((*front, channels // factor**2, height * factor, width * factor), input.dtype)
    for i in range(factor):
        for j in range(factor):
            result[..., i::factor, j::factor] = input[..., i * factor + j :: factor**2, :, :]
    return result


def pixel_unshuffle(input, factor):
    """Return each pixel of a square as a channel."""
    *front, channels, height, width = input.shape
    result = np.zeros((*front, channels * factor**2, height // factor, width // factor), input.dtype)
    for i in range(factor):
        for j in range(factor):
            result[..., i * factor + j :: factor**2, :, :] = input[..., i::factor, j::factor]
    return result


def channel_shuffle(input, groups):
    """Return channel g K + k of G groups as channel k G + g."""
    result, parts = np.zeros_like(input), input.shape[1] // groups
    for group in range(groups):
        result[:, group::groups] = input[:, group * parts : (group + 1) * parts]
    return result
