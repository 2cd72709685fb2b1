"""Running sums, products and extremes beyond the catalogue's samples: nan, ties, long lines, threads."""

import numpy as np
import pytest

import torch
from torch.autograd import Variable

NAN, INF = float("nan"), float("inf")
ODD = [2.0, NAN, -0.0, INF, 0.0, -INF, NAN, 2.0, -1.0]


@pytest.mark.parametrize("kind", [np.float32, np.complex64, np.complex128])
@pytest.mark.parametrize("name", ["cumsum", "cumprod"])
def test_long_scans_do_not_depend_on_threads(name, kind):
    array = np.random.default_rng(3).uniform(0.9999, 1.0001, 300_001).astype(kind)
    array = array * np.exp(1j * np.arange(len(array))).astype(kind) if kind != np.float32 else array
    results = []
    for count in (1, 2):
        torch.set_num_threads(count)
        results.append(getattr(torch.from_numpy(array), name)(0).numpy().copy())
    np.testing.assert_array_equal(*results)
    np.testing.assert_allclose(results[0], getattr(np, name)(array.astype(np.result_type(kind, np.float64))),
                               rtol=1e-6, atol=0 if kind == np.float32 else 1e-6)


def test_running_extremes_take_the_last_of_equals_and_the_first_nan():
    values, places = torch.FloatTensor([1, 3, 2, 3, 4, 4, 0]).cummax(0)
    assert values.tolist() == [1, 3, 3, 3, 4, 4, 4] and places.tolist() == [0, 1, 1, 3, 4, 5, 5]
    values, places = torch.FloatTensor([2, NAN, 1, INF, NAN]).cummin(0)
    assert np.isnan(values.numpy()).tolist() == [False, True, True, True, True] and places.tolist() == [0, 1, 1, 1, 4]


@pytest.mark.parametrize("count", [1, 2, 511, 512, 513, 1100])
def test_running_extremes_of_many_columns(count, threads):
    array = np.random.default_rng(count).integers(-9, 9, (6, count)).astype(np.int16)
    for dim in (0, 1):
        values, places = torch.from_numpy(array.copy()).cummax(dim)
        np.testing.assert_array_equal(values.numpy(), np.maximum.accumulate(array, dim))
        np.testing.assert_array_equal(np.take_along_axis(array, places.numpy(), dim), values.numpy())


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 31, 32, 33, 64, 95, 300])
def test_running_extremes_of_lines_rising_falling_and_of_few_values(kind, count):
    draw = np.random.default_rng(count)
    line = draw.integers(0, 200, count)
    rows = [line, np.sort(line), np.sort(line)[::-1], draw.integers(0, 3, count), np.full(count, 7)]
    array = np.array(rows).astype(kind)
    for of, reduced in (("cummax", np.maximum), ("cummin", np.minimum)):
        values, places = getattr(torch.from_numpy(array.copy()), of)(1)
        wanted = reduced.accumulate(array, 1)
        last = np.maximum.accumulate(np.where(array == wanted, np.arange(count), 0), 1)
        np.testing.assert_array_equal(values.numpy(), wanted)
        np.testing.assert_array_equal(places.numpy(), last)
    if kind in (np.float32, np.float64):
        array[:, count // 2] = np.nan
        values, places = torch.from_numpy(array.copy()).cummax(1)
        np.testing.assert_array_equal(values.numpy(), np.maximum.accumulate(array, 1))
        assert (places.numpy()[:, count // 2:] == count // 2).all()


def test_derivatives_of_logcumsumexp_are_finite_where_elements_lie_far_apart():
    x = Variable(torch.DoubleTensor([0, -1000, 1000, 999, -INF]), requires_grad=True)
    y = x.logcumsumexp(0)
    assert y.data.tolist() == [0, 0, 1000, 1000 + np.log1p(np.exp(-1.0)), 1000 + np.log1p(np.exp(-1.0))]
    y.sum().backward(create_graph=True)
    share = 1 / (1 + np.exp(-1.0))
    np.testing.assert_allclose(x.grad.data.numpy(), [2, 0, 1 + 2 * share, 2 - 2 * share, 0], atol=1e-12)
    first = x.grad
    x.grad = None
    (first * first).sum().backward()
    assert np.isfinite(x.grad.data.numpy()).all()


@pytest.mark.parametrize("sizes", [(1,), (2,), (9,), (3, 4), (5, 513), (2, 5, 3)])
def test_gradients_of_running_products_are_those_without_zeros_in_the_limit(sizes, threads):
    draw = np.random.default_rng(len(sizes))
    for dim in range(len(sizes)):
        array, weight = draw.integers(-1, 3, sizes).astype(np.float64), draw.standard_normal(sizes)
        x = Variable(torch.from_numpy(array), requires_grad=True)
        (x.cumprod(dim) * Variable(torch.from_numpy(weight), requires_grad=False)).sum().backward()
        lines, wanted = np.moveaxis(array, dim, -1), np.zeros_like(np.moveaxis(array, dim, -1))
        for i in range(sizes[dim]):  # a product is linear in each element, so its slope there is that from 0 to 1
            one, none = lines.copy(), lines.copy()
            one[..., i], none[..., i] = 1, 0
            slope = np.cumprod(one, -1) - np.cumprod(none, -1)
            wanted[..., i] = (slope * np.moveaxis(weight, dim, -1)).sum(-1)
        np.testing.assert_allclose(x.grad.data.numpy(), np.moveaxis(wanted, -1, dim), atol=1e-12)


@pytest.mark.parametrize("kind", [torch.float32, torch.float64, torch.int64, torch.uint8, torch.complex64])
def test_a_column_has_the_same_bits_beside_any_number_of_columns(kind):
    many = (torch.rand(2, 300, 9) * 3).to(kind)
    for width in range(2, 6):
        few = many[:, :, :width].clone()
        for scan in (torch.cumsum, torch.cumprod):
            assert scan(few, 1).tolist() == scan(many, 1)[:, :, :width].tolist()
