"""Values and gradients of Float operands far from 1 equal those of the same Doubles: nothing on the way overflows."""

import math

import pytest

import torch
import torch.nn.functional as F
from torch import distributions

EXPONENTS = (-120, -100, -66, -40, 0, 40, 64, 66, 100, 120)


def square(x):
    return torch.complex(x, x / 3)


FUNCTIONS = {
    "asinh": torch.asinh, "atan": torch.atan,
    "asinh of complex": lambda x: torch.asinh(square(x)).abs(),
    "acosh of complex": lambda x: torch.acosh(square(x)).abs(),
    "asin of complex": lambda x: torch.asin(square(x)).abs(), "acos of complex": lambda x: torch.acos(square(x)).abs(),
    "atan of complex": lambda x: torch.atan(square(x)).abs(),
    "atanh of complex": lambda x: torch.atanh(square(x)).abs(),
    "round": lambda x: torch.round(x, decimals=3) + 0 * x,
    "gaussian_nll": lambda x: F.gaussian_nll_loss(x, -x.detach(), x.detach().abs(), reduction="none"),
    "layer_norm with weights": lambda x: F.layer_norm(x, (3,), x.abs(), None, 0),
    "group_norm with weights": lambda x: F.group_norm(x[None].repeat(1, 2), 2, torch.cat([x, x]), None, 0)[0],
    "batch_norm with weights": lambda x: F.batch_norm(x[:, None], None, None, x[:1], None, True, 0.1, 0)[:, 0]
    * torch.tensor([1, 2, 5]),
    "i0e": torch.special.i0e, "i1e": torch.special.i1e,
    "k0e": lambda x: torch.special.scaled_modified_bessel_k0(x.abs()),
    "k1e": lambda x: torch.special.scaled_modified_bessel_k1(x.abs()),
    "renorm": lambda x: torch.renorm(x[None], 2, 0, 1e-30)[0],
    "lp_pool": lambda x: F.lp_pool1d(x.abs()[None, None], 3, 2)[0, 0],
    "lp_pool of a high power": lambda x: F.lp_pool1d(x.abs()[None, None], 12, 2)[0, 0],
    "local_response_norm": lambda x: F.local_response_norm(x[None, :, None], 3, 0.1, 0.75, 2),
    "local_response_norm without k": lambda x: F.local_response_norm(x[None, :, None], 3, 0.1, 0.75, 0),
    "Cauchy": lambda x: distributions.Cauchy(0 * x, 1 + 0 * x).log_prob(x),
    "HalfCauchy": lambda x: distributions.HalfCauchy(1 + 0 * x).log_prob(x.abs()),
    "StudentT": lambda x: distributions.StudentT(3 + 0 * x, 0 * x, 1 + 0 * x).log_prob(x),
    "deviation of StudentT": lambda x: distributions.StudentT(3 + 0 * x, 0 * x, x.abs()).stddev,
    "deviation of HalfNormal": lambda x: distributions.HalfNormal(x.abs()).stddev,
    "deviation of Gamma": lambda x: distributions.Gamma(2 + 0 * x, x.abs()).stddev,
}  # fmt: skip


def results(function, x):
    """Return a value and its gradient as doubles."""
    x = x.clone().requires_grad_()
    value = function(x)
    (slope,) = torch.autograd.grad(value.sum(), x)
    return value.detach().double(), slope.double()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_floats_and_doubles_agree(name):
    info = torch.finfo(torch.float32)
    for exponent in EXPONENTS:
        x = torch.tensor([1.5, -2.25, 0.75], dtype=torch.float32) * 2.0**exponent
        for result, wanted in zip(results(FUNCTIONS[name], x), results(FUNCTIONS[name], x.double()), strict=True):
            inside = wanted.abs() < info.max / 4
            torch.testing.assert_close(result[inside], wanted[inside], rtol=1e-3, atol=info.tiny,
                                       msg=lambda text: f"{name} at 2**{exponent}: {text}")  # noqa: B023


@pytest.mark.parametrize("name", ["layer_norm with weights", "group_norm with weights", "batch_norm with weights"])
def test_recorded_gradients_of_normalizations(name):
    for exponent in EXPONENTS:
        x = torch.tensor([1.5, -2.25, 0.75], dtype=torch.float32) * 2.0**exponent
        found = []
        for leaf in (x.requires_grad_(), x.detach().double().requires_grad_()):
            found += torch.autograd.grad(FUNCTIONS[name](leaf).sum(), leaf, create_graph=True)
        torch.testing.assert_close(found[0].double(), found[1], rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize("x", [-90.0, -88.8, -88.0, -87.0])
def test_mish_below_the_least_quotient_of_floats(x):
    """exp(-x) overflows where x * exp(x) is a normal number."""
    x = torch.tensor([x])
    for result, wanted in zip(results(F.mish, x), results(F.mish, x.double()), strict=True):
        torch.testing.assert_close(result, wanted, rtol=1e-4, atol=0)


@pytest.mark.parametrize("exponent", (-1000, -700, 0, 500, 700, 1000))
@pytest.mark.parametrize("k", (0, 2))
def test_local_response_norm_of_doubles(exponent, k):
    x = torch.tensor([1.5, -2.25, 0.75, 3], dtype=torch.float64)[None, :, None] * 2.0**exponent
    result = F.local_response_norm(x, 3, 0.25, 0.75, k)[0, :, 0].tolist()
    numbers = [0, *(x[0, :, 0].tolist()), 0]
    for number, window, value in zip(numbers[1:], zip(numbers, numbers[1:], numbers[2:], strict=False), result,
                                     strict=False):
        length = math.hypot(*window) * math.sqrt(0.25 / 3)  # (k + length**2)**0.75 without the square
        root = math.hypot(length, math.sqrt(k))
        assert value == pytest.approx(number / root / math.sqrt(root), rel=1e-12)


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
def test_complex_scalars_of_numpy_keep_their_imaginary_parts(kind, recwarn):
    import numpy as np

    number, x = getattr(np, kind)(1 + 2j), torch.tensor([1 + 1j, 2 - 1j])
    assert (x + number).tolist() == [2 + 3j, 3 + 1j] and (x * number).tolist() == [-1 + 3j, 4 + 3j]
    assert torch.full((1,), number).tolist() == [1 + 2j] and x.clone().fill_(number).tolist() == [1 + 2j] * 2
    assert torch.tensor([number]).tolist() == [1 + 2j] and torch.add(x, x, alpha=number)[0] == 0 + 4j
    assert torch.where(torch.tensor([True, False]), x, number).tolist() == [1 + 1j, 1 + 2j]
    assert not len(recwarn)
