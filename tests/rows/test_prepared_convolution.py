"""conv2d_finished, with prepared weights and without, against the plain convolution followed by its steps."""

import numpy as np
import pytest
from test_convolution import AUTOMATIC, DIRECT, IM2COL, PRODUCT, SHAPES, WAYS, WINOGRAD, draw, draw_depthwise
from torch._C import lib

import torch
from torch._core import internal

SMALL = [  # small maps: rows of a product are positions
    ((1, 40, 7, 7), (70, 40, 1, 1), 1, 0, 1, 1),
    ((3, 24, 7, 6), (34, 12, 3, 3), 1, 1, 1, 2),
    ((9, 64, 14, 14), (50, 64, 1, 1), 1, 0, 1, 1),
    ((2, 36, 9, 8), (48, 36, 3, 2), 2, 1, 1, 1),
    ((1, 300, 5, 5), (20, 300, 1, 1), 1, 0, 1, 1),
    ((2, 16, 5, 30), (112, 16, 3, 3), 1, 1, 1, 1),  # panels of two widths
]
ALL = [*SHAPES, *SMALL, *map(draw, range(20)), *map(draw_depthwise, range(100, 105))]


@pytest.fixture
def method():
    yield lib.th_conv_method
    lib.th_conv_method(AUTOMATIC)


@pytest.fixture
def second_cache():
    yield lib.th_set_second_cache
    lib.th_set_second_cache(0)


def operands(shape):
    """Return input, weight, bias, a tensor of the result's size, and the geometry."""
    size, kernel, *geometry = shape
    random = np.random.default_rng(0)
    x, w, b = (torch.from_numpy(random.standard_normal(s)) for s in (size, kernel, kernel[:1]))
    result = torch.conv2d(x, w, b, *geometry)
    return x, w, b, torch.from_numpy(random.standard_normal(tuple(result.size()))), geometry


def narrow(tensors):
    return [t.float() for t in tensors]


@pytest.mark.parametrize("shape", ALL, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_steps_in_the_last_store_are_those_of_separate_calls(method, way, shape):
    *tensors, geometry = operands(shape)
    method(IM2COL)
    x, w, b, other = tensors
    plain = torch.conv2d(x, w, b, *geometry)
    method(way)
    x, w, b, z = narrow(tensors)
    prepared = internal.conv2d_prepared(x, w, *geometry)
    for added in (None, z):
        for relu in (False, True):
            wanted = plain if added is None else plain + other
            wanted = (wanted.clamp(min=0) if relu else wanted).numpy()
            for given in ((), (prepared,)):
                got = internal.conv2d_finished(x, w, b, added, *geometry, relu, *given).numpy()
                np.testing.assert_allclose(got, wanted, rtol=0, atol=1e-4 * max(1, abs(wanted).max()))


@pytest.mark.parametrize("shape", [*SHAPES, *SMALL], ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_results_depend_neither_on_threads_nor_on_the_cache(method, second_cache, way, shape):
    method(way)
    *tensors, geometry = operands(shape)
    x, w, b, other = narrow(tensors)
    before, results = torch.get_num_threads(), []
    prepared = internal.conv2d_prepared(x, w, *geometry)
    caches = (0, 0, 1, 1 << 40) if way != AUTOMATIC else (0, 0, 0, 0)  # the choice of a method depends on them
    try:
        for threads, cache in zip((1, 2, 3, 1), caches, strict=True):
            torch.set_num_threads(threads)
            second_cache(cache)
            results.append(internal.conv2d_finished(x, w, b, other, *geometry, True, prepared))
    finally:
        torch.set_num_threads(before)
    assert all(torch.equal(result, results[0]) for result in results)


@pytest.mark.parametrize("shape", [((2, 32, 9, 9), (48, 32, 3, 3), 1, 1, 1, 1), *SMALL], ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_nan_stays_and_infinities_are_clamped(method, way, shape):
    method(way)
    *tensors, geometry = operands(shape)
    x, w, b, other = narrow(tensors)
    flat = other.view(-1)
    flat[0], flat[1], flat[2] = float("nan"), float("inf"), -float("inf")
    x.view(-1)[-1] = float("inf")
    wanted = torch.conv2d(x, w, b, *geometry) + other
    wanted = torch.where(wanted < 0, torch.zeros_like(wanted), wanted)
    for given in ((), (internal.conv2d_prepared(x, w, *geometry),)):
        got = internal.conv2d_finished(x, w, b, other, *geometry, True, *given)
        assert torch.equal(torch.isnan(got), torch.isnan(wanted))
        assert torch.equal(torch.isinf(got), torch.isinf(wanted))


def test_a_weight_prepared_for_another_method_is_not_read(method):
    x, w = torch.randn(2, 32, 12, 12), torch.randn(32, 32, 3, 3)
    geometry = 1, 1, 1, 1
    method(WINOGRAD)
    prepared = internal.conv2d_prepared(x, w, *geometry)
    assert prepared.numel() > w.numel()
    method(PRODUCT)
    with pytest.raises(RuntimeError, match="prepared is FloatTensor .*need the result of conv2d_prepared"):
        internal.conv2d_finished(x, w, None, None, *geometry, False, prepared)
    method(DIRECT)
    other = internal.conv2d_prepared(x, w, *geometry)
    wanted = internal.conv2d_finished(x, w, None, None, *geometry, False, other)
    other.view(-1)[:4] = 7  # no layout has these numbers
    assert torch.equal(internal.conv2d_finished(x, w, None, None, *geometry, False, other), wanted)


@pytest.mark.parametrize("way, channels, size", [(DIRECT, 32, 20), (WINOGRAD, 32, 20), (PRODUCT, 200, 3)])
def test_a_failed_allocation_is_an_error(method, way, channels, size):
    method(way)
    x, w = torch.randn(1, channels, size, size), torch.randn(48, channels, 3, 3)
    prepared = internal.conv2d_prepared(x, w, 1, 1, 1, 1)
    assert prepared.numel() > 0

    def call():
        return internal.conv2d_finished(x, w, None, None, 1, 1, 1, 1, True, prepared)

    wanted, failures = call(), 0
    for countdown in range(1, 20):
        lib.th_fail_allocation(countdown)
        try:
            call()
        except MemoryError:
            failures += 1
        left = lib.th_allocations_left()
        lib.th_fail_allocation(0)
        if left:
            break
    assert failures == countdown - 1 > 0
    assert torch.equal(call(), wanted)
