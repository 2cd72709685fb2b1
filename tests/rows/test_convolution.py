"""Every way to compute a convolution against the plain one, on shapes that do not fit the tiles."""

import random

import numpy as np
import pytest
from torch._C import lib

import torch
from torch._core import internal
from torch.autograd import Variable

AUTOMATIC, IM2COL, DIRECT, WINOGRAD, PRODUCT, DEPTHWISE = range(6)
WAYS = (AUTOMATIC, DIRECT, WINOGRAD, PRODUCT, DEPTHWISE)
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
    ((9, 8, 1, 30), (1, 8, 2, 5), (3, 3), (1, 2), (2, 1), 1),  # no tap reads any pixel: bias, and gradients of 0
    ((40, 32, 1, 1), (4, 16, 2, 1), (1, 2), (2, 1), (3, 3), 2),
    ((17, 16, 2, 2), (24, 16, 1, 1), (3, 3), (1, 1), (1, 1), 1),
    ((70, 40, 16, 16), (17, 40, 1, 1), 1, 0, 1, 1),  # more images than the gradient of a weight takes side by side
    ((70, 17, 16, 16), (40, 17, 1, 1), 1, 0, 1, 1),
    ((40, 20, 20, 20), (24, 20, 3, 3), 1, 1, 1, 1),
    ((9, 20, 1, 700), (18, 20, 1, 3), (1, 1), (0, 1), (1, 1), 1),  # a long line; squares half full of images
    ((2, 34, 16, 16), (24, 17, 3, 3), (4, 4), (1, 1), (1, 1), 2),  # few positions, channels of two blocks of planes
    ((3, 128, 6, 9), (34, 128, 2, 4), (1, 1), (1, 2), (1, 1), 1),  # rows of the weight a page apart
    ((1, 1024, 9, 9), (40, 1024, 1, 1), (2, 2), (0, 0), (1, 1), 1),
    ((9, 33, 14, 14), (33, 1, 3, 3), (2, 2), (1, 1), (1, 1), 33),  # depthwise: a block of channels more, half a square
    ((2, 15, 7, 8), (15, 1, 7, 5), (1, 2), (3, 4), (1, 1), 15),
    ((1, 17, 150, 90), (17, 1, 3, 2), (3, 1), (0, 1), (2, 3), 17),  # several bands of rows
    ((2, 16, 70, 300), (16, 1, 1, 4), (2, 3), (2, 0), (1, 2), 16),  # padding that no tap reads
]


def draw(seed):
    """Return a small shape near the thresholds of the methods: lanes, vectors, strides, live taps, groups."""
    source = random.Random(seed)
    groups = source.choice((1, 1, 1, 2, 3))
    channels, outputs = (groups * source.choice((1, 2, 3, 5, 16, 17, 33, 40)) for _ in range(2))
    kernel = [source.choice((1, 2, 3, 5)) for _ in range(2)]
    stride, dilation = ([source.choice((1, 1, 2, 3)) for _ in range(2)] for _ in range(2))
    padding = [source.randint(0, source.choice((k, d * (k - 1) + 1))) for k, d in zip(kernel, dilation, strict=True)]
    least = [max(1, d * (k - 1) + 1 - 2 * p) for d, k, p in zip(dilation, kernel, padding, strict=True)]
    size = [n + source.choice((0, 1, 2, 3, 6, 9)) for n in least]
    batch = source.choice((1, 1, 2, 7, 8, 9, 17, 33, 70))
    if batch * channels * outputs * size[0] * size[1] * kernel[0] * kernel[1] > 3e7:
        batch = 2
    weight = (outputs, channels // groups, *kernel)
    return (batch, channels, *size), weight, tuple(stride), tuple(padding), tuple(dilation), groups


def draw_depthwise(seed):
    """Return the same maps, kernels and steps with a channel and an output per group."""
    (batch, _, *size), (_, _, *kernel), *steps, _ = draw(seed)
    channels = random.Random(seed).choice((1, 5, 15, 16, 17, 31, 32, 33, 50))
    return (batch, channels, *size), (channels, 1, *kernel), *steps, channels


@pytest.fixture
def method():
    yield lib.th_conv_method
    lib.th_conv_method(AUTOMATIC)


def run(shape, kind):
    """Return the result and both gradients."""
    size, kernel, stride, padding, dilation, groups = shape
    random = np.random.default_rng(0)
    x, w = (Variable(torch.from_numpy(random.standard_normal(s)).type(kind)) for s in (size, kernel))
    y = torch.conv2d(x, w, None, stride, padding, dilation, groups)
    grad = torch.from_numpy(random.standard_normal(tuple(y.size()))).type(kind)
    y.backward(grad)
    return [value.data.double().numpy() for value in (y, x.grad, w.grad)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_all_ways_agree(method, way, shape):
    method(IM2COL)
    expected = run(shape, "torch.DoubleTensor")
    method(way)
    for got, wanted in zip(run(shape, "torch.FloatTensor"), expected, strict=True):
        np.testing.assert_allclose(got, wanted, rtol=0, atol=1e-4 * max(1, abs(wanted).max()))


@pytest.mark.parametrize("shape", [*map(draw, range(40)), *map(draw_depthwise, range(100, 140))], ids=str)
def test_ways_agree_on_drawn_shapes(method, shape):
    method(IM2COL)
    expected = run(shape, "torch.DoubleTensor")
    for way in WAYS:
        method(way)
        for got, wanted in zip(run(shape, "torch.FloatTensor"), expected, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=0, atol=1e-4 * max(1, abs(wanted).max()), err_msg=str(shape))


DRAWN = (((8, 64, 4, 4), (96, 64, 3, 3), 1, 1, 1, 1), draw(3), draw(8), draw_depthwise(3))


@pytest.mark.parametrize("shape", [*SHAPES, *DRAWN], ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_results_do_not_depend_on_threads(method, way, shape):
    method(way)
    before = torch.get_num_threads()
    try:
        results = []
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            results.append(run(shape, "torch.FloatTensor"))
    finally:
        torch.set_num_threads(before)
    for other in results[1:]:
        for first, second in zip(results[0], other, strict=True):
            assert (first == second).all()


@pytest.mark.parametrize("way", WAYS[1:])
def test_a_way_without_memory_is_an_error_and_writes_nothing(method, way):
    method(way)
    groups = 32 if way == DEPTHWISE else 1
    x, w = torch.randn(8, 32, 8, 8), torch.randn(32 if groups > 1 else 48, 32 // groups, 3, 3)
    pair = ([1, 1], [1, 1], [1, 1], groups)
    grad = torch.conv2d(x, w, None, *pair)
    calls = [
        lambda: torch.conv2d(x, w, None, *pair),
        lambda: internal.conv2d_input(grad, w, [8, 8], *pair),
        lambda: internal.conv2d_weight(grad, x, [3, 3], *pair),
    ]
    for call in calls:
        wanted = call()
        for countdown in range(1, 20):
            lib.th_fail_allocation(countdown)
            try:
                call()
                failed = False
            except MemoryError:
                failed = True
            left = lib.th_allocations_left()
            lib.th_fail_allocation(0)
            assert failed == (left == 0)
            if not failed:
                break
        else:
            pytest.fail("more allocations than a way needs")
        assert (call() == wanted).all()
