"""Handwritten digits as NumPy arrays: MNIST's own files, or the 1,797 real digits that scikit-learn ships."""

import gzip
import math
import pathlib
import struct
from typing import NamedTuple

import numpy

SIDE = 28
TEST_DIGITS = 360


class Digits(NamedTuple):
    """Images (N, 28, 28) float32 of mean 0 and variance 1 over the training part; labels (N) int64 from 0 to 9."""

    train_images: numpy.ndarray
    train_labels: numpy.ndarray
    test_images: numpy.ndarray
    test_labels: numpy.ndarray


def load(folder=None):
    """The Digits of MNIST's four IDX files in `folder`, or scikit-learn's where it is None."""
    return _normalized(*(_from_sklearn() if folder is None else _from_idx(pathlib.Path(folder))))


def _normalized(train_images, train_labels, test_images, test_labels):
    mean, deviation = train_images.mean(), train_images.std()
    train_images, test_images = ((images - mean) / deviation for images in (train_images, test_images))
    return Digits(train_images.astype(numpy.float32), train_labels, test_images.astype(numpy.float32), test_labels)


# --- scikit-learn's digits, 8 x 8 ---------------------------------------------------------------------------------


def enlarge(images, side=SIDE):
    """Images (N, h, w) enlarged to (N, side, side) by bilinear interpolation between pixel centres."""
    rows, columns = (_interpolation(length, side) for length in images.shape[1:])
    return rows @ images @ columns.T


def _interpolation(length, side):
    """The matrix (side, length) that takes `length` samples to `side` samples of the straight lines between them."""
    places = numpy.clip((numpy.arange(side) + 0.5) * length / side - 0.5, 0, length - 1)
    left = numpy.minimum(places.astype(int), length - 2)
    matrix = numpy.zeros((side, length))
    matrix[numpy.arange(side), left] = 1 - (places - left)
    matrix[numpy.arange(side), left + 1] = places - left
    return matrix


def _from_sklearn():
    """The split is made once and for all: RandomState's permutations never change between NumPy versions."""
    try:
        from sklearn.datasets import load_digits
    except ImportError:
        raise SystemExit("the default digits come with scikit-learn: pip install it, or give --data") from None
    digits = load_digits()
    images, labels = enlarge(digits.images / 16), digits.target.astype(numpy.int64)
    order = numpy.random.RandomState(0).permutation(len(images))
    test, train = order[:TEST_DIGITS], order[TEST_DIGITS:]
    return images[train], labels[train], images[test], labels[test]


# --- MNIST's IDX files --------------------------------------------------------------------------------------------


def read_idx(path):
    """The array in an IDX file of unsigned bytes, gzipped or not.

    The file: two zero bytes, the type 8, the rank, one big-endian 32-bit size for each dim, then the bytes.
    Raises ValueError if it is anything else, or holds more or fewer bytes than its sizes say.
    """
    path = pathlib.Path(path)
    with open(path, "rb") as raw:
        gzipped = raw.read(2) == b"\x1f\x8b"
    try:
        with gzip.open(path, "rb") if gzipped else open(path, "rb") as file:
            sizes = _read_header(path, file)
            count = math.prod(sizes)
            data = _read_up_to(file, count + 1)
    except (gzip.BadGzipFile, EOFError) as error:
        raise ValueError(f"{path}: the gzip data is damaged ({error})") from None
    if len(data) != count:
        found = "more" if len(data) > count else f"{len(data)}"
        raise ValueError(f"{path}: sizes {'x'.join(map(str, sizes))} need {count} bytes of data, found {found}")
    return numpy.frombuffer(data, numpy.uint8).reshape(sizes)


def _read_up_to(file, count):
    """At most `count` bytes, piece by piece: a size in a damaged header is no reason to ask for that much memory."""
    data = bytearray()
    while len(data) < count and (piece := file.read(min(1 << 20, count - len(data)))):
        data += piece
    return data


def _read_header(path, file):
    magic = file.read(4)
    if len(magic) != 4 or magic[:3] != b"\x00\x00\x08" or not 1 <= magic[3] <= 4:
        raise ValueError(f"{path}: no IDX file of unsigned bytes; it starts with {magic.hex(' ') or 'nothing'}")
    sizes = file.read(4 * magic[3])
    if len(sizes) != 4 * magic[3]:
        raise ValueError(f"{path}: the file ends in its header")
    return struct.unpack(f">{magic[3]}I", sizes)


def _find(folder, name):
    """The file called `name` in folder, with or without .gz, with - or . before idx."""
    for candidate in (name, name.replace("-idx", ".idx")):
        for ending in ("", ".gz"):
            path = folder / (candidate + ending)
            if path.is_file():
                return path
    raise SystemExit(f"{folder} has no file {name} or {name}.gz; MNIST has four such files")


def _read_pair(folder, kind):
    path = _find(folder, f"{kind}-images-idx3-ubyte")
    images, labels = read_idx(path), read_idx(_find(folder, f"{kind}-labels-idx1-ubyte"))
    if images.ndim != 3 or images.shape[1:] != (SIDE, SIDE):
        raise ValueError(f"{path}: images of {images.shape[1:]}; need {SIDE} x {SIDE}")
    if labels.shape != images.shape[:1]:
        raise ValueError(f"{path}: {len(images)} images but labels of size {labels.shape}")
    if not len(labels) or labels.max() > 9:
        raise ValueError(f"{path}: the labels must be digits, and there must be some")
    return images / 255, labels.astype(numpy.int64)


def _from_idx(folder):
    return *_read_pair(folder, "train"), *_read_pair(folder, "t10k")
