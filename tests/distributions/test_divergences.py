"""Divergences against integrals and sums of the densities, which other files compare with SciPy's."""

import itertools
import math

import numpy as np
import pytest
import scipy  # which imports scipy.integrate when it is used

import torch
from torch import distributions as d
from torch.distributions import kl

DOUBLE = {"dtype": torch.float64}


def make(kind, *parameters):
    return kind(*(torch.tensor(p, **DOUBLE) for p in parameters), validate_args=False)


NUMBERS = [
    make(d.Normal, 0.3, 0.8), make(d.Normal, -1.0, 2.0), make(d.Laplace, 0.5, 1.2), make(d.Laplace, -0.2, 0.4),
    make(d.Gumbel, 0.1, 1.4), make(d.Gumbel, 1.0, 0.7), make(d.Cauchy, 0.1, 1.4), make(d.Cauchy, 1.0, 0.7),
    make(d.Exponential, 1.7), make(d.Exponential, 0.4), make(d.Gamma, 2.5, 1.5), make(d.Gamma, 1.2, 0.7),
    make(d.Weibull, 1.5, 1.3), make(d.Weibull, 0.8, 2.2), make(d.Pareto, 0.5, 3.0), make(d.Pareto, 0.3, 2.5),
    make(d.Beta, 2.0, 3.0), make(d.Beta, 1.4, 1.2), make(d.ContinuousBernoulli, 0.3), make(d.ContinuousBernoulli, 0.8),
    make(d.Uniform, 0.1, 0.9), make(d.Uniform, -2.0, 3.0), make(d.Uniform, 0.05, 0.95), make(d.Uniform, 0.6, 4.0),
    make(d.HalfNormal, 0.8), make(d.HalfNormal, 1.7), make(d.LogNormal, 0.2, 0.5), make(d.LogNormal, -0.1, 0.9),
    make(d.InverseGamma, 3.0, 2.0), make(d.InverseGamma, 2.5, 1.0), d.Chi2(torch.tensor(3.0, **DOUBLE)),
]  # fmt: skip
COUNTS = [
    make(d.Bernoulli, 0.3), make(d.Bernoulli, 0.8), make(d.Binomial, 6.0, 0.4), make(d.Binomial, 6.0, 0.7),
    make(d.Geometric, 0.3), make(d.Geometric, 0.6), make(d.Poisson, 2.5), make(d.Poisson, 0.8),
]  # fmt: skip


def known(distributions):
    """Return all pairs that something is registered for."""
    for p, q in itertools.product(distributions, distributions):
        function = kl._function_of(type(p), type(q))
        alike = type(p)._log_normalizer is type(q)._log_normalizer if function is kl._kl_of_family else True
        shared = getattr(p, "transforms", None) == getattr(q, "transforms", None)
        if function and alike and (shared or function is not kl._kl_transformed):
            yield p, q


PAIRS, COUNTED = list(known(NUMBERS)), list(known(COUNTS))


def name_of(pair):
    return f"{type(pair[0]).__name__}-{type(pair[1]).__name__}"


def integrand(p, q):
    def value(x):
        x = torch.tensor(x, **DOUBLE)
        log_p, log_q = float(p.log_prob(x)), float(q.log_prob(x))
        return math.exp(log_p) * (log_p - log_q) if log_p > -700 else 0.0

    return value


def ends(p):
    support = p.support
    return tuple(float(getattr(support, name, default))
                 for name, default in (("lower_bound", -math.inf), ("upper_bound", math.inf)))  # fmt: skip


def inside(p, q):
    """Return whether q gives all that p gives."""
    (low, high), (least, most) = ends(p), ends(q)
    return least <= low and high <= most


@pytest.mark.parametrize("pair", PAIRS, ids=name_of)
def test_of_numbers(pair):
    p, q = pair
    result = float(d.kl_divergence(p, q))
    if not inside(p, q):
        assert result == math.inf
        return
    low, high = ends(p)
    middle = float(p.sample((101,)).median())
    pieces = (low, middle), (middle, high)
    wanted = sum(scipy.integrate.quad(integrand(p, q), *piece, limit=60)[0] for piece in pieces)
    assert result == pytest.approx(wanted, rel=1e-5, abs=1e-7)


@pytest.mark.parametrize("pair", COUNTED, ids=name_of)
def test_of_counts(pair):
    p, q = pair
    result = float(d.kl_divergence(p, q))
    values = torch.arange({d.Bernoulli: 2, d.Binomial: 7}.get(type(p), 150), **DOUBLE)
    most = {d.Bernoulli: 1, d.Binomial: 6}
    if most.get(type(p), math.inf) > most.get(type(q), math.inf):
        assert result == math.inf
        return
    wanted = (p.log_prob(values).exp() * (p.log_prob(values) - q.log_prob(values))).sum()
    assert result == pytest.approx(float(wanted), rel=1e-9)


MATRIX = torch.tensor([[2.0, 0.5], [0.5, 1.0]], **DOUBLE)
VECTORS = [
    (d.MultivariateNormal(torch.zeros(2, **DOUBLE), MATRIX),
     d.MultivariateNormal(torch.ones(2, **DOUBLE), MATRIX.flip(0, 1))),
    (d.LowRankMultivariateNormal(torch.zeros(2, **DOUBLE), MATRIX[:, :1], MATRIX[1]),
     d.MultivariateNormal(torch.ones(2, **DOUBLE), MATRIX)),
    (d.MultivariateNormal(torch.ones(2, **DOUBLE), MATRIX),
     d.LowRankMultivariateNormal(torch.zeros(2, **DOUBLE), MATRIX[:, :1], MATRIX[1])),
    (d.Dirichlet(MATRIX[0]), d.Dirichlet(MATRIX[1] * 3)),
    (d.Categorical(MATRIX[0]), d.Categorical(MATRIX[1])),
    (d.OneHotCategorical(MATRIX[0]), d.OneHotCategorical(MATRIX[1])),
    (d.Independent(d.Normal(MATRIX[0], 1.0), 1), d.Independent(d.Normal(MATRIX[1], 2.0), 1)),
    (d.Wishart(torch.tensor(4.0, **DOUBLE), MATRIX), d.Wishart(torch.tensor(3.0, **DOUBLE), MATRIX * 2)),
    (d.TransformedDistribution(d.Normal(MATRIX[0], 1.0), [d.StickBreakingTransform()]),
     d.TransformedDistribution(d.Normal(MATRIX[1], 2.0), [d.StickBreakingTransform()])),
]  # fmt: skip


@pytest.mark.parametrize("pair", VECTORS, ids=name_of)
def test_of_vectors_by_their_means(pair):
    p, q = pair
    torch.manual_seed(1)
    draws = p.sample((5_000,))
    ratios = (p.log_prob(draws) - q.log_prob(draws)).numpy()
    assert abs(float(d.kl_divergence(p, q)) - ratios.mean()) < 5 * ratios.std() / len(ratios) ** 0.5 + 1e-9
    assert float(d.kl_divergence(p, p)) == pytest.approx(0, abs=1e-9)


def test_cases_without_probability():
    p, q = d.Categorical(torch.tensor([0.5, 0.5, 0.0])), d.Categorical(torch.tensor([1.0, 0.0, 1.0]))
    assert float(d.kl_divergence(p, q)) == math.inf
    assert float(d.kl_divergence(p, d.Categorical(torch.tensor([1.0, 1.0, 0.0])))) == pytest.approx(0, abs=1e-6)
    never, ever, half = d.Bernoulli(0.0), d.Bernoulli(1.0), d.Bernoulli(0.5)
    result = [float(d.kl_divergence(a, b)) for a, b in ((never, half), (half, ever), (never, never), (never, ever))]
    np.testing.assert_allclose(result, [math.log(2), math.inf, 0, math.inf], rtol=1e-5)


def test_batches_are_broadcast():
    wide, narrow = d.Normal(torch.zeros(3, 1), 1.0), d.Normal(torch.ones(4), 1.0)
    assert d.kl_divergence(wide, narrow).shape == (3, 4)
    vector = d.MultivariateNormal(torch.zeros(2), torch.eye(2))
    many = d.MultivariateNormal(torch.ones(5, 2), torch.eye(2).expand(5, 2, 2))
    assert d.kl_divergence(vector, many).shape == d.kl_divergence(many, vector).shape == (5,)


def test_gradients_of_a_family_without_a_formula():
    concentration = torch.tensor([0.5, 2.0], requires_grad=True)
    divergence = d.kl_divergence(d.Gamma(concentration, 1.0), d.Gamma(concentration.detach() + 1, 1.0)).sum()
    (result,) = torch.autograd.grad(divergence, concentration)
    # The derivative of the Bregman divergence by the first argument: the curvature times the difference.
    torch.testing.assert_close(result, -torch.polygamma(1, concentration.detach()))
    assert not d.kl_divergence(d.Gamma(1.0, 1.0), d.Gamma(2.0, 1.0)).requires_grad


def test_registration_takes_the_nearest_classes():
    class Mine(d.Normal):
        pass

    class Other(d.Normal):
        pass

    p, q = Mine(0.0, 1.0), Other(1.0, 1.0)
    assert float(d.kl_divergence(p, q)) == 0.5
    d.register_kl(Mine, d.Normal)(lambda p, q: "left")
    assert d.kl_divergence(p, q) == "left"
    d.register_kl(d.Normal, Other)(lambda p, q: "right")
    with pytest.warns(RuntimeWarning, match="both Mine, Normal and Normal, Other"):
        assert d.kl_divergence(p, q) == "left"
    with pytest.raises(NotImplementedError, match="nothing is known for Normal and Cauchy"):
        d.kl_divergence(d.Normal(0.0, 1.0), d.Cauchy(0.0, 1.0))
    with pytest.raises(TypeError, match="is no class"):
        d.register_kl(p, q)
    del kl._KL_REGISTRY[Mine, d.Normal], kl._KL_REGISTRY[d.Normal, Other]
    kl._found.clear()
