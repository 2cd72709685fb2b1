"""The optimizer decreases a loss. Its row is the update rule, and its class states the options."""

from own_ops import Bent, Lion

import torch
from torch import nn


def test_lion_fits_a_line():
    x = torch.randn(64, 3)
    target = x.mm(torch.tensor([[1], [-2], [0.5]]))
    model = nn.Sequential(nn.Linear(3, 8), Bent(), nn.Linear(8, 1))
    optimizer = Lion(model.parameters(), lr=3e-3)
    losses = []
    for _ in range(300):
        optimizer.zero_grad()
        loss = (model(x) - target).mean_square()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.05 * losses[0]
