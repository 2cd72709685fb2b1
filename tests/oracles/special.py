"""NumPy oracles of special functions."""

import math

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
    """SciPy's, in double."""
    from scipy import special

    return special.gammaln(input.astype(np.float64)).astype(input.dtype)


def erfinv(input):
    """SciPy's, in double."""
    from scipy import special

    return special.erfinv(input.astype(np.float64)).astype(input.dtype)


def polygamma(n, input):
    """SciPy's, in double."""
    from scipy import special

    return special.polygamma(n, input.astype(np.float64)).astype(input.dtype)
