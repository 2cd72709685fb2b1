"""Low-level reading of .t7 files, binary or ascii. Every count is checked against the file's size before use."""

import io
import struct

from torch._tensor.storage import elements
from torch.serialization.budget import Budget
from torch.serialization.reader import fill

PIECE = 1 << 20
FREE_BYTES = 64 << 20
# Element types as NumPy's letters; the file defines the width of a Long.
LETTERS = {"Byte": "u1", "Char": "i1", "Short": "i2", "Int": "i4", "Long": "i8", "Half": "f2", "Float": "f4",
           "Double": "f8"}


def damaged(why):
    """Return the error for a damaged file."""
    return RuntimeError(f"load_lua: the file is damaged: {why}")


class Source:
    """Base class of both encodings: the file and its remaining size."""

    def __init__(self, file):
        if not (hasattr(file, "seekable") and file.seekable()):
            file = io.BytesIO(file.read())
        self.file = file
        begin = file.tell()
        self.end = file.seek(0, 2)
        file.seek(begin)
        length = self.end - begin
        self.objects = Budget(length, length, error=lambda: damaged("its objects take many times its size"))
        # Tensors may repeat elements by strides of 0; a copy needs memory for each.
        self.repeated = Budget(length + FREE_BYTES, length, error=lambda: damaged("its tensors repeat few elements"))

    def left(self):
        """Return the number of remaining bytes."""
        return self.end - self.file.tell()

    def at_end(self):
        return self.left() <= 0

    def need(self, bytes_, what):
        """Raise RuntimeError if fewer bytes remain than the file states."""
        if not 0 <= bytes_ <= self.left():
            raise damaged(f"at byte {self.file.tell()} it states {what}, but {self.left()} bytes remain")

    def take(self, count):
        data = self.file.read(count)
        if len(data) != count:
            raise damaged("it ends too early")
        return data


class Binary(Source):
    """Binary encoding.

    Args:
        order: "<" or ">".
        long_size: size of a long in bytes, 4 or 8.
    """

    def __init__(self, file, order="<", long_size=8):
        super().__init__(file)
        self.order, self.long_size = order, long_size
        self._int = struct.Struct(order + "i")
        self._double = struct.Struct(order + "d")
        self._letter = "q" if long_size == 8 else "i"

    def int(self):
        return self._int.unpack(self.take(4))[0]

    def double(self):
        return self._double.unpack(self.take(8))[0]

    def longs(self, count):
        self.need(count * self.long_size, f"{count} longs")
        return struct.unpack(f"{self.order}{count}{self._letter}", self.take(count * self.long_size))

    def text(self):
        count = self.int()
        self.need(count, f"a string of {count} characters")
        return self.take(count)

    def entries(self, count):
        """Check that a table can have `count` entries: a key takes at least 8 bytes, a value 4."""
        self.need(count * 12, f"a table of {count} entries")

    def storage(self, kind, name, count):
        """Return a storage with `count` elements, read at once if the file has the same format."""
        width = self.long_size if name == "Long" else int(LETTERS[name][1])
        self.need(count * width, f"a {name}Storage of {count} elements")
        storage = kind(count)
        if not count:
            return storage
        memory = elements(storage)
        if width == storage.element_size():
            if not fill(self.file, memory):
                raise damaged("it ends too early")
            if self.order == ">" and width > 1:
                import numpy

                numpy.frombuffer(memory, f"u{width}").byteswap(inplace=True)
            return storage
        import numpy

        target = numpy.frombuffer(memory, LETTERS[name])
        for begin in range(0, count, PIECE):
            part = target[begin:begin + PIECE]
            part[:] = numpy.frombuffer(self.take(len(part) * width), f"{self.order}i{width}")
        return storage


class Ascii(Source):
    """Ascii encoding: numbers separated by whitespace; strings and bytes verbatim after their length."""

    def _token(self):
        read, token = self.file.read, b""
        while True:
            letter = read(1)
            if not letter:  # Lua ends every line, so a number without an end is cut off.
                raise damaged("it ends too early")
            if letter in b" \n\t\r":
                if token:
                    break
            else:
                token += letter
                if len(token) > 64:
                    raise damaged(f"{token[:20]!r}... is not a number")
        return token

    def _number(self, convert):
        token = self._token()
        try:
            if b"_" not in token:
                return convert(token)
        except ValueError:
            pass
        raise damaged(f"{token[:40]!r} before byte {self.file.tell()} is not a number")

    def int(self):
        return self._number(int)

    def double(self):
        return self._number(float)

    def longs(self, count):
        self.need(count * 2 - 1 if count else 0, f"{count} longs")
        return tuple(self._number(int) for _ in range(count))

    def _bytes(self, count):
        data = self.take(count)
        if count and self.file.read(1) not in (b"\n", b""):
            self.file.seek(-1, 1)
        return data

    def text(self):
        count = self.int()
        self.need(count, f"a string of {count} characters")
        return self._bytes(count)

    def entries(self, count):
        """Check that a table can have `count` entries: a key and a value take at least 6 bytes."""
        self.need(count * 6, f"a table of {count} entries")

    def storage(self, kind, name, count):
        """Return a storage with `count` elements."""
        raw = name in ("Byte", "Char")
        self.need(count if raw else count * 2 - bool(count), f"a {name}Storage of {count} elements")
        storage = kind(count)
        if raw and count:
            elements(storage)[:] = self._bytes(count)
        elif count:
            self._parse(storage, name, count)
        return storage

    def _parse(self, storage, name, count):
        import numpy

        target = numpy.frombuffer(elements(storage), LETTERS[name])
        convert = float if LETTERS[name][0] == "f" else int
        done, rest = 0, b""
        while done < count:
            piece = self.file.read(min(PIECE, 32 * (count - done)))
            if not piece or len(rest) > 64:
                raise damaged("it ends too early" if not piece else f"{rest[:20]!r}... is not a number")
            words = (rest + piece).split()
            # The last word of a piece may continue in the next one.
            rest = words.pop() if words and not piece[-1:].isspace() else b""
            surplus = words[count - done:]
            try:
                with numpy.errstate(all="ignore"):
                    values = numpy.array([convert(word) for word in words[:count - done]], LETTERS[name])
            except (ValueError, OverflowError) as error:
                raise damaged(f"a {name}Storage has an invalid number ({error})") from None
            target[done:done + len(values)] = values
            done += len(values)
        self._step_back(piece, surplus, rest)

    def _step_back(self, piece, surplus, rest):
        """Move the file position to the end of the last element; `surplus` begins with the first unused word."""
        if not surplus and not rest:
            return
        words = len(surplus) + bool(rest)
        at = len(piece)
        for _ in range(words):
            while at and piece[at - 1:at].isspace():
                at -= 1
            while at and not piece[at - 1:at].isspace():
                at -= 1
        self.file.seek(at - len(piece), 1)
