"""Files of TensorBoard's projector: vectors, their labels, and their images in one sprite."""

from __future__ import annotations

import math
import pathlib
from typing import TYPE_CHECKING

from torch.utils.tensorboard.summary import _array

if TYPE_CHECKING:
    from typing import Any


def _lines(file, rows):
    file.write_text("".join("\t".join(map(str, row)) + "\n" for row in rows))


def _sprite(file, images):
    """Write images (N, C, H, W) of floats from 0 to 1 as one square of images."""
    import numpy
    from PIL import Image

    count, channels, height, width = images.shape
    side = math.ceil(math.sqrt(count))
    whole = numpy.zeros((side * side, channels, height, width))
    whole[:count] = images
    whole = whole.reshape(side, side, channels, height, width).transpose(0, 3, 1, 4, 2)
    pixels = (whole.reshape(side * height, side * width, channels) * 255).clip(0, 255).astype("uint8")
    Image.fromarray(pixels.squeeze(-1) if channels == 1 else pixels).save(file)


def write(log_dir: Any, mat: Any, metadata: Any, label_img: Any, global_step: Any, tag: str, header: Any) -> None:
    """Write the files of `SummaryWriter.add_embedding`, and name them in the folder's projector_config.pbtxt.

    Raises:
        ValueError: `mat` is not a matrix, or there is not one label or image for each of its rows.
    """
    from google.protobuf import text_format
    from tensorboard.plugins.projector.projector_config_pb2 import ProjectorConfig

    vectors, images = _array(mat), None if label_img is None else _array(label_img)
    if vectors.ndim != 2 or any(part is not None and len(part) != len(vectors) for part in (metadata, images)):
        raise ValueError(f"add_embedding: mat has size {vectors.shape}; need (N, D), with N labels and N images")
    step = f"{0 if global_step is None else int(global_step):05}"
    folder = pathlib.Path(log_dir, step, tag.replace("/", "_"))
    folder.mkdir(parents=True, exist_ok=True)
    config, place = pathlib.Path(log_dir, "projector_config.pbtxt"), folder.relative_to(log_dir)
    result = text_format.Parse(config.read_text() if config.exists() else "", ProjectorConfig())
    entry = result.embeddings.add(tensor_name=f"{tag}:{step}", tensor_path=str(place / "tensors.tsv"))
    _lines(folder / "tensors.tsv", vectors)
    if metadata is not None:
        entry.metadata_path = str(place / "metadata.tsv")
        rows = [row if header else [row] for row in metadata]
        _lines(folder / "metadata.tsv", [header, *rows] if header else rows)
    if images is not None:
        entry.sprite.image_path = str(place / "sprite.png")
        entry.sprite.single_image_dim.extend(images.shape[:1:-1])
        _sprite(folder / "sprite.png", images)
    config.write_text(text_format.MessageToString(result))
