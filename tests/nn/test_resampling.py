"""Padding, planes of other sizes, shuffled pixels, windows as columns: functions and modules."""

import numpy as np
import oracles
import pytest
from nn.test_pooling import check_gradient, image

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

PLANES = {1: (7,), 2: (5, 6), 3: (4, 3, 5)}
KINDS = {"ConstantPad": "constant", "ZeroPad": "constant", "ReflectionPad": "reflect", "ReplicationPad": "replicate",
         "CircularPad": "circular"}  # fmt: skip


def layers():
    for dims in (1, 2, 3):
        for kind, mode in KINDS.items():
            for widths in (1, (2, 1, 0, 2, 1, 1)[: 2 * dims], (-1, 2, 1, -1, 0, -1)[: 2 * dims]):
                make = getattr(nn, f"{kind}{dims}d")
                layer = make(widths, 3.5) if kind == "ConstantPad" else make(widths)
                yield pytest.param(layer, dims, mode, id=repr(layer))


@pytest.mark.parametrize("layer, dims, mode", [*layers()])
def test_paddings(layer, dims, mode):
    x = image(2, 3, *PLANES[dims], kind="Double")
    value = getattr(layer, "value", 0)
    wanted = oracles.pad(x.data.numpy(), layer.padding, mode, value)
    np.testing.assert_array_equal(layer(x).data.numpy(), wanted)
    np.testing.assert_array_equal(layer(Variable(x.data[1])).data.numpy(), wanted[1])
    strided = torch.from_numpy(np.asfortranarray(x.data.numpy()))
    np.testing.assert_array_equal(layer(strided).numpy(), wanted)
    empty = Variable(torch.zeros(0, 3, *PLANES[dims]))
    assert layer(empty).size() == (0, *wanted.shape[1:])
    layer(empty).sum().backward()
    copy = eval(f"nn.{layer!r}")
    np.testing.assert_array_equal(copy(x).data.numpy(), wanted)
    with pytest.raises(RuntimeError, match="need"):
        layer(Variable(torch.zeros(2, 3)) if dims > 1 else Variable(torch.zeros(2)))
    check_gradient(layer, x)


def test_pad_takes_any_type_and_rank():
    x = torch.arange(0, 6).long().view(2, 3)
    for tensor in (x, x.byte(), x.short(), x.double(), x.int()):
        assert F.pad(tensor, (1, 0, 0, 1), value=7).tolist() == [[7, 0, 1, 2], [7, 3, 4, 5], [7, 7, 7, 7]]
    assert torch.equal(F.pad(x, ()), x)
    assert F.pad(x.float(), (2, 2), "reflect").tolist() == [[2, 1, 0, 1, 2, 1, 0], [5, 4, 3, 4, 5, 4, 3]]
    large = image(3, 190, 181)
    np.testing.assert_array_equal(F.pad(large, (3, 5, 2, 0)).data.numpy(), np.pad(large.data.numpy(),
                                                                               ((0, 0), (2, 0), (3, 5))))
    for call, message in [(lambda: F.pad(x, (1,)), "need 2 for each"), (lambda: F.pad(x, (1, 1), "mirror"), "'mirror'"),
                          (lambda: F.pad(x, (1, 1) * 3), "need 2 for each"),
                          (lambda: F.pad(x.float(), (3, 0), "reflect"), "padded by 3"),
                          (lambda: F.pad(x.float(), (4, 0), "circular"), "padded by 4"),
                          (lambda: F.pad(x, (-2, -2)), "0 elements or more"),
                          (lambda: F.pad(x, (2**40, 0)), "a width is"),
                          (lambda: nn.ZeroPad2d((1, 2, 3)), "4 ints")]:
        with pytest.raises(ValueError, match=message):
            call()


MODES = [("nearest", 1), ("nearest", 2), ("nearest", 3), ("nearest-exact", 2), ("linear", 1), ("bilinear", 2),
         ("trilinear", 3), ("bicubic", 2)]  # fmt: skip


@pytest.mark.parametrize("mode, dims", MODES)
@pytest.mark.parametrize("given", [{"scale_factor": 2}, {"size": 9}, {"size": 3}, {"scale_factor": 1.7},
                                   {"scale_factor": 0.6}, {"scale_factor": 1.7, "recompute_scale_factor": True}],
                         ids=str)
def test_interpolation(mode, dims, given):
    way = {"nearest": "nearest", "nearest-exact": "exact", "bicubic": "cubic"}.get(mode, "linear")
    x = image(2, 3, *PLANES[dims], kind="Double")
    for corners in (None, False, True) if way in ("linear", "cubic") else (None,):
        layer = nn.Upsample(mode=mode, align_corners=corners, **given)
        y = layer(x)
        scale = given.get("scale_factor")
        size = (given["size"],) * dims if scale is None else tuple(int(n * scale) for n in PLANES[dims])
        assert tuple(y.size()[2:]) == size
        scales = None if scale is None or "recompute_scale_factor" in given else (scale,) * dims
        wanted = oracles.resample(x.data.numpy(), scales, size, way, bool(corners))
        np.testing.assert_allclose(y.data.numpy(), wanted, rtol=1e-10, atol=1e-12)
        single = layer(Variable(x.data.float()))
        np.testing.assert_allclose(single.data.numpy(), wanted, rtol=1e-5, atol=1e-5)
        x.grad = None
        check_gradient(layer, x)
    strided = torch.from_numpy(np.asfortranarray(x.data.numpy()))
    np.testing.assert_array_equal(layer(strided).numpy(), layer(x.data).numpy())
    empty = layer(Variable(torch.zeros(0, 2, *PLANES[dims])))
    assert empty.size() == (0, 2, *size)


def test_upsampling_layers():
    x = image(2, 3, 4, 5)
    assert nn.UpsamplingNearest2d(scale_factor=3)(x).data.equal(F.interpolate(x, scale_factor=3).data)
    corners = F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=True)
    assert nn.UpsamplingBilinear2d(scale_factor=2)(x).data.equal(corners.data)
    assert F.upsample_bilinear(x, size=(8, 10)).data.equal(corners.data)
    for i, j in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
        np.testing.assert_allclose(corners.data.numpy()[..., i, j], x.data.numpy()[..., i, j], rtol=1e-6)
    assert F.interpolate(x, size=(4, 5), mode="bicubic").data.equal(x.data)
    assert F.interpolate(x, size=(2, 1), mode="area").data.equal(F.adaptive_avg_pool2d(x, (2, 1)).data)
    assert F.upsample_nearest(x, size=(8, 10)).data.equal(F.upsample(x, scale_factor=2).data)
    assert repr(nn.Upsample(scale_factor=2)) == "Upsample(scale_factor=2.0, mode='nearest')"
    for options, message in [({}, "size or scale_factor"), ({"size": 2, "scale_factor": 2}, "size or scale_factor"),
                             ({"size": 2, "mode": "cubic"}, "mode is 'cubic'"),
                             ({"size": 2, "mode": "linear"}, "planes of 1"),
                             ({"size": 2, "align_corners": True}, "align_corners"), ({"size": 0}, "size is 0x0"),
                             ({"scale_factor": -1}, "above 0"), ({"scale_factor": (2, 2, 2)}, "one per dimension"),
                             ({"size": (1, 2, 3)}, "one per dimension")]:
        with pytest.raises(ValueError, match=message):
            F.interpolate(x, **options)
    with pytest.raises(ValueError, match="1 to 3 dimensions"):
        F.interpolate(Variable(torch.zeros(2, 3)), 4)


@pytest.mark.parametrize("threads", (1, 2))
def test_large_interpolation(threads):
    """Planes beyond a thread's share."""
    kept = torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        x = np.random.default_rng(0).standard_normal((4, 8, 67, 131))
        for way, mode in (("nearest", "nearest"), ("linear", "bilinear"), ("cubic", "bicubic")):
            for size in ((134, 262), (30, 40), (70, 64)):
                y = F.interpolate(torch.from_numpy(x), size, mode=mode)
                wanted = oracles.resample(x, None, size, way, False)
                np.testing.assert_allclose(y.numpy(), wanted, rtol=1e-9, atol=1e-9)
    finally:
        torch.set_num_threads(kept)


def test_pixels_are_shuffled_and_back():
    x = image(2, 12, 3, 5)
    y = nn.PixelShuffle(2)(x)
    wanted = x.data.numpy().reshape(2, 3, 2, 2, 3, 5).transpose(0, 1, 4, 2, 5, 3).reshape(2, 3, 6, 10)
    np.testing.assert_array_equal(y.data.numpy(), wanted)
    assert nn.PixelUnshuffle(2)(y).data.equal(x.data)
    assert F.pixel_shuffle(x.data[0], 2).equal(y.data[0])
    check_gradient(nn.PixelShuffle(2), image(1, 4, 2, 3, kind="Double"))
    check_gradient(nn.PixelUnshuffle(2), image(1, 1, 2, 4, kind="Double"))
    assert nn.PixelShuffle(2)(Variable(torch.zeros(0, 4, 2, 2))).size() == (0, 1, 4, 4)
    for call, kind in [(lambda: F.pixel_shuffle(x, 5), RuntimeError), (lambda: F.pixel_shuffle(x, 0), ValueError),
                       (lambda: F.pixel_unshuffle(x, 2), RuntimeError),
                       (lambda: F.pixel_unshuffle(x, 0), ValueError), (lambda: F.pixel_unshuffle(x, 1.5), TypeError)]:
        with pytest.raises(kind, match="pixel_"):
            call()


def test_columns_are_a_convolution_and_fold_its_transpose():
    x, weight = image(2, 3, 9, 8, kind="Double"), image(4, 3, 3, 2, kind="Double")
    options = {"stride": (2, 1), "padding": (1, 0), "dilation": (1, 2)}
    columns = nn.Unfold((3, 2), **options)(x)
    y = F.conv2d(x, weight, None, options["stride"], options["padding"], options["dilation"])
    found = torch.stack([weight.data.view(4, -1).mm(part) for part in columns.data]).view(*y.size())
    np.testing.assert_allclose(found.numpy(), y.data.numpy(), rtol=1e-10, atol=1e-12)
    ones = nn.Unfold((3, 2), **options)(Variable(torch.ones(2, 3, 9, 8).double()))
    count = nn.Fold((9, 8), (3, 2), **options)(ones)
    np.testing.assert_allclose((nn.Fold((9, 8), (3, 2), **options)(columns)).data.numpy(),
                               (x.data * count.data).numpy(), rtol=1e-12)
    assert F.unfold(x.data[0], (3, 2), **options).equal(columns.data[0])
    assert F.fold(columns.data[0], (9, 8), (3, 2), **options).size() == (3, 9, 8)
    check_gradient(nn.Unfold(2), image(1, 2, 3, 4, kind="Double"))
    check_gradient(nn.Fold((3, 4), 2), image(1, 8, 6, kind="Double"))
    for layer in (nn.Unfold(2, padding=1), nn.Fold((3, 4), 2)):
        assert repr(eval(f"nn.{layer!r}")) == repr(layer)
    with pytest.raises(RuntimeError, match="the windows of a plane of 3x3"):
        F.fold(columns, 3, 2)
    with pytest.raises(RuntimeError, match="unfold: input is"):
        F.unfold(x.data[0, 0], 2)
    with pytest.raises(ValueError, match="a window to fit"):
        F.unfold(x, 20)


# --- averages under a stretched kernel ----------------------------------------------------------------------------

def smoothed(line, length, kernel, reach, step):
    """Return a line of `length` elements, one at a time, by the elements within reach of its place."""
    wide, result = max(step, 1), []
    for i in range(length):
        centre = (i + 0.5) * step
        first, last = max(int(centre - reach * wide + 0.5), 0), min(int(centre + reach * wide + 0.5), len(line))
        weights = [kernel(abs(j + 0.5 - centre) / wide) for j in range(first, last)]
        result.append(sum(w * line[j] for w, j in zip(weights, range(first, last), strict=True)) / sum(weights))
    return result


def keys(x):
    return (1.5 * x - 2.5) * x * x + 1 if x < 1 else ((-0.5 * x + 2.5) * x - 4) * x + 2 if x < 2 else 0


SMOOTHING = {"bilinear": (lambda x: max(1 - x, 0), 1), "bicubic": (keys, 2)}


@pytest.mark.parametrize("mode", SMOOTHING)
@pytest.mark.parametrize("align_corners", [False, True])
@pytest.mark.parametrize("size", [(1, 1), (3, 20), (4, 5), (9, 13), (18, 6)])
def test_antialias(mode, align_corners, size):
    x = np.random.default_rng(1).normal(size=(2, 3, 9, 13))
    expected = x
    for axis, length in ((2, size[0]), (3, size[1])):
        count = x.shape[axis]
        step = count / length if not align_corners else (count - 1) / (length - 1) if length > 1 else 0
        expected = np.apply_along_axis(smoothed, axis, expected, length, *SMOOTHING[mode], step)
    result = F.interpolate(torch.from_numpy(x), size=size, mode=mode, align_corners=align_corners, antialias=True)
    np.testing.assert_allclose(result.numpy(), expected, atol=1e-12)
    if size == x.shape[2:]:
        np.testing.assert_allclose(result.numpy(), x, atol=1e-12)


def test_antialias_by_scales_and_its_gradient():
    x = Variable(torch.randn(1, 2, 5, 6).double())
    for recompute in (None, True):
        y = F.interpolate(x, scale_factor=0.45, mode="bilinear", antialias=True, recompute_scale_factor=recompute)
        steps = (5 / 2, 6 / 2) if recompute else (1 / 0.45, 1 / 0.45)
        expected = x.data.numpy()
        for axis, step in ((2, steps[0]), (3, steps[1])):
            expected = np.apply_along_axis(smoothed, axis, expected, 2, *SMOOTHING["bilinear"], step)
        np.testing.assert_allclose(y.data.numpy(), expected, atol=1e-12)
    assert torch.autograd.gradcheck(lambda x: F.interpolate(x, size=(2, 7), mode="bicubic", antialias=True), (x,))


@pytest.mark.parametrize("options, message", [
    ({"size": (2, 2), "mode": "nearest"}, "need mode bilinear or bicubic for antialias; area takes means"),
    ({"size": (0, 2), "mode": "bilinear"}, "need planes with elements"),
])
def test_what_is_not_smoothed(options, message):
    with pytest.raises(ValueError, match=message):
        F.interpolate(torch.zeros(1, 1, 3, 3), antialias=True, **options)
