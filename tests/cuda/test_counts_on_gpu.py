"""Counts and sums over what indices name: on both sides of blocks and teams, of any strides, bad ones, and again."""

import numpy as np
import pytest

import torch
from torch._core import internal
from torch.autograd import Variable

SIZES = [0, 1, 31, 33, 255, 257, 1000]


def whole(below, size):
    return torch.from_numpy(np.random.default_rng(size).integers(0, below, size))


def normal(size, kind="Double"):
    drawn = np.random.default_rng(7).normal(size=size)
    return getattr(torch.from_numpy(drawn), kind.lower())()


def twice(call, *given, exact=False, tolerance=1e-12):
    """In memory, on a GPU, and on a GPU again, where not a bit may differ."""
    here, there, again = call(*given), *(call(*(one.cuda() for one in given)).cpu() for _ in range(2))
    assert here.size() == there.size() and here.type() == there.type()
    np.testing.assert_array_equal(there.numpy(), again.numpy())
    np.testing.assert_allclose(there.numpy(), here.numpy(), rtol=0 if exact else tolerance, atol=0 if exact else 1e-12)
    return there


@pytest.mark.parametrize("size", SIZES)
def test_bincount(size):
    x = whole(max(size // 3, 1), size)
    assert twice(torch.bincount, x, exact=True).sum() == size
    assert twice(lambda t: torch.bincount(t[::2], minlength=5), x, exact=True).size(0) >= 5


@pytest.mark.parametrize("places", [1, 3, 4, 15, 16, 17, 300])  # a block of threads for each, or a thread
def test_weights_of_whole_numbers(places):
    for size in SIZES:
        twice(torch.bincount, whole(places, size), normal(size))
        twice(lambda x, w: torch.bincount(x[1::3], w[1::3]), whole(places, size), normal(size))


def test_bincount_refuses():
    for bad, message in (([3, 1, -4, -1], r"input\[2\] is -4"), ([2**63 - 1], "too many counts")):
        for one in (torch.LongTensor(bad), torch.LongTensor(bad).cuda()):
            with pytest.raises((ValueError, MemoryError), match=message):
                torch.bincount(one)


@pytest.mark.parametrize("kind", ["Half", "Float", "Double"])
@pytest.mark.parametrize("size", [1, 255, 257, 5000])
def test_histc(size, kind):
    x = normal(size, kind)
    for more in ({}, {"min": -1, "max": 1}, {"bins": 1}, {"bins": 300, "min": -4, "max": 0}):
        twice(lambda t, more=more: torch.histc(t, **more), x, exact=True)
    twice(lambda t: torch.histc(t.view(-1, 1).expand((size, 3))[::2].t()), x, exact=True)


def test_histc_of_a_range_with_both_signs_zeros_and_tiny_numbers():
    for values in ([0.0, -0.0], [-3.0, -1.0], [5e-324, 1e-323], [-2.0, 0.0, 7.0], [4.0]):
        twice(lambda t: torch.histc(t, 3), torch.DoubleTensor(values), exact=True)


@pytest.mark.parametrize("values", [["nan", 1, 2], [1, "nan", 2], [1, 2, "nan"], [1, "inf"], ["-inf", 1]], ids=str)
def test_histc_refuses_what_is_not_finite(values):
    x = torch.FloatTensor([float(value) for value in values])
    for one in (x, x.cuda()):
        with pytest.raises(RuntimeError, match="not finite"):
            torch.histc(one)


@pytest.mark.parametrize("images, channels, places, terms, points", [
    (2, 3, 4, 4, 65), (1, 2, 3, 1, 259), (1, 1, 1, 2, 300), (3, 0, 5, 2, 7), (0, 2, 5, 2, 7), (2, 2, 300, 1, 30),
])
def test_weighted_sums(images, channels, places, terms, points):
    planes, points_of = normal((images, channels, places)), normal((images, channels, points))
    weight, index = normal((images, terms, points)), whole(places, images * terms * points).view(images, terms, points)
    turned = [one.transpose(0, 2).contiguous().transpose(0, 2) for one in (planes, index, weight)]
    twice(internal.weighted_take, planes, index, weight)
    twice(internal.weighted_take, *turned)
    twice(internal.weighted_products, points_of, planes, index)
    twice(lambda grad, at, factor: internal.weighted_put(grad, at, factor, places), points_of, index, weight)


@pytest.mark.parametrize("name", ["weighted_take", "weighted_put", "weighted_products"])
def test_an_index_outside(name):
    index = torch.LongTensor([[[0, 4, 1]]]).cuda()
    planes, weight = (torch.ones(1, 1, size).cuda() for size in (4, 3))
    given = {"weighted_take": (planes, index, weight), "weighted_put": (weight, index, weight, 4),
             "weighted_products": (weight, planes, index)}[name]
    result = getattr(internal, name)(*given)
    with pytest.raises(IndexError, match=f"{name}: index 4 at position 1 .* need 0 <= index < 4"):
        torch.cuda.synchronize()
    used = [1, 1, 0, 0] if name == "weighted_put" else [1, 0, 1]
    assert result.cpu().numpy().ravel().tolist() == used, "the rest is used"


@pytest.mark.parametrize("mode", ["bilinear", "nearest"])
def test_the_gradients_of_samples_have_the_same_bits_again(mode):
    result = []
    for where in ("cpu", "cuda", "cuda"):
        image, theta = (Variable(one if where == "cpu" else one.cuda()) for one in (
            normal((2, 3, 9, 7), "Float"), normal((2, 2, 3), "Float")))
        grid = torch.nn.functional.affine_grid(theta, (2, 3, 16, 17))
        made = torch.nn.functional.grid_sample(image, grid, mode=mode, padding_mode="border")
        made.backward(made.data * 0 + 0.5)
        result.append([one.data.cpu().numpy() for one in (made, image.grad, theta.grad) if one is not None])
    for here, there, again in zip(*result, strict=True):
        np.testing.assert_allclose(there, here, rtol=1e-4, atol=1e-4)
        np.testing.assert_array_equal(there, again)


@pytest.mark.parametrize("size, kernel, result", [((2, 2, 9, 17), (2, 3), (4, 15)), ((1, 3, 300), (2,), (256,)),
                                                  ((1, 1, 5, 4, 6), (2, 2, 2), (1, 3, 4))])
def test_windows_that_are_drawn(size, kernel, result):
    planes, samples = normal(size), torch.from_numpy(np.random.default_rng(1).uniform(0, 1, (*size[:2], len(kernel))))
    samples.view(-1)[0] = float("nan")
    planes.view(-1)[3] = float("nan")
    for part in (0, 1):
        twice(lambda x, s, part=part: internal.fractional_max_pool(x, s, kernel, result)[part], planes, samples,
              exact=True)
