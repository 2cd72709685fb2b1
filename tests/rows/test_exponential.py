"""exp of floats is plain arithmetic of ours: how far off it is, at both ends, and wherever an element stands."""

import numpy as np
import pytest

import torch


def test_exp_is_within_its_bound_of_every_size_of_float():
    bits = np.arange(0, 1 << 32, 9973, dtype=np.uint64).astype(np.uint32)
    x = bits.view(np.float32)
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        exact = np.exp(x.astype(np.float64))
        rounded = exact.astype(np.float32)
    found = torch.from_numpy(x).exp().numpy()
    assert np.array_equal(np.isnan(found), np.isnan(x))
    finite = np.isfinite(rounded)
    assert np.array_equal(found[~finite & ~np.isnan(x)], rounded[~finite & ~np.isnan(x)])
    unit = np.spacing(rounded[finite]).astype(np.float64)
    assert (np.abs(found[finite] - exact[finite]) <= 1.1 * unit).all()


@pytest.mark.parametrize("x, result", [
    (89, np.inf), (88.8, np.inf), (np.inf, np.inf), (-np.inf, 0), (-104, 0), (-3e38, 0), (3e38, np.inf), (0, 1),
    (-103.5, 1.4e-45),
])
def test_exp_at_both_ends(x, result):
    assert torch.FloatTensor([x]).exp()[0] == np.float32(result)


@pytest.mark.parametrize("count", [1, 7, 8, 15, 16, 17, 511, 512, 513])
def test_exp_and_sigmoid_do_not_depend_on_the_place_of_an_element(count):
    x = torch.from_numpy(np.random.default_rng(count).normal(0, 30, count).astype(np.float32))
    for of in (torch.exp, torch.sigmoid):
        assert of(x).tolist() == [of(x[i:i + 1])[0] for i in range(count)]
