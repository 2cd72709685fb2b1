"""IDX files, the format of MNIST: two zero bytes, the element type, the rank, one size per dimension, the elements."""

from __future__ import annotations

import gzip
import math
import pathlib
import struct
import sys
import zlib
from typing import TYPE_CHECKING

import torch
from torch.serialization.reader import fill

if TYPE_CHECKING:
    import os

    from torch._core import Tensor

# The third byte of the file: the elements' type, and how many bytes an element has. All are big-endian.
_TYPES = {8: (torch.ByteTensor, 1), 9: (torch.CharTensor, 1), 11: (torch.ShortTensor, 2), 12: (torch.IntTensor, 4),
          13: (torch.FloatTensor, 4), 14: (torch.DoubleTensor, 8)}
_MOST_DIMS = 8


# Allowed bytes of elements per byte of a gzipped file, plus _FREE_BYTES: MNIST has five, a zip bomb a thousand.
_PACKED, _FREE_BYTES = 3, 128 << 20


def read_idx(path: str | os.PathLike[str]) -> Tensor:
    """Read the tensor in an IDX file, gzipped or not.

    Raises:
        ValueError: the file is no IDX file, its length does not match its sizes, or it is gzipped and expands to more
            than 128 MB plus three times its size.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder, "labels.idx")
    ...     _ = path.write_bytes(bytes([0, 0, 8, 1, 0, 0, 0, 3]) + bytes([5, 0, 4]))  # bytes, 1 dim, size 3
    ...     torch.utils.data.read_idx(path).tolist()
    [5, 0, 4]
    """
    path = pathlib.Path(path)
    with open(path, "rb") as raw:
        gzipped = raw.read(2) == b"\x1f\x8b"
        length = raw.seek(0, 2)
    try:
        with gzip.open(path, "rb") if gzipped else open(path, "rb") as file:
            kind, item, sizes = _read_header(path, file)
            count = math.prod(sizes) * item
            if not count and math.prod(size or 1 for size in sizes) >= 1 << 48:  # no tensor has such strides
                raise ValueError(f"{path}: sizes {'x'.join(map(str, sizes))} are none of a tensor")
            if count > _PACKED * length + _FREE_BYTES and gzipped:
                raise ValueError(f"{path}: {length} bytes of gzip claim to hold {count}; unpack the file first")
            there = length - file.tell()
            if count > there and not gzipped:
                raise ValueError(f"{path}: sizes {'x'.join(map(str, sizes))} need {count} bytes of data, found {there}")
            result = kind(torch.Size(sizes))
            memory = memoryview(result.view(-1)).cast("B") if count else memoryview(bytearray())
            if not fill(file, memory) or file.read(1):
                raise ValueError(f"{path}: sizes {'x'.join(map(str, sizes))} need {count} bytes; found more or fewer")
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise ValueError(f"{path}: the gzip data is damaged ({error})") from None
    if item > 1 and sys.byteorder == "little" and count:
        import numpy

        numpy.frombuffer(memory, f"u{item}").byteswap(inplace=True)
    return result


def _read_header(path, file):
    magic = file.read(4)
    if len(magic) != 4 or magic[:2] != b"\0\0" or magic[2] not in _TYPES or not 1 <= magic[3] <= _MOST_DIMS:
        raise ValueError(f"{path}: no IDX file; it starts with {magic.hex(' ') or 'nothing'}")
    sizes = file.read(4 * magic[3])
    if len(sizes) != 4 * magic[3]:
        raise ValueError(f"{path}: the file ends in its header")
    return *_TYPES[magic[2]], struct.unpack(f">{magic[3]}I", sizes)
