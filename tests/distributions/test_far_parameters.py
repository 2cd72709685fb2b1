"""Densities and entropies at large parameters, quantiles at the ends: floats keep the digits that doubles have."""

import math

import mpmath
import pytest

import torch
from torch.distributions import (
    Beta,
    Cauchy,
    Chi2,
    Dirichlet,
    FisherSnedecor,
    Gamma,
    Gumbel,
    HalfCauchy,
    InverseGamma,
    Normal,
    Poisson,
    Weibull,
)

LARGE = (0.25, 1.0, 7.5, 8.5, 40.0, 2.0**13, 2.0**24, 2.0**40)
FAMILIES = {  # of a parameter a and a value near the mean of 1
    "Gamma": (lambda a: Gamma(a, a), 1), "Chi2": (lambda a: Chi2(2 * a), 2),
    "Beta": (lambda a: Beta(a, a), 0.5), "Beta of unequal": (lambda a: Beta(a, 3 * a), 0.25),
    "InverseGamma": (lambda a: InverseGamma(a, a), 1), "FisherSnedecor": (lambda a: FisherSnedecor(2 * a, 2 * a), 1),
}  # fmt: skip


def mean_like(name, a):
    return FAMILIES[name][1] * (a if name == "Chi2" else 1)


@pytest.mark.parametrize("a", LARGE)
@pytest.mark.parametrize("name", FAMILIES)
def test_floats_are_doubles(name, a):
    make = FAMILIES[name][0]
    found = []
    for dtype in (torch.float32, torch.float64):
        concentration = torch.tensor(a, dtype=dtype, requires_grad=True)
        family = make(concentration)
        density = family.log_prob(torch.tensor(mean_like(name, a), dtype=dtype))
        found.append([density, *torch.autograd.grad(density, concentration)])
        if name != "FisherSnedecor":
            found[-1] += [family.entropy(), *torch.autograd.grad(family.entropy(), concentration)]
        found[-1] += [family.variance]
    for single, double in zip(*found, strict=True):
        torch.testing.assert_close(single.double(), double, rtol=1e-4, atol=1e-6 / a, equal_nan=True)


@pytest.mark.parametrize("a", [0.25, 7.5, 8.5, 40.0, 1e6, 1e12])
def test_doubles_are_right(a):
    with mpmath.workdps(60):
        a, x = mpmath.mpf(a), mpmath.mpf(a) * mpmath.mpf(1.125)
        density = (a - 1) * mpmath.log(x) - x - mpmath.loggamma(a)
        entropy = a + mpmath.loggamma(a) + (1 - a) * mpmath.digamma(a)
        shares = (2 * a - 2) * mpmath.log(0.5) + mpmath.loggamma(2 * a) - 2 * mpmath.loggamma(a)
    a, x = (torch.tensor(float(one), dtype=torch.float64) for one in (a, x))
    assert Gamma(a, 1.0).log_prob(x).item() == pytest.approx(float(density), rel=1e-12)
    assert Gamma(a, 1.0).entropy().item() == pytest.approx(float(entropy), rel=1e-13)
    assert Beta(a, a).log_prob(torch.tensor(0.5).double()).item() == pytest.approx(float(shares), rel=1e-12, abs=1e-13)
    assert Dirichlet(torch.stack([a, a])).log_prob(torch.tensor([0.5, 0.5]).double()).item() == pytest.approx(
        float(shares), rel=1e-12, abs=1e-13)

@pytest.mark.parametrize("count, rate", [(3, 2.5), (10**6, 10.0**6 + 500), (2**23, 2.0**23)])
def test_counts(count, rate):
    with mpmath.workdps(60):
        wanted = float(count * mpmath.log(rate) - rate - mpmath.loggamma(count + 1))
    assert Poisson(torch.tensor(rate).double()).log_prob(torch.tensor(count)).item() == pytest.approx(wanted, rel=1e-12)
    assert Poisson(torch.tensor(rate)).log_prob(torch.tensor(count)).item() == pytest.approx(wanted, rel=1e-4)


def test_ends():
    zero, one = torch.tensor(0.0), torch.tensor(1.0)
    assert Gamma(1.0, 2.0).log_prob(zero).item() == pytest.approx(math.log(2))
    assert Gamma(20.0, 1.0).log_prob(zero) == -math.inf == Gamma(20.0, 1.0).log_prob(torch.tensor(math.inf))
    assert Gamma(50.0, 1.0).log_prob(torch.tensor(1e-10)).item() == pytest.approx(-1272.8325, rel=1e-6)
    assert Beta(1.0, 1.0).log_prob(zero) == 0 == Beta(1.0, 1.0).log_prob(one)
    assert Poisson(zero).log_prob(zero) == 0 and Poisson(zero).log_prob(one) == -math.inf
    assert Gumbel(0.0, 1e-30).log_prob(torch.tensor(-1e30)) == -math.inf


@pytest.mark.parametrize("family", [Normal(0.0, 1.0), Cauchy(0.0, 1.0), HalfCauchy(1.0)])
def test_quantiles_near_the_ends(family):
    shares = torch.tensor([1e-30, 1e-7, 0.25, 0.75, 1 - 2.0**-24])
    wide = type(family)(*(getattr(family, name).double() for name in family.arg_constraints))
    torch.testing.assert_close(family.icdf(shares).double(), wide.icdf(shares.double()), rtol=1e-5, atol=1e-37)
    assert family.icdf(torch.tensor(1.0)) == math.inf


def test_variances_of_narrow_distributions():
    assert Weibull(torch.tensor(1.0).double(), 1e4).variance.item() == pytest.approx(1.6447e-8, rel=1e-3)
    assert Weibull(1.0, 1e9).variance.item() >= 0
    assert Beta(1e30, 1e30).variance.item() == pytest.approx(1.25e-31)
    assert FisherSnedecor(50.0, 1e30).variance.item() == pytest.approx(0.04)
