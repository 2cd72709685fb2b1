"""Sizes of batches and events, expansion, checks of parameters and values, and what is imported by which name."""

import importlib
import pickle
import subprocess
import sys

import pytest
from families import FAMILIES

import torch
from torch import distributions as d
from torch.distributions import constraints

MATRIX = torch.tensor([[2.0, 0.5, 0.1], [0.5, 1.0, -0.2], [0.1, -0.2, 1.5]])
PROBS = torch.tensor([[0.2, 0.3, 0.5], [0.6, 0.3, 0.1]])
STRUCTURED = {
    "Dirichlet": lambda: d.Dirichlet(PROBS + 1), "Categorical": lambda: d.Categorical(PROBS),
    "OneHotCategorical": lambda: d.OneHotCategorical(logits=PROBS), "Multinomial": lambda: d.Multinomial(4, PROBS),
    "OneHotCategoricalStraightThrough": lambda: d.OneHotCategoricalStraightThrough(PROBS),
    "MultivariateNormal": lambda: d.MultivariateNormal(PROBS, MATRIX),
    "LowRankMultivariateNormal": lambda: d.LowRankMultivariateNormal(PROBS, MATRIX[:, :1], PROBS),
    "Wishart": lambda: d.Wishart(torch.tensor([4.0, 6.0]), MATRIX),
    "LKJCholesky": lambda: d.LKJCholesky(3, torch.tensor([0.5, 2.0])),
    "MixtureSameFamily": lambda: d.MixtureSameFamily(d.Categorical(PROBS), d.Normal(PROBS, 1.0)),
    "Independent": lambda: d.Independent(d.Normal(PROBS, 1.0), 1),
    "LogisticNormal": lambda: d.LogisticNormal(PROBS, 1.0),
    "TransformedDistribution": lambda: d.TransformedDistribution(d.Normal(PROBS, 1.0), [d.StickBreakingTransform()]),
    "RelaxedBernoulli": lambda: d.RelaxedBernoulli(0.5, PROBS),
    "RelaxedOneHotCategorical": lambda: d.RelaxedOneHotCategorical(0.5, PROBS),
    "LogitRelaxedBernoulli": lambda: d.LogitRelaxedBernoulli(torch.tensor(0.5), PROBS),
    "ExpRelaxedCategorical": lambda: d.ExpRelaxedCategorical(torch.tensor(0.5), PROBS),
}  # fmt: skip


def of_family(family):
    first = torch.tensor([[float(family.parameters[0][0])] * 2] * 3)
    return lambda: family.make(first, *(float(p) for p in family.parameters[0][1:]))


ALL = STRUCTURED | {family.name: of_family(family) for family in FAMILIES}


def test_every_distribution_is_tried():
    abstract = {"Distribution", "ExponentialFamily"}
    public = {name for name in d.__all__ if isinstance(getattr(d, name), type)
              and issubclass(getattr(d, name), d.Distribution)} - abstract  # fmt: skip
    assert public == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_sizes(name):
    result = ALL[name]()
    batch, event = result.batch_shape, result.event_shape
    assert type(batch) is type(event) is torch.Size
    for sample_shape in ((), (1,), (4, 5)):
        draws = result.sample(torch.Size(sample_shape))
        assert draws.shape == sample_shape + batch + event and not draws.requires_grad
        assert bool(result.support.check(draws).all())
        assert result.log_prob(draws).shape == sample_shape + batch
    assert result.sample_n(2).shape == (2,) + batch + event
    for moment in ("mean", "variance"):
        try:
            assert getattr(result, moment).shape == batch + (() if name == "Categorical" else event)
        except NotImplementedError:
            pass
    assert repr(result).startswith(name) and "\n [" not in repr(result)


@pytest.mark.parametrize("name", ALL)
def test_expanding_keeps_what_it_is(name):
    result = ALL[name]()
    wide = result.expand((4,) + tuple(result.batch_shape))
    assert type(wide) is type(result) and wide.batch_shape == (4,) + result.batch_shape
    assert wide.event_shape == result.event_shape
    assert wide.sample((2,)).shape == (2,) + wide.batch_shape + wide.event_shape
    draws = result.sample((4,))
    torch.testing.assert_close(wide.log_prob(draws), result.log_prob(draws))
    assert result.batch_shape == ALL[name]().batch_shape
    try:
        entropy = result.entropy()
    except NotImplementedError:
        return
    torch.testing.assert_close(wide.entropy(), entropy.expand(wide.batch_shape))


@pytest.mark.parametrize("name", ALL)
def test_draws_of_reparameterized_ones_have_gradients(name):
    result = ALL[name]()
    if not result.has_rsample:
        with pytest.raises(NotImplementedError, match=f"{name} has no rsample"):
            result.rsample()
        return
    assert result.rsample((2,)).shape == result.sample((2,)).shape


@pytest.mark.parametrize("name", ALL)
def test_pickles(name):
    result = ALL[name]()
    again = pickle.loads(pickle.dumps(result))
    draws = result.sample((3,))
    torch.testing.assert_close(again.log_prob(draws), result.log_prob(draws))


def test_enumerated_values_have_all_the_probability():
    for result in (d.Bernoulli(PROBS), d.Categorical(PROBS), d.OneHotCategorical(PROBS), d.Binomial(5, PROBS)):
        for expand in (True, False):
            values = result.enumerate_support(expand)
            assert values.shape[1:] == (result.batch_shape if expand else torch.Size([1] * len(result.batch_shape))
                                        ) + result.event_shape  # fmt: skip
            total = result.log_prob(values).exp().sum(0)
            torch.testing.assert_close(total, torch.ones(result.batch_shape))
    with pytest.raises(NotImplementedError, match="need.* one total_count"):
        d.Binomial(torch.tensor([2.0, 3.0]), 0.5).enumerate_support()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_parameters_that_cannot_be_are_refused(family):
    for k in range(len(family.parameters[0])):
        given = [float(p) for p in family.parameters[0]]
        given[k] = float("nan")
        with pytest.raises(ValueError, match=rf"{family.name}: parameter .* need values within .*\("):
            family.make(*given)
        family.make(*given, validate_args=False)


@pytest.mark.parametrize("call, message", [
    (lambda: d.Normal(torch.zeros(3), torch.tensor([1.0, -2.0, 0.0])),
     r"Normal: parameter scale holds -2.0; need values within the constraint GreaterThan\(lower_bound=0.0\)"),
    (lambda: d.Uniform(1.0, 1.0), r"Uniform: parameter high holds 1.0; .* GreaterThan\(lower_bound=1.0\)"),
    (lambda: d.Bernoulli(1.5), r"Bernoulli: parameter probs holds 1.5"),
    (lambda: d.Bernoulli(), "Bernoulli: neither of probs and logits given; need one"),
    (lambda: d.Bernoulli(0.5, 0.0), "Bernoulli: both of probs and logits given; need one"),
    (lambda: d.Categorical(torch.tensor([-1.0, 2.0])), r"Categorical: parameter probs holds \[-1.0, 2.0\]; .*Simplex"),
    (lambda: d.Categorical(torch.tensor(1.0)), "Categorical: the parameter has no dims"),
    (lambda: d.Dirichlet(torch.tensor([1.0, -1.0])), r"Dirichlet: parameter concentration holds \[1.0, -1.0\]"),
    (lambda: d.Dirichlet(torch.tensor(1.0)), "Dirichlet: concentration has no dims"),
    (lambda: d.Geometric(0.0), "Geometric: parameter probs holds 0.0"),
    (lambda: d.Binomial(-1, 0.5), "Binomial: parameter total_count holds -1.0"),
    (lambda: d.MultivariateNormal(torch.zeros(2), -torch.eye(2)), "MultivariateNormal: parameter covariance_matrix"),
    (lambda: d.MultivariateNormal(torch.zeros(2), torch.eye(2), scale_tril=torch.eye(2)), "need exactly one of"),
    (lambda: d.MultivariateNormal(torch.zeros(2), torch.ones(2, 3)), r"covariance_matrix is \[2, 3\]; need square"),
    (lambda: d.MultivariateNormal(torch.zeros(3), torch.eye(2)), "need the same last size"),
    (lambda: d.Wishart(1.0, torch.eye(3)), r"Wishart: parameter df holds 1.0; .*lower_bound=2"),
    (lambda: d.LowRankMultivariateNormal(torch.zeros(2), torch.ones(3, 1), torch.ones(2)), "need sizes n, n x m and n"),
    (lambda: d.LKJCholesky(1), "LKJCholesky: dim is 1; need"),
    (lambda: d.Independent(d.Normal(torch.zeros(2), 1.0), 2), "reinterpreted_batch_ndims is 2"),
    (lambda: d.MixtureSameFamily(d.Normal(0.0, 1.0), d.Normal(0.0, 1.0)), "need a Categorical"),
    (lambda: d.MixtureSameFamily(d.Categorical(torch.ones(3)), d.Normal(torch.zeros(2), 1.0)), "need 3, the cases"),
    (lambda: d.TransformedDistribution(d.Normal(0.0, 1.0), [3]), "need a Transform or a list"),
    (lambda: d.TransformedDistribution(d.Normal(0.0, 1.0), d.StickBreakingTransform()), "need 1 dims or more"),
    (lambda: d.Normal(0.0, 1.0).log_prob(2.0), "Normal: value is a float; need a tensor"),
    (lambda: d.Normal(torch.zeros(3), 1.0).log_prob(torch.zeros(2)), r"value is \[2\], batch_shape \[3\]"),
    (lambda: d.Beta(1.0, 1.0).log_prob(torch.tensor(2.0)), r"Beta: value holds 2.0; .*Interval"),
    (lambda: d.Poisson(1.0).log_prob(torch.tensor(0.5)), r"Poisson: value holds 0.5; .*IntegerGreaterThan"),
    (lambda: d.Dirichlet(torch.ones(2)).log_prob(torch.tensor([0.3, 0.3])), r"Dirichlet: value holds \[0.3"),
    (lambda: d.Distribution.set_default_validate_args(3), "set_default_validate_args: value is 3"),
])  # fmt: skip
def test_mistakes_are_told(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_checks_can_be_left_out():
    d.Distribution.set_default_validate_args(False)
    try:
        assert torch.isnan(d.Normal(0.0, -1.0).log_prob(torch.tensor(0.0)))
    finally:
        d.Distribution.set_default_validate_args(True)
    with pytest.raises(ValueError):
        d.Normal(0.0, -1.0)
    assert d.Poisson(1.0, validate_args=False).log_prob(torch.tensor(0.5)).isfinite()


def test_numbers_take_the_type_of_the_tensors_beside_them():
    assert d.Normal(torch.zeros(2, dtype=torch.float64), 1).scale.dtype == torch.float64
    assert d.Normal(0, 1).loc.dtype == torch.float32 and d.Normal(0, 1).batch_shape == ()
    with pytest.raises(TypeError, match="need tensors and numbers"):
        d.Normal("0", 1)


def test_a_subclass_expands_and_draws():
    class Shifted(d.Normal):
        def __init__(self, loc):
            super().__init__(loc + 1, 1.0)

    wide = Shifted(torch.zeros(2)).expand((3, 2))
    assert isinstance(wide, Shifted) and wide.mean.tolist() == [[1.0, 1.0]] * 3


def test_an_exponential_family_gets_its_entropy_from_its_normalizer():
    for made in (d.Normal(0.3, 2.0), d.Gamma(2.5, 0.7), d.Beta(0.4, 3.0), d.Dirichlet(torch.tensor([0.5, 1.0, 2.0])),
                 d.Exponential(0.3), d.Bernoulli(0.2), d.ContinuousBernoulli(0.2), d.Wishart(4.0, MATRIX)):  # fmt: skip
        torch.testing.assert_close(d.ExponentialFamily.entropy(made), made.entropy(), rtol=1e-4, atol=1e-5)
        assert not d.ExponentialFamily.entropy(made).requires_grad


def test_modules_of_single_distributions_are_found():
    for path, name in (("normal", "Normal"), ("categorical", "Categorical"), ("kl", "kl_divergence"), ("beta", "Beta"),
                       ("studentT", "StudentT"), ("relaxed_bernoulli", "LogitRelaxedBernoulli"),
                       ("exp_family", "ExponentialFamily"), ("transformed_distribution", "TransformedDistribution"),
                       ("utils", "broadcast_all"), ("constraint_registry", "ConstraintRegistry")):  # fmt: skip
        assert hasattr(importlib.import_module(f"torch.distributions.{path}"), name)
        assert hasattr(getattr(d, path), name)


def test_nothing_is_imported_before_it_is_used():
    code = "import sys, torch; assert 'torch.distributions' not in sys.modules; torch.distributions.Normal(0, 1)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_supports_that_depend_on_parameters_say_so():
    assert constraints.is_dependent(d.Uniform.support) and not constraints.is_dependent(d.Uniform(0.0, 1.0).support)
    assert d.Uniform.support.event_dim == 0 and not d.Uniform.support.is_discrete
    assert d.Categorical.support.is_discrete


@pytest.mark.parametrize("kind", [d.Binomial, d.Multinomial])
def test_counts_are_one_by_default(kind):
    assert kind(probs=torch.tensor([0.25, 0.75])).mean.tolist() == [0.25, 0.75]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
@pytest.mark.parametrize("value", [-1e3, 1e3])
def test_a_cdf_beyond_the_support_is_a_probability(family, value):
    for parameters in family.parameters:
        distribution = family.make(*(torch.tensor(p, dtype=torch.double) for p in parameters), validate_args=False)
        try:
            share = distribution.cdf(torch.full(distribution.batch_shape, value, dtype=torch.double))
        except NotImplementedError:
            pytest.skip("no cdf")
        assert ((share >= 0) & (share <= 1)).all()


def test_the_end_of_a_support_has_no_gradient():
    shape = torch.zeros(3, dtype=torch.double, requires_grad=True)
    family = d.GeneralizedPareto(0.0, 1.0, shape, validate_args=False)
    value = torch.tensor([0.5, 1.0, 3.0], dtype=torch.double)
    for result in (family.cdf(value), family.log_prob(value)):
        gradient, = torch.autograd.grad(result.sum(), shape)
        assert gradient.isfinite().all() and gradient.ne(0).any()
