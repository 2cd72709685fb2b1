"""Rows of a few elements, and views in other orders: moved, reduced, searched and compared, at every width."""

import itertools

import numpy as np
import pytest

import torch

REAL = ["bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64"]


def values(kind, shape, seed=0):
    """Return an array of few different numbers, with both zeros and, if it has floats, nan."""
    numbers = np.random.default_rng(seed).integers(0, 7, shape) - (3 if np.dtype(kind).kind in "if" else 0)
    array = numbers.astype(kind)
    if array.dtype.kind == "f" and array.size > 2000:
        array.reshape(-1)[::1999] = np.nan
    return array


def orders(array):
    """Yield the array and a tensor of the same elements, with every order of dims and as every second column."""
    for order in itertools.permutations(range(array.ndim)):
        there = np.argsort(order)
        yield torch.from_numpy(np.ascontiguousarray(array.transpose(order))).permute(*there.tolist())
    wide = np.repeat(array, 2, axis=-1)
    yield torch.from_numpy(wide)[..., ::2]


@pytest.mark.parametrize("kind", REAL)
@pytest.mark.parametrize("shape", [(130, 1), (90, 2), (300, 3), (77, 4), (70, 16), (40, 31), (33, 70), (5, 3, 8, 17)])
def test_reductions_of_short_rows(kind, shape):
    a = values(kind, shape)
    with np.errstate(invalid="ignore"):
        for x, dim in itertools.product(orders(a), range(a.ndim)):
            assert np.array_equal(x.amax(dim).numpy(), a.max(dim), equal_nan=a.dtype.kind == "f")
            assert np.array_equal(x.amin(dim).numpy(), a.min(dim), equal_nan=a.dtype.kind == "f")
            assert np.array_equal(x.argmax(dim).numpy(), a.argmax(dim))
            largest, index = x.min(dim)
            assert np.array_equal(index.numpy(), a.argmin(dim))
            assert np.array_equal(largest.numpy(), a.min(dim), equal_nan=a.dtype.kind == "f")
            wanted = a.astype(np.float64 if a.dtype.kind == "f" else np.int64).sum(dim)
            result = x.sum(dim).numpy()
            assert np.array_equal(result, wanted.astype(result.dtype), equal_nan=a.dtype.kind == "f")


@pytest.mark.parametrize("kind", [torch.float, torch.half, torch.bfloat16])
@pytest.mark.parametrize("columns", [1, 31, 32, 33, 100])
def test_sums_of_rows_that_overflow_on_the_way(kind, columns):
    large = torch.finfo(kind).max
    rows = torch.tensor([large, large, -large, -large] * 3 + [1] * 9, dtype=torch.float).to(kind)
    x = rows[:, None].expand(21, columns).contiguous()
    assert x.sum(0).tolist() == x.t().contiguous().t().sum(0).tolist() == [9] * columns
    x[4, columns // 2] = torch.inf
    result = x.sum(0).tolist()
    assert result[columns // 2] == torch.inf and sum(value == 9 for value in result) == columns - 1
    x[11, columns // 2] = -torch.inf
    assert x.sum(0).isnan().sum() == 1


@pytest.mark.parametrize("kind", ["uint8", "int16", "int32", "int64", "complex128"])
@pytest.mark.parametrize("width", [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33, 65, 300])
def test_moves_of_short_rows(kind, width):
    tall = np.random.default_rng(3).integers(0, 200, (101, width)).astype(kind)
    assert np.array_equal(torch.from_numpy(tall).flip([0]).numpy(), np.flip(tall, 0))
    far = np.arange(1500 * width).astype(kind).reshape(1500, width)  # rows that are prefetched, if they are wide
    assert np.array_equal(torch.from_numpy(far).flip(1).numpy(), np.flip(far, 1))
    a, b = (np.random.default_rng(seed).integers(0, 200, (4, 11, width)).astype(kind) for seed in (1, 2))
    for x, y in zip(orders(a), orders(b), strict=True):
        for dim in range(3):
            assert np.array_equal(x.flip([dim]).numpy(), np.flip(a, dim))
            assert np.array_equal(x.flip([dim, (dim + 1) % 3]).numpy(), np.flip(a, (dim, (dim + 1) % 3)))
            assert np.array_equal(torch.cat([x, y], dim).numpy(), np.concatenate([a, b], dim))
            assert np.array_equal(x.roll(1, dim).numpy(), np.roll(a, 1, dim))
            to = torch.zeros(4, 11, 2 * width, dtype=x.dtype)
            to[..., :width] = x
            to[..., width:] = y
            assert np.array_equal(to.numpy(), np.concatenate([a, b], 2))
            index = np.random.default_rng(dim).integers(0, a.shape[dim], 5)
            wanted = np.take(a, index, dim)
            assert np.array_equal(x.index_select(dim, torch.from_numpy(index)).numpy(), wanted)
            places = np.random.default_rng(dim).integers(0, a.shape[dim], a.shape)
            for chosen in itertools.islice(orders(places), 3):
                assert np.array_equal(x.gather(dim, chosen).numpy(), np.take_along_axis(a, places, dim))
                wanted = a.copy()
                np.put_along_axis(wanted, places, 3, dim)
                assert np.array_equal(x.scatter(dim, chosen, 3).numpy(), wanted)
            order = np.argsort(places, dim, kind="stable")
            wanted = np.empty_like(a)
            np.put_along_axis(wanted, order, b, dim)
            assert np.array_equal(x.scatter(dim, torch.from_numpy(order), y).numpy(), wanted)


@pytest.mark.parametrize("kind", [torch.bool, torch.uint8, torch.half, torch.bfloat16, torch.float, torch.complex128])
def test_triangles_of_many_matrices(kind):
    for rows, columns in [(1, 1), (2, 5), (5, 2), (8, 8), (40, 3), (3, 40)]:
        x = torch.arange(1, 6 * rows * columns + 1).view(2, 3, rows, columns).to(kind)
        for k in (-50, -2, -1, 0, 1, 3, 50):
            for each in (x, x.permute(1, 0, 2, 3), x.transpose(2, 3).contiguous().transpose(2, 3)):
                keep = torch.from_numpy(np.tri(rows, columns, k) > 0)
                assert torch.equal(each.tril(k), torch.where(keep, each, torch.zeros_like(each)))
                keep = torch.from_numpy(np.tri(rows, columns, k - 1) == 0)
                assert torch.equal(each.triu(k), torch.where(keep, each, torch.zeros_like(each)))


@pytest.mark.parametrize("kind", [*REAL, "complex64", "complex128", "bfloat16"])
def test_equal_reads_every_element(kind):
    kind = getattr(torch, kind)
    for shape in [(), (0,), (3,), (70, 90), (7, 11, 41, 13), (2, 70000)]:
        x = torch.ones(shape, dtype=torch.float).to(kind)
        for one in (x, x.permute(*reversed(range(x.dim()))) if x.dim() else x):
            for other in (one.clone(), one.contiguous(), torch.stack([one, one], -1)[..., 0]):
                assert torch.equal(one, other) and one.equal(other)
                for position in {0, x.numel() // 2, x.numel() - 1} if x.numel() else ():
                    changed = other.clone()
                    changed[np.unravel_index(position, one.shape)] = 0
                    assert not torch.equal(one, changed) and not torch.equal(changed, one)
                    if kind.is_floating_point or kind.is_complex:
                        negative = changed.clone()
                        negative[np.unravel_index(position, one.shape)] = -0.0
                        assert torch.equal(changed, negative)
                        changed[np.unravel_index(position, one.shape)] = torch.nan
                        assert not torch.equal(changed, changed)
    assert not torch.equal(torch.ones(2, 3).to(kind), torch.ones(3, 2).to(kind))
    assert torch.equal(torch.ones(2).to(kind), torch.ones(2))


def test_nonzero_of_every_type_and_order():
    for kind in REAL:
        a = values(kind, (7, 70, 3), 4)
        for x in orders(a):
            assert np.array_equal(x.nonzero().numpy(), np.argwhere(a))
        for x in orders(a[0]):
            assert np.array_equal(x.nonzero().numpy(), np.argwhere(a[0]))
    assert torch.tensor([0.0, -0.0, 6e-8, torch.nan]).half().nonzero().tolist() == [[2], [3]]


@pytest.mark.parametrize("kind", REAL)
@pytest.mark.parametrize("times", [1, 2, 3, 7, 64, 1000])
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_reductions_of_expanded_dims(kind, times, dim):
    shape = [5, 4, 9]
    shape[dim] = 1
    array = values(kind, shape) / np.asarray(2, kind) if kind == "float64" else values(kind, shape)
    whole = np.repeat(array, times, axis=dim)
    for t in orders(array):
        t = t.expand(whole.shape)
        for dims in [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]:
            np.testing.assert_array_equal(t.amax(dims).numpy(), whole.max(dims))
            total = whole.sum(dims, dtype="float64" if array.dtype.kind == "f" else "int64")
            np.testing.assert_array_equal(t.sum(dims).numpy(), total.astype(t.sum(dims).numpy().dtype))
            np.testing.assert_array_equal((t != 0).any(dims).numpy(), (whole != 0).any(dims))
        with np.errstate(over="ignore"):
            expected = whole.prod(dim, dtype="float64" if array.dtype.kind == "f" else "int64")
        if np.abs(expected).max() < 2048 or array.dtype.kind != "f":  # Half is exact below
            np.testing.assert_allclose(t.prod(dim).numpy(), expected)
        np.testing.assert_array_equal(t.argmax(dim).numpy(), whole.argmax(dim))
        if kind == "float64" and whole.shape[dim] > 1:
            np.testing.assert_allclose(t.std(dim).numpy(), whole.std(dim, ddof=1), atol=1e-12)
            np.testing.assert_allclose(t.mean(dim).numpy(), whole.mean(dim), rtol=1e-15)
            np.testing.assert_allclose(t.logsumexp(dim).numpy(), np.log(np.exp(whole).sum(dim)), rtol=1e-12)
            np.testing.assert_allclose(t.norm(3, dim).numpy(), (np.abs(whole) ** 3).sum(dim) ** (1 / 3), rtol=1e-12)


@pytest.mark.parametrize("kind", ["uint8", "int64", "float16", "float32", "float64"])
@pytest.mark.parametrize("shape", [(1, 1, 1), (700, 1, 1), (1, 700, 1), (30, 1, 40)])
def test_scans_along_dims_of_one_element(kind, shape):
    array = values(kind, shape)
    for t in orders(array):
        np.testing.assert_array_equal(t.cumsum(1).numpy() if shape[1] == 1 else t.cumsum(2).numpy(), array)
        np.testing.assert_array_equal(t.cumprod(-1).numpy() if shape[2] == 1 else t.cumprod(1).numpy(), array)
        along = 1 if shape[1] == 1 else 2
        highest, index = t.cummax(along)
        np.testing.assert_array_equal(highest.numpy(), array)
        assert not index.any()
        if array.dtype.kind == "f":
            np.testing.assert_array_equal(t.logcumsumexp(along).numpy(), array)


@pytest.mark.parametrize("kind", [*REAL, "complex64", "complex128"])
@pytest.mark.parametrize("count", [2, 3, 5, 33])
def test_elements_of_tensors_alternate(kind, count):
    for rows in (1, 15, 16, 63, 1030):
        arrays = [values("int64", (rows, 2), seed=k).astype(kind) for k in range(count)]
        tensors = [torch.from_numpy(array) for array in arrays]
        assert np.array_equal(torch.cat(tensors, 1).numpy(), np.concatenate(arrays, 1))
        columns = [torch.from_numpy(array[:, 0].copy()) for array in arrays]
        wanted = np.stack([array[:, 0] for array in arrays], -1)
        assert np.array_equal(torch.stack(columns, -1).numpy(), wanted)
        out = torch.empty(count, rows, dtype=columns[0].dtype).t()
        assert np.array_equal(torch.stack(columns, -1, out=out).numpy(), wanted)
        assert np.array_equal(torch.stack([tensor[:, 0] for tensor in tensors], -1).numpy(), wanted)
