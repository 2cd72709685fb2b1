"""One step of each optimizer according to its paper: the new parameter, then the state."""

import functools

import numpy as np


def both_ways(rule):
    """Return a rule (p, g, ...) that goes down, as one (p, g, maximize, ...) that may go up."""
    @functools.wraps(rule)
    def step(p, g, maximize, *others):
        return rule(p, -g if maximize else g, *others)
    return step


@both_ways
def sgd(p, g, lr, decay, velocity=0, momentum=0, share=1, nesterov=False):
    slope = g + decay * p
    velocity = momentum * velocity + share * slope
    return p - lr * (slope + momentum * velocity if nesterov else velocity), velocity


def means(p, g, mean, square, share1, share2, decay):
    g = g + decay * p
    return g, (1 - share1) * mean + share1 * g, (1 - share2) * square + share2 * g**2


@both_ways
def adam(p, g, mean, square, rate, keep, share1, share2, root, eps, decay, largest=0):
    g, mean, square = means(p, g, mean, square, share1, share2, decay)
    largest = np.maximum(largest, square)
    return keep * p - rate * mean / (root * np.sqrt(largest) + eps), mean, square, largest


@both_ways
def nadam(p, g, mean, square, rate, ahead, keep, share1, share2, root, eps, decay):
    g, mean, square = means(p, g, mean, square, share1, share2, decay)
    return keep * p - (ahead * g + rate * mean) / (root * np.sqrt(square) + eps), mean, square


@both_ways
def adamax(p, g, mean, largest, rate, share, beta2, eps, decay):
    g = g + decay * p
    mean, largest = (1 - share) * mean + share * g, np.maximum(beta2 * largest, np.abs(g) + eps)
    return p - rate * mean / largest, mean, largest


@both_ways
def adagrad(p, g, total, rate, eps, decay):
    g = g + decay * p
    total = total + np.square(g)
    return p - rate * g / (eps + np.sqrt(total)), total


@both_ways
def adadelta(p, g, square, change, lr, share, eps, decay):
    g = g + decay * p
    square = (1 - share) * square + share * g**2
    delta = np.sqrt((change + eps) / (square + eps)) * g
    return p - lr * delta, square, (1 - share) * change + share * delta**2


@both_ways
def rmsprop(p, g, lr, share, eps, decay, square, velocity=0, momentum=0, mean=None):
    g = g + decay * p
    square = (1 - share) * square + share * g**2
    mean = None if mean is None else (1 - share) * mean + share * g
    spread = square if mean is None else square - mean**2
    velocity = momentum * velocity + g / (np.sqrt(spread) + eps)
    return p - lr * velocity, square, velocity, mean


@both_ways
def rprop(p, g, before, size, eta_minus, eta_plus, smallest, largest):
    turned = np.sign(g * before).astype(int)
    size = np.clip(np.choose(1 + turned, [eta_minus, 1, eta_plus]) * size, smallest, largest)
    g = g * (turned >= 0)
    return p - np.sign(g) * size, g, size


@both_ways
def asgd(p, g, mean, eta, lambd, mu, decay):
    p = p * (1 - lambd * eta) - eta * (g + decay * p)
    return p, (1 - mu) * mean + mu * p
