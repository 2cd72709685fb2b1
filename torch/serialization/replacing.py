"""Atomic replacement of a file once the new contents are complete on disk."""

from __future__ import annotations

import errno
import fcntl
import io
import os
import stat
import sys
import threading
import zlib

from torch._base.interrupts import Uninterrupted
from torch._base.type_checking import TYPE_CHECKING
from torch._C import lib

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Start writing to disk after this many bytes.
STRETCH = 1 << 20
# Freeing the blocks of an old file of this size takes longer than starting a thread.
LARGE = 16 << 20
NAMES = 16  # number of temporary names per path


def open_replacement(path: str | os.PathLike[str]) -> Any:
    """Return a Replacement of the file at `path`, or the opened object itself if it is a pipe or device."""
    path = os.path.realpath(os.fspath(path))
    if os.path.exists(path) and not os.path.isfile(path):
        return open(path, "wb", buffering=0)
    return Replacement(path)


def writer_of(file: Any) -> Callable[..., Any]:
    """Return a function that writes a whole buffer, because file.write may write only a part."""

    def write(data: bytearray | bytes | memoryview) -> None:
        count = file.write(data)
        while count is not None and count < len(data):
            if not count:
                raise OSError(errno.EIO, f"the file accepted none of {len(data)} bytes")
            data = memoryview(data)[count:]
            count = file.write(data)

    return write


class Replacement:
    """Writes a new file next to `path`, and renames it to `path` when the `with` block succeeds.

    The new file gets the mode, owner and extended attributes of the old one. If that is impossible, because the old
    file has several names or a foreign owner, its contents are overwritten once the new file is complete on disk. If
    the system supports it, the new file is unnamed until then, so `kill -9` leaves no file behind, except between
    naming and renaming. The next save to that path removes such a leftover.

    Raises:
        OSError: as raised by the system, for example if the disk is full; the old file does not change.
    """

    # The new file, which closes itself where Ctrl-C comes between its making and the `with` block, and its descriptor;
    # the old file, if it is large; the new one's name, while it has one.
    _file: int
    _handle: io.FileIO | None = None
    _old: io.FileIO | None = None
    _name: bytes | None = None

    def __init__(self, path: str) -> None:
        self._path = os.fsencode(path)
        self._folder = os.path.dirname(self._path)
        self._written = self._started = 0
        self._in_place = False
        with Uninterrupted():
            self._old = _open_if_large(self._path)
            try:
                self._file = self._open()
                self._handle = io.FileIO(self._file, "wb")
                self._copy_metadata()
            except BaseException as error:
                self._discard()
                if isinstance(error, OSError):
                    error.filename = os.fsdecode(self._path)  # the requested path, not its folder
                raise

    def _open(self) -> int:
        """Open the new file, unnamed if the system supports it, and return its descriptor."""
        if hasattr(os, "O_TMPFILE") and os.path.isdir("/proc/self/fd"):
            try:
                return os.open(self._folder, os.O_RDWR | os.O_CLOEXEC | os.O_TMPFILE, 0o666)
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.EOPNOTSUPP, errno.EISDIR):
                    raise
        while True:
            file: int
            self._name, file = self._first_free(self._create)
            _lock(file)
            if _is_named(file, self._name):  # another process may have removed it before the lock
                return file
            os.close(file)

    def _create(self, name: bytes) -> int:
        return os.open(name, os.O_RDWR | os.O_CLOEXEC | os.O_CREAT | os.O_EXCL, 0o666)

    def _first_free(self, use: Callable[[bytes], Any]) -> tuple[bytes, Any]:
        """Return the result of use(name) for the first free temporary name."""
        stem = b".%.200b.%08x" % (os.path.basename(self._path), zlib.crc32(self._path))
        names = [os.path.join(self._folder, b"%b.%d.saving" % (stem, number)) for number in range(NAMES)]
        for name in names:
            _remove_abandoned(name)
        for name in names:
            try:
                return name, use(name)
            except FileExistsError:  # another process is saving the same path
                continue
        raise OSError(errno.EBUSY, f"{NAMES} other processes are saving it", os.fsdecode(self._path))

    def _copy_metadata(self) -> None:
        """Copy the old file's metadata to the new file."""
        try:
            old = os.stat(self._path)
        except FileNotFoundError:
            return
        new = os.fstat(self._file)
        self._in_place = old.st_nlink > 1
        if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid):
            try:
                os.fchown(self._file, old.st_uid, old.st_gid)
            except OSError:
                self._in_place = self._in_place or os.access(self._path, os.W_OK)
        os.fchmod(self._file, stat.S_IMODE(old.st_mode))
        try:
            for name in os.listxattr(self._path):
                os.setxattr(self._file, name, os.getxattr(self._path, name))
        except OSError:  # the file system has no extended attributes, or reserves this one
            pass

    def reserve(self, count: int) -> None:
        """Reserve disk space for at least `count` bytes, so that they are contiguous and a full disk fails early."""
        error = lib.th_reserve(self._file, count) if count >= STRETCH else 0
        if error:
            raise OSError(error, os.strerror(error), os.fsdecode(self._path))

    def write(self, data: bytearray | bytes | memoryview) -> int:
        """Write the first bytes of a buffer, and return their number."""
        count = os.write(self._file, data)
        self._written += count
        if self._written - self._started >= STRETCH:
            lib.th_start_writeback(self._file, self._started, self._written - self._started)
            self._started = self._written
        return count

    def __enter__(self) -> Replacement:
        return self

    def __exit__(self, kind: type[Any] | None, error: Any, traceback: Any) -> None:
        try:
            if kind is None:
                os.fsync(self._file)
        finally:
            with Uninterrupted():
                try:
                    if kind is None and sys.exc_info()[1] is None:
                        self._write_over() if self._in_place else self._replace()
                finally:
                    self._discard()

    def _replace(self) -> None:
        if self._name is None:
            _lock(self._file)  # tells other processes that this one is alive
            # link() follows /proc to the file only if a folder's descriptor is passed as well.
            folder = os.open(self._folder, os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY)
            try:
                self._name, _ = self._first_free(lambda name: os.link(
                    b"/proc/self/fd/%d" % self._file, os.path.basename(name), dst_dir_fd=folder))
            finally:
                os.close(folder)
        os.replace(self._name, self._path)
        self._name = None

    def _write_over(self) -> None:
        """Overwrite the old file's contents with the new file's."""
        with open(self._path, "r+b", buffering=0) as old:
            at = 0
            while count := os.sendfile(old.fileno(), self._file, at, STRETCH):
                at += count
            old.truncate(at)
            os.fsync(old.fileno())

    def _discard(self) -> None:
        """Close both files, and remove the new file if it was not renamed."""
        self._close_old()
        if self._handle is not None:
            self._handle.close()
        name, self._name = self._name, None
        if name is not None:
            os.unlink(name)

    def _close_old(self) -> None:
        """Close the old file in a thread, because freeing the blocks of a nameless file takes long."""
        old, self._old = self._old, None
        if old is not None:
            try:
                threading.Thread(target=old.close, daemon=True).start()
            except RuntimeError:  # the interpreter is shutting down and starts no threads
                old.close()


def _is_named(file: int, name: bytes) -> bool:
    """Return whether an open file has that name."""
    try:
        return os.path.samestat(os.fstat(file), os.stat(name))
    except FileNotFoundError:
        return False


def _lock(file: int) -> bool:
    """Lock the file and return whether it succeeded. Closing the file or the end of the process releases the lock."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _remove_abandoned(name: bytes) -> None:
    """Remove the file of that name if the process that named it died before renaming it."""
    try:
        left = os.open(name, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return
    try:
        if _lock(left) and _is_named(left, name):  # it may have been renamed before the lock
            os.unlink(name)
    except OSError:
        pass
    finally:
        os.close(left)


def _open_if_large(path: bytes) -> Any:
    """Open a large old file, or return None; its page cache memory can be reused for the new file."""
    try:
        if os.stat(path).st_size < LARGE:
            return None
        file = open(path, "rb", buffering=0)
    except OSError:
        return None
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return file
