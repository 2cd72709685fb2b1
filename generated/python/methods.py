# Generated from ops.yaml by codegen/templates/methods.py. Do not edit: change the row and run make gen.
"""Every row as a Python function with its whole signature: to read, and to call by op with keywords alone."""

from math import inf

from torch import composed
from torch._core import call


def abs(*, input, out=None):
    """abs(input, *, out=None) -> Tensor

    Absolute value of each element. The derivative at zero is taken as zero.

    Element types: numbers.
    d input = select(input == 0, 0, grad * sign(input))
    """
    return call("abs", (input,), out)


def neg(*, input, out=None):
    """neg(input, *, out=None) -> Tensor

    Each element with its sign changed. Integers wrap around, so the smallest stays what it is.

    Element types: numbers, complex.
    d input = -grad
    """
    return call("neg", (input,), out)


def sign(*, input, out=None):
    """sign(input, *, out=None) -> Tensor

    Minus one, zero or one with the sign of each element. The derivative is taken as zero.

    Element types: numbers.
    d input = 0
    """
    return call("sign", (input,), out)


def floor(*, input, out=None):
    """floor(input, *, out=None) -> Tensor

    Largest whole number not above each element. The derivative is taken as zero.

    Element types: numbers.
    d input = 0
    """
    return call("floor", (input,), out)


def ceil(*, input, out=None):
    """ceil(input, *, out=None) -> Tensor

    Smallest whole number not below each element. The derivative is taken as zero.

    Element types: numbers.
    d input = 0
    """
    return call("ceil", (input,), out)


def round(*, input, out=None):
    """round(input, *, out=None) -> Tensor

    Whole number nearest to each element, halves to the even one. The derivative is taken as zero.

    Element types: numbers.
    d input = 0
    """
    return call("round", (input,), out)


def round_decimals(*, input, decimals, out=None):
    """round(input, decimals, *, out=None) -> Tensor

    Each element rounded to so many decimals, halves to the even one; a negative count rounds to
    tens, hundreds and so on. The derivative is taken as zero.

    Element types: floating.
    d input = 0
    """
    return call("round_decimals", (input, decimals), out)


def trunc(*, input, out=None):
    """trunc(input, *, out=None) -> Tensor

    Each element without its fraction. The derivative is taken as zero.

    Element types: numbers.
    d input = 0
    """
    return call("trunc", (input,), out)


def frac(*, input, out=None):
    """frac(input, *, out=None) -> Tensor

    Fraction of each element, with the element's sign.

    Element types: floating.
    d input = grad
    """
    return call("frac", (input,), out)


def isnan(*, input, out=None):
    """isnan(input, *, out=None) -> BoolTensor

    True where an element is not a number; integers always are numbers.

    Element types: all, complex.
    Not differentiable.
    """
    return call("isnan", (input,), out)


def reciprocal(*, input, out=None):
    """reciprocal(input, *, out=None) -> Tensor

    One divided by each element.

    Element types: floating, complex.
    d input = -grad * output * output
    """
    return call("reciprocal", (input,), out)


def sqrt(*, input, out=None):
    """sqrt(input, *, out=None) -> Tensor

    Square root of each element, nan where it is negative.

    Element types: floating, complex.
    d input = grad / (2 * output)
    """
    return call("sqrt", (input,), out)


def rsqrt(*, input, out=None):
    """rsqrt(input, *, out=None) -> Tensor

    One divided by the square root of each element.

    Element types: floating, complex.
    d input = -0.5 * grad * output * output * output
    """
    return call("rsqrt", (input,), out)


def exp(*, input, out=None):
    """exp(input, *, out=None) -> Tensor

    e to the power of each element.

    Element types: floating, complex.
    d input = grad * output
    """
    return call("exp", (input,), out)


def expm1(*, input, out=None):
    """expm1(input, *, out=None) -> Tensor

    e to the power of each element, minus one. It keeps its digits where the element is small.

    Element types: floating, complex.
    d input = grad * (output + 1)
    """
    return call("expm1", (input,), out)


def log(*, input, out=None):
    """log(input, *, out=None) -> Tensor

    Natural logarithm of each element, nan where it is negative.

    Element types: floating, complex.
    d input = grad / input
    """
    return call("log", (input,), out)


def log1p(*, input, out=None):
    """log1p(input, *, out=None) -> Tensor

    Natural logarithm of one plus each element. It keeps its digits where the element is small.

    Element types: floating, complex.
    d input = grad / (1 + input)
    """
    return call("log1p", (input,), out)


def pow(*, input, exponent, out=None):
    """pow(input, exponent, *, out=None) -> Tensor

    input to the power of exponent; of integers, which wrap around, to none that is negative. The
    derivative with respect to the exponent is output * log(input), and zero at input zero.

    Element types: numbers, complex.
    d input = select(input == 0 and exponent == 0, 0, grad * exponent * base ** (exponent - 1))
    d exponent = select(input == 0 and output - output == 0, 0, grad * output * log(input))
    where base = select(input == 0 and exponent == 0, 1, input)
    """
    return call("pow", (input, exponent), out)


def cube(*, input, out=None):
    """cube(input, *, out=None) -> Tensor

    Each element to the power of three.

    Element types: numbers, complex.
    d input = 3 * grad * input * input
    """
    return call("cube", (input,), out)


def sin(*, input, out=None):
    """sin(input, *, out=None) -> Tensor

    Sine of each element, in radians.

    Element types: floating, complex.
    d input = grad * cos(input)
    """
    return call("sin", (input,), out)


def cos(*, input, out=None):
    """cos(input, *, out=None) -> Tensor

    Cosine of each element, in radians.

    Element types: floating, complex.
    d input = -grad * sin(input)
    """
    return call("cos", (input,), out)


def sincos(*, input, out=None):
    """sincos(input, *, out=None) -> (Tensor, Tensor)

    Sine and cosine of each element, in radians, in one pass.

    Element types: floating.
    d input = grad_sin * cos - grad_cos * sin
    """
    return call("sincos", (input,), out)


def tan(*, input, out=None):
    """tan(input, *, out=None) -> Tensor

    Tangent of each element, in radians.

    Element types: floating, complex.
    d input = grad * (1 + output * output)
    """
    return call("tan", (input,), out)


def asin(*, input, out=None):
    """asin(input, *, out=None) -> Tensor

    Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is 1 / sqrt(1 -
    x^2).

    Element types: floating, complex.
    d input = grad / sqrt((1 - input) * (1 + input))
    """
    return call("asin", (input,), out)


def acos(*, input, out=None):
    """acos(input, *, out=None) -> Tensor

    Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 / sqrt(1 -
    x^2).

    Element types: floating, complex.
    d input = -grad / sqrt((1 - input) * (1 + input))
    """
    return call("acos", (input,), out)


def atan(*, input, out=None):
    """atan(input, *, out=None) -> Tensor

    Angle in radians, from -pi/2 to pi/2, whose tangent each element is.

    Element types: floating, complex.
    d input = grad / (1 + input * input)
    """
    return call("atan", (input,), out)


def atan2(*, input, other, out=None):
    """atan2(input, other, *, out=None) -> Tensor

    Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken from both
    signs. The derivative at the origin is taken as zero.

    Element types: floating.
    d input = select(input == 0 and other == 0, 0, grad * other / square)
    d other = select(input == 0 and other == 0, 0, -grad * input / square)
    where square = select(input == 0 and other == 0, 1, input * input + other * other)
    """
    return call("atan2", (input, other), out)


def sinh(*, input, out=None):
    """sinh(input, *, out=None) -> Tensor

    Hyperbolic sine of each element.

    Element types: floating, complex.
    d input = grad * cosh(input)
    """
    return call("sinh", (input,), out)


def cosh(*, input, out=None):
    """cosh(input, *, out=None) -> Tensor

    Hyperbolic cosine of each element.

    Element types: floating, complex.
    d input = grad * sinh(input)
    """
    return call("cosh", (input,), out)


def tanh(*, input, out=None):
    """tanh(input, *, out=None) -> Tensor

    Hyperbolic tangent of each element.

    Element types: floating, complex.
    d input = grad * (1 - output * output)
    """
    return call("tanh", (input,), out)


def asinh(*, input, out=None):
    """asinh(input, *, out=None) -> Tensor

    Inverse hyperbolic sine of each element.

    Element types: floating, complex.
    d input = grad * rsqrt(input * input + 1)
    """
    return call("asinh", (input,), out)


def acosh(*, input, out=None):
    """acosh(input, *, out=None) -> Tensor

    Inverse hyperbolic cosine of each element, nan below 1.

    Element types: floating, complex.
    d input = grad * rsqrt(input - 1) * rsqrt(input + 1)
    """
    return call("acosh", (input,), out)


def atanh(*, input, out=None):
    """atanh(input, *, out=None) -> Tensor

    Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.

    Element types: floating, complex.
    d input = grad / (1 - input * input)
    """
    return call("atanh", (input,), out)


def deg2rad(*, input, out=None):
    """deg2rad(input, *, out=None) -> Tensor

    Angles in radians from angles in degrees.

    Element types: floating.
    d input = grad * (pi / 180)
    """
    return call("deg2rad", (input,), out)


def rad2deg(*, input, out=None):
    """rad2deg(input, *, out=None) -> Tensor

    Angles in degrees from angles in radians.

    Element types: floating.
    d input = grad * (180 / pi)
    """
    return call("rad2deg", (input,), out)


def sinc(*, input, out=None):
    """sinc(input, *, out=None) -> Tensor

    sin(pi * x) / (pi * x) of each element x, and one at zero. The slope near zero is a Taylor
    series.

    Element types: floating.
    d input = grad * select(abs(input) < 0.25, -pi * near / 3 * (1 - square / 10 * (1 - square / 28
        * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1 - square / 180 * (1 - square
        / 238))))))), (cos(pi * far) - sin(pi * far) / (pi * far)) / far)
    where near = pi * select(abs(input) < 0.25, input, 0)
    where square = near * near
    where far = select(abs(input) < 0.25, 1, input)
    """
    return call("sinc", (input,), out)


def square(*, input, out=None):
    """square(input, *, out=None) -> Tensor

    Each element multiplied by itself.

    Element types: numbers, complex.
    d input = 2 * grad * input
    """
    return call("square", (input,), out)


def log2(*, input, out=None):
    """log2(input, *, out=None) -> Tensor

    Logarithm of base 2 of each element, nan where it is negative.

    Element types: floating, complex.
    d input = grad / (input * log(2))
    """
    return call("log2", (input,), out)


def log10(*, input, out=None):
    """log10(input, *, out=None) -> Tensor

    Logarithm of base 10 of each element, nan where it is negative.

    Element types: floating, complex.
    d input = grad / (input * log(10))
    """
    return call("log10", (input,), out)


def exp2(*, input, out=None):
    """exp2(input, *, out=None) -> Tensor

    Two to the power of each element.

    Element types: floating.
    d input = grad * output * log(2)
    """
    return call("exp2", (input,), out)


def erf(*, input, out=None):
    """erf(input, *, out=None) -> Tensor

    Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 to it.

    Element types: floating.
    d input = grad * 2 / sqrt(pi) * exp(-input * input)
    """
    return call("erf", (input,), out)


def erfc(*, input, out=None):
    """erfc(input, *, out=None) -> Tensor

    One minus the error function of each element. It keeps its digits where that is close to one.

    Element types: floating.
    d input = -2 * grad / sqrt(pi) * exp(-input * input)
    """
    return call("erfc", (input,), out)


def erfinv(*, input, out=None):
    """erfinv(input, *, out=None) -> Tensor

    The number whose error function each element is, inf at one and nan above it.

    Element types: floating.
    d input = grad * sqrt(pi) / 2 * exp(output * output)
    """
    return call("erfinv", (input,), out)


def lgamma(*, input, out=None):
    """lgamma(input, *, out=None) -> Tensor

    Logarithm of the magnitude of the gamma function at each element.

    Element types: floating.
    d input = grad * digamma(input)
    """
    return call("lgamma", (input,), out)


def digamma(*, input, out=None):
    """digamma(input, *, out=None) -> Tensor

    Derivative of lgamma at each element, nan at zero and at negative whole numbers.

    Element types: floating.
    d input = grad * polygamma(1, input)
    """
    return call("digamma", (input,), out)


def polygamma(*, n, input, out=None):
    """polygamma(n, input, *, out=None) -> Tensor

    Derivative number n of digamma at each element (Abramowitz and Stegun, 1964, section 6.4). n
    goes to 170, whose factorial is the last that a double holds.

    Element types: floating.
    d input = grad * polygamma(n + 1, input)
    """
    return call("polygamma", (n, input), out)


def logit(*, input, eps=-1, out=None):
    """logit(input, eps=-1, *, out=None) -> Tensor

    log(x / (1 - x)) of each element x, the inverse of sigmoid. If eps is not negative, x is brought
    between eps and 1 - eps first.

    Element types: floating.
    d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 or share >
        1, nan, grad / (share * (1 - share))))
    where share = select(eps < 0, input, select(input < eps, eps, select(input > 1 - eps, 1 - eps,
        input)))
    """
    return call("logit", (input, eps), out)


def mvlgamma(*, input, p):
    """mvlgamma(input, p) -> Tensor

    Logarithm of the gamma function of p dimensions, the sum of lgamma(input - i / 2) over i from 0
    to p - 1 and of p * (p - 1) / 4 * log(pi).

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.mvlgamma(input, p)


def erfcx(*, input, out=None):
    """erfcx(input, *, out=None) -> Tensor

    exp(x ** 2) * erfc(x) of each element x, which keeps its digits where erfc vanishes. Far out the
    slope is an asymptotic series.

    Element types: floating.
    d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square * (1 - 5 *
        square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 * square)))))), 2 *
        near * output - 2 / sqrt(pi))
    where inverse = 1 / select(input > 25, input, 25)
    where square = inverse * inverse / 2
    where near = select(input > 25, 25, input)
    """
    return call("erfcx", (input,), out)


def ndtr(*, input, out=None):
    """ndtr(input, *, out=None) -> Tensor

    The share of a normal distribution of mean 0 and deviation 1 that lies below each element.

    Element types: floating.
    d input = grad * exp(-input * input / 2) / sqrt(2 * pi)
    """
    return call("ndtr", (input,), out)


def log_ndtr(*, input, out=None):
    """log_ndtr(input, *, out=None) -> Tensor

    Logarithm of ndtr, with all digits where that vanishes.

    Element types: floating.
    d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, output, 0)) /
        sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5)))
    where high = select(input > -1, select(input > 50, 50, input), 0)
    where low = select(input > -1, -1, input)
    """
    return call("log_ndtr", (input,), out)


def entr(*, input, out=None):
    """entr(input, *, out=None) -> Tensor

    The entropy -x * log(x) of each element x, zero at zero and -inf below it.

    Element types: floating.
    d input = grad * (-log(input) - 1)
    """
    return call("entr", (input,), out)


def scaled_bessel(*, n, input, out=None):
    """scaled_bessel(n, input, *, out=None) -> Tensor

    exp(-|x|) times the modified Bessel function of order n, 0 or 1, of each element x.

    Element types: floating.
    d input = grad * select(n == 0, scaled_bessel(1, input) - sign(input) * output, select(input ==
        0, 0.5, scaled_bessel(0, input) - output * (sign(input) + 1 / input)))
    """
    return call("scaled_bessel", (n, input), out)


def i0(*, input, out=None):
    """i0(input, *, out=None) -> Tensor

    The modified Bessel function of order 0 of each element.

    Element types: floating.
    d input = grad * (half * scaled_bessel(1, input) * half)
    where half = exp(abs(input) / 2)
    """
    return call("i0", (input,), out)


def i0e(*, input, out=None):
    """i0e(input, *, out=None) -> Tensor

    exp(-|x|) times i0 of each element x.

    Element types: floating.
    d input = grad * (scaled_bessel(1, input) - sign(input) * output)
    """
    return call("i0e", (input,), out)


def i1(*, input, out=None):
    """i1(input, *, out=None) -> Tensor

    The modified Bessel function of order 1 of each element.

    Element types: floating.
    d input = grad * (half * scaled_bessel(0, input) * half - ratio)
    where half = exp(abs(input) / 2)
    where near = select(abs(input) < 0.5, input, 0)
    where square = near * near / 4
    where far = select(abs(input) < 0.5, 1, input)
    where ratio = select(abs(input) < 0.5, 0.5 * (1 + square / 2 * (1 + square / 6 * (1 + square /
        12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), output / far)
    """
    return call("i1", (input,), out)


def i1e(*, input, out=None):
    """i1e(input, *, out=None) -> Tensor

    exp(-|x|) times i1 of each element x.

    Element types: floating.
    d input = grad * (scaled_bessel(0, input) - output * sign(input) - ratio)
    where near = select(abs(input) < 0.5, input, 0)
    where square = near * near / 4
    where far = select(abs(input) < 0.5, 1, input)
    where ratio = select(abs(input) < 0.5, exp(-abs(near)) / 2 * (1 + square / 2 * (1 + square / 6 *
        (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), output /
        far)
    """
    return call("i1e", (input,), out)


def igamma(*, input, other, out=None):
    """igamma(input, other, *, out=None) -> Tensor

    The share of a gamma distribution of shape input that lies below other.

    Element types: floating.
    d other = grad * select(other > 0, exp((input - 1) * log(positive) - positive - lgamma(input)),
        select(input > 1, 0, select(input == 1, 1, inf)))
    where positive = select(other > 0, other, 1)
    No gradient for input: no formula; standard_gamma_grad is minus its derivative over the density.
    """
    return call("igamma", (input, other), out)


def igammac(*, input, other, out=None):
    """igammac(input, other, *, out=None) -> Tensor

    The share of a gamma distribution of shape input that lies above other.

    Element types: floating.
    d other = -grad * select(other > 0, exp((input - 1) * log(positive) - positive - lgamma(input)),
        select(input > 1, 0, select(input == 1, 1, inf)))
    where positive = select(other > 0, other, 1)
    No gradient for input: no formula; standard_gamma_grad is its derivative over the density.
    """
    return call("igammac", (input, other), out)


def log_gamma_grad(*, input, drawn, out=None):
    """log_gamma_grad(input, drawn, *, out=None) -> Tensor

    The derivative by the shape input of drawn, the logarithm of a draw of the gamma distribution.

    Element types: floating.
    Not differentiable: it is a derivative that has none.
    """
    return call("log_gamma_grad", (input, drawn), out)


def standard_gamma_grad(*, input, drawn, out=None):
    """standard_gamma_grad(input, drawn, *, out=None) -> Tensor

    The derivative by the shape input of drawn, a draw of the gamma distribution.

    Element types: floating.
    Not differentiable: it is a derivative that has none.
    """
    return call("standard_gamma_grad", (input, drawn), out)


def dirichlet_grad(*, input, concentration, total, out=None):
    """dirichlet_grad(input, concentration, total, *, out=None) -> Tensor

    The derivative by its concentration of an element of a draw, input, of a Dirichlet distribution
    whose concentrations have that total, over 1 - input.

    Element types: floating.
    Not differentiable: it is a derivative that has none.
    """
    return call("dirichlet_grad", (input, concentration, total), out)


def hypot(*, input, other, out=None):
    """hypot(input, other, *, out=None) -> Tensor

    Length of the vector (input, other), without overflow on the way. The derivative at zero is
    taken as zero.

    Element types: floating.
    d input = select(output == 0, 0, grad * input / length)
    d other = select(output == 0, 0, grad * other / length)
    where length = select(output == 0, 1, output)
    """
    return call("hypot", (input, other), out)


def copysign(*, input, other, out=None):
    """copysign(input, other, *, out=None) -> Tensor

    The magnitude of input with the sign of other, which also a zero has. The slope at zero is taken
    as zero, like that of abs.

    Element types: floating.
    d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other))
    d other = 0
    """
    return call("copysign", (input, other), out)


def heaviside(*, input, values, out=None):
    """heaviside(input, values, *, out=None) -> Tensor

    Zero where input is negative, one where it is positive, and values where it is zero. The
    derivative of the step is taken as zero.

    Element types: all.
    d input = 0
    d values = select(input == 0, grad, 0)
    """
    return call("heaviside", (input, values), out)


def logaddexp(*, input, other, out=None):
    """logaddexp(input, other, *, out=None) -> Tensor

    Logarithm of exp(input) + exp(other), without overflow on the way.

    Element types: floating.
    d input = grad * sigmoid(apart)
    d other = grad * sigmoid(-apart)
    where apart = select(input == other and abs(input) == inf, 0, input - other)
    """
    return call("logaddexp", (input, other), out)


def logaddexp2(*, input, other, out=None):
    """logaddexp2(input, other, *, out=None) -> Tensor

    Logarithm to base 2 of 2 ** input + 2 ** other, without overflow on the way.

    Element types: floating.
    d input = grad * sigmoid(apart)
    d other = grad * sigmoid(-apart)
    where apart = select(input == other and abs(input) == inf, 0, (input - other) * log(2))
    """
    return call("logaddexp2", (input, other), out)


def xlogy(*, input, other, out=None):
    """xlogy(input, other, *, out=None) -> Tensor

    input * log(other), and zero where input is zero and other is not nan.

    Element types: floating.
    d input = select(input == 0 and other <= 0, 0, grad * log(other))
    d other = grad * input / below
    where below = select(input == 0 and other == 0, 1, other)
    """
    return call("xlogy", (input, other), out)


def xlog1py(*, input, other, out=None):
    """xlog1py(input, other, *, out=None) -> Tensor

    input * log(1 + other), and zero where input is zero and other is not nan.

    Element types: floating.
    d input = select(input == 0 and other <= -1, 0, grad * log1p(other))
    d other = grad * input / below
    where below = select(input == 0 and other == -1, 1, 1 + other)
    """
    return call("xlog1py", (input, other), out)


def frexp(*, input):
    """frexp(input) -> (Tensor, IntTensor)

    mantissa, of 0.5 up to below 1 or the same below zero, and exponent with mantissa * 2 **
    exponent = input; of zeros and what is not finite the element itself and 0.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.frexp(input)


def nextafter_narrow(*, input, other):
    """nextafter(input, other) -> Tensor

    The Half or BFloat16 number that comes next to each element on the way to other.

    Element types: Half, BFloat16.
    Not differentiable: a step along the numbers that there are.
    """
    return composed.nextafter_narrow(input, other)


def nextafter_(*, input, other, out=None):
    """nextafter_(input, other) -> Tensor

    nextafter in place.

    Element types: Half, BFloat16, Float, Double.
    Not differentiable: a step along the numbers that there are.
    """
    return composed.nextafter_(input, other)


def nextafter(*, input, other, out=None):
    """nextafter(input, other, *, out=None) -> Tensor

    The number of the type that comes next to each element on the way to other.

    Element types: floating.
    No gradient for input: a step along the numbers that there are.
    No gradient for other: it says which way to step.
    """
    return call("nextafter", (input, other), out)


def ldexp(*, input, other, out=None):
    """ldexp(input, other, *, out=None) -> Tensor

    input * 2 ** other.

    Element types: floating.
    d input = grad * exp2(other)
    d other = grad * output * log(2)
    """
    return call("ldexp", (input, other), out)


def nan_to_num(*, input, number=0, posinf=inf, neginf=-inf):
    """nan_to_num(input, number=0, posinf=inf, neginf=-inf) -> Tensor

    Each element, but number where it is nan, and posinf and neginf where it is infinite; an
    infinite posinf or neginf stands for the largest or the smallest finite number.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.nan_to_num(input, number, posinf, neginf)


def nan_to_num_(*, input, number=0, posinf=inf, neginf=-inf, out=None):
    """nan_to_num_(input, number=0, posinf=inf, neginf=-inf) -> Tensor

    nan_to_num in place.

    Element types: floating.
    Not differentiable: nan_to_num has a gradient.
    """
    return composed.nan_to_num_(input, number, posinf, neginf)


def finite_or(*, input, number, posinf, neginf, out=None):
    """finite_or(input, number, posinf, neginf, *, out=None) -> Tensor

    Each element where it is finite, else number, posinf or neginf.

    Element types: floating.
    d input = select(isnan(input - input), 0, grad)
    """
    return call("finite_or", (input, number, posinf, neginf), out)


def fill(*, input, value, out=None):
    """fill(input, value, *, out=None) -> Tensor

    A tensor of the input's size that holds value everywhere.

    Element types: all, complex.
    d input = 0
    """
    return call("fill", (input, value), out)


def zero(*, input, out=None):
    """zero(input, *, out=None) -> Tensor

    A tensor of the input's size that holds zeros.

    Element types: all, complex.
    d input = 0
    """
    return call("zero", (input,), out)


def clone(*, input, out=None):
    """clone(input, *, out=None) -> Tensor

    A contiguous copy of the tensor.

    Element types: all, complex.
    d input = grad
    """
    return call("clone", (input,), out)


def zeros_like(*, input, out=None):
    """zeros_like(input, *, out=None) -> Tensor

    Zeros of the input's size and type.

    Element types: all, complex.
    Not differentiable: the values do not matter.
    """
    return call("zeros_like", (input,), out)


def ones_like(*, input, out=None):
    """ones_like(input, *, out=None) -> Tensor

    Ones of the input's size and type.

    Element types: all, complex.
    Not differentiable: the values do not matter.
    """
    return call("ones_like", (input,), out)


def add(*, input, other, alpha=1, out=None):
    """add(input, alpha=1, other, *, out=None) -> Tensor

    input + alpha * other.

    Element types: all, complex.
    d input = grad
    d other = grad * alpha
    """
    return call("add", (input, alpha, other), out)


def sub(*, input, other, alpha=1, out=None):
    """sub(input, alpha=1, other, *, out=None) -> Tensor

    input - alpha * other. Results of bytes wrap around.

    Element types: numbers, complex.
    d input = grad
    d other = -grad * alpha
    """
    return call("sub", (input, alpha, other), out)


def rsub(*, input, other, alpha=1):
    """rsub(input, other, alpha=1) -> Tensor

    other - alpha * input.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.rsub(input, other, alpha)


def float_power(*, input, exponent):
    """float_power(input, exponent) -> DoubleTensor

    input ** exponent, computed in double whatever the types are.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.float_power(input, exponent)


def positive(*, input):
    """positive(input) -> Tensor

    The input itself.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.positive(input)


def mul(*, input, other, out=None):
    """mul(input, other, *, out=None) -> Tensor

    Product of the elements.

    Element types: all, complex.
    d input = grad * other
    d other = grad * input
    """
    return call("mul", (input, other), out)


def div(*, input, other, out=None):
    """div(input, other, *, out=None) -> Tensor

    Quotient of the elements, of integers a float.

    Element types: floating, complex.
    d input = grad / other
    d other = -grad * (input / other) / other
    """
    return call("div", (input, other), out)


def floor_divide(*, input, other, out=None):
    """floor_divide(input, other, *, out=None) -> Tensor

    Quotient of the elements rounded down, as Python's // does; one of zero keeps its sign. A zero
    divisor of integers is refused.

    Element types: numbers.
    Not differentiable: it changes in steps.
    """
    return call("floor_divide", (input, other), out)


def trunc_divide(*, input, other, out=None):
    """trunc_divide(input, other, *, out=None) -> Tensor

    Quotient of the elements without its fraction, as C divides integers. A zero divisor of integers
    is refused.

    Element types: numbers.
    Not differentiable: it changes in steps.
    """
    return call("trunc_divide", (input, other), out)


def div_rounded(*, input, other, rounding_mode, out=None):
    """div(input, other, rounding_mode, *, out=None) -> Tensor

    Quotient of the elements rounded down, as floor_divide, or towards zero, as trunc_divide has it.

    Element types: numbers.
    Not differentiable: it changes in steps.
    """
    return call("div_rounded", (input, other, rounding_mode), out)


def fmod(*, input, other, out=None):
    """fmod(input, other, *, out=None) -> Tensor

    Remainder of the division that truncates, with the sign of input, as C's fmod.

    Element types: numbers.
    d input = grad
    d other = -grad * trunc(input / other)
    """
    return call("fmod", (input, other), out)


def remainder(*, input, other, out=None):
    """remainder(input, other, *, out=None) -> Tensor

    Remainder of the division that rounds down, with the sign of other, as Python's %.

    Element types: numbers.
    d input = grad
    d other = -grad * floor(input / other)
    """
    return call("remainder", (input, other), out)


def lerp(*, input, end, weight, out=None):
    """lerp(input, end, weight, *, out=None) -> Tensor

    Point between input and end, input + weight * (end - input).

    Element types: floating, complex.
    d input = grad * (1 - weight)
    d end = grad * weight
    """
    return call("lerp", (input, end, weight), out)


def lerp_tensor(*, input, end, weight, out=None):
    """lerp(input, end, weight, *, out=None) -> Tensor

    Point between input and end with a weight for each element, input + weight * (end - input).

    Element types: floating, complex.
    d input = grad * (1 - weight)
    d end = grad * weight
    d weight = grad * (end - input)
    """
    return call("lerp_tensor", (input, end, weight), out)


def addcmul(*, input, tensor1, tensor2, value=1, out=None):
    """addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor

    input + value * tensor1 * tensor2.

    Element types: numbers, complex.
    d input = grad
    d tensor1 = grad * value * tensor2
    d tensor2 = grad * value * tensor1
    """
    return call("addcmul", (input, value, tensor1, tensor2), out)


def addcdiv(*, input, tensor1, tensor2, value=1, out=None):
    """addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor

    input + value * tensor1 / tensor2.

    Element types: floating, complex.
    d input = grad
    d tensor1 = grad * value / tensor2
    d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2)
    """
    return call("addcdiv", (input, value, tensor1, tensor2), out)


def clamp(*, input, min, max, out=None):
    """clamp(input, min, max, *, out=None) -> Tensor

    Each element, but min where it is below min and max where it is above max. Where min is above
    max everything becomes max.

    Element types: all.
    d input = select(input < min or input > max, 0, grad)
    """
    return call("clamp", (input, min, max), out)


def clamp_min(*, input, min, out=None):
    """clamp_min(input, min, *, out=None) -> Tensor

    Each element, but min where it is below min.

    Element types: all.
    d input = select(input < min, 0, grad)
    """
    return call("clamp_min", (input, min), out)


def clamp_max(*, input, max, out=None):
    """clamp_max(input, max, *, out=None) -> Tensor

    Each element, but max where it is above max.

    Element types: all.
    d input = select(input > max, 0, grad)
    """
    return call("clamp_max", (input, max), out)


def clamp_tensor(*, input, min, max, out=None):
    """clamp(input, min, max, *, out=None) -> Tensor

    Each element, but min where it is below min and max where it is above max, with bounds of its
    own. Where min is above max it becomes max, and nan where one of the three is.

    Element types: all.
    d input = select(input < min or input > max, 0, grad)
    d min = select(input < min and min <= max, grad, 0)
    d max = select(input > max or min > max, grad, 0)
    """
    return call("clamp_tensor", (input, min, max), out)


def clamp_min_tensor(*, input, min, out=None):
    """clamp_min(input, min, *, out=None) -> Tensor

    Each element, but min where it is below min, a bound of its own; nan where one of them is.

    Element types: all.
    d input = select(input < min, 0, grad)
    d min = select(input < min, grad, 0)
    """
    return call("clamp_min_tensor", (input, min), out)


def clamp_max_tensor(*, input, max, out=None):
    """clamp_max(input, max, *, out=None) -> Tensor

    Each element, but max where it is above max, a bound of its own; nan where one of them is.

    Element types: all.
    d input = select(input > max, 0, grad)
    d max = select(input > max, grad, 0)
    """
    return call("clamp_max_tensor", (input, max), out)


def max_other(*, input, other, out=None):
    """max(input, other, *, out=None) -> Tensor

    The larger one of the elements, nan if one is nan. Where they are equal each has half of the
    gradient.

    Element types: all.
    d input = select(input == other, grad / 2, select(input < other, 0, grad))
    d other = select(input == other, grad / 2, select(input > other, 0, grad))
    """
    return call("max_other", (input, other), out)


def min_other(*, input, other, out=None):
    """min(input, other, *, out=None) -> Tensor

    The smaller one of the elements, nan if one is nan. Where they are equal each has half of the
    gradient.

    Element types: all.
    d input = select(input == other, grad / 2, select(input > other, 0, grad))
    d other = select(input == other, grad / 2, select(input < other, 0, grad))
    """
    return call("min_other", (input, other), out)


def fmax(*, input, other, out=None):
    """fmax(input, other, *, out=None) -> Tensor

    The larger one of the elements; where one is nan, the other one. Where they are equal the
    gradient goes to input.

    Element types: all.
    d input = select(isnan(other) or input >= other, grad, 0)
    d other = select(isnan(other) or input >= other, 0, grad)
    """
    return call("fmax", (input, other), out)


def fmin(*, input, other, out=None):
    """fmin(input, other, *, out=None) -> Tensor

    The smaller one of the elements; where one is nan, the other one. Where they are equal the
    gradient goes to input.

    Element types: all.
    d input = select(isnan(other) or input <= other, grad, 0)
    d other = select(isnan(other) or input <= other, 0, grad)
    """
    return call("fmin", (input, other), out)


def where_numbers(*, condition, input, other):
    """where(condition, input, other) -> Tensor

    input where condition is True, other elsewhere; a LongTensor where both are ints, else one of
    the default type.

    Element types: Bool, Byte.
    Not differentiable: numbers have none.
    """
    return composed.where_numbers(condition, input, other)


def where(*, condition, input, other, out=None):
    """where(condition, input, other, *, out=None) -> Tensor

    Elements of input where condition is True, elements of other elsewhere.

    Element types: all, complex.
    d input = select(condition, grad, 0)
    d other = select(condition, 0, grad)
    """
    return call("where", (condition, input, other), out)


def where_else(*, input, condition, other, out=None):
    """where(input, condition, other, *, out=None) -> Tensor

    Elements of input where condition is True, elements of other elsewhere.

    Element types: all, complex.
    d input = select(condition, grad, 0)
    d other = select(condition, 0, grad)
    """
    return call("where_else", (input, condition, other), out)


def where_places(*, condition):
    """where(condition) -> tuple of Tensor

    The indices of the elements that are not zero, a vector for each dim.

    Element types: Bool, Byte.
    Not differentiable: indices.
    """
    return composed.where_places(condition)


def bitwise_and(*, input, other, out=None):
    """bitwise_and(input, other, *, out=None) -> Tensor

    Bits that are set in both elements.

    Element types: whole.
    Not differentiable.
    """
    return call("bitwise_and", (input, other), out)


def bitwise_or(*, input, other, out=None):
    """bitwise_or(input, other, *, out=None) -> Tensor

    Bits that are set in one of the elements or in both.

    Element types: whole.
    Not differentiable.
    """
    return call("bitwise_or", (input, other), out)


def bitwise_xor(*, input, other, out=None):
    """bitwise_xor(input, other, *, out=None) -> Tensor

    Bits that are set in exactly one of the elements.

    Element types: whole.
    Not differentiable.
    """
    return call("bitwise_xor", (input, other), out)


def bitwise_not(*, input, out=None):
    """bitwise_not(input, *, out=None) -> Tensor

    Each element with all its bits changed. The operator ~ of a BoolTensor is the logical not; of a
    ByteTensor it is 1 - input, for masks of zeros and ones.

    Element types: integral.
    Not differentiable.
    """
    return call("bitwise_not", (input,), out)


def bitwise_not_truth(*, input, out=None):
    """bitwise_not(input, *, out=None) -> Tensor

    Truths exchanged.

    Element types: Bool.
    Not differentiable.
    """
    return call("bitwise_not_truth", (input,), out)


def left_shift(*, input, other, out=None):
    """left_shift(input, other, *, out=None) -> Tensor

    The bits of input moved up by other places. Zero where other is negative or not less than the
    count of bits.

    Element types: integral.
    Not differentiable.
    """
    return call("left_shift", (input, other), out)


def right_shift(*, input, other, out=None):
    """right_shift(input, other, *, out=None) -> Tensor

    The bits of input moved down by other places, the sign kept. Where other is negative or not less
    than the count of bits only the sign is left.

    Element types: integral.
    Not differentiable.
    """
    return call("right_shift", (input, other), out)


def gcd(*, input, other):
    """gcd(input, other) -> Tensor

    Greatest common divisors of whole numbers (Euclid), never negative.

    Element types: integral.
    Not differentiable.
    """
    return composed.gcd(input, other)


def gcd_(*, input, other, out=None):
    """gcd_(input, other) -> Tensor

    gcd in place.

    Element types: integral.
    Not differentiable: whole numbers have none.
    """
    return composed.gcd_(input, other)


def lcm(*, input, other):
    """lcm(input, other) -> Tensor

    Least common multiples of whole numbers, never negative; zero where one of the two is.

    Element types: integral.
    Not differentiable.
    """
    return composed.lcm(input, other)


def lcm_(*, input, other, out=None):
    """lcm_(input, other) -> Tensor

    lcm in place.

    Element types: integral.
    Not differentiable: whole numbers have none.
    """
    return composed.lcm_(input, other)


def eq(*, input, other, out=None):
    """eq(input, other, *, out=None) -> BoolTensor

    True where input equals other.

    Element types: all, complex.
    Not differentiable.
    """
    return call("eq", (input, other), out)


def ne(*, input, other, out=None):
    """ne(input, other, *, out=None) -> BoolTensor

    True where input differs from other.

    Element types: all, complex.
    Not differentiable.
    """
    return call("ne", (input, other), out)


def lt(*, input, other, out=None):
    """lt(input, other, *, out=None) -> BoolTensor

    True where input is less than other.

    Element types: all.
    Not differentiable.
    """
    return call("lt", (input, other), out)


def le(*, input, other, out=None):
    """le(input, other, *, out=None) -> BoolTensor

    True where input is not greater than other.

    Element types: all.
    Not differentiable.
    """
    return call("le", (input, other), out)


def gt(*, input, other, out=None):
    """gt(input, other, *, out=None) -> BoolTensor

    True where input is greater than other.

    Element types: all.
    Not differentiable.
    """
    return call("gt", (input, other), out)


def ge(*, input, other, out=None):
    """ge(input, other, *, out=None) -> BoolTensor

    True where input is not less than other.

    Element types: all.
    Not differentiable.
    """
    return call("ge", (input, other), out)


def isfinite(*, input, out=None):
    """isfinite(input, *, out=None) -> BoolTensor

    True where an element is neither infinite nor nan.

    Element types: all, complex.
    Not differentiable.
    """
    return call("isfinite", (input,), out)


def isinf(*, input, out=None):
    """isinf(input, *, out=None) -> BoolTensor

    True where an element is infinite.

    Element types: all, complex.
    Not differentiable.
    """
    return call("isinf", (input,), out)


def isposinf(*, input, out=None):
    """isposinf(input, *, out=None) -> BoolTensor

    True where an element is infinite and positive.

    Element types: floating.
    Not differentiable.
    """
    return call("isposinf", (input,), out)


def isneginf(*, input, out=None):
    """isneginf(input, *, out=None) -> BoolTensor

    True where an element is infinite and negative.

    Element types: floating.
    Not differentiable.
    """
    return call("isneginf", (input,), out)


def signbit(*, input, out=None):
    """signbit(input, *, out=None) -> BoolTensor

    True where the sign of an element is negative, which also a zero has.

    Element types: floating.
    Not differentiable.
    """
    return call("signbit", (input,), out)


def isclose(*, input, other, rtol=1e-05, atol=1e-08, equal_nan=False, out=None):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None) -> BoolTensor

    True where two elements are equal or differ by atol + rtol * |other| at most; nan is close to
    nan where equal_nan says so.

    Element types: floating.
    Not differentiable.
    """
    return call("isclose", (input, other, rtol, atol, equal_nan), out)


def allclose(*, input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Whether isclose holds for all elements, as a bool.

    Element types: floating, complex.
    Not differentiable.
    """
    return composed.allclose(input, other, rtol, atol, equal_nan)


def is_signed(*, input):
    """is_signed(input) -> bool

    Whether the type of the elements has negative numbers, as a bool.

    Element types: all.
    Not differentiable.
    """
    return composed.is_signed(input)


def is_floating_point(*, input):
    """is_floating_point(input) -> bool

    Whether the elements are of a floating type, as a bool.

    Element types: all.
    Not differentiable.
    """
    return composed.is_floating_point(input)


def is_complex(*, input):
    """is_complex(input) -> bool

    Whether the elements are complex, which they never are.

    Element types: all.
    Not differentiable.
    """
    return composed.is_complex(input)


def is_nonzero(*, input):
    """is_nonzero(input) -> bool

    Whether the only element is not zero, as a bool.

    Element types: all.
    Not differentiable.
    """
    return composed.is_nonzero(input)


def isin(*, input, test_elements, invert=False):
    """isin(input, test_elements, invert=False) -> BoolTensor

    True where an element is among test_elements; the other way round if invert.

    Element types: all.
    Not differentiable.
    """
    return composed.isin(input, test_elements, invert)


def logical_and(*, input, other, out=None):
    """logical_and(input, other, *, out=None) -> BoolTensor

    True where neither element is zero.

    Element types: all.
    Not differentiable.
    """
    return call("logical_and", (input, other), out)


def logical_or(*, input, other, out=None):
    """logical_or(input, other, *, out=None) -> BoolTensor

    True where at least one element is not zero.

    Element types: all.
    Not differentiable.
    """
    return call("logical_or", (input, other), out)


def logical_xor(*, input, other, out=None):
    """logical_xor(input, other, *, out=None) -> BoolTensor

    True where exactly one of the elements is not zero.

    Element types: all.
    Not differentiable.
    """
    return call("logical_xor", (input, other), out)


def logical_not(*, input, out=None):
    """logical_not(input, *, out=None) -> BoolTensor

    True where an element is zero.

    Element types: all.
    Not differentiable.
    """
    return call("logical_not", (input,), out)


def sum(*, input, dim=None, keepdim=False, out=None):
    """sum(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Sum of the elements, gathered in double precision or in 64 bits; no elements give 0. Of integers
    it is a LongTensor. Floats may be added in twos before, which is wrong by at most 2^-24 of the
    sum of their sizes.

    Element types: all, complex.
    d input = grad
    """
    return call("sum", (input, dim, keepdim), out)


def prod(*, input, dim=None, keepdim=False, out=None):
    """prod(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Product of the elements; no elements give 1. Of integers it is a LongTensor. The gradient of an
    element is the product of the others, where there are zeros too.

    Element types: all.
    d input = prod_input(grad, input, dim, keepdim)
    """
    return call("prod", (input, dim, keepdim), out)


def prod_input(*, grad_output, input, dim=None, keepdim=False, out=None):
    """prod_input(grad_output, input, dim=None, keepdim=False, *, out=None) -> Tensor

    Gradient of prod, grad_output times the product of all other elements.

    Element types: floating.
    Not differentiable: prod records prod_gradient.
    """
    return call("prod_input", (grad_output, input, dim, keepdim), out)


def mean(*, input, dim=None, keepdim=False, out=None):
    """mean(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Mean of the elements; no elements give nan.

    Element types: floating, complex.
    d input = grad / count
    """
    return call("mean", (input, dim, keepdim), out)


def nansum(*, input, dim=None, keepdim=False, out=None):
    """nansum(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Sum of the elements that are not nan; none of them give 0.

    Element types: floating.
    d input = select(isnan(input), 0, grad)
    """
    return call("nansum", (input, dim, keepdim), out)


def nanmean(*, input, dim=None, keepdim=False, out=None):
    """nanmean(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Mean of the elements that are not nan; none of them give nan.

    Element types: floating.
    d input = select(isnan(input), 0, grad / held)
    """
    return call("nanmean", (input, dim, keepdim), out)


def norm(*, input, p=2, dim=None, keepdim=False, out=None):
    """norm(input, p=2, dim=None, keepdim=False, *, out=None) -> Tensor

    The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p = -inf the
    smallest |x|, for p = 0 the count of elements that are not zero. The gradient is taken as zero
    where the norm is; the elements that are the largest share it evenly.

    Element types: floating.
    d input = norm_input(grad, input, output, p, dim, keepdim)
    """
    return call("norm", (input, p, dim, keepdim), out)


def norm_named(*, input, p, dim=None, keepdim=False):
    """norm(input, p, dim=None, keepdim=False) -> Tensor

    The norm of Frobenius, the root of the sum of the squares, or the nuclear norm, the sum of the
    singular values of matrices in two dims, by default the last two.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.norm_named(input, p, dim, keepdim)


def norm_input(*, grad_output, input, norm, p, dim=None, keepdim=False, out=None):
    """norm_input(grad_output, input, norm, p, dim=None, keepdim=False, *, out=None) -> Tensor

    Gradient of norm, grad_output times its slope, which is taken as zero where the norm or the
    element is.

    Element types: floating.
    Not differentiable: norm records norm_gradient.
    """
    return call("norm_input", (grad_output, input, norm, p, dim, keepdim), out)


def dist(*, input, other, p=2, out=None):
    """dist(input, other, p=2, *, out=None) -> Tensor

    The p-norm of input - other over all elements, as norm has it. The gradient is taken as zero
    where the norm is.

    Element types: floating.
    d input = dist_input(grad, input - other, output, p).sum_to_size(input.size())
    d other = -dist_input(grad, input - other, output, p).sum_to_size(other.size())
    """
    return call("dist", (input, other, p), out)


def dist_input(*, grad_output, difference, norm, p, out=None):
    """dist_input(grad_output, difference, norm, p, *, out=None) -> Tensor

    Gradient of dist with respect to the difference of its tensors.

    Element types: floating.
    Not differentiable: dist records dist_gradient.
    """
    return call("dist_input", (grad_output, difference, norm, p), out)


def logsumexp(*, input, dim=None, keepdim=False, out=None):
    """logsumexp(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Logarithm of the sum of the exponentials, gathered beside the largest element so far, so that
    nothing overflows.

    Element types: floating.
    d input = grad * exp(input - output)
    """
    return call("logsumexp", (input, dim, keepdim), out)


def all(*, input, dim=None, keepdim=False, out=None):
    """all(input, dim=None, keepdim=False, *, out=None) -> BoolTensor

    Whether every element is nonzero; True where there are no elements.

    Element types: all.
    Not differentiable.
    """
    return call("all", (input, dim, keepdim), out)


def any(*, input, dim=None, keepdim=False, out=None):
    """any(input, dim=None, keepdim=False, *, out=None) -> BoolTensor

    Whether some element is nonzero; False where there are no elements.

    Element types: all.
    Not differentiable.
    """
    return call("any", (input, dim, keepdim), out)


def count_nonzero(*, input, dim=None, keepdim=False, out=None):
    """count_nonzero(input, dim=None, keepdim=False, *, out=None) -> LongTensor

    How many elements are not zero; nan is not.

    Element types: all.
    Not differentiable.
    """
    return call("count_nonzero", (input, dim, keepdim), out)


def max(*, input, out=None):
    """max(input, *, out=None) -> Tensor

    The largest element, nan if there is one. Those that equal it share the gradient evenly.

    Element types: all.
    d input = extreme_input(grad, input, output)
    """
    return call("max", (input,), out)


def min(*, input, out=None):
    """min(input, *, out=None) -> Tensor

    The smallest element, nan if there is one. Those that equal it share the gradient evenly.

    Element types: all.
    d input = extreme_input(grad, input, output)
    """
    return call("min", (input,), out)


def amax(*, input, dim=None, keepdim=False, out=None):
    """amax(input, dim=None, keepdim=False, *, out=None) -> Tensor

    The largest element over one or several dims, nan if there is one. Those that equal it share the
    gradient evenly.

    Element types: all.
    d input = extreme_input(grad, input, output, dim, keepdim)
    """
    return call("amax", (input, dim, keepdim), out)


def amin(*, input, dim=None, keepdim=False, out=None):
    """amin(input, dim=None, keepdim=False, *, out=None) -> Tensor

    The smallest element over one or several dims, nan if there is one. Those that equal it share
    the gradient evenly.

    Element types: all.
    d input = extreme_input(grad, input, output, dim, keepdim)
    """
    return call("amin", (input, dim, keepdim), out)


def extreme_input(*, grad_output, input, extreme, dim=None, keepdim=False, out=None):
    """extreme_input(grad_output, input, extreme, dim=None, keepdim=False, *, out=None) -> Tensor

    Gradient of max, min, amax, amin and aminmax, which all elements that equal the extreme share
    evenly.

    Element types: floating.
    Not differentiable: those record extreme_gradient.
    """
    return call("extreme_input", (grad_output, input, extreme, dim, keepdim), out)


def max_dim(*, input, dim, keepdim=False, out=None):
    """max(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)

    The largest element along dim and the first index where it stands; nan counts as largest.

    Element types: all.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("max_dim", (input, dim, keepdim), out)


def min_dim(*, input, dim, keepdim=False, out=None):
    """min(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)

    The smallest element along dim and the first index where it stands; nan counts as smallest.

    Element types: all.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("min_dim", (input, dim, keepdim), out)


def aminmax(*, input, dim=None, keepdim=False):
    """aminmax(input, dim=None, keepdim=False) -> (Tensor, Tensor)

    The smallest and the largest element, nan if there is one. Those that equal one of them share
    its gradient evenly.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.aminmax(input, dim, keepdim)


def argmax(*, input, dim=None, keepdim=False, out=None):
    """argmax(input, dim=None, keepdim=False, *, out=None) -> LongTensor

    Where the largest element along dim stands first, counted over all where no dim is named; nan
    counts as largest.

    Element types: all.
    Not differentiable.
    """
    return call("argmax", (input, dim, keepdim), out)


def argmin(*, input, dim=None, keepdim=False, out=None):
    """argmin(input, dim=None, keepdim=False, *, out=None) -> LongTensor

    Where the smallest element along dim stands first, counted over all where no dim is named; nan
    counts as smallest.

    Element types: all.
    Not differentiable.
    """
    return call("argmin", (input, dim, keepdim), out)


def sort(*, input, dim=-1, descending=False, stable=True, out=None):
    """sort(input, dim=-1, descending=False, stable=True, *, out=None) -> (Tensor, LongTensor)

    The elements along dim in order, by default the last dim and ascending, and where they stood.
    Equal elements keep their order, whatever stable says; nan comes last, or first of a descending
    order.

    Element types: all.
    d input = gather_input(grad, dim, indices, input.size())
    """
    return call("sort", (input, dim, descending, stable), out)


def argsort(*, input, dim=-1, descending=False, stable=True, out=None):
    """argsort(input, dim=-1, descending=False, stable=True, *, out=None) -> LongTensor

    Where the elements along dim stand, in the order of the elements; the indices of sort, whatever
    stable says.

    Element types: all.
    Not differentiable.
    """
    return call("argsort", (input, dim, descending, stable), out)


def sorted_values(*, input, out=None):
    """sorted_values(input, *, out=None) -> Tensor

    All elements in ascending order, as a vector, without where they stood.

    Element types: all.
    Not differentiable: unique, which needs it, changes in steps.
    """
    return call("sorted_values", (input,), out)


def msort(*, input):
    """msort(input) -> Tensor

    The elements along the first dim in ascending order.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.msort(input)


def topk(*, input, k, dim=-1, largest=True, sorted=True, out=None):
    """topk(input, k, dim=-1, largest=True, sorted=True, *, out=None) -> (Tensor, LongTensor)

    The k largest elements along dim, or the smallest, and where they stand; of equal ones those
    that come first. They come in order, unless sorted=False leaves the order open.

    Element types: all.
    d input = gather_input(grad, dim, indices, input.size())
    """
    return call("topk", (input, k, dim, largest, sorted), out)


def kthvalue(*, input, k, dim=-1, keepdim=False, out=None):
    """kthvalue(input, k, dim=-1, keepdim=False, *, out=None) -> (Tensor, LongTensor)

    The k-th smallest element along dim, counted from 1, and where it stands, of equal ones as sort
    has them.

    Element types: all.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("kthvalue", (input, k, dim, keepdim), out)


def median(*, input):
    """median(input) -> Tensor

    The element in the middle of all, the lower of two; nan counts as largest.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.median(input)


def median_dim(*, input, dim, keepdim=False, out=None):
    """median(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)

    The element in the middle of those along dim, the lower of two, and where it stands; nan counts
    as largest.

    Element types: all.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("median_dim", (input, dim, keepdim), out)


def mode(*, input, dim=-1, keepdim=False, out=None):
    """mode(input, dim=-1, keepdim=False, *, out=None) -> (Tensor, LongTensor)

    The element that comes most often along dim, the smallest of several, and where it stands last.

    Element types: all.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("mode", (input, dim, keepdim), out)


def nanmedian(*, input):
    """nanmedian(input) -> Tensor

    The element in the middle of those that are not nan, the lower of two; nan if there is none.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.nanmedian(input)


def nanmedian_dim(*, input, dim, keepdim=False):
    """nanmedian(input, dim, keepdim=False) -> (Tensor, LongTensor)

    The element in the middle of those along dim that are not nan, the lower of two, and where it
    stands; nan where there is none.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.nanmedian_dim(input, dim, keepdim)


def quantile(*, input, q, dim=None, keepdim=False, interpolation='linear'):
    """quantile(input, q, dim=None, keepdim=False, interpolation='linear') -> Tensor

    What lies a share q of the way through the sorted elements along dim, or through all; where that
    is between two, one of them or what interpolation says. A vector q gives a new first dim. Lines
    with nan give nan.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.quantile(input, q, dim, keepdim, interpolation)


def nanquantile(*, input, q, dim=None, keepdim=False, interpolation='linear'):
    """nanquantile(input, q, dim=None, keepdim=False, interpolation='linear') -> Tensor

    quantile of the elements that are not nan; nan where there is none.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.nanquantile(input, q, dim, keepdim, interpolation)


def cumsum(*, input, dim, out=None):
    """cumsum(input, dim, *, out=None) -> Tensor

    The sum of the elements along dim up to each, itself included. Floats are gathered in double.

    Element types: all, complex.
    d input = flip_dim(cumsum(flip_dim(grad, dim), dim), dim)
    """
    return call("cumsum", (input, dim), out)


def cumsum_(*, input, dim, out=None):
    """cumsum_(input, dim) -> Tensor

    cumsum in place, the sums of integers cut to their type.

    Element types: all.
    Not differentiable: cumsum has a gradient.
    """
    return composed.cumsum_(input, dim)


def cumprod(*, input, dim, out=None):
    """cumprod(input, dim, *, out=None) -> Tensor

    The product of the elements along dim up to each, itself included. The gradient is that of the
    products, where there are zeros too.

    Element types: all.
    d input = cumprod_input(grad, input, dim)
    """
    return call("cumprod", (input, dim), out)


def cumprod_(*, input, dim, out=None):
    """cumprod_(input, dim) -> Tensor

    cumprod in place, the products of integers cut to their type.

    Element types: all.
    Not differentiable: cumprod has a gradient.
    """
    return composed.cumprod_(input, dim)


def cumprod_input(*, grad_output, input, dim, out=None):
    """cumprod_input(grad_output, input, dim, *, out=None) -> Tensor

    Gradient of cumprod, the sum over the products that an element is in of their gradients times
    the other elements.

    Element types: floating.
    Not differentiable: cumprod records cumprod_gradient.
    """
    return call("cumprod_input", (grad_output, input, dim), out)


def cummax(*, input, dim, out=None):
    """cummax(input, dim, *, out=None) -> (Tensor, LongTensor)

    The largest element along dim up to each, itself included, and the last index where it stands;
    nan counts as largest.

    Element types: all.
    d input = gather_input(grad, dim, indices, input.size())
    """
    return call("cummax", (input, dim), out)


def cummin(*, input, dim, out=None):
    """cummin(input, dim, *, out=None) -> (Tensor, LongTensor)

    The smallest element along dim up to each, itself included, and the last index where it stands;
    nan counts as smallest.

    Element types: all.
    d input = gather_input(grad, dim, indices, input.size())
    """
    return call("cummin", (input, dim), out)


def logcumsumexp(*, input, dim, out=None):
    """logcumsumexp(input, dim, *, out=None) -> Tensor

    Logarithm of the sum of the exponentials of the elements along dim up to each, itself included,
    without overflow on the way.

    Element types: floating.
    d input = logcumsumexp_input(grad, input, output, dim)
    """
    return call("logcumsumexp", (input, dim), out)


def logcumsumexp_input(*, grad_output, input, total, dim, out=None):
    """logcumsumexp_input(grad_output, input, total, dim, *, out=None) -> Tensor

    Gradient of logcumsumexp, for each i the sum of grad_output[j] * exp(input[i] - total[j]) over
    the j from i on, where total is what logcumsumexp gave.

    Element types: floating.
    d grad_output = logcumsumexp_mean(grad, input, total, dim)
    d input = grad * output
    d total = -grad_output * logcumsumexp_mean(grad, input, total, dim)
    """
    return call("logcumsumexp_input", (grad_output, input, total, dim), out)


def logcumsumexp_mean(*, values, input, total, dim, out=None):
    """logcumsumexp_mean(values, input, total, dim, *, out=None) -> Tensor

    For each j the mean of the values up to it, weighted by exp(input[i] - total[j]).

    Element types: floating.
    d values = logcumsumexp_input(grad, input, total, dim)
    d input = values * logcumsumexp_input(grad, input, total, dim)
    d total = -grad * output
    """
    return call("logcumsumexp_mean", (values, input, total, dim), out)


def flip_dim(*, input, dim, out=None):
    """flip_dim(input, dim, *, out=None) -> Tensor

    The elements along dim in reverse order.

    Element types: any.
    d input = flip_dim(grad, dim)
    """
    return call("flip_dim", (input, dim), out)


def var(*, input, dim=None, unbiased=True, keepdim=False, correction=None, out=None):
    """var(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor

    Variance of the elements, the sum of squared distances from the mean over count - 1, or over
    count if unbiased=False, or over count - correction where that is given.

    Element types: floating.
    d input = var_input(grad, input, dim, unbiased, keepdim, correction)
    """
    return call("var", (input, dim, unbiased, keepdim, correction), out)


def std(*, input, dim=None, unbiased=True, keepdim=False, correction=None, out=None):
    """std(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor

    Standard deviation of the elements, the square root of var. The gradient is taken as zero where
    the deviation is.

    Element types: floating.
    d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, unbiased,
        keepdim, correction)
    """
    return call("std", (input, dim, unbiased, keepdim, correction), out)


def var_input(
    *, grad_output, input, dim=None, unbiased=True, keepdim=False, correction=None, out=None,
):
    """var_input(grad_output, input, dim=None, unbiased=True, keepdim=False, correction=None, *,
        out=None) -> Tensor

    Gradient of var, grad_output * 2 * (input - mean) / (count - 1), or / count if unbiased=False,
    or / (count - correction).

    Element types: floating.
    d grad_output = (grad * var_input(grad_output.ones_like(), input, dim, unbiased, keepdim,
        correction)).sum(dim, keepdim)
    d input = var_input(grad_output, grad, dim, unbiased, keepdim, correction)
    """
    return call("var_input", (grad_output, input, dim, unbiased, keepdim, correction), out)


def relu(*, input, out=None):
    """relu(input, *, out=None) -> Tensor

    Each element, but zero where it is negative. The derivative at zero is taken as zero.

    Element types: all.
    d input = select(output <= 0, 0, grad)
    """
    return call("relu", (input,), out)


def threshold(*, input, threshold, value, out=None):
    """threshold(input, threshold, value, *, out=None) -> Tensor

    Each element, but value where it is not above threshold.

    Element types: all.
    d input = select(input <= threshold, 0, grad)
    """
    return call("threshold", (input, threshold, value), out)


def leaky_relu(*, input, negative_slope=0.01, out=None):
    """leaky_relu(input, negative_slope=0.01, *, out=None) -> Tensor

    Each element, multiplied by negative_slope where it is negative.

    Element types: floating.
    d input = select(input > 0, grad, grad * negative_slope)
    """
    return call("leaky_relu", (input, negative_slope), out)


def prelu(*, input, weight, out=None):
    """prelu(input, weight, *, out=None) -> Tensor

    Each element, multiplied by weight where it is negative. Weight is broadcast, so one for each
    channel has the size (channels, 1, 1).

    Element types: floating.
    d input = select(input > 0, grad, grad * weight)
    d weight = select(input > 0, 0, grad * input)
    """
    return call("prelu", (input, weight), out)


def elu(*, input, alpha=1, out=None):
    """elu(input, alpha=1, *, out=None) -> Tensor

    Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, 2015).

    Element types: floating.
    d input = select(output > 0, grad, grad * (output + alpha))
    """
    return call("elu", (input, alpha), out)


def selu(*, input, out=None):
    """selu(input, *, out=None) -> Tensor

    1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with factors that
    keep mean 0 and variance 1 from layer to layer (Klambauer and others, 2017).

    Element types: floating.
    d input = select(output > 0, grad * 1.0507009873554805, grad * (output + 1.7580993408473766))
    """
    return call("selu", (input,), out)


def celu(*, input, alpha=1, out=None):
    """celu(input, alpha=1, *, out=None) -> Tensor

    Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a continuous
    derivative (Barron, 2017).

    Element types: floating.
    d input = select(output > 0, grad, grad * (output / alpha + 1))
    """
    return call("celu", (input, alpha), out)


def hardtanh(*, input, min_val=-1, max_val=1, out=None):
    """hardtanh(input, min_val=-1, max_val=1, *, out=None) -> Tensor

    Each element, but min_val below that and max_val above that. The derivative at both is taken as
    zero.

    Element types: Char, Short, Int, Long, Float, Double.
    d input = select(output <= min_val or output >= max_val, 0, grad)
    """
    return call("hardtanh", (input, min_val, max_val), out)


def relu6(*, input, out=None):
    """relu6(input, *, out=None) -> Tensor

    Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative at both is
    taken as zero.

    Element types: numbers.
    d input = select(output <= 0 or output >= 6, 0, grad)
    """
    return call("relu6", (input,), out)


def hardsigmoid(*, input, out=None):
    """hardsigmoid(input, *, out=None) -> Tensor

    x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015).

    Element types: floating.
    d input = select(output <= 0 or output >= 1, 0, grad / 6)
    """
    return call("hardsigmoid", (input,), out)


def hardswish(*, input, out=None):
    """hardswish(input, *, out=None) -> Tensor

    x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).

    Element types: floating.
    d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5)))
    """
    return call("hardswish", (input,), out)


def hardshrink(*, input, lambd=0.5, out=None):
    """hardshrink(input, lambd=0.5, *, out=None) -> Tensor

    Each element, but zero from -lambd to lambd.

    Element types: floating.
    d input = select(abs(input) <= lambd, 0, grad)
    """
    return call("hardshrink", (input, lambd), out)


def softshrink(*, input, lambd=0.5, out=None):
    """softshrink(input, lambd=0.5, *, out=None) -> Tensor

    Each element moved towards zero by lambd, and zero, of its sign, from -lambd to lambd.

    Element types: floating.
    d input = select(abs(input) <= lambd, 0, grad)
    """
    return call("softshrink", (input, lambd), out)


def sigmoid(*, input, out=None):
    """sigmoid(input, *, out=None) -> Tensor

    Logistic function 1 / (1 + exp(-x)) of each element.

    Element types: floating, complex.
    d input = grad * output * (1 - output)
    """
    return call("sigmoid", (input,), out)


def softplus(*, input, beta=1, threshold=20, out=None):
    """softplus(input, beta=1, threshold=20, *, out=None) -> Tensor

    log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above threshold.

    Element types: floating.
    d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta))
    """
    return call("softplus", (input, beta, threshold), out)


def log_sigmoid(*, input, out=None):
    """log_sigmoid(input, *, out=None) -> Tensor

    Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.

    Element types: floating.
    d input = grad * sigmoid(-input)
    """
    return call("log_sigmoid", (input,), out)


def softsign(*, input, out=None):
    """softsign(input, *, out=None) -> Tensor

    x / (1 + |x|).

    Element types: floating.
    d input = grad / ((1 + abs(input)) * (1 + abs(input)))
    """
    return call("softsign", (input,), out)


def tanhshrink(*, input, out=None):
    """tanhshrink(input, *, out=None) -> Tensor

    x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), over cosh(x).

    Element types: floating.
    d input = grad * tanh(input) * tanh(input)
    """
    return call("tanhshrink", (input,), out)


def silu(*, input, out=None):
    """silu(input, *, out=None) -> Tensor

    x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and others, 2017).

    Element types: floating.
    d input = grad * gate * (1 + input * (1 - gate))
    where gate = sigmoid(input)
    """
    return call("silu", (input,), out)


def mish(*, input, out=None):
    """mish(input, *, out=None) -> Tensor

    x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019).

    Element types: floating.
    d input = grad * (gate + input * sigmoid(input) * (1 - gate * gate))
    where gate = tanh(log1p(exp(input)))
    """
    return call("mish", (input,), out)


def gelu(*, input, out=None):
    """gelu(input, *, out=None) -> Tensor

    x * P(X <= x) of a standard normal X (Hendrycks and Gimpel, 2016).

    Element types: floating.
    d input = grad * (share + input * 0.3989422804014327 * exp(-0.5 * input * input))
    where share = 0.5 * erfc(-0.7071067811865476 * input)
    """
    return call("gelu", (input,), out)


def glu(*, input, dim=-1):
    """glu(input, dim=-1) -> Tensor

    The first half of input along dim, times the sigmoid of the second (Dauphin and others, 2017).

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.glu(input, dim)


def gelu_tanh(*, input, out=None):
    """gelu_tanh(input, *, out=None) -> Tensor

    gelu with P(X <= x) taken as (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2 (Hendrycks
    and Gimpel, 2016).

    Element types: floating.
    d input = grad * share * (1 + input * (1 - share) * slope)
    where inner = 0.7978845608028654 * (input + 0.044715 * input * input * input)
    where share = sigmoid(2 * inner)
    where slope = 1.5957691216057308 * (1 + 0.134145 * input * input)
    """
    return call("gelu_tanh", (input,), out)


def softmax(*, input, dim, out=None):
    """softmax(input, dim, *, out=None) -> Tensor

    exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing overflows.

    Element types: floating.
    d input = softmax_input(grad, output, dim)
    """
    return call("softmax", (input, dim), out)


def log_softmax(*, input, dim, out=None):
    """log_softmax(input, dim, *, out=None) -> Tensor

    Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).

    Element types: floating.
    d input = log_softmax_input(grad, output, dim)
    """
    return call("log_softmax", (input, dim), out)


def softmax_input(*, grad_output, probability, dim, out=None):
    """softmax_input(grad_output, probability, dim, *, out=None) -> Tensor

    Gradient of softmax, probability * (grad_output - sum(grad_output * probability)).

    Element types: floating.
    d grad_output = softmax_input(grad, probability, dim)
    d probability = grad * (grad_output - (grad_output * probability).sum(dim, True)) - grad_output
        * (grad * probability).sum(dim, True)
    """
    return call("softmax_input", (grad_output, probability, dim), out)


def log_softmax_input(*, grad_output, log_probability, dim, out=None):
    """log_softmax_input(grad_output, log_probability, dim, *, out=None) -> Tensor

    Gradient of log_softmax, grad_output - exp(log_probability) * sum(grad_output).

    Element types: floating.
    d grad_output = grad - (grad * log_probability.exp()).sum(dim, True)
    d log_probability = -grad * log_probability.exp() * grad_output.sum(dim, True)
    """
    return call("log_softmax_input", (grad_output, log_probability, dim), out)


def dot(*, input, tensor, out=None):
    """dot(input, tensor, *, out=None) -> Tensor

    Sum of the products of the elements of two vectors.

    Element types: numbers, complex.
    d input = tensor * grad
    d tensor = input * grad
    """
    return call("dot", (input, tensor), out)


def mv(*, input, vec, out=None):
    """mv(input, vec, *, out=None) -> Tensor

    Matrix times vector.

    Element types: numbers, complex.
    d input = grad.ger(vec)
    d vec = input.t().mv(grad)
    """
    return call("mv", (input, vec), out)


def mm(*, input, mat2, out=None):
    """mm(input, mat2, *, out=None) -> Tensor

    Matrix times matrix.

    Element types: numbers, complex.
    d input = grad.mm(mat2.t())
    d mat2 = input.t().mm(grad)
    """
    return call("mm", (input, mat2), out)


def bmm(*, input, mat2, out=None):
    """bmm(input, mat2, *, out=None) -> Tensor

    Product of each matrix of one batch with that of the other.

    Element types: numbers, complex.
    d input = grad.bmm(mat2.transpose(1, 2))
    d mat2 = input.transpose(1, 2).bmm(grad)
    """
    return call("bmm", (input, mat2), out)


def ger(*, input, vec2, out=None):
    """ger(input, vec2, *, out=None) -> Tensor

    Outer product of two vectors.

    Element types: numbers, complex.
    d input = grad.mv(vec2)
    d vec2 = grad.t().mv(input)
    """
    return call("ger", (input, vec2), out)


def outer(*, input, vec2):
    """outer(input, vec2) -> Tensor

    Outer product of two vectors, whose types are promoted.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.outer(input, vec2)


def addmm(*, input, mat1, mat2, beta=1, alpha=1, out=None):
    """addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor

    beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.

    Element types: numbers, complex.
    d input = grad * beta
    d mat1 = grad.mm(mat2.t()) * alpha
    d mat2 = mat1.t().mm(grad) * alpha
    """
    return call("addmm", (beta, input, alpha, mat1, mat2), out)


def addmv(*, input, mat, vec, beta=1, alpha=1, out=None):
    """addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor

    beta * input + alpha * (mat @ vec).

    Element types: numbers, complex.
    d input = grad * beta
    d mat = grad.ger(vec) * alpha
    d vec = mat.t().mv(grad) * alpha
    """
    return call("addmv", (beta, input, alpha, mat, vec), out)


def addr(*, input, vec1, vec2, beta=1, alpha=1, out=None):
    """addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor

    beta * input + alpha * the outer product of vec1 and vec2.

    Element types: numbers, complex.
    d input = grad * beta
    d vec1 = grad.mv(vec2) * alpha
    d vec2 = grad.t().mv(vec1) * alpha
    """
    return call("addr", (beta, input, alpha, vec1, vec2), out)


def addbmm(*, input, batch1, batch2, beta=1, alpha=1, out=None):
    """addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor

    beta * input + alpha * the sum over the batch of batch1 @ batch2.

    Element types: numbers, complex.
    d input = grad * beta
    d batch1 = grad.expand((batch1.size(0), batch1.size(1), batch2.size(2))).bmm(batch2.transpose(1,
        2)) * alpha
    d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1),
        batch2.size(2)))) * alpha
    """
    return call("addbmm", (beta, input, alpha, batch1, batch2), out)


def baddbmm(*, input, batch1, batch2, beta=1, alpha=1, out=None):
    """baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor

    beta * input + alpha * (batch1 @ batch2), matrix by matrix.

    Element types: numbers, complex.
    d input = grad * beta
    d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha
    d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha
    """
    return call("baddbmm", (beta, input, alpha, batch1, batch2), out)


def linear(*, input, weight, bias=None, out=None):
    """linear(input, weight, bias=None, *, out=None) -> Tensor

    Affine map x @ weight.t() + bias of the rows of a matrix or of a batch of matrices, or of one
    vector. Weight is (outputs, inputs), bias (outputs).

    Element types: floating, complex.
    d input = linear(grad, weight.t())
    d weight = linear_weight(grad, input)
    d bias = grad.sum_to_size(bias.size())
    """
    return call("linear", (input, weight, bias), out)


def linear_weight(*, grad_output, input, out=None):
    """linear_weight(grad_output, input, *, out=None) -> Tensor

    Gradient of linear with respect to weight, grad_output.t() @ input, or their outer product for
    vectors, summed over a batch.

    Element types: floating, complex.
    d grad_output = linear(input, grad)
    d input = linear(grad_output, grad.t())
    """
    return call("linear_weight", (grad_output, input), out)


def matmul(*, input, other):
    """matmul(input, other) -> Tensor

    Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a vector a vector,
    and of more dims the last two are matrices and the others a batch, broadcast.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.matmul(input, other)


def view(*, input, size):
    """view(input, size) -> Tensor

    The same elements with another size; one -1 is worked out from the others. Refused where the
    strides would need a copy.

    Element types: any.
    d input = grad.reshape(input.size())
    """
    return call("view", (input, size), None)


def reshape(*, input, size):
    """reshape(input, size) -> Tensor

    The same elements with another size, as view, but copied where the strides need it.

    Element types: any.
    d input = grad.reshape(input.size())
    """
    return call("reshape", (input, size), None)


def transpose(*, input, dim0, dim1):
    """transpose(input, dim0, dim1) -> Tensor

    Two dims exchanged.

    Element types: any.
    d input = grad.transpose(dim0, dim1)
    """
    return call("transpose", (input, dim0, dim1), None)


def t(*, input):
    """t(input) -> Tensor

    A matrix transposed; a vector stays as it is.

    Element types: any.
    d input = grad.t()
    """
    return call("t", (input,), None)


def permute(*, input, dims):
    """permute(input, dims) -> Tensor

    The dims in another order, dims[0] first.

    Element types: any.
    d input = unpermute(grad, dims)
    """
    return call("permute", (input, dims), None)


def unpermute(*, input, dims):
    """unpermute(input, dims) -> Tensor

    The dims back in the order that permute with the same dims took them from.

    Element types: any.
    d input = grad.permute(dims)
    """
    return call("unpermute", (input, dims), None)


def narrow(*, input, dimension, start, length):
    """narrow(input, dimension, start, length) -> Tensor

    The part of length elements along dimension that begins at start.

    Element types: any.
    d input = narrow_input(grad, dimension, start, input.size())
    """
    return call("narrow", (input, dimension, start, length), None)


def narrow_input(*, grad_output, dimension, start, size, out=None):
    """narrow_input(grad_output, dimension, start, size, *, out=None) -> Tensor

    Gradient of narrow, zeros of the given size that hold grad_output from start along dimension.

    Element types: all, complex.
    d grad_output = grad.narrow(dimension, start, grad_output.size(dimension))
    """
    return call("narrow_input", (grad_output, dimension, start, size), out)


def select(*, input, dim, index):
    """select(input, dim, index) -> Tensor

    The slice at index along dim, without that dim. Of a vector it gives one element, with size 1.

    Element types: any.
    d input = select_input(grad, dim, index, input.size())
    """
    return call("select", (input, dim, index), None)


def select_input(*, grad_output, dim, index, size, out=None):
    """select_input(grad_output, dim, index, size, *, out=None) -> Tensor

    Gradient of select, zeros of the given size that hold grad_output at index along dim.

    Element types: all, complex.
    d grad_output = grad.select(dim, index)
    """
    return call("select_input", (grad_output, dim, index, size), out)


def expand(*, input, size):
    """expand(input, size) -> Tensor

    Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.

    Element types: any.
    d input = grad.sum_to_size(input.size())
    """
    return call("expand", (input, size), None)


def sum_to_size(*, input, size, out=None):
    """sum_to_size(input, size, *, out=None) -> Tensor

    Sum over the dims that broadcasting from size would have repeated, the reverse of expand.

    Element types: floating, complex.
    d input = grad.expand(input.size())
    """
    return call("sum_to_size", (input, size), out)


def squeeze(*, input, dim=None):
    """squeeze(input, dim=None) -> Tensor

    The same without dims of size 1, all of them or only those of dim. A tensor of one element keeps
    the size 1.

    Element types: any.
    d input = grad.reshape(input.size())
    """
    return call("squeeze", (input, dim), None)


def unsqueeze(*, input, dim):
    """unsqueeze(input, dim) -> Tensor

    A dim of size 1 put in before dim; -1 puts it at the end.

    Element types: any.
    d input = grad.reshape(input.size())
    """
    return call("unsqueeze", (input, dim), None)


def unfold(*, input, dimension, size, step):
    """unfold(input, dimension, size, step) -> Tensor

    All parts of size elements along dimension that begin step apart; the elements of a part are a
    new last dim.

    Element types: any.
    d input = unfold_input(grad, dimension, size, step, input.size())
    """
    return call("unfold", (input, dimension, size, step), None)


def unfold_input(*, grad_output, dimension, length, step, size, out=None):
    """unfold_input(grad_output, dimension, length, step, size, *, out=None) -> Tensor

    Gradient of unfold, the parts of length elements added up in zeros of the given size.

    Element types: numbers, complex.
    d grad_output = grad.unfold(dimension, length, step)
    """
    return call("unfold_input", (grad_output, dimension, length, step, size), out)


def index(*, input, spec):
    """index(input, spec) -> Tensor

    Basic indexing, the view behind input[key]. Every key is four ints, kind, start, stop and step;
    kind 0 is an int (start), 1 a slice, 2 an ellipsis, 3 a new dim.

    Element types: any.
    d input = index_input(grad, input.dim(), input.size() + spec)
    """
    return call("index", (input, spec), None)


def index_input(*, grad_output, ndim, size_and_spec, out=None):
    """index_input(grad_output, ndim, size_and_spec, *, out=None) -> Tensor

    Gradient of index, zeros with the first ndim of the ints as size that hold grad_output where the
    others, the spec, point.

    Element types: numbers, complex.
    d grad_output = index_again(grad, ndim, size_and_spec)
    """
    return call("index_input", (grad_output, ndim, size_and_spec), out)


def index_again(*, input, ndim, size_and_spec):
    """index_again(input, ndim, size_and_spec) -> Tensor

    Gradient of index_input, the part of input that the spec behind the first ndim ints points to,
    as index.

    Element types: any.
    d input = index_input(grad, ndim, size_and_spec)
    """
    return call("index_again", (input, ndim, size_and_spec), None)


def assign(*, input, source, spec, out=None):
    """assign(input, source, spec, *, out=None) -> Tensor

    A copy of input in which the part that spec points to, as in index, holds source. In place it
    serves input[key] = source.

    Element types: any.
    d input = assign(grad, 0, spec)
    d source = index(grad, spec).sum_to_size(source.size())
    """
    return call("assign", (input, source, spec), out)


def index_at(*, input, place, at, every, dims, out=None):
    """index_at(input, place, at, every, dims, *, out=None) -> Tensor

    What index tensors pick together. The picked dims count as one, and place names elements of it;
    place's dims stand in the result behind the first `at` of the other dims. Where every is False,
    a place that comes again later gives zeros.

    Element types: any.
    d input = index_at_input(grad, place, at, every, input.size(), dims)
    """
    return call("index_at", (input, place, at, every, dims), out)


def index_at_input(*, grad_output, place, at, every, size, dims, out=None):
    """index_at_input(grad_output, place, at, every, size, dims, *, out=None) -> Tensor

    Gradient of index_at, zeros of the given size to which each element is added at its place.

    Element types: numbers, complex.
    d grad_output = index_at(grad, place, at, every, dims)
    """
    return call("index_at_input", (grad_output, place, at, every, size, dims), out)


def assign_at(*, input, source, place, at, accumulate, spec, dims, out=None):
    """assign_at(input, source, place, at, accumulate, spec, dims, *, out=None) -> Tensor

    A copy of input in which source stands, or is added, at the places of the part that spec points
    to, as in index_at. Of several for one place the last one stays. In place it serves input[key] =
    source.

    Element types: any.
    d input = assign_at_input(grad, place, at, accumulate, spec, dims)
    d source = index_at(index(grad, spec), place, at, accumulate, dims).sum_to_size(source.size())
    """
    return call("assign_at", (input, source, place, at, accumulate, spec, dims), out)


def assign_at_input(*, grad_output, place, at, accumulate, spec, dims, out=None):
    """assign_at_input(grad_output, place, at, accumulate, spec, dims, *, out=None) -> Tensor

    Gradient of assign_at, zero where elements were replaced.

    Element types: numbers, complex.
    d grad_output = assign_at_input(grad, place, at, accumulate, spec, dims)
    """
    return call("assign_at_input", (grad_output, place, at, accumulate, spec, dims), out)


def view_as(*, input, other):
    """view_as(input, other) -> Tensor

    The same elements with the size of another tensor, as view.

    Element types: any.
    d input = grad.reshape(input.size())
    No gradient for other: only its size is read.
    """
    return call("view_as", (input, other), None)


def expand_as(*, input, other):
    """expand_as(input, other) -> Tensor

    Dims of size 1 repeated without a copy up to the size of another tensor, as expand.

    Element types: any.
    d input = grad.sum_to_size(input.size())
    No gradient for other: only its size is read.
    """
    return call("expand_as", (input, other), None)


def split(*, input, split_size, dim=0):
    """split(input, split_size, dim=0) -> tuple of Tensor

    A tuple of parts along dim, of split_size elements each but for the last, which may be shorter.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.split(input, split_size, dim)


def split_sizes(*, input, sizes, dim=0):
    """split(input, sizes, dim=0) -> tuple of Tensor

    A tuple of parts along dim with these sizes, which together are all of it.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.split_sizes(input, sizes, dim)


def chunk(*, input, chunks, dim=0):
    """chunk(input, chunks, dim=0) -> tuple of Tensor

    A tuple of at most chunks parts along dim, of one size but for the last, which may be shorter.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.chunk(input, chunks, dim)


def unbind(*, input, dim=0):
    """unbind(input, dim=0) -> tuple of Tensor

    A tuple of the slices along dim, each without it.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.unbind(input, dim)


def conj_physical(*, input, out=None):
    """conj_physical(input, *, out=None) -> Tensor

    Each element with the other sign of its imaginary part.

    Element types: all, complex.
    d input = conj(grad)
    """
    return call("conj_physical", (input,), out)


def conj(*, input):
    """conj(input) -> Tensor

    The conjugate of each element, a copy; of real numbers the input itself.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.conj(input)


def real(*, input):
    """real(input) -> Tensor

    A view of the real parts; real numbers are their own.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.real(input)


def imag(*, input):
    """imag(input) -> Tensor

    A view of the imaginary parts of complex numbers.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.imag(input)


def complex(*, real, imag):
    """complex(real, imag) -> Tensor

    Complex numbers of their parts, broadcast to one size.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.complex(real, imag)


def polar(*, abs, angle):
    """polar(abs, angle) -> Tensor

    Complex numbers of their absolute values and their angles in radians.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.polar(abs, angle)


def angle(*, input):
    """angle(input) -> Tensor

    Angle of each element in radians, from -pi to pi. The derivative at zero is taken as zero; real
    numbers have none.

    Element types: floating, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.angle(input)


def isreal(*, input):
    """isreal(input) -> BoolTensor

    True where the imaginary part is zero.

    Element types: all, complex.
    Not differentiable.
    """
    return composed.isreal(input)


def magnitude(*, real, imag, out=None):
    """magnitude(real, imag, *, out=None) -> Tensor

    Absolute value of complex numbers given by their parts. The derivative at zero is taken as zero.

    Element types: floating.
    d real = grad * real / size
    d imag = grad * imag / size
    where size = select(output == 0, 1, output)
    """
    return call("magnitude", (real, imag), out)


def abs_complex(*, input):
    """abs(input) -> Tensor

    Absolute value of each complex number, which is real. The derivative at zero is taken as zero.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.abs_complex(input)


def sgn(*, input):
    """sgn(input) -> Tensor

    Each complex number divided by its absolute value; zero stays zero. Of real numbers it is sign.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.sgn(input)


def sgn_(*, input, out=None):
    """sgn_(input) -> Tensor

    sgn in place.

    Element types: numbers, complex.
    Not differentiable: sgn has a gradient.
    """
    return composed.sgn_(input)


def prod_complex(*, input, dim=None, keepdim=False):
    """prod(input, dim=None, keepdim=False) -> Tensor

    Product of complex numbers; none of them give 1.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.prod_complex(input, dim, keepdim)


def cumprod_complex(*, input, dim):
    """cumprod(input, dim) -> Tensor

    The product of complex numbers along dim up to each, itself included.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.cumprod_complex(input, dim)


def norm_complex(*, input, p=2, dim=None, keepdim=False):
    """norm(input, p=2, dim=None, keepdim=False) -> Tensor

    The p-norm of the absolute values of complex numbers.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.norm_complex(input, p, dim, keepdim)


def var_complex(*, input, dim=None, unbiased=True, keepdim=False, correction=None):
    """var(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor

    Variance of complex numbers, the sum of those of their parts.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.var_complex(input, dim, unbiased, keepdim, correction)


def std_complex(*, input, dim=None, unbiased=True, keepdim=False, correction=None):
    """std(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor

    Standard deviation of complex numbers, the square root of var.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.std_complex(input, dim, unbiased, keepdim, correction)


def vdot(*, input, tensor):
    """vdot(input, tensor) -> Tensor

    Sum of the products of the conjugates of one vector's elements with those of the other.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.vdot(input, tensor)


def isclose_complex(*, input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor

    True where two complex numbers are equal or differ by atol + rtol * |other| at most.

    Element types: complex.
    Not differentiable.
    """
    return composed.isclose_complex(input, other, rtol, atol, equal_nan)


def view_as_real(*, input):
    """view_as_real(input) -> Tensor

    A view of complex numbers as pairs of real and imaginary parts, in a last dim of size 2.

    Element types: complex.
    d input = view_as_complex(grad.clone())
    """
    return call("view_as_real", (input,), None)


def view_as_complex(*, input):
    """view_as_complex(input) -> Tensor

    A view of pairs, in a last dim of size 2, as complex numbers. The two parts of a number have to
    lie side by side, and all other strides to be even.

    Element types: floating.
    d input = view_as_real(grad)
    """
    return call("view_as_complex", (input,), None)


def inverse_complex(*, input):
    """inverse(input) -> Tensor

    The inverse of a square matrix of complex numbers.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.inverse_complex(input)


def gesv_complex(*, input, A):
    """gesv(input, A) -> (Tensor, Tensor)

    The solution X of A @ X = input, complex numbers; in the place of the factors a copy of A.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.gesv_complex(input, A)


def det_complex(*, input):
    """det(input) -> Tensor

    The determinant of a square matrix of complex numbers. The gradient wants one that has an
    inverse.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.det_complex(input)


def slogdet_complex(*, input):
    """slogdet(input) -> (Tensor, Tensor)

    The determinant of complex numbers divided by its absolute value, and the logarithm of that.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.slogdet_complex(input)


def potrf_complex(*, input, upper=True):
    """potrf(input, upper=True) -> Tensor

    Cholesky's factor of a Hermitian positive definite matrix, U with U.mH @ U = input or L with L @
    L.mH = input.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.potrf_complex(input, upper)


def qr_complex(*, input):
    """qr(input) -> (Tensor, Tensor)

    Orthonormal columns Q and an upper triangle R with Q @ R = input, complex numbers; the diagonal
    of R is real and not negative. The gradient wants as many rows as columns, or more.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.qr_complex(input)


def symeig_complex(*, input, eigenvectors=False, upper=True):
    """symeig(input, eigenvectors=False, upper=True) -> (Tensor, Tensor)

    The eigenvalues, real and ascending, of a Hermitian matrix, and the vectors in columns, whose
    largest element is positive. One triangle is read; the gradient of the vectors wants values that
    differ.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.symeig_complex(input, eigenvectors, upper)


def svd_complex(*, input, some=True):
    """svd(input, some=True) -> (Tensor, Tensor, Tensor)

    U, S and V with U @ diag(S) @ V.mH = input, complex numbers, S descending, and the largest
    element of each column of U positive. some=False makes U and V square. The gradient needs
    some=True and values that differ.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.svd_complex(input, some)


def trtrs_complex(*, input, A, upper=True, transpose=False, unitriangular=False):
    """trtrs(input, A, upper=True, transpose=False, unitriangular=False) -> (Tensor, Tensor)

    The solution X of A @ X = input, or of A.t() @ X, complex numbers, where only one triangle of A
    is read and its diagonal may count as ones; and a copy of A.

    Element types: complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.trtrs_complex(input, A, upper, transpose, unitriangular)


def index_select(*, input, dim, index, out=None):
    """index_select(input, dim, index, *, out=None) -> Tensor

    The slices of input along dim that a vector of indices names, in its order.

    Element types: any.
    d input = index_select_input(grad, dim, index, input.size())
    """
    return call("index_select", (input, dim, index), out)


def index_select_input(*, grad_output, dim, index, size, out=None):
    """index_select_input(grad_output, dim, index, size, *, out=None) -> Tensor

    Gradient of index_select, zeros of the given size to which the slices of grad_output along dim
    are added at their indices.

    Element types: numbers, complex.
    d grad_output = grad.index_select(dim, index)
    """
    return call("index_select_input", (grad_output, dim, index, size), out)


def gather(*, input, dim, index, out=None):
    """gather(input, dim, index, *, out=None) -> Tensor

    For every place of index the element of input there, but with the index's value along dim.

    Element types: any.
    d input = gather_input(grad, dim, index, input.size())
    """
    return call("gather", (input, dim, index), out)


def gather_input(*, grad_output, dim, index, size, out=None):
    """gather_input(grad_output, dim, index, size, *, out=None) -> Tensor

    Gradient of gather, zeros of the given size to which every element of grad_output is added where
    its index points.

    Element types: numbers, complex.
    d grad_output = grad.gather(dim, index)
    """
    return call("gather_input", (grad_output, dim, index, size), out)


def pick(*, input, indices, dim, out=None):
    """pick(input, indices, dim, *, out=None) -> Tensor

    The element of input along dim that each index names, where indices has input's size with dim of
    size 1 or left out.

    Element types: all, complex.
    d input = pick_input(grad, indices, dim, input.size())
    """
    return call("pick", (input, indices, dim), out)


def pick_input(*, grad_output, indices, dim, size, out=None):
    """pick_input(grad_output, indices, dim, size, *, out=None) -> Tensor

    Gradient of pick, zeros of the given size that hold each element of grad_output where its index
    points along dim.

    Element types: numbers, complex.
    d grad_output = pick(grad, indices, dim)
    """
    return call("pick_input", (grad_output, indices, dim, size), out)


def masked_select(*, input, mask, out=None):
    """masked_select(input, mask, *, out=None) -> Tensor

    A vector of the elements of input where mask, broadcast to it, is True.

    Element types: any.
    d input = masked_select_input(grad, mask, input.size())
    """
    return call("masked_select", (input, mask), out)


def masked_select_input(*, grad_output, mask, size, out=None):
    """masked_select_input(grad_output, mask, size, *, out=None) -> Tensor

    Gradient of masked_select, zeros of the given size that hold the elements of grad_output in
    order where mask is not zero.

    Element types: numbers, complex.
    d grad_output = masked_copy_input(grad, mask, grad_output.size())
    """
    return call("masked_select_input", (grad_output, mask, size), out)


def nonzero(*, input, out=None):
    """nonzero(input, *, out=None) -> LongTensor

    The indices of the elements that are not zero, one row each, in the order of the elements.

    Element types: all, complex.
    Not differentiable.
    """
    return call("nonzero", (input,), out)


def nonzero_places(*, input, as_tuple):
    """nonzero(input, as_tuple) -> tuple of Tensor

    The indices of the elements that are not zero, as a tuple with a vector for each dim if
    as_tuple, to index with; else one row each.

    Element types: all.
    Not differentiable: indices.
    """
    return composed.nonzero_places(input, as_tuple)


def index_add(*, input, dim, index, source, out=None):
    """index_add(input, dim, index, source, *, out=None) -> Tensor

    input with the slices of source along dim added at their indices; an index may come more than
    once.

    Element types: numbers, complex.
    d input = grad
    d source = grad.index_select(dim, index)
    """
    return call("index_add", (input, dim, index, source), out)


def index_copy(*, input, dim, index, source, out=None):
    """index_copy(input, dim, index, source, *, out=None) -> Tensor

    input with the slices along dim at the indices replaced by those of source. Where an index comes
    twice the later slice stays.

    Element types: any.
    d input = grad.index_fill(dim, index, 0)
    d source = grad.index_select(dim, index)
    """
    return call("index_copy", (input, dim, index, source), out)


def index_fill(*, input, dim, index, value, out=None):
    """index_fill(input, dim, index, value, *, out=None) -> Tensor

    input with the slices along dim at the indices filled with value.

    Element types: any.
    d input = grad.index_fill(dim, index, 0)
    """
    return call("index_fill", (input, dim, index, value), out)


def scatter(*, input, dim, index, source, out=None):
    """scatter(input, dim, index, source, *, out=None) -> Tensor

    input with, for every place of index, the element there, but with the index's value along dim,
    replaced by source's. Where places meet the later one stays.

    Element types: any.
    d input = grad.scatter(dim, index, 0)
    d source = grad.gather(dim, index)
    """
    return call("scatter", (input, dim, index, source), out)


def scatter_add(*, input, dim, index, source, out=None):
    """scatter_add(input, dim, index, source, *, out=None) -> Tensor

    input with every element of source added at its place, but with the index's value along dim.

    Element types: numbers, complex.
    d input = grad
    d source = grad.gather(dim, index)
    """
    return call("scatter_add", (input, dim, index, source), out)


def scatter_reduce(*, input, dim, index, source, reduce, include_self=True, out=None):
    """scatter_reduce(input, dim, index, source, reduce, include_self=True, *, out=None) -> Tensor

    input in which each place that index names along dim holds the sum, product, mean, largest or
    smallest of the elements of source that go there, and of its own unless include_self is False.
    Means of integers are rounded down; nan counts as extreme. The gradient of an extreme is shared
    by all elements that are it.

    Element types: numbers.
    d input, source = scatter_reduce_input(grad, input, dim, index, source, output, reduce,
        include_self)
    """
    return call("scatter_reduce", (input, dim, index, source, reduce, include_self), out)


def scatter_reduce_input(
    *, grad_output, input, dim, index, source, output, reduce, include_self=True, out=None,
):
    """scatter_reduce_input(grad_output, input, dim, index, source, output, reduce,
        include_self=True, *, out=None) -> (Tensor, Tensor)

    Gradients of scatter_reduce with respect to input and source. That of a product is the product
    of all other elements, so it is right where elements are zero.

    Element types: floating.
    Not differentiable: scatter_reduce records scatter_reduce_gradient.
    """
    return call(
        "scatter_reduce_input", (grad_output, input, dim, index, source, output, reduce,
        include_self), out,
    )


def index_reduce(*, input, dim, index, source, reduce, include_self=True):
    """index_reduce(input, dim, index, source, reduce, include_self=True) -> Tensor

    scatter_reduce of the slices of source along dim, which go to the slices of input that index
    names.

    Element types: numbers.
    The gradient is that of the operators it is composed of.
    """
    return composed.index_reduce(input, dim, index, source, reduce, include_self)


def index_reduce_(*, input, dim, index, source, reduce, include_self=True, out=None):
    """index_reduce_(input, dim, index, source, reduce, include_self=True) -> Tensor

    index_reduce in place.

    Element types: numbers.
    Not differentiable: index_reduce has a gradient.
    """
    return composed.index_reduce_(input, dim, index, source, reduce, include_self)


def masked_fill(*, input, mask, value, out=None):
    """masked_fill(input, mask, value, *, out=None) -> Tensor

    input with value where mask, broadcast to it, is True.

    Element types: any.
    d input = grad.masked_fill(mask, 0)
    """
    return call("masked_fill", (input, mask, value), out)


def masked_copy(*, input, mask, source, out=None):
    """masked_copy(input, mask, source, *, out=None) -> Tensor

    input with the places where mask, broadcast to it, is True filled with the elements of source in
    order.

    Element types: any.
    d input = grad.masked_fill(mask, 0)
    d source = masked_copy_input(grad, mask, source.size())
    """
    return call("masked_copy", (input, mask, source), out)


def masked_copy_input(*, grad_output, mask, size, out=None):
    """masked_copy_input(grad_output, mask, size, *, out=None) -> Tensor

    Gradient of masked_copy with respect to source, zeros of its size that begin with the elements
    of grad_output where mask is not zero.

    Element types: numbers, complex.
    d grad_output = masked_select_input(grad, mask, grad_output.size())
    """
    return call("masked_copy_input", (grad_output, mask, size), out)


def diag(*, input, diagonal=0, out=None):
    """diag(input, diagonal=0, *, out=None) -> Tensor

    A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal counts upwards
    from the main one.

    Element types: all, complex.
    d input = diag_input(grad, diagonal, input.size())
    """
    return call("diag", (input, diagonal), out)


def diag_input(*, grad_output, diagonal, size, out=None):
    """diag_input(grad_output, diagonal, size, *, out=None) -> Tensor

    Gradient of diag. For one size it is the diagonal of grad_output, for two zeros of that size
    with grad_output, broadcast, on the diagonal.

    Element types: all, complex.
    d grad_output = diag(grad, diagonal).sum_to_size(grad_output.size())
    """
    return call("diag_input", (grad_output, diagonal, size), out)


def tril(*, input, k=0, out=None):
    """tril(input, k=0, *, out=None) -> Tensor

    A matrix, or each matrix of a batch, with zeros above its k-th diagonal.

    Element types: all, complex.
    d input = grad.tril(k)
    """
    return call("tril", (input, k), out)


def triu(*, input, k=0, out=None):
    """triu(input, k=0, *, out=None) -> Tensor

    A matrix, or each matrix of a batch, with zeros below its k-th diagonal.

    Element types: all, complex.
    d input = grad.triu(k)
    """
    return call("triu", (input, k), out)


def trace(*, input, out=None):
    """trace(input, *, out=None) -> Tensor

    Sum of the elements on the main diagonal of a matrix.

    Element types: numbers, complex.
    d input = diag_input(grad, 0, input.size())
    """
    return call("trace", (input,), out)


def renorm(*, input, p, dim, maxnorm):
    """renorm(input, p, dim, maxnorm) -> Tensor

    The slices along dim whose p-norm is above maxnorm scaled down to it.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.renorm(input, p, dim, maxnorm)


def renorm_(*, input, p, dim, maxnorm, out=None):
    """renorm_(input, p, dim, maxnorm) -> Tensor

    renorm in place.

    Element types: floating.
    Not differentiable: what a Variable was is not kept; renorm gives a new one.
    """
    return composed.renorm_(input, p, dim, maxnorm)


def cross(*, input, other, dim=-1):
    """cross(input, other, dim=-1) -> Tensor

    Vector product along dim, which has size 3; by default along the first dim of that size.

    Element types: numbers.
    The gradient is that of the operators it is composed of.
    """
    return composed.cross(input, other, dim)


def searchsorted(*, sorted_sequence, input, right=False, out=None):
    """searchsorted(sorted_sequence, input, right=False, *, out=None) -> LongTensor

    Where each element could be put in without disturbing the order of sorted_sequence, a vector or
    lines of the same leading sizes; before equal elements, or behind them if right. nan counts as
    largest.

    Element types: all.
    Not differentiable.
    """
    return call("searchsorted", (sorted_sequence, input, right), out)


def searchsorted_number(*, sorted_sequence, input, right=False):
    """searchsorted(sorted_sequence, input, right=False) -> LongTensor

    The same of one number in a vector; a LongTensor of one element.

    Element types: numbers.
    Not differentiable.
    """
    return composed.searchsorted_number(sorted_sequence, input, right)


def searchsorted_sided(*, sorted_sequence, input, side):
    """searchsorted(sorted_sequence, input, side) -> LongTensor

    The same with its side by name.

    Element types: all.
    Not differentiable.
    """
    return composed.searchsorted_sided(sorted_sequence, input, side)


def bucketize(*, input, boundaries, right=False):
    """bucketize(input, boundaries, right=False) -> LongTensor

    The number of the interval between sorted boundaries that each element lies in; searchsorted
    with its arguments changed round.

    Element types: numbers.
    Not differentiable.
    """
    return composed.bucketize(input, boundaries, right)


def histc(*, input, bins=100, min=0, max=0, out=None):
    """histc(input, bins=100, min=0, max=0, *, out=None) -> Tensor

    How many elements lie in each of equal intervals from min to max, or from the smallest to the
    largest element where min equals max. What lies outside is left out; max is in the last.

    Element types: floating.
    Not differentiable: it changes in steps.
    """
    return call("histc", (input, bins, min, max), out)


def bincount(*, input, minlength=0, out=None):
    """bincount(input, minlength=0, *, out=None) -> LongTensor

    How often each whole number from 0 comes in a vector; at least minlength counts.

    Element types: Long.
    Not differentiable.
    """
    return call("bincount", (input, minlength), out)


def bincount_weighted(*, input, weights, minlength=0, out=None):
    """bincount(input, weights, minlength=0, *, out=None) -> Tensor

    The sum of the weights of each whole number from 0 in a vector; at least minlength sums.

    Element types: floating.
    d weights = grad.index_select(0, input)
    """
    return call("bincount_weighted", (input, weights, minlength), out)


def multinomial(*, input, num_samples=1, replacement=False, out=None):
    """multinomial(input, num_samples=1, replacement=False, *, out=None) -> LongTensor

    Indices drawn from each line of weights, which need not add up to one; without replacement no
    index comes twice (Efraimidis and Spirakis, 2006).

    Element types: floating.
    A draw has no gradient; reinforce(reward) on it gives one to what it was drawn from.
    """
    return call("multinomial", (input, num_samples, replacement), out)


def unique(*, input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None) -> tuple of
        Tensor

    The different elements, or slices along dim, in order; if asked for, also where each one of the
    input stands among them, and how often each comes. The order is the same whatever sorted says,
    and every nan is one of its own.

    Element types: all.
    Not differentiable: it changes in steps.
    """
    return composed.unique(input, sorted, return_inverse, return_counts, dim)


def unique_consecutive(*, input, return_inverse=False, return_counts=False, dim=None):
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None) -> tuple of
        Tensor

    The elements, or slices along dim, without those that equal the one before them; if asked for,
    also which of them each one of the input is, and how often each comes in a row. Every nan is one
    of its own.

    Element types: all.
    Not differentiable: it changes in steps.
    """
    return composed.unique_consecutive(input, return_inverse, return_counts, dim)


def take(*, input, index, out=None):
    """take(input, index, *, out=None) -> Tensor

    The elements that index names by their number in the order of all elements, in index's size.
    Negative numbers count from the end.

    Element types: any.
    d input = take_input(grad, index, input.size())
    """
    return call("take", (input, index), out)


def take_input(*, grad_output, index, size, out=None):
    """take_input(grad_output, index, size, *, out=None) -> Tensor

    Gradient of take, zeros of the given size to which each element is added at its number.

    Element types: numbers, complex.
    d grad_output = grad.take(index)
    """
    return call("take_input", (grad_output, index, size), out)


def put(*, input, index, source, accumulate=False, out=None):
    """put(input, index, source, accumulate=False, *, out=None) -> Tensor

    The input with elements of source at the numbers that index names in the order of all elements,
    or added there. Of several for one place the last one stays.

    Element types: all, complex.
    d input = put_input(grad, index, accumulate)
    d source = grad.take(index).reshape(source.size())
    """
    return call("put", (input, index, source, accumulate), out)


def put_input(*, grad_output, index, accumulate, out=None):
    """put_input(grad_output, index, accumulate, *, out=None) -> Tensor

    Gradient of put, zero where elements were replaced.

    Element types: numbers, complex.
    d grad_output = put_input(grad, index, accumulate)
    """
    return call("put_input", (grad_output, index, accumulate), out)


def diagonal(*, input, offset=0, dim1=0, dim2=1):
    """diagonal(input, offset=0, dim1=0, dim2=1) -> Tensor

    The diagonal of two dims, offset above the main one, as a view; it is the last dim of the
    result.

    Element types: any.
    d input = diagonal_input(grad, offset, dim1, dim2, input.size())
    """
    return call("diagonal", (input, offset, dim1, dim2), None)


def diagonal_input(*, grad_output, offset, dim1, dim2, size, out=None):
    """diagonal_input(grad_output, offset, dim1, dim2, size, *, out=None) -> Tensor

    Gradient of diagonal, zeros of the given size with grad_output on the diagonal.

    Element types: all, complex.
    d grad_output = grad.diagonal(offset, dim1, dim2)
    """
    return call("diagonal_input", (grad_output, offset, dim1, dim2, size), out)


def flip(*, input, dims=None):
    """flip(input, dims=None) -> Tensor

    The elements of some dims, or of all, in reverse order.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.flip(input, dims)


def roll(*, input, shifts, dims=None):
    """roll(input, shifts, dims=None) -> Tensor

    The elements moved on by shifts along dims, those at the end to the front; without dims in the
    order of all elements.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.roll(input, shifts, dims)


def tile(*, input, sizes):
    """tile(input, sizes) -> Tensor

    The tensor repeated along its last dims, sizes[i] times each; more sizes make new dims in front.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.tile(input, sizes)


def repeat_interleave(*, input, repeats, dim=None):
    """repeat_interleave(input, repeats, dim=None) -> Tensor

    Each slice along dim repeated in its place, each as often or as a vector says; without dim the
    elements in their order.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.repeat_interleave(input, repeats, dim)


def movedim(*, input, source, destination):
    """movedim(input, source, destination) -> Tensor

    The dims of source moved to their destinations, the others in their order around them.

    Element types: any.
    d input = grad.movedim(destination, source)
    """
    return call("movedim", (input, source, destination), None)


def unflatten(*, input, dim, sizes):
    """unflatten(input, dim, sizes) -> Tensor

    A view with one dim as several, whose sizes have its size as product; one of them may be -1.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.unflatten(input, dim, sizes)


def rot90(*, input, k=1, dims=None):
    """rot90(input, k=1, dims=None) -> Tensor

    The input turned k times by 90 degrees, from the first of two dims towards the second, by
    default 0 and 1.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.rot90(input, k, dims)


def fliplr(*, input):
    """fliplr(input) -> Tensor

    The columns in reverse order.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.fliplr(input)


def flipud(*, input):
    """flipud(input) -> Tensor

    The rows in reverse order.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.flipud(input)


def tensor_split(*, input, indices_or_sections, dim=0):
    """tensor_split(input, indices_or_sections, dim=0) -> tuple of Tensor

    Views along dim, as many as an int says, whose sizes differ by one at most, or those between
    indices.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.tensor_split(input, indices_or_sections, dim)


def hsplit(*, input, indices_or_sections):
    """hsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 1, of a vector along its only dim; so many of one size as an int says, or those
    between indices.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.hsplit(input, indices_or_sections)


def vsplit(*, input, indices_or_sections):
    """vsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 0, so many of one size as an int says, or those between indices.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.vsplit(input, indices_or_sections)


def dsplit(*, input, indices_or_sections):
    """dsplit(input, indices_or_sections) -> tuple of Tensor

    Views along dim 2, so many of one size as an int says, or those between indices.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.dsplit(input, indices_or_sections)


def atleast_1d(*, input):
    """atleast_1d(input) -> Tensor

    The input, which has one dim at least.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.atleast_1d(input)


def atleast_2d(*, input):
    """atleast_2d(input) -> Tensor

    The input, or a vector as the only row of a matrix.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.atleast_2d(input)


def atleast_3d(*, input):
    """atleast_3d(input) -> Tensor

    The input, or a vector or matrix with dims of size 1 around its own.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.atleast_3d(input)


def flatten(*, input, start_dim=0, end_dim=-1):
    """flatten(input, start_dim=0, end_dim=-1) -> Tensor

    The dims from start_dim to end_dim as one.

    Element types: any.
    d input = grad.reshape(input.size())
    """
    return call("flatten", (input, start_dim, end_dim), None)


def hstack(*, tensors):
    """hstack(tensors) -> Tensor

    Vectors joined one behind the other, other tensors along dim 1.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.hstack(tensors)


def vstack(*, tensors):
    """vstack(tensors) -> Tensor

    Tensors joined along dim 0, vectors as rows.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.vstack(tensors)


def dstack(*, tensors):
    """dstack(tensors) -> Tensor

    Tensors joined along dim 2; vectors are rows, and matrices layers of one element.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.dstack(tensors)


def column_stack(*, tensors):
    """column_stack(tensors) -> Tensor

    Tensors joined along dim 1, vectors as columns.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.column_stack(tensors)


def diag_embed(*, input, offset=0, dim1=-2, dim2=-1):
    """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

    Zeros with the lines along the last dim on the diagonals, offset above the main ones, of two
    dims of the result.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.diag_embed(input, offset, dim1, dim2)


def diagflat(*, input, offset=0):
    """diagflat(input, offset=0) -> Tensor

    A matrix with all elements, in their order, on a diagonal, offset above the main one.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.diagflat(input, offset)


def combinations(*, input, r=2, with_replacement=False):
    """combinations(input, r=2, with_replacement=False) -> Tensor

    All choices of r elements of a vector in their order, one a row, with_replacement also of an
    element with itself.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.combinations(input, r, with_replacement)


def vander(*, input, N=None, increasing=False):
    """vander(input, N=None, increasing=False) -> Tensor

    The powers of the elements of a vector in rows, N of them, by default as many as elements, from
    the highest to the zeroth or, if increasing, from that on.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.vander(input, N, increasing)


def select_scatter(*, input, source, dim, index):
    """select_scatter(input, source, dim, index) -> Tensor

    A copy of input in which the slice at index along dim is source.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.select_scatter(input, source, dim, index)


def slice_scatter(*, input, source, dim=0, start=None, end=None, step=1):
    """slice_scatter(input, source, dim=0, start=None, end=None, step=1) -> Tensor

    A copy of input in which the part of input[start:end:step] along dim is source.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.slice_scatter(input, source, dim, start, end, step)


def diagonal_scatter(*, input, source, offset=0, dim1=0, dim2=1):
    """diagonal_scatter(input, source, offset=0, dim1=0, dim2=1) -> Tensor

    A copy of input in which the diagonal of two dims, offset above the main one, is source.

    Element types: all.
    The gradient is that of the operators it is composed of.
    """
    return composed.diagonal_scatter(input, source, offset, dim1, dim2)


def fill_diagonal_(*, input, value, out=None):
    """fill_diagonal_(input, value) -> Tensor

    Fills the elements whose numbers are the same in all dims.

    Element types: all.
    Not differentiable: what was there is overwritten.
    """
    return composed.fill_diagonal_(input, value)


def reshape_as(*, input, other):
    """reshape_as(input, other) -> Tensor

    reshape to the size of another tensor.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.reshape_as(input, other)


def take_along_dim(*, input, index, dim=None):
    """take_along_dim(input, index, dim=None) -> Tensor

    The elements of the lines along dim that index names in them, sizes broadcast; without dim those
    of all elements.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.take_along_dim(input, index, dim)


def index_put(*, input, indices, values, accumulate=False):
    """index_put(input, indices, values, accumulate=False) -> Tensor

    The input with values, broadcast, at the places that indices of the leading dims name together,
    as input[indices] = values has it; or added there, also where places come twice.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.index_put(input, indices, values, accumulate)


def index_put_(*, input, indices, values, accumulate=False, out=None):
    """index_put_(input, indices, values, accumulate=False) -> Tensor

    index_put in place.

    Element types: numbers.
    Not differentiable: index_put has a gradient, and so has assignment to input[indices].
    """
    return composed.index_put_(input, indices, values, accumulate)


def transpose_(*, input, dim0, dim1, out=None):
    """transpose_(input, dim0, dim1) -> Tensor

    Swaps two dims of the tensor itself.

    Element types: all.
    Not differentiable: the size of a Variable is not changed in place.
    """
    return composed.transpose_(input, dim0, dim1)


def t_(*, input, out=None):
    """t_(input) -> Tensor

    Swaps the two dims of a matrix itself.

    Element types: all.
    Not differentiable: the size of a Variable is not changed in place.
    """
    return composed.t_(input)


def squeeze_(*, input, dim=None, out=None):
    """squeeze_(input, dim=None) -> Tensor

    Takes dims of size 1, all of them or only dim, away from the tensor itself.

    Element types: all, complex.
    Not differentiable: the size of a Variable is not changed in place.
    """
    return composed.squeeze_(input, dim)


def unsqueeze_(*, input, dim, out=None):
    """unsqueeze_(input, dim) -> Tensor

    Puts a dim of size 1 into the tensor itself.

    Element types: all.
    Not differentiable: the size of a Variable is not changed in place.
    """
    return composed.unsqueeze_(input, dim)


def cat(*, tensors, dim=0, out=None):
    """cat(tensors, dim=0, *, out=None) -> Tensor

    Tensors joined along a dim that they have; their other sizes agree. Empty vectors are left out.

    Element types: any.
    d tensors = in C
    """
    return call("cat", (tensors, dim), out)


def stack(*, tensors, dim=0):
    """stack(tensors, dim=0) -> Tensor

    Tensors of one size joined along a new dim.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.stack(tensors, dim)


def repeat(*, input, sizes):
    """repeat(input, sizes) -> Tensor

    The tensor repeated sizes[i] times along each dim; new dims come in front.

    Element types: all, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.repeat(input, sizes)


def kron(*, input, other):
    """kron(input, other) -> Tensor

    The Kronecker product, every element of input times the whole of other.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.kron(input, other)


def trapz(*, y, x=None, dx=1, dim=-1):
    """trapz(y, x=None, dx=1, dim=-1) -> Tensor

    The integral along dim by trapezoids between neighbours, which stand dx apart or at x.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.trapz(y, x, dx, dim)


def cumulative_trapezoid(*, y, x=None, dx=1, dim=-1):
    """cumulative_trapezoid(y, x=None, dx=1, dim=-1) -> Tensor

    The integrals along dim up to each element but the first, by trapezoids between neighbours,
    which stand dx apart or at x.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.cumulative_trapezoid(y, x, dx, dim)


def diff(*, input, n=1, dim=-1, prepend=None, append=None):
    """diff(input, n=1, dim=-1, prepend=None, append=None) -> Tensor

    Each element minus the one before it along dim, n times over; prepend and append are joined to
    the input before.

    Element types: numbers, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.diff(input, n, dim, prepend, append)


def inner(*, input, other):
    """inner(input, other) -> Tensor

    The dot products of every line along the last dim of input with every one of other.

    Element types: floating, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.inner(input, other)


def cov(*, input, correction=1, fweights=None, aweights=None):
    """cov(input, correction=1, fweights=None, aweights=None) -> Tensor

    Covariances of variables whose observations are the rows, sums of products over count -
    correction. Each column counts fweights times and weighs aweights.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.cov(input, correction, fweights, aweights)


def corrcoef(*, input):
    """corrcoef(input) -> Tensor

    Correlations (Pearson) of variables whose observations are the rows.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.corrcoef(input)


def cdist(*, input, other, p=2):
    """cdist(input, other, p=2) -> Tensor

    The p-norm of each row of input minus each row of other, over batches.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.cdist(input, other, p)


def pair_norms(*, input, other, squares=True, out=None):
    """pair_norms(input, other, squares=True, *, out=None) -> Tensor

    The norm of each row of input minus each row of other, of matrices side by side; the root of the
    sum of the squares, or the sum of the sizes. The gradient is taken as zero where the norm is.

    Element types: floating.
    d input = pair_norms_input(grad, input, other, output, squares)
    d other = pair_norms_input(grad.transpose(1, 2), other, input, output.transpose(1, 2), squares)
    """
    return call("pair_norms", (input, other, squares), out)


def pair_norms_input(*, grad_output, input, other, norm, squares=True, out=None):
    """pair_norms_input(grad_output, input, other, norm, squares=True, *, out=None) -> Tensor

    Gradient of pair_norms with respect to input, of each row the slopes of its norms times
    grad_output.

    Element types: floating.
    Not differentiable: pair_norms records pair_norms_gradient.
    """
    return call("pair_norms_input", (grad_output, input, other, norm, squares), out)


def pdist(*, input, p=2):
    """pdist(input, p=2) -> Tensor

    The p-norms of the differences of all pairs of rows, in the order of the pairs.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.pdist(input, p)


def one_hot(*, input, num_classes=-1):
    """one_hot(input, num_classes=-1) -> LongTensor

    Zeros with a one at the class that each element names, in a new last dim of num_classes, by
    default one more than the largest.

    Element types: Long.
    Not differentiable.
    """
    return composed.one_hot(input, num_classes)


def normalize(*, input, p=2, dim=1, eps=1e-12):
    """normalize(input, p=2, dim=1, eps=1e-12) -> Tensor

    Lines along dim divided by their p-norms, or by eps where those are smaller.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.normalize(input, p, dim, eps)


def cosine_similarity(*, input, other, dim=1, eps=1e-08):
    """cosine_similarity(input, other, dim=1, eps=1e-08) -> Tensor

    The cosine of the angle between lines along dim, whose lengths count as eps at least.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.cosine_similarity(input, other, dim, eps)


def matrix_power(*, input, n):
    """matrix_power(input, n) -> Tensor

    Square matrices of the last two dims multiplied with themselves n times, by repeated squaring; a
    negative n inverts first.

    Element types: floating, complex.
    The gradient is that of the operators it is composed of.
    """
    return composed.matrix_power(input, n)


def matrix_exp(*, input):
    """matrix_exp(input) -> Tensor

    The exponentials of the square matrices of the last two dims, by Pade's approximation of degree
    13 of a matrix that is halved until it is small, and squared as often (Higham, 2005).

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.matrix_exp(input)


def gesv(*, input, A, out=None):
    """gesv(input, A, *, out=None) -> (Tensor, Tensor)

    The solution X of A @ X = input by triangular factors of A with pivots, and these factors in one
    matrix.

    Element types: floating.
    d input = solved(grad, A.t())
    d A = -solved(grad, A.t()).mm(solution.t())
    """
    return call("gesv", (input, A), out)


def trtrs(*, input, A, upper=True, transpose=False, unitriangular=False, out=None):
    """trtrs(input, A, upper=True, transpose=False, unitriangular=False, *, out=None) -> (Tensor,
        Tensor)

    The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is read and its
    diagonal may count as ones; and a copy of A.

    Element types: floating.
    d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)
    d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose,
        unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix
    """
    return call("trtrs", (input, A, upper, transpose, unitriangular), out)


def solved(*, input, A, out=None):
    """solved(input, A, *, out=None) -> Tensor

    The solution that gesv gives.

    Element types: floating.
    d input = solved(grad, A.t())
    d A = -solved(grad, A.t()).mm(output.t())
    """
    return call("solved", (input, A), out)


def triangle_solved(*, input, A, upper, transpose, unitriangular, out=None):
    """triangle_solved(input, A, upper, transpose, unitriangular, *, out=None) -> Tensor

    The solution that trtrs gives.

    Element types: floating.
    d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)
    d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose,
        unitriangular).mm(output.t()), transpose), upper, unitriangular)
    """
    return call("triangle_solved", (input, A, upper, transpose, unitriangular), out)


def triangle_solved_back(*, grad_output, A, upper, transpose, unitriangular, out=None):
    """triangle_solved_back(grad_output, A, upper, transpose, unitriangular, *, out=None) -> Tensor

    Gradient of triangle_solved, the solution for the transposed matrix.

    Element types: floating.
    d grad_output = triangle_solved(grad, A, upper, transpose, unitriangular)
    d A = -triangle(turned(output.mm(triangle_solved(grad, A, upper, transpose, unitriangular).t()),
        transpose), upper, unitriangular)
    """
    return call("triangle_solved_back", (grad_output, A, upper, transpose, unitriangular), out)


def solve_each(*, input, A, out=None):
    """solve_each(input, A, *, out=None) -> Tensor

    The solution of each system of a batch, A[i] @ output[i] = input[i].

    Element types: floating.
    d input = solve_each(grad, A.transpose(1, 2))
    d A = -solve_each(grad, A.transpose(1, 2)).bmm(output.transpose(1, 2))
    """
    return call("solve_each", (input, A), out)


def inverse_each(*, input, out=None):
    """inverse_each(input, *, out=None) -> Tensor

    The inverse of each matrix of a batch.

    Element types: floating.
    d input = -output.transpose(1, 2).bmm(grad).bmm(output.transpose(1, 2))
    """
    return call("inverse_each", (input,), out)


def det_each(*, input, out=None):
    """det_each(input, *, out=None) -> Tensor

    The determinant of each matrix of a batch.

    Element types: floating.
    Not differentiable: torch.linalg.batches records one matrix after the other.
    """
    return call("det_each", (input,), out)


def gels(*, input, A, out=None):
    """gels(input, A, *, out=None) -> (Tensor, Tensor)

    The first A.size(1) rows are the X with the least |A @ X - input|, or the shortest of many; the
    squares of the other rows add up to the rest. And the orthogonal factors of A.

    Element types: floating.
    Not differentiable: not derived; linalg.lstsq has a gradient.
    """
    return call("gels", (input, A), out)


def least_squares(*, input, A, rcond, out=None):
    """least_squares(input, A, rcond, *, out=None) -> (Tensor, LongTensor)

    The X with the least |A @ X - input|, the shortest of many, and the rank of A, by a QR with
    exchanged columns; rows of R count as zeros from where its triangle would have a condition above
    1 / rcond. The gradient holds where the rank stays as it is (Golub and Pereyra, 1973).

    Element types: floating.
    d input = least_solution(grad, A.t(), rcond)
    d A = (input - A.mm(solution)).mm(least_solution(least_solution(grad, A.t(), rcond), A,
        rcond).t()) - least_solution(grad, A.t(), rcond).mm(solution.t()) + least_solution(solution,
        A.t(), rcond).mm((grad - A.t().mm(least_solution(grad, A.t(), rcond))).t())
    """
    return call("least_squares", (input, A, rcond), out)


def least_solution(*, input, A, rcond, out=None):
    """least_solution(input, A, rcond, *, out=None) -> Tensor

    The solution that least_squares gives.

    Element types: floating.
    d input = least_solution(grad, A.t(), rcond)
    d A = (input - A.mm(output)).mm(least_solution(least_solution(grad, A.t(), rcond), A,
        rcond).t()) - least_solution(grad, A.t(), rcond).mm(output.t()) + least_solution(output,
        A.t(), rcond).mm((grad - A.t().mm(least_solution(grad, A.t(), rcond))).t())
    """
    return call("least_solution", (input, A, rcond), out)


def inverse(*, input, out=None):
    """inverse(input, *, out=None) -> Tensor

    The inverse of a square matrix.

    Element types: floating.
    d input = -output.t().mm(grad).mm(output.t())
    """
    return call("inverse", (input,), out)


def det(*, input, out=None):
    """det(input, *, out=None) -> Tensor

    The determinant of a square matrix. Its gradient, the cofactors, exists for singular ones too.

    Element types: floating.
    d input = cofactors(input) * grad
    """
    return call("det", (input,), out)


def cofactors(*, input, out=None):
    """cofactors(input, *, out=None) -> Tensor

    The cofactors of a square matrix, signed determinants of it without the row and the column of
    the element. Of one that is not singular they are det(A) times the transpose of its inverse.

    Element types: floating.
    d input = cofactors_input(grad, input)
    """
    return call("cofactors", (input,), out)


def cofactors_input(*, grad_output, input, out=None):
    """cofactors_input(grad_output, input, *, out=None) -> Tensor

    Gradient of cofactors, at matrices of any rank.

    Element types: floating.
    Not differentiable: cofactors records cofactors_gradient.
    """
    return call("cofactors_input", (grad_output, input), out)


def logdet(*, input, out=None):
    """logdet(input, *, out=None) -> Tensor

    The logarithm of the determinant, -inf where it is zero and nan where it is negative.

    Element types: floating.
    d input = inverse(input).t() * grad
    """
    return call("logdet", (input,), out)


def slogdet(*, input, out=None):
    """slogdet(input, *, out=None) -> (Tensor, Tensor)

    The sign of the determinant and the logarithm of its magnitude.

    Element types: floating.
    d input = inverse(input).t() * grad_logabsdet
    """
    return call("slogdet", (input,), out)


def btrifact(*, input, out=None):
    """btrifact(input, *, out=None) -> (Tensor, IntTensor)

    Triangular factors of each matrix of a batch in one matrix, and the rows that were exchanged,
    counted from 1. A singular matrix is an error.

    Element types: floating.
    Not differentiable: not derived; gesv has a gradient.
    """
    return call("btrifact", (input,), out)


def btrifact_informed(*, input, info):
    """btrifact(input, info) -> (Tensor, IntTensor)

    The same, of singular matrices too. info gets for each of these a pivot that counts as zero,
    counted from 1, and 0 for one that is not singular.

    Element types: floating.
    Not differentiable: not derived; gesv has a gradient.
    """
    return composed.btrifact_informed(input, info)


def btrifact_with_info(*, input, out=None):
    """btrifact_with_info(input, *, out=None) -> (Tensor, IntTensor, IntTensor)

    What btrifact gives, of singular matrices too, and for each of these a pivot that counts as
    zero, counted from 1, or 0 for one that is not singular.

    Element types: floating.
    Not differentiable: not derived; gesv has a gradient.
    """
    return call("btrifact_with_info", (input,), out)


def btrisolve(*, input, LU_data, LU_pivots, out=None):
    """btrisolve(input, LU_data, LU_pivots, *, out=None) -> Tensor

    The solutions for a batch of vectors or matrices, by what btrifact gives.

    Element types: floating.
    Not differentiable: not derived; gesv has a gradient.
    """
    return call("btrisolve", (input, LU_data, LU_pivots), out)


def potrf(*, input, upper=True, out=None):
    """potrf(input, upper=True, *, out=None) -> Tensor

    Cholesky's factor of a symmetric positive definite matrix, U with U.t() @ U = input or L with L
    @ L.t() = input. Only that triangle is read, and receives the gradient (Murray, 2016).

    Element types: floating.
    d input = turned(halved(triangle_solved(triangle_solved(halved(turned(output,
        upper).t().mm(turned(grad, upper))) + halved(turned(output, upper).t().mm(turned(grad,
        upper))).t(), turned(output, upper), 0, 1, 0).t(), turned(output, upper), 0, 1, 0)), upper)
    """
    return call("potrf", (input, upper), out)


def potri(*, input, upper=True, out=None):
    """potri(input, upper=True, *, out=None) -> Tensor

    The inverse of the matrix whose Cholesky factor the input is.

    Element types: floating.
    Not differentiable: not derived; inverse has a gradient.
    """
    return call("potri", (input, upper), out)


def potrs(*, input, input2, upper=True, out=None):
    """potrs(input, input2, upper=True, *, out=None) -> Tensor

    The solution X of A @ X = input, where input2 is the Cholesky factor of A.

    Element types: floating.
    Not differentiable: not derived; gesv has a gradient.
    """
    return call("potrs", (input, input2, upper), out)


def pstrf(*, input, upper=True, tol=-1, out=None):
    """pstrf(input, upper=True, tol=-1, *, out=None) -> (Tensor, IntTensor)

    Cholesky's factor of a positive semidefinite matrix with its rows and columns exchanged as
    pivots says, counted from 0; rows from the matrix's rank on, told by tol, are zero.

    Element types: floating.
    Not differentiable: not derived; potrf has a gradient.
    """
    return call("pstrf", (input, upper, tol), out)


def qr(*, input, out=None):
    """qr(input, *, out=None) -> (Tensor, Tensor)

    Orthonormal columns Q and an upper triangle R with Q @ R = input, as many as the smaller size
    (Householder). The gradient wants independent columns, of which only the first count where there
    are more than rows.

    Element types: floating.
    d input = narrow_input(triangle_solved((grad_Q + Q.mm(halved(R.mm(grad_R.t()) -
        grad_Q.t().mm(Q)) + halved(R.mm(grad_R.t()) - grad_Q.t().mm(Q)).t() - grad_R.narrow(1,
        Q.size(1), R.size(1) - Q.size(1)).mm(R.narrow(1, Q.size(1), R.size(1) -
        Q.size(1)).t()))).t(), R.narrow(1, 0, Q.size(1)), 1, 0, 0).t(), 1, 0, input.size()) +
        Q.mm(narrow_input(grad_R.narrow(1, Q.size(1), R.size(1) - Q.size(1)), 1, Q.size(1),
        R.size()))
    """
    return call("qr", (input,), out)


def geqrf(*, input, out=None):
    """geqrf(input, *, out=None) -> (Tensor, Tensor)

    R, and below it the reflections whose product is Q, and their factors, as LAPACK has them.

    Element types: floating.
    Not differentiable: not derived; qr has a gradient.
    """
    return call("geqrf", (input,), out)


def orgqr(*, input, input2, out=None):
    """orgqr(input, input2, *, out=None) -> Tensor

    The columns of Q from what geqrf gives.

    Element types: floating.
    Not differentiable: not derived; qr has a gradient.
    """
    return call("orgqr", (input, input2), out)


def ormqr(*, input, input2, input3, left=True, transpose=False, out=None):
    """ormqr(input, input2, input3, left=True, transpose=False, *, out=None) -> Tensor

    Q @ input3, or input3 @ Q, or the same with Q.t(), where geqrf gave Q as input and input2.

    Element types: floating.
    Not differentiable: not derived; qr has a gradient.
    """
    return call("ormqr", (input, input2, input3, left, transpose), out)


def symeig(*, input, eigenvectors=False, upper=True, out=None):
    """symeig(input, eigenvectors=False, upper=True, *, out=None) -> (Tensor, Tensor)

    The eigenvalues, ascending, of a symmetric matrix, and if asked for the vectors in columns,
    whose largest element is positive. One triangle is read and receives the gradient, which needs
    eigenvectors=True and values that differ (Giles, 2008).

    Element types: floating.
    d input = turned(halved(vectors.mm(diag(2 * grad_values) + gaps(values, values.unsqueeze(1)) *
        vectors.t().mm(grad_vectors) + (gaps(values, values.unsqueeze(1)) *
        vectors.t().mm(grad_vectors)).t()).mm(vectors.t())), upper)
    """
    return call("symeig", (input, eigenvectors, upper), out)


def eig(*, input, eigenvectors=False, out=None):
    """eig(input, eigenvectors=False, *, out=None) -> (Tensor, Tensor)

    The eigenvalues of a square matrix, real and imaginary part in a row, and if asked for the
    vectors in columns; those of a pair of values are the real and the imaginary part of both.

    Element types: floating.
    Not differentiable: not derived; symeig has a gradient.
    """
    return call("eig", (input, eigenvectors), out)


def svd(*, input, some=True, out=None):
    """svd(input, some=True, *, out=None) -> (Tensor, Tensor, Tensor)

    U, S and V with U @ diag(S) @ V.t() = input, S descending, and the largest element of each
    column of U positive. some=False makes U and V square. The gradient needs some=True and values
    that differ (Townsend, 2016).

    Element types: floating.
    d input = (U.mm(gaps(S * S, (S * S).unsqueeze(1)) * (U.t().mm(grad_U) - grad_U.t().mm(U)) * S +
        S.unsqueeze(1) * gaps(S * S, (S * S).unsqueeze(1)) * (V.t().mm(grad_V) - grad_V.t().mm(V)) +
        diag(grad_S)) + (grad_U - U.mm(U.t().mm(grad_U))) / S).mm(V.t()) + U.mm(((grad_V -
        V.mm(V.t().mm(grad_V))) / S).t())
    """
    return call("svd", (input, some), out)


def cholesky_each(*, input, upper, out=None):
    """cholesky_each(input, upper, *, out=None) -> Tensor

    Cholesky's factor of each matrix of a batch.

    Element types: floating.
    Not differentiable: torch.linalg.batches records one matrix after the other.
    """
    return call("cholesky_each", (input, upper), out)


def qr_each(*, input, out=None):
    """qr_each(input, *, out=None) -> (Tensor, Tensor)

    Orthonormal columns Q and an upper triangle R of each matrix of a batch.

    Element types: floating.
    Not differentiable: torch.linalg.batches records one matrix after the other.
    """
    return call("qr_each", (input,), out)


def symeig_each(*, input, upper, out=None):
    """symeig_each(input, upper, *, out=None) -> (Tensor, Tensor)

    Eigenvalues, ascending, and eigenvectors of each symmetric matrix of a batch.

    Element types: floating.
    Not differentiable: torch.linalg.batches records one matrix after the other.
    """
    return call("symeig_each", (input, upper), out)


def svd_each(*, input, out=None):
    """svd_each(input, *, out=None) -> (Tensor, Tensor, Tensor)

    U, S and V of each matrix of a batch, as svd has them with some=True.

    Element types: floating.
    Not differentiable: torch.linalg.batches records one matrix after the other.
    """
    return call("svd_each", (input,), out)


def turned(*, input, transpose):
    """turned(input, transpose) -> Tensor

    The matrix or its transpose, as a view.

    Element types: Half, BFloat16, Float, Double.
    d input = turned(grad, transpose)
    """
    return call("turned", (input, transpose), None)


def triangle(*, input, upper, unit, out=None):
    """triangle(input, upper, unit, *, out=None) -> Tensor

    The matrix with zeros in the other triangle and, if unit, on the diagonal.

    Element types: floating.
    d input = triangle(grad, upper, unit)
    """
    return call("triangle", (input, upper, unit), out)


def halved(*, input, out=None):
    """halved(input, *, out=None) -> Tensor

    The lower triangle with half of the diagonal.

    Element types: floating.
    d input = halved(grad)
    """
    return call("halved", (input,), out)


def gaps(*, input, other, out=None):
    """gaps(input, other, *, out=None) -> Tensor

    1 / (input - other), zero where they are equal.

    Element types: floating.
    d input = -grad * output * output
    d other = grad * output * output
    """
    return call("gaps", (input, other), out)


def zeros(*, size, out=None):
    """zeros(size, *, out=None) -> Tensor

    A tensor of zeros.

    Element types: all, complex.
    Not differentiable: no tensor goes in.
    """
    return call("zeros", (size,), out)


def ones(*, size, out=None):
    """ones(size, *, out=None) -> Tensor

    A tensor of ones.

    Element types: all, complex.
    Not differentiable: no tensor goes in.
    """
    return call("ones", (size,), out)


def eye(*, n, m=None, out=None):
    """eye(n, m=None, *, out=None) -> Tensor

    A matrix of n rows and m columns, n by default, with ones on the diagonal and zeros elsewhere.

    Element types: all, complex.
    Not differentiable: no tensor goes in.
    """
    return call("eye", (n, m), out)


def arange(*, end, start=0, step=1, out=None):
    """arange(start=0, end, step=1, *, out=None) -> Tensor

    Numbers from start up to, but not with, end, step apart.

    Element types: numbers.
    Not differentiable: no tensor goes in.
    """
    return call("arange", (start, end, step), out)


def range(*, start, end, step=1, out=None):
    """range(start, end, step=1, *, out=None) -> Tensor

    Numbers from start up to and with end, step apart.

    Element types: numbers.
    Not differentiable: no tensor goes in.
    """
    return call("range", (start, end, step), out)


def linspace(*, start, end, steps=100, out=None):
    """linspace(start, end, steps=100, *, out=None) -> Tensor

    Count of steps numbers from start to end, both included, equally far apart.

    Element types: floating.
    Not differentiable: no tensor goes in.
    """
    return call("linspace", (start, end, steps), out)


def logspace(*, start, end, steps=100, base=10, out=None):
    """logspace(start, end, steps=100, base=10, *, out=None) -> Tensor

    base, ten by default, to the power of the numbers of linspace.

    Element types: floating.
    Not differentiable: no tensor goes in.
    """
    return call("logspace", (start, end, steps, base), out)


def randperm(*, n, out=None):
    """randperm(n, *, out=None) -> LongTensor

    The numbers from 0 to n - 1 in a random order (Fisher and Yates), every order as likely.

    Element types: numbers.
    Not differentiable.
    """
    return call("randperm", (n,), out)


def full(*, size, fill_value, out=None):
    """full(size, fill_value, *, out=None) -> Tensor

    A tensor that holds fill_value everywhere.

    Element types: any.
    Not differentiable: no tensor goes in.
    """
    return call("full", (size, fill_value), out)


def full_like(*, input, fill_value, out=None):
    """full_like(input, fill_value, *, out=None) -> Tensor

    A tensor of the input's size and type that holds fill_value everywhere.

    Element types: all, complex.
    Not differentiable: the values do not matter.
    """
    return call("full_like", (input, fill_value), out)


def rand(*, size, out=None):
    """rand(size, *, out=None) -> Tensor

    Numbers spread evenly over [0, 1).

    Element types: floating.
    Not differentiable: no tensor goes in.
    """
    return call("rand", (size,), out)


def randn(*, size, out=None):
    """randn(size, *, out=None) -> Tensor

    Numbers of the normal distribution with mean 0 and standard deviation 1.

    Element types: floating.
    Not differentiable: no tensor goes in.
    """
    return call("randn", (size,), out)


def normal(*, mean=0, std=1, out=None):
    """normal(mean=0, std=1, *, out=None) -> Tensor

    A number of the normal distribution for each element, with the mean and the standard deviation
    there.

    Element types: floating.
    A draw has no gradient; reinforce(reward) on it gives one to what it was drawn from.
    """
    return call("normal", (mean, std), out)


def normal_sized(*, size, mean=0, std=1, out=None):
    """normal(mean=0, std=1, size, *, out=None) -> Tensor

    Numbers of the normal distribution with one mean and one standard deviation.

    Element types: floating.
    Not differentiable: no tensor goes in.
    """
    return call("normal_sized", (mean, std, size), out)


def bernoulli(*, input, out=None):
    """bernoulli(input, *, out=None) -> Tensor

    One with the probability that each element holds, else zero.

    Element types: floating.
    A draw has no gradient; reinforce(reward) on it gives one to what it was drawn from.
    """
    return call("bernoulli", (input,), out)


def bernoulli_like(*, input, p, out=None):
    """bernoulli(input, p, *, out=None) -> Tensor

    One with the probability p, else zero, in the size and type of input.

    Element types: floating.
    Not differentiable: random numbers are drawn anew.
    """
    return call("bernoulli_like", (input, p), out)


def standard_gamma(*, input, out=None):
    """standard_gamma(input, *, out=None) -> Tensor

    A number of the gamma distribution of scale 1 for each element, its shape (Marsaglia and Tsang,
    2000). The gradient is that of the draw whose share of the distribution below it stays.

    Element types: floating.
    d input = grad * standard_gamma_grad(input, output)
    """
    return call("standard_gamma", (input,), out)


def log_standard_gamma(*, input, out=None):
    """log_standard_gamma(input, *, out=None) -> Tensor

    The logarithm of a number of the gamma distribution of scale 1 for each element, its shape.
    Draws of small shapes are often less than the least number of the type; their logarithms are
    not.

    Element types: floating.
    d input = grad * log_gamma_grad(input, output)
    """
    return call("log_standard_gamma", (input,), out)


def poisson(*, input):
    """poisson(input) -> Tensor

    A whole number of the Poisson distribution for each element, its rate.

    Element types: floating.
    Not differentiable: random numbers are drawn anew.
    """
    return composed.poisson(input)


def binomial(*, input, prob):
    """binomial(input, prob) -> Tensor

    How many of so many draws, a whole number for each element of input, succeed with the
    probability prob.

    Element types: floating.
    Not differentiable: random numbers are drawn anew.
    """
    return composed.binomial(input, prob)


def rand_like(*, input, out=None):
    """rand_like(input, *, out=None) -> Tensor

    Numbers spread evenly over [0, 1), of the input's size and type.

    Element types: floating.
    Not differentiable: random numbers are drawn anew.
    """
    return call("rand_like", (input,), out)


def randn_like(*, input, out=None):
    """randn_like(input, *, out=None) -> Tensor

    Numbers of the normal distribution with mean 0 and standard deviation 1, of the input's size and
    type.

    Element types: floating.
    Not differentiable: random numbers are drawn anew.
    """
    return call("randn_like", (input,), out)


def bernoulli_(*, input, p=0.5, out=None):
    """bernoulli_(input, p=0.5) -> Tensor

    Fills with one with probability p, else zero.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("bernoulli_", (input, p), out)


def bernoulli_integral_(*, input, p=0.5, out=None):
    """bernoulli_(input, p=0.5) -> Tensor

    Fills an integer tensor with one with probability p, else zero.

    Element types: integral.
    Not differentiable: what was there is overwritten.
    """
    return composed.bernoulli_integral_(input, p)


def bernoulli_each_(*, input, p, out=None):
    """bernoulli_(input, p) -> Tensor

    Fills with one with the probability that p has for each element, else zero. p may be broadcast
    and is of any floating type, whatever the type of input.

    Element types: numbers.
    Not differentiable: what was there is overwritten.
    """
    return composed.bernoulli_each_(input, p)


def uniform_(*, input, low=0, high=1, out=None):
    """uniform_(input, low=0, high=1) -> Tensor

    Fills with numbers spread evenly over [low, high). What rounds up to high becomes low, whose
    cell of the grid of floats is but half of the others.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("uniform_", (input, low, high), out)


def normal_(*, input, mean=0, std=1, out=None):
    """normal_(input, mean=0, std=1) -> Tensor

    Fills with numbers of the normal distribution.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("normal_", (input, mean, std), out)


def exponential_(*, input, lambd=1, out=None):
    """exponential_(input, lambd=1) -> Tensor

    Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / lambd.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("exponential_", (input, lambd), out)


def cauchy_(*, input, median=0, sigma=1, out=None):
    """cauchy_(input, median=0, sigma=1) -> Tensor

    Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - 1/2)); it has no
    mean.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("cauchy_", (input, median, sigma), out)


def log_normal_(*, input, mean=1, std=2, out=None):
    """log_normal_(input, mean=1, std=2) -> Tensor

    Fills with numbers whose logarithm has the normal distribution with that mean and standard
    deviation.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("log_normal_", (input, mean, std), out)


def geometric_(*, input, p, out=None):
    """geometric_(input, p) -> Tensor

    Fills with the number of trials, each successful with probability p, up to the first success;
    floor(log(1 - u) / log(1 - p)) + 1.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("geometric_", (input, p), out)


def geometric_integral_(*, input, p, out=None):
    """geometric_(input, p) -> Tensor

    Fills an integer tensor with the number of trials up to the first success. Raises OverflowError,
    and changes nothing, where one does not fit the type.

    Element types: integral.
    Not differentiable: what was there is overwritten.
    """
    return composed.geometric_integral_(input, p)


def random_(*, input, high=16777216, out=None):
    """random_(input, high=16777216) -> Tensor

    Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the largest number
    of the type.

    Element types: numbers.
    Not differentiable: what was there is overwritten.
    """
    return call("random_", (input, high), out)


def random_between_(*, input, low, high, out=None):
    """random_(input, low, high) -> Tensor

    Fills with whole numbers from low up to, but not with, high, where high - low fits the type. A
    draw has 53 bits; the numbers of a wider range lie steps apart.

    Element types: numbers.
    Not differentiable: what was there is overwritten.
    """
    return call("random_between_", (input, low, high), out)


def conv2d(*, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, out=None):
    """conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None) ->
        Tensor

    Cross-correlation of each image with each kernel, plus bias; padding is of zeros.

    Element types: floating.
    d input = conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, groups)
    d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)
    d bias = grad.sum((0, 2, 3))
    """
    return call("conv2d", (input, weight, bias, stride, padding, dilation, groups), out)


def conv2d_input(*, grad_output, weight, size, stride, padding, dilation, groups, out=None):
    """conv2d_input(grad_output, weight, size, stride, padding, dilation, groups, *, out=None) ->
        Tensor

    Gradient of conv2d with respect to input, whose height and width are size.

    Element types: floating.
    d grad_output = conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation,
        groups=groups)
    d weight = conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation,
        groups)
    """
    return call("conv2d_input", (grad_output, weight, size, stride, padding, dilation, groups), out)


def conv2d_weight(*, grad_output, input, size, stride, padding, dilation, groups, out=None):
    """conv2d_weight(grad_output, input, size, stride, padding, dilation, groups, *, out=None) ->
        Tensor

    Gradient of conv2d with respect to weight, whose kernel has that size.

    Element types: floating.
    d grad_output = conv2d(input, grad, stride=stride, padding=padding, dilation=dilation,
        groups=groups)
    d input = conv2d_input(grad_output, grad, input.size()[2:], stride, padding, dilation, groups)
    """
    return call("conv2d_weight", (grad_output, input, size, stride, padding, dilation, groups), out)


def conv_transpose2d(
    *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    """conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution, the gradient of conv2d taken as a function. Weight is (channels, outputs
    / groups, kernel height, kernel width).

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.conv_transpose2d(
        input, weight, bias, stride, padding, output_padding, groups, dilation,
    )


def conv1d(*, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> Tensor

    Cross-correlation of signals, as conv2d with one dim less.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.conv1d(input, weight, bias, stride, padding, dilation, groups)


def conv3d(*, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, out=None):
    """conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None) ->
        Tensor

    Cross-correlation of volumes (batch, channels, depth, height, width) with each kernel, plus
    bias; padding is of zeros.

    Element types: floating.
    d input = conv3d_input(grad, weight, input.size()[2:], stride, padding, dilation, groups)
    d weight = conv3d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)
    d bias = grad.sum((0, 2, 3, 4))
    """
    return call("conv3d", (input, weight, bias, stride, padding, dilation, groups), out)


def conv3d_input(*, grad_output, weight, size, stride, padding, dilation, groups, out=None):
    """conv3d_input(grad_output, weight, size, stride, padding, dilation, groups, *, out=None) ->
        Tensor

    Gradient of conv3d with respect to input, whose depth, height and width are size.

    Element types: floating.
    d grad_output = conv3d(grad, weight, stride=stride, padding=padding, dilation=dilation,
        groups=groups)
    d weight = conv3d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation,
        groups)
    """
    return call("conv3d_input", (grad_output, weight, size, stride, padding, dilation, groups), out)


def conv3d_weight(*, grad_output, input, size, stride, padding, dilation, groups, out=None):
    """conv3d_weight(grad_output, input, size, stride, padding, dilation, groups, *, out=None) ->
        Tensor

    Gradient of conv3d with respect to weight, whose kernel has that size.

    Element types: floating.
    d grad_output = conv3d(input, grad, stride=stride, padding=padding, dilation=dilation,
        groups=groups)
    d input = conv3d_input(grad_output, grad, input.size()[2:], stride, padding, dilation, groups)
    """
    return call("conv3d_weight", (grad_output, input, size, stride, padding, dilation, groups), out)


def conv_transpose1d(
    *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    """conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution of signals, as conv_transpose2d with one dim less.

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.conv_transpose1d(
        input, weight, bias, stride, padding, output_padding, groups, dilation,
    )


def conv_transpose3d(
    *, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1,
):
    """conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
        dilation=1) -> Tensor

    Transposed convolution of volumes, the gradient of conv3d taken as a function. Weight is
    (channels, outputs / groups, kernel depth, height, width).

    Element types: floating.
    The gradient is that of the operators it is composed of.
    """
    return composed.conv_transpose3d(
        input, weight, bias, stride, padding, output_padding, groups, dilation,
    )


def max_pool(*, input, kernel_size, stride, padding, dilation, ceil_mode=False, out=None):
    """max_pool(input, kernel_size, stride, padding, dilation, ceil_mode=False, *, out=None) ->
        (Tensor, LongTensor)

    The largest element of each window and its place in the plane, row by row; nan counts as
    largest, and the first of equal ones wins.

    Element types: floating.
    d input = max_pool_input(grad, indices, input.size()[2:])
    """
    return call("max_pool", (input, kernel_size, stride, padding, dilation, ceil_mode), out)


def max_pool_values(*, input, kernel_size, stride, padding, dilation, ceil_mode=False, out=None):
    """max_pool_values(input, kernel_size, stride, padding, dilation, ceil_mode=False, *, out=None)
        -> Tensor

    max_pool without the places, for windows of 256 elements at most; the gradient keeps a byte for
    each, the number of the largest element within its window.

    Element types: floating.
    d input = max_pool_values_input(grad, taps, input.size()[2:], kernel_size + stride + padding +
        dilation, ceil_mode)
    """
    return call("max_pool_values", (input, kernel_size, stride, padding, dilation, ceil_mode), out)


def max_pool_values_input(*, grad_output, taps, size, window, ceil_mode=False, out=None):
    """max_pool_values_input(grad_output, taps, size, window, ceil_mode=False, *, out=None) ->
        Tensor

    Gradient of max_pool_values, planes of the given size; window has kernel_size, stride, padding
    and dilation one behind the other. A tap that no window has adds nothing.

    Element types: floating.
    d grad_output = max_pool_values_gather(grad, taps, window, ceil_mode)
    """
    return call("max_pool_values_input", (grad_output, taps, size, window, ceil_mode), out)


def max_pool_values_gather(*, input, taps, window, ceil_mode=False, out=None):
    """max_pool_values_gather(input, taps, window, ceil_mode=False, *, out=None) -> Tensor

    The element that each tap names of its window over planes of input.

    Element types: floating.
    d input = max_pool_values_input(grad, taps, input.size()[2:], window, ceil_mode)
    """
    return call("max_pool_values_gather", (input, taps, window, ceil_mode), out)


def adaptive_max_pool(*, input, output_size, out=None):
    """adaptive_max_pool(input, output_size, *, out=None) -> (Tensor, LongTensor)

    The largest element of each of output_size windows that cover the input, and its place in the
    plane.

    Element types: floating.
    d input = max_pool_input(grad, indices, input.size()[2:])
    """
    return call("adaptive_max_pool", (input, output_size), out)


def fractional_max_pool(*, input, samples, kernel_size, output_size, out=None):
    """fractional_max_pool(input, samples, kernel_size, output_size, *, out=None) -> (Tensor,
        LongTensor)

    The largest element of windows whose places follow from samples (batch, channels, dimensions),
    which are numbers from 0 to 1 (Graham, 2014), and its place in the plane.

    Element types: floating.
    d input = max_pool_input(grad, indices, input.size()[2:])
    No gradient for samples: windows jump from place to place.
    """
    return call("fractional_max_pool", (input, samples, kernel_size, output_size), out)


def max_pool_input(*, grad_output, indices, size, out=None):
    """max_pool_input(grad_output, indices, size, *, out=None) -> Tensor

    Gradient of max_pool, planes of zeros of the given size to which every element of grad_output is
    added at its index.

    Element types: floating.
    d grad_output = max_pool_gather(grad, indices)
    """
    return call("max_pool_input", (grad_output, indices, size), out)


def max_pool_gather(*, input, indices, out=None):
    """max_pool_gather(input, indices, *, out=None) -> Tensor

    The element of each plane of input that every index names.

    Element types: floating.
    d input = max_pool_input(grad, indices, input.size()[2:])
    """
    return call("max_pool_gather", (input, indices), out)


def max_unpool(*, input, indices, size, out=None):
    """max_unpool(input, indices, size, *, out=None) -> Tensor

    Planes of zeros of the given size in which every element of input stands at its index; of equal
    indices the last one's.

    Element types: floating.
    d input = max_unpool_input(grad, indices)
    """
    return call("max_unpool", (input, indices, size), out)


def max_unpool_input(*, grad_output, indices, out=None):
    """max_unpool_input(grad_output, indices, *, out=None) -> Tensor

    Gradient of max_unpool, the element of each plane that every index names, but zero where a later
    index of the plane is equal.

    Element types: floating.
    d grad_output = max_unpool(grad, indices, grad_output.size()[2:])
    """
    return call("max_unpool_input", (grad_output, indices), out)


def avg_pool(
    *, input, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True, divisor=None,
    out=None,
):
    """avg_pool(input, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True,
        divisor=None, *, out=None) -> Tensor

    The mean of each window. Padding counts as zeros, or not at all with count_include_pad=False;
    the sum is divided by divisor where it is given.

    Element types: floating.
    d input = avg_pool_input(grad, input.size()[2:], kernel_size, stride, padding, ceil_mode,
        count_include_pad, divisor)
    """
    return call(
        "avg_pool", (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor),
        out,
    )


def avg_pool_input(
    *, grad_output, size, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True,
    divisor=None, out=None,
):
    """avg_pool_input(grad_output, size, kernel_size, stride, padding, ceil_mode=False,
        count_include_pad=True, divisor=None, *, out=None) -> Tensor

    Gradient of avg_pool, every element of grad_output shared out over its window in planes of the
    given size.

    Element types: floating.
    d grad_output = avg_pool(grad, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor)
    """
    return call(
        "avg_pool_input", (grad_output, size, kernel_size, stride, padding, ceil_mode,
        count_include_pad, divisor), out,
    )


def adaptive_avg_pool(*, input, output_size, out=None):
    """adaptive_avg_pool(input, output_size, *, out=None) -> Tensor

    The mean of each of output_size windows that cover the input.

    Element types: floating.
    d input = adaptive_avg_pool_input(grad, input.size()[2:])
    """
    return call("adaptive_avg_pool", (input, output_size), out)


def adaptive_avg_pool_input(*, grad_output, size, out=None):
    """adaptive_avg_pool_input(grad_output, size, *, out=None) -> Tensor

    Gradient of adaptive_avg_pool, every element of grad_output shared out over its window in planes
    of the given size.

    Element types: floating.
    d grad_output = adaptive_avg_pool(grad, grad_output.size()[2:])
    """
    return call("adaptive_avg_pool_input", (grad_output, size), out)


def root(*, input, degree, out=None):
    """root(input, degree, *, out=None) -> Tensor

    input ** (1 / degree) of elements of 0 or more, whose gradient at 0 is taken as 0.

    Element types: floating.
    d input = select(input == 0, 0, grad * output / (degree * input))
    """
    return call("root", (input, degree), out)


def resample(*, input, size, mode, scales=None, align_corners=False, out=None):
    """resample(input, scales=None, size, mode, align_corners=False, *, out=None) -> Tensor

    Planes of the given size, each element made of the nearest one (mode 0; of the centres 1), or
    linearly (2) or cubically (3) of those around. align_corners puts the first and last elements of
    both sizes on each other, otherwise edges are; scales are numbers of elements per element of
    input where the sizes do not say them exactly. Source of mode 3 - Keys, 1981, with a = -3/4.

    Element types: floating.
    d input = resample_input(grad, scales, input.size()[2:], mode, align_corners)
    No gradient for scales: they are settings.
    """
    return call("resample", (input, scales, size, mode, align_corners), out)


def resample_input(*, grad_output, size, mode, scales=None, align_corners=False, out=None):
    """resample_input(grad_output, scales=None, size, mode, align_corners=False, *, out=None) ->
        Tensor

    Gradient of resample, every element of grad_output given back to those it was made of in planes
    of the given size.

    Element types: floating.
    d grad_output = resample(grad, scales, grad_output.size()[2:], mode, align_corners)
    No gradient for scales: they are settings.
    """
    return call("resample_input", (grad_output, scales, size, mode, align_corners), out)


def weighted_take(*, input, index, weight, out=None):
    """weighted_take(input, index, weight, *, out=None) -> Tensor

    Elements of planes, one after the other in the last dim, that index names, summed over its
    second dim with weights.

    Element types: floating.
    d input = weighted_put(grad, index, weight, input.size(2))
    d weight = weighted_products(grad, input, index)
    """
    return call("weighted_take", (input, index, weight), out)


def weighted_put(*, grad_output, index, weight, size, out=None):
    """weighted_put(grad_output, index, weight, size, *, out=None) -> Tensor

    Gradient of weighted_take for input, planes of so many elements to which those of grad_output
    are added where index says.

    Element types: floating.
    d grad_output = weighted_take(grad, index, weight)
    d weight = weighted_products(grad_output, grad, index)
    """
    return call("weighted_put", (grad_output, index, weight, size), out)


def weighted_products(*, grad_output, input, index, out=None):
    """weighted_products(grad_output, input, index, *, out=None) -> Tensor

    Gradient of weighted_take for weight, the products of grad_output and of the elements that index
    names, summed over channels.

    Element types: floating.
    d grad_output = weighted_take(input, index, grad)
    d input = weighted_put(grad_output, index, grad, input.size(2))
    """
    return call("weighted_products", (grad_output, input, index), out)


def pad(*, input, widths, mode=0, value=0, out=None):
    """pad(input, widths, mode=0, value=0, *, out=None) -> Tensor

    Elements around the last dimensions. widths has the number before and behind of the last
    dimension, then of the one before it, and so on; negative ones take elements away. The new ones
    are the value (mode 0), the others mirrored at the edge (1), the edge (2), or the other side's
    (3).

    Element types: any.
    d input = pad_input(grad, input.size(), widths, mode)
    """
    return call("pad", (input, widths, mode, value), out)


def pad_input(*, grad_output, size, widths, mode=0, out=None):
    """pad_input(grad_output, size, widths, mode=0, *, out=None) -> Tensor

    Gradient of pad, of the given size; what was added is given back to where it was read.

    Element types: floating, complex.
    d grad_output = pad(grad, widths, mode)
    """
    return call("pad_input", (grad_output, size, widths, mode), out)


def columns(*, input, kernel_size, stride, padding, dilation, out=None):
    """columns(input, kernel_size, stride, padding, dilation, *, out=None) -> Tensor

    The windows of images (batch, channels, height, width), padded with zeros, as columns of
    matrices (batch, channels times elements of a window, windows row by row).

    Element types: floating.
    d input = columns_input(grad, input.size()[2:], kernel_size, stride, padding, dilation)
    """
    return call("columns", (input, kernel_size, stride, padding, dilation), out)


def columns_input(*, grad_output, size, kernel_size, stride, padding, dilation, out=None):
    """columns_input(grad_output, size, kernel_size, stride, padding, dilation, *, out=None) ->
        Tensor

    Gradient of columns, every column added to where it was read in images of the given size.

    Element types: floating.
    d grad_output = columns(grad, kernel_size, stride, padding, dilation)
    """
    return call("columns_input", (grad_output, size, kernel_size, stride, padding, dilation), out)


def batch_norm(
    *, input, weight=None, bias=None, running_mean=None, running_var=None, training=False,
    momentum=0.1, eps=1e-05, out=None,
):
    """batch_norm(input, weight=None, bias=None, running_mean=None, running_var=None,
        training=False, momentum=0.1, eps=1e-05, *, out=None) -> Tensor

    Each channel (dim 1) normalised by its mean and variance, times weight plus bias (Ioffe and
    Szegedy, 2015). In training they are the batch's, and running_mean and running_var, of unbiased
    variances, are moved towards them by momentum; else they are the running ones.

    Element types: floating.
    d input, weight, bias = batch_norm_input(grad, input, weight, mean, inverse_std, training)
    """
    return call(
        "batch_norm", (input, weight, bias, running_mean, running_var, training, momentum, eps),
        out,
    )


def batch_norm_input(*, grad_output, input, mean, inverse_std, training, weight=None, out=None):
    """batch_norm_input(grad_output, input, weight=None, mean, inverse_std, training, *, out=None)
        -> (Tensor, Tensor, Tensor)

    Gradient of batch_norm with respect to input, weight and bias.

    Element types: floating.
    Not differentiable: batch_norm_gradient records what gradients of gradients need.
    """
    return call("batch_norm_input", (grad_output, input, weight, mean, inverse_std, training), out)


def group_norm(*, input, groups, weight=None, bias=None, eps=1e-05, out=None):
    """group_norm(input, groups, weight=None, bias=None, eps=1e-05, *, out=None) -> Tensor

    Groups of channels (dim 1) of each image normalised by their mean and variance, times weight
    plus bias, which have an element for each channel (Wu and He, 2018).

    Element types: floating.
    d input, weight, bias = group_norm_input(grad, input, groups, weight, mean, inverse_std)
    """
    return call("group_norm", (input, groups, weight, bias, eps), out)


def group_norm_input(*, grad_output, input, groups, mean, inverse_std, weight=None, out=None):
    """group_norm_input(grad_output, input, groups, weight=None, mean, inverse_std, *, out=None) ->
        (Tensor, Tensor, Tensor)

    Gradient of group_norm with respect to input, weight and bias.

    Element types: floating.
    Not differentiable: group_norm_gradient records what gradients of gradients need.
    """
    return call("group_norm_input", (grad_output, input, groups, weight, mean, inverse_std), out)


def rnn(
    *, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, relu=False,
    reverse=False, out=None,
):
    """rnn(input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, relu=False,
        reverse=False, *, out=None) -> (Tensor, Tensor)

    A recurrent layer of tanh or relu over sequences (Elman, 1990). Rows of input (rows, inputs) and
    output (rows, hidden) are the steps one behind the other, step t having sizes[t] of them; hidden
    (batch, hidden) is where the sequences start, last_hidden where each ends. reverse goes from the
    last step to the first.

    Element types: floating.
    d input = in C
    d hidden = in C
    d weight_ih = in C
    d weight_hh = in C
    d bias_ih = in C
    d bias_hh = in C
    """
    return call(
        "rnn", (input, hidden, weight_ih, weight_hh, sizes, bias_ih, bias_hh, relu, reverse), out,
    )


def lstm(
    *, input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None,
    reverse=False, out=None,
):
    """lstm(input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None,
        reverse=False, *, out=None) -> (Tensor, Tensor, Tensor)

    A layer of long short-term memory over sequences (Hochreiter and Schmidhuber, 1997), laid out as
    rnn has them; gates i, f, g, o.

    Element types: floating.
    d input = in C
    d hidden = in C
    d memory = in C
    d weight_ih = in C
    d weight_hh = in C
    d bias_ih = in C
    d bias_hh = in C
    """
    return call(
        "lstm", (input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih, bias_hh, reverse),
        out,
    )


def gru(
    *, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, reverse=False,
    out=None,
):
    """gru(input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, reverse=False, *,
        out=None) -> (Tensor, Tensor)

    A layer of gated recurrent units over sequences (Cho and others, 2014), laid out as rnn has
    them; gates r, z, n, the reset gate r applied behind the product with weight_hh.

    Element types: floating.
    d input = in C
    d hidden = in C
    d weight_ih = in C
    d weight_hh = in C
    d bias_ih = in C
    d bias_hh = in C
    """
    return call("gru", (input, hidden, weight_ih, weight_hh, sizes, bias_ih, bias_hh, reverse), out)


def embedding(*, weight, input, padding_idx=-1, scale_grad_by_freq=False, out=None):
    """embedding(weight, input, padding_idx=-1, scale_grad_by_freq=False, *, out=None) -> Tensor

    The rows of weight (rows, width) that input names, in input's size and with width as one more
    dimension. Row padding_idx gets no gradient; scale_grad_by_freq divides that of each row by how
    often input names it.

    Element types: floating.
    d weight = embedding_weight(grad, input, weight.size(0), padding_idx, scale_grad_by_freq)
    """
    return call("embedding", (weight, input, padding_idx, scale_grad_by_freq), out)


def embedding_weight(
    *, grad_output, input, rows, padding_idx=-1, scale_grad_by_freq=False, out=None,
):
    """embedding_weight(grad_output, input, rows, padding_idx=-1, scale_grad_by_freq=False, *,
        out=None) -> Tensor

    Gradient of embedding, a table of so many rows to which those of grad_output are added.

    Element types: floating.
    Not differentiable: embedding_gradient records what gradients of gradients need.
    """
    return call(
        "embedding_weight", (grad_output, input, rows, padding_idx, scale_grad_by_freq), out,
    )


def embedding_bag(
    *, weight, input, offsets=None, mode=1, per_sample_weights=None, padding_idx=-1,
    scale_grad_by_freq=False, out=None,
):
    """embedding_bag(weight, input, offsets=None, mode=1, per_sample_weights=None, padding_idx=-1,
        scale_grad_by_freq=False, *, out=None) -> Tensor

    Sums (mode 0), means (1) or maxima (2) of the rows of weight (rows, width) that bags of numbers
    name, (bags, width), zeros for an empty bag. Each row of input is a bag, or offsets say where
    each begins in a vector. Of maxima the first that is the largest has the gradient. Numbers that
    are padding_idx do not count; per_sample_weights are factors of what is summed.

    Element types: floating.
    d weight = in C
    d per_sample_weights = in C
    """
    return call(
        "embedding_bag", (weight, input, offsets, mode, per_sample_weights, padding_idx,
        scale_grad_by_freq), out,
    )


def mse_loss_elements(*, input, target, out=None):
    """mse_loss_elements(input, target, *, out=None) -> Tensor

    The squared differences of input and target.

    Element types: floating.
    d input = grad * 2 * away
    d target = -grad * 2 * away
    where away = input - target
    """
    return call("mse_loss_elements", (input, target), out)


def mse_loss(*, input, target, reduction=1, out=None):
    """mse_loss(input, target, reduction=1, *, out=None) -> Tensor

    The squared differences of input and target.

    Element types: floating.
    d input = (grad * 2 * away) / select(reduction == 1, count, 1)
    d target = (-grad * 2 * away) / select(reduction == 1, count, 1)
    where away = input - target
    """
    return call("mse_loss", (input, target, reduction), out)


def l1_loss_elements(*, input, target, out=None):
    """l1_loss_elements(input, target, *, out=None) -> Tensor

    The absolute differences of input and target.

    Element types: floating.
    d input = grad * sign(away)
    d target = -grad * sign(away)
    where away = input - target
    """
    return call("l1_loss_elements", (input, target), out)


def l1_loss(*, input, target, reduction=1, out=None):
    """l1_loss(input, target, reduction=1, *, out=None) -> Tensor

    The absolute differences of input and target.

    Element types: floating.
    d input = (grad * sign(away)) / select(reduction == 1, count, 1)
    d target = (-grad * sign(away)) / select(reduction == 1, count, 1)
    where away = input - target
    """
    return call("l1_loss", (input, target, reduction), out)


def smooth_l1_loss_elements(*, input, target, beta=1, out=None):
    """smooth_l1_loss_elements(input, target, beta=1, *, out=None) -> Tensor

    Half the squared differences over beta where they are below beta, and the absolute ones less
    beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). With beta 0 it is l1_loss.

    Element types: floating.
    d input = select(abs(away) < beta, grad * away / width, grad * sign(away))
    d target = select(abs(away) < beta, -grad * away / width, -grad * sign(away))
    where away = input - target
    where width = select(beta > 0, beta, 1)
    """
    return call("smooth_l1_loss_elements", (input, target, beta), out)


def smooth_l1_loss(*, input, target, reduction=1, beta=1, out=None):
    """smooth_l1_loss(input, target, reduction=1, beta=1, *, out=None) -> Tensor

    Half the squared differences over beta where they are below beta, and the absolute ones less
    beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). With beta 0 it is l1_loss.

    Element types: floating.
    d input = (select(abs(away) < beta, grad * away / width, grad * sign(away))) / select(reduction
        == 1, count, 1)
    d target = (select(abs(away) < beta, -grad * away / width, -grad * sign(away))) /
        select(reduction == 1, count, 1)
    where away = input - target
    where width = select(beta > 0, beta, 1)
    """
    return call("smooth_l1_loss", (input, target, reduction, beta), out)


def huber_loss_elements(*, input, target, delta=1, out=None):
    """huber_loss_elements(input, target, delta=1, *, out=None) -> Tensor

    Half the squared differences where they are below delta, and delta times the absolute ones less
    delta / 2 elsewhere (Huber, 1964).

    Element types: floating.
    d input = select(abs(away) < delta, grad * away, grad * delta * sign(away))
    d target = select(abs(away) < delta, -grad * away, -grad * delta * sign(away))
    where away = input - target
    """
    return call("huber_loss_elements", (input, target, delta), out)


def huber_loss(*, input, target, reduction=1, delta=1, out=None):
    """huber_loss(input, target, reduction=1, delta=1, *, out=None) -> Tensor

    Half the squared differences where they are below delta, and delta times the absolute ones less
    delta / 2 elsewhere (Huber, 1964).

    Element types: floating.
    d input = (select(abs(away) < delta, grad * away, grad * delta * sign(away))) / select(reduction
        == 1, count, 1)
    d target = (select(abs(away) < delta, -grad * away, -grad * delta * sign(away))) /
        select(reduction == 1, count, 1)
    where away = input - target
    """
    return call("huber_loss", (input, target, reduction, delta), out)


def kl_div_elements(*, input, target, out=None):
    """kl_div_elements(input, target, *, out=None) -> Tensor

    target * (log(target) - input), zero where target is not above zero; input holds logarithms of
    probabilities, target probabilities (Kullback and Leibler, 1951).

    Element types: floating.
    d input = select(target <= 0, 0, -grad * target)
    d target = select(target <= 0, 0, grad * (log(target) - input + 1))
    """
    return call("kl_div_elements", (input, target), out)


def kl_div(*, input, target, reduction=1, out=None):
    """kl_div(input, target, reduction=1, *, out=None) -> Tensor

    target * (log(target) - input), zero where target is not above zero; input holds logarithms of
    probabilities, target probabilities (Kullback and Leibler, 1951).

    Element types: floating.
    d input = (select(target <= 0, 0, -grad * target)) / select(reduction == 1, count, 1)
    d target = (select(target <= 0, 0, grad * (log(target) - input + 1))) / select(reduction == 1,
        count, 1)
    """
    return call("kl_div", (input, target, reduction), out)


def poisson_nll_loss_elements(*, input, target, log_input=True, full=False, eps=1e-08, out=None):
    """poisson_nll_loss_elements(input, target, log_input=True, full=False, eps=1e-08, *, out=None)
        -> Tensor

    Negative log-likelihood of counts that are Poisson distributed. input is the logarithm of the
    rate, exp(input) - target * input; without log_input the rate itself, input - target * log(input
    + eps). full adds Stirling's approximation of log(target!) where target is above 1.

    Element types: floating.
    d input = select(log_input, grad * (exp(input) - target), grad * (1 - target / (input + eps)))
    No gradient for target: it counts what was seen.
    """
    return call("poisson_nll_loss_elements", (input, target, log_input, full, eps), out)


def poisson_nll_loss(
    *, input, target, log_input=True, full=False, reduction=1, eps=1e-08, out=None,
):
    """poisson_nll_loss(input, target, log_input=True, full=False, reduction=1, eps=1e-08, *,
        out=None) -> Tensor

    Negative log-likelihood of counts that are Poisson distributed. input is the logarithm of the
    rate, exp(input) - target * input; without log_input the rate itself, input - target * log(input
    + eps). full adds Stirling's approximation of log(target!) where target is above 1.

    Element types: floating.
    d input = (select(log_input, grad * (exp(input) - target), grad * (1 - target / (input + eps))))
        / select(reduction == 1, count, 1)
    No gradient for target: it counts what was seen.
    """
    return call("poisson_nll_loss", (input, target, log_input, full, reduction, eps), out)


def gaussian_nll_loss_elements(*, input, target, var, full=False, eps=1e-06, out=None):
    """gaussian_nll_loss_elements(input, target, var, full=False, eps=1e-06, *, out=None) -> Tensor

    Negative log-likelihood of targets that are normally distributed around input with variance var,
    which counts as eps where it is less, and has the gradient that eps would have, so that it grows
    again; full adds log(2 pi) / 2 (Nix and Weigend, 1994).

    Element types: floating.
    d input = grad * away / wide
    d target = -grad * away / wide
    d var = grad * 0.5 * (1 - away * away / wide) / wide
    where wide = select(var < eps, eps, var)
    where away = input - target
    """
    return call("gaussian_nll_loss_elements", (input, target, var, full, eps), out)


def gaussian_nll_loss(*, input, target, var, full=False, eps=1e-06, reduction=1, out=None):
    """gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction=1, *, out=None) ->
        Tensor

    Negative log-likelihood of targets that are normally distributed around input with variance var,
    which counts as eps where it is less, and has the gradient that eps would have, so that it grows
    again; full adds log(2 pi) / 2 (Nix and Weigend, 1994).

    Element types: floating.
    d input = (grad * away / wide) / select(reduction == 1, count, 1)
    d target = (-grad * away / wide) / select(reduction == 1, count, 1)
    d var = (grad * 0.5 * (1 - away * away / wide) / wide) / select(reduction == 1, count, 1)
    where wide = select(var < eps, eps, var)
    where away = input - target
    """
    return call("gaussian_nll_loss", (input, target, var, full, eps, reduction), out)


def nll_loss(*, input, target, weight=None, reduction=1, ignore_index=-100, out=None):
    """nll_loss(input, target, weight=None, reduction=1, ignore_index=-100, *, out=None) -> Tensor

    Minus the element of input, logarithms of probabilities of (batch, classes) or (batch, classes,
    places ...), that each target names. With a weight for each class the mean is weighted. Targets
    that are ignore_index give zero and do not count.

    Element types: floating.
    d input = nll_loss_input(grad, target, weight, reduction, ignore_index, input.size())
    No gradient for weight: it is a constant of the classes.
    """
    return call("nll_loss", (input, target, weight, reduction, ignore_index), out)


def nll_loss_input(
    *, grad_output, target, size, weight=None, reduction=1, ignore_index=-100, out=None,
):
    """nll_loss_input(grad_output, target, weight=None, reduction=1, ignore_index=-100, size, *,
        out=None) -> Tensor

    Gradient of nll_loss, zeros of the given size but for the elements that the targets name.

    Element types: floating.
    d grad_output = nll_loss(grad, target, weight, reduction, ignore_index)
    No gradient for weight: it is a constant of the classes.
    """
    return call("nll_loss_input", (grad_output, target, weight, reduction, ignore_index, size), out)


def cross_entropy(
    *, input, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0, out=None,
):
    """cross_entropy(input, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0,
        *, out=None) -> Tensor

    nll_loss of log_softmax over the classes, in one pass. Each target gives the share
    label_smoothing to all classes alike (Szegedy and others, 2016). Per target the normalizer holds
    the largest score, and behind all of these the logarithm of the sum of exp(x - largest).

    Element types: floating.
    d input = cross_entropy_input(grad, input, normalizer, target, weight, reduction, ignore_index,
        label_smoothing)
    No gradient for weight: it is a constant of the classes.
    """
    return call(
        "cross_entropy", (input, target, weight, reduction, ignore_index, label_smoothing), out,
    )


def cross_entropy_input(
    *, grad_output, input, normalizer, target, weight=None, reduction=1, ignore_index=-100,
    label_smoothing=0, out=None,
):
    """cross_entropy_input(grad_output, input, normalizer, target, weight=None, reduction=1,
        ignore_index=-100, label_smoothing=0, *, out=None) -> Tensor

    Gradient of cross_entropy, exp(x - largest - normalizer) less 1 at the target, times the share
    of each target; zero where a target is ignored.

    Element types: floating.
    Not differentiable: cross_entropy_gradient records what gradients of gradients need.
    """
    return call(
        "cross_entropy_input", (grad_output, input, normalizer, target, weight, reduction,
        ignore_index, label_smoothing), out,
    )


def binary_cross_entropy_elements(*, input, target, weight=1, out=None):
    """binary_cross_entropy_elements(input, target, weight=1, *, out=None) -> Tensor

    -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what the logarithms are
    taken of, times weight, which is broadcast.

    Element types: floating.
    d input = grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12))
    d target = grad * weight * (zeros - ones)
    d weight = grad * (-target * ones - (1 - target) * zeros)
    where ones = log(input + 1e-12)
    where zeros = log(1 - input + 1e-12)
    """
    return call("binary_cross_entropy_elements", (input, target, weight), out)


def binary_cross_entropy(*, input, target, weight=1, reduction=1, out=None):
    """binary_cross_entropy(input, target, weight=1, reduction=1, *, out=None) -> Tensor

    -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what the logarithms are
    taken of, times weight, which is broadcast.

    Element types: floating.
    d input = (grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12))) /
        select(reduction == 1, count, 1)
    d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1)
    d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == 1, count, 1)
    where ones = log(input + 1e-12)
    where zeros = log(1 - input + 1e-12)
    """
    return call("binary_cross_entropy", (input, target, weight, reduction), out)


def binary_cross_entropy_with_logits_elements(*, input, target, weight=1, pos_weight=1, out=None):
    """binary_cross_entropy_with_logits_elements(input, target, weight=1, pos_weight=1, *, out=None)
        -> Tensor

    binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a weight of the
    targets 1; both weights are broadcast.

    Element types: floating.
    d input = grad * weight * (1 - target - slope * sigmoid(-input))
    d target = grad * weight * ((pos_weight - 1) * softened - input)
    d weight = grad * ((1 - target) * input + slope * softened)
    d pos_weight = grad * weight * target * softened
    where slope = (1 + (pos_weight - 1) * target)
    where softened = log1p(exp(-abs(input))) + select(input < 0, -input, 0)
    """
    return call(
        "binary_cross_entropy_with_logits_elements", (input, target, weight, pos_weight), out,
    )


def binary_cross_entropy_with_logits(
    *, input, target, weight=1, reduction=1, pos_weight=1, out=None,
):
    """binary_cross_entropy_with_logits(input, target, weight=1, reduction=1, pos_weight=1, *,
        out=None) -> Tensor

    binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a weight of the
    targets 1; both weights are broadcast.

    Element types: floating.
    d input = (grad * weight * (1 - target - slope * sigmoid(-input))) / select(reduction == 1,
        count, 1)
    d target = (grad * weight * ((pos_weight - 1) * softened - input)) / select(reduction == 1,
        count, 1)
    d weight = (grad * ((1 - target) * input + slope * softened)) / select(reduction == 1, count, 1)
    d pos_weight = (grad * weight * target * softened) / select(reduction == 1, count, 1)
    where slope = (1 + (pos_weight - 1) * target)
    where softened = log1p(exp(-abs(input))) + select(input < 0, -input, 0)
    """
    return call(
        "binary_cross_entropy_with_logits", (input, target, weight, reduction, pos_weight), out,
    )


def soft_margin_loss_elements(*, input, target, out=None):
    """soft_margin_loss_elements(input, target, *, out=None) -> Tensor

    log(1 + exp(-target * input)), for targets of 1 and -1, without overflow.

    Element types: floating.
    d input = -grad * target * slope
    d target = -grad * input * slope
    where lead = target * input
    where slope = sigmoid(-lead)
    """
    return call("soft_margin_loss_elements", (input, target), out)


def soft_margin_loss(*, input, target, reduction=1, out=None):
    """soft_margin_loss(input, target, reduction=1, *, out=None) -> Tensor

    log(1 + exp(-target * input)), for targets of 1 and -1, without overflow.

    Element types: floating.
    d input = (-grad * target * slope) / select(reduction == 1, count, 1)
    d target = (-grad * input * slope) / select(reduction == 1, count, 1)
    where lead = target * input
    where slope = sigmoid(-lead)
    """
    return call("soft_margin_loss", (input, target, reduction), out)


def hinge_embedding_loss_elements(*, input, target, margin=1, out=None):
    """hinge_embedding_loss_elements(input, target, margin=1, *, out=None) -> Tensor

    input where target is above zero, and what input lacks to margin elsewhere.

    Element types: floating.
    d input = select(target > 0, grad, select(input >= margin, 0, -grad))
    No gradient for target: it says which of two cases holds.
    """
    return call("hinge_embedding_loss_elements", (input, target, margin), out)


def hinge_embedding_loss(*, input, target, margin=1, reduction=1, out=None):
    """hinge_embedding_loss(input, target, margin=1, reduction=1, *, out=None) -> Tensor

    input where target is above zero, and what input lacks to margin elsewhere.

    Element types: floating.
    d input = (select(target > 0, grad, select(input >= margin, 0, -grad))) / select(reduction == 1,
        count, 1)
    No gradient for target: it says which of two cases holds.
    """
    return call("hinge_embedding_loss", (input, target, margin, reduction), out)


def margin_ranking_loss_elements(*, input1, input2, target, margin=0, out=None):
    """margin_ranking_loss_elements(input1, input2, target, margin=0, *, out=None) -> Tensor

    What target * (input1 - input2) lacks to margin, where target is 1 if input1 shall be the larger
    one, else -1.

    Element types: floating.
    d input1 = select(lead >= margin, 0, -grad * target)
    d input2 = select(lead >= margin, 0, grad * target)
    where lead = target * (input1 - input2)
    No gradient for target: it says which of two is the larger.
    """
    return call("margin_ranking_loss_elements", (input1, input2, target, margin), out)


def margin_ranking_loss(*, input1, input2, target, margin=0, reduction=1, out=None):
    """margin_ranking_loss(input1, input2, target, margin=0, reduction=1, *, out=None) -> Tensor

    What target * (input1 - input2) lacks to margin, where target is 1 if input1 shall be the larger
    one, else -1.

    Element types: floating.
    d input1 = (select(lead >= margin, 0, -grad * target)) / select(reduction == 1, count, 1)
    d input2 = (select(lead >= margin, 0, grad * target)) / select(reduction == 1, count, 1)
    where lead = target * (input1 - input2)
    No gradient for target: it says which of two is the larger.
    """
    return call("margin_ranking_loss", (input1, input2, target, margin, reduction), out)


def multi_margin_loss(*, input, target, p=1, margin=1, weight=None, reduction=1, out=None):
    """multi_margin_loss(input, target, p=1, margin=1, weight=None, reduction=1, *, out=None) ->
        Tensor

    What the score of each target class lacks to each other score plus margin, to the power p, which
    is 1 or 2, over the number of classes (Weston and Watkins, 1999). input (batch, classes), target
    (batch); weight has a factor for each class.

    Element types: floating.
    d input = in C
    No gradient for weight: it is a constant of the classes.
    """
    return call("multi_margin_loss", (input, target, p, margin, weight, reduction), out)


def multilabel_margin_loss(*, input, target, reduction=1, out=None):
    """multilabel_margin_loss(input, target, reduction=1, *, out=None) -> Tensor

    What the score of each target class lacks to each score of no target plus 1, over the number of
    classes. input and target (batch, classes); a row of target names classes up to its first -1.

    Element types: floating.
    d input = in C
    """
    return call("multilabel_margin_loss", (input, target, reduction), out)


def ctc_loss(
    *, log_probs, targets, input_lengths, target_lengths, blank=0, reduction=1, zero_infinity=False,
    out=None,
):
    """ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction=1,
        zero_infinity=False, *, out=None) -> Tensor

    Connectionist temporal classification, minus the logarithm of the probability of all ways to
    spread each sequence of labels over time, repeated or with blanks between (Graves and others,
    2006). log_probs (times, batch, classes), targets (batch, labels) or all labels behind each
    other. The mean is that of the losses over their numbers of labels. A sequence that does not fit
    its time gives inf, with zero_infinity 0 and no gradient.

    Element types: floating.
    d log_probs = in C
    """
    return call(
        "ctc_loss", (log_probs, targets, input_lengths, target_lengths, blank, reduction,
        zero_infinity), out,
    )


def cosine(*, input, other, eps=1e-08, dim=None, keepdim=False, out=None):
    """cosine(input, other, eps=1e-08, dim=None, keepdim=False, *, out=None) -> (Tensor, Tensor,
        Tensor)

    Dot products of lines along dim over their lengths, which count as eps at least, and the
    lengths. The slope of a length of zero is taken as zero.

    Element types: floating.
    d input = grad_cosine * (other / second - select(length1 > eps, cosine * (input / first), 0)) /
        first + select(length1 == 0, 0, grad_length1 * input / length1)
    d other = grad_cosine * (input / first - select(length2 > eps, cosine * (other / second), 0)) /
        second + select(length2 == 0, 0, grad_length2 * other / length2)
    where first = select(length1 > eps, length1, eps)
    where second = select(length2 > eps, length2, eps)
    """
    return call("cosine", (input, other, eps, dim, keepdim), out)


def euclidean_distance(*, input, other, eps=1e-06, dim=None, keepdim=False, out=None):
    """euclidean_distance(input, other, eps=1e-06, dim=None, keepdim=False, *, out=None) -> Tensor

    The length of the lines of input - other + eps along dim. The slope at zero is taken as zero.

    Element types: floating.
    d input = select(output == 0, 0, grad * difference / output)
    d other = select(output == 0, 0, -grad * difference / output)
    where difference = input - other + eps
    """
    return call("euclidean_distance", (input, other, eps, dim, keepdim), out)


def sgd_(*, parameter, gradient, lr, weight_decay=0, maximize=False, out=None):
    """sgd_(parameter, gradient, lr, weight_decay=0, maximize=False) -> Tensor

    One step of gradient descent. The parameter loses lr * (gradient + weight_decay * parameter).

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("sgd_", (parameter, gradient, lr, weight_decay, maximize), out)


def sgd_momentum_(
    *, parameter, gradient, momentum_buffer, lr, momentum=0.9, share=1, weight_decay=0,
    nesterov=False, maximize=False, out=None,
):
    """sgd_momentum_(parameter, gradient, momentum_buffer, lr, momentum=0.9, share=1,
        weight_decay=0, nesterov=False, maximize=False) -> Tensor

    One step of gradient descent with a velocity, momentum * momentum_buffer + share * slope, where
    the slope is gradient + weight_decay * parameter. With nesterov the parameter goes along slope +
    momentum * velocity. Sutskever, Martens, Dahl and Hinton, 2013.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "sgd_momentum_", (parameter, gradient, momentum_buffer, lr, momentum, share, weight_decay,
        nesterov, maximize), out,
    )


def rprop_(
    *, parameter, gradient, prev, step_size, eta_minus=0.5, eta_plus=1.2, smallest=1e-06,
    largest=50, maximize=False, out=None,
):
    """rprop_(parameter, gradient, prev, step_size, eta_minus=0.5, eta_plus=1.2, smallest=1e-06,
        largest=50, maximize=False) -> Tensor

    One step of resilient backpropagation, of which only the sign of the gradient matters. A step
    grows while the sign stays and shrinks when it turns, and then it waits. Riedmiller and Braun,
    1993.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "rprop_", (parameter, gradient, prev, step_size, eta_minus, eta_plus, smallest, largest,
        maximize), out,
    )


def asgd_(
    *, parameter, gradient, ax, eta, lambd=0.0001, mu=1, weight_decay=0, maximize=False, out=None,
):
    """asgd_(parameter, gradient, ax, eta, lambd=0.0001, mu=1, weight_decay=0, maximize=False) ->
        Tensor

    One step of averaged gradient descent. The parameter becomes (1 - lambd * eta) * parameter - eta
    * gradient, and ax moves towards it by the part mu. Polyak and Juditsky, 1992.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("asgd_", (parameter, gradient, ax, eta, lambd, mu, weight_decay, maximize), out)


def adam_(
    *, parameter, gradient, exp_avg, exp_avg_sq, rate, keep=1, share1=0.1, share2=0.001, root=1,
    eps=1e-08, weight_decay=0, maximize=False, out=None,
):
    """adam_(parameter, gradient, exp_avg, exp_avg_sq, rate, keep=1, share1=0.1, share2=0.001,
        root=1, eps=1e-08, weight_decay=0, maximize=False) -> Tensor

    One step of Adam. Running means of the gradient and of its square, to which each gradient adds
    share1 and share2; the parameter becomes keep * parameter - rate * mean / (root * sqrt(square) +
    eps). Kingma and Ba, 2014.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "adam_", (parameter, gradient, exp_avg, exp_avg_sq, rate, keep, share1, share2, root, eps,
        weight_decay, maximize), out,
    )


def amsgrad_(
    *, parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, rate, keep=1, share1=0.1,
    share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False, out=None,
):
    """amsgrad_(parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, rate, keep=1, share1=0.1,
        share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False) -> Tensor

    One step of AMSGrad, which is Adam with the largest square mean so far in the place of the
    present one. Reddi, Kale and Kumar, 2018.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "amsgrad_", (parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, rate, keep, share1,
        share2, root, eps, weight_decay, maximize), out,
    )


def nadam_(
    *, parameter, gradient, exp_avg, exp_avg_sq, rate, ahead, keep=1, share1=0.1, share2=0.001,
    root=1, eps=1e-08, weight_decay=0, maximize=False, out=None,
):
    """nadam_(parameter, gradient, exp_avg, exp_avg_sq, rate, ahead, keep=1, share1=0.1,
        share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False) -> Tensor

    One step of Adam with Nesterov's momentum, which goes by ahead times the gradient beside rate
    times its running mean. Dozat, 2016.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "nadam_", (parameter, gradient, exp_avg, exp_avg_sq, rate, ahead, keep, share1, share2,
        root, eps, weight_decay, maximize), out,
    )


def adamax_(
    *, parameter, gradient, exp_avg, exp_inf, rate, share=0.1, beta2=0.999, eps=1e-08,
    weight_decay=0, maximize=False, out=None,
):
    """adamax_(parameter, gradient, exp_avg, exp_inf, rate, share=0.1, beta2=0.999, eps=1e-08,
        weight_decay=0, maximize=False) -> Tensor

    One step of Adamax, which is Adam with the largest gradient of late, exp_inf, in the place of
    the root of the square mean. Kingma and Ba, 2014.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "adamax_", (parameter, gradient, exp_avg, exp_inf, rate, share, beta2, eps, weight_decay,
        maximize), out,
    )


def adagrad_(
    *, parameter, gradient, sum, rate, eps=1e-10, weight_decay=0, maximize=False, out=None,
):
    """adagrad_(parameter, gradient, sum, rate, eps=1e-10, weight_decay=0, maximize=False) -> Tensor

    One step of Adagrad. The parameter loses rate * gradient / (sqrt(sum) + eps), where sum is that
    of all squared gradients. Duchi, Hazan and Singer, 2011.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call("adagrad_", (parameter, gradient, sum, rate, eps, weight_decay, maximize), out)


def adadelta_(
    *, parameter, gradient, square_avg, acc_delta, lr=1, share=0.1, eps=1e-06, weight_decay=0,
    maximize=False, out=None,
):
    """adadelta_(parameter, gradient, square_avg, acc_delta, lr=1, share=0.1, eps=1e-06,
        weight_decay=0, maximize=False) -> Tensor

    One step of Adadelta. The step is the gradient times the root mean square of earlier steps over
    that of the gradients. Zeiler, 2012.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "adadelta_", (parameter, gradient, square_avg, acc_delta, lr, share, eps, weight_decay,
        maximize), out,
    )


def rmsprop_(
    *, parameter, gradient, square_avg, lr, share=0.01, eps=1e-08, weight_decay=0, maximize=False,
    out=None,
):
    """rmsprop_(parameter, gradient, square_avg, lr, share=0.01, eps=1e-08, weight_decay=0,
        maximize=False) -> Tensor

    One step of RMSprop. The parameter loses lr * gradient / (sqrt(square_avg) + eps), where
    square_avg is a running mean of the squared gradient. Tieleman and Hinton, 2012.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "rmsprop_", (parameter, gradient, square_avg, lr, share, eps, weight_decay, maximize), out,
    )


def rmsprop_momentum_(
    *, parameter, gradient, square_avg, momentum_buffer, lr, share=0.01, eps=1e-08, momentum=0.9,
    weight_decay=0, maximize=False, out=None,
):
    """rmsprop_momentum_(parameter, gradient, square_avg, momentum_buffer, lr, share=0.01,
        eps=1e-08, momentum=0.9, weight_decay=0, maximize=False) -> Tensor

    One step of RMSprop whose steps gather in momentum_buffer.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "rmsprop_momentum_", (parameter, gradient, square_avg, momentum_buffer, lr, share, eps,
        momentum, weight_decay, maximize), out,
    )


def rmsprop_centered_(
    *, parameter, gradient, square_avg, momentum_buffer, slope_avg, lr, share=0.01, eps=1e-08,
    momentum=0, weight_decay=0, maximize=False, out=None,
):
    """rmsprop_centered_(parameter, gradient, square_avg, momentum_buffer, slope_avg, lr,
        share=0.01, eps=1e-08, momentum=0, weight_decay=0, maximize=False) -> Tensor

    One step of RMSprop that divides by the root of the variance of the gradient, square_avg -
    slope_avg ** 2. Graves, 2013.

    Element types: floating.
    Not differentiable: what was there is overwritten.
    """
    return call(
        "rmsprop_centered_", (parameter, gradient, square_avg, momentum_buffer, slope_avg, lr,
        share, eps, momentum, weight_decay, maximize), out,
    )
