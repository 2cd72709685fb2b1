"""NumPy oracles of special functions."""

import math

import numpy as np


def each(function, input):
    """Return a function of Python numbers, element by element."""
    values = [function(float(value)) for value in input.ravel()]
    return np.array(values, dtype=input.dtype).reshape(input.shape)


def erf(input):
    """math.erf of each element."""
    return each(math.erf, input)


def erfc(input):
    """math.erfc of each element."""
    return each(math.erfc, input)


def sinc(input):
    """np.sinc, which rounds pi * input first, but exactly zero at whole numbers."""
    with np.errstate(invalid="ignore"):
        whole = (input == np.rint(input)) & (input != 0)
        return np.where(whole, 0, np.sinc(input))


def lgamma(input):
    """SciPy's, in double."""
    from scipy import special

    return special.gammaln(input.astype(np.float64)).astype(input.dtype)


def ndtri(input):
    """SciPy's, in double."""
    from scipy import special

    return special.ndtri(input.astype(np.float64)).astype(input.dtype)


def erfinv(input):
    """SciPy's, in double."""
    from scipy import special

    return special.erfinv(input.astype(np.float64)).astype(input.dtype)


def polygamma(n, input):
    """SciPy's, in double."""
    from scipy import special

    return special.polygamma(n, input.astype(np.float64)).astype(input.dtype)


def xlogy(input, other):
    """SciPy's, in the type of the array among its operands."""
    from scipy import special

    kind = np.result_type(*(value for value in (input, other) if isinstance(value, np.ndarray)))
    return special.xlogy(input, other).astype(kind)


def mvlgamma(input, p):
    """SciPy's, in double."""
    from scipy import special

    return special.multigammaln(input.astype(np.float64), p).astype(input.dtype)


def logit(input, eps):
    """log(x / (1 - x)), of elements brought between eps and 1 - eps if that is not negative."""
    share = input if eps < 0 else np.clip(input, eps, 1 - eps)
    with np.errstate(divide="ignore"):
        return np.log(share / (1 - share))


def special(name, *operands):
    """SciPy's function of that name, in double."""
    from scipy import special

    kind = next(one.dtype for one in operands if hasattr(one, "dtype"))
    with np.errstate(all="ignore"):
        return getattr(special, name)(*(np.asarray(one, np.float64) for one in operands)).astype(kind)


def bessel(n, input):
    """SciPy's, in double."""
    return special(f"i{n}e", input)


def _slope(function, at):
    """Return the derivative of a function that is known to the last digits, by differences of the eighth order."""
    step = 0.02 * at
    return sum(weight * (function(at + k * step) - function(at - k * step))
               for k, weight in enumerate((4 / 5, -1 / 5, 4 / 105, -1 / 280), 1)) / step  # fmt: skip


def gamma_slope(shape, logarithm):
    """Return the derivative by the shape of the quantile log(x) of a gamma distribution, by SciPy's inverse; if a share
    is too small for a double, the first term of its series, for x far from the shape."""
    from scipy import special

    shape, y = (np.asarray(one, np.float64) for one in (shape, logarithm))
    share, rest = special.gammainc(shape, np.exp(y)), special.gammaincc(shape, np.exp(y))

    def at(a):
        return np.log(np.where(share < rest, special.gammaincinv(a, share), special.gammainccinv(a, rest)))

    inside = (shape > 0) & np.isfinite(shape) & np.isfinite(y) & np.isfinite(np.exp(y))
    below = (special.digamma(shape + 1) - y) / shape
    above = (y - special.digamma(shape)) / np.exp(y)
    slope = np.where(share == 0, below, np.where(rest == 0, above, _slope(at, shape)))
    return np.where(inside, slope, np.nan)


def standard_gamma_grad(shape, drawn):
    """Return the derivative of a draw; nothing where none is above 0."""
    drawn = np.asarray(drawn, np.float64)
    with np.errstate(all="ignore"):
        return np.where(drawn <= 0, 0, drawn * gamma_slope(shape, np.log(drawn)))


def beta_slope(x, a, b):
    """Return the derivative by a of logit(x) at its share of a beta distribution, by SciPy's inverse."""
    from scipy import special

    x, a, b = (np.asarray(one, np.float64) for one in (x, a, b))
    share, rest = special.betainc(a, b, x), special.betaincc(a, b, x)

    def at(a):
        return special.logit(np.where(share < rest, special.betaincinv(a, b, share), special.betainccinv(a, b, rest)))

    return _slope(at, a)


def dirichlet_grad(x, concentration, total):
    """Return the derivative of the share that an element is, over what the others are; nothing at the ends."""
    with np.errstate(all="ignore"):
        slope = x * beta_slope(x, concentration, np.subtract(total, concentration, dtype=np.float64))
    return np.where((x <= 0) | (x >= 1), 0, slope)


def airy(input, derivative):
    """SciPy's Ai, or its derivative, in double."""
    from scipy import special

    return special.airy(input.astype(np.float64))[derivative].astype(input.dtype)


def polynomial(input, n, kind):
    """SciPy's polynomials, in double; Chebyshev's V and W are a difference and a sum of his U."""
    from scipy import special

    float_type = next(one.dtype for one in (input, n) if hasattr(one, "dtype"))
    x, n = np.asarray(input, np.float64), np.clip(np.trunc(np.asarray(n, np.float64)), -1, 64)
    x = 2 * x - 1 if kind >= 8 else x
    names = "chebyt", "chebyu", "chebyu", "chebyu", "hermite", "hermitenorm", "laguerre", "legendre"
    function = getattr(special, f"eval_{names[kind % 8]}")
    sign = {2: -1, 3: 1}.get(kind % 8, 0)
    degree = np.maximum(np.nan_to_num(n), 0)
    result = function(degree.astype(int), x)
    if sign:
        result = result + sign * np.where(degree > 0, function(np.maximum(degree - 1, 0).astype(int), x), 0)
    return (np.where(n < 0, 0, np.where(np.isnan(n), n, result)) + 0.0).astype(float_type)


def log_gamma_density(concentration, value, rate):
    """Logarithm of the density, of terms in extended precision."""
    a, x, r = (np.asarray(one, np.longdouble) for one in (concentration, value, rate))
    return (a * np.log(r) + (a - 1) * np.log(x) - r * x - special("gammaln", concentration)).astype(concentration.dtype)


def gamma_entropy(concentration):
    """Entropy of the gamma distribution."""
    a = np.asarray(concentration, np.float64)
    large = 0.5 * np.log(2 * np.pi * np.e * a)  # from where on the terms cancel
    result = np.where(a > 1e6, large, a + special("gammaln", a) + (1 - a) * special("digamma", a))
    return result.astype(concentration.dtype)
