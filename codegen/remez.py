"""Best approximations by polynomials and quotients of polynomials: the Remez exchange.

The source is Cheney, Introduction to Approximation Theory (1966).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import mpmath
from mpmath import mpf

mpmath.mp.prec = 250
Function: TypeAlias = Callable[[mpf], mpf]


@dataclass(frozen=True)
class Polynomial:
    """Polynomial approximation of `function` with the error weighted by `weight(x)`, and a degree for each type."""

    name: str
    text: str
    function: Function
    weight: Function
    low: mpf
    high: mpf
    degrees: tuple[int | None, int | None]
    wide: bool = False  # of float functions that are computed in double


@dataclass(frozen=True)
class Quotient:
    """Quotient of two polynomials of these degrees that approximates `function(x)`, x = place(t), relatively.

    The constant term of the denominator is 1. The range of t is `low` to `high`; place is a quotient of lines, so the
    errors have about the extremes of a Chebyshev polynomial of t. With `less`, the written quotient is that of the
    function minus this number: where it is small, so are the errors of rounding.
    """

    name: str
    text: str
    function: Function
    place: Function
    low: mpf
    high: mpf
    degrees: tuple[int, int]
    less: int = 0


def solved(points: list[mpf], values: list[mpf], weights: list[mpf], count: int) -> tuple[list[mpf], mpf]:
    """Return the coefficients whose weighted errors at the points are equal and alternate, and that error."""
    matrix = mpmath.matrix(count + 1)
    for i, (x, w) in enumerate(zip(points, weights, strict=True)):
        for j in range(count):
            matrix[i, j] = x**j
        matrix[i, count] = (-1) ** i / w
    result = mpmath.lu_solve(matrix, mpmath.matrix(values))
    return list(result[:count]), abs(result[count])


def extremes(errors: list[mpf], count: int) -> list[int]:
    """Return `count` consecutive extremes of the error with alternating signs, including the largest."""
    runs = [[0]]
    for i in range(1, len(errors)):
        if (errors[i] > 0) == (errors[runs[-1][-1]] > 0):
            runs[-1].append(i)
        else:
            runs.append([i])
    places = [max(run, key=lambda i: abs(errors[i])) for run in runs]
    while len(places) > count:
        places.pop(0 if abs(errors[places[0]]) < abs(errors[places[-1]]) else -1)
    return places


def fitted(p: Polynomial, degree: int) -> tuple[list[mpf], mpf]:
    """Return the coefficients of the best polynomial, and its weighted error."""
    count, size = degree + 1, 24 * (degree + 2)
    middle, half = (p.low + p.high) / 2, (p.high - p.low) / 2
    grid = [middle - half * mpmath.cos(mpmath.pi * (i + mpf("0.37")) / size) for i in range(size)]
    values, weights = [p.function(x) for x in grid], [abs(mpf(p.weight(x))) for x in grid]
    places = [round((size - 1) * i / count) for i in range(count + 1)]
    for _ in range(40):
        points, at, weighed = ([of[i] for i in places] for of in (grid, values, weights))
        result, least = solved(points, at, weighed, count)
        errors = [(mpmath.polyval(result[::-1], x) - v) * w for x, v, w in zip(grid, values, weights, strict=True)]
        most = max(map(abs, errors))
        if most < least * mpf("1.001"):
            return result, most
        chosen = extremes(errors, count + 1)
        if len(chosen) <= count:
            break
        places = chosen
    raise RuntimeError(f"{p.name}: no best polynomial of degree {degree} was found")


def ratio(over: list[mpf], under: list[mpf], x: mpf) -> mpf:
    return mpmath.polyval(over[::-1], x) / mpmath.polyval(under[::-1], x)


def improved(
    over: list[mpf], under: list[mpf], points: list[mpf], values: list[mpf], signs: list[mpf] | None
) -> tuple[list[mpf], list[mpf], mpf]:
    """Return numerator, denominator and error e for which over / under = value * (1 + sign * e) at all points.

    Newton's method starts at the given polynomials. Without signs, e is 0: the quotient interpolates.
    """
    error, first = mpf(0), len(over)
    count = first + len(under) - 1 + (signs is not None)
    for _ in range(30):
        matrix, right = mpmath.matrix(count), mpmath.matrix(count, 1)
        for i, (x, value) in enumerate(zip(points, values, strict=True)):
            wanted, below = value * (1 + (signs[i] * error if signs else 0)), mpmath.polyval(under[::-1], x)
            for j in range(first):
                matrix[i, j] = x**j
            for j in range(1, len(under)):
                matrix[i, first + j - 1] = -wanted * x**j
            if signs:
                matrix[i, count - 1] = -signs[i] * value * below
            right[i] = wanted * below - mpmath.polyval(over[::-1], x)
        step = mpmath.lu_solve(matrix, right)
        over = [c + step[j] for j, c in enumerate(over)]
        under = [under[0]] + [c + step[first + j] for j, c in enumerate(under[1:])]
        error += step[count - 1] if signs else 0
        if max(map(abs, step)) < mpf(2) ** -150:
            return over, under, abs(error)
    raise RuntimeError("Newton's method does not converge")


def fitted_quotient(q: Quotient) -> tuple[list[mpf], list[mpf], mpf]:
    """Return numerator and denominator of the best quotient, and its relative error, by the Remez exchange."""
    count = sum(q.degrees) + 2

    def places(size: int, offset: mpf) -> list[mpf]:
        half = (q.high - q.low) / 2
        return [q.place(q.low + half * (1 - mpmath.cos(mpmath.pi * (i + offset) / size))) for i in range(size)]

    start = places(count - 1, mpf("0.5"))
    over, under, _ = improved([mpf(1)] + [mpf(0)] * q.degrees[0], [mpf(1)] + [mpf(0)] * q.degrees[1],
                              start, [q.function(x) for x in start], None)  # fmt: skip
    grid = places(24 * count, mpf("0.37"))
    values = [q.function(x) for x in grid]
    for _ in range(40):
        errors = [ratio(over, under, x) / v - 1 for x, v in zip(grid, values, strict=True)]
        chosen = extremes(errors, count)
        if len(chosen) < count:
            break
        signs = [mpmath.sign(errors[i]) for i in chosen]
        most = max(map(abs, errors))
        over, under, least = improved(over, under, [grid[i] for i in chosen], [values[i] for i in chosen], signs)
        if most < least * mpf("1.001"):
            return over, under, most
    raise RuntimeError(f"{q.name}: no best quotient of degrees {q.degrees} was found")
