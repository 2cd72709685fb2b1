"""What notebooks show of tensors, images and graphs."""

import re
import struct
import subprocess
import sys
import zlib

import numpy as np
import pytest

import torch


def cells(tensor):
    return [[re.sub("<.*?>", "", cell) for cell in re.findall("<td>.*?</td>", line)]
            for line in re.findall("<tr>.*?</tr>", tensor._repr_html_())]  # fmt: skip


def test_a_table_has_the_numbers_that_print():
    assert cells(torch.Tensor([[1, 2.5], [-3, float("nan")]])) == [["1.0000", "2.5000"], ["-3.0000", "nan"]]
    assert cells(torch.arange(3)) == [["0", "1", "2"]]
    assert cells(torch.tensor([True, False])) == [["True", "False"]]
    text = torch.ones(2, 3, requires_grad=True)._repr_html_()
    assert "torch.FloatTensor of size 2x3, requires_grad" in text and text.count("<td>") == 6
    assert "1.0000e-06" in torch.full((2,), 1e-6)._repr_html_()


@pytest.mark.parametrize("size", [(100, 200), (5000,), (30, 20, 10), (7,) * 6, (0, 3), ()])
def test_large_and_empty_tensors_are_short(size):
    x = torch.zeros(size)
    text = x._repr_html_()
    assert len(text) < 6000 and text.count("<table>") <= 4
    assert ("…" in text) == (x.numel() > 1000) and ("<table>" in text) == (x.numel() > 1)


def test_strided_tensors_are_those_that_one_sees():
    x = torch.arange(6).view(2, 3)
    assert cells(x.t()) == [["0", "3"], ["1", "4"], ["2", "5"]] and cells(x[:, ::2]) == [["0", "2"], ["3", "5"]]


def pixels(data):
    """Return the contents of a PNG file as an array of bytes (H, W, channels)."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, result = 8, {}
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + body)
        result[name], at = body, at + 12 + length
    wide, high, bits, colour = struct.unpack(">IIBB", result[b"IHDR"][:10])
    rows = np.frombuffer(zlib.decompress(result[b"IDAT"]), np.uint8).reshape(high, -1)
    assert bits == 8 and not rows[:, 0].any() and list(result)[-1] == b"IEND"
    return rows[:, 1:].reshape(high, wide, 3 if colour == 2 else 1)


def test_pictures():
    image = torch.randint(256, (4, 5, 3)).byte()
    np.testing.assert_array_equal(pixels(torch.utils.picture(image)), image.numpy())
    np.testing.assert_array_equal(pixels(torch.utils.picture(image.permute(2, 0, 1))), image.numpy())
    grey = torch.Tensor([[0, 0.5], [-1, float("nan")], [2, 1]])
    for size in ((3, 2), (1, 3, 2)):
        result = pixels(torch.utils.picture(grey.view(*size)))
        np.testing.assert_array_equal(result[..., 0], [[0, 128], [0, 0], [255, 255]])
    zoomed = torch.utils.picture(image, zoom=3)
    np.testing.assert_array_equal(pixels(zoomed), image.numpy().repeat(3, 0).repeat(3, 1))
    assert zoomed._repr_png_() == bytes(zoomed)


@pytest.mark.parametrize("given, kind, says", [
    ((torch.zeros(2),), ValueError, r"picture: the size is \[2\]; need \(H, W\)"),
    ((torch.zeros(2, 4, 4),), ValueError, "need"), ((torch.zeros(0, 4),), ValueError, "need"),
    ((torch.zeros(2, 2).long(),), TypeError, "not torch.LongTensor"), (([[1.0]],), TypeError, "not a list"),
    ((torch.zeros(2, 2), 0), ValueError, "zoom is 0"), ((torch.zeros(2, 2), 1.5), ValueError, "zoom is 1.5"),
])  # fmt: skip
def test_what_is_no_picture(given, kind, says):
    with pytest.raises(kind, match=says):
        torch.utils.picture(*given)


def test_a_graph_is_that_of_autograd():
    x = torch.ones(2, requires_grad=True)
    y = x.exp().sum()
    assert torch.utils.plot_graph(y, {"x": x}) == torch.autograd.graph(y, {"x": x})


def test_it_is_loaded_when_it_is_used():
    code = "import sys, torch; print('torch.utils.notebook' in sys.modules); torch.ones(1)._repr_html_()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
