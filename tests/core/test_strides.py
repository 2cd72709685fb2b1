"""Random shapes, strides and broadcasts: every walk over memory must agree with NumPy's."""

import itertools

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import torch
from torch import nn

settings.register_profile("torch", deadline=None, max_examples=150,
                          suppress_health_check=[HealthCheck.too_slow])  # other programs may take the processor
settings.load_profile("torch")


SIZES = st.lists(st.integers(0, 5), min_size=1, max_size=4)


@st.composite
def layouts(draw, sizes=SIZES):
    """Return an array with odd strides: a permuted, stepped part of a larger one."""
    size = draw(sizes)
    steps = [draw(st.integers(1, 3)) for _ in size]
    order = draw(st.permutations(range(len(size))))
    large = np.zeros([size[d] * steps[d] + 1 for d in order], dtype=np.float64)
    large[...] = np.arange(large.size).reshape(large.shape) % 17 - 8
    part = large[tuple(slice(0, size[d] * steps[d], steps[d]) for d in order)]
    return part.transpose(np.argsort(order))


@st.composite
def pairs(draw):
    """Return two arrays that broadcast against each other."""
    size = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    both = []
    for _ in range(2):
        own = [1 if draw(st.booleans()) else n for n in size[draw(st.integers(0, len(size) - 1)):]]
        both.append(draw(layouts(st.just(own))))
    return both


@given(pairs())
def test_broadcast_arithmetic(both):
    a, b = both
    np.testing.assert_array_equal((torch.from_numpy(a) + torch.from_numpy(b)).numpy(), a + b)
    np.testing.assert_array_equal((torch.from_numpy(a) > torch.from_numpy(b)).numpy(), a > b)


@given(layouts())
def test_copies(a):
    t = torch.from_numpy(a)
    np.testing.assert_array_equal(t.contiguous().numpy(), a)
    np.testing.assert_array_equal(t.int().numpy(), a.astype(np.int32))
    assert t.tolist() == a.tolist()


@given(layouts(), st.data())
def test_reductions(a, data):
    dim = data.draw(st.integers(-a.ndim, a.ndim - 1))
    t = torch.from_numpy(a)
    np.testing.assert_allclose(t.sum(dim, keepdim=True).numpy(), a.sum(dim, keepdims=True), rtol=1e-12)
    np.testing.assert_allclose(t.sum(dim).numpy(), np.atleast_1d(a.sum(dim)), rtol=1e-12)
    assert t.sum() == a.sum()
    if a.shape[dim]:
        np.testing.assert_array_equal(t.max(dim)[0].numpy(), np.atleast_1d(a.max(dim)))
        np.testing.assert_array_equal(t.max(dim)[1].numpy(), np.atleast_1d(a.argmax(dim)))


@given(layouts(), st.data())
def test_basic_indexing(a, data):
    keys = []
    for n in a.shape:
        if n and data.draw(st.booleans()):
            keys.append(data.draw(st.integers(-n, n - 1)))
        else:
            start, stop = data.draw(st.integers(-7, 7)), data.draw(st.integers(-7, 7))
            keys.append(slice(start, stop, data.draw(st.integers(1, 3))))
    keys = tuple(keys[: data.draw(st.integers(1, len(keys)))])
    got, expected = torch.from_numpy(a)[keys], a[keys]
    if isinstance(got, torch.Tensor):
        np.testing.assert_array_equal(got.numpy(), expected)
    else:
        assert got == expected


@given(layouts(), st.data())
def test_assignment_through_strides(a, data):
    copy, t = a.copy(), torch.from_numpy(a)
    dim = data.draw(st.integers(0, a.ndim - 1))
    key = (slice(None),) * dim + (slice(1, None),)
    t[key] = 5
    copy[key] = 5
    t.mul_(2)
    np.testing.assert_array_equal(a, copy * 2)


@pytest.mark.parametrize("item", ["int8", "int16", "float32", "float64", "complex128"])
@pytest.mark.parametrize("width", [1, 2, 3, 7, 16, 31, 33, 65, 255, 300])
def test_short_rows_of_broadcast_operands(item, width):
    """Pieces of many rows begin and end within rows; each operand repeats an element, a row or a block of rows."""
    generator = np.random.default_rng(width)
    sizes = [(5, 67, width), (5, 67, 1), (5, 1, width), (67, width), (67, 1), (width,), (5, 1, 1)]
    operands = [generator.integers(-9, 9, size).astype(item) for size in sizes]
    for a, b in itertools.product(operands, operands[:4]):
        np.testing.assert_array_equal((torch.from_numpy(a) - torch.from_numpy(b)).numpy(), a - b)
    whole = np.zeros((5, 67, width + 2), item)
    target = torch.from_numpy(whole)[:, :, 1:-1]
    target.copy_(torch.from_numpy(operands[1]))
    target.add_(torch.from_numpy(operands[3]))
    np.testing.assert_array_equal(whole[:, :, 1:-1], operands[1] + operands[3])
    assert (whole[:, :, 0] == 0).all() and (whole[:, :, -1] == 0).all()


ENDLESS = 1 << 25  # bytes of a result; three such are more than the caches of a core hold


@pytest.fixture(params=[1, 2])
def threads(request):
    before = torch.get_num_threads()
    torch.set_num_threads(request.param)
    yield request.param
    torch.set_num_threads(before)


@pytest.mark.parametrize("width", [511, 512, 513, 4099])
@pytest.mark.parametrize("shift", [0, 15])
def test_results_larger_than_the_caches(width, shift, threads):
    """Whole lines go past the caches; their ends, and what begins within one, do not."""
    count = ENDLESS // 4 // width
    numbers = np.random.default_rng(width).standard_normal(count * width + shift, np.float32)
    table = numbers[shift:].reshape(count, width)
    x = torch.from_numpy(numbers)[shift:].view(count, width)
    whole = torch.from_numpy(np.full(count * (width + 3) + shift, 7, np.float32))
    apart = whole[shift:].view(count, width + 3)[:, :width]  # rows with three numbers between them, which stay
    rows = torch.from_numpy(numbers[:width].copy())
    np.testing.assert_array_equal((x + rows).numpy(), table + numbers[:width])
    np.testing.assert_array_equal((x > 0).numpy(), table > 0)
    np.testing.assert_array_equal(x.double().numpy(), table)
    torch.mul(x, rows, out=apart)
    np.testing.assert_array_equal(apart.numpy(), table * numbers[:width])
    assert (whole.numpy()[shift:].reshape(count, width + 3)[:, width:] == 7).all()
    assert (whole.numpy()[:shift] == 7).all()
    wanted = table + table
    np.testing.assert_array_equal(x.add_(x).numpy(), wanted)


@pytest.mark.parametrize("width", [3, 16, 65, 255, 256, 257, 2048])
def test_slices_chosen_from_more_than_the_caches_hold(width, threads):
    """Blocks on both sides of those that go past the caches; the last ones are fetched before their turn."""
    generator = np.random.default_rng(width)
    numbers = generator.standard_normal((3, ENDLESS // 8 // width, width), np.float32)
    places = generator.integers(0, numbers.shape[1], numbers.shape[1] + 5)
    x, index = torch.from_numpy(numbers), torch.from_numpy(places)
    np.testing.assert_array_equal(x.index_select(1, index).numpy(), numbers[:, places])
    np.testing.assert_array_equal(x[1].index_select(0, index[3:]).numpy(), numbers[1][places[3:]])


def test_results_of_short_rows_larger_than_the_caches():
    numbers = np.arange(ENDLESS // 4, dtype=np.float32).reshape(-1, 8)
    x = torch.from_numpy(numbers)
    np.testing.assert_array_equal((x[:, 1:7] - 1).numpy(), numbers[:, 1:7] - 1)
    np.testing.assert_array_equal((x.t() * 2).numpy(), numbers.T * 2)


@pytest.mark.parametrize("type", [np.uint8, np.int16, np.float32, np.float64])
@pytest.mark.parametrize("rows", [7, 8, 15, 16, 17, 63, 64, 65])
@pytest.mark.parametrize("columns", [7, 8, 63, 64, 65, 319, 321, 511, 512, 513, 1040])
def test_tiles(rows, columns, type):
    """Operands that run across the output are transposed in tiles, next to others that run along it or are constant.

    A tile has 16 rows of up to 512 elements, or 64 for bytes and for rows shorter than 64. Three doubles across have
    room for rows of 320. If most inputs run across, the loop does too, and the result is transposed.
    """
    a = np.random.default_rng(rows).integers(1, 100, (columns, rows)).astype(type)
    b = a[::-1].copy()
    t, along = torch.from_numpy(a), torch.from_numpy(np.ascontiguousarray(a.T))
    other = torch.from_numpy(b)
    np.testing.assert_array_equal(t.t().contiguous().numpy(), a.T)
    np.testing.assert_array_equal((t.t() + other.t()).numpy(), a.T + b.T)
    np.testing.assert_array_equal((t.t() < other.t()).numpy(), a.T < b.T)
    np.testing.assert_array_equal((t.t() - along[:1]).numpy(), a.T - a.T[:1])
    np.testing.assert_array_equal((t.t() - along[:, :1]).numpy(), a.T - a.T[:, :1])
    np.testing.assert_array_equal(torch.addcmul(along, t.t(), along).numpy(), a.T + a.T * a.T)
    np.testing.assert_array_equal(torch.addcmul(along, t.t(), other.t()).numpy(), a.T + a.T * b.T)
    np.testing.assert_array_equal(torch.addcmul(along[:1], t.t(), other.t()).numpy(), a.T[:1] + a.T * b.T)
    np.testing.assert_array_equal(torch.addcmul(t.t(), other.t(), other.t()).numpy(), a.T + b.T * b.T)
    np.testing.assert_array_equal(along.sub_(t.t()).numpy(), a.T - a.T)
    np.testing.assert_array_equal(along.addcmul_(t.t(), other.t()).numpy(), a.T * b.T)


@pytest.mark.parametrize("channels", [8, 37, 63, 64, 65, 511, 512, 513])
@pytest.mark.parametrize("gap", [0, 3])
def test_tiles_of_images(channels, gap):
    """Channels in the last dim are moved to the front; without a gap after them the rows of a tile are contiguous."""
    a = np.random.default_rng(channels).standard_normal((2, 9, 15, channels + gap), np.float32)[..., :channels]
    b = np.random.default_rng(gap).standard_normal((2, 9, 15, channels + gap), np.float32)[..., :channels]
    x, y = (torch.from_numpy(v).permute(0, 3, 1, 2) for v in (a, b))
    a, b = a.transpose(0, 3, 1, 2), b.transpose(0, 3, 1, 2)
    np.testing.assert_array_equal((x - y).numpy(), a - b)
    np.testing.assert_array_equal((x < y).numpy(), a < b)
    np.testing.assert_array_equal((x.half() - y.half()).float().numpy(), (a.astype("e") - b.astype("e")).astype("f"))
    np.testing.assert_array_equal(torch.where(x < y, x, y).numpy(), np.minimum(a, b))


@pytest.mark.parametrize("size", [(2111, 2113), (4, 1501, 1499), (2048, 2048)])
def test_large_turned_operands(size):
    """Results that no cache holds go past them tile by tile, also where no tile is whole or begins a line."""
    a = np.arange(np.prod(size), dtype=np.float32).reshape(size)
    t, turned = torch.from_numpy(a), a.swapaxes(-1, -2)
    other = t.transpose(-1, -2)
    np.testing.assert_array_equal(other.contiguous().numpy(), turned)
    np.testing.assert_array_equal((other + 1).double().numpy(), (turned + np.float32(1)).astype(np.float64))
    shifted = torch.zeros(a.size + 3)[3:].view(*turned.shape)
    np.testing.assert_array_equal(torch.mul(other, other, out=shifted).numpy(), turned * turned)
    np.testing.assert_array_equal((other < other.flip(0)).numpy(), turned < np.flip(turned, 0))
    np.testing.assert_array_equal(shifted.sub_(other).numpy(), turned * turned - turned)


@pytest.mark.parametrize("type", [np.uint8, np.int16, np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("lines", [4096, 8192, 8200])
@pytest.mark.parametrize("rest", [0, 1, 17])
def test_lines_that_compete_for_cache_sets(type, lines, rest):
    """Lines at multiples of 4096 bytes, of the operand, the result or both, and lines that are further apart."""
    width = lines // np.dtype(type).itemsize
    for height in (300 + rest, width + rest):
        if height * width > 1 << 21:
            continue
        a = (np.arange(height * width) % 251).astype(type).reshape(height, width)
        t, inner = torch.from_numpy(a), torch.zeros(width, height + 2, dtype=torch.from_numpy(a).dtype)
        np.testing.assert_array_equal(t.t().contiguous().numpy(), a.T)
        np.testing.assert_array_equal(torch.from_numpy(a.T.copy()).t().contiguous().numpy(), a)
        np.testing.assert_array_equal((t.t() * t.t()).numpy(), a.T * a.T)
        inner[:, 1:-1].copy_(t.t())
        np.testing.assert_array_equal(inner.numpy(), np.pad(a.T, ((0, 0), (1, 1))))


# Results keep the order of their operands' dims


def ordered(*order):
    """Return a tensor of sizes 2, 3, 4 whose memory goes through the dims in this order, the last the fastest."""
    sizes = [(2, 3, 4)[d] for d in order]
    return torch.randn(*sizes).permute(*[order.index(d) for d in range(3)])


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_results_have_the_strides_of_their_operands(order):
    x, y = ordered(*order), ordered(*order)
    row, flat = torch.randn(4), x.contiguous()
    for result, wanted in [(x + y, flat + y.contiguous()), (x.exp(), flat.exp()), (x * 2, flat * 2),
                           (row - x, row - flat), (x > y, flat > y.contiguous()), (x.clone(), flat),
                           (x.double(), flat.double()), (x.flip(1), flat.flip(1)), (x.sort(0)[0], flat.sort(0)[0])]:
        assert result.equal(wanted) and result.stride() == x.stride()
    assert x.contiguous().is_contiguous()
    w = x.detach().requires_grad_()
    assert (w * y).stride() == x.stride() and w.contiguous().is_contiguous()
    assert torch.autograd.grad((w * y).sum(), [w])[0].equal(y)
    assert torch.autograd.grad((w.contiguous() * y).sum(), [w])[0].equal(y)


def test_the_first_operand_decides_where_orders_differ_or_leave_gaps():
    x = ordered(2, 1, 0)
    others = [x.contiguous(), ordered(0, 2, 1)]
    wide = torch.randn(4, 3, 4)[:, :, ::2].permute(2, 1, 0)
    for other in others:
        assert (x + other).stride() == x.stride() and (other + x).stride() == other.stride()
        assert (other + x).equal(x + other)
    assert (wide * 2).stride() == (1, 2, 6) and torch.zeros(1).expand(3, 4).neg().is_contiguous()
    out, empty = torch.empty(2, 3, 4), torch.empty(0)
    assert torch.add(x, x, out=out) is out and out.is_contiguous() and out.equal(x * 2)
    assert torch.add(x, x, out=empty).stride() == x.stride() and empty.equal(out)


def test_a_network_keeps_channels_last():
    """Each layer of a network, forward and backward, gives the elements in the order of its input."""
    x = torch.randn(2, 4, 12, 12).contiguous(memory_format=torch.channels_last).requires_grad_()
    layers = [
        nn.Conv2d(4, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 8, 3, groups=8),
        nn.GroupNorm(2, 8), nn.SiLU(), nn.AvgPool2d(2), nn.Upsample(scale_factor=2), nn.ZeroPad2d(1),
        nn.ConvTranspose2d(8, 8, 2), nn.Dropout(), nn.Upsample(scale_factor=2, mode="bilinear"),
        nn.PixelShuffle(2), nn.PixelUnshuffle(2), nn.AdaptiveAvgPool2d(3), nn.AdaptiveMaxPool2d(2),
    ]
    plain, result = x.detach().contiguous().requires_grad_(), x
    other = plain
    for layer in layers:
        state = torch.get_rng_state()
        result = layer(result)
        torch.set_rng_state(state)
        other = layer(other)
        assert result.is_contiguous(memory_format=torch.channels_last) and other.is_contiguous(), layer
    torch.testing.assert_close(result, other)
    result.square().sum().backward()
    other.square().sum().backward()
    assert x.grad.is_contiguous(memory_format=torch.channels_last)
    torch.testing.assert_close(x.grad, plain.grad)


def test_memory_format_is_the_order_of_the_result():
    x, last = torch.ones(2, 3, 4, 5), torch.channels_last
    ordered = x.contiguous(memory_format=last)
    casts = "bool byte char short int long half bfloat16 float double cfloat cdouble".split()
    for result in (x.clone(memory_format=last), torch.empty(2, 3, 4, 5, memory_format=last),
                   torch.zeros_like(x, memory_format=last), torch.rand_like(x, memory_format=last, dtype=torch.double),
                   *(getattr(x, name)(memory_format=last) for name in casts)):
        assert result.stride() == ordered.stride() and result.size() == x.size()
    for call in (ordered.clone, ordered.double, lambda **more: torch.empty_like(ordered, **more)):
        assert call(memory_format=torch.contiguous_format).is_contiguous()
    leaf = torch.zeros_like(x, memory_format=last, requires_grad=True)
    assert leaf.is_leaf and leaf.requires_grad
    leaf.clone(memory_format=last).sum().backward()
    assert leaf.grad.sum() == 120
    for call in (lambda: x.clone(memory_format=3), lambda: x.double(3), lambda: x.float(order=last)):
        with pytest.raises(TypeError, match="memory_format"):
            call()


def test_a_memory_format_lays_out_only_memory_that_the_tensor_has():
    expanded = torch.zeros(1).expand(2, 3, 4, 5)
    expanded.resize_(2, 3, 4, 5, memory_format=torch.channels_last)
    assert expanded.stride() == (60, 1, 15, 3) and len(expanded.storage()) == 120
    resized = torch.zeros(4)

    class Format:
        def __init__(self, lay):
            self.lay = lay

    for lay in (lambda given: torch.zeros(100, 100)[::50, ::50], lambda given: torch.zeros(3), lambda given: 7,
                lambda given: (resized.set_(torch.zeros(1).expand(2, 2)), given)[1]):
        with pytest.raises(RuntimeError, match="lay.. must return a tensor of its argument's size"):
            resized.resize_(2, 2, memory_format=Format(lay))
        resized.resize_(4)
