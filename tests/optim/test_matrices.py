"""Adafactor and Muon, against the rules of their papers in NumPy."""

import numpy as np
import pytest

import torch
from torch import nn, optim


def adafactor(p, gradients, lr, decay, least, small, d, weight_decay):
    """p after a step for each gradient (Shazeer and Stern, 2018, algorithm 4)."""
    rows = columns = mean = 0
    for step, g in enumerate(gradients, 1):
        share = 1 - step**decay
        rate = min(lr, step**-0.5) * max(small, np.sqrt((p**2).mean()))
        p = p * (1 - lr * weight_decay)
        if p.ndim < 2:
            mean = share * mean + (1 - share) * g**2
            v = mean
        else:
            rows = share * rows + (1 - share) * (g**2).mean(-1, keepdims=True)
            columns = share * columns + (1 - share) * (g**2).mean(-2, keepdims=True)
            v = rows * columns / np.maximum(rows.mean(-2, keepdims=True), least)
        update = g / np.sqrt(np.maximum(v, least**2))
        p = p - rate * update / max(1, np.sqrt((update**2).mean()) / d)
    return p


def trained(make, start, gradients, through_files=False):
    parameter = nn.Parameter(torch.from_numpy(start.copy()))
    optimizer = make([parameter])
    for g in gradients:
        if through_files:
            state, optimizer = optimizer.state_dict(), make([parameter])
            optimizer.load_state_dict(state)
        parameter.grad = torch.from_numpy(g.copy())
        optimizer.step()
    return parameter.detach().numpy()


@pytest.mark.parametrize("size", [(5,), (4, 3), (2, 3, 4)])
@pytest.mark.parametrize("through_files", [False, True])
def test_adafactor(size, through_files):
    numbers = np.random.RandomState(0)
    start, gradients = numbers.randn(*size), numbers.randn(4, *size)
    wanted = adafactor(start, gradients, 0.1, -0.7, 1e-10, 1e-3, 1.5, 0.1)
    result = trained(lambda p: optim.Adafactor(p, 0.1, -0.7, (1e-10, 1e-3), 1.5, 0.1), start, gradients, through_files)
    assert np.allclose(result, wanted, atol=1e-12)
    up = trained(lambda p: optim.Adafactor(p, 0.1, -0.7, (1e-10, 1e-3), 1.5, 0.1, maximize=True), start, -gradients)
    assert np.allclose(up, wanted, atol=1e-12)


@pytest.mark.parametrize("size", [(6, 4), (4, 6)])
@pytest.mark.parametrize("fn, scale", [(None, lambda r, c: max(1, r / c) ** 0.5),
                                       ("match_rms_adamw", lambda r, c: 0.2 * max(r, c) ** 0.5)])
def test_muon_steps_are_nearly_orthogonal(size, fn, scale):
    numbers = np.random.RandomState(1)
    start, gradient = numbers.randn(*size), numbers.randn(*size)
    result = trained(lambda p: optim.Muon(p, 0.1, weight_decay=0.5, adjust_lr_fn=fn), start, [gradient])
    update = (start * (1 - 0.1 * 0.5) - result) / (0.1 * scale(*size))
    left, _, right = np.linalg.svd(gradient, full_matrices=False)
    assert 0.6 < np.linalg.svd(update)[1].min() and np.linalg.svd(update)[1].max() < 1.3
    assert np.sum(update * (left @ right)) / np.linalg.norm(update) / np.linalg.norm(left @ right) > 0.95


def test_refusals():
    bias = nn.Parameter(torch.zeros(3))
    with pytest.raises(ValueError, match=r"Muon: parameter 0 has size \[3\]; need matrices"):
        optim.Muon([bias])
    with pytest.raises(ValueError, match="adjust_lr_fn is 'x'"):
        optim.Muon([nn.Linear(2, 2).weight], adjust_lr_fn="x")
    with pytest.raises(ValueError, match="Adafactor: d is 0.5; need at least 1"):
        optim.Adafactor([bias], d=0.5)
    with pytest.raises(ValueError, match="Adafactor: beta2_decay is 0.5"):
        optim.Adafactor([bias], beta2_decay=0.5)
