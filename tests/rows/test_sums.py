"""Sums of floats: their error, and independence of layout and threads."""

import math

import numpy as np
import pytest

import torch

# Both sides of serial sums, of pairs of lanes, of folds, of parts, and of the sets that one task spreads.
COUNTS = [1, 31, 32, 63, 64, 65, 95, 96, 127, 128, 4095, 4096, 4097, 4159, 65535, 65537, 131071, 131137, 300001]
TABLES = [(2, 2047), (2, 2049), (127, 2048), (129, 2048), (700, 300), (2047, 64), (2049, 65), (66000, 3)]


def cancelling(count, seed):
    """Return floats from 1e-6 to 1e6 of both signs, so that the sum is small compared with its terms."""
    random = np.random.default_rng(seed)
    return (random.choice([-1.0, 1.0], count) * 10.0 ** random.uniform(-6, 6, count)).astype(np.float32)


@pytest.mark.parametrize("count", COUNTS)
def test_a_sum_is_wrong_by_little_of_the_sum_of_sizes(count):
    for seed in range(3):
        x = cancelling(count, seed)
        wanted, sizes = math.fsum(x), math.fsum(np.abs(x))
        assert abs(torch.from_numpy(x).sum() - wanted) <= 2.0**-24 * sizes
        assert abs(torch.from_numpy(x).mean() * count - wanted) <= 2.0**-24 * sizes * (1 + 1e-9)


@pytest.mark.parametrize("count", COUNTS)
def test_few_different_sums_are_exact(count):
    """Whole numbers whose pairs fit a float are summed without any error, and so is one number over and over."""
    x = np.random.default_rng(1).integers(-(1 << 22), 1 << 22, count).astype(np.float32)
    assert torch.from_numpy(x).sum() == math.fsum(x)
    tenths = np.full(count, 0.1, np.float32)
    assert torch.from_numpy(tenths).sum() == pytest.approx(math.fsum(tenths), rel=1e-12)


@pytest.mark.parametrize("count", COUNTS)
def test_a_sum_is_infinite_only_where_its_result_is(count):
    large = torch.FloatTensor(count).fill_(3e38)
    assert large.mean() == pytest.approx(float(np.float32(3e38)), rel=1e-9)
    assert large.view(1, count).mean(1)[0] == large[0]
    large[0] = math.inf
    assert large.sum() == math.inf
    large[count - 1] = -math.inf if count > 1 else math.nan
    assert math.isnan(large.sum())


@pytest.mark.parametrize("size", [(count,) for count in COUNTS] + TABLES)
def test_threads_and_strides_do_not_change_a_sum(size):
    x = torch.from_numpy(cancelling(math.prod(size), 5).reshape(size))
    stepped = torch.zeros(*size, 2).select(len(size), 0)
    stepped.copy_(x)
    before, result = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 5):
            torch.set_num_threads(threads)
            result.append([x.sum(), *(x.sum(dim) for dim in range(len(size)))])
    finally:
        torch.set_num_threads(before)
    for several in zip(*result, strict=True):
        first = several[0]
        assert all(one.equal(first) if isinstance(one, torch.Tensor) else one == first for one in several)
    if len(size) == 1:
        assert stepped.sum() == x.sum()
    assert stepped.sum(len(size) - 1, keepdim=True).equal(x.sum(len(size) - 1, keepdim=True))


@pytest.mark.parametrize("size", TABLES)
def test_sums_over_either_dim_keep_the_bound(size):
    x = cancelling(math.prod(size), 9).reshape(size)
    t, exact, sizes = torch.from_numpy(x), x.astype(np.float64), np.abs(x).astype(np.float64)
    for dim in (0, 1):
        wrong = np.abs(t.sum(dim).numpy() - exact.sum(dim))
        assert (wrong <= 2.0**-24 * (sizes.sum(dim) + np.abs(exact.sum(dim))) * (1 + 1e-6)).all()


@pytest.mark.parametrize("kind", ["half", "bfloat16"])
@pytest.mark.parametrize("size", [(count, 1) for count in COUNTS[:15]] + [*TABLES, (77, 40), (100, 17), (1000, 8)])
def test_sums_of_narrow_floats_are_rounded_once(size, kind):
    """Also of expanded rows, in steps, and where sums of a few floats overflow."""
    scale, nearest = {"half": (1e-3, 2.0**-11), "bfloat16": (1e30, 2.0**-8)}[kind]
    t = (torch.from_numpy(cancelling(math.prod(size), 3).reshape(size)) * scale).to(getattr(torch, kind))
    x = t.double().numpy()
    for dim in (0, 1):
        wanted, sizes = x.sum(dim), np.abs(x).sum(dim)
        for layout in (t, t.t().contiguous().t(), torch.stack([t, t], 2)[:, :, 0]):
            wrong = np.abs(layout.sum(dim).double().numpy() - wanted)
            assert (wrong <= nearest * np.abs(wanted) + 2.0**-22 * sizes + 2.0**-25).all()
    wide = t[:, :1].expand(size[0], 40)
    assert wide.sum(0).equal(t[:, :1].sum(0).expand(40)) and wide.sum(1).equal((t[:, 0].double() * 40).to(t.dtype))
    large = torch.full(size, 3e38 if kind == "bfloat16" else 6e4, dtype=t.dtype)
    assert (large.mean(0) == large[0]).all() and (large.mean(1) == large[:, 0]).all()


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.int16, np.int32, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 15, 31, 32, 63, 64, 65, 127, 128, 129, 256, 4095, 4096, 4097, 9000])
def test_truths_and_extremes_have_lanes_as_narrow_as_elements(kind, count):
    draw = np.random.default_rng(count)
    array = draw.integers(0, 120, (3, count)).astype(kind)
    array[1] = 0
    array[2] = 1
    array[0, count // 3] = 0
    x = torch.from_numpy(array.copy())
    assert x.count_nonzero(1).tolist() == np.count_nonzero(array, 1).tolist()
    assert x.any(1).tolist() == array.any(1).tolist() and x.all(1).tolist() == array.all(1).tolist()
    assert [x.any(), x.all(), x.count_nonzero()] == [array.any(), array.all(), np.count_nonzero(array)]
    for k in range(count - 1, max(count - 140, -1), -1):
        array[0, k] += 1 if kind in (np.uint8, np.int8) else 200
        x = torch.from_numpy(array.copy())
        assert [x[0].max(), x[0].min()] == [array[0].max(), array[0].min()]
        assert x.amax(1).tolist() == array.max(1).tolist() and x.amin(1).tolist() == array.min(1).tolist()


@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
@pytest.mark.parametrize("name", ["sum", "mean", "prod"])
@pytest.mark.parametrize("size", [(count, 1) for count in COUNTS] + TABLES
                         + [(7, 300, 5), (2, 3, 70000), (1, 600), (3, 4097), (65, 8, 65)])
def test_reductions_of_complex_numbers(name, size, kind, threads):
    draw = np.random.default_rng(len(size))
    array = np.exp(1j * draw.uniform(-3, 3, size)).astype(kind) * kind(1 if name == "prod" else 3)
    every_second = torch.from_numpy(np.repeat(array, 2, -1))[..., ::2]
    turned = torch.from_numpy(array.T.copy()).permute(*range(array.ndim)[::-1])
    for given in (torch.from_numpy(array), every_second, turned):
        for dim in (None, *range(array.ndim)):
            wanted = getattr(array.astype(np.complex128), name)(axis=dim)
            result = getattr(given, name)(*() if dim is None else (dim,)).numpy()
            assert result.dtype == kind
            np.testing.assert_allclose(result, wanted, rtol=2e-6, atol=2e-6 * array.size if name == "sum" else 1e-5)


def test_a_sum_of_complex_numbers_overflows_only_where_its_result_does():
    for count in (5, 64, 1000):
        array = np.full((count, 3), 3e38 - 3e38j, np.complex64)
        array[1::2] *= -1
        array[-1] = 7 + 1j * np.inf
        wanted = array.astype(np.complex128).sum(0)
        for given in (torch.from_numpy(array), torch.from_numpy(array.T.copy()).t()):
            result = given.sum(0).numpy()
            np.testing.assert_allclose(result.real, wanted.real, rtol=1e-6)
            np.testing.assert_array_equal(result.imag, np.float32(np.inf))
