"""CRC-32 checksums of zip records."""

from __future__ import annotations

import zlib

from torch._C import ffi, lib

# For smaller buffers zlib is faster than a call of the core.
SHORT = 1024


def crc32(data: bytes | memoryview, start: int = 0) -> int:
    """Return the CRC-32 of a contiguous buffer, continuing from the checksum `start` of the bytes before it.

    >>> crc32(b"123456789") == crc32(b"56789", crc32(b"1234")) == 0xCBF43926
    True
    """
    if len(data) < SHORT:
        return zlib.crc32(data, start)
    memory = ffi.from_buffer(data)
    result: int = lib.th_crc32(start, memory, len(memory))
    return result
