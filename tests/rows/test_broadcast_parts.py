"""Parts of formulas that read a broadcast operand are computed once per element of it, with the same results."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch.distributions import Gamma

FUNCTIONS = {
    "ldexp": torch.ldexp,
    "xlogy": torch.xlogy,
    "xlog1py": torch.special.xlog1py,
    "kl_div": lambda x, y: F.kl_div(x, y, reduction="none"),
    "kl_div of logarithms": lambda x, y: F.kl_div(x, y, reduction="none", log_target=True),
    "mean of kl_div": lambda x, y: F.kl_div(x, y),
    "sum of kl_div of logarithms": lambda x, y: F.kl_div(x, y, reduction="sum", log_target=True),
    "poisson": lambda x, y: F.poisson_nll_loss(x, y, reduction="none", full=True),
    "gaussian": lambda x, y: F.gaussian_nll_loss(x, x + 1, y, reduction="none"),
    "gamma": lambda x, y: Gamma(y, y + 1).log_prob(x.abs() + 0.5),
}
SHAPES = [((64, 80), (80,)), ((64, 80), (64, 1)), ((5, 40, 50), (5, 1, 50)), ((6000,), ()), ((2, 700, 3), (700, 1))]
KINDS = ["float", "double", "half", "bfloat16", "long"]


def elements(shape, kind, seed):
    numbers = np.random.default_rng(seed).normal(size=shape) * 20
    return torch.from_numpy(np.asarray(numbers)).to(getattr(torch, kind))


@pytest.mark.filterwarnings("ignore:.*they are broadcast")
@pytest.mark.parametrize("shape, small", SHAPES)
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS if a == b or b in ("float", "long")])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_broadcast_operands(name, kinds, shape, small):
    x, y = elements(shape, kinds[0], 0), elements(small, kinds[1], 1).abs()
    if name in ("gaussian", "gamma"):
        x, y = x.double(), y.double() + 1
    whole = y.expand(shape).contiguous() if y.ndim else y  # a tensor without dims promotes as a number does
    if not y.ndim and kinds[0] == kinds[1]:
        whole = y.reshape(1).expand(shape).contiguous()
    for turned in (x, x.transpose(0, -1).contiguous().transpose(0, -1)):
        got, wanted = FUNCTIONS[name](turned, y), FUNCTIONS[name](turned, whole)
        assert got.dtype == wanted.dtype
        order = 4 * torch.finfo(got.dtype).eps if "of kl_div" in name else 0  # strides decide the order of a sum
        np.testing.assert_allclose(got.double().numpy(), wanted.double().numpy(), rtol=order)


@pytest.mark.parametrize("kind", ["float", "half"])
def test_in_place(kind):
    x, y = elements((64, 80), kind, 0), elements((80,), kind, 1)
    wanted = torch.ldexp(x, y)
    assert x.ldexp_(y) is x and x.equal(wanted)
