"""Handwritten digits: MNIST's own files, or the 1,797 digits of UCI that ship with the package."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch.utils.data.dataset import TensorDataset
from torch.utils.data.idx import read_idx

if TYPE_CHECKING:
    import os

    from torch._core import Tensor

UCI = pathlib.Path(__file__).with_name("uci_digits")
SIDE = 28
TEST_DIGITS = 360


class Digits(NamedTuple):
    """TensorDatasets `train` and `test` of images (1, 28, 28) and labels 0 to 9.

    Images are FloatTensors, standardized so that the training images have mean 0 and variance 1.

    >>> found = torch.utils.data.digits()
    >>> len(found.train), len(found.test), found.test[0][0].size()
    (1437, 360, torch.Size([1, 28, 28]))
    """

    train: TensorDataset
    test: TensorDataset


def digits(folder: str | os.PathLike[str] | None = None) -> Digits:
    """Load handwritten digits.

    Args:
        folder: the folder with MNIST's four IDX files, gzipped or not. None loads UCI's 1,797 digits, enlarged to
            28 x 28.
    Returns:
        Digits, a named tuple of the datasets `train` and `test`.
    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged.

    >>> train, test = torch.utils.data.digits()
    >>> len(train), len(test), train[0][0].size()
    (1437, 360, torch.Size([1, 28, 28]))
    """
    parts = _from_uci() if folder is None else _from_idx(pathlib.Path(folder))
    (train_images, train_labels), (test_images, test_labels) = parts
    mean, deviation = train_images.mean(), train_images.std(ddof=0)
    return Digits(_dataset(train_images, train_labels, mean, deviation),
                  _dataset(test_images, test_labels, mean, deviation))


def _dataset(images, labels, mean, deviation):
    images = ((images - mean) / deviation).astype("float32")[:, None]
    return TensorDataset(torch.from_numpy(images), torch.from_numpy(labels.astype("int64")))


# --- UCI's digits, 8 x 8 ----------------------------------------------------------------------------------------------


def enlarge(images: Tensor, side: int = SIDE) -> Tensor:
    """Resize images (N, h, w) to (N, side, side) by bilinear interpolation between pixel centres."""
    rows, columns = (_interpolation(length, side) for length in images.shape[1:])
    return rows @ images @ columns.T


def _interpolation(length, side):
    """Return the matrix (side, length) that interpolates `length` samples linearly at `side` positions."""
    import numpy

    places = numpy.clip((numpy.arange(side) + 0.5) * length / side - 0.5, 0, length - 1)
    left = numpy.minimum(places.astype(int), length - 2)
    matrix = numpy.zeros((side, length))
    matrix[numpy.arange(side), left] = 1 - (places - left)
    matrix[numpy.arange(side), left + 1] = places - left
    return matrix


def _from_uci():
    """Load UCI's digits with a fixed split; RandomState's permutations are the same in every NumPy version."""
    import numpy

    images, labels = (read_idx(UCI / f"{name}-ubyte.gz").numpy() for name in ("images-idx3", "labels-idx1"))
    images = enlarge(images / 16)
    order = numpy.random.RandomState(0).permutation(len(images))
    test, train = order[:TEST_DIGITS], order[TEST_DIGITS:]
    return (images[train], labels[train]), (images[test], labels[test])


# --- MNIST's IDX files ----------------------------------------------------------------------------------------------


def _find(folder, name):
    """Return the path of a file in a folder, with or without .gz, and with '-' or '.' before 'idx'."""
    for candidate in (name, name.replace("-idx", ".idx")):
        for ending in ("", ".gz"):
            path = folder / (candidate + ending)
            if path.is_file():
                return path
    raise FileNotFoundError(f"{folder} has no file {name} or {name}.gz; MNIST has four such files")


def _read_pair(folder, kind):
    path = _find(folder, f"{kind}-images-idx3-ubyte")
    images, labels = read_idx(path), read_idx(_find(folder, f"{kind}-labels-idx1-ubyte"))
    if not isinstance(images, torch.ByteTensor) or not isinstance(labels, torch.ByteTensor):
        raise ValueError(f"{path}: MNIST's images and labels are unsigned bytes")
    if images.dim() != 3 or tuple(images.size()[1:]) != (SIDE, SIDE):
        raise ValueError(f"{path}: images of size {tuple(images.size()[1:])}; need {SIDE} x {SIDE}")
    if labels.size() != images.size()[:1]:
        raise ValueError(f"{path}: {images.size(0)} images but labels of size {tuple(labels.size())}")
    if not labels.numel() or labels.max() > 9:
        raise ValueError(f"{path}: the labels must be digits, and there must be some")
    return images.numpy() / 255, labels.numpy()


def _from_idx(folder):
    return _read_pair(folder, "train"), _read_pair(folder, "t10k")
