"""A file that takes its place only once it is whole and on the disk."""

import errno
import mmap
import os
import stat
import uuid

BUFFER = 4 << 20
PAGE = 4096
# Files from this size on go around the page cache, which would hold all of it before the disk begins.
LARGE = 1 << 20


def open_replacement(path, size):
    """What save writes to: a Replacement of the file at `path`, or the thing itself if that is a pipe or device."""
    path = os.path.realpath(os.fspath(path))
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not stat.S_ISREG(mode):
        return open(path, "wb", buffering=0)
    return Replacement(path, mode, size)


class Replacement:
    """Writes a new file beside `path` and, when the `with` block ends well, puts it into the old one's place.

    Where the system can, the new file has no name until then, so that even `kill -9` leaves nothing behind.
    mode: that of the old file, or None. size: about how many bytes will come.
    Raises OSError as the system does, when the disk is full for example; the old file is then as it was.
    """

    def __init__(self, path, mode, size):
        self._path = os.fsencode(path)
        self._folder = os.path.dirname(self._path)
        self._name = None  # of the new file, while it has one
        self._direct = getattr(os, "O_DIRECT", 0) if size >= LARGE else 0
        self._file = self._open()
        try:
            if mode is not None:
                os.fchmod(self._file, stat.S_IMODE(mode))
            self._buffers = _Buffers(self._file) if self._direct else None
        except BaseException:
            self._discard()
            raise

    def _open(self):
        """The new file's descriptor; without a name, or around the page cache, only where the system has that."""
        kinds = [getattr(os, "O_TMPFILE", 0)] if hasattr(os, "O_TMPFILE") and os.path.isdir("/proc/self/fd") else []
        for kind in [*kinds, 0]:
            for direct in dict.fromkeys([self._direct, 0]):
                try:
                    file = self._open_as(kind, direct)
                except OSError as error:
                    if error.errno not in (errno.EINVAL, errno.EOPNOTSUPP, errno.EISDIR, errno.ENOENT) or \
                            not kind and not direct:
                        raise
                else:
                    self._direct = direct
                    return file

    def _open_as(self, kind, direct):
        flags = os.O_WRONLY | os.O_CLOEXEC | direct
        if kind:
            return os.open(self._folder, flags | kind, 0o666)
        name = self._new_name()
        file = os.open(name, flags | os.O_CREAT | os.O_EXCL, 0o666)
        self._name = name
        return file

    def _new_name(self):
        return os.path.join(self._folder, f".{uuid.uuid4().hex}.saving".encode())

    def write(self, data):
        """Writes all of `data`, a contiguous buffer of bytes."""
        if self._buffers:
            self._buffers.write(data)
        else:
            _write_all(self._file, memoryview(data))

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        try:
            if kind is None:
                self._finish()
        finally:
            self._discard()

    def _finish(self):
        if self._buffers:
            self._buffers.finish()
        os.fsync(self._file)
        if self._name is None:
            name = self._new_name()
            # Only with a folder's descriptor does link() follow /proc to the file.
            folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.link(b"/proc/self/fd/%d" % self._file, os.path.basename(name), dst_dir_fd=folder)
            finally:
                os.close(folder)
            self._name = name
        old = self._buffers and _open_if_there(self._path)
        os.replace(self._name, self._path)
        self._name = None
        if old is not None:
            self._buffers.close_later(old)

    def _discard(self):
        """Closes the new file, and removes it if it still stands beside the old one."""
        if self._file is None:
            return
        try:
            os.close(self._file)
        finally:
            self._file = None
            if self._name is not None:
                os.unlink(self._name)


def _open_if_there(path):
    try:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


class _Buffers:
    """Gathers what is written in aligned memory, as the disk wants it; one buffer is written as the other is filled."""

    def __init__(self, file):
        from concurrent.futures import ThreadPoolExecutor

        self._file = file
        self._memory = [mmap.mmap(-1, BUFFER), mmap.mmap(-1, BUFFER)]
        self._views = [memoryview(memory) for memory in self._memory]
        self._filled = 0
        self._thread = ThreadPoolExecutor(1)
        self._before = None

    def write(self, data):
        data = memoryview(data)
        while len(data):
            count = min(len(data), BUFFER - self._filled)
            self._views[0][self._filled:self._filled + count] = data[:count]
            self._filled += count
            data = data[count:]
            if self._filled == BUFFER:
                self._wait()
                self._before = self._thread.submit(_write_all, self._file, self._views[0])
                self._views.reverse()
                self._filled = 0

    def _wait(self):
        if self._before:
            self._before.result()

    def finish(self):
        """Writes the rest: whole pages directly, the last bytes through the page cache."""
        import fcntl

        self._wait()
        pages = self._filled - self._filled % PAGE
        _write_all(self._file, self._views[0][:pages])
        fcntl.fcntl(self._file, fcntl.F_SETFL, 0)
        _write_all(self._file, self._views[0][pages:self._filled])

    def close_later(self, file):
        """Closes a file that has no name any more: giving its blocks back takes a while, and nobody waits for it."""
        self._thread.submit(os.close, file)


def _write_all(file, data):
    while len(data):
        data = data[os.write(file, data):]
