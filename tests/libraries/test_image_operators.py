"""torch.ops.image, and binaries that have no operators here."""

import pytest

import torch


@pytest.fixture
def images():
    pytest.importorskip("PIL", reason="the operators of images use Pillow")
    torch.ops.load_library("torchvision/image.so")
    return torch.ops.image


@pytest.mark.parametrize("channels", [1, 3])
def test_png_keeps_each_byte(images, channels, tmp_path):
    image = torch.randint(0, 256, (channels, 5, 7), dtype=torch.uint8)
    data = images.encode_png(image, 6)
    images.write_file(str(tmp_path / "image.png"), data)
    assert images.decode_png(images.read_file(str(tmp_path / "image.png")), 0).equal(image)
    assert images.decode_image(data, 3).equal(image.expand(3, 5, 7))
    assert images.decode_image(data, 4)[3].eq(255).all() and images.decode_image(data, 1).shape == (1, 5, 7)


def test_jpeg_is_close(images):
    image = torch.linspace(0, 255, 64).to(torch.uint8).view(1, 8, 8).expand(3, 8, 8)
    assert (images.decode_jpeg(images.encode_jpeg(image, 100), 3).float() - image.float()).abs().max() < 6


def test_bad_files_are_refused(images):
    with pytest.raises(RuntimeError, match="decode_image: cannot identify"):
        images.decode_image(torch.zeros(4, dtype=torch.uint8), 0)
    with pytest.raises(RuntimeError, match="an encoded image is a vector of bytes; this is torch.FloatTensor"):
        images.decode_image(torch.zeros(4), 0)
    with pytest.raises(RuntimeError, match="an image to encode has bytes"):
        images.encode_png(torch.zeros(3, 4, 4), 6)


def test_other_binaries_are_refused():
    with pytest.raises(OSError, match="was compiled for PyTorch's core and cannot be loaded; define its operators"):
        torch.ops.load_library("package/_C.so")
