"""The optimizer learns: its row is the rule, and its class says what the numbers are."""

from own_ops import Bent, Lion

import torch
from torch import nn
from torch.autograd import Variable


def test_lion_fits_a_line():
    x = Variable(torch.randn(64, 3), requires_grad=False)
    target = x.mm(Variable(torch.FloatTensor([[1], [-2], [0.5]]), requires_grad=False))
    model = nn.Sequential(nn.Linear(3, 8), Bent(), nn.Linear(8, 1))
    optimizer = Lion(model.parameters(), lr=3e-3)
    losses = []
    for _ in range(300):
        optimizer.zero_grad()
        loss = (model(x) - target).mean_square()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.data[0]))
    assert losses[-1] < 0.05 * losses[0]
