"""NumPy oracles for rows over images: plain loops over every product, window and channel."""

import functools
import itertools

import numpy as np


def pair(value):
    """Return an int, or a sequence of one or two, as two ints."""
    if np.ndim(value) == 0:
        return int(value), int(value)
    return tuple(value) * 2 if len(value) == 1 else tuple(value)


# Convolution


def _either_way(oracle):
    """Return the oracle of a convolution whose input may lack the batch in front, as its weight tells."""
    @functools.wraps(oracle)
    def of_either(input, weight, *options):
        if input.ndim == weight.ndim - 1:
            return oracle(input[None], weight, *options)[0]
        return oracle(input, weight, *options)
    return of_either


def _window(size, kernel, stride, padding, dilation):
    """Return (output, tap, input) along one dim for each input under the kernel, without the padding."""
    count = (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1
    for out, tap in itertools.product(range(count), range(kernel)):
        position = out * stride - padding + tap * dilation
        if 0 <= position < size:
            yield out, tap, position


def _output_size(size, kernel, stride, padding, dilation):
    return tuple((size[i] + 2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1) // stride[i] + 1 for i in (0, 1))


def _taps(size, kernel, stride, padding, dilation):
    """Return every (output place, kernel place, input place) of a 2-D window."""
    rows, columns = (list(_window(size[i], kernel[i], stride[i], padding[i], dilation[i])) for i in (0, 1))
    for (y, ky, sy), (x, kx, sx) in itertools.product(rows, columns):
        yield (y, x), (ky, kx), (sy, sx)


def _convolution(visit, channels, outputs, groups, size, kernel, stride, padding, dilation):
    """Call visit(output channel, input channel, channel of the kernel, output, tap, input place) for every product."""
    options = pair(stride), pair(padding), pair(dilation)
    for o in range(outputs):
        group = o // (outputs // groups)
        for c in range(channels // groups):
            for out, tap, position in _taps(size, kernel, *options):
                visit(o, group * (channels // groups) + c, c, out, tap, position)


@_either_way
def conv2d(input, weight, bias, stride, padding, dilation, groups):
    """Return the sum of products, one at a time for all images at once."""
    shape = _output_size(input.shape[2:], weight.shape[2:], pair(stride), pair(padding), pair(dilation))
    result = np.zeros((len(input), len(weight), *shape), input.dtype)

    def visit(o, channel, c, out, tap, place):
        result[(slice(None), o, *out)] += input[(slice(None), channel, *place)] * weight[(o, c, *tap)]

    _convolution(
        visit, input.shape[1], len(weight), groups, input.shape[2:], weight.shape[2:], stride, padding, dilation
    )
    return result if bias is None else result + bias.reshape(-1, 1, 1)


def conv2d_finished(input, weight, bias, other, stride, padding, dilation, groups, relu):
    """Return the convolution, the sum with other, and ReLU, one after the other."""
    result = conv2d(input, weight, bias, stride, padding, dilation, groups)
    result = result if other is None else result + other
    return np.maximum(result, 0) if relu else result


def conv2d_input(grad_output, weight, size, stride, padding, dilation, groups):
    """Return the same products, each given back to its input."""
    channels = weight.shape[1] * groups
    result = np.zeros((len(grad_output), channels, *pair(size)), grad_output.dtype)

    def visit(o, channel, c, out, tap, place):
        result[(slice(None), channel, *place)] += grad_output[(slice(None), o, *out)] * weight[(o, c, *tap)]

    _convolution(visit, channels, len(weight), groups, pair(size), weight.shape[2:], stride, padding, dilation)
    return result


def conv2d_weight(grad_output, input, size, stride, padding, dilation, groups):
    """Return the same products, each given back to its weight."""
    outputs, channels = grad_output.shape[1], input.shape[1]
    result = np.zeros((outputs, channels // groups, *pair(size)), input.dtype)

    def visit(o, channel, c, out, tap, place):
        result[(o, c, *tap)] += np.sum(grad_output[(slice(None), o, *out)] * input[(slice(None), channel, *place)])

    _convolution(visit, channels, outputs, groups, input.shape[2:], pair(size), stride, padding, dilation)
    return result


@_either_way
def conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups, dilation):
    """Return all that the elements of input reach, zeros behind it, and of that what lies within the padding."""
    steps, pads, extra, gaps = pair(stride), pair(padding), pair(output_padding), pair(dilation)
    size = [(input.shape[2 + i] - 1) * steps[i] + gaps[i] * (weight.shape[2 + i] - 1) + 1 for i in (0, 1)]
    reached = conv2d_input(input, weight, size, steps, (0, 0), gaps, groups)
    longer = np.pad(reached, [(0, 0), (0, 0), (0, extra[0]), (0, extra[1])])
    ends = [size[i] - pads[i] + extra[i] for i in (0, 1)]
    result = longer[:, :, pads[0] : ends[0], pads[1] : ends[1]]
    return result if bias is None else result + bias.reshape(-1, 1, 1)


@_either_way
def conv1d(input, weight, bias, stride, padding, dilation, groups):
    """conv2d of images of one row."""
    stride, padding, dilation = pair(stride)[1], pair(padding)[1], pair(dilation)[1]
    image, kernel = np.expand_dims(input, 2), np.expand_dims(weight, 2)
    return conv2d(image, kernel, bias, (1, stride), (0, padding), (1, dilation), groups)[:, :, 0]


# Normalization


def _channels(vector, ndim):
    """Return a vector of channels as it broadcasts to dim 1."""
    return vector.reshape(1, -1, *(1,) * (ndim - 2))


def batch_norm(input, weight, bias, running_mean, running_var, training, eps):
    """Return each channel less its mean, over its deviation."""
    axes = (0, *range(2, input.ndim))
    mean = input.mean(axis=axes) if training else running_mean
    variance = input.var(axis=axes) if training else running_var
    output = (input - _channels(mean, input.ndim)) / np.sqrt(_channels(variance, input.ndim) + eps)
    output = output if weight is None else output * _channels(weight, input.ndim)
    return output if bias is None else output + _channels(bias, input.ndim)


def moved_mean(input, running_mean, training, momentum):
    """Return the running mean after a batch: moved towards the batch's in training."""
    if not training or running_mean is None:
        return running_mean
    axes = (0, *range(2, input.ndim))
    return (1 - momentum) * running_mean + momentum * input.mean(axis=axes)


def moved_variance(input, running_var, training, momentum):
    """Return the running variance after a batch, moved towards the batch's unbiased one in training."""
    if not training or running_var is None:
        return running_var
    axes = (0, *range(2, input.ndim))
    return (1 - momentum) * running_var + momentum * input.var(axis=axes, ddof=1)


def native_moments(input, training, eps):
    """Return the mean and 1 / deviation of each channel, empty unless training."""
    axes = (0, *range(2, input.ndim))
    nothing = input[:0].ravel()
    return (input.mean(axis=axes), 1 / np.sqrt(input.var(axis=axes) + eps)) if training else (nothing, nothing)


def batch_norm_input(grad_output, input, weight, mean, inverse_std, training):
    """Return the chain rule; in training the gradient goes through the mean and the deviation as well."""
    axes = (0, *range(2, input.ndim))
    scale = np.ones(input.shape[1], input.dtype) if weight is None else weight
    normal = (input - _channels(mean, input.ndim)) * _channels(inverse_std, input.ndim)
    bias_gradient = grad_output.sum(axis=axes)
    weight_gradient = (grad_output * normal).sum(axis=axes)
    count = input.size // input.shape[1]
    through = grad_output
    if training:
        through = through - _channels(bias_gradient, input.ndim) / count
        through = through - normal * _channels(weight_gradient, input.ndim) / count
    return through * _channels(scale * inverse_std, input.ndim), weight_gradient, bias_gradient
