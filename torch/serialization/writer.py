"""Writer of zip archives: uncompressed records, with data aligned to 64 bytes."""

from __future__ import annotations

import struct

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.checksum import crc32
from torch.serialization.layout import (
    ALIGNMENT,
    BEHIND,
    BEHIND64,
    BEHIND_MAGIC,
    CENTRAL,
    CENTRAL_MAGIC,
    CHECKSUM_BEHIND,
    DATE,
    END,
    END64,
    END64_MAGIC,
    END_MAGIC,
    FIELD,
    LOCAL,
    LOCAL_MAGIC,
    LOCATOR,
    LOCATOR_MAGIC,
    NARROW,
    PADDING,
    UTF8,
    WIDE,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Smaller records are buffered and written together.
GATHERED = 1 << 18
PIECE = 1 << 20
MANY = 0xFFFF


class ArchiveWriter:
    r"""Writes records through write(buffer) in one pass without seeking, so that pipes work as well as files.

    >>> parts = []
    >>> archive = ArchiveWriter(parts.append)
    >>> archive.add("archive/version", b"3")
    >>> archive.finish()
    >>> b"".join(parts)[:4]
    b'PK\x03\x04'
    """

    def __init__(self, write: Callable[..., Any]) -> None:
        self._write = write
        self._waiting = bytearray()
        self._written = 0  # bytes written, without buffered ones
        self._directory = bytearray()
        self._count = 0

    def add(self, name: str, data: bytes | memoryview) -> None:
        """Write the record `name` with `data`, a contiguous buffer of bytes."""
        offset, title, size = self._written + len(self._waiting), name.encode(), len(data)
        if size < GATHERED:
            checksum = crc32(data)
            self._begin(offset, title, size, checksum, UTF8)
            self._waiting += data
            if len(self._waiting) > GATHERED:
                self._flush()
            flags = UTF8
        else:
            flags = UTF8 | CHECKSUM_BEHIND
            self._begin(offset, title, size, 0, flags)
            self._flush()
            checksum = self._write_pieces(memoryview(data))
            self._waiting += (BEHIND64 if size >= NARROW else BEHIND).pack(BEHIND_MAGIC, checksum, size, size)
        self._list(title, flags, checksum, size, offset)

    def _begin(self, offset: int, name: bytes, size: int, checksum: int, flags: int) -> None:
        """Write the header of a record."""
        extra, version, stated = b"", 20, 0 if flags & CHECKSUM_BEHIND else size
        if size >= NARROW:
            version, stated, extra = 45, NARROW, struct.pack("<2H2Q", WIDE, 16, 0, 0)
        before = offset + LOCAL.size + len(name) + len(extra) + FIELD.size
        padding = -before % ALIGNMENT
        self._waiting += LOCAL.pack(LOCAL_MAGIC, version, flags, 0, 0, DATE, checksum, stated, stated,
                                    len(name), len(extra) + FIELD.size + padding)
        self._waiting += name + extra + FIELD.pack(PADDING, padding) + bytes(padding)

    def _write_pieces(self, data: memoryview) -> int:
        """Write the data and return its checksum, in one pass, so that each piece stays in the processor's cache."""
        checksum = 0
        for begin in range(0, len(data), PIECE):
            piece = data[begin:begin + PIECE]
            checksum = crc32(piece, checksum)
            self._write(piece)
        self._written += len(data)
        return checksum

    def _list(self, name: bytes, flags: int, checksum: int, size: int, offset: int) -> None:
        """Add the record to the directory."""
        extra, low, narrow, version = b"", offset, size, 20
        if size >= NARROW:
            narrow, version, extra = NARROW, 45, struct.pack("<2Q", size, size)
        if offset >= NARROW:
            low, version = NARROW, 45
            extra += struct.pack("<Q", offset)
        if extra:
            extra = FIELD.pack(WIDE, len(extra)) + extra
        self._directory += CENTRAL.pack(CENTRAL_MAGIC, version, version, flags, 0, 0, DATE, checksum, narrow, narrow,
                                        len(name), len(extra), 0, 0, 0, 0, low)
        self._directory += name + extra
        self._count += 1

    def _flush(self) -> None:
        if self._waiting:
            self._write(self._waiting)
            self._written += len(self._waiting)
            self._waiting = bytearray()

    def finish(self) -> None:
        """Write the directory. Nothing may be added afterwards."""
        offset, bytes_, count = self._written + len(self._waiting), len(self._directory), self._count
        self._waiting += self._directory
        if offset + bytes_ >= NARROW or count >= MANY:
            at = self._written + len(self._waiting)
            self._waiting += END64.pack(END64_MAGIC, END64.size - 12, 45, 45, 0, 0, count, count, bytes_, offset)
            self._waiting += LOCATOR.pack(LOCATOR_MAGIC, 0, at, 1)
        few = min(count, MANY)
        self._waiting += END.pack(END_MAGIC, 0, 0, few, few, min(bytes_, NARROW), min(offset, NARROW), 0)
        self._flush()
