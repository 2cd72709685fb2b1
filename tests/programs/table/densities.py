"""Normalizing flows: densities of data, which torch.distributions and its transforms make."""

import torch
from table import program
from table.training import floats, train


def fit(model, log_prob, data):
    """Train a density by the likelihood of data."""
    yield model
    yield from train(model, lambda: -log_prob(data).mean(), torch.optim.Adam(model.parameters(), 0.01))


def points():
    return floats(64, 3) * torch.tensor([1.0, 0.3, 2.0]) + torch.tensor([1.0, -2.0, 0.0])


@program("zuko==1.6.0")
def autoregressive_flow():
    import zuko

    model = zuko.flows.MAF(3, 0, transforms=2, hidden_features=(16,))
    yield from fit(model, lambda x: model().log_prob(x), points())


@program("zuko==1.6.0")
def spline_flow():
    import zuko

    model = zuko.flows.NSF(3, 0, transforms=2, hidden_features=(16,))
    yield from fit(model, lambda x: model().log_prob(x), points())


@program("zuko==1.6.0")
def gaussian_mixture():
    import zuko

    model = zuko.flows.GMM(3, 0, components=4)
    yield from fit(model, lambda x: model().log_prob(x), points())
