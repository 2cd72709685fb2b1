"""Writer of .t7 files, byte for byte as Lua torch writes them; it uses an explicit stack, so nothing recurses."""

import math
import struct
import sys

from torch import _core, _utils
from torch._tensor.storage import elements, key_of
from torch.legacy import lua_values
from torch.legacy.lua_values import Key, T7Object

PIECE = 1 << 20
_storages = {storage: storage.__name__[:-7] for storage in (*_utils._tensor_of, *_utils._in_memory)}


class Binary:
    """Writer in the machine's byte order. `long_size` is the size of a long in bytes."""

    def __init__(self, write, long_size):
        self.write, self.long_size = write, long_size

    def ints(self, *numbers):
        self.write(struct.pack(f"={len(numbers)}i", *numbers))

    def double(self, number):
        self.write(struct.pack("=d", number))

    def longs(self, numbers):
        try:
            self.write(struct.pack(f"={len(numbers)}{'q' if self.long_size == 8 else 'i'}", *numbers))
        except struct.error:
            largest = max(numbers, key=abs)
            raise OverflowError(f"save_lua: {largest} does not fit a long of {self.long_size} bytes") from None

    def text(self, data):
        self.ints(len(data))
        self.write(data)

    def storage(self, storage, name):
        self.longs((storage.size(),))
        data = elements(storage)
        if name != "Long" or self.long_size == 8:
            return self.write(data)
        import numpy

        wide = numpy.frombuffer(data, "i8")
        if len(wide) and (wide.min() < -2**31 or wide.max() >= 2**31):
            raise OverflowError("save_lua: a LongStorage has elements that do not fit 4 bytes")
        self.write(wide.astype("i4").tobytes())


class Ascii:
    """Writer of numbers as text, with as many digits as needed."""

    def __init__(self, write, long_size):
        self.write = write

    def ints(self, *numbers):
        for number in numbers:
            self.write(b"%d\n" % number)

    def double(self, number):
        self.write(_digits(number, 17) + b"\n")

    def longs(self, numbers):
        if numbers:
            self.write(" ".join(map(str, numbers)).encode() + b"\n")

    def text(self, data):
        self.ints(len(data))
        if data:
            self.write(data + b"\n")

    def storage(self, storage, name):
        count = storage.size()
        self.longs((count,))
        if not count:
            return
        if name in ("Bool", "Byte", "Char"):
            self.write(bytes(elements(storage)) + b"\n")
            return
        digits = {"Double": 17, "Float": 9, "Half": 9}.get(name)
        tensor = _utils._tensor_of[type(storage)](storage)
        for begin in range(0, count, PIECE):
            numbers = tensor.narrow(0, begin, min(PIECE, count - begin)).tolist()
            line = b" ".join([_digits(number, digits) for number in numbers] if digits else
                             [b"%d" % number for number in numbers])
            self.write(line + (b"\n" if begin + PIECE >= count else b" "))


def _digits(number, digits):
    if number != number:
        return b"-nan" if math.copysign(1, number) < 0 else b"nan"
    return f"{number:.{digits}g}".encode()


class Writer:
    """Writes objects one by one; shared objects are written once.

    Args:
        to: a Binary or Ascii.
        referenced: False: write shared objects again each time, and refuse cycles.
        stand_in: function that returns the replacement of an object without a Lua form, or None.
    """

    def __init__(self, to, referenced=True, stand_in=None):
        self.to, self.referenced, self.stand_in = to, referenced, stand_in or (lambda value: None)
        self.numbers = {}  # numbers of written objects
        self.count = 0
        self.kept = []  # keeps written objects alive, so that ids stay unique
        self.open = {}  # without references: the objects being written

    def write(self, value):
        """Write one object. Raise TypeError if it has no counterpart in Lua."""
        open_ = [self._object(value)]
        while open_:
            below = next(open_[-1], None)
            if below is None:
                open_.pop()
            else:
                open_.append(self._object(*below))
                if len(open_) > lua_values.DEEPEST:
                    raise ValueError(f"save_lua: tables are nested more than {lua_values.DEEPEST} deep")

    # Generators that yield the next object to write, as tuples of one.
    def _object(self, value):
        to, kind = self.to, type(value)
        if isinstance(value, Key):
            value = value.value
            kind = type(value)
        if value is None:
            to.ints(lua_values.NIL)
        elif kind is bool:
            to.ints(lua_values.BOOLEAN, int(value))
        elif isinstance(value, (int, float)):
            to.ints(lua_values.NUMBER)
            to.double(_double(value))
        elif isinstance(value, (str, bytes)):
            to.ints(lua_values.STRING)
            to.text(value.encode("utf-8", "surrogateescape") if isinstance(value, str) else bytes(value))
        elif _core.is_tensor(value):
            yield from self._tensor(value.data)
        elif kind in _storages:
            self._storage(value)
        elif isinstance(value, (list, tuple)):
            yield from self._table(value, enumerate(value, 1), len(value))
        elif isinstance(value, dict):
            yield from self._table(value, value.items(), len(value))
        elif isinstance(value, T7Object):
            yield from self._instance(value, value.typename, value.version, value.fields)
        elif hasattr(value, "_to_lua"):
            replaced = value._to_lua()  # (class, fields), or its replacement
            if isinstance(replaced, tuple):
                typename, fields = replaced
                yield from self._instance(value, typename, getattr(value, "_lua_writes", 1), fields)
            else:
                yield (replaced,)
        else:
            yield from self._other(value)

    def _other(self, value):
        other = self.stand_in(value)
        if other is not None:
            yield (other,)
            return
        if hasattr(value, "__array__") and hasattr(value, "dtype"):
            yield ((value.item(),) if not value.ndim else (_core.from_numpy(value),))
            return
        raise TypeError(f"save_lua: a {type(value).__name__} cannot be written; .t7 files take numbers, strings, "
                        "bools, None, lists, dicts, tensors, storages and modules of torch.legacy.nn and torch.nn")

    def _begin(self, tag, key, value):
        """Write the tag and number of an object, and return whether its contents must follow."""
        known = self.numbers.get(key) if self.referenced else None
        if known is None:
            self.count += 1
            if self.referenced:
                self.numbers[key] = self.count
                self.kept.append(value)
        self.to.ints(tag, known or self.count)
        return known is None

    def _table(self, value, entries, count):
        if not self._begin(lua_values.TABLE, id(value), value):
            return
        entries = [(key, item) for key, item in entries if item is not None]
        self.to.ints(len(entries))
        for key, item in entries:
            yield (key,)
            yield (item,)

    def _instance(self, value, typename, version, fields):
        if not self._begin(lua_values.TORCH, id(value), value):
            return
        self._class(typename, version)
        self.kept.append(fields)
        yield (fields,)

    def _class(self, name, version=1):
        if version:
            self.to.text(b"V %d" % version)
        self.to.text(name.encode("latin1"))

    def _tensor(self, tensor):
        if not self._begin(lua_values.TORCH, _core.header(tensor), tensor):
            return
        tensor = tensor if tensor.dim() else tensor.view(1)  # Lua has no zero-dim tensors
        storage = tensor.storage()
        self._class(_lua_type(tensor))
        rank = tensor.dim() if tensor.numel() else 0
        self.to.ints(rank)
        self.to.longs(tuple(tensor.size())[:rank])
        self.to.longs(tuple(tensor.stride())[:rank])
        self.to.longs((tensor.storage_offset() + 1 if rank else 1,))
        yield (storage if storage.size() else None,)

    def _storage(self, storage):
        # Empty storages have no memory that could identify them.
        key = key_of(storage) if storage.size() else id(storage)
        if self._begin(lua_values.TORCH, key, storage):
            self._class(_lua_type(storage))
            self.to.storage(storage, _storages[type(storage)])


def _lua_type(value):
    """Return the class in Lua: GPU tensors are written as CPU tensors, bools as bytes."""
    name = value.type()
    if "BFloat16" in name:
        raise TypeError(f"save_lua: Lua has no type for the elements of a {name}; convert it with .float()")
    return name.replace("cuda.", "").replace("Bool", "Byte")


def _double(value):
    number = float(value)
    if isinstance(value, int) and number != value:
        raise OverflowError(f"save_lua: Lua has only floats, and {value} has more than 53 bits")
    return number


def writer(write, mode, long_size, referenced, stand_in=None):
    """Return the Writer for the arguments of save_lua."""
    if mode not in ("binary", "ascii"):
        raise ValueError(f'save_lua: mode is "binary" or "ascii", not {mode!r}')
    if long_size not in (4, 8):
        raise ValueError(f"save_lua: a long has 4 or 8 bytes, not {long_size!r}")
    if sys.byteorder != "little" and mode == "binary":
        raise RuntimeError('save_lua: binary files are written on little-endian machines; use mode="ascii"')
    return Writer((Binary if mode == "binary" else Ascii)(write, long_size), referenced, stand_in)
