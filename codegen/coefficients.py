"""Writes csrc/maths/coefficients.h: polynomials and constants of the mathematical functions, from definitions.

`python -m codegen.coefficients` computes them with mpmath by the Remez exchange (Cheney, Introduction to
Approximation Theory, 1966), so no table has to be trusted. Each polynomial minimizes the relative error of its
function. The comment above it has that error, before rounding of the coefficients.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import mpmath
from mpmath import mpf

mpmath.mp.prec = 250
TARGET = Path(__file__).resolve().parent.parent / "csrc" / "maths" / "coefficients.h"
KINDS = {"float": 24, "double": 53}
HEAD = """/* coefficients.h: written by python -m codegen.coefficients; polynomials in even and odd parts, so that few
   products wait for each other, and constants in parts whose products with small whole numbers are exact. */
#pragma once
#include <stdint.h>
/* clang-format off */
/* A row holds one number for each lane k: a load that an instruction does by the way, where it had to be spread. */
#define ROWS __attribute__((visibility("hidden"), aligned(64)))
extern const float th_float_rows[][16] ROWS;
extern const double th_double_rows[][16] ROWS;
"""


@dataclass(frozen=True)
class Polynomial:
    """Polynomial approximation of `function` with the error weighted by `weight(x)`, and a degree for each type."""

    name: str
    text: str
    function: object
    weight: object
    low: object
    high: object
    degrees: tuple[int, int | None]
    wide: bool = False  # of float functions that are computed in double


def _root(z):
    return mpmath.sqrt(z)


def _atanh_rest(z):
    s = _root(z)
    return (2 * mpmath.atanh(s) / s - 2) / z


def _after(function, terms):
    """Return the function without its first terms."""
    return lambda x: (function(x) - sum(c * x**k for k, c in enumerate(terms))) / x ** len(terms)


def _odd_rest(function):
    """Return (f(s) - s) / s**3 as a function of z = s * s."""
    return lambda z: (function(_root(z)) - _root(z)) / (z * _root(z))


def _odd_weight(function):
    return lambda z: z * _root(z) / function(_root(z))


def _near(center):
    """Return x as a function of t = (x - center) / (x + center)."""
    return lambda t: center * (1 + t) / (1 - t)


def _erfcx(x):
    return mpmath.exp(x * x) * mpmath.erfc(x)


def _by_place(t):
    """Return x as a function of t = x / (x + 3) - 1 / 2."""
    x = 3 * (mpf("0.5") + t) / (mpf("0.5") - t)
    return (x + 3) * _erfcx(x)


def _normal_share(t):
    """Return x as a function of t = x / (x + 17 / 4) - 1 / 2."""
    x = mpf("4.25") * (mpf("0.5") + t) / (mpf("0.5") - t)
    return (x + mpf("4.25")) * _erfcx(x / mpmath.sqrt(2)) / 2


LOG2 = mpmath.log(2)
with mpmath.workprec(26):  # so few bits that products are exact
    FIRST = +_by_place(mpf(0)), +mpf(mpmath.diff(_by_place, 0))
POLYNOMIALS = (
    Polynomial("exp", "(exp(x) - 1 - x) / x**2", _after(mpmath.exp, (1, 1)), lambda x: x * x / mpmath.exp(x),
               -LOG2 / 2 * 1.01, LOG2 / 2 * 1.01, (4, 9)),
    Polynomial("sinh", "(sinh(s) - s) / s**3, s = sqrt(z)", _odd_rest(mpmath.sinh), _odd_weight(mpmath.sinh),
               mpf(0), (LOG2 / 2 * 1.01) ** 2, (1, 4)),
    Polynomial("cosh", "(cosh(s) - 1) / z, s = sqrt(z)", lambda z: (mpmath.cosh(_root(z)) - 1) / z, lambda z: z,
               mpf(0), (LOG2 / 2 * 1.01) ** 2, (2, 5)),
    Polynomial("log", "(2 * atanh(s) / s - 2) / z, s = sqrt(z)", _atanh_rest, lambda z: z / 2,
               mpf(0), mpf("0.0296"), (2, 6)),
    Polynomial("power", "((2 * atanh(s) / s - 2) / z - 2 / 3) / z, s = sqrt(z)",
               lambda z: (_atanh_rest(z) - mpf(2) / 3) / z, lambda z: z * z / 2, mpf(0), mpf("0.0296"), (2, 7)),
    Polynomial("sin", "(sin(s) - s) / s**3, s = sqrt(z)", _odd_rest(mpmath.sin), _odd_weight(mpmath.sin),
               mpf(0), (mpmath.pi / 4 * 1.01) ** 2, (2, 5)),
    Polynomial("cos", "(cos(s) - 1 + z / 2) / z**2, s = sqrt(z)",
               lambda z: (mpmath.cos(_root(z)) - 1 + z / 2) / z**2, lambda z: z * z, mpf(0),
               (mpmath.pi / 4 * 1.01) ** 2, (2, 5)),
    Polynomial("asin", "(asin(s) - s) / s**3, s = sqrt(z)", _odd_rest(mpmath.asin), _odd_weight(mpmath.asin),
               mpf(0), mpf("0.2501"), (4, 11)),
    Polynomial("atan", "(atan(s) - s) / s**3, s = sqrt(z)", _odd_rest(mpmath.atan), _odd_weight(mpmath.atan),
               mpf(0), mpf("0.2986"), (6, 13)),
    Polynomial("erf", "erf(s) / s - 1, s = sqrt(z)", lambda z: mpmath.erf(_root(z)) / _root(z) - 1, lambda z: 1,
               mpf(0), mpf("1.0001"), (6, 12)),
    Polynomial("erfc", "(x + 3) * exp(x * x) * erfc(x) - ERFC_0 - ERFC_1 * t, t = x / (x + 3) - 1 / 2, above 0.45",
               lambda t: _by_place(t) - FIRST[0] - FIRST[1] * t, lambda t: 1 / _by_place(t),
               mpf("0.45") / mpf("3.45") - mpf("0.5"), mpf("0.404"), (None, 21)),
    Polynomial("whole_tail", "(x + 3) * exp(x * x) * erfc(x), t = x / (x + 3) - 1 / 2",
               _by_place, lambda t: 1 / _by_place(t), mpf("-0.5"), mpf("0.29"), (10, None), wide=True),
    Polynomial("share", "(x + 17 / 4) * exp(x * x / 2) * erfc(x / sqrt(2)) / 2, t = x / (x + 17 / 4) - 1 / 2",
               _normal_share, lambda t: 1 / _normal_share(t), mpf("-0.5"), mpf("0.28"), (9, None)),
    Polynomial("wide_exp", "(exp(x) - 1 - x) / x**2", _after(mpmath.exp, (1, 1)), lambda x: x * x / mpmath.exp(x),
               -LOG2 / 2 * 1.01, LOG2 / 2 * 1.01, (4, None), wide=True),
    Polynomial("tail", "exp(x * x) * erfc(x), x = 2 * (1 + t) / (1 - t), from 1 to 6, weighed by exp(-x * x)",
               lambda t: _erfcx(_near(2)(t)), lambda t: mpmath.exp(-(_near(2)(t) ** 2)), -mpf(1) / 3, mpf("0.5"),
               (5, 13)),
)  # fmt: skip


def solved(points, values, weights, count):
    """Return the coefficients whose weighted errors at the points are equal and alternate, and that error."""
    matrix = mpmath.matrix(count + 1)
    for i, (x, w) in enumerate(zip(points, weights, strict=True)):
        for j in range(count):
            matrix[i, j] = x**j
        matrix[i, count] = (-1) ** i / w
    found = mpmath.lu_solve(matrix, mpmath.matrix(values))
    return list(found[:count]), abs(found[count])


def extremes(errors, count):
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


def fitted(p: Polynomial, degree: int):
    """Return the coefficients of the best polynomial, and its weighted error."""
    count, size = degree + 1, 24 * (degree + 2)
    middle, half = (p.low + p.high) / 2, (p.high - p.low) / 2
    grid = [middle - half * mpmath.cos(mpmath.pi * (i + mpf("0.37")) / size) for i in range(size)]
    values, weights = [p.function(x) for x in grid], [abs(mpf(p.weight(x))) for x in grid]
    places = [round((size - 1) * i / count) for i in range(count + 1)]
    for _ in range(40):
        found, least = solved(*([of[i] for i in places] for of in (grid, values, weights)), count)
        errors = [(mpmath.polyval(found[::-1], x) - v) * w for x, v, w in zip(grid, values, weights, strict=True)]
        most = max(map(abs, errors))
        if most < least * mpf("1.001"):
            return found, most
        chosen = extremes(errors, count + 1)
        if len(chosen) <= count:
            break
        places = chosen
    raise RuntimeError(f"{p.name}: no best polynomial of degree {degree} was found")


def rounded(x, bits: int):
    """Return x rounded to `bits` bits."""
    with mpmath.workprec(bits):
        return +mpf(x)


def text(x, kind: str) -> str:
    """Return x as an exact C literal."""
    number = float(rounded(x, KINDS[kind]))
    return number.hex() + ("f" if kind == "float" else "")


def powers(count: int, kind: str) -> list[str]:
    """Return definitions of the required powers x2 = x * x, x4 = x2 * x2, ..."""
    found, at = [], 2
    while at < count:
        below = "x" if at == 2 else f"x{at // 2}"
        found.append(f"const {kind} x{at} = {below} * {below};")
        at *= 2
    return found


def evaluated(coefficients: list[str]) -> str:
    """Return the expression that evaluates a polynomial by halves: the lower one plus a power of x times the upper one.

    The source is Estrin (1960).
    """
    count = len(coefficients)
    if count == 1:
        return coefficients[0]
    width = 1
    while width * 2 < count:
        width *= 2
    upper = evaluated(coefficients[width:])
    upper = f"({upper})" if count - width > 1 else upper
    return f"{evaluated(coefficients[:width])} + {'x' if width == 1 else f'x{width}'} * {upper}"


def function(p: Polynomial, kind: str, degree: int) -> str:
    found, error = fitted(p, degree)
    bits = float(mpmath.log(error, 2))
    body = evaluated([row(text(c, kind), kind) for c in found])
    name = f"poly_{p.name}{'f' if kind == 'float' else ''}"
    lines = [f"/* {p.text}: 2**{bits:.1f} */", f"MATHS {kind} {name}({kind} x, int k) {{"]
    lines += [f"    {line}" for line in powers(degree + 1, kind)] + [f"    return {body};", "}"]
    return "\n".join(lines)


ROWS = {kind: {} for kind in KINDS}


def row(value: str, kind: str) -> str:
    """Return the row of a constant in the table of its type; equal constants share one."""
    return f"th_{kind}_rows[{ROWS[kind].setdefault(value, len(ROWS[kind]))}][k]"


def tables() -> str:
    """Return the constants, each repeated for every lane of a vector."""
    blocks = [
        "/* coefficients.c: written by python -m codegen.coefficients, as coefficients.h, which says what they are. */",
        '#define KIND 2\n#include "maths/kind.h"\n',
        "/* clang-format off */",
        "#define ROW(x) {x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x}",
    ]
    for kind, found in ROWS.items():
        blocks += [f"const {kind} th_{kind}_rows[][16] = {{", *(f"    ROW({value})," for value in found), "};"]
    return "\n".join(blocks) + "\n"


def parts(name: str, x, widths: tuple, kind: str, names: tuple = ("_1", "_2", "_3", "_4")) -> list[str]:
    """Return definitions that split a constant into parts with the given numbers of bits."""
    found, suffix = [], "f" if kind == "float" else ""
    for place, width in zip(names if len(widths) > 1 else ("",), widths, strict=False):
        part = rounded(x, width)
        x -= part
        found.append(f"#define {name}{place}{suffix} {row(text(part, kind), kind)}")
    return found


def constants(kind: str) -> list[str]:
    bits, single = KINDS[kind], kind == "float"
    exponent = 9 if single else 12  # bits of the numbers that LOG2 is multiplied by
    half = bits // 2
    turns = 12 if single else 20
    pi = mpmath.pi
    return [
        f"#define ROUNDING{'f' if single else ''} {row('0x1.8p23f' if single else '0x1.8p52', kind)}",
        *parts("LOG2", LOG2, (bits - exponent, bits), kind),
        *parts("LOG2", LOG2, (bits, bits), kind, ("_HIGH", "_LOW")),
        *parts("LOG10_2", mpmath.log10(2), (bits - exponent, bits), kind),
        *parts("OVER_LOG2", 1 / LOG2, (bits,), kind),
        *parts("LOG2_E", 1 / LOG2, (half, bits), kind),
        *parts("OVER_LOG10", 1 / mpmath.log(10), (bits,), kind),
        *parts("LOG10_E", 1 / mpmath.log(10), (half, bits), kind),
        *parts("THIRD", mpf(2) / 3, (half, bits), kind),
        *parts("HALF_PI", pi / 2, (bits - turns, bits - turns, bits - turns, bits), kind),
        *([] if single else [f"#define ERFC_{k} {row(text(c, kind), kind)}" for k, c in enumerate(FIRST)]),
        *parts("PI_2", pi / 2, (bits, bits), kind),
        *parts("PI_4", pi / 4, (bits - 2, bits), kind),
        *parts("TWO_OVER_PI", 2 / pi, (bits,), kind),
    ]


def table() -> str:
    """Return 2 / pi in 64-bit words after a zero word, for arguments up to 2**1024 and 192 bits of the result."""
    words = 19
    with mpmath.workprec(64 * words + 64):
        whole = int(mpmath.floor(2 / mpmath.pi * mpf(2) ** (64 * words)))
    found = ["0", *(f"0x{whole >> 64 * (words - 1 - k) & (1 << 64) - 1:016x}u" for k in range(words))]
    lines = [", ".join(found[k : k + 4]) for k in range(0, len(found), 4)]
    return "static const uint64_t two_over_pi[] __attribute__((unused)) = {\n    " + ",\n    ".join(lines) + "};"


def written() -> str:
    blocks = [HEAD, "/* 2 / pi, its bits behind the point, after 64 zeros. */\n" + table()]
    for number, kind in enumerate(KINDS):
        blocks.append("\n".join(constants(kind)))
        blocks += [
            function(p, "double" if p.wide else kind, p.degrees[number]) for p in POLYNOMIALS if p.degrees[number]
        ]
    return "\n".join(blocks) + "\n"


def main() -> None:
    made = {TARGET: written(), TARGET.with_suffix(".c"): tables()}
    for path, content in made.items():
        if "--check" not in sys.argv:
            path.write_text(content, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != content:
            sys.exit(f"{path.name} is not current; run: python -m codegen.coefficients")


if __name__ == "__main__":
    main()
