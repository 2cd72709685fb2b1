"""x[key] and x[key] = value: masks of the leading dims, right sides with leading ones; repeat never is a view."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

RANKS = [((4,), 1), ((4, 3), 1), ((4, 3), 2), ((2, 3, 4), 1), ((2, 3, 4), 2), ((70, 9), 1), ((3, 0, 2), 1)]


def made(size, rank):
    x = np.arange(int(np.prod(size)), dtype=np.float64).reshape(size)
    return x, np.random.default_rng(8).integers(0, 2, size[:rank]).astype(np.uint8)


@pytest.mark.parametrize("size, rank", RANKS)
def test_a_mask_picks_among_the_leading_dims(size, rank):
    x, mask = made(size, rank)
    wanted = x[mask != 0]
    for given in (torch.from_numpy(mask), torch.from_numpy(mask.T.copy().T), Variable(torch.from_numpy(mask))):
        if not isinstance(given, Variable):
            result = torch.from_numpy(x)[given]
            assert tuple(result.size()) == wanted.shape and np.array_equal(result.numpy(), wanted)
        v = Variable(torch.from_numpy(x))
        picked = v[given]
        assert np.array_equal(picked.data.numpy(), wanted)
        if x.size:
            picked.sum().backward()
            assert np.array_equal(v.grad.data.numpy(), (np.zeros_like(x).T + (mask != 0).T.reshape(
                *[1] * (x.ndim - rank), *mask.T.shape)).T if rank == x.ndim else picked_gradient(x, mask))


def picked_gradient(x, mask):
    gradient = np.zeros_like(x)
    gradient[mask != 0] = 1
    return gradient


@pytest.mark.parametrize("size, rank", RANKS)
def test_a_mask_sets_among_the_leading_dims(size, rank):
    x, mask = made(size, rank)
    wanted = x.copy()
    wanted[mask != 0] = 7
    t, v = torch.from_numpy(x.copy()), Variable(torch.from_numpy(x.copy())) * 1
    t[torch.from_numpy(mask)] = 7
    v[torch.from_numpy(mask)] = 7
    assert np.array_equal(t.numpy(), wanted) and np.array_equal(v.data.numpy(), wanted)
    values = np.random.default_rng(9).uniform(size=wanted[mask != 0].shape)
    wanted[mask != 0] = values
    if values.size:
        t[torch.from_numpy(mask)] = torch.from_numpy(values)
        assert np.array_equal(t.numpy(), wanted)


@pytest.mark.parametrize("length", [1, 3, 5])
def test_a_mask_of_other_leading_sizes_is_refused(length):
    t = torch.zeros(2, 3)
    for act in (lambda: t[torch.ByteTensor(length)], lambda: t.__setitem__(torch.ByteTensor(length), 1)):
        with pytest.raises(IndexError, match="the mask is ByteTensor .* its leading dims"):
            act()
    assert t.sum() == 0


@pytest.mark.parametrize("size", [(1, 2), (1, 1, 2), (2,), (1,), (1, 1)])
def test_leading_ones_of_the_right_side_are_dropped(size):
    value = np.arange(1, 1 + np.prod(size), dtype=np.float64).reshape(size)
    wanted = np.zeros((3, 2))
    wanted[1] = value
    t = torch.zeros(3, 2).double()
    t[1] = torch.from_numpy(value)
    assert np.array_equal(t.numpy(), wanted)
    v, source = Variable(torch.zeros(3, 2).double()) * 1, Variable(torch.from_numpy(value))
    v[1] = source
    v.sum().backward()
    assert np.array_equal(v.data.numpy(), wanted)
    assert source.grad.size() == size and source.grad.data.sum() == 2


def test_a_right_side_with_more_rows_is_refused():
    t = torch.zeros(3, 2)
    with pytest.raises(RuntimeError):
        t[1] = torch.ones(2, 2)
    assert t.sum() == 0


def test_one_element_of_eight_dims_has_a_gradient():
    x = Variable(torch.ones(*[2] * 8))
    x[(0,) * 8].backward()
    assert x.grad.data.sum() == 1 and x.grad.data[(0,) * 8] == 1


@pytest.mark.parametrize("size, counts", [((3,), (1, 1)), ((3,), (1,)), ((2, 3), (2, 1, 1)), ((1, 3), (1, 1)),
                                          ((1, 3), (4, 1)), ((3, 1), (1, 5)), ((2,), (3, 1, 1)), ((1,), (6,))])
def test_what_repeat_gives_is_memory_of_its_own(size, counts):
    t = torch.ones(*size)
    repeated = t.repeat(*counts)
    assert repeated.is_contiguous() and repeated.data_ptr() != t.data_ptr()
    repeated.view(-1)[0] = 5
    assert repeated.sum() == repeated.numel() + 4 and t.sum() == t.numel()


def test_windows_of_no_elements():
    assert torch.tensor([0.5, 1.0]).unfold(0, 0, 1).size() == (3, 0)
    assert torch.tensor(0.5).unfold(0, 0, 1).size() == (0,)
    x = torch.ones(3, requires_grad=True)
    x.unfold(0, 0, 1).sum().backward()
    assert x.grad.tolist() == [0, 0, 0]
