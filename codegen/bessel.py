"""Smooth parts of Bessel functions, each a function of one variable that is approximated."""

from __future__ import annotations

import mpmath
from mpmath import mpf

from .remez import Function, Polynomial, Quotient


def _bessel(n: int) -> Function:
    """Return I_n(2 * sqrt(z)) / sqrt(z)**n as a function of z."""
    return lambda z: mpmath.besseli(n, 2 * mpmath.sqrt(z)) / mpmath.sqrt(z) ** n


def _bessel_tail(n: int) -> Function:
    """Return sqrt(x) * exp(-x) * I_n(x) as a function of t = 1 / x - 1 / 16."""
    def tail(t: mpf) -> mpf:
        x = 1 / (t + mpf(1) / 16)
        if x < 500:
            return mpmath.sqrt(x) * mpmath.exp(-x) * mpmath.besseli(n, x)
        terms = [mpf(1)]
        for k in range(1, 40):
            terms.append(terms[-1] * ((2 * k - 1) ** 2 - 4 * n * n) / (8 * k * x))
        return sum(terms) / mpmath.sqrt(2 * mpmath.pi)
    return tail


def growing(n: int, wide: bool) -> tuple[Polynomial, Polynomial]:
    """Return the polynomials for |x| below and above 8."""
    name, degrees = f"{'wide_' if wide else ''}i{n}", ((9, None), (6, None)) if wide else ((None, 15), (None, 22))
    near, far, end = _bessel(n), _bessel_tail(n), mpf(1) / 16
    return (
        Polynomial(name, f"I{n}(2 * sqrt(z)) / sqrt(z)**{n}", near, lambda z: 1 / near(z), mpf(0), mpf(16), degrees[0],
                   wide=wide),
        Polynomial(f"{name}_far", f"sqrt(x) * exp(-x) * I{n}(x), t = 1 / x - 1 / 16, x above 8", far,
                   lambda t: 1 / far(t), -end, end, degrees[1], wide=wide),
    )  # fmt: skip


def _hankel(n: int, place: mpf) -> mpf:
    """Return Hankel's asymptotic series, the sum of a_k * place**k, whose terms decrease for |place| below 1 / 100."""
    terms = [mpf(1)]
    for k in range(1, 80):
        terms.append(terms[-1] * (4 * n * n - (2 * k - 1) ** 2) / (8 * k) * place)
    return sum(terms)


def _wave_near(n: int, zero: mpf) -> Function:
    """Return J_n(x) / (x**n * (x**2 - zero**2)) as a function of t = x**2 - 12.5."""
    def near(t: mpf) -> mpf:
        x = mpmath.sqrt(t + mpf("12.5"))
        return mpmath.besselj(n, x) / (x**n * (x * x - zero**2))
    return near


def _second_near(n: int) -> Function:
    """Return what Y_n adds to its logarithmic part, over x**n, as a function of t = x**2 - 12.5."""
    def near(t: mpf) -> mpf:
        x = mpmath.sqrt(t + mpf("12.5"))
        known = mpmath.log(x) * mpmath.besselj(n, x) - n / x
        return (mpmath.bessely(n, x) - 2 / mpmath.pi * known) / x**n
    return near


def _wave_far(n: int, odd: bool) -> Function:
    """Return the real part, or x times the imaginary one, of sqrt(pi x / 2) (J_n + i Y_n) exp(-i (x - n pi/2 - pi/4)).

    It is a function of w = 1 / x**2.
    """
    def far(w: mpf) -> mpf:
        x = 1 / mpmath.sqrt(w)
        with mpmath.workprec(ENOUGH):
            turned = mpmath.expj(n * mpmath.pi / 2 + mpmath.pi / 4 - x) * mpmath.sqrt(mpmath.pi * x / 2)
            near = x < 100 and (mpmath.besselj(n, x) + 1j * mpmath.bessely(n, x)) * turned
            result = near or _hankel(n, mpmath.mpc(0, 1 / x))
        return result.imag * x if odd else result.real
    return far


def _decay_near(n: int) -> Function:
    """Return what K_n adds to its logarithmic part, over x**n, as a function of z = x * x / 4."""
    def near(z: mpf) -> mpf:
        x = 2 * mpmath.sqrt(z)
        logarithm = mpmath.log(x / 2) * mpmath.besseli(n, x)
        return (mpmath.besselk(n, x) - (n / x if n else 0) - (logarithm if n else -logarithm)) / x**n
    return near


def _growth_near(n: int) -> Function:
    """Return I_n(x) / x**n as a function of z = x * x / 4."""
    return lambda z: _bessel(n)(z) / 2**n


def _decay_far(n: int) -> Function:
    """Return sqrt(x) * exp(x) * K_n(x) as a function of t = 1 / x."""
    def far(t: mpf) -> mpf:
        with mpmath.workprec(ENOUGH):
            near = t > mpf("0.01") and mpmath.exp(1 / t) * mpmath.besselk(n, 1 / t) / mpmath.sqrt(t)
            return near or mpmath.sqrt(mpmath.pi / 2) * _hankel(n, t)
    return far


ENOUGH = 100  # bits of what takes long to compute
ZEROS = mpmath.besseljzero(0, 1), mpmath.besseljzero(1, 1)


def fits(n: int) -> tuple[Polynomial | Quotient, ...]:
    """Return the approximations of formula_bessel.h of order n: J and Y up to 5 and above, K up to 2 and above."""
    least, half, odd, even = mpf(10) ** -40, mpf("12.5"), _wave_far(n, True), _wave_far(n, False)
    return (
        Polynomial(f"j{n}", f"J{n}(x) / (x**{n} * (x**2 - zero**2)), t = x**2 - 12.5, x up to 5",
                   _wave_near(n, ZEROS[n]), lambda t: 1 / _wave_near(n, ZEROS[n])(t), least - half, half,
                   (None, 12 - n)),
        Polynomial(f"y{n}", f"Y{n}(x) / x**{n} without its logarithm and pole, t = x**2 - 12.5, x up to 5",
                   _second_near(n), lambda t: 1, least - half, half, (None, 13 - n)),
        Polynomial(f"k{n}", f"K{n}(x) / x**{n} without its logarithm and pole, z = x * x / 4 up to 1", _decay_near(n),
                   lambda z: 1, least, mpf(1), (None, 9 - n)),
        Polynomial(f"i{n}", f"I{n}(x) / x**{n}, z = x * x / 4 up to 1", _growth_near(n),
                   lambda z: 1 / _growth_near(n)(z), least, mpf(1), (None, 9 - n)),
        Quotient(f"even{n}", f"real part of sqrt(pi x / 2) (J{n} + i Y{n}) turned back, w = 1 / x**2 up to 1 / 25",
                 even, lambda t: t, mpf("1e-9"), mpf(1) / 25, (6, 6)),
        Quotient(f"odd{n}", f"x times the imaginary part of sqrt(pi x / 2) (J{n} + i Y{n}) turned back", odd,
                 lambda t: t, mpf("1e-9"), mpf(1) / 25, (6, 6)),
        Quotient(f"decay{n}", f"sqrt(x) * exp(x) * K{n}(x), t = 1 / x up to 1 / 2", _decay_far(n), lambda t: t,
                 mpf("1e-4"), mpf(1) / 2, (7, 7)),
    )  # fmt: skip
