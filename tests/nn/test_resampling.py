"""Padding, planes of other sizes, shuffled pixels, windows as columns: functions and modules."""

import itertools

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


# By mode, antialias and align_corners: PyTorch 2.13's bytes for (37 * i + 11 * (i // 7)) % 256, a plane of 6x7 made 4x3
BYTES = {
    ("bilinear", False, False): [29, 115, 201, 50, 136, 222, 71, 157, 158, 92, 178, 179],
    ("bilinear", False, True): [0, 111, 222, 23, 134, 245, 47, 158, 13, 70, 181, 36],
    ("bilinear", True, False): [37, 116, 195, 57, 136, 205, 77, 156, 154, 97, 176, 164],
    ("bilinear", True, True): [52, 154, 216, 74, 170, 200, 99, 173, 92, 113, 187, 106],
    ("bicubic", False, False): [24, 114, 204, 45, 135, 233, 67, 157, 158, 88, 178, 187],
    ("bicubic", False, True): [0, 111, 222, 23, 134, 255, 47, 158, 0, 70, 181, 36],
    ("bicubic", True, False): [31, 115, 200, 51, 135, 214, 73, 165, 148, 93, 185, 162],
    ("bicubic", True, True): [44, 157, 234, 67, 173, 210, 96, 176, 71, 113, 194, 94],
}


@pytest.mark.parametrize("mode, antialias, corners", [*BYTES])
def test_bytes_are_resized_in_whole_numbers(mode, antialias, corners):
    i = np.arange(42)
    x = torch.from_numpy(((37 * i + 11 * (i // 7)) % 256).astype(np.uint8).reshape(1, 1, 6, 7))
    y = F.interpolate(x, (4, 3), mode=mode, antialias=antialias, align_corners=corners)
    assert y.dtype == torch.uint8 and y.flatten().tolist() == BYTES[mode, antialias, corners]


@pytest.mark.parametrize("threads", (1, 2))
@pytest.mark.parametrize("mode", ("bilinear", "bicubic"))
def test_layouts_and_threads_give_the_same_bytes(mode, threads):
    """Images with few and many channels, of any layout, beyond a thread's share; extremes are clipped."""
    kept = torch.get_num_threads()
    torch.set_num_threads(threads)
    random = np.random.default_rng(0)
    try:
        for channels, antialias, corners in itertools.product((1, 3, 4, 5, 20), (False, True), (False, True)):
            x = random.integers(0, 256, (2, channels, 67, 131), np.uint8)
            x[1] = np.where(x[1] < 128, 0, 255)
            for size in ((90, 150), (30, 13), (67, 64), (1, 131), (67, 131)):
                wanted = oracles.resample_bytes(x, None, size, mode == "bicubic", corners, antialias)
                plain = torch.from_numpy(x)
                turned = plain.transpose(2, 3).contiguous().transpose(2, 3)
                inside = plain.contiguous(memory_format=torch.channels_last)
                for given in (plain, inside, turned, torch.from_numpy(np.asfortranarray(x))):
                    y = F.interpolate(given, size, mode=mode, antialias=antialias, align_corners=corners)
                    np.testing.assert_array_equal(y.numpy(), wanted)
    finally:
        torch.set_num_threads(kept)


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

@pytest.mark.parametrize("options, message", [
    ({"size": (2, 2), "mode": "nearest"}, "need mode bilinear or bicubic for antialias; area takes means"),
    ({"size": (0, 2), "mode": "bilinear"}, "need planes with elements"),
])
def test_what_is_not_smoothed(options, message):
    with pytest.raises(ValueError, match=message):
        F.interpolate(torch.zeros(1, 1, 3, 3), antialias=True, **options)


@pytest.mark.parametrize("channels", [1, 2, 3, 4, 17])
def test_pixels_have_the_bits_of_planes(channels):
    for kind, size, mode in ((torch.float, (5, 13), "bilinear"), (torch.float, (9, 7), "nearest"),
                             (torch.double, (3, 4), "bilinear"), (torch.double, (12, 6), "bicubic"),
                             (torch.float, (6, 7), "nearest-exact"), (torch.half, (12, 3), "bilinear")):
        x = torch.randn(2, channels, 6, 7).to(kind)
        wanted = nn.functional.interpolate(x, size, mode=mode)
        for pixels in (x.contiguous(memory_format=torch.channels_last), x):
            result = nn.functional.interpolate(pixels, size, mode=mode)
            assert torch.equal(result, wanted)
            last = pixels.is_contiguous(memory_format=torch.channels_last)
            assert result.is_contiguous(memory_format=torch.channels_last) or not last or channels == 1


@pytest.mark.parametrize("kind", [torch.uint8, torch.float, torch.cdouble])
@pytest.mark.parametrize("channels", [2, 3, 17])
def test_padded_pixels_are_padded_planes(kind, channels):
    x = torch.arange(2 * channels * 30).view(2, channels, 5, 6).to(kind)
    pixels = x.contiguous(memory_format=torch.channels_last)
    for widths, mode in itertools.chain(
            itertools.product([(1, 2, 3, 1), (0, 0, 1, 1), (2, 1), (-1, 2, 0, -2), (0,) * 4 + (1, 1)], ["constant"]),
            itertools.product([(1, 2, 3, 1), (0, 0, 1, 1), (2, 0, 0, 0)], ["reflect", "replicate", "circular"])):
        wanted = F.pad(x, widths, mode)
        turned = x.transpose(2, 3).contiguous().transpose(2, 3)
        assert torch.equal(wanted.double() if kind == torch.uint8 else wanted, torch.from_numpy(
            oracles.pad(x.numpy().astype(float) if kind == torch.uint8 else x.numpy(), widths, mode, 0)))
        assert torch.equal(F.pad(pixels, widths, mode), wanted) and torch.equal(F.pad(turned, widths, mode), wanted)
