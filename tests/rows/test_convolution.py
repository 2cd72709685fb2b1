"""Every way to compute a convolution against the plain one, on shapes that do not fit the tiles."""

import numpy as np
import pytest
from torch._C import lib

import torch
from torch.autograd import Variable

AUTOMATIC, IM2COL, DIRECT, WINOGRAD = range(4)
SHAPES = [  # input, weight, stride, padding, dilation, groups
    ((2, 17, 13, 17), (33, 17, 3, 3), 1, 1, 1, 1),
    ((1, 16, 9, 11), (16, 16, 3, 3), 1, 2, 1, 1),
    ((2, 1, 28, 28), (20, 1, 5, 5), 1, 0, 1, 1),
    ((2, 20, 12, 12), (50, 20, 5, 5), 1, 0, 1, 1),
    ((2, 6, 13, 9), (8, 3, 3, 2), 2, 1, 1, 2),
    ((1, 3, 15, 14), (7, 3, 7, 7), 3, 3, 1, 1),
    ((2, 4, 11, 12), (5, 4, 3, 3), 1, 2, 2, 1),
    ((3, 19, 7, 5), (23, 19, 1, 1), 1, 0, 1, 1),
    ((2, 8, 10, 10), (8, 1, 3, 3), 1, 1, 1, 8),
]


@pytest.fixture
def method():
    yield lib.th_conv_method
    lib.th_conv_method(AUTOMATIC)


def run(shape, kind):
    """The result and both gradients."""
    size, kernel, stride, padding, dilation, groups = shape
    random = np.random.default_rng(0)
    x, w = (Variable(torch.from_numpy(random.standard_normal(s)).type(kind)) for s in (size, kernel))
    y = torch.conv2d(x, w, None, stride, padding, dilation, groups)
    grad = torch.from_numpy(random.standard_normal(tuple(y.size()))).type(kind)
    y.backward(grad)
    return [value.data.double().numpy() for value in (y, x.grad, w.grad)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("way", [AUTOMATIC, DIRECT, WINOGRAD])
def test_all_ways_agree(method, way, shape):
    method(IM2COL)
    expected = run(shape, "torch.DoubleTensor")
    method(way)
    for got, wanted in zip(run(shape, "torch.FloatTensor"), expected, strict=True):
        np.testing.assert_allclose(got, wanted, rtol=0, atol=1e-4 * max(1, abs(wanted).max()))
