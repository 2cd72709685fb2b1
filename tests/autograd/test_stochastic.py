"""Random draws whose parameters get gradients from rewards."""

import numpy as np
import pytest
from cases import CATALOGUE
from leaves import leaf

import torch
import torch.optim as optim
from torch.autograd import StochasticFunction, Variable, stochastic
from torch.nn import functional as F


def test_bernoulli_with_a_reward():
    p = leaf(0.2, 0.7, 0.5)
    draws = (p * 1).bernoulli()
    reward = torch.DoubleTensor([1, 2, -3])
    draws.reinforce(reward)
    torch.autograd.backward([draws], [None])
    d, q = draws.data.numpy(), p.data.numpy()
    np.testing.assert_allclose(p.grad.data.numpy(), -reward.numpy() * (d / q - (1 - d) / (1 - q)), rtol=1e-4)


def test_a_reward_of_no_dimensions_is_a_number():
    gradients = []
    for reward in (-2.5, torch.tensor(-2.5), torch.tensor([-2.5, -2.5])):
        torch.manual_seed(3)
        p = leaf(0.2, 0.7)
        draws = p.bernoulli()
        draws.reinforce(reward)
        torch.autograd.backward([draws], [None])
        gradients.append(p.grad.tolist())
    assert gradients[0] == gradients[1] == gradients[2] != [0, 0]


@pytest.mark.parametrize("size", [(4,), (3, 4)])
def test_multinomial_with_a_reward(size):
    weights = Variable(torch.rand(*size).double() + 0.1)
    draws = weights.multinomial(6, True)
    reward = torch.randn(*draws.size()).double()
    draws.reinforce(reward)
    draws.backward()
    again = Variable(weights.data.clone())
    lines = again.view(-1, 4)
    chances = lines / lines.sum(1, keepdim=True)
    logs = chances.gather(1, Variable(draws.data.view(-1, 6))).log()
    (-logs * Variable(reward.view(-1, 6))).sum().backward()
    np.testing.assert_allclose(weights.grad.data.numpy(), again.grad.data.numpy(), rtol=1e-6)


def test_normal_with_a_reward():
    mean, std = leaf(1, -2), leaf(0.5)
    draws = torch.normal(mean, std)
    draws.reinforce(2)
    (draws * 5).sum().backward()  # what arrives at a draw is not used
    x, m, s = draws.data.numpy(), mean.data.numpy(), std.data.numpy()
    np.testing.assert_allclose(mean.grad.data.numpy(), -2 * (x - m) / s**2)
    np.testing.assert_allclose(std.grad.data.numpy(), [(-2 * ((x - m) ** 2 - s**2) / s**3).sum()])
    other = torch.normal(mean, 2)
    other.reinforce(torch.ones(2).double())
    other.backward(torch.ones(2).double())


def test_what_reinforce_refuses():
    p = leaf(0.5)
    draws = p.bernoulli()
    with pytest.raises(RuntimeError, match="reinforce"):
        draws.sum().backward()
    for wrong, error in ((torch.ones(2).double(), ValueError), ("1", TypeError), (None, TypeError)):
        with pytest.raises(error, match="reward"):
            draws.reinforce(wrong)
    draws.reinforce(1)
    with pytest.raises(RuntimeError, match="already"):
        draws.reinforce(1)
    with pytest.raises(RuntimeError, match="not drawn"):
        (p * 2).reinforce(1)
    assert not leaf(0.5, requires_grad=False).bernoulli().requires_grad
    with torch.no_grad():
        assert not p.bernoulli().requires_grad


def test_a_policy_learns():
    """Two arms, the second of which pays."""
    weights, constant = Variable(torch.zeros(1, 2)), Variable(torch.ones(64, 2), requires_grad=False)
    optimizer = optim.SGD([weights], lr=0.1)
    for _ in range(60):
        optimizer.zero_grad()
        draws = F.softmax(weights * constant, 1).multinomial(1)
        draws.reinforce((draws.data.float() * 2 - 1) / 64)
        draws.backward()
        optimizer.step()
    assert F.softmax(weights, 1).data[0, 1] > 0.9


def test_every_row_that_takes_a_reward_has_its_class():
    rows = [row for row in CATALOGUE.rows if row.reinforce]
    assert {"bernoulli", "multinomial", "normal"} <= {row.op for row in rows}
    for row in rows:
        kind = stochastic.class_of(row.op)
        assert issubclass(kind, StochasticFunction) and kind.scores is not StochasticFunction.scores, row.op
        assert "reinforce(reward)" in " ".join(row.gradient_lines)
    kinds = {kind for kind in StochasticFunction.__subclasses__() if kind.__module__ == stochastic.__name__}
    assert kinds == {stochastic.class_of(row.op) for row in rows}
