"""Tests of derivatives at special points for every elementwise row: cases of a formula, and 0 / 0.

Each must be the slope of the surrounding values.
"""

import numpy as np

import torch
from torch.autograd import grad

from .cases import function_of
from .values import over

POINTS = np.array([0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 12, 20, 25, 26, 30, 45])
POINTS = np.concatenate([-POINTS[:0:-1], POINTS])
PAIRS = np.array([-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3.0])
STEP = 2.0**-13
ZERO_WHERE_EQUAL = {"nextafter"}  # as in PyTorch: the value there is the other operand


def _of_tensors(count):
    """Return a condition: an elementwise row of that many floating tensors, where nothing else has to be given."""
    def condition(row):
        needed = [p.kind in ("tensor", "either") for p in row.parameters if p.required]
        if not row.elementwise or "Double" not in row.dtypes or row.missing or needed != [True] * count:
            return False
        return not (row.internal or row.only == "method" or row.states) and _has_gradients(row, count)
    return condition


def _has_gradients(row, count):
    """Return whether a row has one result, of whose elements each has a gradient."""
    y = function_of(row)(*(torch.ones(2).double().requires_grad_() for _ in range(count)))
    return torch.is_tensor(y) and y.requires_grad and y.size() == (2,)


def derivatives(function, *values):
    """Return values, first derivatives, and second ones by pairs of arguments; nan if they are not implemented."""
    x = [torch.from_numpy(value.copy()).requires_grad_() for value in values]
    y = function(*x)
    first, second, zeros = [], [], np.zeros_like(values[0])
    for one in x:
        first += grad(y.sum(), [one], create_graph=True, allow_unused=True)
        try:
            twice = first[-1] is not None and first[-1].requires_grad
            line = grad(first[-1].sum(), x, retain_graph=True, allow_unused=True) if twice else [None] * len(x)
            second.append([zeros if result is None else result.data.numpy() for result in line])
        except RuntimeError as error:
            assert "not derived" in str(error)
            second.append([zeros * np.nan] * len(x))
    return y.data.numpy(), [zeros if result is None else result.data.numpy() for result in first], second


def compare(slope, here, near, far, name):
    """Compare a derivative with the one-sided slopes: it must equal them, or at a kink be one of them or between.

    `near` and `far` are the values one and two steps before and after. A slope that doubles for half the step is a
    jump or a pole.
    """
    with np.errstate(all="ignore"):
        left, right, wide = (here - near[0]) / STEP, (near[1] - here) / STEP, (far[1] - far[0]) / STEP / 4
        middle, size = (left + right) / 2, np.maximum(np.maximum(np.abs(left), np.abs(right)), 1)
        known = np.isfinite(wide) & np.isfinite(middle) & (np.abs(wide - middle) < 0.1 * size)
        noise = 2e-12 * np.maximum(np.abs(here), 1) / STEP
        smooth = known & (np.abs(left - right) < 0.02 * size)
        wrong = smooth & ~(np.abs(slope - middle) <= 2e-3 * size + noise)
        between = (slope >= np.minimum(left, right) - 0.05 * size) & (slope <= np.maximum(left, right) + 0.05 * size)
        wrong |= known & ~smooth & ~between
    assert not wrong.any(), f"{name} at {np.flatnonzero(wrong)}: {slope[wrong]} between {left[wrong]}, {right[wrong]}"


@over(_of_tensors(1))
def test_derivatives_at_special_points(row):
    function = function_of(row)
    y, (first,), ((second,),) = derivatives(function, POINTS)
    near, far = ([derivatives(function, POINTS + sign * step) for sign in (-1, 1)] for step in (STEP, 2 * STEP))
    compare(first, y, [d[0] for d in near], [d[0] for d in far], "slope")
    compare(second, first, [d[1][0] for d in near], [d[1][0] for d in far], "second")


@over(_of_tensors(2))
def test_derivatives_at_special_pairs(row):
    """Along the lines where both are equal, opposite or zero, too."""
    function = function_of(row)
    pairs = [grid.ravel() for grid in np.meshgrid(PAIRS, PAIRS)]
    y, first, second = derivatives(function, *pairs)
    stated = (pairs[0] == pairs[1]) & (row.op in ZERO_WHERE_EQUAL)
    for k in range(2):
        assert not first[k][stated].any()
        near, far = ([derivatives(function, *[value + (sign * step if j == k else 0) for j, value in enumerate(pairs)])
                      for sign in (-1, 1)] for step in (STEP, 2 * STEP))
        compare(first[k], np.where(stated, np.nan, y), [d[0] for d in near], [d[0] for d in far], f"slope {k}")
        for j in range(2):
            if not np.isnan(second[j][k]).all():
                compare(second[j][k], first[j], [d[1][j] for d in near], [d[1][j] for d in far], f"second {j}{k}")
