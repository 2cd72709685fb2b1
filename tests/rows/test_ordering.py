"""Sorting, selecting, scanning, counting and drawing beyond the catalogue's samples: nan, ties, long lines, threads."""

import numpy as np
import oracles
import pytest

import torch
from torch.autograd import Variable

NAN, INF = float("nan"), float("inf")
ODD = [2.0, NAN, -0.0, INF, 0.0, -INF, NAN, 2.0, -1.0]


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("count", [13, 28, 29, 44, 127, 128, 129, 256, 257])
def test_the_first_few_are_those_of_a_stable_sort(kind, count):
    array = np.random.default_rng(count).integers(0, 9, (6, count)).astype(kind)
    array[4:] = np.arange(2 * count).reshape(2, count) % 250  # every element of a line precedes the others
    if array.dtype.kind == "f":
        array[1, ::7] = NAN
    t = torch.from_numpy(array)
    for k in range(1, 6):
        for largest in (False, True):
            values, places = t.topk(k, 1, largest)
            np.testing.assert_array_equal(places.numpy(), t.sort(1, largest)[1].numpy()[:, :k])
            np.testing.assert_array_equal(values.numpy(), np.take_along_axis(array, places.numpy(), 1))


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("repeats", [1, 50])
def test_nan_is_largest_and_equal_elements_keep_their_order(kind, repeats):
    array = np.array(ODD * repeats, kind)
    values, places = torch.from_numpy(array.copy()).sort()
    np.testing.assert_array_equal(places.numpy(), np.argsort(array, kind="stable"))
    np.testing.assert_array_equal(values.numpy(), array[places.numpy()])
    assert np.signbit(values.numpy()).tolist() == np.signbit(array[places.numpy()]).tolist()
    down = torch.from_numpy(array.copy()).sort(0, True)[0].numpy()
    assert np.isnan(down[: 2 * repeats]).all() and down[2 * repeats] == INF and down[-1] == -INF


def test_nan_in_selections():
    t = torch.FloatTensor(ODD)
    values, places = t.topk(3)
    assert places.tolist() == [1, 6, 3] and values[2] == INF
    assert t.topk(3, 0, False)[1].tolist() == [5, 8, 2]
    assert t.kthvalue(1)[1].tolist() == 5 and t.kthvalue(9)[1].tolist() == 6
    assert t.median().isnan() and t.nanmedian().item() == 0
    assert torch.FloatTensor([NAN] * 300 + [1.0]).topk(2)[1].tolist() == [0, 1]
    assert torch.FloatTensor([NAN] * 300 + [1.0]).topk(2, 0, False)[1].tolist() == [300, 0]
    assert t.mode()[1].tolist() == 4


def eight_byte_lines(count):
    """Lines whose keys span few bits, all bits, or many bits with few distinct first ones."""
    random = np.random.default_rng(count)
    yield random.integers(-5, 5, count)
    yield random.integers(-2**63, 2**63 - 1, count)
    yield np.where(random.random(count) < 0.001, -(2**62), random.integers(0, 3, count))
    yield random.standard_normal(count)
    yield np.repeat(random.standard_normal(count // 50 + 1), 50)[:count]
    yield np.where(random.random(count) < 0.01, 1e300, random.random(count) * 1e-9 + 1)
    yield np.array([INF, -INF, NAN, 0.0, -0.0])[random.integers(0, 5, count)]


@pytest.mark.parametrize("count", [1, 5, 193, 5000, 300000])
def test_eight_byte_elements(count):
    for array in eight_byte_lines(count):
        t = torch.from_numpy(array.copy())
        ranks = np.unique(array, return_inverse=True)[1]
        for descending in (False, True):
            order = np.argsort(-ranks if descending else ranks, kind="stable")
            values, places = t.sort(0, descending)
            np.testing.assert_array_equal(places.numpy(), order)
            np.testing.assert_array_equal(values.numpy().view(np.int64), array[order].view(np.int64))
            np.testing.assert_array_equal(t.argsort(0, descending).numpy(), order)


def test_unique_of_long_vectors():
    """The inverse is counted in parts."""
    array = np.random.default_rng(0).integers(0, 1000, 600000)
    for result, wanted in zip(torch.from_numpy(array).unique(return_inverse=True, return_counts=True),
                              np.unique(array, return_inverse=True, return_counts=True), strict=True):
        np.testing.assert_array_equal(result.numpy(), wanted)


@pytest.mark.parametrize("dtype", ["Byte", "Char", "Short", "Int", "Long", "Float", "Double"])
@pytest.mark.parametrize("count", [1, 17, 192, 193, 5000])
def test_long_lines(dtype, count, threads):
    random = np.random.default_rng(count)
    array = random.integers(-100, 100, (7, count)) if dtype != "Byte" else random.integers(0, 255, (7, count))
    t = getattr(torch.from_numpy(array.astype(np.int64)), dtype.lower())()
    for dim, tensor in ((1, t), (0, t.t().contiguous()), (0, t.t())):
        wanted = array if dim else array.T
        order = np.argsort(wanted, axis=dim, kind="stable")
        values, places = tensor.sort(dim)
        np.testing.assert_array_equal(places.numpy(), order)
        np.testing.assert_array_equal(values.numpy(), np.take_along_axis(wanted, order, dim))
        for k in {1, count // 2 + 1, count}:
            np.testing.assert_array_equal(tensor.kthvalue(k, dim)[1].numpy(), np.take(order, k - 1, dim))
            np.testing.assert_array_equal(tensor.topk(k, dim, False)[1].numpy(), np.take(order, range(k), dim))
            unordered = np.sort(tensor.topk(k, dim, True, False)[0].numpy(), dim)
            np.testing.assert_array_equal(unordered, np.take(np.sort(wanted, dim), range(count - k, count), dim))


def lines_of(kind, count):
    """Return lines whose largest elements are anywhere, at one end, in one group, or frequent."""
    random = np.random.default_rng(count)
    wide = random.integers(-(2**62), 2**62, count) if kind == np.int64 else random.standard_normal(count) * 1000
    line = wide.astype(kind)
    few = random.integers(0, 3, count).astype(kind)
    grouped = np.where(np.arange(count) % 64 == 5, 100, few).astype(kind)
    lines = [line, np.sort(line), np.sort(line)[::-1], few, np.zeros(count, kind), grouped]
    if np.issubdtype(kind, np.floating):
        odd = line.copy()
        odd[random.integers(0, count, count // 8)] = NAN
        odd[random.integers(0, count, count // 3)] = -0.0
        lines.append(odd)
    return np.stack(lines)


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.int16, np.int32, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 2, 15, 16, 17, 63, 64, 65, 128, 129, 191, 192, 193, 255, 256, 257, 511, 512,
                                   1024, 1025, 2048, 16500])
def test_the_first_of_lines(kind, count):
    """Sorting and selecting go other ways among few; each is on both sides of where they change."""
    table = lines_of(kind, count)
    x = torch.from_numpy(table)
    ascending = oracles.sort(table, 1, False)[1]
    np.testing.assert_array_equal(x.sort(1)[1].numpy(), ascending)
    for k in {1, 2, count // 3, count // 2, count // 2 + 1, count - 1, count} & set(range(1, count + 1)):
        np.testing.assert_array_equal(x.kthvalue(k, 1)[1].numpy(), ascending[:, k - 1])
    for descending in (False, True):
        order = oracles.sort(table, 1, descending)[1]
        for k in {k for k in (1, 10, 32, 33, 64, 65, 128, 2048, 2049, count) if k <= count}:
            values, places = x.topk(k, 1, descending)
            np.testing.assert_array_equal(places.numpy(), order[:, :k])
            expected = np.take_along_axis(table, order[:, :k], 1)
            np.testing.assert_array_equal(values.numpy(), expected)
            np.testing.assert_array_equal(np.signbit(values.numpy()), np.signbit(expected))
            loose = x.topk(k, 1, descending, False)[1].numpy()
            np.testing.assert_array_equal(np.sort(loose, 1), np.sort(order[:, :k], 1))


@pytest.mark.parametrize("count", [1, 2, 5, 192, 193, 1000])
@pytest.mark.parametrize("interpolation", ["linear", "lower", "higher", "midpoint", "nearest"])
def test_a_share_given_as_a_number_and_in_a_vector(count, interpolation):
    """A number uses selection, a vector uses sorting. Both equal NumPy, and a line with nan yields nan."""
    array = np.random.default_rng(count).standard_normal((3, count))
    x = torch.from_numpy(array)
    shares = [0, 0.1, 0.25, 0.5, 0.77, 1]
    sorted_ = torch.quantile(x, torch.DoubleTensor(shares), 1, False, interpolation).numpy()
    for share, row in zip(shares, sorted_, strict=True):
        result = torch.quantile(x, share, 1, False, interpolation).numpy()
        np.testing.assert_allclose(result, np.quantile(array, share, axis=1, method=interpolation), rtol=1e-12)
        np.testing.assert_allclose(result, row, rtol=1e-12)
    x[1, count // 2] = NAN
    assert np.isnan(torch.quantile(x, 0.5, 1, False, interpolation).numpy()).tolist() == [False, True, False]


@pytest.mark.parametrize("scale", [1, 2.0**1021, 2.0**-1060])
def test_draws_follow_the_weights(scale):
    torch.manual_seed(3)
    weights = np.array([1.0, 0, 3, 6])
    drawn = torch.multinomial(torch.from_numpy(weights * scale), 100_000, True)
    np.testing.assert_allclose(np.bincount(drawn.numpy(), minlength=4) / 1e5, weights / 10, atol=0.01)
    first = np.zeros(4)
    for _ in range(4000):
        picked = torch.multinomial(torch.from_numpy(weights * scale), 3).tolist()
        assert sorted(picked) == [0, 2, 3]
        first[picked[0]] += 1
    np.testing.assert_allclose(first / 4000, weights / 10, atol=0.03)


def test_the_smallest_weight_is_drawn_before_none():
    weights = torch.tensor([0, 1e308, 0, 5e-324, 0], dtype=torch.float64)
    assert torch.multinomial(weights, 2).tolist() == [1, 3]


def test_gradients_go_where_elements_came_from():
    x = Variable(torch.DoubleTensor([3, 1, 2]))
    (x.sort()[0] * Variable(torch.DoubleTensor([1, 10, 100]))).sum().backward()
    assert x.grad.data.tolist() == [100, 1, 10]


def test_size_changes_in_place():
    t = torch.FloatTensor([[1, 2, 3]])
    assert t.t_() is t and t.size() == (3, 1) and t.squeeze_() is t and t.tolist() == [1, 2, 3]
    assert t.unsqueeze_(0).transpose_(0, 1).size() == (3, 1)
    with pytest.raises(RuntimeError, match="not changed in place"):
        Variable(t).t_()


@pytest.mark.parametrize("dims", [0, 1, 2, ([1], [0]), ([0, 2], [2, 1])])
def test_tensordot(dims):
    a, b = np.ones((4, 3, 2)), np.arange(24.0).reshape(3, 2, 4)
    if dims == 2 or dims == ([1], [0]) or dims == 0:
        b = b if dims != 2 else np.arange(24.0).reshape(3, 2, 4)
    if dims == 1:
        b = np.arange(8.0).reshape(2, 4)
    np.testing.assert_allclose(torch.tensordot(torch.from_numpy(a), torch.from_numpy(b.copy()), dims).numpy(),
                               np.tensordot(a, b, dims))


def test_meshgrid():
    x, y = torch.FloatTensor([1, 2, 3]), torch.FloatTensor([4, 5])
    for indexing in ("ij", "xy"):
        for got, wanted in zip(torch.meshgrid(x, y, indexing=indexing),
                               np.meshgrid(x.numpy(), y.numpy(), indexing=indexing), strict=True):
            np.testing.assert_array_equal(got.numpy(), wanted)
    with pytest.raises(ValueError, match="need vectors"):
        torch.meshgrid(torch.ones(2, 2))


def test_whole_random_numbers():
    drawn = torch.randint(-3, 4, (1000,))
    assert drawn.type() == "torch.LongTensor" and drawn.min() == -3 and drawn.max() == 3
    assert torch.randint(5, (2, 3)).size() == (2, 3)
    assert torch.rand_like(torch.FloatTensor([NAN, INF])).max() < 1


@pytest.mark.parametrize("kind", [torch.FloatTensor, torch.DoubleTensor, torch.LongTensor, torch.IntTensor])
@pytest.mark.parametrize("values", [3, 70000, 10**9])
def test_long_lines_keep_equal_elements_in_order(kind, values):
    """Lines that the cache does not hold are shared out by digits first: few, many and nearly no equal elements."""
    numbers = np.random.RandomState(values % 97).randint(-values, values, 250000)
    x = kind(numbers.tolist())
    numbers = x.numpy()
    for descending in (False, True):
        sorted_, places = x.sort(0, descending)
        expected = np.argsort(-numbers if descending else numbers, kind="stable")
        assert np.array_equal(places.numpy(), expected)
        assert np.array_equal(sorted_.numpy(), numbers[expected])


@pytest.mark.parametrize("sizes", [(40, 50, 60), (3, 50, 800), (800, 50, 3)])
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_large_tensors_along_each_dim(sizes, dim):
    """Strided lines are copied and computed in parts of another dim, which may have few indices."""
    array = np.random.default_rng(dim).permutation(int(np.prod(sizes))).astype(np.float64).reshape(sizes)
    x, order, middle = torch.from_numpy(array), np.argsort(array, dim), sizes[dim] // 2
    values, places = x.sort(dim)
    np.testing.assert_array_equal(places.numpy(), order)
    np.testing.assert_array_equal(values.numpy(), np.sort(array, dim))
    np.testing.assert_array_equal(x.kthvalue(middle + 1, dim)[1].numpy(), np.take(order, middle, dim))
    np.testing.assert_array_equal(x.topk(2, dim, largest=False)[1].numpy(), np.take(order, range(2), dim))


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("wanted", [1, 51_000, 60_000, 119_999, 120_000])
def test_many_of_a_line_that_no_cache_holds(kind, wanted):
    """Runs of sorted items begin, end or lie after the last wanted item."""
    x = np.random.default_rng(wanted).integers(-40_000, 40_000, 120_000).astype(kind)
    values, places = torch.from_numpy(x).topk(wanted, largest=False)
    order = np.argsort(x, kind="stable")[:wanted]
    np.testing.assert_array_equal(places.numpy(), order)
    np.testing.assert_array_equal(values.numpy(), x[order])


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 2, 5, 15, 16, 17, 64, 65, 1023, 1024, 1025, 2100])
def test_extremes_of_rows_give_the_first_of_equals_and_the_first_nan(kind, count):
    array = np.random.default_rng(count).integers(0, 7, (9, count)).astype(kind)
    if kind in (np.float32, np.float64):
        array[1, count // 2] = array[2, 0] = array[3, -1] = np.nan
        array[4] = np.nan
    x = torch.from_numpy(array.copy())
    for (values, places), value, position in ((x.max(1), array.max(1), array.argmax(1)),
                                              (x.min(1), array.min(1), array.argmin(1))):
        np.testing.assert_array_equal(values.numpy(), value)
        np.testing.assert_array_equal(places.numpy(), position)


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.float32, np.float64])
@pytest.mark.parametrize("columns", [2, 3, 5, 16, 17])
@pytest.mark.parametrize("rows", [1, 65, 1023, 2000])
def test_extremes_of_a_few_columns_give_the_first_of_equals_and_the_first_nan(kind, columns, rows):
    random = np.random.default_rng(rows)
    for highest in (3, 200):
        array = random.integers(0, highest, (rows, columns)).astype(kind)
        if array.dtype.kind == "f" and highest == 3:
            array[random.integers(0, rows, 3), random.integers(0, columns, 3)] = NAN
        x = torch.from_numpy(array)
        for (values, places), position in ((x.max(0), array.argmax(0)), (x.min(0), array.argmin(0))):
            np.testing.assert_array_equal(places.numpy(), position)
            np.testing.assert_array_equal(values.numpy(), array[position, np.arange(columns)])


@pytest.mark.parametrize("kind", ["Byte", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
@pytest.mark.parametrize("right", [False, True])
def test_a_number_finds_a_place_without_dims_and_a_vector_of_it_a_vector(kind, right):
    edges = torch.FloatTensor([1, 2, 2, 5]).type(f"torch.{kind}Tensor")
    for number in (0, 1, 2, 3, 5, 6):
        wanted = int(np.searchsorted([1, 2, 2, 5], number, "right" if right else "left"))
        side = "right" if right else "left"
        result = [torch.searchsorted(edges, number, right), torch.searchsorted(edges, number, side=side),
                  torch.searchsorted(edges, edges.new([number]), right), torch.bucketize(number, edges, right)]
        assert [each.tolist() for each in result] == [wanted, wanted, [wanted], wanted]
        assert torch.searchsorted(Variable(edges), number, right).data.tolist() == wanted


def test_a_number_finds_no_place_among_several_lines():
    text = r"sorted_sequence is FloatTensor 2x3, input is FloatTensor \(\); need a vector"
    with pytest.raises(RuntimeError, match=text):
        torch.searchsorted(torch.ones(2, 3), 1)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 2, 31, 4096, 4097])
@pytest.mark.parametrize("lines", [1, 7, 8, 9, 17])
def test_gradients_of_products_of_lines(kind, count, lines, threads):
    """Lines are worked on eight together, along rows and down columns; zeros are elements like others."""
    random = np.random.default_rng(count + lines)
    array = random.uniform(0.9, 1.1, (3, lines, count)).astype(kind)
    array[1, :, random.integers(0, count, 2)] = 0
    before, behind = np.ones_like(array, np.float64), np.ones_like(array, np.float64)
    before[:, :, 1:] = np.cumprod(array.astype(np.float64), 2)[:, :, :-1]
    behind[:, :, :-1] = np.cumprod(array[:, :, :0:-1].astype(np.float64), 2)[:, :, ::-1]
    grad, close = random.standard_normal((3, lines)).astype(kind), 1e-6 if kind == np.float32 else 1e-12
    for x, dim in ((torch.from_numpy(array), 2), (torch.from_numpy(array).transpose(1, 2).contiguous(), 1)):
        x = Variable(x)
        x.prod(dim).backward(torch.from_numpy(grad))
        result = x.grad.data.numpy() if dim == 2 else x.grad.data.numpy().swapaxes(1, 2)
        np.testing.assert_allclose(result, before * behind * grad[:, :, None], rtol=close)
        x.grad = None
        weights = torch.zeros(*x.size()).type_as(x.data)
        weights.select(dim, count - 1).copy_(torch.from_numpy(grad))  # the last product is all of it
        x.cumprod(dim).backward(weights)
        found_too = x.grad.data.numpy() if dim == 2 else x.grad.data.numpy().swapaxes(1, 2)
        np.testing.assert_allclose(found_too, result, rtol=close)


@pytest.mark.parametrize("kind", ["float32", "float64", "float16", "bfloat16", "int64", "uint8"])
@pytest.mark.parametrize("length", [0, 1, 2, 3, 7, 8, 33])
def test_insertion_points_are_those_of_numpy(length, kind):
    """Several elements are searched for together; lines of sequences end within such a group."""
    random, floats = np.random.default_rng(length), "float" in kind

    def drawn(count):
        """Return numbers that every type holds, and as floats also negative ones, zeros of both signs and infinity."""
        numbers = random.integers(0, 20, (3, count)).astype("float64" if floats else kind)
        return np.where(numbers > 18, INF, np.where(numbers == 7, -0.0, numbers - 7)) if floats else numbers

    sequence = np.sort(drawn(length), 1)
    if floats and length > 2:
        sequence[:, -1] = np.nan
    for count in (1, 3, 7, 8, 9, 20):
        wanted = drawn(count)
        if floats:
            wanted[1, 0] = np.nan
            wanted[2, -1] = -np.nan
        ours, edges = (torch.from_numpy(array).to(getattr(torch, kind)) for array in (wanted, sequence))
        for right in (False, True):
            side = "right" if right else "left"
            lines = np.stack([np.searchsorted(s, w, side) for s, w in zip(sequence, wanted, strict=True)])
            np.testing.assert_array_equal(torch.searchsorted(edges, ours, right).numpy(), lines)
            shared = torch.bucketize(ours, edges[0], right)
            np.testing.assert_array_equal(shared.numpy(), np.searchsorted(sequence[0], wanted, side))


@pytest.mark.parametrize("device", ["cpu", pytest.param("cuda", marks=pytest.mark.skipif(
    not torch.cuda.is_available(), reason="needs a GPU"))])
@pytest.mark.parametrize("kind", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_the_median_of_nan_is_the_first_nan(kind, device):
    nan, inf = float("nan"), float("inf")
    x = torch.tensor([[3, nan, 1, nan], [4, inf, -inf, inf], [nan, 0, 0, 0]], dtype=kind, device=device)
    values, indices = x.median(1)
    assert indices.tolist() == [1, 0, 0] and values.isnan().tolist() == [True, False, True] and values[1].item() == 4
    values, indices = x.median(0)
    assert indices.tolist() == [2, 0, 2, 0] and values.isnan().tolist() == [True, True, False, True]
    assert x.median().isnan() and x[1].median() == 4
    long = torch.arange(5000.0).to(kind).to(device)
    long[4999] = nan
    assert long.median(0)[1].item() == 4999 and (-long).median().isnan()


@pytest.mark.parametrize("device", ["cpu", pytest.param("cuda", marks=pytest.mark.skipif(
    not torch.cuda.is_available(), reason="needs a GPU"))])
@pytest.mark.parametrize("kind", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_the_nanmedian_is_among_the_numbers_of_its_line(kind, device):
    nan = float("nan")
    x = torch.tensor([[nan, 3, 1, nan, 2], [nan] * 5, [5, nan, nan, nan, 5]], dtype=kind, device=device)
    for input, dim in ((x, 1), (x.t(), 0), (x.repeat_interleave(2, 1)[:, ::2], 1)):
        values, indices = input.nanmedian(dim)
        assert values[[0, 2]].tolist() == [2, 5] and values[1].isnan() and indices.tolist() == [4, 0, 0]
    assert x.nanmedian() == 3 and (-x).nanmedian() == -3


@pytest.mark.parametrize("kind", ["float16", "float32", "float64", "int16", "int64"])
@pytest.mark.parametrize("count", [20, 193, 3000])
@pytest.mark.parametrize("descending", [False, True])
def test_lines_that_are_in_order_but_for_their_end(kind, count, descending):
    lines = np.sort(np.random.default_rng(1).integers(-50, 50, (4, count)), 1).astype(kind)
    lines = np.concatenate([lines, lines[:1] * 0, lines], 0)
    lines[0, -1] = -60
    x = torch.from_numpy(lines[:, ::-1].copy() if descending else lines)
    keys = -x.numpy() if descending else x.numpy()
    np.testing.assert_array_equal(x.argsort(1, descending=descending).numpy(), np.argsort(keys, 1, kind="stable"))


@pytest.mark.parametrize("kind", ["uint16", "uint64", "float16", "bool"])
def test_diagonals_of_types_that_are_only_stored(kind):
    line = np.array([1, 0, 3]).astype(kind)
    x = torch.from_numpy(line)
    np.testing.assert_array_equal(torch.diag_embed(x).numpy(), np.diag(line))
    np.testing.assert_array_equal(torch.diag_embed(x, 1).numpy(), np.diag(line, 1))
