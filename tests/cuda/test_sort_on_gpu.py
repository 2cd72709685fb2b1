"""Long lines are sorted by radix sort: the CPU's order, stable, on both sides of the tile size."""

import numpy as np
import pytest

import torch

LONG = 16384 + 4096 + 5


def drawn(kind, lines):
    random = np.random.default_rng(lines)
    if kind.startswith("float"):
        x = np.round(random.normal(size=(lines, LONG)) * 100).astype(kind)
        x[:, ::97], x[:, 1::101], x[:, 2::103], x[:, 3::107] = np.nan, -0.0, np.inf, -np.inf
        return torch.from_numpy(x)
    info = np.iinfo(kind)
    return torch.from_numpy(random.integers(info.min, info.max, (lines, LONG), kind, endpoint=True))


@pytest.mark.parametrize("kind", ["float32", "float64", "int16", "int64", "uint8"])
@pytest.mark.parametrize("descending", [False, True])
def test_long_lines(kind, descending):
    for lines in (1, 2):
        x = drawn(kind, lines)
        for here, there in zip(x.sort(1, descending), x.cuda().sort(1, descending), strict=True):
            np.testing.assert_array_equal(there.cpu().numpy(), here.numpy())


def test_gradients_of_many_indices_are_the_same_again():
    index = torch.from_numpy(np.random.default_rng(1).integers(0, 9, LONG))
    values = torch.from_numpy(np.random.default_rng(2).normal(size=LONG).astype(np.float32))
    here = torch.zeros(9).index_add_(0, index, values)
    there = [torch.zeros(9).cuda().index_add_(0, index.cuda(), values.cuda()).cpu().numpy() for _ in range(2)]
    np.testing.assert_allclose(there[0], here.numpy(), rtol=1e-4, atol=1e-4)
    np.testing.assert_array_equal(*there)
