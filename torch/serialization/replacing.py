"""A file that takes its place only once it is whole and on the disk."""

import errno
import fcntl
import os
import stat
import threading
import zlib

from torch._C import lib

# After so many bytes the disk is told to begin with them.
STRETCH = 1 << 20
# Giving back the blocks of an old file of this size takes longer than starting a thread.
LARGE = 16 << 20


def open_replacement(path):
    """What save writes to: a Replacement of the file at `path`, or the thing itself if that is a pipe or device."""
    path = os.path.realpath(os.fspath(path))
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not stat.S_ISREG(mode):
        return open(path, "wb", buffering=0)
    return Replacement(path, mode)


def writer_of(file):
    """A function that writes all of a buffer; file.write may take only part of it."""

    def write(data):
        count = file.write(data)
        while count is not None and count < len(data):
            if not count:
                raise OSError(errno.EIO, f"the file takes none of {len(data)} bytes")
            data = memoryview(data)[count:]
            count = file.write(data)

    return write


class Replacement:
    """Writes a new file beside `path` and, when the `with` block ends well, puts it into the old one's place.

    Where the system can, the new file has no name until then: `kill -9` leaves nothing behind, but for the moment
    between the new name and its move to the old one. What such a moment left the next save of that path takes away.
    mode: that of the old file, or None. Raises OSError as the system does, when the disk is full for example; the old
    file is then as it was.
    """

    def __init__(self, path, mode):
        self._path = os.fsencode(path)
        self._folder = os.path.dirname(self._path)
        self._name = None  # of the new file, while it has one
        self._written = self._started = 0
        self._old = _open_if_large(self._path)
        try:
            self._file = self._open()
        except BaseException as error:
            self._close_old()
            if isinstance(error, OSError):
                error.filename = os.fsdecode(self._path)  # what was asked for, not its folder
            raise
        if mode is not None:
            try:
                os.fchmod(self._file, stat.S_IMODE(mode))
            except BaseException:
                self._discard()
                raise

    def _open(self):
        """The new file's descriptor; without a name only where the system has such files."""
        if hasattr(os, "O_TMPFILE") and os.path.isdir("/proc/self/fd"):
            try:
                return os.open(self._folder, os.O_WRONLY | os.O_CLOEXEC | os.O_TMPFILE, 0o666)
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.EOPNOTSUPP, errno.EISDIR):
                    raise
        name = self._new_name()
        file = os.open(name, os.O_WRONLY | os.O_CLOEXEC | os.O_CREAT | os.O_EXCL, 0o666)
        self._name = name
        return file

    def _new_name(self):
        return os.path.join(self._folder, b".%s.saving" % os.urandom(16).hex().encode())

    def reserve(self, count):
        """Says how many bytes will come at least, so that they lie together and a disk that is full says so at once."""
        error = lib.th_reserve(self._file, count) if count >= STRETCH else 0
        if error:
            raise OSError(error, os.strerror(error), os.fsdecode(self._path))

    def write(self, data):
        """Writes the first bytes of a buffer, and returns how many."""
        count = os.write(self._file, data)
        self._written += count
        if self._written - self._started >= STRETCH:
            lib.th_start_writeback(self._file, self._started, self._written - self._started)
            self._started = self._written
        return count

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        try:
            if kind is None:
                os.fsync(self._file)
                self._give_name()
                self._replace()
        finally:
            self._discard()

    def _give_name(self):
        if self._name is not None:
            return
        name = b".%.200b.%08x.saving" % (os.path.basename(self._path), zlib.crc32(self._path))
        name = os.path.join(self._folder, name)
        # link() follows /proc to the file only where a folder's descriptor is given too.
        folder = os.open(self._folder, os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY)
        try:
            _lock(self._file)  # says that whoever gave the name lives
            _take_away_left(name)
            try:
                self._link(name, folder)
            except FileExistsError:  # another one saves the same path at this moment
                self._link(self._new_name(), folder)
        finally:
            os.close(folder)

    def _link(self, name, folder):
        os.link(b"/proc/self/fd/%d" % self._file, os.path.basename(name), dst_dir_fd=folder)
        self._name = name

    def _replace(self):
        os.replace(self._name, self._path)
        self._name = None

    def _close_old(self):
        """Closes the old file elsewhere: when it has lost its name its blocks are given back, which takes a while."""
        if self._old is not None:
            try:
                threading.Thread(target=os.close, args=(self._old,), daemon=True).start()
            except RuntimeError:  # the interpreter is ending, and starts no thread any more
                os.close(self._old)

    def _discard(self):
        """Closes both files, and removes the new one if it still stands beside the old one."""
        self._close_old()
        os.close(self._file)
        if self._name is not None:
            os.unlink(self._name)


def _lock(file):
    """Whether the file is locked by us now. The system unlocks it when it is closed and when its process dies."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _take_away_left(name):
    """Removes the file of that name if whoever gave it the name died before the file could be moved."""
    try:
        left = os.open(name, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return
    try:
        if _lock(left) and os.path.samestat(os.fstat(left), os.stat(name)):  # it may have been moved before the lock
            os.unlink(name)
    except OSError:
        pass
    finally:
        os.close(left)


def _open_if_large(path):
    """A descriptor of a large old file, or None. Its memory in the page cache is given to the new one."""
    try:
        if os.stat(path).st_size < LARGE:
            return None
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
    return file
