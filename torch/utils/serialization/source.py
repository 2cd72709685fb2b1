"""The numbers, texts and elements of a .t7 file, binary or ascii. Every count is held against the file before use."""

import io
import struct

from torch._tensor.storage import elements
from torch.serialization.budget import Budget
from torch.serialization.reader import fill

PIECE = 1 << 20
ROOM = 64 << 20
# The types of elements as NumPy's letters; a Long's width is the file's.
LETTERS = {"Byte": "u1", "Char": "i1", "Short": "i2", "Int": "i4", "Long": "i8", "Half": "f2", "Float": "f4",
           "Double": "f8"}


def damaged(why):
    """The error for a file that cannot be what Lua torch wrote."""
    return RuntimeError(f"load_lua: the file is damaged: {why}")


class Source:
    """What both encodings share: the file, and how much of it is left."""

    def __init__(self, file):
        if not (hasattr(file, "seekable") and file.seekable()):
            file = io.BytesIO(file.read())
        self.file = file
        begin = file.tell()
        self.end = file.seek(0, 2)
        file.seek(begin)
        length = self.end - begin
        self.objects = Budget(length, length, error=lambda: damaged("its objects take many times its size"))
        # Tensors may repeat elements, by strides of 0; a copy of one has room for each.
        self.repeated = Budget(length + ROOM, length, error=lambda: damaged("its tensors repeat few elements"))

    def left(self):
        """The bytes from here to the end of the file."""
        return self.end - self.file.tell()

    def at_end(self):
        return self.left() <= 0

    def need(self, bytes_, what):
        """Raises RuntimeError if the file is shorter than what it says of itself."""
        if not 0 <= bytes_ <= self.left():
            raise damaged(f"at byte {self.file.tell()} it says {what}, and {self.left()} bytes are left")

    def take(self, count):
        data = self.file.read(count)
        if len(data) != count:
            raise damaged("it ends too early")
        return data


class Binary(Source):
    """order: "<" or ">". long_size: the bytes of a long, 4 or 8."""

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
        """Checks that a table can have `count` entries: a key takes 8 bytes at least, a value 4."""
        self.need(count * 12, f"a table of {count} entries")

    def storage(self, kind, name, count):
        """A storage of the class `kind` with `count` elements, read in one piece where the file has them as we do."""
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
    """Numbers stand in text, parted by spaces and line ends; strings and bytes stand as they are, with a length."""

    def _token(self):
        read, token = self.file.read, b""
        while True:
            letter = read(1)
            if not letter:  # Lua ends every line, so what has no end is the beginning of a longer number.
                raise damaged("it ends too early")
            if letter in b" \n\t\r":
                if token:
                    break
            else:
                token += letter
                if len(token) > 64:
                    raise damaged(f"{token[:20]!r}... is no number")
        return token

    def _number(self, convert):
        token = self._token()
        try:
            if b"_" not in token:
                return convert(token)
        except ValueError:
            pass
        raise damaged(f"{token[:40]!r} before byte {self.file.tell()} is no number")

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
        """Checks that a table can have `count` entries: a key and a value take 6 bytes at least."""
        self.need(count * 6, f"a table of {count} entries")

    def storage(self, kind, name, count):
        """A storage of the class `kind` with `count` elements."""
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
                raise damaged("it ends too early" if not piece else f"{rest[:20]!r}... is no number")
            words = (rest + piece).split()
            # The last word of a piece may go on in the next one.
            rest = words.pop() if words and not piece[-1:].isspace() else b""
            surplus = words[count - done:]
            try:
                with numpy.errstate(all="ignore"):
                    values = numpy.array([convert(word) for word in words[:count - done]], LETTERS[name])
            except (ValueError, OverflowError) as error:
                raise damaged(f"a {name}Storage holds what is no such number ({error})") from None
            target[done:done + len(values)] = values
            done += len(values)
        self._step_back(piece, surplus, rest)

    def _step_back(self, piece, surplus, rest):
        """Puts the file right behind the last element: what was read beyond it begins with the first surplus word."""
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
