"""Densities, shares, quantiles, entropies and moments of every family against SciPy, at parameters far and near."""

import numpy as np
import pytest
from families import FAMILIES, cases

import torch

CASES = cases(FAMILIES)
SHARES = np.array([1e-6, 1e-3, 0.1, 0.3, 0.5, 0.8, 0.99, 0.99999])


def tensors(values, kind=torch.float64):
    return [torch.tensor(float(value), dtype=kind) for value in values]


def near(found, wanted, tolerance=1e-9):
    np.testing.assert_allclose(np.asarray(found, float), wanted, rtol=tolerance, atol=tolerance * 1e-3)


every_case = pytest.mark.parametrize("case", CASES)


def numbers(family, scipy):
    """Return numbers that are likely, and some that are not."""
    values = scipy.ppf(SHARES)
    return np.unique(values) if family.discrete else values


@every_case
def test_log_prob(case):
    family, parameters = CASES[case]
    ours, scipy = family.make(*tensors(parameters)), family.frozen(parameters)
    values = numbers(family, scipy)
    wanted = scipy.logpmf(values) if family.discrete else scipy.logpdf(values)
    result = ours.log_prob(torch.tensor(values - family.shift)).numpy()
    np.testing.assert_allclose(result, wanted, rtol=1e-9, atol=1e-8)


@every_case
def test_log_prob_of_floats_is_that_of_doubles(case):
    family, parameters = CASES[case]
    values = torch.tensor(numbers(family, family.frozen(parameters)) - family.shift).float()
    single, double = (family.make(*tensors(parameters, kind), validate_args=False)
                      for kind in (torch.float32, torch.float64))  # fmt: skip
    result, wanted = single.log_prob(values), double.log_prob(values.double())
    assert result.dtype == torch.float32
    spread = max(1, *(abs(float(p)) for p in parameters))
    finite = torch.isfinite(wanted)  # a value may round to the very end of a support
    np.testing.assert_allclose(result[finite], wanted[finite], rtol=2e-4, atol=3e-6 * spread)


@every_case
def test_shares_and_quantiles(case):
    family, parameters = CASES[case]
    ours, scipy = family.make(*tensors(parameters)), family.frozen(parameters)
    values = numbers(family, scipy)
    if family.discrete or "cdf" in family.lacks:
        with pytest.raises(NotImplementedError, match=f"{family.name} has no cdf"):
            ours.cdf(torch.tensor(values - family.shift))
        return
    near(ours.cdf(torch.tensor(values)), scipy.cdf(values))
    if "icdf" not in family.lacks:
        near(ours.icdf(torch.tensor(SHARES)), values, 1e-8)


@every_case
def test_moments_and_entropy(case):
    family, parameters = CASES[case]
    ours, scipy = family.make(*tensors(parameters)), family.frozen(parameters)
    if "mean" not in family.lacks:
        mean = scipy.mean() - family.shift
        result = float(ours.mean)
        assert np.isnan(result) if family.name == "StudentT" and parameters[0] <= 1 else True
        if np.isfinite(mean):
            near(result, mean, 1e-8)
        else:
            assert not np.isfinite(result)
    if "var" not in family.lacks:
        variance = scipy.var()
        if np.isfinite(variance):
            near(ours.variance, variance, 1e-7)
            near(ours.stddev, np.sqrt(variance), 1e-7)
        else:
            assert not np.isfinite(float(ours.variance))
    if "entropy" not in family.lacks:
        near(ours.entropy(), scipy.entropy(), 1e-7)
        near(ours.perplexity(), np.exp(scipy.entropy()), 1e-6)


@every_case
def test_the_mode_is_nowhere_less_likely_than_around(case):
    family, parameters = CASES[case]
    ours = family.make(*tensors(parameters), validate_args=False)
    try:
        mode = ours.mode
    except NotImplementedError:
        return
    values = torch.tensor(numbers(family, family.frozen(parameters)) - family.shift)
    if bool(torch.isfinite(mode)):
        assert bool((ours.log_prob(mode) >= ours.log_prob(values) - 1e-9).all())
