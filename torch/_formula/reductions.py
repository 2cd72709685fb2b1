"""Reductions along rows, the last dim, in traces: reducing rows, functions composed of them, and their gradients."""

from __future__ import annotations

import math

from torch import _core
from torch._formula.registers import reduces
from torch._formula.trace import DROPPED, FULL, REDUCTION_GRADIENTS, REDUCTIONS, ROW, Traced, TraceError, as_number

PLAIN = ("sum", "mean", "amax", "amin")  # one fold each; of one element the result is that element
_MOST = 2.0**125  # the inverse is a normal float
_SMALL, _LARGE = 1e-28, 1e36  # sums of products of floats between these have lost none to underflow or overflow
_NEED_ELEMENTS = ("amax", "amin")


class NeedsDims(Exception):
    """Raised if a trace reaches a reduction before the dims of its operands are known."""


def _along_rows(graph, row, values):
    """Return the step of a reduction along the last dim.

    Raises NeedsDims if the dims are not known, and TraceError for other dims.
    """
    x = as_number(values["input"])
    if not graph.shaped:
        raise NeedsDims
    given = values.get("dim")
    dims = list(given) if isinstance(given, (list, tuple)) else [given]
    last = len(dims) == 1 and dims[0] is not None and (dims[0] == -1 or x.ndim is not None and dims[0] == x.ndim - 1)
    if not last and not (x.ndim == 1 and given in (None, (), [])):
        raise TraceError(f"{graph.name}: {row.name} reduces dim {given}; a fused reduction is along the last dim")
    if x.span == DROPPED:
        raise TraceError(f"{graph.name}: {row.name} of a reduction that dropped its dim; write keepdim=True")
    values = values | {"input": x}
    if row.op in _COMPOSED:
        result = _COMPOSED[row.op](x, values)
        return result if values.get("keepdim") or row.op.endswith("softmax") else _dropped(result)
    keeps = bool(values.get("keepdim"))
    if x.span == ROW:
        return x if keeps else _dropped(x)
    graph.needs_elements |= row.op in _NEED_ELEMENTS
    if row.op == "sum" and (_parted(x)[0] is not x or _has_late_factors(x)):
        return summed(x) if keeps else _dropped(summed(x))
    return _step(row, x, ROW if keeps else DROPPED)


def _step(row, x, span):
    values = {"input": x, "dim": -1, "keepdim": span == ROW}
    return x.graph.step(row, values, span)


def _reduced(name, x):
    return x if x.span != FULL else _step(_core.rows[name], x, ROW)


def _either(condition, quick, exact, slope, *read):
    """Return `quick` where a condition on the row holds, else `exact`, which is computed there only.

    Both are the same value. `slope` gives its gradient, from the value, its own gradient and `read`: the gradients of
    values that it depends on.
    """
    values = {"condition": condition, "input": quick, "other": exact}
    return exact.graph.step(_core.rows["where"], values, constant=tuple(values), slope=(slope, read))


def _in_range(total):
    return (total > _SMALL) & (total < _LARGE)


def summed(x):
    """Return the sum along rows. A factor that is constant along a row multiplies the sum."""
    if _has_late_factors(x):
        return _sum_of_products(x)
    elements, factor, divisor = _parted(x)
    if elements is x:
        return _reduced("sum", x)
    total = summed(elements)
    total = total if factor is None else total * factor
    return total if divisor is None else total / divisor


def _has_late_factors(x):
    """Return whether a value is a product whose factors have factors that reductions of the row give."""
    if x.span != FULL or x.row is None or x.row.op != "mul" or any(_is_constant(v) for v in x.values.values()):
        return False
    return any(map(_waits, (factor for value in x.values.values() for factor in _parted(value)[1:])))


def _waits(factor):
    return isinstance(factor, Traced) and reduces(factor)


def _parted(value):
    """Return the elements, the factor and the divisor of a value, of which two are constant along a row or None."""
    if value.row is None or value.span != FULL:
        return value, None, None
    input, other = value.values.get("input"), value.values.get("other")
    match value.row.op:
        case "neg":
            return input, -1, None
        case "div" if _is_constant(other):
            return input, None, other
        case "mul" if _is_constant(other):
            return input, other, None
        case "mul" if _is_constant(input):
            return other, input, None
    return value, None, None


def _sum_of_products(x):
    """Return the sum of products that is multiplied by the factors of rows afterwards, unless it leaves the range.

    So the sum and the reductions that give the factors read the row together.
    """
    (a, *first), (b, *second) = ([1.0 if part is None else part for part in _parted(v)] for v in x.values.values())
    total, factor, divisor = _reduced("sum", a * b), first[0] * second[0], first[1] * second[1]
    fits = _in_range(abs(total))
    for part in (factor, divisor):
        fits = fits & _in_range(abs(part)) if isinstance(part, Traced) else fits
    quick = _where(fits, total, 0.0) * factor / _where(fits, divisor, 1.0)
    exact = _reduced("sum", x)
    return _either(fits, quick, exact, _slope_of_sum, exact)


def _slope_of_sum(result, grad, exact):
    return [(exact, grad)]


def _is_constant(value):
    """Return whether a value is constant along a row."""
    return not isinstance(value, Traced) or value.number or value.span == ROW


def _dropped(x):
    """Return a value with one number per row without its last dim."""
    return x.graph.step(_core.rows["mul"], {"input": x, "other": 1.0}, DROPPED)


def _where(condition, yes, no):
    return _core.where(condition, yes, no)


def _shift(x):
    """Return the largest element, or 0 where it is infinite, for shifting an exponential."""
    top = _reduced("amax", x)
    return _where(abs(top) == math.inf, 0.0, top)


def _moved(x, shift):
    """Return x - shift. The results of softmax and logsumexp do not depend on the shift, so it has no gradient."""
    return x.graph.step(_core.rows["sub"], {"input": x, "other": shift}, constant=("other",))


def _softmax(x, values):
    powers = _core.exp(_moved(x, _reduced("amax", x)))
    return powers / summed(powers)


def _log_softmax(x, values):
    moved = _moved(x, _reduced("amax", x))
    return moved - _core.log(summed(_core.exp(moved)))


def _logsumexp(x, values):
    shift = _shift(x)
    logarithm = _core.log(summed(_core.exp(_moved(x, shift))))
    return x.graph.step(_core.rows["add"], {"input": logarithm, "other": shift}, constant=("other",))


def _variance(x, values):
    correction = values.get("correction")
    if correction is None:
        correction = 1 if values.get("unbiased", True) else 0
    distance = x - _reduced("mean", x)
    squares = summed(distance * distance)
    count = _where(squares == squares, 1.0, 1.0) * x.graph.columns if x.span == FULL else 1
    rest = count - correction
    return squares / (_where(rest > 0, rest, 0.0) if x.span == FULL else max(rest, 0))


def _deviation(x, values):
    variance = _variance(x, values)
    some = variance != 0  # the gradient is 0 elsewhere
    return _where(some, _core.sqrt(_where(some, variance, 1.0)), variance)


def _norm(x, values):
    """Return the 2-norm. Elements whose squares might overflow or vanish are divided by the largest one."""
    if values.get("p", 2) != 2:
        raise TraceError(f"{x.graph.name}: norm with p={values['p']}; a fused one has p=2")
    squares = summed(x * x)
    near = _in_range(squares)
    top = _reduced("amax", abs(x))
    far = (top < math.inf) & (top > 0)
    inverse = 1.0 / _where(far, top, 1.0)
    scale = _where(inverse < math.inf, inverse, _MOST)
    scaled = x * scale
    exact = _core.sqrt(_reduced("sum", scaled * scaled)) / scale
    return _either(near, _core.sqrt(_where(near, squares, 1.0)), exact, _slope_of_norm, x, near, scale)


def _slope_of_norm(result, grad, x, near, scale):
    factor = _where(near, 1.0, scale)
    root = result * factor
    return [(x, x * factor * (grad / _where(root != 0, root, 1.0)))]  # 0 if all elements are


_COMPOSED = {"norm": _norm, "softmax": _softmax, "log_softmax": _log_softmax, "logsumexp": _logsumexp, "var": _variance,
            "std": _deviation}


def _spread(step, grad):
    return grad


def _mean_gradient(step, grad):
    return grad / step.graph.columns


def _extreme_gradient(step, grad):
    """Return the gradient of an extreme, which equal elements share evenly."""
    result = _where(step.values["input"] == step, 1.0, 0.0)
    return result * (grad / summed(result))


REDUCTIONS.update(dict.fromkeys((*PLAIN, *_COMPOSED), _along_rows))
REDUCTION_GRADIENTS.update(sum=_spread, mean=_mean_gradient, amax=_extreme_gradient, amin=_extreme_gradient)
