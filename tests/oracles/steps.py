"""One step of each optimizer, as its paper has it: the parameter, then what it remembers."""

import numpy as np


def sgd(p, g, velocity, lr, momentum, share, decay, nesterov):
    slope = g + decay * p
    velocity = momentum * velocity + share * slope
    return p - lr * (slope + momentum * velocity if nesterov else velocity), velocity


def adam(p, g, mean, square, rate, keep, share1, share2, root, eps, decay, largest=0):
    g = g + decay * p
    mean, square = (1 - share1) * mean + share1 * g, (1 - share2) * square + share2 * g**2
    largest = np.maximum(largest, square)
    return keep * p - rate * mean / (root * np.sqrt(largest) + eps), mean, square, largest


def adadelta(p, g, square, change, lr, share, eps, decay):
    g = g + decay * p
    square = (1 - share) * square + share * g**2
    delta = np.sqrt((change + eps) / (square + eps)) * g
    return p - lr * delta, square, (1 - share) * change + share * delta**2


def rmsprop(p, g, lr, share, eps, decay, square, velocity=0, momentum=0, mean=None):
    g = g + decay * p
    square = (1 - share) * square + share * g**2
    spread = square if mean is None else square - ((1 - share) * mean + share * g) ** 2
    velocity = momentum * velocity + g / (np.sqrt(spread) + eps)
    return p - lr * velocity, square, velocity
