"""lgamma of floats, digamma and acosh: their error, and both ends of the range."""

import numpy as np
import pytest
from scipy import special

import torch


def trigamma(x):
    """Reflect numbers below zero."""
    return np.pi**2 / np.sin(np.pi * (x - np.rint(x))) ** 2 - special.zeta(2, 1 - x)


@pytest.mark.parametrize("low, high", [(1e-3, 0.5), (0.5, 3), (3, 20), (20, 1e6), (-20, 0), (0.999, 1.001)])
def test_the_gamma_function_on_both_sides_of_the_recurrence_and_the_reflection(low, high):
    x = np.random.default_rng(int(high)).uniform(low, high, 5000)
    single = x.astype(np.float32)
    wanted = special.gammaln(single.astype(float))
    np.testing.assert_allclose(torch.from_numpy(single.copy()).lgamma().numpy(), wanted, 5e-7)
    for kind, bound in ((np.float32, 3e-7), (np.float64, 1e-13 if high > 0 else 1e-10)):  # SciPy rounds pi * x
        part = x.astype(kind)
        np.testing.assert_allclose(torch.from_numpy(part.copy()).digamma().numpy(), special.digamma(part.astype(float)),
                                   bound, atol=1e-14)
        np.testing.assert_allclose(torch.polygamma(1, torch.from_numpy(part.copy())).numpy(),
                                   special.zeta(2, part.astype(float)) if high > 0 else trigamma(part.astype(float)),
                                   bound)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_gamma_function_at_its_ends(kind):
    x = np.array([0.0, -0.0, -1, -7, 1, 2, np.inf, -np.inf, np.nan, np.finfo(kind).max, np.finfo(kind).tiny], kind)
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(torch.from_numpy(x.copy()).digamma().numpy(), special.digamma(x), 1e-6)
        logarithms = np.where(np.isinf(x), np.inf, special.gammaln(x))
    np.testing.assert_allclose(torch.from_numpy(x.copy()).lgamma().numpy(), logarithms, 1e-6)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_acosh_from_one_to_the_largest_number(kind):
    most = np.finfo(kind).max
    x = np.concatenate([1 + np.logspace(-15, 1, 999), np.geomspace(1, most / 2, 999), [1, most]]).astype(kind)
    result = torch.from_numpy(x.copy()).acosh().numpy()
    np.testing.assert_allclose(result, np.arccosh(x.astype(np.longdouble)), 5 * np.finfo(kind).eps)
    ends = torch.from_numpy(np.array([np.inf, 0.5, -3, -np.inf, np.nan], kind)).acosh().tolist()
    assert ends[0] == np.inf and np.isnan(ends[1:]).all()
