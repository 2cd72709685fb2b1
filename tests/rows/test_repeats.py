"""repeat and kron against NumPy, for all ranks and counts, and their gradients against those of indices."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable


@pytest.mark.parametrize("rank", range(1, 9))
def test_repeats_of_every_rank(rank):
    draw = np.random.default_rng(rank)
    for _ in range(12):
        new = int(draw.integers(0, 9 - rank))
        array = draw.standard_normal(draw.integers(1, 4, rank))
        counts = draw.integers(0 if draw.random() < 0.2 else 1, 3, new + rank).tolist()
        turned = draw.permutation(rank)
        x = Variable(torch.from_numpy(array.copy()).permute(*turned.tolist()), requires_grad=True)
        y = x.repeat(*counts)
        wanted = np.tile(array.transpose(turned), counts)
        np.testing.assert_array_equal(y.data.numpy(), wanted)
        assert not wanted.size or y.data.data_ptr() != x.data.data_ptr()
        weight = draw.standard_normal(wanted.shape)
        if wanted.size:
            y.backward(torch.from_numpy(weight.copy()))
            position = np.tile(np.arange(array.size).reshape(x.data.size()), counts)
            sums = np.bincount(position.ravel(), weight.ravel(), array.size).reshape(x.data.size())
            np.testing.assert_allclose(x.grad.data.numpy(), sums, 1e-12, atol=1e-12)


def test_products_of_kronecker_of_every_rank():
    draw = np.random.default_rng(0)
    for _ in range(60):
        a, b = (draw.standard_normal(draw.integers(1, 6, draw.integers(1, 5))) for _ in range(2))
        x, y = (Variable(torch.from_numpy(part.copy()), requires_grad=True) for part in (a, b))
        z = torch.kron(x, y)
        np.testing.assert_allclose(z.data.numpy(), np.kron(a, b), 1e-14)
        z.sum().backward()
        np.testing.assert_allclose(x.grad.data.numpy(), np.full(a.shape, b.sum()), 1e-12, atol=1e-12)
        np.testing.assert_allclose(y.grad.data.numpy(), np.full(b.shape, a.sum()), 1e-12, atol=1e-12)
