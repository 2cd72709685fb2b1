"""torch.ops.image: files of images, read and written by Pillow."""

import io
import pathlib

from PIL import Image, ImageOps

import torch
from torch._libraries import Operators

_MODES = {1: "L", 2: "LA", 3: "RGB", 4: "RGBA"}  # ImageReadMode of torchvision
_KEPT = {"L", "LA", "RGB", "RGBA"}
_operators = Operators("image")
_operator = _operators.define_by


def _bytes_of(data):
    if data.dtype != torch.uint8 or data.dim() != 1:
        raise RuntimeError(f"an encoded image is a vector of bytes; this is {data.type()} {list(data.shape)}")
    return io.BytesIO(data.numpy().tobytes())


def _tensor(data):
    return torch.frombuffer(bytearray(data), dtype=torch.uint8) if data else torch.empty(0, dtype=torch.uint8)


def _pixels(image):
    """Return the tensor (channels, height, width) of an image."""
    channels = len(image.getbands())
    return _tensor(image.tobytes()).view(image.height, image.width, channels).permute(2, 0, 1)


@_operator("read_file(str path) -> Tensor")
def read_file(path):
    return _tensor(pathlib.Path(path).read_bytes())


@_operator("write_file(str path, Tensor data) -> ()")
def write_file(path, data):
    pathlib.Path(path).write_bytes(_bytes_of(data).getvalue())


@_operator("decode_image(Tensor data, int mode, bool apply_exif_orientation=False) -> Tensor")
def decode_image(data, mode, apply_exif_orientation=False):
    try:
        image = Image.open(_bytes_of(data))
        image.load()
    except (OSError, SyntaxError) as error:  # Pillow's errors for a format that it does not know, and a broken file
        raise RuntimeError(f"decode_image: {error}") from error
    if apply_exif_orientation:
        image = ImageOps.exif_transpose(image)
    if mode in _MODES:
        image = image.convert(_MODES[mode])
    elif image.mode not in _KEPT:
        image = image.convert("RGBA" if "transparency" in image.info else "L" if image.mode == "1" else "RGB")
    return _pixels(image)


for _name in ("decode_png", "decode_jpeg"):
    _operator(f"{_name}(Tensor data, int mode, bool apply_exif_orientation=False) -> Tensor")(decode_image)
_operator("decode_webp(Tensor data, int mode) -> Tensor")(decode_image)


@_operator("decode_gif(Tensor data) -> Tensor")
def decode_gif(data):
    image = Image.open(_bytes_of(data))
    frames = []
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        frames.append(_pixels(image.convert("RGB")))
    return frames[0] if len(frames) == 1 else torch.stack(frames)


def _encoded(input, **options):
    if input.dtype != torch.uint8 or input.dim() != 3 or input.size(0) not in (1, 3):
        raise RuntimeError(f"an image to encode has bytes of sizes (1 or 3, height, width); this is {input.type()} "
                           f"{list(input.shape)}")
    data = input.permute(1, 2, 0).contiguous().numpy().tobytes()
    image = Image.frombytes("L" if input.size(0) == 1 else "RGB", (input.size(2), input.size(1)), data)
    file = io.BytesIO()
    image.save(file, **options)
    return _tensor(file.getvalue())


@_operator("encode_png(Tensor data, int compression_level) -> Tensor")
def encode_png(input, compression_level):
    return _encoded(input, format="PNG", compress_level=compression_level)


@_operator("encode_jpeg(Tensor data, int quality) -> Tensor")
def encode_jpeg(input, quality):
    return _encoded(input, format="JPEG", quality=quality)
