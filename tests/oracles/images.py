"""NumPy oracles for rows over images: plain loops over every product, window and channel."""

import numpy as np


def pair(value):
    """Return an int, or a sequence of one or two, as two ints."""
    if np.ndim(value) == 0:
        return int(value), int(value)
    return tuple(value) * 2 if len(value) == 1 else tuple(value)


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


def moved_variance(input, running_var, training, momentum, ddof=1):
    """Return the running variance after a batch, moved towards the batch's unbiased one in training."""
    if not training or running_var is None:
        return running_var
    axes = (0, *range(2, input.ndim))
    return (1 - momentum) * running_var + momentum * input.var(axis=axes, ddof=ddof)


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
