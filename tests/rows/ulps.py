"""Errors of pointwise functions against mpmath, in units of the last place.

`python tests/rows/ulps.py [name ...]` prints the worst of each as JSON, also in an environment with PyTorch.
`--beside FILE` prints ours next to the figures of such a file.
"""

import json
import sys

import mpmath
import numpy as np
from mpmath import mpf

mpmath.mp.prec = 240
KINDS = {"float": np.float32, "double": np.float64}
WHOLE = (-np.inf, np.inf)


def _ndtr(x):
    return mpmath.erfc(-x / mpmath.sqrt(2)) / 2


def _log1p_exp(x):
    return mpmath.log1p(mpmath.exp(x))


def _gelu_tanh(x):
    return x / (1 + mpmath.exp(-2 * mpmath.sqrt(2 / mpmath.pi) * (x + mpf(0.044715) * x**3)))


def _selu(x):
    scale, alpha = mpf("1.0507009873554804934193349852946"), mpf("1.6732632423543772848170429916717")
    return scale * (x if x > 0 else alpha * mpmath.expm1(x))


def _log_gamma(x):
    return mpmath.log(abs(mpmath.gamma(x))) if abs(x) < 1e5 else mpmath.loggamma(x)


def _log_add(x, y, base):
    low, high = min(x, y), max(x, y)
    return high + mpmath.log1p(base ** (low - high)) / mpmath.log(base)


def _i(n, scaled):
    return lambda x: mpmath.besseli(n, x) * (mpmath.exp(-abs(x)) if scaled else 1)


def _erfcx(x):
    with mpmath.workprec(240 + (int(3 * x * x) if abs(x) < 30 else 0)):
        return mpmath.exp(x * x) * mpmath.erfc(x) if x < 30 else _far_erfcx(x)


def _far_erfcx(x):
    total, term = mpf(1), mpf(1)
    for k in range(1, 20):
        term *= -(2 * k - 1) / (2 * x * x)
        total += term
    return total / (x * mpmath.sqrt(mpmath.pi))


def _erfinv(x):
    """Newton's steps on the side that keeps its digits; mpmath's own stops early near the ends."""
    size = abs(x)
    if size == 0:
        return x
    y = mpf(float(mpmath.sqrt(-mpmath.log((1 - size) * (1 + size)))) or float(size)) if size > 0.5 else size
    for _ in range(60):
        step = (mpmath.erf(y) - size if size < 0.5 else (1 - size) - mpmath.erfc(y)) * mpmath.sqrt(mpmath.pi) / 2
        step *= mpmath.exp(y * y)
        y -= max(min(step / (1 + y * step), mpf(0.5)), mpf(-0.5))
        if abs(step) < mpf(2) ** -200 * abs(y):
            break
    return y if x > 0 else -y


def _wide(function):
    """Where terms cancel."""
    def one(*arguments):
        with mpmath.workprec(2400):
            return function(*arguments)
    return one


# Name: the function of the libraries, that of mpmath, and a domain for each argument.
FUNCTIONS = {
    "reciprocal": (lambda t, x: t.reciprocal(x), lambda x: 1 / x, WHOLE),
    "sqrt": (lambda t, x: t.sqrt(x), mpmath.sqrt, (0, np.inf)),
    "rsqrt": (lambda t, x: t.rsqrt(x), lambda x: 1 / mpmath.sqrt(x), (0, np.inf)),
    "exp": (lambda t, x: t.exp(x), mpmath.exp, WHOLE),
    "exp2": (lambda t, x: t.exp2(x), lambda x: mpf(2) ** x, WHOLE),
    "expm1": (lambda t, x: t.expm1(x), mpmath.expm1, WHOLE),
    "log": (lambda t, x: t.log(x), mpmath.log, (0, np.inf)),
    "log2": (lambda t, x: t.log2(x), lambda x: mpmath.log(x) / mpmath.log(2), (0, np.inf)),
    "log10": (lambda t, x: t.log10(x), mpmath.log10, (0, np.inf)),
    "log1p": (lambda t, x: t.log1p(x), mpmath.log1p, (-1, np.inf)),
    "sin": (lambda t, x: t.sin(x), _wide(mpmath.sin), WHOLE),
    "cos": (lambda t, x: t.cos(x), _wide(mpmath.cos), WHOLE),
    "tan": (lambda t, x: t.tan(x), _wide(mpmath.tan), WHOLE),
    "asin": (lambda t, x: t.asin(x), mpmath.asin, (-1, 1)),
    "acos": (lambda t, x: t.acos(x), mpmath.acos, (-1, 1)),
    "atan": (lambda t, x: t.atan(x), mpmath.atan, WHOLE),
    "sinh": (lambda t, x: t.sinh(x), _wide(mpmath.sinh), WHOLE),
    "cosh": (lambda t, x: t.cosh(x), mpmath.cosh, WHOLE),
    "tanh": (lambda t, x: t.tanh(x), _wide(mpmath.tanh), WHOLE),
    "asinh": (lambda t, x: t.asinh(x), _wide(mpmath.asinh), WHOLE),
    "acosh": (lambda t, x: t.acosh(x), mpmath.acosh, (1, np.inf)),
    "atanh": (lambda t, x: t.atanh(x), _wide(mpmath.atanh), (-1, 1)),
    "deg2rad": (lambda t, x: t.deg2rad(x), lambda x: x * mpmath.pi / 180, WHOLE),
    "rad2deg": (lambda t, x: t.rad2deg(x), lambda x: x * 180 / mpmath.pi, WHOLE),
    "sinc": (lambda t, x: t.sinc(x), _wide(lambda x: mpmath.sin(mpmath.pi * x) / (mpmath.pi * x)), WHOLE),
    "erf": (lambda t, x: t.erf(x), mpmath.erf, WHOLE),
    "erfc": (lambda t, x: t.erfc(x), mpmath.erfc, (-np.inf, 30)),
    "erfinv": (lambda t, x: t.erfinv(x), _erfinv, (-1, 1)),
    "lgamma": (lambda t, x: t.lgamma(x), _log_gamma, (-200, 1e30)),
    "digamma": (lambda t, x: t.digamma(x), mpmath.digamma, (-200, 1e30)),
    "polygamma(1)": (lambda t, x: t.polygamma(1, x), lambda x: mpmath.zeta(2, x), (0, 1e6)),
    "polygamma(3)": (lambda t, x: t.polygamma(3, x), lambda x: 6 * mpmath.zeta(4, x), (0, 1e6)),
    "logit": (lambda t, x: t.logit(x), lambda x: mpmath.log(x / (1 - x)), (0, 1)),
    "erfcx": (lambda t, x: t.special.erfcx(x), _erfcx, (-26, np.inf)),
    "ndtr": (lambda t, x: t.special.ndtr(x), _ndtr, (-38, np.inf)),
    "log_ndtr": (lambda t, x: t.special.log_ndtr(x), lambda x: mpmath.log1p(-_ndtr(-x)) if x > 0 else mpmath.log(
        _erfcx(-x / mpmath.sqrt(2)) / 2) - x * x / 2, (-1e4, np.inf)),
    "ndtri": (lambda t, x: t.special.ndtri(x), lambda x: mpmath.sqrt(2) * _erfinv(2 * x - 1), (0, 1)),
    "entr": (lambda t, x: t.special.entr(x), lambda x: -x * mpmath.log(x), (0, np.inf)),
    "i0": (lambda t, x: t.i0(x), _i(0, False), (-700, 700)),
    "i0e": (lambda t, x: t.special.i0e(x), _i(0, True), (-1e5, 1e5)),
    "i1": (lambda t, x: t.special.i1(x), _i(1, False), (-700, 700)),
    "i1e": (lambda t, x: t.special.i1e(x), _i(1, True), (-1e5, 1e5)),
    "elu": (lambda t, x: t.nn.functional.elu(x), lambda x: x if x > 0 else mpmath.expm1(x), WHOLE),
    "selu": (lambda t, x: t.nn.functional.selu(x), _selu, WHOLE),
    "celu": (lambda t, x: t.nn.functional.celu(x, 2), lambda x: x if x > 0 else 2 * mpmath.expm1(x / 2), WHOLE),
    "hardsigmoid": (lambda t, x: t.nn.functional.hardsigmoid(x), lambda x: min(max(x / 6 + 0.5, 0), 1), WHOLE),
    "hardswish": (lambda t, x: t.nn.functional.hardswish(x), lambda x: x * min(max(x / 6 + 0.5, 0), 1), WHOLE),
    "sigmoid": (lambda t, x: t.sigmoid(x), lambda x: 1 / (1 + mpmath.exp(-x)), WHOLE),
    "softplus": (lambda t, x: t.nn.functional.softplus(x, 1, 60), _log1p_exp, (-np.inf, 60)),
    "softplus(3)": (lambda t, x: t.nn.functional.softplus(x, 3, 60), lambda x: _log1p_exp(3 * x) / 3, (-np.inf, 20)),
    "logsigmoid": (lambda t, x: t.nn.functional.logsigmoid(x), lambda x: -_log1p_exp(-x), WHOLE),
    "softsign": (lambda t, x: t.nn.functional.softsign(x), lambda x: x / (1 + abs(x)), WHOLE),
    "tanhshrink": (lambda t, x: t.nn.functional.tanhshrink(x), _wide(lambda x: x - mpmath.tanh(x)), WHOLE),
    "silu": (lambda t, x: t.nn.functional.silu(x), lambda x: x / (1 + mpmath.exp(-x)), WHOLE),
    "mish": (lambda t, x: t.nn.functional.mish(x), _wide(lambda x: x * mpmath.tanh(_log1p_exp(x))), (-100, 1e30)),
    "gelu": (lambda t, x: t.nn.functional.gelu(x), lambda x: x * _ndtr(x), (-38, np.inf)),
    "gelu_tanh": (lambda t, x: t.nn.functional.gelu(x, approximate="tanh"), _gelu_tanh, WHOLE),
    "pow": (lambda t, x, y: t.pow(x, y), lambda x, y: x**y, (0, np.inf), WHOLE),
    "pow(2.5)": (lambda t, x: t.pow(x, 2.5), lambda x: x**2.5, (0, np.inf)),
    "pow(3)": (lambda t, x: t.pow(x, 3), lambda x: x**3, WHOLE),
    "pow(-1)": (lambda t, x: t.pow(x, -1), lambda x: 1 / x, WHOLE),
    "pow(-2)": (lambda t, x: t.pow(x, -2), lambda x: 1 / (x * x), WHOLE),
    "atan2": (lambda t, x, y: t.atan2(x, y), mpmath.atan2, WHOLE, WHOLE),
    "hypot": (lambda t, x, y: t.hypot(x, y), lambda x, y: mpmath.sqrt(x * x + y * y), WHOLE, WHOLE),
    "logaddexp": (lambda t, x, y: t.logaddexp(x, y), lambda x, y: _log_add(x, y, mpmath.e), (-1e4, 1e4), (-1e4, 1e4)),
    "logaddexp2": (lambda t, x, y: t.logaddexp2(x, y), lambda x, y: _log_add(x, y, mpf(2)), (-1e4, 1e4), (-1e4, 1e4)),
    "xlogy": (lambda t, x, y: t.xlogy(x, y), lambda x, y: x * mpmath.log(y), WHOLE, (0, np.inf)),
    "xlog1py": (lambda t, x, y: t.special.xlog1py(x, y), lambda x, y: x * mpmath.log1p(y), WHOLE, (-1, np.inf)),
    "fmod": (lambda t, x, y: t.fmod(x, y), _wide(mpmath.fmod), (0, np.inf), (0, np.inf)),
    "remainder": (lambda t, x, y: t.remainder(x, y), _wide(lambda x, y: x - y * mpmath.floor(x / y)), WHOLE,
                  (0, np.inf)),
    "ldexp": (lambda t, x, y: t.ldexp(x, y.round()), lambda x, y: x * mpf(2) ** mpmath.nint(y), WHOLE, (-300, 300)),
}  # fmt: skip


def points(kind, domain, count, random):
    """Return numbers of all sizes, of those where functions turn, and near the whole and half ones and the ends."""
    limits = np.finfo(kind)
    parts = [random.choice([-1, 1], count) * 2.0 ** random.uniform(np.log2(limits.tiny), np.log2(limits.max), count)]
    parts += [random.uniform(-size, size, count) for size in (1, 3, 10, 40, 100, 800)]
    near = random.integers(-20, 21, count) / 2 + random.choice([-1, 1], count) * 2.0 ** random.uniform(-30, -2, count)
    ends = [end + random.choice([-1, 1], count) * 2.0 ** random.uniform(-50, 0, count) for end in domain
            if np.isfinite(end)]
    result = np.concatenate([*parts, near, *ends]).astype(kind)
    return result[(result > domain[0]) & (result < domain[1]) & np.isfinite(result)]


def distance(got, exact, kind):
    """In units of the last place of the exact number."""
    if not np.isfinite(got):
        return np.inf
    return float(abs(mpf(float(got)) - exact) / mpf(float(np.spacing(kind(abs(float(exact)))))))


def arguments(domains, kind, count, seed):
    random = np.random.default_rng(seed)
    chosen = [points(kind, domain, count, random) for domain in domains]
    length = min(map(len, chosen))
    several = [random.permutation(one)[:length] if len(domains) > 1 else one for one in chosen]
    if len(domains) == 2:  # some that lie side by side
        with np.errstate(over="ignore"):
            beside = (several[0][: length // 2] * (1 + 2.0 ** random.uniform(-20, 3, length // 2))).astype(kind)
        inside = (beside > domains[1][0]) & (beside < domains[1][1])
        several = [np.concatenate([several[0], several[0][: length // 2][inside]]),
                   np.concatenate([several[1], beside[inside]])]
    return several


def errors(torch, name, kind, count=100, seed=0):
    """Arguments and by how much each result is off, where it is a number that is neither denormal nor infinite."""
    call, exact, *domains = FUNCTIONS[name]
    kind = KINDS[kind]
    limits = np.finfo(kind)
    chosen = arguments(domains, kind, count, seed)
    got = call(torch, *(torch.from_numpy(one) for one in chosen)).numpy()
    for numbers, result in zip(zip(*chosen, strict=True), got, strict=True):
        try:
            wanted = mpmath.re(exact(*(mpf(float(x)) for x in numbers)))
        except (ZeroDivisionError, ValueError, OverflowError):
            continue
        if limits.tiny <= abs(wanted) < limits.max:
            yield distance(result, wanted, kind), [float(x) for x in numbers], float(result), float(wanted)


def main():
    import torch

    names = [one for one in sys.argv[1:] if one in FUNCTIONS] or list(FUNCTIONS)
    worst = {}
    for name in names:
        for kind in KINDS:
            try:
                worst[f"{name} {kind}"] = max(errors(torch, name, kind), default=(0,))
            except (AttributeError, TypeError, RuntimeError) as error:
                worst[f"{name} {kind}"] = (f"{type(error).__name__}: {error}"[:100],)
    if "--beside" not in sys.argv:
        print(json.dumps(worst))
        return
    with open(sys.argv[sys.argv.index("--beside") + 1]) as file:
        beside = json.load(file)
    for name, found in worst.items():
        print(name, *(f"{one[0]:.3g}" if isinstance(one[0], (int, float)) else one[0] for one in (found, beside[name])),
              *found[1:])


if __name__ == "__main__":
    sys.path.insert(0, ".")
    main()
