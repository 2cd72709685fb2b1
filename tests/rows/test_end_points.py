"""Values and gradients at end points: weights of 1, no elements, no degrees of freedom, the largest numbers."""

import math

import numpy as np
import pytest

import torch

INF = math.inf


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64])
def test_lerp_ends_at_its_operands(dtype):
    a, b = torch.tensor([1e4, 3, INF, -INF], dtype=dtype), torch.tensor([1, 0.1, 1, INF], dtype=dtype)
    assert torch.lerp(a, b, 1).equal(b) and torch.lerp(a, b, 0).equal(a)
    assert torch.lerp(a, b, torch.ones(4, dtype=dtype)).equal(b) and torch.lerp(a, a, 0.3).equal(a)
    assert torch.lerp(torch.tensor(1e8), torch.tensor(1.0), 0.9999999).item() == pytest.approx(12.92, abs=0.01)


def test_logsumexp_of_no_elements():
    assert torch.logsumexp(torch.zeros(0), 0).item() == -INF
    x = torch.zeros(2, 0, requires_grad=True)
    result = x.logsumexp(1)
    assert result.tolist() == [-INF, -INF]
    result.sum().backward()
    assert x.grad.size() == (2, 0)


@pytest.mark.parametrize("correction", [3, 4])
def test_no_degrees_of_freedom_are_left(correction):
    x = torch.tensor([1.0, 2, 4])
    assert torch.var(x, correction=correction).item() == INF and torch.std(x, correction=correction).item() == INF
    assert torch.var(x.double(), dim=0, correction=correction + 0.5).item() == INF
    covariance = torch.cov(torch.stack([x, -x]), correction=correction)
    assert covariance.tolist() == [[INF, -INF], [-INF, INF]]
    assert math.isnan(torch.var(torch.ones(1)).item())


@pytest.mark.parametrize("kind, most, rounded, beyond", [
    (torch.float32, 3.4028234663852886e38, 3.4028235e38, 3.4028236e38), (torch.float16, 65504, 65519, 65520),
    (torch.bfloat16, 3.3895313892515355e38, 3.39e38, 3.4e38)])  # fmt: skip
def test_numbers_at_the_end_of_the_range(kind, most, rounded, beyond):
    x, mask = torch.zeros(2, dtype=kind), torch.tensor([True, False])

    def assigned(number):
        y = x.clone()
        y[0] = number
        return y

    taking = [lambda n: torch.tensor([n], dtype=kind), lambda n: x.new_tensor([n]), assigned, lambda n: x + n,
              lambda n: n - x, lambda n: (x + 1) * n, lambda n: torch.where(mask, n, x)]  # fmt: skip
    refusing = [lambda n: torch.full((1,), n, dtype=kind), lambda n: x.clone().fill_(n),
                lambda n: x.masked_fill(mask, n), lambda n: torch.full_like(x, n),
                lambda n: x.index_fill(0, torch.tensor([0]), n)]  # fmt: skip
    for call in taking:
        assert call(rounded)[0].item() == most and call(beyond)[0].item() == INF and call(-beyond)[0].item() == -INF
    for call in refusing:
        assert call(rounded)[0].item() == most
        with pytest.raises(RuntimeError, match="out of range"):
            call(beyond)
    assert (x.gt(-beyond)).all() and not x.gt(beyond).any()
    with pytest.raises((RuntimeError, OverflowError)):
        torch.tensor([2**40], dtype=torch.int32)


def test_gradients_at_infinities():
    gates, flat = dict.fromkeys(("silu", "mish", "gelu"), [0, 1]), dict.fromkeys(("softsign", "sigmoid"), [0, 0])
    for name, wanted in (gates | flat).items():
        x = torch.tensor([-INF, INF], requires_grad=True)
        getattr(torch.nn.functional, name)(x).sum().backward()
        assert x.grad.tolist() == wanted, name
    assert torch.i0(torch.tensor([INF, -INF])).tolist() == [INF, INF]
    assert torch.special.i1(torch.tensor([INF, -INF], dtype=torch.float64)).tolist() == [INF, -INF]


@pytest.mark.parametrize("df", [0.5, 3.0, 59.0, 61.0, 1e4, 1e10, 1e30])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_densities_of_many_degrees_of_freedom(df, dtype):
    import mpmath

    result = torch.distributions.StudentT(torch.tensor(df, dtype=dtype))
    with mpmath.workdps(60):
        a = mpmath.mpf(df) / 2
        scale = mpmath.loggamma(a + 0.5) - mpmath.loggamma(a) - mpmath.log(2 * a * mpmath.pi) / 2
        entropy = (a + 0.5) * (mpmath.digamma(a + 0.5) - mpmath.digamma(a)) - scale
        density = scale - (a + 0.5) * mpmath.log1p(mpmath.mpf(1) / (2 * a))
    rough = 2e-5 if dtype is torch.float32 else 1e-12
    assert result.log_prob(torch.tensor(1.0, dtype=dtype)).item() == pytest.approx(float(density), abs=rough)
    assert result.entropy().item() == pytest.approx(float(entropy), abs=rough)


def test_divergence_of_a_distribution_from_itself():
    poisson = torch.distributions.Poisson(torch.tensor([0.0, 0.0, 2.0]))
    other = torch.distributions.Poisson(torch.tensor([0.0, 1.0, 2.0]))
    np.testing.assert_array_equal(torch.distributions.kl_divergence(poisson, other).numpy(), [0, 1, 0])


def test_constant_powers_and_certain_targets_have_finite_gradients():
    x = torch.tensor([0.0, INF, math.nan, 2.0], requires_grad=True)
    (x**0).sum().backward()
    assert x.grad.tolist() == [0, 0, 0, 0]
    x = torch.tensor([-INF, INF, 3.0, -3.0], requires_grad=True)
    target = torch.tensor([0.0, 1, 1, 0], requires_grad=True)
    loss = torch.nn.functional.binary_cross_entropy_with_logits(x, target, reduction="none")
    loss.sum().backward()
    assert loss.tolist() == pytest.approx([0, 0, math.log1p(math.exp(-3)), math.log1p(math.exp(-3))])
    assert x.grad.tolist()[:2] == [0, 0] and target.grad.tolist() == pytest.approx([INF, -INF, -3, 3])
