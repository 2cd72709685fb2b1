"""Reductions on a GPU against the CPU's: on both sides of lanes, warps, blocks and parts, and the same bits again."""

import numpy as np
import pytest

import torch

# Rows, columns, images by channel, one line, and sizes on both sides of what a lane, a warp and a block take.
SHAPES = [((7,), 0), ((9,), 0), ((257,), 0), ((70001,), 0), ((3, 5), 1), ((40, 33), 1), ((5, 1025), 1), ((3, 9000), 1),
          ((33, 40), 0), ((9000, 5), 0), ((600, 3, 40), 1), ((4, 3, 500), (0, 2)), ((2, 3, 4, 5), (0, 3)),
          ((1, 4000), 0), ((300, 1), 1)]  # fmt: skip
CALLS = {
    "sum": lambda x, dim: x.sum(dim),
    "mean": lambda x, dim: x.mean(dim),
    "norm": lambda x, dim: torch.norm(x, 2, dim),
    "var": lambda x, dim: x.var(dim),
    "logsumexp": lambda x, dim: torch.logsumexp(x, dim),
}


def drawn(shape, dtype=np.float32):
    return torch.from_numpy((np.random.default_rng(len(shape)).normal(size=shape) * 3 + 50).astype(dtype))


@pytest.mark.parametrize("name", CALLS)
def test_floats(name):
    for shape, dim in SHAPES:
        x = drawn(shape)
        there = x.cuda()
        result = CALLS[name](there, dim)
        wanted = CALLS[name](x, dim).numpy()
        np.testing.assert_allclose(result.cpu().numpy(), wanted, rtol=2e-6, err_msg=str((shape, dim)))
        np.testing.assert_array_equal(result.cpu().numpy(), CALLS[name](there, dim).cpu().numpy())
        turned = there.transpose(0, -1).contiguous().transpose(0, -1)
        np.testing.assert_allclose(CALLS[name](turned, dim).cpu().numpy(), result.cpu().numpy(), rtol=2e-7)


def test_integers_are_exact():
    for shape, dim in SHAPES:
        x = drawn(shape, np.int32)
        np.testing.assert_array_equal(x.cuda().sum(dim).cpu().numpy(), x.sum(dim).numpy())


def test_variance_of_what_is_not_a_number_or_constant():
    x = torch.full((3, 2000), 1e6)
    x[1, 1999] = float("nan")
    x[2, 0] = float("inf")
    np.testing.assert_array_equal(x.cuda().var(1).cpu().numpy(), [0, np.nan, np.nan])
