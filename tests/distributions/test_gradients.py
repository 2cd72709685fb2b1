"""Gradients of log_prob, cdf, entropy and moments with respect to value and parameters, against differences."""

import pytest
from families import CONTINUOUS, FAMILIES

import torch
from torch import distributions as d
from torch.autograd import gradcheck, gradgradcheck

# Parameters of each family whose numbers are near one, where differences tell most.
NEAR = {family.name: (family, family.parameters[family.name in ("Beta", "Gamma", "GeneralizedPareto")])
        for family in FAMILIES}  # fmt: skip
SMOOTH = {family.name for family in CONTINUOUS}


def given(case):
    family, parameters = NEAR[case]
    value = torch.tensor(family.frozen(parameters).ppf([0.35, 0.62]) - family.shift, dtype=torch.float64)
    result = [torch.tensor(float(p), dtype=torch.float64, requires_grad=True) for p in parameters]
    if family.name == "Binomial":
        result[0].requires_grad_(False)
    return family, value.requires_grad_(case in SMOOTH), result


@pytest.mark.parametrize("case", NEAR)
def test_log_prob(case):
    family, value, parameters = given(case)
    for check in (gradcheck, gradgradcheck):
        assert check(lambda value, *p: family.make(*p, validate_args=False).log_prob(value), (value, *parameters))


@pytest.mark.parametrize("case", sorted(SMOOTH))
def test_cdf_and_icdf(case):
    family, value, parameters = given(case)
    share = torch.tensor([0.2, 0.7], dtype=torch.float64, requires_grad=True)
    for function, at in (("cdf", value), ("icdf", share)):
        if function not in family.lacks:
            assert gradcheck(lambda at, *p, f=function: getattr(family.make(*p, validate_args=False), f)(at),
                             (at, *parameters))  # fmt: skip


@pytest.mark.parametrize("case", NEAR)
def test_entropy_and_moments(case):
    family, _, parameters = given(case)
    for name in ("mean", "variance", "entropy"):
        def found(*p, name=name):
            result = getattr(family.make(*p), name)
            return result() if callable(result) else result

        try:
            result = found(*parameters)
        except NotImplementedError:
            continue
        if bool(torch.isfinite(result)) and result.requires_grad:
            assert gradcheck(found, parameters)


def variable(*sizes):
    return torch.randn(*sizes, dtype=torch.float64).requires_grad_()


def spd(matrix):
    return matrix @ matrix.transpose(-2, -1) + torch.eye(matrix.shape[-1], dtype=matrix.dtype)


SIMPLEX = torch.tensor([[0.2, 0.3, 0.5], [0.6, 0.3, 0.1]], dtype=torch.float64)


@pytest.mark.parametrize("log_prob", [
    lambda x, m: d.MultivariateNormal(x[0], spd(m)).log_prob(x),
    lambda x, m: d.MultivariateNormal(x[0], precision_matrix=spd(m)).log_prob(x),
    lambda x, m: d.MultivariateNormal(x, scale_tril=torch.linalg.cholesky(spd(m))).log_prob(x[:1] * 2),
    lambda x, m: d.LowRankMultivariateNormal(x[0], m[:, :2], m[0].exp()).log_prob(x),
    lambda x, m: d.Wishart(4.5 + x[0, 0] ** 2, spd(m)).log_prob(spd(x.T[:, :1] * 0.3 + m)),
    lambda x, m: d.LKJCholesky(3, x[0, 0].exp()).log_prob(d.transform_to(d.constraints.corr_cholesky)(x)),
    lambda x, m: d.Dirichlet(x.exp()).log_prob(SIMPLEX) + 0 * m.sum(),
    lambda x, m: d.Categorical(logits=x).log_prob(torch.tensor([0, 2])) + 0 * m.sum(),
    lambda x, m: d.Categorical(probs=x.exp()).entropy() + 0 * m.sum(),
    lambda x, m: d.Multinomial(5, logits=x).log_prob(torch.tensor([1.0, 2.0, 2.0])) + 0 * m.sum(),
    lambda x, m: d.MixtureSameFamily(d.Categorical(logits=x), d.Normal(m[:2], m[:2].exp())).log_prob(m[:2, 0]),
    lambda x, m: d.RelaxedOneHotCategorical(x[0, 0].exp(), logits=x).log_prob(SIMPLEX) + 0 * m.sum(),
    lambda x, m: d.LogisticNormal(x[:, :2], x[:, 1:].exp()).log_prob(SIMPLEX) + 0 * m.sum(),
    lambda x, m: d.TransformedDistribution(d.Normal(x, x.exp()), [d.SigmoidTransform(), d.AffineTransform(1, m[:2])])
    .log_prob(1 + m[:2] / 3),
    lambda x, m: d.kl_divergence(d.MultivariateNormal(x[0], spd(m)), d.MultivariateNormal(x, spd(m.T))),
])  # fmt: skip
def test_of_vectors_and_matrices(log_prob):
    torch.manual_seed(1)
    assert gradcheck(lambda x, m: log_prob(x, m), (variable(2, 3), variable(3, 3)))
