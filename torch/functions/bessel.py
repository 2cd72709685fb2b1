"""Bessel functions and the Hurwitz zeta function, computed in double from recurrences, series and integrals."""

from __future__ import annotations

import functools
import math

import torch
from torch import Tensor
from torch._base.arguments import shown
from torch._base.autocast import one_op
from torch.autograd.function import Function

_FAR = 25.0  # from here on, 24 terms of the asymptotic series are exact in double
_NEAR = 0.5  # up to here, 9 terms of the power series are exact in double
_EULER = 0.5772156649015329


def _recurred(x):
    """Return J0 to J60 of 0.5 <= x < 25 by the backward recurrence J[n-1] = 2 n / x J[n] - J[n+1] (Miller, 1952).

    It grows by a factor of at most 1e170 there, so nothing overflows.
    """
    above, at, found = torch.zeros_like(x), torch.full_like(x, 1e-300), []
    for n in range(80, 0, -1):
        above, at = at, 2 * n / x * at - above
        if n <= 61:
            found.append(at)
    found.reverse()
    total = found[0] + 2 * sum(found[2::2])
    return [one / total for one in found]


def _series(order, x):
    """Return J and Y of the order for 0 < x < 0.5, by their power series."""
    square, logarithm = -(x * x) / 4, (x / 2).log() + _EULER
    term = torch.ones_like(x) if order == 0 else x / 2
    J, rest, harmonic = torch.zeros_like(x), torch.zeros_like(x), 0.0
    for k in range(9):
        J = J + term
        rest = rest + term * (harmonic if order == 0 else harmonic + 0.5 / (k + 1))
        harmonic += 1 / (k + 1)
        term = term * square / ((k + 1) * (k + 1 + order))
    Y = 2 / math.pi * (logarithm * J - rest)
    return J, Y if order == 0 else Y - 2 / math.pi / x


def _far(order, x):
    """Return J and Y of the order for large x, by Hankel's asymptotic series."""
    term = cosines = torch.ones_like(x)
    sines = torch.zeros_like(x)
    for k in range(1, 25):
        term = term * ((4 * order * order - (2 * k - 1) ** 2) / (8 * k)) / x
        if k % 2:
            sines = sines + (-1) ** (k // 2) * term
        else:
            cosines = cosines + (-1) ** (k // 2) * term
    sine, cosine = x.sin(), x.cos()
    c, s = (cosine + sine, sine - cosine) if order == 0 else (sine - cosine, -cosine - sine)
    scale = 1 / (math.pi * x).sqrt()
    return scale * (cosines * c - sines * s), scale * (cosines * s + sines * c)


def _near(order, x):
    """Return J and Y of the order for 0.5 <= x < 25; Y is Neumann's series in functions J."""
    J = _recurred(x)
    logarithm = (x / 2).log() + _EULER
    if order == 0:
        series = sum((-1) ** k / k * J[2 * k] for k in range(1, 30))
        return J[0], 2 / math.pi * (logarithm * J[0] - 2 * series)
    series = sum((-1) ** k * (2 * k + 1) / (k * (k + 1)) * J[2 * k + 1] for k in range(1, 29))
    return J[1], 2 / math.pi * ((logarithm - 1) * J[1] - series - J[0] / x)


def _oscillating(order, x):
    """Return J and Y of order 0 or 1 for x >= 0."""
    ranges = zip(_series(order, x.clamp(0, _NEAR)), _near(order, x.clamp(_NEAR, _FAR)),
                 _far(order, x.clamp(_FAR, 1e300)), strict=True)
    J, Y = (torch.where(x < _NEAR, least, torch.where(x < _FAR, one, other)) for least, one, other in ranges)
    J, Y = (torch.where(x == math.inf, 0.0, torch.where(x.isnan(), x, one)) for one in (J, Y))
    return J, torch.where(x < 0, math.nan, torch.where(x == 0, -math.inf, Y))


def _decaying(order, x):
    """Return exp(x) K(x) of order 0 or 1: a series up to 2, and the integral of exp(-x cosh t) cosh(order t) above."""
    near = x.clamp(1e-300, 2)
    square, logarithm = near * near / 4, (near / 2).log() + _EULER
    term, harmonic, series = torch.ones_like(x), 0.0, torch.zeros_like(x)
    for k in range(24):
        if order == 0:
            series = series + term * harmonic
        else:
            series = series + term * (2 * harmonic + 1 / (k + 1))
        harmonic += 1 / (k + 1)
        term = term * square / ((k + 1) * (k + 1 + order))
    if order == 0:
        small = series - logarithm * near.i0()
    else:
        small = 1 / near + logarithm * torch.special.i1(near) - near / 4 * series
    far = x.clamp(2, 1e300)
    step = (1 + 45 / far).acosh() / 64
    step = torch.where(far > 1e6, (90 / far).sqrt() / 64, step)
    integral = torch.full_like(x, 0.5)
    for k in range(1, 65):
        half = (k * step / 2).sinh()
        integral = integral + (-2 * far * half * half).exp() * (1 if order == 0 else (k * step).cosh())
    found = torch.where(x <= 2, small * near.exp(), integral * step)
    found = torch.where(x == 0, math.inf, torch.where(x == math.inf, 0.0, found))
    return torch.where(x.isnan() | (x < 0), math.nan, found)


def _odd(function):
    return lambda x: function(x.abs()) * torch.where(x < 0, -1.0, 1.0)


def _k(order):
    return lambda x: torch.where(x == math.inf, 0.0, _decaying(order, x) * (-x).exp())


@functools.cache
def _laguerre(count=64, power=-1 / 6):
    """Return nodes and weights for the integral of t**power * exp(-t) * f(t) over t > 0 (Golub and Welsch, 1969)."""
    k = torch.arange(count, dtype=torch.float64)
    beside = ((k[1:] * (k[1:] + power)).sqrt()).diag(1)
    nodes, vectors = torch.linalg.eigh((2 * k + 1 + power).diag() + beside + beside.t())
    return nodes.tolist(), (math.gamma(1 + power) * vectors[0] ** 2).tolist()


def _airy(x):
    """Return Ai by its power series up to 2, and by its integral beyond (Gil, Segura and Temme, 2002)."""
    near = x.clamp(-2, 2)
    cube, even, odd, f, g = near**3, 1.0, near, torch.ones_like(near), near
    for k in range(12):
        even, odd = even * cube / ((3 * k + 2) * (3 * k + 3)), odd * cube / ((3 * k + 3) * (3 * k + 4))
        f, g = f + even, g + odd
    small = 0.355028053887817239 * f - 0.258819403792806798 * g
    zeta = 2 / 3 * torch.where(x.isinf(), 1.0, x).abs().clamp(min=2) ** 1.5
    whole, real, imaginary = torch.zeros_like(x), torch.zeros_like(x), torch.zeros_like(x)
    for node, weight in zip(*_laguerre(), strict=True):
        share = node / zeta
        whole = whole + weight * (2 + share) ** (-1 / 6)
        size, angle = weight * (4 + share * share) ** (-1 / 12), (share / 2).atan() / 6
        real, imaginary = real + size * angle.cos(), imaginary + size * angle.sin()
    scale = zeta ** (-1 / 6) / (math.sqrt(math.pi) * 48 ** (1 / 6) * math.gamma(5 / 6))
    phase = math.pi / 4 - zeta
    far = torch.where(x > 0, (-zeta).exp() * whole, 2 * (phase.cos() * real - phase.sin() * imaginary)) * scale
    found = torch.where(x.abs() <= 2, small, torch.where(x.isinf(), 0.0, far))
    return torch.where(x.isnan(), math.nan, found)


def _airy_slope(x, found):
    with torch.enable_grad():
        own = x.detach().double().requires_grad_()
        return torch.autograd.grad(_airy(own).sum(), own)[0].to(x.dtype)


# name: the values for doubles, and the derivative from x, the result and the function of the other order
_FUNCTIONS = {
    "airy_ai": (_airy, _airy_slope),
    "bessel_j0": (lambda x: _oscillating(0, x.abs())[0], lambda x, y: -bessel_j1(x)),
    "bessel_j1": (_odd(lambda x: _oscillating(1, x)[0]),
                  lambda x, y: bessel_j0(x) - torch.where(x == 0, 0.5, y / torch.where(x == 0, 1.0, x))),
    "bessel_y0": (lambda x: _oscillating(0, x)[1], lambda x, y: -bessel_y1(x)),
    "bessel_y1": (lambda x: _oscillating(1, x)[1], lambda x, y: bessel_y0(x) - y / x),
    "modified_bessel_k0": (_k(0), lambda x, y: -modified_bessel_k1(x)),
    "modified_bessel_k1": (_k(1), lambda x, y: -modified_bessel_k0(x) - y / x),
    "scaled_modified_bessel_k0": (lambda x: _decaying(0, x), lambda x, y: y - scaled_modified_bessel_k1(x)),
    "scaled_modified_bessel_k1": (lambda x: _decaying(1, x), lambda x, y: y - scaled_modified_bessel_k0(x) - y / x),
}  # fmt: skip


class _Elementwise(Function):
    """A function of `_FUNCTIONS`, computed in double."""

    @staticmethod
    def forward(ctx, x, name):
        values, ctx.slope = _FUNCTIONS[name]
        found = values(x.double()).to(x.dtype)
        ctx.save_for_backward(x, found)
        return found

    @staticmethod
    def backward(ctx, grad):
        x, found = ctx.saved_tensors
        return grad * ctx.slope(x, found), None


def floating(input: Tensor) -> Tensor:
    """Return a floating tensor: integers and bools in the default type."""
    if input.is_complex():
        raise TypeError(f"input is {shown(input)}; the function has no complex form")
    return input if input.is_floating_point() else input.to(torch.get_default_dtype())


def _function(name, doc):
    def function(input: Tensor) -> Tensor:
        return _Elementwise.apply(floating(input), name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"Return the {doc} of each element."
    return one_op(function)


airy_ai = _function("airy_ai", "Airy function of the first kind")
bessel_j0 = _function("bessel_j0", "Bessel function of the first kind of order 0")
bessel_j1 = _function("bessel_j1", "Bessel function of the first kind of order 1")
bessel_y0 = _function("bessel_y0", "Bessel function of the second kind of order 0")
bessel_y1 = _function("bessel_y1", "Bessel function of the second kind of order 1")
modified_bessel_k0 = _function("modified_bessel_k0", "modified Bessel function of the second kind of order 0")
modified_bessel_k1 = _function("modified_bessel_k1", "modified Bessel function of the second kind of order 1")
scaled_modified_bessel_k0 = _function("scaled_modified_bessel_k0", "product of exp(x) and modified_bessel_k0")
scaled_modified_bessel_k1 = _function("scaled_modified_bessel_k1", "product of exp(x) and modified_bessel_k1")


@one_op
def modified_bessel_i0(input: Tensor) -> Tensor:
    """Return torch.special.i0."""
    return torch.i0(input)


@one_op
def modified_bessel_i1(input: Tensor) -> Tensor:
    """Return torch.special.i1."""
    return torch.special.i1(input)


@one_op
def spherical_bessel_j0(input: Tensor) -> Tensor:
    """Return sin(x) / x of each element, and 1 at 0.

    >>> torch.special.spherical_bessel_j0(torch.zeros(1)).tolist()
    [1.0]
    """
    x = floating(input)
    found = x.sin() / torch.where(x == 0, 1.0, x)
    return torch.where(x == 0, 1.0, torch.where(x.isinf(), 0.0, found))
