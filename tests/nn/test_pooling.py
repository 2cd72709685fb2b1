"""Pooling and unpooling in one, two and three dimensions: functions and modules against the oracles of the rows."""

import itertools
import pickle

import numpy as np
import oracles
import pytest
from torch._C import lib

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

PLANES = {1: (13,), 2: (9, 11), 3: (5, 6, 7)}
DIMS = (1, 2, 3)


def image(*size, kind="Float"):
    random = np.random.default_rng(len(size))
    return Variable(torch.from_numpy(random.standard_normal(size)).type(f"torch.{kind}Tensor"))


def of(name, dims):
    return getattr(F, f"{name}{dims}d")


def check_gradient(function, x):
    """The gradient of function(x), summed with fixed weights, against central differences along random directions."""
    random = np.random.default_rng(0)
    y = function(x)
    weights = torch.from_numpy(random.standard_normal(tuple(y.size())))
    y.backward(weights)
    for _ in range(3):
        direction = torch.from_numpy(random.standard_normal(tuple(x.size())))
        moved = [Variable(x.data + direction * step, requires_grad=False) for step in (1e-6, -1e-6)]
        above, below = (function(value).data for value in moved)
        wanted = ((above - below) * weights).sum() / 2e-6
        assert abs((x.grad.data * direction).sum() - wanted) < 1e-6 * max(1, abs(wanted))


@pytest.mark.parametrize("kind", ["Float", "Double"])
@pytest.mark.parametrize("dims", DIMS)
def test_max_pool_without_places_is_that_with_them(dims, kind):
    """Values and gradients are equal to the last bit, with positions stored as bytes or as indices: every kind of
    window, rows longer than a piece, nan and equal elements, both sides of 256 elements of a window."""
    random = np.random.default_rng(dims)
    planes = {1: [(13,), (300,)], 2: [(9, 11), (6, 200), (18, 19)], 3: [(5, 6, 7), (4, 9, 9)]}[dims]
    windows = [(2, None, 0, 1), (2, 2, 1, 1), (3, 2, 1, 1), (3, 1, 0, 1), (2, 1, 0, 2), (2, 3, 0, 1)]
    windows += [((16, 16), 1, 0, 1), ((16, 17), 1, 0, 1), ((1, 150), 1, 0, 1)] if dims == 2 else []
    for plane, window, ceil in itertools.product(planes, windows, (False, True)):
        sides = np.array(window[0]) * np.ones(dims, int)
        if (np.array(plane) < sides * window[3]).any() or ceil and window[3] > 1:
            continue
        values = random.integers(-3, 3, (2, 3, *plane)).astype("f8")
        values[random.random(values.shape) < 0.02] = np.nan
        given = torch.from_numpy(values).type(f"torch.{kind}Tensor")
        results = []
        for places in (False, True):
            x = Variable(given.clone(), requires_grad=True)
            y = of("max_pool", dims)(x, *window, ceil, places)
            y = y[0] if places else y
            y.backward(torch.from_numpy(np.arange(y.data.numel()).reshape(y.size()) % 7 + 0.5).type_as(y.data))
            results.append((y.data.numpy(), x.grad.data.numpy()))
        for result, wanted in zip(*results, strict=True):
            np.testing.assert_array_equal(result, wanted, f"{plane} {window} {ceil}")


@pytest.mark.parametrize("width", [31, 32, 33, 47, 63, 64, 65, 79, 80, 81, 130])
def test_max_pool_of_two_by_two_of_any_width(width):
    values = np.random.default_rng(width).integers(0, 5, (2, 3, 6, 2 * width + 1)).astype(np.float32)
    values[1, 2, 3, ::7] = np.nan
    parts = values[..., : 2 * width].reshape(2, 3, 3, 2, width, 2).swapaxes(3, 4).reshape(2, 3, 3, width, 4)
    first = parts.argmax(-1)
    wanted = np.take_along_axis(parts, first[..., None], -1)[..., 0]
    result, places = F.max_pool2d(torch.from_numpy(values), 2, return_indices=True)
    np.testing.assert_array_equal(result.numpy(), wanted)
    rows, columns = np.arange(3)[:, None] * 2 + first // 2, np.arange(width) * 2 + first % 2
    np.testing.assert_array_equal(places.numpy(), rows * (2 * width + 1) + columns)
    x = torch.from_numpy(values).requires_grad_()
    F.max_pool2d(x, 2).sum().backward()
    assert x.grad.sum().item() == wanted.size and (x.grad.flatten(2).gather(2, places.flatten(2)) == 1).all()


def test_max_pool_keeps_a_byte_for_each_window():
    x = Variable(torch.randn(4, 8, 64, 64), requires_grad=True)
    for places, least, most in ((False, 5, 6), (True, 12, 13)):
        before = lib.th_allocated_bytes()
        y = F.max_pool2d(x, 2, return_indices=places)
        count = (y[0] if places else y).data.numel()
        assert least <= (lib.th_allocated_bytes() - before) / count < most
        del y


@pytest.mark.parametrize("dims", DIMS)
def test_lp_pool(dims):
    x = Variable(image(2, 2, *PLANES[dims], kind="Double").data.abs())
    options = [(value,) * dims for value in (3, 2, 0)]
    for power in (1, 2, 3.5):
        layer = getattr(nn, f"LPPool{dims}d")(power, 3, 2)
        wanted = oracles.avg_pool(x.data.numpy() ** power, *options, False, True, 1) ** (1 / power)
        np.testing.assert_allclose(layer(x).data.numpy(), wanted, rtol=1e-12)
    x.grad = None
    check_gradient(layer, x)
    zeros = Variable(torch.zeros(2, 2, *PLANES[dims]))
    of("lp_pool", dims)(zeros, 2, 2).sum().backward()
    assert zeros.grad.data.abs().sum() == 0
    with pytest.raises(ValueError, match="norm_type is 0"):
        of("lp_pool", dims)(x, 0, 2)


@pytest.mark.parametrize("dims", DIMS)
@pytest.mark.parametrize("kernel, stride, padding", [(2, None, 0), (3, 2, 1), (3, 3, 0), (2, 3, 1)])
def test_unpool_inverts_max_pool(dims, kernel, stride, padding):
    x = image(2, 3, *PLANES[dims], kind="Double")
    values, places = of("max_pool", dims)(x, kernel, stride, padding, return_indices=True)
    layer = getattr(nn, f"MaxUnpool{dims}d")(kernel, stride, padding)
    for size in (PLANES[dims], x.size()):
        y = layer(values, places, output_size=size)
        assert y.size() == x.size()
    flat, chosen = x.data.numpy().reshape(2, 3, -1), places.data.numpy().reshape(2, 3, -1)
    wanted = np.zeros_like(flat)
    np.put_along_axis(wanted, chosen, np.take_along_axis(flat, chosen, 2), 2)
    np.testing.assert_array_equal(y.data.numpy().reshape(2, 3, -1), wanted)
    y.backward(torch.ones(*y.size()).double())
    assert x.grad.data.sum() == (wanted != 0).sum()
    x.grad = None
    check_gradient(lambda v: layer(v, places, PLANES[dims]), Variable(values.data))


def test_unpool_of_equal_indices_keeps_the_last():
    values, places = Variable(torch.Tensor([[[1, 2, 3]]])), torch.LongTensor([[[1, 1, 0]]])
    y = F.max_unpool1d(values, places, 2)
    assert y.data.tolist() == [[[3, 2, 0, 0, 0, 0]]]
    y.backward(torch.Tensor([[[10, 20, 30, 40, 50, 60]]]))
    assert values.grad.data.tolist() == [[[0, 20, 10]]]


@pytest.mark.parametrize("dims", (2, 3))
def test_fractional_max_pool(dims):
    torch.manual_seed(3)
    x = image(2, 3, 12, 11, 10)[:, :, :, :, 0] if dims == 2 else image(2, 3, 12, 11, 10)
    layer = getattr(nn, f"FractionalMaxPool{dims}d")(2, output_ratio=0.6, return_indices=True)
    values, places = layer(x)
    size = tuple(int(length * 0.6) for length in x.size()[2:])
    assert values.size()[2:] == size
    picked = np.take_along_axis(x.data.numpy().reshape(2, 3, -1), places.data.numpy().reshape(2, 3, -1), 2)
    np.testing.assert_array_equal(picked.reshape(values.size()), values.data.numpy())
    assert not layer(x)[1].data.equal(places.data)  # drawn anew
    samples = torch.rand(2, 3, dims)
    one, two = (of("fractional_max_pool", dims)(x, 2, size, _random_samples=samples) for _ in range(2))
    ordered = samples.flip(2) if dims == 2 else samples  # of planes they come as width, height
    wanted = oracles.fractional_max_pool(x.data.numpy(), ordered.numpy(), (2,) * dims, size)[0]
    np.testing.assert_array_equal(one.data.numpy(), wanted)
    assert one.data.equal(two.data)
    for options in ({}, {"output_size": 2, "output_ratio": 0.5}, {"output_ratio": 1.5}):
        with pytest.raises(ValueError, match="output_"):
            getattr(nn, f"FractionalMaxPool{dims}d")(2, **options)


def modules():
    for dims in DIMS:
        for name, options in [("MaxPool", (2,)), ("AvgPool", (2,)), ("LPPool", (2, 2)), ("AdaptiveAvgPool", (3,)),
                              ("AdaptiveMaxPool", (2,)), ("FractionalMaxPool", (2, 2))]:
            if dims > 1 or name != "FractionalMaxPool":
                yield pytest.param(getattr(nn, f"{name}{dims}d")(*options), dims, id=f"{name}{dims}d")


@pytest.mark.parametrize("module, dims", [*modules()])
def test_every_module(module, dims):
    """No batch, an empty batch, strided input, both types, wrong ranks, a way through repr and state_dict."""
    torch.manual_seed(0)
    fixed = "Fractional" not in type(module).__name__
    x = image(3, 2, *PLANES[dims])
    y = module(x)
    if fixed:
        assert module(Variable(x.data[1])).data.equal(y.data[1])
        strided = Variable(torch.from_numpy(np.asfortranarray(x.data.numpy())))
        assert not strided.data.is_contiguous() and module(strided).data.equal(y.data)
        twice = module(Variable(x.data.double())).data
        np.testing.assert_allclose(twice.numpy(), y.data.numpy(), rtol=1e-5, atol=1e-6)
        assert module.eval()(x).data.equal(y.data)
    else:
        assert module(Variable(x.data[1])).size() == y.size()[1:]
    empty = Variable(torch.zeros(0, 2, *PLANES[dims]))
    out = module(empty)
    assert out.size() == (0, *y.size()[1:])
    out.sum().backward()
    assert empty.grad.size() == empty.size()
    for size in ((2,) * dims, (2,) * (dims + 3)):
        with pytest.raises(RuntimeError, match=rf"{dims}d.*: input is FloatTensor .*; need {dims + 2} dimensions"):
            module(Variable(torch.zeros(*size)))
    copy = eval(f"nn.{module!r}") if fixed else pickle.loads(pickle.dumps(module))  # its repr has no options
    assert repr(copy) == repr(module)
    copy.load_state_dict(module.state_dict())
    assert not fixed or copy(x).data.equal(y.data)


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize("kind", ["avg", "max"])
def test_no_windows_have_no_gradient(dims, kind):
    pool = getattr(F, f"adaptive_{kind}_pool{dims}d")
    for size in [0, *(tuple(0 if d == zero else 3 for d in range(dims)) for zero in range(dims))]:
        for batch in ((2,), ()):
            x = Variable(torch.ones(*batch, 2, *(5, 4, 6)[:dims]))
            y = pool(x, size)
            assert y.size() == (*batch, 2, *((0,) * dims if size == 0 else size)) and not y.numel()
            y.sum().backward()
            assert x.grad.size() == x.size() and x.grad.data.eq(0).all()
    with pytest.raises(ValueError, match="need a plane of 1 or more each, and output_size of 0 or more"):
        pool(Variable(torch.zeros(1, 1, *[0] * dims)), 0)


def test_refusals():
    x = image(1, 1, 6, 6)
    for call, kind, message in [
        (lambda: F.max_pool2d(x, (2, 2, 2)), ValueError, r"max_pool2d: kernel_size takes an int or 2 ints"),
        (lambda: F.max_pool2d(x, 2.5), TypeError,
         r"max_pool2d: got \(FloatTensor 1x1x6x6, float\); it takes max_pool2d\("),
        (lambda: F.max_pool2d(x, 0), ValueError, "kernel_size is 0"),
        (lambda: F.max_pool2d(x, 7), ValueError, "a plane is 6x6, kernel_size is 7x7"),
        (lambda: F.avg_pool2d(x, 2, divisor_override=0), ValueError, "avg_pool2d: divisor_override is 0"),
        (lambda: F.adaptive_avg_pool2d(x, -1), ValueError, "output_size is -1x-1"),
        (lambda: F.max_unpool2d(x, torch.LongTensor(1, 1, 6, 6).fill_(144), 2), IndexError, "is 144"),
        (lambda: F.max_unpool2d(x, torch.LongTensor(1, 1, 6, 5).fill_(0), 2), RuntimeError, "need the same size"),
        (lambda: F.max_unpool2d(x, torch.LongTensor(1, 1, 6, 6).fill_(0), 2, output_size=(10, 12)), ValueError,
         "give or take less than the stride"),
        (lambda: F.max_pool2d(torch.BoolTensor(1, 1, 4, 4).fill_(0), 2), TypeError, "BoolTensor"),
    ]:
        with pytest.raises(kind, match=message):
            call()


@pytest.mark.parametrize("threads", (1, 2))
def test_large_planes(threads):
    """Sizes beyond a thread's share, rows longer than the pieces of the 2 x 2 kernel; nan and infinities."""
    kept = torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        x = np.random.default_rng(1).standard_normal((3, 5, 140, 131)).astype(np.float32)
        x[0, 0, 3, 4] = np.nan
        x[1, 2, 7, 9], x[2, 4, 0, 0] = np.inf, -np.inf
        blocks = x[:, :, :, :130].reshape(3, 5, 70, 2, 65, 2)
        result = F.max_pool2d(torch.from_numpy(x), 2)
        np.testing.assert_array_equal(result.numpy(), blocks.max((3, 5)))
        np.testing.assert_allclose(F.avg_pool2d(torch.from_numpy(x), 2).numpy(), blocks.mean((3, 5)), rtol=1e-5,
                                   atol=1e-6)
    finally:
        torch.set_num_threads(kept)


def test_kernels_far_larger_than_the_plane():
    """Taps outside of the plane cost nothing: this ends at once."""
    x = image(1, 2, 6, 6)
    wide = 2**31 - 1
    assert F.max_pool2d(x, wide, 1, 2**30 - 1).data.max() == x.data.max()
    np.testing.assert_allclose(F.avg_pool2d(x, wide, wide, 2**30 - 1, False, False).data.numpy().ravel(),
                               x.data.numpy().mean((0, 2, 3)), rtol=1e-5)


@pytest.mark.parametrize("size, kernel, stride", [
    (4, 2, 2), (9, 2, 2), (9, 3, 1), (5, 5, 1), (6, 5, 1), (40, 3, 3), (40, 30, 2), (270, 2, 2)])
@pytest.mark.parametrize("value", [0.0, float("nan")])
def test_of_equal_elements_the_first_is_taken(size, kernel, stride, value):
    """By every way: pairs, windows side by side, and windows wider than their row of results."""
    x = torch.zeros(1, 2, size, size).fill_(value)
    begin = np.arange((size - kernel) // stride + 1) * stride
    places = F.max_pool2d(x, kernel, stride, return_indices=True)[1].numpy()
    np.testing.assert_array_equal(places, np.broadcast_to(begin[:, None] * size + begin, places.shape))
    begin = np.arange(3) * size // 3
    places = F.adaptive_max_pool2d(x, 3, return_indices=True)[1].numpy()
    np.testing.assert_array_equal(places, np.broadcast_to(begin[:, None] * size + begin, places.shape))


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize("norm", [1, 2, 3])
def test_lp_pool_counts_a_smaller_last_window_as_a_whole_one(dims, norm):
    x = torch.rand(1, 2, *[5] * dims, dtype=torch.float64)
    function = getattr(F, f"lp_pool{dims}d")
    result = function(x, norm, 2, ceil_mode=True)
    assert torch.allclose(result[(..., *[slice(2)] * dims)], function(x, norm, 2))
    corner = x[(..., *[-1] * dims)] * 2 ** (dims / norm)
    assert torch.allclose(result[(..., *[-1] * dims)], corner)


def test_names_of_ranks_run_no_python():
    """Functions of a row with ranks are C, also for one int, keywords and an image without the batch."""
    import sys

    image, frames = torch.zeros(1, 2, 6, 6), []
    calls = [lambda: F.max_pool2d(image, 2), lambda: F.max_pool2d(image[0], 3, stride=2, padding=(1, 0)),
             lambda: F.avg_pool2d(image, 2), lambda: F.adaptive_avg_pool2d(image, (None, 1)),
             lambda: F.max_pool2d(image, 2, return_indices=True)]
    sys.setprofile(lambda frame, event, _: frames.append(frame.f_code.co_name) if event == "call" else None)
    try:
        for call in calls:
            call()
    finally:
        sys.setprofile(None)
    assert frames == ["<lambda>"] * len(calls)


def test_defaults_that_are_other_arguments():
    x = torch.randn(1, 2, 9, 8)
    for pool in (F.max_pool2d, F.avg_pool2d):
        for stride in (None, (), []):
            assert torch.equal(pool(x, (3, 2), stride), pool(x, (3, 2), (3, 2)))
            assert torch.equal(pool(stride=stride, kernel_size=3, input=x), pool(x, 3, 3))
    assert torch.equal(F.adaptive_max_pool2d(x, None), x)
    assert F.adaptive_avg_pool2d(x, [None, 2]).size() == (1, 2, 9, 2)


def test_without_the_batch_out_and_gradients():
    """An image without the batch has the results of a batch of one, recorded and in out= as well."""
    x = torch.randn(2, 6, 7, dtype=torch.float64, requires_grad=True)
    calls = [lambda x, **out: F.max_pool2d(x, 2, **out), lambda x, **out: F.avg_pool2d(x, 3, 1, 1, **out),
             lambda x, **out: F.adaptive_avg_pool2d(x, (2, None), **out),
             lambda x, **out: F.adaptive_max_pool2d(x, 3, **out)]
    for call in calls:
        one, many = call(x), call(x[None])
        assert torch.equal(one, many[0])
        grads = [torch.autograd.grad((result ** 2).sum(), x)[0] for result in (one, many)]
        assert torch.equal(*grads)
        out = torch.empty(0, dtype=torch.float64)
        assert call(x.detach(), out=out) is out and torch.equal(out, one)
    values, indices = torch.empty(0, dtype=torch.float64), torch.empty(0, dtype=torch.int64)
    results = F.max_pool2d(x.detach(), 2, return_indices=True, out=(values, indices))
    assert results[0] is values and torch.equal(indices, F.max_pool2d(x[None], 2, return_indices=True)[1][0])


def test_wide_windows_save_indices():
    x = torch.randn(1, 1, 18, 18, dtype=torch.float64, requires_grad=True)
    F.max_pool2d(x, 17, 1).sum().backward()
    assert x.grad.sum() == 4


@pytest.mark.parametrize("kind", [torch.float, torch.double, torch.half])
@pytest.mark.parametrize("channels", [3, 16, 37])
def test_pixels_have_the_bits_of_planes(kind, channels):
    torch.manual_seed(0)
    x = (3 * torch.randn(2, channels, 7, 9)).round().to(kind)
    x[0, 1, 2, 3:5] = torch.nan
    F = nn.functional
    for pool in (lambda x: F.max_pool2d(x, 2), lambda x: F.max_pool2d(x, 3, 2, 1, return_indices=True),
                 lambda x: F.max_pool2d(x, 2, 1, 0, 2, return_indices=True), lambda x: F.avg_pool2d(x, 2),
                 lambda x: F.avg_pool2d(x, 3, 2, 1, True, False), lambda x: F.avg_pool2d(x, (2, 3), divisor_override=5),
                 lambda x: F.avg_pool2d(x, (7, 9)), lambda x: F.adaptive_avg_pool2d(x, (3, 4)),
                 lambda x: F.adaptive_max_pool2d(x, (3, 4), return_indices=True),
                 lambda x: F.max_pool3d(x.unsqueeze(2), (1, 2, 2)), lambda x: F.avg_pool3d(x.unsqueeze(2), (1, 2, 2))):
        wanted, result = pool(x), pool(x.contiguous(memory_format=torch.channels_last))
        for a, b in zip(*((y,) if isinstance(y, torch.Tensor) else y for y in (wanted, result)), strict=True):
            assert torch.equal(a.nan_to_num(99), b.nan_to_num(99))
    wide = torch.randn(2, channels, 30, 41).to(kind)
    for side in (1, 2):
        wanted = F.adaptive_avg_pool2d(wide, side)
        assert torch.equal(F.adaptive_avg_pool2d(wide.contiguous(memory_format=torch.channels_last), side), wanted)


@pytest.mark.parametrize("layout", [torch.contiguous_format, torch.channels_last])
def test_the_least_integer_divided_by_minus_one_wraps(layout):
    x = torch.tensor([-(2**63), 6, -(2**63), -7]).view(1, 2, 2, 1).contiguous(memory_format=layout)
    assert F.avg_pool2d(x, 1, divisor_override=-1).reshape(-1).tolist() == [-(2**63), -6, -(2**63), 7]


@pytest.mark.parametrize("function", [F.avg_pool3d, F.max_pool3d])
@pytest.mark.parametrize("kind", ["Long", "Float"])
def test_windows_of_more_elements_than_integers_count(function, kind):
    """Their number, 2^64, is 0 in 64 bits."""
    sizes = 2**22, 2**21, 2**21
    with pytest.raises(ValueError, match="kernel_size is 4194304x2097152x2097152; need fewer than 2.63 elements"):
        function(image(1, 1, 1, 1, 1, kind=kind).data, sizes, 1, [size // 2 for size in sizes])
