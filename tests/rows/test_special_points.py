"""First and second derivatives of elementwise rows at special points: cases of a formula, and 0 / 0.

Each must be the slope of the surrounding values.
"""

import numpy as np
import pytest
from cases import CATALOGUE

import torch
from torch import _core
from torch.autograd import Variable, grad

POINTS = np.array([0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 12, 20, 25, 26, 30, 45])
POINTS = np.concatenate([-POINTS[:0:-1], POINTS])
PAIRS = np.array([-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3.0])
STEP = 2.0**-13
ZERO_WHERE_EQUAL = {"nextafter"}  # as in PyTorch: the value there is the other operand


def rows_of(count):
    """Elementwise rows of that many floating tensors, where nothing else has to be given."""
    for name in sorted(_core.rows.keys() & CATALOGUE.by_op.keys()):
        row = _core.rows[name]
        tensors = [kind in "te" for _, kind, optional, _ in row.parameters if not optional]
        if not row.elementwise or "Double" not in row.dtypes or tensors != [True] * count:
            continue
        if CATALOGUE.by_op[name].missing:
            continue
        function = getattr(torch, row.name, None) or getattr(torch.nn.functional, row.name, None)
        if function:
            y = function(*(Variable(torch.ones(2).double()) for _ in tensors))
            if isinstance(y, Variable) and y.requires_grad and y.size() == (2,):  # a gradient of each element
                yield pytest.param(function, id=name)


def derivatives(function, *values):
    """Return values, first derivatives, and second ones by pairs of arguments; nan if they are not implemented."""
    x = [Variable(torch.from_numpy(value.copy())) for value in values]
    y = function(*x)
    first, second, zeros = [], [], np.zeros_like(values[0])
    for one in x:
        first += grad(y.sum(), [one], create_graph=True, allow_unused=True)
        try:
            twice = first[-1] is not None and first[-1].requires_grad
            line = grad(first[-1].sum(), x, retain_graph=True, allow_unused=True) if twice else [None] * len(x)
            second.append([zeros if found is None else found.data.numpy() for found in line])
        except RuntimeError as error:
            assert "not derived" in str(error)
            second.append([zeros * np.nan] * len(x))
    return y.data.numpy(), [zeros if found is None else found.data.numpy() for found in first], second


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


@pytest.mark.parametrize("function", list(rows_of(1)))
def test_derivatives_at_special_points(function):
    y, (first,), ((second,),) = derivatives(function, POINTS)
    near, far = ([derivatives(function, POINTS + sign * step) for sign in (-1, 1)] for step in (STEP, 2 * STEP))
    compare(first, y, [d[0] for d in near], [d[0] for d in far], "slope")
    compare(second, first, [d[1][0] for d in near], [d[1][0] for d in far], "second")


@pytest.mark.parametrize("function", list(rows_of(2)))
def test_derivatives_at_special_pairs(function):
    """Along the lines where both are equal, opposite or zero, too."""
    pairs = [grid.ravel() for grid in np.meshgrid(PAIRS, PAIRS)]
    y, first, second = derivatives(function, *pairs)
    stated = (pairs[0] == pairs[1]) & (function.__name__ in ZERO_WHERE_EQUAL)
    for k in range(2):
        assert not first[k][stated].any()
        near, far = ([derivatives(function, *[value + (sign * step if j == k else 0) for j, value in enumerate(pairs)])
                      for sign in (-1, 1)] for step in (STEP, 2 * STEP))
        compare(first[k], np.where(stated, np.nan, y), [d[0] for d in near], [d[0] for d in far], f"slope {k}")
        for j in range(2):
            if not np.isnan(second[j][k]).all():
                compare(second[j][k], first[j], [d[1][j] for d in near], [d[1][j] for d in far], f"second {j}{k}")


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_every_number_is_taken_apart(kind):
    info = np.finfo(kind)
    powers = np.ldexp(np.ones(1, kind), np.arange(info.minexp - info.nmant, info.maxexp)).astype(kind)
    below = np.nextafter(powers[info.nmant :], kind(0))
    random = np.random.default_rng(3)
    drawn = np.ldexp(random.uniform(0.5, 1, 500).astype(kind), random.integers(info.minexp, info.maxexp, 500))
    numbers = np.concatenate([powers, below, drawn.astype(kind), np.array([0, info.max], kind)])
    numbers = np.concatenate([numbers, -numbers])
    mantissa, exponent = torch.frexp(torch.from_numpy(numbers))
    wanted = np.frexp(numbers)
    np.testing.assert_array_equal(mantissa.numpy(), wanted[0])
    np.testing.assert_array_equal(exponent.numpy(), wanted[1])
    assert (np.signbit(mantissa.numpy()) == np.signbit(numbers)).all() and exponent.type() == "torch.IntTensor"
    odd = torch.from_numpy(np.array([np.inf, -np.inf, np.nan], kind))
    np.testing.assert_array_equal(torch.frexp(odd)[0].numpy(), odd.numpy())
    assert torch.frexp(odd)[1].tolist() == [0, 0, 0]


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_slope_of_a_mantissa_at_the_ends_of_the_range(kind):
    info = np.finfo(kind)
    x = torch.from_numpy(np.array([1.5, info.max, -info.tiny], kind)).requires_grad_()
    mantissa, exponent = torch.frexp(x)
    slope = torch.autograd.grad(mantissa.sum(), x)[0].numpy()
    np.testing.assert_array_equal(slope, np.ldexp(np.ones(3, kind), -exponent.numpy()))
