"""Functions that make tensors of sizes, buffers and other tensors, and what types are called."""

import math

import numpy as np
import pytest

import torch
from torch.autograd import Variable


def test_sizes_that_are_broadcast():
    for sizes in ([(2, 1), (3,)], [(1,)], [(4, 1, 3), (5, 1), (3,)], [(0, 1), (1, 2)]):
        assert torch.broadcast_shapes(*sizes) == np.broadcast_shapes(*sizes)
        arrays = [np.random.default_rng(1).standard_normal(size) for size in sizes]
        found = torch.broadcast_tensors(*(torch.from_numpy(array.copy()) for array in arrays))
        for tensor, array in zip(found, np.broadcast_arrays(*arrays), strict=True):
            np.testing.assert_array_equal(tensor.numpy(), array)
    with pytest.raises(RuntimeError):
        torch.broadcast_shapes((2,), (3,))


def test_choices_and_blocks():
    a, b = torch.LongTensor([1, 2]), torch.LongTensor([3, 4, 5])
    assert torch.cartesian_prod(a, b).tolist() == [[x, y] for x in (1, 2) for y in (3, 4, 5)]
    assert torch.cartesian_prod(a).tolist() == [1, 2]
    parts = [Variable(torch.ones(2, 3), requires_grad=True), Variable(torch.ones(1), requires_grad=True)]
    joined = torch.block_diag(*parts)
    assert joined.data.tolist() == [[1, 1, 1, 0], [1, 1, 1, 0], [0, 0, 0, 1]]
    joined.sum().backward()
    assert parts[0].grad.data.tolist() == [[1] * 3] * 2
    with pytest.raises(ValueError):
        torch.block_diag(torch.ones(1, 1, 1))


@pytest.mark.parametrize("options", [{}, {"dim": 1}, {"dim": (0, 1), "keepdim": True}, {"dim": 0, "correction": 0}])
def test_two_moments_at_once(options):
    x = torch.randn(3, 4)
    mean = {key: value for key, value in options.items() if key != "correction"}
    for both, one in ((torch.var_mean, x.var), (torch.std_mean, x.std)):
        for got, wanted in zip(both(x, **options), (one(**options), x.mean(**mean)), strict=True):
            assert got == wanted if isinstance(got, float) else got.tolist() == wanted.tolist()


def test_buffers_and_types():
    buffer = bytearray(16)
    shared = torch.frombuffer(buffer, dtype=torch.float32, count=2, offset=4).fill_(1)
    assert np.frombuffer(buffer, np.float32).tolist() == [0, 1, 1, 0] and shared.size() == (2,)
    for wrong in (lambda: torch.frombuffer(bytes(8), dtype=torch.float32),
                  lambda: torch.frombuffer(bytearray(7), dtype=torch.float32),
                  lambda: torch.frombuffer(bytearray(8), dtype=torch.float32, count=3)):
        with pytest.raises(ValueError):
            wrong()
    assert torch.finfo(torch.float16).max == 65504 and torch.iinfo(torch.uint8).max == 255
    assert torch.finfo().eps == np.finfo(np.float32).eps
    with pytest.raises(ValueError):
        torch.finfo(torch.int32)
    assert torch.get_default_dtype() is torch.FloatTensor
    torch.set_default_dtype(torch.float64)
    try:
        assert torch.get_default_dtype() is torch.DoubleTensor and torch.scalar_tensor(2).dtype is torch.DoubleTensor
    finally:
        torch.set_default_dtype(torch.float32)
    assert (torch.inf, torch.pi, torch.e, torch.newaxis) == (math.inf, math.pi, math.e, None) and torch.nan != torch.nan


def test_whole_numbers_like_others():
    x = torch.zeros(50, 20)
    drawn = torch.randint_like(x, 3, 9)
    assert drawn.dtype is torch.FloatTensor and sorted(set(drawn.view(-1).tolist())) == list(range(3, 9))
    assert torch.randint_like(x.byte(), 2).max() == 1
    generators = [torch.Generator().manual_seed(2) for _ in range(2)]
    a, b = (torch.randint_like(x, 100, dtype=torch.int64, generator=g) for g in generators)
    assert a.tolist() == b.tolist() and isinstance(torch.randint_like(Variable(x), 3), Variable)


def test_attributes_that_others_have():
    x = torch.randn(2, 3, 4).double()
    assert x.mT.tolist() == x.transpose(1, 2).tolist() == x.mH.tolist() and x[0].H.tolist() == x[0].t().tolist()
    assert (x.itemsize, x.nbytes) == (8, 192) and (torch.ones(3).byte().itemsize, torch.ones(0).nbytes) == (1, 0)
    with pytest.raises(IndexError):
        torch.ones(3).mT  # noqa: B018


def test_functions_under_other_names():
    x = torch.rand(5)
    assert torch.special.expit(x).tolist() == torch.sigmoid(x).tolist()
    assert torch.special.gammaln(x).tolist() == torch.lgamma(x).tolist()
    assert all(callable(getattr(torch.special, name)) for name in torch.special.__all__)


def test_where_as_a_method_chooses_by_its_argument():
    x, mask = torch.ByteTensor([5, 6, 7]), torch.ByteTensor([1, 0, 1])
    assert x.where(mask, 0).tolist() == [5, 0, 7] and torch.where(mask, x, 0).tolist() == [5, 0, 7]
    assert torch.where(mask)[0].tolist() == [0, 2]
    floats = Variable(torch.ones(3), requires_grad=True)
    floats.where(Variable(mask), 0).sum().backward()
    assert floats.grad.data.tolist() == [1, 0, 1]


def test_words_are_checked_and_none_may_be_given():
    x = torch.Tensor([7, -7])
    assert x.div(2, rounding_mode=None).tolist() == [3.5, -3.5]
    assert x.div(2, rounding_mode="floor").tolist() == [3, -4]
    assert x.clone().div_(2, rounding_mode="trunc").tolist() == [3, -3]
    assert x.clamp(min=None, max=0).tolist() == [0, -7] and torch.clip(x, 0, 1).tolist() == [1, 0]
    for wrong in ("", "floor trunc", "flo", "floors", "FLOOR"):
        with pytest.raises(ValueError, match="rounding_mode is .*; need one of: floor trunc"):
            x.div(2, rounding_mode=wrong)
    with pytest.raises(TypeError):
        x.div(2, rounding_mode=1)
    with pytest.raises(TypeError):
        x.clamp(min=None, bogus=None)
    with pytest.raises(ValueError, match="interpolation"):
        x.quantile(0.5, interpolation="cubic")
    y = Variable(x, requires_grad=True)
    y.norm("fro").backward()
    assert y.grad.data.tolist() == pytest.approx([0.5**0.5, -(0.5**0.5)])


@pytest.mark.parametrize("equation, sizes", [
    ("ij,kj->ik", [(2, 3), (4, 3)]), ("ij,jk", [(2, 3), (3, 4)]), ("bij,bjk->bik", [(2, 3, 4), (2, 4, 5)]),
    ("...ij,jk->...ik", [(2, 5, 3, 4), (4, 2)]), ("...a,...a->...", [(2, 3), (1, 3)]),
    ("iij,jk->ik", [(3, 3, 2), (2, 4)]), ("ab,cd->dbac", [(2, 3), (4, 5)]), ("ij,jk->ik", [(2, 0), (0, 3)]),
    ("abc,cd,de->abe", [(2, 3, 4), (4, 5), (5, 2)]), ("ii->i", [(3, 3)]), ("ij->ji", [(2, 3)]),
    ("ij,ij->", [(2, 3), (2, 3)]), ("a...,a...->...", [(2, 3, 4), (2, 1, 4)]),
])  # fmt: skip
def test_einsum_as_numpy_has_it_also_when_it_is_called_again(equation, sizes):
    for seed in range(2):
        arrays = [np.random.default_rng(seed).standard_normal(size) for size in sizes]
        got = torch.einsum(equation, *(torch.from_numpy(array.copy()) for array in arrays))
        wanted = np.einsum(equation, *arrays)
        np.testing.assert_allclose(np.reshape(got.numpy(), wanted.shape), wanted, atol=1e-12)
    with pytest.raises(ValueError, match="einsum"):
        torch.einsum(equation, torch.ones(1, 1, 1, 1, 1))
    with pytest.raises(ValueError, match="operands"):
        torch.einsum(equation, *arrays)
