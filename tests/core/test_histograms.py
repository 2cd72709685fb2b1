"""torch.histogram against NumPy, and its errors."""


import numpy as np
import pytest

import torch
from torch.autograd import Variable


def drawn(count, seed=1):
    numbers = np.random.default_rng(seed).integers(-4, 9, count) / 2
    return numbers.astype(np.float64)


EDGES = [[-1.0, 0.5, 2, 2, 3.5], [-100.0, 100.0], [-float("inf"), 0.0, 7.0]]
RANGES = [(edges, None) for edges in EDGES]
RANGES += [(bins, range) for bins in (1, 3, 8, 100) for range in (None, (-1.5, 3.0), (2, 2))]


@pytest.mark.parametrize("count", [0, 1, 2, 17, 1000])
@pytest.mark.parametrize("bins, range", RANGES, ids=str)
@pytest.mark.parametrize("weighed", [False, True])
def test_as_numpy_counts(count, bins, range, weighed):
    numbers, weights = drawn(count), drawn(count, 2) if weighed else None
    result = torch.histogram(torch.from_numpy(numbers), torch.DoubleTensor(bins) if isinstance(bins, list) else bins,
                             range=range, weight=torch.from_numpy(weights) if weighed else None)
    wanted = np.histogram(numbers, bins, range, weights=weights)
    np.testing.assert_allclose(result.bin_edges.numpy(), wanted[1], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(result.hist.numpy(), wanted[0], rtol=1e-12, atol=1e-12)


def test_densities_forms_and_types():
    numbers = drawn(60).reshape(3, 20)
    wanted = np.histogram(numbers, 7, density=True)[0]
    for x in (torch.from_numpy(numbers), torch.from_numpy(numbers).t(), Variable(torch.from_numpy(numbers))):
        result = torch.histogram(x, 7, density=True)
        np.testing.assert_allclose(result.hist.numpy(), wanted, rtol=1e-12)
        assert result.hist.dtype is result.bin_edges.dtype is torch.float64  # nothing of it is recorded
    for kind in (torch.HalfTensor, torch.FloatTensor):
        result = torch.histogram(kind([1, 2, 2, 3, 5]), bins=4)
        assert isinstance(result[0], kind) and isinstance(result.bin_edges, kind) and result[0].tolist() == [1, 2, 1, 1]
    assert torch.histogram(torch.Tensor([float("nan"), 1, float("inf")]), 2, range=(0, 2)).hist.tolist() == [0, 1]


@pytest.mark.parametrize("arguments, options, error, text", [
    ((torch.LongTensor([1]),), {}, TypeError, "got .LongTensor 1."),
    ((torch.ones(3), 0), {}, ValueError, "bins is 0; need 1 or more"),
    ((torch.ones(3), True), {}, TypeError, "got .FloatTensor 3, bool"),
    ((torch.ones(3), 1.5), {}, TypeError, "got .FloatTensor 3, float"),
    ((torch.ones(3), torch.ones(1)), {}, ValueError, "of two edges or more"),
    ((torch.ones(3), torch.ones(2, 2)), {}, ValueError, "bins is FloatTensor 2x2"),
    ((torch.ones(3), torch.DoubleTensor([0, 1])), {}, ValueError, "need .* a vector of two edges or more of the type"),
    ((torch.ones(3), torch.Tensor([0, 1])), {"range": (0, 1)}, TypeError, "got .*range=tuple"),
    ((torch.ones(3), torch.Tensor([1, 0])), {}, ValueError, "need edges that ascend"),
    ((torch.ones(3), torch.Tensor([0, float("nan")])), {}, ValueError, "need edges that ascend"),
    ((torch.ones(3), 2), {"range": (2, 1)}, ValueError, "range is .2, 1.*need a range of finite numbers that ascend"),
    ((torch.Tensor([1, float("nan")]), 2), {}, ValueError, "need a range of finite numbers"),
    ((torch.Tensor([1, float("inf")]), 2), {}, ValueError, "need a range of finite numbers"),
    ((torch.ones(3), 2), {"weight": torch.ones(2)}, ValueError, "weight is FloatTensor 2, input is FloatTensor 3"),
    ((torch.ones(3), 2), {"weight": torch.ones(3).double()}, ValueError, "need a weight of the size and type"),
])
def test_what_is_refused(arguments, options, error, text):
    with pytest.raises(error, match=f"^histogram: .*{text}"):
        torch.histogram(*arguments, **options)
