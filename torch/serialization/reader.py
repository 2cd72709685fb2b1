"""Reader of zip archives; every number in the file is checked against the file before it is used."""

from __future__ import annotations

import itertools
import struct

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.checksum import crc32
from torch.serialization.layout import (
    CENTRAL,
    CENTRAL_MAGIC,
    ENCRYPTED,
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
    WIDE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

# Data is checked in pieces that fit the processor's cache.
PIECE = 1 << 20
MOST_ENDS = 1000  # of places where an archive may end in front of other data, that are tried
PACKED = -1  # instead of a checksum: the record is compressed or encrypted, such as TorchScript code


class ArchiveReader:
    """The records of an archive by name.

    Args:
        file: a seekable binary file object; the archive begins at its position, and other data may follow.
    Raises:
        RuntimeError: the file is not an archive, or its numbers are inconsistent.
    """

    def __init__(self, file: Any) -> None:
        self._file = file
        self._start = file.tell()
        self.length = file.seek(0, 2) - self._start
        directory, count, end = self._find_directory()
        self._entries = _entries(directory, count)
        self._limits: dict[str, int] = {}
        self._bound(end)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def names(self) -> list[str]:
        """Return the names of all records."""
        return list(self._entries)

    def size(self, name: str) -> int:
        """Return the size of a record in bytes. Raise RuntimeError if there is no such record."""
        return self._entry(name)[1]

    def skip(self) -> None:
        """Leave the file at the end of the archive."""
        self._file.seek(self._start + self.length)

    def _entry(self, name: str) -> tuple[int, int, int]:
        try:
            entry = self._entries[name]
        except KeyError:
            raise damaged(f"it has no record {name[:100]!r}") from None
        if entry[2] == PACKED:
            raise RuntimeError(f"load: record {name[:100]!r} is compressed or encrypted, which is not read; torch.save "
                               "writes plain records")
        return entry

    # --- positions ------------------------------------------------------------------------------------------------

    def _find_directory(self) -> tuple[bytes, int, int]:
        """Return the directory's bytes, its number of entries, and the end of the records; other data may follow."""
        try:
            return self._directory_before(self.length)
        except RuntimeError as error:
            for end in itertools.islice(self._ends(), MOST_ENDS):
                try:
                    result = self._directory_before(end)
                except RuntimeError:
                    continue
                self.length = end
                return result
            raise error

    def _ends(self) -> Iterator[int]:
        """Find where an archive in front of other data may end."""
        step = 1 << 20
        for at in range(0, self.length if self.read_at(0, min(self.length, 4)) == LOCAL_MAGIC else 0, step):
            piece = self.read_at(at, min(step + 3, self.length - at))
            position = piece.find(END_MAGIC)
            while position >= 0:
                if at + position + END.size < self.length:
                    yield at + position + END.size
                position = piece.find(END_MAGIC, position + 1)

    def _directory_before(self, length: int) -> tuple[bytes, int, int]:
        if length < END.size:
            raise self._no_archive()
        magic, disk, first, here, count, bytes_, offset, comment = END.unpack(self.read_at(length - END.size, END.size))
        if magic != END_MAGIC or comment:
            raise self._no_archive()
        end = length - END.size
        if end >= LOCATOR.size:
            magic, _, at, _ = LOCATOR.unpack(self.read_at(end - LOCATOR.size, LOCATOR.size))
            if magic == LOCATOR_MAGIC:
                end -= LOCATOR.size + END64.size
                if at != end or end < 0:
                    raise damaged("its end is not at the stated position")
                magic, _, _, _, disk, first, here, count, bytes_, offset = END64.unpack(self.read_at(at, END64.size))
                if magic != END64_MAGIC:
                    raise damaged("its end is not at the stated position")
        if disk or first or here != count:
            raise damaged("it is one part of a split archive")
        if offset + bytes_ != end or count * CENTRAL.size > bytes_:
            raise damaged("its directory is not at the stated position")
        return self.read_at(offset, bytes_), count, offset

    def _no_archive(self) -> RuntimeError:
        if self.read_at(0, min(self.length, 4)) == LOCAL_MAGIC:
            return damaged("its end is missing or has more behind it")
        return RuntimeError("load: the file is no archive as torch.save writes it")

    def _bound(self, end: int) -> None:
        """Set the limit of each record, the start of the next one."""
        entries = self._entries
        order = sorted(entries, key=lambda name: entries[name][0])
        starts = [entries[name][0] for name in order] + [end]
        for name, following in zip(order, starts[1:], strict=True):
            offset, size, checksum = entries[name]
            if offset + LOCAL.size + size > following:
                raise damaged(f"record {name[:100]!r} overlaps the next record")
            self._limits[name] = following

    def locate(self, name: str) -> int:
        """Return the position of a record's data, relative to the start of the archive."""
        offset, size, _ = self._entry(name)
        following = self._limits[name]
        expected = name.encode()
        header = self.read_at(offset, LOCAL.size + len(expected))
        magic, _, flags, method, _, _, _, _, _, letters, extra = LOCAL.unpack_from(header)
        if magic != LOCAL_MAGIC or flags & ENCRYPTED or method or letters != len(expected) or \
                header[LOCAL.size:] != expected:
            raise damaged(f"record {name[:100]!r} is not at the position in the directory")
        at: int = offset + LOCAL.size + letters + extra
        if at + size > following:
            raise damaged(f"record {name[:100]!r} overlaps the next record")
        return at

    # --- bytes ----------------------------------------------------------------------------------------------------

    def read_at(self, offset: int, count: int) -> bytes:
        """Read `count` bytes; the caller has checked the file's size."""
        self._file.seek(self._start + offset)
        data: bytes = self._file.read(count)
        while len(data) < count:
            more = self._file.read(count - len(data))
            if not more:
                raise damaged("it ends too early")
            data += more
        return data

    def read(self, name: str) -> bytes:
        """Return a record's bytes. Raise RuntimeError if the checksum is wrong."""
        data = self.read_at(self.locate(name), self.size(name))
        self._compare(name, crc32(data))
        return data

    def read_into(self, name: str, memory: memoryview) -> None:
        """Read a record into `memory`, a writable view of its size. Raise RuntimeError if the checksum is wrong."""
        file, checksum = self._file, 0
        file.seek(self._start + self.locate(name))
        for begin in range(0, len(memory), PIECE):
            piece = memory[begin:begin + PIECE]
            if not fill(file, piece):
                raise damaged("it ends too early")
            checksum = crc32(piece, checksum)
        self._compare(name, checksum)

    def _compare(self, name: str, checksum: int) -> None:
        if checksum != self._entry(name)[2]:
            raise damaged(f"record {name[:100]!r} does not have the checksum that the file states, unless PyTorch "
                          "wrote it with set_crc32_options(False), and then there is none")


def damaged(why: str) -> RuntimeError:
    """Return the error for a damaged file."""
    return RuntimeError(f"load: the file is damaged: {why}")


def fill(file: Any, memory: memoryview) -> bool:
    """Fill a writable view of bytes from a file, and return False if the file ends before."""
    readinto, done = getattr(file, "readinto", None), 0
    while done < len(memory):
        if readinto:
            count = readinto(memory[done:])
        else:
            data = file.read(min(PIECE, len(memory) - done))
            count = len(data)
            memory[done:done + count] = data
        if not count:
            return False
        done += count
    return True


def _entries(directory: bytes, count: int) -> dict[str, tuple[int, int, int]]:
    """Return {name: (offset of the local header, size, checksum)}."""
    entries, at, unpack = {}, 0, CENTRAL.unpack_from
    try:
        for _ in range(count):
            (magic, _, _, flags, method, _, _, checksum, stored, size, letters, extra, comment, _, _, _,
             offset) = unpack(directory, at)
            at += CENTRAL.size
            if magic != CENTRAL_MAGIC:
                raise damaged("its directory is not at the stated position")
            name = directory[at:at + letters].decode()
            at += letters
            if NARROW in (stored, size, offset):
                stored, size, offset = _wide(directory[at:at + extra], stored, size, offset)
            packed = method or flags & ENCRYPTED
            if stored != size and not packed or name in entries:
                raise damaged(f"record {name[:100]!r} has two sizes or appears twice")
            entries[name] = offset, stored, PACKED if packed else checksum
            at += extra + comment
    except (struct.error, UnicodeDecodeError):
        raise damaged("its directory is unreadable") from None
    if at != len(directory):
        raise damaged("its directory is longer than its entries")
    return entries


def _wide(extra: bytes, stored: int, size: int, offset: int) -> tuple[int, int, int]:
    """Return the 64-bit numbers of an entry from its extra fields."""
    while len(extra) >= FIELD.size:
        kind, count = FIELD.unpack_from(extra)
        if kind == WIDE:
            numbers = iter(struct.unpack_from(f"<{count // 8}Q", extra[:FIELD.size + count], FIELD.size))
            try:
                size = next(numbers) if size == NARROW else size
                stored = next(numbers) if stored == NARROW else stored
                offset = next(numbers) if offset == NARROW else offset
            except StopIteration:
                break
            return stored, size, offset
        extra = extra[FIELD.size + count:]
    raise damaged("a record of 4 GB or more does not state its size")
