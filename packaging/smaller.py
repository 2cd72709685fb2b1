"""Compresses wheels anew with zopfli: python smaller.py FILE.whl...

It takes a minute, and any unzip reads the result. Members keep their order, times and modes, so the same files give the
same bits.
"""

import os
import pathlib
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor

import zopfli.zlib

PASSES = 5  # more gain less than a thousandth


class Whole:
    """A compressor for zipfile, of a member that comes in one piece."""

    def __init__(self):
        self.data = b""

    def compress(self, data: bytes) -> bytes:
        self.data += data
        return b""

    def flush(self) -> bytes:
        return streams[self.data]


def deflated(data: bytes) -> bytes:
    """Return a raw stream: without zlib's two bytes in front, and four behind."""
    return zopfli.zlib.compress(data, numiterations=PASSES)[2:-4]


def rewrite(path: pathlib.Path) -> None:
    """Replace a wheel by one with the same members."""
    with zipfile.ZipFile(path) as old:
        members = [(info, old.read(info)) for info in old.infolist()]
    packed = [data for info, data in members if info.compress_type == zipfile.ZIP_DEFLATED]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        streams.update(zip(packed, pool.map(deflated, packed), strict=True))
    smaller = path.with_suffix(".smaller")
    with zipfile.ZipFile(smaller, "w") as new:
        for info, data in members:
            new.writestr(info, data)
    smaller.replace(path)


streams: dict[bytes, bytes] = {}
zipfile._get_compressor = lambda kind, level=None: Whole() if kind == zipfile.ZIP_DEFLATED else None
if __name__ == "__main__":
    for name in sys.argv[1:]:
        rewrite(pathlib.Path(name))
