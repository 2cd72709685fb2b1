"""IDX files, the format of MNIST: two zero bytes, the element type, the rank, one size for each dim, the elements."""

from __future__ import annotations

import gzip
import math
import pathlib
import struct
import sys
import zlib
from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    import os

    from torch._core import Tensor

# The third byte of the file: the elements' type, and how many bytes an element has. All are big-endian.
_TYPES = {8: (torch.ByteTensor, 1), 9: (torch.CharTensor, 1), 11: (torch.ShortTensor, 2), 12: (torch.IntTensor, 4),
          13: (torch.FloatTensor, 4), 14: (torch.DoubleTensor, 8)}
_MOST_DIMS = 8


def read_idx(path: str | os.PathLike[str]) -> Tensor:
    """The tensor in an IDX file, gzipped or not: of bytes, chars, shorts, ints, floats or doubles.

    Raises ValueError if it is no IDX file, or holds more or fewer bytes than its sizes say. No more memory is taken
    than the file has data.
    """
    path = pathlib.Path(path)
    with open(path, "rb") as raw:
        gzipped = raw.read(2) == b"\x1f\x8b"
    try:
        with gzip.open(path, "rb") if gzipped else open(path, "rb") as file:
            kind, item, sizes = _read_header(path, file)
            count = math.prod(sizes) * item
            data = _read_up_to(file, count + 1)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise ValueError(f"{path}: the gzip data is damaged ({error})") from None
    if len(data) != count:
        found = "more" if len(data) > count else f"{len(data)}"
        raise ValueError(f"{path}: sizes {'x'.join(map(str, sizes))} need {count} bytes of data, found {found}")
    result = kind(torch.Size(sizes))
    if count:
        memoryview(result.view(-1)).cast("B")[:] = data if sys.byteorder == "big" else _swapped(data, item)
    return result


def _swapped(data, item):
    """The bytes of each element in reverse order."""
    if item == 1:
        return data
    swapped = bytearray(len(data))
    for place in range(item):
        swapped[place::item] = data[item - 1 - place::item]
    return swapped


def _read_up_to(file, count):
    """At most `count` bytes, piece by piece: a size in a damaged header is no reason to ask for that much memory."""
    data = bytearray()
    while len(data) < count and (piece := file.read(min(1 << 20, count - len(data)))):
        data += piece
    return data


def _read_header(path, file):
    magic = file.read(4)
    if len(magic) != 4 or magic[:2] != b"\0\0" or magic[2] not in _TYPES or not 1 <= magic[3] <= _MOST_DIMS:
        raise ValueError(f"{path}: no IDX file; it starts with {magic.hex(' ') or 'nothing'}")
    sizes = file.read(4 * magic[3])
    if len(sizes) != 4 * magic[3]:
        raise ValueError(f"{path}: the file ends in its header")
    return *_TYPES[magic[2]], struct.unpack(f">{magic[3]}I", sizes)
