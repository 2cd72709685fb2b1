"""Programs of today that are written around distributions learn what they should."""

import numpy as np
from torch.distributions.normal import Normal
from torch.distributions.transformed_distribution import TransformedDistribution

import torch
from torch import distributions as d
from torch import nn
from torch.distributions import kl_divergence
from torch.distributions.categorical import Categorical
from torch.distributions.transforms import AffineTransform, SigmoidTransform, TanhTransform


def learn(parameters, loss, steps, rate=0.02):
    """Return the mean loss of the first ten steps, and of the last ten."""
    optimizer = torch.optim.Adam(list(parameters), lr=rate)
    losses = []
    for _ in range(steps):
        value = loss()
        optimizer.zero_grad()
        value.backward()
        optimizer.step()
        losses.append(value.item())
    return np.mean(losses[:10]), np.mean(losses[-10:])


def test_a_variational_autoencoder_reconstructs():
    data = (torch.rand(64, 1) < 0.5).float().expand(64, 12) * torch.ones(12)
    encoder, decoder = nn.Linear(12, 4), nn.Linear(2, 12)

    def loss():
        mean, spread = encoder(data).chunk(2, -1)
        posterior = d.Independent(Normal(mean, nn.functional.softplus(spread)), 1)
        prior = d.Independent(Normal(torch.zeros(2), torch.ones(2)), 1)
        likelihood = d.Independent(d.Bernoulli(logits=decoder(posterior.rsample())), 1).log_prob(data)
        return (kl_divergence(posterior, prior.expand(posterior.batch_shape)) - likelihood).mean()

    first, last = learn([*encoder.parameters(), *decoder.parameters()], loss, 300)
    assert first > 7 and last < 2.5


def test_a_policy_gradient_finds_the_best_arm():
    rewards, policy = torch.tensor([0.1, 0.9, 0.3]), nn.Linear(1, 3)

    def loss():
        arms = Categorical(logits=policy(torch.ones(32, 1)))
        taken = arms.sample()
        return -(arms.log_prob(taken) * (rewards[taken] - 0.5)).mean() - 0.001 * arms.entropy().mean()

    learn(policy.parameters(), loss, 200, 0.05)
    assert Categorical(logits=policy(torch.ones(1))).probs.argmax() == 1


def test_clipped_ratios_of_old_and_new_policies_as_in_ppo():
    mean, spread = nn.Linear(2, 1), nn.Parameter(torch.zeros(1))
    states = torch.randn(128, 2)
    with torch.no_grad():
        old = Normal(mean(states), spread.exp())
        actions = old.sample()
        known = old.log_prob(actions).sum(-1)
        advantage = -(actions - states[:, :1]).square().sum(-1)
        advantage = (advantage - advantage.mean()) / advantage.std()

    def loss():
        new = Normal(mean(states), spread.exp())
        ratio = (new.log_prob(actions).sum(-1) - known).exp()
        return -torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()

    first, last = learn([*mean.parameters(), spread], loss, 60)
    assert last < first - 0.03
    assert float(kl_divergence(old, Normal(mean(states), spread.exp())).mean()) > 0


def test_a_squashed_policy_as_in_sac():
    policy, states = nn.Linear(1, 2), torch.zeros(64, 1)

    def actions():
        mean, spread = policy(states).chunk(2, -1)
        base = d.Independent(Normal(mean, spread.clamp(-5, 2).exp()), 1)
        return TransformedDistribution(base, [TanhTransform(cache_size=1)])

    def loss():
        result = actions()
        action = result.rsample()
        return (0.05 * result.log_prob(action) + (action.squeeze(-1) - 0.7) ** 2).mean()

    learn(policy.parameters(), loss, 300)
    drawn = actions().sample()
    assert abs(float(drawn.mean()) - 0.7) < 0.1 and bool((drawn.abs() < 1).all())


def test_a_flow_of_logistic_noise_fits_data():
    scale, loc = nn.Parameter(torch.tensor(1.0)), nn.Parameter(torch.tensor(0.0))
    base = TransformedDistribution(d.Uniform(0.0, 1.0), [SigmoidTransform().inv])
    data = 3 + 0.5 * torch.tensor(np.random.default_rng(0).logistic(size=400), dtype=torch.float32)

    def loss():
        return -TransformedDistribution(base, [AffineTransform(loc, scale)]).log_prob(data).mean()

    learn([scale, loc], loss, 400, 0.03)
    assert abs(float(loc) - 3) < 0.1 and abs(float(scale) - 0.5) < 0.1


def test_a_mixture_density_network_finds_both_branches():
    x = torch.rand(200, 1)
    y = torch.where(torch.rand(200) < 0.5, x[:, 0], -x[:, 0]) + 0.02 * torch.randn(200)
    network = nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 6))

    def mixture(x):
        logits, means, spreads = network(x).chunk(3, -1)
        return d.MixtureSameFamily(Categorical(logits=logits), Normal(means, nn.functional.softplus(spreads) + 0.01))

    learn(network.parameters(), lambda: -mixture(x).log_prob(y).mean(), 400)
    result = mixture(torch.tensor([[0.8]]))
    np.testing.assert_allclose(sorted(result.component_distribution.mean[0].tolist()), [-0.8, 0.8], atol=0.15)
    assert abs(float(result.mean)) < 0.2


def test_implicit_gradients_fit_a_beta_posterior():
    """The posterior of a coin is known: a Beta of the counts plus one."""
    tosses = torch.tensor([1.0] * 14 + [0.0] * 6)
    raw = nn.Parameter(torch.tensor([1.0, 1.0]))

    def loss():
        guide = d.Beta(*raw.exp())
        chance = guide.rsample((100,))
        likelihood = d.Bernoulli(chance.unsqueeze(-1)).log_prob(tosses).sum(-1)
        return kl_divergence(guide, d.Beta(1.0, 1.0)) - likelihood.mean()

    learn([raw], loss, 150, 0.05)
    guide = d.Beta(*raw.exp())
    assert abs(float(guide.mean) - 15 / 22) < 0.02 and abs(float(guide.stddev) - d.Beta(15.0, 7.0).stddev) < 0.02


def test_constrained_parameters_in_the_manner_of_pyro():
    data = d.Gamma(3.0, 2.0).sample((2000,))
    free = {name: nn.Parameter(torch.tensor(0.0)) for name in d.Gamma.arg_constraints}

    def made():
        return d.Gamma(**{name: d.transform_to(c)(free[name]) for name, c in d.Gamma.arg_constraints.items()})

    learn(free.values(), lambda: -made().log_prob(data).mean(), 300, 0.05)
    assert abs(float(made().concentration) - 3) < 0.4 and abs(float(made().mean) - 1.5) < 0.05
