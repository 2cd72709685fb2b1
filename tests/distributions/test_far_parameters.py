"""Log-densities, cdfs and entropies in Float at far parameters are those of Double, if quotients are in its range."""

import itertools

import pytest

import torch
from torch import distributions as d

FAR = (1e-30, 1e-10, 0.5, 3.0, 1e10, 1e30)
PLACES = (0.0, -1.0, 1e10, -1e30)
CASES = {
    d.Cauchy: ((PLACES, FAR), (-1e30, -0.5, 0.0, 1e-30, 1.0, 1e10)),
    d.StudentT: ((FAR, PLACES, FAR), (-1e30, -0.5, 0.0, 1.0, 1e10)),
    d.HalfCauchy: ((FAR,), (1e-30, 1.0, 1e10, 1e30)),
    d.Pareto: ((FAR, FAR), (1e-30, 0.1, 1.0, 1e10, 1e30)),
    d.Weibull: ((FAR, FAR), (1e-30, 0.1, 1.0, 1e10, 1e30)),
}  # fmt: skip


def compared(kind, parameters, name, values):
    """Compare a method in Float with Double on the same numbers; values beyond the range of Float are left out."""
    found = []
    for dtype in (torch.float32, torch.float64):
        given = [torch.tensor(one, dtype=torch.float32).to(dtype) for one in parameters]
        own = kind(*given, validate_args=False)
        arguments = [] if values is None else [torch.tensor(values, dtype=torch.float32).to(dtype)]
        found.append(getattr(own, name)(*arguments).double())
    single, double = found
    # the rounding of a Float is enlarged by the power or the weight of a logarithm that it goes into
    weight = 1 + sum(abs(one) for one in parameters if abs(one) < 1e3)
    inside = (double.abs() < 1e38) & ((double.abs() > 1e-37) | (double == 0))
    torch.testing.assert_close(single[inside], double[inside], rtol=1e-5 * weight, atol=1e-5 * weight,
                               msg=lambda text: f"{kind.__name__}{parameters}.{name}: {text}")


@pytest.mark.parametrize("name", ["log_prob", "cdf", "entropy"])
@pytest.mark.parametrize("kind", CASES)
def test_far_parameters(kind, name):
    tables, values = CASES[kind]
    if name == "cdf" and kind is d.StudentT:
        with pytest.raises(NotImplementedError):
            d.StudentT(3.0).cdf(torch.tensor(1.0))
        return
    for parameters in itertools.product(*tables):
        compared(kind, parameters, name, None if name == "entropy" else values)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_divergences_of_gammas_of_large_concentrations(dtype):
    mpmath = pytest.importorskip("mpmath")
    kinds = itertools.product((0.5, 8.5, 50.0, 1e4, 1e8), (0.5, 8.5, 50.0, 1e4, 1e8), (1.0, 3.0, 1e-5))
    with mpmath.workdps(50):
        for first, second, rate in kinds:
            numbers = [torch.tensor(one, dtype=dtype) for one in (first, rate, second, 2.0)]
            a, b, c, e = (mpmath.mpf(one.item()) for one in numbers)
            wanted = (a - c) * mpmath.digamma(a) - mpmath.loggamma(a) + mpmath.loggamma(c) + c * mpmath.log(b / e)
            wanted += a * (e / b - 1)
            result = d.kl_divergence(d.Gamma(*numbers[:2]), d.Gamma(*numbers[2:]))
            assert abs(result.item() - wanted) <= 1e-3 * abs(wanted), (first, second, rate)
    assert d.kl_divergence(d.Gamma(numbers[0], numbers[1]), d.Gamma(numbers[0], numbers[1])) == 0
