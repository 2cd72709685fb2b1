"""Tests of formula rows at the ends of their domain: one special element leaves its neighbours alone, and gradients at
infinities have the limit of the gradients before them.
"""

import numpy as np
import pytest

import torch

from .cases import Case, samples
from .gradients import differentiable_outputs
from .values import over

SPECIAL = (np.nan, np.inf, -np.inf, 0.0, -0.0, 1e300, -1e300, 1e-310)
USUAL = (0.3, -0.7, 1.5, 2.5, -2.5, 0.9, 7.0, -40.0)
TOWARDS = 10.0 ** np.array([1, 2, 3, 5, 8, 15, 40, 100, 200, 300])  # numbers on the way to infinity


def formulas(row):
    """Return whether a row computes each element by a formula, with a gradient."""
    return row.body.kind == "loop" and row.gradients and not (row.states or row.internal) and "Double" in row.dtypes


def sample_of(row):
    """Return a sample whose tensors have elements, or None."""
    result = (sample for sample in samples(row) if not any(isinstance(value, dict) for value in sample.values()))
    whole = (one for one in result if all(isinstance(one.get(p.name), list) and one[p.name] for p in row.tensors))
    return next((one for one in whole if all(p.dtype is None for p in row.tensors)), None)


def case_at(row, sample, name, values):
    """Return a call with these values of one operand and fixed values of the others."""
    case = Case(row, sample, "Double")
    for p in row.tensors:
        one = case.values[p.name].ravel()[:1]
        case.values[p.name] = np.array(values) if p.name == name else np.repeat(one, len(values))
    return case


def expected(row, sample, name, values):
    return case_at(row, sample, name, values).expected()[0]


def computed(row, sample, name, values):
    """Return results and gradients."""
    case = case_at(row, sample, name, values)
    arguments = case.arguments()
    arguments[name] = leaf = arguments[name].requires_grad_()
    output = differentiable_outputs(row, case.call(arguments))[0]
    slope = torch.autograd.grad(output.sum(), leaf)[0] if output.requires_grad else torch.zeros_like(leaf)
    return output.detach().numpy(), slope.numpy()


def operands(row):
    return [p.name for gradient in row.gradients for p in gradient.parameters if p.dtype is None]


@over(formulas)
def test_a_special_element_leaves_its_neighbours_alone(row):
    sample = sample_of(row)
    for name in operands(row) if sample else ():
        values = np.array([one for pair in zip(SPECIAL, USUAL, strict=True) for one in pair])
        together = computed(row, sample, name, values)
        for k, value in enumerate(values):
            alone = computed(row, sample, name, [value])
            for whole, part in zip(together, alone, strict=True):
                np.testing.assert_array_equal(whole[k], part[0], err_msg=f"{row.op}: {name} = {value}")


def limit(values):
    """Return the limit of a sequence that has settled, or None."""
    before, last = values[-2:]
    if not np.isfinite(values[-4:]).all():
        return None
    if abs(last - before) <= 1e-9 * abs(last):
        return last
    return 0.0 if (np.diff(np.abs(values[-4:])) < 0).all() and abs(last) < 1e-30 else None


@over(formulas)
def test_infinities_have_the_limits(row):
    sample = sample_of(row)
    for name in operands(row) if sample else ():
        for sign in (1, -1):
            results = computed(row, sample, name, [*(sign * TOWARDS), sign * np.inf])
            oracle = expected(row, sample, name, [sign * np.inf])
            for what, result in zip(("value", "gradient"), results, strict=True):
                wanted = limit(result[:-1])
                if wanted is not None and not (what == "value" and np.isnan(oracle).all()):
                    at = f"{row.op}: {what} at {name} = {sign * np.inf}"
                    assert result[-1] == pytest.approx(wanted, rel=1e-9, abs=1e-30), at
