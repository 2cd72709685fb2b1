"""Writing an archive: records one after another, uncompressed, their data at multiples of 64 bytes."""

import struct

from torch.serialization.checksum import crc32
from torch.serialization.layout import (
    ALIGNMENT,
    CENTRAL,
    CENTRAL_MAGIC,
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

# Records below this are gathered and written together.
GATHERED = 1 << 18
MANY = 0xFFFF


class ArchiveWriter:
    """Writes records through write(buffer), in one pass and without seeking, so pipes do as well as files.

    >>> parts = []
    >>> archive = ArchiveWriter(parts.append)
    >>> archive.add("archive/version", b"3")
    >>> archive.finish()
    >>> b"".join(parts)[:4]
    b'PK\\x03\\x04'
    """

    def __init__(self, write):
        self._write = write
        self._waiting = bytearray()
        self._written = 0  # bytes that left, without those that wait
        self._directory = bytearray()
        self._count = 0

    def add(self, name, data):
        """Writes the record `name` with the bytes of `data`, a contiguous buffer of bytes."""
        waiting, name, size, checksum = self._waiting, name.encode(), len(data), crc32(data)
        offset = self._written + len(waiting)
        narrow, extra, version = size, b"", 20
        if size >= NARROW:
            narrow, extra, version = NARROW, struct.pack("<2H2Q", WIDE, 16, size, size), 45
        before = offset + LOCAL.size + len(name) + len(extra) + FIELD.size
        padding = -before % ALIGNMENT
        waiting += LOCAL.pack(LOCAL_MAGIC, version, UTF8, 0, 0, DATE, checksum, narrow, narrow,
                              len(name), len(extra) + FIELD.size + padding)
        waiting += name + extra + FIELD.pack(PADDING, padding) + bytes(padding)
        if size < GATHERED:
            waiting += data
            if len(waiting) > GATHERED:
                self._flush()
        else:
            self._flush()
            self._write(data)
            self._written += size
        self._list(name, version, checksum, size, narrow, offset)

    def _list(self, name, version, checksum, size, narrow, offset):
        """Adds the record to the directory at the end."""
        extra, low = b"", offset
        if narrow == NARROW:
            extra = struct.pack("<2Q", size, size)
        if offset >= NARROW:
            low, version = NARROW, 45
            extra += struct.pack("<Q", offset)
        if extra:
            extra = FIELD.pack(WIDE, len(extra)) + extra
        self._directory += CENTRAL.pack(CENTRAL_MAGIC, version, version, UTF8, 0, 0, DATE, checksum, narrow, narrow,
                                        len(name), len(extra), 0, 0, 0, 0, low)
        self._directory += name + extra
        self._count += 1

    def _flush(self):
        if self._waiting:
            self._write(self._waiting)
            self._written += len(self._waiting)
            self._waiting = bytearray()

    def finish(self):
        """Writes the directory. Nothing may be added afterwards."""
        offset, bytes_, count = self._written + len(self._waiting), len(self._directory), self._count
        self._waiting += self._directory
        if offset + bytes_ >= NARROW or count >= MANY:
            at = self._written + len(self._waiting)
            self._waiting += END64.pack(END64_MAGIC, END64.size - 12, 45, 45, 0, 0, count, count, bytes_, offset)
            self._waiting += LOCATOR.pack(LOCATOR_MAGIC, 0, at, 1)
        few = min(count, MANY)
        self._waiting += END.pack(END_MAGIC, 0, 0, few, few, min(bytes_, NARROW), min(offset, NARROW), 0)
        self._flush()
