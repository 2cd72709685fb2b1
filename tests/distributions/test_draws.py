"""Draws: their distribution, their gradients where they have some, the seed that they come from."""

import itertools

import numpy as np
import pytest
import scipy  # which imports scipy.stats when it is used
from families import CONTINUOUS, DISCRETE, cases
from scipy import special
from torch._C import ffi, lib

import torch
from torch import distributions as d
from torch.autograd import gradcheck

COUNT = 20_000
DRAWN = cases(CONTINUOUS)
COUNTED = cases(DISCRETE)
OF_TWO = (d.StudentT, d.FisherSnedecor)  # made of two draws, each of which moves by its own share
MOVED = cases([family for family in CONTINUOUS if family.make.has_rsample and family.make not in OF_TWO])


def parameters_of(parameters, kind=torch.float64):
    return [torch.tensor(float(value), dtype=kind) for value in parameters]


@pytest.mark.parametrize("case", DRAWN)
def test_draws_have_the_distribution(case):
    family, parameters = DRAWN[case]
    draws = family.make(*parameters_of(parameters)).sample((COUNT,))
    assert draws.dtype == torch.float64 and not draws.requires_grad
    single = family.make(*parameters_of(parameters, torch.float32)).sample((COUNT,))
    assert single.dtype == torch.float32
    for kind in (draws, single):
        # What rounds to an end of the support has a share as a whole, which is no number of a uniform distribution.
        shares = family.frozen(parameters).cdf(kind.double().numpy())
        info = torch.finfo(kind.dtype)
        ends = family.frozen(parameters).cdf(np.array([info.tiny, 1 - info.eps if family.unit else np.inf]))
        low, high = max(ends[0], 0) if family.positive else 0, ends[1]
        inside = shares[(shares > low * 1.1) & (shares < 1 - (1 - high) * 1.1)]
        low, high = low * 1.1, 1 - (1 - high) * 1.1
        assert abs(len(inside) / COUNT - (high - low)) < 0.02
        assert scipy.stats.kstest((inside - low) / (high - low), "uniform").pvalue > 1e-4


@pytest.mark.parametrize("case", COUNTED)
def test_counts_have_the_distribution(case):
    family, parameters = COUNTED[case]
    draws = family.make(*parameters_of(parameters)).sample((COUNT,)).numpy() + family.shift
    oracle = family.frozen(parameters)
    edges = np.unique(oracle.ppf(np.linspace(0.02, 0.98, 15)))
    wanted = np.diff(np.concatenate([[0], oracle.cdf(edges), [1]]))
    result = np.bincount(np.searchsorted(edges, draws), minlength=len(edges) + 1)
    kept = wanted * COUNT > 5
    if kept.sum() > 1:
        wanted, result = wanted[kept], result[kept]
        assert scipy.stats.chisquare(result, wanted / wanted.sum() * result.sum()).pvalue > 1e-4
    assert (draws == np.rint(draws)).all()


def slopes(family, parameters, value, k):
    """How the value moves with parameter k where its share stays: minus the share's derivative over the density."""
    low, middle, high = family.frozen(parameters).ppf([0.2, 0.5, 0.8])
    step, total = 1e-2 * (abs(parameters[k]) or 1.0) * min(1, (high - low) / (abs(middle) or 1.0)), 0.0
    side = "cdf" if family.frozen(parameters).cdf(value) < 0.5 or not hasattr(family.frozen(parameters), "sf") else "sf"
    for n, weight in enumerate((4 / 5, -1 / 5, 4 / 105, -1 / 280), 1):
        shares = [getattr(family.frozen([p + sign * n * step if i == k else p for i, p in enumerate(parameters)]),
                          side)(value) for sign in (1, -1)]  # fmt: skip
        total += weight * (shares[0] - shares[1])
    return (-total if side == "cdf" else total) / step / family.frozen(parameters).pdf(value)


@pytest.mark.parametrize("case", MOVED)
def test_draws_move_with_their_parameters(case):
    family, parameters = MOVED[case]
    given = [p.requires_grad_() for p in parameters_of(parameters)]
    for _ in range(5):
        draw = family.make(*given).rsample()
        result = torch.autograd.grad(draw, given, allow_unused=True)
        for k, slope in enumerate(result):
            wanted = slopes(family, parameters, draw.item(), k)
            assert float(slope) == pytest.approx(wanted, rel=2e-4, abs=1e-6 * max(1, abs(draw.item()))), k


@pytest.mark.parametrize("a", [1e-6, 1e-3, 0.05, 0.5, 1.0, 3.0, 15.9, 16.1, 300.0, 1e5])
def test_a_gamma_draw_moves_as_its_share_tells(a):
    """Also where the draw itself is less than any double: there log(x) is (log(share) + lgamma(a + 1)) / a."""
    share = np.array([1e-12, 1e-4, 0.3, 0.7, 0.999, 1 - 1e-10])
    x = special.gammaincinv(a, share)
    y = np.where(x > 1e-290, np.log(np.maximum(x, 1e-300)), (np.log(share) + special.gammaln(a + 1)) / a)
    result = torch.log_gamma_grad(torch.full((6,), a, dtype=torch.float64), torch.from_numpy(y)).numpy()
    tiny = y < -50
    exact = special.digamma(a + 1) / a - y / a
    np.testing.assert_allclose(result[tiny], exact[tiny], rtol=1e-12)
    steps = a * (1 + 1e-4 * np.array([[1], [-1]]))
    upper = share > 0.5
    moved = np.where(upper, special.gammainccinv(steps, special.gammaincc(a, x)),
                     special.gammaincinv(steps, special.gammainc(a, x)))  # fmt: skip
    with np.errstate(all="ignore"):
        numeric = np.log(moved[0] / moved[1]) / (2e-4 * a)
    np.testing.assert_allclose(result[~tiny], numeric[~tiny], rtol=2e-6)


@pytest.mark.parametrize("a", [1e-3, 0.3, 2.0, 40.0, 3e3])
@pytest.mark.parametrize("b", [1e-3, 0.3, 2.0, 40.0, 3e3])
def test_a_beta_draw_moves_as_its_share_tells(a, b):
    x = special.betaincinv(a, b, np.array([1e-4, 0.05, 0.4, 0.8, 0.99]))
    x = x[(x > 1e-250) & (x < 1 - 1e-9)]
    kinds = [torch.from_numpy(np.full_like(x, value)) for value in (a, a + b)]
    result = torch.dirichlet_grad(torch.from_numpy(x), *kinds).numpy() * (1 - x)
    total, step = 0.0, 1e-2 * a / (1 + a) ** 0.5
    for n, weight in enumerate((4 / 5, -1 / 5, 4 / 105, -1 / 280), 1):
        total += weight * (special.betainc(a + n * step, b, x) - special.betainc(a - n * step, b, x))
    numeric = -total / step / np.exp(scipy.stats.beta(a, b).logpdf(x))
    np.testing.assert_allclose(result, numeric, rtol=1e-7)


def test_dirichlet_draws_move_so_that_means_do():
    concentration = torch.tensor([0.3, 1.0, 4.0], dtype=torch.float64, requires_grad=True)
    weight = torch.tensor([1.0, -2.0, 0.5], dtype=torch.float64)
    draws = d.Dirichlet(concentration).rsample((100_000,))
    (result,) = torch.autograd.grad((draws @ weight).mean(), concentration)
    (wanted,) = torch.autograd.grad(d.Dirichlet(concentration).mean @ weight, concentration)
    np.testing.assert_allclose(result.numpy(), wanted.numpy(), atol=5e-3)


def test_dirichlet_draws_of_tiny_concentrations_are_corners():
    draws = d.Dirichlet(torch.full((4,), 1e-4)).sample((5000,))
    assert bool(torch.isfinite(draws).all()) and bool(((draws.sum(-1) - 1).abs() < 1e-6).all())
    counts = (draws > 0.99).sum(0).numpy()
    assert scipy.stats.chisquare(counts).pvalue > 1e-4


def test_draws_of_vectors_have_their_means_and_covariances():
    mean, factor = torch.tensor([1.0, -2.0]), torch.tensor([[2.0, 0.0], [0.6, 0.5]])
    for normal in (d.MultivariateNormal(mean, scale_tril=factor),
                   d.MultivariateNormal(mean, factor @ factor.T),
                   d.MultivariateNormal(mean, precision_matrix=torch.linalg.inv(factor @ factor.T)),
                   d.LowRankMultivariateNormal(mean, factor[:, :1], factor[:, 1] + 0.25)):  # fmt: skip
        draws = normal.sample((COUNT,))
        np.testing.assert_allclose(draws.mean(0), mean, atol=0.06)
        np.testing.assert_allclose(torch.cov(draws.T), normal.covariance_matrix, atol=0.2)
    wishart = d.Wishart(5.0, factor @ factor.T)
    np.testing.assert_allclose(wishart.sample((COUNT,)).mean(0), wishart.mean, rtol=0.03)
    np.testing.assert_allclose(wishart.sample((COUNT,)).var(0), wishart.variance, rtol=0.1)


@pytest.mark.parametrize("concentration", [0.5, 1.0, 4.0])
def test_correlations_of_lkj_are_beta_distributed(concentration):
    draws = d.LKJCholesky(3, concentration).sample((COUNT,))
    assert bool(d.constraints.corr_cholesky.check(draws).all())
    matrices = draws @ draws.transpose(-2, -1)
    a = concentration + 0.5
    for i, j in ((0, 1), (0, 2), (1, 2)):
        assert scipy.stats.kstest(((matrices[:, i, j] + 1) / 2).numpy(), scipy.stats.beta(a, a).cdf).pvalue > 1e-4


def test_cases_come_as_often_as_they_should():
    probs = torch.tensor([[0.1, 0.2, 0.7], [0.0, 0.5, 0.5]])
    for drawn in (d.Categorical(probs).sample((COUNT,)), d.OneHotCategorical(probs).sample((COUNT,)).argmax(-1),
                  d.RelaxedOneHotCategorical(0.5, probs).sample((COUNT,)).argmax(-1)):  # fmt: skip
        for row in range(2):
            kept = probs[row] > 0
            counts = torch.bincount(drawn[:, row], minlength=3)
            assert scipy.stats.chisquare(counts[kept].numpy(), probs[row][kept].double().numpy() * COUNT).pvalue > 1e-4
    counts = d.Multinomial(9, probs).sample((COUNT,))
    assert bool((counts.sum(-1) == 9).all())
    np.testing.assert_allclose(counts.mean(0), 9 * probs, atol=0.1)


def test_mixtures_and_relaxed_draws_have_their_shares():
    mixture = d.MixtureSameFamily(d.Categorical(torch.tensor([0.3, 0.7])), d.Normal(torch.tensor([-2.0, 1.0]), 0.5))
    share = mixture.cdf(mixture.sample((COUNT,)))
    assert scipy.stats.kstest(share.numpy(), "uniform").pvalue > 1e-4
    above = d.RelaxedBernoulli(torch.tensor(0.3), torch.tensor(0.8)).sample((COUNT,)) > 0.5
    assert abs(float(above.float().mean()) - 0.8) < 0.02


def test_straight_through_draws_have_the_gradient_of_probs():
    logits = torch.tensor([0.1, 0.5, -1.0], requires_grad=True)
    case = d.OneHotCategoricalStraightThrough(logits=logits)
    draw = case.rsample()
    assert sorted(draw.tolist()) == pytest.approx([0, 0, 1])
    weight = torch.tensor([1.0, 2.0, 3.0])
    (result,) = torch.autograd.grad(draw @ weight, logits)
    (wanted,) = torch.autograd.grad(torch.softmax(logits, 0) @ weight, logits)
    np.testing.assert_allclose(result, wanted, rtol=1e-6)


@pytest.mark.parametrize("make", [
    lambda a, b: d.Normal(a, b), lambda a, b: d.Laplace(a, b), lambda a, b: d.Gumbel(a, b), lambda a, b: d.Cauchy(a, b),
    lambda a, b: d.Uniform(a, a + b), lambda a, b: d.Exponential(b), lambda a, b: d.Weibull(b, 1 + b),
    lambda a, b: d.LogNormal(a, b), lambda a, b: d.Kumaraswamy(b, 1 + b), lambda a, b: d.Pareto(b, 1 + b),
    lambda a, b: d.RelaxedBernoulli(0.7, logits=a), lambda a, b: d.RelaxedOneHotCategorical(0.7, logits=a),
    lambda a, b: d.LogisticNormal(a, b), lambda a, b: d.MultivariateNormal(a, torch.diag(b)),
    lambda a, b: d.LowRankMultivariateNormal(a, b[:, None], b), lambda a, b: d.ContinuousBernoulli(logits=a),
])  # fmt: skip
def test_draws_that_transform_noise_pass_gradcheck(make):
    a = torch.tensor([0.3, -0.8, 1.1], dtype=torch.float64, requires_grad=True)
    b = torch.tensor([0.7, 1.3, 2.1], dtype=torch.float64, requires_grad=True)

    def drawn(a, b):
        torch.manual_seed(3)
        return make(a, b).rsample((2,)) + 0 * (a.sum() + b.sum())

    assert gradcheck(drawn, (a, b))


def test_one_seed_gives_the_same_draws():
    for result in (d.Gamma(0.3, 1.0), d.Poisson(4.0), d.VonMises(0.0, 2.0), d.Beta(2.0, 3.0)):
        first, second = ((torch.manual_seed(5), result.sample((50,)))[1] for _ in range(2))
        assert torch.equal(first, second) and not torch.equal(first, result.sample((50,)))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_draws_of_small_concentrations_lie_inside(dtype):
    torch.manual_seed(0)
    small = torch.tensor(0.01, dtype=dtype)
    beta, dirichlet = d.Beta(small, small), d.Dirichlet(small.expand(3))
    for law in (beta, dirichlet):
        x = law.sample((5000,))
        assert ((x > 0) & (x < 1)).all() and torch.isfinite(law.log_prob(x)).all()
    assert (torch._standard_gamma(torch.zeros(3, dtype=dtype)) > 0).all()
    assert d.NegativeBinomial(torch.zeros(4, dtype=dtype), torch.tensor(0.5, dtype=dtype)).sample().tolist() == [0] * 4


def test_extreme_log_odds_of_the_continuous_bernoulli():
    for sign in (1.0, -1.0):
        logits = torch.tensor([sign * 1e38, sign * 1e4, sign * 0.1], requires_grad=True)
        x = torch.full((3,), float(sign > 0))
        logs = d.ContinuousBernoulli(logits=logits).log_prob(x)
        slopes = torch.autograd.grad(logs.sum(), logits)[0]
        assert torch.isfinite(logs).all() and torch.isfinite(slopes).all() and abs(slopes[0]) < 1e-30
    exact = d.ContinuousBernoulli(logits=torch.tensor([-1e4, 3.0, 0.1], dtype=torch.float64))
    wanted = [np.log(1e4), np.log(3 / np.expm1(3)), np.log(0.1 / np.expm1(0.1))]
    np.testing.assert_allclose(exact.log_prob(torch.zeros(3, dtype=torch.float64)), wanted, rtol=1e-12)


def test_the_way_back_from_the_simplex_reads_all_but_the_last():
    y = torch.tensor([0.2, 0.3, 0.5], dtype=torch.float64, requires_grad=True)
    x = d.transforms.StickBreakingTransform().inv(y)
    slopes = torch.autograd.grad(x.sum(), y)[0]
    np.testing.assert_allclose(slopes, [8.25, 16 / 3, 0], rtol=1e-12)


ENDS = {name: (lambda kind, family=family, parameters=parameters: family.make(*parameters_of(parameters, kind)))
        for name, (family, parameters) in {**DRAWN, **COUNTED}.items() if family.make is not d.VonMises}  # rejects
ENDS |= {
    "LKJCholesky": lambda kind: d.LKJCholesky(3, torch.tensor(1.0, dtype=kind)),
    "Dirichlet": lambda kind: d.Dirichlet(torch.tensor([0.01, 0.5, 3], dtype=kind)),
    "RelaxedBernoulli": lambda kind: d.RelaxedBernoulli(0.5, torch.tensor([0.1, 0.5], dtype=kind)),
    "RelaxedOneHotCategorical": lambda kind: d.RelaxedOneHotCategorical(0.5, torch.tensor([0.1, 0.5], dtype=kind)),
    "Categorical": lambda kind: d.Categorical(torch.tensor([0.0, 0.5, 0.5, 0], dtype=kind)),
    "Wishart": lambda kind: d.Wishart(torch.tensor(3.0, dtype=kind), torch.eye(2, dtype=kind)),
}


@pytest.mark.parametrize("kind", [torch.float32, torch.float64])
@pytest.mark.parametrize("name", ENDS)
def test_no_excluded_end_is_drawn_at_extreme_words(name, kind):
    """Words of zeros and of ones give the smallest and largest numbers, which no number of samples would find."""
    distribution = ENDS[name](kind)
    try:
        for words in itertools.product((0, 2**32 - 1), repeat=4):
            lib.th_fix_random_words(ffi.new("uint32_t[4]", words))
            drawn = distribution.sample((2,))
            assert distribution.support.check(drawn).all(), (words, drawn)
            assert torch.isfinite(drawn).all()
            assert (distribution.log_prob(drawn) < torch.inf).all(), (words, drawn)
    finally:
        lib.th_fix_random_words(ffi.NULL)
