"""Arithmetic of elements, activations, and losses."""

import numpy as np


def divide(input, other):
    """Quotients; of integers truncated towards zero."""
    kind = np.result_type(input, other)
    if kind.kind in "fc":
        return np.divide(input, other)
    return np.array(np.trunc(np.divide(input, other, dtype=np.longdouble)), dtype=kind)


def lerp(input, end, weight):
    """input * (1 - weight) + end * weight; the operands themselves at weights of 0 and 1 and where they are equal."""
    mixed = np.where((weight == 0) | (input == end), input, input * (1 - weight) + end * weight)
    return np.where(weight == 1, end, mixed)


def float_power(input, exponent):
    """Powers in double precision."""
    return np.power(*(np.asarray(one, np.result_type(one, np.float64)) for one in (input, exponent)))


def gated(input, gate):
    """input * gate, and 0 where the gate is 0, also for infinite inputs."""
    return np.where(gate == 0, 0, input * gate)


def divide_rounded(input, other, mode):
    """Quotients rounded down, or cut."""
    return np.floor_divide(input, other) if mode == "floor" else np.trunc(divide(input, other))


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
    for position in np.ndindex(first.shape):
        value = function(int(first[position]), int(second[position]), bits) % 2**bits
        result[position] = np.array(value, np.uint64).astype(kind)
    return result


def prelu(input, weight):
    """input, times weight where it is negative; weight has one element or one for each channel, or is broadcast."""
    if weight.size == 1:
        weight = weight.reshape(())
    elif weight.ndim == 1 and input.ndim > 2:
        weight = weight.reshape(-1, *[1] * (input.ndim - 2))
    return np.where(input > 0, input, input * weight)


def softmax(input, dim):
    """exp(x) / sum(exp(x)) along dim."""
    return np.exp(input) / np.sum(np.exp(input), axis=dim, keepdims=True)


def attention(query, key, value, scale, added=None, kept=None, causal=False):
    """Return the mean of the values, weighted by exp of the scores; zeros where a query attends to no key."""
    group = query.shape[-3] // max(key.shape[-3], 1) if query.ndim > 2 else 1
    key, value = (x.repeat(max(group, 1), -3) if group > 1 else x for x in (key, value))
    scores = query @ np.swapaxes(key, -1, -2) * scale + (0 if added is None else added)
    seen = np.ones(scores.shape, bool) if kept is None else kept != 0
    powers = np.exp(scores) * (seen & np.tri(*scores.shape[-2:], dtype=bool) if causal else seen)
    sums = powers.sum(-1, keepdims=True)
    return powers / np.where(sums == 0, 1, sums) @ value


def sigmoid(input):
    """1 / (1 + exp(-x))."""
    return 1 / (1 + np.exp(-input))


def huber(difference, delta):
    """Half the square below delta, linear above."""
    size = np.abs(difference)
    return np.where(size < delta, 0.5 * size**2, delta * (size - 0.5 * delta))


def weighted_loss(loss, weight, reduction, by_weights=True):
    """Losses times weights: as they are (0), by the sum of the weights or their number (1), or summed (2)."""
    weight = np.broadcast_to(weight, loss.shape)
    total, share = (loss * weight).sum(), weight.sum() if by_weights else weight.size
    return loss * weight if reduction == 0 else total / share if reduction == 1 else total


def kl_div(input, target, log_target):
    """Return the share of each class in the divergence."""
    share, logarithm = (np.exp(target), target) if log_target else (target, np.log(target))
    return share * (logarithm - input)


def poisson_nll_loss(input, target, log_input, full, eps):
    """Return the rate less the target times its logarithm, and Stirling's formula above 1."""
    loss = np.exp(input) - target * input if log_input else input - target * np.log(input + eps)
    stirling = target * np.log(np.maximum(target, 1)) - target + 0.5 * np.log(2 * np.pi * np.maximum(target, 1))
    return loss + (np.where(target > 1, stirling, 0) if full else 0)


def _class_places(target):
    """For each place of target its index in an input that has the classes as dim 1, and the class."""
    for position in np.ndindex(target.shape):
        yield (position[0], int(target[position]), *position[1:]), int(target[position])


def nll_loss(input, target, weight, reduction, ignore_index):
    """Minus the weighted elements that the targets name; of the mean over the sum of the weights."""
    weight = np.ones(input.shape[1], input.dtype) if weight is None else weight
    losses, counts = np.zeros(target.shape), np.zeros(target.shape)
    for at, (position, which) in zip(np.ndindex(target.shape), _class_places(target), strict=True):
        if which != ignore_index:
            losses[at], counts[at] = -weight[which] * input[position], weight[which]
    result = losses if reduction == 0 else losses.sum() / (counts.sum() if reduction == 1 else 1)
    return result.astype(input.dtype)


def nll_loss_input(grad_output, target, weight, reduction, ignore_index, size):
    """Minus the weight of each target's class at its place."""
    weight = np.ones(size[1], grad_output.dtype) if weight is None else weight
    counts = sum(weight[which] for _, which in _class_places(target) if which != ignore_index)
    result = np.zeros(size, grad_output.dtype)
    for at, (position, which) in zip(np.ndindex(target.shape), _class_places(target), strict=True):
        if which != ignore_index:
            given = grad_output.item() if reduction else grad_output[at]
            result[position] -= given * weight[which] / (counts if reduction == 1 else 1)
    return result


def cross_entropy(input, target, weight, reduction, ignore_index, label_smoothing):
    """Return the likelihood of the targets mixed with that of all classes alike."""
    logs = input - input.max(1, keepdims=True, initial=-np.inf)
    logs = logs - np.log(np.exp(logs).sum(1, keepdims=True))
    losses = nll_loss(logs, target, weight, 0, ignore_index)
    if label_smoothing:
        mean = np.moveaxis(logs, 1, -1) @ (np.ones(input.shape[1]) if weight is None else weight) / input.shape[1]
        losses = (1 - label_smoothing) * losses - np.where(target != ignore_index, label_smoothing * mean, 0)
    counts = -nll_loss(np.ones_like(input), target, weight, 2, ignore_index) if reduction == 1 else 1
    return (losses if reduction == 0 else losses.sum() / counts).astype(input.dtype)


def cross_entropy_input(grad_output, input, normalizer, target, weight, reduction, ignore_index, label_smoothing):
    """Return the terms from the two numbers of each target."""
    size, weight = input.shape, np.ones(input.shape[1], input.dtype) if weight is None else weight
    slope = (1 - label_smoothing) * nll_loss_input(grad_output, target, weight, reduction, ignore_index, size)
    kept = target != ignore_index
    counts = weight[np.where(kept, target, 0)][kept].sum() if reduction == 1 else 1
    even = np.where(kept, grad_output.reshape(() if reduction else target.shape), 0) / counts / size[1]
    slope -= label_smoothing * np.expand_dims(even, 1) * weight.reshape(-1, *[1] * (input.ndim - 2))
    largest, rest = (np.expand_dims(part.reshape(target.shape), 1) for part in np.split(normalizer.reshape(2, -1), 2))
    slope = slope - np.exp(input - largest - rest) * slope.sum(1, keepdims=True)
    return np.where(np.expand_dims(kept, 1), slope, 0).astype(input.dtype)


def certain(input, p):
    """Return the draws for probabilities of 0 and 1."""
    if not np.isin(p, (0, 1)).all():
        raise ValueError("a draw")
    return np.broadcast_to(p, input.shape).astype(input.dtype)


def dropout(input, p, training):
    """Return the results that do not depend on draws."""
    return input * (1 - p) if training else input


def native_dropout(input, p, train):
    """Return the results that do not depend on draws, and the mask of what is kept."""
    kept = np.full(input.shape, train is False or p == 0)
    return input * kept, kept


def alpha_dropout(input, p, training):
    """Return the results that do not depend on draws; p = 1 leaves nothing."""
    return np.zeros_like(input) if training and p == 1 else input


def next_bfloat16(input, other):
    """The bfloat16 number next to each one of few bits: the next multiple of 2**16 among the bits of floats."""
    x, y = np.broadcast_arrays(input.astype(np.float32), other)
    away = np.where(x == 0, 1, np.where((y > x) == (x > 0), 1, -1))
    bits = np.where(x == 0, np.where(y < 0, -2147483648, 0), x.view(np.int32))
    return np.where(x == y, x, (bits + 65536 * away).astype(np.int32).view(np.float32))
