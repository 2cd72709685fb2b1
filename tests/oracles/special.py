"""NumPy oracles of special functions."""

import math
import statistics

import numpy as np


def each(function, input):
    """A function of Python numbers, element by element."""
    values = [function(float(value)) for value in input.ravel()]
    return np.array(values, dtype=input.dtype).reshape(input.shape)


def erf(input):
    """math.erf of each element."""
    return each(math.erf, input)


def erfc(input):
    """math.erfc of each element."""
    return each(math.erfc, input)


def lgamma(input):
    """math.lgamma of each element."""
    return each(math.lgamma, input)


def erfinv(input):
    """By way of the quantiles of the normal distribution."""
    quantile = statistics.NormalDist().inv_cdf
    return each(lambda value: quantile((value + 1) / 2) / 2**0.5, input)


def polygamma(n, input):
    """The series summed term by term, its far rest as an integral with two corrections."""
    x, terms = input.astype(np.longdouble)[..., None], np.arange(20000, dtype=np.longdouble)
    end = x[..., 0] + len(terms)
    if n == 0:
        result = np.log(end) - 1 / (2 * end) - 1 / (12 * end**2) - np.sum(1 / (x + terms), axis=-1)
        return result.astype(input.dtype)
    factorial = float(np.prod(np.arange(1, n + 1)))
    rest = 1 / (n * end**n) + 1 / (2 * end ** (n + 1)) + (n + 1) / (12 * end ** (n + 2))
    total = np.sum(1 / (x + terms) ** (n + 1), axis=-1) + rest
    return ((-1) ** (n + 1) * factorial * total).astype(input.dtype)
